"""`grotto serve --workers N`: several servers at one socket, and a process that sees to it that all of them run.

They are servers of one PostgreSQL like any others (ARCHITECTURE.md), so this knows nothing of tables. The socket is
shared: whoever comes is accepted by a server that has time, and nobody is turned away while one is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.errors import BadOption
from grotto.table.backup import shown
from grotto.table.database import database_url
from grotto.web.app import Settings
from grotto.web.logs import set_up_log
from grotto.web.metrics import SHARED_NUMBERS
from grotto.web.server import GRACE, address_of, bind, check_database, handed_over, run, tell_systemd

SPAWN = multiprocessing.get_context("spawn")
# Seconds that a server may take to finish what is under way: its requests, its commits, its bots.
STOPPING = GRACE + 15
# Seconds until a server that did not even start is tried again.
AGAIN = 2.0

log = logging.getLogger("grotto")


def _follow_parent() -> None:
    """Stop when the supervisor has gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


def serve_one(
    settings: Settings, packs: Packs, listening: socket.socket, ready: Connection, log_requests: bool
) -> None:
    """The life of one of the servers."""
    threading.Thread(target=_follow_parent, daemon=True).start()
    GAMES.use_packs(packs)
    run(settings, listening, lambda: ready.send(True), log_requests, beside_others=True)


class Child:
    """One of the servers."""

    def __init__(self, start: Callable[[Connection], SpawnProcess]) -> None:
        self.ready, theirs = SPAWN.Pipe(duplex=False)
        self.process = start(theirs)
        self.process.start()
        theirs.close()
        self.started = False

    def look(self) -> None:
        """See whether it serves by now; the pipe is closed when it ends."""
        with contextlib.suppress(EOFError):
            if not self.started and self.ready.poll():
                self.started = bool(self.ready.recv())

    def gone(self) -> bool:
        """Whether it has ended; if so, its numbers end as well."""
        if self.process.is_alive():
            return False
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]
        self.ready.close()
        return True


class Supervisor:
    """Keeps so many servers running."""

    def __init__(self, count: int, start: Callable[[Connection], SpawnProcess]) -> None:
        self.count = count
        self.start = start
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
        try:
            while not self.stopping:
                self._wait(None)
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

    def _wait(self, seconds: float | None) -> None:
        waiting = [child.ready for child in self.children if not child.started]
        wait([self.heard, *waiting, *[child.process.sentinel for child in self.children]], seconds)

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
        packs = GAMES.packs()

        def start(ready: Connection) -> SpawnProcess:
            return SPAWN.Process(target=serve_one, args=(settings, packs, listening, ready, log_requests))

        def ready() -> None:
            tell_systemd("READY=1")
            announce(address_of(host, listening))

        supervisor = Supervisor(count, start)
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, supervisor.stop)
        if not supervisor.run(ready):
            raise BadOption("child_failed", {})
