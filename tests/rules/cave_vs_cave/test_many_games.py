"""Ten thousand random games of each kind come to an end; interpreted, a thousand of the same ones."""

from __future__ import annotations

import os
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

import grotto
from grotto.kernel.chance import sample

# Compiled and interpreted play alike: tests/properties.
GAMES = 10_000 if grotto.COMPILED else 1_000
BATCH = 500
VERDICTS = {1: {"aim_missed", "aim_reached", "mastery"}, 2: {"points", "tie_break", "draw"}}


def play(players: int, first: int) -> Counter[str]:
    """Play a batch of games; returns how each of them ended."""
    game = grotto.game("cave_vs_cave")
    verdicts: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        rng = random.Random(number)
        state = game.new(players)
        while state.actor != grotto.NOBODY:
            if state.actor == grotto.CHANCE:
                state.apply(sample(state, rng))
            else:
                acts = state.legal()
                state.apply(acts[int(rng.random() * len(acts))])
        verdicts[state.result().verdict] += 1
    return verdicts


@pytest.mark.parametrize("players", [1, 2])
def test_many_games_end(players: int) -> None:
    verdicts: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for batch in pool.map(play, [players] * (GAMES // BATCH), range(0, GAMES, BATCH)):
            verdicts += batch
    assert verdicts.total() == GAMES
    assert set(verdicts) <= VERDICTS[players]
