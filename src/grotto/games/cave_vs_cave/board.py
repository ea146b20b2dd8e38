"""The cave board: cells, wall sites, access, wall patterns (rules sections 3, 8.5, 9, 10).

Sets of cells and of wall sites are bits of an int, in the order of CELLS and EDGES.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8


class CellFacts(NamedTuple):
    """A printed cell: its natural walls and whether a food icon lies under the tile."""

    id: str
    natural: int
    food_icon: bool


CELLS: Final[tuple[CellFacts, ...]] = (
    CellFacts("r0c0", N | W, False),
    CellFacts("r0c1", N | E, False),
    CellFacts("r1c0", W, False),
    CellFacts("r1c1", E, True),
    CellFacts("r2c0", W, False),
    CellFacts("r2c1", E, False),
    CellFacts("r3c0", 0, False),
    CellFacts("r3c1", E, True),
    CellFacts("r4c0", S | W, False),
    CellFacts("r4c1", S, False),
    CellFacts("r4c2", N | E | S, False),
)
CELL_IDS: Final[tuple[str, ...]] = (*[cell.id for cell in CELLS], "extra")
CELL_INDEX: Final = {id: index for index, id in enumerate(CELL_IDS)}

ENTRANCE: Final = CELL_INDEX["r3c0"]
EXTRA: Final = CELL_INDEX["extra"]
START_EMPTY: Final = 1 << CELL_INDEX["r2c0"]
# The ten caverns: all printed cells but the entrance (R12).
CAVERNS: Final = (1 << EXTRA) - 1 & ~(1 << ENTRANCE)
START_FACE_DOWN: Final = CAVERNS & ~START_EMPTY

# The two sides of the extra cavern (section 10) and their natural walls.
NO_EXTRA: Final = 0
TWO_WALLS: Final = 1
THREE_WALLS: Final = 2
EXTRA_SIDES: Final[tuple[str, ...]] = ("two_walls", "three_walls")
EXTRA_NATURAL: Final = {TWO_WALLS: N | W, THREE_WALLS: N | E | W}


class Edge(NamedTuple):
    """A wall site between two cells, or on an open side of the extra cavern."""

    id: str
    cell: int
    side: int
    other: int
    other_side: int


def _edge(id: str, side: int) -> Edge:
    cell, other = id.split("-")
    return Edge(id, CELL_INDEX[cell], side, CELL_INDEX[other], {E: W, S: N}[side])


EDGES: Final[tuple[Edge, ...]] = (
    _edge("r0c0-r0c1", E),
    _edge("r0c0-r1c0", S),
    _edge("r0c1-r1c1", S),
    _edge("r1c0-r1c1", E),
    _edge("r1c0-r2c0", S),
    _edge("r1c1-r2c1", S),
    _edge("r2c0-r2c1", E),
    _edge("r2c0-r3c0", S),
    _edge("r2c1-r3c1", S),
    _edge("r3c0-r3c1", E),
    _edge("r3c0-r4c0", S),
    _edge("r3c1-r4c1", S),
    _edge("r4c0-r4c1", E),
    _edge("r4c1-r4c2", E),
    Edge("extra-e", EXTRA, E, -1, 0),
    Edge("extra-s", EXTRA, S, -1, 0),
)
EDGE_IDS: Final = tuple(edge.id for edge in EDGES)
EDGE_INDEX: Final = {id: index for index, id in enumerate(EDGE_IDS)}

# Where a wall piece may stand: the 14 edges of the board (R09), and the open sides of the
# extra cavern once it is owned.
_EXTRA_E: Final = 1 << EDGE_INDEX["extra-e"]
_EXTRA_S: Final = 1 << EDGE_INDEX["extra-s"]
_BOARD_SITES: Final = _EXTRA_E - 1
WALL_SITES: Final[tuple[int, ...]] = (
    _BOARD_SITES,
    _BOARD_SITES | _EXTRA_E | _EXTRA_S,
    _BOARD_SITES | _EXTRA_S,
)


@lru_cache(maxsize=1 << 16)
def accessible(face_down: int, walls: int) -> int:
    """The face-down tiles that can be dug (8.5, R11); pass no walls to ignore them."""
    reached = 1 << ENTRANCE
    found = 0
    waiting = [ENTRANCE]
    while waiting:
        here = waiting.pop()
        for index, edge in enumerate(EDGES):
            if edge.other < 0 or walls >> index & 1:
                continue
            if edge.cell == here:
                there = edge.other
            elif edge.other == here:
                there = edge.cell
            else:
                continue
            bit = 1 << there
            if face_down & bit:
                found |= bit
            elif not reached & bit:
                reached |= bit
                waiting.append(there)
    return found


def walls_around(cell: int, walls: int, extra: int) -> int:
    """The sides of a cell that have a wall, natural or built."""
    sides = EXTRA_NATURAL[extra] if cell == EXTRA else CELLS[cell].natural
    for index, edge in enumerate(EDGES):
        if walls >> index & 1:
            if edge.cell == cell:
                sides |= edge.side
            elif edge.other == cell:
                sides |= edge.other_side
    return sides


# Section 9: which walls a room wants, in the order n e s w: r required, o optional, x absent.
PATTERNS: Final = {
    "one": "rxxx",
    "one_opt_one": "rxxo",
    "one_opt_two": "roxo",
    "corner": "rxxr",
    "corner_opt": "roxr",
    "passage": "xrxr",
    "three": "rrxr",
    "three_opt": "rror",
    "four": "rrrr",
}


def pattern_fits(pattern: str, sides: int) -> bool:
    """Whether a pattern, turned any way, fits these walls: a surplus wall is as fatal as a missing one."""
    marks = PATTERNS[pattern]
    for turn in range(4):
        turned = marks[turn:] + marks[:turn]
        if all(mark == "o" or (mark == "r") == bool(sides >> side & 1) for side, mark in enumerate(turned)):
            return True
    return False


def wall_shape(sides: int) -> str:
    """The walls of a cavern as a word: none, one, corner, passage, three or four."""
    if sides.bit_count() == 2:
        return "passage" if sides in (N | S, E | W) else "corner"
    return ("none", "one", "", "three", "four")[sides.bit_count()]
