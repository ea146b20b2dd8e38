"""Goods (rules sections 0 and 1): everything that lies in a supply or on an action space.

Animals are counted among the goods of a player, but stand on the home board.
"""

from __future__ import annotations

GOODS = (
    "wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable", "dog", "sheep", "donkey", "boar", "cattle",
)  # fmt: skip
WOOD, STONE, ORE, RUBY, FOOD, GOLD, GRAIN, VEGETABLE, DOG, SHEEP, DONKEY, BOAR, CATTLE = range(13)

FARM_ANIMALS = (SHEEP, DONKEY, BOAR, CATTLE)
FARM_ANIMAL_IDS = tuple(GOODS[animal] for animal in FARM_ANIMALS)

# Some goods that belong together: (good, how many) pairs.
Bundle = tuple[tuple[int, int], ...]


def goods(
    wood: int = 0,
    stone: int = 0,
    ore: int = 0,
    ruby: int = 0,
    food: int = 0,
    gold: int = 0,
    grain: int = 0,
    vegetable: int = 0,
    dog: int = 0,
    sheep: int = 0,
    donkey: int = 0,
    boar: int = 0,
    cattle: int = 0,
) -> Bundle:
    """A bundle in words: `goods(wood=2, stone=1)`."""
    counts = (wood, stone, ore, ruby, food, gold, grain, vegetable, dog, sheep, donkey, boar, cattle)
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
    """Two bundles as one: goods of the same kind add up."""
    counts = [0] * len(GOODS)
    for good, n in one + other:
        counts[good] += n
    return tuple((good, n) for good, n in enumerate(counts) if n)


def size(bundle: Bundle) -> int:
    """How many goods there are, all kinds together."""
    return sum([n for _, n in bundle])
