"""Landscape tiles (rules sections 2 and 6.1; overhang: section 14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.games.caverna.board import (
    BOARD,
    CELL_IDS,
    ENTRANCE,
    ENTRY_DWELLING,
    FOREST,
    FOREST_PAIRS,
    ICON_CELLS,
    ICONS,
    MOUNTAIN,
    MOUNTAIN_PAIRS,
    NEIGHBOURS,
    OUTER,
    PRINTED_CAVERN,
    around,
)
from grotto.games.caverna.book import CELL_WORDS, SPACE_IDS, VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import GOLD, RUBY, bundle_data
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import Word
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.memory import keep
from grotto.kernel.state import Json

TWINS: Final[tuple[str, ...]] = ("meadow_field", "cavern_tunnel", "cavern_cavern", "ore_mine_deep_tunnel")
MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
ORE_MINE_DEEP_TUNNEL: Final = 3
SINGLES: Final[tuple[str, ...]] = ("meadow", "field", "tunnel", "cavern")
MEADOW: Final = 0
FIELD: Final = 1
TUNNEL: Final = 2
CAVERN: Final = 3


class Twin(NamedTuple):
    """One way to lay a twin tile: the act, the cell of each half, and where the tile would touch others."""

    act: int
    kind: int
    first: int
    second: int
    cells: int
    second_bit: int
    beside: int
    outer: bool


def _cells_of(kind: int) -> list[tuple[int, int]]:
    """Every way to lay a tile on two adjacent cells; which half goes where is the player's choice."""
    ways: list[tuple[int, int]] = []
    for a, b in FOREST_PAIRS if kind == MEADOW_FIELD else MOUNTAIN_PAIRS:
        cells = 1 << a | 1 << b
        if cells & (1 << ENTRY_DWELLING | 1 << PRINTED_CAVERN):
            continue
        if cells & OUTER == cells and kind != ORE_MINE_DEEP_TUNNEL:
            # Exactly one half may overhang; an ore mine lies on tunnels that are there already.
            continue
        ways.append((a, b))
        if kind != CAVERN_CAVERN:
            ways.append((b, a))
    return ways


_ROWS: Final = [(kind, a, b) for kind in range(len(TWINS)) for a, b in _cells_of(kind)]
TWIN: Final = VOCABULARY.add_rows(
    "twin", [(Word("twin", TWINS[kind]), CELL_WORDS.word(a), CELL_WORDS.word(b)) for kind, a, b in _ROWS]
)


def _twin(row: int) -> Twin:
    kind, a, b = _ROWS[row]
    cells = 1 << a | 1 << b
    return Twin(TWIN.act(row), kind, a, b, cells, 1 << b, NEIGHBOURS[a] | NEIGHBOURS[b], bool(cells & OUTER))


# All ways, and those of each kind.
_TWINS: Final = [_twin(row) for row in range(len(_ROWS))]
_OF_KIND: Final = [[twin for twin in _TWINS if twin.kind == kind] for kind in range(len(TWINS))]

# The most ways to lay twin tiles, of one or two kinds, that are lost when one cell is covered.
MOST_SPOILED: Final = 16

# The acts for each kind and ground, worked out once.
_KNOWN: Final[list[dict[int, list[int]]]] = [{} for _ in TWINS]
# Stables without a tile below stand on the board; its forest cells come before this bit.
_FOREST_BITS: Final = (FOREST & BOARD).bit_length()
# Beyond all cells.
_OVERHANGS: Final = 1 << 60


def twin_acts(farm: Farm, kind: int) -> list[int]:
    """The acts by which a twin tile of this kind can be laid. The list is shared: nobody changes it."""
    stable = 0
    overhangs = farm.traits.overhangs
    # All that matters in one number: that is looked up faster than a tuple.
    if kind == MEADOW_FIELD:
        tiles = farm.forest_tiles()
        stable = farm.stable & ~tiles
        key = tiles << _FOREST_BITS | stable
    else:
        tiles = farm.tunnel if kind == ORE_MINE_DEEP_TUNNEL else farm.mountain_tiles()
        key = tiles
    if overhangs:
        key |= _OVERHANGS
    found = _KNOWN[kind]
    known = found.get(key)
    if known is None:
        known = keep(found, key, _find_twins(kind, tiles, stable, overhangs))
    return known


def _find_twins(kind: int, tiles: int, stable: int, overhangs: bool) -> list[int]:
    if kind == ORE_MINE_DEEP_TUNNEL:
        return [twin.act for twin in _OF_KIND[kind] if twin.cells & tiles == twin.cells]
    found: list[int] = []
    # The first forest tile must cover the cell in front of the entrance; later ones touch what lies there.
    first = kind == MEADOW_FIELD and not tiles
    for twin in _OF_KIND[kind]:
        if twin.cells & tiles or (twin.outer and not overhangs):
            continue
        if not (twin.cells >> ENTRANCE & 1 if first else twin.beside & tiles):
            continue
        # A field can't be laid under a stable.
        if twin.second_bit & stable:
            continue
        found.append(twin.act)
    return found


_SINGLE_CELLS: Final[dict[tuple[int, int, int], int]] = {}


def single_cells(farm: Farm, kind: int) -> int:
    """The cells on which a single tile can be laid; never outside the board."""
    if kind <= FIELD:
        key = (kind, farm.meadow | farm.field | farm.small | farm.large, farm.stable)
    else:
        key = (kind, farm.mountain_tiles(), 0)
    known = _SINGLE_CELLS.get(key)
    if known is None:
        tiles = key[1]
        if kind <= FIELD:
            known = (around(tiles) if tiles else 1 << ENTRANCE) & FOREST & BOARD & ~tiles
            if kind == FIELD:
                known &= ~farm.stable
        else:
            known = around(tiles) & MOUNTAIN & BOARD & ~tiles
        keep(_SINGLE_CELLS, key, known)
    return known


def _cover(state: CavernaState, cells: int) -> None:
    """Icons pay out when a tile first covers them."""
    for cell in bits(cells & ICON_CELLS):
        state.gain(ICONS[cell], "icon")


def lay_twin(state: CavernaState, act: int) -> None:
    """Lay a twin tile."""
    twin = _TWINS[TWIN.row(act)]
    farm = state.farms[state.seat]
    first, second = 1 << twin.first, 1 << twin.second
    if state.events is not None:
        cells = [CELL_IDS[twin.first], CELL_IDS[twin.second]]
        state.tell("twin_laid", {"twin": TWINS[twin.kind], "cell": cells[0], "other_cell": cells[1]})
    if twin.kind == MEADOW_FIELD:
        farm.meadow |= first
        farm.field |= second
        farm.count_room()
    elif twin.kind == ORE_MINE_DEEP_TUNNEL:
        farm.tunnel &= ~twin.cells
        farm.ore_mine |= first
        farm.deep |= second
        farm.count_room()
        return
    else:
        farm.cavern |= first
        if twin.kind == CAVERN_TUNNEL:
            farm.tunnel |= second
        else:
            farm.cavern |= second
    _cover(state, twin.cells)
    if twin.outer:
        state.gain(((GOLD, farm.traits.overhang_gold),), "overhang")


def lay_single(state: CavernaState, kind: int, cell: int) -> None:
    """Lay a single tile."""
    farm = state.farms[state.seat]
    bit = 1 << cell
    if state.events is not None:
        state.tell("single_laid", {"single": SINGLES[kind], "cell": CELL_IDS[cell]})
    if kind == MEADOW:
        farm.meadow |= bit
        farm.count_room()
    elif kind == FIELD:
        farm.field |= bit
        farm.count_room()
    elif kind == TUNNEL:
        farm.tunnel |= bit
    else:
        farm.cavern |= bit
    _cover(state, bit)


# ---- why not -------------------------------------------------------------------------------


def _no_ground(farm: Farm, cells: int, mountain: bool, field: int) -> Reason | None:
    """What is wrong with the ground under a new tile; None if only the connection can be wrong."""
    tiles = farm.mountain_tiles() if mountain else farm.forest_tiles()
    for cell in bits(cells):
        if tiles >> cell & 1:
            return Reason("occupied", {"cell": CELL_IDS[cell]})
    if field & farm.stable:
        return Reason("field_under_stable", {"cell": CELL_IDS[bits(field & farm.stable)[0]]})
    if cells & OUTER and not farm.traits.overhangs:
        return Reason("no_overhang", {"cell": CELL_IDS[bits(cells & OUTER)[0]]})
    if not mountain and not tiles:
        return Reason("entrance_first", {"cell": CELL_IDS[ENTRANCE]})
    return None


def explain_twin(farm: Farm, act: int) -> Reason:
    """Why a twin tile can't be laid like that."""
    twin = _TWINS[TWIN.row(act)]
    if twin.kind == ORE_MINE_DEEP_TUNNEL:
        return Reason("no_tunnel", {"cell": CELL_IDS[bits(twin.cells & ~farm.tunnel)[0]]})
    mountain = twin.kind != MEADOW_FIELD
    reason = _no_ground(farm, twin.cells, mountain, 0 if mountain else twin.second_bit)
    return reason if reason is not None else Reason("not_connected", {"cell": CELL_IDS[twin.first]})


def explain_single(farm: Farm, kind: int, cell: int) -> Reason:
    """Why a single tile can't be laid there."""
    bit = 1 << cell
    reason = _no_ground(farm, bit, kind > FIELD, bit if kind == FIELD else 0)
    return reason if reason is not None else Reason("not_connected", {"cell": CELL_IDS[cell]})


# ---- boxes ---------------------------------------------------------------------------------


class LayTwin(Box):
    """Place one twin tile of one of these kinds, and gain what the same box adds."""

    def __init__(self, *kinds: int, also: Bundle = ()) -> None:
        super().__init__()
        self.kinds = kinds
        self.also = also

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        for kind in self.kinds:
            if twin_acts(farm, kind):
                return True
        return False

    def hopeful(self, state: CavernaState) -> bool:
        # A single tile for a ruby may open the way.
        return state.farms[state.seat].goods[RUBY] > 0

    def steadfast(self, state: CavernaState) -> bool:
        # A single tile for a ruby covers one cell, which has four neighbours.
        farm = state.farms[state.seat]
        return not farm.goods[RUBY] or sum([len(twin_acts(farm, kind)) for kind in self.kinds]) > MOST_SPOILED

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        for kind in self.kinds:
            acts.extend(twin_acts(farm, kind))

    def claims(self, act: int) -> bool:
        return act in TWIN and _TWINS[TWIN.row(act)].kind in self.kinds

    def take(self, state: CavernaState, act: int) -> None:
        lay_twin(state, act)
        if self.also:
            state.gain(self.also, SPACE_IDS[state.space])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return explain_twin(state.farms[state.seat], act)

    def printed(self) -> Json:
        return {"do": "twin", "tiles": [TWINS[kind] for kind in self.kinds], "also": bundle_data(self.also)}


RUBY_MINE: Final = VOCABULARY.add(
    "ruby_mine", CELL_WORDS.some(bits(MOUNTAIN & ~(1 << ENTRY_DWELLING | 1 << PRINTED_CAVERN)))
)


class RubyMine(Box):
    """Place a ruby mine on an ordinary tunnel, or on a deep one for an extra ruby."""

    def __init__(self, deep: bool, also: Bundle = ()) -> None:
        super().__init__()
        self.deep = deep
        self.also = also

    def sites(self, farm: Farm) -> int:
        """The tunnels of this kind."""
        return farm.deep if self.deep else farm.tunnel

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return self.sites(farm) != 0

    def hopeful(self, state: CavernaState) -> bool:
        return not self.deep and state.farms[state.seat].goods[RUBY] > 0

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        RUBY_MINE.offer(bits(self.sites(state.farms[state.seat])), acts)

    def claims(self, act: int) -> bool:
        return act in RUBY_MINE

    def take(self, state: CavernaState, act: int) -> None:
        farm = state.farms[state.seat]
        cell = RUBY_MINE.arg(act)
        bit = 1 << cell
        farm.tunnel &= ~bit
        farm.deep &= ~bit
        farm.ruby_mine |= bit
        farm.count_room()
        if state.events is not None:
            state.tell("ruby_mine", {"cell": CELL_IDS[cell]})
        if self.also:
            state.gain(self.also, SPACE_IDS[state.space])

    def explain(self, state: CavernaState, act: int) -> Reason:
        return Reason("no_tunnel", {"cell": CELL_IDS[RUBY_MINE.arg(act)]})

    def printed(self) -> Json:
        return {"do": "ruby_mine", "deep": self.deep, "also": bundle_data(self.also)}
