"""The printed facts a front end needs to draw the game: what lies where, costs, points, fields.

Facts only: what may be done is always asked of the position.
"""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.board import CELLS, EDGES, ENTRANCE, EXTRA, EXTRA_NATURAL, EXTRA_SIDES, PATTERNS
from grotto.games.cave_vs_cave.fields import TileField
from grotto.games.cave_vs_cave.goods import GOODS, LIMITS, bundle_data
from grotto.games.cave_vs_cave.rooms import ROOMS, Hook, Room, Way
from grotto.games.cave_vs_cave.state import TURNS, WALLS, CaveState
from grotto.games.cave_vs_cave.tiles import START, TILES
from grotto.kernel.agenda import AtMostOne, Part
from grotto.kernel.state import Json

SIDES: Final[tuple[str, ...]] = ("n", "e", "s", "w")


def facts() -> Json:
    """Everything printed, as JSON data."""
    return {
        "goods": [{"id": good, "limit": LIMITS[index]} for index, good in enumerate(GOODS)],
        "cells": [
            {"id": cell.id, "natural": _sides(cell.natural), "food_icon": cell.food_icon, "entrance": index == ENTRANCE}
            for index, cell in enumerate(CELLS)
        ],
        "extra": {side: _sides(EXTRA_NATURAL[index + 1]) for index, side in enumerate(EXTRA_SIDES)},
        "edges": [
            {
                "id": edge.id,
                "cell": "extra" if edge.cell == EXTRA else CELLS[edge.cell].id,
                "side": _sides(edge.side)[0],
            }
            for edge in EDGES
        ],
        "patterns": PATTERNS,
        "rooms": {room.id: _room(room) for room in ROOMS},
        "tiles": [_tile(index) for index in range(len(TILES))],
        "turns": {str(players): list(turns) for players, turns in TURNS.items()},
        "walls": WALLS,
    }


def _sides(mask: int) -> list[str]:
    return [side for index, side in enumerate(SIDES) if mask >> index & 1]


def _room(room: Room) -> Json:
    return {
        "colour": room.colour,
        "back": room.back,
        "cost": bundle_data(room.cost),
        "pattern": room.walls,
        "points": room.points,
        "ways": [_way(way) for way in room.ways],
        "hook": None if room.hook is None else _hook(room.hook),
    }


def _way(way: Way) -> Json:
    return {
        "words": [id for _, id in way.words],
        "pay": bundle_data(way.pay),
        "get": bundle_data(way.get),
        "refill": [GOODS[good] for good in way.refill],
        "level": way.level,
        "dig": way.dig,
    }


def _hook(hook: Hook) -> Json:
    return {
        "when": hook.when,
        "then": bundle_data(hook.then),
        "pay": bundle_data(hook.pay),
        "tile": hook.tile,
        "good": GOODS[hook.good] if hook.good >= 0 else "",
        "counts": list(hook.counts),
        "more_rooms": hook.more_rooms,
    }


def _tile(index: int) -> Json:
    tile = TILES[index]
    return {
        "id": tile.name,
        "back": tile.back if tile.back != START else None,
        "solo": tile.solo,
        "needs_most_gold": tile.needs_most_gold,
        "fields": [_field(part) for part in tile.parts],
    }


def _field(part: Part[CaveState]) -> Json:
    if isinstance(part, AtMostOne):
        return {"do": "at_most_one", "fields": [_field(branch) for branch in part.parts]}
    assert isinstance(part, TileField)
    return part.printed()
