"""The printed facts a front end needs to draw the game: what lies where, costs, points, boxes.

Facts only: what may be done is always asked of the position.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.actions import printed
from grotto.games.caverna.board import CELL_IDS, CELLS, ENTRANCE, ENTRY_DWELLING, ICONS, PRINTED_CAVERN
from grotto.games.caverna.exchanges import CONVERSIONS, GIVEN, MEALS, OTHER_FOOD
from grotto.games.caverna.farm import new_farm
from grotto.games.caverna.furnishings import FURNISHINGS, Furnishing
from grotto.games.caverna.goods import GOODS, bundle_data
from grotto.games.caverna.harvest import HARVESTS
from grotto.games.caverna.herd import food_for
from grotto.games.caverna.landscape import SINGLES
from grotto.games.caverna.loot import LOOT
from grotto.games.caverna.rubies import PRICES, TILE_PRICES
from grotto.games.caverna.schedule import CARDS, FIRST_MARKER, FIXED_HARVESTS, SOLO_CARDS, markers_of, rounds_of
from grotto.games.caverna.scoring import LARGE_PASTURE, ORE_MINE, RUBY_MINE, SMALL_PASTURE
from grotto.games.caverna.spaces import LAYOUT, SPACES, Row, Space, board_spaces
from grotto.kernel.state import Json

SEATS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)


def facts() -> Json:
    """Everything printed, as JSON data."""
    return {
        "goods": list(GOODS),
        "cells": [
            {
                "id": cell.id,
                "row": cell.row,
                "column": cell.column,
                "side": "mountain" if cell.mountain else "forest",
                "outer": cell.outer,
                "icon": bundle_data(ICONS.get(index, ())),
            }
            for index, cell in enumerate(CELLS)
        ],
        "entrance": CELL_IDS[ENTRANCE],
        "entry_level_dwelling": CELL_IDS[ENTRY_DWELLING],
        "printed_cavern": CELL_IDS[PRINTED_CAVERN],
        "furnishings": {tile.id: _furnishing(tile) for tile in FURNISHINGS},
        "boards": {str(players): _boards(players) for players in SEATS},
        "spaces": {space.id: _space(space) for space in SPACES},
        "loot": [{"id": item.id, "strength": item.strength, **item.printed()} for item in LOOT],
        "food": {id: {"give": bundle_data(GIVEN[index]), "food": _food(index)} for index, id in enumerate(CONVERSIONS)},
        "rubies": {
            "goods": {GOODS[good]: bundle_data(price) for good, price in PRICES.items()},
            "tiles": {SINGLES[kind]: price for kind, price in TILE_PRICES.items()},
        },
        "tile_points": {
            "small_pasture": SMALL_PASTURE,
            "large_pasture": LARGE_PASTURE,
            "ore_mine": ORE_MINE,
            "ruby_mine": RUBY_MINE,
        },
        "rounds": {str(players): list(rounds_of(players)) for players in SEATS},
        "cards": {str(round): list(ids) for round, ids in CARDS.items()},
        "solo_cards": {str(round): id for round, id in SOLO_CARDS.items()},
        "harvests": {str(round): HARVESTS[kind] for round, kind in FIXED_HARVESTS.items()},
        "first_marker": FIRST_MARKER,
        "markers": {str(players): list(markers_of(players)) for players in SEATS},
    }


def _food(index: int) -> int:
    return food_for(new_farm(), MEALS[index]) if index < len(MEALS) else OTHER_FOOD[CONVERSIONS[index]]


def _furnishing(tile: Furnishing) -> Json:
    return {
        "group": tile.group,
        "colour": tile.colour(),
        "introductory": tile.intro,
        "cost": bundle_data(tile.cost),
        "points": tile.points,
        "effects": [effect.printed() for effect in tile.effects],
        "covers": tile.covers,
    }


def _boards(players: int) -> list[Json]:
    """The boards in use with their spaces, column by column; what the solo game covers is left out."""
    used = [SPACES[space].id for space in board_spaces(players)]
    return [
        {"board": board, "columns": [[id for id in column if id in used] for column in columns]}
        for board, numbers, columns in LAYOUT
        if players in numbers
    ]


def _space(space: Space) -> Json:
    return {"board": space.board, "stage": space.stage, "rows": [_row(row) for row in space.rows]}


def _row(row: Row) -> Json:
    flow = row.flow
    what = flow.once if flow.once is not None else flow.action
    assert what is not None
    return {
        "players": list(row.players),
        "empty": bundle_data(row.empty),
        "more": bundle_data(row.more),
        "from_round": row.from_round,
        "action": printed(what),
    }
