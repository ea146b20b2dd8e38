"""The game Caverna: The Cave Farmers: options, opening position, facts and value."""

from __future__ import annotations

from grotto.games.caverna.book import VOCABULARY
from grotto.games.caverna.course import first_turn, set_up
from grotto.games.caverna.facts import SEATS, facts
from grotto.games.caverna.schedule import rounds_of
from grotto.games.caverna.shown import shown
from grotto.games.caverna.state import FURNISHING_SETS, MARKER_TIMES, CavernaState, new_state
from grotto.games.caverna.value import value
from grotto.kernel.data import Fields
from grotto.kernel.errors import BadData, BadOption
from grotto.kernel.game import Game, Option, Options
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json, State


class Caverna(Game):
    """Caverna: The Cave Farmers, one to seven players."""

    def __init__(self) -> None:
        options = (
            Option("first_player", ("random", 0, 1, 2, 3, 4, 5, 6), "random", of_seats=True),
            Option("furnishings", FURNISHING_SETS, FURNISHING_SETS[0]),
            Option("harvest_markers", MARKER_TIMES, MARKER_TIMES[0]),
        )
        super().__init__("caverna", SEATS, options, VOCABULARY)

    def checked(self, players: int, options: Options) -> Options:
        full = super().checked(players, options)
        first = full["first_player"]
        if isinstance(first, int) and first >= players:
            allowed = ", ".join(["random", *[str(seat) for seat in range(players)]])
            raise BadOption("bad_option_value", {"option": "first_player", "value": first, "allowed": allowed})
        return full

    def start(self, players: int, options: Options) -> State:
        return set_up(_position(players, options))

    def blank(self, players: int, options: Options) -> State:
        return first_turn(_position(players, options))

    def read_options(self, players: int, fields: Fields) -> Options:
        options = super().read_options(players, fields)
        first = options["first_player"]
        if isinstance(first, int) and first >= players:
            raise BadData(
                "data_range", {"key": fields.where("first_player"), "value": first, "low": 0, "high": players - 1}
            )
        return options

    def shown(self, state: State) -> Json:
        assert isinstance(state, CavernaState)
        return shown(state)

    def sources(self) -> tuple[str, ...]:
        return ("furnishing", "space")

    def facts(self) -> Json:
        return facts()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, CavernaState)
        return value(state, seat)

    def progress(self, state: State) -> tuple[int, int]:
        assert isinstance(state, CavernaState)
        return state.round, rounds_of(state.players)[-1]


def _position(players: int, options: Options) -> CavernaState:
    """A new table with these options."""
    first = options["first_player"]
    intro = options["furnishings"] == FURNISHING_SETS[1]
    late = options["harvest_markers"] == MARKER_TIMES[1]
    return new_state(players, first if isinstance(first, int) else NONE, intro, late)
