"""A real server in a process of its own, and people who use it, for tests."""

from __future__ import annotations

import json
import os
import random
import signal
import ssl
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from nursery import Forked

PATIENCE = 600.0
# Nobody here needs it, but a client without one makes one of its own, and that takes longer than most requests.
CONTEXT = ssl.create_default_context()

# Seconds until somebody looks again whether others have moved, at first and at most.
SOON, LATER = 0.01, 0.64

# The server with known seeds, and the one that everybody else runs.
SEEDED = (str(Path(__file__).parent / "server.py"),)
REAL = ("-m", "grotto.web")
# Whether the seeded ones can be forked, and what decides which modules they have: that can't be changed by then.
QUICKLY = sys.platform == "linux"
MODULES = {name: os.environ.get(name) for name in ("PYTHONPATH", "GROTTO_COMPILED")}


class Serving:
    """A running server."""

    def __init__(
        self, db: str, *extra: str, program: Sequence[str] = SEEDED, environ: dict[str, str] | None = None
    ) -> None:
        self.db = db
        arguments = ["--port", "0", "--db", db, *extra]
        # Not a pipe: nobody reads it while the server runs, and a full one would stop the server.
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115
        given = os.environ | (environ or {})
        self.process: subprocess.Popen[str] | Forked
        same = all(given.get(name) == value for name, value in MODULES.items())
        if program is SEEDED and QUICKLY and same:
            self.process = Forked(arguments, given, self.errors)
        else:
            command = [sys.executable, *program, *arguments]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=given)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address:
            self.process.wait(PATIENCE)
            raise RuntimeError(self.said())

    def said(self) -> str:
        """What it has written to the standard error."""
        # Without moving to the beginning: the server would go on writing there.
        file = self.errors.fileno()
        return os.pread(file, os.fstat(file).st_size, 0).decode()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """End it as a user would; what it has written to the standard error."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        return self.said()


@contextmanager
def serving(
    db: str, *extra: str, program: Sequence[str] = SEEDED, environ: dict[str, str] | None = None
) -> Iterator[Serving]:
    """A server for as long as a test needs it."""
    server = Serving(db, *extra, program=program, environ=environ)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def looks() -> Iterator[None]:
    """Time to look at what others are to bring about: again soon, and less often while it takes long.

    Whoever asks all the time keeps those from working who are waited for.
    """
    end = time.monotonic() + PATIENCE
    pause = SOON
    while time.monotonic() < end:
        yield
        time.sleep(pause)
        pause = min(2 * pause, LATER)
    raise AssertionError("it does not happen")


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "", headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.random = random.Random(name)
        self.http = httpx.Client(base_url=address + "/api", headers=headers, timeout=PATIENCE, verify=CONTEXT)
        self.introduce()
        if name:
            self.http.put("/me", json={"name": name})

    def introduce(self) -> None:
        """Get a cookie, and the token that goes with it."""
        self.http.headers["X-CSRF-Token"] = self.http.get("/me").json()["csrf"]

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query or None)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    def post(self, path: str, data: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if data is None else data)

    def enter(self, path: str, data: Any) -> httpx.Response:
        """Open an account or come back to one; from then on this is somebody else."""
        answer = self.post(f"/account{path}", data)
        assert answer.status_code == 200, answer.text
        self.introduce()
        return answer

    def join(self, name: str, password: str = "a long password") -> httpx.Response:
        """Open an account."""
        return self.enter("", {"name": name, "password": password})

    def open(self, *seats: Any, **more: Any) -> dict[str, Any]:
        """A new table; a seat is a kind, or the whole plan."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.post("/tables", {"game": "cave_vs_cave", "players": len(seats), "seats": plans} | more)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def view(self, table: str) -> dict[str, Any]:
        return dict(self.get(f"/tables/{table}"))

    def act(self, view: dict[str, Any], act: str | None = None, request: str | None = None) -> httpx.Response:
        """Make a move, any legal one if none is named."""
        body = {
            "request": request or str(uuid.uuid4()),
            "seq": view["seq"],
            "act": act or self.random.choice(legal(view)),
        }
        return self.post(f"/tables/{view['id']}/acts", body)

    def undo(self, view: dict[str, Any], whole_turn: bool = False) -> httpx.Response:
        body = {"request": str(uuid.uuid4()), "seq": view["seq"], "whole_turn": whole_turn}
        return self.post(f"/tables/{view['id']}/undo", body)

    def play(self, table: str, moves: int = 10_000) -> dict[str, Any]:
        """Make moves whenever it is this person's turn, until the game is over."""
        view = self.view(table)
        waiting = looks()
        while not view["over"] and moves:
            if view["legal"]:
                waiting = looks()
                answer = self.act(view)
                assert answer.status_code in (200, 409), answer.text
                moves -= answer.status_code == 200
                view = answer.json() if answer.status_code == 200 else answer.json()["view"]
            else:
                next(waiting)
                view = self.view(table)
        return view

    def watch(self, table: str, start: int = 0, **more: Any) -> ClientConnection:
        """A WebSocket, as a tab opens it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live?from={start}"
        return connect(address, additional_headers={"Cookie": cookies}, **more)


def legal(view: dict[str, Any]) -> list[str]:
    """The legal acts of a view, in notation."""
    return [" ".join([group["verb"], *act["args"]]) for group in view["legal"] for act in group["acts"]]


def next_view(socket: ClientConnection, seq: int = 0) -> dict[str, Any]:
    """The next message with a view, at least as new as a number."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if "view" in message and message["view"]["seq"] >= seq:
            return dict(message)


def error(answer: httpx.Response) -> str:
    """The id of the message in a refusal."""
    return str(answer.json()["error"]["id"])


def sqlite(folder: object) -> str:
    """The address of a database in a folder."""
    return f"sqlite:///{folder}{os.sep}tables.db"
