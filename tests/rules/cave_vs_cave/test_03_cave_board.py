"""Section 3: the cave board: cells, natural walls, wall sites, food icons."""

from __future__ import annotations

import pytest

from .table import CAVERNS, EDGES, FACE_DOWN, GAME, cave, cells, have, lay_out, legal, listed, turn

# What is printed: natural walls and food icon of every cell.
BOARD = {
    "r0c0": ("nw", False),
    "r0c1": ("ne", False),
    "r1c0": ("w", False),
    "r1c1": ("e", True),
    "r2c0": ("w", False),
    "r2c1": ("e", False),
    "r3c0": ("", False),
    "r3c1": ("e", True),
    "r4c0": ("sw", False),
    "r4c1": ("s", False),
    "r4c2": ("nes", False),
}

NEIGHBOURS = {
    "r0c0": {"r0c1", "r1c0"},
    "r0c1": {"r0c0", "r1c1"},
    "r1c0": {"r0c0", "r1c1", "r2c0"},
    "r1c1": {"r0c1", "r1c0", "r2c1"},
    "r2c0": {"r1c0", "r2c1", "r3c0"},
    "r2c1": {"r1c1", "r2c0", "r3c1"},
    "r3c0": {"r2c0", "r3c1", "r4c0"},
    "r3c1": {"r2c1", "r3c0", "r4c1"},
    "r4c0": {"r3c0", "r4c1"},
    "r4c1": {"r3c1", "r4c0", "r4c2"},
    "r4c2": {"r4c1"},
}


def test_printed_cells() -> None:
    printed = GAME.facts()["cells"]
    assert isinstance(printed, list)
    assert {cell["id"]: ("".join(cell["natural"]), cell["food_icon"]) for cell in printed} == BOARD
    assert [cell["id"] for cell in printed if cell["entrance"]] == ["r3c0"]


def test_fourteen_wall_sites_between_neighbours() -> None:
    """R09: also around the entrance; the cave mouth west of it is no site."""
    between = {f"{cell}-{other}" for cell, others in NEIGHBOURS.items() for other in others if cell < other}
    assert between == set(EDGES)
    assert {text.split()[1] for text in legal(turn("masonry"), "build_wall")} == between


def test_start_only_r2c0_is_empty() -> None:
    assert listed(cave(lay_out())["empty"]) == ["r2c0"]


@pytest.mark.parametrize("cell", CAVERNS)
def test_cells_border_on_their_neighbours(cell: str) -> None:
    """From a cell that is open, with a way to it, exactly its neighbours can be dug."""
    way = {"r2c0", "r3c0", *WAYS[cell]}
    state = turn("undermining", empty=[*WAYS[cell]])
    expected = {other for open_cell in way for other in NEIGHBOURS[open_cell]} - way
    assert cells(state) == expected


# Open caverns that lead from r2c0 or the entrance to each cavern, itself included.
WAYS = {
    "r0c0": ["r1c0", "r0c0"],
    "r0c1": ["r1c0", "r0c0", "r0c1"],
    "r1c0": ["r1c0"],
    "r1c1": ["r2c1", "r1c1"],
    "r2c0": [],
    "r2c1": ["r2c1"],
    "r3c1": ["r3c1"],
    "r4c0": ["r4c0"],
    "r4c1": ["r4c0", "r4c1"],
    "r4c2": ["r4c0", "r4c1", "r4c2"],
}


@pytest.mark.parametrize("cell", FACE_DOWN)
def test_food_icons(cell: str) -> None:
    """Only r1c1 and r3c1 have a food icon under the tile."""
    state = turn("undermining", f"dig {cell}", empty=WAYS[cell][:-1], display=[])
    assert have(state)["food"] == (2 if cell in ("r1c1", "r3c1") else 1)


def test_printed_wall_sites() -> None:
    """Each site is named after its cells and lies south or east of the first."""
    edges = GAME.facts()["edges"]
    assert isinstance(edges, list)
    sides = {edge["id"]: (edge["cell"], edge["side"]) for edge in edges}
    expected = {edge: (edge[:4], "e" if edge[1] == edge[6] else "s") for edge in EDGES}
    assert sides == {**expected, "extra-e": ("extra", "e"), "extra-s": ("extra", "s")}
    assert GAME.facts()["extra"] == {"two_walls": ["n", "w"], "three_walls": ["n", "e", "w"]}
