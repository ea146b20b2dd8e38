"""Processes with a time limit, and turns that are given fairly."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.bots import BOTS, LEVELS
from grotto.table import workers
from grotto.table.fair import Fair
from grotto.table.thinking import limit_of
from grotto.table.workers import SPAWN, OutOfTime, WorkerLost, Workers


def ready() -> None:
    """Nothing is to be prepared."""


def until_there(file: str) -> None:
    while not Path(file).exists():
        time.sleep(0.01)


def answer_after(naps: int) -> str:
    """Take long without working, as on a machine that is busy with something else."""
    for _ in range(naps):
        time.sleep(0.1)
    return "done"


def fail() -> None:
    raise ValueError("wrong")


@pytest.fixture
def pool() -> Iterator[Workers]:
    made = Workers(1, 120, ready)
    yield made
    made.shutdown()


def test_work_is_done_by_another_process(pool: Workers) -> None:
    first = pool.submit(os.getpid).result()
    assert first != os.getpid()
    assert pool.submit(os.getpid).result() == first


def test_a_mistake_of_the_work_is_told_and_the_process_goes_on(pool: Workers) -> None:
    first = pool.submit(os.getpid).result()
    with pytest.raises(ValueError, match="wrong"):
        pool.submit(fail).result()
    assert pool.submit(os.getpid).result() == first


def test_a_process_whose_server_is_gone_goes_in_silence() -> None:
    """It may begin just after its server was killed: that is no line in any log."""
    ours, theirs = SPAWN.Pipe()
    ours.close()
    workers._work(theirs, ready, ())


def test_a_process_that_dies_is_replaced(pool: Workers) -> None:
    first = pool.submit(os.getpid).result()
    with pytest.raises(WorkerLost):
        pool.submit(os._exit, 1).result()
    assert pool.submit(os.getpid).result() != first


def test_a_process_that_is_not_let_work_is_not_taken_to_hang(pool: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def hardly(pid: int) -> float:
        asked.append(pid)
        return 0.0

    monkeypatch.setattr(workers, "worked", hardly)
    monkeypatch.setattr(workers, "PATIENCE", 1e6)
    first = pool.submit(os.getpid).result()
    pool.limit = 0.05
    assert pool.submit(answer_after, 3).result() == "done"
    assert first in asked


@pytest.mark.skipif(workers.worked(os.getpid()) is None, reason="only the clock counts here")
def test_what_a_process_has_worked_is_what_the_processor_says() -> None:
    before = time.process_time()
    told = workers.worked(os.getpid())
    assert told is not None
    assert before <= told <= time.process_time()


def test_a_process_that_hangs_is_ended_and_replaced(pool: Workers) -> None:
    first = pool.submit(os.getpid).result()
    pool.limit = 0.2
    with pytest.raises(OutOfTime):
        pool.submit(time.sleep, 3600).result()
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    pool.limit = 120
    assert pool.submit(os.getpid).result() != first


def test_nobody_waits_for_work_that_takes_long(pool: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    first = pool.submit(os.getpid).result()
    monkeypatch.setattr(workers, "LONG", 0.05)
    hung = pool.submit(time.sleep, 3600)
    # Beside it another process begins, and no more than that.
    assert pool.submit(os.getpid).result() != first
    assert (hung.done(), len(pool.all)) == (False, 2)


def test_work_that_came_to_its_end_after_all_leaves_no_process_behind(
    pool: Workers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(workers, "LONG", 0.05)
    held = pool.submit(until_there, str(tmp_path / "end"))
    assert pool.submit(os.getpid).result()
    (tmp_path / "end").touch()
    assert held.result() is None
    assert pool.submit(os.getpid).result()
    assert (len(pool.all), len(pool.idle)) == (1, 1)


def test_every_bot_has_a_limit_above_the_time_it_takes() -> None:
    assert {limit_of(bot) >= 10 for bot in BOTS} == {True}
    assert all(5 * level.seconds < limit_of(level.name) <= 30 for level in LEVELS)


def test_an_address_with_many_owners_keeps_nobody_waiting() -> None:
    order: list[str] = []

    async def run() -> None:
        fair = Fair(1)

        async def work(owner: str, origin: str) -> None:
            async with fair.turn(owner, origin):
                order.append(owner)
                await asyncio.sleep(0)

        dens = [work(owner, "den") for owner in ("first", "a", "a", "a", "b", "c")]
        await asyncio.gather(*dens, work("ann", "home"), work("bob", ""), work("ann", "home"))
        assert (fair.free, len(fair.waiting)) == (1, 0)

    asyncio.run(run())
    assert order == ["first", "a", "ann", "bob", "b", "ann", "c", "a", "a"]


def test_a_turn_that_takes_long_keeps_nobody_waiting() -> None:
    async def run() -> None:
        fair, entered = Fair(1, longest=0.01), asyncio.Event()

        async def hang() -> None:
            async with fair.turn("hung"):
                entered.set()
                await asyncio.sleep(3600)

        hung = asyncio.create_task(hang())
        await entered.wait()
        async with fair.turn("ann"):
            assert fair.free == 0
        hung.cancel()
        await asyncio.gather(hung, return_exceptions=True)
        # It is counted once however late it ends.
        assert fair.free == 1

    asyncio.run(run())


def test_one_owner_with_many_tables_keeps_nobody_waiting() -> None:
    order: list[str] = []

    async def run() -> None:
        fair = Fair(1)

        async def work(owner: str) -> None:
            async with fair.turn(owner):
                order.append(owner)
                await asyncio.sleep(0)

        await asyncio.gather(*[work("greedy") for _ in range(6)], work("ann"), *[work("bob") for _ in range(2)])
        assert (fair.free, len(fair.waiting)) == (1, 0)

    asyncio.run(run())
    assert order == ["greedy", "greedy", "ann", "bob", "greedy", "bob", "greedy", "greedy", "greedy"]


def test_who_gives_up_waiting_takes_no_turn() -> None:
    async def run() -> list[str]:
        fair, order = Fair(1), []

        async def work(owner: str) -> None:
            async with fair.turn(owner):
                order.append(owner)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(work(owner)) for owner in ("ann", "bob", "cat")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert fair.free == 1
        return order

    assert asyncio.run(run()) == ["ann", "cat"]


def test_more_and_fewer_turns() -> None:
    """Workers elsewhere come and go."""

    async def run() -> None:
        fair, inside = Fair(1), 0
        release = asyncio.Event()

        async def work() -> None:
            nonlocal inside
            async with fair.turn("ann"):
                inside += 1
                await release.wait()
                inside -= 1

        async def settle() -> int:
            for _ in range(5):
                await asyncio.sleep(0)
            return inside

        tasks = [asyncio.create_task(work()) for _ in range(5)]
        assert await settle() == 1
        fair.resize(3)
        assert await settle() == 3
        fair.resize(1)
        # Nobody loses the turn they have, and nobody gets a new one before there are few enough.
        assert (await settle(), fair.free) == (3, -2)
        release.set()
        await asyncio.gather(*tasks)
        assert (fair.free, len(fair.waiting)) == (1, 0)

    asyncio.run(run())
