"""The words between the boxes of an action space (rules section 5): and/or, and then; and when an action is over."""

from __future__ import annotations

from grotto.games.caverna.book import SKIP, SPACE_IDS, STEPS
from grotto.games.caverna.boxes import Box, Take
from grotto.games.caverna.state import CavernaState
from grotto.kernel.agenda import NO_ACT, AtMostOne, Frame, Nested, Ordered, Part, Step
from grotto.kernel.events import Prompt
from grotto.kernel.state import Json

BoxPart = Part[CavernaState]


class Action(Ordered[CavernaState]):
    """What an action space offers; something of it must be carried out, if anything can be."""

    def __init__(self, name: str, groups: list[list[BoxPart]], each: bool = False) -> None:
        super().__init__(name, groups, close=SKIP.act(), each=each, needed=1)
        # The boxes by which the action can begin.
        self.starts = [box for part in self.first_parts() for box in starting_boxes(part)]
        STEPS.add(self)

    def first_parts(self) -> list[BoxPart]:
        """The parts by which the action can begin."""
        return [part for index, part in enumerate(self.parts) if self.next[0] >> index & 1]

    def hopeful(self, state: CavernaState, used: int) -> bool:
        """Whether exchanges could make a part possible that was not used yet."""
        left = self.next[used]
        return any(hopeful(part, state) for index, part in enumerate(self.parts) if left >> index & 1)

    def closes_by_itself(self, state: CavernaState, frame: Frame) -> int:
        _, used = frame
        # Where nothing of the action is possible, it stays open only if exchanges could change that.
        if state.only(self.close) or (state.nothing_before(self.close) and not self.hopeful(state, used)):
            return self.close
        return NO_ACT

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        _, used = frame
        if used:
            return Prompt("go_on", {"space": SPACE_IDS[state.space]})
        # Before anything was done nothing can be left out.
        return Prompt("carry_out", {"space": SPACE_IDS[state.space]})


def and_or(name: str, *parts: BoxPart) -> Action:
    """A *and/or* B: one of them or both, in any order."""
    return Action(name, [list(parts)])


def and_then_or(name: str, *parts: BoxPart) -> Action:
    """A *and then/or* B: one of them or both; if both, in the order given."""
    return Action(name, [[part] for part in parts])


def groups_and_then_or(name: str, *groups: list[BoxPart]) -> Action:
    """[A and/or B] *and then/or* C."""
    return Action(name, list(groups))


def and_then(name: str, *parts: BoxPart) -> Action:
    """A *and then* B: A comes first, B may follow."""
    return Action(name, [[part] for part in parts], each=True)


class More(Step[CavernaState]):
    """What is left of a box that can be carried out several times."""

    def __init__(self, name: str, close: int) -> None:
        super().__init__(name)
        self.close = close

    def hopeful(self, state: CavernaState) -> bool:
        """Whether exchanges could make it possible once more."""
        raise NotImplementedError

    def closes_by_itself(self, state: CavernaState, frame: Frame) -> int:
        if state.only(self.close) or (state.nothing_before(self.close) and not self.hopeful(state)):
            return self.close
        return NO_ACT


# ---- parts that consist of others ------------------------------------------------------------


def hopeful(part: BoxPart, state: CavernaState) -> bool:
    """Whether exchanges could make a part possible."""
    return any(box.hopeful(state) for box in starting_boxes(part))


def starting_boxes(part: BoxPart) -> list[Box]:
    """The boxes by which a part can begin: it is possible if one of them is."""
    if isinstance(part, Box):
        return [part]
    if isinstance(part, AtMostOne):
        return [box for one in part.parts for box in starting_boxes(one)]
    assert isinstance(part, Nested)
    assert isinstance(part.inner, Action)
    return part.inner.starts


# ---- something must stay possible --------------------------------------------------------------


def at_stake(state: CavernaState, frame: Frame) -> bool:
    """Whether nothing was carried out yet, something could be, and an exchange might make it impossible (section 4)."""
    step = STEPS.steps[frame[0]]
    if not isinstance(step, Action):
        return False
    _, used = frame
    if used:
        return False
    found = False
    for box in step.starts:
        if box.possible(state):
            if box.steadfast(state):
                return False
            found = True
    return found


def leaves_nothing(state: CavernaState, frame: Frame, act: int) -> bool:
    """Whether nothing of an action could be carried out after an exchange."""
    step = STEPS.steps[frame[0]]
    assert isinstance(step, Action)
    after = state.clone()
    after.apply_side_act(act)
    return not any(box.possible(after) for box in step.starts)


# ---- flows -------------------------------------------------------------------------------------


class Flow:
    """How an action space is carried out: one box at once, or an action; for the Guest room either/or is and/or."""

    __slots__ = ("action", "always", "boxes", "guest", "once", "once_per_game", "takes_goods")

    def __init__(self, usual: Action | Box, guest: Action | None = None) -> None:
        self.once = usual if isinstance(usual, Box) else None
        self.action = usual if isinstance(usual, Action) else None
        self.guest = guest
        # Extension: both halves only once per game.
        self.once_per_game = False
        self.boxes = usual.starts if isinstance(usual, Action) else [usual]
        # Whether everybody can use the space at any time, or whenever goods lie there: most need no closer look.
        self.always = any(box.always for box in self.boxes)
        self.takes_goods = any(isinstance(box, Take) for box in self.boxes)


def either(name: str, *parts: BoxPart) -> Flow:
    """*Either* A *or* B, and the same as and/or."""
    return Flow(and_or(name, AtMostOne(list(parts))), and_or(f"{name}_guest", *parts))


def printed(part: BoxPart | Action) -> Json:
    """A box or an action as data for front ends."""
    if isinstance(part, Box):
        return part.printed()
    if isinstance(part, AtMostOne):
        return {"do": "either", "parts": [printed(one) for one in part.parts]}
    if isinstance(part, Nested):
        assert isinstance(part.inner, Action)
        return printed(part.inner)
    assert isinstance(part, Action)
    groups = [_printed_group(group) for group in part.groups]
    return groups[0] if len(groups) == 1 else {"do": "and_then" if part.each else "and_then_or", "parts": groups}


def _printed_group(group: list[BoxPart]) -> Json:
    """Parts with and/or between them."""
    if len(group) == 1:
        return printed(group[0])
    return {"do": "and_or", "parts": [printed(one) for one in group]}
