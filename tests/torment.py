"""kill -9 at any time, under load: who plays meanwhile, what is killed, and what must hold afterwards.

tests/table/test_faults.py does a little of it, tools/kills.py all that one has time for.
"""

from __future__ import annotations

import contextlib
import math
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import httpx

from postgres import Cluster
from serving import PATIENCE, Person, legal, next_view

PLAYERS = 4
LAUNCHER = Path(__file__).parent / "launcher.py"


class Launcher:
    """Starts one server, or worker, after the other on the same database."""

    def __init__(self, db: str, what: str = "server") -> None:
        self.db = db
        self.what = what
        self.process = subprocess.Popen(
            [sys.executable, str(LAUNCHER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.pid = 0

    def start(self) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.what} {self.db}\n")
        self.process.stdin.flush()
        address, pid = self.process.stdout.readline().split()
        self.pid = int(pid)
        return address.rstrip("/")

    def kill(self) -> float:
        """When it was."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.pid = 0
        return time.monotonic()

    def close(self) -> None:
        self.kill()
        self.process.kill()
        self.process.wait()


class Player(threading.Thread):
    """Plays at one table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.random = random.Random(seed)
        self.acknowledged: list[tuple[int, str, str]] = []
        self.pending: dict[str, Any] | None = None
        # Where the server lives on, somebody else says when it is enough.
        self.enough = False

    def run(self) -> None:
        try:
            view = self.look()
            while not view["over"] and not self.enough:
                view = self.step(view)
        except httpx.HTTPError:
            pass

    def look(self) -> dict[str, Any]:
        """The table, as soon as the database answers."""
        while True:
            answer = self.person.http.get(f"/tables/{self.table}")
            if answer.status_code == 200:
                return dict(answer.json())
            assert answer.status_code == 503, answer.text
            time.sleep(0.1)

    def step(self, view: dict[str, Any]) -> dict[str, Any]:
        if not view["legal"]:
            time.sleep(0.02)
            return self.look()
        request = str(uuid.uuid4())
        if view["can_undo"] and self.random.random() < 0.15:
            self.pending = {"request": request, "seq": view["seq"], "whole_turn": False}
            answer = self.person.post(f"/tables/{self.table}/undo", self.pending)
            if answer.status_code == 200:
                self.acknowledged.append((view["seq"], "", request))
        else:
            act = self.random.choice(legal(view))
            self.pending = {"request": request, "seq": view["seq"], "act": act}
            answer = self.person.post(f"/tables/{self.table}/acts", self.pending)
            if answer.status_code == 200:
                self.acknowledged.append((view["seq"], act, request))
        if answer.status_code == 503:
            # Nobody knows whether it was carried out: the same request comes again.
            time.sleep(0.1)
            return self.again()
        assert answer.status_code in (200, 409), answer.text
        self.pending = None
        return answer.json() if answer.status_code == 200 else answer.json()["view"]

    def again(self) -> dict[str, Any]:
        """Repeat a request until it is answered."""
        assert self.pending is not None
        pending, verb = self.pending, "acts" if "act" in self.pending else "undo"
        while True:
            answer = self.person.post(f"/tables/{self.table}/{verb}", pending)
            if answer.status_code == 200:
                self.acknowledged.append((pending["seq"], pending.get("act", ""), pending["request"]))
            if answer.status_code in (200, 409):
                self.pending = None
                return dict(answer.json() if answer.status_code == 200 else answer.json()["view"])
            assert answer.status_code == 503, answer.text
            time.sleep(0.1)

    def move_to(self, address: str) -> None:
        """Go on with the next server, as the same person."""
        self.person.address = address
        self.person.http.base_url = httpx.URL(address + "/api")

    def check(self) -> None:
        """What this player was told has happened is there, and what he was not told is there once or not at all."""
        # View and log of the same moment: a bot may move between two requests.
        with self.person.watch(self.table) as socket:
            message = next_view(socket)
        view, log = message["view"], {entry["seq"]: entry for entry in message["log"]}
        for seq, act, _ in self.acknowledged:
            # An undo has a row, but no entry in the log.
            assert seq < view["seq"]
            assert (log[seq]["act"] if act else log.get(seq)) == (act or None)
        # Chance that follows an act is there with it.
        assert view["actor"] != -1
        standing = [entry for entry in log.values() if not entry["undone"]]
        assert [entry["n"] for entry in standing] == list(range(1, view["moves"] + 1))
        if self.pending is not None:
            self.retry(view, log)

    def retry(self, view: dict[str, Any], log: dict[int, Any]) -> None:
        pending = self.pending
        assert pending is not None
        verb = "acts" if "act" in pending else "undo"
        arrived = view["seq"] > pending["seq"]
        answer = self.person.post(f"/tables/{self.table}/{verb}", pending)
        assert answer.status_code == 200, answer.text
        if arrived:
            assert log.get(pending["seq"], {}).get("act") == pending.get("act")
        self.acknowledged.append((pending["seq"], pending.get("act", ""), pending["request"]))
        self.pending = None


def seats(number: int) -> list[Any]:
    """Half of the tables have a bot."""
    return ["me", {"kind": "bot", "bot": "random"}] if number % 2 else ["me", "local"]


def wait_for_bots(person: Person, table: str) -> None:
    """A game of bots goes on to its end by itself."""
    view = person.view(table)
    moves, moved = view["moves"], time.monotonic()
    while not view["over"]:
        # Slow is no fault, standing still is.
        assert time.monotonic() < moved + PATIENCE, f"the bots have stopped after {moves} moves"
        time.sleep(0.05)
        view = person.view(table)
        if view["moves"] > moves:
            moves, moved = view["moves"], time.monotonic()


def acknowledged_by(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def wait_for_moves(players: list[Player], moves: int) -> None:
    """Until so many moves more have been acknowledged, or nobody plays any more."""
    wanted = acknowledged_by(players) + moves
    end = time.monotonic() + PATIENCE
    while any(player.is_alive() for player in players) and acknowledged_by(players) < wanted:
        assert time.monotonic() < end, "nobody gets an answer"
        time.sleep(0.002)


class Bots:
    """Games of bots alone, one of which always goes on, and how long they stand still."""

    def __init__(self, host: Person, bot: str = "random") -> None:
        self.host = host
        self.bot = {"kind": "bot", "bot": bot}
        self.tables: list[str] = []
        self.longest = 0.0
        # So many games are looked at.
        self.most = 2

    def open(self, count: int = 1) -> None:
        self.tables += [self.host.open(self.bot, self.bot)["id"] for _ in range(count)]

    def running(self) -> dict[str, int]:
        """How many moves each game has that is not over."""
        views = [self.host.view(table) for table in self.tables[-self.most :]]
        return {view["id"]: view["moves"] for view in views if not view["over"]}

    def go_on(self, killed: float) -> None:
        """Wait until every game that was under way has gone on, and note how long that took since a kill."""
        before = self.running()
        waiting = dict(before)
        while waiting:
            assert time.monotonic() < killed + PATIENCE, "the bots stand still"
            time.sleep(0.02)
            now = self.running()
            waiting = {table: moves for table, moves in waiting.items() if now.get(table) == moves}
        if before:
            self.longest = max(self.longest, time.monotonic() - killed)

    def check(self) -> None:
        for table in self.tables[-self.most :]:
            wait_for_bots(self.host, table)
            assert self.host.get(f"/tables/{table}/verify")["ok"]


class Campaign:
    """People and bots at a server; something is killed again and again."""

    def __init__(self, address: str, bot: str = "random") -> None:
        self.players = [Player(Person(address), "", number) for number in range(PLAYERS)]
        self.bots = Bots(Person(address), bot)
        self.acknowledged = 0
        self.kills = 0
        # When it is to stop, however few kills there were.
        self.until = math.inf

    def goes_on(self, kills: int) -> bool:
        """Whether there is more to be killed, and time for it."""
        return self.kills < kills and time.monotonic() < self.until

    def begin(self) -> None:
        """Everybody plays, until some moves have been acknowledged."""
        if not self.bots.running():
            self.bots.open(2)
        for number, player in enumerate(self.players):
            if not player.table or player.person.view(player.table)["over"]:
                self.acknowledged += len(player.acknowledged)
                made = player.person.open(*seats(number))["id"]
                self.players[number] = Player(player.person, made, self.kills)
            self.players[number].start()
        wait_for_moves(self.players, random.Random(self.kills).randint(5, 25))

    def pause(self) -> None:
        """Whoever still has a server makes no further move."""
        for player in self.players:
            player.enough = True

    def killed(self, since: float, addresses: list[str]) -> None:
        """Everybody has lost the server and goes on with these; nothing is missing."""
        self.kills += 1
        for player in self.players:
            player.join(PATIENCE)
            assert not player.is_alive()
        self._move(addresses)
        self.bots.go_on(since)
        for number, player in enumerate(self.players):
            player.check()
            again = Player(player.person, player.table, self.kills + 1000)
            again.acknowledged = player.acknowledged
            self.players[number] = again

    def _move(self, addresses: list[str]) -> None:
        for number, player in enumerate(self.players):
            player.move_to(addresses[number % len(addresses)])
        self.bots.host.http.base_url = httpx.URL(addresses[-1] + "/api")

    def end(self) -> dict[str, float]:
        """What was played, and whether all of it is as it should be."""
        self.bots.check()
        self.acknowledged += acknowledged_by(self.players)
        assert self.acknowledged > self.kills
        return {
            "kills": self.kills,
            "acknowledged": self.acknowledged,
            "bots_still_s": round(self.bots.longest, 2),
        }


def kill_server(db: str, kills: int, until: float = math.inf) -> dict[str, float]:
    """One server is killed and started again."""
    with contextlib.closing(Launcher(db)) as launcher:
        campaign = Campaign(launcher.start())
        campaign.until = until
        while campaign.goes_on(kills):
            campaign.begin()
            since = launcher.kill()
            campaign.killed(since, [launcher.start()])
        return campaign.end()


def kill_one_of_two(db: str, kills: int, until: float = math.inf) -> dict[str, float]:
    """Two servers of one database: the one that is left takes over at once, while the other comes back."""
    with contextlib.closing(Launcher(db)) as one, contextlib.closing(Launcher(db)) as two:
        campaign = Campaign(one.start())
        campaign.until = until
        both = {one: campaign.players[0].person.address, two: two.start()}
        while campaign.goes_on(kills):
            campaign._move(list(both.values()))
            campaign.begin()
            dead, alive = (one, two) if campaign.kills % 2 else (two, one)
            since = dead.kill()
            # Those at the other server stop for a moment, and all go on there.
            campaign.pause()
            campaign.killed(since, [both[alive]])
            both[dead] = dead.start()
        return campaign.end()


def kill_worker(db: str, kills: int, until: float = math.inf) -> dict[str, float]:
    """Somebody who thinks for the bots is killed in the middle of a thought; the server lives on."""
    with contextlib.closing(Launcher(db)) as server, contextlib.closing(Launcher(db, "worker")) as worker:
        address = server.start()
        campaign = Campaign(address, "level1")
        campaign.until = until
        campaign.bots.most = 6
        while campaign.goes_on(kills):
            worker.start()
            # More tables than the server can think about by itself.
            campaign.bots.open(max(0, 6 - len(campaign.bots.running())))
            campaign.begin()
            since = worker.kill()
            campaign.pause()
            campaign.killed(since, [address])
        return campaign.end()


def crash_database(cluster: Cluster, kills: int, until: float = math.inf) -> dict[str, float]:
    """The database crashes and comes back; the server has to bear it."""
    with contextlib.closing(Launcher(cluster.address)) as server:
        address = server.start()
        campaign = Campaign(address)
        campaign.until = until
        while campaign.goes_on(kills):
            campaign.begin()
            cluster.crash()
            time.sleep(0.3)
            assert cluster.start()
            since = time.monotonic()
            campaign.pause()
            campaign.killed(since, [address])
        return campaign.end()
