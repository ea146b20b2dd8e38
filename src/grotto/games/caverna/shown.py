"""What follows from a position, for whoever draws the farms: where animals stand, food due, what can be had."""

from __future__ import annotations

from grotto.games.caverna.animals import arrange
from grotto.games.caverna.board import CELL_IDS
from grotto.games.caverna.course import coming_food_due, coming_harvests
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import FURNISHING_IDS
from grotto.games.caverna.goods import DOG, FARM_ANIMAL_IDS
from grotto.games.caverna.harvest import food_due, later_food_due
from grotto.games.caverna.herd import herd_of
from grotto.games.caverna.prices import payable_tiles
from grotto.games.caverna.reach import tiles_within_reach
from grotto.games.caverna.state import CavernaState
from grotto.kernel.bits import bits
from grotto.kernel.state import Json


def shown(state: CavernaState) -> Json:
    """Each farm in the order of seats."""
    return {"farms": [_farm(state, seat) for seat in range(state.players)]}


def _farm(state: CavernaState, seat: int) -> Json:
    farm = state.farms[seat]
    return {
        "housing": arrangement(farm),
        "food_due": coming_food_due(state, seat),
        "next_harvest": _next_harvest(state, seat),
        "affordable": _names(payable_tiles(farm) & state.supply),
        "within_reach": _names(tiles_within_reach(farm) & state.supply),
    }


def _names(tiles: int) -> list[str]:
    return [FURNISHING_IDS[tile] for tile in bits(tiles)]


def _next_harvest(state: CavernaState, seat: int) -> Json | None:
    """When the family must be fed next, and how much food that takes as things stand."""
    farm = state.farms[seat]
    for round, harvest in coming_harvests(state, seat):
        food = food_due(harvest, farm, False) if round == state.round else later_food_due(harvest, farm)
        return {"round": round, "food": food}
    return None


def arrangement(farm: Farm) -> list[Json]:
    """One best arrangement of the animals: who stands where, and the dogs that guard."""
    housed = arrange(farm.areas(), farm.goods[DOG], herd_of(farm))
    return [
        {
            "cells": [CELL_IDS[cell] for cell in bits(one.cells)],
            "animal": FARM_ANIMAL_IDS[one.animal],
            "n": one.n,
            "dogs": one.dogs,
        }
        for one in housed or []
    ]
