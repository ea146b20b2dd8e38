"""What all fields of an action tile share (rules section 7)."""

from __future__ import annotations

from grotto.games.cave_vs_cave.goods import GOODS
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.agenda import Part
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle, missing
from grotto.kernel.state import Json


class Field(Part[CaveState]):
    """A field between fine yellow lines: optional, once in a turn, in any order."""

    def may_dig(self, owned: int) -> bool:
        """Whether this field can dig for somebody who owns these rooms (R25)."""
        return False

    def printed(self) -> Json:
        """What the field shows, for front ends that draw it."""
        raise NotImplementedError


def short(goods: list[int], price: Bundle) -> Reason:
    """What is lacking in the goods to pay a price."""
    good, n = missing(goods, price)
    return Reason("short", {"good": GOODS[good], "n": n})
