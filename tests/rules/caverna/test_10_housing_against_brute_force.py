"""Section 10.1: the housing solver against trying everything, on small boards."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.games.caverna.animals import Area, Room, arrange, fits, largest_herds

# An area of the brute force: capacity, the only type it holds or -1, and whether dogs can guard it.
Plain = tuple[int, int, bool]


def _areas(room: Room) -> list[Plain]:
    areas: list[Plain] = []
    for capacity, n in zip((0, 1, 2, 4, 8, 16), room[:6], strict=True):
        areas += [(capacity, -1, True)] * n
    areas += [(1, -1, False)] * room[6] + [(2, -1, False)] * room[7]
    areas += [(1, 1, False)] * room[8] + [(1, 2, False)] * room[9]
    if room[10]:
        areas.append((room[10], 3, False))
    if room[11]:
        areas.append((room[11], 0, False))
    return areas


def _brute(room: Room, dogs: int, herd: tuple[int, ...]) -> bool:
    """Deal areas one by one to a type, or let d dogs guard: every way is tried."""
    states = {(herd, dogs)}
    for capacity, only, guardable in _areas(room):
        after = set(states)
        for left, free in states:
            for animal in range(4):
                if only in (-1, animal) and left[animal]:
                    rest = list(left)
                    rest[animal] = max(0, rest[animal] - capacity)
                    after.add((tuple(rest), free))
            if guardable:
                for guards in range(1, free + 1):
                    rest = list(left)
                    rest[0] = max(0, rest[0] - guards - 1)
                    after.add((tuple(rest), free - guards))
        states = after
    return any(not any(left) for left, _ in states)


small = st.integers(0, 2)
rooms = st.tuples(
    small, small, small, small, st.integers(0, 1), st.integers(0, 1), small, st.integers(0, 2), small, small,
    st.sampled_from([0, 3]), st.integers(0, 3),
)  # fmt: skip
herds = st.tuples(st.integers(0, 9), st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))


@given(rooms, st.integers(0, 4), herds)
@settings(max_examples=400)
def test_the_solver_is_exact(room: Room, dogs: int, herd: tuple[int, int, int, int]) -> None:
    assert fits(room, dogs, *herd) == _brute(room, dogs, herd)


@given(rooms, st.integers(0, 3), st.tuples(*[st.integers(0, 5)] * 4))
@settings(max_examples=150)
def test_the_sets_to_keep_are_all_that_nothing_can_be_added_to(
    room: Room, dogs: int, herd: tuple[int, int, int, int]
) -> None:
    keepable = [kept for kept in product(*[range(n + 1) for n in herd]) if fits(room, dogs, *kept)]
    best = [
        kept
        for kept in keepable
        if not any(other != kept and all(a >= b for a, b in zip(other, kept, strict=True)) for other in keepable)
    ]
    assert sorted(largest_herds(room, dogs, herd)) == sorted(best)


@given(rooms, st.integers(0, 4), herds)
@settings(max_examples=300)
def test_the_arrangement_houses_everybody(room: Room, dogs: int, herd: tuple[int, int, int, int]) -> None:
    areas = [
        Area(1 << index, capacity, only, guardable) for index, (capacity, only, guardable) in enumerate(_areas(room))
    ]
    housed = arrange(areas, dogs, herd)
    assert (housed is not None) == fits(room, dogs, *herd)
    if housed is None:
        return
    by_cells = {area.cells: area for area in areas}
    assert len({one.cells for one in housed}) == len(housed)
    assert sum(one.dogs for one in housed) <= dogs
    for animal in range(4):
        assert sum(one.n for one in housed if one.animal == animal) == herd[animal]
    for one in housed:
        area = by_cells[one.cells]
        assert area.only in (-1, one.animal)
        if one.dogs:
            assert area.guardable
            assert one.animal == 0
            assert one.n <= one.dogs + 1
        else:
            assert one.n <= area.capacity
