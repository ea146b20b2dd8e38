"""Servers under load and those who use them: cheap enough that what is measured is the server, not they."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
import subprocess
import sys
import uuid
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from grotto.kernel.errors import BadOption
from grotto.table.database import database_url

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# A request that takes longer than this (seconds) has failed.
PATIENCE = 120.0


class Server:
    """A server with its processes."""

    def __init__(self, db: str, *extra: str, settings: Path | None = None) -> None:
        command = [sys.executable, "-m", "grotto.web", "--port", "0", "--db", db, *extra]
        if settings is not None:
            command += ["--config", str(settings)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address:
            self.process.wait()
            raise BadOption("child_failed", {})

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def seconds(self) -> float:
        """Processor time of the server and everything it has started, bots included."""
        return seconds_of(self.process.pid)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(60)


def family(pid: int) -> list[int]:
    """A process and those that it has started, and so on."""
    found = [pid]
    for parent in found:
        for children in Path(f"/proc/{parent}/task").glob("*/children"):
            found += [int(child) for child in children.read_text().split()]
    return found


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seconds_of(pid: int) -> float:
    """Processor time of a process and those that it has started."""
    return sum(_seconds(one) for one in family(pid))


async def database_process(db: str) -> int | None:
    """The process of a PostgreSQL whose children serve its connections, if it runs on this machine."""
    engine = create_async_engine(database_url(db))
    try:
        async with engine.connect() as connection:
            pid = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
            stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    finally:
        await engine.dispose()
    name, _, fields = stat.partition("(")[2].rpartition(")")
    return int(fields.split()[1]) if name == "postgres" else None


class Guest:
    """Somebody with one connection that stays open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.headers = {"Host": "127.0.0.1", "Content-Type": "application/json"}
        self.way: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def enter(self) -> None:
        """Become somebody."""
        status, head, me = await self._ask("GET", "/me")
        assert status == 200, me
        cookie = next(line for line in head if line.lower().startswith("set-cookie: grotto="))
        self.headers["Cookie"] = cookie.split(" ", 1)[1].partition(";")[0]
        self.headers["X-CSRF-Token"] = me["csrf"]

    async def ask(self, method: str, path: str, data: Any = None) -> Any:
        """The answer, which must be a good one."""
        status, _, answer = await self._ask(method, path, data)
        if not 200 <= status < 300:
            raise RuntimeError(f"{method} {path}: {status} {answer}")
        return answer

    async def _ask(self, method: str, path: str, data: Any = None) -> tuple[int, list[str], Any]:
        if self.way is None:
            self.way = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        reader, writer = self.way
        body = b"" if data is None else json.dumps(data).encode()
        lines = [f"{method} /api{path} HTTP/1.1", *[f"{name}: {value}" for name, value in self.headers.items()]]
        writer.write("\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode() + body)
        async with asyncio.timeout(PATIENCE):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            answer = await self._body(reader, head)
        return int(head[0].split()[1]), head, json.loads(answer) if answer else None

    async def _body(self, reader: asyncio.StreamReader, head: list[str]) -> bytes:
        given = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        if given.get("transfer-encoding") == "chunked":
            body = b""
            while size := int((await reader.readuntil(b"\r\n")).strip(), 16):
                body += await reader.readexactly(size)
                await reader.readexactly(2)
            await reader.readexactly(2)
            return body
        return await reader.readexactly(int(given.get("content-length", "0")))

    async def open(self, game: str, *kinds: str) -> str:
        """A new table, its id; a kind that is none is a bot's name."""
        seats = [{"kind": kind} if kind in ("me", "local") else {"kind": "bot", "bot": kind} for kind in kinds]
        made = await self.ask("POST", "/tables", {"game": game, "players": len(seats), "seats": seats})
        return str(made["id"])

    async def view(self, table: str) -> dict[str, Any]:
        """The table as this person sees it."""
        return dict(await self.ask("GET", f"/tables/{table}"))

    async def act(self, view: dict[str, Any], number: int = 0) -> dict[str, Any]:
        """Make a legal move, by its number among them."""
        acts = [(group["verb"], act["args"]) for group in view["legal"] for act in group["acts"]]
        verb, args = acts[number % len(acts)]
        move = {"request": str(uuid.uuid4()), "seq": view["seq"], "act": " ".join([verb, *args])}
        return dict(await self.ask("POST", f"/tables/{view['id']}/acts", move))

    def close(self) -> None:
        """Go."""
        if self.way is not None:
            self.way[1].close()


class Eye(asyncio.Protocol):
    """A WebSocket as a browser opens it, that only notes when something comes: it need not be understood here."""

    def __init__(self, port: int, table: str, cookie: str = "") -> None:
        self.head = "\r\n".join([
            f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            *([f"Cookie: {cookie}"] if cookie else []), "", "",
        ])  # fmt: skip
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        self.open = False
        self.closed = False
        # When the last message came, of how many, and how long all were.
        self.last = 0.0
        self.messages = 0
        self.size = 0
        self.on_message: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.open:
            head, end, rest = self.rest.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise RuntimeError(head.decode("latin-1"))
            self.open, self.rest = True, rest
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Note a frame that is there whole."""
        if len(self.rest) < 2:
            return False
        length, start = self.rest[1] & 127, 2
        if length > 125:
            width = 2 if length == 126 else 8
            length, start = int.from_bytes(self.rest[2 : 2 + width]), 2 + width
        if len(self.rest) < start + length:
            return False
        kind, body, self.rest = self.rest[0] & 15, self.rest[start : start + length], self.rest[start + length :]
        if kind == PING and self.transport is not None:
            # Masked with nothing.
            self.transport.write(bytes([0x80 | PONG, 0x80 | len(body), 0, 0, 0, 0]) + body)
        elif kind == TEXT:
            self.last = perf_counter()
            self.messages += 1
            self.size += length
            if self.on_message is not None:
                self.on_message()
        elif kind == CLOSE:
            self.closed = True
        return True

    def close(self) -> None:
        """Go."""
        if self.transport is not None:
            self.transport.abort()


async def watch(port: int, table: str, cookie: str = "") -> Eye:
    """Look at a table; the first view has come."""
    loop = asyncio.get_running_loop()
    _, eye = await loop.create_connection(lambda: Eye(port, table, cookie), "127.0.0.1", port)
    end = perf_counter() + PATIENCE
    while not eye.messages:
        if eye.closed or perf_counter() > end:
            raise RuntimeError("a table can't be watched")
        await asyncio.sleep(0.005)
    return eye


def summed_up(values: list[float]) -> dict[str, float]:
    """What times in milliseconds have to say."""
    middle, slow = np.quantile(values or [0.0], [0.5, 0.95])
    return {
        "moves": len(values),
        "p50_ms": round(float(middle), 1),
        "p95_ms": round(float(slow), 1),
        "max_ms": round(max(values, default=0.0), 1),
    }
