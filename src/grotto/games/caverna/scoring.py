"""End of the game and scoring (rules section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.caverna.effects import Bonus, CancelMinusPoints
from grotto.games.caverna.furnishings import DWELLING, FURNISHINGS, POINTS
from grotto.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, FARM_ANIMALS, GOLD, GRAIN, RUBY, SHEEP, VEGETABLE
from grotto.kernel.agenda import NOBODY
from grotto.kernel.bits import bits
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


CATEGORIES: Final[tuple[str, ...]] = (
    "animals", "missing_types", "grain", "vegetables", "rubies", "dwarfs", "unused_cells", "furnishings", "pastures",
    "mines", "bonus", "gold", "begging",
)  # fmt: skip
# The minus points that the Writing chamber cancels.
CANCELLED: Final = ("missing_types", "unused_cells", "begging")


def points(farm: Farm) -> list[int]:
    """The points of a farm in each category."""
    goods = farm.goods
    traits = farm.traits
    grain, vegetables = farm.crops_on_fields()
    missing = 0
    for animal in FARM_ANIMALS:
        if not goods[animal]:
            missing += MISSING_TYPE
    unused = UNUSED_CELL * farm.unused_cells()
    begging = BEGGING * farm.begging
    # The Writing chamber cancels minus points of three categories, up to a limit in total.
    bonus = min(traits.cancels, -(missing + unused + begging))
    for one in traits.bonuses:
        bonus += one.score(farm)
    return [
        goods[DOG] + goods[SHEEP] + goods[DONKEY] + goods[BOAR] + goods[CATTLE],
        missing,
        (goods[GRAIN] + grain + 1) // 2,
        goods[VEGETABLE] + vegetables,
        goods[RUBY],
        len(farm.strength),
        unused,
        traits.points + POINTS[DWELLING] * farm.more_dwellings(),
        SMALL_PASTURE * farm.small.bit_count() + LARGE_PASTURE * len(farm.pairs),
        ORE_MINE * farm.ore_mine.bit_count() + RUBY_MINE * farm.ruby_mine.bit_count(),
        bonus,
        goods[GOLD],
        begging,
    ]


def bonuses(farm: Farm) -> dict[int, int]:
    """The bonus points by the furnishing that they are for; those that bring none are left out."""
    found: dict[int, int] = {}
    lost = -sum([n for id, n in zip(CATEGORIES, points(farm), strict=True) if id in CANCELLED])
    for tile in bits(farm.owned):
        n = 0
        for effect in FURNISHINGS[tile].effects:
            if isinstance(effect, Bonus):
                n += effect.score(farm)
            elif isinstance(effect, CancelMinusPoints):
                n += min(effect.n, lost)
        if n:
            found[tile] = n
    return found


def score(farm: Farm) -> int:
    """All points of a farm."""
    return sum(points(farm))


def result(state: CavernaState) -> Result:
    """The scores if the game ended now. There is no tie-break: tied players share the victory."""
    rows = tuple(dict(zip(CATEGORIES, points(farm), strict=True)) for farm in state.farms)
    totals = tuple(sum(row.values()) for row in rows)
    final = state.actor == NOBODY
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    if state.players == 1:
        return Result(rows, totals, winners, "solo", final)
    return Result(rows, totals, winners, "shared" if len(winners) > 1 else "points", final)
