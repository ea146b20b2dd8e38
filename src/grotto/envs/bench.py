"""What a step of an environment costs above the engine's decision.

A step is what an agent of PettingZoo waits for: its observation with the mask, and the act carried out. The engine's
decision is the list of legal acts and the same act applied. Both play the same random games in short turns of the same
processor time, chance and new games included; the agent's own choice costs both the same.
"""

from __future__ import annotations

import random
from importlib.util import find_spec
from time import process_time
from typing import Any

from grotto import COMPILED, game
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game

SLICE = 0.1
STRIDE = 16


class Engine:
    """Plays with positions alone."""

    def __init__(self, game: Game, players: int) -> None:
        self.rng = random.Random(1)
        self.opening = game.new(players)
        self.state = self.opening.clone()
        self.n = 0
        self.cpu = 0.0

    def run(self, seconds: float) -> None:
        """Play for so long."""
        start = process_time()
        while process_time() - start < seconds:
            for _ in range(STRIDE):
                self.step()
            self.n += STRIDE
        self.cpu += process_time() - start

    def step(self) -> None:
        """One decision of a seat."""
        state, rng = self.state, self.rng
        if state.actor == NOBODY:
            state = self.state = self.opening.clone()
        while state.actor == CHANCE:
            state.apply(sample(state, rng))
        state.apply(rng.choice(state.legal()))
        while state.actor == CHANCE:
            state.apply(sample(state, rng))

    def microseconds(self) -> float:
        """What one step costs."""
        return self.cpu / self.n * 1e6


class Table(Engine):
    """Plays with the environment of PettingZoo."""

    def __init__(self, game: Game, players: int) -> None:
        from grotto.envs.pettingzoo import env

        super().__init__(game, players)
        self.env: Any = env(game.id, players)
        self.episode = self.env.unwrapped.episode
        self.env.reset(seed=1)

    def step(self) -> None:
        if self.episode.over:
            self.env.reset()
        self.env.last()
        self.env.step(self.rng.choice(self.episode.state.legal()))


def bench(games: list[str], seconds: float) -> dict[str, Any]:
    """Measure every seat count of the games, engine and environment for so many seconds of the processor each."""
    if find_spec("pettingzoo") is None:
        raise BadOption("bench_missing", {"value": "pettingzoo", "allowed": 'pip install "grotto[envs]"'})
    rows = []
    for one in [game(id) for id in games]:
        for players in one.seats:
            engine, table = Engine(one, players), Table(one, players)
            left = seconds
            while left > 0:
                engine.run(min(SLICE, left))
                table.run(min(SLICE, left))
                left -= SLICE
            decision, step = engine.microseconds(), table.microseconds()
            row = {"decision_us": decision, "step_us": step, "above_us": step - decision}
            rows.append({"name": f"{one.id} {players}p", **row})
    return {"compiled": COMPILED, "envs": rows}
