"""What may help whoever feeds his family and waits for young: the meal that loses least, and who would be born."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from grotto.games.caverna.book import VOCABULARY
from grotto.games.caverna.breeding import NEWBORN_SETS, PARENTS, can_be_born
from grotto.games.caverna.exchanges import CONVERSIONS, CONVERT, CONVERT_GOLD, GIVEN, MEALS, MOST_GOLD, OTHER_FOOD
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import FARM_ANIMAL_IDS, FARM_ANIMALS, FOOD, GOLD
from grotto.games.caverna.harvest import FEED_STEP, FIELD_PHASE, food_due
from grotto.games.caverna.herd import food_for
from grotto.games.caverna.scoring import points
from grotto.games.caverna.state import CavernaState
from grotto.kernel.goods import Bundle, payable
from grotto.kernel.state import Json

# A meal that takes longer to find than this is not looked for.
_MOST_TRIED: Final = 3000

# An act, what is given for it and what it brings.
_Way = tuple[int, Bundle, Bundle]


def young(farm: Farm) -> Json:
    """Which types would have young as things stand, for which there would be no room, and instead of whom.

    Nobody is born to whoever has chosen the field phase (section 4).
    """
    breeds = farm.phase != FIELD_PHASE
    grown = [animal for animal in range(4) if breeds and farm.goods[FARM_ANIMALS[animal]] >= PARENTS]
    born: tuple[int, ...] = ()
    for types in NEWBORN_SETS if grown else ():
        if can_be_born(farm, types):
            born = types
            break
    left = [animal for animal in grown if animal not in born]
    return {
        "born": [FARM_ANIMAL_IDS[animal] for animal in born],
        "no_room": [FARM_ANIMAL_IDS[animal] for animal in left],
        "instead": {FARM_ANIMAL_IDS[animal]: _places_for(farm, animal, born) for animal in left},
    }


def _places_for(farm: Farm, animal: int, born: tuple[int, ...]) -> list[str]:
    """The young in whose place that of another type would find room."""
    return [
        FARM_ANIMAL_IDS[other] for other in born if can_be_born(farm, (*[one for one in born if one != other], animal))
    ]


def least_loss(state: CavernaState, seat: int) -> Json | None:
    """While a player feeds and lacks food: exchanges that bring it for the fewest points.

    Where none bring enough: those after which exchanges and begging together lose least. None if none are of use,
    and also where weapons, other goods that dwarfs eat, or an exchange for something that is no food might lose less.
    """
    farm = state.farms[seat]
    feeding = bool(state.agenda) and state.agenda[-1][0] == FEED_STEP.number and state.seat == seat
    if not feeding or farm.goods[FOOD] >= food_due(state.harvest, farm, False):
        return None
    traits = farm.traits
    if traits.feed_with or (traits.disarms and any(farm.strength)):
        return None
    if not all(_gives_food(way.get) for way in traits.exchanges):
        return None
    tried = farm.clone()
    before = sum(points(farm))
    ways = _ways(farm)
    ahead: list[tuple[int, int, list[int], list[int]]] = [(0, 0, farm.goods.copy(), [])]
    seen: set[tuple[int, ...]] = set()
    least: int | None = None
    best: Json | None = None
    while ahead:
        if len(seen) == _MOST_TRIED:
            return None
        loss, n, goods, acts = heappop(ahead)
        if tuple(goods) in seen:
            continue
        seen.add(tuple(goods))
        tried.goods = goods
        begging = food_due(state.harvest, tried, False) - goods[FOOD]
        if begging <= 0:
            return {"acts": [VOCABULARY.notation(act) for act in acts], "points": loss, "begging": 0}
        tried.begging = farm.begging + begging
        in_all = before - sum(points(tried))
        tried.begging = farm.begging
        if least is None or in_all < least:
            least = in_all
            # Who gives nothing needs no help.
            best = (
                {"acts": [VOCABULARY.notation(act) for act in acts], "points": loss, "begging": begging} if n else None
            )
        for act, give, get in ways:
            if payable(goods, give):
                then = goods.copy()
                for good, amount in give:
                    then[good] -= amount
                for good, amount in get:
                    then[good] += amount
                tried.goods = then
                heappush(ahead, (before - sum(points(tried)), n + 1, then, [*acts, act]))
    return best


def _gives_food(get: Bundle) -> bool:
    return any(good == FOOD for good, _ in get)


def _ways(farm: Farm) -> list[_Way]:
    """Every exchange for food."""
    ways: list[_Way] = []
    for index, name in enumerate(CONVERSIONS):
        food = food_for(farm, MEALS[index]) if index < len(MEALS) else OTHER_FOOD[name]
        ways.append((CONVERT.act(index), GIVEN[index], ((FOOD, food),)))
    for gold in range(2, MOST_GOLD + 1):
        ways.append((CONVERT_GOLD.act(gold), ((GOLD, gold),), ((FOOD, gold - 1),)))
    ways += [(way.act, way.give, way.get) for way in farm.traits.exchanges]
    return ways
