"""How good a position is for a seat: the expected final score, roughly. For `greedy`.

In the midst of a turn the rest of it is played out first, always taking what looks best: so that a space is worth
what can be done there. Then the farm is valued as it stands: its score, what goods may still become, the mouths that
must be fed, and what dwarfs, weapons, animals and room will bring in the rounds to come.
"""

from __future__ import annotations

from grotto.games.caverna.course import DONE, WORK, rounds_of
from grotto.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from grotto.games.caverna.harvest import ADULT_FOOD, FEED_STEP, NO_HARVEST, ONE_FOOD, PAY_ONE, food_due
from grotto.games.caverna.placing import PLACE_DWARF
from grotto.games.caverna.scoring import score
from grotto.games.caverna.state import DWARFS, NEWBORN, CavernaState, Farm

# How far a turn is played out, and how many of many acts are looked at.
_DEPTH = 8
_BREADTH = 48


def value(state: CavernaState, seat: int) -> float:
    """The estimate after the rest of the turn."""
    return estimate(_play_out(state, seat), seat)


def _play_out(state: CavernaState, seat: int) -> CavernaState:
    """The same position at the end of the turn, if everything goes as it looks best."""
    for _ in range(_DEPTH):
        if state.actor != seat or state.agenda[-1][0] == PLACE_DWARF.number:
            return state
        side = state.vocabulary().side_acts
        acts = [act for act in state.legal() if act not in side]
        if not acts or acts[0] == DONE:
            return state
        if len(acts) > _BREADTH:
            acts = acts[:: len(acts) // _BREADTH + 1]
        best: CavernaState | None = None
        top = 0.0
        for act in acts:
            after = state.clone()
            after.apply(act)
            worth = estimate(after, seat)
            if best is None or worth > top:
                best, top = after, worth
        assert best is not None
        state = best
    return state


def estimate(state: CavernaState, seat: int) -> float:
    """The farm as it stands."""
    farm = state.farms[seat]
    rounds = rounds_of(state.players)
    left = len(rounds) - (rounds.index(state.round) + 1 if state.round else 0)
    worth = float(score(farm))
    if not state.agenda:
        return worth
    return worth + _future(state, farm, left) - _hunger(state, farm, seat, left)


def _hunger(state: CavernaState, farm: Farm, seat: int, left: int) -> float:
    """What missing food will cost, soon and in later harvests."""
    goods = farm.goods
    dwarfs = len(farm.strength)
    at_table = state.agenda[-1][0] == FEED_STEP.number and state.seat == seat
    working = any(frame[0] == WORK.number for frame in state.agenda)
    if at_table or (working and state.harvest != NO_HARVEST):
        due = food_due(state, farm, False)
    elif left:
        due = dwarfs * (ONE_FOOD if state.harvest == PAY_ONE else ADULT_FOOD)
    else:
        due = 0
    missing = max(0, due - goods[FOOD])
    if at_table:
        return 3.0 * missing
    # Crops and animals can be eaten if need be, at a loss.
    reserve = goods[GRAIN] + 2 * goods[VEGETABLE] + 2 * goods[RUBY] + goods[SHEEP] + goods[DONKEY] + 2 * goods[BOAR]
    reserve += 3 * goods[CATTLE]
    eaten = min(missing, reserve)
    spare = max(0, goods[FOOD] - due)
    later = left * dwarfs * ADULT_FOOD * 0.8
    return 0.7 * eaten + 2.2 * (missing - eaten) - 0.55 * min(spare, later)


def _future(state: CavernaState, farm: Farm, left: int) -> float:
    """What the farm will bring in the rounds that are left."""
    goods = farm.goods
    share = left / 11
    dwarfs = len(farm.strength)
    worth = 0.0
    # Materials are worth what they will build.
    worth += share * (0.75 * _some(goods[WOOD], 8) + 0.8 * _some(goods[STONE], 7) + 0.4 * _some(goods[ORE], 8))
    worth += 0.9 * share * goods[RUBY]
    # A dwarf more acts in every round; room for him is half of it.
    newborn = farm.where.count(NEWBORN)
    worth += left * 1.6 * (dwarfs - 2) + 0.2 * newborn
    most = DWARFS + farm.traits.sixth_dwarf
    free = min(most, farm.dwarf_room()) - dwarfs
    worth += left * 0.9 * min(1, free) + left * 0.25 * max(0, free - 1)
    # Weapons bring loot.
    for strength in farm.strength:
        if strength:
            worth += share * (1.5 + 0.65 * strength)
    # Ground that can become something.
    worth += share * (1.2 * min(2, farm.cavern.bit_count()) + 0.5 * min(4, farm.tunnel.bit_count()))
    worth += share * (0.5 * farm.deep.bit_count() + 0.6 * farm.meadow.bit_count())
    empty = farm.empty_fields().bit_count()
    seeds = goods[GRAIN] + goods[VEGETABLE]
    worth += share * (0.8 * min(empty, seeds) + 0.5 * min(3, empty))
    worth += share * 0.6 * min(2, seeds)
    # Sown crops keep the family from begging.
    grain, vegetables = farm.crops_on_fields()
    worth += share * (0.5 * grain + 0.6 * vegetables)
    # Mines work again and again.
    worth += share * (1.5 * farm.ore_mine.bit_count() + 1.0 * min(2, farm.ruby_mine.bit_count()))
    worth += _herds(farm, left)
    for good, rounds in zip((WOOD, STONE, RUBY), farm.deliveries, strict=True):
        worth += min(rounds, left) * (0.55 if good != RUBY else 1.3)
    traits = farm.traits
    worth += share * (
        1.2 * (traits.furnish_wood_off + traits.furnish_stone_off)
        + 1.0 * traits.slaughter
        + 0.8 * len(traits.exchanges)
        + 1.5 * len(traits.feed_with)
        + 0.6 * traits.cattle_room
        + 1.0 * traits.sheep_room
        + 1.0 * traits.field_room
        + 1.0 * traits.either_is_and_or
        + 1.5 * traits.overhangs
    )
    return worth


def _some(n: int, enough: int) -> float:
    """A good of which enough is enough."""
    return float(min(n, enough)) + 0.25 * max(0, n - enough)


def _herds(farm: Farm, left: int) -> float:
    """Pairs that can have young, and room for more animals."""
    goods = farm.goods
    worth = 0.0
    room = [farm.houses(1, 0, 0, 0), farm.houses(0, 1, 0, 0), farm.houses(0, 0, 1, 0), farm.houses(0, 0, 0, 1)]
    for index, animal in enumerate(FARM_ANIMALS):
        if goods[animal] >= 2 and room[index]:
            worth += 0.45 * min(left, 5)
        elif goods[animal] == 1:
            worth += 0.1 * min(left, 5)
        if room[index]:
            worth += 0.08 * left
    return worth + 0.02 * goods[DOG] * left
