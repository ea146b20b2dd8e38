"""Locks of a database: servers share it, a restore needs it alone. A lock ends with its process, however that ends."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from grotto.kernel.errors import BadOption

# Any number, the same in every process: servers hold it together, a restore alone.
SERVING_LOCK = 20080902
# Where servers of one PostgreSQL listen to each other.
CHANNEL = "grotto"
# Where workers hear that there is something to think about.
JOBS_CHANNEL = "grotto_jobs"


def life_of(id: str) -> str:
    """The number of the lock, in SQL, that a server or worker holds as long as it lives."""
    return f"hashtextextended('grotto ' || {id}::text, 0)"


def marker(file: Path) -> Path:
    """The little file that servers of an SQLite database hold open."""
    return file.with_name(f"{file.name}-served")


class Mark:
    """Says that a server uses an SQLite file: it reads a little database beside it, where a restore wants to write."""

    def __init__(self, file: Path) -> None:
        self.connection = sqlite3.connect(marker(file), timeout=10, isolation_level=None, check_same_thread=False)
        self.connection.execute("BEGIN")
        self.connection.execute("SELECT count(*) FROM sqlite_master").fetchone()

    def close(self) -> None:
        """The server has stopped."""
        self.connection.close()


@asynccontextmanager
async def alone(url: URL) -> AsyncIterator[None]:
    """Use a database alone; BadOption if a server uses it. No server can start meanwhile."""
    used = BadOption("db_served", {"value": url.render_as_string(hide_password=True)})
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "").absolute()
        await asyncio.to_thread(file.parent.mkdir, parents=True, exist_ok=True)
        with closing(sqlite3.connect(marker(file), timeout=0, isolation_level=None, check_same_thread=False)) as mark:
            try:
                mark.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                raise used from error
            yield
        return
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            found = await connection.execute(text(f"SELECT pg_try_advisory_lock({SERVING_LOCK})"))
            if not found.scalar():
                raise used
            yield
    finally:
        await engine.dispose()
