"""Solving a solo game without chance: many first lines, halving, hops from the best lines.

The work is laid out in generations of a few chains each. What a chain does follows from the seed, the generation and
the lines known when the generation began, so the result is the same however many processes share it.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from grotto.bots.lines.annealer import Annealer, Schedule
from grotto.bots.lines.plan import Line
from grotto.bots.lines.seeds import first_line
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game, Options
from grotto.kernel.state import State

# Chains in a generation; those of the first generations start from new seeds, later one of them now and then.
LANES: Final = 4
FIRST_GENERATIONS: Final = 2
NEW_SEEDS_EVERY: Final = 5

# New seeds: the weight of possible further turns in those without a sketch.
GROWTH: Final[tuple[float, ...]] = (0.25, 0.5, 1.0, 2.0, 3.0)
SEED_PREMIUM: Final = 0.5
# Higher temperatures do not pay: above 0.9 lines decay to less than 50 points within 5000 trials.
SEED_HEAT: Final = (0.7, 0.35)

# The work on a known line.
HEAT: Final = (0.55, 0.3)
PREMIUM: Final[tuple[float, ...]] = (0.0, 0.0, 0.3, 0.6)
REPAIR_GROWTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.25, 0.5)

# How many lines are kept. An improved line replaces itself, so that they stay different; the last ones are dropped.
POOL: Final = 12
POOL_PREMIUM: Final = 0.75


class Size(NamedTuple):
    """The length of a chain; it is a part of the task, so that every process does the same work."""

    # The number of new seeds.
    seeds: int = 150
    # Halving: the number of lines and the trials for each. Lines are chosen by score and a premium per turn.
    halving: tuple[tuple[int, int], ...] = ((8, 800), (3, 5000), (1, 12_000))
    # The work on a known line: the number of hops and the trials of each chain.
    hops: int = 10
    chain: int = 1200


USUAL: Final = Size()


class Known(NamedTuple):
    """A line as it is kept and sent: its acts, its score, how many turns it has."""

    acts: tuple[int, ...]
    score: int
    turns: int

    def rank(self) -> float:
        """Its rank: the score, with a premium for turns, which later changes can use."""
        return self.score + POOL_PREMIUM * self.turns

    def place(self) -> tuple[float, int, tuple[int, ...]]:
        """The sort key of lines: no two have the same, so that a folder is read back in the same order."""
        return -self.rank(), -self.score, self.acts


def known(line: Line) -> Known:
    """A line without its positions."""
    return Known(tuple(line.acts()), round(line.score), line.turns)


class Task(NamedTuple):
    """One chain: its own seed, the line it begins with (none: new seeds), the others that are known, how long it is."""

    seed: str
    begin: Known | None
    others: tuple[Known, ...]
    size: Size

    def trials(self) -> int:
        """How many trials it takes."""
        if self.begin is not None:
            return self.size.hops * self.size.chain
        return sum([lines * trials for lines, trials in self.size.halving])


def opening(game: Game, options: Options) -> State:
    """The first position of the solo game; BadOption if chance decides anything in it."""
    state = game.new(1, **options)
    probe = state.clone()
    rng = random.Random(0)
    while probe.actor != NOBODY:
        if probe.actor == CHANCE:
            raise BadOption("solve_chance", {"game": game.id})
        probe.apply(rng.choice(probe.legal()))
    return state


def work(game: Game, start: State, task: Task) -> Known:
    """Carry a task out."""
    rng = random.Random(task.seed)
    annealer = Annealer(game, start.actor, rng)
    if task.begin is None:
        # Otherwise borrowing from known lines would soon replace everything new.
        return known(_new_line(annealer, start, task.size))
    others = [annealer.player.retrace(start, list(one.acts)) for one in task.others]
    begin = annealer.player.retrace(start, list(task.begin.acts))
    annealer.player.growth = rng.choice(REPAIR_GROWTH)
    schedule = Schedule(task.size.chain, *HEAT, rng.choice(PREMIUM))
    return known(annealer.hop(begin, task.size.hops, schedule, others))


def _new_line(annealer: Annealer, start: State, size: Size) -> Line:
    """The best line that halving leaves of many seeds."""
    rng = annealer.rng
    lines = [first_line(annealer, start, GROWTH) for _ in range(size.seeds)]
    annealer.player.growth = rng.choice(REPAIR_GROWTH)
    for kept, trials in size.halving:
        lines.sort(key=lambda line: -line.worth(SEED_PREMIUM))
        schedule = Schedule(trials, *SEED_HEAT, SEED_PREMIUM)
        lines = [annealer.run(line, schedule) for line in lines[:kept]]
    return lines[0]


class Solver:
    """What is known so far, and what to try next."""

    def __init__(self, seed: int, pool: list[Known] | None = None, generation: int = 0) -> None:
        self.seed = seed
        self.generation = generation
        self.pool: list[Known] = sorted(pool or [], key=Known.place)
        self.size = USUAL

    def best(self) -> Known | None:
        """The line with the best score."""
        return max(self.pool, key=lambda one: one.score, default=None)

    def tasks(self) -> list[Task]:
        """The chains of the next generation."""
        found: list[Task] = []
        others = tuple(self.pool)
        for lane in range(LANES):
            seed = f"{self.seed}/{self.generation}/{lane}"
            new = self.generation < FIRST_GENERATIONS or (lane == 0 and self.generation % NEW_SEEDS_EVERY == 0)
            begin = None if new or not self.pool else self._pick(random.Random(seed))
            found.append(Task(seed, begin, others, self.size))
        return found

    def _pick(self, rng: random.Random) -> Known:
        """One of the lines, the best ones more often, by score or by rank."""
        key = (lambda one: -one.score) if rng.random() < 0.5 else (lambda one: -one.rank())
        order = sorted(self.pool, key=key)
        return order[int(len(order) * rng.random() ** 2)]

    def learn(self, tasks: list[Task], found: list[Known]) -> None:
        """Keep what a generation has found."""
        for task, line in zip(tasks, found, strict=True):
            if task.begin is None:
                self.pool.append(line)
            elif line.score > task.begin.score:
                self.pool = [line if one == task.begin else one for one in self.pool]
                if line not in self.pool:
                    self.pool.append(line)
        self.pool = sorted(set(self.pool), key=Known.place)
        best = self.best()
        if len(self.pool) > POOL:
            self.pool = self.pool[:POOL]
            if best is not None and best not in self.pool:
                self.pool[-1] = best
        self.generation += 1
