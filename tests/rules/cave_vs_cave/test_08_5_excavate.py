"""8.5 Excavate: access, the room that joins the display, the double dig (R05, R06, R11, R35)."""

from __future__ import annotations

import grotto

from .table import EDGES, FACE_DOWN, GAME, can, cave, cells, display, have, legal, listed, ones, play, refused, turn


def test_the_cavern_is_empty_and_the_room_on_display() -> None:
    state = turn("excavation", "dig r1c0")
    assert state.actor == grotto.CHANCE
    play(state, "turn_up stall")
    assert display(state) == {"stall"}
    assert set(listed(cave(state)["empty"])) == {"r1c0", "r2c0"}
    assert "stall" not in listed(state.to_data()["unseen"])
    assert have(state) == ones()


def test_only_the_own_board_is_dug() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall")
    assert cave(state, 1)["empty"] == ["r2c0"]


def test_r06_a_dug_room_may_be_furnished_by_the_opponent() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall", "end_turn", "take housework", "convert gold", round=4)
    assert state.actor == 1
    assert refused(state, "furnish stall r2c0 food").id == "short"
    state = turn("excavation", "dig r1c0", "turn_up stall", "end_turn", other_goods={"gold": 2})
    play(state, "take housework", "furnish stall r2c0 gold")
    assert have(state, 1) == ones(wood=0, gold=0)
    assert display(state) == set()


def test_r06_a_dug_room_may_be_furnished_later_in_the_same_turn() -> None:
    state = turn("expansion", "dig r1c0", "turn_up stall", "furnish stall r1c0 gold", goods={"gold": 3})
    assert have(state) == ones(wood=0, gold=0)


def test_empty_cells_and_rooms_are_walked_through_face_down_tiles_block() -> None:
    assert cells(turn("excavation", empty=["r1c0"])) == {"r0c0", "r1c1", "r2c1", "r3c1", "r4c0"}
    # r0c1 is open, but nothing leads to it.
    assert cells(turn("excavation", empty=["r0c1"])) == {"r1c0", "r2c1", "r3c1", "r4c0"}


def test_walls_block_the_way_and_the_target() -> None:
    assert cells(turn("excavation", walls=["r2c0-r2c1"])) == {"r1c0", "r3c1", "r4c0"}
    assert cells(turn("excavation", walls=["r1c0-r2c0", "r3c0-r4c0"])) == {"r2c1", "r3c1"}
    # The wall stands on the edge only: r2c1 can be reached from r3c1.
    assert cells(turn("excavation", walls=["r2c0-r2c1"], empty=["r3c1"])) == {"r1c0", "r2c1", "r4c0", "r4c1"}


def test_r11_walls_block_anywhere_along_the_way() -> None:
    state = turn("excavation", empty=["r1c0", "r0c0"], walls=["r0c0-r1c0", "r2c0-r2c1"])
    assert cells(state) == {"r1c1", "r3c1", "r4c0"}
    reason = refused(state, "dig r0c1")
    assert (reason.id, reason.data) == ("not_accessible", {"cell": "r0c1"})


def test_r11_underminings_pickaxe_ignores_walls_and_leaves_them_standing() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    assert cells(turn("excavation", walls=walls)) == set()
    state = turn("undermining", walls=walls)
    assert cells(state) == {"r1c0", "r2c1", "r3c1", "r4c0"}
    play(state, "dig r4c0", "turn_up stall")
    assert cave(state)["walls"] == walls
    # Face-down tiles still block.
    assert refused(turn("undermining"), "dig r0c0").id == "not_accessible"


def test_r11_everything_else_respects_walls() -> None:
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    for tile in ("excavation", "expansion", "drift_mining"):
        assert cells(turn(tile, walls=walls, goods={"food": 9})) == set()
    assert legal(turn("excavation", walls=walls, goods={"food": 9}), "dig_two") == []


def test_nothing_accessible_no_effect() -> None:
    state = turn("excavation", empty=FACE_DOWN, other_rooms={}, goods={"food": 9})
    assert legal(state, "dig") == legal(state, "dig_two") == []
    reason = refused(state, "dig r1c0")
    assert (reason.id, reason.data) == ("not_face_down", {"cell": "r1c0"})


def test_rooms_entrance_and_extra_cavern_cannot_be_dug() -> None:
    state = turn("excavation", rooms={"r2c0": "shelf", "r1c0": "grindstone"})
    for cell in ("r2c0", "r1c0", "r3c0", "extra"):
        assert refused(state, f"dig {cell}").id == "not_face_down"


def test_r05_two_digs_cost_two_food_paid_first() -> None:
    """The food icon of the first cavern comes too late to pay with."""
    state = turn("excavation", goods={"food": 1})
    assert legal(state, "dig_two") == []
    reason = refused(state, "dig_two r3c1")
    assert (reason.id, reason.data) == ("short", {"good": "food", "n": 1})
    state = turn("excavation", "dig_two r3c1", goods={"food": 2})
    assert have(state) == ones(food=1)


def test_r05_the_second_may_become_accessible_through_the_first() -> None:
    walls = ["r3c0-r3c1", "r3c0-r4c0", "r2c0-r2c1"]
    state = turn("excavation", goods={"food": 2}, walls=walls)
    assert cells(state, "dig_two") == {"r1c0"}
    play(state, "dig_two r1c0", "turn_up stall")
    assert cells(state) == {"r0c0", "r1c1"}


def test_r05_offered_only_if_two_tiles_can_be_dug() -> None:
    # r4c0 is the only tile left.
    state = turn("excavation", goods={"food": 2}, empty=[cell for cell in FACE_DOWN if cell != "r4c0"])
    assert cells(state) == {"r4c0"}
    assert legal(state, "dig_two") == []
    assert refused(state, "dig_two r4c0").id == "no_second_dig"
    # Two are left, and the way to the second leads through the first.
    state = turn("excavation", goods={"food": 2}, empty=[cell for cell in FACE_DOWN if cell not in ("r4c1", "r4c2")])
    assert cells(state, "dig_two") == {"r4c1"}
    assert refused(state, "dig_two r4c2").id == "not_accessible"


def test_r35_the_first_room_is_seen_before_the_second_cavern_is_named() -> None:
    state = turn("excavation", "dig_two r1c0", goods={"food": 3})
    assert state.actor == grotto.CHANCE
    play(state, "turn_up stall")
    assert display(state) == {"stall"}
    assert have(state) == ones(food=1)
    assert cells(state) == {"r0c0", "r1c1", "r2c1", "r3c1", "r4c0"}


def test_r35_the_second_dig_must_follow_only_exchanges_may_come_first() -> None:
    state = turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2})
    assert {GAME.notation(act).split()[0] for act in state.legal()} == {"dig", "convert"}
    assert refused(state, "end_turn").id == "second_dig_owed"
    assert refused(state, "gain").id == "second_dig_owed"
    assert refused(state, "dig r0c1").id == "not_accessible"
    play(state, "convert emmer", "dig r1c1", "turn_up treasury", "gain")
    assert have(state) == ones(emmer=0, food=2, stone=2)
    assert refused(state, "dig r0c1").id == "choice_made"


def test_r35_the_second_dig_respects_walls() -> None:
    state = turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2}, walls=["r1c0-r1c1", "r3c0-r3c1"])
    assert cells(state) == {"r0c0", "r2c1", "r4c0"}


def test_the_free_single_dig_costs_nothing() -> None:
    state = turn("excavation", "dig r2c1", "turn_up stall", goods={"food": 2})
    assert have(state) == ones(food=2)


def test_the_food_icon_is_cut_at_nine() -> None:
    assert have(turn("excavation", "dig r3c1", goods={"food": 9})) == ones(food=9)


def test_the_second_food_icon() -> None:
    state = turn("excavation", "dig_two r3c1", "turn_up stall", "dig r2c1", "turn_up dungeon", goods={"food": 2})
    assert have(state) == ones(food=1)
    assert can(state, "gain")


def test_all_caverns_can_be_dug_out() -> None:
    """No cavern is out of reach for ever."""
    opened: list[str] = []
    while True:
        state = turn("undermining", empty=opened)
        if not cells(state):
            break
        opened.append(min(cells(state)))
    assert sorted(opened) == sorted(FACE_DOWN)
    assert len(EDGES) == 14
