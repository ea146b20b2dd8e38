"""Processes that work with a time limit. One that hangs is ended and replaced, and so is one that dies."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

T = TypeVar("T")

# Fresh processes, whatever threads the server has.
SPAWN = multiprocessing.get_context("spawn")
# Seconds that a process which was told to go may take.
GOING = 5.0


class WorkerLost(Exception):
    """A process has died over its work."""


class NotThought(Exception):
    """What others were to think about came back without an answer."""


class OutOfTime(Exception):
    """Work took longer than it may."""


def _work(connection: Connection, initializer: Callable[..., None], initargs: tuple[Any, ...]) -> None:
    """The life of a process: work comes in, what comes of it goes out."""
    initializer(*initargs)
    while True:
        try:
            fn, args, kwargs = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, Any] = (True, fn(*args, **kwargs))
        except Exception as error:
            answer = (False, error)
        connection.send(answer)


class Worker:
    """One process."""

    def __init__(self, initializer: Callable[..., None], initargs: tuple[Any, ...]) -> None:
        self.connection, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_work, args=(theirs, initializer, initargs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, work: tuple[Any, ...], limit: float) -> Any:
        """What comes of some work; whatever is wrong with the process is told from what is wrong with the work."""
        try:
            self.connection.send(work)
            if not self.connection.poll(limit):
                raise OutOfTime(f"no answer within {limit:g} s")
            well, answer = self.connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost(str(error)) from error
        if not well:
            raise answer
        return answer

    def end(self) -> None:
        """Away with it, whatever it does."""
        self.process.kill()
        self.process.join(GOING)
        self.connection.close()


class Workers(Executor):
    """So many processes, each begun when it is needed."""

    def __init__(
        self, count: int, limit: float, initializer: Callable[..., None], initargs: tuple[Any, ...] = ()
    ) -> None:
        self.limit = limit
        self.initializer = initializer
        self.initargs = initargs
        # A thread waits for each process.
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.lock = threading.Lock()
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.closed = False

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Let a process do something; WorkerLost or OutOfTime if it does not come to an end."""
        return self.threads.submit(self._run, (fn, args, kwargs))

    def _run(self, work: tuple[Any, ...]) -> Any:
        worker = self._take()
        try:
            answer = worker.ask(work, self.limit)
        except (WorkerLost, OutOfTime):
            with self.lock:
                self.all.discard(worker)
            worker.end()
            raise
        except BaseException:
            self._give_back(worker)
            raise
        self._give_back(worker)
        return answer

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
            self.idle.append(worker)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let all processes go, whatever they do."""
        with self.lock:
            self.closed = True
            workers = list(self.all)
        self.threads.shutdown(wait=False, cancel_futures=cancel_futures)
        for worker in workers:
            worker.process.kill()
        if wait:
            for worker in workers:
                worker.process.join(GOING)
