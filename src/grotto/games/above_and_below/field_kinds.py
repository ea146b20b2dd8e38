"""Fields of positions that read and write JSON in a way of their own: rows, decks, tables, pages of a book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grotto.games.above_and_below.content.kinds import ITEM_STAKE, NO_STAKE
from grotto.games.above_and_below.expedition import Encounter
from grotto.games.above_and_below.state import TableState
from grotto.kernel.bits import bits_of
from grotto.kernel.data import Fields, index_of
from grotto.kernel.errors import BadData, wrong
from grotto.kernel.kinds import NONE, ById, Ids, InOrder, Json, Kind, OneOf, Some, ids_of, list_of
from grotto.kernel.shapes import Field


class Form(Kind):
    """Only the form of the JSON, for a field that reads and writes itself."""

    def __init__(self, words: str, schema: Json) -> None:
        self.words = words
        self.known = schema

    def schema(self) -> Json:
        return self.known

    def form(self) -> str:
        return self.words


# ---- lists of ids --------------------------------------------------------------------------


class Listed(Kind):
    """Ids in their order, kept as a tuple of indices; the same one may come again. With `size` gaps are null."""

    def __init__(self, ids: Ids, size: Callable[[Any], int] | None = None) -> None:
        self.ids = ids
        self.size = size

    def write(self, value: Any, state: object) -> object:
        ids = ids_of(self.ids, state)
        return [None if index == NONE else ids[index] for index in value]

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        rows = list_of(data, where)
        n = len(rows) if self.size is None else self.size(state)
        if len(rows) != n:
            raise BadData("data_range", {"key": where, "value": len(rows), "low": n, "high": n})
        ids = ids_of(self.ids, state)
        return tuple([NONE if self.size and id is None else index_of(id, ids, where) for id in rows])

    def schema(self) -> Json:
        return {"type": "array", "items": OneOf(self.ids, required=self.size is None).schema()}

    def form(self) -> str:
        return "list of ids, in order" if self.size is None else "list of ids or null, in order"


class SetsById(ById):
    """For each id a set of others, kept as a tuple of bits; empty sets are written too."""

    def __init__(self, ids: Ids, members: Ids) -> None:
        super().__init__(ids, Some(members), none=0)

    def write(self, value: Any, state: object) -> object:
        return {id: self.kind.write(value[index], state) for index, id in enumerate(ids_of(self.ids, state))}


class RowsByName(ById):
    """Rows of different cards, kept as a list of tuples. A row that is not named is as `usual` says."""

    def __init__(self, names: tuple[str, ...], cards: Ids, usual: Callable[[Any, int], tuple[int, ...]]) -> None:
        super().__init__(names, InOrder(cards))
        self.usual = usual

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        rows = super().read(data, where, state, now)
        assert isinstance(rows, list)
        return [self.usual(state, row) if cards == NONE else cards for row, cards in enumerate(rows)]


# ---- tables kept as columns ----------------------------------------------------------------


class Columns(Field):
    """A list of objects in JSON, kept as one sequence of the record for each column.

    Instead of an object its first value may stand alone; what another column lacks is `lacking`.
    """

    def __init__(self, name: str, columns: list[Field], about: str, lacking: int = 0) -> None:
        words = [f"`{column.name}` ({column.kind.form()}), {column.about}" for column in columns]
        properties: Json = {column.name: column.kind.schema() for column in columns}
        row: Json = {"type": "object", "properties": properties, "required": list(properties)}
        row["additionalProperties"] = False
        super().__init__(name, Form("list of objects: " + "; ".join(words), {"type": "array", "items": row}), about)
        self.columns = columns
        self.lacking = lacking

    def attributes(self) -> list[str]:
        return [column.attribute for column in self.columns]

    def rows(self, record: Any) -> list[tuple[int, ...]]:
        """The values of each row."""
        return list(zip(*[getattr(record, attribute) for attribute in self.attributes()], strict=True))

    def keep(self, record: Any, rows: list[list[int]], where: str) -> None:
        """Give the record the values of all rows."""
        for place, attribute in enumerate(self.attributes()):
            values = [row[place] for row in rows]
            setattr(record, attribute, values if isinstance(getattr(record, attribute), list) else tuple(values))

    def write(self, record: object, state: object) -> object:
        found: list[Json] = []
        for row in self.rows(record):
            found.append({one.name: one.kind.write(value, state) for one, value in zip(self.columns, row, strict=True)})
        return found

    def read(self, record: object, fields: Fields, state: object) -> None:
        data = fields.get(self.name)
        if data is None:
            return
        where = fields.where(self.name)
        rows: list[list[int]] = []
        for index, one in enumerate(list_of(data, where)):
            inner = Fields(one if isinstance(one, dict) else {self.columns[0].name: one}, f"{where}[{index}]")
            row: list[Any] = []
            for column in self.columns:
                value = inner.get(column.name)
                lacks = value is None and column is not self.columns[0]
                row.append(self.lacking if lacks else column.kind.read(value, inner.where(column.name), state))
            inner.done()
            rows.append(row)
        self.keep(record, rows, where)


class TrackField(Columns):
    """The advancement track: kinds in the order of their slots, and goods counted by kind."""

    def rows(self, record: Any) -> list[tuple[int, ...]]:
        return [(good, record.placed[good]) for good in record.track]

    def keep(self, record: Any, rows: list[list[int]], where: str) -> None:
        record.track = tuple([good for good, _ in rows])
        if len(set(record.track)) < len(rows):
            raise wrong("track", {"key": where})
        for good, n in rows:
            record.placed[good] = n


# ---- fields that need to know others -------------------------------------------------------


class ZoneField(Field):
    """A zone of villagers. If data name one zone, a zone that they do not name is empty."""

    def read(self, record: object, fields: Fields, state: object) -> None:
        if any(fields.data.get(zone) is not None for zone in ("ready", "exhausted", "injured")):
            setattr(record, self.attribute, 0)
        super().read(record, fields, state)


class PageField(Field):
    """The open paragraph of a book: its number in JSON, its place in the book in the record."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, Form("number or null", {"anyOf": [{"type": "integer"}, {"type": "null"}]}), about)

    def write(self, record: Any, state: Any) -> object:
        return None if record.paragraph == NONE else state.pack.book(record.book).paragraphs[record.paragraph].id

    def read(self, record: Any, fields: Fields, state: Any) -> None:
        id = fields.get(self.name)
        places: dict[int, int] = state.pack.book(record.book).places
        if id is not None:
            if not isinstance(id, int) or id not in places:
                raise wrong("encounter", {"key": fields.where(self.name)})
            record.paragraph = places[id]


class StakeField(Field):
    """What was staked: an item or a villager, as the choice says."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, OneOf(()), about)

    def ids(self, encounter: Encounter, state: TableState) -> tuple[str, ...]:
        """What may be staked."""
        if encounter.paragraph == NONE or encounter.choice == NONE:
            return ()
        choices = state.pack.book(encounter.book).paragraphs[encounter.paragraph].choices
        stake = choices[encounter.choice].stake if encounter.choice < len(choices) else NO_STAKE
        if stake == NO_STAKE:
            return ()
        return state.pack.items if stake == ITEM_STAKE else state.pack.villager_ids

    def write(self, record: Any, state: Any) -> object:
        return None if record.stake == NONE else self.ids(record, state)[record.stake]

    def read(self, record: Any, fields: Fields, state: Any) -> None:
        stake = fields.get(self.name)
        if stake is not None:
            ids = self.ids(record, state)
            if not ids:
                raise wrong("encounter", {"key": fields.where(self.name)})
            record.stake = index_of(stake, ids, fields.where(self.name))


class DecksField(Field):
    """All decks, kept as the sets of unseen cards and the known cards below them."""

    def __init__(
        self,
        name: str,
        decks: dict[str, Ids],
        cards: Callable[[Any, int], int],
        about: str,
    ) -> None:
        ids: Json = {"type": "array", "items": {"type": "string"}}
        deck: Json = {"type": "object", "properties": {"unseen": ids, "below": ids}, "additionalProperties": False}
        form = Form("`unseen` and `below`, lists of ids, by id", {"type": "object", "additionalProperties": deck})
        super().__init__(name, form, about, default=_nothing, usual="all that lie nowhere else, unseen")
        self.decks = decks
        # The cards of a deck that lie nowhere else.
        self.cards = cards

    def attributes(self) -> list[str]:
        return ["unseen", "below"]

    def write(self, record: Any, state: object) -> object:
        found: Json = {}
        for deck, (name, ids) in enumerate(self.decks.items()):
            below = InOrder(ids).write(record.below[deck], state)
            found[name] = {"unseen": Some(ids).write(record.unseen[deck], state), "below": below}
        return found

    def read(self, record: Any, fields: Fields, state: object) -> None:
        decks = fields.fields(self.name)
        for deck, (name, ids) in enumerate(self.decks.items()):
            inner = decks.fields(name)
            listed, cards = inner.get("below"), self.cards(record, deck)
            below: Any = InOrder(ids).read([] if listed is None else listed, inner.where("below"), state)
            known = bits_of(list(below))
            unseen = inner.members("unseen", ids_of(ids, state), cards & ~known)
            inner.done()
            if unseen & known or (unseen | known) & ~cards:
                raise wrong("deck", {"key": inner.path})
            record.unseen[deck], record.below[deck] = unseen, below
        decks.done()


def _nothing(record: object) -> None:
    """The field reads its own default."""
