"""Tunes the weights by which the levels judge a game: `python tools/tune_value.py above_and_below games.jsonl`.

Every game for two is played by bots with weights of their own, moved at random from where the search for better ones
stands; alone (`--players 1`) two bots play the same chance one after the other, with moves opposite to one another. The
margin is explained by the differences of the weights (ridge regression): one game says a little about every weight, so
all of them are tuned at once. The table shows what a step of each weight gains, in points, and how sure that is (t). A
step is a factor of e^0.35 for most weights, an amount for those that `greedy` does without.

The file is gone on with until it has `--games`. The search stands at `greedy`'s weights, with `--from-tuned` at those
that the levels have now, and with `--centre centre.json` so many steps from `greedy`'s as the file says. `--try 1.5`
prints the weights after a move along the gains, so many steps for the weight that gains most and the others in
proportion, and plays against the centre with the same effort. `--net` lets the net that comes with the game judge as
well, as the levels do.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

import numpy as np

import grotto
from grotto.arena.playing import derive
from grotto.bots.net import WEIGHTS, NetJudge, load
from grotto.bots.search import Effort, Judge, Luck, Search
from grotto.games.above_and_below import value as village
from grotto.games.above_and_below.state import TableState
from grotto.games.cave_vs_cave import value as cave
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.game import Game
from grotto.kernel.state import State

Steps = dict[str, float]
Values = dict[str, float]

# Margins beyond this say no more.
MOST_MARGIN = 25.0
RIDGE = 0.04
# What a step is: a factor, and for shares so much on a logistic curve.
FACTOR = 0.35
SHARE = 0.6


class Outlook(Judge):
    """Judges Above and Below by some weights."""

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game)
        self.weights = village.Weights(**values)

    def values(self, states: list[State], seat: int) -> list[float]:
        return [village.outlook(self.weights, state, seat) for state in states if isinstance(state, TableState)]


class Expected(Judge):
    """Judges Cave vs. Cave by some weights."""

    def __init__(self, game: Game, values: Values) -> None:
        super().__init__(game)
        self.estimate = cave.Estimate(*cave_weights(values))

    def values(self, states: list[State], seat: int) -> list[float]:
        return [self.estimate.value(state, seat) for state in states if isinstance(state, CaveState)]


def cave_values(weights: cave.Weights, rooms: dict[str, float]) -> Values:
    """All weights of Cave vs. Cave by name, those of rooms by the room."""
    uses = {f"uses{place}": worth for place, worth in enumerate(weights.uses)}
    return {**{name: one for name, one in weights._asdict().items() if name != "uses"}, **uses, **rooms}


def cave_weights(values: Values) -> tuple[cave.Weights, dict[str, float]]:
    """What an estimate is made of."""
    uses = tuple([values[f"uses{place}"] for place in range(len(cave.Weights().uses))])
    names = [name for name in cave.Weights._fields if name != "uses"]
    return cave.Weights(uses=uses, **{name: values[name] for name in names}), {id: values[id] for id in cave.ROOM_WORTH}


class Subject(NamedTuple):
    """A game whose weights are tuned."""

    game: Game
    effort: Effort
    # Greedy's weights and those of the levels.
    first: Values
    tuned: Values
    judge: Callable[[Game, Values], Judge]
    # Weights that greedy does without: how much a step adds. Those that must stay below 1 move on a logistic curve.
    added: dict[str, float]
    shares: set[str]
    # Those that don't matter in the games that are played here.
    left_out: set[str]

    def names(self) -> list[str]:
        """The weights that are tuned."""
        return [name for name in self.first if name not in self.left_out]

    def moved(self, name: str, steps: float) -> float:
        """A weight after so many steps from greedy's."""
        start = self.first[name]
        if name in self.added:
            return start + self.added[name] * steps
        if name in self.shares:
            return 1.0 / (1.0 + math.exp(-(math.log(start / (1.0 - start)) + SHARE * steps)))
        return start * math.exp(FACTOR * steps)

    def steps_to(self, name: str) -> float:
        """How many steps the levels' weight is from greedy's."""
        start, weight = self.first[name], self.tuned[name]
        if name in self.added:
            return (weight - start) / self.added[name]
        if name in self.shares:
            return (math.log(weight / (1.0 - weight)) - math.log(start / (1.0 - start))) / SHARE
        return math.log(weight / start) / FACTOR

    def weights(self, steps: Steps) -> Values:
        """All weights after steps."""
        return {name: self.moved(name, steps.get(name, 0.0)) for name in self.first}

    def judge_after(self, steps: Steps, with_net: bool) -> Judge:
        """A judge with these weights, alone or beside the net."""
        alone = self.judge(self.game, self.weights(steps))
        found = load(WEIGHTS / f"{self.game.id}.npz", self.game, 2) if with_net else None
        return alone if found is None else NetJudge(self.game, found.net, found.trust, alone)


VILLAGE_ADDED = {
    "coin_later": 0.05, "second_hammer": 0.3, "quill": 0.2, "lantern": 0.08, "rank_later": 0.07, "more_houses": 0.15,
    "more_people": 0.15, "more_caves": 0.15, "more_items": 0.15, "wish": 0.25, "rival": 0.3,
}  # fmt: skip
CAVE_ADDED = {"income_early": 0.1, "sure_early": 0.1, "dug_early": 0.2, "more_empty": 0.2}
SUBJECTS = {
    "above_and_below": Subject(
        grotto.game("above_and_below"), Effort(positions=250, outcomes=3), asdict(village.GREEDY),
        asdict(village.TUNED), Outlook, VILLAGE_ADDED, {"crowded", "kept"}, {"supplies", "artifact"},
    ),
    "cave_vs_cave": Subject(
        grotto.game("cave_vs_cave"), Effort(positions=400, outcomes=2), cave_values(cave.Weights(), cave.ROOM_WORTH),
        cave_values(cave.TUNED, cave.ROOM_WORTH), Expected, CAVE_ADDED, {"further", "sure", "sure_next"}, set(),
    ),
}  # fmt: skip


def play(subject: Subject, judges: list[Judge], seed: int) -> tuple[int, ...]:
    """One game; the scores."""
    game = subject.game
    chance = random.Random(derive(seed, "chance"))
    rngs = [random.Random(derive(seed, "bots", seat)) for seat in range(len(judges))]
    state = game.new(len(judges))
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(sample(state, chance))
            continue
        acts = state.legal()
        if len(acts) == 1:
            state.apply(acts[0])
            continue
        search = Search(game, state, Luck(rngs[state.actor]), subject.effort, judges[state.actor])
        for act in search.finds()[0].path:
            state.apply(act)
    return state.result().totals


def contest(subject: Subject, judges: list[Judge], seed: int, players: int) -> tuple[int, int]:
    """What two judges make of the same chance, against each other or one after the other."""
    if players == 1:
        one, other = [play(subject, [judge], seed)[0] for judge in judges]
        return one, other
    one, other = play(subject, judges, seed)
    return one, other


def go_on(subject: Subject, given: argparse.Namespace, centre: Steps) -> None:
    """Play until the file has so many games."""
    file: Path = given.file
    done = len(file.read_text("utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as out:
        for number in range(given.seed + done, given.seed + given.games):
            rng = random.Random(derive(number, "weights"))
            moves = [{name: rng.gauss(0.0, given.spread) for name in subject.names()} for _ in range(2)]
            if given.players == 1:
                moves[1] = {name: -move for name, move in moves[0].items()}
            pair = [{name: centre.get(name, 0.0) + move for name, move in one.items()} for one in moves]
            seat = number % 2
            judges = [subject.judge_after(pair[place], given.net) for place in (seat, 1 - seat)]
            totals = contest(subject, judges, 10**6 + number, given.players)
            out.write(json.dumps([*pair, totals[seat], totals[1 - seat]]) + "\n")
            out.flush()


def gains(file: Path, names: list[str]) -> list[tuple[float, float, str]]:
    """What a step of each weight gains, and how sure that is, the surest first."""
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    steps = np.array([[row[0][name] - row[1][name] for name in names] for row in rows])
    margins = np.clip(np.array([row[-2] - row[-1] for row in rows], float), -MOST_MARGIN, MOST_MARGIN)
    square = steps.T @ steps + RIDGE * len(rows) * np.eye(len(names))
    gain = np.linalg.solve(square, steps.T @ margins)
    errors = (margins - steps @ gain).std() * np.sqrt(np.diag(np.linalg.inv(square)))
    found = [(float(g), float(g / e), name) for g, e, name in zip(gain, errors, names, strict=True)]
    return sorted(found, key=lambda row: -abs(row[1]))


def trial(subject: Subject, given: argparse.Namespace, steps: Steps, centre: Steps) -> None:
    """Play after a move against before it."""
    judges = [subject.judge_after(steps, given.net), subject.judge_after(centre, given.net)]
    margins: list[int] = []
    for number in range(given.trial // 2):
        seed = 2 * 10**6 + given.seed + number
        one = contest(subject, judges, seed, given.players)
        other = contest(subject, judges[::-1], seed, given.players) if given.players > 1 else one[::-1]
        margins += [one[0] - one[1], other[1] - other[0]]
    won = sum([1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins])
    print(f"{won / len(margins):.3f} of {len(margins)} games, {sum(margins) / len(margins):+.2f} points ahead")


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--players", type=int, default=2, choices=(1, 2))
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--centre", type=Path)
    parser.add_argument("--spread", type=float, default=1.0, help="how far weights are moved, in steps")
    parser.add_argument("--from-tuned", action="store_true")
    parser.add_argument("--net", action="store_true")
    parser.add_argument("--try", type=float, dest="length", help="steps of the weight that gains most")
    parser.add_argument("--sure", type=float, default=0.0, help="move only weights of which it is so sure (t)")
    parser.add_argument("--trial", type=int, default=60, help="games of a trial")
    given = parser.parse_args()
    subject = SUBJECTS[given.game]
    centre: Steps = {name: subject.steps_to(name) for name in subject.names()} if given.from_tuned else {}
    if given.centre:
        centre = json.loads(given.centre.read_text("utf-8"))
    go_on(subject, given, centre)
    found = gains(given.file, subject.names())
    for gain, sure, name in found:
        print(f"{name:18} {gain:+.2f} points a step, t {sure:+.1f}, from {subject.weights(centre)[name]:.3f}")
    if given.length is None:
        return
    moves = {name: gain for gain, sure, name in found if abs(sure) >= given.sure}
    most = max(abs(gain) for gain in moves.values())
    steps = {name: centre.get(name, 0.0) + given.length * moves.get(name, 0.0) / most for name in subject.names()}
    print(json.dumps(steps))
    print(", ".join([f"{name}={weight:.3f}" for name, weight in subject.weights(steps).items()]))
    trial(subject, given, steps, centre)


if __name__ == "__main__":
    main()
