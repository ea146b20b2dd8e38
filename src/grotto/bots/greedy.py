"""A bot that plays the best act it sees."""

from __future__ import annotations

from grotto.bots.bot import Bot
from grotto.kernel.game import Game
from grotto.kernel.state import State


class Greedy(Bot):
    """The act after which the game values the position most."""

    name = "greedy"

    def choose(self, game: Game, state: State) -> int:
        seat = state.actor
        best: list[int] = []
        top = float("-inf")
        for act in state.legal():
            after = state.clone()
            after.apply(act)
            worth = game.value(after, seat)
            if worth > top:
                best, top = [act], worth
            elif worth == top:
                best.append(act)
        return self.rng.choice(best)
