"""Two servers on one PostgreSQL: the database decides between them, and each shows what the other committed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from postgres import new_database, postgresql
from serving import Person, Serving, legal, next_view, serving


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Serving, Serving]]:
    with postgresql() as cluster:
        db = new_database(cluster, "shared")
        with serving(db) as one, serving(db) as two:
            yield one, two


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
