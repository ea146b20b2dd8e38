"""Planning a game to its end, and making the plan better at every turn; for bots.

A game for one without chance goes as it was planned. Where others play, too, the plan holds a guess at their turns, and
one future of all that chance may bring; both are mended as soon as something else has happened.
"""

from __future__ import annotations

import random
from functools import cache
from time import perf_counter
from typing import NamedTuple

from grotto.bots.lines import Annealer, Line, Schedule
from grotto.bots.lines.plan import Leg, Plan, Slot
from grotto.bots.lines.seeds import first_line
from grotto.bots.search import Luck
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.game import Game
from grotto.kernel.state import State

# How much the hope of more turns counts in first lines without a sketch.
GROWTH = (0.0, 0.25, 0.5, 1.0)
# With a plan at hand a turn needs less heat than at first.
FIRST_HEAT = (0.8, 0.4)
LATER_HEAT = (0.5, 0.25)
# Points per turn while lines are compared that are still to be worked at, and while they are.
SEED_PREMIUM = 1.0
# The legs of a usual line; halfway through the game a turn gets the trials that are said.
LEGS = 40
# Of the first lines the best few share the trials of a first plan, the best one gets the rest.
FINALISTS = 4
# So many ways to go on with a plan that was overtaken, and as many first lines beside them.
MENDED = 6
# The parts of the time of a first plan after which the first lines are there, and the best few were worked at.
SEEDS_UNTIL = 0.2
FINALISTS_UNTIL = 0.6


class Effort(NamedTuple):
    """How much is tried: first lines and trials for a plan from nothing, trials for each turn after that.

    Where somebody waits, seconds are a limit as well.
    """

    seeds: int
    first: int
    each: int
    seconds: float = 2.8

    def trials(self, rest: Line) -> int:
        """The trials for a turn: the more is left of the line, the more there is to change."""
        return self.each * 2 * rest.own // LEGS


# About 1 s and 3 s a turn on the compiled engine, over a game.
QUICK = Effort(seeds=40, first=4000, each=700, seconds=1.5)
THOROUGH = Effort(seeds=120, first=16_000, each=2000)
# With others at the table a trial plays their turns, too, and a plan is soon overtaken by what they do.
SHARED = Effort(seeds=40, first=4000, each=500)


@cache
def _never_left_to_chance(game: Game, options: tuple[tuple[str, object], ...]) -> bool:
    state = game.new(1, **dict(options))  # type: ignore[arg-type]
    rng = random.Random(0)
    while state.actor not in (CHANCE, NOBODY):
        state.apply(rng.choice(state.legal()))
    return state.actor == NOBODY


def is_puzzle(game: Game, state: State) -> bool:
    """Whether somebody plays alone and nothing is left to chance, so that a game can be planned to its end."""
    return state.players == 1 and _never_left_to_chance(game, tuple(state.options().items()))


class Planning:
    """The best line that is known, from the turn that goes on."""

    def __init__(self, rng: random.Random, effort: Effort) -> None:
        self.rng = rng
        self.effort = effort
        self.line: Line | None = None
        # What chance will bring, as it was drawn for the plan.
        self.fate = Luck(rng)
        # When the thought for this turn began, if somebody waits.
        self.begun: float | None = None

    def intentions(self, game: Game, state: State, awaited: bool) -> dict[tuple[object, ...], int]:
        """What to do in this position and those that the turn leads through, after some more thought."""
        self.begun = perf_counter() if awaited else None
        annealer = Annealer(game, state.actor, self.rng, self.fate, players=state.players)
        known = self.known(annealer, state)
        self.line = self.found(annealer, state) if known is None else self.improved(annealer, known)
        return acts_of(self.line)

    def until(self, part: float) -> float | None:
        """The moment when a part of the time has passed; None if nobody waits."""
        return None if self.begun is None else self.begun + part * self.effort.seconds

    def known(self, annealer: Annealer, state: State) -> Line | None:
        """The known line from this position on, mended where something else has happened; None if there is none."""
        line = self.line
        if line is None:
            return None
        key = state.key()
        for place, before in enumerate(line.states):
            if before.key() == key:
                return annealer.player.retrace(state, [act for leg in line.legs[place:] for act in leg.acts])
        if state.players == 1:
            return None
        return self.mended(annealer, state, left(line, annealer.player.slot(state)))

    def mended(self, annealer: Annealer, state: State, legs: list[Leg]) -> Line:
        """The rest of a plan after something that was not expected: the best of several ways to go on."""
        lines = [annealer.player.play([], [], state, Plan(legs, carries=n % 2 == 0)) for n in range(MENDED)]
        lines += [first_line(annealer, state, GROWTH) for _ in range(MENDED)]
        lines.sort(key=lambda one: -one.worth(SEED_PREMIUM))
        share = self.effort.trials(lines[0]) // (2 * FINALISTS)
        tried = [annealer.run(one, Schedule(share, *LATER_HEAT, SEED_PREMIUM)) for one in lines[:FINALISTS]]
        return max(tried, key=lambda one: one.worth(SEED_PREMIUM / 2))

    def improved(self, annealer: Annealer, line: Line) -> Line:
        """A known line, made better."""
        annealer.deadline = self.until(1.0)
        return annealer.run(line, Schedule(self.effort.trials(line), *LATER_HEAT))

    def found(self, annealer: Annealer, state: State) -> Line:
        """A line from nothing."""
        best = max(self.finalists(annealer, state), key=lambda one: one.worth(SEED_PREMIUM / 2))
        annealer.deadline = self.until(1.0)
        return annealer.run(best, Schedule(self.effort.first // 2, *FIRST_HEAT))

    def finalists(self, annealer: Annealer, state: State) -> list[Line]:
        """The best few of many first lines, each worked at."""
        annealer.deadline = self.until(SEEDS_UNTIL)
        lines = [first_line(annealer, state, GROWTH)]
        while len(lines) < self.effort.seeds and not annealer.late():
            lines.append(first_line(annealer, state, GROWTH))
        lines.sort(key=lambda one: -one.worth(SEED_PREMIUM))
        share = self.effort.first // (2 * FINALISTS)
        found: list[Line] = []
        for number, line in enumerate(lines[:FINALISTS], 1):
            annealer.deadline = self.until(SEEDS_UNTIL + (FINALISTS_UNTIL - SEEDS_UNTIL) * number / FINALISTS)
            found.append(annealer.run(line, Schedule(share, *FIRST_HEAT, SEED_PREMIUM)))
        return found

    def different_lines(self, game: Game, state: State) -> list[Line]:
        """Lines from here that begin with different turns, the best first."""
        annealer = Annealer(game, state.actor, self.rng)
        share = self.effort.first // (2 * FINALISTS)
        lines = [annealer.run(one, Schedule(share, *FIRST_HEAT)) for one in self.finalists(annealer, state)]
        lines.sort(key=lambda one: -one.score)
        different: dict[int, Line] = {}
        for line in lines:
            first = next((act for act in line.legs[0].acts if act not in game.vocabulary.side_acts), -1)
            different.setdefault(first, line)
        return list(different.values())


def left(line: Line, slot: Slot) -> list[Leg]:
    """What is left of a line whose first leg was played, now that a seat is asked something."""
    rest = line.legs[1:]
    place = next((n for n, leg in enumerate(rest) if leg.slot == slot), None)
    if place is None:
        return [leg for leg in rest if leg.slot.stage >= slot.stage]
    return rest[place:]


def acts_of(line: Line) -> dict[tuple[object, ...], int]:
    """The act for each position of the first leg of a line."""
    state = line.states[0].clone()
    plan: dict[tuple[object, ...], int] = {}
    for act in line.legs[0].acts:
        plan[state.key()] = act
        state.apply(act)
    return plan
