"""Ore trading and the Weekly market (rules section 6.8)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.actions import More
from grotto.games.caverna.book import GOOD_WORDS, SKIP, SPACE_IDS, STEPS, VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    bundle_data,
    goods,
)
from grotto.games.caverna.state import CavernaState
from grotto.kernel.agenda import Frame
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import payable, short
from grotto.kernel.kinds import Int, Some
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json

TRADE: Final = VOCABULARY.add("trade")
TRADE_GIVE: Final = goods(ore=2)
TRADE_GET: Final = goods(food=1, gold=2)
TRADES: Final = 3

# At most one of each.
MARKET: Final = {WOOD: 1, STONE: 1, ORE: 1, GRAIN: 1, VEGETABLE: 2, SHEEP: 1, DONKEY: 1, BOAR: 2, DOG: 2, CATTLE: 3}
MARKET_GOODS: Final = tuple(MARKET)
BUY: Final = VOCABULARY.add("buy", GOOD_WORDS.some(MARKET_GOODS))


def _may_find(farm: Farm, good: int) -> bool:
    """Whether the good can come from an exchange."""
    if farm.goods[RUBY]:
        return True
    return any(got == good for way in farm.traits.exchanges for got, _ in way.get)


class OreTrade(Box):
    """2 ore for 2 gold and 1 food, one to three times; more ore may be found in between (ruling 73)."""

    def __init__(self) -> None:
        super().__init__()
        self.only_act = TRADE.act()

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return payable(farm.goods, TRADE_GIVE)

    def hopeful(self, state: CavernaState) -> bool:
        return _may_find(state.farms[state.seat], ORE)

    def obstacle(self, farm: Farm, space: int) -> Reason:
        return short(farm.goods, TRADE_GIVE, GOODS)

    def take(self, state: CavernaState, act: int) -> None:
        state.agenda.append((MORE_TRADES.number, TRADES - 1))
        trade(state)

    def explain(self, state: CavernaState, act: int) -> Reason:
        return short(state.farms[state.seat].goods, TRADE_GIVE, GOODS)

    def printed(self) -> Json:
        return {"do": "trade", "pay": bundle_data(TRADE_GIVE), "get": bundle_data(TRADE_GET), "times": TRADES}


def trade(state: CavernaState) -> None:
    """Make one trade."""
    state.pay(TRADE_GIVE, SPACE_IDS[state.space])
    state.gain(TRADE_GET, SPACE_IDS[state.space])


class MoreTrades(More):
    """Trade again, or stop."""

    def remembers(self) -> list[Field]:
        return [Field("left", Int(1, TRADES - 1))]

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        if payable(state.farms[state.seat].goods, TRADE_GIVE):
            acts.append(TRADE.act())
        acts.append(SKIP.act())

    def hopeful(self, state: CavernaState) -> bool:
        return _may_find(state.farms[state.seat], ORE)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        _, left = frame
        if act in TRADE:
            if left > 1:
                state.agenda.append((self.number, left - 1))
            trade(state)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        _, left = frame
        return Prompt(self.name, {"n": left})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        if act in TRADE:
            return short(state.farms[state.seat].goods, TRADE_GIVE, GOODS)
        return Reason("not_part", {})


class Market(Box):
    """Buy at most one of each good; only gold pays."""

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return farm.goods[GOLD] > 0

    def hopeful(self, state: CavernaState) -> bool:
        return _may_find(state.farms[state.seat], GOLD)

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        offer_goods(state, 0, acts)

    def claims(self, act: int) -> bool:
        return act in BUY

    def take(self, state: CavernaState, act: int) -> None:
        buy(state, act, 0)

    def explain(self, state: CavernaState, act: int) -> Reason:
        return explain_buying(state, act, 0)

    def printed(self) -> Json:
        return {"do": "market", "prices": {GOODS[good]: n for good, n in MARKET.items()}}


def offer_goods(state: CavernaState, bought: int, acts: list[int]) -> None:
    """Offer what was not bought yet and can be paid."""
    gold = state.farms[state.seat].goods[GOLD]
    for index, good in enumerate(MARKET_GOODS):
        if not bought >> index & 1 and gold >= MARKET[good]:
            acts.append(BUY.act(good))


def buy(state: CavernaState, act: int, bought: int) -> None:
    """Buy one good; more may follow."""
    good = BUY.arg(act)
    bought |= 1 << MARKET_GOODS.index(good)
    if bought != (1 << len(MARKET_GOODS)) - 1:
        state.agenda.append((MORE_GOODS.number, bought))
    state.pay(((GOLD, MARKET[good]),), SPACE_IDS[state.space])
    state.gain(((good, 1),), SPACE_IDS[state.space])


def explain_buying(state: CavernaState, act: int, bought: int) -> Reason:
    """Why a good can't be bought."""
    good = BUY.arg(act)
    if bought >> MARKET_GOODS.index(good) & 1:
        return Reason("bought_already", {"good": GOODS[good]})
    return short(state.farms[state.seat].goods, ((GOLD, MARKET[good]),), GOODS)


class MoreGoods(More):
    """Buy more goods at the market, or stop."""

    def remembers(self) -> list[Field]:
        return [Field("bought", Some(tuple(GOODS[good] for good in MARKET_GOODS)))]

    def fits(self, state: CavernaState, frame: Frame) -> bool:
        _, bought = frame
        return 0 < bought.bit_count() < len(MARKET_GOODS)

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        _, bought = frame
        offer_goods(state, bought, acts)
        acts.append(SKIP.act())

    def hopeful(self, state: CavernaState) -> bool:
        return _may_find(state.farms[state.seat], GOLD)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        _, bought = frame
        if act in BUY:
            buy(state, act, bought)

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        _, bought = frame
        if act in BUY:
            return explain_buying(state, act, bought)
        return Reason("not_part", {})


MORE_TRADES: Final = STEPS.add(MoreTrades("more_trades", SKIP.act()))
MORE_GOODS: Final = STEPS.add(MoreGoods("more_goods", SKIP.act()))
