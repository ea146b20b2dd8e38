"""A small net, trained by self-play (`grotto train`), that judges positions.

The net sees the observation of the game and, as one more number, the game's own estimate of the position. It answers
with the two scores that it expects at the end: that of the seat and that of the best other seat. At play time it is a
few matrix products in numpy.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grotto.bots.search import Careful, Judge
from grotto.kernel.agenda import NOBODY
from grotto.kernel.game import Game
from grotto.kernel.state import State

Floats = NDArray[np.float32]

WEIGHTS = Path(__file__).parent / "weights"
# In a duel the difference counts; with more players the others matter less.
DUEL = 2
RIVAL_IN_DUEL = 1.0
RIVAL_AMONG_MORE = 0.2
# Processors differ in the last digits of a sum; rounded values are the same on nearly all of them.
DIGITS = 3
ZERO = np.float32(0.0)


def rivalry(players: int) -> float:
    """How much the best other score counts, compared with the seat's own."""
    if players < DUEL:
        return 0.0
    return RIVAL_IN_DUEL if players == DUEL else RIVAL_AMONG_MORE


def features_hash(game: Game) -> str:
    """A hash of the names of a game's features: a net fits these and no others."""
    return hashlib.sha256("\n".join(game.observation().names).encode()).hexdigest()[:16]


def inputs(game: Game, states: list[State], seat: int) -> Floats:
    """The net's input for some positions, a row for each."""
    row = _row_of(game.observation().size + 1)
    packed = b"".join([row.pack(*game.observe(state, seat), game.value(state, seat)) for state in states])
    return np.frombuffer(packed, dtype=np.float32).reshape(len(states), -1)


@cache
def _row_of(length: int) -> Struct:
    """Packs a row of numbers, several times as fast as numpy reads a list."""
    return Struct(f"{length}f")


class Net:
    """The weights, and how they judge."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.first, self.first_bias = _floats(weights["first"]), _floats(weights["first_bias"])
        self.second, self.second_bias = _floats(weights["second"]), _floats(weights["second_bias"])
        last = _floats(weights["last"])
        # The game's own estimate also goes directly to the output.
        self.last, self.last_value, self.last_bias = last[:-1], last[-1], _floats(weights["last_bias"])

    def scores(self, rows: Floats) -> Floats:
        """The own score and that of the best other, for each row."""
        # With few rows the sums are cheap and new arrays are expensive, so results are written in place.
        hidden = rows @ self.first
        hidden += self.first_bias
        np.maximum(hidden, ZERO, out=hidden)
        hidden = hidden @ self.second
        hidden += self.second_bias
        np.maximum(hidden, ZERO, out=hidden)
        scores: Floats = np.asarray(hidden @ self.last, np.float32)
        scores += rows[:, -1:] * self.last_value
        scores += self.last_bias
        return scores


def _floats(data: Any) -> Floats:
    return np.asarray(data, dtype=np.float32)


class NetJudge(Judge):
    """A judge that asks a net and the game itself or another judge, and trusts the net so far (1: it alone).

    They err in different ways, so together they often judge better than either alone.
    """

    def __init__(self, game: Game, net: Net, trust: float, other: Judge | None = None) -> None:
        super().__init__(game)
        self.net = net
        self.trust = trust
        self.other = other

    def values(self, states: list[State], seat: int) -> list[float]:
        weight = rivalry(states[0].players)
        rows = inputs(self.game, states, seat)
        scores = self.net.scores(rows)
        beside = rows[:, -1] if self.other is None else np.array(self.other.values(states, seat), np.float32)
        said = self.trust * (scores[:, 0] - weight * scores[:, 1]) + (1.0 - self.trust) * beside
        worths: list[float] = said.round(DIGITS).tolist()
        for place, state in enumerate(states):
            if state.actor == NOBODY:
                worths[place] = final_worth(state.result().totals, seat)
        return worths


def final_scores(totals: tuple[int, ...], seat: int) -> tuple[float, float]:
    """What the net should have predicted, once a game is over."""
    others = [total for other, total in enumerate(totals) if other != seat]
    return float(totals[seat]), float(max(others)) if others else 0.0


def final_worth(totals: tuple[int, ...], seat: int) -> float:
    """What a seat has made of a game."""
    own, other = final_scores(totals, seat)
    return own - rivalry(len(totals)) * other


def save(file: Path, game: Game, weights: dict[str, Any], players: tuple[int, ...], trust: float) -> None:
    """Write the weights to a file, with the numbers of players they are for and how far to trust them.

    Half precision is enough.
    """
    about: dict[str, Any] = {"features": np.array(features_hash(game)), "players": np.array(players), "trust": trust}
    half: dict[str, Any] = {name: np.asarray(data, dtype=np.float16) for name, data in weights.items()}
    np.savez_compressed(file, **about, **half)


def load(file: Path, game: Game, players: int) -> NetJudge | None:
    """The judge of a file; None if there is none, or if it was trained on other features or for other players."""
    if not file.is_file():
        return None
    with np.load(file) as data:
        if str(data["features"]) != features_hash(game) or players not in data["players"].tolist():
            return None
        other = Careful(game) if game.far_sighted else None
        return NetJudge(game, Net(dict(data)), float(data["trust"]), other)


@cache
def best_judge(game: Game, players: int) -> Judge:
    """The best judge: the net that comes with the game, otherwise the game itself."""
    return load(WEIGHTS / f"{game.id}.npz", game, players) or Careful(game)
