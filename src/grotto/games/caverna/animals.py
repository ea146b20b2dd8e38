"""Housing (rules section 10.1). Animals are counts; this module says exactly whether they fit, and where.

Every area holds one type of farm animal. Areas for a single type (mines, forest stables, Breakfast and Cuddle room)
are filled first: nobody else can use them. On a meadow or pasture dogs may guard instead: d dogs hold d + 1 sheep, so
D dogs on m areas hold D + m sheep, whichever areas these are; the smallest ones are given up for it. What remains is
to cover the needs of four types with areas whose capacities are powers of two, and for such capacities it is exact to
give the largest area to the largest need: if that need exceeds the area, some set of smaller areas would add up to
exactly the same, and if no need does, whoever needs most is served best by it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.kernel.bits import bits
from grotto.kernel.memory import keep

# The room of a farm: areas that dogs can guard by capacity 0, 1, 2, 4, 8, 16, rooms and fields for any type by
# capacity 1 and 2, then what holds only donkeys, boars, cattle, sheep.
Room = tuple[int, ...]
# Sheep, donkeys, boars, cattle.
Herd = tuple[int, int, int, int]

# The place in a room of the areas that hold 2 of any type.
_ANY_TWO: Final = 7
_KNOWN: Final[dict[tuple[Room, int, int, int, int, int], bool]] = {}


def fits(room: Room, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """Whether the whole herd can be housed at the same time."""
    # One animal always finds room in the entry-level dwelling.
    if sheep + donkeys + boars + cattle < 2 and room[_ANY_TWO]:
        return True
    key = (room, dogs, sheep, donkeys, boars, cattle)
    known = _KNOWN.get(key)
    if known is None:
        known = keep(_KNOWN, key, _solve(room, dogs, sheep, donkeys, boars, cattle))
    return known


def _solve(room: Room, dogs: int, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    g0, g1, g2, g4, g8, g16, any1, any2, only_donkeys, only_boars, only_cattle, only_sheep = room
    sheep -= only_sheep
    needs = [max(0, need) for need in (donkeys - only_donkeys, boars - only_boars, cattle - only_cattle)]
    guarded = [0] * g0 + [1] * g1 + [2] * g2 + [4] * g4 + [8] * g8 + [16] * g16
    others = [1] * any1 + [2] * any2
    for guards in range(min(dogs, len(guarded)) + 1):
        left = sheep - dogs - guards if guards else sheep
        areas = guarded[guards:] + others
        areas.sort(reverse=True)
        if _covered([max(0, left), *needs], areas):
            return True
        if left <= 0:
            # More guards would only take room from the others.
            return False
    return False


def _covered(needs: list[int], areas: list[int]) -> bool:
    """Whether areas, largest first, can be dealt out so that every need is met."""
    for area in areas:
        most = max(needs)
        if most <= 0 or not area:
            break
        needs[needs.index(most)] = most - area
    return max(needs) <= 0


def largest_herds(room: Room, dogs: int, herd: Herd) -> list[Herd]:
    """When a herd does not fit: every set that may be kept and to which nothing of the herd could be added."""
    sheep, donkeys, boars, cattle = herd
    found: list[Herd] = []
    for c in range(cattle, -1, -1):
        for b in range(boars, -1, -1):
            for d in range(donkeys, -1, -1):
                if not fits(room, dogs, 0, d, b, c):
                    continue
                low, high = 0, sheep
                while low < high:
                    middle = (low + high + 1) // 2
                    if fits(room, dogs, middle, d, b, c):
                        low = middle
                    else:
                        high = middle - 1
                if not any(low <= one[0] and d <= one[1] and b <= one[2] and c <= one[3] for one in found):
                    found.append((low, d, b, c))
    return found


class Area(NamedTuple):
    """A place for animals: its cells, how many it holds, what it holds (-1: any type), whether dogs can guard it."""

    cells: int
    capacity: int
    only: int
    guardable: bool


class Housed(NamedTuple):
    """Animals of one type (0-3: sheep, donkeys, boars, cattle) in an area, and the dogs that guard them."""

    cells: int
    animal: int
    n: int
    dogs: int


def arrange(areas: list[Area], dogs: int, herd: Herd) -> list[Housed] | None:
    """One best arrangement to draw, donkeys in the mines first; None if the herd does not fit."""
    left = list(herd)
    placed: list[Housed] = []
    for area in areas:
        if area.only >= 0:
            n = min(area.capacity, left[area.only])
            left[area.only] -= n
            if n:
                placed.append(Housed(area.cells, area.only, n, 0))
    free = sorted([area for area in areas if area.only < 0], key=lambda area: (area.capacity, not area.guardable))
    guardable = [area for area in free if area.guardable]
    # What is as large as a room in the cave comes before it: who has fenced a pasture wants to see somebody there.
    large = sorted(free, key=lambda area: -area.capacity)
    for guards in range(min(dogs, len(guardable)) + 1):
        guarded = guardable[:guards]
        needs = left.copy()
        herded = min(needs[0], dogs + guards) if guards else 0
        needs[0] -= herded
        dealt = _deal(needs, [area for area in large if area not in guarded])
        if dealt is not None:
            return placed + _guard(guarded, dogs, herded) + dealt
    return None


def _deal(needs: list[int], areas: list[Area]) -> list[Housed] | None:
    """The largest area to the largest need, until all needs are met."""
    dealt: list[Housed] = []
    for area in areas:
        most = max(needs)
        n = min(most, area.capacity)
        if n <= 0:
            break
        animal = needs.index(most)
        needs[animal] -= n
        dealt.append(Housed(area.cells, animal, n, 0))
    return dealt if max(needs) <= 0 else None


def _guard(areas: list[Area], dogs: int, sheep: int) -> list[Housed]:
    """Dogs on meadows and pastures: one each, all others on the first."""
    guarded: list[Housed] = []
    for index, area in enumerate(areas):
        here = dogs - len(areas) + 1 if index == 0 else 1
        n = min(sheep, here + 1)
        sheep -= n
        guarded.append(Housed(area.cells, 0, n, here))
    return guarded


def single_areas(cells: int, capacity: int, only: int, guardable: bool) -> list[Area]:
    """An area for each cell."""
    return [Area(1 << cell, capacity, only, guardable) for cell in bits(cells)]
