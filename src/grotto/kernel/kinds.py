"""Kinds of values that frames and positions hold, and how each is written as JSON.

>>> OneOf(("north", "south")).read("south", "door", None), Some(("wood", "stone")).write(0b10, None)
(1, ['stone'])
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grotto.kernel import mypyc_attr
from grotto.kernel.bits import bits
from grotto.kernel.data import Fields, bad_range, bad_type, index_of, whole
from grotto.kernel.errors import BadData
from grotto.kernel.goods import bundle, named

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

    def get(self, fields: Fields, key: str, state: object, usual: object) -> Any:
        """What a key of an object says, or `usual` if it is left out."""
        data = fields.get(key)
        return usual if data is None else self.read(data, fields.where(key), state)

    def holds(self, value: int, state: object) -> bool:
        """Whether a frame may remember this number for a field of this kind."""
        return False

    def form(self) -> str:
        """The form of the JSON in a few words, for the documentation."""
        raise NotImplementedError


class Form(Kind):
    """Only the form of the JSON, for a field that reads and writes itself."""

    def __init__(self, words: str) -> None:
        self.words = words

    def form(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Int(Kind):
    """A whole number within limits."""

    def __init__(self, low: Limit, high: Limit) -> None:
        self.low = low
        self.high = high

    def write(self, value: Any, state: object) -> object:
        return int(value)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        return whole(data, limit_of(self.low, state), limit_of(self.high, state), where)

    def holds(self, value: int, state: object) -> bool:
        return limit_of(self.low, state) <= value <= limit_of(self.high, state)

    def form(self) -> str:
        if isinstance(self.low, int) and isinstance(self.high, int):
            return f"number from {self.low} to {self.high}"
        return f"number from {self.low}" if isinstance(self.low, int) else "number"


# A seat.
SEAT: Final = Int(0, lambda state: state.players - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Truth(Kind):
    """Yes or no."""

    def write(self, value: Any, state: object) -> object:
        return bool(value)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        # Older data have 0 and 1 instead of false and true.
        if not isinstance(data, bool) and data not in (0, 1):
            raise bad_type(where, data, "true, false")
        return bool(data)

    def holds(self, value: int, state: object) -> bool:
        return value in (0, 1)

    def form(self) -> str:
        return "true or false"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Kind):
    """One of some ids, kept as its index plus `base`; `base` - 1 stands for none of them, null in JSON."""

    def __init__(self, ids: Ids, base: int = 0, required: bool = False) -> None:
        self.ids = ids
        self.base = base
        # Whether one of them must be named.
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

    def form(self) -> str:
        return "id" if self.required else "id or null"


@mypyc_attr(allow_interpreted_subclasses=True)
class OrNone(Kind):
    """A number of some kind or NONE, null in JSON."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, value: Any, state: object) -> object:
        return None if value == NONE else self.kind.write(value, state)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        return NONE if data is None else self.kind.read(data, where, state)

    def form(self) -> str:
        return f"{self.kind.form()}, or null"


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
class ListOf(Kind):
    """Values of one kind in their order, kept as a tuple; the same one may come again."""

    def __init__(self, kind: Kind, size: Limit | None = None) -> None:
        self.kind = kind
        # The length, if it is fixed.
        self.size = size

    def write(self, value: Any, state: object) -> object:
        return [self.kind.write(one, state) for one in value]

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        rows = list_of(data, where)
        size = len(rows) if self.size is None else limit_of(self.size, state)
        if len(rows) != size:
            raise bad_range(where, len(rows), size, size)
        return tuple([self.kind.read(one, where, state) for one in rows])

    def form(self) -> str:
        return f"list in order, each of them: {self.kind.form()}"


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

    def form(self) -> str:
        return "number by id"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bundled(Counts):
    """A number for each id, kept as a bundle of those that are not 0; only these are in JSON."""

    def write(self, value: Any, state: object) -> object:
        return named(value, ids_of(self.ids, state))

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        counts: Any = super().read(data, where, state)
        return bundle(counts)


@mypyc_attr(allow_interpreted_subclasses=True)
class ById(Kind):
    """For each of some ids (cells, tiles, ...) a value or none, kept as a list; JSON names those that have one."""

    def __init__(
        self,
        ids: Ids,
        kind: Kind,
        none: object = NONE,
        printed: tuple[int, int] | None = None,
        every: bool = False,
        usual: Callable[[Any, int], object] | None = None,
    ) -> None:
        self.ids = ids
        self.kind = kind
        self.none = none
        # The index of an id whose value never changes and goes without saying, and the value.
        self.printed = printed
        # Whether JSON also lists the ids that have no value.
        self.every = every
        # The default of an id that is missing in the data; without a function, no value.
        self.usual = usual

    def write(self, value: Any, state: object) -> object:
        known = NONE if self.printed is None else self.printed[0]
        found: Json = {}
        for index, id in enumerate(ids_of(self.ids, state)):
            if self.every or (value[index] != self.none and index != known):
                found[id] = self.kind.write(value[index], state)
        return found

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        ids = ids_of(self.ids, state)
        fields = Fields(data, where)
        values = [self.none if self.usual is None else self.usual(state, index) for index in range(len(ids))]
        if self.printed is not None:
            values[self.printed[0]] = self.printed[1]
        for id in fields.keys(ids):
            one = fields.get(id)
            if one is not None or isinstance(self.kind, OneOf):
                values[ids.index(id)] = self.kind.read(one, fields.where(id), state)
        return values

    def form(self) -> str:
        return f"{self.kind.form()}, by id"
