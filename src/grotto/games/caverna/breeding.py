"""Breeding (rules section 10.2): in the harvest, and by the loot of strength 14."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import STEPS, VOCABULARY
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import BOAR, CATTLE, DONKEY, FARM_ANIMAL_IDS, FARM_ANIMALS, FOOD, GOODS, RUBY, SHEEP
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import CLOSE, Word
from grotto.kernel.agenda import Frame, Step
from grotto.kernel.events import Reason

PARENTS: Final = 2

# Every set of types that may be born together, the largest first.
NEWBORN_SETS: Final = tuple(
    tuple(index for index in range(4) if chosen >> index & 1)
    for chosen in sorted(range(1, 16), key=lambda chosen: (-chosen.bit_count(), chosen))
)


def newborn_words(types: tuple[int, ...]) -> tuple[Word, ...]:
    """The types as arguments of an act."""
    return tuple(Word("animal", FARM_ANIMAL_IDS[animal]) for animal in types)


BREED: Final = VOCABULARY.add_rows("breed", [newborn_words(types) for types in NEWBORN_SETS])
NO_NEWBORN: Final = VOCABULARY.add("no_newborn", role=CLOSE)


def can_be_born(farm: Farm, types: tuple[int, ...]) -> bool:
    """Whether each type has two parents and all newborn find room at the same time."""
    more = [0, 0, 0, 0]
    for animal in types:
        if farm.goods[FARM_ANIMALS[animal]] < PARENTS:
            return False
        more[animal] = 1
    return farm.houses(more[0], more[1], more[2], more[3])


def any_parents(farm: Farm) -> bool:
    """Whether any type has two parents."""
    goods = farm.goods
    return goods[SHEEP] >= PARENTS or goods[DONKEY] >= PARENTS or goods[BOAR] >= PARENTS or goods[CATTLE] >= PARENTS


def breed(state: CavernaState, types: tuple[int, ...]) -> None:
    """One newborn of each type; furnishings pay for those that are really born (ruling 112)."""
    farm = state.farms[state.seat]
    source = "breeding"
    state.gain(tuple([(FARM_ANIMALS[animal], 1) for animal in types]), source)
    for animal, then in farm.traits.newborn_gains:
        if FARM_ANIMALS.index(animal) in types:
            state.gain(then, source)
    if farm.traits.breeding_food:
        state.gain(((FOOD, farm.traits.breeding_food[len(types)]),), source)


def explain_newborn(farm: Farm, types: tuple[int, ...]) -> Reason:
    """Why these can't be born."""
    for animal in types:
        good = FARM_ANIMALS[animal]
        if farm.goods[good] < PARENTS:
            return Reason("too_few_parents", {"good": GOODS[good], "n": PARENTS})
    return Reason("no_room_for_newborn", {})


def worth_asking(farm: Farm) -> bool:
    """Whether something could be born, now or after exchanges."""
    for animal in FARM_ANIMALS:
        if farm.goods[animal] + farm.goods[RUBY] >= PARENTS:
            return True
    return False


class Breed(Step[CavernaState]):
    """Which types are born; nobody has to accept a newborn, and one may eat or buy animals before."""

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        if any_parents(farm):
            for index, types in enumerate(NEWBORN_SETS):
                if can_be_born(farm, types):
                    acts.append(BREED.act(index))
        acts.append(NO_NEWBORN.act())

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        if act in BREED:
            breed(state, NEWBORN_SETS[BREED.row(act)])

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        if act in BREED:
            return explain_newborn(state.farms[state.seat], NEWBORN_SETS[BREED.row(act)])
        return Reason("breeding_now", {})


BREED_STEP: Final = STEPS.add(Breed("breed"))
