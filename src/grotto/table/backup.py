"""Backups of a database, made while people play, and restored.

A backup is an SQLite file with the schema of its time, whatever database it is of: `grotto serve` can open it as it is.
SQLite copies itself; from PostgreSQL all rows are read as they were at one moment. So a backup also takes tables from
one kind of database to the other.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grotto.kernel.errors import BadOption
from grotto.table import schema
from grotto.table.guard import alone
from grotto.table.upkeep import check_known, data_folder, upgrade, version_of

# Rows that are copied at a time.
BATCH = 500
VERSIONS = "alembic_version"


def shown(url: URL) -> str:
    """The address of a database as people may see it."""
    return url.render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.database).absolute() if is_sqlite(url) and url.database and url.database != ":memory:" else None


def free_file(wanted: Path) -> Path:
    """This name, or the next one with a number that no file has yet."""
    number, file = 2, wanted
    while file.exists():
        file = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
        number += 1
    return file


def usual_file(url: URL, why: str) -> Path:
    """Where a backup goes that nobody has named a file for: beside the database, or in the user's folder."""
    file = file_of(url)
    folder = data_folder() if file is None else file.parent
    name = (url.database or "grotto") if file is None else file.stem
    return free_file(folder / f"{name}.{why}.db")


@contextmanager
def _told(what: object) -> Iterator[None]:
    """Turn errors of databases and files into messages."""
    try:
        yield
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0][:200]
        raise BadOption("db_closed", {"value": str(what), "key": reason}) from error


async def back_up(url: URL, file: Path) -> int:
    """Write a backup into a new file, while people go on playing; returns the number of tables in it.

    The file gets its name when it is complete. BadOption says what is wrong.
    """
    if file.exists():
        raise BadOption("backup_there", {"value": str(file)})
    part = file.with_name(f".{file.name}.part")
    with _told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
    try:
        source = file_of(url)
        if source is not None:
            with _told(shown(url)):
                await asyncio.to_thread(_copy_file, source, part)
        else:
            await _copy_all(url, sqlite_url(part))
        with _told(file):
            tables = await asyncio.to_thread(_count, part)
            part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return tables


def sqlite_url(file: Path) -> URL:
    """The address of an SQLite file, with the driver we use."""
    return URL.create("sqlite+aiosqlite", database=str(file))


def _copy_file(source: Path, target: Path) -> None:
    """A copy of an SQLite database as it is at one moment, into a new file or over what is in another one."""
    if not source.is_file():
        raise FileNotFoundError(2, "no such file", str(source))
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
    with closing(reading) as one, closing(sqlite3.connect(target, timeout=30)) as other:
        one.backup(other)


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        (problem,) = db.execute("PRAGMA quick_check").fetchone()
        if problem != "ok":
            raise sqlite3.DatabaseError(problem)
        (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        return int(tables)


# ---- from one kind of database to another ---------------------------------------------------


async def _copy_all(source: URL, target: URL) -> None:
    """Copy everything as it is at one moment into an empty database, with the schema that it has."""
    one, other = create_async_engine(source), create_async_engine(target)
    try:
        with _told(shown(source)):
            async with _snapshot(one) as reading:
                version = await reading.run_sync(version_of)
                tables = await reading.run_sync(_tables)
                with _told(shown(target)):
                    async with other.begin() as writing:
                        if version is not None:
                            await writing.run_sync(upgrade, version)
                        await _copy_rows(reading, writing, tables)
    finally:
        await one.dispose()
        await other.dispose()


def _snapshot(engine: AsyncEngine) -> AsyncConnection:
    """A connection that sees one moment only."""
    if engine.dialect.name == "sqlite":
        return engine.connect()
    return engine.execution_options(isolation_level="REPEATABLE READ").connect()


def _tables(connection: Connection) -> list[Table]:
    """Those of ours that there are, each after those it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    return found.sorted_tables


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection, tables: list[Table]) -> None:
    for table in tables:
        rows = await reading.stream(select(table))
        async for some in rows.mappings().partitions(BATCH):
            await writing.execute(table.insert(), [dict(row) for row in some])


# ---- bringing back --------------------------------------------------------------------------


async def restore(file: Path, url: URL) -> tuple[int, Path | None]:
    """Replace a database that no server uses by a backup; returns how many tables it has, and where the old ones are.

    BadOption if a server uses the database, or the file is no backup that this program can read.
    """
    with _told(file):
        version = await asyncio.to_thread(_version_in, file)
    if version is None:
        raise BadOption("backup_foreign", {"value": str(file)})
    check_known(version, str(file))
    async with alone(url):
        kept = await _keep_old(url)
        target = file_of(url)
        if target is not None:
            with _told(shown(url)):
                target.parent.mkdir(parents=True, exist_ok=True)
                await asyncio.to_thread(_copy_file, file, target)
        else:
            await _fill(url, file)
    return await asyncio.to_thread(_count, file), kept


def _version_in(file: Path) -> str | None:
    if not file.is_file():
        raise FileNotFoundError(2, "no such file", str(file))
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {VERSIONS, "tables", "moves"} <= names:
            return None
        row = db.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()
        return None if row is None else str(row[0])


async def _keep_old(url: URL) -> Path | None:
    """Back up what is about to be replaced, if there is anything."""
    source = file_of(url)
    if source is not None and not source.exists():
        return None
    engine = create_async_engine(url)
    try:
        with _told(shown(url)):
            async with engine.connect() as connection:
                if await connection.run_sync(version_of) is None:
                    return None
    finally:
        await engine.dispose()
    file = usual_file(url, "before-restore")
    await back_up(url, file)
    return file


async def _fill(url: URL, file: Path) -> None:
    """Replace everything in PostgreSQL in one transaction: readers see either the old or the new."""
    one, other = create_async_engine(sqlite_url(file)), create_async_engine(url)
    try:
        with _told(shown(url)):
            async with one.connect() as reading, other.begin() as writing:
                await writing.run_sync(_clear)
                version = await reading.run_sync(version_of)
                assert version is not None
                await writing.run_sync(upgrade, version)
                await _copy_rows(reading, writing, await reading.run_sync(_tables))
                for table in await reading.run_sync(_tables):
                    count = select(func.count()).select_from(table)
                    if (await reading.execute(count)).scalar() != (await writing.execute(count)).scalar():
                        raise OSError(f"rows of {table.name} are missing")
    finally:
        await one.dispose()
        await other.dispose()


def _clear(connection: Connection) -> None:
    """Drop our tables, and no others."""
    old = MetaData()
    ours = {*schema.metadata.tables, VERSIONS}
    old.reflect(connection, only=lambda name, _: name in ours)
    old.drop_all(connection)
