"""A database that cuts its connections: what was open is opened anew, and watchers are told everything."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import TimeoutError as PoolTimeout

from grotto.table import database
from grotto.table.bus import Bus
from grotto.table.chat import Chats
from grotto.table.chat_messages import ChatNews
from grotto.table.database import database_url
from grotto.table.errors import Unavailable
from grotto.table.hall import Hall
from grotto.table.live import Live
from grotto.table.seating import Seating, SeatPlan, TablePlan
from grotto.table.storage import Storage
from grotto.table.thinking import Thinkers
from grotto.web.app import Settings, create_app
from grotto.web.watching import Reporter, asked
from postgres import new_database, postgresql
from serving import PATIENCE, sqlite

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'cut'"


@pytest.fixture(scope="module")
def db() -> Iterator[str]:
    with postgresql() as cluster:
        yield new_database(cluster, "cut")


def test_a_connection_that_was_cut_is_not_used_again(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody asks connections whether they are still there.
    monkeypatch.setattr(database, "UNUSED", math.inf)

    async def run() -> None:
        storage, other = Storage(database_url(db)), Storage(database_url(db))
        try:
            async with storage.reading() as connection:
                used: Any = (await connection.get_raw_connection()).driver_connection
            async with other.reading() as connection:
                await connection.execute(text(CUT))
            async with asyncio.timeout(PATIENCE):
                while not used.is_closed():
                    await asyncio.sleep(0.01)
            await storage.ping()
        finally:
            await storage.close()
            await other.close()

    asyncio.run(run())


def test_when_all_connections_are_in_use_it_says_when_to_come_back(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "POOL", database.POOL | {"pool_size": 2, "max_overflow": 0, "pool_timeout": 0.05})

    async def run() -> None:
        app = create_app(Settings(db, 1))
        way = httpx.ASGITransport(app)
        async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://127.0.0.1") as client:
            csrf = (await client.get("/api/me")).json()["csrf"]
            engine = app.state.hall.storage.engine
            async with AsyncExitStack() as held:
                ours = 0
                while ours < 2:
                    # What the server does by itself may just have one.
                    with contextlib.suppress(PoolTimeout):
                        await held.enter_async_context(engine.connect())
                        ours += 1
                plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}
                answers = [
                    await client.get("/api/ready"),
                    await client.get("/api/tables"),
                    await client.post("/api/tables", json=plan, headers={"X-CSRF-Token": csrf}),
                ]
            for answer in answers:
                assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
                assert answer.json()["error"]["id"] == "error-database"
            # The server's own work may be first in the queue.
            while (await client.get("/api/ready")).status_code != 200:
                await asyncio.sleep(0.01)

    asyncio.run(run())


class Deaf(Chats):
    """Can't say so many times what people said."""

    failures = 0

    async def news(self, live: Live, person: str | None, heard: Any) -> ChatNews | None:
        if self.failures:
            self.failures -= 1
            raise Unavailable("database", {})
        return await super().news(live, person, heard)


@pytest.mark.parametrize("failures", [1, 2])
def test_watchers_ask_twice_and_miss_nothing(tmp_path: Path, failures: int) -> None:
    async def run() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        try:
            id = (await Seating(hall).create("ann", TablePlan("cave_vs_cave", 1, [SeatPlan("me")]))).id
            chats = Deaf(hall, "secret")
            reporter = Reporter(hall, chats, id, None, 0)
            chats.failures = failures
            if failures == 2:
                with pytest.raises(Unavailable):
                    await asked(reporter)
            messages = [msgspec.json.decode(message) for message in await asked(reporter)]
            assert messages[0]["view"]["id"] == id
        finally:
            await hall.close()
            await storage.close()

    asyncio.run(run())
