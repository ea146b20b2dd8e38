"""Sow (rules section 6.3).

Empty fields are all alike, so what matters is how many are sown with what; the engine takes them in order.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import GOODS, GRAIN, RUBY, VEGETABLE
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import Word
from grotto.kernel.events import Reason
from grotto.kernel.state import Json

# The most fields of each crop in one action. A sown field holds 3 grain or 2 vegetables.
MOST: Final = 2

# How many grain and vegetable fields.
SOWINGS: Final = [
    (grain, vegetables) for grain in range(MOST + 1) for vegetables in range(MOST + 1) if grain + vegetables
]


def _words(grain: int, vegetables: int) -> tuple[Word, ...]:
    return tuple(Word("crop", GOODS[crop]) for crop in [GRAIN] * grain + [VEGETABLE] * vegetables)


SOW: Final = VOCABULARY.add_rows("sow", [_words(grain, vegetables) for grain, vegetables in SOWINGS])


def sow(state: CavernaState, grain: int, vegetables: int) -> None:
    """Put crops on empty fields and add to them; animals on those fields must move (Stubble room)."""
    farm = state.farms[state.seat]
    if grain:
        state.pay(((GRAIN, grain),), "sow")
    if vegetables:
        state.pay(((VEGETABLE, vegetables),), "sow")
    empty = farm.empty_fields()
    g1, g2, g3 = farm.grain
    for _ in range(grain):
        g3 |= empty & -empty
        empty &= empty - 1
    farm.grain = (g1, g2, g3)
    v1, v2 = farm.vegetables
    for _ in range(vegetables):
        v2 |= empty & -empty
        empty &= empty - 1
    farm.vegetables = (v1, v2)
    if state.events is not None:
        state.tell("sown", {"grain": grain, "vegetables": vegetables})
    if farm.traits.field_room:
        farm.count_room()
        state.house()


def _limits(farm: Farm) -> tuple[int, int, int]:
    """Empty fields, and how many of them could be sown with grain and with vegetables."""
    goods = farm.goods
    return farm.empty_fields().bit_count(), min(MOST, goods[GRAIN]), min(MOST, goods[VEGETABLE])


class Sow(Box):
    """Sow up to 2 grain fields and up to 2 vegetable fields; at least one."""

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        goods = farm.goods
        return goods[GRAIN] + goods[VEGETABLE] > 0 and farm.empty_fields() != 0

    def hopeful(self, state: CavernaState) -> bool:
        return state.farms[state.seat].goods[RUBY] > 0

    def steadfast(self, state: CavernaState) -> bool:
        return False

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        if not farm.field:
            return
        fields, most_grain, most_vegetables = _limits(farm)
        for index, (grain, vegetables) in enumerate(SOWINGS):
            if grain <= most_grain and vegetables <= most_vegetables and grain + vegetables <= fields:
                acts.append(SOW.act(index))

    def claims(self, act: int) -> bool:
        return act in SOW

    def take(self, state: CavernaState, act: int) -> None:
        grain, vegetables = SOWINGS[SOW.row(act)]
        sow(state, grain, vegetables)

    def explain(self, state: CavernaState, act: int) -> Reason:
        grain, vegetables = SOWINGS[SOW.row(act)]
        fields, most_grain, most_vegetables = _limits(state.farms[state.seat])
        if grain > most_grain:
            return Reason("short", {"good": GOODS[GRAIN], "n": grain - most_grain})
        if vegetables > most_vegetables:
            return Reason("short", {"good": GOODS[VEGETABLE], "n": vegetables - most_vegetables})
        return Reason("too_few_fields", {"n": fields})

    def printed(self) -> Json:
        return {"do": "sow", "grain": MOST, "vegetable": MOST}
