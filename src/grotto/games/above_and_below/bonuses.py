"""Lanterns that a choice adds to the dice (R17): each kind with reading, counting and describing together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.content.kinds import MOST_PAY, SYMBOL_IDS, Bonus, Choice
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.expedition import current, symbols
from grotto.games.above_and_below.state import TableState
from grotto.kernel.state import Json

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.paragraphs import Reader
    from grotto.games.above_and_below.content.toml import Table


def all_bonuses(state: TableState, option: Choice, paid: int) -> int:
    """The lanterns of all bonuses of a choice; `paid` are the paid ones, as bits."""
    total = 0
    for index, bonus in enumerate(option.bonuses):
        if bonus.pays:
            total += bonus.lanterns if paid >> index & 1 else 0
        else:
            total += bonus.now(state)
    return total


class PerSymbol(Bonus):
    """For each hammer or quill on the card."""

    def __init__(self, lanterns: int, symbol: int) -> None:
        super().__init__(lanterns)
        self.symbol = symbol

    def now(self, state: TableState) -> int:
        return self.lanterns * symbols(state, self.symbol).bit_count()

    def describe(self, pack: Pack) -> Json:
        return {"lanterns": self.lanterns, "per": SYMBOL_IDS[self.symbol]}


class PerItem(Bonus):
    """For each item of a kind that he owns."""

    def __init__(self, lanterns: int, item: int) -> None:
        super().__init__(lanterns)
        self.item = item

    def now(self, state: TableState) -> int:
        return self.lanterns * state.owned(state.seat, self.item)

    def describe(self, pack: Pack) -> Json:
        return {"lanterns": self.lanterns, "per": pack.items[self.item]}


def read_per(reader: Reader, table: Table, lanterns: int) -> Bonus:
    """`per = "hammer"`, or an item."""
    thing = table.one_of("per", (*SYMBOL_IDS, *reader.pack.items))
    if thing < len(SYMBOL_IDS):
        return PerSymbol(lanterns, thing)
    return PerItem(lanterns, thing - len(SYMBOL_IDS))


class IfOwned(Bonus):
    """Once, if he owns one of some items."""

    def __init__(self, lanterns: int, items: tuple[int, ...]) -> None:
        super().__init__(lanterns)
        self.items = items

    def now(self, state: TableState) -> int:
        return self.lanterns if any(state.owned(state.seat, item) for item in self.items) else 0

    def describe(self, pack: Pack) -> Json:
        return {"lanterns": self.lanterns, "owns": [pack.items[item] for item in self.items]}


def read_owns(reader: Reader, table: Table, lanterns: int) -> Bonus:
    """`owns = "rope"`, or a list of which one is enough."""
    items = reader.pack.items
    single = isinstance(table.data["owns"], str)
    owned = [table.one_of("owns", items)] if single else table.many_of("owns", items)
    if not owned:
        table.note("owns", "pack_missing_key", {"key": "owns"})
    return IfOwned(lanterns, tuple(owned))


class IfPaid(Bonus):
    """Once, if coins are paid for it. Whether they are is decided before the dice are rolled."""

    def __init__(self, lanterns: int, pays: int) -> None:
        super().__init__(lanterns)
        self.pays = pays

    def now(self, state: TableState) -> int:
        return 0

    def describe(self, pack: Pack) -> Json:
        return {"lanterns": self.lanterns, "pays": self.pays}


def read_pays(reader: Reader, table: Table, lanterns: int) -> Bonus:
    """`pays = 1`."""
    return IfPaid(lanterns, table.whole("pays", 1, MOST_PAY))


class IfTag(Bonus):
    """Once, if a villager with a tag is on the card."""

    def __init__(self, lanterns: int, tag: int) -> None:
        super().__init__(lanterns)
        self.tag = tag

    def now(self, state: TableState) -> int:
        return self.lanterns if current(state).party & state.pack.tag_masks[self.tag] else 0

    def describe(self, pack: Pack) -> Json:
        return {"lanterns": self.lanterns, "tag": pack.tags[self.tag]}


def read_tag(reader: Reader, table: Table, lanterns: int) -> Bonus:
    """`tag = "fishfolk"`."""
    return IfTag(lanterns, table.one_of("tag", reader.pack.tags))


class IfWithout(Bonus):
    """Once, if no explorer has a condition; in the second book only."""

    def __init__(self, lanterns: int, ailment: int) -> None:
        super().__init__(lanterns)
        self.ailment = ailment

    def now(self, state: TableState) -> int:
        afflicted = state.villages[state.seat].ailments[self.ailment]
        return 0 if current(state).party & afflicted else self.lanterns

    def describe(self, pack: Pack) -> Json:
        return {"lanterns": self.lanterns, "without": pack.ailment_ids[self.ailment]}


def read_without(reader: Reader, table: Table, lanterns: int) -> Bonus:
    """`without = "sad"`."""
    reader.module_only(table, "without")
    return IfWithout(lanterns, table.one_of("without", reader.pack.ailment_ids))


BONUSES: Final[dict[str, Callable[[Reader, Table, int], Bonus]]] = {
    "per": read_per,
    "owns": read_owns,
    "pays": read_pays,
    "tag": read_tag,
    "without": read_without,
}
