"""Pastures and stables (rules section 6.4)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.board import CELL_IDS, FOREST, FOREST_PAIRS, OUTER
from grotto.games.caverna.book import CELL_WORDS, SPACE_IDS, VOCABULARY
from grotto.games.caverna.boxes import Box, given_away
from grotto.games.caverna.farm import STABLES, Farm
from grotto.games.caverna.goods import GOODS, RUBY, STONE, WOOD
from grotto.games.caverna.state import CavernaState
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.memory import keep
from grotto.kernel.state import Json

_FOREST_WORDS: Final = CELL_WORDS.some(bits(FOREST))
SMALL_PASTURE: Final = VOCABULARY.add("small_pasture", _FOREST_WORDS)
LARGE_PASTURE: Final = VOCABULARY.add_rows(
    "large_pasture", [(CELL_WORDS.word(a), CELL_WORDS.word(b)) for a, b in FOREST_PAIRS]
)
STABLE: Final = VOCABULARY.add("stable", _FOREST_WORDS)

_PAIR_MASKS: Final = [1 << a | 1 << b for a, b in FOREST_PAIRS]
_PAIRS: Final[dict[int, tuple[int, ...]]] = {}


def _meadow_pairs(meadow: int) -> tuple[int, ...]:
    """The pairs of adjacent meadows, also from different tiles, as numbers in the list of all pairs."""
    known = _PAIRS.get(meadow)
    if known is None:
        found = tuple([index for index, pair in enumerate(_PAIR_MASKS) if meadow & pair == pair])
        known = keep(_PAIRS, meadow, found)
    return known


def stable_ground(farm: Farm) -> int:
    """Where stables may stand: forest without tile on the board, meadows and pastures; adjacency doesn't matter."""
    return (FOREST & ~OUTER & ~farm.field) | farm.meadow | farm.small | farm.large


def stable_sites(farm: Farm) -> int:
    """Where another stable may be built: one on each cell."""
    return stable_ground(farm) & ~farm.stable


def _may_find_material(farm: Farm) -> bool:
    """Whether wood or stone could come from an exchange."""
    return farm.goods[RUBY] > 0 or len(farm.traits.exchanges) > 0


class Building(Box):
    """Something built for a price that furnishings may lower, not below 0."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def price(self, farm: Farm) -> int:
        """What it costs this player."""
        traits = farm.traits
        off = traits.pasture_wood_off if self.good == WOOD else traits.stable_stone_off
        return self.n - off if self.n > off else 0

    def payable(self, farm: Farm) -> bool:
        """Whether the price can be paid."""
        return farm.goods[self.good] >= self.price(farm)

    def pay(self, state: CavernaState) -> None:
        """Pay the price."""
        price = self.price(state.farms[state.seat])
        if price:
            state.pay(((self.good, price),), SPACE_IDS[state.space])

    def hopeful(self, state: CavernaState) -> bool:
        farm = state.farms[state.seat]
        return farm.goods[RUBY] > 0 or (farm.meadow != 0 and _may_find_material(farm))

    def steadfast(self, state: CavernaState) -> bool:
        return not given_away(state.farms[state.seat], self.good)

    def unpaid(self, farm: Farm) -> Reason:
        """What is lacking."""
        return Reason("short", {"good": GOODS[self.good], "n": self.price(farm) - farm.goods[self.good]})


class SmallPasture(Building):
    """Fence one meadow."""

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return farm.meadow != 0 and self.payable(farm)

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        if farm.meadow and self.payable(farm):
            SMALL_PASTURE.offer(bits(farm.meadow), acts)

    def claims(self, act: int) -> bool:
        return act in SMALL_PASTURE

    def take(self, state: CavernaState, act: int) -> None:
        self.pay(state)
        farm = state.farms[state.seat]
        cell = SMALL_PASTURE.arg(act)
        farm.meadow &= ~(1 << cell)
        farm.small |= 1 << cell
        farm.count_room()
        if state.events is not None:
            state.tell("small_pasture", {"cell": CELL_IDS[cell]})

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        cell = SMALL_PASTURE.arg(act)
        if not farm.meadow >> cell & 1:
            return Reason("no_meadow", {"cell": CELL_IDS[cell]})
        return self.unpaid(farm)

    def printed(self) -> Json:
        return {"do": "small_pasture", "pay": {GOODS[self.good]: self.n}}


class LargePasture(Building):
    """Fence two adjacent meadows as one area; animals that stood apart may then have to go (ruling 114)."""

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return farm.meadow != 0 and self.payable(farm) and len(_meadow_pairs(farm.meadow)) > 0

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        if farm.meadow and self.payable(farm):
            for pair in _meadow_pairs(farm.meadow):
                acts.append(LARGE_PASTURE.act(pair))

    def claims(self, act: int) -> bool:
        return act in LARGE_PASTURE

    def take(self, state: CavernaState, act: int) -> None:
        self.pay(state)
        farm = state.farms[state.seat]
        a, b = FOREST_PAIRS[LARGE_PASTURE.row(act)]
        pair = 1 << a | 1 << b
        farm.meadow &= ~pair
        farm.large |= pair
        farm.pairs = (*farm.pairs, pair)
        farm.count_room()
        if state.events is not None:
            state.tell("large_pasture", {"cell": CELL_IDS[a], "other_cell": CELL_IDS[b]})
        state.house()

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        for cell in FOREST_PAIRS[LARGE_PASTURE.row(act)]:
            if not farm.meadow >> cell & 1:
                return Reason("no_meadow", {"cell": CELL_IDS[cell]})
        return self.unpaid(farm)

    def printed(self) -> Json:
        return {"do": "large_pasture", "pay": {GOODS[self.good]: self.n}}


class Stable(Building):
    """Build one stable; nobody has more than three."""

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return farm.stable.bit_count() < STABLES and self.payable(farm) and stable_sites(farm) != 0

    def hopeful(self, state: CavernaState) -> bool:
        farm = state.farms[state.seat]
        return farm.stable.bit_count() < STABLES and _may_find_material(farm)

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        if farm.stable.bit_count() < STABLES and self.payable(farm):
            STABLE.offer(bits(stable_sites(farm)), acts)

    def steadfast(self, state: CavernaState) -> bool:
        farm = state.farms[state.seat]
        # A field bought for a ruby may cover the last place.
        covered = farm.goods[RUBY] > 0 and stable_sites(farm).bit_count() == 1
        return not covered and super().steadfast(state)

    def claims(self, act: int) -> bool:
        return act in STABLE

    def take(self, state: CavernaState, act: int) -> None:
        self.pay(state)
        cell = STABLE.arg(act)
        farm = state.farms[state.seat]
        farm.stable |= 1 << cell
        farm.count_room()
        if state.events is not None:
            state.tell("stable", {"cell": CELL_IDS[cell]})

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        cell = STABLE.arg(act)
        if farm.stable.bit_count() >= STABLES:
            return Reason("no_stable_left", {"n": STABLES})
        if not stable_sites(farm) >> cell & 1:
            return Reason("no_place_for_stable", {"cell": CELL_IDS[cell]})
        return self.unpaid(farm)

    def printed(self) -> Json:
        return {"do": "stable", "pay": {GOODS[self.good]: self.n} if self.n else {}}


def small_pasture(wood: int) -> SmallPasture:
    """A small pasture that costs this much wood."""
    return SmallPasture(WOOD, wood)


def large_pasture(wood: int) -> LargePasture:
    """A large pasture that costs this much wood."""
    return LargePasture(WOOD, wood)


def stable(stone: int) -> Stable:
    """A stable that costs this much stone."""
    return Stable(STONE, stone)
