"""Animals without room are eaten at once (rules section 10.1, rulings 35, 114, 115)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.animals import Herd, largest_herds
from grotto.games.caverna.book import STEPS, VOCABULARY
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMAL_IDS,
    FARM_ANIMALS,
    FOOD,
    RUBY,
    SHEEP,
)
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import Word
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.events import Reason

# The food table (section 8): what one animal gives; two donkeys together give one more.
ANIMAL_FOOD: Final = {SHEEP: 1, DONKEY: 1, BOAR: 2, CATTLE: 3}
DONKEY_PAIR_MORE: Final = 1

# Sets that are eaten together, as acts; where more must go it takes several acts.
MOST_EATEN: Final = 8
_EATEN: Final[list[Herd]] = [
    (sheep, donkeys, boars, total - sheep - donkeys - boars)
    for total in range(1, MOST_EATEN + 1)
    for sheep in range(total, -1, -1)
    for donkeys in range(total - sheep, -1, -1)
    for boars in range(total - sheep - donkeys, -1, -1)
]


def _words(eaten: Herd) -> tuple[Word, ...]:
    return tuple(Word("animal", FARM_ANIMAL_IDS[animal]) for animal in range(4) for _ in range(eaten[animal]))


EAT: Final = VOCABULARY.add_rows("eat", [_words(eaten) for eaten in _EATEN])
_EAT_ACT: Final = {eaten: EAT.act(row) for row, eaten in enumerate(_EATEN)}


def herd_of(farm: Farm) -> Herd:
    """Sheep, donkeys, boars and cattle."""
    goods = farm.goods
    return goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE]


def food_for(farm: Farm, eaten: Herd) -> int:
    """The food for animals that are eaten together."""
    sheep, donkeys, boars, cattle = eaten
    food = sheep * ANIMAL_FOOD[SHEEP] + boars * ANIMAL_FOOD[BOAR] + cattle * ANIMAL_FOOD[CATTLE]
    food += donkeys * ANIMAL_FOOD[DONKEY] + donkeys // 2 * DONKEY_PAIR_MORE
    return food + farm.traits.slaughter * sum(eaten)


def eat(state: CavernaState, eaten: Herd) -> None:
    """Convert animals to food."""
    farm = state.farms[state.seat]
    state.pay(tuple([(FARM_ANIMALS[animal], n) for animal, n in enumerate(eaten) if n]), "eat")
    state.gain(((FOOD, food_for(farm, eaten)),), "eat")


def choices(farm: Farm) -> list[Herd]:
    """When not all animals have room: the sets that could be eaten so that everything else can stay."""
    sheep, donkeys, boars, cattle = herd_of(farm)
    kept = largest_herds(farm.room, farm.goods[DOG], (sheep, donkeys, boars, cattle))
    return [(sheep - s, donkeys - d, boars - b, cattle - c) for s, d, b, c in kept]


def _first_helping(eaten: Herd) -> Herd:
    """As much of a set as one act can name; donkeys first, so that pairs stay together."""
    if sum(eaten) <= MOST_EATEN:
        return eaten
    left = MOST_EATEN
    helping = [0, 0, 0, 0]
    for animal in (1, 0, 2, 3):
        helping[animal] = min(eaten[animal], left)
        left -= helping[animal]
    return helping[0], helping[1], helping[2], helping[3]


class House(AutomaticStep[CavernaState]):
    """Check whether all animals have room; if not, animals are eaten until they do."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        farm = state.farms[state.seat]
        if farm.housed():
            return
        sets = choices(farm)
        state.agenda.append((self.number,))
        if len(sets) == 1 and not _could_do_otherwise(farm, sets[0]):
            eat(state, sets[0])
        else:
            state.agenda.append((KEEP.number,))


def _could_do_otherwise(farm: Farm, eaten: Herd) -> bool:
    """Whether an exchange could make room, or a better meal of the animals that must go."""
    goods = farm.goods
    if goods[RUBY]:
        return True
    if eaten[1] % 2 and goods[DONKEY] > eaten[1]:
        return True
    return eaten[2] > 0 and any(give == BOAR for way in farm.traits.exchanges for give, _ in way.give)


class Keep(Step[CavernaState]):
    """Which animals of the whole herd are eaten; each set leaves as many as can stay.

    More can be eaten and room can be made by exchanges, which are legal here as everywhere.
    """

    def fits(self, state: CavernaState, frame: Frame) -> bool:
        return not state.farms[state.seat].housed()

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        for eaten in choices(state.farms[state.seat]):
            act = _EAT_ACT[_first_helping(eaten)]
            if act not in acts:
                acts.append(act)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        eat(state, _EATEN[EAT.row(act)])

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        if act in EAT:
            return Reason("wrong_meal", {})
        return Reason("animals_first", {})


HOUSE: Final = STEPS.add(House("house"))
KEEP: Final = STEPS.add(Keep("keep"))
