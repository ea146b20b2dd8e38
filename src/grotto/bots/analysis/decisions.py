"""The decisions of a game that was played: what each was worth, and what would have been better."""

from __future__ import annotations

import random
from typing import NamedTuple

from grotto.bots.analysis.estimate import Estimate
from grotto.bots.analysis.reasons import Because, reasons, with_hindsight
from grotto.bots.search import Effort, Luck, Search
from grotto.kernel.agenda import CHANCE
from grotto.kernel.game import Game
from grotto.kernel.record import Record, Replay, replay
from grotto.kernel.state import State

# The effort for one decision.
EFFORT = Effort(positions=1500, outcomes=6)
# Costly decisions are named if they cost at least this much.
COSTLY = 3
LEAST_LOSS = 0.5
# How many alternatives are named, each with a different first act.
WAYS = 8


class Moment(NamedTuple):
    """A decision in a record: the move it begins with, who decides, in which stage, and what was done.

    It goes to the end of the turn, or to the first chance in it.
    """

    move: int
    seat: int
    stage: int
    acts: tuple[int, ...]


class Way(NamedTuple):
    """An alternative, and the scores to expect after it."""

    acts: tuple[str, ...]
    expected: float
    win: float | None


class Decision(NamedTuple):
    """What a decision was worth. Scores and shares are of the seat that decided."""

    move: int
    seat: int
    stage: int
    played: tuple[str, ...]
    expected: float
    best: tuple[str, ...]
    best_expected: float
    win: float | None
    best_win: float | None
    # The expected final score of every seat after what was played.
    scores: tuple[float, ...]
    # The alternatives, the best first, and why the best is better than what was played.
    ways: tuple[Way, ...] = ()
    why: tuple[Because, ...] = ()

    @property
    def loss(self) -> float:
        """The points that the decision cost."""
        return self.best_expected - self.expected


class Analysis(NamedTuple):
    """All decisions of a game, in order."""

    game: str
    players: int
    decisions: list[Decision]

    def costly(self) -> list[Decision]:
        """The most costly decisions, the worst first."""
        order = sorted(self.decisions, key=lambda one: (-one.loss, one.move))
        return [one for one in order[:COSTLY] if one.loss >= LEAST_LOSS]

    def to_data(self) -> dict[str, object]:
        """The analysis as JSON data."""
        rows = [_decision_data(one) for one in self.decisions]
        costly = [one.move for one in self.costly()]
        return {"game": self.game, "players": self.players, "decisions": rows, "costly": costly}


def _decision_data(one: Decision) -> dict[str, object]:
    ways, why = [way._asdict() for way in one.ways], [reason._asdict() for reason in one.why]
    return {**one._asdict(), "ways": ways, "why": why, "loss": one.loss}


def moments(game: Game, record: Record) -> list[Moment]:
    """The decisions of a record with more than one legal act; BadRecord if it can't be replayed."""
    course = Replay(game, record)
    found: list[Moment] = []
    while course.move < len(record.moves):
        state = course.state
        # Acts that an older version did by itself come first.
        course.next_act()
        if state.actor == CHANCE:
            course.step()
            continue
        move, seat, stage = course.move, state.actor, course.game.progress(state)[0]
        search = _search(course.game, state, EFFORT, 0)
        acts: list[int] = []
        choice = False
        while True:
            before = state.clone()
            act = course.next_act()
            choice = choice or len(state.legal()) > 1
            course.step()
            acts.append(act)
            if search.over(before, act, state) or state.actor != seat or course.move == len(record.moves):
                break
        if choice:
            found.append(Moment(move, seat, stage, tuple(acts)))
    return found


def judge(game: Game, state: State, moment: Moment, effort: Effort = EFFORT, seed: int = 0) -> Decision:
    """What a decision was worth, compared with the best that a search finds. The same seed gives the same result."""
    estimate = Estimate(game, state.players)
    search = _search(game, state, effort, seed)
    finds = search.finds()
    best = finds[0]
    end, over = state, False
    for act in moment.acts:
        before, end = end, search.after(end, act)
        over = search.over(before, act, end)
    worth = search.worth(end, over, effort.outcomes)
    better = best.worth > worth
    path, after, most = (best.path, best.state, best.worth) if better else (moment.acts, end, worth)
    # Both positions of a decision are measured in the same part of the game, even if a round ends between them.
    expected, best_expected = (estimate.score(one, end, moment.seat) for one in (worth, most))
    scores = estimate.scores(end)
    scores[moment.seat] = expected
    ways: list[Way] = []
    for find in finds[:WAYS]:
        hoped = estimate.score(find.worth, end, moment.seat)
        acts = tuple([game.notation(act) for act in find.path])
        ways.append(Way(acts, hoped, win_share(estimate, find.state, moment.seat, hoped)))
    return Decision(
        moment.move,
        moment.seat,
        moment.stage,
        tuple([game.notation(act) for act in moment.acts]),
        expected,
        tuple([game.notation(act) for act in path]),
        best_expected,
        win_share(estimate, end, moment.seat, expected),
        win_share(estimate, after, moment.seat, best_expected),
        tuple(scores),
        tuple(ways),
        reasons(moment.seat, end, after) if better else (),
    )


def look_at(game: Game, record: Record, moment: Moment, effort: Effort = EFFORT, seed: int = 0) -> Decision:
    """The judgement of a decision of a record; later events help to explain why an alternative was better."""
    rules = game.edition(record.options)
    decision = judge(rules, replay(game, record, moment.move), moment, effort, seed)
    if not decision.why:
        return decision
    course = Replay(game, record)
    course.run(moment.move + len(moment.acts))
    return decision._replace(why=with_hindsight(rules, course, record, moment.seat, decision.best, decision.why))


def win_share(estimate: Estimate, state: State, seat: int, expected: float) -> float | None:
    """The share of wins of a seat that expects so many points."""
    if state.players != 2:
        return None
    return estimate.win_share(expected - estimate.scores(state)[1 - seat], state)


def _search(game: Game, state: State, effort: Effort, seed: int) -> Search:
    return Search(game, state, Luck(random.Random(seed)), effort)
