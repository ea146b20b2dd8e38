"""A small net and Adam in plain numpy.

Two hidden layers need forty lines; JAX would bring 80 MB and a compiler, and for batches of this size on a processor it
is not faster: most of the time goes into the same products of matrices.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from grotto.bots.net import Floats
from grotto.training.samples import Samples
from grotto.training.settings import Settings

Arrays = dict[str, Any]

# Adam's usual numbers.
FIRST = 0.9
SECOND = 0.999
TINY = 1e-8
# Features that hardly ever differ are not blown up.
LEAST_SPREAD = 0.3
# Errors beyond so many points count in proportion, not squared: one odd game must not upset everything.
HUBER = 8.0
NAMES = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


def new_net(rows: Floats, targets: Floats, hidden: tuple[int, int], rng: np.random.Generator) -> Arrays:
    """A net that says what the game itself says, on average right for positions like these."""
    size = rows.shape[1]
    net: Arrays = {
        "mean": rows.mean(axis=0),
        # What never differs says nothing, and must not begin to matter where it does.
        "scale": np.where(rows.std(axis=0) > 0.0, 1.0 / np.maximum(rows.std(axis=0), LEAST_SPREAD), 0.0),
        "first": _random(rng, size, hidden[0]),
        "first_bias": np.zeros(hidden[0], np.float32),
        "second": _random(rng, hidden[0], hidden[1]),
        "second_bias": np.zeros(hidden[1], np.float32),
        "last": np.zeros((hidden[1] + 1, 2), np.float32),
        "last_bias": targets.mean(axis=0),
        "steps": np.zeros(1, np.int64),
    }
    net["last"][-1, 0] = 1.0
    net["last_bias"][0] -= rows[:, -1].mean()
    for name in NAMES:
        net[f"{name}_m"] = np.zeros_like(net[name])
        net[f"{name}_v"] = np.zeros_like(net[name])
    return net


def _random(rng: np.random.Generator, size: int, width: int) -> Floats:
    return (rng.standard_normal((size, width)) * math.sqrt(2.0 / size)).astype(np.float32)


def for_play(net: Arrays) -> Arrays:
    """The weights with the scaling worked into them, so that play needs none."""
    scaled = net["first"] * net["scale"][:, None]
    bias = net["first_bias"] - net["mean"] @ scaled
    play = {name: net[name] for name in NAMES}
    return {**play, "first": scaled, "first_bias": bias}


def step(net: Arrays, rows: Floats, targets: Floats, weights: Floats, rate: float, decay: float) -> float:
    """One step of Adam on a batch; the mean squared error before it. `weights` says which of the two scores count."""
    scaled = (rows - net["mean"]) * net["scale"]
    one = np.maximum(scaled @ net["first"] + net["first_bias"], 0.0)
    two = np.maximum(one @ net["second"] + net["second_bias"], 0.0)
    ends = np.concatenate([two, rows[:, -1:]], axis=1)
    error = (ends @ net["last"] + net["last_bias"] - targets) * weights
    slope = np.clip(error, -HUBER, HUBER) / len(rows)
    gradients = {"last": ends.T @ slope, "last_bias": slope.sum(axis=0)}
    back = (slope @ net["last"][:-1].T) * (two > 0.0)
    gradients["second"], gradients["second_bias"] = one.T @ back, back.sum(axis=0)
    back = (back @ net["second"].T) * (one > 0.0)
    gradients["first"], gradients["first_bias"] = scaled.T @ back, back.sum(axis=0)
    net["steps"] += 1
    _adam(net, gradients, rate, decay)
    return float((error**2).sum() / max(1.0, float(weights.sum())))


def _adam(net: Arrays, gradients: Arrays, rate: float, decay: float) -> None:
    steps = int(net["steps"][0])
    rate *= math.sqrt(1.0 - SECOND**steps) / (1.0 - FIRST**steps)
    for name, gradient in gradients.items():
        first, second = net[f"{name}_m"], net[f"{name}_v"]
        first += (1.0 - FIRST) * (gradient - first)
        second += (1.0 - SECOND) * (gradient**2 - second)
        net[name] -= (rate * first / (np.sqrt(second) + TINY)).astype(np.float32)
        if decay and name in ("first", "second"):
            net[name] *= 1.0 - rate * decay


def learn(net: Arrays, samples: Samples, settings: Settings, rng: np.random.Generator) -> float:
    """So many steps on batches drawn anew each time; the root mean squared error over the last quarter of them."""
    rows, targets, weights = samples
    late: list[float] = []
    for number in range(settings.steps):
        some = rng.integers(len(rows), size=settings.batch)
        error = step(net, rows[some].astype(np.float32), targets[some], weights[some], settings.rate, settings.decay)
        if 4 * number >= 3 * settings.steps:
            late.append(error)
    return math.sqrt(sum(late) / max(1, len(late)))
