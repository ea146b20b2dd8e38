"""The estimate of a Cave vs. Cave position."""

from __future__ import annotations

import random
from typing import Any

import pytest

import grotto
from grotto.games.cave_vs_cave.board import NO_EXTRA, START_EMPTY
from grotto.games.cave_vs_cave.rooms import ROOM_IDS, ROOM_INDEX
from grotto.games.cave_vs_cave.state import CaveState
from grotto.games.cave_vs_cave.tiles import TILE_IDS
from grotto.games.cave_vs_cave.value import (
    ALONE_EXTRAS,
    ALONE_ROOMS,
    ESTIMATE,
    ROOM_WORTH,
    Estimate,
    Extras,
    Weights,
    fit,
    future,
    value,
)
from grotto.kernel.state import State

GAME = grotto.game("cave_vs_cave")


def cave(**data: Any) -> State:
    """A solo position with this cave, in round 4 before a turn."""
    display = data.pop("display", [])
    return GAME.from_data({"players": 1, "round": 4, "display": display, "caves": [data]})


def worth(**data: Any) -> float:
    return GAME.value(cave(**data), 0)


def random_game(players: int, seed: int) -> list[CaveState]:
    """All positions of a game played at random."""
    state = GAME.new(players)
    rng = random.Random(seed)
    states = []
    while state.actor != grotto.NOBODY:
        assert isinstance(state, CaveState)
        states.append(state)
        state = state.clone()
        state.apply(rng.choice(state.legal()))
    assert isinstance(state, CaveState)
    return [*states, state]


def test_every_room_has_a_worth() -> None:
    assert set(ROOM_WORTH) == set(ROOM_IDS)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_turns_that_are_counted_are_those_that_come(players: int) -> None:
    states = random_game(players, 6)
    coming = [0] * players
    for index in range(len(states) - 1, -1, -1):
        state = states[index]
        if index + 1 < len(states) and state.tile < 0 <= states[index + 1].tile:
            coming[state.actor] += 1
        # Before the first player is known, nobody's turns can be told apart.
        if state.round > 1 or state.turn > 0:
            assert [future(state, seat).turns for seat in range(players)] == coming
    assert coming == [sum([2, 2, 2, 3, 3, 3, 4] if players == 1 else [2, 2, 2, 3, 3, 3, 3, 4])] * players


@pytest.mark.parametrize("players", GAME.seats)
def test_in_the_end_only_the_score_counts(players: int) -> None:
    end = random_game(players, 2)[-1]
    totals = end.result().totals
    for seat in range(players):
        rival = ESTIMATE.weights.rival * totals[1 - seat] if players == 2 else 0.0
        assert value(end, seat) == pytest.approx(totals[seat] - rival)


def test_goods_are_worth_something_and_less_and_less() -> None:
    first = worth(goods={"wood": 1}) - worth(goods={"wood": 0})
    fifth = worth(goods={"wood": 5}) - worth(goods={"wood": 4})
    assert first > fifth > 0


def test_a_room_that_can_be_furnished_is_worth_more_than_one_that_lacks_something() -> None:
    ready = worth(goods={"wood": 1, "food": 3}, display=["spinning_wheel"])
    without_wood = worth(goods={"wood": 0, "food": 3}, display=["spinning_wheel"])
    nothing = worth(goods={"wood": 1, "food": 3})
    assert ready > nothing
    assert ready - without_wood > worth(goods={"wood": 1, "food": 3}) - worth(goods={"wood": 0, "food": 3})


def test_a_room_that_fits_is_worth_more_than_one_that_needs_a_wall() -> None:
    # The tunnel wants two opposite walls; r2c0 has one by nature.
    goods = {"wood": 2, "food": 5}
    fitting = worth(goods=goods, display=["tunnel"], walls=["r2c0-r2c1"])
    one_wall_short = worth(goods=goods, display=["tunnel"])
    assert fitting > one_wall_short > worth(goods=goods)


def test_two_rooms_do_not_share_a_cavern() -> None:
    goods = {"wood": 3, "stone": 3, "food": 9}
    one = max(worth(goods=goods, display=["spinning_wheel"]), worth(goods=goods, display=["shelf"]))
    two = worth(goods=goods, display=["spinning_wheel", "shelf"])
    assert two == one
    more_caverns = {"goods": goods, "empty": ["r2c0", "r1c0"]}
    assert worth(**more_caverns, display=["spinning_wheel", "shelf"]) > worth(
        **more_caverns, display=["spinning_wheel"]
    )


def test_a_blue_room_counts_once_an_orange_one_leads() -> None:
    goods = {"food": 9, "stone": 3}
    assert worth(goods=goods, display=["prospecting_site"]) == worth(goods=goods)
    orange = {"goods": goods, "rooms": {"r2c0": "shelf"}, "empty": ["r1c0"]}
    assert worth(**orange, display=["prospecting_site"]) > worth(**orange)


def test_the_opponents_outlook_counts_against_the_own() -> None:
    poor: Any = {"players": 2, "round": 4, "caves": [{}, {"goods": {"gold": 0}}]}
    rich: Any = {"players": 2, "round": 4, "caves": [{}, {"goods": {"gold": 9}}]}
    assert GAME.value(GAME.from_data(poor), 0) > GAME.value(GAME.from_data(rich), 0)


def test_what_fits_with_one_more_wall_includes_what_fits() -> None:
    found = fit(START_EMPTY, 0, NO_EXTRA)
    assert len(found.now) == 1
    assert found.any_now & ~found.any_walled == 0
    assert not found.any_now >> ROOM_INDEX["tunnel"] & 1
    assert found.any_walled >> ROOM_INDEX["tunnel"] & 1
    assert not found.any_walled >> ROOM_INDEX["treasury"] & 1


@pytest.mark.parametrize("good", ["emmer", "flax", "gold"])
def test_nothing_is_turned_into_food_before_it_is_needed(good: str) -> None:
    goods = {"emmer": 3, "flax": 3, "gold": 3, "food": 2}
    sooner = {**goods, good: 2, "food": 3}
    assert worth(goods=goods) > worth(goods=sooner)
    # With a room in view it may be as good, but never better.
    assert worth(goods=goods, display=["spinning_wheel"]) >= worth(goods=sooner, display=["spinning_wheel"])


@pytest.mark.parametrize("players", GAME.seats)
def test_levels_judge_by_other_weights_than_greedy(players: int) -> None:
    states = random_game(players, 3)
    assert any(GAME.prospect(state, 0) != GAME.value(state, 0) for state in states[::20])
    # What is over is over, whatever the weights.
    assert GAME.prospect(states[-1], 0) == pytest.approx(GAME.value(states[-1], 0))


def test_only_the_levels_count_tiles_that_can_still_be_taken() -> None:
    def left(taken: str) -> State:
        return GAME.from_data({"players": 1, "round": 4, "turn": 1, "taken": {taken: 0}})

    better, worse = left("masonry"), left("excavation")
    assert GAME.value(better, 0) == GAME.value(worse, 0)
    # Who has left the excavation has more to come; in the last turn of a round nothing is left to be taken.
    assert GAME.prospect(better, 0) > GAME.prospect(worse, 0)


def test_what_single_rooms_add_counts_where_they_lie_and_where_they_stand() -> None:
    plain = Estimate(Weights(), ROOM_WORTH)
    extra = Estimate(Weights(), ROOM_WORTH, Extras({}, {"shelf": 0.5}, {"shelf": 0.25}))
    on_display, furnished = cave(display=["shelf"]), cave(rooms={"r2c0": "shelf"})
    assert isinstance(on_display, CaveState)
    assert isinstance(furnished, CaveState)
    assert extra.value(furnished, 0) - plain.value(furnished, 0) == pytest.approx(0.5)
    # It may be furnished; then it lies there no longer.
    assert 0.25 <= extra.value(on_display, 0) - plain.value(on_display, 0) < 0.5


def test_the_weights_of_games_alone_name_rooms_and_tiles_that_there_are() -> None:
    assert set(ALONE_ROOMS) == set(ROOM_IDS)
    assert set(ALONE_EXTRAS.furnished) | set(ALONE_EXTRAS.display) <= set(ROOM_IDS)
    assert set(ALONE_EXTRAS.tiles) <= set(TILE_IDS)
