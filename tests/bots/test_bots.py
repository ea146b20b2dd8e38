"""What holds for every bot."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

import grotto
from grotto.bots import BOTS, make
from grotto.games import GAMES
from grotto.kernel.acts import CLOSE, MAIN
from grotto.kernel.chance import sample
from grotto.kernel.state import State

GAME = grotto.game("cave_vs_cave")
LEVEL_NAMES = ["level1", "level2", "level3", "level4", "level5"]
every_bot = pytest.mark.parametrize("name", list(BOTS))


def opening(players: int, seed: int = 0) -> State:
    """The first decision of a player."""
    state = GAME.new(players)
    rng = random.Random(seed)
    while state.actor == grotto.CHANCE:
        state.apply(sample(state, rng))
    return state


def test_the_bots_by_name() -> None:
    assert list(BOTS) == ["random", "greedy", "planner", *LEVEL_NAMES]
    for name in BOTS:
        assert make(name, 1).name == name


def test_an_unknown_bot() -> None:
    with pytest.raises(grotto.BadOption) as caught:
        make("nobody", 1)
    assert caught.value.id == "unknown_bot"
    assert caught.value.data == {"value": "nobody", "allowed": ", ".join(BOTS)}


@every_bot
@pytest.mark.parametrize("players", GAME.seats)
def test_a_bot_may_be_asked_at_any_decision_and_leaves_the_position_alone(name: str, players: int) -> None:
    state = opening(players)
    rng = random.Random(5)
    bot = make(name, 3)
    # The strongest take their time.
    for _ in range(6 if name in ("level4", "level5") else 24):
        if state.actor == grotto.CHANCE:
            state.apply(sample(state, rng))
            continue
        before = state.key()
        act = bot.choose(GAME, state)
        assert state.key() == before
        assert act in state.legal()
        # Now and then somebody else plays for it: a plan must not survive that.
        state.apply(rng.choice(state.legal()) if rng.random() < 0.3 else act)


def test_random_leaves_nothing_undone_while_something_can_be_done() -> None:
    role = GAME.vocabulary.role
    bot = make("random", 1)
    rng = random.Random(1)
    state = opening(2)
    closed = 0
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            state.apply(sample(state, rng))
            continue
        act = bot.choose(GAME, state)
        if role(act) == CLOSE:
            closed += 1
            assert not any(role(other) == MAIN for other in state.legal())
        state.apply(act)
    assert closed > 0


PLAY = """
import random, sys
import grotto
from grotto.bots import make
from grotto.kernel.chance import sample

game = grotto.game(sys.argv[1])
state = game.new(2)
bots = [make(sys.argv[2], 8), make(sys.argv[2], 9)]
chance = random.Random(4)
for _ in range(int(sys.argv[3])):
    if state.actor == grotto.CHANCE:
        act = sample(state, chance)
    else:
        act = bots[state.actor].choose(game, state)
    print(game.notation(act))
    state.apply(act)
"""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(("name", "decisions"), [("random", 80), ("greedy", 16), ("level1", 40), ("level5", 6)])
def test_the_same_seed_makes_the_same_choices_in_every_process(game: str, name: str, decisions: int) -> None:
    games = []
    for hash_seed in ("1", "2"):
        command = [sys.executable, "-c", PLAY, game, name, str(decisions)]
        games.append(subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True))
    assert games[0].returncode == 0, games[0].stderr
    assert games[0].stdout == games[1].stdout
    assert games[0].stdout.count(b"\n") == decisions
