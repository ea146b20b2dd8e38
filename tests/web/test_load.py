"""`grotto bench --load`: the scenes run, small, and say what they are to say."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grotto.web.load.scenes import SCENES
from postgres import new_database, postgresql
from serving import PATIENCE

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts processor time in /proc")
COMMAND = [sys.executable, "-c", "from grotto.cli import main; main()", "bench", "--lang", "en"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


def measured(*arguments: str) -> dict[str, Any]:
    command = [*COMMAND, "--scale", "0.02", "--json", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 0, ended.stderr
    return dict(json.loads(ended.stdout))


def test_people_at_one_server() -> None:
    report = measured("--load", "idle", "--load", "spectators", "--load", "bots")
    assert report["idle"]["sockets"] == 40
    assert report["spectators"]["spectators"] == 6
    assert report["spectators"]["seen"]["moves"] == 6 * 5
    assert report["spectators"]["bytes_each"] > 500
    assert report["bots"]["tables"] == 10
    for scene in report.values():
        assert 0 < scene["seen"]["p50_ms"] <= scene["seen"]["p95_ms"] <= scene["seen"]["max_ms"]
        assert scene["processor_share"] >= 0


def test_one_process_and_two(cluster: str) -> None:
    report = measured("--load", "processes", "--db", new_database(cluster, "load"))["processes"]
    assert report["moves_per_s"]["1"] > 0
    assert report["moves_per_s"]["2"] > 0
    assert report["ratio"] > 0
    assert set(report["processor_ms_per_move"]["1"]) == {"server", "crowd", "database"}
    assert all(cost > 0 for cost in report["processor_ms_per_move"]["1"].values())


def test_bots_and_those_who_wait_for_them() -> None:
    report = measured("--load", "crowd")["crowd"]
    assert (report["tables"], report["bots_each"]) == (1, 7)
    assert report["alone"]["moves"] == report["beside_them"]["moves"] == 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--load", "storm"], ", ".join(SCENES)),
        (["--load", "processes"], "PostgreSQL"),
        (["--load", "idle", "--scale", "0"], "--scale"),
        (["--load", "idle", "--scale", "much"], "--scale"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    ended = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr
    assert sentence in ended.stderr
