"""Section 17: the golden cases, one test each, in the words of the notation."""

from __future__ import annotations

import pytest

import grotto
from grotto import State

from .table import (
    GAME,
    can,
    cave,
    cells,
    data,
    display,
    have,
    lay_out,
    listed,
    ones,
    placed,
    play,
    refused,
    score,
    supply,
    turn,
)

FITS = {
    # cell and built walls: (rooms that fit, rooms that do not)
    ("r2c0", "r2c0-r2c1"): (["tunnel", "junction_room"], ["food_corner", "warehouse", "shelf"]),
    ("r2c0", ""): (["shelf", "grindstone", "warehouse", "retting_room"], ["tunnel", "gold_vein"]),
    ("r4c2", ""): (
        ["parlor", "bakehouse", "digging_cave", "state_room", "gold_vein", "stall"],
        ["treasury", "food_corner"],
    ),
    ("r4c2", "r4c1-r4c2"): (["treasury", "dungeon", "secret_chamber", "state_room"], ["parlor", "stall"]),
    ("r0c0", ""): (
        ["storeroom", "weaving_room", "wood_storeroom", "furniture_workshop", "grindstone"],
        ["shelf", "tunnel", "parlor"],
    ),
}


def opening(players: int) -> State:
    state = GAME.new(players, first_player=0)
    if players == 1:
        play(state, "turn_up shelf", "turn_up tunnel", "turn_up parlor")
    return play(state, "reveal masonry")


def turns_played(players: int) -> list[list[int]]:
    """Who has each turn, round by round, in a game in which nobody does anything but take tiles."""
    state = opening(players)
    rounds: list[list[int]] = [[]]
    current = 1
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            state.apply(state.legal()[0])
            continue
        if data(state)["round"] != current:
            current += 1
            rounds.append([])
        rounds[-1].append(state.actor)
        state.apply(state.legal()[0])
        play(state, "end_turn")
    return rounds


def test_g01_two_player_opening_position() -> None:
    state = opening(2)
    assert len(display(state)) == 6
    for seat in (0, 1):
        assert cave(state, seat) == {
            "goods": ones(), "rooms": {}, "empty": ["r2c0"], "walls": [], "extra": None,
        }  # fmt: skip
    assert data(state)["stack"] == 0
    assert len(listed(data(state)["unseen"])) == 18
    assert len(listed(data(state)["tiles"])) == 5
    assert supply(state) == 7
    rounds = turns_played(2)
    assert len(rounds) == 8
    assert [sum(turn.count(seat) for turn in rounds) for seat in (0, 1)] == [22, 22]
    end = lay_out(round=8)
    assert len(listed(data(end)["tiles"])) == 12


def test_g02_solo_opening_position() -> None:
    state = opening(1)
    assert len(display(state)) == 3
    assert cave(state) == {"goods": ones(), "rooms": {}, "empty": ["r2c0"], "walls": [], "extra": None}
    assert data(state)["stack"] == 9
    assert len(listed(data(state)["unseen"])) == 18
    assert len(listed(data(state)["tiles"])) == 5
    assert supply(state) == 7
    rounds = turns_played(1)
    assert len(rounds) == 7
    assert sum(len(turns) for turns in rounds) == 19
    end = lay_out(players=1, round=7)
    assert len(listed(data(end)["tiles"])) == 11


def test_g03_cheapest_first_furnishing_gold_surcharge() -> None:
    state = turn("housework", "furnish spinning_wheel r2c0 gold", display=["spinning_wheel"])
    assert have(state) == ones(wood=0, gold=0)
    assert placed(state) == {"r2c0": "spinning_wheel"}
    assert score(state) == 4


def test_g04_food_surcharge_needs_two_food_in_round_1() -> None:
    state = turn("housework", display=["shelf"])
    assert refused(state, "furnish shelf r2c0 per_dwarf").data == {"good": "food", "n": 1}
    play(state, "convert emmer", "furnish shelf r2c0 per_dwarf")
    assert have(state) == ones(wood=0, food=0, emmer=0)
    assert score(state) == 4


def test_g05_a_blue_room_can_never_be_the_first_room() -> None:
    state = turn("housework", display=["prospecting_site"])
    assert refused(state, "furnish prospecting_site r2c0 gold").id == "colours"


def test_g06_one_blue_after_one_orange_is_legal_a_second_blue_is_not() -> None:
    goods = {"food": 9, "gold": 9, "stone": 5}
    state = turn(
        "housework", round=4, goods=goods, rooms={"r2c0": "spinning_wheel"}, empty=["r1c0", "r2c1"],
        display=["prospecting_site", "retting_room"],
    )  # fmt: skip
    play(state, "furnish prospecting_site r1c0 per_dwarf")
    assert refused(state, "furnish retting_room r2c1 gold").id == "colours"
    assert have(state) == ones(food=6, gold=9, stone=5)
    assert placed(state) == {"r2c0": "spinning_wheel", "r1c0": "prospecting_site"}


def test_g07_a_corner_room_does_not_fit_a_one_wall_cavern() -> None:
    state = turn("housework", display=["food_corner"])
    assert refused(state, "furnish food_corner r2c0 gold").id == "walls"


def test_g08_after_one_more_wall_the_corner_room_fits() -> None:
    state = turn(
        "housework", "furnish food_corner r2c0 gold",
        round=2, walls=["r1c0-r2c0"], display=["food_corner", "spinning_wheel"],
    )  # fmt: skip
    assert have(state) == ones(stone=0, gold=0)
    assert placed(state) == {"r2c0": "food_corner"}


@pytest.mark.parametrize(("cell", "wall"), FITS)
def test_g10_which_rooms_fit_which_caverns(cell: str, wall: str) -> None:
    fits, not_fits = FITS[cell, wall]
    rich = dict.fromkeys(ones(), 9)
    state = turn(
        "renovation", goods=rich, empty=[cell], walls=[wall] if wall else [],
        rooms={"r3c1": "sacrificial_altar"}, display=[*fits, *not_fits],
    )  # fmt: skip
    assert [room for room in fits if not can(state, f"furnish {room} {cell} free")] == []
    assert [refused(state, f"furnish {room} {cell} free").id for room in not_fits] == ["walls"] * len(not_fits)


def test_g11_caverns_that_can_be_dug_from_the_opening_position() -> None:
    assert cells(turn("excavation")) == {"r1c0", "r2c1", "r3c1", "r4c0"}


def test_g13_a_wall_next_to_the_entrance_cuts_off_everything_behind_it() -> None:
    assert cells(turn("excavation", walls=["r2c0-r3c0"])) == {"r3c1", "r4c0"}
    assert cells(turn("undermining", walls=["r2c0-r3c0"])) == {"r1c0", "r2c1", "r3c1", "r4c0"}


def test_g14_furnished_rooms_do_not_block_the_way() -> None:
    state = turn("excavation", rooms={"r2c0": "shelf", "r1c0": "grindstone"})
    assert cells(state) == {"r0c0", "r1c1", "r2c1", "r3c1", "r4c0"}


def test_g15_uncovering_a_food_icon() -> None:
    state = turn("excavation", "dig r3c1", "turn_up treasury", "gain")
    assert have(state) == ones(food=2, stone=2)
    assert display(state) == {"treasury"}
    assert "r3c1" in listed(cave(state)["empty"])


def test_g18_take_the_food_first_then_pay_three() -> None:
    state = turn("furnishing", round=4, goods={"food": 2}, display=["spinning_wheel"])
    assert refused(state, "furnish spinning_wheel r2c0 per_dwarf").data == {"good": "food", "n": 1}
    play(state, "gain", "furnish spinning_wheel r2c0 per_dwarf")
    assert have(state) == ones(food=0, wood=0)
    assert placed(state) == {"r2c0": "spinning_wheel"}


def test_g19_gold_surcharge_and_gold_price_add_up() -> None:
    state = turn(
        "expansion", goods={"gold": 4, "food": 4}, empty=["r3c1", "r4c1", "r4c2"], walls=["r4c1-r4c2"],
        display=["treasury"],
    )  # fmt: skip
    reason = refused(state, "furnish treasury r4c2 gold")
    assert (reason.id, reason.data) == ("short", {"good": "gold", "n": 1})


def test_g21_wood_above_nine_is_lost() -> None:
    assert have(turn("undergrowth", "gain", goods={"wood": 8})) == ones(wood=9)


def test_g22_gold_above_nineteen_is_lost_but_the_exchange_stays_legal() -> None:
    state = turn("expedition", "exchange wood", round=5, goods={"wood": 5, "gold": 17})
    assert have(state) == ones(wood=0, gold=19)


def test_g24_junction_room_may_swallow_a_gold() -> None:
    state = turn(
        "undergrowth", "use junction_room wood food gold", round=4,
        goods={"stone": 0, "emmer": 0, "flax": 0}, rooms={"r2c0": "junction_room"}, walls=["r2c0-r2c1"],
    )  # fmt: skip
    assert have(state) == {"wood": 0, "stone": 0, "emmer": 0, "flax": 0, "food": 0, "gold": 2}


def test_g25_junction_room_needs_three_different_types() -> None:
    goods = {"wood": 3, "stone": 0, "emmer": 0, "flax": 0, "food": 1, "gold": 0}
    state = turn("undergrowth", round=4, goods=goods, rooms={"r2c0": "junction_room"}, walls=["r2c0-r2c1"])
    with pytest.raises(grotto.UnknownAct):
        GAME.act("use junction_room wood wood food")
    assert not any(text.startswith("use junction_room") for text in map(GAME.notation, state.legal()))
    assert have(state) == goods


def test_g27_shelf_counts_as_gaining_flax_when_it_really_raises_it() -> None:
    state = turn(
        "masonry", "use shelf flax", round=4, goods={"flax": 1, "food": 0},
        rooms={"r2c0": "shelf", "r2c1": "retting_room"},
    )  # fmt: skip
    assert have(state) == ones(flax=2, food=1)


def test_g28_shelf_with_two_flax_already_gives_no_food() -> None:
    state = turn(
        "masonry", "use shelf flax", round=4, goods={"flax": 2, "food": 0},
        rooms={"r2c0": "shelf", "r2c1": "retting_room"},
    )  # fmt: skip
    assert have(state) == ones(flax=2, food=0)


def test_g32_equipment_room_lets_undermining_use_three_rooms() -> None:
    rooms = {"r1c0": "tunnel", "r4c2": "gold_vein", "r2c0": "equipment_room", "r4c0": "wood_storeroom"}
    state = turn(
        "undermining", "use cave_entrance emmer", "use tunnel food stone", "use gold_vein",
        round=5, rooms=rooms, walls=["r1c0-r1c1"],
    )  # fmt: skip
    assert have(state) == {"wood": 1, "emmer": 2, "food": 3, "stone": 3, "gold": 2, "flax": 1}


def test_g33_equipment_room_does_nothing_for_a_printed_1() -> None:
    state = turn(
        "masonry", "use cave_entrance wood", round=5,
        rooms={"r1c0": "tunnel", "r2c0": "equipment_room"}, walls=["r1c0-r1c1"],
    )  # fmt: skip
    assert refused(state, "use tunnel food").id == "part_used"


def test_g35_the_same_room_twice_in_one_turn_is_refused() -> None:
    state = turn("expedition", "use tunnel food", round=6, rooms={"r1c0": "tunnel"}, walls=["r1c0-r1c1"])
    assert refused(state, "use tunnel stone").id == "room_resting"


def test_g36_a_diagonal_cut_allows_one_side_only() -> None:
    state = turn("undermining", "use cave_entrance wood", round=2)
    assert refused(state, "dig r1c0").id == "choice_made"
    assert have(state) == ones(wood=2)


def test_g39_an_empty_wall_supply_stops_the_build_and_the_dungeon_bonus() -> None:
    state = turn(
        "masonry", round=6, rooms={"r2c0": "spinning_wheel", "r4c2": "dungeon"},
        walls=["r4c1-r4c2", "r0c0-r0c1", "r1c0-r1c1"], other_walls=4,
    )  # fmt: skip
    assert refused(state, "build_wall r0c0-r1c0").id == "no_walls_left"
    assert have(state) == ones()
    assert supply(state) == 0


def test_g40_breach_goods_for_one_own_wall_the_room_behind_it_stays() -> None:
    state = turn(
        "breach", "raze_wall r4c1-r4c2", round=5, rooms={"r4c2": "treasury"}, walls=["r4c1-r4c2"], other_walls=2,
    )  # fmt: skip
    assert have(state) == ones(stone=3, food=4, gold=2)
    assert placed(state) == {"r4c2": "treasury"}
    assert supply(state) == 5
    assert score(state) == 12


def test_g41_breach_without_an_own_wall_gives_nothing() -> None:
    state = turn("breach", round=5, other_walls=2)
    assert refused(state, "raze_wall r4c1-r4c2").id == "no_wall_there"
    assert refused(state, "raze_wall r0c0-r0c1").id == "no_wall_there"
    assert have(state) == ones()


def test_g42_renovation_is_closed_at_equal_gold() -> None:
    state = lay_out(round=8, goods={"gold": 5}, other_goods={"gold": 5})
    assert refused(state, "take renovation").id == "needs_most_gold"


def test_g43_renovation_is_always_open_in_the_solo_game() -> None:
    state = turn(
        "renovation", "furnish spinning_wheel r2c0 free",
        players=1, round=7, goods={"gold": 0, "wood": 1}, display=["spinning_wheel"],
    )  # fmt: skip
    assert have(state) == ones(wood=0, gold=0)
    assert placed(state) == {"r2c0": "spinning_wheel"}


def test_g45_a_cavern_sealed_off_by_four_walls_can_still_be_furnished() -> None:
    state = turn(
        "housework", "furnish secret_chamber r2c0 gold", round=3, goods={"wood": 2, "stone": 1, "gold": 1},
        walls=["r1c0-r2c0", "r2c0-r2c1", "r2c0-r3c0"], display=["secret_chamber"],
    )  # fmt: skip
    assert have(state) == ones(wood=0, stone=0, gold=0)
    assert placed(state) == {"r2c0": "secret_chamber"}
    assert score(state) == 8


def test_g47_solo_expansions_single_dig_turns_up_a_stack_tile_at_once() -> None:
    state = turn(
        "expansion", "dig r2c1", "turn_up dungeon", "turn_up stall", "furnish stall r2c1 gold", "end_turn",
        players=1, round=4, goods={"gold": 3, "wood": 1}, stack=3,
    )  # fmt: skip
    assert have(state) == ones(gold=0, wood=0)
    assert placed(state) == {"r2c1": "stall"}
    assert display(state) == {"dungeon"}
    assert data(state)["stack"] == 2


def test_g50_free_exchange_is_refused_at_nine_food() -> None:
    state = turn("undergrowth", goods={"food": 9})
    reason = refused(state, "convert emmer")
    assert (reason.id, reason.data) == ("food_full", {"n": 9})


def test_g51_empty_the_flax_shelf_into_food_then_let_the_shelf_refill_it() -> None:
    state = turn(
        "undergrowth", "convert flax", "convert flax", "convert flax", "use shelf flax",
        round=4, goods={"flax": 3, "food": 0}, rooms={"r2c0": "shelf"},
    )  # fmt: skip
    assert have(state) == ones(flax=2, food=3)


def test_g52_tunnels_stone_is_refused_at_three_stone_its_food_is_not() -> None:
    state = turn("masonry", round=4, goods={"stone": 3}, rooms={"r1c0": "tunnel"}, walls=["r1c0-r1c1"])
    reason = refused(state, "use tunnel food stone")
    assert (reason.id, reason.data) == ("too_many", {"good": "stone", "n": 3})
    assert can(state, "use tunnel food")


def test_g53_digging_cave_cannot_dig_through_a_wall() -> None:
    state = turn(
        "cultivation", round=5, goods={"gold": 2}, rooms={"r4c2": "digging_cave"}, walls=["r3c0-r3c1"],
    )  # fmt: skip
    reason = refused(state, "use digging_cave r3c1")
    assert (reason.id, reason.data) == ("not_accessible", {"cell": "r3c1"})


def test_g54_turn_order_in_the_first_four_rounds() -> None:
    assert turns_played(2)[:4] == [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0, 1, 0]]


def test_g56_equal_totals_and_equal_best_rooms_are_a_draw() -> None:
    state = lay_out(
        goods={"gold": 2}, rooms={"r2c0": "secret_chamber", "r1c0": "shelf"},
        other_goods={"gold": 2}, other_rooms={"r2c0": "digging_cave", "r1c0": "tunnel"},
    )  # fmt: skip
    result = state.result()
    assert result.totals == (13, 13)
    assert (result.winners, result.verdict) == ((0, 1), "draw")


def test_g57_leftover_wood_stone_crops_and_food_are_worthless() -> None:
    state = lay_out(
        goods={"wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 3}, rooms={"r2c0": "gold_vein"},
        other_goods={"gold": 0}, other_rooms={"r2c0": "treasury", "r1c0": "storeroom"},
    )  # fmt: skip
    result = state.result()
    assert result.totals == (12, 16)
    assert (result.winners, result.verdict) == ((1,), "points")


def test_g61_solo_the_paid_double_dig_turns_up_nothing_from_the_stack() -> None:
    state = turn(
        "excavation", "dig_two r1c0", "turn_up stall", "dig r2c1", "turn_up dungeon", "end_turn",
        players=1, goods={"food": 2}, stack=1,
    )  # fmt: skip
    assert have(state) == ones(food=0)
    assert display(state) == {"stall", "dungeon"}
    assert data(state)["stack"] == 1
