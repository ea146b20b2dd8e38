"""The agenda: a stack of things still to be done, and the connectives of the rulebooks.

A frame on the stack is a tuple of small numbers: the number of its step, then whatever the
step has to remember. Steps and parts are shared, unchanging objects; all that changes is in
the state, so that an agenda is copied and written down together with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from grotto.kernel.events import Prompt, Reason

if TYPE_CHECKING:
    from grotto.kernel.state import State

S = TypeVar("S", bound="State")

# Actors that are not seats.
CHANCE = -1
NOBODY = -2

Frame = tuple[int, ...]
Chances = list[tuple[int, int]]


class Step(Generic[S]):
    """A thing to be done: who decides, what is legal, what an act does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1
        # Whether exchanges and other side acts may be made while this is to be decided.
        self.allows_side_acts = True
        # Whether this comes up only when no turn is going on: a turn begins with it.
        self.between_turns = False
        # Automatic steps decide nothing: they are carried out as soon as they come up.
        self.automatic = False

    def actor(self, state: S, frame: Frame) -> int:
        """The seat that decides, or CHANCE."""
        return state.seat

    def legal(self, state: S, frame: Frame, acts: list[int]) -> None:
        """Append every legal act; side acts are not the step's business."""
        raise NotImplementedError

    def apply(self, state: S, frame: Frame, act: int) -> None:
        """Carry the act out. The frame has been taken off the stack: push it again to go on."""
        raise NotImplementedError

    def prompt(self, state: S, frame: Frame) -> Prompt:
        """What is being asked."""
        return Prompt(self.name, {})

    def explain(self, state: S, frame: Frame, act: int) -> Reason:
        """Why an act that is not legal is not legal."""
        return Reason("not_now", {})


class ChanceStep(Step[S]):
    """A die or a draw. With one outcome left nobody is asked, unless the step waits."""

    def __init__(self, name: str, waits: bool = False) -> None:
        super().__init__(name)
        # Whether what it brings is not to be known before. A single outcome is waited for as well, so that a position
        # that was reached by trying an act out stops here; bots don't try its outcomes out.
        self.waits = waits

    def actor(self, state: S, frame: Frame) -> int:
        return CHANCE

    def outcomes(self, state: S, frame: Frame) -> Chances:
        """Every possible outcome with its weight."""
        raise NotImplementedError

    def legal(self, state: S, frame: Frame, acts: list[int]) -> None:
        for act, _ in self.outcomes(state, frame):
            acts.append(act)


class AutomaticStep(Step[S]):
    """A step without a decision."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.automatic = True

    def run(self, state: S, frame: Frame) -> None:
        """Carry it out. The frame has been taken off the stack."""
        raise NotImplementedError


class Part(Generic[S]):
    """One field of an action: something that can be carried out by a single act."""

    def offer(self, state: S, acts: list[int]) -> None:
        """Append the acts by which this part can be carried out now."""
        raise NotImplementedError

    def claims(self, act: int) -> bool:
        """Whether the act belongs to this part, legal or not."""
        raise NotImplementedError

    def take(self, state: S, act: int) -> None:
        """Carry the part out; what remains to be decided is pushed on the agenda."""
        raise NotImplementedError

    def explain(self, state: S, act: int) -> Reason:
        """Why the act, one of this part's, can't be done now."""
        return Reason("not_now", {})

    def possible(self, state: S) -> bool:
        """Whether the part can really be carried out now."""
        acts: list[int] = []
        self.offer(state, acts)
        return bool(acts)


class AtMostOne(Part[S]):
    """Either A or B (or neither, where whatever holds this part lets it be left out)."""

    def __init__(self, parts: list[Part[S]]) -> None:
        self.parts = parts

    def offer(self, state: S, acts: list[int]) -> None:
        for part in self.parts:
            part.offer(state, acts)

    def claims(self, act: int) -> bool:
        return any(part.claims(act) for part in self.parts)

    def take(self, state: S, act: int) -> None:
        offering(self.parts, state, act).take(state, act)

    def explain(self, state: S, act: int) -> Reason:
        for part in self.parts:
            if part.claims(act):
                return part.explain(state, act)
        return Reason("not_now", {})


def offering(parts: list[Part[S]], state: S, act: int) -> Part[S]:
    """The part that offers a legal act. Where several claim it, only one may offer it."""
    claiming = [part for part in parts if part.claims(act)]
    if len(claiming) > 1:
        for part in claiming:
            acts: list[int] = []
            part.offer(state, acts)
            if act in acts:
                return part
    return claiming[0]


class Connective(Step[S]):
    """Several parts of which the player carries out some: *and/or*, *and then*, *and then/or*.

    Its frame remembers the used parts as bits. `close` is the act that leaves the rest undone;
    it is legal once `needed` parts were used, or when none of the others is possible. A lingering
    connective waits for that act even when no part is left; any other goes away by itself.
    """

    def __init__(self, name: str, parts: list[Part[S]], close: int, needed: int = 0, lingers: bool = False) -> None:
        super().__init__(name)
        self.parts = parts
        self.close = close
        self.needed = needed
        self.lingers = lingers

    def open(self, used: int) -> int:
        """The parts that may come next, as bits: here any that was not used."""
        return ((1 << len(self.parts)) - 1) & ~used

    def legal(self, state: S, frame: Frame, acts: list[int]) -> None:
        used = frame[1]
        left = self.open(used)
        for index, part in enumerate(self.parts):
            if left >> index & 1:
                part.offer(state, acts)
        if used.bit_count() >= self.needed or not acts:
            acts.append(self.close)

    def apply(self, state: S, frame: Frame, act: int) -> None:
        if act == self.close:
            self.closed(state)
            return
        used = frame[1]
        left = self.open(used)
        part = offering([part for index, part in enumerate(self.parts) if left >> index & 1], state, act)
        used |= 1 << self.parts.index(part)
        if self.lingers or self.open(used):
            state.agenda.append((self.number, used))
        part.take(state, act)

    def closed(self, state: S) -> None:
        """What happens when the player leaves the rest undone: by default, nothing."""

    def explain(self, state: S, frame: Frame, act: int) -> Reason:
        left = self.open(frame[1])
        reason = "not_part"
        for index, part in enumerate(self.parts):
            if part.claims(act):
                if left >> index & 1:
                    return part.explain(state, act)
                reason = "choice_made" if isinstance(part, AtMostOne) else "part_used"
        return Reason(reason, {})


class AnyOf(Connective[S]):
    """A *and/or* B: any of the parts, in any order, each once."""


class AndThenOr(Connective[S]):
    """A *and then/or* B: one of them or both; if both, in the order given."""

    def open(self, used: int) -> int:
        return ((1 << len(self.parts)) - 1) & ~((1 << used.bit_length()) - 1)


class AndThen(Connective[S]):
    """A *and then* B: each part only after the one before it."""

    def open(self, used: int) -> int:
        return (used + 1) & ((1 << len(self.parts)) - 1)


class Nested(Part[S]):
    """A connective as a part of another: its first act begins it, the rest goes on the agenda."""

    def __init__(self, inner: Connective[S]) -> None:
        self.inner = inner

    def offer(self, state: S, acts: list[int]) -> None:
        left = self.inner.open(0)
        for index, part in enumerate(self.inner.parts):
            if left >> index & 1:
                part.offer(state, acts)

    def claims(self, act: int) -> bool:
        return any(part.claims(act) for part in self.inner.parts)

    def take(self, state: S, act: int) -> None:
        assert self.inner.number >= 0, "a nested connective is declared like any other step"
        self.inner.apply(state, (self.inner.number, 0), act)

    def explain(self, state: S, act: int) -> Reason:
        return self.inner.explain(state, (self.inner.number, 0), act)


class StepBook:
    """All steps of a game, numbered; frames are written down by the names."""

    __slots__ = ("by_name", "steps")

    def __init__(self) -> None:
        self.steps: list[Step[State]] = []
        self.by_name: dict[str, Step[State]] = {}

    def add(self, step: Step[S]) -> Step[S]:
        """Give the step its number."""
        if step.name in self.by_name:
            raise ValueError(f"the step {step.name!r} is declared twice")
        step.number = len(self.steps)
        # A step only ever meets states of its own game.
        self.steps.append(cast("Step[State]", step))
        self.by_name[step.name] = cast("Step[State]", step)
        return step
