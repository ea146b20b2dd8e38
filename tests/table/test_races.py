"""Moves that race for one position on PostgreSQL: they wait for each other in one order, so that none is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from grotto.table import schema
from grotto.table.database import database_url
from grotto.table.errors import Stale
from grotto.table.history import ACT, Row
from grotto.table.owning import delete_table
from grotto.table.storage import ADD_MOVES, Standing, Storage
from grotto.table.storage import MOVE as STATEMENT
from postgres import new_database, postgresql
from serving import PATIENCE
from table.test_leases import TABLE

MOVE = Row(0, ACT, 0, "pass", "first")
CHANCE = Row(1, ACT, -1, "roll 5", None)
AFTER = Standing(over=False, actor=0, moves=2, round=1, rounds=7, result=None)


@pytest.fixture(scope="module")
def db() -> Iterator[str]:
    with postgresql() as cluster:
        yield new_database(cluster, "races")


async def until_waiting(storage: Storage) -> None:
    """Until somebody waits for a lock."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with storage.reading() as connection:
                if (await connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted"))).scalar():
                    return
            await asyncio.sleep(0.02)


def test_a_move_waits_for_another_before_it_touches_the_table(db: str) -> None:
    """A move beside which something is written adds its rows first; one without must not hold the table meanwhile."""

    async def run() -> None:
        storage = Storage(database_url(db))
        await storage.open()
        storage.news = lambda table: f"here moved {table}"
        try:
            async with storage.writing() as connection:
                await connection.execute(schema.tables.insert(), TABLE._asdict())
            async with storage.writing() as first:
                await first.execute(ADD_MOVES, [{"table": "t", **MOVE._asdict(), "time": 3}])
                second = asyncio.create_task(storage.append("t", [MOVE, CHANCE], AFTER, 4))
                await until_waiting(storage)
                # Fails at once if the other has it.
                await first.execute(text("SELECT 1 FROM tables WHERE id = 't' FOR UPDATE NOWAIT"))
            with pytest.raises(Stale):
                await second
            assert await storage.newest("t") == (1, TABLE.updated)
            await storage.append("t", [CHANCE, Row(2, ACT, 0, "pass", "later", "[]")], AFTER, 5)
            assert await storage.newest("t") == (3, 5)
            rows = await storage.rows("t")
            assert [(row.text, row.request, row.events, row.time) for row in rows] == [
                ("pass", "first", None, 3), ("roll 5", None, None, 5), ("pass", "later", "[]", 5),
            ]  # fmt: skip
            found = await storage.table("t")
            assert found is not None
            assert (found[0].moves, found[0].round, found[0].rounds) == (2, 1, 7)
        finally:
            await storage.close()

    asyncio.run(run())


def test_the_one_statement_writes_all_of_a_move() -> None:
    """A column that rows or tables gain later must be in it, too."""
    needed = {*Row._fields, *Standing._fields, "next", "changed", "channel", "news"}
    assert set(STATEMENT.compile().params) == needed


def test_a_table_is_deleted_with_what_another_server_adds_to_it_meanwhile(db: str) -> None:
    async def run() -> None:
        storage = Storage(database_url(db))
        await storage.open()
        storage.news = lambda table: f"here moved {table}"

        async def delete() -> bool:
            async with storage.writing() as connection:
                return await delete_table(storage, connection, "u")

        try:
            async with storage.writing() as connection:
                await connection.execute(schema.tables.insert(), TABLE._replace(id="u")._asdict())
            async with storage.writing() as other:
                await other.execute(schema.leases.insert(), {"table": "u", "server": "s"})
                deleting = asyncio.create_task(delete())
                await until_waiting(storage)
            assert await deleting
            assert await storage.table("u") is None
        finally:
            await storage.close()

    asyncio.run(run())
