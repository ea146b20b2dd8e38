"""Hints: the few most promising turns for the current position."""

from __future__ import annotations

import random
from typing import NamedTuple

from grotto.bots.analysis.decisions import EFFORT, win_share
from grotto.bots.analysis.estimate import Estimate
from grotto.bots.planning import QUICK, Planning, is_puzzle
from grotto.bots.planning import Effort as PlanningEffort
from grotto.bots.search import Effort, Luck, Search
from grotto.kernel.game import Game
from grotto.kernel.state import State

HINTS = 3
# For a waiting person hints come in stages: each looks further, or, in games that can be planned, at other plans.
LOOKS = (Effort(150, 6), Effort(800, 6), Effort(4000, 6))
PLAN = PlanningEffort(seeds=8, first=400, each=0)
PLANS = 4


class Hint(NamedTuple):
    """A turn, or the rest of one up to the first chance: its acts, the score to be expected, the share of wins."""

    acts: tuple[int, ...]
    expected: float
    win: float | None


def hints(
    game: Game, state: State, effort: Effort = EFFORT, seed: int = 0, planning: PlanningEffort = QUICK
) -> list[Hint]:
    """Up to three turns that begin differently, the best first. The same seed finds the same.

    If the whole game can be planned, the score is that of a plan, which can actually be reached.
    """
    if is_puzzle(game, state):
        lines = Planning(random.Random(seed), planning).different_lines(game, state)
        return [Hint(line.legs[0].acts, line.score, None) for line in lines[:HINTS]]
    estimate = Estimate(game, state.players)
    found: list[Hint] = []
    for find in Search(game, state, Luck(random.Random(seed)), effort).finds()[:HINTS]:
        expected = estimate.score(find.worth, state, state.actor)
        found.append(Hint(find.path, expected, win_share(estimate, find.state, state.actor, expected)))
    return found


def stages(game: Game, state: State) -> int:
    """In how many stages hints come."""
    return PLANS if is_puzzle(game, state) else len(LOOKS)


def next_hints(game: Game, state: State, stage: int, known: list[Hint]) -> list[Hint]:
    """The hints of a stage, after those of the stage before."""
    if not is_puzzle(game, state):
        return hints(game, state, LOOKS[stage])
    # A plan can be reached, so of two with the same beginning the better one counts.
    best: dict[int, Hint] = {}
    for hint in known + hints(game, state, seed=stage, planning=PLAN):
        first = next((act for act in hint.acts if act not in game.vocabulary.side_acts), -1)
        if first not in best or hint.expected > best[first].expected:
            best[first] = hint
    return sorted(best.values(), key=lambda hint: -hint.expected)[:HINTS]
