"""A position as data: what may be left out, and what is refused because no game can look like that."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import grotto
from grotto import State

from .table import EDGES, FULL_CAVE, GAME, START_TILES, cave_data, lay_out, play, turn

Data = dict[str, object]

RICH = {"wood": 9, "stone": 9, "gold": 9, "food": 9}
THEIRS = {
    "r0c0": "tunnel", "r0c1": "sacrificial_altar", "r1c0": "furniture_workshop", "r1c1": "junction_room",
    "r2c0": "digging_cave", "r2c1": "state_room", "r3c1": "secret_chamber", "r4c0": "treasury",
    "r4c1": "stall", "r4c2": "retting_room",
}  # fmt: skip
FULL = {**cave_data(rooms=FULL_CAVE, extra="two_walls")}
IN_HAND: Data = {"taken": {"housework": 0}, "this_turn": {"tile": "housework"}}


def agenda(tile: str, used: int, *frames: list[object], **more: object) -> Data:
    """A turn of seat 0 in round 8 with frames on top of the tile."""
    this_turn = more.pop("this_turn", {})
    assert isinstance(this_turn, dict)
    return {
        "round": 8,
        "taken": {tile: 0},
        "this_turn": {"tile": tile, **this_turn},
        "agenda": [["turn_ends"], [tile, used], *frames],
        **more,
    }


DUG: Data = {"caves": [cave_data(empty=["r1c0"])]}
SOLO: Data = {"players": 1, "round": 7}

# The id of the error, the data, and what the error says.
BAD: list[tuple[str, object, Data]] = [
    # ---- types and values, wherever they are read
    ("data_type", [], {"key": "position", "type": "object"}),
    ("data_type", None, {"key": "position", "type": "object"}),
    ("data_type", "opening", {"key": "position", "type": "object"}),
    ("data_type", {"round": "1"}, {"key": "round", "value": "'1'", "type": "integer"}),
    ("data_type", {"round": 1.0}, {"key": "round", "type": "integer"}),
    ("data_type", {"round": True}, {"key": "round", "type": "integer"}),
    ("data_type", {"options": []}, {"key": "options", "type": "object"}),
    ("data_value", {"options": {"first_player": "me"}}, {"key": "options.first_player", "value": "me"}),
    ("data_value", {"options": {"first_player": True}}, {"key": "options.first_player", "value": "True"}),
    ("data_type", {"tiles": "housework"}, {"key": "tiles", "type": "list"}),
    ("data_type", {"taken": ["housework"]}, {"key": "taken", "type": "object"}),
    ("data_type", {"taken": {"housework": [0]}}, {"key": "taken.housework", "type": "integer"}),
    ("data_type", {"caves": {}}, {"key": "caves", "type": "list"}),
    ("data_type", {"caves": [[]]}, {"key": "caves[0]", "type": "object"}),
    ("data_type", {"caves": [{}, None]}, {"key": "caves[1]", "type": "object"}),
    ("data_type", {"caves": [{"goods": 3}]}, {"key": "caves[0].goods", "type": "object"}),
    ("data_type", {"caves": [{"goods": {"wood": "3"}}]}, {"key": "caves[0].goods.wood", "type": "integer"}),
    ("data_type", {"caves": [{"rooms": ["shelf"]}]}, {"key": "caves[0].rooms", "type": "object"}),
    ("data_type", {"caves": [{"walls": {}}]}, {"key": "caves[0].walls", "type": "list"}),
    ("data_type", {"this_turn": 3}, {"key": "this_turn", "type": "object"}),
    ("data_type", {"agenda": {}}, {"key": "agenda", "type": "list"}),
    ("data_type", {"agenda": ["take_tile"]}, {"key": "agenda[0]", "type": "object"}),
    ("data_value", {"agenda": [{}]}, {"key": "agenda[0]", "value": "None"}),
    ("data_value", {"agenda": [{"step": "juggle"}]}, {"key": "agenda[0]", "value": "juggle"}),
    ("data_unknown_key", {"agenda": [{"step": "take_tile", "left": 1}]}, {"key": "agenda[0].left"}),
    ("data_missing", {"agenda": [{"step": "new_round"}, {"step": "display_room"}]}, {"key": "agenda[1].left"}),
    ("data_range", {"agenda": [{"step": "display_room", "left": 4}]}, {"key": "agenda[0].left", "low": 1, "high": 3}),
    # R17: with an Equipment room a [3] is up to four rooms, so three are left after the first one.
    ("data_range", {"agenda": [{"step": "more_rooms", "left": 4}]}, {"key": "agenda[0].left", "low": 1, "high": 3}),
    ("data_type", {"agenda": [{"step": "housework", "used": 1}]}, {"key": "agenda[0].used", "type": "list"}),
    ("data_type", {"agenda": [{"step": "housework", "used": [True]}]}, {"key": "agenda[0].used", "type": "integer"}),
    ("data_range", {"agenda": [{"step": "housework", "used": [2]}]}, {"key": "agenda[0].used", "low": 0, "high": 1}),
    ("data_type", {"agenda": [["take_tile", "1"]]}, {"key": "agenda[0]", "type": "integer"}),
    ("data_range", {"agenda": [["take_tile", -1]]}, {"key": "agenda[0]", "value": 1, "high": 0}),
    ("data_type", {"agenda": [["take_tile", True]]}, {"key": "agenda[0]", "type": "integer"}),
    ("data_range", {"players": 3}, {"key": "players", "value": 3, "low": 1, "high": 2}),
    ("data_range", {"players": 0}, {"key": "players", "value": 0, "low": 1, "high": 2}),
    ("data_range", {"round": 9}, {"key": "round", "value": 9, "low": 1, "high": 8}),
    ("data_range", {"players": 1, "round": 8}, {"key": "round", "value": 8, "low": 1, "high": 7}),
    ("data_range", {"round": 1, "turn": 4}, {"key": "turn", "value": 4, "low": 0, "high": 3}),
    ("data_range", {"players": 1, "first": 1}, {"key": "first", "value": 1, "low": 0, "high": 0}),
    ("data_value", {"options": {"first_player": 2}}, {"key": "options.first_player", "value": "2"}),
    ("data_range", {"taken": {"housework": 2}}, {"key": "taken.housework", "value": 2}),
    ("data_range", {"caves": [{}, {}, {}]}, {"key": "caves", "value": 3, "low": 0, "high": 2}),
    ("data_range", {"caves": [{"goods": {"wood": 10}}]}, {"key": "caves[0].goods.wood", "low": 0, "high": 9}),
    ("data_range", {"caves": [{"goods": {"gold": 20}}]}, {"key": "caves[0].goods.gold", "low": 0, "high": 19}),
    ("data_range", {"caves": [{}, {"goods": {"food": -1}}]}, {"key": "caves[1].goods.food", "value": -1}),
    ("data_range", {"stack": 1}, {"key": "stack", "value": 1, "low": 0, "high": 0}),
    ("data_range", {"players": 1, "stack": 10}, {"key": "stack", "value": 10, "low": 0, "high": 9}),
    ("data_range", {"this_turn": {"digs": 3}}, {"key": "this_turn.digs", "value": 3}),
    ("data_value", {"game": "caverna"}, {"key": "game", "value": "caverna", "allowed": "cave_vs_cave"}),
    ("data_value", {"tiles": ["housework", "juggling"]}, {"key": "tiles", "value": "juggling"}),
    ("data_value", {"tiles": [["housework"]]}, {"key": "tiles", "value": "['housework']"}),
    ("data_value", {"taken": {"juggling": 0}}, {"key": "taken", "value": "juggling"}),
    ("data_value", {"display": ["cave_entrance"]}, {"key": "display", "value": "cave_entrance"}),
    ("data_value", {"display": [None]}, {"key": "display", "value": "None"}),
    ("data_value", {"caves": [{"rooms": {"r9c9": "shelf"}}]}, {"key": "caves[0].rooms", "value": "r9c9"}),
    ("data_value", {"caves": [{"rooms": {3: "shelf"}}]}, {"key": "caves[0].rooms", "value": "3"}),
    ("data_value", {"caves": [{"rooms": {"r2c0": "cellar"}}]}, {"key": "caves[0].rooms.r2c0", "value": "cellar"}),
    ("data_value", {"caves": [{"rooms": {"r2c0": "cave_entrance"}}]}, {"key": "caves[0].rooms.r2c0"}),
    ("data_value", {"caves": [{"rooms": {"r2c0": None}}]}, {"key": "caves[0].rooms.r2c0", "value": "None"}),
    ("data_value", {"caves": [{"empty": ["r2c2"]}]}, {"key": "caves[0].empty", "value": "r2c2"}),
    ("data_value", {"caves": [{"walls": ["r0c1-r0c0"]}]}, {"key": "caves[0].walls", "value": "r0c1-r0c0"}),
    ("data_value", {"caves": [{"extra": "one_wall"}]}, {"key": "caves[0].extra", "value": "one_wall"}),
    ("data_value", {"this_turn": {"tile": "juggling"}}, {"key": "this_turn.tile", "value": "juggling"}),
    ("data_value", {"agenda": [["juggle"]]}, {"key": "agenda[0]", "value": "juggle"}),
    ("data_value", {"agenda": [["take_tile"], []]}, {"key": "agenda[1]", "value": "None"}),
    ("data_value", {"agenda": [[["take_tile"]]]}, {"key": "agenda[0]", "value": "['take_tile']"}),
    ("data_twice", {"display": ["shelf", "shelf"]}, {"key": "display", "value": "shelf"}),
    ("data_twice", {"caves": [{"walls": [EDGES[0], EDGES[0]]}]}, {"key": "caves[0].walls", "value": EDGES[0]}),
    ("data_unknown_key", {"rounds": 3}, {"key": "rounds"}),
    ("data_unknown_key", {5: 3}, {"key": "5"}),
    ("data_unknown_key", {"options": {"era": 2}}, {"key": "options.era", "allowed": "rules, first_player"}),
    ("data_unknown_key", {"caves": [{"ore": 3}]}, {"key": "caves[0].ore"}),
    ("data_unknown_key", {"caves": [{"goods": {"ore": 3}}]}, {"key": "caves[0].goods.ore"}),
    ("data_unknown_key", {"this_turn": {"dig": 1}}, {"key": "this_turn.dig"}),
    # ---- what lies on the table
    ("position_walls", {"caves": [{"walls": EDGES[:4]}, {"walls": EDGES[:4]}]}, {"value": 8, "n": 7}),
    ("position_room_twice", {"caves": [{"rooms": {"r2c0": "shelf", "r1c0": "shelf"}}]}, {"room": "shelf"}),
    (
        "position_room_twice",
        {"caves": [{"rooms": {"r2c0": "shelf"}}, {"rooms": {"r2c0": "shelf"}}]}, {"room": "shelf"},
    ),
    (
        "position_room_twice",
        {"caves": [{"rooms": {"r2c0": "shelf", "r1c0": "tunnel"}}], "display": ["tunnel", "parlor"]},
        {"room": "tunnel"},
    ),
    (
        "position_room_twice",
        {"display": ["stall"], "unseen": ["stall"], "caves": [cave_data(empty=["r1c0"])]}, {"room": "stall"},
    ),
    ("position_cell", {"caves": [{"rooms": {"r3c0": "shelf"}}]}, {"key": "caves[0].rooms", "cell": "r3c0"}),
    ("position_cell", {"caves": [{"rooms": {"extra": "shelf"}}]}, {"key": "caves[0].rooms", "cell": "extra"}),
    ("position_cell", {"caves": [{"empty": ["r1c0"]}]}, {"key": "caves[0].empty", "cell": "r2c0"}),
    ("position_cell", {"caves": [{"empty": ["r2c0", "r3c0"]}]}, {"key": "caves[0].empty", "cell": "r3c0"}),
    ("position_cell", {"caves": [{"empty": ["r2c0", "extra"]}]}, {"key": "caves[0].empty", "cell": "extra"}),
    (
        "position_cell",
        {"caves": [{"rooms": {"r2c0": "shelf"}, "empty": ["r2c0"]}]}, {"key": "caves[0].empty", "cell": "r2c0"},
    ),
    ("position_cell", {"caves": [{**FULL, "empty": []}]}, {"key": "caves[0].empty", "cell": "extra"}),
    ("position_extra", {"caves": [{"extra": "two_walls"}]}, {"key": "caves[0].extra"}),
    ("position_edge", {"caves": [{"walls": ["extra-s"]}]}, {"key": "caves[0].walls", "edge": "extra-s"}),
    (
        "position_edge",
        {"caves": [{**cave_data(rooms=FULL_CAVE, extra="three_walls"), "walls": ["extra-e"]}]},
        {"key": "caves[0].walls", "edge": "extra-e"},
    ),
    ("position_colours", {"caves": [{"rooms": {"r2c0": "dungeon"}}]}, {"key": "caves[0].rooms"}),
    (
        "position_colours",
        {"caves": [{}, {"rooms": {"r2c0": "shelf", "r1c0": "dungeon", "r1c1": "retting_room"}}]},
        {"key": "caves[1].rooms"},
    ),
    ("position_unseen", {"display": [], "unseen": ["shelf"]}, {"room": "shelf"}),
    ("position_unseen", {"unseen": ["cave_entrance"]}, {"room": "cave_entrance"}),
    ("position_too_few_rooms", {"display": ["stall"]}, {"value": 17, "n": 18}),
    ("position_too_few_rooms", {"players": 1, "display": ["stall"], "stack": 9}, {"value": 17, "n": 18}),
    (
        "position_too_few_rooms",
        agenda("excavation", 1, ["dug_room"], this_turn={"digs": 1}, caves=[{}]), {"value": 18, "n": 19},
    ),
    ("position_extra_missing", {"caves": [{"rooms": FULL_CAVE, "empty": []}]}, {}),
    ("position_extra_twice", {"caves": [FULL, cave_data(rooms=THEIRS, extra="two_walls")]}, {}),
    (
        "position_extra_twice",
        agenda("housework", 1, ["extra_side"], caves=[FULL]), {},
    ),
    # ---- the schedule
    ("position_tiles", {"tiles": ["housework"]}, {"round": 1, "n": 4, "back": 0}),
    ("position_tiles", {"tiles": START_TILES}, {"round": 1, "n": 1, "back": 2}),
    ("position_tiles", {"tiles": [*START_TILES, "masonry", "furnishing"]}, {"round": 1, "n": 1, "back": 2}),
    ("position_tiles", {"tiles": [*START_TILES, "masonry", "breach"]}, {"round": 1, "n": 0, "back": 3}),
    (
        "position_tiles",
        {"players": 1, "round": 4, "tiles": [*START_TILES, "furnishing", "masonry", "undermining", "breach"]},
        {"round": 4, "n": 1, "back": 3},
    ),
    ("position_taken_hidden", {"turn": 1, "taken": {"renovation": 0}}, {"tile": "renovation"}),
    ("position_taken", {"taken": {"housework": 0}}, {"value": 1, "n": 0}),
    ("position_taken", {"turn": 1}, {"value": 0, "n": 1}),
    (
        "position_taken",
        {**IN_HAND, "turn": 2, "agenda": [["turn_ends"], ["housework", 0]]}, {"value": 1, "n": 3},
    ),
    ("position_taken", {"round": 8, "agenda": [], "taken": {"housework": 0}}, {"value": 1, "n": 0}),
    (
        "position_taken_seat",
        {"turn": 2, "taken": {"housework": 0, "cultivation": 0}}, {"seat": 0, "value": 2, "n": 1},
    ),
    # ---- this turn
    ("position_this_turn", {"this_turn": {"digs": 1}}, {"key": "this_turn"}),
    ("position_this_turn", {"this_turn": {"resting": ["cave_entrance"]}}, {"key": "this_turn"}),
    ("position_this_turn", agenda("housework", 1, this_turn={"resting": ["shelf"]}), {"key": "this_turn"}),
    (
        "position_this_turn",
        agenda("undergrowth", 0, this_turn={"hooks_used": ["prospecting_site"]}), {"key": "this_turn"},
    ),
    (
        "position_this_turn",
        agenda("undergrowth", 0, this_turn={"hooks_used": ["shelf"]}, caves=[{"rooms": {"r2c0": "shelf"}}]),
        {"key": "this_turn"},
    ),
    (
        "position_this_turn",
        agenda(
            "housework", 0, this_turn={"hooks_used": ["prospecting_site"]},
            caves=[{"rooms": {"r2c0": "shelf", "r1c0": "prospecting_site"}}],
        ),
        {"key": "this_turn"},
    ),
    (
        "position_this_turn",
        {**IN_HAND, "taken": {"housework": 1}, "agenda": [["turn_ends"], ["housework", 0]]},
        {"key": "this_turn.tile"},
    ),
    # ---- the agenda
    ("position_agenda", {"agenda": []}, {"value": ""}),
    ("position_agenda", {"agenda": [["take_tile"], ["take_tile"]]}, {"value": "take_tile, take_tile"}),
    ("data_range", {"agenda": [["take_tile", 0]]}, {"key": "agenda[0]", "value": 1, "high": 0}),
    ("position_agenda", {"agenda": [["next_turn"]]}, {"value": "next_turn"}),
    ("position_agenda", {**IN_HAND, "agenda": [["more_rooms", 1]]}, {"value": "more_rooms"}),
    ("position_agenda", {**IN_HAND, "agenda": [["second_dig"]]}, {"value": "second_dig"}),
    ("position_agenda", {"turn": 1, "taken": {"housework": 0}, "agenda": [["new_round"]]}, {"value": "new_round"}),
    (
        "position_agenda",
        {"round": 2, "agenda": [["new_round"], ["first_player"]]}, {"value": "new_round, first_player"},
    ),
    ("position_agenda", {"agenda": [["new_round"], ["display_room", 3]]}, {"value": "new_round, display_room"}),
    (
        "position_agenda",
        {"players": 1, "agenda": [["new_round"], ["first_player"]]}, {"value": "new_round, first_player"},
    ),
    (
        "position_agenda",
        {"players": 1, "agenda": [["new_round"], ["display_room", 3]]}, {"value": "new_round, display_room"},
    ),
    (
        "data_number",
        {"players": 1, "display": [], "agenda": [["new_round"], ["display_room", 4]]},
        {"key": "agenda[1].left", "value": 4},
    ),
    (
        "data_number",
        {"players": 1, "agenda": [["new_round"], ["display_room", 0]]}, {"key": "agenda[1].left", "value": 0},
    ),
    ("position_agenda", {"agenda": [["turn_ends"], ["housework", 0]]}, {"value": "turn_ends, housework"}),
    ("position_agenda", IN_HAND, {"value": "take_tile"}),
    ("position_agenda", {**IN_HAND, "agenda": [["turn_ends"], ["excavation", 0]]}, {"value": "turn_ends, excavation"}),
    ("data_range", {**IN_HAND, "agenda": [["turn_ends"], ["housework"]]}, {"key": "agenda[1]", "value": 0, "low": 1}),
    ("data_number", agenda("housework", 4), {"key": "agenda[1].used", "value": 4}),
    ("position_agenda", agenda("housework", 1, ["second_dig"]), {"value": "turn_ends, housework, second_dig"}),
    ("position_agenda", agenda("housework", 1, ["extra_side"]), {"value": "turn_ends, housework, extra_side"}),
    ("position_agenda", agenda("cultivation", 1, ["more_rooms", 1]), {"value": "turn_ends, cultivation, more_rooms"}),
    ("data_number", agenda("undermining", 1, ["more_rooms", 0]), {"key": "agenda[2].left", "value": 0}),
    ("position_agenda", agenda("undermining", 1, ["more_rooms", 2]), {"value": "turn_ends, undermining, more_rooms"}),
    ("position_agenda", agenda("expedition", 1, ["more_rooms", 3]), {"value": "turn_ends, expedition, more_rooms"}),
    ("position_agenda", agenda("expedition", 0, ["more_rooms", 1]), {"value": "turn_ends, expedition, more_rooms"}),
    (
        "position_agenda",
        agenda("excavation", 1, ["dug_room"], ["second_dig"], **DUG),
        {"value": "turn_ends, excavation, dug_room, second_dig"},
    ),
    ("position_agenda", agenda("excavation", 1, ["stack_room"], **DUG), {"value": "turn_ends, excavation, stack_room"}),
    (
        "position_agenda",
        {**agenda("excavation", 1, ["stack_room"], **DUG), **SOLO, "stack": 0},
        {"value": "turn_ends, excavation, stack_room"},
    ),
    (
        "position_agenda",
        agenda("excavation", 1, ["second_dig"], caves=[{"walls": ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]}]),
        {"value": "turn_ends, excavation, second_dig"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("id", "data", "says"), BAD, ids=[f"{number} {row[0]}" for number, row in enumerate(BAD)])
def test_refused(id: str, data: Data, says: Data) -> None:
    with pytest.raises(grotto.BadData) as caught:
        GAME.from_data(data)
    assert caught.value.id == id
    assert {key: caught.value.data.get(key) for key in says} == says


def test_nothing_said_is_the_opening_with_the_first_tile_turned_up() -> None:
    state = GAME.from_data({})
    assert state == play(GAME.new(2), "starts 0", "reveal furnishing")
    assert state.actor == 0


def test_null_is_nothing_said() -> None:
    keys = ("players", "options", "round", "turn", "first", "tiles", "taken", "display", "unseen", "stack", "caves")
    assert GAME.from_data(dict.fromkeys((*keys, "this_turn", "agenda", "game"), None)) == GAME.from_data({})
    assert GAME.from_data({"taken": {"housework": None}, "caves": [{"extra": None}]}) == GAME.from_data({})


def test_the_solo_stack_is_what_is_left_of_the_unseen_rooms() -> None:
    for display, stack in (([], 9), (["stall"], 8), (["stall", "dungeon", "treasury"], 6)):
        assert GAME.from_data({"players": 1, "display": display}).to_data()["stack"] == stack
    assert GAME.from_data({"players": 1, "display": [], "stack": 2}).to_data()["stack"] == 2


def test_data_go_through_json() -> None:
    state = turn("expedition", "use cave_entrance wood", rooms={"r2c0": "shelf"}, walls=["r0c0-r0c1"], other_walls=2)
    again = GAME.from_data(json.loads(json.dumps(state.to_data())))
    assert (again, hash(again), again.legal(), again.actor) == (state, hash(state), state.legal(), state.actor)


# Positions in the midst of things, each asking for something else.
MIDST: dict[str, Callable[[], State]] = {
    "first_player": lambda: GAME.new(2),
    "new_round": lambda: GAME.new(2, first_player=1),
    "display_room": lambda: play(GAME.new(1), "turn_up shelf"),
    "take_tile": lay_out,
    "play_tile": lambda: turn("masonry", "gain wood"),
    "more_rooms": lambda: turn(
        "expedition", "use cave_entrance wood", rooms={"r2c0": "shelf", "r1c0": "equipment_room"},
    ),
    "second_dig": lambda: turn("excavation", "dig_two r1c0", "turn_up stall", goods={"food": 2}),
    "dug_room": lambda: turn("excavation", "dig_two r1c0", goods={"food": 2}),
    "stack_room": lambda: turn("excavation", "dig r1c0", "turn_up stall", players=1),
    "stack_room ": lambda: turn(
        "drift_mining", "dig r1c0", "turn_up stall", "end_turn", players=1, rooms={"r4c2": "digging_cave"}
    ),
    "extra_side": lambda: turn(
        "housework", "furnish stall r2c0 gold", goods=RICH, display=["stall"],
        rooms={cell: room for cell, room in FULL_CAVE.items() if cell != "r2c0"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("prompt", MIDST)
def test_resumed_in_the_midst(prompt: str) -> None:
    state = MIDST[prompt]()
    assert state.prompt().id == prompt.strip()
    again = GAME.from_data(json.loads(json.dumps(state.to_data())))
    assert (again, again.legal(), again.actor) == (state, state.legal(), state.actor)
    assert again.to_data() == state.to_data()
    # Bare numbers instead of names, as they were written before.
    steps = state.step_book().steps
    old = [[steps[frame[0]].name, *frame[1:]] for frame in state.agenda]
    assert GAME.from_data({**state.to_data(), "agenda": old}) == state
    for act in state.legal():
        one, other = state.clone(), again.clone()
        one.apply(act)
        other.apply(act)
        assert one == other
        assert one.result() == other.result()


def test_a_finished_game_is_a_position_too() -> None:
    state = lay_out(players=1, round=7)
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        play(state, f"take {tile}", "end_turn")
    again = GAME.from_data(state.to_data())
    assert again == state
    assert (again.actor, again.result()) == (grotto.NOBODY, state.result())


def test_what_follows_from_the_rest_must_agree() -> None:
    """The walls that nobody has built are told, and may be left out (R09)."""
    walls = {"caves": [{"walls": EDGES[:3]}]}
    assert GAME.from_data(walls).to_data()["walls_left"] == 4
    assert GAME.from_data({**walls, "walls_left": 4}) == GAME.from_data(walls)
    with pytest.raises(grotto.BadData) as caught:
        GAME.from_data({**walls, "walls_left": 5})
    assert (caught.value.id, caught.value.data) == ("data_disagrees", {"key": "walls_left", "value": "4"})
