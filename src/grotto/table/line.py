"""The line between servers of one PostgreSQL: what one commits, the others hear at once (LISTEN/NOTIFY).

One connection per server, whatever the number of viewers. What is said:

    <server> moved <table>          a table has changed
    <server> said <table>           somebody has said something there
    <server> here <table> [people]  who is at a table there, as JSON; "-" stands before those who look elsewhere
    <server> rests <table> {rest}   the bot of a table could not go on there, as JSON
    <server> new                    a server has come: the others say who is at their tables
    <server> gone                   a server goes, or was found dead by another
    <worker> thought <server>       a worker has an answer for a server
    <server> job                    there is something to think about; workers hear it on a channel of their own

While the line is down nothing is heard: `up` says so, and whoever relies on it has to look for himself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Set
from typing import Any

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from grotto.kernel.errors import BadOption
from grotto.table.aside import Rest
from grotto.table.bus import ELSEWHERE
from grotto.table.guard import CHANNEL, SERVING_LOCK, life_of

# Seconds until a lost connection is tried again, and to wait for an answer.
AGAIN = 0.5
PATIENCE = 10.0
# Seconds without an answer after which the other side counts as gone.
CHECKED = 5.0
# What fits into one message; of a larger crowd it names those with seats, and then the first others.
MOST_PEOPLE = 150

log = logging.getLogger("grotto")


def named(people: set[str], seated: Set[str | None]) -> list[str]:
    """The people at a table who are named to other servers: first players, then onlookers."""
    return sorted(people, key=lambda name: (name.removeprefix(ELSEWHERE) not in seated, name))[:MOST_PEOPLE]


class Hearer:
    """Handlers of what a server or a worker hears; by default they do nothing."""

    def moved(self, table: str) -> None:
        """Another server has changed a table."""

    def said(self, table: str) -> None:
        """Somebody has said something at a table of another server."""

    def here(self, server: str, table: str, people: set[str]) -> None:
        """So many people are at a table of another server now."""

    def rests(self, table: str, rest: Rest) -> None:
        """Another server has set a table aside."""

    def came(self, server: str) -> None:
        """Another server wants to know who is here, and will say who is there."""

    def gone(self, server: str) -> None:
        """Nobody is at another server any more."""

    def thought(self) -> None:
        """A worker has an answer for us."""

    def job(self) -> None:
        """A server wants something to be thought about."""

    def lost(self) -> None:
        """The line is down."""

    def restored(self) -> None:
        """The line was down: anything may have happened."""


class Line:
    """A server's end of it."""

    def __init__(self, url: URL, server: str, channel: str = CHANNEL) -> None:
        # A connection of its own that is never given back to the pool.
        self.engine = create_async_engine(url, poolclass=NullPool)
        self.held: AsyncConnection | None = None
        self.server = server
        self.channel = channel
        self.up = False
        # Set when the connection has ended by itself.
        self.broken = asyncio.Event()
        self.hearer: Hearer | None = None
        self.connection: Any = None
        # A connection does one thing at a time.
        self.turn = asyncio.Lock()
        self.keeping: asyncio.Task[None] | None = None
        self.saying: set[asyncio.Task[None]] = set()

    async def open(self, hearer: Hearer) -> None:
        """Begin to listen; BadOption if a backup is just being brought back."""
        self.hearer = hearer
        await self._connect()
        self.keeping = asyncio.create_task(self._keep())

    async def _connect(self) -> None:
        held = await self.engine.connect()
        try:
            connection: Any = (await held.get_raw_connection()).driver_connection
            # By this lock a restore sees that a server uses the database.
            if not await connection.fetchval(f"SELECT pg_try_advisory_lock_shared({SERVING_LOCK})", timeout=PATIENCE):
                raise BadOption("db_restored", {"value": self.engine.url.render_as_string(hide_password=True)})
            # The database releases it when this process dies, so others need not wait for missing signs of life.
            await connection.execute(f"SELECT pg_try_advisory_lock({life_of('$1')})", self.server, timeout=PATIENCE)
            await connection.add_listener(self.channel, self._heard)
            connection.add_termination_listener(self._ended)
        except BaseException:
            await held.close()
            raise
        self.held, self.connection, self.up = held, connection, True
        self.broken.clear()
        self.say("new")

    def _ended(self, connection: object) -> None:
        """The database is gone, or has closed the connection: reconnect at once."""
        if connection is self.connection:
            self.broken.set()

    async def _keep(self) -> None:
        """Keep the line up."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.broken.wait() if self.up else asyncio.sleep(AGAIN), CHECKED)
            try:
                if self.up:
                    async with self.turn:
                        await self.connection.execute("SELECT 1", timeout=PATIENCE)
                else:
                    await self._connect()
                    log.info("the line to the database is up again")
                    if self.hearer is not None:
                        self.hearer.restored()
            except Exception as error:
                # Whatever the error is, a new connection is the remedy.
                if self.up:
                    log.warning("the line to the database is down: %s", error)
                await self._drop()

    async def _drop(self) -> None:
        was_up = self.up
        self.up, self.connection = False, None
        if was_up and self.hearer is not None:
            self.hearer.lost()
        held, self.held = self.held, None
        if held is not None:
            with contextlib.suppress(Exception):
                await held.invalidate()
                await held.close()

    def _heard(self, _: object, pid: int, channel: str, payload: object) -> None:
        server, what, *rest = str(payload).split(" ", 3)
        hearer = self.hearer
        if hearer is None or server == self.server:
            return
        if what == "moved":
            hearer.moved(rest[0])
        elif what == "said":
            hearer.said(rest[0])
        elif what == "here":
            hearer.here(server, rest[0], set(json.loads(rest[1])))
        elif what == "rests":
            hearer.rests(rest[0], Rest(*json.loads(rest[1])))
        elif what == "new":
            hearer.came(server)
        elif what == "gone":
            hearer.gone(server)
        elif what == "job":
            hearer.job()
        elif what == "thought" and rest[0] == self.server:
            hearer.thought()

    def moved(self, table: str) -> str:
        """The notice of a change, sent by its own transaction."""
        return f"{self.server} moved {table}"

    def said(self, table: str) -> str:
        """The same for something that was said."""
        return f"{self.server} said {table}"

    def here(self, table: str, people: set[str], seated: Set[str | None]) -> None:
        """Say who is at a table."""
        self.say(f"here {table} {json.dumps(named(people, seated))}")

    def rests(self, table: str, rest: Rest) -> None:
        """Say that a table was set aside."""
        self.say(f"rests {table} {json.dumps(rest)}")

    def say(self, what: str) -> None:
        """Tell the others, if the line is up."""
        if self.up:
            task = asyncio.create_task(self._say(what))
            self.saying.add(task)
            task.add_done_callback(self.saying.discard)

    async def _say(self, what: str) -> None:
        with contextlib.suppress(Exception):
            async with self.turn:
                if self.connection is not None:
                    payload = f"{self.server} {what}"
                    await self.connection.execute("SELECT pg_notify($1, $2)", self.channel, payload, timeout=PATIENCE)

    async def close(self) -> None:
        """Say goodbye."""
        if self.keeping is not None:
            self.keeping.cancel()
        await self._say("gone")
        await self._drop()
        await self.engine.dispose()
