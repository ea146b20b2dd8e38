"""What is thrown at a server that everybody can reach: odd addresses, deep bodies, forged log lines."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.routes import HTTPRoute

from grotto.web.app import Settings, create_app
from grotto.web.gate import METHODS
from serving import PATIENCE, Person, Serving, error, serving, sqlite

Somebody = Callable[[str], Person]


def raw(server: Serving, sent: bytes) -> bytes:
    """What the server answers to bytes that no library would send."""
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as connection:
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while got := connection.recv(65536):
            answer += got
        return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server of one's own, whose log is looked at."""
    with serving(sqlite(tmp_path_factory.mktemp("quiet"))) as running:
        yield running
        assert running.said() == ""


ODD = [
    b"/" + b"a" * 300,
    b"/" + b"a" * 15_000,
    b"/assets/" + b"a" * 300 + b".js",
    b"/" + b"a/" * 2_000,
    b"/%00",
    b"/%0aINFO%20forged",
    b"/%0d%0a",
    b"/%ff%fe",
    b"/%e2%80%ae.js",
    b"/api/%0a",
    b"/api/tables/%0aforged",
    b"/api/tables/" + b"a" * 5_000,
    b"/api/text/%ff",
    b"/api/games/%0a/facts",
    b"/api/claims/" + b"%0a" * 100,
    b"//..//..//etc/passwd",
    b"/\xff",
    b"*",
    b"http://[",
]


@pytest.mark.parametrize("path", ODD, ids=[repr(path[:24]) for path in ODD])
def test_odd_addresses_are_not_found_and_leave_no_line_in_the_log(quiet: Serving, path: bytes) -> None:
    answer = raw(quiet, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert status(answer) in (400, 404), answer[:200]
    assert quiet.said() == ""


BROKEN = [
    b"\x16\x03\x01\x02\x00",
    b"GET\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
]


@pytest.mark.parametrize("sent", BROKEN, ids=[repr(sent[:24]) for sent in BROKEN])
def test_what_is_no_request_leaves_no_line_in_the_log(quiet: Serving, sent: bytes) -> None:
    assert status(raw(quiet, sent)) < 500
    assert quiet.said() == ""


def test_nonsense_after_the_answer_leaves_no_line_in_the_log(quiet: Serving) -> None:
    """A refusal may come before the whole body; what comes of that later can't be answered any more."""
    place = urlsplit(quiet.address)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as connection:
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}}}"):
            answer += connection.recv(65536)
        assert status(answer) == 403
        connection.sendall(b"ZZZ\r\n")
        assert connection.recv(65536) == b""
    assert quiet.said() == ""


def test_no_line_of_the_log_can_be_forged(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--log") as server:
        for path in (b"/%0aINFO%20forged", b"/x%1b[31m", b"/?a=%0aINFO%20forged", b"/api/%e2%80%a8forged"):
            raw(server, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        said = server.stop()
    assert "forged" in said
    lines = said.splitlines()
    assert not [line for line in lines if line.startswith("INFO")]
    assert len(lines) == 4, said
    assert "\x1b" not in said


POSTS = sorted(
    path
    for path, item in (create_app(Settings("sqlite://")).openapi_schema.paths or {}).items()
    if item.post and item.post.request_body
)


@pytest.mark.parametrize("path", POSTS)
def test_a_body_that_is_too_deep_is_refused(person: Somebody, path: str) -> None:
    address = path.removeprefix("/api").replace("{id}", "x").replace("{seat}", "0")
    address = address.replace("{token}", "x").replace("{game}", "caverna")
    for body in (b"[" * 30_000, b'{"x":' * 10_000, b'{"name":' + b"[" * 30_000):
        answer = person("Ann").http.post(address, content=body, headers={"Content-Type": "application/json"})
        # Whoever does not look after the server is not even read.
        expected = (403, "error-not_admin") if path.startswith("/api/admin") else (400, "error-bad_body")
        assert (answer.status_code, error(answer)) == expected, answer.text


def test_routes_with_bodies_are_found() -> None:
    assert len(POSTS) >= 9


def test_every_method_of_a_route_is_counted_by_its_name() -> None:
    routes = [route for route in create_app(Settings("sqlite://")).routes if isinstance(route, HTTPRoute)]
    assert {str(method) for route in routes for method in route.methods} <= set(METHODS)


def test_an_answer_names_its_request(server: Serving) -> None:
    ids = {
        httpx.get(server.address + path).headers["x-request-id"]
        for path in ("/api/games", "/api/none", "/x.js", "/%00")
    }
    assert len(ids) == 4
