"""Sections 2, 6.1 and 14: icons, where tiles may lie, and what lies outside the board."""

from __future__ import annotations

import pytest

from .table import GAME, can, farm, got, lay_out, listed, mine, play, points, why

# A tile from which the cell can be reached, a single tile that covers it, and what it pays.
ICONS = {
    "r0c2": ("r1c2", "meadow", {"boar": 1}),
    "r2c0": ("r2c1", "field", {"boar": 1}),
    "r3c1": ("r3c2", "meadow", {"food": 1}),
    "r3c4": ("", "tunnel", {"food": 1}),
    "r0c5": ("r0c4", "cavern", {"food": 2}),
}
OFFICE = {"r2c3": "office_room"}


def beside(cell: str) -> dict[str, str]:
    if not cell:
        return {}
    return {cell: "meadow" if int(cell[-1]) < 3 else "cavern"}


@pytest.mark.parametrize("cell", ICONS)
def test_icons_pay_out_once_when_a_tile_covers_them(cell: str) -> None:
    base, tile, gain = ICONS[cell]
    price = 2 if tile == "cavern" else 1
    state = lay_out(farm(cells=beside(base), ruby=price))
    assert got(state, f"ruby {tile} {cell}") == {"ruby": -price} | gain


def test_what_is_laid_on_a_tile_pays_no_icon() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r3c4": "tunnel"}
    state = lay_out(farm(cells=cells, wood=2), farm())
    assert got(state, "place sheep_farming", "small_pasture r3c1") == {"wood": -2}
    play(state, "place supplies")
    assert got(state, "place ruby_mine_construction", "ruby_mine r3c4") == {}


@pytest.mark.parametrize("tile", ["tunnel", "cavern"])
def test_single_mountain_tiles_touch_another(tile: str) -> None:
    state = lay_out(farm(ruby=2))
    near = [act for act in listed(state, "ruby") if act.startswith(f"ruby {tile} ")]
    assert near == [f"ruby {tile} {cell}" for cell in ("r1c3", "r2c4", "r3c4")]
    assert why(state, f"ruby {tile} r0c3") == "not_connected"
    assert why(state, f"ruby {tile} r2c3") == "occupied"


@pytest.mark.parametrize("tile", ["meadow", "field"])
def test_single_forest_tiles_touch_another(tile: str) -> None:
    state = lay_out(farm(cells={"r3c2": "small_pasture"}, ruby=1))
    near = [act for act in listed(state, "ruby") if act.startswith(f"ruby {tile} ")]
    assert near == [f"ruby {tile} {cell}" for cell in ("r2c2", "r3c1")]
    assert why(state, f"ruby {tile} r0c0") == "not_connected"


def test_forest_and_mountain_do_not_touch() -> None:
    """A meadow beside the mountain connects no cavern, and a tunnel no meadow."""
    state = lay_out(farm(cells={"r3c2": "meadow", "r2c2": "meadow", "r1c2": "meadow", "r0c2": "field"}, ruby=2))
    assert why(state, "ruby tunnel r0c3") == "not_connected"
    state = lay_out(farm(cells={"r3c2": "meadow", "r1c3": "tunnel", "r0c3": "tunnel"}, ruby=2))
    assert why(state, "ruby meadow r1c2") == "not_connected"


def test_a_twin_tile_stays_on_its_own_side() -> None:
    sides = {cell["id"]: cell["side"] for cell in GAME.facts()["cells"]}  # type: ignore[attr-defined]
    acts = [text.split() for text in GAME.vocabulary.numbers if text.startswith(("twin ", "large_pasture "))]
    assert acts
    assert all(sides[act[-1]] == sides[act[-2]] for act in acts)


def test_a_second_twin_tile_touches_the_others() -> None:
    state = play(lay_out(farm(cells={"r3c2": "meadow"}), piles={"clearing": {"wood": 1}}), "place clearing")
    assert why(state, "twin meadow_field r0c0 r0c1") == "not_connected"
    assert can(state, "twin meadow_field r1c2 r2c2")
    assert why(state, "twin meadow_field r3c1 r3c2") == "occupied"


def test_an_ore_mine_needs_two_ordinary_tunnels() -> None:
    cells = {"r1c3": "tunnel", "r0c3": "cavern", "r1c4": "deep_tunnel", "r1c5": "ruby_mine"}
    assert why(lay_out(farm(cells=cells)), "place ore_mine_construction") == "nothing_to_do"


def test_a_furnished_tunnel_is_no_tunnel_any_more() -> None:
    """Section 14, Work room; the ore mine on the other half of the twin stays."""
    cells = {"r1c3": "deep_tunnel", "r0c3": "ore_mine"}
    state = lay_out(farm(cells=cells, furnishings=["work_room"], stone=1), farm())
    play(state, "place housework", "furnish carpenter r1c3", "gain", "place supplies")
    assert why(state, "place ruby_mine_construction") == "nothing_to_do"
    assert mine(state).ore_mine.bit_count() == 1


# ---- outside the board (section 14) ----------------------------------------------------------


def test_the_first_forest_tile_may_overhang() -> None:
    state = play(lay_out(farm(furnishings=OFFICE), piles={"clearing": {"wood": 1}}), "place clearing")
    assert got(state.clone(), "twin meadow_field r3c2 r4c2") == {"gold": 2}
    assert got(state, "twin meadow_field r4c2 r3c2") == {"gold": 2}


def test_the_half_on_the_board_pays_its_icon() -> None:
    state = play(lay_out(farm(cells={"r3c2": "field"}, furnishings=OFFICE)), "place clearing")
    assert got(state, "twin meadow_field r3c1 r4c1") == {"gold": 2, "food": 1}
    cells = {"r0c4": "tunnel"}
    state = play(lay_out(farm(cells=cells, furnishings=OFFICE)), "place drift_mining")
    assert got(state, "twin cavern_tunnel r0c5 r0c6") == {"gold": 2, "food": 2}


def test_exactly_one_half_overhangs() -> None:
    cells = {"r3c2": "field", "r4c2": "meadow", "r3c4": "tunnel", "r4c4": "tunnel"}
    state = lay_out(farm(cells=cells, furnishings=OFFICE), farm())
    outer = [act for act in listed(play(state.clone(), "place clearing"), "twin") if "r4" in act]
    assert sorted(outer) == ["twin meadow_field r3c1 r4c1", "twin meadow_field r4c1 r3c1"]
    outer = [act for act in listed(play(state, "place drift_mining"), "twin") if "r4" in act]
    assert sorted(outer) == ["twin cavern_tunnel r3c5 r4c5", "twin cavern_tunnel r4c5 r3c5"]


def test_an_outer_cell_connects_tiles() -> None:
    """The tunnel above column 4 touches the one above column 5, and that one the board below it."""
    cells = {"r1c3": "cavern", "r0c3": "cavern", "r-1c3": "tunnel", "r-1c4": "cavern"}
    state = lay_out(farm(cells=cells, furnishings=OFFICE, ruby=1))
    assert can(state, "ruby tunnel r0c4")
    far = {"r3c2": "field", "r4c2": "meadow", "r4c1": "meadow", "r4c0": "meadow"}
    assert can(lay_out(farm(cells=far, furnishings=OFFICE, ruby=1)), "ruby field r3c0")


def test_single_tiles_and_stables_on_bare_ground_stay_on_the_board() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r4c2": "meadow", "r3c4": "tunnel"}
    state = lay_out(farm(cells=cells, furnishings=OFFICE, ruby=2, stone=1))
    assert not [act for act in listed(state, "ruby") if "r4" in act or "-1" in act]
    play(state, "place sheep_farming")
    assert can(state, "stable r4c2")
    assert why(state, "stable r4c1") == "no_place_for_stable"


def test_an_outer_cell_is_fenced_and_furnished_like_any_other() -> None:
    cells = {"r3c2": "meadow", "r4c2": "meadow", "r3c4": "tunnel", "r4c4": "cavern"}
    state = lay_out(farm(cells=cells, furnishings=OFFICE, wood=2, stone=1), farm())
    assert can(play(state.clone(), "place sheep_farming"), "small_pasture r4c2")
    assert can(play(state, "place housework"), "furnish carpenter r4c4")


def test_outer_cells_are_never_unused() -> None:
    inside = {"r3c2": "meadow"}
    outside = inside | {"r4c2": "field"}
    both = [points(lay_out(farm(cells=cells, furnishings=OFFICE)), "unused_cells") for cells in (inside, outside)]
    assert both == [-21, -21]


def test_no_stable_on_a_field_or_a_second_one_on_a_cell() -> None:
    state = lay_out(farm(cells={"r3c2": "field", "r3c1": "meadow"}, stables=["r3c1"], stone=1))
    play(state, "place sheep_farming")
    assert why(state, "stable r3c2") == "no_place_for_stable"
    assert why(state, "stable r3c1") == "no_place_for_stable"


def test_a_fenced_meadow_is_no_meadow_any_more() -> None:
    """6.1: pastures are permanent, cannot be merged, and a stable stays when its meadow is fenced."""
    cells = {"r3c2": "meadow", "r2c2": "meadow"}
    state = lay_out(farm(cells=cells, stables=["r3c2"], wood=9, stone=1), farm())
    play(state, "place sheep_farming", "small_pasture r3c2")
    assert why(state, "large_pasture r2c2 r3c2") == "no_meadow"
    play(state, "skip", "place supplies", "place donkey_farming")
    assert listed(state, "small_pasture") == ["small_pasture r2c2"]
    assert mine(state).houses(4, 0, 0, 2)
