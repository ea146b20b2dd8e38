"""Work on a Ray cluster: this machine alone, or many. Ray is not a part of grotto (`pip install grotto[ray]`).

The machines of a cluster need grotto, the bots and the content packs at the same places as here.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any

from grotto.arena import provenance
from grotto.arena.executors import QUEUE, Executor, Found, Task
from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.errors import BadOption

# The address that means: start a Ray of our own here.
LOCAL = "local"
# Seconds after which an address is one where nobody is.
REACHED = 30.0
# Workers of a Ray of our own stay as long as it does. Ray ends those that were idle for a second, so after every pause
# of a training run new ones would have to wake up and load the engine.
KEPT = {"idle_worker_killing_time_threshold_ms": 24 * 60 * 60 * 1000}


class OnRay(Executor):
    """Tasks on a cluster, each on one processor. A Ray that was started here is stopped in the end."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        if find_spec("ray") is None:
            raise BadOption("extra_missing", {"value": "ray", "allowed": 'pip install "grotto[ray]"'})
        # Nothing about our games goes to anybody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Where there is no graphics processor, none is hidden from workers.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        self.ray: Any = ray
        self.ours = not ray.is_initialized()
        if self.ours:
            self._join(address, jobs)
        workers = int(self.ray.cluster_resources().get("CPU", 1))
        # On a cluster of others no more than so many tasks are under way at a time.
        self.most = QUEUE * workers if jobs is None or address == LOCAL else jobs
        # A worker that is lost is made up for: the same task finds the same.
        self.carry_out = ray.remote(num_cpus=1, max_retries=3)(carry_out)
        self.packs = ray.put(GAMES.packs())
        self.grotto = provenance.here()

    def _join(self, address: str, jobs: int | None) -> None:
        if problem := silence(address):
            raise BadOption("ray_address", {"value": address, "problem": problem})
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == LOCAL:
                workers = jobs or os.cpu_count()
                self.ray.init(LOCAL, num_cpus=workers, include_dashboard=False, _system_config=KEPT, **quiet)
            else:
                self.ray.init(address=address, **quiet)
        # A Ray that does not wake up in time, or can't be reached, raises whatever it likes.
        except Exception as error:
            problem = "".join(str(error).strip().splitlines()[:1])
            if address == LOCAL:
                raise BadOption("ray_start", {"problem": problem}) from error
            raise BadOption("ray_address", {"value": address, "problem": problem}) from error

    def run(self, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[tuple[Task, Found]]:
        coming = iter(tasks)
        waiting: dict[Any, Task] = {}
        try:
            for task in islice(coming, self.most):
                waiting[self.carry_out.remote(self.grotto, self.packs, work, task)] = task
            while waiting:
                done, _ = self.ray.wait(list(waiting), num_returns=1)
                for reference in done:
                    task = waiting.pop(reference)
                    found = self._got(reference)
                    for further in islice(coming, 1):
                        waiting[self.carry_out.remote(self.grotto, self.packs, work, further)] = further
                    yield task, found
        finally:
            for reference in waiting:
                self.ray.cancel(reference, force=True)

    def _got(self, reference: Any) -> Any:
        """What came of a task; an error of ours comes as itself. A worker may die more often than it is made up for."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            workers = int(self.ray.cluster_resources().get("CPU", 1))
            raise BadOption("worker_died", {"value": workers}) from error

    def close(self, wait: bool = True) -> None:
        if self.ours:
            self.ray.shutdown()


def silence(address: str) -> str:
    """Why nobody answers at an address of a host and a port, nothing if somebody does: Ray would ask for minutes.

    >>> silence("auto")
    ''
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return ""
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, OverflowError) as error:
        return str(error)
    return ""


def carry_out(wanted: str, packs: Packs, work: Callable[[Any], Any], task: Any) -> Any:
    """One task, on a machine that has the same grotto as whoever wants it."""
    if wanted != provenance.here():
        raise BadOption("other_grotto", {"value": provenance.here(), "allowed": wanted})
    GAMES.use_packs(packs)
    return work(task)
