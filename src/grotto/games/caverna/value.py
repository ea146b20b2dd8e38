"""How good a position is for a seat: the expected final score, roughly. For `greedy`.

The farm is valued as it stands: its score, what goods and ground may still become, the mouths that must be fed, and
what dwarfs, weapons and animals will bring in the rounds to come.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.course import at_work, before_feeding
from grotto.games.caverna.farm import DWARFS, HOME, Farm
from grotto.games.caverna.furnishings import DELIVERED
from grotto.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from grotto.games.caverna.harvest import ADULT_FOOD, FEED_STEP, NO_HARVEST, food_due
from grotto.games.caverna.schedule import rounds_of
from grotto.games.caverna.scoring import score
from grotto.games.caverna.state import CavernaState

# What one more of it is worth beside its points, while there is time to use it: while there is need, and after that.
MATERIALS: Final[tuple[tuple[int, float, int], ...]] = ((WOOD, 0.7, 8), (STONE, 0.8, 7), (ORE, 0.5, 7))
PLENTY: Final = 0.2
RUBY_WORTH: Final = 0.5
SEED: Final = 0.3
# With this many rounds left everything can still be used fully.
IN_TIME: Final = 3.0

# One more dwarf, for each round in which he works; room for him, as a part of that.
DWARF: Final = 2.4
ROOM: Final = 0.6
MORE_ROOM: Final = 0.15
# The materials of a dwelling are worth more while there is no room: this part of a dwarf if all of them are there.
TO_BUILD: Final = 0.3
# An armed dwarf, for each round: the weapon, and each point of its strength.
ARMED: Final = 0.14
STRENGTH: Final = 0.06

# Ground that can still be built on.
CAVERN: Final = 1.0
MORE_CAVERNS: Final = 0.4
TUNNEL: Final = 0.5
DEEP_TUNNEL: Final = 0.6
MEADOW: Final = 0.6
FIELD: Final = 0.5
ORE_MINE: Final = 1.2
RUBY_MINE: Final = 1.0

# One animal; a pair that can breed, for each harvest; room for one animal.
ANIMAL: Final = 0.15
YOUNG: Final[tuple[tuple[int, float], ...]] = ((SHEEP, 0.4), (DONKEY, 0.45), (BOAR, 0.6), (CATTLE, 0.75))
CAPACITY: Final[tuple[int, ...]] = (0, 1, 2, 4, 8, 16, 1, 2, 1, 1, 1, 1)
STALL: Final = 0.15
MOST_STALLS: Final = 6

# Food: for the coming harvest missing food is taken from what there is, the cheapest first: (food, cost of each food).
BEGGING: Final = 3.0
HOPE: Final = 0.7
SPARE_FOOD: Final = 0.4
MORE_FOOD: Final = 0.3


def value(state: CavernaState, seat: int) -> float:
    """The farm as it stands."""
    farm = state.farms[seat]
    worth = float(score(farm))
    if not state.agenda:
        return worth
    left = _rounds_left(state)
    working = at_work(state)
    # Rounds in which something can still be done, the rest of this one counted by the dwarfs at home.
    time = left + (farm.where.count(HOME) / len(farm.where) if working else 0.0)
    harvests = left + (working and state.harvest != NO_HARVEST)
    use = min(1.0, time / IN_TIME)
    return (
        worth
        + _family(farm, left)
        + use * (_goods(farm) + _ground(farm) + _traits(farm))
        + time * _weapons(farm)
        + _herds(farm, use, harvests)
        - _hunger(state, farm, seat, left)
    )


def growth(state: CavernaState, seat: int) -> float:
    """What more dwarfs will do, and the hope of them: a part of the value."""
    return _family(state.farms[seat], _rounds_left(state)) if state.agenda else 0.0


def _rounds_left(state: CavernaState) -> int:
    """The rounds after this one."""
    rounds = rounds_of(state.players)
    return len(rounds) - (rounds.index(state.round) + 1 if state.round else 0)


def _family(farm: Farm, left: int) -> float:
    """Dwarfs act in every round; room for one more is part of it."""
    dwarfs = len(farm.strength)
    free = min(DWARFS + farm.traits.sixth_dwarf, farm.dwarf_room()) - dwarfs
    worth = DWARF * left * (dwarfs - 2)
    if free > 0:
        worth += DWARF * max(0, left - 1) * (ROOM + MORE_ROOM * (free - 1))
    elif dwarfs < DWARFS:
        goods = farm.goods
        ready = min(4, goods[WOOD]) + min(3, goods[STONE]) + (farm.cavern != 0)
        worth += DWARF * max(0, left - 2) * TO_BUILD * ready / 8
    return worth


def _goods(farm: Farm) -> float:
    """What goods will be used for."""
    goods = farm.goods
    worth = RUBY_WORTH * goods[RUBY] + SEED * min(3, goods[GRAIN] + goods[VEGETABLE])
    for good, each, enough in MATERIALS:
        n = goods[good]
        worth += each * (n if n <= enough else enough + PLENTY * (n - enough))
    for good, rounds in zip(DELIVERED, farm.deliveries, strict=True):
        worth += rounds * (0.5 if good != RUBY else 1.2)
    return worth


def _ground(farm: Farm) -> float:
    """What can be built on."""
    caverns = farm.cavern.bit_count()
    worth = CAVERN * min(2, caverns) + MORE_CAVERNS * max(0, caverns - 2)
    worth += TUNNEL * min(4, farm.tunnel.bit_count()) + DEEP_TUNNEL * farm.deep.bit_count()
    worth += MEADOW * farm.meadow.bit_count() + FIELD * min(4, farm.empty_fields().bit_count())
    return worth + ORE_MINE * farm.ore_mine.bit_count() + RUBY_MINE * min(2, farm.ruby_mine.bit_count())


def _traits(farm: Farm) -> float:
    """What furnishings will still do."""
    traits = farm.traits
    return (
        1.5 * (traits.furnish_wood_off + traits.furnish_stone_off)
        + 1.0 * traits.slaughter
        + 0.8 * len(traits.exchanges)
        + 1.0 * len(traits.feed_with)
        + 1.0 * traits.either_is_and_or
        + 1.0 * traits.overhangs
        + 0.8 * len(traits.answers)
        + 0.8 * len(traits.newborn_gains)
        + 1.5 * (len(traits.breeding_food) > 0)
        + 0.3 * traits.forge_off
        + 0.8 * traits.furnishes_tunnels
    )


def _weapons(farm: Farm) -> float:
    """Weapons bring loot."""
    worth = 0.0
    for strength in farm.strength:
        if strength:
            worth += ARMED + STRENGTH * strength
    return worth


def _herds(farm: Farm, use: float, harvests: int) -> float:
    """Pairs that can breed, and room for more animals."""
    goods = farm.goods
    free = 0
    for kind, n in enumerate(farm.room):
        if n:
            free += n * CAPACITY[kind]
    animals = 0
    worth = 0.0
    for animal, young in YOUNG:
        n = goods[animal]
        animals += n
        if n >= 2:
            worth += young * harvests
        elif n:
            worth += 0.25 * young * harvests
    free += goods[DOG] - animals
    if free <= 0:
        worth *= 0.6
    return worth + use * (ANIMAL * animals + STALL * max(0, min(MOST_STALLS, free)))


def _hunger(state: CavernaState, farm: Farm, seat: int, left: int) -> float:
    """What feeding will cost, less what food is worth."""
    goods = farm.goods
    dwarfs = len(farm.strength)
    at_table = state.agenda[-1][0] == FEED_STEP.number and state.seat == seat
    if before_feeding(state, seat):
        due = 0 if state.harvest == NO_HARVEST else food_due(state.harvest, farm, False)
        later = left
    else:
        due = dwarfs * ADULT_FOOD if left else 0
        later = left - 1
    food = goods[FOOD]
    if food >= due:
        spare = food - due
        soon = min(spare, dwarfs * ADULT_FOOD) if later > 0 else 0
        rest = min(spare - soon, dwarfs * ADULT_FOOD * max(0, later - 1))
        return -SPARE_FOOD * soon - MORE_FOOD * rest
    missing = due - food
    if at_table:
        return BEGGING * missing
    # Every sown field brings something before the meal.
    fields = (farm.field & ~farm.empty_fields()).bit_count()
    cost = 0.0
    for amount, each in (
        (3 * goods[CATTLE], 0.33),
        (goods[GRAIN] + 2 * goods[VEGETABLE] + fields, 0.42),
        (2 * goods[BOAR], 0.45),
        (2 * goods[RUBY], 0.7),
        (goods[SHEEP] + goods[DONKEY], 0.9),
        (goods[GOLD] - 1, 1.0),
    ):
        if amount > 0:
            taken = min(missing, amount)
            cost += each * taken
            missing -= taken
            if not missing:
                return cost
    return cost + missing * BEGGING * HOPE
