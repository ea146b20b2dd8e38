"""OpenSpiel's tree search plays Cave vs. Cave against a bot of ours.

    python examples/open_spiel_mcts.py                  # 60 simulations a decision, less than a minute
    python examples/open_spiel_mcts.py --simulations 5  # quick and weak

The search knows nothing but the rules: it plays games to their end at random. It is OpenSpiel's, as it is. By how many
points it won or lost tells it more of a few games than who won them; so `reward` is `score`.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import grotto.envs.open_spiel  # noqa: F401 - registers the games
from grotto.bots import make

# How many points an act that was hardly tried may be better than it looks.
EXPLORE = 20


def play(simulations: int, opponent: str = "random", seed: int = 1) -> pyspiel.State:
    """A game of the search, at seat 0, against a bot; the last state."""
    game = pyspiel.load_game("grotto_cave_vs_cave(players=2,reward=score)")
    rng = np.random.RandomState(seed)
    rollouts = RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = MCTSBot(game, EXPLORE, simulations, rollouts, random_state=rng)
    bot = make(opponent, seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            acts, shares = zip(*state.chance_outcomes(), strict=True)
            act = rng.choice(acts, p=shares)
        elif state.current_player() == 0:
            act = search.step(state)
            print(state.action_to_string(act))
        else:
            act = bot.choose(state.rules, state.position)
        state.apply_action(int(act))
    return state


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--simulations", type=int, default=60, help="at least 2: OpenSpiel needs them to choose")
    arguments.add_argument("--opponent", default="random")
    given = arguments.parse_args()
    mine, other = play(given.simulations, given.opponent).position.result().totals
    print(f"OpenSpiel's search {mine}, {given.opponent} {other}")
