"""Solving a game for one in which nothing is left to chance: many seeds, halving, hops from the best lines.

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

# Chains in a generation; those of the first generations begin with new seeds, later one of them now and then.
LANES: Final = 4
FIRST_GENERATIONS: Final = 2
NEW_SEEDS_EVERY: Final = 5

# New seeds: how often the hope of more turns counts in those without a sketch.
GROWTH: Final[tuple[float, ...]] = (0.25, 0.5, 1.0, 2.0, 3.0)
SEED_PREMIUM: Final = 0.5
# It is not worth while to be hotter: above 0.9 lines melt to less than 50 points within 5000 trials.
SEED_HEAT: Final = (0.7, 0.35)

# The work upon a known line.
HEAT: Final = (0.55, 0.3)
PREMIUM: Final[tuple[float, ...]] = (0.0, 0.0, 0.3, 0.6)
REPAIR_GROWTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.25, 0.5)

# So many lines are kept. A line is improved in its place, so that they stay different; the last ones give way.
POOL: Final = 12
POOL_PREMIUM: Final = 0.75


class Size(NamedTuple):
    """How long a chain is; a part of its task, so that whoever carries it out does the same."""

    # New seeds: so many.
    seeds: int = 150
    # Halving: so many lines get so many trials each. They are chosen by score and a premium per turn.
    halving: tuple[tuple[int, int], ...] = ((8, 800), (3, 5000), (1, 12_000))
    # The work upon a known line: so many hops with chains of so many trials.
    hops: int = 10
    chain: int = 1200


USUAL: Final = Size()


class Known(NamedTuple):
    """A line as it is kept and sent: its acts, its score, how many turns it has."""

    acts: tuple[int, ...]
    score: int
    turns: int

    def rank(self) -> float:
        """What it is kept for: the score, and turns, of which later changes make something."""
        return self.score + POOL_PREMIUM * self.turns

    def place(self) -> tuple[float, int, tuple[int, ...]]:
        """What lines are kept in the order of: no two have the same, so that those of a folder come back in it."""
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
    """The first position of the game for one; BadOption if chance has a say in it."""
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
        # What is known would soon be all that is left of something new.
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
        """Take up what a generation has found."""
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
