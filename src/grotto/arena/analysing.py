"""Analysing a game that was played, in one process or several or on a cluster. It can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from grotto.arena.executors import Executor, Serial
from grotto.bots.analysis.decisions import EFFORT, Analysis, Decision, Moment, look_at, moments
from grotto.bots.search import Effort
from grotto.games import GAMES
from grotto.kernel.game import Game
from grotto.kernel.record import Record, read

# Told how many decisions have been looked at, and of how many. Whoever wants to stop raises something.
Progress = Callable[[int, int], None]


def analyse(
    game: Game,
    record: Record,
    effort: Effort = EFFORT,
    seed: int = 0,
    executor: Executor | None = None,
    told: Progress | None = None,
) -> Analysis:
    """All decisions of a record with what would have been better; the same wherever they are looked at.

    BadRecord if it can't be replayed.
    """
    coming = moments(game, record)
    judged: list[Decision] = []
    text = record.text()
    if told is not None:
        told(0, len(coming))
    tasks = [Task(text, moment, effort, seed) for moment in coming]
    for _, decision in (executor or Serial()).run(carry_out, tasks):
        judged.append(decision)
        if told is not None:
            told(len(judged), len(coming))
    judged.sort(key=lambda decision: decision.move)
    return Analysis(record.game, record.players, judged)


class Task(NamedTuple):
    """A decision that is to be looked at."""

    record: str
    moment: Moment
    effort: Effort
    seed: int


def carry_out(task: Task) -> Decision:
    """One decision of a record."""
    record = read(task.record)
    return look_at(GAMES[record.game], record, task.moment, task.effort, task.seed)
