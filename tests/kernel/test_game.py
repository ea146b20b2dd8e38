"""Games by id, their seats and options."""

from __future__ import annotations

import pytest

import grotto
from grotto.kernel.game import Game, Option

from .toy import VOCABULARY

GAME = grotto.game("cave_vs_cave")


def test_the_games_of_the_house() -> None:
    assert "cave_vs_cave" in grotto.game_ids()
    assert [grotto.game(id).id for id in grotto.game_ids()] == grotto.game_ids()


def test_the_list_of_games_does_not_hide_their_package() -> None:
    assert grotto.games.GAMES[GAME.id] is GAME


def test_an_unknown_game() -> None:
    with pytest.raises(grotto.BadOption) as caught:
        grotto.game("chess")
    assert caught.value.id == "unknown_game"
    assert caught.value.data["value"] == "chess"
    assert "cave_vs_cave" in str(caught.value.data["allowed"])


def test_two_players_unless_said_otherwise() -> None:
    assert len(GAME.new().result().totals) == 2
    assert Game("solitaire", (1,), (), VOCABULARY).default_seats() == 1


@pytest.mark.parametrize("players", [0, 3, -1, 99])
def test_a_number_of_players_that_cannot_play(players: int) -> None:
    with pytest.raises(grotto.BadOption) as caught:
        GAME.new(players)
    assert caught.value.id == "bad_players"
    assert caught.value.data == {"game": "cave_vs_cave", "value": players, "allowed": "1, 2"}


def test_an_unknown_option() -> None:
    with pytest.raises(grotto.BadOption) as caught:
        GAME.new(2, era=2)
    assert (caught.value.id, caught.value.data) == ("unknown_option", {"value": "era", "allowed": "first_player"})


@pytest.mark.parametrize("value", ["me", 2, -1, "0", True])
def test_a_value_an_option_cannot_have(value: str | int) -> None:
    """Also values that Python takes for equal."""
    with pytest.raises(grotto.BadOption) as caught:
        GAME.new(2, first_player=value)
    assert caught.value.id == "bad_option_value"
    assert caught.value.data == {"option": "first_player", "value": value, "allowed": "random, 0, 1"}


def test_defaults_are_filled_in() -> None:
    game = Game("toy", (2,), (Option("size", (1, 2), 2), Option("mode", ("calm", "wild"), "calm")), VOCABULARY)
    assert game.checked(2, {}) == {"rules": 1, "size": 2, "mode": "calm"}
    assert game.checked(2, {"mode": "wild"}) == {"rules": 1, "size": 2, "mode": "wild"}


def test_notation_through_the_game() -> None:
    act = GAME.act("take housework")
    assert GAME.notation(act) == "take housework"
    with pytest.raises(grotto.UnknownAct):
        GAME.act("take a walk")


def test_a_game_fills_in_what_it_must() -> None:
    game = Game("toy", (1,), (), VOCABULARY)
    state = GAME.new(1)
    with pytest.raises(NotImplementedError):
        game.new()
    with pytest.raises(NotImplementedError):
        game.from_data({})
    with pytest.raises(NotImplementedError):
        game.progress(state)


def test_what_a_game_need_not_fill_in() -> None:
    """Nothing is printed, and a position is worth its score, unless the game knows better."""
    game = Game("toy", (1,), (), VOCABULARY)
    state = GAME.new(1)
    assert game.facts() == {}
    assert game.value(state, 0) == state.result().totals[0]


def test_errors_say_their_id_and_data() -> None:
    assert str(grotto.GrottoError("stuck", {"n": 3, "who": "me"})) == "stuck: n=3, who='me'"
    assert str(grotto.GrottoError("stuck")) == "stuck"
    assert grotto.GrottoError("stuck").data == {}


def test_numbers_among_the_values_of_an_option_are_numbers() -> None:
    """A record would read "4" back as 4."""
    with pytest.raises(ValueError, match="length"):
        Game("toy", (2,), (Option("length", ("4", "6"), "6"),), VOCABULARY)
