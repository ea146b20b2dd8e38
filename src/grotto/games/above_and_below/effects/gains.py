"""Coins, items, reputation and supplies, won or lost (R21, R46, R62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.content.kinds import MOST_NUMBER, Book
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.effects.effect import Effect, Numbered, ReadEffect, read_number
from grotto.games.above_and_below.expedition import current
from grotto.games.above_and_below.modules.supplies import gain_supplies
from grotto.games.above_and_below.outcome import Decision
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import Frame
from grotto.kernel.events import Prompt
from grotto.kernel.kinds import Int
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.statistics import Tally
    from grotto.games.above_and_below.content.toml import Table

MOST_ITEMS: Final = 9
MOST_REPUTATION_LOST: Final = 9


# ---- coins --------------------------------------------------------------------------------------


class Coins(Numbered):
    """Coins won or lost; in a gamble they count as often as coins were bet."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        gain_or_lose_coins(state, self.n * times)

    def estimate(self, tally: Tally, share: float, times: int) -> None:
        tally.add_coins(share * times * self.n)


def read_coins(reader: Reader, table: Table, key: str) -> Effect:
    """`{ coins = 2 }`."""
    return Coins(key, read_number(table, key, -MOST_NUMBER, MOST_NUMBER))


def gain_or_lose_coins(state: TableState, n: int) -> None:
    """Coins of an outcome; a loss is capped by what is there, and only in coins (R08, R21)."""
    if n > 0:
        current(state).found += n
        state.gain_coins(state.seat, n, "encounter")
    else:
        state.pay_coins(state.seat, min(-n, state.villages[state.seat].coins), "encounter")


# ---- goods, cider, potions ----------------------------------------------------------------------


class Items(Numbered):
    """Tokens of one kind, won or lost; its key is the item."""

    def __init__(self, key: str, item: int, n: int) -> None:
        super().__init__(key, n)
        self.item = item

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        if self.n > 0:
            state.gain(state.seat, self.item, self.n, "encounter")
        else:
            # R21: from the supply only, as far as it goes.
            lost = min(-self.n, state.villages[state.seat].items[self.item])
            state.give_back(state.seat, self.item, lost, "encounter")

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": "item", "item": self.key, "n": self.n}

    def estimate(self, tally: Tally, share: float, times: int) -> None:
        tally.add_items(self.key, share * self.n)


def read_items(reader: Reader, table: Table, key: str) -> Effect:
    """`{ mushroom = 1 }`, or any other item of the pack."""
    return Items(key, reader.pack.items.index(key), read_number(table, key, -MOST_ITEMS, MOST_ITEMS))


# ---- reputation ---------------------------------------------------------------------------------


class Reputation(Numbered):
    """Up or down the reputation track."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        state.move_reputation(state.seat, self.n)

    def estimate(self, tally: Tally, share: float, times: int) -> None:
        tally.add_reputation(share * self.n)


def read_reputation(reader: Reader, table: Table, key: str) -> Effect:
    """`{ reputation = -1 }`."""
    return Reputation(key, read_number(table, key, -MOST_REPUTATION_LOST, MOST_NUMBER))


class CoinsForReputation(Numbered):
    """The explorer may give up reputation for coins, up to this many."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        if state.villages[state.seat].reputation > state.pack.reputation_top:
            state.agenda.append((SELL_REPUTATION.number, self.n))


def read_coins_for_reputation(reader: Reader, table: Table, key: str) -> Effect:
    """`{ coins_for_reputation = 5 }`."""
    return CoinsForReputation(key, read_number(table, key, 1, MOST_NUMBER))


class SellReputation(Decision):
    """Coins for reputation: k coins for k spaces, not beyond the top (R62)."""

    def remembers(self) -> list[Field]:
        return [Field("most", Int(1, MOST_NUMBER))]

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for k in range(self.most(state, frame) + 1):
            acts.append(state.acts.give_up.act(k))

    def most(self, state: TableState, frame: Frame) -> int:
        """How much can be given up: what is offered, and no more than the cube can still move."""
        _, most = frame
        return min(most, state.villages[state.seat].reputation - state.pack.reputation_top)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        k = state.acts.give_up.arg(act)
        if k:
            gain_or_lose_coins(state, k)
            state.move_reputation(state.seat, -k)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"good": "coin", "n": self.most(state, frame)})


# ---- supplies -----------------------------------------------------------------------------------


class Supplies(Numbered):
    """Supply tokens, in the second book only."""

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        gain_supplies(state, self.n)


def read_supplies(reader: Reader, table: Table, key: str) -> Effect:
    """`{ supplies = 1 }`."""
    n = read_number(table, key, 1, MOST_NUMBER)
    reader.module_only(table, key)
    return Supplies(key, n)


SELL_REPUTATION: Final = add_story_step(SellReputation("sell_reputation"))
KINDS: Final[dict[str, ReadEffect]] = {
    "coins": read_coins,
    "reputation": read_reputation,
    "supplies": read_supplies,
    "coins_for_reputation": read_coins_for_reputation,
}
