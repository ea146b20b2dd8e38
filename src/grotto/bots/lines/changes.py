"""The changes of a plan. Each works on a list of legs and returns the first leg that it has changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from grotto.bots.lines.plan import ANY_ACT, ANY_SIDE_ACT, Leg, Line, another, elsewhere
from grotto.kernel.acts import Entry, Vocabulary, Word


class Changer:
    """Makes changes after the fixed legs; it may borrow from other lines."""

    def __init__(self, rng: random.Random, vocabulary: Vocabulary, others: Sequence[Line] = (), seat: int = 0) -> None:
        self.rng = rng
        self.seat = seat
        self.entries = vocabulary.entries
        self.places = vocabulary.places
        self.numbers = vocabulary.numbers
        self.side_acts = vocabulary.side_acts
        self.others = others
        self.fixed = 0

    def change(self, legs: list[Leg]) -> int:
        """One change, chosen by its share; returns the number of legs if there is nothing to change."""
        return self.rng.choices(_CHANGES, _SHARES)[0](self, legs)

    def own(self, legs: list[Leg]) -> list[int]:
        """The places of all legs that may be changed: never those of other players, who would play as it suits us."""
        return [place for place in range(self.fixed, len(legs)) if legs[place].slot.seat == self.seat]

    def turns(self, legs: list[Leg]) -> list[int]:
        """The places of the turns among them."""
        return [place for place in self.own(legs) if legs[place].turn]

    def any_turn(self, legs: list[Leg]) -> int:
        """The place of one of them; the number of legs if there is none."""
        turns = self.turns(legs)
        return self.rng.choice(turns) if turns else len(legs)

    def verb(self, act: int) -> str:
        """The verb of an act whose arguments can be exchanged; empty for other acts and for wishes."""
        return self.entries[act].verb if act >= 0 and act not in self.side_acts and self.entries[act].args else ""

    def place(self, act: int) -> Word | None:
        """Where an act is done, if that is one place."""
        found = [word for word in self.entries[act].args if word.kind in self.places]
        return found[0] if len(found) == 1 else None

    def at_other_place(self, act: int, one: Word | None, two: Word | None) -> int:
        """The act with these places exchanged, if there is such an act."""
        at = self.place(act) if act >= 0 else None
        if at is None or (at != one and at != two):
            return act
        entry = self.entries[act]
        other = two if at == one else one
        args = tuple([other if word == at and other is not None else word for word in entry.args])
        return self.numbers.get(Entry(entry.verb, args).notation(), act)

    def another_turn(self, leg: Leg) -> Leg:
        """A turn with another first act, finished by the estimate."""
        for act in leg.acts:
            # An earlier change of the same trial may have left a wish here.
            if act >= 0 and act not in self.side_acts:
                return leg.with_acts((another(act),))
        return leg.with_acts(())


Change = Callable[[Changer, list[Leg]], int]


def replace_turn(changer: Changer, legs: list[Leg]) -> int:
    """Another way to spend a turn."""
    place = changer.any_turn(legs)
    if place < len(legs):
        legs[place] = changer.another_turn(legs[place])
    return place


def insert_turn(changer: Changer, legs: list[Leg]) -> int:
    """Insert a turn before another one; the last turn of that stage is dropped."""
    place = changer.any_turn(legs)
    if place < len(legs):
        legs.insert(place, changer.another_turn(legs[place]))
    return place


def copy_turn(changer: Changer, legs: list[Leg]) -> int:
    """Play a turn once more, at another time."""
    one, two = changer.any_turn(legs), changer.any_turn(legs)
    if one == two:
        return len(legs)
    legs[two] = legs[two].with_acts(legs[one].acts)
    return two


def drop_turn(changer: Changer, legs: list[Leg]) -> int:
    """Drop a turn; the gap in that stage is filled anew."""
    place = changer.any_turn(legs)
    if place < len(legs):
        legs[place] = legs[place].with_acts(())
    return place


def swap_turns(changer: Changer, legs: list[Leg]) -> int:
    """Swap two turns."""
    one, two = changer.any_turn(legs), changer.any_turn(legs)
    if one == two:
        return len(legs)
    acts = legs[one].acts
    legs[one] = legs[one].with_acts(legs[two].acts)
    legs[two] = legs[two].with_acts(acts)
    return min(one, two)


def move_turn(changer: Changer, legs: list[Leg]) -> int:
    """Move a turn; those in between move by one."""
    one, two = changer.any_turn(legs), changer.any_turn(legs)
    if one == two:
        return len(legs)
    places = [n for n in changer.turns(legs) if min(one, two) <= n <= max(one, two)]
    acts = [legs[n].acts for n in places]
    if one < two:
        acts.append(acts.pop(0))
    else:
        acts.insert(0, acts.pop())
    for n, moved in zip(places, acts, strict=True):
        legs[n] = legs[n].with_acts(moved)
    return min(one, two)


def change_act(changer: Changer, legs: list[Leg]) -> int:
    """Another act of the same verb within a turn, after its first act."""
    return _wish(changer, legs, another)


def change_place(changer: Changer, legs: list[Leg]) -> int:
    """The same elsewhere."""
    return _wish(changer, legs, elsewhere)


def _wish(changer: Changer, legs: list[Leg], wish: Callable[[int], int]) -> int:
    """A wish in place of an act of a turn, after its first act."""
    place = changer.any_turn(legs)
    acts = legs[place].acts if place < len(legs) else ()
    # A change before this one may have left a wish.
    known = [n for n in range(1, len(acts)) if acts[n] >= 0]
    if not known:
        return len(legs)
    n = changer.rng.choice(known)
    legs[place] = legs[place].with_act(n, wish(acts[n]))
    return place


def swap_acts(changer: Changer, legs: list[Leg]) -> int:
    """Swap two acts of the same verb in different turns: what is built first, and where."""
    one = changer.any_turn(legs)
    if one == len(legs) or len(legs[one].acts) < 2:
        return len(legs)
    m = changer.rng.randrange(1, len(legs[one].acts))
    act = legs[one].acts[m]
    verb = changer.verb(act)
    if not verb:
        return len(legs)
    others = [
        (place, n)
        for place in changer.turns(legs)
        if place != one
        for n in range(1, len(legs[place].acts))
        if changer.verb(legs[place].acts[n]) == verb and legs[place].acts[n] != act
    ]
    if not others:
        return len(legs)
    two, n = changer.rng.choice(others)
    theirs = legs[two].acts[n]
    legs[one] = legs[one].with_act(m, theirs)
    legs[two] = legs[two].with_act(n, act)
    return min(one, two)


def swap_places(changer: Changer, legs: list[Leg]) -> int:
    """Swap two places: everything that was done at one of them alone is done at the other."""
    used = [
        changer.place(act)
        for n in changer.turns(legs)
        for act in legs[n].acts
        if act >= 0 and changer.place(act) is not None
    ]
    if not used:
        return len(legs)
    one, two = changer.rng.choice(used), changer.rng.choice(used)
    if one == two:
        return len(legs)
    first = len(legs)
    for n in changer.own(legs):
        acts = tuple([changer.at_other_place(act, one, two) for act in legs[n].acts])
        if acts != legs[n].acts:
            legs[n] = legs[n].with_acts(acts)
            first = min(first, n)
    return first


def any_act(changer: Changer, legs: list[Leg]) -> int:
    """Any act in place of one, at any decision but the first of a turn."""
    own = changer.own(legs)
    if not own:
        return len(legs)
    place = changer.rng.choice(own)
    acts = legs[place].acts
    first = int(legs[place].turn)
    if len(acts) <= first:
        return len(legs)
    n = changer.rng.randrange(first, len(acts))
    legs[place] = legs[place].with_act(n, ANY_ACT)
    return place


def cut_turn(changer: Changer, legs: list[Leg]) -> int:
    """The rest of a turn by the estimate."""
    place = changer.any_turn(legs)
    if place == len(legs) or len(legs[place].acts) < 2:
        return len(legs)
    legs[place] = legs[place].with_acts(legs[place].acts[: changer.rng.randrange(1, len(legs[place].acts))])
    return place


def add_side_act(changer: Changer, legs: list[Leg]) -> int:
    """Add a side act at any point."""
    own = changer.own(legs)
    if not own:
        return len(legs)
    place = changer.rng.choice(own)
    acts = legs[place].acts
    n = changer.rng.randrange(len(acts) + 1)
    legs[place] = legs[place].with_acts((*acts[:n], ANY_SIDE_ACT, *acts[n:]))
    return place


def drop_side_act(changer: Changer, legs: list[Leg]) -> int:
    """Drop a side act."""
    side = changer.side_acts
    places = [(m, n) for m in changer.own(legs) for n, act in enumerate(legs[m].acts) if act in side]
    if not places:
        return len(legs)
    place, n = changer.rng.choice(places)
    acts = legs[place].acts
    legs[place] = legs[place].with_acts((*acts[:n], *acts[n + 1 :]))
    return place


def decide_anew(changer: Changer, legs: list[Leg]) -> int:
    """Decide by the estimate what is decided between two turns."""
    places = [n for n in changer.own(legs) if not legs[n].turn]
    if not places:
        return len(legs)
    place = changer.rng.choice(places)
    legs[place] = legs[place].with_acts(())
    return place


def some_turns_anew(changer: Changer, legs: list[Leg]) -> int:
    """Up to four turns in a row by the estimate."""
    place = changer.any_turn(legs)
    if place < len(legs):
        turns = [n for n in changer.turns(legs) if n >= place]
        for n in turns[: changer.rng.randrange(1, 5)]:
            legs[n] = legs[n].with_acts(())
    return place


def cross(changer: Changer, legs: list[Leg]) -> int:
    """Take one stage, several, or all the rest from another line."""
    place = changer.any_turn(legs)
    if place == len(legs) or not changer.others:
        return len(legs)
    other = changer.rng.choice(changer.others)
    first = legs[place].slot.stage
    stages = changer.rng.choice((1, 1, 2, 3, len(legs)))
    place = max(changer.fixed, next(n for n, leg in enumerate(legs) if leg.slot.stage >= first))
    taken = [leg for leg in other.legs if first <= leg.slot.stage < first + stages]
    kept = [leg for leg in legs[place:] if not first <= leg.slot.stage < first + stages]
    legs[place:] = taken + kept
    return place


def borrow_turn(changer: Changer, legs: list[Leg]) -> int:
    """Insert a turn that another line has in the same stage."""
    place = changer.any_turn(legs)
    if place == len(legs) or not changer.others:
        return len(legs)
    slot = legs[place].slot
    there = [leg for leg in changer.rng.choice(changer.others).legs if leg.slot == slot]
    if not there:
        return len(legs)
    legs.insert(place, changer.rng.choice(there))
    return place


# The changes, and how often in a hundred each is tried.
CHANGES: Final[tuple[tuple[Change, int], ...]] = (
    (replace_turn, 16),
    (insert_turn, 6),
    (copy_turn, 3),
    (swap_turns, 10),
    (move_turn, 6),
    (change_act, 13),
    (change_place, 5),
    (swap_acts, 7),
    (swap_places, 6),
    (any_act, 5),
    (cut_turn, 4),
    (add_side_act, 6),
    (drop_side_act, 4),
    (decide_anew, 3),
    (some_turns_anew, 2),
    (drop_turn, 2),
    (cross, 1),
    (borrow_turn, 1),
)
_CHANGES: Final = [change for change, _ in CHANGES]
_SHARES: Final = [share for _, share in CHANGES]
