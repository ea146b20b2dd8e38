"""What acts change in a position, row by row."""

from __future__ import annotations

from typing import Any

from .table import Table


def flat(thing: Any, path: str = "") -> dict[str, Any]:
    """Position data as one row for each number or list."""
    if isinstance(thing, dict):
        rows: dict[str, Any] = {}
        for key, value in thing.items():
            rows |= flat(value, f"{path}.{key}" if path else key)
        return rows
    if not isinstance(thing, list):
        return {path: thing}
    if any(isinstance(one, dict) for one in thing) and path in ("villages", "this_turn.offers"):
        return {key: row for place, one in enumerate(thing) for key, row in flat(one, f"{path}.{place}").items()}
    words = [" ".join([str(word) for word in one.values()]) if isinstance(one, dict) else str(one) for one in thing]
    return {path: ", ".join(words)}


def changes(at: Table, *acts: str) -> dict[str, Any]:
    """What some acts change in a position, and nothing else; that a story is over is said once."""
    before = flat(at.state.to_data())
    at.do(*acts)
    after = flat(at.state.to_data())
    keys = [key for key in before | after if before.get(key) != after.get(key)]
    if at.state.encounter is None:
        keys = [key for key in keys if not key.startswith("encounter.")]
    return {key.removeprefix("villages."): after.get(key) for key in keys}
