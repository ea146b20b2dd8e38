"""Tables whose bot hung or failed repeatedly: each is left alone for a while, or until something changes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grotto.table.live import Live

# Seconds after which a table that was set aside is tried again.
REST = 900.0
# How many tables set aside by other servers are remembered, the latest ones.
MOST_ELSEWHERE = 1000


class Rest(NamedTuple):
    """The row at which a bot failed, the bot, and when it is asked again (milliseconds since 1970)."""

    seq: int
    bot: str
    until: int


def is_at(rest: Rest | None, live: Live) -> bool:
    """Whether a table is still where it was set aside."""
    return rest is not None and (rest.seq, rest.bot) == (live.history.seq, live.bot_to_move())


class Aside:
    """The tables set aside by this server, and those that other servers have reported."""

    def __init__(self) -> None:
        self.here: dict[str, Rest] = {}
        self.elsewhere: dict[str, Rest] = {}
        # Lets other servers know.
        self.announce: Callable[[str, Rest], None] = lambda table, rest: None

    def __contains__(self, live: Live) -> bool:
        """Whether a table rests here."""
        return is_at(self.here.get(live.row.id), live)

    def put(self, live: Live, now: int) -> None:
        """Let a table rest whose bot is to move."""
        bot = live.bot_to_move()
        if bot is not None:
            rest = self.here[live.row.id] = Rest(live.history.seq, bot, now + int(REST * 1000))
            self.announce(live.row.id, rest)

    def hear(self, table: str, rest: Rest) -> None:
        """Another server has set a table aside."""
        self.elsewhere.pop(table, None)
        self.elsewhere[table] = rest
        while len(self.elsewhere) > MOST_ELSEWHERE:
            del self.elsewhere[next(iter(self.elsewhere))]

    def until(self, live: Live, now: int) -> int | None:
        """When a table that rests is tried again."""
        found = [self.here.get(live.row.id), self.elsewhere.get(live.row.id)]
        return max(
            (rest.until for rest in found if rest is not None and rest.until > now and is_at(rest, live)), default=None
        )

    def forget(self, table: str) -> bool:
        """Try a table again; whether it rested here."""
        return self.here.pop(table, None) is not None
