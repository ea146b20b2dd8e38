"""How well the bots play. Seeded, so that no run fails by bad luck."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import grotto
from grotto.arena.match import match
from grotto.bots import greedy, make
from grotto.bots.search import Effort
from grotto.kernel.chance import sample

GAME = grotto.game("cave_vs_cave")
# Enough games of Above and Below for an average.
GAMES = 16


def test_random_alone_comes_to_about_15_points() -> None:
    report = match(GAME, ["random"], 300)
    assert 14 < report.bots[0].score.mean < 16.5


def test_greedy_alone_plays_a_different_game() -> None:
    report = match(GAME, ["greedy"], 2)
    assert report.bots[0].score.mean > 40


def test_greedy_beats_random_from_either_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    # Even with little effort, and without its glance at the next turn.
    monkeypatch.setattr(greedy, "FINALISTS", 1)
    monkeypatch.setattr(greedy, "THIS_TURN", Effort(positions=300, outcomes=2))
    # In each deal either bot sits once at either seat.
    best = match(GAME, ["greedy", "random"], 6).bots[0]
    assert (best.bot, best.wins) == ("greedy", 6)


def whole_game(game: grotto.Game, names: list[str], seed: int) -> tuple[Counter[str], grotto.Result]:
    """Play a game; how often the first seat used each verb, and what came of it."""
    state = game.new(len(names))
    bots = [make(name, seed + place) for place, name in enumerate(names)]
    chance = random.Random(seed)
    verbs: Counter[str] = Counter()
    while state.actor != grotto.NOBODY:
        act = sample(state, chance) if state.actor == grotto.CHANCE else bots[state.actor].choose(game, state)
        if state.actor == 0:
            verbs[game.notation(act).split()[0]] += 1
        state.apply(act)
    return verbs, state.result()


def test_greedy_runs_a_whole_farm() -> None:
    verbs, result = whole_game(grotto.game("caverna"), ["greedy"], 1)
    farm = result.categories[0]
    assert result.totals[0] >= 60
    assert farm["begging"] == 0
    assert farm["unused_cells"] >= -8
    assert farm["missing_types"] >= -2
    assert min(verbs["twin"], verbs["furnish"], verbs["breed"]) >= 4
    assert verbs["sow"] >= 1
    assert verbs["small_pasture"] + verbs["large_pasture"] + verbs["stable"] >= 1


def test_greedy_explores_builds_trains_and_works() -> None:
    """On average over games that nobody has picked. Single games differ: some have no expedition, some nobody new."""
    verbs: Counter[str] = Counter()
    results = []
    for seed in range(1, GAMES + 1):
        used, result = whole_game(grotto.game("above_and_below"), ["greedy", "random"], seed)
        verbs += used
        results.append(result)
    assert sum(result.winners == (0,) for result in results) >= GAMES - 1
    assert sum(result.totals[0] for result in results) > 2.5 * sum(result.totals[1] for result in results)
    usual = {verb: n / GAMES for verb, n in verbs.items()}
    # Over hundreds of games: 2, 6.5, 1, 4 and 3 a game.
    assert usual["explore"] >= 1.5
    assert usual["build"] >= 5
    assert usual["train"] >= 0.6
    assert usual["harvest"] >= 2.5
    assert usual["labor"] >= 1
