"""What was worked out once is kept, so that nobody works it out again."""

from __future__ import annotations

from typing import Final, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

_MOST_KNOWN: Final = 1 << 15


def keep(known: dict[Key, Value], key: Key, value: Value) -> Value:
    """Keep a value under its key and return it; where too much is known already, all of it is forgotten first."""
    if len(known) >= _MOST_KNOWN:
        known.clear()
    known[key] = value
    return value
