"""Serial, processes, Ray: one interface, the same results."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import grotto
from grotto.arena import on_ray
from grotto.arena.analysing import analyse
from grotto.arena.dataset import write_dataset
from grotto.arena.executors import Executor, executor_of
from grotto.arena.journal import GAMES
from grotto.arena.match import REPORT, match, records
from grotto.bots.search import Effort
from grotto.kernel.record import read
from grotto.training.run import Run
from grotto.training.settings import Settings

GAME = grotto.game("cave_vs_cave")
BOTS = ["random", "again=random", "mine=grotto.bots.random_bot:RandomBot"]
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def ray() -> Iterator[Executor]:
    """A Ray of two workers on this machine."""
    pytest.importorskip("ray")
    before = os.environ.get("PYTHONPATH", "")
    # Workers are to find the functions of this file.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "tests"), str(ROOT), before])
    with executor_of(jobs=2, ray="local") as executor:
        os.environ["PYTHONPATH"] = before
        yield executor


@pytest.fixture(params=["serial", "processes", "ray"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    if request.param == "ray":
        yield request.getfixturevalue("ray")
    else:
        with executor_of(jobs=1 if request.param == "serial" else 2) as made:
            yield made


def test_every_task_comes_back_with_what_came_of_it(executor: Executor) -> None:
    assert sorted(executor.run(abs, range(-40, 0))) == [(number, -number) for number in range(-40, 0)]
    assert list(executor.run(abs, [])) == []


def test_who_stops_listening_stops_the_rest(executor: Executor) -> None:
    asked: list[int] = []

    def endless() -> Iterator[int]:
        for number in range(1_000_000):
            asked.append(number)
            yield number

    found = executor.run(abs, endless())
    next(found)
    found.close()  # type: ignore[attr-defined]
    assert len(asked) < 100
    assert sorted(executor.run(abs, [-1, -2])) == [(-2, 2), (-1, 1)]


def test_a_mistake_comes_through(executor: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        list(executor.run(_divide, [0]))


def _divide(number: int) -> float:
    return 1 / number


def test_ray_has_two_workers(ray: Executor) -> None:
    assert isinstance(ray, on_ray.OnRay)
    assert ray.ray.cluster_resources()["CPU"] == 2


def test_a_match_on_ray_is_the_same(ray: Executor, tmp_path: Path) -> None:
    match(GAME, BOTS, 12, 5, folder=tmp_path / "here")
    match(GAME, BOTS, 12, 5, folder=tmp_path / "there", executor=ray)
    assert (tmp_path / "here" / REPORT).read_bytes() == (tmp_path / "there" / REPORT).read_bytes()
    # Begun here, finished there.
    match(GAME, BOTS, 6, 5, folder=tmp_path / "both")
    match(GAME, BOTS, 12, 5, folder=tmp_path / "both", executor=ray)
    assert (tmp_path / "both" / REPORT).read_bytes() == (tmp_path / "here" / REPORT).read_bytes()


def test_training_on_ray_is_the_same(ray: Executor, tmp_path: Path) -> None:
    tiny = Settings("cave_vs_cave", seed=5, games=3, first_games=3, positions=12, steps=10, hidden=(8, 4))
    rows = []
    for name, executor in (("here", None), ("there", ray)):
        run = Run(tmp_path / name, tiny, executor)
        run.go_on(2, lambda row: None)
        rows.append(
            [{key: value for key, value in row.items() if not key.endswith(("_s", "seconds"))} for row in run.log]
        )
    assert rows[0] == rows[1]


def test_analysis_on_ray_is_the_same(ray: Executor) -> None:
    record = read((ROOT / "tests" / "records" / "caverna_eaten_while_feeding.grotto").read_text("utf-8"))
    del record.moves[8:]
    effort = Effort(positions=20, outcomes=1)
    game = grotto.game("caverna")
    assert analyse(game, record, effort, seed=3, executor=ray) == analyse(game, record, effort, seed=3)


def test_data_on_ray_are_the_same(ray: Executor, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    match(GAME, BOTS[:2], 4, folder=tmp_path)
    for name, executor in (("here", None), ("there", ray)):
        write_dataset(records(tmp_path), tmp_path / name, executor)
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_without_ray_the_way_to_get_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    with pytest.raises(grotto.BadOption) as caught:
        executor_of(ray="local")
    assert (caught.value.id, caught.value.data["allowed"]) == ("extra_missing", 'pip install "grotto[ray]"')


def test_a_ray_that_does_not_wake_up_is_an_answer_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen on a machine with much else to do: Ray raises a bare Exception."""
    ray = pytest.importorskip("ray")

    def slow(*_: object, **__: object) -> None:
        raise Exception("The current node timed out during startup.\nMore about it.")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", slow)
    with pytest.raises(grotto.BadOption) as caught:
        executor_of(ray="local")
    assert caught.value.id == "ray_address"
    assert caught.value.data == {"value": "local", "problem": "The current node timed out during startup."}


SCRIPT = """
import sys
import time
from grotto.cli import main
if __name__ == "__main__":
    main(["arena", "cave_vs_cave", "--bots", "random,again=random", "--games", sys.argv[1], "--out", sys.argv[2],
          "--jobs", "2", "--ray"])
"""


def test_killed_on_ray_and_gone_on_with(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    match(GAME, BOTS[:2], 60, folder=whole)
    command = [sys.executable, "-c", SCRIPT]
    killed = subprocess.Popen([*command, "100000", str(parts)], stdout=subprocess.DEVNULL)
    while not (parts / GAMES).exists() or (parts / GAMES).read_bytes().count(b"\n") < 10:
        assert killed.poll() is None
        time.sleep(0.05)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    assert len((parts / GAMES).read_bytes().splitlines()) >= 10
    subprocess.run([*command, "60", str(parts)], check=True, stdout=subprocess.DEVNULL, timeout=600)
    played = [json.loads(line)["game"] for line in (parts / GAMES).read_bytes().splitlines()]
    assert len(played) == len(set(played))
    assert (parts / REPORT).read_bytes() == (whole / REPORT).read_bytes()
