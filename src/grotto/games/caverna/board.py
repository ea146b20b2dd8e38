"""The home board (rules section 2) and the cells around it that the Office room opens (section 14).

A set of cells is the bits of an int, in the order of CELLS. Adjacent always means orthogonally adjacent, and
forest and mountain are never adjacent to each other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.games.caverna.goods import goods
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.goods import Bundle

ROWS: Final = 4
COLUMNS: Final = 6
FIRST_MOUNTAIN_COLUMN: Final = 3


class Cell(NamedTuple):
    """A square of the home board, or one outside that a twin tile can reach."""

    id: str
    row: int
    column: int
    mountain: bool
    outer: bool


def _cell(row: int, column: int) -> Cell:
    outer = not (0 <= row < ROWS and 0 <= column < COLUMNS)
    return Cell(f"r{row}c{column}", row, column, column >= FIRST_MOUNTAIN_COLUMN, outer)


# Section 14: corners have no neighbour on the board, and below the entry-level dwelling nothing can be laid.
_OUTER_FOREST: Final[tuple[tuple[int, int], ...]] = (
    (-1, 0),
    (-1, 1),
    (-1, 2),
    (0, -1),
    (1, -1),
    (2, -1),
    (3, -1),
    (4, 0),
    (4, 1),
    (4, 2),
)
_OUTER_MOUNTAIN: Final[tuple[tuple[int, int], ...]] = (
    (-1, 3),
    (-1, 4),
    (-1, 5),
    (0, 6),
    (1, 6),
    (2, 6),
    (3, 6),
    (4, 4),
    (4, 5),
)

CELLS: Final[tuple[Cell, ...]] = (
    *[_cell(row, column) for row in range(ROWS) for column in range(COLUMNS)],
    *[_cell(row, column) for row, column in _OUTER_FOREST + _OUTER_MOUNTAIN],
)
CELL_IDS: Final = tuple(cell.id for cell in CELLS)
CELL_INDEX: Final = {id: index for index, id in enumerate(CELL_IDS)}
BOARD_CELLS: Final = ROWS * COLUMNS

BOARD: Final = (1 << BOARD_CELLS) - 1
OUTER: Final = bits_of([index for index, cell in enumerate(CELLS) if cell.outer])
FOREST: Final = bits_of([index for index, cell in enumerate(CELLS) if not cell.mountain])
MOUNTAIN: Final = bits_of([index for index, cell in enumerate(CELLS) if cell.mountain])

ENTRY_DWELLING: Final = CELL_INDEX["r3c3"]
PRINTED_CAVERN: Final = CELL_INDEX["r2c3"]
# The forest cell in front of the cave entrance: the first forest tile must cover it.
ENTRANCE: Final = CELL_INDEX["r3c2"]

# Paid out once, when a landscape tile first covers the cell.
ICONS: Final[dict[int, Bundle]] = {
    CELL_INDEX["r0c2"]: goods(boar=1),
    CELL_INDEX["r2c0"]: goods(boar=1),
    CELL_INDEX["r3c1"]: goods(food=1),
    CELL_INDEX["r3c4"]: goods(food=1),
    CELL_INDEX["r0c5"]: goods(food=2),
}
ICON_CELLS: Final = bits_of(list(ICONS))


def _touching(one: Cell, other: Cell) -> bool:
    steps = abs(one.row - other.row) + abs(one.column - other.column)
    return steps == 1 and one.mountain == other.mountain


# The neighbours of each cell, and all pairs of adjacent cells, the lower index first.
NEIGHBOURS: Final = tuple(
    bits_of([index for index, other in enumerate(CELLS) if _touching(cell, other)]) for cell in CELLS
)
PAIRS: Final = tuple((a, b) for a in range(len(CELLS)) for b in bits(NEIGHBOURS[a]) if a < b)
FOREST_PAIRS: Final = tuple((a, b) for a, b in PAIRS if FOREST >> a & 1)
MOUNTAIN_PAIRS: Final = tuple((a, b) for a, b in PAIRS if MOUNTAIN >> a & 1)


def around(cells: int) -> int:
    """All neighbours of the members of a set."""
    found = 0
    while cells:
        low = cells & -cells
        found |= NEIGHBOURS[low.bit_length() - 1]
        cells ^= low
    return found
