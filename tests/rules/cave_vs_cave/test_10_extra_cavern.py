"""Section 10: the extra cavern (R12, R24, R38)."""

from __future__ import annotations

import pytest

from grotto import State

from .table import FULL_CAVE, GAME, can, cave, have, legal, ones, placed, play, refused, score, turn

NEARLY = {cell: room for cell, room in FULL_CAVE.items() if cell != "r2c0"}
RICH = {"wood": 9, "stone": 9, "gold": 9, "food": 9}


def last_room(tile: str = "housework", kind: str = "gold") -> State:
    """Nine rooms are furnished, the tenth is being placed on r2c0."""
    display = ["tunnel", "stall", "secret_chamber"]
    return turn(tile, f"furnish stall r2c0 {kind}", rooms=NEARLY, goods=RICH, display=display)


def test_handed_out_at_once_when_the_tenth_cavern_is_furnished() -> None:
    state = last_room()
    assert legal(state, "extra_cavern") == ["extra_cavern two_walls", "extra_cavern three_walls"]
    assert state.actor == 0
    assert state.prompt().id == "extra_side"


def test_r38_nothing_else_is_accepted_until_the_side_is_named() -> None:
    state = last_room()
    assert [GAME.notation(act) for act in state.legal()] == ["extra_cavern two_walls", "extra_cavern three_walls"]
    assert refused(state, "end_turn").id == "extra_side_first"
    assert refused(state, "convert gold").id == "extra_side_first"
    assert refused(state, "furnish tunnel extra per_dwarf").id == "extra_side_first"


@pytest.mark.parametrize("side", ["two_walls", "three_walls"])
def test_the_side_is_named_once(side: str) -> None:
    state = play(last_room(), f"extra_cavern {side}")
    assert cave(state)["extra"] == side
    assert cave(state)["empty"] == ["extra"]
    assert refused(state, "extra_cavern two_walls").id == "not_part"


def test_it_can_be_furnished_in_the_same_turn() -> None:
    """Housework has a second furnish part."""
    state = play(last_room(), "extra_cavern two_walls")
    assert refused(state, "furnish tunnel extra per_dwarf").id == "walls"
    state = turn(
        "housework", "furnish stall r2c0 gold", rooms=NEARLY, goods=RICH, display=["stall", "furniture_workshop"]
    )
    play(state, "extra_cavern two_walls", "furnish furniture_workshop extra per_dwarf")
    assert placed(state)["extra"] == "furniture_workshop"


def test_a_wall_can_be_added_in_the_same_turn() -> None:
    """Renovation has a build part."""
    state = play(last_room("renovation", "free"), "extra_cavern three_walls", "build_wall extra-s")
    assert cave(state)["walls"] == ["extra-s"]


def test_open_sides_take_a_wall_each_natural_ones_do_not() -> None:
    state = turn("masonry", rooms=FULL_CAVE, extra="two_walls")
    assert {"build_wall extra-e", "build_wall extra-s"} <= set(legal(state, "build_wall"))
    state = turn("masonry", rooms=FULL_CAVE, extra="three_walls")
    assert can(state, "build_wall extra-s")
    reason = refused(state, "build_wall extra-e")
    assert (reason.id, reason.data) == ("natural_wall", {"edge": "extra-e"})


def test_only_the_first_player_to_finish_gets_it() -> None:
    """R38: filling the tenth cavern second wins nothing and asks nothing."""
    second = {**NEARLY}
    theirs = {
        "r0c0": "tunnel", "r0c1": "sacrificial_altar", "r1c0": "furniture_workshop", "r1c1": "junction_room",
        "r2c0": "digging_cave", "r2c1": "state_room", "r3c1": "secret_chamber", "r4c0": "treasury",
        "r4c1": "prospecting_site", "r4c2": "retting_room",
    }  # fmt: skip
    caves = [
        {"goods": RICH, "rooms": second, "empty": ["r2c0"]},
        {"rooms": theirs, "empty": ["extra"], "extra": "two_walls"},
    ]
    state = play(GAME.from_data({"caves": caves, "display": ["stall"]}), "take housework", "furnish stall r2c0 gold")
    assert legal(state, "extra_cavern") == []
    assert can(state, "end_turn")
    assert cave(state)["extra"] is None


def test_r12_the_entrance_is_not_one_of_the_ten() -> None:
    """Eleven cells with the entrance: nine rooms and the entrance are not enough."""
    rooms = {cell: room for cell, room in NEARLY.items() if cell != "r4c2"}
    state = turn("housework", "furnish stall r2c0 gold", rooms=rooms, goods=RICH, display=["stall"])
    assert legal(state, "extra_cavern") == []


def test_an_empty_cavern_is_not_furnished() -> None:
    rooms = {cell: room for cell, room in NEARLY.items() if cell != "r4c2"}
    state = turn("housework", "furnish stall r2c0 gold", rooms=rooms, empty=["r4c2"], goods=RICH, display=["stall"])
    assert legal(state, "extra_cavern") == []


def test_solo_wins_it_as_well() -> None:
    state = turn("housework", "furnish stall r2c0 gold", players=1, rooms=NEARLY, goods=RICH, display=["stall"])
    play(state, "extra_cavern three_walls", "end_turn")
    assert cave(state)["extra"] == "three_walls"


def test_a_room_in_it_counts_for_score_and_colours() -> None:
    rooms = {**FULL_CAVE, "extra": "state_room"}
    state = turn("cultivation", "use state_room", rooms=rooms, extra="three_walls")
    assert have(state) == ones(flax=2, gold=2)
    without = turn("cultivation", rooms=FULL_CAVE, extra="three_walls")
    assert score(state) == score(without) + 12 + 1


def test_r24_it_is_no_part_of_the_access_graph() -> None:
    state = turn("masonry", rooms=FULL_CAVE, extra="two_walls")
    assert legal(state, "dig") == []
