"""Two servers on one PostgreSQL: the database decides between them, and each shows what the other committed."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from grotto.table.database import database_url
from postgres import new_database, postgresql
from serving import PATIENCE, Person, Serving, legal, next_view, serving

# Seconds that a busy machine may take more.
SLOW = 20.0


@pytest.fixture(scope="module")
def db() -> Iterator[str]:
    with postgresql() as cluster:
        yield new_database(cluster, "shared")


@pytest.fixture(scope="module")
def servers(db: str) -> Iterator[tuple[Serving, Serving]]:
    with serving(db) as one, serving(db) as two:
        yield one, two


def run_sql(db: str, statement: str) -> object:
    async def run() -> object:
        engine = create_async_engine(database_url(db))
        try:
            async with engine.begin() as connection:
                return (await connection.execute(text(statement))).scalar()
        finally:
            await engine.dispose()

    return asyncio.run(run())


@contextlib.contextmanager
def held(db: str, statement: str) -> Iterator[None]:
    """A transaction of somebody else that has done something and does not end."""
    ready, enough = threading.Event(), threading.Event()

    async def hold() -> None:
        engine = create_async_engine(database_url(db))
        async with engine.begin() as connection:
            await connection.execute(text(statement))
            ready.set()
            await asyncio.to_thread(enough.wait, PATIENCE)
        await engine.dispose()

    holder = threading.Thread(target=lambda: asyncio.run(hold()))
    holder.start()
    assert ready.wait(PATIENCE)
    try:
        yield
    finally:
        enough.set()
        holder.join(PATIENCE)


def at(person: Person, server: Serving) -> Person:
    """The same person at another server."""
    other = Person(server.address)
    other.http.cookies = httpx.Cookies({"grotto": person.http.cookies["grotto"]})
    other.http.headers["X-CSRF-Token"] = person.http.headers["X-CSRF-Token"]
    return other


def test_a_move_at_one_server_is_seen_at_the_other(servers: tuple[Serving, Serving]) -> None:
    ann = Person(servers[0].address, "Ann")
    bob = Person(servers[1].address, "Bob")
    made = ann.open("me", "link")
    ann.view(made["id"])
    bob.post(f"/claims/{made['links'][0]['token']}")
    assert [seat["name"] for seat in ann.view(made["id"])["seats"]] == ["Ann", "Bob"]
    with bob.watch(made["id"]) as there, ann.watch(made["id"]) as here:
        view = next_view(here)["view"]
        for _ in range(10):
            mover, seer = (ann, there) if view["actor"] == 0 else (bob, here)
            answer = mover.act(mover.view(made["id"]))
            assert answer.status_code == 200, answer.text
            view = answer.json()
            assert next_view(seer, view["seq"])["view"]["state"] == view["state"]


def test_of_two_moves_at_two_servers_one_wins(servers: tuple[Serving, Serving]) -> None:
    ann = Person(servers[0].address, "Ann")
    twin = at(ann, servers[1])
    view = ann.view(ann.open("me", "local")["id"])
    for _ in range(15):
        acts = legal(view)
        with ThreadPoolExecutor(2) as pool:
            moves = [pool.submit(ann.act, view, acts[0]), pool.submit(twin.act, view, acts[-1])]
            answers = [move.result() for move in moves]
        assert sorted(answer.status_code for answer in answers) == [200, 409], [answer.text for answer in answers]
        (view,) = [answer.json() for answer in answers if answer.status_code == 200]
        assert ann.view(view["id"])["state"] == twin.view(view["id"])["state"] == view["state"]


def test_a_bot_moves_once_though_two_servers_think_for_it(servers: tuple[Serving, Serving]) -> None:
    ann = Person(servers[0].address, "Ann")
    twin = at(ann, servers[1])
    bot = {"kind": "bot", "bot": "random"}
    table = ann.open(bot, bot)["id"]
    with twin.watch(table):
        assert ann.play(table)["over"]
    assert ann.get(f"/tables/{table}/verify")["ok"]


def wait_until(what: Callable[[], bool], seconds: float = PATIENCE) -> float:
    """How long something took."""
    start = time.monotonic()
    while not what():
        assert time.monotonic() < start + seconds, "it does not happen"
        time.sleep(0.02)
    return time.monotonic() - start


def present(person: Person, table: str) -> list[bool]:
    return [seat["present"] for seat in person.view(table)["seats"]]


def test_presence_is_shared(servers: tuple[Serving, Serving]) -> None:
    ann = Person(servers[0].address, "Ann")
    bob = Person(servers[1].address, "Bob")
    made = ann.open("me", "link")
    table = made["id"]
    bob.post(f"/claims/{made['links'][0]['token']}")
    assert present(ann, table) == [False, False]
    with bob.watch(table) as there:
        next_view(there)
        wait_until(lambda: present(ann, table) == [False, True])
        with ann.watch(table):
            wait_until(lambda: present(bob, table) == [True, True])
        # Nobody pulls a seat away from under somebody who sits at another server.
        answer = ann.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
        assert answer.status_code == 403, answer.text
    wait_until(lambda: present(ann, table) == [False, False])


def test_a_new_server_learns_who_is_there(servers: tuple[Serving, Serving], db: str) -> None:
    ann = Person(servers[0].address, "Ann")
    table = ann.open("me", "local")["id"]
    with ann.watch(table) as socket:
        next_view(socket)
        with serving(db) as third:
            wait_until(lambda: present(at(ann, third), table) == [True, True])


def test_bots_of_a_dead_server_go_on_within_seconds(db: str, servers: tuple[Serving, Serving]) -> None:
    """And its people are not there any more, at whichever of the others one asks: only one of them buries it."""
    with serving(db, "--bot-delay", "0.3") as third:
        ann = Person(third.address, "Ann")
        bot = {"kind": "bot", "bot": "random"}
        table = ann.open(bot, bot)["id"]
        other = ann.open("me", "local")["id"]
        with ann.watch(other) as socket:
            next_view(socket)
            elsewhere, beside = (at(ann, server) for server in servers)
            wait_until(lambda: present(elsewhere, other) == present(beside, other) == [True, True])
            wait_until(lambda: elsewhere.view(table)["moves"] > 5)
            third.kill()
        moves = elsewhere.view(table)["moves"]
        took = wait_until(lambda: elsewhere.view(table)["moves"] > moves)
        # 3 s until it counts as dead, 1 s until somebody looks, and what a busy machine takes.
        assert took < 5 + SLOW
        wait_until(lambda: present(elsewhere, other) == present(beside, other) == [False, False], 5 + SLOW)
    assert elsewhere.play(table)["over"]
    assert elsewhere.get(f"/tables/{table}/verify")["ok"]


def test_bots_of_a_server_that_is_stopped_go_on(db: str, servers: tuple[Serving, Serving]) -> None:
    with serving(db, "--bot-delay", "0.3") as third:
        ann = Person(third.address, "Ann")
        bot = {"kind": "bot", "bot": "random"}
        table = ann.open(bot, bot)["id"]
        third.stop()
    elsewhere = at(ann, servers[0])
    moves = elsewhere.view(table)["moves"]
    wait_until(lambda: elsewhere.view(table)["moves"] > moves)


def view_again(person: Person, table: str) -> dict[str, Any]:
    """What somebody sees, asked for again while a connection that was cut is still in the pool."""
    while (answer := person.http.get(f"/tables/{table}")).status_code == 503:
        assert answer.headers["Retry-After"] == "2"
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_a_line_that_breaks_is_mended(db: str, servers: tuple[Serving, Serving]) -> None:
    """The database ends all its connections: moves are told again soon, and none is missed."""
    ann = Person(servers[0].address, "Ann")
    twin = at(ann, servers[1])
    table = ann.open("me", "local")["id"]
    with twin.watch(table) as there:
        next_view(there)
        run_sql(db, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        for _ in range(5):
            answer = ann.act(view_again(ann, table))
            while answer.status_code == 503:
                assert answer.headers["Retry-After"] == "2"
                answer = ann.act(view_again(ann, table))
            assert answer.status_code == 200, answer.text
            view = answer.json()
            assert next_view(there, view["seq"])["view"]["state"] == view["state"]


def test_nobody_asks_the_database_for_idle_viewers(db: str) -> None:
    """However many look at a table, the database hears of it only when something changes."""
    quiet = new_database(db, "quiet")
    with serving(quiet) as server, contextlib.ExitStack() as open_sockets:
        ann = Person(server.address, "Ann")
        table = ann.open("me", "local")["id"]
        for _ in range(30):
            next_view(open_sockets.enter_context(ann.watch(table)))
        # Whoever asks has to wait, and is seen waiting.
        with held(quiet, "LOCK TABLE moves, tables IN ACCESS EXCLUSIVE MODE"):
            time.sleep(1.5)
            waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation IN ({})"
            assert run_sql(quiet, waiting.format("'moves'::regclass, 'tables'::regclass")) == 0


def test_a_database_without_a_free_connection_says_when_to_come_back(db: str, servers: tuple[Serving, Serving]) -> None:
    ann = Person(servers[0].address, "Ann")
    view = ann.view(ann.open("me", "local")["id"])
    # Somebody holds the table, so that a move waits for it until the database gives up.
    with held(db, "LOCK TABLE moves IN ACCESS EXCLUSIVE MODE"):
        answer = ann.act(view)
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
    wait_until(lambda: ann.act(ann.view(view["id"])).status_code == 200)
