"""How often somebody may ask, and how much of the server's work is theirs.

Buckets of tokens that fill up again. A request is paid for from several: that of its address, that of the person,
and that of the table: one for those who sit there or host it, another for everybody else, so that no stranger can
use up what the players need. What a route costs is said where it is declared: `opt={COST: 10}`. This machine is not
limited.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from grotto.table.blocks import Blocks
from grotto.table.errors import Forbidden, Refused
from grotto.table.hall import Hall
from grotto.table.seating import Seating
from grotto.table.storage import Storage
from grotto.web.answers import TooMany
from grotto.web.identity import COOKIE, SAFE, SESSION, accounts_of, keys_of, person_of
from grotto.web.levels import Levels, Own
from grotto.web.public import Address, Public, parsed, share

# The name of what a route costs beside being asked: about 10 ms of a processor each.
COST = "cost"
# What it costs to bring a table back that is not in memory: all its moves are carried out again.
LOADS = 6.0
# What marks a route that opens a table, whose rows stay.
OPENS = "opens"
# What marks a route by which a game comes from elsewhere, and stays.
BRINGS = "brings"
# What marks a route that is open to those who are blocked: seeing what is theirs, and going.
LEAVES = "leaves"
# What marks a route by which somebody speaks to others.
TALKS = "talks"
# What marks a route that leaves a row for whoever asks, and guests are many: a name, a link, a browser.
KEEPS = "keeps"
DAY = 24 * 3600


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


# Several people may share an address, and several addresses a table.
AT_TABLE = AT_ADDRESS = 4


def _shared(address: Rate) -> Rate:
    """What a table has if an address has so much."""
    return Rate(address.burst * AT_TABLE, address.per_second * AT_TABLE)


READ = {"address": Rate(300, 60), "person": Rate(300, 60)}
WRITE = {"address": Rate(120, 20), "person": Rate(60, 10)}
OPEN = {"address": Rate(30, 0.5), "person": Rate(25, 0.25)}
OPEN_A_DAY = {"address": Rate(1000, 1000 / DAY), "person": Rate(300, 300 / DAY)}
BRING_A_DAY = {"address": Rate(200, 200 / DAY), "person": Rate(50, 50 / DAY)}
TALK = {"address": Rate(20, 1), "person": Rate(6, 0.3)}
KEEP = {"address": Rate(60, 1 / 20)}
WORK = {"address": Rate(400, 40), "person": Rate(200, 20)}
# Guesses at a password: from one address, and at one name from anywhere. New accounts and reports of one address.
GUESS = Rate(10, 1 / 10)
GUESSED = Rate(30, 1 / 20)
ACCOUNT = Rate(10, 1 / 300)
REPORT = Rate(20, 1 / 60)
# All that is known of somebody: every game they ever played is read for it.
EXPORT = Rate(4, 1 / 120)
# Codes sent by mail, to whatever addresses, because somebody there asked for them.
MAIL = Rate(6, 1 / 600)
for _rates in (WRITE, WORK):
    _rates["table"] = _rates["strangers"] = _shared(_rates["address"])

Key = tuple[str, str, Rate]


def named(key: Key) -> str:
    """The name of a bucket."""
    payer, name, rate = key
    return f"{payer} {rate.burst:g} {rate.per_second:g} {name}"


class Buckets:
    """Counts by address, person and table; of all servers at one socket together, but for open pages.

    Of those each server lets so many be open that they are as many as are allowed in all.
    """

    def __init__(self, public: Public, levels: Levels | None = None, servers: int = 1) -> None:
        self.public = public
        self.levels: Levels = levels or Own()
        self.servers = servers
        self.sockets: dict[str, int] = {}

    def level(self, key: Key, now: float) -> float:
        """How much is in a bucket."""
        burst, per_second = key[2].burst * self.public.pace, key[2].per_second * self.public.pace
        level, before = self.levels.get(named(key)) or (burst, now)
        return min(burst, level + (now - before) * per_second)

    def take(self, prices: dict[Key, float], now: float) -> float:
        """Take from all buckets, or from none: then it says how many seconds to wait."""
        with self.levels.held():
            levels = {key: self.level(key, now) for key in prices}
            # What costs more than a bucket holds is paid with a full one.
            due = {key: min(price, key[2].burst * self.public.pace) for key, price in prices.items()}
            short = [(due[key] - level) / (key[2].per_second * self.public.pace) for key, level in levels.items()]
            wait = max(short, default=0.0)
            if wait > 0:
                return wait
            for key, level in levels.items():
                self.levels.put(named(key), (level - due[key], now))
        return 0.0

    def enter(self, address: str) -> bool:
        """Count a WebSocket that opens."""
        if self.sockets.get(address, 0) >= share(self.public.sockets, self.servers):
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Count a WebSocket that has closed."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def crowd_of(host: str) -> tuple[str, Address] | None:
    """Who is counted together, and their address; None for this machine itself.

    Whoever has an IPv6 address has at least 2^64 of them: those of a /64 are one.
    """
    try:
        address = parsed(host)
    except ValueError:
        return host, ipaddress.IPv4Address(0)
    if address.is_loopback:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64))), address
    return str(address), address


def address_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Where a request comes from; None for this machine itself, which is not limited.

    A trusted proxy tells the address of its client, and uvicorn puts it in place.
    """
    crowd = crowd_of(connection.client.host if connection.client else "")
    return None if crowd is None else crowd[0]


def buckets_of(connection: ASGIConnection) -> Buckets:  # type: ignore[type-arg]
    """The counters of the server."""
    found = connection.app.state.buckets
    assert isinstance(found, Buckets)
    return found


def prices_of(
    payers: Mapping[str, str | None],
    writes: bool,
    opens: bool,
    cost: float,
    talks: bool = False,
    keeps: bool = False,
    brings: bool = False,
) -> dict[Key, float]:
    """What a request costs, and from which buckets it is paid."""
    prices: dict[Key, float] = {}
    charges = (
        (WRITE if writes else READ, 1.0),
        (OPEN, float(opens)),
        (OPEN_A_DAY, float(opens)),
        (BRING_A_DAY, float(brings)),
        (WORK, cost),
        (TALK, float(talks)),
        (KEEP, float(keeps)),
    )
    for rates, price in charges:
        for payer, rate in rates.items():
            name = payers.get(payer)
            if price and name is not None:
                prices[payer, name, rate] = price
    return prices


def _side(connection: ASGIConnection, table: str | None, person: str | None) -> str:  # type: ignore[type-arg]
    """From which of a table's buckets somebody pays. Who looks at a table before he acts there has it in memory."""
    hall: Hall = connection.app.state.hall
    live = hall.tables.get(table or "")
    if live is None or person is None:
        return "strangers"
    return "table" if person in (live.row.host, *[seat.person for seat in live.seats]) else "strangers"


def _cost(connection: ASGIConnection, handler: BaseRouteHandler, table: str | None) -> float:  # type: ignore[type-arg]
    """What a request costs: what its route says, and bringing a table back, for whoever is the first to ask for it."""
    hall: Hall = connection.app.state.hall
    asleep = (
        table is not None
        and connection.scope["path"].startswith("/api/tables/")
        and table not in hall.tables
        and table not in hall.loading
    )
    return float(handler.opt.get(COST, 0)) + (LOADS if asleep else 0.0)


def guard_search(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Let an address pay for a session that nobody knows before it is looked for: anybody can make up any number."""
    cookie, address = connection.cookies.get(COOKIE, ""), address_of(connection)
    if address is None or not cookie.startswith(SESSION):
        return
    if not accounts_of(connection).sessions.knows(cookie.removeprefix(SESSION)):
        _pay(connection, {("address", address, READ["address"]): 1.0})


async def guard_rate(connection: ASGIConnection, handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Refuse what comes too fast, costs too much, or leaves too much behind."""
    address = address_of(connection)
    if address is None:
        return
    person = person_of(connection)
    table = connection.path_params.get("id")
    payers = {"address": address, "person": person, _side(connection, table, person): table}
    writes = connection.scope.get("method", "GET") not in SAFE
    opens = bool(handler.opt.get(OPENS))
    talks, keeps, brings = [bool(handler.opt.get(mark)) for mark in (TALKS, KEEPS, BRINGS)]
    prices = prices_of(payers, writes, opens, _cost(connection, handler, table), talks, keeps, brings)
    _pay(connection, prices)
    if opens and person is not None:
        await _check_quota(connection, person, address)
    if brings and person is not None:
        await _check_brought(connection, person, address)


async def _check_quota(connection: ASGIConnection, person: str, address: str) -> None:  # type: ignore[type-arg]
    """Refuse another table to whoever has enough that go on."""
    storage: Storage = connection.app.state.hall.storage
    most = buckets_of(connection).public.tables
    tables, _ = await storage.hosted(person)
    if tables >= most:
        raise Refused("quota_tables", {"n": tables})
    there, _ = await storage.opened_from(keys_of(connection).origin(address))
    if there >= AT_ADDRESS * most:
        raise Refused("quota_address", {"n": there})


async def _check_brought(connection: ASGIConnection, person: str, address: str) -> None:  # type: ignore[type-arg]
    """Refuse another record to whoever has brought enough of them lately."""
    storage: Storage = connection.app.state.hall.storage
    most = buckets_of(connection).public.records
    mine, there = await storage.brought(person, keys_of(connection).origin(address))
    if mine >= most:
        raise Refused("quota_records", {"n": mine})
    if there >= AT_ADDRESS * most:
        raise Refused("quota_address_records", {"n": there})


def check_guess(connection: ASGIConnection, name: str | None) -> None:  # type: ignore[type-arg]
    """Refuse to hear more guesses from an address, or at the password that belongs to a name."""
    address = address_of(connection)
    if address is not None:
        prices: dict[Key, float] = {("guess", address, GUESS): 1.0}
        if name is not None:
            prices["guessed", name, GUESSED] = 1.0
        _pay(connection, prices)


def check_few(connection: ASGIConnection, what: str, rate: Rate) -> None:  # type: ignore[type-arg]
    """Refuse to an address more of what it may have only a few of."""
    address = address_of(connection)
    if address is not None:
        _pay(connection, {(what, address, rate): 1.0})


def _pay(connection: ASGIConnection, prices: dict[Key, float]) -> None:  # type: ignore[type-arg]
    wait = buckets_of(connection).take(prices, time.monotonic())
    if wait:
        raise TooMany("too_many", {"n": math.ceil(wait)})


def guard_blocked(connection: ASGIConnection, handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Keep out what is blocked: addresses from everything, people from changing anything."""
    if handler.opt.get(LEAVES):
        return
    blocks: Blocks = connection.app.state.care.blocks
    crowd = crowd_of(connection.client.host if connection.client else "")
    writes = connection.scope.get("method", "GET") not in SAFE
    if (crowd is not None and blocks.address(crowd[1])) or (writes and blocks.person(person_of(connection))):
        raise Forbidden("blocked", {})


async def check_bots(connection: ASGIConnection, person: str) -> None:  # type: ignore[type-arg]
    """Refuse another bot to somebody for whom enough of them play."""
    address = address_of(connection)
    if address is None:
        return
    hall: Hall = connection.app.state.hall
    most = buckets_of(connection).public.bots
    _, bots = await hall.storage.hosted(person)
    if bots >= most:
        raise Refused("quota_bots", {"n": bots})
    _, there = await hall.storage.opened_from(keys_of(connection).origin(address))
    if there >= AT_ADDRESS * most:
        raise Refused("quota_address_bots", {"n": there})


def find_seating(request: Request[Any, Any, Any], state: State) -> Seating:
    """Who opens tables for somebody, and knows from where."""
    seating: Seating = state.seating
    return seating.opening_from(keys_of(request).origin(address_of(request)))
