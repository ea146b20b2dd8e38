"""The estimate of a Caverna position."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grotto
from rules.caverna.table import GAME, farm, feeding, lay_out, play

PAIRS = [["r0c0", "r0c1"], ["r1c0", "r1c1"], ["r2c0", "r2c1"], ["r3c0", "r3c1"]]
PASTURES = {cell: "large_pasture" for pair in PAIRS for cell in pair}


def worth(round: int = 7, **fields: Any) -> float:
    """What a farm is worth alone at the table, before a dwarf is placed."""
    return GAME.value(lay_out(farm(**fields), players=1, round=round, harvest="full"), 0)


def test_in_the_end_only_the_score_counts() -> None:
    state = GAME.new(2)
    rng = random.Random(3)
    while state.actor != grotto.NOBODY:
        state.apply(rng.choice(state.legal()))
    assert [GAME.value(state, seat) for seat in range(2)] == list(state.result().totals)


@pytest.mark.parametrize("good", ["grain", "vegetable", "ruby", "sheep", "donkey", "boar", "cattle"])
@pytest.mark.parametrize("food", [0, 3, 9])
def test_nothing_is_turned_into_food_before_it_is_needed(good: str, food: int) -> None:
    goods = {"grain": 3, "vegetable": 3, "ruby": 3, "sheep": 3, "donkey": 3, "boar": 3, "cattle": 3, "food": food}
    state = lay_out(farm(cells=PASTURES, large=PAIRS, **goods), players=1, round=7, harvest="full")
    assert GAME.value(play(state.clone(), f"convert {good}"), 0) < GAME.value(state, 0)


def test_at_the_table_missing_food_costs_what_begging_costs() -> None:
    state = feeding(farm(food=1, grain=3))
    assert GAME.value(play(state.clone(), "convert grain"), 0) > GAME.value(state, 0)
    before = GAME.value(state, 0)
    assert GAME.value(play(state, "feed"), 0) == before


def test_room_for_a_dwarf_is_worth_more_the_sooner_it_is_there() -> None:
    def room(round: int) -> float:
        return worth(round, furnishings=["dwelling"]) - worth(round, furnishings=["prayer_chamber"])

    assert room(2) > room(7) > room(11)


def test_a_pair_is_worth_more_than_two_single_animals_beside_their_points() -> None:
    # Two types of one animal each save the points for a missing type: 2 more.
    pair, singles = [
        worth(cells=PASTURES, large=PAIRS, **herd)
        for herd in ({"sheep": 2, "food": 9}, {"sheep": 1, "boar": 1, "food": 9})
    ]
    assert pair + 2 > singles


def test_a_field_may_be_sown_and_a_meadow_fenced() -> None:
    empty = worth()
    assert worth(cells={"r3c1": "field", "r3c2": "meadow"}) > empty + 2
