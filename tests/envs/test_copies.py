"""Environments are copied and pickled at every decision, and go on exactly alike: position, chance, bots, rewards."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import grotto.envs.open_spiel  # noqa: F401 - registers the games
from grotto.envs.episode import Episode
from grotto.envs.gymnasium import IDS
from grotto.envs.pettingzoo import env

# One that thinks, and draws lots of its own, where it is quick.
OPPONENTS = {"CaveVsCave": "level1"}


def copies(one: Any) -> list[Any]:
    return [copy.deepcopy(one), pickle.loads(pickle.dumps(one))]


def shown(thing: Any) -> Any:
    """Arrays as lists, to be compared."""
    if isinstance(thing, dict):
        return {key: shown(value) for key, value in thing.items()}
    if isinstance(thing, tuple):
        return [shown(part) for part in thing]
    return thing.tolist() if isinstance(thing, np.ndarray) else thing


def inside(episode: Episode) -> Any:
    """Where an episode is, its luck to come included."""
    return episode.state.to_data(), episode.rng.getstate()


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_table_of_agents(game: str, players: int) -> None:
    table = env(game, players, reward="gain")
    table.reset(seed=6)
    rng = random.Random(6)
    decisions = 0
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        action = None if over else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        others = copies(table)
        for one in (table, *others):
            one.step(action)
        for one in others:
            assert inside(one.unwrapped.episode) == inside(table.unwrapped.episode)
            assert (one.agents, one.rewards, one.infos) == (table.agents, table.rewards, table.infos)
            if table.agents:
                assert shown(one.last()) == shown(table.last())
        decisions += 1
    assert decisions > 30


@pytest.mark.parametrize("name", IDS)
def test_a_seat_against_bots(name: str) -> None:
    seat = gymnasium.make(f"grotto/{name}-v0", opponents=OPPONENTS.get(name, "random"))
    _, info = seat.reset(seed=6)
    rng = random.Random(6)
    over, decisions = False, 0
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        others = copies(seat)
        now, *then = [one.step(action) for one in (seat, *others)]
        for other, one in zip(then, others, strict=True):
            assert shown(other) == shown(now)
            assert inside(one.unwrapped.episode) == inside(seat.unwrapped.episode)  # type: ignore[attr-defined]
        over, info = now[2], now[4]
        decisions += 1
    assert decisions > 20
    # The next game is the same, too.
    for one in copies(seat):
        assert shown(one.reset()) == shown(copy.deepcopy(seat).reset())


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_a_state_of_openspiel(game: str) -> None:
    state = pyspiel.load_game(f"grotto_{game}(players=2)").new_initial_state()
    rng = random.Random(6)
    while not state.is_terminal():
        for one in copies(state):
            assert one.position == state.position
            assert (one.current_player(), one.history()) == (state.current_player(), state.history())
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    "spelled", ["grotto_caverna", "grotto_cave_vs_cave(players=2,first_player=seat1,reward=score)"]
)
def test_a_game_of_openspiel(spelled: str) -> None:
    """Copies had nothing of ours in them, and pickles were refused."""
    game = pyspiel.load_game(spelled)
    for one in [copy.copy(game), *copies(game)]:
        assert str(one) == str(game)
        assert one.new_initial_state().position == game.new_initial_state().position


def test_games_of_openspiel_are_known_where_a_pickle_is_read() -> None:
    pickled = pickle.dumps(pyspiel.load_game("grotto_caverna(players=3)"))
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", program], input=pickled, capture_output=True, check=True)
    assert done.stdout.decode().startswith("grotto_caverna(")
