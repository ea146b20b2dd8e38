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

    __slots__ = ("after", "before", "then")

    def __init__(self, before: State, after: State, then: State | None = None) -> None:
        self.before = before
        """The position as it is."""
        self.after = after
        """The position after the act and all that follows by itself."""
        self.then = then
        """The position when the act is over and something follows by itself: a meal, the income of a new round."""

    def change(self, seat: int) -> dict[str, int]:
        """By how much the numbers that a player watches would change; those that stay are not named."""
        return _change(self.before, self.after, seat)

    @property
    def changes(self) -> list[dict[str, int]]:
        """What would change for each seat."""
        return [self.change(seat) for seat in range(len(self.before.result().totals))]

    def following(self, seat: int) -> dict[str, dict[str, int]]:
        """The part of the change that automatic steps after the act cause, by the source that their events name.

        The score is left out: it has no place of its own.
        """
        if self.then is None:
            return {}
        found: dict[str, dict[str, int]] = {}
        for name, n in _change(self.then, self.after, seat).items():
            if name != "score":
                found.setdefault(self._source(seat, name), {})[name] = n
        return found

    def _source(self, seat: int, good: str) -> str:
        """The one source of what automatic steps change of a good; empty if there are several."""
        told = [event.data for event in self.after.events or () if event.seat == seat]
        sources = {str(data.get("source", "")) for data in told if data.get("good") == good}
        return sources.pop() if len(sources) == 1 else ""

    def points(self, seat: int) -> dict[str, int]:
        """By how much the score would change in each category."""
        before, after = self.before.result().categories[seat], self.after.result().categories[seat]
        return {name: n - before[name] for name, n in after.items() if n != before[name]}

    @property
    def reveals(self) -> bool:
        """Whether chance decides next: there is no way back after that."""
        return self.after.actor == CHANCE

    @property
    def ends_turn(self) -> bool:
        """Whether a turn that is going on would be over."""
        return self.after.between_turns() and not self.before.between_turns()


def _change(before: State, after: State, seat: int) -> dict[str, int]:
    now = after.counters(seat)
    return {name: now[name] - n for name, n in before.counters(seat).items() if now[name] != n}


def preview(state: State, act: int) -> Preview:
    """What a legal act would do; the position itself stays as it is."""
    after = state.clone()
    after.carry_out(act)
    if after.settle(False):
        return Preview(state, after)
    then = after.clone()
    after.listen()
    after.settle()
    return Preview(state, after, then)
