"""What a step costs above the engine's decision: that it is measured, not how much it is here and now."""

from __future__ import annotations

import json

import pytest

from cli.table import run
from grotto.envs.bench import bench
from grotto.text import speaker


def test_every_seat_count_is_measured() -> None:
    report = bench(["cave_vs_cave", "above_and_below"], 0.01)
    assert [row["name"] for row in report["envs"]] == [
        *["cave_vs_cave 1p", "cave_vs_cave 2p"], *[f"above_and_below {n}p" for n in (1, 2, 3, 4)]
    ]  # fmt: skip
    for row in report["envs"]:
        assert row["above_us"] == pytest.approx(row["step_us"] - row["decision_us"])
        # Which of them takes longer is a matter of the clock.
        assert min(row["step_us"], row["decision_us"]) > 0


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_command_shows_it(language: str) -> None:
    done = run("bench", "cave_vs_cave", "--envs", "--seconds", "0.01", "--lang", language)
    assert speaker(language).say("cli-bench-envs-above") in done.stdout


def test_the_command_writes_it_as_json() -> None:
    report = json.loads(run("bench", "cave_vs_cave", "--envs", "--seconds", "0.01", "--json").stdout)
    assert len(report["envs"]) == 2


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.envs.bench.find_spec", lambda name: None)
    done = run("bench", "cave_vs_cave", "--envs")
    assert done.exit_code == 2
    assert 'pip install "grotto[envs]"' in done.stderr
