"""`grotto serve --workers N`: servers at one socket. One that dies is replaced, and nobody is turned away meanwhile."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from grotto.web.limits import EXPORT
from grotto.web.load.crowd import family
from postgres import new_database, postgresql
from serving import PATIENCE, REAL, Person, serving
from web.test_operations import Restarted
from web.test_serve import refused

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


def servers_of(supervisor: int) -> list[int]:
    """The processes that serve, not those that think or keep track of resources."""
    found = []
    for pid in family(supervisor)[1:]:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        if b"spawn_main" in command and int(status[1]) == supervisor:
            found.append(pid)
    return found


def numbers(address: str) -> dict[str, float]:
    text = httpx.get(address + "/metrics", timeout=PATIENCE).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def persist(person: Person, table: str) -> dict[str, object]:
    """Look or move until there is an answer, as a browser does; a server that dies takes its connections with it."""
    while True:
        try:
            view = person.view(table)
            if not view["legal"]:
                return view
            return dict(person.act(view).json())
        except httpx.ConnectError:
            raise
        except httpx.TransportError:
            continue


def test_one_that_dies_is_replaced_and_nobody_is_turned_away(cluster: str) -> None:
    with serving(new_database(cluster, "together"), "--workers", "2", program=REAL) as server:
        before = servers_of(server.process.pid)
        assert len(before) == 2
        people = [Person(server.address, f"Player {n}") for n in range(4)]
        tables = [person.open("me", "local")["id"] for person in people]
        for person, table in zip(people, tables, strict=True):
            assert person.play(table, moves=3)
        for victim in before:
            os.kill(victim, signal.SIGKILL)
            for person, table in zip(people, tables, strict=True):
                assert persist(person, table)["id"] == table
            end = time.monotonic() + PATIENCE
            while victim in servers_of(server.process.pid) or len(servers_of(server.process.pid)) < 2:
                assert time.monotonic() < end
                time.sleep(0.05)
        assert not set(before) & set(servers_of(server.process.pid))
        # Whichever answers, it tells the numbers of all that ever served.
        assert numbers(server.address)["grotto_commit_seconds_count"] >= 12
        said = server.stop()
        assert said.count("has died (-9) and is replaced") == 2
        assert "Traceback" not in said


def test_both_serve_and_count_together(cluster: str) -> None:
    with serving(new_database(cluster, "shared"), "--workers", "2", program=REAL) as server:
        for _ in range(60):
            assert httpx.get(server.address + "/api/health", timeout=PATIENCE).status_code == 200
        name = 'grotto_requests_total{method="GET",route="/api/health",status="200"}'
        assert [numbers(server.address)[name] for _ in range(6)] == [60.0] * 6
        for pid in servers_of(server.process.pid):
            ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            assert int(ticks[11]) + int(ticks[12]) > 0


def test_who_asks_too_often_is_refused_by_both(cluster: str) -> None:
    """As often as one server allows, and not twice as often."""
    with serving(new_database(cluster, "often"), "--workers", "2", program=REAL) as server:
        away = {"X-Forwarded-For": "203.0.113.7"}
        ann = Person(server.address, headers=away)
        began, answers = time.monotonic(), []
        for _ in range(4 * int(EXPORT.burst)):
            # By a connection of its own each time, so that either may have it.
            address = f"{server.address}/api/account/export"
            answers.append(httpx.get(address, headers=away, cookies=ann.http.cookies, timeout=PATIENCE).status_code)
        allowed = EXPORT.burst + EXPORT.per_second * (time.monotonic() - began)
        assert set(answers) == {200, 429}
        assert answers.count(200) <= allowed


def test_a_hint_is_found_wherever_it_was_asked_for(cluster: str) -> None:
    """Connections of one browser may lead to different servers."""
    with serving(new_database(cluster, "hints"), "--workers", "2", program=REAL) as server:
        ann = Person(server.address, "Ann")
        view = ann.view(ann.open("me", "local")["id"])
        assert ann.post(f"/tables/{view['id']}/hint", {"seq": view["seq"]}).status_code == 200
        cookies, csrf = ann.http.cookies, ann.http.headers["X-CSRF-Token"]
        for _ in range(12):
            # A new connection each time.
            answer = httpx.get(
                f"{server.address}/api/tables/{view['id']}/hint",
                cookies=cookies, headers={"X-CSRF-Token": csrf}, timeout=PATIENCE,
            )  # fmt: skip
            assert (answer.status_code, answer.json()["seq"]) == (200, view["seq"])


def test_the_servers_go_when_the_supervisor_is_killed(cluster: str) -> None:
    with serving(new_database(cluster, "orphans"), "--workers", "2", program=REAL) as server:
        left = family(server.process.pid)[1:]
        server.kill()
        end = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes() for pid in left):
            assert time.monotonic() < end, left
            time.sleep(0.05)


def test_systemd_hands_its_socket_to_all_of_them(cluster: str) -> None:
    class Several(Restarted):
        program = (*REAL, "--workers", "2")

    server = Several(new_database(cluster, "handed"))
    try:
        assert len(servers_of(server.process.pid)) == 2
        ann = Person(server.address, "Ann")
        table = ann.open("me", "local")["id"]
        moves = ann.play(table, moves=5)["moves"]
        server.stop()
        server.start()
        assert persist(ann, table)["id"] == table
        assert ann.view(table)["moves"] > moves
        # Whoever looks after them goes on as well.
        server.hear(b"WATCHDOG=1")
        server.stop()
        assert server.said == ""
    finally:
        server.end()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2", "--db", "sqlite:///x.db"], "use PostgreSQL"),
        (["--workers", "0", "--db", "sqlite:///x.db"], "--workers"),
        (["--workers", "2", "--db", "postgresql://x@127.0.0.1:1/y"], "can’t be opened"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("--port", "0", *arguments)
