"""Goods (rules sections 0 and 1): everything that lies in a supply or on an action space.

Animals are counted among the goods of a player, but stand on the home board.
"""

from __future__ import annotations

from typing import Final

from grotto.kernel.goods import Bundle, bundle, named

GOODS: Final[tuple[str, ...]] = (
    "wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable", "dog", "sheep", "donkey", "boar", "cattle",
)  # fmt: skip
WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
FOOD: Final = 4
GOLD: Final = 5
GRAIN: Final = 6
VEGETABLE: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12

FARM_ANIMALS: Final[tuple[int, ...]] = (SHEEP, DONKEY, BOAR, CATTLE)
FARM_ANIMAL_IDS: Final = tuple(GOODS[animal] for animal in FARM_ANIMALS)


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
    return named(some, GOODS)


def size(some: Bundle) -> int:
    """How many goods there are, all kinds together."""
    total = 0
    for _, n in some:
        total += n
    return total
