"""Food conversion and the exchanges of furnishings (rules section 8).

No exchange is the inverse of another that the same player can make, so a turn always ends.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.animals import Herd
from grotto.games.caverna.any_time import SIDE_ACTS, SideActs
from grotto.games.caverna.book import VOCABULARY
from grotto.games.caverna.effects import Exchange
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.furnishings import EXCHANGES
from grotto.games.caverna.goods import BOAR, CATTLE, DONKEY, FOOD, GOLD, GOODS, GRAIN, RUBY, SHEEP, VEGETABLE
from grotto.games.caverna.herd import eat
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import SIDE, Word, Words, numbers
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle, payable, short

# What becomes food, and how much. Animals follow the rules for eating; two donkeys together give more.
CONVERSIONS: Final[tuple[str, ...]] = ("sheep", "donkey", "donkey_pair", "boar", "cattle", "grain", "vegetable", "ruby")
GIVEN: Final[tuple[Bundle, ...]] = (
    ((SHEEP, 1),), ((DONKEY, 1),), ((DONKEY, 2),), ((BOAR, 1),), ((CATTLE, 1),),
    ((GRAIN, 1),), ((VEGETABLE, 1),), ((RUBY, 1),),
)  # fmt: skip
MEALS: Final[tuple[Herd, ...]] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
OTHER_FOOD: Final = {"grain": 1, "vegetable": 2, "ruby": 2}

CONVERT: Final = VOCABULARY.add("convert", Words("conversion", CONVERSIONS), role=SIDE)
_SHEEP: Final = CONVERT.act(0)
_DONKEY: Final = CONVERT.act(1)
_PAIR: Final = CONVERT.act(2)
_BOAR: Final = CONVERT.act(3)
_CATTLE: Final = CONVERT.act(4)
_GRAIN: Final = CONVERT.act(5)
_VEGETABLE: Final = CONVERT.act(6)
_RUBY: Final = CONVERT.act(7)

# n + 1 gold for n food in one transaction. Nobody can use more food at a time than this buys.
MOST_GOLD: Final = 100
CONVERT_GOLD: Final = VOCABULARY.add("convert_gold", numbers(2, MOST_GOLD), role=SIDE)
_GOLD: Final = [CONVERT_GOLD.act(n) for n in range(2, MOST_GOLD + 1)]


def _words(way: Exchange) -> tuple[Word, ...]:
    furnishing = Word("furnishing", way.furnishing)
    return (furnishing, Word("good", way.word)) if way.word else (furnishing,)


EXCHANGE: Final = VOCABULARY.add_rows("exchange", [_words(way) for way in EXCHANGES], role=SIDE)
for _row, _way in enumerate(EXCHANGES):
    _way.act = EXCHANGE.act(_row)


class Conversions(SideActs):
    """The food table. Dogs, wood, stone and ore have no food value, and food never turns back."""

    def offer(self, state: CavernaState, farm: Farm, acts: list[int]) -> None:
        _, _, _, rubies, _, gold, grain, vegetables, _, sheep, donkeys, boars, cattle = farm.goods
        if sheep:
            acts.append(_SHEEP)
        if donkeys:
            acts.append(_DONKEY)
            if donkeys > 1:
                acts.append(_PAIR)
        if boars:
            acts.append(_BOAR)
        if cattle:
            acts.append(_CATTLE)
        if grain:
            acts.append(_GRAIN)
        if vegetables:
            acts.append(_VEGETABLE)
        if rubies:
            acts.append(_RUBY)
        if gold > 1:
            acts.extend(_GOLD[: gold - 1])

    def claims(self, act: int) -> bool:
        return act in CONVERT or act in CONVERT_GOLD

    def apply(self, state: CavernaState, act: int) -> None:
        if act in CONVERT_GOLD:
            gold = CONVERT_GOLD.arg(act)
            state.pay(((GOLD, gold),), "convert")
            state.gain(((FOOD, gold - 1),), "convert")
            return
        index = CONVERT.arg(act)
        if index < len(MEALS):
            eat(state, MEALS[index])
            return
        state.pay(GIVEN[index], "convert")
        state.gain(((FOOD, OTHER_FOOD[CONVERSIONS[index]]),), "convert")

    def explain(self, state: CavernaState, act: int) -> Reason:
        owned = state.farms[state.seat].goods
        if act in CONVERT_GOLD:
            return short(owned, ((GOLD, CONVERT_GOLD.arg(act)),), GOODS)
        return short(owned, GIVEN[CONVERT.arg(act)], GOODS)


class FurnishingExchanges(SideActs):
    """Goods for goods by means of one's own furnishings, any number of times."""

    def offer(self, state: CavernaState, farm: Farm, acts: list[int]) -> None:
        for way in farm.traits.exchanges:
            if payable(farm.goods, way.give):
                acts.append(way.act)

    def claims(self, act: int) -> bool:
        return act in EXCHANGE

    def apply(self, state: CavernaState, act: int) -> None:
        way = EXCHANGES[EXCHANGE.row(act)]
        state.pay(way.give, way.furnishing)
        state.gain(way.get, way.furnishing)

    def explain(self, state: CavernaState, act: int) -> Reason:
        way = EXCHANGES[EXCHANGE.row(act)]
        farm = state.farms[state.seat]
        if way not in farm.traits.exchanges:
            return Reason("not_yours", {"furnishing": way.furnishing})
        return short(farm.goods, way.give, GOODS)


SIDE_ACTS.append(Conversions())
SIDE_ACTS.append(FurnishingExchanges())
