"""Section 2: goods and their limits, the number of pieces."""

from __future__ import annotations

import pytest

from .table import GAME, have, lay_out, ones, supply, turn


def test_six_goods_one_of_each_at_the_start() -> None:
    for seat in (0, 1):
        assert have(GAME.new(2), seat) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1}
    assert have(GAME.new(1)) == ones()


# A tile, the acts that gain the good, the good and its limit; the rooms needed for it.
GAINS = [
    ("undergrowth", "gain", "wood", 9, ""),
    ("excavation", "gain", "stone", 9, ""),
    ("cultivation", "gain", "emmer", 9, ""),
    ("cultivation", "gain", "flax", 9, ""),
    ("furnishing", "gain", "food", 9, ""),
    ("cultivation", "use gold_vein", "gold", 19, "gold_vein"),
]


@pytest.mark.parametrize(("tile", "act", "good", "limit", "room"), GAINS)
def test_r01_a_gain_beyond_the_limit_is_lost(tile: str, act: str, good: str, limit: int, room: str) -> None:
    rooms = {"r2c0": room} if room else {}
    assert have(turn(tile, act, goods={good: limit}, rooms=rooms))[good] == limit
    assert have(turn(tile, act, goods={good: limit - 1}, rooms=rooms))[good] == limit


def test_a_gain_up_to_the_limit_is_kept() -> None:
    assert have(turn("undergrowth", "gain", goods={"wood": 7})) == ones(wood=9)


def test_seven_walls_for_both_together() -> None:
    assert supply(lay_out()) == 7
    assert supply(lay_out(walls=["r0c0-r0c1"], other_walls=3)) == 3
    assert supply(lay_out(players=1)) == 7


def test_printed_limits() -> None:
    facts = GAME.facts()
    goods = {"wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 19}
    assert facts["goods"] == [{"id": good, "limit": limit} for good, limit in goods.items()]
    assert facts["walls"] == 7
