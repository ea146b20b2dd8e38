"""Solving: generations of chains, what is kept of them, and that the result depends on nothing but the seed."""

from __future__ import annotations

import pytest

import grotto
from grotto.bots.lines import solver
from grotto.bots.lines.solver import Known, Size, Solver, Task, opening, work

CAVERNA = grotto.game("caverna")
SMALL = Size(seeds=3, halving=((2, 4), (1, 4)), hops=2, chain=4)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains that take no time."""
    monkeypatch.setattr(solver, "USUAL", SMALL)


def line(score: int, turns: int = 22) -> Known:
    return Known((score, turns), score, turns)


def played(solver: Solver, generations: int) -> Solver:
    start = opening(CAVERNA, {})
    for _ in range(generations):
        tasks = solver.tasks()
        solver.learn(tasks, [work(CAVERNA, start, task) for task in tasks])
    return solver


def test_chance_can_not_be_solved() -> None:
    with pytest.raises(grotto.BadOption) as caught:
        opening(grotto.game("cave_vs_cave"), {})
    assert caught.value.id == "solve_chance"


def test_what_is_found_is_a_game_with_its_score() -> None:
    found = played(Solver(3), 1)
    best = found.best()
    assert best is not None
    state = opening(CAVERNA, {})
    for act in best.acts:
        state.apply(act)
    assert state.actor == grotto.NOBODY
    assert state.result().totals == (best.score,)


def test_a_search_taken_up_again_finds_what_it_would_have_found() -> None:
    whole = played(Solver(3), 2)
    first = played(Solver(3), 1)
    second = played(Solver(3, list(first.pool), first.generation), 1)
    assert second.pool == whole.pool


def test_another_seed_is_another_search() -> None:
    assert played(Solver(3), 1).pool != played(Solver(4), 1).pool


def test_a_chain_upon_a_line_never_makes_it_worse() -> None:
    start = opening(CAVERNA, {})
    begin = work(CAVERNA, start, Task("a", None, (), SMALL))
    assert work(CAVERNA, start, Task("b", begin, (begin,), SMALL)).score >= begin.score


def test_a_better_line_takes_the_place_of_the_one_it_came_from() -> None:
    one = Solver(0, [line(50), line(60)], 7)
    one.learn([Task("a", line(50), (), SMALL)], [line(55)])
    assert one.pool == [line(60), line(55)]
    one.learn([Task("b", line(60), (), SMALL)], [line(58)])
    assert one.pool == [line(60), line(55)], "a chain that found nothing better leaves nothing"
    assert one.generation == 9


def test_lines_with_more_turns_are_kept_although_they_score_less_and_the_best_always() -> None:
    many = [line(40 + n, turns=60) for n in range(solver.POOL)]
    one = Solver(0, [line(72, turns=22)], 1)
    one.learn([Task(str(n), None, (), SMALL) for n in range(len(many))], many)
    assert len(one.pool) == solver.POOL
    assert one.best() == line(72, turns=22)
    assert sum([kept.turns == 60 for kept in one.pool]) == solver.POOL - 1


def test_the_first_generations_are_seeds_later_ones_go_on_from_what_is_known() -> None:
    assert all(task.begin is None for task in Solver(0, [line(1)], 0).tasks())
    later = Solver(0, [line(1)], solver.FIRST_GENERATIONS).tasks()
    assert all(task.begin == line(1) for task in later)
    now_and_then = Solver(0, [line(1)], solver.NEW_SEEDS_EVERY).tasks()
    assert [task.begin is None for task in now_and_then] == [True, False, False, False]


def test_new_seeds_owe_nothing_to_what_is_known() -> None:
    start = opening(CAVERNA, {})
    alone = work(CAVERNA, start, Task("a", None, (), SMALL))
    among_others = work(CAVERNA, start, Task("a", None, (work(CAVERNA, start, Task("b", None, (), SMALL)),), SMALL))
    assert among_others == alone
