"""What admins do: stop games, delete tables, block people and addresses. All of it is logged.

An act and its line in the log are one transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.blocks import BlockRow, Blocks, network
from grotto.table.database import now
from grotto.table.diary import has_time
from grotto.table.errors import NotFound, Refused, Unavailable
from grotto.table.hall import Hall
from grotto.table.owning import changed, delete_table
from grotto.table.people import clean_name, new_id, outline
from grotto.table.reports import Reports, Status
from grotto.table.scorebook import ABANDONED
from grotto.table.sessions import DAY, Sessions
from grotto.table.storage import SeatRow, Storage, TableRow

# Seconds between two rounds of tidying up, and until it is tried again.
ROUND = 24 * 3600.0
RETRY = 5.0
# How many tables are deleted at a time, so that players hardly have to wait.
SOME = 20
# Names in the log where no account acts: the server itself, and its command line. No account's name is blank.
SERVER, CONSOLE = "", " "

log = logging.getLogger("grotto")


class LoggedRow(NamedTuple):
    """A line of the moderation log."""

    id: str
    time: int
    who: str
    act: str
    target: str
    text: str


async def note(connection: AsyncConnection, who: str, act: str, target: str, text: str = "") -> None:
    """Add a line to the moderation log."""
    row = LoggedRow(new_id(), now(), who, act, target, clean_name(text, 200))
    await connection.execute(schema.moderation.insert(), row._asdict())


class Care:
    """What admins can do."""

    def __init__(self, hall: Hall, sessions: Sessions) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.sessions = sessions
        self.blocks = Blocks(hall.storage)
        self.reports = Reports(hall.storage)

    # ---- tables ------------------------------------------------------------------------

    async def tables(self, words: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables whose id, name, game or players' names have these words, the last played at first."""
        columns, chairs = schema.tables.c, schema.seats.c
        query = select(schema.tables).order_by(columns.updated.desc()).limit(limit)
        if words:
            sits = select(chairs.table).where(chairs.name.icontains(words, autoescape=True))
            found = or_(
                columns.id == words,
                columns.name.icontains(words, autoescape=True),
                columns.game == words,
                columns.id.in_(sits),
            )
            query = query.where(found)
        return await self.storage.list_tables(query)

    async def halt(self, who: str, id: str, halted: bool, text: str) -> None:
        """Stop a game, so that it can only be read, or let it go on."""
        live = await self.hall.get(id)
        if halted and (live.over or live.row.imported):
            raise Refused("table_over", {})

        async def change() -> None:
            columns = schema.tables.c
            async with self.storage.writing() as connection:
                # Nobody could touch it meanwhile: from now on it may be left alone for as long as any other.
                touched = {} if halted else {"updated": self.storage.now()}
                await connection.execute(
                    schema.tables.update().where(columns.id == id).values(halted=halted, **touched)
                )
                await changed(self.storage, connection, [id])
                await note(connection, who, "halt" if halted else "release", id, text)
            await self.hall.look_again([id])

        await self.hall.finish(change())

    async def delete(self, who: str, id: str, text: str) -> None:
        """Delete a table with its moves."""
        if not await self.hall.finish(self._delete(who, [id], text)):
            raise NotFound("no_table", {})

    async def _delete(self, who: str, ids: list[str], text: str) -> list[str]:
        deleted: list[str] = []
        async with self.storage.writing() as connection:
            for id in ids:
                if await delete_table(self.storage, connection, id):
                    deleted.append(id)
                    await note(connection, who, "delete", id, text)
        for id in deleted:
            self.hall.forget(id)
        return deleted

    async def drop_abandoned(self, days: int) -> int:
        """Delete unfinished games that nobody has touched for so long; returns their number.

        Stopped games stay, because somebody may still look into them. So do games whose player still has time, and
        rated games until they have counted: for a player who stays away they are lost.
        """
        columns, time = schema.tables.c, self.storage.now()
        left = ~columns.over & ~columns.imported & ~columns.halted & (columns.updated < time - days * DAY)
        left &= ~has_time(time)
        counted = exists().where(schema.results.c.table == columns.id)
        left &= ~columns.rated | counted | (columns.updated < time - 2 * ABANDONED)
        query = select(columns.id).where(left).order_by(columns.updated).limit(SOME)
        count = 0
        while True:
            async with self.storage.reading() as connection:
                ids = [str(id) for id in (await connection.execute(query)).scalars()]
            if not ids:
                return count
            deleted = await self.hall.finish(self._delete(SERVER, ids, f"abandoned for {days} days"))
            count += len(deleted)
            if not deleted:
                return count

    async def tidy(self, days: Callable[[], int]) -> None:
        """Clean up once a day. With 0 days abandoned games are kept for ever."""
        while True:
            try:
                await self.tidy_once(days())
            except Unavailable:
                await asyncio.sleep(RETRY)
                continue
            except Exception:
                log.exception("tidying up failed")
            await asyncio.sleep(ROUND)

    async def tidy_once(self, days: int) -> None:
        """Delete what is no longer needed: sessions, addresses and turns, and games after so many days."""
        await self.sessions.purge()
        await self.hall.days.notices.tidy()
        if days:
            dropped = await self.drop_abandoned(days)
            log.info("%d tables were deleted, abandoned for %d days", dropped, days)

    # ---- people ------------------------------------------------------------------------

    async def block(self, who: str, person: str | None, address: str | None, days: int | None, text: str) -> None:
        """Block a person or an address."""
        if (person is None) == (address is None):
            raise Refused("block_what", {})
        where = None if address is None else str(network(address))
        until = None if days is None else now() + days * DAY
        row = BlockRow(new_id(), person, where, clean_name(text, 200), now(), until)

        async def change() -> None:
            async with self.storage.writing() as connection:
                await connection.execute(schema.blocks.insert(), row._asdict())
                await note(connection, who, "block", person or where or "", text)
            await self.blocks.load()

        await self.hall.finish(change())

    async def unblock(self, who: str, id: str) -> None:
        """End a block."""
        rows = schema.blocks

        async def change() -> bool:
            async with self.storage.writing() as connection:
                gone = rows.delete().where(rows.c.id == id).returning(rows.c.person, rows.c.address)
                row = (await connection.execute(gone)).first()
                if row is not None:
                    await note(connection, who, "unblock", row.person or row.address)
            await self.blocks.load()
            return row is not None

        if not await self.hall.finish(change()):
            raise NotFound("no_block", {})

    async def settle(self, who: str, id: str, status: Status, text: str) -> None:
        """Note that a report has been dealt with, or is to be looked at again."""
        rows = schema.reports

        async def change() -> bool:
            async with self.storage.writing() as connection:
                done = await connection.execute(rows.update().where(rows.c.id == id).values(status=status))
                if done.rowcount:
                    await note(connection, who, "settle" if status == "done" else "reopen", id, text)
                return bool(done.rowcount)

        if not await self.hall.finish(change()):
            raise NotFound("no_report", {})

    async def logged(self, limit: int, before: int | None = None) -> list[LoggedRow]:
        """The log, the newest first, from a moment back: what was done at that moment is among it."""
        rows = schema.moderation
        query = select(rows).order_by(rows.c.time.desc(), rows.c.id).limit(limit)
        if before is not None:
            query = query.where(rows.c.time <= before)
        async with self.storage.reading() as connection:
            return [LoggedRow(*row) for row in await connection.execute(query)]


# ---- who may -------------------------------------------------------------------------------


async def appoint(storage: Storage, name: str, admin: bool) -> str:
    """Make an account an admin, or take that back; returns its name as it is written. NotFound if there is none."""
    accounts = schema.accounts
    query = accounts.update().where(accounts.c.outline == outline(clean_name(name))).values(admin=admin)
    async with storage.writing() as connection:
        found = (await connection.execute(query.returning(accounts.c.name))).scalar_one_or_none()
        if found is None:
            raise NotFound("no_account_called", {"value": name[:40]})
        await note(connection, CONSOLE, "appoint" if admin else "dismiss", str(found))
    return str(found)


async def admins(storage: Storage) -> list[str]:
    """The names of the admins."""
    accounts = schema.accounts.c
    async with storage.reading() as connection:
        query = select(accounts.name).where(accounts.admin).order_by(accounts.name)
        return [str(name) for name in (await connection.execute(query)).scalars()]
