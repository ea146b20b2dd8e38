"""Section 11: blue rooms are always on (R15-R20, R39)."""

from __future__ import annotations

import pytest

from grotto import State

from .table import FULL_CAVE, GAME, can, have, legal, ones, play, refused, turn

RETTING = {"r2c0": "shelf", "r1c0": "retting_room"}
WOOD = {"r2c0": "shelf", "r0c0": "wood_storeroom"}
EQUIPMENT = {
    "r2c0": "food_corner",
    "r1c0": "equipment_room",
    "r4c2": "gold_vein",
    "r0c0": "storeroom",
    "r4c0": "tunnel",
}
PROSPECTING = {"r2c0": "shelf", "r1c0": "prospecting_site"}
DUNGEON = {"r2c0": "shelf", "r4c2": "dungeon"}


# ---- Prospecting Site (R19) ------------------------------------------------------------


def test_prospecting_site_one_food_for_one_gold_once() -> None:
    state = turn("undergrowth", "prospect", goods={"food": 3}, rooms=PROSPECTING)
    assert have(state) == ones(food=2, gold=2)
    assert refused(state, "prospect").id == "part_used"


@pytest.mark.parametrize("before", [[], ["gain"], ["use shelf wood"], ["gain", "use shelf wood"]])
def test_r19_at_any_moment_of_the_undergrowth_turn(before: list[str]) -> None:
    state = turn("undergrowth", *before, rooms=PROSPECTING)
    play(state, "prospect")
    assert have(state)["gold"] == 2
    for act in ("gain", "use shelf wood"):
        assert can(state, act) == (act not in before)


def test_r19_optional_and_uses_up_nothing() -> None:
    state = turn("undergrowth", "prospect", "gain", "use shelf stone", "end_turn", rooms=PROSPECTING)
    assert have(state) == ones(wood=3, stone=2, food=0, gold=2)
    assert have(turn("undergrowth", "end_turn", rooms=PROSPECTING)) == ones()


def test_r19_only_with_undergrowth() -> None:
    reason = refused(turn("cultivation", rooms=PROSPECTING), "prospect")
    assert (reason.id, reason.data) == ("only_with_tile", {"tile": "undergrowth"})


def test_r19_needs_the_food() -> None:
    reason = refused(turn("undergrowth", goods={"food": 0}, rooms=PROSPECTING), "prospect")
    assert (reason.id, reason.data) == ("short", {"good": "food", "n": 1})


def test_prospecting_site_must_be_owned() -> None:
    reason = refused(turn("undergrowth", other_rooms=PROSPECTING), "prospect")
    assert (reason.id, reason.data) == ("not_your_room", {"room": "prospecting_site"})


def test_prospecting_site_again_in_a_later_turn() -> None:
    state = turn("undergrowth", "prospect", goods={"food": 3}, rooms=PROSPECTING, round=3)
    play(state, "end_turn", "take cultivation", "end_turn", "take housework", "end_turn", "take excavation", "end_turn")
    play(state, "reveal breach", "take cultivation", "end_turn", "take undergrowth", "prospect")
    assert have(state)["gold"] == 3


# ---- Retting Room (R18) ----------------------------------------------------------------


@pytest.mark.parametrize(("tile", "act", "room", "goods"), [
    ("cultivation", "gain", "", {}),
    ("cultivation", "use cave_entrance flax", "", {}),
    ("cultivation", "use storeroom", "storeroom", {"food": 0}),
    ("cultivation", "use state_room", "state_room", {}),
    ("cultivation", "use secret_chamber flax", "secret_chamber", {}),
    ("cultivation", "use warehouse", "warehouse", {"food": 3}),
    ("cultivation", "use parlor", "parlor", {"flax": 0}),
    ("cultivation", "use shelf flax", "", {"flax": 0}),
])  # fmt: skip
def test_r18_every_event_that_raises_flax(tile: str, act: str, room: str, goods: dict[str, int]) -> None:
    """Gains, exchanges and refills alike; Storeroom and Warehouse move food themselves."""
    rooms = {**RETTING, **({"r4c2": room} if room else {})}
    state = turn(tile, act, goods=goods, rooms=rooms)
    without = turn(tile, act, goods=goods, rooms={cell: id for cell, id in rooms.items() if id != "retting_room"})
    assert have(state) == {**have(without), "food": have(without)["food"] + 1}


def test_r18_a_gain_cut_to_zero_gives_nothing() -> None:
    assert have(turn("cultivation", "gain", goods={"flax": 9}, rooms=RETTING)) == ones(flax=9, emmer=3)
    state = turn(
        "cultivation", "use secret_chamber flax", goods={"flax": 8}, rooms={**RETTING, "r4c2": "secret_chamber"}
    )
    assert have(state) == ones(flax=9, food=2)


def test_r18_several_events_trigger_several_times() -> None:
    state = turn("cultivation", "gain", "use cave_entrance flax", rooms=RETTING)
    assert have(state) == ones(emmer=3, flax=3, food=3)


def test_r18_other_goods_trigger_nothing() -> None:
    assert have(turn("undergrowth", "gain", "use cave_entrance emmer", rooms=RETTING)) == ones(wood=3, emmer=2)


def test_r18_only_the_owner() -> None:
    state = turn("cultivation", "gain", other_rooms=RETTING)
    assert have(state) == ones(emmer=3, flax=2)
    assert have(state, 1) == ones()


def test_r01_a_triggered_gain_is_a_later_event_cut_on_its_own() -> None:
    assert have(turn("cultivation", "gain", goods={"food": 9}, rooms=RETTING)) == ones(emmer=3, flax=2, food=9)


def test_r39_blue_gains_cannot_be_declined() -> None:
    state = turn("cultivation", rooms=RETTING)
    assert legal(state, "gain") == ["gain"]
    play(state, "gain")
    assert have(state)["food"] == 2


# ---- Equipment Room (R17, R39) ---------------------------------------------------------

USES = ["use tunnel food", "use gold_vein", "use food_corner", "use storeroom", "use cave_entrance wood"]


@pytest.mark.parametrize(
    ("tile", "n"), [("undermining", 3), ("expedition", 4), ("cultivation", 1), ("drift_mining", 1)]
)
def test_r17_one_more_room_for_2_and_3(tile: str, n: int) -> None:
    state = turn(tile, *USES[:n], rooms=EQUIPMENT)
    assert legal(state, "use") == []
    assert refused(state, USES[n]).id == ("part_used" if n == 1 else "choice_made")


def test_r39_the_additional_room_may_be_left_unused() -> None:
    state = turn("undermining", *USES[:2], "end_turn", rooms=EQUIPMENT)
    assert state.actor == 1


def test_r17_the_additional_room_is_no_printed_1() -> None:
    rooms = {**EQUIPMENT, "r3c1": "wood_storeroom"}
    state = turn("undermining", *USES[:3], rooms=rooms)
    assert have(state)["wood"] == 1


# ---- Wood Storeroom (R16) --------------------------------------------------------------


@pytest.mark.parametrize("tile", ["cultivation", "undergrowth", "masonry", "drift_mining"])
def test_r16_one_wood_for_a_printed_1(tile: str) -> None:
    assert have(turn(tile, "use shelf stone", rooms=WOOD)) == ones(wood=2, stone=2)


@pytest.mark.parametrize("tile", ["undermining", "expedition"])
def test_r16_nothing_for_2_or_3(tile: str) -> None:
    assert have(turn(tile, "use shelf stone", rooms=WOOD)) == ones(stone=2)


def test_r16_only_if_a_room_is_used() -> None:
    assert have(turn("cultivation", "gain", "end_turn", rooms=WOOD)) == ones(emmer=3, flax=2)


def test_r16_before_the_rooms_effect_so_that_it_can_be_spent_there() -> None:
    """Furniture Workshop pays 2 wood and 1 flax: one wood and the Storeroom's are enough."""
    state = turn("cultivation", "use furniture_workshop", rooms={**WOOD, "r4c0": "furniture_workshop"})
    assert have(state) == ones(wood=0, flax=0, gold=4)
    # A refill sees the wood that came first: Shelf raises 1 + 1 wood by nothing.
    assert have(turn("cultivation", "use shelf wood", rooms=WOOD)) == ones(wood=2)


def test_r16_at_nine_wood_it_is_lost() -> None:
    state = turn(
        "cultivation", "use furniture_workshop", goods={"wood": 9}, rooms={**WOOD, "r4c0": "furniture_workshop"}
    )
    assert have(state) == ones(wood=7, flax=0, gold=4)


def test_r16_what_is_short_is_counted_after_the_wood_has_come() -> None:
    rooms = {**WOOD, "r4c0": "furniture_workshop"}
    reason = refused(turn("cultivation", goods={"wood": 0}, rooms=rooms), "use furniture_workshop")
    assert (reason.id, reason.data) == ("short", {"good": "wood", "n": 1})
    reason = refused(turn("cultivation", goods={"flax": 0}, rooms=rooms), "use furniture_workshop")
    assert (reason.id, reason.data) == ("short", {"good": "flax", "n": 1})


# ---- Dungeon (R15, R20) ----------------------------------------------------------------


def test_r20_two_gold_for_each_wall_built() -> None:
    assert have(turn("masonry", "build_wall r0c0-r0c1", rooms=DUNGEON)) == ones(gold=3)


def test_r20_also_on_the_extra_cavern_but_not_for_its_natural_walls() -> None:
    rooms = {**FULL_CAVE, "r4c1": "dungeon"}
    state = turn("masonry", "build_wall extra-s", rooms=rooms, extra="two_walls")
    assert have(state) == ones(gold=3)
    nearly = {cell: room for cell, room in rooms.items() if cell != "r2c0"}
    state = turn("housework", "furnish stall r2c0 gold", rooms=nearly, goods={"gold": 5}, display=["stall"])
    before = have(state)
    assert have(play(state, "extra_cavern three_walls")) == before


def test_r20_nothing_for_razing_or_for_the_others_walls() -> None:
    state = turn("breach", "raze_wall r4c1-r4c2", rooms=DUNGEON, walls=["r4c1-r4c2"])
    assert have(state) == ones(stone=3, food=4, gold=2)
    state = turn("masonry", "build_wall r0c0-r0c1", other_rooms=DUNGEON)
    assert (have(state), have(state, 1)) == (ones(), ones())


def test_r15_a_new_blue_room_works_for_the_rest_of_the_turn() -> None:
    """Renovation: furnish Dungeon, then build the wall: +2 gold."""
    state = turn(
        "renovation", "furnish dungeon r4c2 free", "build_wall r0c0-r0c1",
        goods={"stone": 3, "gold": 4}, rooms={"r2c0": "shelf"}, empty=["r4c2"], walls=["r4c1-r4c2"],
        display=["dungeon"],
    )  # fmt: skip
    assert have(state) == ones(stone=0, gold=2)


def test_blue_rooms_never_use_up_a_room_action() -> None:
    state = turn(
        "masonry", "build_wall r0c0-r0c1", "use shelf wood", "gain wood", rooms={**DUNGEON, **WOOD, "r1c0": "tunnel"}
    )
    assert have(state) == ones(wood=3, gold=3)
    assert GAME.act("prospect") not in state.legal()


# ---- what is told about them -----------------------------------------------------------


def told(state: State, line: str) -> list[tuple[str, str | int]]:
    """The ids of the events of an act, with their sources."""
    state.listen()
    play(state, line)
    return [(event.id, event.data.get("source", "")) for event in state.events or []]


def test_events_name_the_blue_room() -> None:
    assert told(turn("undergrowth", rooms=PROSPECTING), "prospect") == [
        ("paid", "prospecting_site"), ("gained", "prospecting_site"),
    ]  # fmt: skip
    assert told(turn("cultivation", rooms=RETTING), "use cave_entrance flax") == [
        ("used", ""), ("gained", "cave_entrance"), ("gained", "retting_room"),
    ]  # fmt: skip
    assert told(turn("cultivation", rooms=WOOD), "use cave_entrance flax") == [
        ("gained", "wood_storeroom"), ("used", ""), ("gained", "cave_entrance"),
    ]  # fmt: skip
    assert told(turn("masonry", rooms=DUNGEON), "build_wall r0c0-r0c1") == [("wall_built", ""), ("gained", "dungeon")]
