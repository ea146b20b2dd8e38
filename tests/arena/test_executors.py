"""Serial, processes, Ray: one interface, the same results."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

import grotto
from cli.table import run
from grotto.arena import on_ray
from grotto.arena.executors import Executor, executor_of
from grotto.arena.journal import GAMES
from grotto.arena.match import REPORT, match
from grotto.bots.lines import solver
from grotto.kernel.record import read

GAME = grotto.game("cave_vs_cave")
BOTS = ["random", "again=random", "mine=grotto.bots.random_bot:RandomBot"]
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray cluster with two processors on this machine, as `ray start --head` makes one."""
    pytest.importorskip("ray")
    # Nothing about our games goes to anybody.
    given = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
    # Workers are to find the functions of this file.
    given["PYTHONPATH"] = os.pathsep.join([str(ROOT / "tests"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with pytest.MonkeyPatch.context() as patch:
        for name, value in given.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster

        node = {"num_cpus": 2, "include_dashboard": False}
        running = Cluster(initialize_head=True, head_node_args={**node, "_system_config": on_ray.KEPT})
    yield running.address
    running.shutdown()


@pytest.fixture(scope="module")
def ray(cluster: str) -> Iterator[Executor]:
    """Work on that cluster."""
    with executor_of(ray=cluster) as executor:
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


def test_who_does_not_wait_leaves_nothing_behind() -> None:
    """No process that works on, no thread that the end of the interpreter could get in the way of."""
    executor = executor_of(jobs=2)
    assert next(executor.run(time.sleep, [0, 3600, 3600])) == (0, None)
    executor.close(wait=False)
    assert multiprocessing.active_children() == []
    assert [thread for thread in threading.enumerate() if "ExecutorManager" in type(thread).__name__] == []


def test_a_mistake_comes_through(executor: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        list(executor.run(_divide, [0]))
    with pytest.raises(grotto.BadOption) as caught:
        list(executor.run(_refuse, [7]))
    assert (caught.value.id, caught.value.data) == ("bad_number", {"value": 7})


def _divide(number: int) -> float:
    return 1 / number


def _refuse(number: int) -> None:
    raise grotto.BadOption("bad_number", {"value": number})


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


def said(*command: str) -> str:
    """What a command prints on the standard output."""
    done = run(*command)
    assert done.exit_code == 0, done.output
    return done.stdout


def both(*command: str) -> tuple[str, str]:
    """What a command prints without Ray and with it; it finds the Ray that runs in this process."""
    return said(*command), said(*command, "--ray")


def test_training_on_ray_is_the_same(ray: Executor, tmp_path: Path) -> None:
    sizes = "--generations 2 --first 3 --games 3 --positions 12 --steps 10 --trial 2 --seed 5 --json"
    found = []
    for name, flags in (("here", []), ("there", ["--ray"])):
        lines = said("train", "cave_vs_cave", "--folder", str(tmp_path / name), *sizes.split(), *flags).splitlines()
        rows = [json.loads(line) for line in lines]
        found.append([{key: row[key] for key in row if key not in ("play_s", "seconds")} for row in rows])
        with numpy.load(tmp_path / name / "net-1.npz") as net:
            found[-1].append({key: net[key].tolist() for key in net})
    assert len(found[0]) == 3
    assert "trial_2p" in found[0][0]
    assert found[0] == found[1]


def test_analysis_on_ray_is_the_same(ray: Executor, tmp_path: Path) -> None:
    record = read((ROOT / "tests" / "records" / "caverna_eaten_while_feeding.grotto").read_text("utf-8"))
    del record.moves[8:]
    record.result = None
    (tmp_path / "game").write_text(record.text(), "utf-8")
    here, there = both("analyse", str(tmp_path / "game"), "--positions", "20", "--seed", "3", "--json")
    assert len(json.loads(here)["decisions"]) > 2
    assert here == there


def test_solving_on_ray_is_the_same(ray: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "USUAL", solver.Size(seeds=1, halving=((1, 2),), hops=1, chain=2))
    here, there = both("solve", "caverna", "--trials", "1", "--seed", "4", "--json")
    assert json.loads(here)["trials"] == solver.LANES * 2
    assert here == there


def test_data_on_ray_are_the_same(ray: Executor, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    match(GAME, BOTS[:2], 4, folder=tmp_path / "match")
    for name, flags in (("here", []), ("there", ["--ray"])):
        said("dataset", str(tmp_path / "match"), "--out", str(tmp_path / name), *flags)
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_workers_that_die_again_and_again_are_told(ray: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four of them, started one after another, would take too long here; what Ray says then is this."""
    assert isinstance(ray, on_ray.OnRay)

    def gone(reference: object) -> None:
        raise ray.ray.exceptions.WorkerCrashedError

    with monkeypatch.context() as patch:
        patch.setattr(ray.ray, "get", gone)
        with pytest.raises(grotto.BadOption, match="worker_died") as caught:
            list(ray.run(abs, [-1]))
    assert caught.value.data == {"value": 2}
    assert list(ray.run(abs, [-1])) == [(-1, 1)]


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
    problem = "The current node timed out during startup."
    with pytest.raises(grotto.BadOption) as caught:
        executor_of(ray="local")
    assert (caught.value.id, caught.value.data) == ("ray_start", {"problem": problem})
    with pytest.raises(grotto.BadOption) as caught:
        executor_of(ray="auto")
    assert (caught.value.id, caught.value.data) == ("ray_address", {"value": "auto", "problem": problem})


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1"])
def test_where_nobody_listens_is_said_at_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray asked again and again, for minutes."""
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", lambda *_, **__: pytest.fail("Ray was asked"))
    with pytest.raises(grotto.BadOption, match="ray_address") as caught:
        executor_of(ray=address)
    assert caught.value.data["value"] == address
    assert caught.value.data["problem"]


SCRIPT = """
import sys
import threading
from grotto.cli import main
if __name__ == "__main__":
    main(["arena", "cave_vs_cave", "--bots", "random,again=random", "--games", sys.argv[1], "--out", sys.argv[2],
          "--jobs", "2", *sys.argv[3:]])
"""


def test_killed_on_a_cluster_and_gone_on_with_on_a_ray_of_its_own(cluster: str, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    match(GAME, BOTS[:2], 60, folder=whole)
    command = [sys.executable, "-c", SCRIPT]
    killed = subprocess.Popen([*command, "100000", str(parts), "--ray", cluster], stdout=subprocess.DEVNULL)
    while not (parts / GAMES).exists() or (parts / GAMES).read_bytes().count(b"\n") < 10:
        assert killed.poll() is None
        time.sleep(0.05)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    assert len((parts / GAMES).read_bytes().splitlines()) >= 10
    subprocess.run([*command, "60", str(parts), "--ray"], check=True, stdout=subprocess.DEVNULL, timeout=600)
    played = [json.loads(line)["game"] for line in (parts / GAMES).read_bytes().splitlines()]
    assert len(played) == len(set(played))
    assert (parts / REPORT).read_bytes() == (whole / REPORT).read_bytes()
