"""The nets that come with the package: for the features of today, small, described, and repeatable."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import grotto
from grotto.bots.net import WEIGHTS, NetJudge, best_judge, inputs, load
from grotto.games.above_and_below.state import TableState
from grotto.games.caverna.goods import GOLD
from grotto.games.caverna.state import CavernaState
from grotto.kernel.chance import sample
from grotto.kernel.state import State
from grotto.training.settings import Settings

FILES = sorted(WEIGHTS.glob("*.npz"))
every_net = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def enrich(state: State) -> None:
    """Give the first seat what is good to have."""
    if isinstance(state, TableState):
        state.villages[0].coins += 30
    else:
        assert isinstance(state, CavernaState)
        state.farms[0].goods[GOLD] += 30


@every_net
def test_a_net_sees_the_observation_and_the_estimate(file: Path) -> None:
    game = grotto.game(file.stem)
    state = game.new(players=2)
    richer = state.clone()
    enrich(richer)
    seen = [[*game.observe(one, 0), game.value(one, 0)] for one in (state, richer)]
    assert inputs(game, [state, richer], 0).tolist() == [pytest.approx(row) for row in seen]


@every_net
def test_a_net_is_for_the_features_of_today_and_small(file: Path) -> None:
    game = grotto.game(file.stem)
    judges = [load(file, game, players) for players in game.seats]
    assert any(judge is not None for judge in judges), "the features have changed: train anew, or take the net away"
    assert file.stat().st_size < 1_000_000


@every_net
def test_a_net_judges_positions(file: Path) -> None:
    game = grotto.game(file.stem)
    judge = best_judge(game, 2)
    assert isinstance(judge, NetJudge)
    assert 0.0 < judge.trust <= 1.0
    poor, rich = game.new(2), game.new(2)
    while rich.actor == grotto.CHANCE:
        poor.apply(poor.legal()[0])
        rich.apply(rich.legal()[0])
    enrich(rich)
    worths = judge.values([poor, rich], 0)
    assert worths[0] < worths[1]
    assert worths[0] == pytest.approx(judge.values([poor], 0)[0], abs=0.01)


@every_net
def test_what_a_net_was_made_of_is_kept_beside_it(file: Path) -> None:
    about = json.loads(file.with_suffix(".json").read_text("utf-8"))
    assert set(about["settings"]) == set(Settings._fields)
    assert [row["generation"] for row in about["log"]] == list(range(len(about["log"])))
    assert file.stem in (WEIGHTS / "README.md").read_text("utf-8")


def test_beside_a_net_the_levels_hear_the_closer_estimate() -> None:
    game = grotto.game("above_and_below")
    judge = best_judge(game, 2)
    assert isinstance(judge, NetJudge)
    state = game.new(2)
    rng = random.Random(3)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    alone = NetJudge(game, judge.net, 0.0, judge.other).values([state], 0)[0]
    assert alone == pytest.approx(game.prospect(state, 0), abs=0.01)
    assert alone != pytest.approx(game.value(state, 0), abs=0.01)
    # In training the net stays beside the estimate that it sees, so that a run can be repeated.
    assert NetJudge(game, judge.net, 0.0).values([state], 0)[0] == pytest.approx(game.value(state, 0), abs=0.01)


def test_games_without_a_net_are_judged_by_their_closer_estimate() -> None:
    game = grotto.game("cave_vs_cave")
    state = game.new(1)
    rng = random.Random(3)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    assert best_judge(game, 1).values([state], 0) == [game.prospect(state, 0)]
    assert game.prospect(state, 0) != game.value(state, 0)


def test_without_a_closer_estimate_it_is_the_usual_one() -> None:
    game = grotto.game("caverna")
    assert game.prospect(game.new(2), 0) == game.value(game.new(2), 0)
