"""Section 19: the rulings 1 to 60."""

from __future__ import annotations

import pytest

import grotto
from grotto.games.caverna.state import CavernaState

from .table import GAME, can, farm, feeding, got, have, lay_out, listed, mine, pile, placed, play, points, why

MEADOW = {"r3c2": "meadow"}
TUNNELS = {"r1c3": "tunnel", "r0c3": "tunnel"}


def test_001_a_space_without_goods_needs_another_effect() -> None:
    state = lay_out()
    assert why(state, "place wood_gathering") == "nothing_here"
    assert why(state, "place logging") == "nothing_to_do"
    assert can(state, "place drift_mining")
    assert can(lay_out(farm(dwarfs=[1, 1])), "place logging")


def test_002_a_new_card_gets_goods_at_once() -> None:
    state = GAME.new(3, first_player=0)
    play(state, "reveal sheep_farming")
    assert pile(state, "sheep_farming") == {"sheep": 1}


def test_003_and_117_empty_is_judged_for_the_whole_space_once() -> None:
    agenda = [["work", 0], ["income", 0], ["replenish"]]
    state = lay_out(players=3, piles={"strip_mining": {"ore": 1}}, agenda=agenda)
    assert pile(state, "strip_mining") == {"stone": 1, "ore": 1}
    state = lay_out(players=7, piles={"large_depot": {"stone": 1}}, agenda=agenda)
    assert pile(state, "large_depot") == {"wood": 1, "stone": 2, "ore": 1}
    state = lay_out(players=4, piles={"sustenance": {"vegetable": 1}}, agenda=agenda)
    assert pile(state, "sustenance") == {"vegetable": 2}


def test_004_and_005_the_token_changes_the_next_round() -> None:
    state = lay_out(farm(), farm(), round=7, token=1, first=0)
    play(state, "place starting_player")
    assert state.to_data()["token"] == 0
    assert state.actor == 1
    again = lay_out(farm(), farm(), token=0, first=0)
    assert can(again, "place starting_player")


def test_006_equal_strengths_are_alike() -> None:
    state = lay_out(farm(dwarfs=[3, 3, 5], ruby=1))
    assert can(state, "hurry 5 supplies")
    assert why(state, "hurry 3 supplies") == "no_hurry"


def test_007_a_ruby_for_each_placement_out_of_order() -> None:
    state = lay_out(farm(dwarfs=[0, 3, 4], ruby=1), placed("housework", "clearing"))
    play(state, "hurry 3 supplies")
    assert state.actor == 0
    assert why(state, "hurry 4 starting_player") == "short"


def test_008_a_newborn_dwarf_is_not_placed() -> None:
    young = farm(furnishings=["dwelling"], dwarfs=[3, 3], ruby=3)
    state = play(lay_out(young, placed("clearing", "housework"), round=7), "place wish_for_children", "grow")
    assert mine(state).where[2] == -2
    assert state.prompt().data["left"] == 1
    play(state, "place supplies")
    assert state.prompt().id != "place_dwarf"


def test_009_wish_without_room_is_furnishing_only() -> None:
    state = play(lay_out(farm(wood=4, stone=3), round=7), "place wish_for_children")
    assert why(state, "grow") == "no_room_for_dwarf"
    assert listed(state, "furnish")


def test_010_urgent_wish_no_growth_without_furnishing() -> None:
    state = play(lay_out(farm(furnishings=["dwelling"], caverns=1, wood=4, stone=3)), "place urgent_wish_for_children")
    assert not can(state, "grow")
    assert can(state, "gain")


def test_011_urgent_wish_furnish_without_growth() -> None:
    state = lay_out(farm(wood=4, stone=3))
    play(state, "place urgent_wish_for_children", "furnish dwelling r2c3", "skip")
    assert len(mine(state).strength) == 2
    assert have(state) == {}


def test_012_urgent_wish_with_five_dwarfs() -> None:
    state = lay_out(farm(dwarfs=[0] * 5, caverns=1, wood=4, stone=3))
    play(state, "place urgent_wish_for_children")
    assert can(state, "gain")
    dwelling = next(act for act in listed(state) if act.startswith("furnish dwelling"))
    play(state, dwelling)
    # Nothing more to decide: no sixth dwarf.
    assert state.actor == 1


def test_013_guest_room_on_wish_growth_into_the_new_dwelling() -> None:
    state = lay_out(farm(furnishings=["guest_room"], caverns=1, wood=4, stone=3), round=7)
    play(state, "place wish_for_children", "furnish dwelling r1c3", "grow")
    assert len(mine(state).strength) == 3


def test_014_guest_room_with_two_ordinary_tunnels() -> None:
    state = lay_out(farm(cells=TUNNELS | {"r0c4": "deep_tunnel"}, furnishings=["guest_room"]))
    play(state, "place ruby_mine_construction", "ruby_mine r1c3")
    assert not can(state, "ruby_mine r0c3")
    assert got(state, "ruby_mine r0c4") == {"ruby": 1}
    state = lay_out(farm(cells=TUNNELS, furnishings=["guest_room"]))
    play(state, "place ruby_mine_construction", "ruby_mine r1c3")
    assert state.actor == 1


def test_015_forging_alone() -> None:
    state = play(lay_out(farm(ore=4)), "place blacksmithing", "forge 4", "skip")
    assert mine(state).strength[0] == 4


def test_016_an_armed_dwarf_only_goes_on_the_expedition() -> None:
    state = play(lay_out(farm(dwarfs=[2, 2], ore=5)), "place blacksmithing")
    assert why(state, "forge 3") == "already_armed"
    assert can(state, "loot sheep")


@pytest.mark.parametrize("players", [5, 6])
def test_017_unarmed_dwarfs_without_the_expedition(players: int) -> None:
    state = lay_out(farm(cells=TUNNELS | MEADOW, grain=1), players=players, piles={"logging": {"wood": 3}})
    assert got(state.clone(), "place logging") == {"wood": 3}
    assert can(state, "place ore_mine_construction")
    state = lay_out(farm(cells={"r3c2": "field"}, grain=1), players=players)
    assert can(state, "place hardware_rental")


def test_018_019_all_weapons_come_after_and_only_for_armed() -> None:
    state = lay_out(farm(dwarfs=[1, 3, 0], at={2: "housework"}))
    play(state, "place blacksmithing", "loot all_weapons_plus_1")
    assert why(state, "loot sheep") == "too_weak"
    play(state, "end_expedition")
    assert mine(state).strength == [3, 4, 0]


def test_020_at_least_one_item() -> None:
    state = play(lay_out(farm(dwarfs=[3, 3])), "place blacksmithing")
    assert not can(state, "end_expedition")
    assert not can(state, "skip")
    assert can(play(state, "loot dog"), "end_expedition")


def test_021_furnish_and_dwelling_in_one_expedition() -> None:
    state = lay_out(farm(dwarfs=[14, 14], caverns=2, wood=6, stone=5))
    play(state, "place blacksmithing", "loot dwelling r2c3", "loot furnish_cavern dwelling r1c3")
    assert mine(state).dwellings == 2
    assert have(state) == {}


def test_022_and_118_a_weapon_of_14_stays() -> None:
    state = lay_out(farm(dwarfs=[14, 14, 13], at={1: "housework"}))
    state = lay_out(farm(dwarfs=[14, 13, 5], at={1: "housework", 2: "clearing"}))
    play(state, "place logging", "loot all_weapons_plus_1")
    assert mine(state).strength == [14, 14, 6]


def test_023_the_weapon_is_traded_in_the_midst_of_an_expedition() -> None:
    state = lay_out(farm(dwarfs=[8, 8], furnishings=["peaceful_cave"], at={1: "housework"}))
    play(state, "place blacksmithing", "loot dog", "disarm 8 acting")
    assert have(state)["food"] == 8
    play(state, "loot two_gold", "loot wood")
    assert mine(state).strength == [0, 8]


def test_024_loot_and_ruby_tiles_pay_icons() -> None:
    state = lay_out(farm(cells=MEADOW, dwarfs=[12, 12], ruby=2))
    assert got(state, "ruby meadow r3c1") == {"ruby": -1, "food": 1}
    assert got(state, "ruby tunnel r3c4") == {"ruby": -1, "food": 1}
    state = lay_out(farm(cells=MEADOW, dwarfs=[12, 12]))
    assert got(state, "place logging", "loot field r3c1") == {"food": 1}


def test_025_a_stable_pays_no_icon_until_a_tile_is_laid() -> None:
    state = lay_out(farm(cells=MEADOW, stone=1, ruby=1))
    assert got(state, "place sheep_farming", "stable r3c1") == {"stone": -1}
    assert got(state, "ruby meadow r3c1") == {"ruby": -1, "food": 1}


def test_026_no_field_under_a_stable() -> None:
    state = lay_out(farm(cells=MEADOW, stables=["r2c2"], ruby=1))
    assert why(state, "ruby field r2c2") == "field_under_stable"
    play(state, "place clearing")
    assert why(state, "twin meadow_field r2c1 r2c2") == "field_under_stable"
    assert can(state, "twin meadow_field r2c2 r2c1")


def test_027_stable_on_the_entrance_cell() -> None:
    state = lay_out(farm(stables=["r3c2"], ruby=1))
    assert can(state, "ruby meadow r3c2")
    assert not can(state, "ruby field r3c2")
    play(state, "place clearing")
    assert can(state, "twin meadow_field r3c2 r2c2")
    assert not can(state, "twin meadow_field r2c2 r3c2")


def test_028_and_029_a_stable_far_away_makes_a_cell_used() -> None:
    state = lay_out(farm(stone=1))
    before = points(state, "unused_cells")
    play(state, "place sheep_farming", "stable r0c0")
    assert points(state, "unused_cells") == before + 1


def test_030_031_090_pastures() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r2c2": "small_pasture", "r1c2": "small_pasture"}
    state = play(lay_out(farm(cells=cells, wood=4)), "place sheep_farming")
    assert listed(state, "large_pasture") == ["large_pasture r3c1 r3c2"]
    assert why(state, "large_pasture r1c2 r2c2") == "no_meadow"
    # Two small pastures side by side stay two areas: 2 + 2, and 2 in the dwelling.
    assert mine(lay_out(farm(cells=cells, sheep=2, boar=2, cattle=2))).housed()


def test_032_dogs_or_stable_not_both() -> None:
    base = farm(cells=MEADOW, stables=["r3c2"], dog=1, cattle=2, sheep=2)
    assert not mine(lay_out(base)).houses(1, 0, 0, 0)


def test_033_dogs_stand_beside_cattle() -> None:
    cells = {"r3c2": "small_pasture"}
    assert mine(lay_out(farm(cells=cells, dog=3, cattle=2, boar=2))).housed()


def test_034_one_dog_on_each_of_three_meadows() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
    state = lay_out(farm(cells=cells, dog=3, cattle=2, sheep=6))
    assert not mine(state).houses(1, 0, 0, 0)


def test_035_surplus_is_eaten_at_once() -> None:
    state = lay_out(farm(sheep=2), piles={"donkey_farming": {"donkey": 3}})
    play(state, "place donkey_farming")
    # One of the sets keeps the sheep and eats the donkeys: a pair and one more.
    assert sorted(listed(state, "eat")) == ["eat donkey donkey donkey", "eat sheep sheep donkey"]
    assert got(state.clone(), "eat donkey donkey donkey") == {"donkey": -3, "food": 4}
    assert got(state, "eat sheep sheep donkey") == {"sheep": -2, "donkey": -1, "food": 3}


def test_036_037_newborn_need_room_and_are_chosen() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    state = feeding(farm(cells=cells, stables=["r3c1"], cattle=2, boar=2, sheep=2, food=9))
    assert sorted(listed(state, "breed")) == ["breed boar", "breed cattle", "breed sheep"]
    assert can(state, "no_newborn")
    assert got(state, "breed boar") == {"boar": 1}
    none = feeding(farm(cells=cells, sheep=2, boar=2, cattle=2, food=9))
    assert listed(none, "breed") == []


def test_038_two_animals_and_room_for_two() -> None:
    assert listed(feeding(farm(boar=2, food=9)), "breed") == []


def test_039_breeding_loot_up_to_two_types() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture", "r2c2": "small_pasture"}
    state = lay_out(
        farm(cells=cells, stables=["r3c2", "r3c1", "r2c2"], dwarfs=[14, 14], sheep=2, boar=2, cattle=2, donkey=1)
    )
    play(state, "place logging")
    found = listed(state, "loot")
    assert "loot breed_two sheep boar" in found
    assert "loot breed_two sheep" in found
    assert not any("breed_two" in act and act.count(" ") > 3 for act in found)
    assert why(state, "loot breed_two donkey") == "too_few_parents"


def test_040_the_working_cave_waits_for_an_exchange() -> None:
    """Section 8: exchanges are free at the feeding too, so material may still come, also where the food suffices."""
    for furnishings, goods, acts in (
        (["working_cave", "trader"], {"gold": 2}, ["exchange trader", "feed stone"]),
        (["working_cave", "seam"], {"ruby": 1}, ["ruby stone", "feed stone"]),
        (
            ["working_cave", "trader", "beer_parlor"],
            {"grain": 2},
            ["exchange beer_parlor gold", "exchange trader", "feed wood"],
        ),
    ):
        state = feeding(farm(furnishings=furnishings, food=4, **goods), farm(food=4))
        assert state.prompt().id == "feed"
        play(state, *acts)
        assert have(state)["food"] == 2
    # Nothing that could come: nobody is asked.
    assert feeding(farm(furnishings=["working_cave", "trader"], food=4, sheep=1), farm(food=4)).prompt().id != "feed"


def test_040_working_cave_feeds_one_dwarf() -> None:
    family = farm(furnishings=["working_cave"], dwarfs=[0, 0, 0], wood=2, stone=1, ore=2, food=6)
    state = feeding(family)
    assert listed(state, "feed") == ["feed", "feed wood", "feed stone", "feed ore"]
    assert got(state.clone(), "feed") == {"food": -6}
    assert got(state.clone(), "feed ore") == {"ore": -2, "food": -4}
    assert got(state, "feed wood") == {"wood": -1, "food": -4}


def test_041_mining_cave_gives_no_refund() -> None:
    cells = dict.fromkeys(["r0c3", "r0c4", "r1c4", "r1c5", "r0c5"], "ore_mine")
    state = feeding(farm(cells=cells, furnishings=["mining_cave"], donkey=5, food=3))
    assert have(state)["food"] == 3


def test_042_one_food_for_newborn_too() -> None:
    mother = farm(dwarfs=[0, 0, 0], at={2: "newborn"}, food=9)
    assert 9 - have(feeding(mother, harvest="pay_one"))["food"] == 3
    assert 9 - have(feeding(mother, harvest="full"))["food"] == 5


def test_043_food_is_not_held_back() -> None:
    state = feeding(farm(food=3, vegetable=1))
    play(state, "feed")
    assert mine(state).begging == 1
    assert have(state) == {"vegetable": 1}


def test_044_and_103_third_question_mark() -> None:
    fields = {"r3c2": "field"}
    state = feeding(farm(cells=fields, crops={"r3c2": {"grain": 3}}, sheep=2, food=9), harvest="choice")
    assert listed(state, "choose") == ["choose field", "choose breeding"]
    play(state, "choose breeding")
    assert 9 - have(state)["food"] == 4
    assert mine(state).crops_on_fields() == (3, 0)


def test_045_question_marks_in_order() -> None:
    state = GAME.from_data({"players": 3, "round": 6, "agenda": [["work", 0], ["turn_marker"]], "harvest": "unknown"})
    kinds = []
    assert isinstance(state, CavernaState)
    for _ in range(3):
        play(state, "marker question")
        kinds.append(state.to_data()["harvest"])
        state.agenda.append((GAME.from_data({}).step_book().by_name["turn_marker"].number,))
        state.actor = grotto.CHANCE
        state._acts = None
    assert kinds == ["none", "pay_one", "choice"]


@pytest.mark.parametrize("tile", ["carpenter", "stone_carver", "builder"])
def test_046_and_048_no_discount_on_the_tile_itself(tile: str) -> None:
    state = play(lay_out(farm(ore=3)), "place housework")
    assert not [act for act in listed(state) if act.startswith(f"furnish {tile}")]


def test_047_carpenter_on_both_pastures() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
    state = lay_out(farm(cells=cells, furnishings=["carpenter"], wood=4))
    assert got(state, "place sheep_farming", "small_pasture r3c0", "large_pasture r3c1 r3c2") == {"wood": -4}


def test_049_work_room_not_on_a_tunnel() -> None:
    state = play(lay_out(farm(cells=TUNNELS, stone=1)), "place housework")
    assert can(state, "furnish work_room r2c3")
    assert why(state, "furnish work_room r1c3") == "no_cavern"


def test_050_and_094_work_room_and_tunnels() -> None:
    cells = {"r1c3": "tunnel", "r0c3": "deep_tunnel", "r0c4": "ore_mine"}
    state = play(lay_out(farm(cells=cells, furnishings=["work_room"], stone=1)), "place housework")
    assert can(state, "furnish carpenter r1c3")
    assert can(state, "furnish carpenter r0c3")
    assert why(state, "furnish carpenter r0c4") == "no_cavern"
    play(state, "furnish carpenter r0c3", "gain")
    assert mine(state).deep == 0


OFFICE = {"r2c3": "office_room"}


def test_051_ruby_mine_on_an_outer_tunnel() -> None:
    state = lay_out(farm(cells={"r3c4": "cavern", "r4c4": "tunnel"}, furnishings=OFFICE))
    play(state, "place ruby_mine_construction", "ruby_mine r4c4")
    assert points(state, "mines") == 4


def test_052_no_gold_for_the_second_layer() -> None:
    cells = {"r3c4": "tunnel", "r4c4": "tunnel", "r3c2": "meadow", "r4c2": "meadow"}
    state = lay_out(farm(cells=cells, furnishings=OFFICE, wood=4), farm())
    assert got(state, "place ore_mine_construction", "twin ore_mine_deep_tunnel r4c4 r3c4") == {"ore": 3}
    play(state, "place supplies")
    assert got(state, "place sheep_farming", "large_pasture r3c2 r4c2") == {"wood": -4}


def test_053_outer_cells_touch_each_other() -> None:
    cells = {"r3c2": "field", "r4c2": "meadow", "r3c1": "field", "r4c1": "meadow"}
    state = play(lay_out(farm(cells=cells, furnishings=OFFICE, wood=4)), "place sheep_farming")
    assert can(state, "large_pasture r4c1 r4c2")


def test_054_trader_over_spare_part_storage() -> None:
    state = lay_out(farm(furnishings=["spare_part_storage", "main_storage"], wood=1))
    assert points(state, "bonus") == 4
    play(state, "place housework")
    assert listed(state, "furnish") == ["furnish trader r2c3"]
    play(state, "furnish trader r2c3", "skip")
    assert points(state, "bonus") == 2
    data = state.to_data()
    assert "spare_part_storage" not in data["supply"]  # type: ignore[operator]


def test_055_seam_and_trader() -> None:
    state = lay_out(farm(furnishings=["seam", "trader"], gold=2))
    assert got(state, "exchange trader") == {"gold": -2, "wood": 1, "stone": 1, "ore": 2}


def test_056_seam_and_stone_supplier() -> None:
    state = lay_out(
        farm(furnishings=["seam", "stone_supplier"]) | {"deliveries": {"stone": 2}},
        players=1,
        agenda=[["work", 0], ["income", 0]],
    )
    assert have(state) == {"stone": 1, "ore": 1}


def test_057_dog_school_and_a_ruby() -> None:
    assert got(lay_out(farm(furnishings=["dog_school"], ruby=1)), "ruby dog") == {"ruby": -1, "dog": 1, "wood": 1}


def test_058_quarry_only_for_born_donkeys() -> None:
    cells = {"r3c2": "small_pasture"}
    stall = farm(cells=cells, furnishings=["quarry"], donkey=2, dwarfs=[14, 14], food=9)
    assert got(lay_out(stall), "place logging", "loot donkey") == {"donkey": 1}
    assert got(lay_out(stall), "place logging", "loot breed_two donkey") == {"donkey": 1, "stone": 1}
    assert got(feeding(stall), "breed donkey") == {"donkey": 1, "stone": 1}
    fold = farm(cells=cells, furnishings=["quarry"], sheep=2, food=9)
    assert got(feeding(fold), "breed sheep") == {"sheep": 1}


def test_059_cuddle_room_counts_the_newborn_at_once() -> None:
    state = lay_out(farm(furnishings=["cuddle_room", "dwelling"], sheep=4), round=7)
    assert not mine(state).houses(1, 0, 0, 0)
    play(state, "place wish_for_children")
    assert mine(state).houses(1, 0, 0, 0)


def test_060_six_dwarfs() -> None:
    state = lay_out(farm(furnishings=["additional_dwelling", "broom_chamber"], dwarfs=[0] * 6))
    assert points(state, "bonus") == 10
    assert points(state, "dwarfs") == 6
