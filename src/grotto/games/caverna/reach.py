"""What exchanges could pay for (rules sections 7 and 8)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.effects import Exchange
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.goods import FOOD, GOLD, GOODS, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from grotto.games.caverna.herd import food_for, herd_of
from grotto.games.caverna.prices import price, ways_of
from grotto.kernel.goods import Bundle, payable

# Goods that furnishings cost and that a ruby buys.
_FOR_A_RUBY: Final[tuple[int, ...]] = (WOOD, STONE, ORE, GOLD, GRAIN, VEGETABLE)


def tiles_within_reach(farm: Farm) -> int:
    """The furnishings whose price the player could pay now or after exchanges, as bits."""
    found = 0
    for tile, furnishing in enumerate(FURNISHINGS):
        for way in ways_of(furnishing.cost):
            due = price(furnishing.cost, farm.traits, way)
            if due is not None and within_reach(farm, due):
                found |= 1 << tile
                break
    return found


def within_reach(farm: Farm, due: Bundle) -> bool:
    """Whether rubies, food conversions and own furnishings can turn the player's goods into the price."""
    seen: set[tuple[int, ...]] = set()
    ways = (*farm.traits.exchanges, *_bought_to_be_given(farm))
    ahead = [farm.goods]
    while ahead:
        owned = ahead.pop()
        if payable(owned, due):
            return True
        short = {good: n - owned[good] for good, n in due if owned[good] < n}
        if _with_rubies_and_food(farm, owned, due, short):
            return True
        wanted = _wanted(farm, ways, short)
        for way in ways:
            helps = any(good in wanted for good, _ in way.get)
            if helps and payable(owned, way.give) and not _takes_what_is_due(way, owned, due):
                then = _after(farm, owned, way)
                if tuple(then) not in seen:
                    seen.add(tuple(then))
                    ahead.append(then)
    return False


def _with_rubies_and_food(farm: Farm, owned: list[int], due: Bundle, short: dict[int, int]) -> bool:
    rubies = owned[RUBY]
    hungry = 0
    for good, n in short.items():
        if good == FOOD:
            hungry = n
        elif good in _FOR_A_RUBY:
            rubies -= n - sum([min(n, short.get(gained, 0)) for gained, then in farm.traits.answers if then == good])
        else:
            return False
    if rubies < 0:
        return False
    left = owned.copy()
    for good, n in due:
        left[good] = max(0, left[good] - n)
    food = food_for(farm, herd_of(farm)) + left[GRAIN] + 2 * (left[VEGETABLE] + rubies) + max(0, left[GOLD] - 1)
    return hungry <= food + (sum(farm.strength) if farm.traits.disarms else 0)


def _bought_to_be_given(farm: Farm) -> list[Exchange]:
    """Goods bought with rubies that own furnishings take."""
    given = {good for way in farm.traits.exchanges for good, _ in way.give}
    return [Exchange("ruby", GOODS[good], ((RUBY, 1),), ((good, 1),)) for good in _FOR_A_RUBY if good in given]


def _wanted(farm: Farm, ways: tuple[Exchange, ...], short: dict[int, int]) -> set[int]:
    """What is missing, and what can be exchanged for it in turn."""
    wanted = set(short)
    while True:
        more = {give for way in ways if any(good in wanted for good, _ in way.get) for give, _ in way.give}
        more |= {gained for gained, then in farm.traits.answers if then in wanted}
        if more <= wanted:
            return wanted
        wanted |= more


def _takes_what_is_due(way: Exchange, owned: list[int], due: Bundle) -> bool:
    wanted = dict(due)
    return any(owned[good] - n < wanted.get(good, 0) for good, n in way.give)


def _after(farm: Farm, owned: list[int], way: Exchange) -> list[int]:
    left = owned.copy()
    for good, n in way.give:
        left[good] -= n
    for good, n in way.get:
        left[good] += n
        for gained, then in farm.traits.answers:
            if gained == good:
                left[then] += n
    return left
