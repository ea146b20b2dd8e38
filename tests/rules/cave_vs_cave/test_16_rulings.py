"""Section 16: every ruling R01-R39 once more by its number, in its own words.

What a ruling says at length is tested beside the section it belongs to; here each has at least one
position that would come out otherwise if it were broken.
"""

from __future__ import annotations

import grotto

from .table import (
    EDGES,
    FACE_DOWN,
    FULL_CAVE,
    GAME,
    can,
    cave,
    cells,
    display,
    have,
    lay_out,
    legal,
    ones,
    placed,
    play,
    refused,
    score,
    supply,
    turn,
)


def test_r01_every_good_is_cut_separately() -> None:
    state = turn("cultivation", "use storeroom", goods={"emmer": 9, "food": 9}, rooms={"r2c0": "storeroom"})
    assert have(state) == ones(emmer=9, flax=2, food=9)


def test_r02_an_exchange_needs_only_the_payment() -> None:
    state = turn("cultivation", "use grindstone 4", goods={"emmer": 4, "food": 9}, rooms={"r2c0": "grindstone"})
    assert have(state) == ones(emmer=0, food=9)


def test_r03_free_exchange_only_on_the_own_turn() -> None:
    state = lay_out()
    assert state.actor == 0
    play(state, "convert emmer")
    assert have(state, 1) == ones()


def test_r04_a_part_is_finished_before_another_starts() -> None:
    state = turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2})
    assert not can(state, "gain")
    play(state, "dig r2c1", "turn_up dungeon")
    assert can(state, "gain")


def test_r05_double_dig_only_if_both_can_be_dug() -> None:
    state = turn("excavation", goods={"food": 9}, empty=[cell for cell in FACE_DOWN if cell != "r0c1"])
    assert legal(state, "dig_two") == []
    assert legal(state, "dig") == ["dig r0c1"]


def test_r06_a_dug_room_joins_the_display_at_once() -> None:
    assert display(turn("expansion", "dig r1c0", "turn_up warehouse")) == {"warehouse"}


def test_r07_one_sum_of_cost_and_surcharge() -> None:
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r2c0-r3c0"]
    state = turn("housework", goods={"gold": 3}, walls=walls, display=["treasury"])
    assert refused(state, "furnish treasury r2c0 gold").data == {"good": "gold", "n": 1}
    state = turn("housework", "furnish treasury r2c0 gold", goods={"gold": 4}, walls=walls, display=["treasury"])
    assert have(state) == ones(gold=0)


def test_r08_walls_change_rooms_stay() -> None:
    state = turn("masonry", "build_wall r2c0-r2c1", rooms={"r2c0": "shelf", "r2c1": "grindstone"})
    assert placed(state) == {"r2c0": "shelf", "r2c1": "grindstone"}


def test_r09_fourteen_wall_sites() -> None:
    state = turn("masonry", rooms={"r2c0": "shelf"}, empty=["r1c0"])
    assert [text.split()[1] for text in legal(state, "build_wall")] == EDGES


def test_r10_razing_takes_a_wall_of_the_own_board() -> None:
    assert legal(turn("breach", other_walls=4), "raze_wall") == []


def test_r11_access_along_the_whole_way() -> None:
    state = turn("drift_mining", empty=["r1c0", "r1c1"], walls=["r1c0-r1c1", "r2c0-r2c1", "r3c0-r3c1"])
    assert cells(state) == {"r0c0", "r4c0"}


def test_r12_the_entrance_is_orange_and_cannot_be_covered() -> None:
    state = turn("renovation", goods={"gold": 9}, display=["shelf"])
    assert refused(state, "furnish shelf r3c0 free").id == "occupied"
    assert can(turn("cultivation"), "use cave_entrance wood")


def test_r13_a_room_that_cannot_act_may_not_be_chosen() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    state = turn("expedition", rooms={"r4c2": "digging_cave"}, walls=walls)
    assert not [text for text in legal(state, "use") if "digging_cave" in text]


def test_r14_new_orange_rooms_rest_r15_new_blue_rooms_work() -> None:
    state = turn(
        "housework", "furnish shelf r2c0 gold", "furnish retting_room r1c0 per_dwarf",
        goods={"food": 2, "stone": 1}, empty=["r1c0"], display=["shelf", "retting_room"],
    )  # fmt: skip
    this_turn = state.to_data()["this_turn"]
    assert isinstance(this_turn, dict)
    assert this_turn["resting"] == ["shelf", "retting_room"]


def test_r15_a_new_dungeon_pays_for_the_wall_of_the_same_turn() -> None:
    state = turn(
        "renovation", "furnish dungeon r2c0 free", "build_wall r4c0-r4c1",
        goods={"stone": 3, "gold": 5}, rooms={"r1c0": "shelf"}, walls=["r1c0-r2c0", "r2c0-r2c1", "r2c0-r3c0"],
        display=["dungeon"],
    )  # fmt: skip
    assert have(state) == ones(stone=0, gold=3)


def test_r16_the_wood_comes_before_the_rooms_effect() -> None:
    rooms = {"r2c0": "sacrificial_altar", "r0c0": "wood_storeroom"}
    state = turn("cultivation", "use sacrificial_altar", goods={"wood": 0}, rooms=rooms)
    assert have(state) == ones(wood=0, emmer=0, flax=0, food=0, gold=4)


def test_r17_equipment_room_2_becomes_3_and_3_becomes_4() -> None:
    rooms = {"r2c0": "food_corner", "r1c0": "equipment_room", "r4c2": "gold_vein", "r0c0": "storeroom"}
    uses = ["use food_corner", "use gold_vein", "use storeroom", "use cave_entrance wood"]
    assert legal(turn("expedition", *uses[:3], rooms=rooms), "use") != []
    assert legal(turn("expedition", *uses, rooms=rooms), "use") == []
    assert legal(turn("undermining", *uses[:2], rooms=rooms), "use") != []
    assert legal(turn("undermining", *uses[:3], rooms=rooms), "use") == []


def test_r18_one_food_for_each_event_that_really_raises_flax() -> None:
    rooms = {"r2c0": "parlor", "r1c0": "retting_room"}
    assert have(turn("undergrowth", "use parlor", rooms=rooms)) == ones()
    assert have(turn("undergrowth", "use parlor", goods={"flax": 0}, rooms=rooms)) == ones(food=2)


def test_r19_prospecting_site_is_one_more_part_of_undergrowth() -> None:
    state = turn("undergrowth", "gain", "prospect", rooms={"r2c0": "shelf", "r1c0": "prospecting_site"})
    assert have(state) == ones(wood=3, food=0, gold=2)
    assert not can(state, "prospect")


def test_r20_dungeon_pays_after_each_wall_built() -> None:
    state = turn("masonry", "build_wall r0c0-r0c1", goods={"gold": 18}, rooms={"r2c0": "shelf", "r1c0": "dungeon"})
    assert have(state) == ones(gold=19)


def test_r21_gold_is_one_of_the_six_goods() -> None:
    state = turn("cultivation", "use junction_room emmer flax gold", rooms={"r2c0": "junction_room"})
    assert have(state) == ones(emmer=0, flax=0, gold=2)


def test_r22_treasury_is_an_exchange() -> None:
    state = turn("cultivation", "use treasury", goods={"gold": 3}, rooms={"r2c0": "treasury"})
    assert have(state) == ones(gold=4, food=2)


def test_r23_gold_is_compared_only_when_renovation_is_taken() -> None:
    state = turn("renovation", "convert gold", goods={"gold": 2}, display=["shelf"])
    assert can(state, "furnish shelf r2c0 free")
    state = play(lay_out(round=8, goods={"gold": 2}), "convert gold")
    assert refused(state, "take renovation").data == {"tile": "renovation", "good": "gold", "n": 1}


def test_r24_the_side_is_final() -> None:
    state = turn("masonry", rooms=FULL_CAVE, extra="two_walls")
    assert legal(state, "extra_cavern") == []


def test_r25_the_stack_tile_comes_when_the_count_is_final() -> None:
    state = turn("expansion", "dig r1c0", "turn_up stall", "turn_up dungeon", players=1)
    assert display(state) == {"stall", "dungeon"}
    state = turn("drift_mining", "dig r1c0", "turn_up stall", players=1, rooms={"r4c2": "digging_cave"})
    assert display(state) == {"stall"}
    play(state, "end_turn", "turn_up dungeon")
    assert display(state) == {"stall", "dungeon"}


def test_r26_best_single_room() -> None:
    state = lay_out(
        goods={"gold": 0}, rooms={"r2c0": "digging_cave", "r1c0": "spinning_wheel"},
        other_goods={"gold": 0}, other_rooms={"r2c0": "treasury", "r1c0": "warehouse"},
    )  # fmt: skip
    result = state.result()
    assert (result.totals, result.winners, result.verdict) == ((12, 12), (1,), "tie_break")


def test_r27_no_passing_but_a_tile_may_be_left_unused() -> None:
    assert not can(lay_out(), "end_turn")
    assert can(turn("renovation", goods={"gold": 2}), "end_turn")


def test_r28_nobody_knows_what_lies_face_down() -> None:
    state = turn("excavation", "dig r4c0")
    assert state.actor == grotto.CHANCE
    assert len(state.chances()) == 18


def test_r29_tunnels_stone_only_below_three() -> None:
    rooms = {"r2c0": "tunnel"}
    assert can(turn("cultivation", goods={"stone": 2}, rooms=rooms), "use tunnel food stone")
    assert not can(turn("cultivation", goods={"stone": 3}, rooms=rooms), "use tunnel food stone")
    assert not can(turn("cultivation", goods={"stone": 9}, rooms=rooms), "use tunnel stone")


def test_r30_refill_by_zero_is_allowed_and_no_gain() -> None:
    rooms = {"r2c0": "shelf", "r1c0": "retting_room"}
    assert have(turn("undergrowth", "use shelf flax", goods={"flax": 7}, rooms=rooms)) == ones(flax=7)


def test_r31_housework_twice() -> None:
    goods = {"food": 7, "wood": 2}
    state = turn("housework", goods=goods, empty=["r1c0"], display=["shelf", "spinning_wheel"])
    play(state, "furnish shelf r1c0 food", "furnish spinning_wheel r2c0 per_dwarf")
    assert have(state) == ones(food=0, wood=0)


def test_r32_in_solo_walls_never_come_back() -> None:
    assert "breach" not in lay_out(players=1, round=7).to_data()["tiles"]  # type: ignore[operator]
    state = turn("masonry", players=1, walls=EDGES[:7])
    assert refused(state, f"build_wall {EDGES[7]}").id == "no_walls_left"
    assert supply(state) == 0


def test_r33_nothing_is_exchanged_of_its_own_accord() -> None:
    state = turn("housework", goods={"food": 1, "emmer": 9}, display=["shelf"])
    assert refused(state, "furnish shelf r2c0 per_dwarf").id == "short"
    play(state, "convert emmer", "furnish shelf r2c0 per_dwarf")
    assert have(state) == ones(food=0, emmer=8, wood=0)


def test_r33_a_refused_act_does_not_use_up_its_part() -> None:
    state = turn("masonry", walls=["r0c0-r0c1"])
    refused(state, "build_wall r0c0-r0c1")
    play(state, "build_wall r0c0-r1c0")
    assert cave(state)["walls"] == ["r0c0-r0c1", "r0c0-r1c0"]


def test_r34_rooms_of_a_2_one_by_one() -> None:
    state = turn("undermining", "use cave_entrance flax", "convert flax", "use shelf flax", rooms={"r2c0": "shelf"})
    assert have(state) == ones(flax=2, food=2)
    assert state.prompt().id != "more_rooms"


def test_r34_the_prompt_counts_what_is_left() -> None:
    state = turn("expedition", "use cave_entrance flax", rooms={"r2c0": "shelf"})
    assert state.prompt() == grotto.Prompt("more_rooms", {"n": 2})
    play(state, "use shelf wood")
    assert state.prompt() == grotto.Prompt("more_rooms", {"n": 1})


def test_r35_the_price_of_the_double_dig_is_paid_before_the_first_dig() -> None:
    assert have(turn("excavation", "dig_two r2c1", goods={"food": 2}))["food"] == 0


def test_r36_using_means_carrying_something_out() -> None:
    state = turn("cultivation", goods={"stone": 3, "wood": 9}, rooms={"r2c0": "tunnel"})
    assert can(state, "use cave_entrance wood")
    assert "use tunnel" not in GAME.vocabulary.numbers


def test_r37_rooms_cut_off_are_counted_and_scored() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    state = turn("masonry", rooms={"r0c0": "shelf", "r1c0": "dungeon"}, walls=walls)
    assert score(state) == 3 + 11 + 1
    play(state, "build_wall r0c0-r0c1")
    assert have(state) == ones(gold=3)


def test_r38_nothing_before_the_side_is_named() -> None:
    rooms = {cell: room for cell, room in FULL_CAVE.items() if cell != "r2c0"}
    state = turn("renovation", "furnish stall r2c0 free", goods={"gold": 5}, rooms=rooms, display=["stall"])
    assert len(state.legal()) == 2
    assert refused(state, "build_wall r0c0-r0c1").id == "extra_side_first"


def test_r39_blue_gains_come_automatically() -> None:
    rooms = {"r2c0": "shelf", "r0c0": "wood_storeroom"}
    state = turn("cultivation", "use shelf stone", rooms=rooms)
    assert have(state) == ones(wood=2, stone=2)
