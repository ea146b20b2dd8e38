"""The action spaces (rules section 16): 28 on the boards, 12 cards and the back of one of them.

Each row says for how many players it holds, what is added to an empty space and to one that holds goods already, and
what a dwarf may do there, in the words printed between the boxes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.games.caverna.actions import (
    Action,
    BoxPart,
    Flow,
    and_or,
    and_then,
    and_then_or,
    either,
    groups_and_then_or,
)
from grotto.games.caverna.book import SPACE_IDS, SPACE_INDEX
from grotto.games.caverna.boxes import Gain, Take, TakeForOreMines, TakeToken, TakeWithRubyMines
from grotto.games.caverna.expedition import Expedition
from grotto.games.caverna.family import Growth
from grotto.games.caverna.fences import large_pasture, small_pasture, stable
from grotto.games.caverna.flows import FLOWS, IMITABLE
from grotto.games.caverna.furnish_cavern import Furnish
from grotto.games.caverna.furnishings import ALL_TILES, ORANGE
from grotto.games.caverna.goods import ORE, goods
from grotto.games.caverna.imitation import Imitate
from grotto.games.caverna.landscape import (
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    MEADOW_FIELD,
    ORE_MINE_DEEP_TUNNEL,
    LayTwin,
    RubyMine,
)
from grotto.games.caverna.sowing import Sow
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.trade import Market, OreTrade
from grotto.games.caverna.weapons import Forge
from grotto.kernel.agenda import AtMostOne, Frame, Nested
from grotto.kernel.goods import Bundle

# The boards, and the cards.
TWO_SIDED: Final = "two_sided"
SMALL_BASIC: Final = "small_basic"
ADDITIONAL: Final = "additional"
CARD: Final = "card"
EVERYBODY: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7)


class Row(NamedTuple):
    """A space for some numbers of players."""

    players: tuple[int, ...]
    flow: Flow
    # Added when the space is empty, and when it is not; nothing before this round.
    empty: Bundle = ()
    more: Bundle = ()
    from_round: int = 1


class Space(NamedTuple):
    """An action space."""

    id: str
    board: str
    rows: tuple[Row, ...]
    stage: int = 0


def supply(players: tuple[int, ...], flow: Flow, empty: Bundle, more: Bundle | None = None, from_round: int = 1) -> Row:
    """A row of a space that accumulates goods: a, or a (b)."""
    return Row(players, flow, empty, empty if more is None else more, from_round)


# ---- boxes that occur more than once ---------------------------------------------------------

TAKE: Final = Take()
GROW: Final = Growth()
SOW: Final = Sow()
FORGE: Final = Forge()
FURNISH: Final = Furnish(ALL_TILES)
FURNISH_DWELLING: Final = Furnish(ORANGE)
LAY_MEADOW_FIELD: Final = LayTwin(MEADOW_FIELD)
LAY_CAVERN_TUNNEL: Final = LayTwin(CAVERN_TUNNEL)
SMALL: Final = small_pasture(2)
LARGE: Final = large_pasture(4)
STABLE: Final = stable(1)
SOME_OF_ALL: Final = Gain(goods(wood=1, stone=1, ore=1, food=1, gold=2))

DRIFT_MINING: Final = Flow(and_or("drift_mining", TAKE, LAY_CAVERN_TUNNEL))
EXCAVATION: Final = Flow(and_or("excavation", TAKE, LayTwin(CAVERN_TUNNEL, CAVERN_CAVERN)))
LOGGING: Final = Flow(and_then_or("logging", TAKE, Expedition(1)))
CLEARING: Final = Flow(and_or("clearing", TAKE, LAY_MEADOW_FIELD))
ORE_MINES: Final = Flow(TakeForOreMines(ORE, 2))
FENCE_BUILDING: Final = Flow(groups_and_then_or("fence_building", [TAKE], [SMALL, LARGE]))
FARMING: Final = Flow(groups_and_then_or("farming", [SMALL, LARGE, STABLE], [TAKE]))
JUST_TAKE: Final = Flow(TAKE)
MARKET: Final = Flow(and_then("weekly_market", Gain(goods(gold=4)), Market()))


class BothHalves(Action):
    """Extension with both halves: that is possible once per game."""

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        _, used = frame
        if used and act != self.close:
            state.farms[state.seat].extension_used = True
        super().apply(state, frame, act)


def _extension() -> Flow:
    halves: list[BoxPart] = [LayTwin(MEADOW_FIELD, also=goods(wood=1)), LayTwin(CAVERN_TUNNEL, also=goods(stone=1))]
    flow = Flow(and_or("extension", AtMostOne(halves)), BothHalves("extension_both", [halves]))
    flow.once_per_game = True
    return flow


SPACES: Final[tuple[Space, ...]] = (
    # ---- two-sided basic board
    Space("drift_mining", TWO_SIDED, (
        supply((2, 3), DRIFT_MINING, goods(stone=1)),
        supply((4, 5, 6, 7), DRIFT_MINING, goods(stone=2)),
    )),
    Space("drift_mining_2", ADDITIONAL, (supply((6, 7), DRIFT_MINING, goods(stone=1)),)),
    Space("excavation", TWO_SIDED, (
        supply((1, 2, 3), EXCAVATION, goods(stone=1)),
        supply((4, 5, 6, 7), EXCAVATION, goods(stone=2), goods(stone=1)),
    )),
    Space("starting_player", TWO_SIDED, (
        supply((2, 3), Flow(TakeToken(goods(ore=2))), goods(food=1)),
        supply((4, 5, 6, 7), Flow(TakeToken(goods(ruby=1))), goods(food=1)),
    )),
    Space("imitation_basic", TWO_SIDED, (Row((4, 5, 6, 7), Flow(Imitate(2))),)),
    Space("imitation_3", ADDITIONAL, (Row((3,), Flow(Imitate(4))),)),
    Space("imitation_5", ADDITIONAL, (Row((5,), Flow(Imitate(4))),)),
    Space("imitation_6_7", ADDITIONAL, (Row((6, 7), Flow(Imitate(1))),)),
    Space("imitation_7", ADDITIONAL, (Row((7,), Flow(Imitate(0))),)),
    Space("logging", TWO_SIDED, (
        supply((1, 2, 3), LOGGING, goods(wood=3), goods(wood=1)),
        supply((4, 5, 6, 7), LOGGING, goods(wood=3)),
    )),
    Space("supplies", TWO_SIDED, (Row((2, 3), Flow(SOME_OF_ALL)),)),
    Space("growth", TWO_SIDED, (Row((4, 5, 6, 7), either("growth", SOME_OF_ALL, GROW)),)),
    Space("ore_mining", TWO_SIDED, (
        supply((1, 2, 3), ORE_MINES, goods(ore=2), goods(ore=1)),
        supply((4, 5, 6, 7), ORE_MINES, goods(ore=3), goods(ore=2)),
    )),
    Space("wood_gathering", TWO_SIDED, (supply((1, 2, 3), JUST_TAKE, goods(wood=1)),)),
    Space("forest_exploration", TWO_SIDED, (
        supply((3,), Flow(Take(goods(vegetable=1))), goods(wood=1)),
        supply((4, 5, 6, 7), Flow(Take(goods(food=2))), goods(wood=2), goods(wood=1)),
    )),
    Space("clearing", TWO_SIDED, (
        supply((2, 3), CLEARING, goods(wood=1)),
        supply((4, 5, 6, 7), CLEARING, goods(wood=2)),
    )),
    Space("sustenance", TWO_SIDED, (
        supply((1, 2, 3), Flow(and_or("sustenance", Take(goods(grain=1)), LAY_MEADOW_FIELD)), goods(food=1)),
        supply(
            (4, 5, 6, 7), Flow(and_or("sustenance_4", TAKE, LAY_MEADOW_FIELD)), goods(grain=1), goods(vegetable=1)
        ),
    )),
    # ---- small basic board
    Space("ruby_mining", SMALL_BASIC, (
        supply((1, 3, 4, 5, 6, 7), Flow(TakeWithRubyMines(goods(ruby=1), 1)), goods(ruby=1)),
        supply((2,), Flow(TakeWithRubyMines(goods(ruby=1), 1)), goods(ruby=1), from_round=3),
    )),
    Space("housework", SMALL_BASIC, (Row(EVERYBODY, Flow(and_or("housework", Gain(goods(dog=1)), FURNISH))),)),
    Space("slash_and_burn", SMALL_BASIC, (Row(EVERYBODY, Flow(and_then_or("slash_and_burn", LAY_MEADOW_FIELD, SOW))),)),
    # ---- additional boards
    Space("strip_mining", ADDITIONAL, (supply((3,), Flow(Take(goods(wood=2))), goods(ore=1), goods(stone=1)),)),
    Space("depot", ADDITIONAL, (supply((5, 6, 7), JUST_TAKE, goods(wood=1, ore=1)),)),
    Space("small_scale_drift_mining", ADDITIONAL, (
        Row((5,), Flow(and_then("small_scale_drift_mining", LAY_CAVERN_TUNNEL, Gain(goods(stone=1))))),
    )),
    Space("weekly_market", ADDITIONAL, (Row((5, 6, 7), MARKET),)),
    Space("hardware_rental", ADDITIONAL, (
        Row((5,), Flow(and_then_or("hardware_rental_5", Expedition(2), SOW))),
        Row((6, 7), Flow(and_then_or("hardware_rental", Gain(goods(wood=2)), Expedition(2), SOW))),
    )),
    Space("fence_building", ADDITIONAL, (
        supply((5,), FENCE_BUILDING, goods(wood=1)),
        supply((6, 7), FENCE_BUILDING, goods(wood=2), goods(wood=1)),
    )),
    Space("large_depot", ADDITIONAL, (
        supply((7,), JUST_TAKE, goods(wood=2, stone=1, ore=1), goods(wood=1, stone=1, ore=1)),
    )),
    Space("extension", ADDITIONAL, (Row((7,), _extension()),)),
    # ---- cards
    Space("blacksmithing", CARD, (Row(EVERYBODY, Flow(and_then_or("blacksmithing", FORGE, Expedition(3)))),), 1),
    Space("sheep_farming", CARD, (supply(EVERYBODY, FARMING, goods(sheep=1)),), 1),
    Space("ore_mine_construction", CARD, (
        Row(EVERYBODY, Flow(and_then_or("ore_mine_construction",
            LayTwin(ORE_MINE_DEEP_TUNNEL, also=goods(ore=3)), Expedition(2),
        ))),
    ), 1),
    Space("wish_for_children", CARD, (Row(EVERYBODY, either("wish_for_children", GROW, FURNISH_DWELLING)),), 2),
    Space("urgent_wish_for_children", CARD, (
        Row(EVERYBODY, either("urgent_wish_for_children",
            Nested(and_then("dwelling_then_growth", FURNISH_DWELLING, GROW)), Gain(goods(gold=3)),
        )),
    ), 2),
    Space("donkey_farming", CARD, (supply(EVERYBODY, FARMING, goods(donkey=1)),), 2),
    Space("ruby_mine_construction", CARD, (
        Row(EVERYBODY, either("ruby_mine_construction",
            RubyMine(deep=False), RubyMine(deep=True, also=goods(ruby=1)),
        )),
    ), 2),
    Space("family_life", CARD, (Row(EVERYBODY, Flow(and_or("family_life", GROW, SOW))),), 3),
    Space("exploration", CARD, (Row((3, 4, 5, 6, 7), Flow(and_or("exploration", Expedition(4)))),), 3),
    Space("ore_delivery", CARD, (supply(EVERYBODY, ORE_MINES, goods(stone=1, ore=1)),), 3),
    Space("adventure", CARD, (
        Row(EVERYBODY, Flow(and_then_or("adventure",
            FORGE, Nested(and_then("two_expeditions", Expedition(1), Expedition(1))),
        ))),
    ), 4),
    Space("ore_trading", CARD, (Row(EVERYBODY, Flow(and_or("ore_trading", OreTrade()))),), 4),
    Space("ruby_delivery", CARD, (
        supply(EVERYBODY, Flow(TakeWithRubyMines(goods(ruby=1), 2)), goods(ruby=2), goods(ruby=1)),
    ), 4),
)  # fmt: skip

assert tuple(space.id for space in SPACES) == SPACE_IDS

# What each space gets, by players and space; None where it does not accumulate or is not in play.
SUPPLIES: Final[list[list[Row | None]]] = [[None] * len(SPACES) for _ in range(8)]
for _index, _space in enumerate(SPACES):
    for _row in _space.rows:
        for _players in _row.players:
            FLOWS[_players][_index] = _row.flow
            if _row.empty:
                SUPPLIES[_players][_index] = _row
    if _space.id != "starting_player" and not _space.id.startswith("imitation"):
        IMITABLE.add(_index)


# By the number of players.
_BOARD_SPACES: Final = [
    tuple(
        index
        for index, space in enumerate(SPACES)
        if space.board != CARD and any(players in row.players for row in space.rows)
    )
    for players in range(8)
]


def board_spaces(players: int) -> tuple[int, ...]:
    """The spaces printed on the boards in use."""
    return _BOARD_SPACES[players]


# Where the spaces are printed, column by column (16.2): board, numbers of players, columns.
LAYOUT: Final[tuple[tuple[str, tuple[int, ...], tuple[tuple[str, ...], ...]], ...]] = (
    (TWO_SIDED, (1, 2, 3), (
        ("drift_mining", "logging", "wood_gathering"),
        ("excavation", "supplies", "clearing"),
        ("starting_player", "ore_mining", "sustenance"),
    )),
    (TWO_SIDED, (4, 5, 6, 7), (
        ("drift_mining", "imitation_basic", "logging", "forest_exploration"),
        ("excavation", "growth", "clearing"),
        ("starting_player", "ore_mining", "sustenance"),
    )),
    (SMALL_BASIC, EVERYBODY, (("ruby_mining", "housework", "slash_and_burn"),)),
    (ADDITIONAL, (3,), (("strip_mining", "imitation_3", "forest_exploration"),)),
    (ADDITIONAL, (5,), (
        ("depot", "small_scale_drift_mining", "weekly_market", "imitation_5", "hardware_rental", "fence_building"),
    )),
    (ADDITIONAL, (6, 7), (
        ("depot", "drift_mining_2", "weekly_market", "imitation_6_7", "hardware_rental", "fence_building"),
    )),
    (ADDITIONAL, (7,), (("large_depot", "imitation_7", "extension"),)),
)  # fmt: skip


def card(id: str) -> int:
    """A card by its name."""
    return SPACE_INDEX[id]


WISH: Final = card("wish_for_children")
URGENT_WISH: Final = card("urgent_wish_for_children")
FAMILY_LIFE: Final = card("family_life")
