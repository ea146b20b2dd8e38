"""What follows from a position, for whoever draws the farms: where animals stand, food due, what can be had."""

from __future__ import annotations

from grotto.games.caverna.animals import Herd, arrange, largest_herds
from grotto.games.caverna.board import CELL_IDS
from grotto.games.caverna.course import coming_food_due, coming_harvests
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import FURNISHING_IDS
from grotto.games.caverna.goods import DOG, FARM_ANIMAL_IDS
from grotto.games.caverna.harvest import food_due, later_food_due
from grotto.games.caverna.herd import herd_of
from grotto.games.caverna.meal import least_loss, young
from grotto.games.caverna.prices import payable_tiles
from grotto.games.caverna.reach import tiles_within_reach
from grotto.games.caverna.scoring import bonuses
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
        "homeless": homeless(farm),
        "young": young(farm),
        "least_loss": least_loss(state, seat),
        "food_due": coming_food_due(state, seat),
        "next_harvest": _next_harvest(state, seat),
        "affordable": _names(payable_tiles(farm) & state.supply),
        "within_reach": _names(tiles_within_reach(farm) & state.supply),
        "bonuses": {FURNISHING_IDS[tile]: n for tile, n in bonuses(farm).items()},
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
    """One best arrangement of the animals: who stands where, the dogs that guard, and how many would have room there.

    Where not all have room, it is one of as many as possible.
    """
    areas = farm.areas()
    housed = arrange(areas, farm.goods[DOG], _kept(farm))
    room = {area.cells: area.capacity for area in areas}
    return [
        {
            "cells": [CELL_IDS[cell] for cell in bits(one.cells)],
            "animal": FARM_ANIMAL_IDS[one.animal],
            "n": one.n,
            "dogs": one.dogs,
            "room": one.dogs + 1 if one.dogs else room[one.cells],
        }
        for one in housed or []
    ]


def _kept(farm: Farm) -> Herd:
    """The animals that have room; the whole herd, if it has."""
    herd = herd_of(farm)
    if farm.housed():
        return herd
    return max(largest_herds(farm.room, farm.goods[DOG], herd), key=sum)


def homeless(farm: Farm) -> Json:
    """How many of each type have no room while it is being decided who goes."""
    left = zip(FARM_ANIMAL_IDS, herd_of(farm), _kept(farm), strict=True)
    return {animal: n - kept for animal, n, kept in left if n > kept}
