"""The 12 action tiles (rules section 15.1), and how a tile is played (section 7)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.activation import Activate
from grotto.games.cave_vs_cave.book import END_TURN, STEPS, VOCABULARY
from grotto.games.cave_vs_cave.digging import Dig, DigTwo
from grotto.games.cave_vs_cave.exchanges import ExchangeOneOf, Gain, GainOneOf
from grotto.games.cave_vs_cave.fields import short
from grotto.games.cave_vs_cave.furnishing import Furnish, free, in_food, in_gold, per_dwarf
from grotto.games.cave_vs_cave.goods import STONE, WOOD, goods
from grotto.games.cave_vs_cave.rooms import ON_TILE_TAKEN, ROOM_IDS
from grotto.games.cave_vs_cave.state import CaveState
from grotto.games.cave_vs_cave.walls import BuildWall, RazeWall
from grotto.kernel.acts import Words
from grotto.kernel.agenda import AnyOf, AtMostOne, Frame, Part
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import payable

# R19: Prospecting Site's exchange, an additional field of the tile it names.
PROSPECT: Final = VOCABULARY.add("prospect")

# Backs of the tiles: four lie open from the start, the others come in the rounds of this many turns.
START: Final = 0
TWO: Final = 2
THREE: Final = 3
FOUR: Final = 4


class Tile(AnyOf[CaveState]):
    """An action tile: any subset of its fields, in any order, until the player ends the turn (R33)."""

    def __init__(
        self,
        id: str,
        back: int,
        fields: list[Part[CaveState]],
        solo: bool = True,
        needs_most_gold: bool = False,
    ) -> None:
        super().__init__(id, fields, close=END_TURN.act(), lingers=True)
        self.back = back
        # Breach is left out of the solo game.
        self.solo = solo
        # Renovation: only for who has strictly more gold than the opponent (section 6, R23).
        self.needs_most_gold = needs_most_gold

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        super().legal(state, frame, acts)
        cave = state.caves[state.seat]
        for bit, hook in ON_TILE_TAKEN:
            if cave.owned & bit & ~state.hook_used and hook.tile == self.name and payable(cave.goods, hook.pay):
                acts.append(PROSPECT.act())

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        if act in PROSPECT:
            state.agenda.append(frame)
            for bit, hook in ON_TILE_TAKEN:
                if state.caves[state.seat].owned & bit and hook.tile == self.name:
                    state.hook_used |= bit
                    state.pay(hook.pay, ROOM_IDS[bit.bit_length() - 1])
                    state.gain(hook.then, ROOM_IDS[bit.bit_length() - 1])
            return
        super().apply(state, frame, act)

    def prompt(self, state: CaveState, frame: Frame) -> Prompt:
        return Prompt("play_tile", {"tile": self.name})

    def explain(self, state: CaveState, frame: Frame, act: int) -> Reason:
        if act in PROSPECT:
            return self.explain_prospect(state)
        if act in TAKE:
            return Reason("tile_in_hand", {"tile": self.name})
        return super().explain(state, frame, act)

    def explain_prospect(self, state: CaveState) -> Reason:
        """Why Prospecting Site can't be used now."""
        for bit, hook in ON_TILE_TAKEN:
            if not state.caves[state.seat].owned & bit:
                return Reason("not_your_room", {"room": ROOM_IDS[bit.bit_length() - 1]})
            if hook.tile != self.name:
                return Reason("only_with_tile", {"tile": hook.tile})
            if not state.hook_used & bit:
                return short(state.caves[state.seat].goods, hook.pay)
        return Reason("part_used", {})


TILES: Final[tuple[Tile, ...]] = (
    Tile("cultivation", START, [Activate(1), Gain(goods(emmer=2, flax=1))]),
    Tile("undergrowth", START, [Activate(1), Gain(goods(wood=2))]),
    Tile("excavation", START, [AtMostOne([Dig(), DigTwo(goods(food=2))]), Gain(goods(stone=1))]),
    Tile("housework", START, [Furnish(per_dwarf()), Furnish(in_food(5), in_gold(1))]),
    Tile("furnishing", TWO, [Gain(goods(food=1)), Furnish(per_dwarf())]),
    Tile("masonry", TWO, [Activate(1), GainOneOf(WOOD, STONE), BuildWall()]),
    Tile("undermining", TWO, [AtMostOne([Activate(2), Dig(ignore_walls=True)])]),
    Tile("expansion", THREE, [Dig(), Furnish(in_food(5), in_gold(2))]),
    Tile("breach", THREE, [RazeWall(goods(stone=2, food=3, gold=1))], solo=False),
    Tile("drift_mining", THREE, [Activate(1), Dig()]),
    Tile("expedition", THREE, [AtMostOne([ExchangeOneOf(5, (WOOD, STONE), goods(gold=4)), Activate(3)])]),
    Tile("renovation", FOUR, [BuildWall(), Furnish(free())], needs_most_gold=True),
)

for _tile in TILES:
    STEPS.add(_tile)

TILE_IDS: Final = tuple(tile.name for tile in TILES)
TILE_INDEX: Final = {id: index for index, id in enumerate(TILE_IDS)}
TAKE: Final = VOCABULARY.add("take", Words("tile", TILE_IDS))
