"""The servers of one PostgreSQL: which are alive, and which one moves the bots of a table.

Each server says every second that it is there. A table whose bots move belongs to one server at a time, by a row that
counts as long as that server lives. Of a server that has died others take over its tables. That no bot moves twice is
not settled here but by the key of its moves; the lease spares the thinking.
"""

from __future__ import annotations

from sqlalchemy import delete, text
from sqlalchemy.exc import IntegrityError

from grotto.table import schema
from grotto.table.errors import NotFound
from grotto.table.guard import CHANNEL, life_of
from grotto.table.storage import Storage

# Milliseconds of silence after which a server counts as dead, and after which it does so if its lock is also free: the
# database releases it at once when a process dies (line.py).
DEAD_AFTER = 3000
SILENT_AFTER = 1500
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"


def is_dead(rows: str, dead: str = str(DEAD_AFTER), silent: str = str(SILENT_AFTER)) -> str:
    """The SQL condition that a row of servers or workers belongs to a dead one."""
    free = f"pg_try_advisory_xact_lock({life_of(f'{rows}.id')})"
    return f"({rows}.seen < {NOW} - {dead} OR ({rows}.seen < {NOW} - {silent} AND {free}))"


BEAT = text(f"UPDATE servers SET seen = {NOW} WHERE id = :me")
JOIN = text(f"INSERT INTO servers (id, seen) VALUES (:me, {NOW})")
# One server removes a dead one; all hear of it with the commit, before anything that it may say when it comes back.
BURY = text(
    f"""
    WITH dead AS (DELETE FROM servers WHERE id <> :me AND {is_dead("servers", ":dead", ":silent")} RETURNING id)
    SELECT id, pg_notify('{CHANNEL}', id || ' gone') FROM dead
    """
)
INHERIT = text('DELETE FROM leases WHERE server NOT IN (SELECT id FROM servers) RETURNING "table"')
# Nobody waits for the jobs of dead servers.
DROP_JOBS = text("DELETE FROM jobs WHERE server NOT IN (SELECT id FROM servers)")
LEASE = text(
    f"""
    INSERT INTO leases ("table", server) VALUES (:table, :me)
    ON CONFLICT ("table") DO UPDATE SET server = excluded.server
    WHERE leases.server = excluded.server OR NOT EXISTS (
        SELECT 1 FROM servers WHERE servers.id = leases.server AND servers.seen >= {NOW} - {DEAD_AFTER}
    )
    RETURNING server
    """
)


class Servers:
    """What a server knows of the others through the database."""

    def __init__(self, storage: Storage, me: str) -> None:
        self.storage = storage
        self.me = me
        self.silence = {"dead": DEAD_AFTER, "silent": SILENT_AFTER}
        # The tables whose bots are ours to move.
        self.leased: set[str] = set()
        # Whether the others took this server for dead and forgot who is present here.
        self.forgotten = False

    async def beat(self) -> list[str]:
        """Report that this server is alive; returns the servers that have died since the last time."""
        async with self.storage.writing() as connection:
            alive = (await connection.execute(BEAT, {"me": self.me})).rowcount
            if not alive:
                # This server was silent for so long that others took over.
                self.leased.clear()
                self.forgotten = True
                await connection.execute(JOIN, {"me": self.me})
                await connection.execute(delete(schema.leases).where(schema.leases.c.server == self.me))
            return [str(id) for id in (await connection.execute(BURY, {"me": self.me, **self.silence})).scalars()]

    async def inherit(self) -> list[str]:
        """The tables of dead servers; each goes to the first server that asks."""
        async with self.storage.writing() as connection:
            tables = [str(id) for id in (await connection.execute(INHERIT)).scalars()]
            await connection.execute(DROP_JOBS)
            return tables

    async def lease(self, table: str) -> bool:
        """Whether the bots of a table are ours to move; NotFound if there is no such table any more."""
        if table in self.leased:
            return True
        try:
            async with self.storage.writing() as connection:
                ours = (await connection.execute(LEASE, {"table": table, "me": self.me})).scalar() == self.me
        except IntegrityError as error:
            # It has been deleted meanwhile.
            raise NotFound("no_table", {}) from error
        if ours:
            self.leased.add(table)
        return ours

    async def release(self, table: str) -> None:
        """Give up the bots of a table: nothing is left to do, or another server has moved there."""
        self.leased.discard(table)
        columns = schema.leases.c
        async with self.storage.writing() as connection:
            await connection.execute(delete(schema.leases).where(columns.table == table, columns.server == self.me))

    async def leave(self) -> None:
        """Stop: others may take over our tables at once."""
        async with self.storage.writing() as connection:
            await connection.execute(delete(schema.servers).where(schema.servers.c.id == self.me))
            await connection.execute(delete(schema.jobs).where(schema.jobs.c.server == self.me))
