"""Analysis and hints: which decisions a game has, what they are compared with, what the numbers mean."""

from __future__ import annotations

import random

import pytest

import grotto
from grotto.bots.analysis import (
    Analysis,
    Decision,
    Estimate,
    Moment,
    hints,
    judge,
    look_at,
    moments,
    next_hints,
    stages,
)
from grotto.bots.analysis.estimate import PARTS, PLAIN, Fit, fits
from grotto.bots.planning import Effort as PlanningEffort
from grotto.bots.search import Effort
from grotto.kernel.chance import sample
from grotto.kernel.record import Record, replay
from grotto.kernel.state import State

CAVES = grotto.game("cave_vs_cave")
CAVERNA = grotto.game("caverna")
STORIES = grotto.game("above_and_below")
SMALL = Effort(positions=60, outcomes=2)
games = pytest.mark.parametrize("game", [CAVES, CAVERNA, STORIES], ids=lambda game: game.id)


def random_game(game: grotto.Game, moves: int, players: int = 2) -> tuple[Record, State]:
    """The beginning of a game in which everybody does anything."""
    rng = random.Random(3)
    record = Record(game.id, players, game.checked(players, {}))
    state = game.new(players)
    for _ in range(moves):
        act = sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal())
        record.add(game, state, act)
        state.apply(act)
    return record, state


@games
def test_the_decisions_of_a_game_are_its_moves_without_chance_and_without_what_nobody_can_change(
    game: grotto.Game,
) -> None:
    record, _ = random_game(game, 60)
    told = moments(game, record)
    assert told
    last = 0
    for moment in told:
        assert moment.move >= last
        last = moment.move + len(moment.acts)
        moves = record.moves[moment.move : last]
        assert [actor for actor, _ in moves] == [moment.seat] * len(moment.acts)
        assert [game.notation(act) for act in moment.acts] == [text for _, text in moves]
    covered = {n for moment in told for n in range(moment.move, moment.move + len(moment.acts))}
    course = [replay(game, record, n) for n in range(0, 60, 7)]
    for n, state in zip(range(0, 60, 7), course, strict=True):
        if state.actor != grotto.CHANCE and len(state.legal()) > 1:
            assert n in covered


@games
def test_a_decision_is_never_better_than_the_best_and_the_same_seed_says_the_same(game: grotto.Game) -> None:
    record, _ = random_game(game, 40)
    for moment in moments(game, record)[:4]:
        state = replay(game, record, moment.move)
        before = state.key()
        decision = judge(game, state, moment, SMALL, seed=5)
        assert state.key() == before
        assert decision.loss >= 0
        assert decision == judge(game, state, moment, SMALL, seed=5)
        assert len(decision.scores) == 2
        # The other way is a legal one.
        for text in decision.best:
            state.apply(game.act(text))


def test_a_foolish_decision_costs_something() -> None:
    """Gold that is turned into food that nobody needs is missed in the scoring."""
    state = CAVERNA.from_data({"players": 1, "round": 12, "farms": [{"goods": {"food": 9, "gold": 8, "wood": 2}}]})
    acts = (CAVERNA.act("convert_gold 8"), CAVERNA.act("place housework"))
    after = state.clone()
    for act in acts:
        after.apply(act)
    acts = (*acts, next(act for act in after.legal() if CAVERNA.notation(act).startswith("gain")))
    decision = judge(CAVERNA, state, Moment(0, 0, 12, acts), SMALL)
    assert decision.loss > 4
    assert "convert_gold 8" not in decision.best


def decision(move: int, loss: float) -> Decision:
    return Decision(move, 0, 1, ("a",), 10.0, ("b",), 10.0 + loss, None, None, (10.0,))


def test_the_three_that_cost_most_are_named_the_worst_first_and_trifles_are_not() -> None:
    costs = [1.0, 0.2, 5.0, 3.0, 0.0, 2.0]
    analysis = Analysis("caverna", 1, [decision(move, loss) for move, loss in enumerate(costs)])
    assert [one.move for one in analysis.costly()] == [2, 3, 5]
    assert analysis.to_data()["costly"] == [2, 3, 5]
    assert Analysis("caverna", 1, [decision(0, 0.4)]).costly() == []


def test_expected_scores_follow_the_fit_of_their_part_of_the_game() -> None:
    fit = Fit(base=(30.0, 20.0, 10.0), slope=(0.1, 0.5, 0.9), steepness=(0.1, 0.2, 0.4))
    estimate = Estimate(CAVERNA, 2, fit)
    parts = []
    for stage, expected in ((1, 32.0), (6, 30.0), (12, 28.0)):
        state = CAVERNA.from_data({"players": 2, "round": stage})
        parts.append(estimate.part(state))
        assert estimate.score(20.0, state, 0) == pytest.approx(expected)
    assert parts == [0, 1, 2]


def test_when_the_game_is_over_the_score_is_the_score_and_a_win_is_a_win() -> None:
    state = CAVERNA.new(2, first_player=0)
    rng = random.Random(1)
    while state.actor != grotto.NOBODY:
        state.apply(rng.choice(state.legal()))
    estimate = Estimate(CAVERNA, 2, Fit((5.0,) * PARTS, (0.5,) * PARTS, (0.1,) * PARTS))
    assert estimate.scores(state) == [float(total) for total in state.result().totals]
    assert [estimate.win_share(margin, state) for margin in (3.0, 0.0, -3.0)] == [1.0, 0.5, 0.0]


def test_the_last_decision_of_a_duel_expects_what_both_really_have() -> None:
    """Its value counts what the rival has, too: 16 points to 43 were called -9.8."""
    state = CAVES.new(2, first_player=0)
    rng = random.Random(1)
    while state.actor != grotto.NOBODY:
        before = state.clone()
        act = sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal())
        state.apply(act)
    decision = judge(CAVES, before, Moment(0, before.actor, 1, (act,)), SMALL)
    assert decision.scores == pytest.approx(state.result().totals)
    assert decision.expected == decision.scores[before.actor]


def test_shares_of_wins_add_up_and_are_even_at_even_scores() -> None:
    state = CAVES.new(2)
    estimate = Estimate(CAVES, 2, Fit((0.0,) * PARTS, (1.0,) * PARTS, (0.1, 0.2, 0.3)))
    ahead, behind = estimate.win_share(4.0, state), estimate.win_share(-4.0, state)
    assert estimate.win_share(0.0, state) == 0.5
    assert ahead is not None
    assert behind is not None
    assert 0.5 < ahead < 1
    assert ahead + behind == pytest.approx(1.0)
    assert Estimate(CAVES, 1).win_share(4.0, CAVES.new(1)) is None
    assert Estimate(CAVES, 2, PLAIN).win_share(4.0, state) is None


@pytest.mark.parametrize("key", [(game.id, players) for game in (CAVES, CAVERNA, STORIES) for players in (1, 2)])
def test_every_game_was_measured(key: tuple[str, int]) -> None:
    if key[1] in grotto.game(key[0]).seats:
        fit = fits()[key]
        assert len(fit.base) == len(fit.slope) == PARTS
        assert min(fit.slope) >= 0
        assert fit.games >= 50
        assert len(fit.steepness) == (PARTS if key[1] == 2 else 0)
        # As a predictor it is no worse than the mean.
        assert all(error <= spread for error, spread in zip(fit.error, fit.spread, strict=True))


@games
def test_hints_begin_differently_and_can_be_played(game: grotto.Game) -> None:
    _, state = random_game(game, 30)
    while state.actor == grotto.CHANCE:
        state.apply(state.legal()[0])
    before = state.key()
    found = hints(game, state, SMALL, seed=2)
    assert state.key() == before
    assert 1 <= len(found) <= 3
    assert len({hint.acts[0] for hint in found}) == len(found)
    assert [hint.expected for hint in found] == sorted([hint.expected for hint in found], reverse=True)
    for hint in found:
        after = state.clone()
        for act in hint.acts:
            after.apply(act)
    assert found == hints(game, state, SMALL, seed=2)


def test_where_a_game_can_be_planned_the_hint_is_a_plan() -> None:
    state = CAVERNA.new(1)
    effort = PlanningEffort(seeds=4, first=16, each=1)
    found = hints(CAVERNA, state, seed=1, planning=effort)
    assert 1 <= len(found) <= 3
    assert all(hint.win is None and hint.expected == int(hint.expected) for hint in found)
    for hint in found:
        after = state.clone()
        for act in hint.acts:
            after.apply(act)
        assert after.between_turns()


def test_a_better_turn_is_better_by_differences_that_have_a_name() -> None:
    """What a rival takes next comes first, then what one does later oneself, then points and goods."""
    record, _ = random_game(CAVERNA, 120)
    judged = [look_at(CAVERNA, record, moment, SMALL) for moment in moments(CAVERNA, record)]
    told = [decision for decision in judged if decision.why]
    assert told
    for decision in told:
        assert decision.loss > 0
        assert 1 <= len(decision.why) <= 2
        kinds = [reason.kind for reason in decision.why]
        assert kinds == sorted(kinds, key=("taken", "later", "points", "goods").index)
        end = decision.move + len(decision.played)
        own = [n for n, (actor, _) in enumerate(record.moves) if actor == decision.seat and n >= end]
        for reason in decision.why:
            if reason.kind == "taken":
                between = record.moves[end : own[0] if own else None]
                assert (reason.seat, reason.act) in between
                assert reason.act in decision.best
            elif reason.kind == "later":
                assert (decision.seat, reason.act) in record.moves[end:]
                assert reason.n >= 1
    assert {reason.kind for decision in told for reason in decision.why} >= {"later", "points", "goods"}
    assert all(decision.why == () for decision in judged if decision.loss == 0)


@games
def test_the_ways_of_a_decision_begin_differently_and_can_be_gone(game: grotto.Game) -> None:
    record, _ = random_game(game, 60)
    for moment in moments(game, record)[::5]:
        decision = judge(game, replay(game, record, moment.move), moment, SMALL)
        assert len({way.acts[0] for way in decision.ways}) == len(decision.ways)
        expected = [way.expected for way in decision.ways]
        assert expected == sorted(expected, reverse=True)
        for way in decision.ways:
            state = replay(game, record, moment.move)
            for text in way.acts:
                state.apply(game.act(text))


@games
def test_hints_come_in_stages_and_the_last_one_says_the_same_each_time(game: grotto.Game) -> None:
    _, state = random_game(game, 30)
    while state.actor < 0:
        state.apply(sample(state, random.Random(1)))
    count = stages(game, state)
    assert count > 1
    told = [next_hints(game, state, count - 1, []) for _ in range(2)]
    assert told[0] == told[1]
    assert 1 <= len(told[0]) <= 3


def test_plans_of_several_stages_come_together() -> None:
    """In a game that can be planned a later stage keeps what an earlier one found, if it is better."""
    state = CAVERNA.from_data({"players": 1, "round": 12, "farms": [{"goods": {"food": 9, "gold": 8, "wood": 2}}]})
    first = next_hints(CAVERNA, state, 0, [])
    second = next_hints(CAVERNA, state, 1, first)
    assert second[0].expected >= first[0].expected
    assert [hint.expected for hint in second] == sorted([hint.expected for hint in second], reverse=True)
    assert len(second) >= len(first)
