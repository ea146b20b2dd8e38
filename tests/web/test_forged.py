"""Cookies of sessions that never were: whoever sends them pays for their being looked for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from grotto.table.sessions import Session, Sessions
from grotto.web import limits
from grotto.web.app import Settings, create_app
from grotto.web.public import Public
from serving import sqlite


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_made_up_sessions_are_looked_for_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    # Nothing fills up again meanwhile.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    looked, stored = [], Sessions._stored

    async def count(sessions: Sessions, hash: str) -> Session | None:
        looked.append(hash)
        return await stored(sessions, hash)

    monkeypatch.setattr(Sessions, "_stored", count)

    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1, public=Public(pace=0.1)))
        way = httpx.ASGITransport(app, client=("203.0.113.7", 1))
        async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://127.0.0.1/api") as client:
            answers = []
            for n in range(60):
                headers = {"Cookie": f"grotto=session.{n}", "X-CSRF-Token": "none"}
                answers.append((await client.request(method, "/me", headers=headers)).status_code)
            assert answers[-1] == 429
            assert len(looked) <= limits.READ["address"].burst * 0.1
            # Others are not kept from anything.
            other = httpx.ASGITransport(app, client=("203.0.113.8", 1))
            async with httpx.AsyncClient(transport=other, base_url="http://127.0.0.1/api") as somebody:
                assert (await somebody.get("/me")).status_code == 200

    asyncio.run(run())


def test_whoever_has_a_session_pays_nothing_more_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1, public=Public(pace=0.1)))
        way = httpx.ASGITransport(app, client=("203.0.113.7", 1))
        async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://127.0.0.1/api") as client:
            csrf = (await client.get("/me")).json()["csrf"]
            body = {"name": "Ann", "password": "a long password"}
            opened = await client.post("/account", json=body, headers={"X-CSRF-Token": csrf})
            assert opened.status_code == 200
            read = int(limits.READ["address"].burst * 0.1)
            # One was paid before there was a session.
            answers = [(await client.get("/account")).status_code for _ in range(read)]
            assert answers == [200] * (read - 1) + [429]

    asyncio.run(run())
