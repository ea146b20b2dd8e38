"""Section 13: solo rules (R25)."""

from __future__ import annotations

import pytest

import grotto
from grotto import State

from .table import CAVERNS, data, display, lay_out, legal, placed, play, turn


def stack(state: State) -> object:
    return data(state)["stack"]


def asked(state: State) -> str:
    """What chance is asked for."""
    assert state.actor == grotto.CHANCE
    return state.prompt().id


@pytest.mark.parametrize("tile", ["excavation", "undermining", "expansion", "drift_mining"])
def test_r25_a_single_dig_turns_up_a_stack_tile_at_once(tile: str) -> None:
    state = turn(tile, "dig r1c0", players=1)
    assert asked(state) == "dug_room"
    play(state, "turn_up stall")
    assert asked(state) == "stack_room"
    play(state, "turn_up dungeon")
    assert display(state) == {"stall", "dungeon"}
    assert stack(state) == 8
    assert state.actor == 0


def test_r25_digging_cave_counts_as_well() -> None:
    state = turn("cultivation", "use digging_cave r1c0", players=1, rooms={"r4c2": "digging_cave"}, stack=8)
    play(state, "turn_up stall", "turn_up dungeon", "end_turn")
    assert display(state) == {"stall", "dungeon"}
    assert stack(state) == 7


@pytest.mark.parametrize("first", ["dig r1c0", "use digging_cave r1c0"])
def test_r25_drift_mining_with_digging_cave_waits_for_the_end_of_the_turn(first: str) -> None:
    state = turn("drift_mining", first, "turn_up stall", players=1, rooms={"r4c2": "digging_cave"}, stack=8)
    assert state.actor == 0
    play(state, "end_turn")
    assert asked(state) == "stack_room"
    play(state, "turn_up dungeon")
    assert stack(state) == 7
    assert display(state) == {"stall", "dungeon"}
    assert legal(state, "take")


def test_r25_two_digs_in_a_turn_turn_up_nothing() -> None:
    state = turn(
        "drift_mining", "dig r1c0", "turn_up stall", "use digging_cave r2c1", "turn_up dungeon", "end_turn",
        players=1, rooms={"r4c2": "digging_cave"}, stack=8,
    )  # fmt: skip
    assert state.actor == 0
    assert (stack(state), display(state)) == (8, {"stall", "dungeon"})


def test_r25_it_waits_even_if_no_second_dig_can_follow() -> None:
    """Neither the missing gold nor a room action that is used up makes the count final."""
    rooms = {"r4c2": "digging_cave"}
    state = turn("drift_mining", "dig r1c0", "turn_up stall", players=1, rooms=rooms, goods={"gold": 0}, stack=8)
    assert state.actor == 0
    state = turn("drift_mining", "use cave_entrance wood", "dig r1c0", "turn_up stall", players=1, rooms=rooms, stack=8)
    assert state.actor == 0
    play(state, "end_turn")
    assert asked(state) == "stack_room"


def test_r25_drift_mining_without_digging_cave_does_not_wait() -> None:
    state = turn("drift_mining", "dig r1c0", "turn_up stall", players=1)
    assert asked(state) == "stack_room"


def test_r25_neither_half_of_a_double_dig_reveals() -> None:
    state = turn("excavation", "dig_two r1c0", "turn_up stall", players=1, goods={"food": 2})
    assert state.actor == 0
    play(state, "dig r2c1", "turn_up dungeon")
    assert state.actor == 0
    play(state, "end_turn")
    assert (state.actor, stack(state)) == (0, 9)


def test_r25_no_dig_nothing() -> None:
    state = turn("excavation", "gain", "end_turn", players=1)
    assert (state.actor, stack(state)) == (0, 9)


def test_r25_an_empty_stack_turns_up_nothing() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall", players=1, stack=0)
    assert state.actor == 0
    rooms = {"r4c2": "digging_cave"}
    state = turn("drift_mining", "dig r1c0", "turn_up stall", "end_turn", players=1, rooms=rooms, stack=0)
    assert state.actor == 0


def test_r25_the_count_starts_again_every_turn() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall", "turn_up dungeon", "end_turn", players=1, round=2)
    play(state, "take undermining" if "take undermining" in legal(state, "take") else "take masonry", "end_turn")
    play(state, "reveal undermining") if state.actor == grotto.CHANCE else None
    play(state, "take excavation", "dig r2c1", "turn_up treasury")
    assert asked(state) == "stack_room"


def test_two_players_never_turn_up_a_second_room() -> None:
    state = turn("excavation", "dig r1c0", "turn_up stall")
    assert state.actor == 0
    assert stack(state) == 0


def test_renovation_has_no_gold_condition() -> None:
    assert "take renovation" in legal(lay_out(players=1, round=7, goods={"gold": 0}), "take")


def test_the_stack_room_can_be_furnished_at_once() -> None:
    state = turn("expansion", "dig r1c0", "turn_up dungeon", "turn_up stall", players=1, goods={"gold": 3})
    play(state, "furnish stall r1c0 gold")
    assert placed(state) == {"r1c0": "stall"}


def test_with_one_room_left_nobody_is_asked() -> None:
    """The last unseen room is known."""
    open_cells = [cell for cell in CAVERNS if cell not in ("r2c0", "r4c0")]
    shown = [
        "warehouse", "stall", "sacrificial_altar", "storeroom", "weaving_room", "furniture_workshop", "gold_vein",
        "junction_room", "digging_cave", "bakehouse", "state_room", "secret_chamber", "treasury", "prospecting_site",
        "retting_room", "equipment_room", "wood_storeroom",
    ]  # fmt: skip
    state = turn("excavation", "dig r4c0", players=1, empty=open_cells, display=shown, stack=0)
    assert state.actor == 0
    assert "dungeon" in display(state)
