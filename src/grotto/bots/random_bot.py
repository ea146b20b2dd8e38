"""A bot that plays at random."""

from __future__ import annotations

from grotto.bots.bot import Bot
from grotto.kernel.acts import CLOSE, MAIN
from grotto.kernel.game import Game
from grotto.kernel.state import State


class RandomBot(Bot):
    """A random legal act; but it never leaves undone what can be done."""

    name = "random"

    def choose(self, game: Game, state: State) -> int:
        acts = state.legal()
        role = game.vocabulary.role
        if any(role(act) == MAIN for act in acts):
            acts = [act for act in acts if role(act) != CLOSE]
        return self.rng.choice(acts)
