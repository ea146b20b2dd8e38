"""Sections 3, 4 and 13: setup, the order of cards and markers, the phases of a round, the variants."""

from __future__ import annotations

import random

import pytest

import grotto
from grotto import State
from grotto.games.caverna.state import CavernaState

from .table import GAME, can, farm, feeding, have, lay_out, listed, mine, play, why

FOOD = [1, 1, 2, 3, 3, 3, 3]
ROUNDS = {players: [round for round in range(1, 13) if players > 2 or round != 9] for players in range(1, 8)}


TRADER = {"furnishings": {"r2c3": "trader"}}


def quiet(state: State) -> str:
    """An act that leaves most things as they are."""
    acts = listed(state)
    for verb in ("feed", "no_newborn", "done", "let_go", "skip", "choose"):
        found = [act for act in acts if act.split()[0] == verb]
        if found:
            return found[0]
    return next(act for act in acts if act.split()[0] not in ("convert", "convert_gold", "ruby", "exchange"))


def test_a_turn_lies_between_two_placements() -> None:
    """Section 4: whoever places a dwarf begins a turn; in the midst of the action none begins."""
    state = lay_out(farm(wood=2))
    assert state.between_turns()
    play(state, "place housework")
    assert state.prompt().id == "carry_out"
    assert not state.between_turns()


def test_a_ruby_places_the_weakest_weapon_before_the_unarmed() -> None:
    """Section 4, ruling 7: a weapon of 1 is out of order while somebody is unarmed."""
    assert can(lay_out(farm(dwarfs=[0, 1], ruby=1)), "hurry 1 housework")


def test_beginners_are_advised_the_introductory_furnishings() -> None:
    """Section 13.1."""
    option = next(option for option in GAME.options if option.id == "furnishings")
    assert (option.default, option.first) == ("full", "introductory")


@pytest.mark.parametrize("players", range(1, 8))
def test_every_game_ends_with_round_12(players: int) -> None:
    """Section 3: 11 or 12 rounds; one and two players have no round 9, but a round 12 like all others."""
    assert GAME.progress(GAME.new(players, first_player=0)) == (1, 12)
    assert GAME.progress(lay_out(players=players, round=7)) == (7, 12)


@pytest.mark.parametrize("players", range(2, 8))
def test_starting_food_by_seat(players: int) -> None:
    for first in range(players):
        state = GAME.new(players, first_player=first)
        for index in range(players):
            assert have(state, (first + index) % players) == {"food": FOOD[index]}


def test_the_starting_player_is_drawn() -> None:
    state = GAME.new(5)
    assert state.actor == grotto.CHANCE
    assert [GAME.notation(act) for act, _ in state.chances()] == [f"starts {seat}" for seat in range(5)]
    play(state, "starts 3")
    assert [have(state, seat)["food"] for seat in range(5)] == [2, 3, 3, 1, 1]


@pytest.mark.parametrize("players", range(1, 8))
def test_cards_and_markers_of_a_whole_game(players: int) -> None:
    """Each stage's cards come in its rounds, nothing is known before it is drawn, and all markers are used."""
    state = GAME.new(players, first_player=0)
    chance = random.Random(players)
    cards: dict[int, str] = {}
    markers: list[str] = []
    rounds: list[object] = []
    while state.actor != grotto.NOBODY:
        data = state.to_data()
        if data["round"] not in rounds:
            rounds.append(data["round"])
        act = chance.choice(listed(state)) if state.actor == grotto.CHANCE else quiet(state)
        opened = data["spaces"]
        play(state, act)
        new = [id for id in state.to_data()["spaces"] if id not in opened]  # type: ignore[attr-defined]
        for id in new:
            if id != "urgent_wish_for_children":
                cards[state.to_data()["round"]] = id  # type: ignore[index]
        if act.startswith("marker"):
            markers.append(act)
    assert rounds[-1] == 12
    assert [round for round in rounds if round] == ROUNDS[players]
    data = state.to_data()
    assert data["markers"] == {"leaf": 0, "question": 0}
    final = data["spaces"]
    assert isinstance(final, list)
    assert "urgent_wish_for_children" in final
    assert "wish_for_children" not in final
    assert ("exploration" in final) == (players > 2)


def test_each_card_comes_once() -> None:
    """Section 3: the cards of a stage that have not come yet are equally likely; the last one is no surprise."""
    state = GAME.new(3, first_player=0)
    drawn: list[list[str]] = []
    while state.actor != grotto.NOBODY:
        act = quiet(state)
        if act.startswith("reveal"):
            drawn.append(listed(state))
            assert {weight for _, weight in state.chances()} == {1}
            act = drawn[-1][-1]
        play(state, act)
    stages = (
        ["blacksmithing", "sheep_farming", "ore_mine_construction"], ["donkey_farming", "ruby_mine_construction"],
        ["family_life", "exploration", "ore_delivery"], ["adventure", "ore_trading", "ruby_delivery"],
    )  # fmt: skip
    assert drawn == [[f"reveal {id}" for id in stage[:left]] for stage in stages for left in range(len(stage), 1, -1)]


def test_family_life_turns_wish_for_children_over() -> None:
    """Section 4, phase 1: it is the same space before and after."""
    state = lay_out(farm(food=9), farm(food=9), round=6, harvest="none", agenda=[["round_ends"]])
    assert "wish_for_children" in state.to_data()["spaces"]  # type: ignore[operator]
    play(state, "reveal family_life")
    spaces = state.to_data()["spaces"]
    assert isinstance(spaces, list)
    assert "wish_for_children" not in spaces
    assert spaces.count("urgent_wish_for_children") == 1


def test_solo_order_is_fixed_and_without_chance() -> None:
    order = {
        1: "blacksmithing", 2: "sheep_farming", 3: "ore_mine_construction", 4: "wish_for_children",
        5: "donkey_farming", 6: "ruby_mine_construction", 7: "ore_delivery", 8: "family_life", 10: "ore_trading",
        11: "adventure", 12: "ruby_delivery",
    }  # fmt: skip
    kinds = {1: "none", 2: "none", 3: "full", 4: "pay_one"}
    state = GAME.new(1)
    seen: dict[object, object] = {}
    while state.actor != grotto.NOBODY:
        assert state.actor == 0
        data = state.to_data()
        spaces = data["spaces"]
        assert isinstance(spaces, list)
        if data["round"] not in seen:
            seen[data["round"]] = spaces[-1]
            assert data["harvest"] == kinds.get(data["round"], "full")  # type: ignore[call-overload]
        play(state, quiet(state))
    assert seen == order


@pytest.mark.parametrize("players", [2, 3])
def test_marker_chances(players: int) -> None:
    leaves = 3 if players == 2 else 4
    state = GAME.new(players, first_player=0)
    while not listed(state)[0].startswith("marker"):
        play(state, quiet(state))
    assert state.to_data()["round"] == 6
    assert [(GAME.notation(act), weight) for act, weight in state.chances()] == [
        ("marker leaf", leaves),
        ("marker question", 3),
    ]


def test_markers_at_harvest_are_turned_when_the_harvest_begins() -> None:
    state = GAME.new(3, first_player=0, harvest_markers="at_harvest")
    placed = 0
    while not listed(state)[0].startswith("marker"):
        assert state.to_data()["round"] != 7
        if state.to_data()["round"] == 6 and state.prompt().id == "place_dwarf":
            assert state.to_data()["harvest"] == "unknown"
            placed += 1
        play(state, quiet(state))
    data = state.to_data()
    assert data["round"] == 6
    assert placed == 6
    assert isinstance(state, CavernaState)
    assert all(where < 0 for one in state.farms for where in one.where)
    play(state, "marker question")
    assert state.to_data()["harvest"] in ("none", "unknown", "full")


def test_turns_go_clockwise_and_skip_who_has_no_dwarf_left() -> None:
    state = lay_out(farm(dwarfs=[0] * 3), farm(), farm(), players=3, piles={"logging": {"wood": 1}})
    seats = []
    for _ in range(7):
        seats.append(state.actor)
        play(state, quiet(state))
        while state.prompt().id != "place_dwarf" and state.actor >= 0 and len(seats) < 7:
            play(state, quiet(state))
    assert seats == [0, 1, 2, 0, 1, 2, 0]


def test_the_new_token_holder_starts_the_next_round() -> None:
    state = lay_out(farm(food=9), farm(food=9), round=3, piles={"clearing": {"wood": 1}}, harvest="none")
    play(state, "place supplies", "place starting_player")
    while state.to_data()["round"] == 3:
        play(state, quiet(state))
    while state.actor == grotto.CHANCE:
        play(state, quiet(state))
    assert state.actor == 1


def test_a_dwarf_born_this_round_acts_from_the_next() -> None:
    state = lay_out(farm(furnishings=["dwelling"], food=9), players=1, round=4)
    play(state, "place wish_for_children")
    assert mine(state).where.count(-2) == 1
    while state.to_data()["round"] == 4:
        play(state, quiet(state))
    assert mine(state).where == [-1, -1, -1]
    # Round 4 costs 1 food per dwarf, the newborn included.
    assert have(state)["food"] <= 6 + 5


def test_nobody_may_pass() -> None:
    state = lay_out(piles={"logging": {"wood": 3}})
    assert why(state, "stay_home") == "must_place"
    assert not can(state, "skip")


def test_without_a_space_another_dwarf_may_go_for_a_ruby() -> None:
    spaces = ["drift_mining", "excavation", "starting_player", "growth", "clearing", "sustenance", "housework"]
    spaces += ["slash_and_burn", "forest_exploration", "imitation_basic", "ore_mining", "ruby_mining"]
    others = [farm(dwarfs=[0] * 4, at=dict(enumerate(spaces[4 * seat : 4 * seat + 4]))) for seat in range(3)]
    data: dict[str, object] = {"players": 4, "round": 1, "goods": {}}
    mine_ = farm(dwarfs=[0, 3], ruby=1)
    state = GAME.from_data(data | {"farms": [mine_, *others]})
    acts = [act for act in listed(state) if act.split()[0] not in ("ruby", "convert")]
    assert acts == ["stay_home", "hurry 3 logging", "hurry 3 blacksmithing"]
    play(state, "stay_home")
    assert mine(state).where == [-3, -1]
    assert can(state, "place logging")


def test_all_finish_a_phase_before_the_next() -> None:
    fields = {"r3c2": "field", "r3c1": "small_pasture"}
    both = farm(cells=fields, crops={"r3c2": {"grain": 3}}, sheep=2)
    state = feeding(both, both, players=2)
    assert (have(state, 0)["grain"], have(state, 1)["grain"]) == (1, 1)
    prompts = []
    while state.actor >= 0 and state.prompt().id in ("feed", "breed"):
        prompts.append((state.prompt().id, state.actor))
        play(state, "feed" if state.prompt().id == "feed" else "breed sheep")
    assert prompts == [("feed", 0), ("feed", 1), ("breed", 0), ("breed", 1)]


def test_order_of_the_harvest_begins_with_the_token() -> None:
    hungry = farm(grain=1)
    state = feeding(hungry, hungry, hungry, players=3, token=1)
    assert state.actor == 1


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"first_player": 2}, "bad_option_value"),
        ({"furnishings": "all"}, "bad_option_value"),
        ({"harvest_markers": 1}, "bad_option_value"),
    ],
)
def test_options_are_checked(options: dict[str, str | int], error: str) -> None:
    with pytest.raises(grotto.BadOption) as raised:
        GAME.new(2, **options)
    assert raised.value.id == error


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ({"round": 9}, "position_round"),
        ({"round": 13}, "data_range"),
        ({"spaces": ["logging"]}, "position_space_missing"),
        ({"spaces": ["imitation_7"]}, "position_space"),
        ({"round": 1, "spaces": None, "goods": {"housework": {"wood": 1}}}, "position_no_pile"),
        ({"farms": [{"cells": {"r0c0": "cavern"}}]}, "position_ground"),
        ({"farms": [{"cells": {"r2c3": "tunnel"}}]}, "position_ground"),
        ({"farms": [{"stables": ["r0c0", "r0c1", "r1c0", "r1c1"]}]}, "position_stables"),
        ({"farms": [{"goods": {"sheep": 3}}]}, "position_no_room"),
        ({"farms": [{"dwarfs": [{}, {}, {}]}]}, "position_dwarfs"),
        ({"farms": [TRADER, TRADER]}, "position_furnishing_twice"),
        ({"options": {"furnishings": "introductory"}, "farms": [TRADER]}, "position_not_introductory"),
        ({"farms": [{"crops": {"r3c2": {"grain": 1}}}]}, "position_crops"),
        ({"farms": [{"goods": {"iron": 1}}]}, "data_unknown_key"),
        ({"agenda": [["feed", 3]]}, "data_range"),
        ({"markers": {"leaf": 0, "question": 0}}, "position_markers"),
        ({"this_turn": {"dwarf": 0}}, "position_this_turn"),
    ],
)
def test_positions_are_checked(data: dict[str, object], error: str) -> None:
    with pytest.raises(grotto.BadData) as raised:
        GAME.from_data(data)
    assert raised.value.id == error


def test_a_position_may_leave_everything_out() -> None:
    state = GAME.from_data({})
    assert isinstance(state, CavernaState)
    assert state.actor == 0
    assert have(state) == {"food": 1}


@pytest.mark.parametrize(("players", "round"), [(1, 1), (1, 8), (2, 3), (7, 5)])
def test_no_marker_is_face_down_where_none_lies(players: int, round: int) -> None:
    """Sections 4 and 13: alone there are no markers, and with others they begin in round 6."""
    with pytest.raises(grotto.GrottoError) as raised:
        lay_out(players=players, round=round, harvest="unknown")
    assert (raised.value.id, raised.value.data) == ("position_harvest", {"round": round})
