"""The first lines of a game: by a sketch of it, if there is one, otherwise by the estimate alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grotto.bots.lines.annealer import Annealer
from grotto.bots.lines.plan import Line
from grotto.kernel.state import State

# The noise on the estimate, and how often a sketch is followed.
NOISE: Final[tuple[float, ...]] = (0.2, 0.5, 0.8)
SKETCHED: Final = 0.9


def first_line(annealer: Annealer, start: State, growth: Sequence[float]) -> Line:
    """A line to start from; without a sketch, possible further turns have the given additional weight."""
    rng = annealer.rng
    sketches = annealer.player.game.sketches()
    if sketches and rng.random() < SKETCHED:
        return annealer.seed(start, rng.choice(NOISE), 0.0, rng.choice(sketches))
    return annealer.seed(start, rng.choice(NOISE), rng.choice(growth))
