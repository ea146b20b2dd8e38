"""The base class of effects. It imports nothing of the engine, because packs are made of effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.kinds import Book
    from grotto.games.above_and_below.content.pack import Pack
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.statistics import Tally
    from grotto.games.above_and_below.content.toml import Table
    from grotto.games.above_and_below.state import TableState
    from grotto.kernel.state import Json


class Effect:
    """One thing that an outcome does. `key` is its name in a pack and in statistics."""

    def __init__(self, key: str) -> None:
        self.key = key

    def carry_out(self, state: TableState, outcome: int, place: int, times: int) -> None:
        """Do it, or push the decisions it asks for.

        `outcome` and `place` say where the effect stands in the open book, `times` how often its coins count.
        """
        raise NotImplementedError

    def describe(self, pack: Pack, book: Book) -> Json:
        """The effect as data for front ends: `do` is its kind, the rest what belongs to it."""
        raise NotImplementedError

    def estimate(self, tally: Tally, share: float, times: int) -> None:
        """Add what it brings on average; `share` is how likely it is, `times` how often its coins count.

        Bots don't use this: they try out what has been read, and must not know the rest.
        """
        tally.count(self.key)


class Numbered(Effect):
    """An effect with a number: `{ coins = 2 }`."""

    def __init__(self, key: str, n: int) -> None:
        super().__init__(key)
        self.n = n

    def describe(self, pack: Pack, book: Book) -> Json:
        return {"do": self.key, "n": self.n}


# Reads an effect from the table that has its key.
ReadEffect = Callable[["Reader", "Table", str], Effect]


def read_number(table: Table, key: str, low: int, high: int) -> int:
    """The number of an effect; 0 is a mistake."""
    n = table.whole(key, low, high)
    if table.data[key] == 0:
        table.note(key, "pack_nothing", {"key": key})
    return n


def describe_all(pack: Pack, book: Book, outcome: int) -> list[Json]:
    """All effects of an outcome as data for front ends."""
    return [effect.describe(pack, book) for effect in book.outcomes[outcome].effects]
