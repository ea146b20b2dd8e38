"""Goods and their limits (rules section 2)."""

from __future__ import annotations

GOODS = ("wood", "stone", "emmer", "flax", "food", "gold")
WOOD, STONE, EMMER, FLAX, FOOD, GOLD = range(6)

LIMITS = (9, 9, 9, 9, 9, 19)
START = (1, 1, 1, 1, 1, 1)

# 8.9: any number of times on the own turn, 1 of these for 1 food.
EXCHANGEABLE = (EMMER, FLAX, GOLD)

# Some goods that belong together: (good, how many) pairs.
Bundle = tuple[tuple[int, int], ...]


def goods(wood: int = 0, stone: int = 0, emmer: int = 0, flax: int = 0, food: int = 0, gold: int = 0) -> Bundle:
    """A bundle in words: `goods(emmer=2, flax=1)`."""
    counts = (wood, stone, emmer, flax, food, gold)
    return tuple((good, n) for good, n in enumerate(counts) if n)


def bundle_data(bundle: Bundle) -> dict[str, int]:
    """The bundle with the names of the goods."""
    return {GOODS[good]: n for good, n in bundle}


def payable(owned: list[int], price: Bundle) -> bool:
    """Whether the price can be paid in full."""
    for good, n in price:
        if owned[good] < n:
            return False
    return True


def missing(owned: list[int], price: Bundle) -> tuple[int, int]:
    """The first good of the price that falls short, and by how many; (-1, 0) if none does."""
    for good, n in price:
        if owned[good] < n:
            return good, n - owned[good]
    return -1, 0


def together(one: Bundle, other: Bundle) -> Bundle:
    """Two prices as one sum: goods of the same kind add up (8.6, R07)."""
    counts = [0] * len(GOODS)
    for good, n in one + other:
        counts[good] += n
    return tuple((good, n) for good, n in enumerate(counts) if n)
