"""The loot of expeditions (rules section 16.3): 23 items, each with the strength it needs."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.board import BOARD, FOREST, MOUNTAIN
from grotto.games.caverna.book import CELL_WORDS, VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.breeding import NEWBORN_SETS, breed, can_be_born, explain_newborn, newborn_words
from grotto.games.caverna.fences import LARGE_PASTURE, SMALL_PASTURE, STABLE, large_pasture, small_pasture, stable
from grotto.games.caverna.furnish_cavern import DWELLING_ACTS, FURNISH, LOOT_DWELLING_COST, Furnish
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
from grotto.games.caverna.sowing import SOW, Sow
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import Verb, Word
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json


def all_acts(verb: Verb) -> list[int]:
    """Every act of a verb."""
    return list(range(verb.first, verb.end))


class Loot:
    """An item: what it needs and what it does. It can be taken only if it can be carried out at that moment."""

    def __init__(self, id: str, strength: int, rows: list[tuple[Word, ...]] | None = None) -> None:
        self.id = id
        self.strength = strength
        # One act for each row of words that follow the name of the item.
        words = [()] if rows is None else rows
        self.verb = VOCABULARY.add_rows("loot", [(Word("loot", id), *row) for row in words])

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        """Append the acts by which it can be taken now."""
        acts.append(self.verb.act(0))

    def take(self, state: CavernaState, act: int) -> None:
        """Carry it out at once."""

    def explain(self, state: CavernaState, act: int) -> Reason:
        """Why it can't be taken now."""
        return Reason("not_now", {})

    def printed(self) -> Json:
        """What it gives, for front ends."""
        raise NotImplementedError


class LootWeapons(Loot):
    """All weapons +1, but only after the expedition: the step that ends it does this."""

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

    def __init__(self, id: str, strength: int, box: Box, box_acts: list[int], known: int = 0) -> None:
        # The item already says the first words of the box's acts.
        super().__init__(id, strength, [VOCABULARY.entry(act).args[known:] for act in box_acts])
        self.box = box
        # The box's act for each row, and this item's act for each of them.
        self.box_acts = box_acts
        self.own_acts = {act: self.verb.act(row) for row, act in enumerate(box_acts)}

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        found: list[int] = []
        self.box.offer(state, found)
        for act in found:
            acts.append(self.own_acts[act])

    def take(self, state: CavernaState, act: int) -> None:
        self.box.take(state, self.box_acts[self.verb.row(act)])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return self.box.explain(state, self.box_acts[self.verb.row(act)])

    def printed(self) -> Json:
        return self.box.printed()


class LootSingle(Loot):
    """A single tile for free."""

    def __init__(self, id: str, strength: int, kind: int) -> None:
        self.kind = kind
        self.cells = bits((FOREST if kind <= FIELD else MOUNTAIN) & BOARD)
        super().__init__(id, strength, [(CELL_WORDS.word(cell),) for cell in self.cells])
        self.acts = {cell: self.verb.act(row) for row, cell in enumerate(self.cells)}

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        for cell in bits(single_cells(state.farms[state.seat], self.kind)):
            acts.append(self.acts[cell])

    def take(self, state: CavernaState, act: int) -> None:
        lay_single(state, self.kind, self.cells[self.verb.row(act)])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return explain_single(state.farms[state.seat], self.kind, self.cells[self.verb.row(act)])

    def printed(self) -> Json:
        return {"do": "single", "tile": SINGLES[self.kind]}


class LootBreed(Loot):
    """Breed up to `most` types now."""

    def __init__(self, id: str, strength: int, most: int) -> None:
        self.most = most
        self.sets = [types for types in NEWBORN_SETS if len(types) <= most]
        super().__init__(id, strength, [newborn_words(types) for types in self.sets])

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        for row, types in enumerate(self.sets):
            if can_be_born(farm, types):
                acts.append(self.verb.act(row))

    def take(self, state: CavernaState, act: int) -> None:
        breed(state, self.sets[self.verb.row(act)])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return explain_newborn(state.farms[state.seat], self.sets[self.verb.row(act)])

    def printed(self) -> Json:
        return {"do": "breed", "most": self.most}


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
    LootBox("furnish_cavern", 7, Furnish(ALL_TILES), all_acts(FURNISH)),
    LootBox("stable", 8, stable(0), all_acts(STABLE)),
    LootSingle("tunnel", 9, TUNNEL),
    LootBox("small_pasture", 9, small_pasture(1), all_acts(SMALL_PASTURE)),
    LootGoods("cattle", 10, goods(cattle=1)),
    LootBox("large_pasture", 10, large_pasture(2), all_acts(LARGE_PASTURE)),
    LootSingle("meadow", 11, MEADOW),
    LootBox("dwelling", 11, Furnish(1 << DWELLING, LOOT_DWELLING_COST), DWELLING_ACTS, known=1),
    LootSingle("field", 12, FIELD),
    LootBox("sow", 12, Sow(), all_acts(SOW)),
    LootSingle("cavern", 14, CAVERN),
    LootBreed("breed_two", 14, 2),
)
LOOT_IDS: Final = tuple(item.id for item in LOOT)
ALL_WEAPONS: Final = LOOT_IDS.index("all_weapons_plus_1")

# The item that each act takes.
_ITEM_OF: Final = {act: index for index, item in enumerate(LOOT) for act in all_acts(item.verb)}

# How many items a weapon of each strength opens.
OPENED: Final = tuple(sum([item.strength <= strength for item in LOOT]) for strength in range(15))


def is_loot(act: int) -> bool:
    """Whether the act takes loot."""
    return act in _ITEM_OF


def item_of(act: int) -> int:
    """The item that an act takes."""
    return _ITEM_OF[act]
