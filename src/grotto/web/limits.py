"""How often somebody may ask. Buckets of tokens that fill up again, one per address and kind of request."""

from __future__ import annotations

import ipaddress
import time
from typing import NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from grotto.web.answers import TooMany

# More addresses than this are not remembered at a time.
REMEMBERED = 10_000
SOCKETS_PER_ADDRESS = 64


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


READ = Rate(300, 60)
WRITE = Rate(120, 20)
# What opens a table, whose rows stay.
OPEN = Rate(30, 0.5)
OPENING = ("/tables", "/records", "/fork", "/rematch")


class Buckets:
    """Counts requests by address."""

    def __init__(self) -> None:
        self.levels: dict[tuple[str, Rate], tuple[float, float]] = {}
        self.sockets: dict[str, int] = {}

    def take(self, address: str, rate: Rate) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        level, before = self.levels.pop((address, rate), (rate.burst, now))
        level = min(rate.burst, level + (now - before) * rate.per_second)
        allowed = level >= 1
        self.levels[address, rate] = (level - 1 if allowed else level, now)
        if len(self.levels) > REMEMBERED:
            # The one that has been quiet for longest is full again, or nearly so.
            del self.levels[next(iter(self.levels))]
        return allowed

    def enter(self, address: str) -> bool:
        """Count a WebSocket that opens."""
        if self.sockets.get(address, 0) >= SOCKETS_PER_ADDRESS:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count a WebSocket that has closed."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def address_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Where a request comes from; None for this machine itself, which is not limited.

    A proxy on this machine tells the address of its client, and uvicorn puts it in place.
    """
    host = connection.client.host if connection.client else ""
    try:
        return None if ipaddress.ip_address(host).is_loopback else host
    except ValueError:
        return host


def buckets_of(connection: ASGIConnection) -> Buckets:  # type: ignore[type-arg]
    """The counters of the server."""
    found = connection.app.state.buckets
    assert isinstance(found, Buckets)
    return found


def guard_rate(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuse what comes too fast."""
    address = address_of(connection)
    if address is None:
        return
    writes = connection.scope.get("method", "GET") not in ("GET", "HEAD")
    rate = (OPEN if connection.url.path.endswith(OPENING) else WRITE) if writes else READ
    if not buckets_of(connection).take(address, rate):
        raise TooMany("too_many", {})
