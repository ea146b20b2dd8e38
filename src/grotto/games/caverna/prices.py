"""What a furnishing costs a player, and in which ways it can be paid (rules section 6.2, rulings 46, 83, 84).

First the printed price or the price of the loot, then what is off wood and stone, then at most 1 wood and at most
1 stone of what is left may be paid with 1 ore each.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.effects import Traits
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.goods import FOOD, GOLD, GRAIN, ORE, STONE, VEGETABLE, WOOD
from grotto.kernel.goods import Bundle, payable

PLAIN: Final = 0
ORE_FOR_WOOD: Final = 1
ORE_FOR_STONE: Final = 2
ORE_FOR_BOTH: Final = 3
PAYMENTS: Final[tuple[str, ...]] = ("plain", "ore_for_wood", "ore_for_stone", "ore_for_both")


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
    """The price after discounts when paid in this way; None if this way is not allowed."""
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
_MOST_WOOD: Final = 8
_MOST_STONE: Final = 6
_MOST_ORE: Final = 3
_MOST_GOLD: Final = 5
MOST_FOOD: Final = 3
_MOST_CROP: Final = 2
_PAYABLE: Final[dict[int, tuple[tuple[Payable, ...], int]]] = {}
# All prices of all tiles in all ways, by discounts.
_PRICES: Final[dict[tuple[int, int, bool], list[list[tuple[int, Bundle]]]]] = {}


def _all_prices(traits: Traits) -> list[list[tuple[int, Bundle]]]:
    key = (traits.furnish_wood_off, traits.furnish_stone_off, traits.ore_for_wood)
    known = _PRICES.get(key)
    if known is None:
        known = []
        for furnishing in FURNISHINGS:
            dues = [(way, price(furnishing.cost, traits, way)) for way in ways_of(furnishing.cost)]
            known.append([(way, due) for way, due in dues if due is not None])
        _PRICES[key] = known
    return known


def payable_tiles(farm: Farm) -> tuple[tuple[Payable, ...], int]:
    """All tiles that the player can pay, with the ways of paying, and the same tiles as bits."""
    goods = farm.goods
    traits = farm.traits
    wood, stone, ore, grain, vegetables = goods[WOOD], goods[STONE], goods[ORE], goods[GRAIN], goods[VEGETABLE]
    # What matters, four bits each: a number is looked up faster than a tuple.
    key = wood if wood < _MOST_WOOD else _MOST_WOOD
    key = key << 4 | (stone if stone < _MOST_STONE else _MOST_STONE)
    key = key << 4 | (ore if ore < _MOST_ORE else _MOST_ORE)
    key = key << 4 | (grain if grain < _MOST_CROP else _MOST_CROP)
    key = key << 4 | (vegetables if vegetables < _MOST_CROP else _MOST_CROP)
    key = key << 4 | traits.furnish_wood_off
    key = key << 4 | traits.furnish_stone_off
    if traits.ore_for_wood:
        key |= 1 << 40
    if goods[GOLD] >= _MOST_GOLD:
        key |= 1 << 41
    if goods[FOOD] >= MOST_FOOD:
        key |= 1 << 42
    known = _PAYABLE.get(key)
    if known is None:
        rows: list[Payable] = []
        for tile, dues in enumerate(_all_prices(traits)):
            ways = [way for way, due in dues if payable(goods, due)]
            if ways:
                rows.append((tile, tuple(ways)))
        known = (tuple(rows), sum([1 << tile for tile, _ in rows]))
        _PAYABLE[key] = known
    return known
