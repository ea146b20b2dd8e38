"""8.3 Build a wall and 8.4 Raze a wall."""

from __future__ import annotations

import pytest

from .table import EDGES, FULL_CAVE, can, cave, have, legal, listed, ones, placed, play, refused, supply, turn


@pytest.mark.parametrize("edge", EDGES)
def test_8_3_any_free_site_of_the_own_board(edge: str) -> None:
    """R09: whatever lies on either side; only the own board changes."""
    state = turn("masonry", f"build_wall {edge}")
    assert cave(state)["walls"] == [edge]
    assert cave(state, 1)["walls"] == []
    assert supply(state) == 6


def test_8_3_an_edge_holds_at_most_one_wall() -> None:
    state = turn("masonry", walls=["r2c0-r2c1"])
    reason = refused(state, "build_wall r2c0-r2c1")
    assert (reason.id, reason.data) == ("wall_stands", {"edge": "r2c0-r2c1"})
    assert len(legal(state, "build_wall")) == 13


def test_8_3_the_others_walls_stand_in_nobodys_way() -> None:
    state = turn("masonry", other_walls=2)
    assert len(legal(state, "build_wall")) == 14


def test_8_3_no_wall_on_the_extra_cavern_of_nobody() -> None:
    assert refused(turn("masonry"), "build_wall extra-s").id == "no_extra_cavern"


def test_r32_seven_walls_in_all() -> None:
    state = turn("masonry", walls=EDGES[:6])
    play(state, f"build_wall {EDGES[6]}", "end_turn")
    assert supply(state) == 0
    state = turn("masonry", walls=EDGES[:3], other_walls=4)
    assert refused(state, f"build_wall {EDGES[5]}").id == "no_walls_left"
    assert legal(state, "build_wall") == []
    assert can(state, "gain wood")


def test_r32_a_razed_wall_can_be_built_again() -> None:
    state = turn("breach", f"raze_wall {EDGES[0]}", "end_turn", walls=EDGES[:3], other_walls=4, round=5)
    assert supply(state) == 1
    play(state, "take masonry", f"build_wall {EDGES[9]}")
    assert supply(state) == 0


def test_8_4_breach_takes_one_own_wall_and_gives_its_goods() -> None:
    state = turn("breach", walls=["r1c0-r2c0", "r4c0-r4c1"], other_walls=1)
    assert legal(state, "raze_wall") == ["raze_wall r1c0-r2c0", "raze_wall r4c0-r4c1"]
    play(state, "raze_wall r1c0-r2c0")
    assert have(state) == ones(stone=3, food=4, gold=2)
    assert cave(state)["walls"] == ["r4c0-r4c1"]
    assert supply(state) == 5
    assert refused(state, "raze_wall r4c0-r4c1").id == "part_used"


def test_r10_no_wall_no_goods() -> None:
    state = turn("breach", other_walls=3)
    assert legal(state, "raze_wall") == []
    assert refused(state, "raze_wall r0c0-r0c1").id == "no_wall_there"
    play(state, "end_turn")
    assert have(state) == ones()


def test_r10_a_wall_of_the_extra_cavern_can_be_razed() -> None:
    state = turn("breach", "raze_wall extra-s", rooms=FULL_CAVE, extra="three_walls", walls=["extra-s"])
    assert listed(cave(state)["walls"]) == []
    assert have(state) == ones(stone=3, food=4, gold=2)


def test_r08_later_wall_changes_never_disturb_a_room() -> None:
    state = turn("masonry", "build_wall r1c0-r2c0", rooms={"r2c0": "shelf"})
    assert placed(state) == {"r2c0": "shelf"}
    assert can(state, "use shelf wood")
    state = turn("breach", "raze_wall r2c0-r2c1", rooms={"r2c0": "tunnel"}, walls=["r2c0-r2c1"])
    assert placed(state) == {"r2c0": "tunnel"}
