"""A bot in twenty lines: looks one act ahead, and takes what leaves it with the best score.

    python examples/twenty_line_bot.py

plays ten games against chance, a line each.
"""

import grotto
from grotto.bots import Bot, make
from grotto.kernel.chance import outcome, seed_from


class OneAhead(Bot):
    """Does what looks best at once."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        def worth(act: int) -> tuple[float, float]:
            after = grotto.preview(state, act).after
            return game.value(after, state.actor), self.rng.random()

        return max(state.legal(), key=worth)


def duel(seed: int) -> tuple[int, ...]:
    """A game against a bot that plays at random; the scores."""
    game = grotto.game("cave_vs_cave")
    state, bots, move = game.new(players=2), [OneAhead(seed), make("random", seed)], 0
    while state.actor != grotto.NOBODY:
        by_chance = state.actor == grotto.CHANCE
        state.apply(outcome(state, seed_from(seed), move) if by_chance else bots[state.actor].choose(game, state))
        move += 1
    return state.result().totals


if __name__ == "__main__":
    for seed in range(10):
        print(*duel(seed))
