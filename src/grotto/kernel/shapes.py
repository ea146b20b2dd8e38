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
from typing import Any, Final

from grotto.kernel import mypyc_attr
from grotto.kernel.bits import bits
from grotto.kernel.data import Fields, index_of, quoted
from grotto.kernel.errors import BadData

Json = dict[str, object]
# Ids that are the same in every position, or that depend on it (on its content pack, for example).
Ids = tuple[str, ...] | Callable[[Any], tuple[str, ...]]
# A limit, or how to find it for a position.
Limit = int | Callable[[Any], int]

NONE: Final = -1


def ids_of(ids: Ids, state: object) -> tuple[str, ...]:
    """The ids in this position."""
    return ids if isinstance(ids, tuple) else ids(state)


def limit_of(limit: Limit, state: object) -> int:
    """The limit in this position."""
    return limit if isinstance(limit, int) else limit(state)


def bad_type(where: str, value: object, wanted: str) -> BadData:
    """The value is of another kind than wanted."""
    return BadData("data_type", {"key": where, "value": quoted(value), "type": wanted})


def list_of(value: object, where: str) -> list[object]:
    """The value, which must be a list."""
    if not isinstance(value, list):
        raise bad_type(where, value, "list")
    return list(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What kind of value a field holds, and how it is written as JSON."""

    def write(self, value: Any, state: object) -> object:
        """The value as JSON."""
        raise NotImplementedError

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        """The value that the JSON stands for, where the field has the value `now`; BadData names what is wrong."""
        raise NotImplementedError

    def holds(self, value: int, state: object) -> bool:
        """Whether a frame may remember this number for a field of this kind."""
        return False

    def schema(self) -> Json:
        """The JSON schema of what `write` gives; ids are strings, since content packs bring their own."""
        raise NotImplementedError

    def form(self) -> str:
        """The form of the JSON in a few words, for the documentation."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Int(Kind):
    """A whole number within limits."""

    def __init__(self, low: Limit, high: Limit) -> None:
        self.low = low
        self.high = high

    def write(self, value: Any, state: object) -> object:
        return int(value)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        if not isinstance(data, int) or isinstance(data, bool):
            raise bad_type(where, data, "integer")
        low, high = limit_of(self.low, state), limit_of(self.high, state)
        if not low <= data <= high:
            raise BadData("data_range", {"key": where, "value": data, "low": low, "high": high})
        return data

    def holds(self, value: int, state: object) -> bool:
        return limit_of(self.low, state) <= value <= limit_of(self.high, state)

    def schema(self) -> Json:
        return {"type": "integer"}

    def form(self) -> str:
        if isinstance(self.low, int) and isinstance(self.high, int):
            return f"number from {self.low} to {self.high}"
        return f"number from {self.low}" if isinstance(self.low, int) else "number"


@mypyc_attr(allow_interpreted_subclasses=True)
class Truth(Kind):
    """Yes or no."""

    def write(self, value: Any, state: object) -> object:
        return bool(value)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        # 0 and 1 stand in data from before there was a kind for it.
        if not isinstance(data, bool) and data not in (0, 1):
            raise bad_type(where, data, "true, false")
        return bool(data)

    def holds(self, value: int, state: object) -> bool:
        return value in (0, 1)

    def schema(self) -> Json:
        return {"type": "boolean"}

    def form(self) -> str:
        return "true or false"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Kind):
    """One of some ids, kept as its index plus `base`; `base` - 1 stands for none of them, null in JSON."""

    def __init__(self, ids: Ids, base: int = 0, required: bool = False) -> None:
        self.ids = ids
        self.base = base
        # Whether "none of them" is no value.
        self.required = required

    def write(self, value: Any, state: object) -> object:
        return None if value < self.base else ids_of(self.ids, state)[value - self.base]

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        if data is None and not self.required:
            return self.base - 1
        return index_of(data, ids_of(self.ids, state), where) + self.base

    def holds(self, value: int, state: object) -> bool:
        low = self.base if self.required else self.base - 1
        return low <= value < self.base + len(ids_of(self.ids, state))

    def schema(self) -> Json:
        id: Json = {"type": "string"}
        return id if self.required else {"anyOf": [id, {"type": "null"}]}

    def form(self) -> str:
        return "id" if self.required else "id or null"


@mypyc_attr(allow_interpreted_subclasses=True)
class Some(Kind):
    """A set of ids, kept as the bits of their indices."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids

    def write(self, value: Any, state: object) -> object:
        ids = ids_of(self.ids, state)
        return [ids[index] for index in bits(value)]

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        mask = 0
        for index in _different(data, where, ids_of(self.ids, state)):
            mask |= 1 << index
        return mask

    def holds(self, value: int, state: object) -> bool:
        return 0 <= value < 1 << len(ids_of(self.ids, state))

    def schema(self) -> Json:
        return {"type": "array", "items": {"type": "string"}}

    def form(self) -> str:
        return "list of ids, in any order"


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Kind):
    """Different ids in their order, kept as a tuple of indices."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids

    def write(self, value: Any, state: object) -> object:
        ids = ids_of(self.ids, state)
        return [ids[index] for index in value]

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        return tuple(_different(data, where, ids_of(self.ids, state)))

    def schema(self) -> Json:
        return {"type": "array", "items": {"type": "string"}}

    def form(self) -> str:
        return "list of ids, in order"


def _different(data: object, where: str, ids: tuple[str, ...]) -> list[int]:
    """The indices of different ids."""
    found: list[int] = []
    for id in list_of(data, where):
        index = index_of(id, ids, where)
        if index in found:
            raise BadData("data_twice", {"key": where, "value": str(id)})
        found.append(index)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Kind):
    """A number for each id, kept as a list; an id that is left out keeps its number."""

    def __init__(self, ids: Ids, high: int | tuple[int, ...]) -> None:
        self.ids = ids
        # The highest number, or that of each id.
        self.high = high

    def write(self, value: Any, state: object) -> object:
        return {id: value[index] for index, id in enumerate(ids_of(self.ids, state))}

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        fields = Fields(data, where)
        counts: list[int] = []
        for index, id in enumerate(ids_of(self.ids, state)):
            high = self.high if isinstance(self.high, int) else self.high[index]
            usual = now[index] if isinstance(now, (list, tuple)) else 0
            counts.append(fields.integer(id, 0, high, usual))
        fields.done()
        return counts

    def schema(self) -> Json:
        return {"type": "object", "additionalProperties": {"type": "integer"}}

    def form(self) -> str:
        return "number by id"


@mypyc_attr(allow_interpreted_subclasses=True)
class ById(Kind):
    """For each of some ids (cells, tiles, ...) a value or none, kept as a list; JSON names those that have one."""

    def __init__(self, ids: Ids, kind: Kind, none: int = NONE) -> None:
        self.ids = ids
        self.kind = kind
        self.none = none

    def write(self, value: Any, state: object) -> object:
        ids = ids_of(self.ids, state)
        return {ids[index]: self.kind.write(one, state) for index, one in enumerate(value) if one != self.none}

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        ids = ids_of(self.ids, state)
        fields = Fields(data, where)
        values: list[object] = [self.none] * len(ids)
        for id in fields.keys(ids):
            one = fields.get(id)
            if one is not None or isinstance(self.kind, OneOf):
                values[ids.index(id)] = self.kind.read(one, fields.where(id), state)
        return values

    def schema(self) -> Json:
        return {"type": "object", "additionalProperties": self.kind.schema()}

    def form(self) -> str:
        return f"{self.kind.form()}, by id"


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
