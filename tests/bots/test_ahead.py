"""Looking several turns ahead alone: what it leads to, that it draws its own futures, and that it keeps to its time."""

from __future__ import annotations

import random

import grotto
from grotto.bots.ahead import Beam, Far
from grotto.bots.search import Effort, Find, Luck, Search
from grotto.kernel.chance import sample
from grotto.kernel.state import State

GAME = grotto.game("cave_vs_cave")
FAR = Far(turns=2, effort=Effort(60, 1), finds=2, width=2, stages=((3, 1), (2, 1)))


def turns_left(turns: int, seed: int = 3) -> State:
    """A game alone, quickly played until so many turns are left."""
    state, rng = GAME.new(1), random.Random(seed)
    begun = 0
    while True:
        if state.actor == grotto.CHANCE:
            state.apply(sample(state, rng))
            continue
        if state.between_turns():
            begun += 1
            if begun == 20 - turns:
                return state
        for act in Search(GAME, state, Luck(rng), Effort(60, 1)).finds()[0].path:
            state.apply(act)


def beam(state: State, far: Far = FAR, seed: int = 5) -> tuple[Beam, list[Find]]:
    search = Search(GAME, state, Luck(random.Random(seed)), Effort(200, 2))
    return Beam(search, far), search.finds()


def test_at_the_end_of_the_game_it_counts_what_is_scored() -> None:
    ahead, finds = beam(turns_left(1))
    for find in finds[:3]:
        end = ahead.settled(find, Luck(random.Random(1)))
        assert end.actor == grotto.NOBODY
        assert ahead.worth(find, Luck(random.Random(1))) == end.result().totals[0]


def test_with_two_turns_left_it_is_about_the_score_and_no_estimate() -> None:
    state = turns_left(2)
    ahead, finds = beam(state)
    for find in finds[:3]:
        worth = ahead.worth(find, Luck(random.Random(1)))
        assert worth == int(worth)
        # A turn can be played so that nothing is lost by it.
        assert worth >= find.state.counters(0)["score"]


def test_it_takes_the_turn_of_which_most_comes() -> None:
    ahead, finds = beam(turns_left(6))
    asked: list[int] = []

    def worth(find: Find, luck: Luck) -> float:
        asked.append(find.path[0])
        return {finds[0].path[0]: 1.0, finds[1].path[0]: 2.0, finds[2].path[0]: 0.0}[find.path[0]]

    ahead.worth = worth  # type: ignore[method-assign]
    assert ahead.best(finds) is finds[1]
    # Three in the first future, the better two in the second.
    assert [act for act in asked if act == finds[2].path[0]] == [finds[2].path[0]]
    assert len(asked) == 5


def test_the_same_generator_makes_the_same_choice_and_leaves_the_position_alone() -> None:
    state = turns_left(6)
    key = state.key()
    chosen = []
    for _ in range(2):
        ahead, finds = beam(state)
        chosen.append(ahead.best(finds).path)
    assert chosen[0] == chosen[1]
    assert state.key() == key


def test_without_time_it_takes_what_looks_best_at_once() -> None:
    ahead, finds = beam(turns_left(6))
    ahead.search.deadline = 0.0
    assert ahead.best(finds) is finds[0]
