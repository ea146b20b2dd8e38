"""Accounts and admins where two servers share one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from grotto.table.database import database_url
from postgres import new_database, postgresql
from serving import Person, Serving, error, looks, next_view, serving

from .care import appoint, block

PASSWORD = "a long password"
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Serving, Serving]]:
    with postgresql() as cluster:
        db = new_database(cluster, "accounts")
        with serving(db) as one, serving(db) as two:
            yield one, two


def run_sql(db: str, statement: str) -> None:
    async def run() -> None:
        engine = create_async_engine(database_url(db))
        try:
            async with engine.begin() as connection:
                await connection.execute(text(statement))
        finally:
            await engine.dispose()

    asyncio.run(run())


def until(person: Person, path: str, status: int) -> None:
    next(_ for _ in looks() if person.http.get(path).status_code == status)


def test_what_one_server_does_the_other_knows(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
    made = ann.open("me", "link", options={"first_player": 0})
    bob.post(f"/claims/{made['links'][0]['token']}")
    with bob.watch(made["id"]) as socket:
        next_view(socket)
        ann.join("Ann of two servers")
        there = Person(two.address)
        there.enter("/login", {"name": "Ann of two servers", "password": PASSWORD})
        assert [seat["mine"] for seat in there.view(made["id"])["seats"]] == [True, False]
        assert there.act(there.view(made["id"])).status_code == 200
        # Logged out there from here, within two seconds and some.
        assert ann.http.delete("/account/sessions").status_code == 200
        next(_ for _ in looks() if there.get("/account")["kind"] != "account")
        assert ann.post("/account/delete", {"password": PASSWORD}).status_code == 200
        while not next_view(socket)["view"]["seats"][0].get("gone"):
            pass
    assert bob.play(made["id"])["over"]


def test_an_admin_acts_on_both(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    ada, rude = Person(one.address, "Ada"), Person(two.address, "Rude")
    ada.join("Ada of two servers")
    appoint(one, "Ada of two servers")
    ada.enter("/login", {"name": "Ada of two servers", "password": PASSWORD})
    table = rude.open("me", "local", options={"first_player": 0})["id"]
    view = rude.view(table)
    ada.post(f"/admin/tables/{table}/halt", {"halted": True})
    assert error(rude.act(view)) == "error-table_halted"
    with rude.watch(table) as socket:
        next_view(socket)
        assert ada.http.delete(f"/admin/tables/{table}").status_code == 200
        until(rude, f"/tables/{table}", 404)
    assert rude.act(view).status_code == 404
    playing = rude.open(BOT, BOT)["id"]
    assert ada.http.delete(f"/admin/tables/{playing}").status_code == 200
    until(rude, f"/tables/{playing}", 404)
    shown = Person(one.address, "Rude too")
    block(ada, shown)
    elsewhere = Person(two.address)
    elsewhere.http.cookies.set("grotto", shown.http.cookies["grotto"])
    elsewhere.introduce()
    next(_ for _ in looks() if elsewhere.post("/tables", {}).json()["error"]["id"] == "error-blocked")
    for statement in ("DELETE FROM moderation", "UPDATE moderation SET who = ''", "TRUNCATE moderation"):
        with pytest.raises(DBAPIError, match="only added to"):
            run_sql(one.db, statement)
