"""Learning to play solo Cave vs. Cave with numpy alone: policy gradients (REINFORCE) with masked actions.

    python examples/train_solo.py               # about a minute
    python examples/train_solo.py --games 200   # shorter

The policy is linear: each act has a weight for each number of the observation, and acts are drawn by softmax over the
legal ones. Games are played in batches. What a game brought beyond the usual makes the acts in it likelier or less
likely.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np

import grotto.envs.gymnasium  # noqa: F401 - registers the environments

BATCH = 20
RATE = 0.4


class Policy:
    """A weight for each act and each number of the observation."""

    def __init__(self, env: gymnasium.Env, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        (inputs,) = env.observation_space.shape
        self.weights = np.zeros((env.action_space.n, inputs + 1), np.float32)

    def seen(self, observation: np.ndarray) -> np.ndarray:
        """The observation, tamed, and a 1."""
        return np.append(np.tanh(observation / 5), np.float32(1))

    def shares(self, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """How likely each legal act is."""
        logits = self.weights[legal] @ seen
        likely = np.exp(logits - logits.max())
        return likely / likely.sum()

    def learn(self, game: list, advantage: float) -> None:
        """Make the acts of a game likelier, by how much better it was than usual."""
        for seen, legal, shares, chosen in game:
            slope = -shares
            slope[chosen] += 1
            self.weights[legal] += RATE * advantage / BATCH * slope[:, None] * seen


def play(env: gymnasium.Env, policy: Policy, seed: int | None = None) -> tuple[list, int]:
    """A game: what was seen and done, and the score."""
    observation, info = env.reset(seed=seed)
    game, over = [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        seen = policy.seen(observation)
        shares = policy.shares(seen, legal)
        chosen = policy.rng.choice(len(legal), p=shares)
        game.append((seen, legal, shares, chosen))
        observation, _, over, _, info = env.step(int(legal[chosen]))
    return game, info["score"]


def train(games: int, seed: int = 1) -> list[float]:
    """Train for so many games; the mean score of each batch."""
    env = gymnasium.make("grotto/CaveVsCaveSolo-v0")
    policy = Policy(env, seed)
    env.reset(seed=seed)
    start, means = time.perf_counter(), []
    for batch in range(games // BATCH):
        played = [play(env, policy) for _ in range(BATCH)]
        scores = np.array([score for _, score in played])
        for (game, _), score in zip(played, scores, strict=True):
            policy.learn(game, (score - scores.mean()) / (scores.std() + 1))
        means.append(float(scores.mean()))
        if batch % 10 == 9:
            seconds, points = time.perf_counter() - start, np.mean(means[-10:])
            print(f"{(batch + 1) * BATCH:5} games, {seconds:3.0f} s: {points:.1f} points", flush=True)
    return means


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--games", type=int, default=2000)
    train(arguments.parse_args().games)
