"""The clock of a table: so many days for each turn, or minutes for the whole game with an increment for each turn.

Pure functions: a clock and a moment give another clock. Its state at the last change is stored, so a restart changes
nothing. Chance and bots use nobody's time.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Kind = Literal["days", "minutes"]
# At zero a bot plays on, or everybody waits until the player who ran out of time comes back.
Zero = Literal["bot", "pause"]
# Milliseconds of what a clock is set to.
SPANS: dict[Kind, int] = {"days": 24 * 3600 * 1000, "minutes": 60 * 1000}
NOBODYS = -1
# Milliseconds that a player whose time was over gets at least when going on.
AGAIN = 60_000


class ClockPlan(Struct):
    """A clock: so many days for each turn, or minutes for the game and more seconds for each turn."""

    kind: Kind
    amount: Annotated[int, Meta(ge=1, le=600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    # At zero a bot plays on, or everybody waits until the player who ran out of time is back.
    zero: Zero = "bot"


class Clock(Struct, frozen=True):
    """How a clock stood at a moment; all spans are milliseconds."""

    kind: Kind
    span: int
    increment: int
    zero: Zero
    left: tuple[int, ...]
    # Whose time runs, and since when.
    running: int
    since: int
    # Whose last turn brought the increment, as long as nobody else has acted.
    granted: int = NOBODYS

    @property
    def deadline(self) -> int | None:
        """When the time that runs is over."""
        return None if self.running < 0 else self.since + self.left[self.running]

    def is_over(self, now: int) -> bool:
        """Whether somebody's time has run out."""
        return self.deadline is not None and now >= self.deadline

    def left_at(self, now: int) -> list[int]:
        """What everybody has left at a moment."""
        return list(self.stopped(now).left)

    def stopped(self, now: int) -> Clock:
        """Stop the clock; the time that has passed is charged to the seat whose time it was."""
        return self._charged(now, self.running)

    def _charged(self, now: int, seat: int) -> Clock:
        """Charge the time that has passed to the seat whose clock was running, if any."""
        left = self.left
        if self.running >= 0 and seat >= 0:
            # Clocks of machines may be set back.
            left = _with(left, seat, max(0, left[seat] - max(0, now - self.since)))
        return msgspec.structs.replace(self, left=left, running=NOBODYS, since=now)

    def running_for(self, seat: int, now: int) -> Clock:
        """Run the clock for a seat, or for nobody. A player who comes back after zero gets a new span for this turn."""
        clock = self.stopped(now)
        if seat >= 0 and clock.left[seat] == 0:
            clock = msgspec.structs.replace(clock, left=_with(clock.left, seat, clock.fresh))
        return msgspec.structs.replace(clock, running=seat)

    @property
    def fresh(self) -> int:
        """The time that a player gets who goes on after zero."""
        return self.span if self.kind == "days" else max(self.increment, AGAIN)

    def after_act(self, mover: int, actor: int, new_turn: bool, now: int) -> Clock:
        """A seat has acted, and somebody (perhaps the same seat) decides next; nobody's time runs yet."""
        clock = self.stopped(now)
        passed = actor != mover or new_turn
        left = clock.left
        if passed and self.kind == "minutes":
            left = _with(left, mover, left[mover] + self.increment)
        if passed and self.kind == "days" and actor >= 0:
            left = _with(left, actor, self.span)
        return msgspec.structs.replace(clock, left=left, granted=mover if passed else NOBODYS)

    def after_undo(self, seat: int, now: int) -> Clock:
        """A seat has taken something back: it is charged the time since then, and gets no increment."""
        clock = self._charged(now, seat)
        left = clock.left
        if self.granted == seat and self.kind == "minutes":
            left = _with(left, seat, max(0, left[seat] - self.increment))
        return msgspec.structs.replace(clock, left=left, granted=NOBODYS)

    def emptied(self, seat: int, now: int) -> Clock:
        """The time of a seat is over."""
        clock = self.stopped(now)
        return msgspec.structs.replace(clock, left=_with(clock.left, seat, 0))


def _with(left: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*left[:seat], value, *left[seat + 1 :])


def new_clock(kind: Kind, span: int, increment: int, zero: Zero, players: int, now: int) -> Clock:
    """A clock that has not been started."""
    return Clock(kind, span, increment, zero, (span,) * players, NOBODYS, now)


def plan_of(clock: Clock) -> ClockPlan:
    """How a clock was set."""
    return ClockPlan(clock.kind, clock.span // SPANS[clock.kind], clock.increment // 1000, clock.zero)
