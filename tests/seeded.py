"""What server.py puts in place of chance: the same game every time, and tables that begin at a stored position.

It lives here and not behind an option, so that the product has no way to do any of that.

- The seed of a table follows from what is opened and from how many such tables its host has opened before.
- What a bot draws follows from the position.
- The clock is set forward by so many milliseconds as stand in a file, where one is named.
- A bot finds no move in time, where one is named.
- A table that is named `position: <file>` begins at that position of tests/positions.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from grotto import game as game_of
from grotto.kernel.state import State
from grotto.table.hall import Hall
from grotto.table.history import History, Row
from grotto.table.live import Live
from grotto.table.messages import Created
from grotto.table.seating import Seating, TablePlan
from grotto.table.thinking import Thinkers, Work
from grotto.table.workers import OutOfTime

POSITIONS = Path(__file__).parent / "positions"
MARK = "position: "
# Names the file that the server's clock goes by.
CLOCK = "GROTTO_TEST_CLOCK"
# Names a bot that never finds a move.
STUCK = "GROTTO_TEST_STUCK"


def digest(*parts: Any) -> str:
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def stored(name: str | None) -> dict[str, Any] | None:
    """The position that a table of this name begins at."""
    if not name or not name.startswith(MARK):
        return None
    found: dict[str, Any] = json.loads((POSITIONS / f"{name.removeprefix(MARK)}.json").read_text("utf-8"))
    return found


class SeededSeating(Seating):
    """Opens tables on known seeds."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.opened: Counter[str] = Counter()

    async def _open(
        self,
        person: str,
        plan: TablePlan,
        options: dict[str, Any],
        history: History,
        rows: list[Row],
        *more: Any,
        **named: Any,
    ) -> Created:
        if len(more) > 1 and more[1]:
            # A lesson knows its seed.
            return await super()._open(person, plan, options, history, rows, *more)
        # Forks and rematches of a table are told apart by the moves they begin with and by their number.
        agreed = {id: value for id, value in options.items() if id not in ("content", "rules")}
        what = digest(plan.game, plan.players, agreed, plan.name, [row.text for row in rows])
        self.opened[person + what] += 1
        history.seed = digest(what, self.opened[person + what])
        position = stored(plan.name)
        if position is not None:
            history.state = history.game.from_data(position)
        return await super()._open(person, plan, options, history, rows, *more, **named)


class SeededLive(Live):
    """Knows where its game began."""

    def recalled(self, rows: list[Row]) -> History:
        position = stored(self.row.name)
        if position is None:
            return super().recalled(rows)
        history = History(game_of(self.row.game), self.row.players, json.loads(self.row.options), self.row.seed)
        history.state = history.game.from_data(position)
        history.replay(rows)
        return history


class SeededThinkers(Thinkers):
    """Bots that do the same in the same position."""

    def draw(self, state: State) -> int:
        data = state.to_data()
        # A new version of the rules need not change what the bots of all tests do.
        data["options"] = {id: value for id, value in dict(data["options"]).items() if id != "rules"}
        return int(digest(data)[:8], 16)

    async def think(self, work: Work) -> list[str]:
        if work[3] == os.environ.get(STUCK):
            raise OutOfTime("as the test wants it")
        return await super().think(work)


def set_clock(file: Path) -> None:
    """Go by a clock that is set forward by what stands in a file, so that no test has to wait."""
    from grotto.table.database import now
    from grotto.table.storage import Storage

    Storage.clock = staticmethod(lambda: now() + int(file.read_text()))


def replace_chance() -> None:
    """Let this process open seeded tables only."""
    from grotto.table import hall
    from grotto.web import app

    if CLOCK in os.environ:
        set_clock(Path(os.environ[CLOCK]))
    hall.Live = SeededLive  # type: ignore[misc]
    app.Seating = SeededSeating  # type: ignore[misc]
    app.Thinkers = SeededThinkers  # type: ignore[misc]


def open_at(name: str) -> dict[str, Any]:
    """What to ask of this server for a table at a stored position, but for who sits there."""
    position = stored(MARK + name)
    assert position is not None
    game = game_of(position["game"])
    known = {option.id for option in game.options}
    options = {id: value for id, value in position.get("options", {}).items() if id in known}
    return {"game": game.id, "players": game.from_data(position).players, "options": options, "name": MARK + name}
