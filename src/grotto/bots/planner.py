"""A bot for solo games without chance: it plans the whole game and improves the plan at every turn."""

from __future__ import annotations

from grotto.bots.bot import Bot
from grotto.bots.greedy import Greedy
from grotto.bots.planning import QUICK, Effort, Planning, is_puzzle
from grotto.kernel.game import Game
from grotto.kernel.state import State


class Planner(Bot):
    """Plays the next turn of the best line that it knows; games that are no puzzle it plays like `greedy`."""

    name = "planner"

    def __init__(self, seed: int, effort: Effort = QUICK) -> None:
        super().__init__(seed)
        self.planning = Planning(self.rng, effort)
        self.otherwise = Greedy(seed)

    def choose(self, game: Game, state: State) -> int:
        acts = state.legal()
        if len(acts) == 1:
            return acts[0]
        if not is_puzzle(game, state):
            return self.otherwise.choose(game, state)
        key = state.key()
        if key not in self.intends:
            self.keeps_plan = True
            self.intends = self.planning.intentions(game, state, self.awaited)
        return self.intends[key]
