"""Hints and analyses are thought about in turns: nobody keeps others waiting by asking for many, under many names."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from grotto.table.errors import Busy
from grotto.table.hall import Hall
from grotto.table.live import Live
from grotto.table.studies import MOST_OF_ADDRESS, Studies, Study
from grotto.table.thinking import Thinkers


class Workers:
    """One worker, who begins with something when it is told to go on."""

    workers = 1

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def run(self, work: Any, name: str) -> str:
        self.begun.append(name)
        await self.go_on.acquire()
        return name


def studies_of(workers: Workers, hall: object = None) -> Studies:
    hall = hall or SimpleNamespace(notebook=None)
    return Studies(cast(Hall, hall), cast(Thinkers, workers))


def finished(origin: str) -> Live:
    """A game that is over, at a table opened from an address."""
    row = SimpleNamespace(id=f"from {origin}", origin=origin, host="eve", players=2, plan_of=None, fork_at=0)
    history = SimpleNamespace(stuck=None)
    return cast(Live, SimpleNamespace(row=row, over=True, sits=lambda _: True, history=history))


def test_whoever_asks_for_much_under_many_names_keeps_nobody_waiting() -> None:
    async def run() -> None:
        workers = Workers()
        studies = studies_of(workers)
        asked = [studies._think(finished("cafe"), f"guest {n}", print, f"eve {n}") for n in range(9)]
        asked.append(studies._think(finished("home"), "ann", print, "ann"))
        tasks = [asyncio.create_task(one) for one in asked]
        # All of them have asked before the first one is answered.
        await asyncio.sleep(0)
        while not all(task.done() for task in tasks):
            workers.go_on.release()
            await asyncio.sleep(0)
        assert sorted(workers.begun) == ["ann", *[f"eve {n}" for n in range(9)]]
        # One was begun before she came, and one of that address had waited before her.
        assert workers.begun.index("ann") <= 2

    asyncio.run(run())


def test_an_address_has_only_so_many_analyses_whoever_asks_for_them() -> None:
    async def no_row(table: str) -> None:
        return None

    async def begin(table: str, person: str) -> None:
        begun.append(table)

    async def finish(work: Any) -> None:
        await work

    begun: list[str] = []

    async def run() -> None:
        notebook = SimpleNamespace(analysis=no_row, begin=begin)
        hall = SimpleNamespace(notebook=notebook, storage=SimpleNamespace(shared=False), finish=finish)
        studies = studies_of(Workers(), hall)
        studies.running = {f"table {n}": Study(f"guest {n}", "cafe") for n in range(MOST_OF_ADDRESS)}
        with pytest.raises(Busy) as busy:
            await studies.analyse(finished("cafe"), "another guest")
        assert busy.value.id == "analysis_full"
        studies._start = lambda live, person: None  # type: ignore[method-assign]
        await studies.analyse(finished("home"), "ann")
        assert begun == ["from home"]

    asyncio.run(run())
