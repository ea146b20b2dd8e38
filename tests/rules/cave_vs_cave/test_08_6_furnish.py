"""8.6 Furnish: payment, walls, colours (R07, R14, R31)."""

from __future__ import annotations

import pytest

from .table import FULL_CAVE, can, cave, display, have, legal, listed, ones, placed, play, refused, turn


@pytest.mark.parametrize(("round", "dwarves"), [(1, 2), (3, 2), (4, 3), (7, 3), (8, 4)])
@pytest.mark.parametrize("tile", ["housework", "furnishing"])
def test_one_food_per_dwarf(tile: str, round: int, dwarves: int) -> None:
    """Housework's upper part and Furnishing: as much food as every player has turns this round."""
    state = turn(tile, round=round, goods={"food": dwarves - 1}, display=["shelf"])
    reason = refused(state, "furnish shelf r2c0 per_dwarf")
    assert (reason.id, reason.data) == ("short", {"good": "food", "n": 1})
    state = turn(tile, "furnish shelf r2c0 per_dwarf", round=round, goods={"food": dwarves}, display=["shelf"])
    assert have(state) == ones(food=0, wood=0)


@pytest.mark.parametrize(("round", "dwarves"), [(3, 2), (4, 3), (6, 3), (7, 4)])
def test_one_food_per_dwarf_solo(round: int, dwarves: int) -> None:
    state = turn(
        "housework", "furnish shelf r2c0 per_dwarf", players=1, round=round, goods={"food": dwarves}, display=["shelf"]
    )
    assert have(state) == ones(food=0, wood=0)


def surcharges(tile: str) -> set[str]:
    rich = dict.fromkeys(ones(), 9)
    return {text.split()[3] for text in legal(turn(tile, goods=rich, display=["shelf"]), "furnish")}


def test_which_surcharges_each_tile_takes() -> None:
    assert surcharges("housework") == {"per_dwarf", "food", "gold"}
    assert surcharges("furnishing") == {"per_dwarf"}
    assert surcharges("expansion") == {"food", "gold"}
    assert surcharges("renovation") == {"free"}


@pytest.mark.parametrize(("tile", "kind", "good", "price"), [
    ("housework", "food", "food", 5),
    ("housework", "gold", "gold", 1),
    ("expansion", "food", "food", 5),
    ("expansion", "gold", "gold", 2),
])  # fmt: skip
def test_fixed_surcharges(tile: str, kind: str, good: str, price: int) -> None:
    state = turn(tile, f"furnish shelf r2c0 {kind}", goods={good: price}, display=["shelf"])
    assert have(state) == ones(**{good: 0}, wood=0)
    state = turn(tile, goods={good: price - 1}, display=["shelf"])
    assert refused(state, f"furnish shelf r2c0 {kind}").data == {"good": good, "n": 1}


def test_renovation_takes_no_surcharge() -> None:
    state = turn("renovation", "furnish shelf r2c0 free", display=["shelf"], other_goods={"gold": 0})
    assert have(state) == ones(wood=0)


def test_r07_goods_of_the_same_kind_add_up() -> None:
    given = {"gold": 3, "wood": 1}
    state = turn("housework", goods=given, rooms={"r2c0": "shelf"}, empty=["r4c2"], display=["parlor"])
    play(state, "furnish parlor r4c2 gold")
    assert have(state) == ones(gold=1, stone=0)
    state = turn("housework", goods={"gold": 1}, rooms={"r2c0": "shelf"}, empty=["r4c2"], display=["parlor"])
    assert refused(state, "furnish parlor r4c2 gold").data == {"good": "gold", "n": 1}


def test_the_surcharge_is_due_only_if_one_really_furnishes() -> None:
    state = turn("housework", "end_turn", display=["shelf"])
    assert have(state) == ones()


def test_the_room_leaves_the_display_and_stays() -> None:
    state = turn("housework", "furnish shelf r2c0 gold", display=["shelf", "grindstone"])
    assert display(state) == {"grindstone"}
    assert listed(cave(state)["empty"]) == []
    assert refused(state, "furnish shelf r2c0 per_dwarf").id == "not_on_display"
    reason = refused(state, "furnish grindstone r2c0 per_dwarf")
    assert (reason.id, reason.data) == ("occupied", {"cell": "r2c0"})


def test_only_empty_caverns() -> None:
    state = turn("renovation", goods={"gold": 9}, display=["shelf"])
    assert refused(state, "furnish shelf r1c0 free").id == "face_down"
    assert refused(state, "furnish shelf r3c0 free").id == "occupied"
    assert refused(state, "furnish shelf extra free").id == "no_extra_cavern"


def test_only_rooms_on_display() -> None:
    state = turn("renovation", goods={"gold": 9}, display=["shelf"])
    for room in ("grindstone", "stall", "cave_entrance"):
        assert refused(state, f"furnish {room} r2c0 free").id == "not_on_display"


def test_no_connection_to_the_entrance_is_needed() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    state = turn("housework", goods={"gold": 4}, walls=walls, empty=["r1c0"], display=["shelf"])
    play(state, "furnish shelf r1c0 gold")
    assert placed(state) == {"r1c0": "shelf"}


def blue_allowed(orange: list[str], blue: list[str]) -> bool:
    """Whether Prospecting Site may join these rooms."""
    cells = ["r0c0", "r0c1", "r1c1", "r2c1", "r3c1", "r4c0", "r4c1"]
    rooms = dict(zip(cells, [*orange, *blue], strict=False))
    state = turn("renovation", goods={"gold": 9}, rooms=rooms, display=["prospecting_site"])
    return can(state, "furnish prospecting_site r2c0 free")


def test_strictly_more_orange_than_blue_after_placing() -> None:
    """The entrance counts as one orange room."""
    assert not blue_allowed([], [])
    assert blue_allowed(["shelf"], [])
    assert not blue_allowed(["shelf"], ["retting_room"])
    assert blue_allowed(["shelf", "stall"], ["retting_room"])
    assert not blue_allowed(["shelf", "stall"], ["retting_room", "dungeon"])
    assert blue_allowed(["shelf", "stall", "tunnel"], ["retting_room", "dungeon"])


def test_orange_rooms_are_always_allowed() -> None:
    rooms = {"r0c0": "tunnel", "r0c1": "retting_room"}
    state = turn("renovation", goods={"gold": 9}, rooms=rooms, display=["shelf"])
    assert can(state, "furnish shelf r2c0 free")


def test_the_others_rooms_do_not_count() -> None:
    state = turn("renovation", goods={"gold": 9}, other_rooms={"r2c0": "shelf"}, display=["prospecting_site"])
    assert refused(state, "furnish prospecting_site r2c0 free").id == "colours"


@pytest.mark.parametrize("order", [("per_dwarf", "gold"), ("gold", "per_dwarf")])
def test_r31_housework_furnishes_twice_in_either_order(order: tuple[str, str]) -> None:
    state = turn(
        "housework", goods={"food": 2, "gold": 1, "wood": 2}, empty=["r1c0"], display=["shelf", "spinning_wheel"]
    )
    play(state, f"furnish shelf r2c0 {order[0]}", f"furnish spinning_wheel r1c0 {order[1]}")
    assert have(state) == ones(food=0, gold=0, wood=0)
    assert placed(state) == {"r2c0": "shelf", "r1c0": "spinning_wheel"}


def test_r31_each_part_of_housework_once() -> None:
    rich = dict.fromkeys(ones(), 9)
    state = turn("housework", goods=rich, empty=["r1c0"], display=["shelf", "spinning_wheel"])
    play(state, "furnish shelf r2c0 gold")
    assert refused(state, "furnish spinning_wheel r1c0 gold").id == "part_used"
    assert refused(state, "furnish spinning_wheel r1c0 food").id == "part_used"
    assert can(state, "furnish spinning_wheel r1c0 per_dwarf")


def test_a_complete_cave_has_no_place_left() -> None:
    state = turn(
        "renovation", rooms={**FULL_CAVE, "extra": "stall"}, extra="two_walls", display=["tunnel"], goods={"gold": 9}
    )
    assert legal(state, "furnish") == []
    assert refused(state, "furnish tunnel extra free").id == "occupied"
