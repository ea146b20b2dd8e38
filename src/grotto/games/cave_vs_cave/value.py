"""How good a position is for a seat: the expected final score, roughly. For `greedy`."""

from __future__ import annotations

from grotto.games.cave_vs_cave.scoring import score
from grotto.games.cave_vs_cave.state import CaveState


def value(state: CaveState, seat: int) -> float:
    """The score now."""
    return float(score(state.caves[seat]))
