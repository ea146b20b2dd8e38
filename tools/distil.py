"""Fits the estimate of Cave vs. Cave to a look ahead: `python tools/distil.py collect turns.pkl`, then `fit`, `trial`.

Final scores say little about which of two turns is better; the look ahead (`ahead.Beam`) says much with little noise:
the futures are the same for all turns that it compares. `collect` plays games alone, 1000 positions a turn, some of
their turns taken loosely, and notes in each decision up to eight turn ends, the best ones and some clearly worse, with
what three more turns (150 positions each, two positions kept) make of them in two drawn futures. `--seconds` of cpu
end it.

`fit turns.pkl [more.pkl] --out steps.json` moves all weights, the worths of the rooms and the extras of tiles and rooms
by two Gauss-Newton steps with a ridge, so that the differences between the turns of a decision become those of the look
ahead. A third of the games is held out. A step is what it is in tune_value.py; of an extra it is 0.3 points, on display
0.2. It prints the weights after `--part` of the move.

`trial steps.json --games 60 --seed 21000` plays `greedy`'s search with these weights and with its own, the same chance.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import random
import statistics
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tune_value import SUBJECTS, Steps, Values, cave_weights

import grotto
from grotto.arena.playing import derive
from grotto.bots.ahead import Beam, Far
from grotto.bots.levels import judge_of
from grotto.bots.search import Effort, Find, Foresight, Judge, Luck, Search
from grotto.games.cave_vs_cave import value as cave
from grotto.games.cave_vs_cave.rooms import ROOM_IDS
from grotto.games.cave_vs_cave.state import CaveState
from grotto.games.cave_vs_cave.tiles import TILE_IDS, TILES
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import outcome, sample, seed_from
from grotto.kernel.state import State

Floats = NDArray[np.float64]

GAME = grotto.game("cave_vs_cave")
SUBJECT = SUBJECTS["cave_vs_cave"]
# How decisions are collected: the own turn, the look ahead, its futures, and how many turn ends: the best, the best
# after other first acts, and others by chance.
OWN = Effort(1000, 4)
FAR = Far(turns=3, effort=Effort(150, 2), finds=3, width=2, stages=())
FUTURES = 2
BEST, OTHER_FIRST_ACTS, MOST, FEWEST = 4, 6, 8, 5
LOOSENESS = 1.5
# How the trial plays, as `greedy` does.
TRIAL, NEXT, FINALISTS = Effort(2000, 8), Effort(200, 2), 6

# What an extra moves by in a step, by its name; the rest of the name is the tile or the room.
EXTRAS = {"tile": 0.3, "furnished": 0.3, "display": 0.2}
# How far a weight is moved to see what it does, and the most steps at once.
NUDGE = 0.2
FARTHEST = 1.2


class Decision(NamedTuple):
    """Turn ends that were compared: the positions in each future, and what the look ahead made of each."""

    game: int
    ends: list[list[State]]
    worths: list[list[float]]


# ---- collect -------------------------------------------------------------------------------


def turn_end(beam: Beam, find: Find, luck: Luck) -> Find:
    """The end of the turn in a future, before a new round begins."""
    state, over = find.state, find.over
    while state.actor != NOBODY and not over:
        if state.actor == CHANCE:
            before = state
            state, act = luck.happen(state)
            over = beam.search.over(before, act, state)
        else:
            rest = beam.look(state).finds()[0]
            state, over = rest.state, rest.over
    return Find(find.worth, find.path, state, True)


def chosen(finds: list[Find], rng: random.Random) -> list[Find]:
    """Turn ends to be compared."""
    found, rest = finds[:BEST], finds[BEST:]
    for find in list(rest):
        if len(found) < OTHER_FIRST_ACTS and find.path[0] not in {one.path[0] for one in found}:
            found.append(find)
            rest.remove(find)
    while rest and len(found) < MOST:
        find = one_of(rest, [one.worth - finds[0].worth for one in rest], LOOSENESS, rng)
        rest.remove(find)
        found.append(find)
    return found


def one_of(finds: list[Find], gaps: list[float], looseness: float, rng: random.Random) -> Find:
    """One by chance, the better the likelier."""
    return rng.choices(finds, [math.exp(gap / looseness) + 1e-9 for gap in gaps])[0]


def compared(search: Search, finds: list[Find], game: int, rng: random.Random) -> Decision:
    """What the look ahead makes of turns."""
    beam = Beam(search, FAR)
    decision = Decision(game, [[] for _ in finds], [[] for _ in finds])
    for _ in range(FUTURES):
        luck = Luck(random.Random(rng.random()))
        for place, find in enumerate(finds):
            end = turn_end(beam, find, luck)
            decision.ends[place].append(end.state)
            decision.worths[place].append(beam.worth(end, luck))
    return decision


def play(number: int) -> list[Decision]:
    """A game, and the decisions in it."""
    rng = random.Random(derive(number, "distil"))
    judge = judge_of(GAME, 1)
    loose_turns, looseness = rng.choice((0, 0, 2, 4, 7, 10)), rng.choice((1.0, 2.0, 3.0))
    decisions: list[Decision] = []
    state: State = GAME.new(1)
    while state.actor != NOBODY:
        acts = state.legal()
        if state.actor == CHANCE or len(acts) == 1:
            state.apply(sample(state, rng) if state.actor == CHANCE else acts[0])
            continue
        search = Search(GAME, state, Luck(rng), OWN, judge)
        if loose_turns:
            loose_turns -= 1
            finds = search.finds()
            find = one_of(finds, [one.worth - finds[0].worth for one in finds], looseness, rng)
        else:
            finds = chosen(search.several_finds(300), rng)
            find = finds[0]
            assert isinstance(state, CaveState)
            if len(finds) >= FEWEST and cave.future(state, 0).turns > 0:
                decisions.append(compared(search, finds, number, rng))
                means = [statistics.mean(worths) for worths in decisions[-1].worths]
                best = max(means)
                find = finds[means.index(best)]
                if rng.random() >= 0.8:
                    find = one_of(finds, [mean - best for mean in means], LOOSENESS, rng)
        for act in find.path:
            state.apply(act)
    return decisions


def collect(given: argparse.Namespace) -> None:
    """Play games and write their decisions to a file."""
    with given.file.open("ab") as out:
        for number in range(given.seed, given.seed + given.games):
            pickle.dump(play(number), out)
            out.flush()
            if time.process_time() > given.seconds:
                break


# ---- fit -----------------------------------------------------------------------------------


def estimate_after(steps: Steps) -> cave.Estimate:
    """The estimate so many steps from `greedy`'s."""
    extras: dict[str, dict[str, float]] = {
        kind: {id: step * steps.get(f"{kind} {id}", 0.0) for id in (TILE_IDS if kind == "tile" else ROOM_IDS)}
        for kind, step in EXTRAS.items()
    }
    return cave.Estimate(*cave_weights(SUBJECT.weights(steps)), cave.Extras(*extras.values()))


def names() -> list[str]:
    """All that is fitted."""
    tiles = [f"tile {tile.name}" for tile in TILES if tile.solo]
    rooms = [f"{kind} {id}" for kind in ("furnished", "display") for id in ROOM_IDS if id != "cave_entrance"]
    return [*[name for name in SUBJECT.names() if name != "rival"], *tiles, *rooms]


class Turns:
    """All turn ends in a row."""

    def __init__(self, decisions: list[Decision]) -> None:
        rows = [
            (place, ends, worths) for place, one in enumerate(decisions) for ends, worths in zip(*one[1:], strict=True)
        ]
        self.decision = np.array([place for place, _, _ in rows])
        self.ends = [ends for _, ends, _ in rows]
        self.game = np.array([decisions[place].game for place, _, _ in rows])
        self.target = self.centred(np.array([statistics.mean(worths) for _, _, worths in rows]))

    def centred(self, worths: Floats) -> Floats:
        """How much better each is than the mean of its decision."""
        sums = np.bincount(self.decision, weights=worths)
        means: Floats = sums / np.bincount(self.decision)
        centred: Floats = worths - means[self.decision]
        return centred

    def judged(self, steps: Steps) -> Floats:
        """What the estimate makes of them, within each decision."""
        value = estimate_after(steps).value
        worths = [[value(state, 0) for state in ends if isinstance(state, CaveState)] for ends in self.ends]
        return self.centred(np.array([statistics.fmean(one) for one in worths]))


def tell(turns: Turns, said: Floats, which: NDArray[np.bool_], what: str) -> None:
    """How well turns are told apart, and how much better than the mean the one is that looks best."""
    gains = []
    for place in np.unique(turns.decision[which]):
        here = np.flatnonzero(turns.decision == place)
        gains.append(float(turns.target[here][np.argmax(said[here])]))
    r = np.corrcoef(said[which], turns.target[which])[0, 1]
    print(f"{what}: correlation {r:.3f}, the best is {statistics.mean(gains):+.2f} over the mean", flush=True)


def fitted(turns: Turns, ridge: float, rounds: int) -> Steps:
    """The steps after some rounds of Gauss-Newton."""
    every = names()
    held = turns.game % 3 == 0
    steps: Steps = dict.fromkeys(every, 0.0)
    said = turns.judged(steps)
    for round in range(rounds + 1):
        tell(turns, said, ~held, f"round {round}, learned from")
        tell(turns, said, held, f"round {round}, held out")
        if round == rounds:
            break
        nudged = [turns.judged({**steps, name: steps[name] + NUDGE}) for name in every]
        slopes = np.stack([(one - said) / NUDGE for one in nudged], 1)[~held]
        now = np.array([steps[name] for name in every])
        square = slopes.T @ slopes + ridge * np.eye(len(every))
        move = np.linalg.solve(square, slopes.T @ (turns.target - said)[~held] - ridge * now)
        steps = {
            name: steps[name] + float(one)
            for name, one in zip(every, np.clip(move, -FARTHEST, FARTHEST), strict=True)
        }  # fmt: skip
        said = turns.judged(steps)
    return steps


def fit(given: argparse.Namespace) -> None:
    """Fit the estimate to what was collected."""
    decisions: list[Decision] = []
    for file in given.files:
        with file.open("rb") as stream:
            while stream.peek(1):
                decisions += pickle.load(stream)
    print(f"{len(decisions)} decisions")
    steps = {name: given.part * one for name, one in fitted(Turns(decisions), given.ridge, given.rounds).items()}
    given.out.write_text(json.dumps(steps, indent=1) + "\n", "utf-8")
    weights: Values = SUBJECT.weights(steps)
    for name, one in steps.items():
        kind = name.split()[0]
        now = one * EXTRAS[kind] if kind in EXTRAS else weights[name]
        print(f"{name:24} {now:+.2f}")


# ---- trial ---------------------------------------------------------------------------------


class Fitted(Judge):
    """Judges by an estimate."""

    def __init__(self, estimate: cave.Estimate) -> None:
        super().__init__(GAME)
        self.estimate = estimate

    def values(self, states: list[State], seat: int) -> list[float]:
        return [self.estimate.value(state, seat) for state in states if isinstance(state, CaveState)]


def score(judge: Judge, seed: int) -> int:
    """A game alone with `greedy`'s effort; the chance is that of the arena."""
    state: State = GAME.new(1)
    chance, rng, moves = seed_from(derive(seed, "chance")), random.Random(derive(seed, "trial")), 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            path: tuple[int, ...] = (outcome(state, chance, moves),)
        elif len(state.legal()) == 1:
            path = (state.legal()[0],)
        else:
            search = Search(GAME, state, Luck(rng), TRIAL, judge)
            path = Foresight(search, NEXT, 2).best(search.finds()[:FINALISTS]).path
        for act in path:
            state.apply(act)
        moves += len(path)
    return state.result().totals[0]


def trial(given: argparse.Namespace) -> None:
    """Play with the new weights and with the old ones."""
    steps: Steps = json.loads(given.steps.read_text("utf-8"))
    new, old = Fitted(estimate_after(steps)), Fitted(estimate_after({}))
    pairs = [(score(new, seed), score(old, seed)) for seed in range(given.seed, given.seed + given.games)]
    more = [one - other for one, other in pairs]
    error = 1.96 * statistics.stdev(more) / math.sqrt(len(more))
    means = [statistics.mean(side) for side in zip(*pairs, strict=True)]
    print(f"{means[0]:.2f} instead of {means[1]:.2f} points, {statistics.mean(more):+.2f} ± {error:.2f}")


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands: Any = parser.add_subparsers(required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("file", type=Path)
    collecting.add_argument("--games", type=int, default=60)
    collecting.add_argument("--seed", type=int, default=5_000_000, help="the number of the first game")
    collecting.add_argument("--seconds", type=float, default=math.inf)
    collecting.set_defaults(do=collect)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--ridge", type=float, default=6.0)
    fitting.add_argument("--rounds", type=int, default=2)
    fitting.add_argument("--part", type=float, default=0.6, help="how much of the move is made")
    fitting.set_defaults(do=fit)
    trying = commands.add_parser("trial")
    trying.add_argument("steps", type=Path)
    trying.add_argument("--games", type=int, default=60)
    trying.add_argument("--seed", type=int, default=21_000)
    trying.set_defaults(do=trial)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
