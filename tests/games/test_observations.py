"""What players of our games see as numbers: single features, by name."""

from __future__ import annotations

import random

import pytest

import grotto
from grotto.games.above_and_below.state import TableState
from grotto.kernel.chance import sample
from grotto.kernel.state import Json


def seen(id: str, data: Json, seat: int = 0) -> dict[str, float]:
    game = grotto.game(id)
    return dict(zip(game.observation().names, game.observe(game.from_data(data), seat), strict=True))


CAVE: Json = {
    "players": 2,
    "round": 4,
    "display": ["prospecting_site", "retting_room"],
    "caves": [
        {"goods": {"food": 9, "gold": 7, "stone": 2}, "rooms": {"r2c0": "spinning_wheel"}, "empty": ["r1c0", "r2c1"]},
        {"goods": {"wood": 3}},
    ],
}


def test_a_cave_is_seen_by_its_owner_and_by_the_rival() -> None:
    mine, his = seen("cave_vs_cave", CAVE), seen("cave_vs_cave", CAVE, 1)
    for view, whose in ((mine, "own"), (his, "rival")):
        assert view[f"{whose}_goods.food"] == 9
        assert view[f"{whose}_rooms.spinning_wheel"] == 1
        assert view[f"{whose}_numbers.score"] == 4 + 7
        assert view[f"{whose}_numbers.empty_caverns"] == 2
        assert view[f"{whose}_empty.r1c0"] == 1
        assert view[f"{whose}_numbers.most_gold"] == 1
        assert view[f"{whose}_payable.retting_room"] == 1
    assert mine["rival_goods.wood"] == his["own_goods.wood"] == 3
    assert (mine["table.own_turn"], his["table.own_turn"]) == (1, 0)
    assert mine["display.retting_room"] == mine["round.round4"] == 1


def test_the_turn_that_is_going_on_is_seen() -> None:
    game = grotto.game("cave_vs_cave")
    state = game.from_data(CAVE)
    state.apply(game.act("take undergrowth"))
    state.apply(next(act for act in state.legal() if "wood" in game.notation(act)))
    view = dict(zip(game.observation().names, game.observe(state, 0), strict=True))
    assert view["turn_tile.undergrowth"] == view["next.undergrowth"] == 1
    assert view["free.undergrowth"] == 0
    assert view["free.cultivation"] == 1
    assert view["next.number"] > 0


def test_a_farm_is_seen() -> None:
    farm: Json = {"goods": {"wood": 3, "sheep": 1}, "dwarfs": [{"strength": 5}, {}]}
    view = seen("caverna", {"players": 3, "round": 3, "farms": [farm, {}, {}], "goods": {"logging": {"wood": 3}}})
    assert view["own_goods.wood"] == 3
    assert view["own_numbers.dwarfs"] == 2
    assert view["own_numbers.armed"] == 1
    assert view["own_numbers.strongest"] == 5
    assert view["own_points.animals"] == 1
    assert view["own_numbers.score"] > view["next_player_numbers.score"] == view["others.mean_score"]
    assert view["table.players"] == 3
    assert view["harvest.full"] == 1
    assert view["piles.logging"] == 3


def test_a_village_is_seen() -> None:
    village: Json = {"coins": 11, "items": {"fish": 2, "potion": 1}, "reputation": 4}
    view = seen("above_and_below", {"players": 2, "round": 2, "villages": [village, {}]})
    assert view["own_numbers.coins"] == 11
    assert view["own_goods.good2"] == 2
    assert view["own_numbers.potions"] == 1
    assert view["own_numbers.reputation"] == 4
    assert view["table.rounds_left"] == 5
    assert (
        seen("above_and_below", {"players": 2, "round": 2, "villages": [village, {}]}, 1)["others.best_score"]
        == (view["own_numbers.score"])
    )


@pytest.mark.parametrize("id", grotto.game_ids())
def test_the_vector_is_as_long_for_every_number_of_players(id: str) -> None:
    game = grotto.game(id)
    assert {len(game.observe(game.new(players), players - 1)) for players in game.seats} == {game.observation().size}


def test_open_cards_are_seen_as_they_lie_the_cheapest_first() -> None:
    game = grotto.game("above_and_below")
    rng = random.Random(4)
    state = game.new(2)
    names = game.observation().names
    first = names.index("cost.card1")
    seen_before: set[tuple[float, ...]] = set()
    while state.actor != grotto.NOBODY:
        assert isinstance(state, TableState)
        pack = state.pack
        cards = sorted((pack.cards[number].cost, pack.cards[number].vp) for row in state.rows for number in row)
        costs = [float(cost) for cost, _ in cards] + [0.0] * (12 - len(cards))
        assert game.observe(state, 0)[first : first + 12] == costs[:12]
        seen_before.add(tuple(costs))
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
    assert len(seen_before) > 5
