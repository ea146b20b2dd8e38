"""What was decided in a game and what would have been better; what could be done now.

Nothing here knows of tables, pages or processes: whoever asks decides where it is worked out.
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
