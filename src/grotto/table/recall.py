"""Loading a stored game: it is replayed by the rules that it was begun with, or else becomes read-only.

A table names the version of its rules and the content of its pack among its options. Where this program can't follow it
(the pack is gone, the version unknown, a change without a switch) its rows are kept with what was stored with them.
Nothing is ever shown silently different: what the replay comes to is held against what the table's row says.
"""

from __future__ import annotations

from grotto.games import GAMES
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import NOBODY
from grotto.kernel.errors import BadOption, BadRecord
from grotto.kernel.events import Result
from grotto.kernel.game import Game, Options
from grotto.kernel.state import Json, State
from grotto.table.history import History, Row
from grotto.table.storage import TableRow
from grotto.table.views import stored_result


class NoState(State):
    """Stands for the position of a game that is not installed."""

    __slots__ = ()

    def result(self) -> Result:
        return Result(({},) * self.players, (0,) * self.players, (), "", False)

    def counters(self, seat: int) -> dict[str, int]:
        return {}

    def between_turns(self) -> bool:
        return True

    def settle(self, on: bool = True) -> bool:
        """Nothing can go on here."""
        return True

    def to_data(self) -> Json:
        return {}


class NoGame(Game):
    """Stands for a game that is not installed; its stored acts can still be read."""

    def __init__(self, id: str, players: int) -> None:
        super().__init__(id, (players,), (), Vocabulary())

    def checked(self, players: int, options: Options) -> Options:
        return options

    def start(self, players: int, options: Options) -> State:
        state = NoState()
        state.begin(players)
        return state

    def progress(self, state: State) -> tuple[int, int]:
        return 0, 0


def recall(row: TableRow, options: Options, rows: list[Row]) -> History:
    """The history of a table.

    The first tables did not name the version of their rules. It is the newest version of that time that agrees with
    the table's row, otherwise the one that gets furthest.
    """
    try:
        game = GAMES[row.game]
        if "rules" in options:
            return _followed(game, row, options, rows)
        options = game.renewed(row.players, options)
        best: History | None = None
        for version in game.versions.candidates():
            history = _followed(game, row, {"rules": version, **options}, rows)
            if history.stuck is None:
                return history
            if best is None or history.followed > best.followed:
                best = history
        assert best is not None
        return best
    except BadOption as error:
        lost = History(NoGame(row.game, row.players), row.players, options, row.seed)
        lost.stop(error)
        lost.take_over(rows)
        return lost


def _followed(game: Game, row: TableRow, options: Options, rows: list[Row]) -> History:
    history = History(game, row.players, options, row.seed)
    history.take_over(rows)
    if history.stuck is None and not _agrees(history, row):
        history.stop(BadRecord("record_differs", {"n": history.moves}))
    return history


def _agrees(history: History, row: TableRow) -> bool:
    """Whether a replay agrees with the table's row."""
    state, stored = history.state, stored_result(row)
    actor = NOBODY if history.over else state.actor
    if (history.moves, history.over, actor) != (row.moves, row.over, row.actor):
        return False
    return stored is None or tuple(stored.totals) == state.result().totals
