"""Shapes: what a frame or a position remembers, declared once.

A `Field` has a name and a kind. From the fields of a `Shape` follow the JSON data in both directions, the refusal of
damaged data with the place of the mistake, the schema, and the tables of docs/positions.md. The fields of a frame are
declared by its step (`agenda.py`), those of a position by its game.

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
from grotto.kernel.data import Fields
from grotto.kernel.errors import BadData
from grotto.kernel.kinds import Int, Json, Kind, OneOf, list_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Kind):
    """The records of a list, one for each seat: villages, caves, farms. What is left out is as it was made."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def write(self, value: Any, state: object) -> object:
        return [self.shape.write(one, state) for one in value]

    def schema(self) -> Json:
        return {"type": "array", "items": self.shape.schema()}

    def form(self) -> str:
        return f"list of objects, see *{self.shape.name}*"


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Kind):
    """A record that is there only at times, null in JSON where it is not."""

    def __init__(self, shape: Shape, make: Callable[[Any], object]) -> None:
        self.shape = shape
        # Makes the record to be filled, for a position.
        self.make = make

    def write(self, value: Any, state: object) -> object:
        return None if value is None else self.shape.write(value, state)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        if data is None:
            return None
        record = self.make(state)
        self.shape.read(record, data, where, state)
        return record

    def schema(self) -> Json:
        return {"anyOf": [self.shape.schema(), {"type": "null"}]}

    def form(self) -> str:
        return f"object or null, see *{self.shape.name}*"


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Kind):
    """Fields of the same record that JSON keeps together in an object of its own."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def write(self, value: Any, state: object) -> object:
        return self.shape.write(value, state)

    def schema(self) -> Json:
        return self.shape.schema()

    def form(self) -> str:
        return f"object, see *{self.shape.name}*"


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
        # What the rules call it, where that differs from the name in JSON.
        self.attribute = attribute or name
        # What it is if data do not say; without a function, what it is in a new record. `usual` says that in words.
        self.default = default
        self.usual = usual
        # Whether it follows from the other fields: it is written for the reader, and data that have it must agree.
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
            records = getattr(record, self.attribute)
            rows = [] if data is None else list_of(data, where)
            if len(rows) > len(records):
                raise BadData("data_range", {"key": where, "value": len(rows), "low": 0, "high": len(records)})
            for index, one in enumerate(records):
                kind.shape.read(one, rows[index] if index < len(rows) else {}, f"{where}[{index}]", state)
        elif given and (data is not None or isinstance(kind, OneOf)):
            now = getattr(record, self.attribute)
            value = kind.read(data, where, state, now)
            # A record keeps its own sort of sequence.
            if isinstance(now, tuple) and isinstance(value, list):
                value = tuple(value)
            elif isinstance(now, list) and isinstance(value, tuple):
                value = list(value)
            setattr(record, self.attribute, value)
        elif self.default is not None:
            setattr(record, self.attribute, self.default(record))

    def agree(self, record: object, data: object, path: str, state: object) -> None:
        """Refuse data that give a field which follows from the others another value."""
        if isinstance(data, dict) and data.get(self.name) is not None:
            value = self.write(record, state)
            if data[self.name] != value:
                where = f"{path}.{self.name}" if path else self.name
                raise BadData("data_disagrees", {"key": where, "value": str(value)})


class Shape:
    """The fields of a record, in the order in which they are written and read.

    `check` is asked after the reading; it knows what the rules demand of the fields together. `derived` are the
    attributes that follow from the others: they are copied with a position, but neither written nor compared. `cached`
    are those of them that are worked out only when somebody asks.
    """

    def __init__(
        self,
        name: str,
        fields: Sequence[Field],
        check: Callable[[Any, str, Any], None] | None = None,
        derived: tuple[str, ...] = (),
        cached: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.fields = list(fields)
        self.check = check
        self.derived = derived
        self.cached = cached

    def write(self, record: object, state: object) -> Json:
        """The record as JSON."""
        return {field.name: field.write(record, state) for field in self.fields}

    def read(self, record: object, data: object, path: str, state: object) -> None:
        """Set the fields of a new record from JSON; BadData names what is wrong with it."""
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

    def schema(self) -> Json:
        """The JSON schema of the record."""
        return {
            "type": "object",
            "properties": {field.name: field.kind.schema() for field in self.fields},
            "required": [field.name for field in self.fields],
            "additionalProperties": False,
        }

    def attributes(self) -> list[str]:
        """The attributes of the record that make it what it is."""
        return [attribute for field in self.fields if not field.follows for attribute in field.attributes()]

    def following(self) -> list[str]:
        """The attributes that follow from those."""
        return [*self.derived, *self.cached, *[field.attribute for field in self.fields if field.follows]]

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
    return Field(name, Int(0, lambda state: state.players - 1 + beyond), about)
