"""The agenda: a stack of things still to be done, and the connectives of the rulebooks.

A frame on the stack is a tuple of small numbers: the number of its step, then what the step remembers, in the order in
which it declares that. Rule code gives the numbers their names again: `_, left, strength = frame`. Steps and parts are
shared, unchanging objects; all that changes is in the state, so that an agenda is copied and written together with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from grotto.kernel import mypyc_attr
from grotto.kernel.bits import bits
from grotto.kernel.data import Fields, bad_range, bad_type, quoted_id, quoted_number, whole
from grotto.kernel.errors import BadData
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import Json, Kind, list_of
from grotto.kernel.shapes import Field

if TYPE_CHECKING:
    from grotto.kernel.state import State

S = TypeVar("S", bound="State")

# Actors that are not seats.
CHANCE: Final = -1
"""The actor while chance decides."""
NOBODY: Final = -2
"""The actor when the game is over."""

# What `closes_by_itself` returns where somebody has to decide.
NO_ACT: Final = -1

Frame = tuple[int, ...]
Chances = list[tuple[int, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A thing to be done: who decides, what is legal, what an act does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1
        # Whether exchanges and other side acts may be made while this is to be decided.
        self.allows_side_acts = True
        # True for steps between two turns: the one that begins a turn, and automatic ones such as the end of a round.
        # What such an automatic step does is not part of the act before it.
        self.between_turns = False
        # Automatic steps decide nothing: they are carried out as soon as they come up.
        self.automatic = False
        # The result of `remembers()`, kept because it never changes.
        self.fields: list[Field] = []
        # The length of its frames, the number of the step included.
        self.size = 1

    def remembers(self) -> list[Field]:
        """What a frame of this step remembers, in order: names, kinds and limits."""
        return []

    def misfit(self, frame: Frame) -> ValueError:
        """The mistake of a rule that has pushed a frame with more or fewer numbers than the step remembers."""
        names = "".join([f", {field.name}" for field in self.fields])
        return ValueError(f"a frame of the step {self.name!r} is (number{names}), but {frame} was pushed")

    def fits(self, state: S, frame: Frame) -> bool:
        """Whether a frame that was read from data speaks of things that this position has."""
        return True

    def actor(self, state: S, frame: Frame) -> int:
        """The seat that decides, or CHANCE."""
        return state.seat

    def legal(self, state: S, frame: Frame, acts: list[int]) -> None:
        """Append every legal act; side acts are not the step's business."""
        raise NotImplementedError

    def apply(self, state: S, frame: Frame, act: int) -> None:
        """Carry the act out. The frame has been taken off the stack: push it again to go on."""
        raise NotImplementedError

    def closes_by_itself(self, state: S, frame: Frame) -> int:
        """The act that is done without asking, or NO_ACT if somebody is to decide."""
        return NO_ACT

    def forfeits(self, state: S, frame: Frame, act: int) -> list[int]:
        """The parts that are possible now and no longer after this legal act: one example act for each."""
        return []

    def prompt(self, state: S, frame: Frame) -> Prompt:
        """What is being asked."""
        return Prompt(self.name, {})

    def explain(self, state: S, frame: Frame, act: int) -> Reason:
        """Why an act is not legal."""
        return Reason("not_now", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A die or a draw. A single outcome happens by itself, unless the step waits."""

    def __init__(self, name: str, waits: bool = False) -> None:
        super().__init__(name)
        # True if the outcome must stay unknown until it is drawn, as with a page of a book. Then chance is asked even
        # for a single outcome, so that an act tried on a copy stops here; bots do not look at its outcomes.
        self.waits = waits

    def actor(self, state: S, frame: Frame) -> int:
        return CHANCE

    def outcomes(self, state: S, frame: Frame) -> Chances:
        """Every possible outcome with its weight."""
        raise NotImplementedError

    def legal(self, state: S, frame: Frame, acts: list[int]) -> None:
        for act, _ in self.outcomes(state, frame):
            acts.append(act)


@mypyc_attr(allow_interpreted_subclasses=True)
class EvenStep(ChanceStep[S]):
    """A die or a draw whose outcomes are all equally likely: `legal` gives them, and no weight is written."""

    def outcomes(self, state: S, frame: Frame) -> Chances:
        acts: list[int] = []
        self.legal(state, frame, acts)
        return [(act, 1) for act in acts]

    def legal(self, state: S, frame: Frame, acts: list[int]) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Step[S]):
    """A step without a decision."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.automatic = True

    def run(self, state: S, frame: Frame) -> None:
        """Carry it out. The frame has been taken off the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class AtMostOne(Part[S]):
    """Either A or B (or neither, if the connective that has this part lets it be left out)."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts(Kind):
    """The used parts of a connective, kept as bits; JSON lists their places, from 0."""

    def __init__(self, n: int) -> None:
        self.n = n

    def write(self, value: int, state: object) -> object:
        return bits(value)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        used = 0
        for place in list_of(data, where):
            used |= 1 << whole(place, 0, self.n - 1, where)
        return used

    def holds(self, value: int, state: object) -> bool:
        return 0 <= value < 1 << self.n

    def form(self) -> str:
        return "list of places from 0"


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def remembers(self) -> list[Field]:
        return [Field("used", Parts(len(self.parts)))]

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

    def closes_by_itself(self, state: S, frame: Frame) -> int:
        return self.close if not self.lingers and state.only(self.close) else NO_ACT

    def forfeits(self, state: S, frame: Frame, act: int) -> list[int]:
        used = frame[1]
        left = self.open(used)
        parts = [part for index, part in enumerate(self.parts) if left >> index & 1]
        # Besides its parts a step may offer acts of its own, which take nothing away.
        if not any(part.claims(act) for part in parts):
            return []
        part = offering(parts, state, act)
        taken = 1 << self.parts.index(part)
        lost: list[int] = []
        for index in bits(left & ~taken & ~self.open(used | taken)):
            acts: list[int] = []
            self.parts[index].offer(state, acts)
            lost += acts[:1]
        return lost

    def closed(self, state: S) -> None:
        """What happens when the player leaves the rest undone: by default, nothing."""

    def why_closed(self, place: int, used: int) -> Reason:
        """Why the part in this place may not come next, with these ones used."""
        return Reason("choice_made" if isinstance(self.parts[place], AtMostOne) else "part_used", {})

    def explain(self, state: S, frame: Frame, act: int) -> Reason:
        used = frame[1]
        left = self.open(used)
        reason = Reason("not_part", {})
        for index, part in enumerate(self.parts):
            if part.claims(act):
                if left >> index & 1:
                    return part.explain(state, act)
                reason = self.why_closed(index, used)
        return reason


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOf(Connective[S]):
    """A *and/or* B: any of the parts, in any order, each once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ordered(Connective[S]):
    """Groups of parts in the order given, and/or within a group.

    A *and then/or* B: any group may be left out, and one can go on to the next without closing the one before.
    A *and then* B (`each`): a group may be begun only after the one before it.
    """

    def __init__(
        self,
        name: str,
        groups: list[list[Part[S]]],
        close: int,
        each: bool = False,
        needed: int = 0,
        lingers: bool = False,
    ) -> None:
        super().__init__(name, [part for group in groups for part in group], close, needed, lingers)
        self.groups = groups
        self.each = each
        # The parts that may come next, for each set of used ones.
        self.next = [self._next(used) for used in range(1 << len(self.parts))]

    def _next(self, used: int) -> int:
        left = 0
        place = 0
        for group in self.groups:
            members = (1 << len(group)) - 1 << place
            place += len(group)
            # Whatever comes before the group of the last part used is closed.
            if used >> place == 0:
                left |= members & ~used
                if self.each and not used & members:
                    break
        return left

    def open(self, used: int) -> int:
        return self.next[used]

    def why_closed(self, place: int, used: int) -> Reason:
        if used >> place & 1:
            return super().why_closed(place, used)
        return Reason("part_passed" if used >> place else "part_to_come", {})


@mypyc_attr(allow_interpreted_subclasses=True)
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
    """All steps of a game, numbered. In JSON a frame has the names of its step and of the step's fields."""

    __slots__ = ("by_name", "steps")

    def __init__(self) -> None:
        self.steps: list[Step[State]] = []
        self.by_name: dict[str, Step[State]] = {}

    def add(self, step: Step[S]) -> Step[S]:
        """Give the step its number."""
        if step.name in self.by_name:
            raise ValueError(f"the step {step.name!r} is declared twice")
        step.number = len(self.steps)
        step.fields = step.remembers()
        step.size = len(step.fields) + 1
        # A step only ever meets states of its own game.
        self.steps.append(cast("Step[State]", step))
        self.by_name[step.name] = cast("Step[State]", step)
        return step

    def write(self, state: State, frame: Frame) -> object:
        """A frame as JSON: `{"step": "loot", "left": 2, "strength": 5}`."""
        step = self.steps[frame[0]]
        row: Json = {"step": step.name}
        for field, number in zip(step.fields, frame[1:], strict=True):
            row[field.name] = field.kind.write(number, state)
        return row

    def read(self, state: State, row: object, where: str) -> Frame:
        """The frame that `write` wrote, or the older form: a list of the step's name and bare numbers."""
        if isinstance(row, list):
            return self._read_numbers(state, row, where)
        fields = Fields(row, where)
        step = self._step(fields.get("step"), where)
        numbers: list[int] = []
        for field in step.fields:
            if field.name not in fields.data:
                raise BadData("data_missing", {"key": fields.where(field.name)})
            value = field.kind.read(fields.get(field.name), fields.where(field.name), state)
            assert isinstance(value, int), "what a frame remembers is kept as numbers"
            numbers.append(int(value))
        fields.done()
        return (step.number, *numbers)

    def _read_numbers(self, state: State, row: list[object], where: str) -> Frame:
        step = self._step(row[0] if row else None, where)
        numbers: list[int] = []
        for number in row[1:]:
            if not isinstance(number, int) or isinstance(number, bool):
                raise bad_type(where, number, "integer")
            numbers.append(number)
        if len(numbers) != len(step.fields):
            n = len(step.fields)
            raise bad_range(where, len(numbers), n, n)
        for field, n in zip(step.fields, numbers, strict=True):
            if not field.kind.holds(n, state):
                raise BadData("data_number", {"key": f"{where}.{field.name}", "value": quoted_number(n)})
        return (step.number, *numbers)

    def _step(self, name: object, where: str) -> Step[State]:
        if not isinstance(name, str) or name not in self.by_name:
            allowed = ", ".join(self.by_name)
            raise BadData("data_value", {"key": where, "value": quoted_id(name), "allowed": allowed})
        return self.by_name[name]
