"""Section 5: setup, two players and solo."""

from __future__ import annotations

import pytest

import grotto

from .table import DARK, GAME, LIGHT, data, display, listed, play


def test_the_first_player_is_drawn_by_chance() -> None:
    state = GAME.new(2)
    assert state.actor == grotto.CHANCE
    assert [(GAME.notation(act), weight) for act, weight in state.chances()] == [("starts 0", 1), ("starts 1", 1)]
    for seat in (0, 1):
        assert play(GAME.new(2), f"starts {seat}", "reveal masonry").actor == seat


def test_the_table_may_name_the_first_player() -> None:
    for seat in (0, 1):
        assert play(GAME.new(2, first_player=seat), "reveal masonry").actor == seat


def test_two_players_see_all_light_rooms() -> None:
    state = GAME.new(2, first_player=0)
    assert display(state) == set(LIGHT)
    assert listed(data(state)["unseen"]) == DARK
    assert data(state)["stack"] == 0


def test_solo_three_random_light_rooms_form_the_display() -> None:
    state = GAME.new(1)
    assert display(state) == set()
    outcomes = [(GAME.notation(act), weight) for act, weight in state.chances()]
    assert outcomes == [(f"turn_up {room}", 1) for room in LIGHT]
    play(state, "turn_up parlor", "turn_up shelf")
    outcomes = [GAME.notation(act) for act in state.legal()]
    assert outcomes == ["turn_up spinning_wheel", "turn_up tunnel", "turn_up grindstone", "turn_up food_corner"]
    play(state, "turn_up tunnel")
    assert display(state) == {"parlor", "shelf", "tunnel"}
    assert {GAME.notation(act).split()[0] for act in state.legal()} == {"reveal"}


def test_solo_nine_dark_rooms_lie_on_the_board_and_nine_in_the_stack() -> None:
    state = GAME.new(1)
    assert listed(data(state)["unseen"]) == DARK
    assert data(state)["stack"] == 9


@pytest.mark.parametrize("first", ["random", 0])
def test_solo_has_no_first_player_token(first: str | int) -> None:
    """Whatever the option says, the only seat plays."""
    state = play(GAME.new(1, first_player=first), "turn_up parlor", "turn_up shelf", "turn_up tunnel", "reveal masonry")
    assert state.actor == 0
