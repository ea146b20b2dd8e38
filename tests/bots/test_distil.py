"""Fitting an estimate to a look ahead."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import distil

import grotto
from grotto.bots.search import Effort
from grotto.games.cave_vs_cave.state import CaveState
from grotto.games.cave_vs_cave.value import ESTIMATE


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distil, "OWN", Effort(15, 1))
    monkeypatch.setattr(distil, "FEWEST", 2)
    monkeypatch.setattr(distil, "FAR", distil.FAR._replace(turns=1, effort=Effort(4, 1), finds=1, width=1))
    monkeypatch.setattr(distil, "TRIAL", Effort(4, 1))
    monkeypatch.setattr(distil, "NEXT", Effort(4, 1))


@pytest.mark.usefixtures("quick")
def test_a_game_is_collected_and_fitted_to(monkeypatch: pytest.MonkeyPatch) -> None:
    # In this game no turn is taken loosely.
    decisions = distil.play(1)
    assert len(decisions) > 5
    assert all(len(one.ends) == len(one.worths) >= distil.FEWEST for one in decisions)
    turns = distil.Turns([one._replace(game=place) for place, one in enumerate(decisions)])
    monkeypatch.setattr(distil, "names", lambda: ["wood", "tile excavation"])
    before, after = (
        turns.judged(steps) for steps in (dict.fromkeys(distil.names(), 0.0), distil.fitted(turns, 1.0, 1))
    )
    learned = turns.game % 3 != 0
    assert ((turns.target - after)[learned] ** 2).sum() < ((turns.target - before)[learned] ** 2).sum()


def test_without_steps_it_is_the_estimate_of_greedy() -> None:
    state = grotto.game("cave_vs_cave").from_data({"players": 1, "round": 4, "display": ["shelf"]})
    assert isinstance(state, CaveState)
    assert distil.estimate_after({}).value(state, 0) == ESTIMATE.value(state, 0)
    assert set(distil.names()) >= {"wood", "tunnel", "tile excavation", "furnished tunnel", "display tunnel"}


@pytest.mark.usefixtures("quick")
def test_a_trial_is_the_same_again() -> None:
    judge = distil.Fitted(distil.estimate_after({}))
    assert distil.score(judge, 3) == distil.score(judge, 3)
