"""Tunes the weights by which the levels judge Above and Below: `python tools/tune_value.py games.jsonl --games 1500`.

Every game is played by two bots with weights of their own, moved at random from where the search for better ones
stands. The margin of a game is explained by the differences of the weights (ridge regression): one game says a little
about every weight, so all of them are tuned at once. The table shows what a step of each weight gains, in points, and
how sure that is (t). A step is a factor of e^0.35 for most weights, an amount for those that `greedy` does without.

The file is gone on with; `--centre centre.json` says by how many steps each weight was moved before. `--try 3` prints
the weights after a move along the gains, three steps for the weight that gains most and the others in proportion, and
plays against `greedy`'s estimate with the same effort.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path

import numpy as np

import grotto
from grotto.arena.playing import derive
from grotto.bots.search import Effort, Judge, Luck, Search
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.value import Weights, outlook
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.state import State

Steps = dict[str, float]

GAME = grotto.game("above_and_below")
EFFORT = Effort(positions=250, outcomes=3)
# Weights that greedy does without: how much a step adds. Those that must stay below 1 move on a logistic curve.
ADDED = {
    "coin_later": 0.05, "second_hammer": 0.3, "quill": 0.2, "lantern": 0.08, "rank_later": 0.07, "more_houses": 0.15,
    "more_people": 0.15, "more_caves": 0.15, "more_items": 0.15, "wish": 0.25, "rival": 0.3,
}  # fmt: skip
SHARES = {"crowded", "kept"}
# Of modules only; the games are played without.
LEFT_OUT = {"supplies", "artifact"}
FIRST = Weights()
NAMES = [name for name in Weights.__dataclass_fields__ if name not in LEFT_OUT]
# Margins beyond this say no more.
MOST_MARGIN = 25.0
RIDGE = 0.04


def moved(name: str, steps: float) -> float:
    """A weight after so many steps from greedy's."""
    start = getattr(FIRST, name)
    if name in ADDED:
        return float(start + ADDED[name] * steps)
    if name in SHARES:
        return 1.0 / (1.0 + math.exp(-(math.log(start / (1.0 - start)) + 0.6 * steps)))
    return float(start * math.exp(0.35 * steps))


def weights_after(steps: Steps) -> Weights:
    """All weights after steps."""
    return Weights(**{name: moved(name, steps.get(name, 0.0)) for name in NAMES})


class Outlook(Judge):
    """Judges by some weights."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(GAME)
        self.weights = weights

    def values(self, states: list[State], seat: int) -> list[float]:
        return [outlook(self.weights, state, seat) for state in states if isinstance(state, TableState)]


def play(judges: list[Judge], seed: int) -> tuple[int, ...]:
    """One game; the scores."""
    chance = random.Random(derive(seed, "chance"))
    rngs = [random.Random(derive(seed, "bots", seat)) for seat in range(2)]
    state = GAME.new(2)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(sample(state, chance))
            continue
        acts = state.legal()
        if len(acts) == 1:
            state.apply(acts[0])
            continue
        search = Search(GAME, state, Luck(rngs[state.actor]), EFFORT, judges[state.actor])
        for act in search.finds()[0].path:
            state.apply(act)
    return state.result().totals


def random_steps(rng: random.Random, centre: Steps) -> Steps:
    """Somewhere around the centre."""
    return {name: centre.get(name, 0.0) + rng.gauss(0.0, 1.0) for name in NAMES}


def go_on(file: Path, games: int, centre: Steps, seed: int) -> None:
    """Play until the file has so many games."""
    done = len(file.read_text("utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as out:
        for number in range(seed + done, seed + games):
            rng = random.Random(derive(number, "weights"))
            pair = [random_steps(rng, centre), random_steps(rng, centre)]
            seat = number % 2
            judges: list[Judge] = [Outlook(weights_after(pair[seat])), Outlook(weights_after(pair[1 - seat]))]
            totals = play(judges, 10**6 + number)
            out.write(json.dumps([*pair, totals[seat], totals[1 - seat]]) + "\n")
            out.flush()


def gains(file: Path) -> list[tuple[float, float, str]]:
    """What a step of each weight gains, and how sure that is, the surest first."""
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    steps = np.array([[row[0][name] - row[1][name] for name in NAMES] for row in rows])
    margins = np.clip(np.array([row[-2] - row[-1] for row in rows], float), -MOST_MARGIN, MOST_MARGIN)
    square = steps.T @ steps + RIDGE * len(rows) * np.eye(len(NAMES))
    gain = np.linalg.solve(square, steps.T @ margins)
    errors = (margins - steps @ gain).std() * np.sqrt(np.diag(np.linalg.inv(square)))
    found = [(float(g), float(g / e), name) for g, e, name in zip(gain, errors, NAMES, strict=True)]
    return sorted(found, key=lambda row: -abs(row[1]))


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--centre", type=Path)
    parser.add_argument("--try", type=float, dest="length", help="steps of the weight that gains most")
    parser.add_argument("--trial", type=int, default=60, help="games of a trial")
    given = parser.parse_args()
    centre: Steps = json.loads(given.centre.read_text("utf-8")) if given.centre else {}
    go_on(given.file, given.games, centre, given.seed)
    found = gains(given.file)
    for gain, sure, name in found:
        print(f"{name:15} {gain:+.2f} points a step, t {sure:+.1f}, from {moved(name, centre.get(name, 0.0)):.3f}")
    if given.length is None:
        return
    most = max(abs(gain) for gain, _, _ in found)
    steps = {name: centre.get(name, 0.0) + given.length * gain / most for gain, _, name in found}
    print(json.dumps(steps))
    print(weights_after(steps))
    judges: list[Judge] = [Outlook(weights_after(steps)), Outlook(FIRST)]
    margins: list[int] = []
    for number in range(given.trial // 2):
        one = play(judges, 2 * 10**6 + number)
        other = play(judges[::-1], 2 * 10**6 + number)
        margins += [one[0] - one[1], other[1] - other[0]]
    won = sum([1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins])
    print(f"{won / len(margins):.3f} of {len(margins)} games, {sum(margins) / len(margins):+.2f} points ahead")


if __name__ == "__main__":
    main()
