"""What a furnishing costs a player, and in which ways it can be paid (rules section 6.2, rulings 46, 83, 84).

First the printed price or the price of the loot, then what is off wood and stone, then at most 1 wood and at most
1 stone of what is left may be paid with 1 ore each.
"""

from __future__ import annotations

from grotto.games.caverna.effects import Traits
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.goods import FOOD, GOLD, GRAIN, ORE, STONE, VEGETABLE, WOOD, Bundle, payable
from grotto.games.caverna.state import Farm

PLAIN, ORE_FOR_WOOD, ORE_FOR_STONE, ORE_FOR_BOTH = range(4)
PAYMENTS = ("plain", "ore_for_wood", "ore_for_stone", "ore_for_both")


def ways_of(cost: Bundle) -> tuple[int, ...]:
    """The ways in which a price may be paid by somebody who may replace wood and stone by ore."""
    kinds = [good for good, _ in cost]
    ways = [PLAIN]
    if WOOD in kinds:
        ways.append(ORE_FOR_WOOD)
    if STONE in kinds:
        ways.append(ORE_FOR_STONE)
    if WOOD in kinds and STONE in kinds:
        ways.append(ORE_FOR_BOTH)
    return tuple(ways)


def price(cost: Bundle, traits: Traits, way: int) -> Bundle | None:
    """The price with everything that is off, paid in this way; None if it can't be paid so."""
    counts = dict(cost)
    wood = max(0, counts.get(WOOD, 0) - traits.furnish_wood_off)
    stone = max(0, counts.get(STONE, 0) - traits.furnish_stone_off)
    ore = counts.get(ORE, 0)
    if way in (ORE_FOR_WOOD, ORE_FOR_BOTH):
        if not wood or not traits.ore_for_wood:
            return None
        wood, ore = wood - 1, ore + 1
    if way in (ORE_FOR_STONE, ORE_FOR_BOTH):
        if not stone or not traits.ore_for_stone:
            return None
        stone, ore = stone - 1, ore + 1
    counts[WOOD], counts[STONE], counts[ORE] = wood, stone, ore
    return tuple(sorted([(good, n) for good, n in counts.items() if n]))


def payments(cost: Bundle, farm: Farm) -> tuple[int, ...]:
    """The ways in which this player can pay now."""
    found: list[int] = []
    for way in ways_of(cost):
        due = price(cost, farm.traits, way)
        if due is not None and payable(farm.goods, due):
            found.append(way)
    return tuple(found)


# A furnishing and the ways in which it can be paid.
Payable = tuple[int, tuple[int, ...]]
# More of a good than the dearest tile asks for makes no difference.
_MOST_WOOD, _MOST_STONE, _MOST_ORE, _MOST_GOLD, _MOST_FOOD, _MOST_CROP = 8, 6, 3, 5, 3, 2
_PAYABLE: dict[tuple[int, ...], tuple[tuple[Payable, ...], int]] = {}


def payable_tiles(farm: Farm) -> tuple[tuple[Payable, ...], int]:
    """All tiles that the player can pay, with the ways, and the same tiles as bits."""
    goods = farm.goods
    traits = farm.traits
    key = (
        min(goods[WOOD], _MOST_WOOD),
        min(goods[STONE], _MOST_STONE),
        min(goods[ORE], _MOST_ORE),
        goods[GOLD] >= _MOST_GOLD,
        goods[FOOD] >= _MOST_FOOD,
        min(goods[GRAIN], _MOST_CROP),
        min(goods[VEGETABLE], _MOST_CROP),
        traits.furnish_wood_off,
        traits.furnish_stone_off,
        traits.ore_for_wood,
    )
    known = _PAYABLE.get(key)
    if known is None:
        rows = [(tile, payments(furnishing.cost, farm)) for tile, furnishing in enumerate(FURNISHINGS)]
        rows = [row for row in rows if row[1]]
        known = (tuple(rows), sum([1 << tile for tile, _ in rows]))
        _PAYABLE[key] = known
    return known
