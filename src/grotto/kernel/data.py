"""Reading JSON data that a person may have written: every mistake is named with its place."""

from __future__ import annotations

from typing import Final

from grotto.kernel.errors import BadData, Datum

# Error messages quote at most so many characters of a wrong value.
LONGEST: Final = 60


def quoted(value: object) -> str:
    """A wrong value as an error quotes it."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        # Lists nested more deeply, or a number with more digits, than Python writes.
        return "…"
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def quoted_id(value: object) -> str:
    """A wrong id as an error quotes it: without quotation marks."""
    return value[:LONGEST] if isinstance(value, str) else quoted(value)


def quoted_number(value: int) -> Datum:
    """A number beyond a limit as an error quotes it: as it is, unless it is too long to be written."""
    return value if abs(value) < 10**LONGEST else quoted(value)


def bad_type(where: str, value: object, wanted: str) -> BadData:
    """The value is of another kind than wanted."""
    return BadData("data_type", {"key": where, "value": quoted(value), "type": wanted})


def bad_range(where: str, value: int, low: int, high: int) -> BadData:
    """The number is too low or too high."""
    return BadData("data_range", {"key": where, "value": quoted_number(value), "low": low, "high": high})


class Fields:
    """A JSON object that is read key by key; `done()` refuses keys that were not read."""

    def __init__(self, data: object, path: str) -> None:
        if not isinstance(data, dict):
            raise bad_type(path or "position", data, "object")
        self.data: dict[object, object] = data
        self.path = path
        self.asked: list[str] = []

    def where(self, key: str) -> str:
        """The key with the way to it, for messages."""
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> object:
        """The raw value, None if the key is missing."""
        self.asked.append(key)
        return self.data.get(key)

    def integer(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number within limits."""
        value = self.get(key)
        if value is None:
            return default
        return whole(value, low, high, self.where(key))

    def index(self, key: str, ids: tuple[str, ...], default: int) -> int:
        """One of some ids, as its index."""
        value = self.get(key)
        if value is None:
            return default
        return index_of(value, ids, self.where(key))

    def fields(self, key: str) -> Fields:
        """An object within this one; empty if the key is missing."""
        value = self.get(key)
        return Fields({} if value is None else value, self.where(key))

    def keys(self, ids: tuple[str, ...]) -> list[str]:
        """All keys of this object, which must be among the ids."""
        found: list[str] = []
        for key in self.data:
            index_of(key, ids, self.path)
            found.append(str(key))
        return found

    def done(self) -> None:
        """Refuse a key that was not read."""
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(self.asked)
                raise BadData("data_unknown_key", {"key": self.where(quoted_id(key)), "allowed": known})


def whole(value: object, low: int, high: int, where: str) -> int:
    """A whole number within limits."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad_type(where, value, "integer")
    if not low <= value <= high:
        raise bad_range(where, value, low, high)
    return value


def index_of(value: object, ids: tuple[str, ...], where: str) -> int:
    """The index of an id."""
    if not isinstance(value, str) or value not in ids:
        allowed = ", ".join(ids)
        raise BadData("data_value", {"key": where, "value": quoted_id(value), "allowed": allowed})
    return ids.index(value)
