"""Simulated annealing of a line: small changes; while the temperature is high, worse lines are accepted, too."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

from grotto.bots.lines.changes import Changer
from grotto.bots.lines.plan import Leg, Line, Plan, Slot
from grotto.bots.lines.player import FIRST_ACTS, Player
from grotto.bots.search import Judge, Luck
from grotto.kernel.game import Game, Sketch
from grotto.kernel.state import State

# Mostly one change at a time; otherwise so many.
SINGLE: Final = 0.7
SEVERAL: Final[tuple[int, ...]] = (2, 2, 4)
# How often turns that find no place in their stage are carried over to the next.
CARRYING: Final = 0.5
# A kick: so many changes at once, of which one is looked for so often that costs points, but not more than so many; a
# turn more makes up for one.
KICK_CHANGES: Final[tuple[int, ...]] = (1, 1, 2, 3)
KICKS: Final = 30
LEAST_KICK: Final = 3
HARDEST_KICK: Final = 30
KICK_PREMIUM: Final = 1.0
# The temperature at which a worse line is accepted after a hop, and the premium per turn.
HOP_HEAT: Final = 1.0
HOP_PREMIUM: Final = 0.6
# The premium per turn is gone after this part of a chain.
FADED: Final = 0.7
# A first line looks at more first acts of each turn than a repair.
SEED_FIRST_ACTS: Final = 12
# The share of a sketch that a first line keeps, so that first lines differ.
KEPT_OF_SKETCH: Final = 0.93


class Schedule(NamedTuple):
    """The course of a chain of trials: the temperature from hot to cold, and a fading premium per turn."""

    trials: int
    hot: float = 0.8
    cold: float = 0.25
    premium: float = 0.0


def same_at_the_end(some: list[Leg], others: list[Leg]) -> int:
    """How many legs at the end are identical."""
    count = 0
    for one, other in zip(reversed(some), reversed(others), strict=False):
        if one is not other:
            break
        count += 1
    return count


class Annealer:
    """Seeds and chains of trials for one seat, from one position."""

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        fate: Luck | None = None,
        judge: Judge | None = None,
        players: int = 1,
    ) -> None:
        self.rng = rng
        self.player = Player(game, seat, rng, fate, judge, players)
        self.changer = Changer(rng, game.vocabulary, seat=seat)
        # The time at which a chain must have cooled down, if a person is waiting.
        self.deadline: float | None = None

    def seed(self, start: State, noise: float, growth: float, sketch: Sketch = ()) -> Line:
        """A line by the estimate alone, with the given noise and the given weight of additional turns.

        With a sketch, most of its turns are played as soon as they are due and possible.
        """
        player = self.player
        player.noise, usual = noise, player.growth
        player.growth = growth
        player.first_acts = SEED_FIRST_ACTS
        line = player.play([], [], start, self.sketched(sketch))
        player.noise, player.growth, player.first_acts = 0.0, usual, FIRST_ACTS
        return line

    def sketched(self, sketch: Sketch) -> Plan:
        """Most of a sketch as a plan."""
        player = self.player
        legs = [
            Leg(Slot(stage, player.turn_step, player.seat), tuple([player.wish(words) for words in turn]), True)
            for stage, turn in sketch
            if self.rng.random() < KEPT_OF_SKETCH
        ]
        return Plan(legs, carries=bool(legs), waits=True)

    def trial(self, line: Line, fixed: int = 0) -> Line:
        """The line with one or several changes after the fixed legs; the same line if they fail."""
        changes = 1 if self.rng.random() < SINGLE else self.rng.choice(SEVERAL)
        return self.changed(line, fixed, changes, line) or line

    def changed(self, line: Line, fixed: int, changes: int, rival: Line | None) -> Line | None:
        """The line with so many changes; None if none could be made, or if the result fell too far behind."""
        legs = line.legs.copy()
        self.changer.fixed = fixed
        first = len(legs)
        for _ in range(changes):
            before = len(legs)
            place = self.changer.change(legs)
            if place < before:
                first = min(first, place)
        if first >= len(line.legs):
            return None
        plan = Plan(legs[first:], self.rng.random() < CARRYING, same_at_the_end(legs, line.legs))
        return self.player.attempt(line.legs[:first], line.states[:first], line.states[first], plan, rival)

    def kicked(self, line: Line) -> Line:
        """The line with a change that costs something, but not too much; the same line if none was found."""
        for _ in range(KICKS):
            tried = self.changed(line, 0, self.rng.choice(KICK_CHANGES), None)
            if tried is None or tried.score >= line.score - LEAST_KICK:
                continue
            if tried.worth(KICK_PREMIUM) >= line.worth(KICK_PREMIUM) - HARDEST_KICK:
                return tried
        return line

    def hop(self, line: Line, hops: int, schedule: Schedule, others: Sequence[Line] = ()) -> Line:
        """The best line of some hops: a kick, then a chain of trials that improves the result.

        So a change is judged by what it makes possible, while a chain alone would undo it at once.
        """
        self.changer.others = others
        best = line
        for _ in range(hops):
            found = self.run(self.kicked(line), schedule, 0, others)
            if found.score > best.score:
                best = found
            gain = found.worth(HOP_PREMIUM) - line.worth(HOP_PREMIUM)
            if gain >= 0 or self.rng.random() < math.exp(gain / HOP_HEAT):
                line = found
        return best

    def late(self) -> bool:
        """Whether it is time to answer."""
        return self.deadline is not None and perf_counter() >= self.deadline

    def run(self, line: Line, schedule: Schedule, fixed: int = 0, others: Sequence[Line] = ()) -> Line:
        """The line with the best score of a chain of trials."""
        trials, hot, cold, premium = schedule
        self.changer.others = others
        best = line
        begun = perf_counter()
        for number in range(trials):
            part = number / trials
            if self.deadline is not None:
                now = perf_counter()
                if now >= self.deadline:
                    break
                part = max(part, (now - begun) / (self.deadline - begun))
            tried = self.trial(line, fixed)
            if tried is line:
                continue
            bonus = premium * max(0.0, 1.0 - part / FADED)
            gain = tried.worth(bonus) - line.worth(bonus)
            if gain >= 0 or self.rng.random() < math.exp(gain / (hot * (cold / hot) ** part)):
                line = tried
                if line.score > best.score:
                    best = line
        return best
