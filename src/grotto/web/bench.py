"""How fast the table is: a move seen by another viewer while bots play at many tables, a finished game opened, bytes.

The server runs in a process of its own on a fresh SQLite file, as `grotto serve` would run it.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from grotto.games import GAMES
from grotto.text import LANGUAGES
from grotto.web.pages import PACKED, STATIC

# The first of the games, the quickest to play.
GAME = next(iter(GAMES))
# A bot waits this long before each act, as with `grotto serve` by default.
BOT_DELAY = 0.25
# Files of the client that only some readers fetch: letters of Russian, rare letters, dark colours, letters of stories.
ONLY_RUSSIAN, SELDOM = "-cyrillic-", ("-normal-", "-dark-", "alegreya-latin-400", "alegreya-cyrillic-400")


class Visitor:
    """Somebody with a browser, here a program."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address + "/api", timeout=60)

    async def enter(self) -> None:
        """Become somebody."""
        self.http.headers["X-CSRF-Token"] = (await self.http.get("/me")).json()["csrf"]

    async def open(self, *kinds: str, game: str = GAME) -> str:
        """A new table, its id; a kind that is none is a bot's name."""
        seats = [{"kind": kind} if kind in ("me", "local") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = await self.http.post("/tables", json={"game": game, "players": len(seats), "seats": seats})
        return str(answer.raise_for_status().json()["id"])

    async def act(self, view: dict[str, Any]) -> dict[str, Any]:
        """Make the first legal move."""
        group = view["legal"][0]
        move = " ".join([group["verb"], *group["acts"][0]["args"]])
        body = {"request": str(uuid.uuid4()), "seq": view["seq"], "act": move}
        answer = await self.http.post(f"/tables/{view['id']}/acts", json=body)
        return dict(answer.raise_for_status().json())


async def _view(socket: ClientConnection, seq: int) -> dict[str, Any]:
    """The next view that is at least so new."""
    while True:
        message = json.loads(await socket.recv())
        if "view" in message and message["view"]["seq"] >= seq:
            return dict(message["view"])


async def _measure_moves(visitor: Visitor, tables: int, moves: int) -> dict[str, object]:
    """From the click (the request is sent) to the receipt by another connection.

    Bots that wait before each act play for longer than this takes; the answer says how many still do.
    """
    bots = [await visitor.open("random", "random") for _ in range(tables)]
    before = [(await visitor.http.get(f"/tables/{id}")).json()["moves"] for id in bots]
    began = perf_counter()
    times: list[float] = []
    played = 0
    while len(times) < moves:
        id = await visitor.open("me", "local")
        address = visitor.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{id}/live") as watcher:
            view = (await visitor.http.get(f"/tables/{id}")).json()
            await _view(watcher, view["seq"])
            while not view["over"] and len(times) < moves:
                start = perf_counter()
                seen = asyncio.create_task(_view(watcher, view["seq"] + 1))
                view = await visitor.act(view)
                await seen
                times.append((perf_counter() - start) * 1000)
                await asyncio.sleep(0.05)
    running = 0
    for id, moved in zip(bots, before, strict=True):
        card = (await visitor.http.get(f"/tables/{id}")).json()
        played += card["moves"] - moved
        running += not card["over"]
    return {
        "bot_tables": tables,
        "bot_tables_still_playing": running,
        "bot_moves_per_s": played / (perf_counter() - began),
        "moves": len(times),
        "p50_ms": float(np.quantile(times, 0.5)),
        "p95_ms": float(np.quantile(times, 0.95)),
        "max_ms": max(times),
    }


async def _measure_opening(visitor: Visitor, restart: Any, times: int = 10) -> dict[str, object]:
    """View and log of a finished game, first by a server that has not seen it yet."""
    id = await visitor.open("random", "random")
    while not (await visitor.http.get(f"/tables/{id}")).json()["over"]:
        await asyncio.sleep(0.05)
    await visitor.http.aclose()
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(3):
        fresh = Visitor(restart())
        await fresh.http.get("/games")
        for n in range(times):
            start = perf_counter()
            (await fresh.http.get(f"/tables/{id}")).raise_for_status()
            (await fresh.http.get(f"/tables/{id}/log")).raise_for_status()
            (warm if n else cold).append((perf_counter() - start) * 1000)
        await fresh.http.aclose()
    return {"cold_ms": max(cold), "warm_ms": float(np.quantile(warm, 0.5))}


def _sent(name: str) -> int:
    """The bytes of a file of the client in its best packing."""
    file = STATIC / name
    packed = [file.with_name(file.name + suffix) for _, suffix in PACKED]
    return next((path for path in packed if path.is_file()), file).stat().st_size


def table_files(game: str, language: str) -> set[str]:
    """The files of the built client that the table of a game needs, read in a language, in light colours."""
    manifest = json.loads((STATIC / "manifest.json").read_text("utf-8"))
    open_chunks = ["index.html", "src/pages/Table.svelte", f"src/games/{game}/index.ts"]
    files: set[str] = {"index.html"}
    done: set[str] = set()
    while open_chunks:
        key = open_chunks.pop()
        if key in done:
            continue
        done.add(key)
        chunk = manifest[key]
        open_chunks += chunk.get("imports", [])
        files |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
    left_out = SELDOM if language == "ru" else (*SELDOM, ONLY_RUSSIAN)
    return {file for file in files if not any(part in file for part in left_out)}


async def _first_load(visitor: Visitor) -> dict[str, object]:
    """Bytes sent until a table can be played at, per game and language; nothing if the client is not built."""
    if not (STATIC / "manifest.json").is_file():
        return {}
    loads: dict[str, object] = {}
    drawn = json.loads((STATIC / "manifest.json").read_text("utf-8"))
    for game, rules in GAMES.items():
        if f"src/games/{game}/index.ts" not in drawn:
            # A game of somebody else has no board of its own.
            continue
        id = await visitor.open(*["me", "local"][: rules.default_seats()], game=game)
        answers = [f"/tables/{id}", f"/tables/{id}/log", f"/games/{game}/facts"]
        for language in LANGUAGES:
            total = sum(_sent(file) for file in table_files(game, language))
            for path in [*answers, f"/text/{language}?game={game}"]:
                total += (await visitor.http.get(path)).raise_for_status().num_bytes_downloaded
            loads[f"{game}/{language}"] = total
    return loads


class Servers:
    """Starts servers on one database, one after the other."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.process: subprocess.Popen[str] | None = None

    def start(self, bot_delay: float) -> str:
        """A new server in place of the old one; its address."""
        self.stop()
        command = [sys.executable, "-m", "grotto.web", "--port", "0", "--db", self.db, "--bot-delay", str(bot_delay)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip().rstrip("/")

    def stop(self) -> None:
        """End the server that runs."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            self.process = None


async def _bench(servers: Servers, tables: int, moves: int, bot_delay: float) -> dict[str, object]:
    visitor = Visitor(servers.start(bot_delay))
    await visitor.enter()
    live = await _measure_moves(visitor, tables, moves)
    await visitor.http.aclose()
    visitor = Visitor(servers.start(0.0))
    await visitor.enter()
    loads = await _first_load(visitor)
    opening = await _measure_opening(visitor, lambda: servers.start(0.0))
    return {"bot_delay_s": bot_delay, "live": live, "finished_game": opening, "first_load_bytes": loads}


def bench(tables: int = 50, moves: int = 200, bot_delay: float = BOT_DELAY) -> dict[str, object]:
    """All figures, ready for JSON."""
    with tempfile.TemporaryDirectory() as folder:
        servers = Servers(f"sqlite:///{Path(folder) / 'tables.db'}")
        try:
            return asyncio.run(_bench(servers, tables, moves, bot_delay))
        finally:
            servers.stop()


if __name__ == "__main__":
    print(json.dumps(bench(), indent=2))
