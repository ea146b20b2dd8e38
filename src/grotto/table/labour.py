"""`grotto worker`: computes moves for the bots of servers on one PostgreSQL, one in each of its processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from grotto.kernel.errors import BadOption
from grotto.table.backup import shown
from grotto.table.company import BEAT
from grotto.table.errors import Unavailable
from grotto.table.guard import JOBS_CHANNEL
from grotto.table.jobs import Queue
from grotto.table.line import Hearer, Line
from grotto.table.storage import Storage
from grotto.table.thinking import Thinkers
from grotto.table.upkeep import VERSION, check_known, version_of

# Seconds until something that failed is tried again.
RETRY = 0.5

log = logging.getLogger("grotto")


class Labour(Hearer):
    """A worker and its processes."""

    def __init__(self, url: URL, places: int | None = None) -> None:
        self.id = secrets.token_hex(8)
        self.storage = Storage(url)
        self.line = Line(url, self.id, JOBS_CHANNEL)
        self.thinkers = Thinkers(places)
        self.queue = Queue(self.storage, self.id, self.thinkers.workers)
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Join the servers; BadOption says why that is not possible."""
        try:
            await self._check()
            await self.queue.alive()
            await self.line.open(self)
        except BaseException:
            await self.storage.close()
            raise
        self.tasks = [asyncio.create_task(self._beat())]
        self.tasks += [asyncio.create_task(self._work()) for _ in range(self.thinkers.workers)]

    async def _check(self) -> None:
        """A worker never migrates a database, because its servers might not know the new version."""
        url = self.storage.url
        if self.storage.sqlite:
            raise BadOption("db_one_process", {"value": shown(url)})
        try:
            async with self.storage.engine.connect() as connection:
                version = await connection.run_sync(version_of)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
            raise BadOption("db_closed", {"value": shown(url), "key": reason}) from error
        check_known(version, shown(url))
        if version != VERSION:
            raise BadOption("db_older", {"value": shown(url), "key": version or "-", "allowed": VERSION})

    async def close(self) -> None:
        """Stop: jobs in progress are given back."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.queue.leave()
        except Unavailable:
            log.warning("the database does not hear that this worker stops")
        self.thinkers.close()
        await self.line.close()
        await self.storage.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            # Jobs of which no notice arrived are found now.
            self.news.set()
            try:
                await self.queue.alive()
            except Unavailable:
                continue
            except Exception:
                log.exception("no sign of life")

    async def _work(self) -> None:
        while True:
            try:
                self.news.clear()
                found = await self.queue.claim()
                if found is None:
                    await self.news.wait()
                else:
                    await self._do(*found)
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("something went wrong with the queue")
                await asyncio.sleep(RETRY)

    async def _do(self, job: str, work: list[Any]) -> None:
        game, options, data, bot, seed = work
        try:
            acts = await self.thinkers.think((game, options, data, bot, seed))
        except Exception:
            # A missing pack, a bot that hangs: the server has to deal with it.
            log.exception("job %s can't be done here", job)
            acts = []
        while True:
            try:
                await self.queue.answer(job, acts)
                return
            except Unavailable:
                await asyncio.sleep(RETRY)

    # ---- what is heard -----------------------------------------------------------------

    def job(self) -> None:
        """A server has posted a job."""
        self.news.set()

    def restored(self) -> None:
        """The line was down for a while."""
        self.news.set()


def work(url: URL, places: int | None, announce: Callable[[int], None]) -> None:
    """Work until the user stops it. `announce` gets the number of moves that are computed at the same time."""

    async def run() -> None:
        labour = Labour(url, places)
        enough = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            # Not by the loop itself, which can't on Windows.
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(enough.set))
        await labour.open()
        try:
            announce(labour.thinkers.workers)
            await enough.wait()
        finally:
            await labour.close()

    asyncio.run(run())
