"""What `greedy` thinks of positions: it builds, explores and trades, and beats whoever plays at random."""

from __future__ import annotations

import random

import grotto
from grotto.bots import make
from grotto.games.above_and_below.value import value
from grotto.kernel.chance import sample

from .table import GAME, choices, expedition, table, village


def duel(seed: int, names: list[str]) -> tuple[int, ...]:
    rng = random.Random(seed)
    bots = [make(name, seed * 7 + place) for place, name in enumerate(names)]
    state = GAME.new(players=len(names))
    while state.actor != grotto.NOBODY:
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else bots[state.actor].choose(GAME, state))
    return state.result().winners


def test_greedy_beats_random() -> None:
    won = [duel(seed, ["greedy", "random"]) == (0,) for seed in range(10)]
    won += [duel(seed, ["random", "greedy"]) == (1,) for seed in range(10)]
    assert sum(won) >= 19


def test_greedy_accepts_a_good_price_and_refuses_a_bad_one() -> None:
    at = table(village(coins=9), village(sale="fish", track=[{"good": "fish", "n": 1}])).do("offer 1 9")
    assert GAME.text(make("greedy", 1).choose(GAME, at.state)) != "refuse"
    track = [
        {"good": good, "n": 1} for good in ("fish", "rope", "pot", "paper", "ore", "fruit", "mushroom", "amethyst")
    ]
    at = table(village(coins=3), village(sale="amethyst", track=track)).do("offer 1 3")
    assert GAME.text(make("greedy", 1).choose(GAME, at.state)) == "refuse"


def test_the_value_does_not_depend_on_rewards_that_are_not_earned() -> None:
    poor = choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }]")
    rich = choices("tiers = [{ explore = 3, effects = [{ amethyst = 3 }] }]")
    worth = [value(expedition(book, ["start_scout", "start_builder"], [3, 1]).state, 0) for book in (poor, rich)]
    assert worth[0] == worth[1]
