"""Build a wall (8.3) and raze a wall (8.4)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.board import EDGE_IDS, NO_EXTRA, WALL_SITES
from grotto.games.cave_vs_cave.book import EDGE_WORDS, VOCABULARY
from grotto.games.cave_vs_cave.fields import TileField
from grotto.games.cave_vs_cave.goods import bundle_data
from grotto.games.cave_vs_cave.rooms import ON_WALL_BUILT, ROOM_IDS
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json

BUILD_WALL: Final = VOCABULARY.add("build_wall", EDGE_WORDS)
RAZE_WALL: Final = VOCABULARY.add("raze_wall", EDGE_WORDS)


class BuildWall(TileField):
    """Move a wall from the shared pool to a free wall site of the own board (R09, R20, R32)."""

    def offer(self, state: CaveState, acts: list[int]) -> None:
        if state.supply:
            cave = state.caves[state.seat]
            BUILD_WALL.offer(bits(WALL_SITES[cave.extra] & ~cave.walls), acts)

    def claims(self, act: int) -> bool:
        return act in BUILD_WALL

    def take(self, state: CaveState, act: int) -> None:
        cave = state.caves[state.seat]
        edge = BUILD_WALL.arg(act)
        cave.walls |= 1 << edge
        state.supply -= 1
        if state.events is not None:
            state.tell("wall_built", {"edge": EDGE_IDS[edge]})
        for bit, hook in ON_WALL_BUILT:
            if cave.owned & bit:
                state.gain(hook.then, ROOM_IDS[bit.bit_length() - 1])

    def explain(self, state: CaveState, act: int) -> Reason:
        cave = state.caves[state.seat]
        edge = BUILD_WALL.arg(act)
        if not state.supply:
            return Reason("no_walls_left", {})
        if cave.walls >> edge & 1:
            return Reason("wall_stands", {"edge": EDGE_IDS[edge]})
        if cave.extra == NO_EXTRA:
            return Reason("no_extra_cavern", {})
        return Reason("natural_wall", {"edge": EDGE_IDS[edge]})

    def printed(self) -> Json:
        return {"do": "build_wall"}


class RazeWall(TileField):
    """Return a built wall of the own board to the pool and gain goods (R10)."""

    def __init__(self, get: Bundle) -> None:
        self.get = get

    def offer(self, state: CaveState, acts: list[int]) -> None:
        RAZE_WALL.offer(bits(state.caves[state.seat].walls), acts)

    def claims(self, act: int) -> bool:
        return act in RAZE_WALL

    def take(self, state: CaveState, act: int) -> None:
        edge = RAZE_WALL.arg(act)
        state.caves[state.seat].walls &= ~(1 << edge)
        state.supply += 1
        if state.events is not None:
            state.tell("wall_razed", {"edge": EDGE_IDS[edge]})
        state.gain(self.get, "tile")

    def explain(self, state: CaveState, act: int) -> Reason:
        return Reason("no_wall_there", {"edge": EDGE_IDS[RAZE_WALL.arg(act)]})

    def printed(self) -> Json:
        return {"do": "raze_wall", "get": bundle_data(self.get)}
