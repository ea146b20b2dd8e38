"""Why an act is not possible: every reason with its numbers, and nothing changes."""

from __future__ import annotations

import pytest

import grotto
from grotto import State

from .table import EDGES, FACE_DOWN, FULL_CAVE, GAME, have, lay_out, ones, play, refused, turn


def over() -> State:
    state = lay_out(players=1, round=7)
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        play(state, f"take {tile}", "end_turn")
    return state


def extra_side() -> State:
    rooms = {cell: room for cell, room in FULL_CAVE.items() if cell != "r2c0"}
    return turn("renovation", "furnish stall r2c0 free", goods={"gold": 5}, rooms=rooms, display=["stall"])


NINE = dict.fromkeys(ones(), 9)

# A position, an act, and what is to be said about it.
REASONS: list[tuple[State, str, str, dict[str, str | int]]] = [
    (over(), "take housework", "game_over", {}),
    (turn("excavation", "dig r1c0"), "end_turn", "chance_decides", {}),
    (turn("excavation", "dig r1c0"), "turn_up shelf", "chance_decides", {}),
    (lay_out(), "turn_up stall", "outcome", {}),
    (turn("housework"), "starts 0", "outcome", {}),
    (lay_out(), "end_turn", "take_first", {}),
    (lay_out(), "use cave_entrance wood", "take_first", {}),
    (lay_out(), "prospect", "take_first", {}),
    (lay_out(), "take masonry", "tile_hidden", {"tile": "masonry"}),
    (lay_out(players=1), "take breach", "not_in_solo", {"tile": "breach"}),
    (play(lay_out(), "take housework", "end_turn"), "take housework", "tile_taken", {"tile": "housework", "seat": 0}),
    (
        lay_out(round=8, goods={"gold": 2}, other_goods={"gold": 5}),
        "take renovation", "needs_most_gold", {"tile": "renovation", "good": "gold", "n": 4},
    ),
    (
        play(lay_out(round=8, goods={"gold": 9}, other_goods={"gold": 7}), "take housework", "end_turn"),
        "take renovation", "needs_most_gold", {"tile": "renovation", "good": "gold", "n": 3},
    ),
    (turn("housework"), "take cultivation", "tile_in_hand", {"tile": "housework"}),
    (turn("undermining", "use cave_entrance wood"), "take cultivation", "tile_in_hand", {"tile": "undermining"}),
    (turn("housework"), "gain", "not_part", {}),
    (turn("undermining", "use cave_entrance wood"), "furnish shelf r2c0 gold", "not_part", {}),
    (turn("cultivation", "gain"), "gain", "part_used", {}),
    (turn("undermining", "use cave_entrance wood"), "dig r1c0", "choice_made", {}),
    (lay_out(goods={"food": 9}), "convert gold", "food_full", {"n": 9}),
    (lay_out(goods={"gold": 0}), "convert gold", "short", {"good": "gold", "n": 1}),
    (turn("expedition", goods={"wood": 2}), "exchange wood", "short", {"good": "wood", "n": 3}),
    (turn("excavation", goods={"food": 0}), "dig_two r1c0", "short", {"good": "food", "n": 2}),
    (turn("cultivation"), "use shelf wood", "not_your_room", {"room": "shelf"}),
    (turn("undergrowth"), "prospect", "not_your_room", {"room": "prospecting_site"}),
    (
        turn("undermining", "use cave_entrance wood"),
        "use cave_entrance wood", "room_resting", {"room": "cave_entrance"},
    ),
    (
        turn("cultivation", goods={"stone": 5}, rooms={"r2c0": "tunnel"}),
        "use tunnel stone", "too_many", {"good": "stone", "n": 3},
    ),
    (
        turn("cultivation", goods={"flax": 1}, rooms={"r2c0": "stall"}),
        "use stall flax", "short", {"good": "flax", "n": 4},
    ),
    (
        turn("cultivation", goods={"gold": 0}, rooms={"r4c2": "digging_cave"}),
        "use digging_cave r1c0", "short", {"good": "gold", "n": 1},
    ),
    (turn("cultivation", rooms={"r4c2": "digging_cave"}), "use digging_cave r0c1", "not_accessible", {"cell": "r0c1"}),
    (turn("cultivation", rooms={"r4c2": "digging_cave"}), "use digging_cave r4c2", "not_face_down", {"cell": "r4c2"}),
    (turn("excavation"), "dig r0c0", "not_accessible", {"cell": "r0c0"}),
    (turn("excavation"), "dig r2c0", "not_face_down", {"cell": "r2c0"}),
    (turn("excavation"), "dig r3c0", "not_face_down", {"cell": "r3c0"}),
    (turn("excavation", goods={"food": 2}), "dig_two r0c0", "not_accessible", {"cell": "r0c0"}),
    (turn("excavation", goods={"food": 2}), "dig_two r2c0", "not_face_down", {"cell": "r2c0"}),
    (turn("excavation", goods={"food": 2}, empty=FACE_DOWN[1:]), "dig_two r0c0", "no_second_dig", {}),
    (turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2}), "end_turn", "second_dig_owed", {}),
    (
        turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2}),
        "dig r1c0", "not_face_down", {"cell": "r1c0"},
    ),
    (turn("housework", display=["shelf"]), "furnish tunnel r2c0 gold", "not_on_display", {"room": "tunnel"}),
    (turn("housework", display=["shelf"]), "furnish shelf r1c0 gold", "face_down", {"cell": "r1c0"}),
    (turn("housework", display=["shelf"]), "furnish shelf r3c0 gold", "occupied", {"cell": "r3c0"}),
    (turn("housework", display=["shelf"]), "furnish shelf extra gold", "no_extra_cavern", {}),
    (turn("housework", display=["shelf"]), "furnish shelf r2c0 free", "not_part", {}),
    (
        turn("housework", display=["parlor"]),
        "furnish parlor r2c0 gold", "walls", {"room": "parlor", "pattern": "three", "shape": "one"},
    ),
    (
        turn("housework", display=["shelf"], walls=["r2c0-r2c1"]),
        "furnish shelf r2c0 gold", "walls", {"room": "shelf", "pattern": "one", "shape": "passage"},
    ),
    (
        turn("housework", display=["shelf"], walls=["r2c0-r3c0"]),
        "furnish shelf r2c0 gold", "walls", {"room": "shelf", "pattern": "one", "shape": "corner"},
    ),
    (
        turn("housework", display=["shelf"], empty=["r4c2"]),
        "furnish shelf r4c2 gold", "walls", {"room": "shelf", "pattern": "one", "shape": "three"},
    ),
    (
        turn("housework", display=["parlor"], empty=["r4c2"], walls=["r4c1-r4c2"]),
        "furnish parlor r4c2 gold", "walls", {"room": "parlor", "pattern": "three", "shape": "four"},
    ),
    (
        turn("housework", display=["equipment_room"]),
        "furnish equipment_room r2c0 gold", "colours", {"room": "equipment_room"},
    ),
    (
        turn("housework", display=["shelf"], goods={"gold": 0}),
        "furnish shelf r2c0 gold", "short", {"good": "gold", "n": 1},
    ),
    (turn("housework", display=["shelf"]), "furnish shelf r2c0 food", "short", {"good": "food", "n": 4}),
    (turn("housework", display=["shelf"], round=8), "furnish shelf r2c0 per_dwarf", "short", {"good": "food", "n": 3}),
    (
        turn("expansion", display=["gold_vein"], walls=["r1c0-r2c0"], goods={"gold": 6}),
        "furnish gold_vein r2c0 gold", "short", {"good": "gold", "n": 1},
    ),
    (extra_side(), "end_turn", "extra_side_first", {}),
    (extra_side(), "convert gold", "extra_side_first", {}),
    (turn("masonry", walls=EDGES[:3], other_walls=4), f"build_wall {EDGES[9]}", "no_walls_left", {}),
    (turn("masonry", walls=EDGES[:1]), f"build_wall {EDGES[0]}", "wall_stands", {"edge": EDGES[0]}),
    (turn("masonry"), "build_wall extra-e", "no_extra_cavern", {}),
    (
        turn("masonry", rooms=FULL_CAVE, extra="three_walls"),
        "build_wall extra-e", "natural_wall", {"edge": "extra-e"},
    ),
    (turn("breach", walls=EDGES[:1]), f"raze_wall {EDGES[1]}", "no_wall_there", {"edge": EDGES[1]}),
    (
        turn("cultivation", rooms={"r2c0": "shelf", "r1c0": "prospecting_site"}),
        "prospect", "only_with_tile", {"tile": "undergrowth"},
    ),
    (
        turn("undergrowth", "prospect", goods=NINE, rooms={"r2c0": "shelf", "r1c0": "prospecting_site"}),
        "prospect", "part_used", {},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "act", "id", "numbers"), REASONS, ids=[f"{id}: {act}" for _, act, id, _ in REASONS])
def test_reason(state: State, act: str, id: str, numbers: dict[str, str | int]) -> None:
    reason = refused(state, act)
    assert (reason.id, reason.data) == (id, numbers)


def test_the_reason_is_in_the_exception() -> None:
    state = turn("expedition", goods={"wood": 2})
    with pytest.raises(grotto.IllegalAct, match=r"short: act='exchange wood', good='wood', n=3") as caught:
        state.apply(GAME.act("exchange wood"))
    assert caught.value.data == {"act": "exchange wood", "good": "wood", "n": 3}
    assert isinstance(caught.value, grotto.GrottoError)


def test_numbers_that_are_no_act() -> None:
    state = lay_out()
    before = state.clone()
    for act in (-1, -1000, len(GAME.vocabulary), 10**9):
        with pytest.raises(grotto.UnknownAct):
            state.why_not(act)
        with pytest.raises(grotto.UnknownAct):
            state.apply(act)
    assert state == before


def test_a_refused_act_leaves_no_events() -> None:
    state = lay_out()
    state.listen()
    play(state, "take undergrowth", "gain")
    events = list(state.events or [])
    with pytest.raises(grotto.IllegalAct):
        state.apply(GAME.act("gain"))
    assert state.events == events
    assert have(state) == ones(wood=3)
