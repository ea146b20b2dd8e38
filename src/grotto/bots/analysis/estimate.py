"""What a position means in points at the end of the game.

The game's own value of a position serves a search: it says which of two is better, roughly. How it translates into the
final score was measured in games of quick bots (tools/fit_estimate.py, which wrote fits.json): for each third of the
game a straight line. The share of wins of two players follows from the difference of their expected scores by a
logistic curve, measured in the same games. So "61 points" means: quick bots that reached such a position ended with 61
on the average. It is no promise, and games between other players may be steeper.

A learned value fills the same interface: a class of its own with `value`, and fits of its own.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from grotto.kernel.game import Game
from grotto.kernel.state import State

# The parts of a game that are fitted separately.
PARTS = 3


class Fit(NamedTuple):
    """How values translate in each part of a game: base + slope * value; the steepness of wins, for two players."""

    base: tuple[float, ...]
    slope: tuple[float, ...]
    steepness: tuple[float, ...] = ()
    # The error of the expected score in the measured games, and that of always expecting their mean.
    error: tuple[float, ...] = ()
    spread: tuple[float, ...] = ()
    games: int = 0


PLAIN = Fit((0.0,) * PARTS, (1.0,) * PARTS)


@cache
def fits() -> dict[tuple[str, int], Fit]:
    """What was measured, by game and number of players."""
    data = json.loads((files("grotto.bots.analysis") / "fits.json").read_text("utf-8"))
    found: dict[tuple[str, int], Fit] = {}
    for row in data:
        lists = [tuple(row[key]) for key in ("base", "slope", "steepness", "error", "spread")]
        found[row["game"], row["players"]] = Fit(lists[0], lists[1], lists[2], lists[3], lists[4], row["games"])
    return found


class Estimate:
    """Values of positions, and what they mean."""

    def __init__(self, game: Game, players: int, fit: Fit | None = None) -> None:
        self.game = game
        self.players = players
        self.fit = fits().get((game.id, players), PLAIN) if fit is None else fit

    def value(self, state: State, seat: int) -> float:
        """What a search compares."""
        return self.game.value(state, seat)

    def part(self, state: State) -> int:
        """The part of the game in which a position is."""
        stage, last = self.game.progress(state)
        return min(PARTS - 1, PARTS * max(0, stage - 1) // last)

    def score(self, value: float, state: State, seat: int) -> float:
        """The final score to expect for a value in a position like this; the actual score if the game is over.

        Other parts of a value, such as the points of a rival, are the same in all compared positions.
        """
        if not state.agenda:
            return state.result().totals[seat] + value - self.value(state, seat)
        part = self.part(state)
        return self.fit.base[part] + self.fit.slope[part] * value

    def scores(self, state: State) -> list[float]:
        """The expected final score of every seat."""
        if not state.agenda:
            return [float(total) for total in state.result().totals]
        return [self.score(self.value(state, seat), state, seat) for seat in range(self.players)]

    def win_share(self, margin: float, state: State) -> float | None:
        """The share of games like this one that are won; None if that was not measured.

        A draw counts half.
        """
        if self.players != 2:
            return None
        if not state.agenda:
            return 0.5 + 0.5 * (margin > 0) - 0.5 * (margin < 0)
        if not self.fit.steepness:
            return None
        return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, self.fit.steepness[self.part(state)] * margin))))
