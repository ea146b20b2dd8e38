"""Processes that work with a time limit. One that hangs is ended and replaced, and so is one that dies.

Nobody waits until a process is known to hang: beside a slow one, another one begins.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

T = TypeVar("T")

# New processes rather than forks, because the server has threads.
SPAWN = multiprocessing.get_context("spawn")
# Seconds that a process may take to end, and to start.
GOING, BEGINNING = 5.0, 120.0
# Seconds after which work counts as slow, and other work begins beside it.
LONG = 5.0
# Limits are in processor time, where that can be measured, so that on a busy machine a waiting process does not count
# as hanging. By the clock a limit is so many times as long.
PATIENCE = 8.0


class WorkerLost(Exception):
    """A process has died during its work."""


class NotThought(Exception):
    """A job came back from another machine without an answer."""


class OutOfTime(Exception):
    """Work took longer than it may."""


def _work(connection: Connection, initializer: Callable[..., None], initargs: tuple[Any, ...]) -> None:
    """The main loop of a process: it receives work and sends results."""
    initializer(*initargs)
    try:
        connection.send((True, None))
        while True:
            fn, args, kwargs = connection.recv()
            try:
                answer: tuple[bool, Any] = (True, fn(*args, **kwargs))
            except Exception as error:
                answer = (False, error)
            connection.send(answer)
    except (EOFError, OSError):
        # The server is gone.
        return


def worked(pid: int) -> float | None:
    """The processor time of a process in seconds, where that can be measured."""
    try:
        # What clock_getcpuclockid(3) says on Linux.
        return time.clock_gettime((~pid << 3) | 2)
    except (AttributeError, OSError):
        return None


class Worker:
    """One process."""

    def __init__(self, initializer: Callable[..., None], initargs: tuple[Any, ...]) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(theirs, initializer, initargs), daemon=True)
        self.process.start()
        theirs.close()
        self.begun = False

    def ask(self, work: tuple[Any, ...], limit: float, late: Callable[[], None]) -> Any:
        """The result of some work; errors of the process are told apart from errors of the work.

        If it takes long, `late` is called.
        """
        try:
            if not self.begun:
                # The limit is for the work, not for starting the process.
                self._answer(BEGINNING)
                self.begun = True
            self.connection.send(work)
            if limit > LONG and not self.connection.poll(LONG):
                late()
                limit -= LONG
            well, answer = self._answer(limit)
        except (EOFError, OSError) as error:
            raise WorkerLost(str(error)) from error
        if not well:
            raise answer
        return answer

    def _answer(self, limit: float) -> Any:
        before, latest = self._worked(), time.monotonic() + PATIENCE * limit
        ready = self.connection.poll(limit)
        while not ready:
            now = self._worked()
            left = 0.0 if before is None or now is None else before + limit - now
            if min(left, latest - time.monotonic()) <= 0:
                raise OutOfTime(f"no answer within {limit:g} s")
            # No processor works longer than the clock says.
            ready = self.connection.poll(left)
        return self.connection.recv()

    def _worked(self) -> float | None:
        return worked(self.process.pid or 0)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join(GOING)
        self.connection.close()


class Place:
    """One of the places for work, held until it is left."""

    def __init__(self, places: threading.Semaphore) -> None:
        places.acquire()
        self.places: threading.Semaphore | None = places

    def leave(self) -> None:
        """Give the place back; only the first call counts."""
        places, self.places = self.places, None
        if places is not None:
            places.release()


class Workers(Executor):
    """A number of processes, each started when it is needed."""

    def __init__(
        self, count: int, limit: float, initializer: Callable[..., None], initargs: tuple[Any, ...] = ()
    ) -> None:
        self.count = count
        self.limit = limit
        self.initializer = initializer
        self.initargs = initargs
        # A thread waits for each process; as many again are for processes beside slow work.
        self.threads = ThreadPoolExecutor(2 * count, thread_name_prefix="worker")
        self.places = threading.Semaphore(count)
        self.lock = threading.Lock()
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.closed = False

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Let a process do something; WorkerLost or OutOfTime if it does not come to an end."""
        return self.ask(self.limit, fn, *args, **kwargs)

    def ask(self, limit: float, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """The same with a limit of its own."""
        return self.threads.submit(self._in_place, (fn, args, kwargs), limit)

    def _in_place(self, work: tuple[Any, ...], limit: float) -> Any:
        """Do the work in one of the places; slow work gives its place to others."""
        place = Place(self.places)
        try:
            return self._run(work, limit, place.leave)
        finally:
            place.leave()

    def _run(self, work: tuple[Any, ...], limit: float, late: Callable[[], None]) -> Any:
        worker = self._take()
        try:
            answer = worker.ask(work, limit, late)
        except (WorkerLost, OutOfTime):
            self._end(worker)
            raise
        except BaseException:
            self._give_back(worker)
            raise
        self._give_back(worker)
        return answer

    def _end(self, worker: Worker) -> None:
        with self.lock:
            self.all.discard(worker)
        worker.end()

    def _take(self) -> Worker:
        with self.lock:
            if self.closed:
                raise WorkerLost("closed")
            if self.idle:
                return self.idle.pop()
        worker = Worker(self.initializer, self.initargs)
        with self.lock:
            self.all.add(worker)
        return worker

    def _give_back(self, worker: Worker) -> None:
        with self.lock:
            kept = len(self.idle) < self.count
            if kept:
                self.idle.append(worker)
        if not kept:
            self._end(worker)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End all processes, whatever they are doing."""
        with self.lock:
            self.closed = True
            workers = list(self.all)
        self.threads.shutdown(wait=False, cancel_futures=cancel_futures)
        for worker in workers:
            worker.process.kill()
        if wait:
            for worker in workers:
                worker.process.join(GOING)
