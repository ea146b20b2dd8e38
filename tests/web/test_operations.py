"""What whoever runs a server needs: health, numbers, a log that programs can read, a restart that loses nothing."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
import uuid
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from postgres import new_database, postgresql, programs
from serving import PATIENCE, SEEDED, Person, Serving, error, legal, looks, serving, sqlite


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("watched")
    (folder / "grotto.toml").write_text('metrics_from = ["203.0.113.0/28"]\nlog = "json"\n')
    with serving(sqlite(folder), "--log", "--config", str(folder / "grotto.toml")) as running:
        yield running


def numbers(server: Serving) -> dict[str, float]:
    """All samples by name and labels."""
    text = httpx.get(server.address + "/metrics").text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_health_and_readiness(watched: Serving) -> None:
    for path in ("/api/health", "/api/ready"):
        answer = httpx.get(watched.address + path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


@pytest.mark.parametrize("path", ["/api/health", "/api/ready", "/metrics", "/", "/api/games", "/api/none"])
def test_whoever_asks_for_the_head_alone_gets_it(watched: Serving, path: str) -> None:
    """As those who watch a server and those who preview links do."""
    head, whole = httpx.head(watched.address + path), httpx.get(watched.address + path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_server_without_its_database_is_alive_but_not_ready() -> None:
    with postgresql() as cluster, serving(new_database(cluster, "ready")) as server:
        assert httpx.get(server.address + "/api/ready").status_code == 200
        found = programs()
        assert found is not None
        subprocess.run([str(found / "dropdb"), "--force", f"--maintenance-db={cluster}", "ready"], check=True)
        answer = httpx.get(server.address + "/api/ready", timeout=PATIENCE)
        assert (answer.status_code, error(answer)) == (503, "error-database")
        assert httpx.get(server.address + "/api/health").status_code == 200


def test_numbers_tell_what_happened(watched: Serving) -> None:
    before = numbers(watched)
    ann = Person(watched.address, "Ann")
    table = ann.open("me", {"kind": "bot", "bot": "random"}, options={"first_player": 0})["id"]
    with ann.watch(table) as socket:
        socket.recv(PATIENCE)
        assert numbers(watched)["grotto_sockets"] == before["grotto_sockets"] + 1
    view = ann.play(table, moves=30)
    assert not ann.http.get("/tables/none").is_success
    httpx.get(watched.address + "/" + "x" * 300)
    after = numbers(watched)

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more("grotto_commit_seconds_count") >= 30
    assert more('grotto_bot_seconds_count{bot="random"}') >= 1
    route = 'route="/api/tables/{id}"'
    assert more(f'grotto_requests_total{{method="GET",{route},status="404"}}') == 1
    assert more(f'grotto_requests_total{{method="GET",{route},status="200"}}') >= 1
    assert more('grotto_requests_total{method="GET",route="none",status="404"}') == 1
    assert "grotto_loop_lag_seconds_count" in after
    assert "grotto_bots_waiting" in after
    # However many addresses there are, there are as many routes.
    assert not [name for name in after if view["id"] in name or "xxx" in name]


@pytest.mark.parametrize(
    ("address", "status"), [("203.0.113.3", 200), ("203.0.113.99", 404), ("198.51.100.1", 404), ("nonsense", 404)]
)
def test_numbers_are_for_those_who_are_named(watched: Serving, address: str, status: int) -> None:
    answer = httpx.get(watched.address + "/metrics", headers={"X-Forwarded-For": address})
    assert answer.status_code == status


def test_the_log_is_an_object_a_line_and_names_requests(watched: Serving) -> None:
    answer = httpx.get(watched.address + "/api/claims/a-secret?x=%0aforged")
    id = answer.headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{16}", id)
    for _ in looks():
        # The line is written after the answer.
        lines = [json.loads(line) for line in watched.said().splitlines()]
        found = [line for line in lines if line.get("request") == id]
        if found:
            break
    (mine,) = found
    assert (mine["method"], mine["status"], mine["level"]) == ("GET", 404, "info")
    assert mine["path"] == "/api/claims/...?x=%0aforged"
    assert mine["ms"] > 0
    assert "a-secret" not in watched.said()


# ---- restarting ------------------------------------------------------------------------------


# What systemd does before it starts a service with a socket.
HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.argv[2], sys.argv[2:])
"""


class Restarted:
    """A server whose socket is kept by somebody else while it restarts, as systemd does."""

    program: tuple[str, ...] = SEEDED

    def __init__(self, db: str) -> None:
        self.db = db
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        # A name that is no file: the path of one may be too long for a socket.
        self.name = f"grotto-{uuid.uuid4()}"
        self.notices.bind("\0" + self.name)
        self.said = ""
        self.start()

    def start(self) -> None:
        fd = self.listening.fileno()
        self.process = subprocess.Popen(
            [sys.executable, "-c", HAND_OVER, str(fd), sys.executable, *self.program, "--db", self.db],
            pass_fds=[fd],
            env=os.environ | {"NOTIFY_SOCKET": "@" + self.name, "WATCHDOG_USEC": "500000"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.hear(b"READY=1")

    def hear(self, word: bytes) -> None:
        """Wait until it says something."""
        for _ in looks():
            assert self.process.poll() is None, self.process.communicate()[1]
            while select.select([self.notices], [], [], 0)[0]:
                if self.notices.recv(100) == word:
                    return

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.said += self.process.communicate(timeout=PATIENCE)[1]

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
        self.listening.close()
        self.notices.close()


def persist(who: Person, path: str, body: dict[str, object], turned_away: list[Exception]) -> httpx.Response:
    """Ask until there is an answer, as a browser does."""
    while True:
        try:
            return who.post(path, body)
        except httpx.ConnectError as refused:
            turned_away.append(refused)
        except httpx.TransportError:
            # The connection was closed before the answer; nobody knows whether it was carried out.
            continue


def test_a_restart_loses_no_move_and_turns_nobody_away(tmp_path: Path) -> None:
    server = Restarted(sqlite(tmp_path))
    done = threading.Event()
    turned_away: list[Exception] = []
    people = [Person(server.address, f"Player {n}") for n in range(3)]
    tables = [one.open("me", game="caverna")["id"] for one in people]
    confirmed = [0] * 3

    def play(place: int) -> None:
        who, view = people[place], people[place].view(tables[place])
        while not done.is_set() and not view["over"]:
            body = {"request": str(uuid.uuid4()), "seq": view["seq"], "act": who.random.choice(legal(view))}
            answer = persist(who, f"/tables/{view['id']}/acts", body, turned_away)
            assert answer.status_code == 200, answer.text
            confirmed[place] += 1
            view = answer.json()

    threads = [threading.Thread(target=play, args=[place]) for place in range(3)]
    try:
        for thread in threads:
            thread.start()
        for _ in range(3):
            so_far = sum(confirmed)
            while sum(confirmed) < so_far + 10 and any(thread.is_alive() for thread in threads):
                done.wait(0.01)
            server.stop()
            server.start()
        done.set()
        for thread in threads:
            thread.join(PATIENCE)
        assert sum(confirmed) >= 30
        assert turned_away == []
        for who, table, count in zip(people, tables, confirmed, strict=True):
            log = who.get(f"/tables/{table}/log")
            assert len([entry for entry in log if entry["actor"] >= 0]) == count
        # Again and again, so that systemd misses one that stands still.
        for _ in range(2):
            server.hear(b"WATCHDOG=1")
        server.stop()
        assert server.said == ""
    finally:
        done.set()
        server.end()
