"""Every reason with its data, and what is asked: the sentences of a front end are made of these."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import grotto
from grotto import Prompt, Reason, State

from .table import GAME, farm, feeding, lay_out, play

Data = dict[str, str | int]

GROUND = {"r3c2": "meadow", "r3c1": "meadow", "r2c2": "field", "r2c1": "field"}
TUNNELS = {"r1c3": "tunnel", "r1c4": "deep_tunnel"}


def at(*acts: str, players: int = 2, round: int = 12, piles: dict[str, dict[str, int]] | None = None, **mine: object):  # type: ignore[no-untyped-def]
    """A position of seat 0 with this farm after some acts."""

    def make() -> State:
        return play(lay_out(farm(**mine), players=players, round=round, piles=piles), *acts)  # type: ignore[arg-type]

    return make


def against(other: dict[str, object], *acts: str, players: int = 3, **mine: object) -> Callable[[], State]:
    """The same, with another farm."""
    return lambda: play(lay_out(farm(**mine), other, players=players), *acts)  # type: ignore[arg-type]


def solo(*acts: str, ruby: int = 2) -> Callable[[], State]:
    """One player; three spaces overflow when the next round begins."""

    def make() -> State:
        mine = farm(ruby=ruby, food=9, at={0: "housework"})
        piles = {"logging": {"wood": 6}, "wood_gathering": {"wood": 7}, "ore_mining": {"ore": 5, "stone": 1}}
        return play(
            lay_out(mine, players=1, round=1, piles=piles),
            "place slash_and_burn",
            "twin meadow_field r3c2 r2c2",
            "skip",
            *acts,
        )

    return make


HERD = {"cells": GROUND | {"r3c0": "small_pasture", "r2c0": "meadow"}, "sheep": 2}
WARRIOR = {"dwarfs": [5, 5], "cells": GROUND}

REASONS: list[tuple[Callable[[], State], str, str, Data]] = [
    (at(round=1), "place adventure", "not_in_play", {"space": "adventure"}),
    (against(farm(at={0: "supplies"})), "place supplies", "taken", {"space": "supplies", "seat": 1}),
    (at(), "place logging", "nothing_to_do", {"space": "logging", "need": "armed"}),
    (
        at(round=7, dwarfs=[1] * 5, furnishings=["couple_dwelling", "dwelling", "simple_dwelling_1"]),
        "place wish_for_children", "nothing_to_do", {"space": "wish_for_children", "need": "dwelling"},
    ),
    # Section 6.4: Fence building has no stable, and nobody builds a fourth one.
    (
        against(farm(at={0: "fence_building", 1: "housework"}), "place imitation_5", players=5, food=4, stone=1),
        "imitate fence_building", "nothing_to_do", {"space": "fence_building", "need": "fence"},
    ),
    (at(), "place sheep_farming", "nothing_to_do", {"space": "sheep_farming", "need": "pasture"}),
    (
        at(stables=["r0c0", "r0c1", "r0c2"], stone=1),
        "place donkey_farming", "nothing_to_do", {"space": "donkey_farming", "need": "fence"},
    ),
    (at(), "place wood_gathering", "nothing_here", {"space": "wood_gathering"}),
    (at(), "stay_home", "must_place", {}),
    (at(), "grow", "place_first", {}),
    (at(dwarfs=[0, 3]), "hurry 5 supplies", "no_such_weapon", {"n": 5}),
    (at(dwarfs=[3, 3], ruby=1), "hurry 3 supplies", "no_hurry", {"n": 3}),
    (at(dwarfs=[0, 3]), "hurry 3 supplies", "short", {"good": "ruby", "n": 1}),
    (at("place slash_and_burn", cells=GROUND, grain=1), "sow grain grain", "short", {"good": "grain", "n": 1}),
    (
        at("place slash_and_burn", cells=GROUND, grain=1), "sow vegetable vegetable", "short",
        {"good": "vegetable", "n": 2},
    ),
    (at("place slash_and_burn", cells={"r2c2": "field"}, grain=2), "sow grain grain", "too_few_fields", {"n": 1}),
    (at("place slash_and_burn", cells=GROUND), "twin meadow_field r3c1 r3c0", "occupied", {"cell": "r3c1"}),
    (at("place slash_and_burn"), "twin meadow_field r2c2 r2c1", "entrance_first", {"cell": "r3c2"}),
    (at("place slash_and_burn", cells=GROUND), "twin meadow_field r0c0 r0c1", "not_connected", {"cell": "r0c0"}),
    (at("place slash_and_burn", cells=GROUND), "twin meadow_field r4c2 r3c2", "occupied", {"cell": "r3c2"}),
    (at("place slash_and_burn", cells=GROUND), "twin meadow_field r4c0 r3c0", "no_overhang", {"cell": "r4c0"}),
    (at(ruby=1, cells=GROUND, stables=["r1c2"]), "ruby field r1c2", "field_under_stable", {"cell": "r1c2"}),
    (at(ruby=1), "ruby tunnel r0c5", "not_connected", {"cell": "r0c5"}),
    # Only a field can't lie under a stable (6.2), so another stable is never the reason.
    (at(ruby=1, cells=GROUND, stables=["r3c1"]), "ruby tunnel r1c5", "not_connected", {"cell": "r1c5"}),
    (at(ruby=1, cells=GROUND, stables=["r3c1"]), "ruby meadow r0c0", "not_connected", {"cell": "r0c0"}),
    (at(ruby=1), "ruby cavern r1c3", "short", {"good": "ruby", "n": 1}),
    (
        at("place ore_mine_construction", cells=TUNNELS | {"r0c3": "tunnel"}),
        "twin ore_mine_deep_tunnel r1c4 r1c3", "no_tunnel", {"cell": "r1c4"},
    ),
    # Where neither cell is a tunnel, the first of the board is named.
    (
        at("place ore_mine_construction", cells=TUNNELS | {"r0c3": "tunnel"}),
        "twin ore_mine_deep_tunnel r1c5 r1c4", "no_tunnel", {"cell": "r1c4"},
    ),
    (at("place ruby_mine_construction", cells=TUNNELS), "ruby_mine r0c3", "no_tunnel", {"cell": "r0c3"}),
    (at("place housework"), "furnish work_room r2c3", "short", {"good": "stone", "n": 1}),
    (at("place housework", stone=1), "furnish work_room r1c3", "no_cavern", {"cell": "r1c3"}),
    (
        at("place housework", wood=2, furnishings={"r2c3": "trader"}, caverns=1),
        "furnish spare_part_storage r1c3", "must_cover", {"furnishing": "spare_part_storage", "cell": "r2c3"},
    ),
    (
        against(farm(furnishings=["carpenter"]), "place housework", stone=1),
        "furnish carpenter r2c3", "furnishing_gone", {"furnishing": "carpenter"},
    ),
    (at("place sheep_farming", wood=4, **HERD, piles={"sheep_farming": {"sheep": 1}}),
     "small_pasture r2c2", "no_meadow", {"cell": "r2c2"}),
    (at("place sheep_farming", wood=4, **HERD), "large_pasture r2c1 r3c1", "no_meadow", {"cell": "r2c1"}),
    (at("place sheep_farming", wood=3, **HERD), "large_pasture r3c1 r3c2", "short", {"good": "wood", "n": 1}),
    (at("place sheep_farming", wood=3, **HERD), "stable r3c1", "short", {"good": "stone", "n": 1}),
    (
        at("place sheep_farming", stone=2, stables=["r0c0", "r0c1", "r0c2"], wood=3, **HERD),
        "stable r3c1", "no_stable_left", {"n": 3},
    ),
    (at("place sheep_farming", stone=2, wood=3, **HERD), "stable r2c2", "no_place_for_stable", {"cell": "r2c2"}),
    (at("place blacksmithing", ore=3), "forge 5", "short", {"good": "ore", "n": 2}),
    (at("place blacksmithing", ore=9, **WARRIOR), "forge 6", "already_armed", {"n": 5}),
    (at("place blacksmithing", **WARRIOR), "loot two_gold", "too_weak", {"loot": "two_gold", "n": 6}),
    (at("place blacksmithing", "loot dog", **WARRIOR), "loot dog", "loot_taken", {"loot": "dog"}),
    (at("place blacksmithing", "loot dog", **WARRIOR), "place supplies", "on_expedition", {}),
    (at(players=3), "place exploration", "unarmed", {}),
    # Section 5: what comes too late or too early has not been done already.
    (at("place urgent_wish_for_children", wood=9, stone=9), "grow", "part_to_come", {}),
    (at("place small_scale_drift_mining", players=5), "gain", "part_to_come", {}),
    (
        at("place fence_building", "small_pasture r3c0", players=5, wood=9, cells=GROUND | {"r3c0": "meadow"},
           piles={"fence_building": {"wood": 2}}),
        "collect", "part_passed", {},
    ),
    (at("place ore_trading", ore=5), "buy wood", "not_part", {}),
    (at("place ore_trading", ore=3, ruby=1), "trade", "short", {"good": "ore", "n": 1}),
    (at("place weekly_market", "buy wood", players=5), "buy wood", "bought_already", {"good": "wood"}),
    (at("place weekly_market", "buy wood", "buy dog", players=5), "buy cattle", "short", {"good": "gold", "n": 2}),
    (
        against(farm(at={0: "starting_player", 1: "housework"}), "place imitation_3", food=4),
        "imitate starting_player", "not_imitable", {"space": "starting_player"},
    ),
    (
        lambda: play(lay_out(farm(food=4), farm(at={1: "housework"}), players=3, round=1), "place imitation_3"),
        "imitate adventure", "not_in_play", {"space": "adventure"},
    ),
    (
        against(farm(at={1: "housework"}), "place imitation_3", food=4),
        "imitate supplies", "no_opponent_there", {"space": "supplies"},
    ),
    (against(farm(at={1: "housework"}), "place imitation_3", food=4), "gain", "imitate_first", {}),
    (
        against(farm(at={0: "logging", 1: "housework"}), "place imitation_3", food=4),
        "imitate logging", "nothing_to_do", {"space": "logging", "need": "armed"},
    ),
    (
        lambda: play(
            lay_out(farm(food=4), farm(at={0: "ore_trading", 1: "housework"}), players=3, round=12), "place imitation_3"
        ),
        "imitate ore_trading", "short", {"good": "ore", "n": 2},
    ),
    (
        lambda: play(
            lay_out(farm(food=4), farm(at={0: "exploration", 1: "housework"}), players=3, round=12), "place imitation_3"
        ),
        "imitate exploration", "unarmed", {},
    ),
    (against(farm(at={1: "housework"}), food=3), "place imitation_3", "short", {"good": "food", "n": 1}),
    (at(), "exchange trader", "not_yours", {"furnishing": "trader"}),
    (at(dwarfs=[3, 3]), "disarm 3 acting", "not_yours", {"furnishing": "peaceful_cave"}),
    (at(dwarfs=[3, 3], furnishings=["peaceful_cave"]), "disarm 5 waiting", "no_such_weapon", {"n": 5}),
    (at(), "convert_gold 3", "short", {"good": "gold", "n": 3}),
    (at(donkey=1), "convert donkey_pair", "short", {"good": "donkey", "n": 1}),
    (at(ruby=1), "ruby cattle", "short", {"good": "food", "n": 1}),
    (lambda: feeding(farm(food=1, grain=1)), "place supplies", "feed_first", {}),
    (lambda: feeding(farm(food=1, grain=1)), "feed wood", "not_yours", {"furnishing": "working_cave"}),
    (
        lambda: feeding(farm(food=1, stone=1, ore=1, furnishings=["working_cave"])),
        "feed ore", "short", {"good": "ore", "n": 1},
    ),
    (lambda: feeding(farm(food=9, sheep=2)), "place supplies", "breeding_now", {}),
    (lambda: feeding(farm(food=9), harvest="choice"), "feed", "choose_phase", {}),
    (solo("protect logging"), "protect logging", "protected", {"space": "logging"}),
    (solo(), "protect excavation", "not_overfull", {"space": "excavation", "n": 6}),
    (solo(), "place housework", "overflow_first", {}),
    (solo("convert ruby", ruby=1), "protect logging", "short", {"good": "ruby", "n": 1}),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(REASONS)), ids=[f"{id}: {act}" for _, act, id, _ in REASONS])
def test_reason(number: int) -> None:
    make, act, id, data = REASONS[number]
    state = make()
    assert state.why_not(GAME.act(act)) == Reason(id, data)
    with pytest.raises(grotto.IllegalAct) as caught:
        state.apply(GAME.act(act))
    assert (caught.value.id, caught.value.data) == (id, {"act": act, **data})


PROMPTS: list[tuple[Callable[[], State], str, Data]] = [
    (at(dwarfs=[0, 3]), "place_dwarf", {"n": 0, "left": 2}),
    (at(dwarfs=[4, 3], at={1: "housework"}), "place_dwarf", {"n": 4, "left": 1}),
    (at("place housework"), "carry_out", {"space": "housework"}),
    (at("place blacksmithing", "forge 2", ore=2), "go_on", {"space": "blacksmithing"}),
    (at("place blacksmithing", "loot dog", **WARRIOR), "loot", {"n": 2, "strength": 5}),
    (at("place ore_trading", ore=6), "more_trades", {"n": 2}),
    (at("place weekly_market", "buy wood", players=5), "more_goods", {}),
    (lambda: feeding(farm(food=1, grain=1)), "feed", {"due": 4, "short": 3}),
    (lambda: feeding(farm(food=4, wood=1, furnishings=["working_cave"])), "feed", {"due": 4, "short": 0}),
    (against(farm(at={1: "housework"}), "place imitation_3", food=4), "imitate", {}),
    (solo(), "overflow", {"n": 3}),
    (solo("protect logging"), "overflow", {"n": 2}),
]


@pytest.mark.parametrize("number", range(len(PROMPTS)), ids=[id for _, id, _ in PROMPTS])
def test_prompt(number: int) -> None:
    make, id, data = PROMPTS[number]
    assert make().prompt() == Prompt(id, data)


def test_of_two_stables_the_one_below_the_field_is_named() -> None:
    """Ruling 26."""
    state = play(lay_out(farm(stables=["r0c0", "r2c2"]), piles={"clearing": {"wood": 1}}), "place clearing")
    assert state.why_not(GAME.act("twin meadow_field r3c2 r2c2")) == Reason("field_under_stable", {"cell": "r2c2"})


def test_wish_for_children_has_no_part_for_other_tiles_than_dwellings() -> None:
    """Section 6.2: one of the six orange tiles, whatever else could be paid."""
    state = play(lay_out(farm(wood=9, stone=9), round=7), "place wish_for_children")
    assert state.why_not(GAME.act("furnish carpenter r2c3")) == Reason("not_part", {})
