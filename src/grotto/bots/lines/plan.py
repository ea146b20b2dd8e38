"""A plan of a game: what to do in each part of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.kernel.state import State

# What a plan may have instead of an act: any side act that is possible here, or any other act. Lower numbers stand for
# an act like a given one, one with the same meaning in another place, or a wish from a sketch.
ANY_SIDE_ACT: Final = -1
ANY_ACT: Final = -2
_ANOTHER: Final = -3
_ELSEWHERE: Final = -100_000_000
WISH: Final = -200_000_000


def another(act: int) -> int:
    """Stands in a plan for: another act with the same verb."""
    return _ANOTHER - act


def unlike(planned: int) -> int:
    """The act that was given to `another`."""
    return _ANOTHER - planned


def elsewhere(act: int) -> int:
    """Stands in a plan for: an act with the same meaning in another place."""
    return _ELSEWHERE - act


def is_elsewhere(planned: int) -> bool:
    """Whether this stands for an act in another place."""
    return WISH < planned <= _ELSEWHERE


def displaced(planned: int) -> int:
    """The act that was given to `elsewhere`."""
    return _ELSEWHERE - planned


class Slot(NamedTuple):
    """When something is decided: the stage of the game (a round), the step that asks first, and whom it asks."""

    stage: int
    step: int
    seat: int = 0

    def earlier(self, other: Slot) -> bool:
        """Whether this is the same question to the same seat in an earlier stage."""
        return self.stage < other.stage and self.step == other.step and self.seat == other.seat


class Leg(NamedTuple):
    """A part of a line: a turn, or what is decided between turns."""

    slot: Slot
    acts: tuple[int, ...]
    turn: bool

    def with_acts(self, acts: tuple[int, ...]) -> Leg:
        """The same part, decided otherwise."""
        return Leg(self.slot, acts, self.turn)

    def with_act(self, n: int, act: int) -> Leg:
        """The same part with another act in the place of one."""
        return self.with_acts((*self.acts[:n], act, *self.acts[n + 1 :]))


class Line:
    """A game played to its end: its legs, the position before each of them, the score, the estimate at each slot.

    Where others play, their legs are among them.
    """

    __slots__ = ("legs", "marks", "own", "score", "states", "turns")

    def __init__(
        self, legs: list[Leg], states: list[State], score: float, marks: dict[Slot, float], seat: int = 0
    ) -> None:
        self.legs = legs
        self.states = states
        self.score = score
        self.marks = marks
        # How many legs are those of the seat that it is about, and how many of these are turns.
        own = [leg for leg in legs if leg.slot.seat == seat]
        self.own = len(own)
        self.turns = sum([leg.turn for leg in own])

    def acts(self) -> list[int]:
        """All acts from the beginning, those of others among them."""
        return [act for leg in self.legs for act in leg.acts]

    def joined(self, slot: Slot, state: State, plan: Plan) -> int:
        """The leg from which on a plan that has come to this position goes on as this line does; -1 if it does not."""
        place = next(n for n, leg in enumerate(self.legs) if leg.slot == slot)
        if place < len(self.legs) - plan.same or plan.has_left_over(slot) or self.states[place] != state:
            return -1
        return place

    def worth(self, premium: float) -> float:
        """The score, with a premium for each turn, because later changes need turns to work with."""
        return self.score + premium * self.turns


class Plan:
    """What is still to be played: the legs of each slot, from last to first.

    Turns left over in their stage may be carried to the next one, and later ones may fill a gap; those of a sketch wait
    for their stage.
    """

    __slots__ = ("carries", "legs", "same", "waits")

    def __init__(self, legs: list[Leg], carries: bool = False, same: int = 0, waits: bool = False) -> None:
        self.carries = carries
        self.waits = waits
        # How many legs at the end are those of the line that was changed.
        self.same = same
        self.legs: dict[Slot, list[tuple[int, ...]]] = {}
        for leg in reversed(legs):
            self.legs.setdefault(leg.slot, []).append(leg.acts)

    def take(self, slot: Slot) -> list[int] | None:
        """The acts of the next leg of a slot, from last to first; None if there is none left."""
        legs = self.legs.get(slot)
        return list(legs.pop()[::-1]) if legs else None

    def carry(self, slot: Slot) -> None:
        """Turns left over from earlier stages come first in this one."""
        for other in [other for other in self.legs if other.earlier(slot)]:
            self.legs.setdefault(slot, []).extend(self.legs.pop(other))

    def has_left_over(self, slot: Slot) -> bool:
        """Whether a turn would be carried over to this stage."""
        if not self.carries:
            return False
        return any(legs and other.earlier(slot) for other, legs in self.legs.items())

    def later(self, slot: Slot) -> list[list[tuple[int, ...]]]:
        """The legs of the same kind in later stages, the next one first."""
        return [self.legs[other] for other in sorted(self.legs) if slot.earlier(other)]
