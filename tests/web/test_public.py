"""A server in public: under its own names, behind its own proxies, with limits that reach the right people."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from grotto.kernel.errors import BadOption
from grotto.table.hall import Hall
from grotto.table.seating import SeatPlan, TablePlan
from grotto.web import limits
from grotto.web.app import Settings, create_app
from grotto.web.connections import behind_proxies
from grotto.web.limits import COST, WORK, WRITE, Buckets, Key, Rate, crowd_of, prices_of
from grotto.web.public import Public, read_public
from serving import CONTEXT, PATIENCE, Person, Serving, error, next_view, serving, sqlite

CONFIG = """
hosts = ["caves.example", "[::1]"]
proxies = ["127.0.0.1"]
connections = 20
sockets = 2
tables = 3
bots = 4
head_timeout = 0.5
body_timeout = 0.5
idle_timeout = 1
"""
HOST = {"Host": "caves.example"}
FAR = {"X-Forwarded-For": "203.0.113.7"}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("public")
    (folder / "grotto.toml").write_text(CONFIG)
    with serving(sqlite(folder), "--config", str(folder / "grotto.toml")) as running:
        yield running
        assert running.said() == ""


def test_it_answers_under_its_names_only(public: Serving) -> None:
    for host in ("caves.example", "CAVES.example:8000", "[::1]:80"):
        assert httpx.get(public.address + "/api/games", headers={"Host": host}).status_code == 200
    for path in ("/", "/api/games", "/x.js"):
        for host in ("127.0.0.1", "evil.example", "caves.example.evil.example", ""):
            answer = httpx.get(public.address + path, headers={"Host": host})
            assert (answer.status_code, error(answer)) == (400, "error-wrong_host")
            assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/health", "/api/ready", "/metrics"])
def test_whoever_watches_the_server_may_use_any_name(public: Serving, path: str) -> None:
    assert httpx.get(public.address + path).status_code == 200


def test_a_socket_needs_the_right_name_too(public: Serving) -> None:
    address = public.address.replace("http", "ws", 1) + "/api/tables/x/live"
    with pytest.raises(InvalidStatus):
        connect(address)


def test_browsers_come_back_by_tls_where_they_came_by_it(public: Serving) -> None:
    plain = httpx.get(public.address + "/", headers=HOST)
    assert "strict-transport-security" not in plain.headers
    secure = httpx.get(public.address + "/", headers=HOST | {"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_only_proxies_are_believed_where_somebody_is(tmp_path: Path) -> None:
    (tmp_path / "grotto.toml").write_text('proxies = ["192.0.2.1"]\n')
    with serving(sqlite(tmp_path), "--config", str(tmp_path / "grotto.toml")) as server:
        answer = httpx.get(server.address + "/api/me", headers=FAR | {"X-Forwarded-Proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("hosts = 3", "$.hosts"),
        ("host = 3", "unknown field"),
        ("tables = 0", "$.tables"),
        ("proxies = ['far']", "far"),
        ("x =", "Invalid value"),
        (None, "No such file"),
    ],
)
def test_wrong_settings_are_named(tmp_path: Path, text: str | None, what: str) -> None:
    path = tmp_path / "grotto.toml"
    if text is not None:
        path.write_text(text)
    with pytest.raises(BadOption) as found:
        read_public(str(path))
    assert what in str(found.value.data["key"])


def test_nothing_needs_to_be_said() -> None:
    assert Public() == Public(hosts=(), log="text")


# ---- connections -------------------------------------------------------------------------


def opened(server: Serving) -> socket.socket:
    place = urlsplit(server.address)
    return socket.create_connection((place.hostname, place.port), PATIENCE)


# A WebSocket begins without a body.
NEVER_OPENS = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: caves.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nContent-Length: 5\r\n\r\nabcde"
)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: caves.example\r\nContent-Length: 10\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: caves.example\r\n\r\n",
        NEVER_OPENS,
    ],
    ids=["nothing", "half a head", "half a body", "a request and then nothing", "a socket that never opens"],
)
def test_a_connection_that_only_stays_open_is_closed(public: Serving, sent: bytes) -> None:
    with opened(public) as connection:
        connection.sendall(sent)
        # It waits for as long as it takes; without a timeout of the server that would be for ever.
        while connection.recv(65536):
            pass


def test_a_head_that_trickles_in_is_cut_off(public: Serving) -> None:
    with opened(public) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        for _ in range(10_000):
            try:
                connection.sendall(b"a")
            except OSError:
                return
            time.sleep(0.05)
    pytest.fail("the server has waited for ten thousand letters")


# ---- limits ------------------------------------------------------------------------------


def person(server: Serving, name: str, address: str, like: Person | None = None) -> Person:
    """Somebody behind the proxy; `like` is the same person elsewhere."""
    made = Person(server.address, name, headers=HOST | {"X-Forwarded-For": address})
    if like is not None:
        made.http.cookies = httpx.Cookies({"grotto": like.http.cookies["grotto"]})
        made.http.headers["X-CSRF-Token"] = like.http.headers["X-CSRF-Token"]
    return made


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unknown", "203.0.113.7", False),
    ],
)
def test_the_addresses_of_one_line_are_counted_together(one: str, other: str, together: bool) -> None:
    here, there = crowd_of(one), crowd_of(other)
    assert here is not None
    assert there is not None
    assert (here[0] == there[0]) is together


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_not_limited(address: str) -> None:
    assert crowd_of(address) is None


@pytest.mark.parametrize(
    ("peer", "client"),
    [
        ("127.0.0.1", "203.0.113.7"),
        ("::1", "203.0.113.7"),
        ("::ffff:127.0.0.1", "203.0.113.7"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8::1", "2001:db8::1"),
    ],
)
def test_a_proxy_is_known_however_its_address_is_written(peer: str, client: str) -> None:
    seen: list[str] = []

    async def app(scope: Any, *_: Any) -> None:
        seen.append(scope["client"][0])

    scope: Any = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    asyncio.run(behind_proxies(app, Public())(scope, None, None))  # type: ignore[arg-type]
    assert seen == [client]


def test_metrics_are_read_from_an_address_however_it_is_written() -> None:
    public = Public(metrics_from=("192.0.2.0/24",))
    assert public.reads_metrics("::ffff:192.0.2.7")
    assert not public.reads_metrics("::ffff:198.51.100.1")


def test_buckets_fill_up_again_and_are_paid_from_together() -> None:
    buckets = Buckets(Public(pace=2))
    mine: Key = ("person", "ann", Rate(2, 1))
    ours: Key = ("address", "home", Rate(10, 1))
    assert buckets.take({mine: 3, ours: 3}, 0) == 0
    # Four were in it; two more come each second.
    assert buckets.take({mine: 2, ours: 2}, 0) == 0.5
    # What is refused costs nothing elsewhere.
    assert buckets.level(ours, 0) == 17
    assert buckets.take({mine: 2, ours: 2}, 0.5) == 0
    # What costs more than a bucket holds can be paid with a full one.
    assert buckets.take({mine: 100}, 0.5) == 2
    assert buckets.take({mine: 100}, 2.5) == 0


def asked(buckets: Buckets, address: str, who: str, table: str, cost: float) -> bool:
    """Whether one more request for something costly is let through, all at the same moment."""
    return not buckets.take(prices_of({"address": address, "person": who, "table": table}, False, False, cost), 0)


def test_work_is_limited_by_person_by_address_and_by_table() -> None:
    buckets = Buckets(Public())
    # One person at ever new addresses and tables.
    assert [asked(buckets, f"a{n}", "ann", f"t{n}", 10) for n in range(21)] == [True] * 20 + [False]
    # Ever new people at one address.
    assert [asked(buckets, "home", f"p{n}", f"u{n}", 10) for n in range(41)] == [True] * 40 + [False]
    # All the world at one table.
    assert [asked(buckets, f"b{n}", f"q{n}", "fair", 10) for n in range(161)] == [True] * 160 + [False]
    # Whoever has nothing to do with them.
    assert asked(buckets, "elsewhere", "bob", "table", 10)


@pytest.mark.parametrize("rates", [WRITE, WORK])
def test_a_table_has_room_for_several_addresses(rates: dict[str, Rate]) -> None:
    for side in ("table", "strangers"):
        assert rates[side].burst >= 3 * rates["address"].burst
        assert rates[side].per_second >= 3 * rates["address"].per_second


def test_strangers_use_up_nothing_that_players_pay_with(tmp_path: Path) -> None:
    # A table has five writes at once then, and an address one.
    (tmp_path / "grotto.toml").write_text("pace = 0.01\n")
    with serving(sqlite(tmp_path), "--config", str(tmp_path / "grotto.toml")) as server:
        ann = Person(server.address, "Ann")
        view = ann.view(ann.open("me", "local")["id"])
        for n in range(12):
            there = {"X-Forwarded-For": f"203.0.113.{n}"}
            forged = httpx.post(f"{server.address}/api/tables/{view['id']}/acts", json={}, headers=there)
            assert (forged.status_code, error(forged)) == (403, "error-no_cookie")
            Person(server.address, headers=there).act(view)
        ann.http.headers["X-Forwarded-For"] = "198.51.100.1"
        assert ann.act(view).status_code == 200


def test_what_is_thought_about_uploaded_and_forked_costs_most() -> None:
    costs = {
        (method, route.path_format): handler.opt.get(COST, 0)
        for route in create_app(Settings("sqlite://")).routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    }
    dear = {what for what, cost in costs.items() if cost >= 10}
    assert dear >= {
        ("POST", "/api/tables/{id}/hint"),
        ("POST", "/api/tables/{id}/analysis"),
        ("POST", "/api/tables/{id}/fork"),
        ("POST", "/api/records"),
    }
    # The page of a result asks for both at once, and a replay for one position after the other.
    assert costs["GET", "/api/tables/{id}/scores"] == costs["GET", "/api/tables/{id}/verify"] == 5
    assert costs["GET", "/api/tables/{id}/at/{n}"] == 2
    assert costs["POST", "/api/tables/{id}/acts"] == 0
    # All tables that wait for somebody are looked at.
    assert costs["POST", "/api/me/vacation"] == costs["DELETE", "/api/me/vacation"] == 20


def test_bringing_tables_back_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing fills up again meanwhile.
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    plan = TablePlan("cave_vs_cave", 1, [SeatPlan("me")])

    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1))
        way = httpx.ASGITransport(app, client=("203.0.113.7", 1))
        async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://127.0.0.1/api") as client:
            hall: Hall = app.state.hall
            tables = [(await app.state.seating.create("ann", plan)).id for _ in range(80)]
            hall.tables.clear()
            answers = [(await client.get(f"/tables/{table}")).status_code for table in tables]
            most = int(WORK["address"].burst // limits.LOADS)
            assert answers == [200] * most + [429] * (80 - most)
            # What is there is there for everybody, and what is no table is not brought back.
            assert {(await client.get(f"/tables/{table}")).status_code for table in tables[:most]} == {200}
            assert (await client.get("/games/caverna/facts")).status_code == 200

    asyncio.run(run())


def test_all_that_is_known_of_somebody_is_not_read_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1))
        way = httpx.ASGITransport(app, client=("203.0.113.7", 1))
        async with app.lifespan(), httpx.AsyncClient(transport=way, base_url="http://127.0.0.1/api") as client:
            await client.get("/me")
            answers = [(await client.get("/account/export")).status_code for _ in range(6)]
            most = int(limits.EXPORT.burst)
            assert answers == [200] * most + [429] * (6 - most)

    asyncio.run(run())


def test_guests_of_one_address_leave_only_so_much_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))

    async def name_somebody(app: Litestar, address: str) -> int:
        way = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1/api", verify=CONTEXT) as guest:
            csrf = (await guest.get("/me")).json()["csrf"]
            named = await guest.put("/me", json={"name": "Eve"}, headers={"X-CSRF-Token": csrf})
            return named.status_code

    async def run() -> None:
        app = create_app(Settings(sqlite(tmp_path), 1))
        async with app.lifespan():
            most = int(limits.KEEP["address"].burst)
            assert [await name_somebody(app, "203.0.113.7") for _ in range(most + 1)] == [200] * most + [429]
            assert await name_somebody(app, "203.0.113.8") == 200

    asyncio.run(run())
    keeping = {
        handler.handler_name
        for route in create_app(Settings("sqlite://")).routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.opt.get(limits.KEEPS)
    }
    assert keeping == {"rename", "make_link", "use_link", "add_browser"}


def test_a_person_is_limited_wherever_they_come_from_and_others_are_not(public: Serving) -> None:
    ann = person(public, "Ann", "203.0.113.20")
    answers: list[httpx.Response] = []
    # Every fourth second one more is allowed: who asks more slowly than that is never refused.
    while len(answers) < 1000 and (not answers or answers[-1].status_code == 400):
        there = person(public, "", f"198.51.{len(answers) // 250}.{len(answers) % 250}", ann)
        answers.append(there.post("/tables", {}))
    assert len(answers) > 24
    assert (answers[-1].status_code, error(answers[-1])) == (429, "error-too_many")
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 4
    assert person(public, "", "203.0.113.20").post("/tables", {}).status_code == 400


def test_a_host_has_only_so_many_tables_and_bots(public: Serving) -> None:
    plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "link"}]}
    ann = person(public, "Ann", "203.0.113.50")
    made = [ann.post("/tables", plan) for _ in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 422]
    assert error(made[-1]) == "error-quota_tables"
    assert made[-1].json()["error"]["data"] == {"n": 3}
    bob = person(public, "Bob", "203.0.113.50")
    # The seat of somebody who has to come first: the bots wait, and the game is not over.
    seats = [{"kind": "link"}, *[{"kind": "bot", "bot": "random"}] * 4]
    crowd = {"game": "caverna", "players": 5, "seats": seats}
    assert bob.post("/tables", crowd).status_code == 201
    refused = bob.post("/tables", crowd)
    assert (refused.status_code, error(refused)) == (422, "error-quota_bots")
    # People alone may still meet there, but no bot may join them.
    meeting = bob.open("me", "link")["id"]
    refused = bob.post(f"/tables/{meeting}/seats/1/bot", {"bot": "random"})
    assert (refused.status_code, error(refused)) == (422, "error-quota_bots")


def test_an_address_has_only_so_many_tables_and_bots_whoever_opens_them(public: Serving) -> None:
    seats = [{"kind": "link"}, *[{"kind": "bot", "bot": "random"}] * 4]
    crowd = {"game": "caverna", "players": 5, "seats": seats}
    guests = [person(public, "", f"2001:db8:8::{n}") for n in range(6)]
    assert [guest.post("/tables", crowd).status_code for guest in guests[:4]] == [201] * 4
    refused = guests[4].post("/tables", crowd)
    assert (refused.status_code, error(refused)) == (422, "error-quota_address_bots")
    plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "link"}]}
    assert [guest.post("/tables", plan).status_code for guest in guests[:4] * 2] == [201] * 8
    refused = guests[4].post("/tables", plan)
    assert (refused.status_code, error(refused)) == (422, "error-quota_address")
    assert refused.json()["error"]["data"] == {"n": 12}
    # Elsewhere the same person opens one.
    assert person(public, "", "2001:db8:9::1", guests[4]).post("/tables", crowd).status_code == 201
    with contextlib.closing(sqlite3.connect(public.db.removeprefix("sqlite:///"))) as stored:
        origins = {origin for (origin,) in stored.execute("SELECT origin FROM tables")}
    # What is stored does not tell the address.
    assert all(re.fullmatch("[0-9a-f]{32}", origin) for origin in origins)


def test_lessons_and_forgotten_tables_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "grotto.toml").write_text("tables = 1\n")
    db = sqlite(tmp_path)
    with serving(db, "--config", str(tmp_path / "grotto.toml")) as server:
        ann = Person(server.address, "Ann", headers=FAR)
        for _ in range(2):
            assert ann.post("/lessons/cave_vs_cave").status_code == 201
        plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}
        assert [ann.post("/tables", plan).status_code for _ in range(2)] == [201, 422]
        with contextlib.closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as stored, stored:
            stored.execute("UPDATE tables SET updated = updated - ?", (15 * 24 * 3600 * 1000,))
        assert ann.post("/tables", plan).status_code == 201


def test_the_sockets_of_one_line_are_counted(public: Serving) -> None:
    ann = person(public, "Ann", "2001:db8:7::1")
    table = ann.open("me", "local")["id"]
    with watching(public, table, "2001:db8:7::1") as one, watching(public, table, "2001:db8:7::2") as two:
        next_view(one)
        next_view(two)
        with watching(public, table, "2001:db8:7::3") as three, pytest.raises(ConnectionClosed) as closed:
            three.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        with watching(public, table, "2001:db8:8::1") as elsewhere:
            next_view(elsewhere)


def watching(server: Serving, table: str, address: str) -> ClientConnection:
    place = urlsplit(server.address)
    there = socket.create_connection((place.hostname, place.port), PATIENCE)
    headers = {"X-Forwarded-For": address}
    return connect(f"ws://caves.example/api/tables/{table}/live", sock=there, additional_headers=headers)
