"""Furnish a cavern (rules section 6.2; Work room, Trader and Spare part storage: section 14)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.board import CELL_IDS, CELLS
from grotto.games.caverna.book import CELL_WORDS, ROOM_CELLS, STEPS, VOCABULARY
from grotto.games.caverna.boxes import Box, given_away
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import COVERS, DELIVERED, DWELLING, FURNISHING_IDS, FURNISHINGS, ORANGE
from grotto.games.caverna.goods import FOOD, GOODS, ORE, RUBY, STONE, WOOD, bundle_data, goods
from grotto.games.caverna.prices import (
    PAYMENTS,
    PLAIN,
    payable_tiles,
    payments,
    price,
    tiles_payable,
    ways_for,
    ways_of,
)
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import Word, Words
from grotto.kernel.agenda import NO_ACT, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import Bundle, payable, short
from grotto.kernel.kinds import OneOf, Truth
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json

# Where more acts than this might be offered, the way of paying is asked for afterwards.
MANY: Final = 1200
ASK: Final = len(PAYMENTS)
ONLY_ASK: Final[tuple[int, ...]] = (ASK,)
# 16.3: the price of the Dwelling that is loot.
LOOT_DWELLING_COST: Final = goods(wood=2, stone=2)


def _ways(tile: int) -> tuple[int, ...]:
    """The ways of paying that the acts of a tile name; the last one asks later."""
    several = ways_of(FURNISHINGS[tile].cost)
    return (*several, ASK) if len(several) > 1 else several


def _words(tile: int, cell: int, way: int) -> tuple[Word, ...]:
    words = (Word("furnishing", FURNISHING_IDS[tile]), CELL_WORDS.word(cell))
    if way == PLAIN:
        return words
    return (*words, Word("payment", "ask" if way == ASK else PAYMENTS[way]))


# Tile, cell and way of paying of each act.
_ROWS: Final = [(tile, cell, way) for tile in range(len(FURNISHINGS)) for cell in ROOM_CELLS for way in _ways(tile)]
FURNISH: Final = VOCABULARY.add_rows("furnish", [_words(tile, cell, way) for tile, cell, way in _ROWS])


def _acts_of(tile: int) -> list[list[int]]:
    """The acts that furnish a tile, by way of paying and cell."""
    acts = [[NO_ACT] * len(CELLS) for _ in range(ASK + 1)]
    for row, (of, cell, way) in enumerate(_ROWS):
        if of == tile:
            acts[way][cell] = FURNISH.act(row)
    return acts


_ACTS: Final = [_acts_of(tile) for tile in range(len(FURNISHINGS))]
# The acts for the ordinary Dwelling, which is also loot.
DWELLING_ACTS: Final = [FURNISH.act(row) for row, (tile, _, _) in enumerate(_ROWS) if tile == DWELLING]

PAY: Final = VOCABULARY.add("pay", Words("payment", PAYMENTS))

# Tiles for which food helps.
_FOOD_TILES: Final = sum([1 << tile for tile, one in enumerate(FURNISHINGS) if FOOD in [good for good, _ in one.cost]])


def cells_for_tiles(farm: Farm) -> int:
    """Empty caverns, and tunnels for players who may furnish them."""
    if farm.traits.furnishes_tunnels:
        return farm.cavern | farm.tunnel | farm.deep
    return farm.cavern


def covered_cell(farm: Farm, tile: int) -> int:
    """The cell of the tile that this one must be laid on, or -1."""
    covers = COVERS[tile]
    return farm.rooms.index(covers) if covers >= 0 and farm.owned >> covers & 1 else -1


# The tiles that are laid on others, with the tile below.
_COVERING: Final = [(1 << tile, 1 << covers) for tile, covers in enumerate(COVERS) if covers >= 0]


def _overbuilding(owned: int) -> int:
    """The tiles for which the player needs no free cavern: they are laid on another tile."""
    found = 0
    for tile, below in _COVERING:
        if owned & below:
            found |= tile
    return found


def _offer_tile(tile: int, ways: tuple[int, ...], cells: list[int], acts: list[int]) -> None:
    for way in ways:
        by_cell = _ACTS[tile][way]
        for cell in cells:
            acts.append(by_cell[cell])


class Furnish(Box):
    """Take one of these tiles, pay for it and lay it; `cost` instead of the printed price for loot."""

    def __init__(self, tiles: int, cost: Bundle | None = None) -> None:
        super().__init__()
        self.tiles = tiles
        self.cost = cost

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        # Not asked of the Dwelling that is loot, which has a price of its own.
        tiles = state.supply & self.tiles
        if not cells_for_tiles(farm):
            tiles &= _overbuilding(farm.owned)
        return tiles != 0 and payable_tiles(farm) & tiles != 0

    def hopeful(self, state: CavernaState) -> bool:
        farm = state.farms[state.seat]
        if farm.goods[RUBY]:
            return True
        if not cells_for_tiles(farm) and not _overbuilding(farm.owned) & state.supply:
            return False
        # Exchanges may bring materials; food alone helps only where a tile is paid with it.
        return len(farm.traits.exchanges) > 0 or bool(_FOOD_TILES & state.supply & self.tiles)

    def steadfast(self, state: CavernaState) -> bool:
        # Dwellings are paid with wood and stone; whatever else a tile is paid with can be converted.
        farm = state.farms[state.seat]
        return self.tiles == ORANGE and not any(given_away(farm, good) for good in (WOOD, STONE, ORE))

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        cells = cells_for_tiles(farm)
        if not cells and not _overbuilding(farm.owned):
            return
        free = bits(cells)
        if self.cost is not None:
            _offer_tile(DWELLING, payments(self.cost, farm), free, acts)
            return
        available = state.supply & self.tiles
        ways = ways_for(farm.traits)
        payable = [tiles_payable(farm, way) & available for way in ways]
        found = payable[0]
        if len(ways) > 1:
            found |= payable[1] | payable[2] | payable[3]
        ask = len(ways) > 1 and len(free) * found.bit_count() * len(PAYMENTS) > MANY
        for tile in bits(found):
            here = free
            if COVERS[tile] >= 0:
                below = covered_cell(farm, tile)
                if below >= 0:
                    here = [below]
            if len(ways) > 1:
                several = tuple([way for way in ways if payable[way] >> tile & 1])
                _offer_tile(tile, ONLY_ASK if ask and len(several) > 1 else several, here, acts)
            else:
                _offer_tile(tile, ways, here, acts)

    def claims(self, act: int) -> bool:
        return act in FURNISH and self.tiles >> _ROWS[FURNISH.row(act)][0] & 1 == 1

    def take(self, state: CavernaState, act: int) -> None:
        tile, cell, way = _ROWS[FURNISH.row(act)]
        if way == ASK:
            state.agenda.append((PAYMENT.number, tile, cell, int(self.cost is not None)))
        else:
            furnish(state, tile, cell, FURNISHINGS[tile].cost if self.cost is None else self.cost, way)

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        tile, cell, way = _ROWS[FURNISH.row(act)]
        if not state.supply >> tile & 1:
            return Reason("furnishing_gone", {"furnishing": FURNISHING_IDS[tile]})
        below = covered_cell(farm, tile)
        if below >= 0 and cell != below:
            return Reason("must_cover", {"furnishing": FURNISHING_IDS[tile], "cell": CELL_IDS[below]})
        if below < 0 and not cells_for_tiles(farm) >> cell & 1:
            return Reason("no_cavern", {"cell": CELL_IDS[cell]})
        cost = FURNISHINGS[tile].cost if self.cost is None else self.cost
        due = price(cost, farm.traits, PLAIN if way == ASK else way)
        if due is None:
            return Reason("no_ore_instead", {})
        if payable(farm.goods, due):
            return Reason("other_payment", {})
        return short(farm.goods, due, GOODS)

    def printed(self) -> Json:
        if self.cost is not None:
            return {"do": "furnish", "tiles": "dwelling", "pay": bundle_data(self.cost)}
        return {"do": "furnish", "tiles": "dwellings" if self.tiles == ORANGE else "any"}


def furnish(state: CavernaState, tile: int, cell: int, cost: Bundle, way: int) -> None:
    """Pay first, then lay the tile, then its immediate effect (ruling 48)."""
    farm = state.farms[state.seat]
    due = price(cost, farm.traits, way)
    assert due is not None
    state.pay(due, FURNISHING_IDS[tile])
    if tile != DWELLING:
        state.supply &= ~(1 << tile)
    farm.furnish(tile, cell)
    if state.events is not None:
        state.tell("furnished", {"furnishing": FURNISHING_IDS[tile], "cell": CELL_IDS[cell]})
    for effect in FURNISHINGS[tile].effects:
        gained = effect.when_built(farm)
        if gained:
            state.gain(gained, FURNISHING_IDS[tile])
        good, rounds = effect.deliveries()
        if rounds:
            due_rounds = list(farm.deliveries)
            due_rounds[DELIVERED.index(good)] += rounds
            farm.deliveries = tuple(due_rounds)


class Payment(Step[CavernaState]):
    """The way of paying for a tile that was chosen, where the choice was too large to be made at once."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def remembers(self) -> list[Field]:
        return [
            Field("furnishing", OneOf(FURNISHING_IDS, required=True)),
            Field("cell", OneOf(CELL_IDS, required=True)),
            Field("loot", Truth()),
        ]

    def cost(self, tile: int, loot: int) -> Bundle:
        """The price before discounts."""
        return LOOT_DWELLING_COST if loot else FURNISHINGS[tile].cost

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        _, tile, _, loot = frame
        for way in payments(self.cost(tile, loot), state.farms[state.seat]):
            acts.append(PAY.act(way))

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        _, tile, cell, loot = frame
        furnish(state, tile, cell, self.cost(tile, loot), PAY.arg(act))

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        _, tile, _, _ = frame
        return Prompt(self.name, {"furnishing": FURNISHING_IDS[tile]})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        return Reason("pay_first", {})


PAYMENT: Final = STEPS.add(Payment("payment"))
