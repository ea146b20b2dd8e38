"""What rubies buy at any time (rules section 7)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.any_time import SIDE_ACTS, SideActs
from grotto.games.caverna.board import BOARD, FOREST, MOUNTAIN
from grotto.games.caverna.book import CELL_WORDS, GOOD_WORDS, VOCABULARY
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    goods,
)
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
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import SIDE, Word
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle, short
from grotto.kernel.memory import keep

# 1 ruby for 1 of these; cattle asks for 1 food on top.
FOR_A_RUBY: Final[tuple[int, ...]] = (WOOD, STONE, ORE, GRAIN, VEGETABLE, GOLD, DOG, SHEEP, DONKEY, BOAR, CATTLE)
PRICES: Final[dict[int, Bundle]] = {
    good: goods(ruby=1, food=1) if good == CATTLE else goods(ruby=1) for good in FOR_A_RUBY
}
# Rubies for a single tile.
TILE_PRICES: Final = {MEADOW: 1, FIELD: 1, TUNNEL: 1, CAVERN: 2}

BUY: Final = VOCABULARY.add("ruby", GOOD_WORDS.some(FOR_A_RUBY), role=SIDE)
_CHEAP: Final = [BUY.act(good) for good in FOR_A_RUBY if good != CATTLE]

# The tile and the cell of each act.
_TILES: Final = [
    (kind, cell) for kind in range(len(SINGLES)) for cell in bits((FOREST if kind <= FIELD else MOUNTAIN) & BOARD)
]
LAY: Final = VOCABULARY.add_rows(
    "ruby", [(Word("single", SINGLES[kind]), CELL_WORDS.word(cell)) for kind, cell in _TILES], role=SIDE
)
_LAY_ACT: Final = {tile: LAY.act(row) for row, tile in enumerate(_TILES)}

# The acts for each ground, worked out once.
_FOREST_ACTS: Final[dict[tuple[int, int], list[int]]] = {}
_MOUNTAIN_ACTS: Final[dict[int, list[int]]] = {}


def _tile_acts(kinds: tuple[int, ...], farm: Farm) -> list[int]:
    return [_LAY_ACT[kind, cell] for kind in kinds for cell in bits(single_cells(farm, kind))]


def _forest_acts(farm: Farm) -> list[int]:
    """Meadows and fields that could be laid for a ruby."""
    key = (farm.forest_tiles(), farm.stable)
    known = _FOREST_ACTS.get(key)
    if known is None:
        known = keep(_FOREST_ACTS, key, _tile_acts((MEADOW, FIELD), farm))
    return known


def _mountain_acts(farm: Farm, caverns: bool) -> list[int]:
    """Tunnels that could be laid for rubies, and caverns if there are enough rubies."""
    key = farm.mountain_tiles() << 1 | caverns
    known = _MOUNTAIN_ACTS.get(key)
    if known is None:
        known = keep(_MOUNTAIN_ACTS, key, _tile_acts((TUNNEL, CAVERN) if caverns else (TUNNEL,), farm))
    return known


class Rubies(SideActs):
    """Goods, animals and single tiles for rubies. Nothing ever turns into a ruby."""

    def offer(self, state: CavernaState, farm: Farm, acts: list[int]) -> None:
        rubies = farm.goods[RUBY]
        if not rubies:
            return
        acts.extend(_CHEAP)
        if farm.goods[FOOD]:
            acts.append(BUY.act(CATTLE))
        acts.extend(_forest_acts(farm))
        acts.extend(_mountain_acts(farm, rubies >= TILE_PRICES[CAVERN]))

    def claims(self, act: int) -> bool:
        return act in BUY or act in LAY

    def apply(self, state: CavernaState, act: int) -> None:
        if act in BUY:
            good = BUY.arg(act)
            state.pay(PRICES[good], "ruby")
            state.gain(((good, 1),), "ruby")
        else:
            kind, cell = _TILES[LAY.row(act)]
            state.pay(((RUBY, TILE_PRICES[kind]),), "ruby")
            lay_single(state, kind, cell)

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        if act in BUY:
            return short(farm.goods, PRICES[BUY.arg(act)], GOODS)
        kind, cell = _TILES[LAY.row(act)]
        if farm.goods[RUBY] < TILE_PRICES[kind]:
            return short(farm.goods, ((RUBY, TILE_PRICES[kind]),), GOODS)
        return explain_single(farm, kind, cell)


SIDE_ACTS.append(Rubies())
