"""Section 16 where two rulings meet: positions in which each of them alone would decide otherwise."""

from __future__ import annotations

from .table import FULL_CAVE, can, cells, display, have, lay_out, legal, ones, play, refused, supply, turn


def test_r01_r18_the_food_of_retting_room_is_cut_after_that_of_the_room_itself() -> None:
    """Storeroom's three goods are one event, the food for the flax a later one."""
    rooms = {"r2c0": "storeroom", "r1c0": "retting_room"}
    assert have(turn("undergrowth", "use storeroom", goods={"food": 7}, rooms=rooms))["food"] == 9
    assert have(turn("undergrowth", "use storeroom", goods={"food": 8}, rooms=rooms))["food"] == 9
    # Flax that is cut to nothing has not risen.
    assert have(turn("undergrowth", "use storeroom", goods={"flax": 9}, rooms=rooms)) == ones(flax=9, emmer=2, food=2)


def test_r18_secret_chamber_may_bring_less_than_its_three_flax() -> None:
    rooms = {"r2c0": "secret_chamber", "r1c0": "retting_room"}
    for flax in (6, 7, 8):
        state = turn("undergrowth", "use secret_chamber flax", goods={"flax": flax}, rooms=rooms)
        assert have(state) == ones(flax=9, food=2)


def test_r16_r21_the_wood_of_the_storeroom_is_one_of_three_different_goods() -> None:
    rooms = {"r2c0": "junction_room", "r0c0": "wood_storeroom"}
    goods = {"wood": 0, "stone": 0, "emmer": 0, "flax": 0}
    state = turn("cultivation", goods=goods, rooms=rooms)
    assert [text for text in legal(state, "use") if "junction" in text] == ["use junction_room wood food gold"]
    assert have(play(state, "use junction_room wood food gold")) == ones(**goods, food=0, gold=2)


def test_r03_r16_what_the_wood_is_for_must_be_there_when_the_room_is_named() -> None:
    """A free exchange may come before the [1], never between its wood and its room."""
    rooms = {"r2c0": "sacrificial_altar", "r0c0": "wood_storeroom"}
    state = turn("cultivation", goods={"wood": 0, "food": 0, "flax": 2}, rooms=rooms)
    assert refused(state, "use sacrificial_altar").id == "short"
    play(state, "convert flax", "use sacrificial_altar")
    assert have(state) == ones(wood=0, emmer=0, flax=0, food=0, gold=4)


def test_r11_r13_digging_cave_respects_walls_also_on_the_tile_whose_pickaxe_ignores_them() -> None:
    state = turn("undermining", rooms={"r4c2": "digging_cave"}, walls=["r3c0-r3c1"])
    assert "r3c1" in cells(state, "dig")
    assert "r3c1" not in cells(state, "use")


def test_r11_undermining_passes_several_walls_and_no_face_down_tile() -> None:
    walls = ["r2c0-r3c0", "r1c0-r2c0", "r0c0-r1c0"]
    state = turn("undermining", rooms={"r2c0": "shelf"}, empty=["r1c0"], walls=walls)
    assert cells(state, "dig") == {"r0c0", "r1c1", "r2c1", "r3c1", "r4c0"}
    play(state, "dig r0c0", "turn_up stall")
    # The walls stay where they are.
    assert supply(state) == 7 - len(walls)
    assert not can(state, "use shelf wood")


def test_r05_r35_the_food_under_a_tile_does_not_pay_for_the_dig_that_finds_it() -> None:
    state = turn("excavation", goods={"food": 1})
    assert legal(state, "dig_two") == []
    state = turn("excavation", "dig_two r3c1", "turn_up stall", goods={"food": 2})
    assert have(state)["food"] == 1
    assert refused(state, "end_turn").id == "second_dig_owed"
    assert cells(state, "dig") == {"r1c0", "r2c1", "r4c0", "r4c1"}


def test_r06_r25_the_stack_tile_of_an_undermining_comes_at_once_though_the_tile_could_have_used_rooms() -> None:
    """Only Drift Mining can dig by both of its parts: on Undermining one side closes the other."""
    state = turn("undermining", "dig r1c0", "turn_up stall", players=1, rooms={"r4c2": "digging_cave"}, stack=8)
    play(state, "turn_up dungeon")
    assert display(state) == {"stall", "dungeon"}


def test_r17_r13_the_room_that_equipment_room_adds_may_be_left_and_is_no_second_use() -> None:
    rooms = {"r2c0": "food_corner", "r1c0": "equipment_room"}
    state = turn("undermining", "use food_corner", "use cave_entrance wood", rooms=rooms)
    # One more room is allowed, but there are only these two.
    assert legal(state, "use") == []
    assert refused(state, "use food_corner").id == "room_resting"
    assert can(state, "end_turn")


def test_r23_renovation_opens_as_soon_as_somebody_leads() -> None:
    """Equal gold closes it to both; a turn that brings gold opens it to whoever has more then."""
    state = lay_out(round=8, goods={"gold": 1}, rooms={"r2c0": "gold_vein"}, other_goods={"gold": 1})
    assert refused(state, "take renovation").id == "needs_most_gold"
    play(state, "take cultivation", "use gold_vein", "end_turn")
    assert refused(state, "take renovation").data["n"] == 2
    play(state, "take undergrowth", "end_turn")
    assert can(state, "take renovation")


def test_r10_r20_a_wall_of_the_extra_cavern_pays_dungeon_and_can_be_razed() -> None:
    rooms = {**FULL_CAVE, "r1c1": "dungeon"}
    state = turn("masonry", "build_wall extra-s", rooms=rooms, extra="three_walls")
    assert have(state)["gold"] == 3
    assert refused(state, "build_wall extra-e").id == "part_used"
    state = turn("breach", rooms=rooms, walls=["extra-s"], extra="three_walls")
    assert legal(state, "raze_wall") == ["raze_wall extra-s"]
    play(state, "raze_wall extra-s")
    assert (have(state), supply(state)) == (ones(stone=3, food=4, gold=2), 7)
