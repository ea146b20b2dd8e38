"""Tuning an estimate: steps and weights say the same, and a run can be gone on with."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import tune_value

subjects = pytest.mark.parametrize("name", sorted(tune_value.SUBJECTS))


@subjects
def test_steps_lead_to_the_weights_of_the_levels(name: str) -> None:
    subject = tune_value.SUBJECTS[name]
    steps = {one: subject.steps_to(one) for one in subject.names()}
    assert subject.weights(steps) == pytest.approx(subject.tuned)
    assert subject.weights({}) == pytest.approx(subject.first)


@subjects
def test_shares_stay_shares_and_worths_stay_above_nothing(name: str) -> None:
    subject = tune_value.SUBJECTS[name]
    for steps in (-9.0, 9.0):
        for one, worth in subject.weights(dict.fromkeys(subject.names(), steps)).items():
            if one in subject.shares:
                assert 0.0 < worth < 1.0
            elif one not in subject.added:
                assert worth > 0.0


def given(file: Path, games: int) -> Namespace:
    return Namespace(file=file, games=games, players=1, seed=5, spread=1.0, net=False)


def test_a_run_is_gone_on_with_and_can_be_repeated(tmp_path: Path) -> None:
    subject = tune_value.SUBJECTS["cave_vs_cave"]._replace(effort=tune_value.Effort(positions=5, outcomes=1))
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    tune_value.go_on(subject, given(whole, 2), {})
    for games in (1, 2):
        tune_value.go_on(subject, given(parts, games), {})
    assert parts.read_text("utf-8") == whole.read_text("utf-8")
    # Alone the two have moved in opposite directions.
    one, other, *_ = json.loads(whole.read_text("utf-8").splitlines()[0])
    assert one == {name: -move for name, move in other.items()}


def test_what_wins_gains(tmp_path: Path) -> None:
    rows = [[{"good": x, "idle": y}, {"good": 0.0, "idle": 0.0}, 10 + 3 * x, 10] for x in (-1, 1) for y in (-1, 1)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join([json.dumps(row) + "\n" for row in rows]), "utf-8")
    found = {name: gain for gain, _, name in tune_value.gains(file, ["good", "idle"])}
    assert found["good"] == pytest.approx(3.0, rel=0.05)
    assert found["idle"] == pytest.approx(0.0, abs=0.01)
