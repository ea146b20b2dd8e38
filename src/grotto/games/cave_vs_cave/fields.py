"""What all fields of an action tile share (rules section 7)."""

from __future__ import annotations

from typing import cast

from grotto.games.cave_vs_cave.book import STEPS
from grotto.games.cave_vs_cave.goods import GOODS
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.agenda import AtMostOne, Connective, Part
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.goods import short as goods_short
from grotto.kernel.state import Json


class TileField(Part[CaveState]):
    """A field between fine yellow lines: optional, once in a turn, in any order."""

    def may_dig(self, owned: int) -> bool:
        """Whether this field can dig for somebody who owns these rooms (R25)."""
        return False

    def printed(self) -> Json:
        """What the field shows, for front ends that draw it."""
        raise NotImplementedError


def short(goods: list[int], price: Bundle) -> Reason:
    """What is lacking in the goods to pay a price."""
    return goods_short(goods, price, GOODS)


def tile_in_play(state: CaveState) -> Connective[CaveState] | None:
    """The action tile of this turn: its frame lies on that of the end of the turn."""
    step = STEPS.steps[state.agenda[1][0]] if len(state.agenda) > 1 else None
    return cast("Connective[CaveState]", step) if isinstance(step, Connective) else None


def fields_of(tile: Connective[CaveState]) -> list[TileField]:
    """All fields of a tile, the branches of its cuts included."""
    found: list[TileField] = []
    for part in tile.parts:
        branches = part.parts if isinstance(part, AtMostOne) else [part]
        found.extend([branch for branch in branches if isinstance(branch, TileField)])
    return found
