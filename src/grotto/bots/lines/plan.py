"""A game as a plan: what is done in each part of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.kernel.state import State

# What a plan may say instead of an act: any side act that is possible here, or any other act. Smaller numbers ask for
# an act like a given one.
ANY_SIDE_ACT: Final = -1
ANY_ACT: Final = -2
_ANOTHER: Final = -3


def another(act: int) -> int:
    """What a plan says for: another act with the same verb."""
    return _ANOTHER - act


def unlike(planned: int) -> int:
    """The act that `another` was asked of."""
    return _ANOTHER - planned


# When something is decided: the stage of the game (a round) and the step that asks first.
Slot = tuple[int, int]


class Leg(NamedTuple):
    """A part of a line: a turn, or what is decided between turns."""

    slot: Slot
    acts: tuple[int, ...]
    turn: bool

    def with_acts(self, acts: tuple[int, ...]) -> Leg:
        """The same part, decided otherwise."""
        return Leg(self.slot, acts, self.turn)


class Line:
    """A game played to its end: its legs, the position before each of them, and the score."""

    __slots__ = ("legs", "score", "states", "turns")

    def __init__(self, legs: list[Leg], states: list[State], score: float) -> None:
        self.legs = legs
        self.states = states
        self.score = score
        self.turns = sum([leg.turn for leg in legs])

    def acts(self) -> list[int]:
        """All acts of the seat from the beginning."""
        return [act for leg in self.legs for act in leg.acts]

    def worth(self, premium: float) -> float:
        """The score, and a premium for each turn: turns are what later changes feed on."""
        return self.score + premium * self.turns


class Plan:
    """What is still to be played: the legs of each slot, in order."""

    __slots__ = ("legs",)

    def __init__(self, legs: list[Leg]) -> None:
        self.legs: dict[Slot, list[tuple[int, ...]]] = {}
        for leg in reversed(legs):
            self.legs.setdefault(leg.slot, []).append(leg.acts)

    def take(self, slot: Slot) -> list[int] | None:
        """The acts of the next leg of a slot, from last to first; None if there is none left."""
        legs = self.legs.get(slot)
        return list(legs.pop()[::-1]) if legs else None
