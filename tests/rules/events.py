"""Events as the rules tests of every game write them down: who, what, and with which data."""

from __future__ import annotations

from grotto import NOBODY, Event

Told = tuple[str, dict[str, str | int]]


def by(seat: int, *events: Told) -> list[Event]:
    """What happens to a seat."""
    return [Event(id, seat, data) for id, data in events]


def of_all(*events: Told) -> list[Event]:
    """What happens to the whole table is nobody's act."""
    return by(NOBODY, *events)


def gained(source: str, **goods: int) -> list[Told]:
    """Goods that come."""
    return _amounts("gained", source, goods)


def paid(source: str, **goods: int) -> list[Told]:
    """Goods that go."""
    return _amounts("paid", source, goods)


def _amounts(id: str, source: str, goods: dict[str, int]) -> list[Told]:
    return [(id, {"good": good, "n": n, "source": source}) for good, n in goods.items()]
