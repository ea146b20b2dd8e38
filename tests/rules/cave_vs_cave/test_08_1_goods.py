"""8.1 Gain and 8.2 Exchange, 8.8 Refill, 8.9 Free exchange."""

from __future__ import annotations

import pytest

from .table import can, have, lay_out, legal, ones, play, refused, turn


def test_8_1_each_good_is_cut_at_its_limit_on_its_own() -> None:
    state = turn("cultivation", "gain", goods={"emmer": 8, "flax": 3})
    assert have(state) == ones(emmer=9, flax=4)


def test_8_1_a_condition_in_brackets_must_hold_at_that_moment() -> None:
    """The Tunnel's stone: only while fewer than three are owned."""
    rooms = {"r2c0": "tunnel"}
    assert have(turn("cultivation", "use tunnel stone", goods={"stone": 2}, rooms=rooms)) == ones(stone=3)
    assert refused(turn("cultivation", goods={"stone": 3}, rooms=rooms), "use tunnel stone").id == "too_many"


def test_8_2_an_exchange_needs_the_full_price() -> None:
    state = turn("expedition", goods={"wood": 4, "stone": 5})
    reason = refused(state, "exchange wood")
    assert (reason.id, reason.data) == ("short", {"good": "wood", "n": 1})
    assert can(state, "exchange stone")


def test_8_2_pay_everything_then_gain_everything() -> None:
    state = turn("expedition", "exchange stone", goods={"wood": 7, "stone": 6})
    assert have(state) == ones(wood=7, stone=1, gold=5)


def test_r01_pay_first_then_add_then_cut() -> None:
    """Treasury at 19 gold: 19 - 3 + 4 is cut to 19."""
    state = turn("cultivation", "use treasury", goods={"gold": 19, "food": 9}, rooms={"r2c0": "treasury"})
    assert have(state) == ones(gold=19, food=9)


def test_r02_wasteful_exchanges_are_legal() -> None:
    state = turn("cultivation", "use stall flax", goods={"gold": 19, "flax": 5}, rooms={"r2c0": "stall"})
    assert have(state) == ones(gold=19, flax=0)


def test_8_8_refill_raises_to_the_level_and_never_lowers() -> None:
    food_corner = {"r2c0": "food_corner"}
    for before, after in ((0, 3), (2, 3), (3, 3), (7, 7)):
        assert have(turn("masonry", "use food_corner", goods={"food": before}, rooms=food_corner)) == ones(food=after)


def test_8_8_slash_one_good_otherwise_all_goods() -> None:
    nothing = {"wood": 0, "stone": 0, "emmer": 0, "flax": 0, "food": 0, "gold": 0}
    assert have(turn("masonry", "use parlor", goods=nothing, rooms={"r2c0": "parlor"})) == ones()
    state = turn("masonry", "use shelf emmer", goods=nothing, rooms={"r2c0": "shelf"})
    assert have(state) == {**nothing, "emmer": 2}


@pytest.mark.parametrize("good", ["emmer", "flax", "gold"])
def test_8_9_free_exchange_one_for_one_food(good: str) -> None:
    state = play(lay_out(goods={good: 2}), f"convert {good}")
    assert have(state) == ones(**{good: 1}, food=2)
    play(state, f"convert {good}")
    assert have(state) == ones(**{good: 0}, food=3)
    reason = refused(state, f"convert {good}")
    assert (reason.id, reason.data) == ("short", {"good": good, "n": 1})


def test_8_9_nothing_else_can_be_exchanged() -> None:
    assert legal(lay_out(), "convert") == ["convert emmer", "convert flax", "convert gold"]


def test_r03_free_exchange_at_any_moment_of_the_own_turn() -> None:
    state = lay_out("undermining")
    assert can(state, "convert emmer")
    play(state, "take undermining")
    assert can(state, "convert emmer")
    play(state, "use cave_entrance wood")
    assert can(state, "convert emmer")
    play(state, "convert emmer", "end_turn")
    # Now it is the other player's turn and the other player's goods that are exchanged.
    play(state, "convert flax")
    assert have(state, 0) == ones(wood=2, emmer=0, food=2)
    assert have(state, 1) == ones(flax=0, food=2)


def test_r03_the_last_free_place_for_food() -> None:
    state = play(lay_out(goods={"food": 8}), "convert gold")
    assert have(state) == ones(food=9, gold=0)
    assert refused(state, "convert flax").id == "food_full"
