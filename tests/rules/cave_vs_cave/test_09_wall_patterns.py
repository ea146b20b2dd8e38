"""Section 9: which walls of a cavern each room accepts."""

from __future__ import annotations

from itertools import combinations

import pytest

from .table import CAVERNS, EDGES, FULL_CAVE, GAME, legal, turn

# The shapes a pattern fits: no wall, one, two adjacent, two opposite, three, four.
ACCEPTS = {
    "one": {"1"},
    "one_opt_one": {"1", "2a"},
    "one_opt_two": {"1", "2a", "3"},
    "corner": {"2a"},
    "corner_opt": {"2a", "3"},
    "passage": {"2o"},
    "three": {"3"},
    "three_opt": {"3", "4"},
    "four": {"4"},
}
ROOMS = {
    "one": ["shelf", "spinning_wheel"],
    "one_opt_one": ["grindstone", "prospecting_site", "equipment_room"],
    "one_opt_two": ["warehouse", "stall", "sacrificial_altar", "retting_room"],
    "corner": ["food_corner", "storeroom", "weaving_room", "wood_storeroom"],
    "corner_opt": ["furniture_workshop", "gold_vein"],
    "passage": ["tunnel", "junction_room"],
    "three": ["parlor", "digging_cave", "bakehouse"],
    "three_opt": ["state_room"],
    "four": ["secret_chamber", "treasury", "dungeon"],
}
NATURAL = {
    "r0c0": "nw", "r0c1": "ne", "r1c0": "w", "r1c1": "e", "r2c0": "w", "r2c1": "e",
    "r3c1": "e", "r4c0": "sw", "r4c1": "s", "r4c2": "nes",
}  # fmt: skip
PRINTED = {
    "one": "rxxx", "one_opt_one": "rxxo", "one_opt_two": "roxo", "corner": "rxxr", "corner_opt": "roxr",
    "passage": "xrxr", "three": "rrxr", "three_opt": "rror", "four": "rrrr",
}  # fmt: skip

ALL_ROOMS = [room for rooms in ROOMS.values() for room in rooms]


def shape(sides: set[str]) -> str:
    if len(sides) == 2:
        return "2o" if sides in ({"n", "s"}, {"e", "w"}) else "2a"
    return str(len(sides))


def side_of(cell: str, edge: str) -> str:
    """The side of the cell on which an edge lies; edges are named from the upper left."""
    first, second = edge.split("-")
    same_row = first[1] == second[1]
    if cell == first:
        return "e" if same_row else "s"
    return "w" if same_row else "n"


def wallings() -> list[tuple[str, tuple[str, ...]]]:
    """Every cavern with every set of built walls around it."""
    rows: list[tuple[str, tuple[str, ...]]] = []
    for cell in CAVERNS:
        own = [edge for edge in EDGES if cell in edge.split("-")]
        rows += [(cell, walls) for count in range(len(own) + 1) for walls in combinations(own, count)]
    return rows


def fitting(cell: str, walls: list[str], owned: list[str], extra: str = "") -> set[str]:
    """The rooms that Renovation lets a rich player furnish in a cell; `owned` are rooms already there."""
    # Every cavern is open, so that all rooms may be seen at once.
    spare = [cavern for cavern in CAVERNS if cavern != cell]
    rooms = dict(zip(spare, owned, strict=False))
    rich = {"wood": 9, "stone": 9, "gold": 19}
    shown = [room for room in ALL_ROOMS if room not in rooms.values()]
    if extra:
        state = turn("renovation", rooms=rooms, extra=extra, goods=rich, walls=walls, display=shown)
    else:
        state = turn("renovation", rooms=rooms, empty=CAVERNS, goods=rich, walls=walls, display=shown)
    return {text.split()[1] for text in legal(state, "furnish") if text.split()[2] == cell}


def expected(sides: set[str]) -> set[str]:
    return {room for pattern, rooms in ROOMS.items() if shape(sides) in ACCEPTS[pattern] for room in rooms}


@pytest.mark.parametrize(("cell", "walls"), wallings())
def test_every_room_in_every_cavern_however_walled_up(cell: str, walls: tuple[str, ...]) -> None:
    sides = {*NATURAL[cell], *[side_of(cell, edge) for edge in walls]}
    fits: set[str] = set()
    # Two runs with different rooms already placed: a blue room needs orange ones beside it.
    for owned in (["shelf", "spinning_wheel"], ["tunnel", "grindstone"]):
        fits |= fitting(cell, list(walls), owned)
    assert fits == expected(sides)


EXTRA = [
    ("two_walls", [], "nw"),
    ("two_walls", ["extra-e"], "new"),
    ("two_walls", ["extra-s"], "nsw"),
    ("two_walls", ["extra-e", "extra-s"], "nesw"),
    ("three_walls", [], "new"),
    ("three_walls", ["extra-s"], "nesw"),
]


@pytest.mark.parametrize(("side", "walls", "sides"), EXTRA)
def test_every_room_in_the_extra_cavern(side: str, walls: list[str], sides: str) -> None:
    """Section 10: both sides of the tile, with every wall that can be built there."""
    owned = list(FULL_CAVE.values())
    rooms = dict(zip(CAVERNS, owned, strict=True))
    rich = {"wood": 9, "stone": 9, "gold": 19}
    shown = [room for room in ALL_ROOMS if room not in owned]
    state = turn("renovation", rooms=rooms, extra=side, goods=rich, walls=walls, display=shown)
    fits = {text.split()[1] for text in legal(state, "furnish")}
    assert fits == expected(set(sides)) - set(owned)
    assert fits


def test_walls_elsewhere_do_not_matter() -> None:
    state = turn("renovation", goods={"gold": 9}, walls=["r0c0-r0c1", "r4c0-r4c1", "r1c0-r1c1"], display=["shelf"])
    assert legal(state, "furnish") == ["furnish shelf r2c0 free"]


def test_printed_patterns() -> None:
    assert GAME.facts()["patterns"] == PRINTED
