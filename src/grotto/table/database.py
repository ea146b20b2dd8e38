"""A database: found, opened, brought up to date, its connections. SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from grotto.kernel.errors import BadOption
from grotto.table.backup import back_up, file_of, shown, usual_file
from grotto.table.errors import Unavailable
from grotto.table.guard import Mark
from grotto.table.upkeep import VERSION, check_known, upgrade, version_of

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Connections to PostgreSQL, how long somebody waits for one, and for an answer of the database (milliseconds).
POOL: dict[str, Any] = {
    "pool_size": 10,
    "max_overflow": 10,
    "pool_timeout": 5,
    "connect_args": {"server_settings": {"statement_timeout": "15000", "idle_in_transaction_session_timeout": "60000"}},
}
# Seconds after which a connection that nobody has used is asked whether it is still there.
UNUSED = 1.0
# Any number, the same in every process: only one of them brings the schema up to date.
MIGRATION_LOCK = 20080901

log = logging.getLogger("grotto")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def database_url(given: str) -> URL:
    """The address of a database with the driver we use for it; BadOption says what is wrong."""
    try:
        url = make_url(given)
    except ArgumentError:
        url = None
    backend = url.get_backend_name() if url is not None else ""
    if url is None or backend not in DRIVERS or url.drivername not in (backend, DRIVERS[backend]):
        raise BadOption("db_url", {"value": given, "allowed": "sqlite:///table.db, postgresql://user@host/name"})
    if backend != "sqlite" and find_spec("asyncpg") is None:
        raise BadOption("extra_missing", {"value": "asyncpg", "allowed": 'pip install "grotto[postgresql]"'})
    return url.set(drivername=DRIVERS[backend])


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    # Readers don't wait for the writer; a commit is on the disk before it is answered.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _note_use(connection: Any, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _check_use(connection: Any, record: ConnectionPoolEntry, proxy: object) -> None:
    """Find out whether a connection still leads to a database, unless somebody has just used it."""
    if connection.driver_connection.is_closed():
        # The database has cut it, as it cuts all of them when it is restarted.
        raise DisconnectionError
    if time.monotonic() - record.info.get("used", math.inf) > UNUSED:
        try:
            connection.ping()
        except Exception as error:
            # Another one is taken.
            raise DisconnectionError from error


class Database:
    """The connections of a server to its database."""

    # What time it is; tests have another one.
    clock: Callable[[], int] = staticmethod(now)

    def __init__(self, url: URL) -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        self.mark: Mark | None = None
        # How far the clock of a database that is shared goes before our own: its time counts for everybody.
        self.skew = 0
        # SQLite has one writer: our own writes wait for each other here rather than in it.
        self.turn: asyncio.Lock | None = asyncio.Lock() if self.sqlite else None
        # What other servers are told with each change of a table, by the transaction itself.
        self.news: Callable[[str], str] | None = None
        # The same for something that was said there.
        self.said: Callable[[str], str] | None = None
        self.engine: AsyncEngine = create_async_engine(url, **({} if self.sqlite else POOL))
        # A question that needs no transaction saves the database two.
        self.asking = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        else:
            event.listen(self.engine.sync_engine, "checkin", _note_use)
            event.listen(self.engine.sync_engine, "checkout", _check_use)

    @property
    def shared(self) -> bool:
        """Whether other servers may write to the same database."""
        return not self.sqlite

    def now(self) -> int:
        """Milliseconds since 1970, by the clock of a database that is shared, else by our own."""
        return self.clock() + self.skew

    async def open(self) -> None:
        """Connect and bring the schema up to date; BadOption if there is no such database."""
        try:
            if self.sqlite and self.url.database and self.url.database != ":memory:":
                Path(self.url.database).absolute().parent.mkdir(parents=True, exist_ok=True)
            async with self.engine.begin() as connection:
                if not self.sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await self._migrate(connection)
        except (SQLAlchemyError, OSError) as error:
            await self.engine.dispose()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
            raise BadOption("db_closed", {"value": shown(self.url), "key": reason}) from error

    async def _migrate(self, connection: AsyncConnection) -> None:
        """Bring the schema up to date, after a backup of what is there."""
        version = await connection.run_sync(version_of)
        if version == VERSION:
            return
        check_known(version, shown(self.url))
        if version is not None and self.url.database != ":memory:":
            file = usual_file(self.url, f"before-{VERSION}")
            await back_up(self.url, file)
            log.warning("the database is brought from version %s to %s; a backup is %s", version, VERSION, file)
        await connection.run_sync(upgrade)

    async def serve(self) -> None:
        """Say that a server uses the database, until it is closed; BadOption if a backup is just brought back."""
        file = file_of(self.url)
        if file is None:
            return
        try:
            self.mark = await asyncio.to_thread(Mark, file)
        except sqlite3.Error as error:
            raise BadOption("db_closed", {"value": shown(self.url), "key": str(error)}) from error

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()
        if self.mark is not None:
            self.mark.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to ask with."""
        try:
            async with self.asking.connect() as connection:
                yield connection
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise Unavailable("database", {}) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end; the first statement must be the write."""
        if self.turn is not None:
            await self.turn.acquire()
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise Unavailable("database", {}) from error
        finally:
            if self.turn is not None:
                self.turn.release()

    @asynccontextmanager
    async def deciding(self) -> AsyncIterator[AsyncConnection]:
        """A connection of PostgreSQL for a single statement that is a transaction by itself."""
        try:
            async with self.asking.connect() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise Unavailable("database", {}) from error

    async def ping(self) -> None:
        """Unavailable if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
