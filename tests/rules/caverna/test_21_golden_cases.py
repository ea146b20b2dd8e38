"""Section 21: the golden cases, one test each."""

from __future__ import annotations

import pytest

import grotto

from .table import GAME, can, farm, feeding, got, have, lay_out, listed, mine, pile, play, points, why


def test_gc_01_empty_solo_board() -> None:
    state = GAME.new(1)
    assert have(state) == {"food": 2}
    assert mine(state).strength == [0, 0]
    assert points(state, "dwarfs") == 2
    assert points(state, "unused_cells") == -22
    assert points(state, "missing_types") == -8
    assert points(state) == -28


TWO = {
    "drift_mining": {"stone": 1}, "logging": {"wood": 3}, "wood_gathering": {"wood": 1}, "excavation": {"stone": 1},
    "clearing": {"wood": 1}, "starting_player": {"food": 1}, "ore_mining": {"ore": 2}, "sustenance": {"food": 1},
    "ruby_mining": {},
}  # fmt: skip
FIVE = {
    "drift_mining": {"stone": 2}, "excavation": {"stone": 2}, "starting_player": {"food": 1}, "logging": {"wood": 3},
    "ore_mining": {"ore": 3}, "forest_exploration": {"wood": 2}, "clearing": {"wood": 2}, "sustenance": {"grain": 1},
    "ruby_mining": {"ruby": 1}, "depot": {"wood": 1, "ore": 1}, "fence_building": {"wood": 1},
}  # fmt: skip


@pytest.mark.parametrize(("players", "piles"), [(2, TWO), (5, FIVE)])
def test_gc_02_goods_in_round_1(players: int, piles: dict[str, dict[str, int]]) -> None:
    state = GAME.new(players, first_player=0)
    play(state, "reveal sheep_farming")
    for space, goods in piles.items():
        assert pile(state, space) == goods, space
    assert pile(state, "sheep_farming") == {"sheep": 1}
    assert len(state.to_data()["goods"]) == sum(bool(goods) for goods in piles.values()) + 1  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "space", "goods"),
    [
        (4, "sustenance", {"grain": 1, "vegetable": 2}),
        (7, "large_depot", {"wood": 4, "stone": 3, "ore": 3}),
    ],
)
def test_gc_04_three_rounds_unused(players: int, space: str, goods: dict[str, int]) -> None:
    state = GAME.new(players, first_player=0)
    while state.to_data()["round"] != 3 or state.actor == grotto.CHANCE:
        acts = [act for act in listed(state) if space not in act and "imitat" not in act and "convert" not in act]
        play(state, acts[0])
    assert pile(state, space) == goods


def test_gc_06_ruby_mining_with_two() -> None:
    state = GAME.new(2, first_player=0)
    seen = []
    round = 0
    while len(seen) < 4:
        data = state.to_data()
        if data["round"] != round and state.actor != grotto.CHANCE:
            round = data["round"]
            seen.append(pile(state, "ruby_mining").get("ruby", 0))
        acts = [act for act in listed(state) if "ruby_mining" not in act and not act.startswith(("ruby", "convert"))]
        play(state, acts[0])
    assert seen == [0, 0, 1, 2]
    assert why(lay_out(round=2), "place ruby_mining") == "nothing_here"
    for mines in (["r1c3"], ["r1c3", "r0c3", "r1c4"]):
        rubies = farm(cells=dict.fromkeys(mines, "ruby_mine"))
        state = lay_out(rubies, piles={"ruby_mining": {"ruby": 2}}, round=4)
        assert got(state, "place ruby_mining") == {"ruby": 3}


def test_gc_07_first_forest_tile() -> None:
    state = play(lay_out(piles={"clearing": {"wood": 1}}), "place clearing")
    assert can(state, "twin meadow_field r3c2 r2c2")
    assert can(state, "twin meadow_field r3c1 r3c2")
    assert why(state, "twin meadow_field r3c1 r2c1") == "entrance_first"
    assert got(state.clone(), "twin meadow_field r3c1 r3c2") == {"food": 1}
    single = lay_out(farm(ruby=1))
    assert can(single, "ruby field r3c2")
    assert why(single, "ruby field r2c2") == "entrance_first"
    later = lay_out(farm(cells={"r3c2": "meadow", "r2c2": "field"}), piles={"clearing": {"wood": 1}})
    play(later, "place clearing")
    assert got(later, "twin meadow_field r2c1 r2c0") == {"boar": 1}
    mountain = play(lay_out(piles={"drift_mining": {"stone": 1}}), "place drift_mining")
    assert why(mountain, "twin cavern_tunnel r0c3 r0c4") == "not_connected"
    assert got(mountain, "twin cavern_tunnel r3c4 r3c5") == {"food": 1}


def test_gc_10_stables_and_guarding() -> None:
    base: dict[str, object] = {"cells": {"r3c2": "meadow"}, "stables": ["r3c2"], "dog": 1}
    # The entry-level dwelling is full of cattle.
    assert mine(lay_out(farm(**base, cattle=2, boar=1))).housed()  # type: ignore[arg-type]
    assert mine(lay_out(farm(**base, cattle=2, sheep=2))).housed()  # type: ignore[arg-type]
    for herd in ({"sheep": 3}, {"boar": 2}, {"sheep": 2, "boar": 1}):
        with pytest.raises(grotto.BadData):
            lay_out(farm(**base, cattle=2, **herd))  # type: ignore[arg-type]
    pasture = {"r3c2": "large_pasture", "r2c2": "large_pasture"}
    pair = [["r3c2", "r2c2"]]
    lay_out(farm(cells=pasture, large=pair, stables=["r3c2", "r2c2"], dog=5, cattle=2, sheep=16))
    with pytest.raises(grotto.BadData):
        lay_out(farm(cells=pasture, large=pair, stables=["r3c2", "r2c2"], dog=5, cattle=2, sheep=17))


def test_gc_12_gold_as_food() -> None:
    state = lay_out(farm(gold=5))
    assert got(state.clone(), "convert_gold 5") == {"gold": -5, "food": 4}
    assert got(state, "convert_gold 2", "convert_gold 3") == {"gold": -5, "food": 3}


def test_gc_14_begging() -> None:
    hungry = farm(dwarfs=[0, 0, 0], food=2, grain=1, sheep=1)
    state = feeding(hungry)
    assert have(state)["food"] == 2
    nothing = play(state.clone(), "feed")  # type: ignore[arg-type]
    assert mine(nothing).begging == 4
    assert have(nothing) == {"grain": 1, "sheep": 1}
    both = play(state, "convert grain", "convert sheep", "feed")
    assert mine(both).begging == 2
    assert have(both) == {}
    assert listed(feeding(hungry), "feed") == ["feed"]


def test_gc_16_breeding_at_the_limit() -> None:
    state = feeding(farm(cattle=2, food=10))
    assert listed(state, "breed") == []
    state = feeding(farm(cells={"r3c2": "meadow"}, stables=["r3c2"], sheep=3, food=10))
    assert listed(state, "breed") == []
    play(state, "convert sheep", "breed sheep")
    assert have(state)["sheep"] == 3


def test_gc_17_level_3_expedition_with_strength_1() -> None:
    state = lay_out(farm(dwarfs=[1, 14, 5, 0], at={3: "housework"}))
    play(state, "place blacksmithing", "loot all_weapons_plus_1")
    assert why(state, "loot sheep") == "too_weak"
    assert got(state, "loot dog", "loot wood") == {"dog": 1, "wood": 1}
    assert mine(state).strength == [3, 14, 6, 0]


def test_gc_18_blacksmith_without_ore() -> None:
    state = play(lay_out(farm(furnishings=["blacksmith"])), "place blacksmithing")
    assert listed(state, "forge") == ["forge 1", "forge 2"]
    play(state, "forge 2", "loot sheep", "loot grain", "loot dog")
    assert mine(state).strength[0] == 3
    for ore, best in ((3, 5), (6, 8), (9, 8)):
        state = play(lay_out(farm(furnishings=["blacksmith"], ore=ore)), "place blacksmithing")
        assert listed(state, "forge")[-1] == f"forge {best}"


def test_gc_20_play_order() -> None:
    state = lay_out(farm(dwarfs=[0, 3, 14], ruby=2), farm(dwarfs=[0, 0, 0]), piles={"logging": {"wood": 3}})
    assert can(state, "place logging")
    assert can(state, "hurry 14 logging")
    assert can(state, "hurry 3 logging")
    play(state, "hurry 14 logging", "collect", "skip")
    assert have(state) == {"ruby": 1, "wood": 3}
    play(state, "place supplies")
    assert state.actor == 0
    assert state.prompt().data["n"] == 0
    assert got(state, "hurry 3 housework", "gain", "skip") == {"ruby": -1, "dog": 1}


def test_gc_21_discounts_on_sheep_farming() -> None:
    cells = {"r3c2": "meadow", "r2c2": "meadow", "r3c0": "meadow"}
    state = lay_out(
        farm(cells=cells, furnishings=["carpenter", "stone_carver"], wood=4), piles={"sheep_farming": {"sheep": 1}}
    )
    play(state, "place sheep_farming", "small_pasture r3c0", "large_pasture r2c2 r3c2", "stable r3c0", "collect")
    assert have(state) == {"sheep": 1}


def test_gc_23_builder() -> None:
    state = play(lay_out(farm(furnishings=["builder"], caverns=1, ore=3, stone=1)), "place housework")
    assert listed(state, "furnish").count("furnish blacksmith r1c3 ore_for_both") == 1
    assert why(state, "furnish blacksmith r1c3") == "short"
    # 2 ore and 1 stone, and the tile brings 2 ore.
    assert got(state, "furnish blacksmith r1c3 ore_for_both") == {"stone": -1}
    state = play(lay_out(farm(furnishings=["builder"], caverns=1, ore=3)), "place housework")
    assert not [act for act in listed(state) if "blacksmith " in act]
    own = play(lay_out(farm(ore=3)), "place housework")
    assert not can(own, "furnish builder r2c3 ore_for_stone")


def test_gc_25_state_parlor() -> None:
    cells = {"r3c4": "cavern", "r2c4": "cavern"}
    rooms = {"r2c3": "office_room", "r3c5": "dwelling", "r4c4": "dwelling"}
    state = lay_out(farm(cells=cells, furnishings=rooms, gold=5, stone=6, wood=4), round=7)
    assert got(state, "place housework", "furnish state_parlor r3c4")["food"] == 6
    play(state, "gain", "place supplies")
    assert state.actor == 0
    play(state, "place wish_for_children")
    before = mine(state).goods.copy()
    play(state, "furnish dwelling r2c4")
    assert mine(state).goods[4] == before[4]
    assert points(state, "bonus") == 16


def test_gc_27_guest_room_on_wish_for_children() -> None:
    rich: dict[str, int] = {"wood": 4, "stone": 3}
    state = lay_out(farm(furnishings=["guest_room"], caverns=1, **rich), round=7)
    play(state, "place wish_for_children", "furnish dwelling r1c3", "grow")
    assert len(mine(state).strength) == 3
    state = play(lay_out(farm(**rich), round=7), "place wish_for_children")
    assert why(state, "grow") == "no_room_for_dwarf"
    play(state, "furnish dwelling r2c3")
    assert state.actor == 1


def test_gc_29_additional_dwelling() -> None:
    few = farm(furnishings=["additional_dwelling", "dwelling"], dwarfs=[0, 0, 0])
    assert why(lay_out(few, round=7), "place wish_for_children") == "nothing_to_do"
    five = farm(furnishings=["additional_dwelling", "broom_chamber"], dwarfs=[0] * 5)
    state = lay_out(five, round=7)
    assert points(state, "bonus") == 5
    play(state, "place wish_for_children")
    assert len(mine(state).strength) == 6
    assert points(state, "bonus") == 10


def test_gc_31_imitation() -> None:
    theirs = farm(dwarfs=[0, 0, 0, 0], at={0: "logging", 1: "ore_mining", 2: "starting_player"})
    state = lay_out(farm(food=2), theirs, players=4)
    assert why(state, "place imitation_basic") == "nothing_to_do"
    state = lay_out(farm(food=2, dwarfs=[4, 4], at={1: "housework"}), theirs, players=4)
    play(state, "place imitation_basic")
    assert listed(state, "imitate") == ["imitate logging"]
    assert why(state, "imitate starting_player") == "not_imitable"
    assert why(state, "imitate housework") == "no_opponent_there"
    play(state, "imitate logging", "loot vegetable")
    assert have(state) == {"vegetable": 1}
    assert mine(state).strength[0] == 5
    mines = {"r1c3": "ore_mine", "r0c3": "ore_mine"}
    state = lay_out(farm(food=2, cells=mines), theirs, players=4)
    assert got(state, "place imitation_basic", "imitate ore_mining") == {"food": -2, "ore": 4}


def test_gc_33_ore_trading() -> None:
    state = lay_out(farm(ore=5))
    assert got(state, "place ore_trading", "trade") == {"ore": -4, "gold": 4, "food": 2}
    assert state.actor == 1
    assert why(lay_out(farm(ore=1)), "place ore_trading") == "short"


def test_gc_35_miner_and_mining_cave() -> None:
    cells = {"r0c3": "ore_mine", "r0c4": "ore_mine", "r0c5": "ruby_mine"}
    both = farm(cells=cells, furnishings=["miner", "mining_cave"], donkey=3, food=10)
    state = lay_out(both, players=1, agenda=[["work", 0], ["income", 0]])
    assert have(state)["ore"] == 2
    state = feeding(both)
    assert 10 - have(state)["food"] == 1


def test_gc_37_third_question_mark() -> None:
    fields = {"r3c2": "field", "r2c2": "field", "r3c1": "meadow"}
    crops = {"r3c2": {"grain": 3}, "r2c2": {"vegetable": 2}}
    both = farm(cells=fields, crops=crops, sheep=2, stables=["r3c1"], food=4)
    state = feeding(both, both, harvest="choice", players=2)
    play(state, "choose field", "choose breeding")
    assert have(state, 0) == {"grain": 1, "vegetable": 1, "sheep": 2}
    assert have(state, 1) == {"sheep": 2}
    assert state.actor == 1
    play(state, "breed sheep")
    assert have(state, 1) == {"sheep": 3}
    assert mine(state, 1).crops_on_fields() == (3, 2)


def test_gc_38_question_marks_in_rounds_6_7_8() -> None:
    state = GAME.new(3, first_player=0)
    kinds = {}
    while state.actor != grotto.NOBODY:
        data = state.to_data()
        if data["harvest"] != "unknown":
            kinds[data["round"]] = data["harvest"]
        acts = listed(state)
        if acts[0].startswith("marker"):
            acts = ["marker question" if "marker question" in acts else acts[0]]
        play(state, acts[0])
    assert [kinds[round] for round in range(1, 13)] == [
        "none", "none", "full", "pay_one", "full", "none", "pay_one", "choice", "full", "full", "full", "full",
    ]  # fmt: skip


def test_gc_39_cuddle_room() -> None:
    state = lay_out(
        farm(furnishings=["cuddle_room", "dwelling", "dwelling"], dwarfs=[0, 0, 0], cattle=2, sheep=3),
    )
    assert not mine(state).houses(1, 0, 0, 0)
    play(state, "place family_life")
    assert mine(state).houses(1, 0, 0, 0)
    assert not mine(state).houses(2, 0, 0, 0)


def test_gc_40_stubble_room() -> None:
    state = lay_out(farm(cells={"r3c2": "field"}, furnishings=["stubble_room"], sheep=2, cattle=1, grain=1))
    play(state, "place slash_and_burn")
    assert got(state.clone(), "sow grain") == {"grain": -1}
    play(state, "sow grain")
    assert sorted(listed(state, "eat")) == ["eat cattle", "eat sheep sheep"]
    assert got(state, "eat cattle") == {"cattle": -1, "food": 3}


def test_gc_42_food_chamber() -> None:
    cells = {"r3c2": "field", "r2c2": "field"}
    crops = {"r3c2": {"grain": 2}, "r2c2": {"vegetable": 2}}
    state = lay_out(farm(cells=cells, crops=crops, furnishings=["food_chamber"], grain=3, vegetable=2))
    assert (points(state, "bonus"), points(state, "grain"), points(state, "vegetables")) == (8, 3, 4)


def test_gc_44_dog_school() -> None:
    state = play(lay_out(), "place housework")
    assert got(state.clone(), "furnish dog_school r2c3", "gain") == {"dog": 1, "wood": 1}
    assert got(state, "gain", "furnish dog_school r2c3") == {"dog": 1}


def test_gc_46_tie() -> None:
    state = lay_out(farm(gold=90), farm(gold=90))
    assert state.result().winners == (0, 1)
    assert state.result().verdict == "shared"
