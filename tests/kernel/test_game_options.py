"""Options that name seats: only those who play can be meant, whatever the game."""

from __future__ import annotations

import pytest

import grotto

GAMES = ["cave_vs_cave", "caverna", "above_and_below"]
every_game = pytest.mark.parametrize("game", [grotto.game(id) for id in GAMES], ids=GAMES)


@every_game
def test_a_seat_that_nobody_has_cannot_begin(game: grotto.Game) -> None:
    for players in game.seats:
        last = players - 1
        assert game.checked(players, {"first_player": last})["first_player"] == last
        assert game.from_data({"players": players, "options": {"first_player": last}}).players == players
        with pytest.raises(grotto.BadOption) as refused:
            game.new(players, first_player=players)
        allowed = ", ".join(["random", *[str(seat) for seat in range(players)]])
        assert refused.value.data == {"option": "first_player", "value": players, "allowed": allowed}
        with pytest.raises(grotto.BadData) as unreadable:
            game.from_data({"players": players, "options": {"first_player": players}})
        assert unreadable.value.data["allowed"] == allowed
        assert unreadable.value.data["key"] == "options.first_player"
