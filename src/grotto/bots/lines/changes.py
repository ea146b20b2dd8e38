"""The changes of a plan. Each works on a list of legs and says from which leg on they have changed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from grotto.bots.lines.plan import ANY_ACT, ANY_SIDE_ACT, Leg, Line, another


class Changer:
    """Makes changes behind the legs that are fixed; other lines may be drawn upon."""

    def __init__(self, rng: random.Random, side_acts: set[int], others: Sequence[Line] = ()) -> None:
        self.rng = rng
        self.side_acts = side_acts
        self.others = others
        self.fixed = 0

    def change(self, legs: list[Leg]) -> int:
        """One change, by its share; where it finds nothing to do it is the number of legs."""
        return self.rng.choices(_CHANGES, _SHARES)[0](self, legs)

    def turns(self, legs: list[Leg]) -> list[int]:
        """The places of the turns that may be changed."""
        return [place for place in range(self.fixed, len(legs)) if legs[place].turn]

    def any_turn(self, legs: list[Leg]) -> int:
        """The place of one of them; the number of legs if there is none."""
        turns = self.turns(legs)
        return self.rng.choice(turns) if turns else len(legs)

    def another_turn(self, leg: Leg) -> Leg:
        """A turn that begins with another first act, and is finished by the estimate."""
        for act in leg.acts:
            if act not in self.side_acts:
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
    """One more turn before another one; the last of that stage falls off."""
    place = changer.any_turn(legs)
    if place < len(legs):
        legs.insert(place, changer.another_turn(legs[place]))
    return place


def copy_turn(changer: Changer, legs: list[Leg]) -> int:
    """A turn is played once more, at another time."""
    one, two = changer.any_turn(legs), changer.any_turn(legs)
    if one == two:
        return len(legs)
    legs[two] = legs[two].with_acts(legs[one].acts)
    return two


def drop_turn(changer: Changer, legs: list[Leg]) -> int:
    """A turn less; what is missing in that stage is found anew."""
    place = changer.any_turn(legs)
    if place < len(legs):
        legs[place] = legs[place].with_acts(())
    return place


def swap_turns(changer: Changer, legs: list[Leg]) -> int:
    """Two turns change their places."""
    one, two = changer.any_turn(legs), changer.any_turn(legs)
    if one == two:
        return len(legs)
    acts = legs[one].acts
    legs[one] = legs[one].with_acts(legs[two].acts)
    legs[two] = legs[two].with_acts(acts)
    return min(one, two)


def move_turn(changer: Changer, legs: list[Leg]) -> int:
    """A turn comes earlier or later; those between move by one."""
    one, two = changer.any_turn(legs), changer.any_turn(legs)
    if one == two:
        return len(legs)
    places = [n for n in range(min(one, two), max(one, two) + 1) if legs[n].turn]
    acts = [legs[n].acts for n in places]
    if one < two:
        acts.append(acts.pop(0))
    else:
        acts.insert(0, acts.pop())
    for n, moved in zip(places, acts, strict=True):
        legs[n] = legs[n].with_acts(moved)
    return min(one, two)


def change_act(changer: Changer, legs: list[Leg]) -> int:
    """Another act of the same verb within a turn, behind its first one."""
    place = changer.any_turn(legs)
    if place == len(legs) or len(legs[place].acts) < 2:
        return len(legs)
    acts = legs[place].acts
    n = changer.rng.randrange(1, len(acts))
    legs[place] = legs[place].with_acts((*acts[:n], another(acts[n]), *acts[n + 1 :]))
    return place


def any_act(changer: Changer, legs: list[Leg]) -> int:
    """Any act in place of one, at any decision but the first of a turn."""
    if changer.fixed >= len(legs):
        return len(legs)
    place = changer.rng.randrange(changer.fixed, len(legs))
    acts = legs[place].acts
    first = int(legs[place].turn)
    if len(acts) <= first:
        return len(legs)
    n = changer.rng.randrange(first, len(acts))
    legs[place] = legs[place].with_acts((*acts[:n], ANY_ACT, *acts[n + 1 :]))
    return place


def cut_turn(changer: Changer, legs: list[Leg]) -> int:
    """The rest of a turn by the estimate."""
    place = changer.any_turn(legs)
    if place == len(legs) or len(legs[place].acts) < 2:
        return len(legs)
    legs[place] = legs[place].with_acts(legs[place].acts[: changer.rng.randrange(1, len(legs[place].acts))])
    return place


def add_side_act(changer: Changer, legs: list[Leg]) -> int:
    """Something more by the way, at any moment."""
    if changer.fixed >= len(legs):
        return len(legs)
    place = changer.rng.randrange(changer.fixed, len(legs))
    acts = legs[place].acts
    n = changer.rng.randrange(len(acts) + 1)
    legs[place] = legs[place].with_acts((*acts[:n], ANY_SIDE_ACT, *acts[n:]))
    return place


def drop_side_act(changer: Changer, legs: list[Leg]) -> int:
    """Something less by the way."""
    side = changer.side_acts
    places = [(m, n) for m in range(changer.fixed, len(legs)) for n, act in enumerate(legs[m].acts) if act in side]
    if not places:
        return len(legs)
    place, n = changer.rng.choice(places)
    acts = legs[place].acts
    legs[place] = legs[place].with_acts((*acts[:n], *acts[n + 1 :]))
    return place


def decide_anew(changer: Changer, legs: list[Leg]) -> int:
    """What is decided between two turns goes by the estimate."""
    places = [n for n in range(changer.fixed, len(legs)) if not legs[n].turn]
    if not places:
        return len(legs)
    place = changer.rng.choice(places)
    legs[place] = legs[place].with_acts(())
    return place


def some_turns_anew(changer: Changer, legs: list[Leg]) -> int:
    """Up to four turns in a row by the estimate."""
    place = changer.any_turn(legs)
    if place < len(legs):
        for n in range(place, min(len(legs), place + changer.rng.randrange(1, 5))):
            legs[n] = legs[n].with_acts(())
    return place


def cross(changer: Changer, legs: list[Leg]) -> int:
    """A stage or some, or all the rest, as in another line."""
    place = changer.any_turn(legs)
    if place == len(legs) or not changer.others:
        return len(legs)
    other = changer.rng.choice(changer.others)
    first = legs[place].slot[0]
    stages = changer.rng.choice((1, 1, 2, 3, len(legs)))
    place = max(changer.fixed, next(n for n, leg in enumerate(legs) if leg.slot[0] >= first))
    taken = [leg for leg in other.legs if first <= leg.slot[0] < first + stages]
    kept = [leg for leg in legs[place:] if not first <= leg.slot[0] < first + stages]
    legs[place:] = taken + kept
    return place


def borrow_turn(changer: Changer, legs: list[Leg]) -> int:
    """One more turn, as another line has it in the same stage."""
    place = changer.any_turn(legs)
    if place == len(legs) or not changer.others:
        return len(legs)
    slot = legs[place].slot
    there = [leg for leg in changer.rng.choice(changer.others).legs if leg.slot == slot]
    if not there:
        return len(legs)
    legs.insert(place, changer.rng.choice(there))
    return place


# The changes with how often each is tried, in a hundred.
CHANGES: Final[tuple[tuple[Change, int], ...]] = (
    (replace_turn, 20),
    (insert_turn, 7),
    (copy_turn, 4),
    (swap_turns, 14),
    (move_turn, 8),
    (change_act, 10),
    (any_act, 6),
    (cut_turn, 4),
    (add_side_act, 7),
    (drop_side_act, 5),
    (decide_anew, 3),
    (some_turns_anew, 3),
    (drop_turn, 3),
    (cross, 2),
    (borrow_turn, 4),
)
_CHANGES: Final = [change for change, _ in CHANGES]
_SHARES: Final = [share for _, share in CHANGES]
