"""Games of the net against itself, and what is to be learned from them.

Targets are those of fitted value iteration. What a turn led to is worth what the best turn after it looks like, and
that more and more the end of the game as it came (`trace`); behind a turn that was played for the sake of trying it the
end says nothing, so there the look ahead counts alone. Positions within a turn, and of lines that were looked at but
not taken, are worth what the line leads to.
"""

from __future__ import annotations

import random

import numpy as np

from grotto.arena.playing import derive
from grotto.bots.net import Floats, Net, NetJudge, final_scores, inputs
from grotto.bots.search import Effort, Find, Judge, Luck, Search
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.game import Game
from grotto.kernel.state import State
from grotto.training.samples import Samples
from grotto.training.settings import Settings

# Lines that were not taken are picked among so many.
LOOKED_AT = 12


class Turn:
    """One decision of a seat: the position, the line that was played, and what the best line looked like."""

    def __init__(self, root: Floats, line: Floats, best: Floats, tried: bool) -> None:
        self.root = root
        self.line = line
        self.best = best
        # Whether another line than the best was played.
        self.tried = tried


class SelfPlay:
    """One game in which every seat learns, apart from those that play by the game's own estimate."""

    def __init__(self, game: Game, net: Net | None, settings: Settings, players: int, seed: int) -> None:
        self.game = game
        self.net = net
        self.settings = settings
        self.rng = random.Random(seed)
        self.state = game.new(players)
        self.effort = Effort(settings.positions, settings.outcomes)
        plain = Judge(game)
        self.judges = [plain if net is None else NetJudge(game, net, settings.trust) for _ in range(players)]
        self.learns = [True] * players
        if net is not None and players > 1 and self.rng.random() < settings.plain_opponents:
            seat = self.rng.randrange(players)
            self.judges[seat] = plain
            self.learns[seat] = False
        self.turns: list[list[Turn]] = [[] for _ in range(players)]
        self.asides: list[tuple[Floats, Floats]] = []

    def play(self) -> Samples:
        """Play to the end; what is to be learned."""
        while self.state.actor != NOBODY:
            state = self.state
            if state.actor == CHANCE:
                state.apply(sample(state, self.rng))
                continue
            acts = state.legal()
            if len(acts) == 1:
                state.apply(acts[0])
            else:
                self.turn()
        return self.samples()

    def turn(self) -> None:
        """One look ahead, and the line that comes of it."""
        state, seat = self.state, self.state.actor
        finds = Search(self.game, state, Luck(self.rng), self.effort, self.judges[seat]).finds()
        tried = len(finds) > 1 and self.rng.random() < self.settings.explore
        find = self.rng.choice(finds[1 : 1 + self.settings.choices]) if tried else finds[0]
        if self.learns[seat]:
            root = inputs(self.game, [state], seat)
            line = inputs(self.game, positions_of(state, find), seat)
            self.turns[seat].append(Turn(root, line, self.scores_of(finds[0], seat), tried))
            if self.net is not None:
                self.look_aside(state, finds, seat)
        for act in find.path:
            state.apply(act)

    def look_aside(self, state: State, finds: list[Find], seat: int) -> None:
        """Positions within lines that were not taken are worth what the lines lead to."""
        others = [find for find in finds[1:LOOKED_AT] if len(find.path) > 1]
        for find in self.rng.sample(others, min(self.settings.lines, len(others))):
            within = inputs(self.game, positions_of(state, find)[:-1], seat)
            self.asides.append((within, np.repeat(self.scores_of(find, seat), len(within), axis=0)))

    def scores_of(self, find: Find, seat: int) -> Floats:
        """What the net expects at the end of a line, or what is known there."""
        if find.state.actor == NOBODY:
            return np.array([final_scores(find.state.result().totals, seat)], np.float32)
        if self.net is None:
            return np.zeros((1, 2), np.float32)
        return self.net.scores(inputs(self.game, [find.state], seat))

    def samples(self) -> Samples:
        """Targets for all positions, worked out from the end backwards."""
        rows = [within for within, _ in self.asides]
        targets = [target for _, target in self.asides]
        totals = self.state.result().totals
        for seat, turns in enumerate(self.turns):
            end = np.array([final_scores(totals, seat)], np.float32)
            for turn in reversed(turns):
                line = turn.line
                rows += [line, turn.root]
                before = self.mixed(turn, end)
                targets += [np.repeat(end, len(line), axis=0), before]
                end = before
        if not rows:
            none = np.zeros((0, 2), np.float32)
            return Samples(np.zeros((0, self.game.observation().size + 1), np.float16), none, none)
        found = np.concatenate(rows)
        weights = np.ones((len(found), 2), np.float32)
        if len(totals) == 1:
            weights[:, 1] = 0.0
        return Samples(found.astype(np.float16), np.concatenate(targets), weights)

    def mixed(self, turn: Turn, end: Floats) -> Floats:
        """What the position before a turn is worth: partly as it looked, partly as it came."""
        if self.net is None:
            return end
        if turn.tried:
            return turn.best
        trace = self.settings.trace
        return (1.0 - trace) * turn.best + trace * end


def positions_of(state: State, find: Find) -> list[State]:
    """The positions that a line leads through, the last one included."""
    found: list[State] = []
    for act in find.path:
        state = state.clone()
        state.apply(act)
        found.append(state)
    return found


def play_one(game: Game, net: Net | None, settings: Settings, generation: int, number: int) -> Samples:
    """One game of a generation."""
    players = settings.players[number % len(settings.players)]
    seed = derive(settings.seed, "train", generation, number)
    return SelfPlay(game, net, settings, players, seed).play()
