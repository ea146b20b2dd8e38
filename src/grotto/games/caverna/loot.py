"""The loot of expeditions (rules section 16.3): 23 items, each with the strength it needs."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.board import BOARD, FOREST, MOUNTAIN, bits
from grotto.games.caverna.book import CELL_WORDS, NO_ACT, VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.breeding import NEWBORN_SETS, breed, can_be_born, explain_newborn, newborn_words
from grotto.games.caverna.fences import LARGE_PASTURE, SMALL_PASTURE, STABLE, large_pasture, small_pasture, stable
from grotto.games.caverna.furnish_cavern import ACTS, FURNISH, FURNISH_END, LOOT_DWELLING_COST, Furnish
from grotto.games.caverna.furnishings import ALL_TILES, DWELLING
from grotto.games.caverna.goods import bundle_data, goods
from grotto.games.caverna.landscape import (
    CAVERN,
    FIELD,
    MEADOW,
    SINGLES,
    TUNNEL,
    explain_single,
    lay_single,
    single_cells,
)
from grotto.games.caverna.sowing import SOW, SOWINGS, Sow
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import Word
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json


class Loot:
    """An item: what it needs and what it does. It can be taken only if it can be carried out at that moment."""

    def __init__(self, id: str, strength: int) -> None:
        self.id = id
        self.strength = strength
        # Its acts are `first` to `last`; set when they are declared.
        self.first = NO_ACT
        self.last = NO_ACT

    def declare(self) -> None:
        """Add its acts to the vocabulary."""
        self.first = VOCABULARY.add_one("loot", (Word("loot", self.id),))
        self.last = self.first

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        """Append the acts by which it can be taken now."""
        acts.append(self.first)

    def take(self, state: CavernaState, act: int) -> None:
        """Carry it out at once."""

    def explain(self, state: CavernaState, act: int) -> Reason:
        """Why it can't be taken now."""
        return Reason("not_now", {})

    def printed(self) -> Json:
        """What it gives, for front ends."""
        raise NotImplementedError


class LootWeapons(Loot):
    """All weapons +1, but only after the expedition; the expedition sees to it."""

    def printed(self) -> Json:
        return {"do": "all_weapons", "n": 1}


class LootGoods(Loot):
    """Goods or an animal; an animal without room is eaten."""

    def __init__(self, id: str, strength: int, bundle: Bundle) -> None:
        super().__init__(id, strength)
        self.bundle = bundle

    def take(self, state: CavernaState, act: int) -> None:
        state.gain(self.bundle, "loot")

    def printed(self) -> Json:
        return {"do": "gain", "goods": bundle_data(self.bundle)}


class LootBox(Loot):
    """Something that action spaces offer as well: a furnishing, a pasture, a stable, sowing."""

    def __init__(self, id: str, strength: int, box: Box, first: int, end: int, words: int = 0) -> None:
        super().__init__(id, strength)
        self.box = box
        # The acts of the box, and how many of their words are clear from the item.
        self.box_first = first
        self.box_end = end
        self.words = words

    def declare(self) -> None:
        self.first = len(VOCABULARY)
        for act in range(self.box_first, self.box_end):
            VOCABULARY.add_one("loot", (Word("loot", self.id), *VOCABULARY.entries[act].args[self.words :]))
        self.last = len(VOCABULARY) - 1

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        found: list[int] = []
        self.box.offer(state, found)
        shift = self.first - self.box_first
        acts.extend([act + shift for act in found])

    def take(self, state: CavernaState, act: int) -> None:
        self.box.take(state, act - self.first + self.box_first)

    def explain(self, state: CavernaState, act: int) -> Reason:
        return self.box.explain(state, act - self.first + self.box_first)

    def printed(self) -> Json:
        return self.box.printed()


class LootSingle(Loot):
    """A single tile for free."""

    def __init__(self, id: str, strength: int, kind: int) -> None:
        super().__init__(id, strength)
        self.kind = kind
        self.cells = bits((FOREST if kind <= FIELD else MOUNTAIN) & BOARD)
        # The place of each cell among the acts.
        self.place = {cell: index for index, cell in enumerate(self.cells)}

    def declare(self) -> None:
        self.first = len(VOCABULARY)
        for cell in self.cells:
            VOCABULARY.add_one("loot", (Word("loot", self.id), CELL_WORDS[cell]))
        self.last = len(VOCABULARY) - 1

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        for cell in bits(single_cells(state.farms[state.seat], self.kind)):
            acts.append(self.first + self.place[cell])

    def take(self, state: CavernaState, act: int) -> None:
        lay_single(state, self.kind, self.cells[act - self.first])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return explain_single(state.farms[state.seat], self.kind, self.cells[act - self.first])

    def printed(self) -> Json:
        return {"do": "single", "tile": SINGLES[self.kind]}


class LootBreed(Loot):
    """Breed up to so many types now."""

    def __init__(self, id: str, strength: int, most: int) -> None:
        super().__init__(id, strength)
        self.most = most
        self.sets = [types for types in NEWBORN_SETS if len(types) <= most]

    def declare(self) -> None:
        self.first = len(VOCABULARY)
        for types in self.sets:
            VOCABULARY.add_one("loot", (Word("loot", self.id), *newborn_words(types)))
        self.last = len(VOCABULARY) - 1

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        for index, types in enumerate(self.sets):
            if can_be_born(farm, types):
                acts.append(self.first + index)

    def take(self, state: CavernaState, act: int) -> None:
        breed(state, self.sets[act - self.first])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return explain_newborn(state.farms[state.seat], self.sets[act - self.first])

    def printed(self) -> Json:
        return {"do": "breed", "most": self.most}


_DWELLING: Final = ACTS[DWELLING]

# In the order of the strength they need.
LOOT: Final[tuple[Loot, ...]] = (
    LootWeapons("all_weapons_plus_1", 1),
    LootGoods("dog", 1, goods(dog=1)),
    LootGoods("wood", 1, goods(wood=1)),
    LootGoods("sheep", 2, goods(sheep=1)),
    LootGoods("grain", 2, goods(grain=1)),
    LootGoods("donkey", 3, goods(donkey=1)),
    LootGoods("stone", 3, goods(stone=1)),
    LootGoods("vegetable", 4, goods(vegetable=1)),
    LootGoods("two_ore", 4, goods(ore=2)),
    LootGoods("boar", 5, goods(boar=1)),
    LootGoods("two_gold", 6, goods(gold=2)),
    LootBox("furnish_cavern", 7, Furnish(ALL_TILES), FURNISH, FURNISH_END),
    LootBox("stable", 8, stable(0), STABLE, STABLE + FOREST.bit_count()),
    LootSingle("tunnel", 9, TUNNEL),
    LootBox("small_pasture", 9, small_pasture(1), SMALL_PASTURE, LARGE_PASTURE),
    LootGoods("cattle", 10, goods(cattle=1)),
    LootBox("large_pasture", 10, large_pasture(2), LARGE_PASTURE, STABLE),
    LootSingle("meadow", 11, MEADOW),
    LootBox("dwelling", 11, Furnish(1 << DWELLING, LOOT_DWELLING_COST), _DWELLING.first, _DWELLING.last + 1, words=1),
    LootSingle("field", 12, FIELD),
    LootBox("sow", 12, Sow(), SOW, SOW + len(SOWINGS)),
    LootSingle("cavern", 14, CAVERN),
    LootBreed("breed_two", 14, 2),
)
LOOT_IDS: Final = tuple(item.id for item in LOOT)
ALL_WEAPONS: Final = LOOT_IDS.index("all_weapons_plus_1")

FIRST_LOOT: Final = len(VOCABULARY)
for _item in LOOT:
    _item.declare()
LAST_LOOT: Final = len(VOCABULARY) - 1
_ITEM_OF: Final = [index for index, item in enumerate(LOOT) for _ in range(item.first, item.last + 1)]

# How many items a weapon of each strength opens.
OPENED: Final = tuple(sum([item.strength <= strength for item in LOOT]) for strength in range(15))


def is_loot(act: int) -> bool:
    """Whether the act takes loot."""
    return FIRST_LOOT <= act <= LAST_LOOT


def item_of(act: int) -> int:
    """The item that an act takes."""
    return _ITEM_OF[act - FIRST_LOOT]
