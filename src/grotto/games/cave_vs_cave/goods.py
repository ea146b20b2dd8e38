"""Goods and their limits (rules section 2)."""

from __future__ import annotations

from grotto.kernel.goods import Bundle, bundle, named

GOODS = ("wood", "stone", "emmer", "flax", "food", "gold")
WOOD, STONE, EMMER, FLAX, FOOD, GOLD = range(6)

LIMITS = (9, 9, 9, 9, 9, 19)
START = (1, 1, 1, 1, 1, 1)

# 8.9: any number of times on the own turn, 1 of these for 1 food.
EXCHANGEABLE = (EMMER, FLAX, GOLD)


def goods(wood: int = 0, stone: int = 0, emmer: int = 0, flax: int = 0, food: int = 0, gold: int = 0) -> Bundle:
    """A bundle in words: `goods(emmer=2, flax=1)`."""
    return bundle((wood, stone, emmer, flax, food, gold))


def bundle_data(some: Bundle) -> dict[str, int]:
    """The bundle with the names of the goods."""
    return named(some, GOODS)
