"""What a furnishing costs a player, and in which ways it can be paid (rules section 6.2, rulings 46, 83, 84).

First the printed price or the price of the loot, then what is off wood and stone, then at most 1 wood and at most
1 stone of what is left may be paid with 1 ore each.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.effects import Traits
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.goods import FOOD, GOLD, GOODS, GRAIN, ORE, STONE, VEGETABLE, WOOD
from grotto.kernel.bits import bits_of
from grotto.kernel.goods import Bundle, payable

PLAIN: Final = 0
ORE_FOR_WOOD: Final = 1
ORE_FOR_STONE: Final = 2
ORE_FOR_BOTH: Final = 3
ONLY_PLAIN: Final[tuple[int, ...]] = (PLAIN,)
ALL_WAYS: Final[tuple[int, ...]] = (PLAIN, ORE_FOR_WOOD, ORE_FOR_STONE, ORE_FOR_BOTH)
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
        if not wood or not traits.pays_in_ore:
            return None
        wood, ore = wood - 1, ore + 1
    if way in (ORE_FOR_STONE, ORE_FOR_BOTH):
        if not stone or not traits.pays_in_ore:
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


def _costing_at_most(good: int) -> list[int]:
    costs = [dict(furnishing.cost).get(good, 0) for furnishing in FURNISHINGS]
    return [bits_of([tile for tile, cost in enumerate(costs) if cost <= n]) for n in range(max(costs) + 1)]


# For each good the tiles that cost at most 0, 1, 2 ... of it.
_AT_MOST: Final = [_costing_at_most(good) for good in range(len(GOODS))]


def _costing(good: int, n: int) -> int:
    """The tiles that cost at most so much of a good."""
    tiles = _AT_MOST[good]
    return tiles[n] if n < len(tiles) else tiles[-1]


def tiles_payable(farm: Farm, way: int) -> int:
    """The tiles, as bits, that the player can pay in this way."""
    goods = farm.goods
    traits = farm.traits
    wood = goods[WOOD] + traits.furnish_wood_off
    stone = goods[STONE] + traits.furnish_stone_off
    ore = goods[ORE]
    tiles = _costing(GOLD, goods[GOLD]) & _costing(FOOD, goods[FOOD])
    tiles &= _costing(GRAIN, goods[GRAIN]) & _costing(VEGETABLE, goods[VEGETABLE])
    # What the discounts leave of the wood or stone must be something that ore can replace.
    if way in (ORE_FOR_WOOD, ORE_FOR_BOTH):
        tiles &= ~_costing(WOOD, traits.furnish_wood_off)
        wood, ore = wood + 1, ore - 1
    if way in (ORE_FOR_STONE, ORE_FOR_BOTH):
        tiles &= ~_costing(STONE, traits.furnish_stone_off)
        stone, ore = stone + 1, ore - 1
    if ore < 0:
        return 0
    return tiles & _costing(WOOD, wood) & _costing(STONE, stone) & _costing(ORE, ore)


def ways_for(traits: Traits) -> tuple[int, ...]:
    """The ways of paying that somebody with these furnishings has."""
    return ALL_WAYS if traits.pays_in_ore else ONLY_PLAIN


def payable_tiles(farm: Farm) -> int:
    """The tiles, as bits, that the player can pay in any way."""
    tiles = 0
    for way in ways_for(farm.traits):
        tiles |= tiles_payable(farm, way)
    return tiles
