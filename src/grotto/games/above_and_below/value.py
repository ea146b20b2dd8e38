"""How good a position is for a seat: the expected final score, roughly. For `greedy`."""

from __future__ import annotations

from grotto.games.above_and_below.scoring import points
from grotto.games.above_and_below.state import TableState


def value(state: TableState, seat: int) -> float:
    """The score now."""
    return float(points(state, seat))
