"""What all environments share: chance from a seed, vectors, masks, rewards."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import grotto
from grotto.envs.episode import GAIN, SCORE, WIN, Episode, margins, wins

CASES = [(id, players) for id in ("cave_vs_cave", "caverna", "above_and_below") for players in grotto.game(id).seats]
every_table = pytest.mark.parametrize(("game", "players"), CASES)


def play(episode: Episode, seed: int) -> list[list[float]]:
    """A random game; the rewards of each act."""
    rng = random.Random(seed)
    found = []
    while not episode.over:
        episode.act(rng.choice(episode.state.legal()))
        found.append(episode.rewards())
    return found


@every_table
def test_vectors_and_masks_are_those_of_the_game(game: str, players: int) -> None:
    episode = Episode(game, players)
    episode.begin(seed=5)
    rng = random.Random(5)
    while not episode.over:
        legal = episode.state.legal()
        assert episode.seat >= 0
        assert sorted(legal) == episode.mask(episode.seat).nonzero()[0].tolist()
        for seat in range(players):
            assert np.array_equal(episode.vector(seat), np.float32(episode.game.observe(episode.state, seat)))
            if seat != episode.seat:
                assert not episode.mask(seat).any()
        episode.act(rng.choice(legal))
    assert not episode.mask(0).any()


def test_acts_before_the_first_game_change_no_other_one() -> None:
    episode, fresh = Episode("cave_vs_cave", 2), Episode("cave_vs_cave", 2)
    for _ in range(9):
        episode.act(episode.state.legal()[0])
    for one in (episode, fresh):
        one.begin(seed=3)
    assert episode.state == fresh.state


def test_the_same_seed_and_acts_make_the_same_game() -> None:
    one, other, third = [Episode("above_and_below", 3) for _ in range(3)]
    for episode, seed in ((one, 8), (other, 8), (third, 9)):
        episode.begin(seed)
        play(episode, seed=1)
    assert one.state == other.state
    assert one.state != third.state


def test_chance_goes_on_from_game_to_game() -> None:
    one, other = Episode("above_and_below", 2), Episode("above_and_below", 2)
    one.begin(8)
    other.begin(8)
    first = one.state.clone()
    one.begin()
    other.begin()
    assert one.state == other.state
    assert one.state != first


@pytest.mark.parametrize(("game", "players"), [("caverna", 1), ("cave_vs_cave", 2), ("above_and_below", 4)])
def test_gains_add_up_to_the_change_of_the_lead(game: str, players: int) -> None:
    episode = Episode(game, players, reward=GAIN)
    episode.begin(3)
    opening = margins(episode.state.result().totals)
    gains = play(episode, 3)
    end = margins(episode.state.result().totals)
    assert [sum(column) for column in zip(*gains, strict=True)] == [
        now - then for now, then in zip(end, opening, strict=True)
    ]
    assert sum(any(row) for row in gains) > 5


@pytest.mark.parametrize("reward", [WIN, SCORE])
def test_other_rewards_come_at_the_end_alone(reward: str) -> None:
    episode = Episode("caverna", 3, reward=reward)
    episode.begin(4)
    *before, last = play(episode, 4)
    result = episode.state.result()
    assert not any(any(row) for row in before)
    if reward == SCORE:
        assert last == margins(result.totals)
    else:
        assert [one > 0 for one in last] == [seat in result.winners for seat in range(3)]
        assert sum(last) == pytest.approx(0)


def test_what_winners_and_scores_are_worth() -> None:
    assert wins((0,), 2) == [1.0, -1.0]
    assert wins((0, 2), 4) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert wins((0, 1, 2), 3) == [0.0, 0.0, 0.0]
    assert margins((7, 9)) == [-2.0, 2.0]


def test_rewards_are_those_that_make_sense() -> None:
    assert Episode("caverna", 1).reward == SCORE
    assert Episode("caverna", 2).reward == WIN
    with pytest.raises(grotto.BadOption, match=r"bad_option_value.*score, gain"):
        Episode("caverna", 1, reward=WIN)


def test_options_are_those_of_the_game() -> None:
    episode = Episode("caverna", 3, {"furnishings": "introductory"})
    assert episode.state.options()["furnishings"] == "introductory"
    with pytest.raises(grotto.BadOption, match="unknown_option"):
        Episode("caverna", 3, {"weather": "rain"})
    with pytest.raises(grotto.BadOption, match="bad_players"):
        Episode("caverna", 9)


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_an_episode_can_be_copied_and_sent(game: str) -> None:
    episode = Episode(game, 2)
    episode.begin(11)
    for _ in range(20):
        episode.act(episode.state.legal()[-1])
    copies = [copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))]
    play(episode, 2)
    for one in copies:
        play(one, 2)
        assert one.state == episode.state
