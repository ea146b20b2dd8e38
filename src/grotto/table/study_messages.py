"""What hints and analyses tell, as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grotto.bots.analysis import Because, Decision, Hint, Way
from grotto.kernel.game import Game
from grotto.table.messages import Position
from grotto.table.views import kinds_of

AnalysisState = Literal["none", "running", "stopped", "done", "failed"]


class ActTold(Struct):
    """An act in notation, and the kinds of its words."""

    text: str
    kinds: list[str]


class WayInfo(Struct, omit_defaults=True):
    """A turn, the final score to be expected of it, and for two players the share of wins."""

    acts: list[ActTold]
    expected: float
    win: float | None = None


class BecauseInfo(Struct, omit_defaults=True):
    """A difference with a name: somebody takes it next, one does it later, it scores at once, it leaves other goods."""

    kind: Literal["taken", "later", "points", "goods"]
    seat: int
    n: float = 0.0
    act: ActTold | None = None
    goods: dict[str, int] = {}


class DecisionInfo(Struct, omit_defaults=True):
    """A decision: the moves before it, what was done and what would have been best; `loss` is what that is worth."""

    move: int
    seat: int
    round: int
    played: WayInfo
    best: WayInfo
    loss: float
    # The expected final score of every seat after what was played.
    scores: list[float]
    # What else could have been done, the best first, each beginning differently.
    ways: list[WayInfo]
    why: list[BecauseInfo]


class AnalysisInfo(Struct, omit_defaults=True):
    """How far an analysis is, and what it found.

    `error` says by how many points what is expected was wrong on the average, in the games it was measured in.
    """

    state: AnalysisState
    done: int
    total: int
    decisions: list[DecisionInfo]
    # The moves of the decisions that cost most, the worst first.
    costly: list[int]
    # Whether I may start or stop it.
    mine: bool
    positions: int
    error: float | None = None


class LineInfo(Struct):
    """A position within a way that was not gone, and what the whole way changes for whoever goes it."""

    position: Position
    change: dict[str, int]


class HintsInfo(Struct):
    """Turns that promise most, the best first. They come in stages, each of which looks further."""

    seq: int
    seat: int
    stage: int
    stages: int
    stopped: bool
    ways: list[WayInfo]


def told(game: Game, acts: tuple[str, ...] | list[str]) -> list[ActTold]:
    """Acts in notation with the kinds of their words."""
    return [ActTold(text, kinds_of(game, text)) for text in acts]


def _share(win: float | None) -> float | None:
    return None if win is None else round(win, 3)


def way_info(game: Game, way: Way) -> WayInfo:
    """A way as data."""
    return WayInfo(told(game, way.acts), round(way.expected, 2), _share(way.win))


def hint_info(game: Game, hint: Hint) -> WayInfo:
    """A hint as data."""
    return way_info(game, Way(tuple([game.notation(act) for act in hint.acts]), hint.expected, hint.win))


def _because(game: Game, one: Because) -> BecauseInfo:
    act = told(game, [one.act])[0] if one.act else None
    return BecauseInfo(one.kind, one.seat, round(one.n, 2), act, dict(one.goods))


def decision_info(game: Game, one: Decision) -> DecisionInfo:
    """A decision as data."""
    return DecisionInfo(
        one.move,
        one.seat,
        one.stage,
        way_info(game, Way(one.played, one.expected, one.win)),
        way_info(game, Way(one.best, one.best_expected, one.best_win)),
        round(one.loss, 2),
        [round(score, 2) for score in one.scores],
        [way_info(game, way) for way in one.ways],
        [_because(game, reason) for reason in one.why],
    )
