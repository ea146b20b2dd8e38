"""Kinds of fields that only this game has: tables kept as columns, decks, pages of a book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grotto.games.above_and_below.content.kinds import ITEM_STAKE, NO_STAKE
from grotto.games.above_and_below.expedition import Encounter
from grotto.games.above_and_below.fields import item_ids, villager_ids
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits_of
from grotto.kernel.data import Fields, index_of
from grotto.kernel.errors import BadData, wrong
from grotto.kernel.shapes import NONE, Field, Ids, InOrder, Int, Json, Kind, OneOf, Some, ids_of, list_of

# ---- lists ---------------------------------------------------------------------------------


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
        if self.size is not None and len(rows) != self.size(state):
            n = self.size(state)
            raise BadData("data_range", {"key": where, "value": len(rows), "low": n, "high": n})
        ids = ids_of(self.ids, state)
        gaps = self.size is not None
        return tuple([NONE if gaps and id is None else index_of(id, ids, where) for id in rows])

    def schema(self, state: object) -> Json:
        one = OneOf(self.ids, required=self.size is None)
        return {"type": "array", "items": one.schema(state)}

    def form(self) -> str:
        return "list of ids" if self.size is None else "list of ids or null"


class SetsById(Kind):
    """For each id a set of other ids, kept as a tuple of bits."""

    def __init__(self, ids: Ids, members: Ids) -> None:
        self.ids = ids
        self.members = Some(members)

    def write(self, value: Any, state: object) -> object:
        return {id: self.members.write(value[index], state) for index, id in enumerate(ids_of(self.ids, state))}

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        fields = Fields(data, where)
        members = ids_of(self.members.ids, state)
        found = tuple([fields.members(id, members, 0) for id in ids_of(self.ids, state)])
        fields.done()
        return found

    def schema(self, state: object) -> Json:
        inner = self.members.schema(state)
        return {
            "type": "object",
            "properties": dict.fromkeys(ids_of(self.ids, state), inner),
            "additionalProperties": False,
        }

    def form(self) -> str:
        return "list of ids, by id"


class RowsOfCards(Kind):
    """Named rows of different cards, kept as a list of tuples. A row that is not named is as `usual` says."""

    def __init__(self, names: tuple[str, ...], ids: Ids, usual: Callable[[Any, int], tuple[int, ...]]) -> None:
        self.names = names
        self.cards = InOrder(ids)
        self.usual = usual

    def write(self, value: Any, state: object) -> object:
        return {name: self.cards.write(value[row], state) for row, name in enumerate(self.names)}

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        fields = Fields(data, where)
        rows: list[object] = []
        for row, name in enumerate(self.names):
            one = fields.get(name)
            usual = one is None
            rows.append(self.usual(state, row) if usual else self.cards.read(one, fields.where(name), state))
        fields.done()
        return rows

    def schema(self, state: object) -> Json:
        inner = self.cards.schema(state)
        return {"type": "object", "properties": dict.fromkeys(self.names, inner), "additionalProperties": False}

    def form(self) -> str:
        return "list of ids, by name"


# ---- tables kept as columns ----------------------------------------------------------------


class Rows(Kind):
    """The form of a table: a list of objects."""

    def __init__(self, columns: Sequence[Field]) -> None:
        self.columns = columns

    def schema(self, state: object) -> Json:
        properties = {column.name: column.kind.schema(state) for column in self.columns}
        row = {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
        return {"type": "array", "items": row}

    def form(self) -> str:
        return "list of objects: " + "; ".join(
            [f"`{one.name}` ({one.kind.form()}), {one.about}" for one in self.columns]
        )


class Columns(Field):
    """A list of objects in JSON, kept as one sequence of the record for each column.

    Instead of an object its first value may stand alone.
    """

    def __init__(self, name: str, columns: list[Field], about: str) -> None:
        super().__init__(name, Rows(columns), about)
        self.columns = columns

    def attributes(self) -> list[str]:
        return [column.attribute for column in self.columns]

    def rows(self, record: Any) -> list[tuple[int, ...]]:
        """The values of each row."""
        return list(zip(*[getattr(record, attribute) for attribute in self.attributes()], strict=True))

    def keep(self, record: Any, rows: list[list[int]]) -> None:
        """Give the record the values of all rows."""
        for place, attribute in enumerate(self.attributes()):
            values = [row[place] for row in rows]
            setattr(record, attribute, values if isinstance(getattr(record, attribute), list) else tuple(values))

    def write(self, record: object, state: object) -> object:
        found: list[Json] = []
        for row in self.rows(record):
            found.append({c.name: c.kind.write(value, state) for c, value in zip(self.columns, row, strict=True)})
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
                missing = value is None and column.default is not None
                if missing and column.default is not None:
                    row.append(column.default(record))
                else:
                    row.append(column.kind.read(value, inner.where(column.name), state))
            inner.done()
            rows.append(row)
        self.keep(record, rows)


class TrackField(Columns):
    """The advancement track: kinds in the order of their slots, and goods counted by kind."""

    def rows(self, record: Any) -> list[tuple[int, ...]]:
        assert isinstance(record, Village)
        return [(good, record.placed[good]) for good in record.track]

    def keep(self, record: Any, rows: list[list[int]]) -> None:
        assert isinstance(record, Village)
        record.track = tuple([good for good, _ in rows])
        if len(set(record.track)) < len(rows):
            raise wrong("track", {"key": self.name})
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
        super().__init__(name, Number(), about)

    def write(self, record: Any, state: Any) -> object:
        assert isinstance(record, Encounter)
        return None if record.paragraph == NONE else state.pack.book(record.book).paragraphs[record.paragraph].id

    def read(self, record: Any, fields: Fields, state: Any) -> None:
        id = fields.get(self.name)
        if id is not None:
            places = state.pack.book(record.book).places
            if not isinstance(id, int) or id not in places:
                raise wrong("encounter", {"key": fields.where(self.name)})
            record.paragraph = places[id]


class Number(Int):
    """A number or nothing."""

    def __init__(self) -> None:
        super().__init__(1, 9999)

    def schema(self, state: object) -> Json:
        return {"anyOf": [{"type": "integer"}, {"type": "null"}]}

    def form(self) -> str:
        return "number or null"


class StakeField(Field):
    """What was staked: an item or a villager, as the choice says."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, OneOf(lambda state: (*item_ids(state), *villager_ids(state))), about)

    def ids(self, encounter: Encounter, state: TableState) -> tuple[str, ...]:
        """What may be staked."""
        stake = NO_STAKE
        if encounter.paragraph != NONE and encounter.choice != NONE:
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


# ---- decks ---------------------------------------------------------------------------------


class Decks(Kind):
    """The form of the decks: for each of them two lists of ids."""

    def __init__(self, names: tuple[str, ...], ids: Callable[[Any, int], tuple[str, ...]]) -> None:
        self.names = names
        self.ids = ids

    def schema(self, state: object) -> Json:
        decks: Json = {}
        for deck, name in enumerate(self.names):
            cards = InOrder(self.ids(state, deck)).schema(state)
            two: Json = {"unseen": cards, "below": cards}
            decks[name] = {"type": "object", "properties": two, "additionalProperties": False}
        return {"type": "object", "properties": decks, "additionalProperties": False}

    def form(self) -> str:
        return "objects with lists of ids `unseen` and `below`, by name"


class DecksField(Field):
    """All decks, kept as the sets of unseen cards and the known cards below them."""

    def __init__(
        self,
        name: str,
        names: tuple[str, ...],
        ids: Callable[[Any, int], tuple[str, ...]],
        cards: Callable[[Any, int], int],
        about: str,
    ) -> None:
        super().__init__(name, Decks(names, ids), about, default=lambda state: None, usual="all that lie nowhere else")
        self.names = names
        self.ids = ids
        # The cards of a deck that lie nowhere else.
        self.cards = cards

    def attributes(self) -> list[str]:
        return ["unseen", "below"]

    def write(self, record: Any, state: object) -> object:
        found: Json = {}
        for deck, name in enumerate(self.names):
            ids = self.ids(state, deck)
            unseen, below = Some(ids).write(record.unseen[deck], state), InOrder(ids).write(record.below[deck], state)
            found[name] = {"unseen": unseen, "below": below}
        return found

    def read(self, record: Any, fields: Fields, state: object) -> None:
        decks = fields.fields(self.name)
        for deck, name in enumerate(self.names):
            inner = decks.fields(name)
            ids, cards = self.ids(state, deck), self.cards(record, deck)
            listed = inner.get("below")
            below = InOrder(ids).read([] if listed is None else listed, inner.where("below"), state)
            assert isinstance(below, tuple)
            known = bits_of(list(below))
            unseen = inner.members("unseen", ids, cards & ~known)
            inner.done()
            if unseen & known or (unseen | known) & ~cards:
                raise wrong("deck", {"key": inner.path})
            record.unseen[deck], record.below[deck] = unseen, below
        decks.done()
