"""Five levels of play, from one that a child beats to the strongest.

A level is an effort (positions that are tried), never a time, so that a match has the same result on every machine. The
lower ones err like people: they look at less, and among turns that look nearly as good as the best they may take any. A
turn that is clearly worse is hardly ever taken. Where somebody waits, at a table, time is a limit as well.

Most games are played turn by turn. Where chance has little say the upper levels plan the whole game (`planning`).
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import NamedTuple

from grotto.bots.ahead import Beam, Far
from grotto.bots.bot import Bot
from grotto.bots.planning import QUICK, SHARED, THOROUGH, Planning, is_puzzle
from grotto.bots.planning import Effort as PlanningEffort
from grotto.bots.search import Effort, Find, Foresight, Judge, Luck, Search
from grotto.kernel.game import Game
from grotto.kernel.state import State

# With more players so much happens before its next turn that looking at it is not worth the effort.
FORESIGHT_SEATS = 2
# The share of the time for its own turn; the rest is for the next one.
SHARE = 0.5


class Play(NamedTuple):
    """How hard a bot thinks, and how exact it is."""

    # The effort for its own turn.
    turn: Effort
    # Points by which a turn may look worse and still be taken about one time in three; 0 for always the best.
    looseness: float = 0.0
    # How many of the best turns are compared by the turn after them, the effort for that turn, and the number of
    # outcomes of the chance in between.
    finalists: int = 1
    next_turn: Effort = Effort(positions=200, outcomes=2)
    outcomes: int = 2
    # In solo games the finalists may be compared by more than one later turn.
    alone: Far | None = None


class Level(NamedTuple):
    """A level: how it plays, with exceptions for some games, and how many seconds a turn may take at a table."""

    name: str
    seconds: float
    usual: Play
    games: dict[str, Play]
    # How solo games without chance are planned; None for levels that do not plan.
    planning: PlanningEffort | None = None
    # How games are planned to their end in which others play, too: by game, those in which chance has little say.
    shared: dict[str, PlanningEffort] | None = None

    def play(self, game: Game) -> Play:
        """How it plays a game."""
        return self.games.get(game.id, self.usual)


LEVELS: tuple[Level, ...] = (
    Level("level1", 0.2, Play(Effort(positions=50, outcomes=1), looseness=5.0), {}),
    # In Above and Below turns differ by little, and nobody looks at the turn after; so it is exactness that tells
    # levels apart.
    Level(
        "level2",
        0.3,
        Play(Effort(positions=150, outcomes=2), looseness=1.6),
        {"above_and_below": Play(Effort(positions=150, outcomes=2), looseness=1.4)},
    ),
    Level(
        "level3",
        0.45,
        Play(Effort(positions=500, outcomes=4), looseness=0.6),
        {"above_and_below": Play(Effort(positions=500, outcomes=4), looseness=0.85)},
    ),
    Level(
        "level4",
        1.5,
        Play(Effort(positions=2000, outcomes=8), finalists=6),
        {"above_and_below": Play(Effort(positions=1000, outcomes=4), looseness=0.55)},
        QUICK,
    ),
    Level(
        "level5",
        2.8,
        Play(Effort(positions=6000, outcomes=8), finalists=12, next_turn=Effort(positions=400, outcomes=2)),
        # In Cave vs. Cave more of the same goes on helping, in Above and Below it does not.
        {
            "cave_vs_cave": Play(
                Effort(20_000, 8),
                finalists=16,
                next_turn=Effort(2000, 2),
                alone=Far(turns=3, effort=Effort(200, 2), finds=3, width=3, stages=((6, 2),)),
            ),
            "above_and_below": Play(Effort(2500, 8)),
        },
        THOROUGH,
        {"caverna": SHARED},
    ),
)


class LevelBot(Bot):
    """A bot that plays at a level."""

    def __init__(self, level: Level, seed: int) -> None:
        super().__init__(seed)
        self.level = level
        self.name = level.name
        self.planning: Planning | None = None

    def choose(self, game: Game, state: State) -> int:
        acts = state.legal()
        if len(acts) == 1:
            return acts[0]
        key = state.key()
        if key not in self.intends:
            effort = self.planning_effort(game, state)
            if effort is not None:
                # With others at the table the position in which it is asked again is not known.
                self.keeps_plan = state.players == 1
                self.planning = self.planning or Planning(self.rng, effort)
                self.intends = self.planning.intentions(game, state, self.awaited)
            else:
                self.intends = line_of(state, self.find(game, state))
        return self.intends[key]

    def planning_effort(self, game: Game, state: State) -> PlanningEffort | None:
        """How the rest of the game is planned; None if only the turn is looked through."""
        if state.players > 1:
            # A good first plan takes longer than anybody waits, and a bad one is worse than a search.
            return None if self.awaited else (self.level.shared or {}).get(game.id)
        return self.level.planning if is_puzzle(game, state) else None

    def find(self, game: Game, state: State) -> Find:
        """The turn to play."""
        play = self.level.play(game)
        search = Search(game, state, Luck(self.rng), play.turn, self.judge(game, state.players))
        if self.awaited:
            search.deadline = perf_counter() + SHARE * self.level.seconds
        finds = search.finds()
        if play.looseness:
            return self.one_of(finds, play.looseness)
        finalists = finds[: play.finalists]
        if len(finalists) == 1 or not game.even_turns or state.players > FORESIGHT_SEATS:
            return finds[0]
        # The search stops where an outcome must stay unknown: then the next turn can't be compared.
        if any(find.state.waits() for find in finalists):
            return finds[0]
        if self.awaited:
            search.deadline += (1.0 - SHARE) * self.level.seconds
        if play.alone is not None and state.players == 1:
            return Beam(search, play.alone).best(finalists)
        return Foresight(search, play.next_turn, play.outcomes).best(finalists)

    def judge(self, game: Game, players: int) -> Judge:
        """Who judges positions for it."""
        return judge_of(game, players)

    def one_of(self, finds: list[Find], looseness: float) -> Find:
        """A turn chosen at random, better ones more often."""
        best = finds[0].worth
        weights = [math.exp((find.worth - best) / looseness) for find in finds]
        return self.rng.choices(finds, weights)[0]


def judge_of(game: Game, players: int) -> Judge:
    """The best judge: the net that comes with the game, otherwise the game itself."""
    # Imported late: numpy takes long to load, and nothing else needs it.
    from grotto.bots.net import best_judge

    return best_judge(game, players)


def line_of(state: State, find: Find) -> dict[tuple[object, ...], int]:
    """The act for each position that a find leads through."""
    plan: dict[tuple[object, ...], int] = {}
    state = state.clone()
    for act in find.path:
        plan[state.key()] = act
        state.apply(act)
    return plan
