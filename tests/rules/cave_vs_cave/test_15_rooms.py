"""15.2 Rooms: colour, back, cost, walls, points and effect of each, typed out from the rules."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from .table import DARK, GAME, LIGHT, can, cells, have, legal, ones, placed, play, refused, turn


class Printed(NamedTuple):
    colour: str
    back: str
    cost: dict[str, int]
    pattern: str
    points: int


ROOMS = {
    "shelf": Printed("orange", "light", {"wood": 1}, "one", 3),
    "spinning_wheel": Printed("orange", "light", {"wood": 1}, "one", 4),
    "tunnel": Printed("orange", "light", {"wood": 1}, "passage", 3),
    "grindstone": Printed("orange", "light", {"stone": 1}, "one_opt_one", 4),
    "food_corner": Printed("orange", "light", {"stone": 1}, "corner", 3),
    "parlor": Printed("orange", "light", {"stone": 1, "gold": 1}, "three", 6),
    "warehouse": Printed("orange", "dark", {"wood": 2}, "one_opt_two", 2),
    "stall": Printed("orange", "dark", {"wood": 1, "gold": 1}, "one_opt_two", 6),
    "sacrificial_altar": Printed("orange", "dark", {"stone": 4}, "one_opt_two", 7),
    "storeroom": Printed("orange", "dark", {"wood": 2, "gold": 1}, "corner", 6),
    "weaving_room": Printed("orange", "dark", {"wood": 2}, "corner", 5),
    "furniture_workshop": Printed("orange", "dark", {"wood": 1, "stone": 2}, "corner_opt", 5),
    "gold_vein": Printed("orange", "dark", {"gold": 5}, "corner_opt", 9),
    "junction_room": Printed("orange", "dark", {"wood": 2}, "passage", 6),
    "digging_cave": Printed("orange", "dark", {"wood": 3, "stone": 1}, "three", 8),
    "bakehouse": Printed("orange", "dark", {"wood": 1, "stone": 2}, "three", 6),
    "state_room": Printed("orange", "dark", {"gold": 7}, "three_opt", 12),
    "secret_chamber": Printed("orange", "dark", {"wood": 2, "stone": 1}, "four", 8),
    "treasury": Printed("orange", "dark", {"gold": 3}, "four", 10),
    "prospecting_site": Printed("blue", "dark", {}, "one_opt_one", 5),
    "retting_room": Printed("blue", "dark", {"stone": 1}, "one_opt_two", 3),
    "equipment_room": Printed("blue", "dark", {"wood": 2}, "one_opt_one", 3),
    "wood_storeroom": Printed("blue", "dark", {"stone": 1}, "corner", 2),
    "dungeon": Printed("blue", "dark", {"stone": 3, "gold": 4}, "four", 11),
    "cave_entrance": Printed("orange", "printed", {}, "", 0),
}

# Walls that make r2c0 fit each pattern.
WALLS = {
    "one": [],
    "one_opt_one": [],
    "one_opt_two": [],
    "corner": ["r1c0-r2c0"],
    "corner_opt": ["r1c0-r2c0"],
    "passage": ["r2c0-r2c1"],
    "three": ["r1c0-r2c0", "r2c0-r2c1"],
    "three_opt": ["r1c0-r2c0", "r2c0-r2c1"],
    "four": ["r1c0-r2c0", "r2c0-r2c1", "r2c0-r3c0"],
}
NAMES = [room for room in ROOMS if room != "cave_entrance"]


def test_the_rooms_as_printed() -> None:
    facts = GAME.facts()["rooms"]
    assert isinstance(facts, dict)
    printed = {
        id: Printed(room["colour"], room["back"], room["cost"], room["pattern"], room["points"])
        for id, room in facts.items()
    }
    assert printed == ROOMS


def test_light_and_dark_backs() -> None:
    assert [room for room in ROOMS if ROOMS[room].back == "light"] == LIGHT
    assert [room for room in ROOMS if ROOMS[room].back == "dark"] == DARK


@pytest.mark.parametrize("room", NAMES)
def test_cost_walls_and_points(room: str) -> None:
    """With exactly the printed cost Renovation furnishes the room; with one good less it does not."""
    printed = ROOMS[room]
    goods = {good: printed.cost.get(good, 0) for good in ones()}
    other = "shelf" if room != "shelf" else "spinning_wheel"
    given = {"rooms": {"r4c1": other}, "walls": WALLS[printed.pattern], "display": [room]}
    # Renovation asks for more gold than the opponent: solo has no such clause.
    state = turn("renovation", players=1, round=7, goods=goods, **given)  # type: ignore[arg-type]
    before = state.result().totals[0]
    play(state, f"furnish {room} r2c0 free")
    assert have(state) == dict.fromkeys(ones(), 0)
    assert placed(state) == {"r4c1": other, "r2c0": room}
    assert state.result().totals[0] - before == printed.points - printed.cost.get("gold", 0)
    for good in printed.cost:
        poorer = {**goods, good: goods[good] - 1}
        state = turn("renovation", players=1, round=7, goods=poorer, **given)  # type: ignore[arg-type]
        reason = refused(state, f"furnish {room} r2c0 free")
        assert (reason.id, reason.data) == ("short", {"good": good, "n": 1})


@pytest.mark.parametrize("room", NAMES)
def test_colour(room: str) -> None:
    """A blue room can't be the first, an orange one can."""
    walls = WALLS[ROOMS[room].pattern]
    rich = {"wood": 9, "stone": 9, "gold": 9}
    state = turn("renovation", goods=rich, walls=walls, display=[room])
    assert can(state, f"furnish {room} r2c0 free") == (ROOMS[room].colour == "orange")


# Each way to use an orange room: the words, goods before, goods after; goods not named are 1.
WAYS = [
    ("cave_entrance", "wood", {}, {"wood": 2}),
    ("cave_entrance", "stone", {}, {"stone": 2}),
    ("cave_entrance", "emmer", {}, {"emmer": 2}),
    ("cave_entrance", "flax", {}, {"flax": 2}),
    ("shelf", "wood", {"wood": 0}, {"wood": 2}),
    ("shelf", "stone", {"stone": 0}, {"stone": 2}),
    ("shelf", "emmer", {"emmer": 0}, {"emmer": 2}),
    ("shelf", "flax", {"flax": 0}, {"flax": 2}),
    ("spinning_wheel", "1", {"flax": 1}, {"flax": 0, "gold": 2}),
    ("spinning_wheel", "3", {"flax": 3}, {"flax": 0, "gold": 3}),
    ("tunnel", "food", {}, {"food": 3}),
    ("tunnel", "stone", {"stone": 2}, {"stone": 3}),
    ("tunnel", "food stone", {"stone": 2}, {"food": 3, "stone": 3}),
    ("grindstone", "1", {"emmer": 1}, {"emmer": 0, "food": 4}),
    ("grindstone", "4", {"emmer": 4}, {"emmer": 0, "food": 8}),
    ("food_corner", "", {"food": 0}, {"food": 3}),
    (
        "parlor", "", {"wood": 0, "stone": 0, "emmer": 0, "flax": 0, "food": 0, "gold": 0},
        {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1},
    ),
    ("warehouse", "", {"food": 2}, {"food": 0, "wood": 2, "stone": 2, "emmer": 2, "flax": 2}),
    ("stall", "emmer", {"emmer": 5}, {"emmer": 0, "gold": 5}),
    ("stall", "flax", {"flax": 5}, {"flax": 0, "gold": 5}),
    ("sacrificial_altar", "", {}, {"wood": 0, "emmer": 0, "flax": 0, "food": 0, "gold": 4}),
    ("storeroom", "", {}, {"emmer": 2, "flax": 2, "food": 2}),
    ("weaving_room", "", {"flax": 2}, {"flax": 0, "food": 3, "gold": 3}),
    ("furniture_workshop", "", {"wood": 2}, {"wood": 0, "flax": 0, "gold": 4}),
    ("gold_vein", "", {}, {"stone": 2, "gold": 2}),
    ("junction_room", "wood stone emmer", {}, {"wood": 0, "stone": 0, "emmer": 0, "gold": 3}),
    ("junction_room", "flax food gold", {}, {"flax": 0, "food": 0, "gold": 2}),
    ("digging_cave", "r1c0", {}, {"gold": 0}),
    ("bakehouse", "2", {"emmer": 2}, {"emmer": 0, "food": 5, "gold": 2}),
    ("bakehouse", "3", {"emmer": 3}, {"emmer": 0, "food": 5, "gold": 3}),
    ("state_room", "", {}, {"flax": 2, "gold": 2}),
    ("secret_chamber", "flax", {}, {"flax": 4}),
    ("secret_chamber", "gold", {}, {"gold": 2}),
    ("treasury", "", {"gold": 3}, {"gold": 4, "food": 2}),
]  # fmt: skip
REFILLS = {"shelf", "food_corner", "parlor"}


@pytest.mark.parametrize(("room", "words", "before", "after"), WAYS)
def test_effect(room: str, words: str, before: dict[str, int], after: dict[str, int]) -> None:
    rooms = {"r4c1": room} if room != "cave_entrance" else {}
    state = turn("cultivation", goods=before, rooms=rooms)
    play(state, f"use {room} {words}".strip())
    assert have(state) == ones(**{**before, **after})
    # An exchange needs every good of its price.
    if room not in REFILLS:
        for good, n in after.items():
            if n < before.get(good, 1):
                poorer = {**before, good: before.get(good, 1) - 1}
                state = turn("cultivation", goods=poorer, rooms=rooms)
                reason = refused(state, f"use {room} {words}".strip())
                assert (reason.id, reason.data) == ("short", {"good": good, "n": 1})


def test_every_orange_room_has_exactly_these_ways() -> None:
    for room in ROOMS:
        uses = {text for text in GAME.vocabulary.numbers if text.split()[:2] == ["use", room]}
        expected = {f"use {room} {words}".strip() for id, words, _, _ in WAYS if id == room}
        if room == "junction_room":
            assert len(uses) == 20
            assert expected < uses
        elif room == "digging_cave":
            assert {text.split()[2] for text in uses} > {"r0c0", "r4c2"}
        else:
            assert uses == expected


def test_r21_junction_room_takes_any_three_different_goods() -> None:
    state = turn("cultivation", rooms={"r2c0": "junction_room"})
    ways = [text.split()[2:] for text in legal(state, "use") if "junction_room" in text]
    assert len(ways) == 20
    assert all(len(set(way)) == 3 for way in ways)
    assert sum("gold" in way for way in ways) == 10


def test_r22_treasury_needs_three_gold_first() -> None:
    state = turn("cultivation", goods={"gold": 2}, rooms={"r2c0": "treasury"})
    reason = refused(state, "use treasury")
    assert (reason.id, reason.data) == ("short", {"good": "gold", "n": 1})


def test_r29_tunnel_two_parts_at_least_one_of_them() -> None:
    """The order of the two makes no difference: neither feeds the other."""
    rooms = {"r2c0": "tunnel"}
    state = turn("cultivation", goods={"stone": 2}, rooms=rooms)
    assert [text for text in legal(state, "use") if "tunnel" in text] == [
        "use tunnel food", "use tunnel stone", "use tunnel food stone",
    ]  # fmt: skip
    assert GAME.act("use tunnel stone food") == GAME.act("use tunnel food stone")
    state = turn("cultivation", goods={"stone": 3}, rooms=rooms)
    assert [text for text in legal(state, "use") if "tunnel" in text] == ["use tunnel food"]


def test_digging_cave_pays_one_gold_and_digs() -> None:
    state = turn("cultivation", rooms={"r4c2": "digging_cave"})
    assert cells(state, "use") - {"wood", "stone", "emmer", "flax"} == {"r1c0", "r2c1", "r3c1", "r4c0"}
    play(state, "use digging_cave r3c1", "turn_up stall")
    assert have(state) == ones(gold=0, food=2)


def test_blue_rooms_have_no_way_to_be_used() -> None:
    for room in ROOMS:
        if ROOMS[room].colour == "blue":
            assert not [text for text in GAME.vocabulary.numbers if text.startswith(f"use {room}")]


NO_HOOK = {"when": "", "then": {}, "pay": {}, "tile": "", "good": "", "counts": [], "more_rooms": 0}
HOOKS: dict[str, dict[str, object]] = {
    "prospecting_site": {"when": "tile_taken", "then": {"gold": 1}, "pay": {"food": 1}, "tile": "undergrowth"},
    "retting_room": {"when": "good_gained", "then": {"food": 1}, "good": "flax"},
    "equipment_room": {"when": "room_action", "counts": [2, 3], "more_rooms": 1},
    "wood_storeroom": {"when": "room_action", "then": {"wood": 1}, "counts": [1]},
    "dungeon": {"when": "wall_built", "then": {"gold": 2}},
}


def test_printed_effects() -> None:
    """What front ends draw: the ways of the orange rooms, the standing effects of the blue ones."""
    facts = GAME.facts()["rooms"]
    assert isinstance(facts, dict)
    assert {id: room["hook"] for id, room in facts.items() if room["hook"]} == {
        id: {**NO_HOOK, **hook} for id, hook in HOOKS.items()
    }
    for id, room in facts.items():
        for way in room["ways"]:
            use = f"use {id} {' '.join(way['words'])}".strip() + (" r1c0" if way["dig"] else "")
            before, after = {**dict.fromkeys(ones(), 0), **way["pay"]}, dict.fromkeys(ones(), 0)
            for good in way["refill"]:
                after[good] = max(after[good], way["level"])
            for good, n in way["get"].items():
                after[good] += n
            rooms = {"r4c1": id} if id != "cave_entrance" else {}
            assert have(turn("cultivation", use, goods=before, rooms=rooms)) == after
