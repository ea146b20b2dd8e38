"""Which server moves the bots of a table, when one of them was silent for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from grotto.table import schema
from grotto.table.database import database_url
from grotto.table.errors import NotFound
from grotto.table.line import Hearer, Line
from grotto.table.servers import Servers
from grotto.table.storage import Storage, TableRow
from postgres import new_database, postgresql
from serving import PATIENCE

TABLE = TableRow(
    id="t", game="g", players=1, options="{}", name="", host="ann", open=False, seed="", commitment="", imported=False,
    fork_at=0, rematch=None, lesson=None, hints=True, halted=False, chat=True, rated=False, over=False, actor=0,
    moves=0, round=0, rounds=0, result=None, created=1, updated=2,
)  # fmt: skip


@pytest.fixture(scope="module")
def db() -> Iterator[str]:
    with postgresql() as cluster:
        yield new_database(cluster, "leases")


async def heard_of(storage: Storage, server: str, later: int) -> None:
    """Let a server be heard of so many milliseconds later, or earlier: no busy machine lets it die, or live."""
    async with storage.writing() as connection:
        await connection.execute(text("UPDATE servers SET seen = seen + :n WHERE id = :id"), {"n": later, "id": server})


class Deaf(Hearer):
    """Somebody whom nothing concerns."""


def test_a_server_whose_process_has_died_is_missed_at_once(db: str) -> None:
    """The database knows it before three seconds are over; one that is only slow is given that time."""

    async def run() -> None:
        storage = Storage(database_url(db))
        await storage.open()
        line = Line(storage.url, "alive")
        try:
            alive, other = Servers(storage, "alive"), Servers(storage, "other")
            # As if both had been silent for a while: no busy machine decides.
            other.silence = {"dead": 1_000_000, "silent": -1_000_000}
            await line.open(Deaf())
            assert (await alive.beat(), await other.beat()) == ([], [])
            await line._drop()
            async with asyncio.timeout(PATIENCE):
                while await other.beat() != ["alive"]:
                    await asyncio.sleep(0.05)
        finally:
            await line.close()
            await other.leave()
            await storage.close()

    asyncio.run(run())


def test_a_table_that_is_gone_is_nobodys(db: str) -> None:
    """A bot whose table is deleted while it comes to move there has nothing to do; it did not fail."""

    async def run() -> None:
        storage = Storage(database_url(db))
        await storage.open()
        try:
            with pytest.raises(NotFound):
                await Servers(storage, "late").lease("gone")
        finally:
            await storage.close()

    asyncio.run(run())


def test_a_line_that_is_cut_is_noticed_at_once(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when somebody looks: until then nothing would be heard of other servers."""
    monkeypatch.setattr("grotto.table.line.CHECKED", 1_000_000)

    class Told(Deaf):
        def __init__(self) -> None:
            self.lines: list[str] = []

        def lost(self) -> None:
            self.lines.append("lost")

        def restored(self) -> None:
            self.lines.append("restored")

    async def run() -> None:
        storage, told = Storage(database_url(db)), Told()
        await storage.open()
        line = Line(storage.url, "cut")
        try:
            await line.open(told)
            cut = text("SELECT pg_terminate_backend(:pid)")
            async with storage.writing() as connection:
                await connection.execute(cut, {"pid": line.connection.get_server_pid()})
            async with asyncio.timeout(PATIENCE):
                while told.lines != ["lost", "restored"]:
                    await asyncio.sleep(0.05)
            assert line.up
        finally:
            await line.close()
            await storage.close()

    asyncio.run(run())


def test_a_server_that_was_taken_for_dead_forgets_its_tables(db: str) -> None:
    async def run() -> None:
        storage = Storage(database_url(db))
        await storage.open()
        try:
            async with storage.writing() as connection:
                await connection.execute(schema.tables.insert(), TABLE._asdict())
            one, two = Servers(storage, "one"), Servers(storage, "two")
            assert (await one.beat(), await two.beat()) == ([], [])
            one.forgotten = two.forgotten = False
            await heard_of(storage, "one", 1_000_000)
            await heard_of(storage, "two", 1_000_000)
            assert await one.lease("t")
            assert not await two.lease("t")
            await heard_of(storage, "one", -1_010_000)
            async with storage.writing() as connection:
                await connection.execute(
                    text("INSERT INTO jobs (id, server, owner, work, asked) VALUES ('j', 'one', 'ann', '[]', 0)")
                )
            assert await two.beat() == ["one"]
            await heard_of(storage, "two", 1_000_000)
            assert await two.inherit() == ["t"]
            async with storage.reading() as connection:
                assert (await connection.execute(text("SELECT count(*) FROM jobs"))).scalar() == 0
            assert await two.lease("t")
            # It comes back, knows that it was forgotten, and lets go without taking anything from the other.
            assert await one.beat() == []
            assert (one.forgotten, one.leased) == (True, set())
            assert not await one.lease("t")
            await one.release("t")
            assert not await one.lease("t")
            await two.leave()
            assert await one.lease("t")
        finally:
            await storage.close()

    asyncio.run(run())
