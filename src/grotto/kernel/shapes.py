"""Shapes: what a frame or a position remembers, declared once.

A `Field` has a name and a kind. From the fields of a `Shape` follow the JSON data in both directions, the refusal of
damaged data with the place of the mistake, and the tables of docs/positions.md. The fields of a frame are declared by
its step (`agenda.py`), those of a position by its game.

>>> class Hut:
...     def __init__(self) -> None:
...         self.beds, self.door = 2, 0
>>> shape = Shape("hut", [
...     Field("beds", Int(0, 9), "how many can sleep here"),
...     Field("door", OneOf(("north", "south")), "where one goes in"),
... ])
>>> hut = Hut()
>>> shape.read(hut, {"door": "south"}, "", hut)
>>> shape.write(hut, hut)
{'beds': 2, 'door': 'south'}
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grotto.kernel import mypyc_attr
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.data import Fields, bad_range
from grotto.kernel.errors import BadData
from grotto.kernel.kinds import SEAT, ById, Ids, Int, Json, Kind, OneOf, ids_of, list_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Kind):
    """The records of a list, one for each seat: villages, caves, farms. A key that is left out keeps its default."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def write(self, value: Any, state: object) -> object:
        return [self.shape.write(one, state) for one in value]

    def form(self) -> str:
        return f"list of objects, see *{self.shape.name}*"


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Kind):
    """An optional record; null in JSON if there is none."""

    def __init__(self, shape: Shape, make: Callable[[Any], object]) -> None:
        self.shape = shape
        # Makes the record to be filled, for a position.
        self.make = make

    def write(self, value: Any, state: object) -> object:
        return None if value is None else self.shape.write(value, state)

    def form(self) -> str:
        return f"object or null, see *{self.shape.name}*"


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Kind):
    """Fields of the same record that JSON keeps together in an object of its own."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def write(self, value: Any, state: object) -> object:
        return self.shape.write(value, state)

    def form(self) -> str:
        return f"object, see *{self.shape.name}*"


def assign(record: object, attribute: str, value: object) -> None:
    """Set an attribute; a list stays a list and a tuple a tuple."""
    now = getattr(record, attribute)
    if isinstance(now, tuple) and isinstance(value, list):
        value = tuple(value)
    elif isinstance(now, list) and isinstance(value, tuple):
        value = list(value)
    setattr(record, attribute, value)


class Field:
    """One thing that is remembered: its name in JSON, its kind, and what it means."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        about: str = "",
        attribute: str = "",
        default: Callable[[Any], object] | None = None,
        usual: str = "",
        follows: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.about = about
        # The attribute, where its name differs from the one in JSON.
        self.attribute = attribute or name
        # The default, if it is not the one of a new record; `usual` describes it in words for docs/positions.md.
        self.default = default
        self.usual = usual
        # Whether it follows from the other fields: it is written for readers, and checked if it is in the data.
        self.follows = follows

    def attributes(self) -> list[str]:
        """The attributes of the record that the field sets: one, unless the field is of a kind of its own."""
        return self.kind.shape.attributes() if isinstance(self.kind, Group) else [self.attribute]

    def write(self, record: object, state: object) -> object:
        """The field of a record as JSON."""
        if isinstance(self.kind, Group):
            return self.kind.write(record, state)
        return self.kind.write(getattr(record, self.attribute), state)

    def read(self, record: object, fields: Fields, state: object) -> None:
        """Set the field of a record from JSON."""
        kind = self.kind
        if self.follows:
            fields.get(self.name)
            return
        given = self.name in fields.data
        data = fields.get(self.name)
        where = fields.where(self.name)
        if isinstance(kind, Group):
            kind.shape.read(record, {} if data is None else data, where, state)
        elif isinstance(kind, Each):
            records: Any = getattr(record, self.attribute) if self.default is None else self.default(record)
            rows = [] if data is None else list_of(data, where)
            if len(rows) > len(records):
                raise bad_range(where, len(rows), 0, len(records))
            for index, one in enumerate(records):
                kind.shape.read(one, rows[index] if index < len(rows) else {}, f"{where}[{index}]", state)
        elif isinstance(kind, Maybe):
            if data is not None:
                # Its fields may ask the position about it while they are read.
                inner = kind.make(state)
                setattr(record, self.attribute, inner)
                kind.shape.read(inner, data, where, state)
        elif given and (data is not None or isinstance(kind, OneOf)):
            now = getattr(record, self.attribute)
            assign(record, self.attribute, kind.read(data, where, state, now))
        elif self.default is not None:
            setattr(record, self.attribute, self.default(record))

    def agree(self, record: object, data: object, path: str, state: object) -> None:
        """Refuse data in which a field that follows from the others contradicts them."""
        if isinstance(data, dict) and data.get(self.name) is not None:
            value = self.write(record, state)
            if data[self.name] != value:
                where = f"{path}.{self.name}" if path else self.name
                raise BadData("data_disagrees", {"key": where, "value": str(value)})


class Column(Field):
    """One value of each row of a table; without `lacking` every row must have it."""

    def __init__(self, name: str, kind: Kind, about: str, attribute: str = "", lacking: int | None = None) -> None:
        super().__init__(name, kind, about, attribute)
        # The default.
        self.lacking = lacking


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(Kind):
    """A list of objects with the same keys. If they must have the first one, its value may stand alone."""

    def __init__(self, columns: list[Column], different: bool) -> None:
        self.columns = columns
        # Whether no two objects have the same first value.
        self.different = different

    def write(self, value: Any, state: object) -> object:
        found: list[Json] = []
        for row in value:
            found.append({one.name: one.kind.write(cell, state) for one, cell in zip(self.columns, row, strict=True)})
        return found

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        rows: list[list[object]] = []
        first = self.columns[0]
        for index, one in enumerate(list_of(data, where)):
            whole = isinstance(one, dict) or first.lacking is not None
            fields = Fields(one if whole else {first.name: one}, f"{where}[{index}]")
            row: list[object] = []
            for column in self.columns:
                value = column.kind.get(fields, column.name, state, column.lacking)
                if value is None:
                    raise BadData("data_missing", {"key": fields.where(column.name)})
                row.append(value)
            fields.done()
            if self.different and row[0] in [other[0] for other in rows]:
                raise BadData("data_twice", {"key": fields.path, "value": str(fields.data[first.name])})
            rows.append(row)
        return rows

    def form(self) -> str:
        words = [f"`{column.name}` ({column.kind.form()}), {column.about}" for column in self.columns]
        return "list of objects: " + "; ".join(words)


class Table(Field):
    """A list of objects in JSON, kept as one sequence of the record for each column."""

    def __init__(self, name: str, columns: list[Column], about: str, different: bool = False) -> None:
        super().__init__(name, Rows(columns, different), about)
        self.columns = columns

    def attributes(self) -> list[str]:
        return [column.attribute for column in self.columns]

    def rows(self, record: Any) -> list[tuple[int, ...]]:
        """The values of each row."""
        return list(zip(*[getattr(record, attribute) for attribute in self.attributes()], strict=True))

    def keep(self, record: Any, rows: list[list[int]], where: str) -> None:
        """Give the record the values of all rows."""
        for place, attribute in enumerate(self.attributes()):
            assign(record, attribute, [row[place] for row in rows])

    def write(self, record: object, state: object) -> object:
        return self.kind.write(self.rows(record), state)

    def read(self, record: object, fields: Fields, state: object) -> None:
        data = fields.get(self.name)
        if data is not None:
            where = fields.where(self.name)
            rows: Any = self.kind.read(data, where, state)
            self.keep(record, rows, where)


class AsSets(Field):
    """What each thing is, such as the ground of each cell; kept as one set of things for each answer."""

    def __init__(self, name: str, things: Ids, sets: dict[str, str], about: str) -> None:
        super().__init__(name, ById(things, OneOf(tuple(sets), required=True)), about)
        self.things = things
        # The attribute of the record for each answer.
        self.sets = sets

    def attributes(self) -> list[str]:
        return list(self.sets.values())

    def write(self, record: object, state: object) -> object:
        things = ids_of(self.things, state)
        return {things[one]: id for id, attribute in self.sets.items() for one in bits(getattr(record, attribute))}

    def read(self, record: object, fields: Fields, state: object) -> None:
        data = fields.get(self.name)
        if data is not None:
            answers: Any = self.kind.read(data, fields.where(self.name), state)
            for index, attribute in enumerate(self.attributes()):
                setattr(record, attribute, bits_of([one for one, answer in enumerate(answers) if answer == index]))


class Shape:
    """The fields of a record, in the order in which they are written and read.

    `check` is asked after the reading; it knows what the rules demand of the fields together. `derived` are the
    attributes that follow from the others: they are copied with a position, but neither written nor compared. `ignored`
    are keys of older data that mean nothing any more.
    """

    def __init__(
        self,
        name: str,
        fields: Sequence[Field],
        check: Callable[[Any, str, Any], None] | None = None,
        derived: tuple[str, ...] = (),
        ignored: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.fields = list(fields)
        self.check = check
        self.derived = derived
        self.ignored = ignored

    def write(self, record: object, state: object) -> Json:
        """The record as JSON."""
        return {field.name: field.write(record, state) for field in self.fields}

    def read(self, record: object, data: object, path: str, state: object) -> None:
        """Set the fields of a new record from JSON; BadData names what is wrong with it."""
        if self.ignored and isinstance(data, dict):
            data = {key: value for key, value in data.items() if key not in self.ignored}
        fields = Fields(data, path)
        self.read_fields(record, fields, state)
        fields.done()
        self.finish(record, fields, state)

    def finish(self, record: object, fields: Fields, state: object) -> None:
        """Work out what follows from the fields that were read, and refuse what does not go together."""
        if self.check is not None:
            self.check(record, fields.path, state)
        for field in self.fields:
            if field.follows:
                field.agree(record, fields.data, fields.path, state)

    def read_fields(self, record: object, fields: Fields, state: object) -> None:
        """Set the fields of a new record; what else is in the data is the caller's business."""
        for field in self.fields:
            field.read(record, fields, state)

    def attributes(self) -> list[str]:
        """The attributes of the record that make it what it is."""
        found = [attribute for field in self.fields if not field.follows for attribute in field.attributes()]
        return [attribute for attribute in found if attribute not in self.derived]

    def following(self) -> list[str]:
        """The attributes that follow from those."""
        return [*self.derived, *[field.attribute for field in self.fields if field.follows]]

    def inner(self) -> list[Shape]:
        """The shapes within this one."""
        found: list[Shape] = []
        for field in self.fields:
            if isinstance(field.kind, (Each, Group, Maybe)):
                found.append(field.kind.shape)
                found.extend(field.kind.shape.inner())
        return found

    def key(self, record: object) -> tuple[object, ...]:
        """Everything that makes the record what it is, hashable."""
        values: list[object] = []
        for field in self.fields:
            if field.follows:
                continue
            kind = field.kind
            if isinstance(kind, Each):
                values.append(tuple([kind.shape.key(one) for one in getattr(record, field.attribute)]))
            elif isinstance(kind, Maybe):
                one = getattr(record, field.attribute)
                values.append(None if one is None else kind.shape.key(one))
            else:
                for attribute in field.attributes():
                    value = getattr(record, attribute)
                    values.append(tuple(value) if isinstance(value, list) else value)
        return tuple(values)

    def copy(self, record: Any) -> Any:
        """An equal record that shares nothing that changes."""
        other = record.__class__.__new__(record.__class__)
        self.copy_into(record, other)
        return other

    def copy_into(self, record: object, other: object) -> None:
        """Give another record the values of this one."""
        inner = {field.attribute: field.kind.shape for field in self.fields if isinstance(field.kind, (Each, Maybe))}
        for attribute in [*self.attributes(), *self.following()]:
            value = getattr(record, attribute)
            if attribute in inner and value is not None:
                shape = inner[attribute]
                value = [shape.copy(one) for one in value] if isinstance(value, list) else shape.copy(value)
            elif isinstance(value, (list, dict, set)):
                value = value.copy()
            setattr(other, attribute, value)


def seat_field(name: str, about: str = "", beyond: int = 0) -> Field:
    """A field that names a seat, or counts seats: then it may go `beyond` the last one."""
    return Field(name, Int(0, lambda state: state.players - 1 + beyond) if beyond else SEAT, about)
