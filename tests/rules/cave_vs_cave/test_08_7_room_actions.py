"""8.7 Room actions [1], [2], [3] (R12, R13, R14, R34, R36, R37)."""

from __future__ import annotations

import pytest

from .table import FULL_CAVE, GAME, can, have, lay_out, legal, ones, play, refused, turn

ROOMS = {"r1c0": "tunnel", "r4c2": "gold_vein", "r2c0": "food_corner", "r4c0": "storeroom"}
USES = ["use cave_entrance wood", "use tunnel food", "use gold_vein", "use food_corner", "use storeroom"]


@pytest.mark.parametrize(("tile", "n"), [
    ("cultivation", 1),
    ("undergrowth", 1),
    ("masonry", 1),
    ("drift_mining", 1),
    ("undermining", 2),
    ("expedition", 3),
])  # fmt: skip
def test_up_to_the_printed_number_of_rooms(tile: str, n: int) -> None:
    state = turn(tile, *USES[:n], rooms=ROOMS)
    assert legal(state, "use") == []
    assert refused(state, USES[n]).id == ("part_used" if n == 1 else "choice_made")


@pytest.mark.parametrize("tile", ["excavation", "housework", "furnishing", "expansion", "breach", "renovation"])
def test_tiles_without_room_action(tile: str) -> None:
    state = turn(tile, rooms=ROOMS, goods={"gold": 9})
    assert legal(state, "use") == []
    assert refused(state, "use tunnel food").id == "not_part"


def test_r13_fewer_rooms_may_be_used() -> None:
    state = turn("expedition", "use tunnel food", "end_turn", rooms=ROOMS)
    assert state.actor == 1
    assert have(state) == ones(food=3)


def test_r13_goods_of_one_room_may_feed_the_next() -> None:
    rooms = {"r1c0": "secret_chamber", "r2c0": "spinning_wheel"}
    state = turn("undermining", goods={"flax": 0}, rooms=rooms)
    assert refused(state, "use spinning_wheel 3").data == {"good": "flax", "n": 3}
    play(state, "use secret_chamber flax", "use spinning_wheel 3")
    assert have(state) == ones(flax=0, gold=3)


def test_r13_a_room_that_cannot_act_may_not_be_chosen() -> None:
    state = turn("undermining", goods={"flax": 0, "gold": 0}, rooms={"r2c0": "spinning_wheel", "r4c2": "digging_cave"})
    assert {text.split()[1] for text in legal(state, "use")} == {"cave_entrance"}
    assert refused(state, "use spinning_wheel 1").data == {"good": "flax", "n": 1}
    assert refused(state, "use digging_cave r1c0").data == {"good": "gold", "n": 1}


def test_r13_different_rooms() -> None:
    state = turn("expedition", "use cave_entrance wood", rooms=ROOMS)
    assert refused(state, "use cave_entrance stone").id == "room_resting"
    play(state, "use tunnel food")
    assert refused(state, "use cave_entrance stone").id == "room_resting"
    assert refused(state, "use tunnel stone").id == "room_resting"


def test_a_room_may_be_used_again_next_turn() -> None:
    state = turn("cultivation", "use tunnel food", "end_turn", "take housework", "end_turn", rooms=ROOMS, round=4)
    play(state, "take undergrowth", "use tunnel food")
    assert have(state)["food"] == 5


def test_blue_rooms_cannot_be_used() -> None:
    state = turn(
        "expedition", rooms={"r2c0": "shelf", "r1c0": "equipment_room", "r4c2": "gold_vein", "r4c0": "dungeon"}
    )
    assert {text.split()[1] for text in legal(state, "use")} == {"shelf", "gold_vein", "cave_entrance"}


def test_the_others_rooms_cannot_be_used() -> None:
    state = turn("expedition", other_rooms={"r2c0": "tunnel"})
    reason = refused(state, "use tunnel food")
    assert (reason.id, reason.data) == ("not_your_room", {"room": "tunnel"})


def test_r12_the_entrance_is_an_orange_room_of_everybody() -> None:
    for good in ("wood", "stone", "emmer", "flax"):
        assert have(turn("cultivation", f"use cave_entrance {good}")) == ones(**{good: 2})
    assert legal(turn("cultivation"), "use") == [
        f"use cave_entrance {good}" for good in ("wood", "stone", "emmer", "flax")
    ]


def test_r14_a_room_furnished_this_turn_rests() -> None:
    """No tile both furnishes and activates, so the position is written down as such."""
    state = turn("masonry", rooms={"r2c0": "shelf"})
    data = state.to_data()
    data["this_turn"] = {"tile": "masonry", "resting": ["shelf"]}
    rested = GAME.from_data(data)
    reason = refused(rested, "use shelf wood")
    assert (reason.id, reason.data) == ("room_resting", {"room": "shelf"})
    furnished = turn("housework", "furnish shelf r2c0 gold", display=["shelf"])
    this_turn = furnished.to_data()["this_turn"]
    assert isinstance(this_turn, dict)
    assert this_turn["resting"] == ["shelf"]
    play(furnished, "end_turn", "take cultivation", "end_turn", "take undergrowth")
    assert can(furnished, "use shelf wood")


def test_r34_one_by_one_with_exchanges_in_between() -> None:
    state = turn(
        "undermining", "use cave_entrance flax", "convert flax", "convert flax", "use food_corner", rooms=ROOMS
    )
    assert have(state) == ones(flax=0, food=3)
    assert legal(state, "use") == []


def test_r34_what_is_left_lapses_with_the_turn() -> None:
    state = turn("expedition", "use cave_entrance wood", "end_turn", "take cultivation", rooms=ROOMS)
    assert state.actor == 1
    play(state, "use cave_entrance wood")
    assert refused(state, "use cave_entrance stone").id in ("part_used", "room_resting")


def test_r36_gains_and_refills_may_be_used_even_if_nothing_can_be_added() -> None:
    full = {"wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 19}
    for act in ("use cave_entrance wood", "use food_corner", "use gold_vein", "use tunnel food", "use storeroom"):
        assert have(turn("cultivation", act, goods=full, rooms=ROOMS)) == full


def test_r37_a_room_that_is_cut_off_or_in_the_extra_cavern_is_used_like_any_other() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    assert can(turn("cultivation", rooms={"r0c0": "tunnel"}, walls=walls), "use tunnel food")
    state = turn("cultivation", rooms={**FULL_CAVE, "extra": "tunnel"}, extra="two_walls")
    assert can(state, "use tunnel food")
    assert state.result().totals[0] == lay_out(rooms=FULL_CAVE, extra="two_walls").result().totals[0] + 3
