"""Goods and their limits (rules section 2)."""

from __future__ import annotations

from typing import Final

from grotto.kernel.goods import Bundle, bundle, named

GOODS: Final[tuple[str, ...]] = ("wood", "stone", "emmer", "flax", "food", "gold")
WOOD: Final = 0
STONE: Final = 1
EMMER: Final = 2
FLAX: Final = 3
FOOD: Final = 4
GOLD: Final = 5

LIMITS: Final[tuple[int, ...]] = (9, 9, 9, 9, 9, 19)
START: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1)

# 8.9: any number of times on the own turn, 1 of these for 1 food.
EXCHANGEABLE: Final[tuple[int, ...]] = (EMMER, FLAX, GOLD)


def goods(wood: int = 0, stone: int = 0, emmer: int = 0, flax: int = 0, food: int = 0, gold: int = 0) -> Bundle:
    """A bundle in words: `goods(emmer=2, flax=1)`."""
    return bundle((wood, stone, emmer, flax, food, gold))


def bundle_data(some: Bundle) -> dict[str, int]:
    """The bundle with the names of the goods."""
    return named(some, GOODS)
