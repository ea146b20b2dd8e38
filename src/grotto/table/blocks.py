"""Blocked people and addresses."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sqlalchemy import or_, select

from grotto.table import schema
from grotto.table.database import now
from grotto.table.errors import Refused, Unavailable
from grotto.table.storage import Storage

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
# Seconds after which servers have heard of a block.
LOOK_AGAIN = 5.0

log = logging.getLogger("grotto")


class BlockRow(NamedTuple):
    """A block as it is stored."""

    id: str
    person: str | None
    address: str | None
    reason: str
    created: int
    expires: int | None


def network(given: str) -> Network:
    """An address or a network; Refused if it is none, or far too large."""
    try:
        found = ipaddress.ip_network(given.strip(), strict=False)
    except ValueError as error:
        raise Refused("block_address", {"value": given[:64]}) from error
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > 64:
        # Whoever has one address has all of its /64.
        found = found.supernet(new_prefix=64)
    if found.prefixlen < (8 if found.version == 4 else 16):
        raise Refused("block_address", {"value": given[:64]})
    return found


async def keep_loading(load: Callable[[], Awaitable[None]]) -> None:
    """Reload regularly what admins may have changed at another server."""
    while True:
        try:
            await load()
        except Unavailable:
            pass
        except Exception:
            log.exception("what admins have changed can't be read")
        await asyncio.sleep(LOOK_AGAIN)


class Blocks:
    """Who is blocked, as this server knows."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.people: dict[str, int | None] = {}
        self.networks: list[tuple[Network, int | None]] = []

    async def list(self) -> list[BlockRow]:
        """The blocks in force, the newest first."""
        rows = schema.blocks
        holds = or_(rows.c.expires.is_(None), rows.c.expires > now())
        query = select(rows).where(holds).order_by(rows.c.created.desc(), rows.c.id)
        async with self.storage.reading() as connection:
            return [BlockRow(*row) for row in await connection.execute(query)]

    async def load(self) -> None:
        """Load the current blocks."""
        rows = await self.list()
        self.people = {row.person: row.expires for row in rows if row.person is not None}
        self.networks = [(ipaddress.ip_network(row.address), row.expires) for row in rows if row.address is not None]

    async def follow(self) -> None:
        """Learn of blocks made at other servers."""
        await keep_loading(self.load)

    def person(self, person: str | None) -> bool:
        """Whether somebody is blocked."""
        return person in self.people and _holds(self.people[person])

    def address(self, address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
        """Whether an address is blocked."""
        return any(address in network and _holds(expires) for network, expires in self.networks)


def _holds(expires: int | None) -> bool:
    return expires is None or expires > now()
