"""Section 4: action board and schedule; section 6: the course of a round."""

from __future__ import annotations

import pytest

import grotto
from grotto import State

from .table import GAME, NUMBERED_TILES, START_TILES, TURNS, data, lay_out, legal, listed, play, refused


def reveals(players: int, moves: list[str]) -> State:
    """Pass through a game without doing anything, turning up these tiles."""
    state = GAME.new(players, first_player=0)
    queue = list(moves)
    while state.actor != grotto.NOBODY:
        if state.actor != grotto.CHANCE:
            state.apply(state.legal()[0])
            play(state, "end_turn")
        elif not queue:
            break
        elif state.prompt().id == "display_room":
            state.apply(state.legal()[0])
        else:
            play(state, queue.pop(0))
    return state


def hidden(state: State) -> set[str]:
    assert state.actor == grotto.CHANCE
    assert {weight for _, weight in state.chances()} == {1}
    return {GAME.notation(act).split()[1] for act, _ in state.chances()}


@pytest.mark.parametrize("players", [1, 2])
def test_turns_per_round(players: int) -> None:
    """The number on a slot is the number of turns of each player in its round."""
    for round, turns in enumerate(TURNS[players], 1):
        state = lay_out(players=players, round=round)
        assert state.prompt().data == {"turn": 1, "turns": turns}
        played = 0
        while state.actor != grotto.CHANCE and state.actor != grotto.NOBODY and data(state)["round"] == round:
            state.apply(state.legal()[0])
            play(state, "end_turn")
            played += 1
        assert played == players * turns


def test_tiles_appear_by_their_backs() -> None:
    """Two-turn tiles in rounds 1-3, three-turn tiles in 4-7, Renovation in the last; each group shuffled."""
    state = reveals(2, [])
    assert hidden(state) == set(NUMBERED_TILES[2])
    assert hidden(reveals(2, ["reveal undermining"])) == {"furnishing", "masonry"}
    # The last tile of a group is known, so nobody is asked: the next chance is the first of the threes.
    state = reveals(2, ["reveal undermining", "reveal masonry"])
    assert data(state)["round"] == 4
    assert hidden(state) == {"expansion", "breach", "drift_mining", "expedition"}
    state = reveals(
        2, ["reveal undermining", "reveal masonry", "reveal breach", "reveal expansion", "reveal expedition"]
    )
    assert state.actor == grotto.NOBODY


def test_solo_has_no_breach() -> None:
    state = reveals(1, ["reveal undermining", "reveal masonry"])
    assert data(state)["round"] == 4
    assert hidden(state) == {"expansion", "drift_mining", "expedition"}


def test_starting_tiles_lie_open_from_the_start() -> None:
    state = play(GAME.new(2, first_player=0), "reveal masonry")
    assert legal(state, "take") == [f"take {tile}" for tile in [*START_TILES, "masonry"]]


def test_a_tile_can_be_taken_once_a_round_by_either_player() -> None:
    state = play(lay_out(), "take housework", "end_turn")
    reason = refused(state, "take housework")
    assert (reason.id, reason.data) == ("tile_taken", {"tile": "housework", "seat": 0})
    play(state, "take cultivation", "end_turn")
    assert refused(state, "take housework").data["seat"] == 0
    assert refused(state, "take cultivation").data["seat"] == 1


def test_all_tiles_return_at_the_end_of_the_round() -> None:
    state = lay_out(round=3)
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        play(state, f"take {tile}", "end_turn")
    play(state, "reveal breach")
    assert data(state)["taken"] == {}
    assert set(listed(data(state)["tiles"])) == {*START_TILES, *NUMBERED_TILES[2], "breach"}
    assert len(legal(state, "take")) == 8


def test_r27_there_is_no_passing() -> None:
    """A tile must be taken, but it may be left unused."""
    state = lay_out()
    assert refused(state, "end_turn").id == "take_first"
    play(state, "take housework", "end_turn")
    assert state.actor == 1


def test_renovation_needs_strictly_more_gold() -> None:
    for mine, theirs, open_ in ((5, 4, True), (5, 5, False), (4, 5, False), (1, 0, True), (19, 19, False)):
        state = lay_out(round=8, goods={"gold": mine}, other_goods={"gold": theirs})
        assert ("take renovation" in legal(state, "take")) == open_


def test_renovation_is_open_to_whoever_leads() -> None:
    state = play(lay_out(round=8, goods={"gold": 2}, other_goods={"gold": 3}), "take housework", "end_turn")
    assert "take renovation" in legal(state, "take")


def test_the_game_ends_after_the_last_round() -> None:
    state = lay_out(players=1, round=7)
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        assert not state.result().final
        play(state, f"take {tile}", "end_turn")
    assert state.actor == grotto.NOBODY
    assert state.result().final
    assert state.legal() == []
    assert state.prompt().id == "game_over"
    assert refused(state, "take housework").id == "game_over"


def test_nothing_is_fed_or_harvested() -> None:
    state = lay_out(round=3, goods={"food": 0})
    before = state.counters(0), state.counters(1)
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        play(state, f"take {tile}", "end_turn")
    assert (state.counters(0), state.counters(1)) == before


def test_printed_turns() -> None:
    assert GAME.facts()["turns"] == {"1": TURNS[1], "2": TURNS[2]}
