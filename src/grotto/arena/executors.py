"""Carries out work in this process, in several processes, or on a Ray cluster, with the same results.

Work is a function of a module and a task that can be pickled; it may depend on nothing else. Results come in the order
in which they are done; sort them if that matters.

>>> with executor_of(jobs=1) as executor:
...     sorted(executor.run(abs, [-2, 3]))
[(-2, 2), (3, 3)]
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.errors import BadOption

Task = TypeVar("Task")
Found = TypeVar("Found")

# Tasks handed to each process at a time; a long list is not laid out in advance.
QUEUE = 4


class Executor(ABC):
    """Carries out tasks. To be used with `with`, so that nothing is left running."""

    @abstractmethod
    def run(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        """Each task with what came of it, as they get done. Who stops listening is given no more of them."""

    @abstractmethod
    def close(self, wait: bool = True) -> None:
        """Let everybody go; if nobody waits, what is being done is left undone."""

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.close(wait=kind is None)


class Serial(Executor):
    """One after another, here."""

    def run(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        for task in tasks:
            yield task, work(task)

    def close(self, wait: bool = True) -> None:
        pass


class Processes(Executor):
    """So many processes; spawned, not forked: the same on every system, and safe beside threads."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start, (GAMES.packs(),))

    def run(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        coming = iter(tasks)
        waiting: dict[Future[Found], Task] = {}
        try:
            with unheard():
                waiting = {self.pool.submit(work, task): task for task in islice(coming, QUEUE * self.jobs)}
            while waiting:
                done = wait(waiting, return_when=FIRST_COMPLETED).done
                ready = [(waiting.pop(future), future) for future in done]
                for task in islice(coming, len(ready)):
                    waiting[self.pool.submit(work, task)] = task
                for task, future in ready:
                    yield task, future.result()
        except BrokenProcessPool as error:
            # While tasks are handed out, too.
            raise BadOption("worker_died", {"value": self.jobs}) from error

    def close(self, wait: bool = True) -> None:
        """Let everybody go. The thread of the pool is always waited for: the end of the interpreter gets in its way.

        Tasks are taken back only if the processes live on: that thread can't report their end to a task taken back.
        """
        if not wait:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
        self.pool.shutdown(cancel_futures=wait)


def executor_of(jobs: int | None = None, ray: str | None = None) -> Executor:
    """One process or several, or with an address a Ray cluster; "local" starts a Ray of so many workers here."""
    if ray is not None:
        # Imported late: Ray is large, and few need it.
        from grotto.arena.on_ray import OnRay

        return OnRay(ray, jobs)
    return Processes(jobs) if jobs is not None and jobs > 1 else Serial()


@contextmanager
def unheard() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: while they are waking up they would complain of it at length."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual: Any = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _start(packs: Packs) -> None:
    """On Ctrl-C a worker goes without a word; only the parent has something to say. It has the packs of the parent."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_watch_parent, daemon=True).start()
    GAMES.use_packs(packs)


def _watch_parent() -> None:
    """Go when the parent has gone, however it went: nobody else would ever ask for anything."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
