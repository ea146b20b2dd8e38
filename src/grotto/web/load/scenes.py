"""The scenes of `grotto bench --load`: each starts servers of its own and says what it measured, ready for JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any

from grotto.kernel.errors import BadOption
from grotto.table.database import database_url
from grotto.web.load.crowd import Eye, Guest, Server, database_process, seconds_of, summed_up, watch
from grotto.web.load.player import play
from grotto.web.server import allow_sockets

# The first of the games, the quickest to play, and the one with the largest positions.
QUICK, LARGE = "cave_vs_cave", "caverna"
# Seconds between two moves of one person, who has to think.
PAUSE = 0.05
# Moves that are measured where nothing else is said.
MOVES = 100
# Seconds for which nothing happens.
QUIET = 20.0
# Sockets of idle tables, and how many look at each.
IDLE, AT_ONE = 2000, 10
SPECTATORS = 300
BOT_TABLES = 500
# One host with so many tables of so many bots.
CROWD, BOTS = 30, 7
# Answers of bots that are waited for.
ANSWERS = 40
# Bots of a level that thinks.
THINKING, LEVEL = 20, "level3"
# Seconds for which people play against them.
LONG = 40.0
# How long each part of the comparison of one and two processes lasts (seconds), and how often it is repeated.
PART, ROUNDS = 3.0, 6
PLAYERS = 24


async def seen_by(guest: Guest, eyes: list[Eye], table: str, moves: int, pause: float = PAUSE) -> list[float]:
    """How long it takes until each viewer has what somebody does (milliseconds), over so many moves."""
    times: list[float] = []
    view = await guest.view(table)
    for number in range(moves):
        if view["over"]:
            break
        before = [eye.messages for eye in eyes]
        start = perf_counter()
        view = await guest.act(view, number)
        end = perf_counter() + 30
        while any(eye.messages == n for eye, n in zip(eyes, before, strict=True)) and perf_counter() < end:
            await asyncio.sleep(0.002)
        times += [
            (eye.last - start) * 1000 if eye.messages > n else 30_000.0 for eye, n in zip(eyes, before, strict=True)
        ]
        await asyncio.sleep(pause)
    return times


async def _entered(port: int) -> Guest:
    guest = Guest(port)
    await guest.enter()
    return guest


async def _moves_seen(server: Server, moves: int) -> dict[str, float]:
    """Moves of somebody at a table of their own, seen by another connection."""
    guest = await _entered(server.port)
    times: list[float] = []
    while len(times) < moves:
        table = await guest.open(QUICK, "me", "local")
        eye = await watch(server.port, table)
        times += await seen_by(guest, [eye], table, moves - len(times))
        eye.close()
    guest.close()
    return summed_up(times)


def part(whole: float, scale: float, least: float = 1) -> int:
    """So many of something, if the whole scene is smaller."""
    return max(int(least), round(whole * scale))


async def idle(db: str, scale: float) -> dict[str, Any]:
    """Open pages at which nothing happens, and then a move at another table."""
    server = Server(db)
    try:
        guest = await _entered(server.port)
        tables = [await guest.open(QUICK, "me", "local") for _ in range(part(IDLE / AT_ONE, scale))]
        eyes = [await watch(server.port, table) for table in tables for _ in range(AT_ONE)]
        # What came when they arrived is over.
        await asyncio.sleep(3)
        before, start = server.seconds(), perf_counter()
        await asyncio.sleep(max(1.0, QUIET * scale))
        share = (server.seconds() - before) / (perf_counter() - start)
        return {
            "sockets": sum(not eye.closed for eye in eyes),
            "processor_share": round(share, 4),
            "seen": await _moves_seen(server, part(MOVES, scale, 5)),
        }
    finally:
        server.stop()


async def spectators(db: str, scale: float) -> dict[str, Any]:
    """Many who look at one large table."""
    server = Server(db)
    try:
        guest = await _entered(server.port)
        table = await guest.open(LARGE, "me", "local")
        count = part(SPECTATORS, scale)
        eyes = [await watch(server.port, table) for _ in range(count)]
        await asyncio.sleep(2)
        size = sum(eye.size for eye in eyes)
        before, start = server.seconds(), perf_counter()
        times = await seen_by(guest, eyes, table, part(MOVES, scale, 5), pause=0.2)
        spent, took = server.seconds() - before, perf_counter() - start
        moves = len(times) // count
        return {
            "spectators": count,
            "seen": summed_up(times),
            "bytes_each": round((sum(eye.size for eye in eyes) - size) / max(1, len(times))),
            "processor_ms_per_move": round(spent * 1000 / max(1, moves), 1),
            "processor_share": round(spent / took, 3),
        }
    finally:
        server.stop()


async def bots(db: str, scale: float) -> dict[str, Any]:
    """A person's moves while bots play at many tables."""
    server = Server(db, "--bot-delay", "0.25")
    try:
        host = await _entered(server.port)
        hosts = [host, *[await _entered(server.port) for _ in range(9)]]
        tables = [await hosts[n % len(hosts)].open(QUICK, "random", "random") for n in range(part(BOT_TABLES, scale))]
        before = sum([(await host.view(table))["moves"] for table in tables])
        spent, start = server.seconds(), perf_counter()
        seen = await _moves_seen(server, part(MOVES, scale, 5))
        took, spent = perf_counter() - start, server.seconds() - spent
        views = [await host.view(table) for table in tables]
        return {
            "tables": len(tables),
            "still_playing": sum(not view["over"] for view in views),
            "bot_moves_per_s": round((sum(view["moves"] for view in views) - before) / took, 1),
            "processor_share": round(spent / took, 3),
            "seen": seen,
        }
    finally:
        server.stop()


async def _answers(guest: Guest, bot: str, moves: int, game: str = QUICK) -> list[float]:
    """How long a person waits for the bot to move on (milliseconds)."""
    times: list[float] = []
    view = await guest.view(await guest.open(game, "me", bot))
    while len(times) < moves:
        if view["over"]:
            view = await guest.view(await guest.open(game, "me", bot))
        waited = bool(view["legal"])
        if waited:
            view = await guest.act(view)
        start = perf_counter()
        while not view["legal"] and not view["over"]:
            await asyncio.sleep(0.02)
            view = await guest.view(view["id"])
        if waited and perf_counter() - start > 0.001:
            times.append((perf_counter() - start) * 1000)
    return times


async def crowd(db: str, scale: float) -> dict[str, Any]:
    """Whether one host with many tables full of bots keeps others waiting."""
    server = Server(db, "--bot-delay", "0")
    try:
        guest, host = await _entered(server.port), await _entered(server.port)
        alone = await _answers(guest, "greedy", part(ANSWERS, scale, 3))
        tables = [await host.open(LARGE, *["greedy"] * BOTS) for _ in range(part(CROWD, scale))]
        beside = await _answers(guest, "greedy", part(ANSWERS, scale, 3))
        still = [(await host.view(table))["over"] for table in tables].count(False)
        return {
            "tables": len(tables),
            "still_playing": still,
            "bots_each": BOTS,
            "alone": summed_up(alone),
            "beside_them": summed_up(beside),
        }
    finally:
        server.stop()


async def level(db: str, scale: float) -> dict[str, Any]:
    """How long people at many tables wait for bots that think."""
    server = Server(db, "--bot-delay", "0")
    try:
        guests = [await _entered(server.port) for _ in range(part(THINKING, scale))]
        found: dict[str, Any] = {"tables": len(guests), "bot": LEVEL}
        for game in (QUICK, LARGE, "above_and_below"):
            before, start = server.seconds(), perf_counter()
            times = await asyncio.gather(*[_thoughtful(guest, game, max(3.0, LONG * scale)) for guest in guests])
            share = (server.seconds() - before) / (perf_counter() - start)
            found[game] = {**summed_up([time for one in times for time in one]), "processor_share": round(share, 3)}
        return found
    finally:
        server.stop()


async def _thoughtful(guest: Guest, game: str, seconds: float) -> list[float]:
    """A person who thinks for some seconds between moves, as people do."""
    times: list[float] = []
    view = await guest.view(await guest.open(game, "me", LEVEL))
    end = perf_counter() + seconds
    while perf_counter() < end and not view["over"]:
        if view["legal"]:
            await asyncio.sleep(2.0)
            view = await guest.act(view)
            if view["legal"] or view["over"]:
                continue
        start = perf_counter()
        while not view["legal"] and not view["over"]:
            await asyncio.sleep(0.05)
            view = await guest.view(view["id"])
        times.append((perf_counter() - start) * 1000)
    return times


async def processes(db: str, scale: float) -> dict[str, Any]:
    """How many moves two server processes carry, and one; in turns, so that both meet the same machine."""
    database = await database_process(db)
    servers = {count: Server(db, "--workers", str(count)) for count in (1, 2)}
    results = {count: Spent() for count in servers}
    try:
        people, seconds = part(PLAYERS, scale, 2), max(1.0, PART * scale)
        players = {count: [await _entered(server.port) for _ in range(people)] for count, server in servers.items()}
        idle = {count: await _idle_share(server, seconds) for count, server in servers.items()}
        for _ in range(ROUNDS):
            for count, server in servers.items():
                before = _clocks(server, database)
                end = perf_counter() + seconds
                made = await asyncio.gather(*[play(player, QUICK, end) for player in players[count]])
                after = _clocks(server, database)
                results[count].add(sum(made), [now - then for now, then in zip(after, before, strict=True)])
    finally:
        for server in servers.values():
            server.stop()
    rates = {count: spent.moves / spent.seconds for count, spent in results.items()}
    # What a move costs beyond what the servers cost anyway.
    costs = {
        count: max(1e-6, spent.server / spent.moves - idle[count] / rates[count]) for count, spent in results.items()
    }
    # How many moves they would carry if each had a core for itself: the crowd and the database share them here.
    able = {count: (count - idle[count]) / cost for count, cost in costs.items()}
    return {
        "moves_per_s": {str(count): round(rate, 1) for count, rate in rates.items()},
        "ratio": round(rates[2] / rates[1], 2),
        "processor_ms_per_move": {str(count): spent.each() for count, spent in results.items()},
        "processor_share": {str(count): spent.shares() for count, spent in results.items()},
        "idle_share": {str(count): round(share, 3) for count, share in idle.items()},
        "ratio_by_processor": round(able[2] / able[1], 2),
    }


@dataclass
class Spent:
    """Moves, the time they took, and the processor time of each part; of the database if it runs here."""

    moves: int = 0
    seconds: float = 0.0
    server: float = 0.0
    crowd: float = 0.0
    database: float = 0.0

    def add(self, moves: int, clocks: list[float]) -> None:
        """Some more."""
        self.moves += moves
        seconds, server, crowd, database = clocks
        self.seconds += seconds
        self.server += server
        self.crowd += crowd
        self.database += database

    def parts(self) -> dict[str, float]:
        """The processor time of each part."""
        return {"server": self.server, "crowd": self.crowd, "database": self.database}

    def each(self) -> dict[str, float]:
        """What a move costs, in milliseconds."""
        return {name: round(spent * 1000 / self.moves, 2) for name, spent in self.parts().items()}

    def shares(self) -> dict[str, float]:
        """How much of a core each part takes."""
        return {name: round(spent / self.seconds, 2) for name, spent in self.parts().items()}


def _clocks(server: Server, database: int | None) -> list[float]:
    """The time, and the processor time of server, crowd and database so far."""
    return [perf_counter(), server.seconds(), process_time(), 0.0 if database is None else seconds_of(database)]


async def _idle_share(server: Server, seconds: float) -> float:
    """What a server costs while nobody does anything."""
    before, start = server.seconds(), perf_counter()
    await asyncio.sleep(seconds)
    return (server.seconds() - before) / (perf_counter() - start)


SCENES: dict[str, Callable[[str, float], Awaitable[dict[str, Any]]]] = {
    "idle": idle,
    "spectators": spectators,
    "bots": bots,
    "crowd": crowd,
    "level": level,
    "processes": processes,
}
# These need servers that share a database.
SHARED = ("processes",)


def run(scene: str, db: str, scale: float = 1.0) -> dict[str, Any]:
    """One scene on a database."""
    if scene not in SCENES:
        raise BadOption("load_scene", {"value": scene, "allowed": ", ".join(SCENES)})
    if scene in SHARED and database_url(db).get_backend_name() == "sqlite":
        raise BadOption("load_db", {"value": scene})
    allow_sockets()

    async def happens() -> dict[str, Any]:
        return await SCENES[scene](db, scale)

    return asyncio.run(happens())
