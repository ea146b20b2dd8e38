"""A server among others on one PostgreSQL: it hears what they commit, says who is here, takes over from the dead."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from grotto.table.aside import Rest
from grotto.table.errors import NotFound, Unavailable
from grotto.table.jobs import Remote
from grotto.table.line import Hearer, Line
from grotto.table.servers import Servers

if TYPE_CHECKING:
    from grotto.table.hall import Hall

# Seconds between two signs of life.
BEAT = 1.0

log = logging.getLogger("grotto")


class Company(Hearer):
    """What a hall knows of other servers."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.id = secrets.token_hex(8)
        self.line = Line(hall.storage.url, self.id)
        self.servers = Servers(hall.storage, self.id)
        self.remote = Remote(hall.storage, self.id)
        self.beating: asyncio.Task[None] | None = None
        self.under_way: set[asyncio.Task[None]] = set()
        # What the database kept us from: taking over from the dead, and looking at these tables.
        self.owed = False
        self.unseen: set[str] = set()

    async def open(self) -> None:
        """Join the others."""
        self.hall.storage.news = self.line.moved
        self.hall.storage.said = self.line.said
        self.hall.bus.on_people = self._tell_people
        self.hall.aside.announce = self.line.rests
        await self.servers.beat()
        self.servers.forgotten = False
        await self.line.open(self)
        self.hall.thinkers.remote = self.remote
        self.beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Leave: the others go on with our bots at once."""
        if self.beating is not None:
            self.beating.cancel()
        for task in list(self.under_way):
            task.cancel()
        try:
            await self.servers.leave()
        except Unavailable:
            log.warning("the database does not hear that this server stops")
        await self.line.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                dead = await self.servers.beat()
                for server in dead:
                    log.warning("server %s has died", server)
                if self.servers.forgotten:
                    self.servers.forgotten = False
                    self.line.say("new")
                    self._tell_all()
                if dead or self.owed:
                    await self._take_over()
                for table in list(self.unseen):
                    await self._look(table)
                await self.remote.tend()
                self.hall.thinking.resize(2 * self.hall.thinkers.workers + self.remote.places)
            except Unavailable:
                continue
            except Exception:
                log.exception("no sign of life")

    async def _take_over(self) -> None:
        """Go on with the bots of servers that are gone."""
        # Until it is done: after a failure half-way it is tried again.
        self.owed = True
        tables = await self.servers.inherit()
        waiting = await self.hall.storage.waiting_for_bots()
        self.owed = False
        for table in dict.fromkeys([*tables, *waiting]):
            await self._look(table)

    async def _look(self, table: str) -> None:
        """See what has become of a table, and move its bots if they are ours to move."""
        self.unseen.discard(table)
        try:
            self.hall.drive(await self.hall.get(table))
        except NotFound:
            pass
        except Unavailable:
            self.unseen.add(table)
        except Exception:
            log.exception("table %s has to wait", table)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    def _tell_people(self, table: str) -> None:
        live = self.hall.tables.get(table)
        seated = set() if live is None else {seat.person for seat in live.seats}
        self.line.here(table, self.hall.bus.here(table), seated)

    # ---- what is heard -----------------------------------------------------------------

    def moved(self, table: str) -> None:
        """Somebody here looks at it, or its bots are ours to move."""
        hall = self.hall
        if hall.bus.watched(table) or table in hall.driving or table in self.servers.leased:
            self._soon(self._look(table))

    def said(self, table: str) -> None:
        """Something was said at a table: those who listen here read it."""
        self.hall.said(table)

    def here(self, server: str, table: str, people: set[str]) -> None:
        """Note who is there."""
        self.hall.bus.told(server, table, people)

    def rests(self, table: str, rest: Rest) -> None:
        """Tell those who look at the table here."""
        self.hall.aside.hear(table, rest)
        self.hall.bus.publish(table)

    def came(self, server: str) -> None:
        """Say who is here; who was there before is told anew."""
        self.hall.bus.forget(server)
        self._tell_all()

    def _tell_all(self) -> None:
        for table in list(self.hall.bus.listeners):
            self._tell_people(table)
        for table, rest in self.hall.aside.here.items():
            self.line.rests(table, rest)

    def gone(self, server: str) -> None:
        """It has stopped or died, and its bots are anybody's."""
        self.hall.bus.forget(server)
        self._soon(self._go_on())

    async def _go_on(self) -> None:
        # The next sign of life tries again.
        with contextlib.suppress(Unavailable):
            await self._take_over()

    def thought(self) -> None:
        """Fetch it."""
        self._soon(self._collect())

    async def _collect(self) -> None:
        # The next sign of life tries again.
        with contextlib.suppress(Unavailable):
            await self.remote.collect()

    def lost(self) -> None:
        """The line is down: from now on viewers here look for changes themselves."""
        for table in list(self.hall.bus.listeners):
            self.hall.bus.publish(table)

    def restored(self) -> None:
        """Look at everything that may have changed meanwhile; the others say anew who is there."""
        self.hall.bus.forget_others()
        self._tell_all()
        for table in {*self.hall.bus.listeners, *self.servers.leased}:
            self.hall.said(table)
            self._soon(self._look(table))
