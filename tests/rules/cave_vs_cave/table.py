"""Laying out a position and playing on it in notation, for the tests of the rules.

As in the golden cases of the rules: what is not said is as in the opening position, only the display
is exactly what is listed. The acting player is seat 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

import pytest

import grotto
from grotto import Reason, State
from grotto.games.cave_vs_cave.state import CaveState

GAME = grotto.game("cave_vs_cave")

START_TILES = ["cultivation", "undergrowth", "excavation", "housework"]
NUMBERED_TILES = {
    2: ["furnishing", "masonry", "undermining"],
    3: ["expansion", "breach", "drift_mining", "expedition"],
    4: ["renovation"],
}
TURNS = {1: [2, 2, 2, 3, 3, 3, 4], 2: [2, 2, 2, 3, 3, 3, 3, 4]}

LIGHT = ["shelf", "spinning_wheel", "tunnel", "grindstone", "food_corner", "parlor"]
DARK = [
    "warehouse", "stall", "sacrificial_altar", "storeroom", "weaving_room", "furniture_workshop", "gold_vein",
    "junction_room", "digging_cave", "bakehouse", "state_room", "secret_chamber", "treasury", "prospecting_site",
    "retting_room", "equipment_room", "wood_storeroom", "dungeon",
]  # fmt: skip

CAVERNS = ["r0c0", "r0c1", "r1c0", "r1c1", "r2c0", "r2c1", "r3c1", "r4c0", "r4c1", "r4c2"]
EDGES = [
    "r0c0-r0c1", "r0c0-r1c0", "r0c1-r1c1", "r1c0-r1c1", "r1c0-r2c0", "r1c1-r2c1", "r2c0-r2c1",
    "r2c0-r3c0", "r2c1-r3c1", "r3c0-r3c1", "r3c0-r4c0", "r3c1-r4c1", "r4c0-r4c1", "r4c1-r4c2",
]  # fmt: skip

FACE_DOWN = [cavern for cavern in CAVERNS if cavern != "r2c0"]

# A cave that is complete, all of it orange.
FULL_CAVE = {
    "r0c0": "shelf", "r0c1": "spinning_wheel", "r1c0": "grindstone", "r1c1": "food_corner", "r2c0": "parlor",
    "r2c1": "warehouse", "r3c1": "storeroom", "r4c0": "weaving_room", "r4c1": "gold_vein", "r4c2": "bakehouse",
}  # fmt: skip


def open_tiles(players: int, round: int, wanted: str = "") -> list[str]:
    """The tiles that lie open in a round; the one that is wanted is among them if it can be."""
    turned_up = TURNS[players][:round]
    tiles = list(START_TILES)
    for back, group in NUMBERED_TILES.items():
        choice = [tile for tile in group if players == 2 or tile != "breach"]
        choice.sort(key=lambda tile: tile != wanted)
        tiles += choice[: turned_up.count(back)]
    return tiles


def cave_data(
    goods: Mapping[str, int] | None = None,
    rooms: Mapping[str, str] | None = None,
    empty: Iterable[str] = (),
    walls: Iterable[str] = (),
    extra: str | None = None,
) -> dict[str, object]:
    """One player's goods and cave."""
    rooms = rooms or {}
    open_cells = ["r2c0", *empty, *(["extra"] if extra else [])]
    return {
        "goods": dict(goods or {}),
        "rooms": dict(rooms),
        "empty": sorted({cell for cell in open_cells if cell not in rooms}),
        "walls": list(walls),
        "extra": extra,
    }


class Given(TypedDict, total=False):
    """What may be said about a position: the cave of seat 0, what lies between the caves, the other cave."""

    goods: Mapping[str, int]
    rooms: Mapping[str, str]
    empty: Iterable[str]
    walls: Iterable[str]
    extra: str
    display: Iterable[str]
    stack: int
    other_goods: Mapping[str, int]
    other_rooms: Mapping[str, str]
    other_walls: int


def lay_out(tile: str = "", *, players: int = 2, round: int = 1, **given: Unpack[Given]) -> State:
    """A position in which seat 0 is about to take a tile; `tile` is one that must lie open."""
    rooms, empty, display = given.get("rooms", {}), list(given.get("empty", ())), list(given.get("display", ()))
    caves = [cave_data(given.get("goods"), rooms, empty, given.get("walls", ()), given.get("extra"))]
    if players == 2:
        # Rooms that are seen have been dug somewhere: if not here, then in the other cave.
        other = given.get("other_rooms", {})
        seen = [room for room in [*rooms.values(), *other.values(), *display] if room in DARK]
        dug = [cell for cell in {*rooms, *empty} if cell in FACE_DOWN] + [cell for cell in other if cell in FACE_DOWN]
        left = [cell for cell in FACE_DOWN if cell not in other]
        walls = EDGES[: given.get("other_walls", 0)]
        caves.append(cave_data(given.get("other_goods"), other, left[: max(0, len(seen) - len(dug))], walls))
    data: dict[str, object] = {
        "players": players,
        "round": round,
        "tiles": open_tiles(players, round, tile),
        "display": display,
        "caves": caves,
    }
    if "stack" in given:
        data["stack"] = given["stack"]
    return GAME.from_data(data)


def play(state: State, *lines: str) -> State:
    """Do these acts, chance included; returns the same position for convenience."""
    for line in lines:
        state.apply(GAME.act(line))
    return state


def turn(tile: str, *lines: str, players: int = 2, round: int | None = None, **given: Unpack[Given]) -> State:
    """Lay out a position, take the tile and go on."""
    state = lay_out(tile, players=players, round=round or first_round(tile, players), **given)
    return play(state, f"take {tile}", *lines)


def first_round(tile: str, players: int = 2) -> int:
    """The first round in which a tile can lie open."""
    for back, group in NUMBERED_TILES.items():
        if tile in group:
            return TURNS[players].index(back) + 1
    return 1


def can(state: State, line: str) -> bool:
    """Whether an act is legal; why_not must say the same."""
    act = GAME.act(line)
    legal = act in state.legal()
    assert legal == (state.why_not(act) is None)
    return legal


def refused(state: State, line: str) -> Reason:
    """The act must be illegal, raise IllegalAct and change nothing; returns the reason."""
    act = GAME.act(line)
    assert act not in state.legal(), f"{line} is legal"
    reason = state.why_not(act)
    assert reason is not None
    before = state.clone()
    with pytest.raises(grotto.IllegalAct) as caught:
        state.apply(act)
    assert state == before
    assert (state.actor, state.legal()) == (before.actor, before.legal())
    assert caught.value.id == reason.id
    assert caught.value.data == {"act": line, **reason.data}
    return reason


def legal(state: State, verb: str) -> list[str]:
    """The legal acts of a verb, in notation."""
    return [GAME.notation(act) for act in state.legal() if GAME.notation(act).split()[0] == verb]


def cells(state: State, verb: str = "dig") -> set[str]:
    """The cells that the legal acts of a verb name as their last word."""
    return {text.split()[-1] for text in legal(state, verb)}


def have(state: State, seat: int = 0) -> dict[str, int]:
    """All goods of a player."""
    counters = state.counters(seat)
    return {good: counters[good] for good in ("wood", "stone", "emmer", "flax", "food", "gold")}


def ones(**changed: int) -> dict[str, int]:
    """One of each good, apart from those named."""
    return {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1, **changed}


def data(state: State) -> dict[str, object]:
    """The position as data."""
    return state.to_data()


def cave(state: State, seat: int = 0) -> dict[str, object]:
    """One player's cave as data."""
    caves = state.to_data()["caves"]
    assert isinstance(caves, list)
    found: dict[str, object] = caves[seat]
    return found


def listed(value: object) -> list[str]:
    """A list of ids in the data."""
    assert isinstance(value, list)
    return value


def placed(state: State, seat: int = 0) -> dict[str, str]:
    """The rooms of a player by cell."""
    rooms = cave(state, seat)["rooms"]
    assert isinstance(rooms, dict)
    return rooms


def display(state: State) -> set[str]:
    """The rooms on display."""
    return set(listed(data(state)["display"]))


def supply(state: State) -> int:
    """The walls that are left to build."""
    assert isinstance(state, CaveState)
    return state.supply


def score(state: State, seat: int = 0) -> int:
    """The score if the game ended now."""
    return state.result().totals[seat]
