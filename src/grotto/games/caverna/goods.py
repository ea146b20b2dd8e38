"""Goods (rules sections 0 and 1): everything that lies in a supply or on an action space.

Animals are counted among the goods of a player, but stand on the home board.
"""

from __future__ import annotations

from grotto.kernel.goods import Bundle, bundle

GOODS = (
    "wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable", "dog", "sheep", "donkey", "boar", "cattle",
)  # fmt: skip
WOOD, STONE, ORE, RUBY, FOOD, GOLD, GRAIN, VEGETABLE, DOG, SHEEP, DONKEY, BOAR, CATTLE = range(13)

FARM_ANIMALS = (SHEEP, DONKEY, BOAR, CATTLE)
FARM_ANIMAL_IDS = tuple(GOODS[animal] for animal in FARM_ANIMALS)


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
    return bundle((wood, stone, ore, ruby, food, gold, grain, vegetable, dog, sheep, donkey, boar, cattle))


def bundle_data(some: Bundle) -> dict[str, int]:
    """The bundle with the names of the goods."""
    return {GOODS[good]: n for good, n in some}


def size(some: Bundle) -> int:
    """How many goods there are, all kinds together."""
    return sum([n for _, n in some])
