"""OpenSpiel's own test of a game, for every game and seat count, and its search on ours."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation

import grotto
import grotto.envs.open_spiel

from .test_episode import every_table


@every_table
def test_a_random_game_as_openspiel_tests_it(game: str, players: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"grotto_{game}(players={players})"), num_sims=1, serialize=players < 4, verbose=False
    )


@pytest.mark.parametrize(
    "spelled",
    [
        "grotto_cave_vs_cave(players=2,first_player=seat1,reward=score)",
        "grotto_caverna(players=3,furnishings=introductory)",
        "grotto_above_and_below(players=2,quests=yes,underforest_desert=yes)",
    ],
)
def test_games_have_options(spelled: str) -> None:
    game = pyspiel.load_game(spelled)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_reach_the_game() -> None:
    state = pyspiel.load_game("grotto_cave_vs_cave(players=2,first_player=seat1)").new_initial_state()
    assert state.position.options() == {"first_player": 1}
    with pytest.raises(grotto.BadOption, match="bad_players"):
        pyspiel.load_game("grotto_cave_vs_cave(players=7)")
    # What is allowed is said as OpenSpiel wants it.
    with pytest.raises(grotto.BadOption, match="bad_option_value") as caught:
        pyspiel.load_game("grotto_cave_vs_cave(players=2,first_player=seat2)")
    assert caught.value.data == {"option": "first_player", "value": "seat2", "allowed": "random, seat0, seat1"}


def play(state: pyspiel.State, seed: int) -> None:
    rng = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([act for act, _ in outcomes], [share for _, share in outcomes])[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("reward", "kind"), [("win", "ZERO_SUM"), ("score", "GENERAL_SUM")])
def test_returns_are_those_of_the_result(reward: str, kind: str) -> None:
    game = pyspiel.load_game(f"grotto_cave_vs_cave(players=2,reward={reward})")
    state = game.new_initial_state()
    assert game.get_type().utility.name == kind
    play(state, 3)
    one, other = state.position.result().totals
    ahead = float(one - other)
    assert ahead
    if reward == "win":
        ahead /= abs(ahead)
    assert state.returns() == [ahead, -ahead]


@pytest.mark.parametrize(("players", "allowed"), [(1, "score"), (2, "win, score")])
def test_rewards_come_at_the_end_or_are_refused(players: int, allowed: str) -> None:
    with pytest.raises(grotto.BadOption, match="bad_option_value") as caught:
        pyspiel.load_game(f"grotto_cave_vs_cave(players={players},reward=gain)")
    assert caught.value.data == {"option": "reward", "value": "gain", "allowed": allowed}


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("grotto_caverna(players=2)").new_initial_state()
    clone = state.clone()
    assert clone.position == state.position
    assert clone.rules is state.rules
    play(clone, 1)
    assert clone.position != state.position
    assert state.is_chance_node()


def test_chances_are_those_of_the_game() -> None:
    state = pyspiel.load_game("grotto_above_and_below(players=2)").new_initial_state()
    outcomes = state.chance_outcomes()
    weights = dict(state.position.chances())
    total = sum(weights.values())
    assert {act: pytest.approx(share) for act, share in outcomes} == {act: n / total for act, n in weights.items()}
    assert state.action_to_string(outcomes[0][0]) == grotto.game("above_and_below").notation(outcomes[0][0])


def test_the_observer_sees_what_a_seat_sees() -> None:
    game = pyspiel.load_game("grotto_caverna(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer = make_observation(game)
    observer.set_from(state, 1)
    expected = grotto.game("caverna").observe(state.position, 1)
    assert observer.tensor.tolist() == pytest.approx(expected)
    assert np.concatenate(list(observer.dict.values())).tolist() == pytest.approx(expected)
    assert "seen by 1" in observer.string_from(state, 1)


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_positions_that_differ_are_spelled_differently(game: str) -> None:
    """OpenSpiel's algorithms keep what they know of a position under these strings."""
    rng = random.Random(2)
    spelled: dict[str, grotto.State] = {}
    for _ in range(3):
        state = pyspiel.load_game(f"grotto_{game}(players=2)").new_initial_state()
        while not state.is_terminal():
            for text in (str(state), state.observation_string(0), state.information_state_string(1)):
                assert spelled.setdefault(text, state.position.clone()) == state.position
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(spelled) > 500


def test_a_table_of_regrets_of_openspiel_can_be_filled() -> None:
    game = pyspiel.load_game("grotto_cave_vs_cave(players=2)")
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 200
