"""kill -9 at any time, under load: nothing acknowledged is missing, nothing is half applied, bots go on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from postgres import postgresql
from serving import PATIENCE, Person, legal, next_view, sqlite

KILLS = 20
PLAYERS = 4
LAUNCHER = Path(__file__).parent.parent / "launcher.py"


class Launcher:
    """Starts one server after the other on the same database."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.process = subprocess.Popen(
            [sys.executable, str(LAUNCHER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.pid = 0

    def start(self) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(self.db + "\n")
        self.process.stdin.flush()
        address, pid = self.process.stdout.readline().split()
        self.pid = int(pid)
        return address.rstrip("/")

    def kill(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.pid = 0

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

    def run(self) -> None:
        try:
            view = self.person.view(self.table)
            while not view["over"]:
                view = self.step(view)
        except httpx.HTTPError:
            pass

    def step(self, view: dict[str, Any]) -> dict[str, Any]:
        if not view["legal"]:
            time.sleep(0.005)
            return self.person.view(self.table)
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
        assert answer.status_code in (200, 409), answer.text
        self.pending = None
        return answer.json() if answer.status_code == 200 else answer.json()["view"]

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


def torment(db: str) -> None:
    launcher = Launcher(db)
    try:
        address = launcher.start()
        host = Person(address)
        players = [Player(Person(address), "", number) for number in range(PLAYERS)]
        bot = {"kind": "bot", "bot": "random"}
        acknowledged = 0
        bots_alone: list[str] = []
        for round in range(KILLS):
            if round % 2 == 0:
                bots_alone.append(host.open(bot, bot)["id"])
            for number, player in enumerate(players):
                if not player.table or player.person.view(player.table)["over"]:
                    acknowledged += len(player.acknowledged)
                    fresh = Player(player.person, player.person.open(*seats(number))["id"], round)
                    players[number] = fresh
                players[number].start()
            wait_for_moves(players, random.Random(round).randint(5, 25))
            launcher.kill()
            for player in players:
                player.join(PATIENCE)
                assert not player.is_alive()
            address = launcher.start()
            host.http.base_url = httpx.URL(address + "/api")
            for number, player in enumerate(players):
                player.move_to(address)
                player.check()
                again = Player(player.person, player.table, round + 1000)
                again.acknowledged = player.acknowledged
                players[number] = again
        for table in bots_alone:
            wait_for_bots(host, table)
            assert host.get(f"/tables/{table}/verify")["ok"]
        acknowledged += acknowledged_by(players)
        assert acknowledged > KILLS * PLAYERS
    finally:
        launcher.close()


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the servers are started by fork")
def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    torment(sqlite(tmp_path))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the servers are started by fork")
def test_nothing_is_lost_on_postgresql(cluster: str) -> None:
    torment(cluster)
