"""PettingZoo's own tests, for every game and seat count, and what they do not look at."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env import AECEnv

import grotto
from grotto.envs.pettingzoo import env

from .test_episode import every_table

# What it has against every environment that has a mask.
KNOWN = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def play(table: AECEnv[str, Any, int], seed: int, steps: int = 10_000) -> dict[str, float]:
    """A random game; what each agent got."""
    table.reset(seed=seed)
    for agent in table.possible_agents:
        table.action_space(agent).seed(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(steps):
        seen, reward, terminated, _, _ = table.last()
        got[agent] += reward
        table.step(None if terminated else table.action_space(agent).sample(seen["action_mask"]))
    return got


@every_table
def test_the_api_is_pettingzoos(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        # What other tests have left open is collected at any time.
        warnings.simplefilter("ignore", ResourceWarning)
        api_test(env(game, players), num_cycles=200)
    assert {str(one.message) for one in said} <= KNOWN


@every_table
def test_seeds_repeat_a_game(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=100)


@every_table
def test_it_can_be_looked_at(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    pictures: list[np.ndarray[Any, Any]] = []

    def drawn(picture: np.ndarray[Any, Any]) -> bool:
        pictures.append(picture)
        return picture.std() > 5

    def named(text: str) -> bool:
        return text.count("Player") >= players

    render_test(lambda render_mode: env(game, players, render_mode=render_mode), {"rgb_array": drawn, "ansi": named})
    assert len({picture.shape for picture in pictures}) == 1
    assert "Player 1: " in capsys.readouterr().out


def test_a_way_to_render_that_there_is_not_is_refused() -> None:
    """It was taken, and then nothing was ever shown."""
    with pytest.raises(grotto.BadOption, match=r"bad_option_value.*render_mode.*human, ansi, rgb_array"):
        env("cave_vs_cave", 2, render_mode="svg")


@pytest.mark.parametrize("reward", ["win", "score", "gain"])
def test_what_agents_get(reward: str) -> None:
    table = env("cave_vs_cave", 2, reward=reward)
    got = play(table, 5)
    state = table.unwrapped.episode.state
    one, other = state.result().totals
    if reward == "win":
        assert got == {"player_0": 1.0 if one > other else -1.0, "player_1": -1.0 if one > other else 1.0}
    else:
        assert got == {"player_0": one - other, "player_1": other - one}


def test_scores_are_told_at_the_end() -> None:
    table = env("above_and_below", 2, options={"quests": "yes"})
    table.reset(seed=1)
    told = {}
    for agent in table.agent_iter():
        seen, _, terminated, _, info = table.last()
        if terminated:
            told[agent] = info
        table.step(None if terminated else int(seen["action_mask"].argmax()))
    result = table.unwrapped.episode.state.result()
    assert [told[f"player_{seat}"]["score"] for seat in (0, 1)] == list(result.totals)
    assert [told[f"player_{seat}"]["won"] for seat in (0, 1)] == [seat in result.winners for seat in (0, 1)]


def test_an_illegal_act_changes_nothing() -> None:
    table = env("cave_vs_cave", 2)
    table.reset(seed=2)
    before, agent = table.unwrapped.episode.state.clone(), table.agent_selection
    illegal = int((table.last()[0]["action_mask"] == 0).argmax())
    with pytest.raises(grotto.IllegalAct):
        table.step(illegal)
    assert table.unwrapped.episode.state == before
    assert table.agent_selection == agent


def test_who_asks_before_a_game_begins_is_refused() -> None:
    table = env("cave_vs_cave", 2)
    with pytest.raises(AttributeError, match="before reset"):
        table.last()
    table.reset(seed=2)
    alone = table.last(observe=False)
    assert alone == (None, *table.last()[1:])


def test_observations_are_the_agents_own() -> None:
    """Who changes one in its place, as libraries do, changes no other."""
    table = env("cave_vs_cave", 2)
    table.reset(seed=2)
    seen, kept = table.last()[0]["observation"], table.last()[0]["observation"].copy()
    seen += 1
    assert table.last()[0]["observation"].tolist() == kept.tolist()


def test_acts_have_a_notation() -> None:
    table = env("cave_vs_cave", 2)
    table.reset(seed=2)
    act = table.unwrapped.game.act("take housework")
    assert table.last()[0]["action_mask"][act] == 1


def test_a_copy_goes_on_alike() -> None:
    table = env("caverna", 2)
    play(table, 4, steps=30)
    other = copy.deepcopy(table)
    for one in (table, other):
        for _ in range(10):
            one.step(int(one.last()[0]["action_mask"].argmax()))
    assert table.unwrapped.episode.state == other.unwrapped.episode.state


@pytest.mark.parametrize("action", [None, 1.0, "1", b"1", [1], np.array([1])])
def test_what_is_no_whole_number_is_no_act(action: Any) -> None:
    """It was rounded or read, and something was done that nobody had asked for."""
    table = env("cave_vs_cave", 2)
    table.reset(seed=2)
    before = table.unwrapped.episode.state.clone()
    with pytest.raises(TypeError):
        table.step(action)
    assert table.unwrapped.episode.state == before


def test_numbers_of_numpy_are_numbers() -> None:
    usual, of_numpy = [
        env("cave_vs_cave", number(2), options={"first_player": number(1)}) for number in (int, np.int64)
    ]  # fmt: skip
    usual.reset(seed=7)
    of_numpy.reset(seed=np.int64(7))
    assert of_numpy.unwrapped.episode.state == usual.unwrapped.episode.state
    assert of_numpy.possible_agents == usual.possible_agents
    for table in (usual, of_numpy):
        table.step(table.last()[0]["action_mask"].argmax())
    assert of_numpy.unwrapped.episode.state == usual.unwrapped.episode.state


@pytest.mark.parametrize("seed", ["7", 7.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError):
        env("cave_vs_cave", 2).reset(seed=seed)
