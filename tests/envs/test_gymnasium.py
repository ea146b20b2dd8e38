"""Gymnasium's own checks, and one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grotto
from grotto.bots.random_bot import RandomBot
from grotto.envs.gymnasium import FINE, IDS, SeatEnv

from .test_episode import every_table


def play(env: gymnasium.Env[Any, int], seed: int | None) -> tuple[float, dict[str, Any]]:
    """A game in which the first legal act is always done; the sum of rewards and what was told at last."""
    _, info = env.reset(seed=seed)
    got = 0.0
    while True:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        got += float(reward)
        assert not truncated
        if terminated:
            return got, info


@every_table
@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_gymnasium_finds_nothing_wrong(
    game: str, players: int, render_mode: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the registered id, so that it makes the environment anew in every mode of rendering."""
    (id,) = [f"grotto/{name}-v0" for name, table in IDS.items() if table == (game, min(players, 2))]
    env = gymnasium.make(id, players=players, opponents="random", render_mode=render_mode).unwrapped
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        # What other tests have left open is collected at any time.
        warnings.simplefilter("ignore", ResourceWarning)
        check_env(env)
    assert [str(one.message) for one in said] == []
    kinds = {None: type(None), "ansi": str, "rgb_array": np.ndarray}
    assert isinstance(env.render(), kinds[render_mode])
    # Rendering for a person was among them.
    assert "Player 1: " in capsys.readouterr().out


@pytest.mark.parametrize("name", IDS)
def test_registered_games_can_be_played(name: str) -> None:
    game, players = IDS[name]
    usual = gymnasium.make(f"grotto/{name}-v0").unwrapped
    assert isinstance(usual, SeatEnv)
    assert usual.opponents == ["greedy"] * (players - 1)
    # That one takes its time.
    env = gymnasium.make(f"grotto/{name}-v0", opponents="level1" if name == "CaveVsCave" else "random")
    got, info = play(env, 3)
    seat = env.unwrapped
    assert isinstance(seat, SeatEnv)
    assert (seat.game.id, seat.episode.players) == (game, players)
    assert got == (info["score"] if players == 1 else 1.0 if info["won"] else -1.0)


def test_they_can_be_made_by_the_name_of_the_module() -> None:
    env = gymnasium.make("grotto.envs.gymnasium:grotto/CaveVsCaveSolo-v0", reward="gain")
    assert env.action_space == gymnasium.spaces.Discrete(len(grotto.game("cave_vs_cave").vocabulary))


def test_the_same_seed_repeats_bots_and_chance() -> None:
    env = SeatEnv("cave_vs_cave", 2, seat=None, opponents="random")
    games = []
    for seed in (6, None, 6, None):
        play(env, seed)
        games.append(env.episode.state)
    assert games[:2] == games[2:]
    assert games[0] != games[1]


def test_the_agent_may_sit_anywhere() -> None:
    env = SeatEnv("caverna", 3, seat=None, opponents=["random", "greedy"])
    seats = []
    for seed in range(12):
        _, info = env.reset(seed=seed)
        assert env.episode.seat == env.seat
        assert info["action_mask"].any()
        seats.append(env.seat)
    assert set(seats) == {0, 1, 2}


def test_bots_sit_where_they_are_told() -> None:
    made = []

    class Mine(RandomBot):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            made.append(self)

    env = SeatEnv("caverna", 3, seat=1, opponents=[Mine, "random"])
    env.reset(seed=1)
    assert env._bots[0] is made[-1]
    assert env._bots[2].name == "random"
    assert not isinstance(env._bots[2], Mine)


def test_bots_may_answer_with_numbers_of_numpy() -> None:
    class OfNumpy(RandomBot):
        def choose(self, game: grotto.Game, state: grotto.State) -> int:
            return np.int64(super().choose(game, state))  # type: ignore[return-value]

    usual, of_numpy = [SeatEnv("cave_vs_cave", 2, 1, who, {"first_player": 0}) for who in ("random", OfNumpy)]
    for env in (usual, of_numpy):
        env.reset(seed=5)
    assert usual.episode.state == of_numpy.episode.state


def test_bots_move_no_pieces() -> None:
    class Cheating(RandomBot):
        def choose(self, game: grotto.Game, state: grotto.State) -> int:
            act = super().choose(game, state)
            state.apply(act)
            return act

    first = {"first_player": 0}
    honest, cheated = [SeatEnv("cave_vs_cave", 2, 1, who, first) for who in ("random", Cheating)]
    for env in (honest, cheated):
        env.reset(seed=5)
    assert honest.episode.state == cheated.episode.state


def test_masks_are_the_same_everywhere() -> None:
    env = gymnasium.make("grotto/CavernaSolo-v0")
    _, info = env.reset(seed=2)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.tolist() == info["action_mask"].tolist()
    seat = env.unwrapped
    assert isinstance(seat, SeatEnv)
    assert masks.nonzero()[0].tolist() == sorted(seat.episode.state.legal())


def test_an_illegal_action_is_fined_and_explained() -> None:
    env = SeatEnv("cave_vs_cave")
    before, info = env.reset(seed=2)
    illegal = int((info["action_mask"] == 0).argmax())
    after, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (FINE, False, False)
    assert info["illegal"]
    assert after.tolist() == before.tolist()


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_is_no_action_is_fined_too(number: int) -> None:
    env = SeatEnv("cave_vs_cave")
    before, _ = env.reset(seed=2)
    after, reward, terminated, truncated, info = env.step(number)
    assert (reward, terminated, truncated, info["illegal"]) == (FINE, False, False, "unknown_act")
    assert after.tolist() == before.tolist()


def test_after_the_end_it_stays_over() -> None:
    env = SeatEnv("cave_vs_cave")
    play(env, 2)
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated) == (FINE, True, False)
    assert info["illegal"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"seat": "0"},
        {"seat": 1.0},
        {"opponents": ["greedy", "greedy"]},
        {"opponents": "grandmaster"},
        {"opponents": 5},
        {"opponents": None},
        {"opponents": lambda seed: 5},
        {"opponents": [["greedy"]]},
        {"players": 3},
        {"render_mode": "svg"},
    ],
)
def test_bad_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(grotto.BadOption):
        SeatEnv(**{"game": "cave_vs_cave", "players": 2, **wrong})


@pytest.mark.parametrize("action", [None, 1.0, "1", b"1", [1], np.array([1])])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:
    """It was rounded or read, and something was done that nobody had asked for."""
    env = SeatEnv("cave_vs_cave")
    env.reset(seed=2)
    before = env.episode.state.clone()
    with pytest.raises(TypeError):
        env.step(action)
    assert env.episode.state == before


def test_numbers_of_numpy_say_who_plays_and_where() -> None:
    env = SeatEnv("caverna", np.int64(3), np.int64(2), "random")  # type: ignore[arg-type]
    observation, _ = env.reset(seed=1)
    usual = SeatEnv("caverna", 3, 2, "random")
    assert observation.tolist() == usual.reset(seed=1)[0].tolist()


def test_without_a_number_as_many_play_as_is_usual() -> None:
    assert SeatEnv("caverna", None, opponents="random").episode.players == grotto.game("caverna").default_seats()


@pytest.mark.parametrize("answer", [10**7, None, "take housework"])
def test_who_made_a_mistake_is_said(answer: Any) -> None:
    """It sounded as if the agent had done it."""

    class Mistaken(RandomBot):
        def choose(self, game: grotto.Game, state: grotto.State) -> int:
            return answer  # type: ignore[no-any-return]

    env = SeatEnv("cave_vs_cave", 2, 1, Mistaken, {"first_player": 0})
    with pytest.raises((grotto.UnknownAct, TypeError)) as caught:
        env.reset(seed=5)
    assert caught.value.__notes__ == ["This was done by the bot at seat 0, Mistaken."]


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasiums_own_vectors_of_environments(mode: str) -> None:
    several = gymnasium.make_vec("grotto/CaveVsCaveSolo-v0", num_envs=3, vectorization_mode=mode)
    try:
        seen, info = several.reset(seed=[1, 2, 3])
        ended = 0
        for _ in range(200):
            seen, _, over, _, info = several.step(info["action_mask"].argmax(axis=1))
            ended += int(over.sum())
        assert seen.shape == (3, grotto.game("cave_vs_cave").observation().size)
        assert ended >= 3
    finally:
        several.close()
