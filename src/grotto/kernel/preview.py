"""What an act would do, before it is done: clone, apply, compare. Every front end asks here."""

from __future__ import annotations

from grotto.kernel.agenda import CHANCE
from grotto.kernel.state import State


class Preview:
    """A position and what it would be after an act.

    >>> import grotto
    >>> game = grotto.game("caverna")
    >>> state = game.new(players=1)
    >>> grotto.preview(state, game.act("place logging")).change(state.actor)
    {'wood': 3}
    """

    __slots__ = ("after", "before")

    def __init__(self, before: State, after: State) -> None:
        self.before = before
        """The position as it is."""
        self.after = after
        """The position after the act."""

    def change(self, seat: int) -> dict[str, int]:
        """By how much the numbers that a player watches would change; those that stay are not named."""
        now = self.after.counters(seat)
        return {name: now[name] - n for name, n in self.before.counters(seat).items() if now[name] != n}

    @property
    def changes(self) -> list[dict[str, int]]:
        """What would change for each seat."""
        return [self.change(seat) for seat in range(len(self.before.result().totals))]

    @property
    def reveals(self) -> bool:
        """Whether chance decides next: there is no way back after that."""
        return self.after.actor == CHANCE

    @property
    def ends_turn(self) -> bool:
        """Whether a turn that is going on would be over."""
        return self.after.between_turns() and not self.before.between_turns()


def preview(state: State, act: int) -> Preview:
    """What a legal act would do; the position itself stays as it is."""
    after = state.clone()
    after.apply(act)
    return Preview(state, after)
