"""Planning a whole game, and improving the plan at every turn; for bots.

A solo game without chance goes exactly as planned. With other players the plan contains a guess at their turns and one
possible future of chance. As soon as something else happens the rest of the plan is repaired.
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

# The weight of possible additional turns in first lines without a sketch.
GROWTH = (0.0, 0.25, 0.5, 1.0)
# With a plan at hand a turn needs a lower temperature than the first plan.
FIRST_HEAT = (0.8, 0.4)
LATER_HEAT = (0.5, 0.25)
# The premium in points per turn: while unfinished lines are compared, and while they are improved.
SEED_PREMIUM = 1.0
# The legs of a usual line; halfway through the game a turn gets exactly the given number of trials.
LEGS = 40
# The best few of the first lines share part of the trials of a first plan; the best one gets the rest.
FINALISTS = 4
# After an unexpected move so many repairs of the plan are compared with as many new first lines.
REPAIRS = 6
# The shares of the time of a first plan: for the first lines, and for improving the best few.
SEEDS_UNTIL = 0.2
FINALISTS_UNTIL = 0.6


class Effort(NamedTuple):
    """How much is tried: first lines and trials for a new plan, then trials for each turn.

    If a person is waiting, seconds are a limit as well.
    """

    seeds: int
    first: int
    each: int
    seconds: float = 2.8

    def trials(self, rest: Line) -> int:
        """The trials for a turn: more while more of the line is left to change."""
        return self.each * 2 * rest.own // LEGS


# About 1 s and 3 s a turn on the compiled engine, over a game.
QUICK = Effort(seeds=40, first=4000, each=700, seconds=1.5)
THOROUGH = Effort(seeds=120, first=16_000, each=2000)
# With other players a trial replays their turns as well, and plans don't last long.
SHARED = Effort(seeds=40, first=4000, each=500)


@cache
def _never_left_to_chance(game: Game, options: tuple[tuple[str, object], ...]) -> bool:
    state = game.new(1, **dict(options))  # type: ignore[arg-type]
    rng = random.Random(0)
    while state.actor not in (CHANCE, NOBODY):
        state.apply(rng.choice(state.legal()))
    return state.actor == NOBODY


def is_puzzle(game: Game, state: State) -> bool:
    """Whether this is a solo game without further chance, which can be planned to its end."""
    return state.players == 1 and _never_left_to_chance(game, tuple(state.options().items()))


class Planning:
    """The best known line, from the current turn on."""

    def __init__(self, rng: random.Random, effort: Effort) -> None:
        self.rng = rng
        self.effort = effort
        self.line: Line | None = None
        # The outcomes of chance that the plan assumes.
        self.fate = Luck(rng)
        # When thinking about this turn began, if a person is waiting.
        self.begun: float | None = None

    def intentions(self, game: Game, state: State, awaited: bool) -> dict[tuple[object, ...], int]:
        """What to do in this position and the later ones of this turn, after some more thinking."""
        self.begun = perf_counter() if awaited else None
        annealer = Annealer(game, state.actor, self.rng, self.fate, players=state.players)
        known = self.known(annealer, state)
        self.line = self.found(annealer, state) if known is None else self.improved(annealer, known)
        return acts_of(self.line)

    def until(self, part: float) -> float | None:
        """The moment when a share of the time is over; None if nobody is waiting."""
        return None if self.begun is None else self.begun + part * self.effort.seconds

    def known(self, annealer: Annealer, state: State) -> Line | None:
        """The known line from this position on, repaired if the game has left it; None if there is no line."""
        line = self.line
        if line is None:
            return None
        key = state.key()
        for place, before in enumerate(line.states):
            if before.key() == key:
                return annealer.player.retrace(state, [act for leg in line.legs[place:] for act in leg.acts])
        if state.players == 1:
            return None
        return self.repaired(annealer, state, rest_of(line, annealer.player.slot(state)))

    def repaired(self, annealer: Annealer, state: State, legs: list[Leg]) -> Line:
        """The rest of a plan after an unexpected move: the best of several repairs and new lines."""
        annealer.deadline = self.until(SEEDS_UNTIL)
        lines: list[Line] = []
        for n in range(REPAIRS):
            lines.append(annealer.player.play([], [], state, Plan(legs, carries=n % 2 == 0)))
            lines.append(first_line(annealer, state, GROWTH))
            if annealer.late():
                break
        lines.sort(key=lambda one: -one.worth(SEED_PREMIUM))
        annealer.deadline = self.until(FINALISTS_UNTIL)
        share = self.effort.trials(lines[0]) // (2 * FINALISTS)
        tried = [annealer.run(one, Schedule(share, *LATER_HEAT, SEED_PREMIUM)) for one in lines[:FINALISTS]]
        return max(tried, key=lambda one: one.worth(SEED_PREMIUM / 2))

    def improved(self, annealer: Annealer, line: Line) -> Line:
        """A known line, improved."""
        annealer.deadline = self.until(1.0)
        return annealer.run(line, Schedule(self.effort.trials(line), *LATER_HEAT))

    def found(self, annealer: Annealer, state: State) -> Line:
        """A new line."""
        best = max(self.finalists(annealer, state), key=lambda one: one.worth(SEED_PREMIUM / 2))
        annealer.deadline = self.until(1.0)
        return annealer.run(best, Schedule(self.effort.first // 2, *FIRST_HEAT))

    def finalists(self, annealer: Annealer, state: State) -> list[Line]:
        """The best few of many first lines, each improved."""
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


def rest_of(line: Line, slot: Slot) -> list[Leg]:
    """The legs still to be played of a line whose first leg is over, when a seat decides in this slot."""
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
