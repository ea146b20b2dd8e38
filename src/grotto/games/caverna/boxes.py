"""The boxes of an action space and the words between them (rules section 5)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SKIP, SPACE_IDS, STEPS, VOCABULARY
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import GOODS, bundle_data
from grotto.games.caverna.state import CavernaState
from grotto.kernel.agenda import NO_ACT, AndThen, AndThenOr, AnyOf, AtMostOne, Connective, Frame, Nested, Part
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json

COLLECT: Final = VOCABULARY.add("collect")
GAIN: Final = VOCABULARY.add("gain")


class Box(Part[CavernaState]):
    """One box of an action space: everything in it belongs together."""

    def __init__(self) -> None:
        # The act, where there is only one way to carry the box out.
        self.only_act = NO_ACT
        # Whether everybody can carry it out at any time.
        self.always = False

    def claims(self, act: int) -> bool:
        return act == self.only_act

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        if self.possible(state):
            acts.append(self.only_act)

    def possible(self, state: CavernaState) -> bool:
        return self.possible_for(state, state.farms[state.seat], state.dwarf, state.space)

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        """Whether this dwarf could really carry the box out on this space; taking zero goods is nothing (section 4).

        The farm may be one that the player does not have yet, such as after a price has been paid.
        """
        raise NotImplementedError

    def hopeful(self, state: CavernaState) -> bool:
        """Whether exchanges could make the box possible, at least as far as one can quickly tell."""
        return False

    def steadfast(self, state: CavernaState) -> bool:
        """Whether the box, possible now, stays so whatever the player exchanges."""
        return True

    def obstacle(self, farm: Farm, space: int) -> Reason:
        """Why the box can't be carried out at all on this space."""
        return Reason("nothing_to_do", {"space": SPACE_IDS[space]})

    def printed(self) -> Json:
        """What the box shows, for front ends that draw it."""
        raise NotImplementedError


class Gain(Box):
    """Goods from the general supply."""

    def __init__(self, bundle: Bundle) -> None:
        super().__init__()
        self.only_act = GAIN.act()
        self.always = True
        self.bundle = bundle

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return True

    def take(self, state: CavernaState, act: int) -> None:
        state.gain(self.bundle, SPACE_IDS[state.space])

    def printed(self) -> Json:
        return {"do": "gain", "goods": bundle_data(self.bundle)}


class Take(Box):
    """All goods that lie on the space, and what the box adds to them."""

    def __init__(self, also: Bundle = ()) -> None:
        super().__init__()
        self.only_act = COLLECT.act()
        self.also = also

    def extra(self, farm: Farm) -> Bundle:
        """What comes on top for this player."""
        return self.also

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return len(state.piles[space]) > 0 or len(self.extra(farm)) > 0

    def take(self, state: CavernaState, act: int) -> None:
        extra = self.extra(state.farms[state.seat])
        pile = state.piles[state.space]
        state.piles[state.space] = ()
        if pile:
            state.gain(pile, SPACE_IDS[state.space])
        if extra:
            state.gain(extra, SPACE_IDS[state.space])

    def obstacle(self, farm: Farm, space: int) -> Reason:
        return Reason("nothing_here", {"space": SPACE_IDS[space]})

    def explain(self, state: CavernaState, act: int) -> Reason:
        return self.obstacle(state.farms[state.seat], state.space)

    def printed(self) -> Json:
        printed: Json = {"do": "collect"}
        if self.also:
            printed["also"] = bundle_data(self.also)
        return printed


class TakeForOreMines(Take):
    """The goods of the space and so many for each own ore mine (6.8)."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def extra(self, farm: Farm) -> Bundle:
        mines = farm.ore_mine.bit_count()
        return ((self.good, self.n * mines),) if mines else ()

    def printed(self) -> Json:
        return {"do": "collect", "per_ore_mine": {GOODS[self.good]: self.n}}


class TakeWithRubyMines(Take):
    """The goods of the space, and the extra goods for who has at least so many ruby mines; never more than once."""

    def __init__(self, also: Bundle, mines: int) -> None:
        super().__init__(also)
        self.mines = mines

    def extra(self, farm: Farm) -> Bundle:
        return self.also if farm.ruby_mine.bit_count() >= self.mines else ()

    def printed(self) -> Json:
        return {"do": "collect", "also": bundle_data(self.also), "ruby_mines": self.mines}


class TakeToken(Take):
    """The starting player token, the goods of the space, and more; its holder starts the next round."""

    def __init__(self, also: Bundle) -> None:
        super().__init__(also)
        self.always = True

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return True

    def take(self, state: CavernaState, act: int) -> None:
        state.token = state.seat
        if state.events is not None:
            state.tell("token", {})
        super().take(state, act)

    def printed(self) -> Json:
        return {"do": "starting_player", "also": bundle_data(self.also)}


# ---- connectives ---------------------------------------------------------------------------


def hopeful(part: Part[CavernaState], state: CavernaState) -> bool:
    """Whether exchanges could make a part possible."""
    if isinstance(part, Box):
        return part.hopeful(state)
    return any(hopeful(first, state) for first in beginnings(part))


def beginnings(part: Part[CavernaState]) -> list[Part[CavernaState]]:
    """The parts by which a part that consists of others can begin."""
    if isinstance(part, AtMostOne):
        return part.parts
    if isinstance(part, Nested):
        return begin(part.inner)
    return [part]


def begin(step: Connective[CavernaState]) -> list[Part[CavernaState]]:
    """The parts by which a connective can begin."""
    left = step.open(0)
    return [part for index, part in enumerate(step.parts) if left >> index & 1]


def starting_boxes(part: Part[CavernaState]) -> list[Box]:
    """The boxes by which a part can begin: it is possible if one of them is."""
    if isinstance(part, Box):
        return [part]
    return [box for first in beginnings(part) for box in starting_boxes(first)]


class More(Connective[CavernaState]):
    """What is left of a box that can be carried out several times."""

    def __init__(self, name: str, close: int) -> None:
        super().__init__(name, [], close=close)

    def hopeful(self, state: CavernaState) -> bool:
        """Whether exchanges could make it possible once more."""
        raise NotImplementedError


def worth_waiting(state: CavernaState, frame: Frame) -> bool:
    """Where nothing of an action is possible any more: whether exchanges could change that."""
    step = STEPS.steps[frame[0]]
    if isinstance(step, More):
        return step.hopeful(state)
    assert isinstance(step, Connective)
    left = step.open(frame[1])
    return any(hopeful(part, state) for index, part in enumerate(step.parts) if left >> index & 1)


def given_away(farm: Farm, good: int) -> bool:
    """Whether the player has a furnishing in which the good can be exchanged."""
    for way in farm.traits.exchanges:
        for give, _ in way.give:
            if give == good:
                return True
    return False


# The boxes by which each step can begin; none for steps that carry out no action.
_STARTS: Final[dict[int, list[Box]]] = {}


def starts(number: int) -> list[Box]:
    """The boxes by which a step can begin, worked out once."""
    known = _STARTS.get(number)
    if known is None:
        step = STEPS.steps[number]
        known = [box for part in begin(step) for box in starting_boxes(part)] if isinstance(step, Connective) else []
        _STARTS[number] = known
    return known


def at_stake(state: CavernaState, frame: Frame) -> bool:
    """Whether nothing was carried out yet, something could be, and an exchange might make it impossible (section 4)."""
    boxes = starts(frame[0])
    if not boxes or frame[1]:
        return False
    found = False
    for box in boxes:
        if box.possible(state):
            if box.steadfast(state):
                return False
            found = True
    return found


def leaves_nothing(state: CavernaState, frame: Frame, act: int) -> bool:
    """Whether nothing could be carried out after an exchange."""
    after = state.clone()
    after.apply_side_act(act)
    return not any(box.possible(after) for box in starts(frame[0]))


def space_prompt(state: CavernaState, used: int) -> Prompt:
    """What is asked while an action is carried out; before anything was done nothing can be left out."""
    if used:
        return Prompt("go_on", {"space": SPACE_IDS[state.space]})
    return Prompt("carry_out", {"space": SPACE_IDS[state.space]})


class AndOr(AnyOf[CavernaState]):
    """A *and/or* B: one of them or both, in any order."""

    def __init__(self, name: str, parts: list[Part[CavernaState]]) -> None:
        super().__init__(name, parts, close=SKIP.act(), needed=1)
        STEPS.add(self)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        return space_prompt(state, frame[1])


class ThenOr(AndThenOr[CavernaState]):
    """A *and then/or* B: one of them or both; if both, in the order given."""

    def __init__(self, name: str, parts: list[Part[CavernaState]]) -> None:
        super().__init__(name, parts, close=SKIP.act(), needed=1)
        STEPS.add(self)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        return space_prompt(state, frame[1])


class Then(AndThen[CavernaState]):
    """A *and then* B: A comes first, B may follow."""

    def __init__(self, name: str, parts: list[Part[CavernaState]]) -> None:
        super().__init__(name, parts, close=SKIP.act(), needed=1)
        STEPS.add(self)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        return space_prompt(state, frame[1])


class Groups(AnyOf[CavernaState]):
    """[A and/or B] *and then/or* C: groups in the order given, and/or within a group.

    As `Nested` within `AndThenOr`, but one can go on to the next group without closing the one before.
    """

    def __init__(self, name: str, groups: list[list[Part[CavernaState]]]) -> None:
        super().__init__(name, [part for group in groups for part in group], close=SKIP.act(), needed=1)
        self.groups = groups
        self.starts: list[int] = []
        start = 0
        for group in groups:
            self.starts.append(start)
            start += len(group)
        STEPS.add(self)

    def open(self, used: int) -> int:
        # Whatever comes before the group of the last part used is closed.
        last = used.bit_length() - 1
        closed = max([start for start in self.starts if start <= last], default=0)
        return ((1 << len(self.parts)) - 1) & ~used & ~((1 << closed) - 1)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        return space_prompt(state, frame[1])


class Flow:
    """How an action space is carried out: one box at once, or a step; with and/or for every either/or (Guest room)."""

    __slots__ = ("always", "boxes", "guest", "once", "once_per_game", "step")

    def __init__(self, usual: Connective[CavernaState] | Box, guest: Connective[CavernaState] | None = None) -> None:
        self.once = usual if isinstance(usual, Box) else None
        self.step = usual if isinstance(usual, Connective) else None
        self.guest = guest
        # Extension: both halves only once per game.
        self.once_per_game = False
        if isinstance(usual, Box):
            self.boxes = [usual]
        else:
            self.boxes = [box for part in begin(usual) for box in starting_boxes(part)]
        self.always = any(box.always for box in self.boxes)


def either(name: str, parts: list[Part[CavernaState]]) -> Flow:
    """*Either* A *or* B, and the same as and/or."""
    return Flow(AndOr(name, [AtMostOne(parts)]), AndOr(f"{name}_guest", parts))


def printed(part: Part[CavernaState] | Connective[CavernaState]) -> Json:
    """A box or connective as data for front ends."""
    if isinstance(part, Box):
        return part.printed()
    if isinstance(part, AtMostOne):
        return {"do": "either", "parts": [printed(one) for one in part.parts]}
    if isinstance(part, Nested):
        return printed(part.inner)
    if isinstance(part, Groups):
        return {"do": "and_then_or", "parts": [printed_group(group) for group in part.groups]}
    assert isinstance(part, Connective)
    if len(part.parts) == 1:
        return printed(part.parts[0])
    do = "and_or"
    if isinstance(part, AndThenOr):
        do = "and_then_or"
    elif isinstance(part, AndThen):
        do = "and_then"
    return {"do": do, "parts": [printed(one) for one in part.parts]}


def printed_group(group: list[Part[CavernaState]]) -> Json:
    """Parts with and/or between them."""
    if len(group) == 1:
        return printed(group[0])
    return {"do": "and_or", "parts": [printed(one) for one in group]}
