"""A bot that takes the best turn it can find."""

from __future__ import annotations

from grotto.bots.bot import Bot
from grotto.bots.levels import FORESIGHT_SEATS, line_of
from grotto.bots.search import Effort, Find, Foresight, Luck, Search
from grotto.kernel.game import Game
from grotto.kernel.state import State

# The effort for its own turn, and the smaller one for the turn after it.
THIS_TURN = Effort(positions=2000, outcomes=8)
NEXT_TURN = Effort(positions=200, outcomes=2)
# How many of the best turns are compared by what can follow, and the outcomes tried there.
FINALISTS = 6
FINAL_OUTCOMES = 2


class Greedy(Bot):
    """Plays the turn after which the game values the position most, with a short look at the next turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        # What to do in the positions that the turn leads through, up to the next chance.
        self.plan: dict[tuple[object, ...], int] = {}

    def choose(self, game: Game, state: State) -> int:
        acts = state.legal()
        if len(acts) == 1:
            return acts[0]
        key = state.key()
        if key not in self.plan:
            self.plan = line_of(state, self.best_line(game, state))
        return self.plan[key]

    def best_line(self, game: Game, state: State) -> Find:
        """The find that leaves the best next turn."""
        search = Search(game, state, Luck(self.rng), THIS_TURN)
        finalists = search.finds()[:FINALISTS]
        if len(finalists) == 1 or not game.even_turns or state.players > FORESIGHT_SEATS:
            return finalists[0]
        # The search stops where an outcome must stay unknown: then the next turn can't be compared.
        if any(find.state.waits() for find in finalists):
            return finalists[0]
        foresight = Foresight(search, NEXT_TURN, FINAL_OUTCOMES)
        return max(finalists, key=foresight.worth)
