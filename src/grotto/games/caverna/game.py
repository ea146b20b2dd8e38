"""The game Caverna: The Cave Farmers: options, opening position, facts and value."""

from __future__ import annotations

from grotto.games.caverna.book import VOCABULARY
from grotto.games.caverna.course import at_work, first_turn, set_up
from grotto.games.caverna.facts import SEATS, facts
from grotto.games.caverna.harvest import NO_HARVEST, UNKNOWN
from grotto.games.caverna.observation import OBSERVATION, observe
from grotto.games.caverna.schedule import rounds_of
from grotto.games.caverna.scoring import score
from grotto.games.caverna.shown import shown
from grotto.games.caverna.sketches import SKETCHES
from grotto.games.caverna.state import FURNISHING_SETS, MARKER_TIMES, CavernaState, new_state
from grotto.games.caverna.value import growth, value
from grotto.games.caverna.versions import VERSIONS
from grotto.kernel.game import Game, Option, Options, Sketch
from grotto.kernel.kinds import NONE
from grotto.kernel.observation import Observation
from grotto.kernel.state import Json, State


class Caverna(Game):
    """Caverna: The Cave Farmers, one to seven players."""

    def __init__(self) -> None:
        options = (
            Option("first_player", ("random", 0, 1, 2, 3, 4, 5, 6), "random", of_seats=True),
            Option("furnishings", FURNISHING_SETS, FURNISHING_SETS[0], first=FURNISHING_SETS[1]),
            Option("harvest_markers", MARKER_TIMES, MARKER_TIMES[0]),
        )
        super().__init__("caverna", SEATS, options, VOCABULARY)
        self.versions = VERSIONS

    def start(self, players: int, options: Options) -> State:
        return set_up(_position(players, options))

    def blank(self, players: int, options: Options) -> State:
        return first_turn(_position(players, options))

    def shown(self, state: State) -> Json:
        assert isinstance(state, CavernaState)
        return shown(state)

    def begins(self, before: State, after: State) -> str:
        assert isinstance(before, CavernaState)
        assert isinstance(after, CavernaState)
        harvests = before.harvest not in (NO_HARVEST, UNKNOWN)
        return "harvest" if harvests and at_work(before) and not at_work(after) else ""

    def sources(self) -> tuple[str, ...]:
        return ("furnishing", "space")

    def built(self) -> dict[str, str]:
        return {"furnished": "furnishing"}

    def facts(self) -> Json:
        return facts()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, CavernaState)
        return value(state, seat)

    def growth(self, state: State, seat: int) -> float:
        assert isinstance(state, CavernaState)
        return growth(state, seat)

    def sketches(self) -> tuple[Sketch, ...]:
        return SKETCHES

    def observation(self) -> Observation:
        return OBSERVATION

    def observe(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, CavernaState)
        return observe(state, seat)

    def progress(self, state: State) -> tuple[int, int]:
        assert isinstance(state, CavernaState)
        return state.round, rounds_of(state.players)[-1]

    def marked(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, CavernaState)
        farm = state.farms[seat]
        return (*farm.goods, len(farm.strength), farm.begging, score(farm))


def _position(players: int, options: Options) -> CavernaState:
    """A new table with these options."""
    first = options["first_player"]
    intro = options["furnishings"] == FURNISHING_SETS[1]
    late = options["harvest_markers"] == MARKER_TIMES[1]
    state = new_state(players, first if isinstance(first, int) else NONE, intro, late)
    state.version = int(options["rules"])
    return state
