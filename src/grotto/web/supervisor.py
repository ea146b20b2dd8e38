"""`grotto serve --workers N`: several servers at one socket, and a process that sees to it that all of them run.

They are servers of one PostgreSQL like any others (ARCHITECTURE.md), so this knows nothing of tables. The socket is
shared: whoever comes is accepted by a server that has time, and nobody is turned away while one is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import faulthandler
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Protocol

from prometheus_client.multiprocess import mark_process_dead

from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.errors import BadOption
from grotto.table.backup import shown
from grotto.table.database import database_url
from grotto.web.app import Settings
from grotto.web.levels import Common
from grotto.web.logs import set_up_log
from grotto.web.metrics import SHARED_NUMBERS
from grotto.web.server import GRACE, Watchdog, bind, check_database, handed_over, run, tell_systemd, url_of

SPAWN = multiprocessing.get_context("spawn")
# Seconds that a server may take to finish what is under way: its requests, its commits, its bots.
STOPPING = GRACE + 15
# Seconds until a server that did not even start is tried again.
AGAIN = 2.0
# A server whose event loop has done nothing between so many looks stands still. There are some seconds between two of
# them, and more where the machine is busy: then nobody looks so often either.
LOOK, STILL = 2.0, 30
# Seconds in which it may say where it stands.
SAYING = 5.0

log = logging.getLogger("grotto")


class Beats(Protocol):
    """A number in memory that a server and its supervisor share: it counts as long as the server does something."""

    value: int


Start = Callable[[Connection, Beats], SpawnProcess]


def _follow_parent() -> None:
    """Stop when the supervisor has gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


def serve_one(
    settings: Settings,
    packs: Packs,
    listening: socket.socket,
    ready: Connection,
    beats: Beats,
    log_requests: bool,
) -> None:
    """The life of one of the servers."""

    def beat() -> None:
        beats.value += 1

    # Whoever is ended because it stands still says where.
    faulthandler.enable()
    threading.Thread(target=_follow_parent, daemon=True).start()
    GAMES.use_packs(packs)
    run(settings, listening, lambda: ready.send(True), log_requests, beat)


class Child:
    """One of the servers."""

    def __init__(self, start: Start) -> None:
        self.ready, theirs = SPAWN.Pipe(duplex=False)
        self.beats: Beats = SPAWN.RawValue(ctypes.c_uint64)
        self.heard = 0
        self.still = 0
        self.process = start(theirs, self.beats)
        self.process.start()
        theirs.close()
        self.started = False

    def look(self) -> None:
        """See whether it serves by now; the pipe is closed when it ends."""
        with contextlib.suppress(EOFError):
            if not self.started and self.ready.poll():
                self.started = bool(self.ready.recv())

    def stands(self) -> bool:
        """Whether it has done nothing for so many looks, of which this is one."""
        beats, self.heard = self.heard, self.beats.value
        self.still = 0 if beats != self.heard or not self.started else self.still + 1
        return self.still >= STILL

    def end(self) -> None:
        """Away with it, whatever it does; it says where it stands, if it can."""
        if sys.platform != "win32" and self.process.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGABRT)
            self.process.join(SAYING)
        self.process.kill()
        self.process.join()

    def gone(self) -> bool:
        """Whether it has ended; if so, its numbers end as well."""
        if self.process.is_alive():
            return False
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]
        self.ready.close()
        return True


class Supervisor:
    """Keeps so many servers running."""

    def __init__(self, count: int, start: Start, beat: Callable[[], None] = lambda: None) -> None:
        self.count = count
        self.start = start
        # Called again and again as long as it looks after them.
        self.beat = beat
        self.children: list[Child] = []
        self.stopping = False
        # What a signal writes to, so that whoever waits for the children wakes up.
        self.heard, self.signalled = socket.socketpair()

    def stop(self, number: int = 0, frame: FrameType | None = None) -> None:
        """Let all of them finish; for a signal."""
        self.stopping = True
        with contextlib.suppress(OSError):
            self.signalled.send(b"s")

    def run(self, announce: Callable[[], None]) -> bool:
        """Until it is stopped; False if the servers can't start at all."""
        self.children = [Child(self.start) for _ in range(self.count)]
        announced = False
        look = time.monotonic() + LOOK
        try:
            while not self.stopping:
                self._wait(max(0.0, look - time.monotonic()))
                self.beat()
                if time.monotonic() >= look:
                    self._end_what_stands()
                    look = time.monotonic() + LOOK
                for child in self.children:
                    child.look()
                if not announced and all(child.started for child in self.children):
                    announced = True
                    announce()
                if not announced and any(child.gone() and not child.started for child in self.children):
                    return False
                self._replace()
            return True
        finally:
            self._end()

    def _wait(self, seconds: float) -> None:
        waiting = [child.ready for child in self.children if not child.started]
        wait([self.heard, *waiting, *[child.process.sentinel for child in self.children]], seconds)

    def _end_what_stands(self) -> None:
        for child in self.children:
            if child.stands() and not self.stopping:
                log.error("server process %s does nothing any more and is ended", child.process.pid)
                child.end()

    def _replace(self) -> None:
        for number, child in enumerate(self.children):
            if self.stopping or not child.gone():
                continue
            log.error("server process %s has died (%s) and is replaced", child.process.pid, child.process.exitcode)
            if not child.started:
                # The database may be away; whoever waits at the socket is served by the others.
                wait([self.heard], AGAIN)
                if self.stopping:
                    return
            self.children[number] = Child(self.start)

    def _end(self) -> None:
        for child in self.children:
            if child.process.is_alive():
                child.process.terminate()
        end = time.monotonic() + STOPPING
        for child in self.children:
            child.process.join(max(0.0, end - time.monotonic()))
            if child.process.is_alive():
                log.error("server process %s does not stop and is ended", child.process.pid)
                child.process.kill()
                child.process.join()
        self.heard.close()
        self.signalled.close()


def serve_together(
    count: int, settings: Settings, host: str, port: int, announce: Callable[[str], None], log_requests: bool = False
) -> None:
    """Run so many servers until the user stops them. `announce` gets the address once all can be reached."""
    url = database_url(settings.db)
    if url.get_backend_name() == "sqlite":
        raise BadOption("db_one_process", {"value": shown(url)})
    # Their bots share the processors.
    settings.workers = settings.workers or max(1, ((os.cpu_count() or 2) - 1) // count)
    listening = handed_over() or bind(host, port)
    with contextlib.closing(listening), tempfile.TemporaryDirectory(prefix="grotto-numbers-") as numbers:
        asyncio.run(check_database(settings.db))
        set_up_log(log_requests, settings.public.log)
        os.environ[SHARED_NUMBERS] = numbers
        settings.servers = count
        if sys.platform != "win32":
            settings.levels = f"{numbers}/levels"
            Common.make(settings.levels)
        packs = GAMES.packs()

        def start(ready: Connection, beats: Beats) -> SpawnProcess:
            return SPAWN.Process(target=serve_one, args=(settings, packs, listening, ready, beats, log_requests))

        def ready() -> None:
            tell_systemd("READY=1")
            announce(url_of(host, listening))

        supervisor = Supervisor(count, start, Watchdog().beat)
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, supervisor.stop)
        if not supervisor.run(ready):
            raise BadOption("child_failed", {})
