"""Goods on action tiles: gains (8.1) and exchanges (8.2)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.book import GOOD_WORDS, VOCABULARY
from grotto.games.cave_vs_cave.fields import TileField, short
from grotto.games.cave_vs_cave.goods import GOODS, bundle_data
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json

GAIN: Final = VOCABULARY.add("gain")
GAIN_ONE: Final = VOCABULARY.add("gain", GOOD_WORDS)
EXCHANGE: Final = VOCABULARY.add("exchange", GOOD_WORDS)


class Gain(TileField):
    """Take the goods of a field, all together."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle

    def offer(self, state: CaveState, acts: list[int]) -> None:
        acts.append(GAIN.act())

    def claims(self, act: int) -> bool:
        return act in GAIN

    def take(self, state: CaveState, act: int) -> None:
        state.gain(self.bundle, "tile")

    def printed(self) -> Json:
        return {"do": "gain", "goods": bundle_data(self.bundle)}


class GainOneOf(TileField):
    """Take one of the goods that a slash divides."""

    def __init__(self, *choices: int) -> None:
        self.choices = list(choices)

    def offer(self, state: CaveState, acts: list[int]) -> None:
        GAIN_ONE.offer(self.choices, acts)

    def claims(self, act: int) -> bool:
        return act in GAIN_ONE and GAIN_ONE.arg(act) in self.choices

    def take(self, state: CaveState, act: int) -> None:
        state.gain(((GAIN_ONE.arg(act), 1),), "tile")

    def printed(self) -> Json:
        return {"do": "gain_one_of", "goods": {GOODS[good]: 1 for good in self.choices}}


class ExchangeOneOf(TileField):
    """Pay n of one of the goods that a slash divides, then gain; legal even if the gain is cut (R02)."""

    def __init__(self, n: int, choices: tuple[int, ...], get: Bundle) -> None:
        self.n = n
        self.choices = choices
        self.get = get

    def offer(self, state: CaveState, acts: list[int]) -> None:
        owned = state.caves[state.seat].goods
        for good in self.choices:
            if owned[good] >= self.n:
                acts.append(EXCHANGE.act(good))

    def claims(self, act: int) -> bool:
        return act in EXCHANGE and EXCHANGE.arg(act) in self.choices

    def take(self, state: CaveState, act: int) -> None:
        state.pay(((EXCHANGE.arg(act), self.n),), "tile")
        state.gain(self.get, "tile")

    def explain(self, state: CaveState, act: int) -> Reason:
        return short(state.caves[state.seat].goods, ((EXCHANGE.arg(act), self.n),))

    def printed(self) -> Json:
        pay = {GOODS[good]: self.n for good in self.choices}
        return {"do": "exchange_one_of", "pay": pay, "get": bundle_data(self.get)}
