"""Servers that stand still are replaced, those that go on are left alone."""

from __future__ import annotations

import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from grotto.web import supervisor
from grotto.web.metrics import SHARED_NUMBERS
from grotto.web.supervisor import SPAWN, STILL, Beats, Child, Supervisor


def live(ready: Connection, beats: Beats, born: str) -> None:
    """The first one to be born does nothing any more once it serves; those that come after it go on."""
    try:
        Path(born).touch(exist_ok=False)
        first = True
    except FileExistsError:
        first = False
    beats.value += 1
    ready.send(True)
    while True:
        time.sleep(0.01)
        if not first:
            beats.value += 1


def test_one_that_stands_still_is_ended_and_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "LOOK", 0.05)
    monkeypatch.setenv(SHARED_NUMBERS, str(tmp_path))
    begun: list[Any] = []

    def start(ready: Connection, beats: Beats) -> SpawnProcess:
        begun.append(SPAWN.Process(target=live, args=(ready, beats, str(tmp_path / "born"))))
        return begun[-1]

    beats: list[str] = []
    keeper = Supervisor(1, start, lambda: beats.append("beat"))
    thread = threading.Thread(target=keeper.run, args=(lambda: None,))
    thread.start()
    # Nobody looks before it serves, however long it takes to begin.
    while len(begun) < 2 or not keeper.children[0].started:
        assert thread.is_alive()
        time.sleep(0.01)
    keeper.stop()
    thread.join()
    assert not begun[0].is_alive()
    assert begun[0].exitcode < 0
    said = [record.getMessage() for record in caplog.records]
    assert f"server process {begun[0].pid} does nothing any more and is ended" in said
    assert len(beats) >= STILL


def never(ready: Connection, beats: Beats) -> SpawnProcess:
    return SPAWN.Process(target=len, args=((),))


def test_whoever_does_something_between_two_looks_goes_on() -> None:
    child = Child(never)
    child.started = True
    child.beats.value += 1
    looks = []
    for n in range(2 * STILL):
        if n == STILL - 1:
            child.beats.value += 1
        looks.append(child.stands())
    # The first look and the one after the beat see something new.
    assert looks == [False] * (2 * STILL - 1) + [True]
    child.started = False
    assert not child.stands()
    child.process.join()
    child.ready.close()
