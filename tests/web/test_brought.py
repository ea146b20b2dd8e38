"""Games brought from elsewhere: how large they may be, how many at once, in a day and in two weeks, and whose."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from litestar import Litestar

from grotto.table import schema
from grotto.table.storage import FORGOTTEN
from grotto.web import limits
from grotto.web.app import Settings, create_app
from grotto.web.limits import Buckets, prices_of
from grotto.web.public import Public
from serving import CONTEXT, error, sqlite

TEXT = "grotto 1\ngame: cave_vs_cave\nplayers: 1\n\n"
DONE = (201, "")


@contextlib.asynccontextmanager
async def guest(app: Litestar, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody new at an address."""
    way = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1/api", verify=CONTEXT) as made:
        made.headers["X-CSRF-Token"] = (await made.get("/me")).json()["csrf"]
        yield made


async def bring(client: httpx.AsyncClient, text: str = TEXT) -> tuple[int, str]:
    """Upload a record."""
    answer = await client.post("/records", content=text)
    return answer.status_code, "" if answer.is_success else error(answer)


def test_a_person_and_an_address_bring_only_so_many_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing fills up again meanwhile.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1))
        async with app.lifespan():
            for most in (5, 5, 0):
                async with guest(app, "203.0.113.7") as one:
                    assert [await bring(one) for _ in range(most + 1)] == [DONE] * most + [(429, "error-too_many")]

    asyncio.run(run())


def test_records_are_limited_in_size_and_number_by_person_and_by_address(tmp_path: Path) -> None:
    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1, public=Public(pace=50, records=7)))
        async with app.lifespan():
            async with guest(app, "203.0.113.8") as one:
                assert await bring(one, TEXT + "\n" * 64 * 1024) == (413, "error-too_large")
                assert [await bring(one) for _ in range(8)] == [DONE] * 7 + [(422, "error-quota_records")]
                assert (await one.post("/examples/caverna")).status_code == 422
            for more in (7, 7, 7, 0):
                async with guest(app, "203.0.113.8") as one:
                    brought = [await bring(one) for _ in range(more or 1)]
                    assert brought == ([DONE] * more or [(422, "error-quota_address_records")])
            async with guest(app, "203.0.113.9") as one:
                assert await bring(one) == DONE
                async with app.state.hall.storage.writing() as connection:
                    await connection.execute(schema.tables.update().values(updated=schema.tables.c.updated - FORGOTTEN))
                assert await bring(one) == DONE
            async with guest(app, "203.0.113.8") as one:
                assert await bring(one) == DONE

    asyncio.run(run())


def test_records_of_a_day_are_counted_apart() -> None:
    buckets = Buckets(Public())

    def brought(address: str, who: str) -> bool:
        payers = {"address": address, "person": who}
        return not buckets.take(prices_of(payers, False, False, 0, brings=True), 0)

    assert [brought(f"a{n}", "ann") for n in range(51)] == [True] * 50 + [False]
    assert [brought("home", f"p{n}") for n in range(201)] == [True] * 200 + [False]
