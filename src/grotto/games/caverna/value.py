"""How good a position is for a seat: the expected final score, roughly. For `greedy`."""

from __future__ import annotations

from grotto.games.caverna.scoring import score
from grotto.games.caverna.state import CavernaState


def value(state: CavernaState, seat: int) -> float:
    """The score now."""
    return float(score(state.farms[seat]))
