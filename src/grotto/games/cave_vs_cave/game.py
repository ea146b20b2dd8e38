"""Cave vs. Cave as a game of the house."""

from __future__ import annotations

from grotto.games.cave_vs_cave.book import VOCABULARY
from grotto.games.cave_vs_cave.course import set_up
from grotto.games.cave_vs_cave.facts import facts
from grotto.games.cave_vs_cave.observation import OBSERVATION, observe
from grotto.games.cave_vs_cave.scoring import score
from grotto.games.cave_vs_cave.state import TURNS, CaveState, new_state
from grotto.games.cave_vs_cave.value import prospect, value
from grotto.kernel.game import Game, Option, Options
from grotto.kernel.kinds import NONE
from grotto.kernel.observation import Observation
from grotto.kernel.state import Json, State


class CaveVsCave(Game):
    """Caverna: Cave vs. Cave, two players and solo."""

    far_sighted = True

    def __init__(self) -> None:
        options = (Option("first_player", ("random", 0, 1), "random", of_seats=True),)
        super().__init__("cave_vs_cave", (1, 2), options, VOCABULARY)

    def start(self, players: int, options: Options) -> State:
        return set_up(new_state(players, _first_player(options), int(options["rules"])))

    def blank(self, players: int, options: Options) -> State:
        return new_state(players, _first_player(options), int(options["rules"]))

    def sources(self) -> tuple[str, ...]:
        return ("room",)

    def built(self) -> dict[str, str]:
        return {"furnished": "room"}

    def facts(self) -> Json:
        return facts()

    def shown(self, state: State) -> Json:
        """How many turns each player has in this round."""
        assert isinstance(state, CaveState)
        return {"turns": TURNS[state.players][state.round - 1] if state.round else 0}

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, CaveState)
        return value(state, seat)

    def prospect(self, state: State, seat: int) -> float:
        assert isinstance(state, CaveState)
        return prospect(state, seat)

    def observation(self) -> Observation:
        return OBSERVATION

    def observe(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, CaveState)
        return observe(state, seat)

    def progress(self, state: State) -> tuple[int, int]:
        assert isinstance(state, CaveState)
        return state.round, len(TURNS[state.players])

    def marked(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, CaveState)
        cave = state.caves[seat]
        return (*cave.goods, score(cave))


def _first_player(options: Options) -> int:
    first = options["first_player"]
    return first if isinstance(first, int) else NONE
