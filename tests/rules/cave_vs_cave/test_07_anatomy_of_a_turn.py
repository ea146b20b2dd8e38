"""Section 7: parts in any order, each once; a diagonal cut allows one side; parts are atomic."""

from __future__ import annotations

from itertools import permutations

import pytest

import grotto

from .table import GAME, can, have, legal, ones, play, refused, turn

MASONRY = ["use cave_entrance flax", "gain stone", "build_wall r0c0-r0c1"]


@pytest.mark.parametrize("order", list(permutations(MASONRY)))
def test_parts_in_any_order(order: tuple[str, ...]) -> None:
    state = turn("masonry", *order)
    assert have(state) == ones(flax=2, stone=2)


@pytest.mark.parametrize("part", MASONRY)
def test_each_part_once(part: str) -> None:
    state = turn("masonry", part)
    again = {"use cave_entrance flax": "use cave_entrance wood", "gain stone": "gain wood"}
    assert refused(state, again.get(part, "build_wall r0c0-r1c0")).id == "part_used"
    for other in MASONRY:
        assert can(state, other) == (other != part)


def test_any_subset_may_be_left_out() -> None:
    state = turn("masonry", "gain stone", "end_turn")
    assert state.actor == 1
    assert have(state) == ones(stone=2)


def test_r33_a_turn_ends_only_by_end_turn() -> None:
    state = turn("masonry", *MASONRY)
    assert state.actor == 0
    assert legal(state, "end_turn") == ["end_turn"]
    play(state, "end_turn")
    assert state.actor == 1


def test_between_turns() -> None:
    """A turn begins by taking a tile (section 6) and ends with the dwarf's tile done; then nothing of it is pending."""
    state = turn("masonry")
    assert not state.between_turns()
    play(state, "gain stone")
    assert not state.between_turns()
    play(state, "end_turn")
    assert state.between_turns()
    # Four turns of two dwarves each: the first round is over, a tile of the second one is to be turned up.
    state = play(GAME.new(2, first_player=0), "reveal furnishing")
    assert state.between_turns()
    for tile in ("cultivation", "undergrowth", "excavation", "housework"):
        play(state, f"take {tile}", "end_turn")
    assert state.actor == grotto.CHANCE
    assert state.between_turns()


def test_diagonal_cut_either_side_closes_the_other() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall", goods={"food": 9})
    assert refused(state, "dig r2c1").id == "choice_made"
    assert refused(state, "dig_two r2c1").id == "choice_made"
    state = turn("expedition", "exchange wood", goods={"wood": 9})
    assert refused(state, "use cave_entrance wood").id == "choice_made"
    assert refused(state, "exchange wood").id == "choice_made"
    state = turn("expedition", "use cave_entrance wood", goods={"wood": 9})
    assert refused(state, "exchange wood").id == "choice_made"
    state = turn("undermining", "dig r1c0", "turn_up stall")
    assert refused(state, "use cave_entrance wood").id == "choice_made"


def test_slash_between_goods_pick_one() -> None:
    assert have(turn("masonry", "gain wood")) == ones(wood=2)
    assert have(turn("masonry", "gain stone")) == ones(stone=2)
    assert refused(turn("masonry"), "gain flax").id == "not_part"


def test_goods_without_a_line_belong_together() -> None:
    """Cultivation: 2 emmer and 1 flax are one part."""
    state = turn("cultivation", "gain")
    assert have(state) == ones(emmer=3, flax=2)
    assert refused(state, "gain").id == "part_used"


def test_r04_a_part_once_begun_is_finished_first() -> None:
    """Between digging and seeing the room nothing can be done, not even an exchange."""
    state = turn("excavation", "dig r1c0")
    assert state.actor == grotto.CHANCE
    assert refused(state, "gain").id == "chance_decides"
    assert refused(state, "convert emmer").id == "chance_decides"
    state = turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2})
    assert refused(state, "gain").id == "second_dig_owed"


def test_unused_parts_lapse_with_the_turn() -> None:
    state = turn("undergrowth", "end_turn", "take cultivation", "end_turn", round=1)
    assert state.actor == 0
    assert refused(state, "gain").id == "take_first"
