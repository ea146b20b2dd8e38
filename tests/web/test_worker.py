"""`grotto worker`: thinks for servers on the same PostgreSQL; whatever becomes of it, every bot moves, and once."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
from sqlalchemy import text

from grotto.table.database import database_url
from grotto.table.jobs import LATEST, Queue, Remote
from grotto.table.storage import Storage
from grotto.table.workers import NotThought
from postgres import new_database, postgresql
from serving import PATIENCE, Person, serving

COMMAND = [sys.executable, "-c", "from grotto.cli import main; main()", "worker", "--lang", "en"]
BOT = {"kind": "bot", "bot": "level2"}
WORK = ("cave_vs_cave", {}, {}, "random", 1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.fixture(scope="module")
def empty(cluster: str) -> str:
    """A database with tables of ours in it, for tests without a server."""
    db = new_database(cluster, "queue")

    async def make() -> None:
        storage = Storage(database_url(db))
        await storage.open()
        await storage.close()

    asyncio.run(make())
    return db


@asynccontextmanager
async def opened(db: str) -> AsyncIterator[Storage]:
    storage = Storage(database_url(db))
    async with storage.writing() as connection:
        await connection.execute(text("DELETE FROM jobs"))
        await connection.execute(text("DELETE FROM workers"))
    try:
        yield storage
    finally:
        await storage.close()


async def age(storage: Storage, *, workers: int = 0, jobs: int = 0) -> None:
    """Let so many milliseconds pass for workers and jobs; less than none if no busy machine shall count."""
    async with storage.writing() as connection:
        await connection.execute(text("UPDATE workers SET seen = seen - :n"), {"n": workers})
        await connection.execute(text("UPDATE jobs SET asked = asked - :n"), {"n": jobs})


async def posted(remote: Remote, *owners: str) -> list[asyncio.Task[list[str]]]:
    """Jobs that are in the queue by now, in this order; an owner may have an address: "ann@home"."""
    tasks = []
    for owner in owners:
        tasks.append(asyncio.create_task(remote.think(owner, owner.partition("@")[2], WORK)))
        while len(remote.posted) < len(tasks):
            await asyncio.sleep(0.005)
    return tasks


def test_an_answer_comes_back(empty: str) -> None:
    async def run() -> None:
        async with opened(empty) as storage:
            remote, queue = Remote(storage, "here"), Queue(storage, "there", 2)
            await queue.alive()
            await age(storage, workers=-1_000_000)
            await remote.tend()
            assert (remote.places, remote.free) == (2, True)
            (task,) = await posted(remote, "ann")
            found = await queue.claim()
            assert found is not None
            assert (found[1], await queue.claim()) == (list(WORK), None)
            await queue.answer(found[0], ["a", "b"])
            await remote.collect()
            assert await task == ["a", "b"]
            assert not remote.waiting

    asyncio.run(run())


@pytest.mark.parametrize(
    ("owners", "expected"),
    [
        (["greedy", "greedy", "greedy", "ann", "bob"], ["greedy", "ann", "bob", "greedy", "greedy"]),
        # However many people one address has.
        (["a@den", "b@den", "c@den", "ann@home", "bob"], ["a@den", "ann@home", "bob", "b@den", "c@den"]),
        (["a@den", "a@den", "b@den"], ["a@den", "b@den", "a@den"]),
    ],
)
def test_one_host_or_address_with_many_tables_keeps_nobody_waiting(
    empty: str, owners: list[str], expected: list[str]
) -> None:
    async def run() -> list[str]:
        async with opened(empty) as storage:
            remote, queue = Remote(storage, "here"), Queue(storage, "there", 2)
            tasks = await posted(remote, *owners)
            order = []
            for _ in tasks:
                found = await queue.claim()
                assert found is not None
                async with storage.reading() as connection:
                    row = await connection.execute(text("SELECT owner FROM jobs WHERE id = :id"), {"id": found[0]})
                    order.append(str(row.scalar()))
            for task in tasks:
                task.cancel()
            return order

    assert asyncio.run(run()) == expected


def test_what_a_dead_worker_had_comes_back(empty: str) -> None:
    async def run() -> None:
        async with opened(empty) as storage:
            remote, queue = Remote(storage, "here"), Queue(storage, "there", 2)
            await queue.alive()
            tasks = await posted(remote, "ann", "bob")
            found = await queue.claim()
            assert found is not None
            await age(storage, workers=-1_000_000, jobs=-1_000_000)
            await remote.tend()
            assert not any(task.done() for task in tasks)
            # For longer than a worker may be silent, or a job may wait.
            await age(storage, workers=1_004_000, jobs=1_004_000)
            await remote.tend()
            assert remote.places == 0
            for task in tasks:
                with pytest.raises(NotThought):
                    await task
            # What it says when it comes back is heard by nobody.
            await queue.answer(found[0], ["late"])
            await remote.collect()

    asyncio.run(run())


def test_a_worker_that_goes_gives_back_what_it_has(empty: str) -> None:
    async def run() -> None:
        async with opened(empty) as storage:
            remote = Remote(storage, "here")
            one, two = Queue(storage, "one", 1), Queue(storage, "two", 1)
            await one.alive()
            (task,) = await posted(remote, "ann")
            first = await one.claim()
            await one.leave()
            again = await two.claim()
            assert first == again
            task.cancel()

    asyncio.run(run())


def test_a_server_whose_jobs_are_gone_waits_for_nothing(empty: str) -> None:
    """Others may have taken it for dead, and cleared away what it wanted."""

    async def run() -> None:
        async with opened(empty) as storage:
            remote = Remote(storage, "here")
            (task,) = await posted(remote, "ann")
            async with storage.writing() as connection:
                await connection.execute(text("DELETE FROM jobs"))
            await remote.tend()
            with pytest.raises(NotThought):
                await task

    asyncio.run(run())


def test_nobody_waits_for_ever(empty: str) -> None:
    """A worker that lives and says nothing."""

    async def run() -> None:
        async with opened(empty) as storage:
            remote, queue = Remote(storage, "here"), Queue(storage, "there", 1)
            await queue.alive()
            (task,) = await posted(remote, "ann")
            assert await queue.claim() is not None
            await age(storage, workers=-1_000_000, jobs=LATEST + 1000)
            await remote.tend()
            with pytest.raises(NotThought):
                await task

    asyncio.run(run())


# ---- the program ------------------------------------------------------------------------------


@contextmanager
def working(db: str, *extra: str) -> Iterator[subprocess.Popen[str]]:
    command = [*COMMAND, "--db", db, *extra]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "Ready to think" in line, process.communicate()[1]
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def count(db: str, query: str) -> int:
    async def ask() -> int:
        storage = Storage(database_url(db))
        try:
            async with storage.reading() as connection:
                return int((await connection.execute(text(query))).scalar_one())
        finally:
            await storage.close()

    return asyncio.run(ask())


def wait_for(db: str, query: str) -> None:
    end = time.monotonic() + PATIENCE
    while not count(db, query):
        assert time.monotonic() < end, query
        time.sleep(0.02)


def test_bots_go_on_whatever_happens_to_the_worker(cluster: str) -> None:
    db = new_database(cluster, "thinking")
    taken = "SELECT count(*) FROM jobs WHERE worker IS NOT NULL"
    with serving(db, "--bot-delay", "0.01") as server:
        ann = Person(server.address, "Ann")
        with working(db, "--jobs", "2") as worker:
            tables = [ann.open(BOT, BOT)["id"] for _ in range(5)]
            # It is asked, and dies over it.
            wait_for(db, taken)
            worker.kill()
        with working(db, "--jobs", "2") as worker:
            wait_for(db, taken)
            worker.send_signal(signal.SIGTERM)
            said = worker.communicate(timeout=PATIENCE)[1]
            assert (worker.returncode, said) == (0, "")
            assert count(db, "SELECT count(*) FROM workers WHERE places = 2") <= 1
            before = {table: ann.view(table)["moves"] for table in tables}
        for table, moves in before.items():
            end = time.monotonic() + PATIENCE
            while (view := ann.view(table))["moves"] <= moves and not view["over"]:
                assert time.monotonic() < end, "a bot stands still"
                time.sleep(0.05)
            assert ann.get(f"/tables/{table}/log")[-1]["n"] >= view["moves"]
        assert "Traceback" not in server.stop()
    assert count(db, "SELECT count(*) FROM jobs") == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "--db postgresql://"),
        (["--db", "sqlite:///x.db"], "use PostgreSQL"),
        (["--db", "postgresql://x@127.0.0.1:1/y"], "can’t be opened"),
        (["--db", "nonsense"], "no address of a database"),
        (["--db", "postgresql://x@127.0.0.1:1/y", "--jobs", "0"], "--jobs"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    ended = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr
    assert sentence in ended.stderr


def test_a_database_that_no_server_has_prepared_is_left_alone(cluster: str) -> None:
    db = new_database(cluster, "bare")
    ended = subprocess.run([*COMMAND, "--db", db], capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr
    assert "Start its server" in ended.stderr
    assert count(db, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'") == 0
