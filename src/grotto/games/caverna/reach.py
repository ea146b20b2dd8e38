"""What exchanges could pay for, for whoever shows the furnishings (rules sections 7 and 8)."""

from __future__ import annotations

from grotto.games.caverna.effects import Exchange
from grotto.games.caverna.furnishings import FURNISHINGS
from grotto.games.caverna.goods import FOOD, GOLD, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from grotto.games.caverna.herd import food_for, herd_of
from grotto.games.caverna.prices import price, ways_of
from grotto.games.caverna.state import Farm
from grotto.kernel.goods import Bundle, payable

# What a ruby buys that furnishings cost.
_FOR_A_RUBY = (WOOD, STONE, ORE, GOLD, GRAIN, VEGETABLE)


def tiles_within_reach(farm: Farm) -> int:
    """The furnishings whose price the player could pay now or after exchanges, as bits."""
    found = 0
    for tile, furnishing in enumerate(FURNISHINGS):
        for way in ways_of(furnishing.cost):
            due = price(furnishing.cost, farm.traits, way)
            if due is not None and _within_reach(farm, due):
                found |= 1 << tile
                break
    return found


def _within_reach(farm: Farm, due: Bundle) -> bool:
    """Whether rubies, food conversions and own furnishings can turn the player's goods into the price."""
    seen: set[tuple[int, ...]] = set()
    ahead = [farm.goods]
    while ahead:
        owned = ahead.pop()
        if payable(owned, due):
            return True
        short = {good: n - owned[good] for good, n in due if owned[good] < n}
        if _with_rubies_and_food(farm, owned, due, short):
            return True
        for way in farm.traits.exchanges:
            if payable(owned, way.give) and _helps(farm, way, short) and not _takes_what_is_due(way, owned, due):
                then = _after(owned, way)
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
            rubies -= n
        else:
            return False
    if rubies < 0:
        return False
    left = owned.copy()
    for good, n in due:
        left[good] = max(0, left[good] - n)
    food = food_for(farm, herd_of(farm)) + left[GRAIN] + 2 * (left[VEGETABLE] + rubies) + max(0, left[GOLD] - 1)
    return hungry <= food + (sum(farm.strength) if farm.traits.disarms else 0)


def _helps(farm: Farm, way: Exchange, short: dict[int, int]) -> bool:
    """Whether it brings something that is missing, or gold for another exchange that does."""
    wanted = set(short)
    if any(one.give[0][0] == GOLD and wanted & {good for good, _ in one.get} for one in farm.traits.exchanges):
        wanted.add(GOLD)
    return any(good in wanted for good, _ in way.get)


def _takes_what_is_due(way: Exchange, owned: list[int], due: Bundle) -> bool:
    wanted = dict(due)
    return any(owned[good] - n < wanted.get(good, 0) for good, n in way.give)


def _after(owned: list[int], way: Exchange) -> list[int]:
    then = owned.copy()
    for good, n in way.give:
        then[good] -= n
    for good, n in way.get:
        then[good] += n
    return then
