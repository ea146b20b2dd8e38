"""What a choice of a paragraph may require (R16): each kind with reading, asking and describing together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.content.kinds import SYMBOL_IDS, Requirement
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.expedition import current, symbols
from grotto.games.above_and_below.state import TableState
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.toml import Table

MANY: Final = 99


class Owns(Requirement):
    """So many of an item, wherever he owns them."""

    def __init__(self, key: str, item: int, n: int) -> None:
        super().__init__(key)
        self.item = item
        self.n = n

    def met(self, state: TableState) -> bool:
        return state.owned(state.seat, self.item) >= self.n

    def describe(self, pack: Pack) -> Json:
        return {self.key: pack.items[self.item], "n": self.n}


def read_owns(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ owns = "rope", n = 2 }`."""
    return Owns(key, table.one_of(key, pack.items), table.whole("n", 1, MANY, 1))


class WithNumber(Requirement):
    """A requirement with a number."""

    def __init__(self, key: str, n: int) -> None:
        super().__init__(key)
        self.n = n

    def describe(self, pack: Pack) -> Json:
        return {self.key: self.n}


class HasCoins(WithNumber):
    """So many coins, which are not paid."""

    def met(self, state: TableState) -> bool:
        return state.villages[state.seat].coins >= self.n


def read_coins(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ coins = 3 }`."""
    return HasCoins(key, table.whole(key, -MANY, MANY))


class ReputationAtLeast(WithNumber):
    """A good name."""

    def met(self, state: TableState) -> bool:
        return state.villages[state.seat].reputation >= self.n


def read_at_least(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ reputation_at_least = 2 }`."""
    return ReputationAtLeast(key, table.whole(key, -MANY, MANY))


class ReputationAtMost(WithNumber):
    """A bad name."""

    def met(self, state: TableState) -> bool:
        return state.villages[state.seat].reputation <= self.n


def read_at_most(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ reputation_at_most = -1 }`."""
    return ReputationAtMost(key, table.whole(key, -MANY, MANY))


class Explorers(WithNumber):
    """So many villagers on the card."""

    def met(self, state: TableState) -> bool:
        return current(state).party.bit_count() >= self.n


def read_explorers(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ explorers = 3 }`."""
    return Explorers(key, table.whole(key, -MANY, MANY))


class HasTag(Requirement):
    """A villager with a tag on the card."""

    def __init__(self, key: str, tag: int) -> None:
        super().__init__(key)
        self.tag = tag

    def met(self, state: TableState) -> bool:
        return bool(current(state).party & state.pack.tag_masks[self.tag])

    def describe(self, pack: Pack) -> Json:
        return {self.key: pack.tags[self.tag]}


def read_tag(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ tag = "fishfolk" }`."""
    return HasTag(key, table.one_of(key, pack.tags))


class HasSymbol(Requirement):
    """A villager with a hammer or a quill on the card."""

    def __init__(self, key: str, symbol: int) -> None:
        super().__init__(key)
        self.symbol = symbol

    def met(self, state: TableState) -> bool:
        return bool(symbols(state, self.symbol))

    def describe(self, pack: Pack) -> Json:
        return {self.key: SYMBOL_IDS[self.symbol]}


def read_symbol(pack: Pack, table: Table, key: str) -> Requirement:
    """`{ symbol = "hammer" }`."""
    return HasSymbol(key, table.one_of(key, SYMBOL_IDS))


REQUIREMENTS: Final[dict[str, Callable[[Pack, Table, str], Requirement]]] = {
    "owns": read_owns,
    "coins": read_coins,
    "reputation_at_least": read_at_least,
    "reputation_at_most": read_at_most,
    "explorers": read_explorers,
    "tag": read_tag,
    "symbol": read_symbol,
}
