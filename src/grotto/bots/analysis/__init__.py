"""Analysis of the decisions of a game, and hints for the current one.

Nothing here knows about tables, pages or processes: the caller decides where it is computed.
"""

from __future__ import annotations

from grotto.bots.analysis.decisions import Analysis, Decision, Moment, Way, judge, look_at, moments
from grotto.bots.analysis.estimate import Estimate
from grotto.bots.analysis.hints import Hint, hints, next_hints, stages
from grotto.bots.analysis.reasons import Because

__all__ = [
    "Analysis",
    "Because",
    "Decision",
    "Estimate",
    "Hint",
    "Moment",
    "Way",
    "hints",
    "judge",
    "look_at",
    "moments",
    "next_hints",
    "stages",
]
