"""End of the game and scoring (rules section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.caverna.board import bits
from grotto.games.caverna.furnishings import DWELLING, POINTS
from grotto.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, GOLD, GRAIN, RUBY, SHEEP, VEGETABLE
from grotto.kernel.agenda import NOBODY
from grotto.kernel.events import Result

if TYPE_CHECKING:
    from grotto.games.caverna.farm import Farm
    from grotto.games.caverna.state import CavernaState

MISSING_TYPE: Final = -2
UNUSED_CELL: Final = -1
BEGGING: Final = -3
SMALL_PASTURE: Final = 2
LARGE_PASTURE: Final = 4
ORE_MINE: Final = 3
RUBY_MINE: Final = 4


def furnishing_points(farm: Farm) -> int:
    """The printed points of all live furnishings; there may be several ordinary Dwellings."""
    points = POINTS[DWELLING] * farm.dwellings
    for tile in bits(farm.owned & ~(1 << DWELLING)):
        points += POINTS[tile]
    return points


def categories(farm: Farm) -> dict[str, int]:
    """The points of a farm, category by category."""
    goods = farm.goods
    grain, vegetables = farm.crops_on_fields()
    missing = MISSING_TYPE * [goods[animal] for animal in FARM_ANIMALS].count(0)
    unused = UNUSED_CELL * farm.unused_cells()
    begging = BEGGING * farm.begging
    bonus = sum([one.score(farm) for one in farm.traits.bonuses])
    # The Writing chamber cancels minus points of three categories, up to a limit in total.
    cancelled = min(farm.traits.cancels, -(missing + unused + begging))
    return {
        "animals": goods[DOG] + goods[SHEEP] + goods[DONKEY] + goods[BOAR] + goods[CATTLE],
        "missing_types": missing,
        "grain": (goods[GRAIN] + grain + 1) // 2,
        "vegetables": goods[VEGETABLE] + vegetables,
        "rubies": goods[RUBY],
        "dwarfs": len(farm.strength),
        "unused_cells": unused,
        "furnishings": furnishing_points(farm),
        "pastures": SMALL_PASTURE * farm.small.bit_count() + LARGE_PASTURE * len(farm.pairs),
        "mines": ORE_MINE * farm.ore_mine.bit_count() + RUBY_MINE * farm.ruby_mine.bit_count(),
        "bonus": bonus + cancelled,
        "gold": goods[GOLD],
        "begging": begging,
    }


def score(farm: Farm) -> int:
    """All points of a farm."""
    return sum(categories(farm).values())


def result(state: CavernaState) -> Result:
    """The scores if the game ended now. There is no tie-break: tied players share the victory."""
    rows = tuple(categories(farm) for farm in state.farms)
    totals = tuple(sum(row.values()) for row in rows)
    final = state.actor == NOBODY
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    if state.players == 1:
        return Result(rows, totals, winners, "solo", final)
    return Result(rows, totals, winners, "shared" if len(winners) > 1 else "points", final)
