"""Moves to be computed elsewhere: a queue in PostgreSQL between servers and `grotto worker`.

A server posts a position as a job and waits; a worker takes it, thinks, and writes down its answer; the server fetches
it and moves. So a worker never touches a table: whatever becomes of it, a move is committed by a server, once, by the
key of moves. Each side is told by NOTIFY and looks once a second besides, for what it may not have heard.

A job whose worker has died, or which nobody takes, goes back to its server: that thinks itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import text

from grotto.table.errors import Unavailable
from grotto.table.guard import CHANNEL, JOBS_CHANNEL
from grotto.table.servers import DEAD_AFTER, NOW, is_dead
from grotto.table.storage import Storage
from grotto.table.workers import NotThought

# Milliseconds after which no server waits for an answer any more; a worker gives up before that.
LATEST = 60_000
# Milliseconds after which a silent worker is forgotten.
FORGOTTEN = 60_000

LIVES = f"EXISTS (SELECT 1 FROM workers WHERE workers.id = jobs.worker AND NOT {is_dead('workers')})"
POST = text(
    f"""
    WITH posted AS (
        INSERT INTO jobs (id, server, owner, origin, work, asked)
        VALUES (:id, :server, :owner, :origin, :work, {NOW}) RETURNING server
    )
    SELECT pg_notify('{JOBS_CHANNEL}', server || ' job') FROM posted
    """
)
# Finished jobs, with or without an answer.
COLLECT = text(
    f"""
    DELETE FROM jobs WHERE server = :server AND (
        answer IS NOT NULL
        OR asked < {NOW} - {LATEST}
        OR (worker IS NULL AND asked < {NOW} - {DEAD_AFTER})
        OR (worker IS NOT NULL AND NOT {LIVES})
    ) RETURNING id, answer
    """
)
LEFT = text("SELECT id FROM jobs WHERE server = :server")
PLACES = text(f"SELECT coalesce(sum(places), 0) FROM workers WHERE seen >= {NOW} - {DEAD_AFTER}")
# The address with the fewest jobs in progress comes first, then its host with the fewest, then the oldest job.
CLAIM = text(
    """
    UPDATE jobs SET worker = :me WHERE id = (
        SELECT id FROM jobs AS open WHERE worker IS NULL
        ORDER BY (SELECT count(*) FROM jobs AS held WHERE held.origin = open.origin AND held.worker IS NOT NULL),
            (SELECT count(*) FROM jobs AS held WHERE held.owner = open.owner AND held.worker IS NOT NULL), asked
        LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, work
    """
)
ANSWER = text(
    f"""
    WITH done AS (UPDATE jobs SET answer = :answer WHERE id = :id AND worker = :me RETURNING server)
    SELECT pg_notify('{CHANNEL}', :me || ' thought ' || server) FROM done
    """
)
ALIVE = text(
    f"""
    INSERT INTO workers (id, places, seen) VALUES (:me, :places, {NOW})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    """
)
FORGET = text(f"DELETE FROM workers WHERE seen < {NOW} - {FORGOTTEN}")
RETURN = text(
    f"""
    WITH back AS (UPDATE jobs SET worker = NULL WHERE worker = :me AND answer IS NULL RETURNING server)
    SELECT pg_notify('{JOBS_CHANNEL}', server || ' job') FROM back
    """
)
RETIRE = text("DELETE FROM workers WHERE id = :me")

log = logging.getLogger("grotto")


class Remote:
    """The queue as a server sees it."""

    def __init__(self, storage: Storage, server: str) -> None:
        self.storage = storage
        self.server = server
        # How many moves the workers can compute at the same time, as far as is known.
        self.places = 0
        self.waiting: dict[str, asyncio.Future[list[str]]] = {}
        # The jobs that are known to be stored.
        self.posted: set[str] = set()

    @property
    def free(self) -> bool:
        """Whether a worker may be free."""
        return len(self.waiting) < self.places

    async def think(self, owner: str, origin: str, work: Sequence[Any]) -> list[str]:
        """Let a worker compute the move; NotThought if none does."""
        id = secrets.token_hex(16)
        answer: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self.waiting[id] = answer
        row = {"id": id, "server": self.server, "owner": owner, "origin": origin or owner}
        row["work"] = msgspec.json.encode(work).decode()
        try:
            async with self.storage.writing() as connection:
                await connection.execute(POST, row)
            self.posted.add(id)
            return await answer
        except Unavailable as error:
            raise NotThought("database") from error
        finally:
            del self.waiting[id]
            self.posted.discard(id)

    async def tend(self) -> None:
        """Count workers and look for answers; once a second."""
        async with self.storage.reading() as connection:
            self.places = int((await connection.execute(PLACES)).scalar_one())
        if self.waiting:
            asked = list(self.posted)
            await self.collect()
            async with self.storage.reading() as connection:
                left = set((await connection.execute(LEFT, {"server": self.server})).scalars())
            for id in asked:
                if id not in left:
                    self._came(id, None)

    async def collect(self) -> None:
        """Fetch finished jobs."""
        async with self.storage.writing() as connection:
            ended = (await connection.execute(COLLECT, {"server": self.server})).all()
        for id, answer in ended:
            self._came(id, answer)

    def _came(self, id: str, answer: str | None) -> None:
        waiting = self.waiting.get(id)
        if waiting is None or waiting.done():
            return
        if answer is None:
            log.warning("job %s came back without an answer", id)
            waiting.set_exception(NotThought("lost"))
            return
        acts = msgspec.json.decode(answer, type=list[str])
        # A worker that could not do it leaves no answer.
        waiting.set_result(acts) if acts else waiting.set_exception(NotThought("refused"))


class Queue:
    """The queue as a worker sees it."""

    def __init__(self, storage: Storage, me: str, places: int) -> None:
        self.storage = storage
        self.me = me
        self.places = places

    async def alive(self) -> None:
        """Report that this worker is alive."""
        async with self.storage.writing() as connection:
            await connection.execute(ALIVE, {"me": self.me, "places": self.places})
            await connection.execute(FORGET)

    async def claim(self) -> tuple[str, list[Any]] | None:
        """Take a job, if there is one."""
        async with self.storage.writing() as connection:
            found = (await connection.execute(CLAIM, {"me": self.me})).first()
        return None if found is None else (found.id, msgspec.json.decode(found.work))

    async def answer(self, id: str, acts: list[str]) -> None:
        """Answer with acts, or with nothing if the job can't be done here. The server may have given up by then."""
        async with self.storage.writing() as connection:
            values = {"id": id, "me": self.me, "answer": msgspec.json.encode(acts).decode()}
            await connection.execute(ANSWER, values)

    async def leave(self) -> None:
        """Give back the jobs in progress, so that others take them at once."""
        async with self.storage.writing() as connection:
            await connection.execute(RETURN, {"me": self.me})
            await connection.execute(RETIRE, {"me": self.me})
