"""How fast the engine is, by itself and beside another.

A decision is the complete list of legal acts and one of them applied, chosen uniformly; chance and
decisions with a single legal act count as well. All contenders run in turns of a quarter of a second,
so that whatever else the machine does hits them alike. The garbage collector stays on.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from importlib.util import find_spec
from time import perf_counter, perf_counter_ns
from typing import Any, ClassVar

from grotto import game
from grotto.kernel.agenda import NOBODY
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game
from grotto.kernel.state import State

SLICE = 0.25
# How many decisions are made between two looks at the clock.
STRIDE = 32
# The share of the time that goes to timing single decisions, and how many copies are timed.
LATENCY_SHARE = 0.25
CLONES = 2000


class Contender(ABC):
    """An engine that plays random games one after the other."""

    name: str

    def __init__(self) -> None:
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        # Nanoseconds of each decision, and of each copy, in the passes that time them singly.
        self.times: list[int] = []
        self.clones: list[int] = []

    @abstractmethod
    def restart(self) -> None:
        """Set up the next game."""

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def decide(self) -> None:
        """Make one decision."""

    @abstractmethod
    def play(self, decisions: int) -> None:
        """Make so many decisions, as fast as it goes, counting the games that end."""

    @abstractmethod
    def clone(self) -> None:
        """Copy the position."""

    def run(self, seconds: float) -> None:
        """Play for so long."""
        start = now = perf_counter()
        while now - start < seconds:
            self.play(STRIDE)
            self.decisions += STRIDE
            now = perf_counter()
        self.seconds += now - start

    def time_decisions(self, seconds: float) -> None:
        """Play for so long, timing each decision."""
        end = perf_counter_ns() + int(seconds * 1e9)
        after = 0
        while after < end:
            before = perf_counter_ns()
            self.decide()
            after = perf_counter_ns()
            self.times.append(after - before)
            if self.over():
                self.restart()

    def time_clones(self) -> None:
        """Copy positions as they come up in play."""
        while len(self.clones) < CLONES:
            before = perf_counter_ns()
            self.clone()
            self.clones.append(perf_counter_ns() - before)
            self.play(1)

    def row(self) -> dict[str, object]:
        """The numbers."""
        times = sorted(self.times)
        clones = sorted(self.clones)
        return {
            "name": self.name,
            "decisions_per_s": self.decisions / self.seconds,
            "clone_us": clones[len(clones) // 2] / 1e3,
            "p999_ms": times[min(len(times) - 1, len(times) * 999 // 1000)] / 1e6,
            "max_ms": times[-1] / 1e6,
            "games_per_s": self.games / self.seconds,
        }


class Ours(Contender):
    """A game of the house."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__()
        self.name = f"{game.id} {players}p"
        self.game = game
        self.players = players
        self.rng = random.Random(0)
        self.state: State
        self.restart()

    def restart(self) -> None:
        self.state = self.game.new(self.players)

    def over(self) -> bool:
        return self.state.actor == NOBODY

    def decide(self) -> None:
        acts = self.state.legal()
        self.state.apply(acts[int(self.rng.random() * len(acts))])

    def play(self, decisions: int) -> None:
        state = self.state
        draw = self.rng.random
        for _ in range(decisions):
            acts = state.legal()
            state.apply(acts[int(draw() * len(acts))])
            if state.actor == NOBODY:
                self.games += 1
                self.restart()
                state = self.state

    def clone(self) -> None:
        self.state.clone()


class Catanatron(Contender):
    """Catanatron's four random players; a tick is a decision."""

    name = "catanatron 4p"
    turn_limit: ClassVar[int] = 1000

    def __init__(self) -> None:
        super().__init__()
        self.table: Any
        self.restart()

    def restart(self) -> None:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan

        self.table = Catan([RandomPlayer(color) for color in Color])

    def over(self) -> bool:
        return self.table.winning_color() is not None or self.table.state.num_turns >= self.turn_limit

    def decide(self) -> None:
        self.table.play_tick()

    def play(self, decisions: int) -> None:
        table = self.table
        limit = self.turn_limit
        for _ in range(decisions):
            table.play_tick()
            if table.winning_color() is not None or table.state.num_turns >= limit:
                self.games += 1
                self.restart()
                table = self.table

    def clone(self) -> None:
        self.table.copy()


RIVALS: dict[str, type[Contender]] = {"catanatron": Catanatron}


def rival(name: str) -> Contender:
    """The engine to compare with; BadOption if there is none of that name or it is not installed."""
    if name not in RIVALS:
        raise BadOption("bad_option_value", {"option": "against", "value": name, "allowed": ", ".join(RIVALS)})
    if find_spec(name) is None:
        raise BadOption("bench_missing", {"value": name, "allowed": "pip install grotto[bench]"})
    return RIVALS[name]()


def bench(games: list[str], seconds: float, against: str | None) -> dict[str, object]:
    """Measure every seat count of the games, each for so many seconds, and the rival if one is named.

    `ratio` says how many times as many decisions each makes in a second as the rival.
    """
    ours = [Ours(one, players) for one in [game(id) for id in games] for players in one.seats]
    contenders: list[Contender] = [*ours]
    other = None
    if against is not None:
        other = rival(against)
        contenders.append(other)
    _take_turns(contenders, seconds)
    for contender in contenders:
        contender.time_decisions(seconds * LATENCY_SHARE)
        contender.time_clones()
    ratio: dict[str, float] = {}
    if other is not None:
        theirs = other.decisions / other.seconds
        ratio = {one.name: one.decisions / one.seconds / theirs for one in ours}
    return {"results": [contender.row() for contender in contenders], "ratio": ratio}


def _take_turns(contenders: list[Contender], seconds: float) -> None:
    for contender in contenders:
        # Caches fill and classes warm up outside the count.
        contender.play(STRIDE)
    left = seconds
    while left > 0:
        for contender in contenders:
            contender.run(min(SLICE, left))
        left -= SLICE
