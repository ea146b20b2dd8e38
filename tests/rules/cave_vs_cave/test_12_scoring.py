"""Section 12: end and scoring (R26)."""

from __future__ import annotations

import pytest

from .table import lay_out, score

POINTS = {
    "shelf": 3, "spinning_wheel": 4, "tunnel": 3, "grindstone": 4, "food_corner": 3, "parlor": 6,
    "warehouse": 2, "stall": 6, "sacrificial_altar": 7, "storeroom": 6, "weaving_room": 5, "furniture_workshop": 5,
    "gold_vein": 9, "junction_room": 6, "digging_cave": 8, "bakehouse": 6, "state_room": 12, "secret_chamber": 8,
    "treasury": 10, "prospecting_site": 5, "retting_room": 3, "equipment_room": 3, "wood_storeroom": 2, "dungeon": 11,
}  # fmt: skip


def test_all_rooms_together_are_worth_137_points() -> None:
    assert sum(POINTS.values()) == 137
    assert sum(list(POINTS.values())[:6]) == 23


@pytest.mark.parametrize("room", POINTS)
def test_printed_points(room: str) -> None:
    rooms = {"r2c0": room, "r1c0": "shelf" if room != "shelf" else "tunnel"}
    state = lay_out(goods={"gold": 0}, rooms=rooms)
    assert score(state) == POINTS[room] + 3
    assert state.result().categories[0] == {"rooms": POINTS[room] + 3, "gold": 0}


def test_each_gold_is_worth_one_point_other_goods_nothing() -> None:
    state = lay_out(goods={"wood": 9, "stone": 8, "emmer": 7, "flax": 6, "food": 5, "gold": 13})
    assert score(state) == 13
    assert state.result().categories == ({"rooms": 0, "gold": 13}, {"rooms": 0, "gold": 1})


def test_highest_score_wins() -> None:
    result = lay_out(goods={"gold": 3}, other_goods={"gold": 2}).result()
    assert (result.totals, result.winners, result.verdict) == ((3, 2), (0,), "points")
    result = lay_out(goods={"gold": 3}, other_goods={"gold": 4}).result()
    assert (result.totals, result.winners, result.verdict) == ((3, 4), (1,), "points")


def test_r26_a_tie_goes_to_the_most_valuable_single_room() -> None:
    state = lay_out(
        goods={"gold": 0}, rooms={"r2c0": "gold_vein"},
        other_goods={"gold": 1}, other_rooms={"r2c0": "shelf", "r1c0": "prospecting_site"},
    )  # fmt: skip
    result = state.result()
    assert result.totals == (9, 9)
    assert (result.winners, result.verdict) == ((0,), "tie_break")


def test_r26_no_room_counts_as_zero() -> None:
    result = lay_out(goods={"gold": 3}, other_goods={"gold": 0}, other_rooms={"r2c0": "shelf"}).result()
    assert result.totals == (3, 3)
    assert (result.winners, result.verdict) == ((1,), "tie_break")
    result = lay_out().result()
    assert (result.winners, result.verdict) == ((0, 1), "draw")


@pytest.mark.parametrize(("gold", "verdict", "winners"), [
    (9, "aim_missed", ()),
    (10, "aim_reached", (0,)),
    (19, "aim_reached", (0,)),
])  # fmt: skip
def test_solo_aim_of_50(gold: int, verdict: str, winners: tuple[int, ...]) -> None:
    # 12 + 11 + 10 + 7 points of rooms.
    rooms = {"r2c0": "state_room", "r1c0": "dungeon", "r2c1": "treasury", "r3c1": "sacrificial_altar"}
    result = lay_out(players=1, goods={"gold": gold}, rooms=rooms).result()
    assert (result.totals, result.verdict, result.winners) == ((40 + gold,), verdict, winners)


def test_solo_mastery_of_60() -> None:
    rooms = {"r2c0": "state_room", "r1c0": "dungeon", "r2c1": "treasury", "r3c1": "secret_chamber"}
    for gold, verdict in ((18, "aim_reached"), (19, "mastery")):
        result = lay_out(players=1, goods={"gold": gold}, rooms=rooms).result()
        assert (result.totals, result.verdict, result.winners) == ((41 + gold,), verdict, (0,))
