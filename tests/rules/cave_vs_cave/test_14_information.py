"""Section 14: nobody knows what lies face down (R28); nothing hidden exists before it is drawn."""

from __future__ import annotations

import json

from .table import DARK, GAME, data, lay_out, listed, play, turn


def test_r28_a_dug_tile_can_be_any_room_nobody_has_seen() -> None:
    state = turn("excavation", "dig r1c0")
    outcomes = [(GAME.notation(act), weight) for act, weight in state.chances()]
    assert outcomes == [(f"turn_up {room}", 1) for room in DARK]


def test_r28_rooms_that_were_seen_cannot_come_again() -> None:
    state = turn("excavation", "dig r1c0", display=["stall"], rooms={"r2c0": "shelf", "r2c1": "dungeon"})
    outcomes = {GAME.notation(act).split()[1] for act in state.legal()}
    assert outcomes == set(DARK) - {"stall", "dungeon"}


def test_r28_light_rooms_left_out_of_the_solo_game_never_come() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall", players=1, display=["shelf"])
    outcomes = {GAME.notation(act).split()[1] for act in state.legal()}
    assert outcomes == set(DARK) - {"stall"}


def test_r28_the_position_says_nothing_about_a_single_face_down_tile() -> None:
    """Two positions with the same public past are equal, and their data name only the set of unseen rooms."""
    one, other = GAME.new(2, first_player=0), GAME.new(2, first_player=0)
    for state in (one, other):
        play(state, "reveal masonry", "take excavation", "dig r1c0")
    assert one == other
    assert json.dumps(one.to_data()) == json.dumps(other.to_data())
    assert listed(data(one)["unseen"]) == DARK


def test_the_last_tile_of_a_group_is_public() -> None:
    """The third two-turn tile is turned up without asking chance."""
    state = lay_out(round=2)
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        play(state, f"take {tile}", "end_turn")
    assert data(state)["round"] == 3
    assert state.actor >= 0
