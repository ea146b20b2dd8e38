"""Section 19: the edge-case rulings, by their numbers."""

from __future__ import annotations

import pytest

import grotto
from grotto import State
from grotto.games.caverna.schedule import rounds_of
from grotto.games.caverna.state import CavernaState

from .table import GAME, can, cards, farm, feeding, got, have, lay_out, listed, mine, pile, play, points, why

MEADOW = {"r3c2": "meadow"}
TUNNELS = {"r1c3": "tunnel", "r0c3": "tunnel"}


def placed(*spaces: str) -> dict[str, object]:
    """An opponent whose dwarfs stand on these spaces."""
    return farm(dwarfs=[0] * max(2, len(spaces)), at=dict(enumerate(spaces)))


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


def test_061_and_119_suppliers_near_the_end() -> None:
    state = play(lay_out(farm(stone=1), round=11), "place housework", "furnish wood_supplier r2c3", "skip")
    while state.actor != grotto.NOBODY:
        acts = [act for act in listed(state) if act not in ("place supplies", "gain", "collect")]
        play(state, next(act for act in acts if not act.startswith("convert")))
    # One delivery in round 12; the other six would come after the end.
    assert mine(state).deliveries == (6, 0, 0)
    assert points(state, "furnishings") == 2


@pytest.mark.parametrize("players", [1, 2])
def test_062_suppliers_across_the_skipped_round(players: int) -> None:
    assert 9 not in rounds_of(players)
    mine_ = farm(furnishings=["ruby_supplier"], food=9) | {"deliveries": {"ruby": 4}}
    others = [farm(food=9)] * (players - 1)
    state = lay_out(mine_, *others, players=players, round=8, harvest="none", agenda=[["round_ends"]])
    if state.actor == grotto.CHANCE:
        play(state, "reveal adventure")
    assert state.to_data()["round"] == 10
    assert have(state)["ruby"] == 1


def test_063_donkeys_move_for_the_miner_even_if_bought_now() -> None:
    cells = {"r0c3": "ore_mine", "r0c4": "ore_mine"}
    state = lay_out(
        farm(cells=cells, furnishings=["miner"], donkey=1, ruby=1), players=1, agenda=[["work", 0], ["income", 0]]
    )
    assert state.prompt().id == "before_income"
    play(state, "ruby donkey", "done")
    assert have(state)["ore"] == 2


def test_064_and_116_crops_on_fields_are_not_in_the_supply() -> None:
    cells = {"r3c2": "field"}
    state = lay_out(farm(cells=cells, crops={"r3c2": {"grain": 3}}, furnishings=["beer_parlor"], grain=1))
    assert why(state, "exchange beer_parlor gold") == "short"
    assert points(state, "grain") == 2


def test_065_food_chamber_counts_fields() -> None:
    cells = {"r3c2": "field"}
    state = lay_out(farm(cells=cells, crops={"r3c2": {"grain": 3}}, furnishings=["food_chamber"], vegetable=2))
    assert points(state, "bonus") == 4


def test_066_067_110_last_exchanges() -> None:
    last = farm(furnishings=["peaceful_cave", "prayer_chamber"], dwarfs=[5, 3], food=4)
    state = feeding(last, farm(grain=2, food=4), players=2)
    assert state.prompt().id == "last_window"
    assert points(state, "bonus") == 0
    play(state, "disarm 5 waiting", "disarm 3 waiting", "done")
    assert points(state, "bonus") == 8
    assert state.actor == 1
    play(state, "convert grain", "done")
    assert state.actor == grotto.NOBODY


def test_068_all_parts_for_the_imitator() -> None:
    state = lay_out(farm(food=2), placed("clearing"), players=4)
    play(state, "place imitation_basic", "imitate clearing")
    assert listed(state, "twin")


def test_069_imitating_the_card_that_was_turned_over() -> None:
    state = lay_out(farm(food=2), placed("urgent_wish_for_children"), players=4)
    assert got(state, "place imitation_basic", "imitate urgent_wish_for_children") == {"food": -2, "gold": 3}


def test_070_imitation_with_too_little_food() -> None:
    state = lay_out(farm(grain=2), placed("housework"), players=4)
    assert why(state, "place imitation_basic") == "short"
    play(state, "convert grain", "convert grain")
    assert can(state, "place imitation_basic")


def test_071_extension_with_guest_room_once() -> None:
    state = lay_out(farm(furnishings=["guest_room"]), players=7)
    acts = ["place extension", "twin meadow_field r3c2 r2c2", "twin cavern_tunnel r3c4 r3c5"]
    assert got(state, *acts) == {"wood": 1, "stone": 1, "food": 1}
    assert mine(state).extension_used
    again = lay_out(farm(furnishings=["guest_room"]) | {"extension_used": 1}, players=7)
    play(again, *acts[:2])
    assert again.actor == 1
    # One half alone does not use it up.
    half = play(lay_out(farm(furnishings=["guest_room"]), players=7), *acts[:2], "skip")
    assert not mine(half).extension_used


def test_072_only_gold_pays_on_the_market() -> None:
    state = lay_out(farm(ruby=1), players=5)
    play(state, "place weekly_market", "buy cattle", "buy wood")
    assert why(state, "buy stone") == "short"
    assert why(state, "buy wood") == "bought_already"
    assert can(play(state, "ruby gold"), "buy stone")


def test_073_ore_trading_with_less_than_two_ore() -> None:
    state = lay_out(farm(ore=1, ruby=2))
    assert why(state, "place ore_trading") == "short"
    play(state, "ruby ore", "place ore_trading")
    assert why(state, "trade") == "short"
    assert have(state) == {"ruby": 1, "gold": 2, "food": 1}


def test_074_each_sow_action_has_its_own_limit() -> None:
    cells = dict.fromkeys(["r3c2", "r3c1", "r3c0", "r2c0", "r2c1"], "field")
    state = lay_out(farm(cells=cells, grain=5, vegetable=5, dwarfs=[12, 12]))
    play(state, "place slash_and_burn")
    acts = listed(state, "sow")
    assert "sow grain grain vegetable vegetable" in acts
    assert len(acts) == 8
    play(state, "sow grain grain")
    assert mine(state).crops_on_fields() == (6, 0)


def test_075_076_solo_overflow() -> None:
    agenda = [["work", 0], ["income", 0], ["replenish"], ["overflow_check"]]
    piles = {"ore_delivery": {"stone": 3, "ore": 3}, "logging": {"wood": 7}, "wood_gathering": {"wood": 5}}
    state = lay_out(farm(ruby=2), players=1, piles=piles, agenda=agenda)
    assert sorted(listed(state, "protect")) == ["protect logging", "protect ore_delivery"]
    saved = play(state.clone(), "protect logging", "let_go")  # type: ignore[arg-type]
    assert pile(saved, "logging") == {"wood": 8}
    assert pile(saved, "ore_delivery") == {"stone": 1, "ore": 1}
    assert pile(saved, "wood_gathering") == {"wood": 6}
    play(state, "protect logging")
    assert why(state, "protect logging") == "protected"
    assert why(state, "protect clearing") == "not_overfull"
    both = play(state, "protect ore_delivery")
    assert pile(both, "ore_delivery") == {"stone": 4, "ore": 4}
    assert have(both) == {}
    poor = lay_out(farm(), players=1, piles=piles, agenda=agenda)
    assert pile(poor, "logging") == {"wood": 3}


MINES = {"r0c3": "ore_mine", "r0c4": "ruby_mine"}


def test_077_donkeys_bought_during_feeding_count() -> None:
    state = feeding(farm(cells=MINES, furnishings=["mining_cave"], ruby=1, food=4))
    play(state, "ruby donkey", "feed")
    assert have(state) == {"donkey": 1, "food": 1}


def test_078_079_working_and_mining_cave_together() -> None:
    state = feeding(farm(cells=MINES, furnishings=["mining_cave", "working_cave"], dwarfs=[0, 0, 0], donkey=2, wood=1))
    play(state, "feed wood")
    # 6, less 2 for one dwarf, less 2 for the donkeys.
    assert mine(state).begging == 2


def test_080_exchanges_any_number_of_times() -> None:
    state = feeding(farm(furnishings=["cooking_cave"], grain=2, vegetable=2))
    assert got(state, "exchange cooking_cave", "exchange cooking_cave")["food"] == 10


def test_081_any_amount_of_gold() -> None:
    state = lay_out(farm(gold=9))
    assert listed(state, "convert_gold") == [f"convert_gold {n}" for n in range(2, 10)]


def test_082_supplies_storage_with_converted_food() -> None:
    state = lay_out(farm(gold=4, wood=1))
    play(state, "place housework")
    assert not can(state, "furnish supplies_storage r2c3")
    assert can(play(state, "convert_gold 4"), "furnish supplies_storage r2c3")


def test_083_084_builder_is_optional_and_after_the_discounts() -> None:
    craft = ["builder", "carpenter", "stone_carver"]
    state = play(lay_out(farm(furnishings=craft, caverns=1, wood=9, stone=9, ore=9)), "place housework")
    cell = "r0c4"
    prices = {}
    for way in ("", " ore_for_wood", " ore_for_stone", " ore_for_both"):
        prices[way] = got(state.clone(), f"furnish dwelling {cell}{way}")
    assert prices[""] == {"wood": -3, "stone": -2}
    assert prices[" ore_for_wood"] == {"wood": -2, "stone": -2, "ore": -1}
    assert prices[" ore_for_stone"] == {"wood": -3, "stone": -1, "ore": -1}
    assert prices[" ore_for_both"] == {"wood": -2, "stone": -1, "ore": -2}
    # Reduced to nothing, there is nothing to replace.
    assert not can(state, f"furnish cuddle_room {cell} ore_for_wood")
    assert got(state, f"furnish cuddle_room {cell}") == {}


def test_085_sowing_alone() -> None:
    state = lay_out(farm(cells={"r3c2": "field"}, grain=1))
    play(state, "place slash_and_burn")
    assert listed(state, "twin")
    play(state, "sow grain")
    assert state.actor == 1


def test_086_farming_without_building() -> None:
    state = lay_out(farm(stone=1), piles={"sheep_farming": {"sheep": 2}})
    play(state, "place sheep_farming")
    assert got(state.clone(), "collect") == {"sheep": 2}
    play(state, "stable r3c2", "skip")
    assert pile(state, "sheep_farming") == {"sheep": 2}


def test_087_fence_building_both_pastures() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
    state = lay_out(farm(cells=cells, wood=5), players=5, piles={"fence_building": {"wood": 1}})
    play(state, "place fence_building", "collect", "small_pasture r3c0", "large_pasture r3c1 r3c2")
    assert have(state) == {}
    assert state.actor == 1


def test_088_loot_stable_is_free_but_never_a_fourth() -> None:
    state = play(lay_out(farm(dwarfs=[8, 8])), "place logging")
    assert can(state, "loot stable r0c0")
    state = play(lay_out(farm(dwarfs=[8, 8], stables=["r0c0", "r0c1", "r1c0"])), "place logging")
    assert why(state, "loot stable r1c1") == "no_stable_left"


def test_089_two_stables_on_a_large_pasture() -> None:
    cells = {"r3c2": "large_pasture", "r2c2": "large_pasture"}
    state = lay_out(farm(cells=cells, large=[["r3c2", "r2c2"]], stables=["r3c2"], stone=1, sheep=8))
    play(state, "place sheep_farming", "stable r2c2")
    assert mine(state).houses(10, 0, 0, 0)


def test_091_a_donkey_enters_a_new_mine_at_once() -> None:
    state = lay_out(farm(cells=TUNNELS, dwarfs=[3, 3], cattle=2))
    play(state, "place ore_mine_construction", "twin ore_mine_deep_tunnel r1c3 r0c3")
    assert got(state, "loot donkey") == {"donkey": 1}
    assert mine(state).housed()
    assert state.prompt().id == "loot"


def test_092_fields_outside_the_board() -> None:
    cells = {"r3c2": "meadow", "r4c2": "field"}
    state = lay_out(farm(cells=cells, furnishings=OFFICE, grain=2))
    play(state, "place slash_and_burn", "sow grain")
    assert mine(state).empty_fields() == 0
    fed = feeding(farm(cells=cells, furnishings=OFFICE, crops={"r4c2": {"grain": 3}}, food=9))
    assert have(fed)["grain"] == 1


def test_093_ore_mine_on_outer_tunnels() -> None:
    cells = {"r3c4": "cavern", "r3c5": "cavern", "r4c4": "tunnel", "r4c5": "tunnel"}
    state = play(lay_out(farm(cells=cells, furnishings=OFFICE)), "place ore_mine_construction")
    assert can(state, "twin ore_mine_deep_tunnel r4c4 r4c5")
    assert can(state, "twin ore_mine_deep_tunnel r4c5 r4c4")


def test_095_loot_prices() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow"}
    rich: dict[str, int] = {"wood": 5, "stone": 5}
    loot = {
        "small_pasture r3c2": {"wood": -1},
        "large_pasture r3c1 r3c2": {"wood": -2},
        "dwelling r2c3": {"wood": -2, "stone": -2},
    }
    for item, paid in loot.items():
        assert got(lay_out(farm(cells=cells, dwarfs=[14, 14], **rich)), "place logging", f"loot {item}") == paid
    crafts = ["carpenter", "stone_carver"]
    less = {
        "small_pasture r3c2": {},
        "large_pasture r3c1 r3c2": {"wood": -1},
        "dwelling r0c3": {"wood": -1, "stone": -1},
    }
    for item, paid in less.items():
        mine_ = farm(cells=cells, dwarfs=[14, 14], furnishings=crafts, caverns=1, **rich)
        assert got(lay_out(mine_), "place logging", f"loot {item}") == paid
    assert why(play(lay_out(farm(cells=cells, dwarfs=[14, 14])), "place logging"), "loot small_pasture r3c2") == "short"


def test_096_impossible_items_are_not_offered_until_they_are_possible() -> None:
    state = play(lay_out(farm(cells=MEADOW, dwarfs=[12, 12], grain=1)), "place blacksmithing")
    assert why(state, "loot sow grain") == "too_few_fields"
    assert can(play(state, "loot field r2c2"), "loot sow grain")


def test_097_all_weapons_reach_dwarfs_on_spaces() -> None:
    state = lay_out(farm(dwarfs=[1, 4], at={1: "housework"}))
    play(state, "place logging", "loot all_weapons_plus_1")
    assert mine(state).strength == [3, 5]


def test_098_blacksmith_on_a_weapon_of_1() -> None:
    state = lay_out(farm(furnishings=["blacksmith"], ore=1))
    assert got(state, "place blacksmithing", "forge 1") == {}


def test_099_growth_needs_room_everywhere() -> None:
    state = lay_out(farm(), players=4)
    assert got(state.clone(), "place growth") == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert why(state, "place family_life") == "nothing_to_do"


def test_100_any_free_room_will_do() -> None:
    state = lay_out(farm(furnishings=["dwelling"], caverns=1, wood=4, stone=3))
    play(state, "place urgent_wish_for_children")
    additional = next(act for act in listed(state) if act.startswith("furnish additional_dwelling"))
    play(state, additional, "grow")
    assert len(mine(state).strength) == 3
    # Four dwarfs in full houses: the new room is for the sixth.
    state = lay_out(farm(dwarfs=[0] * 4, caverns=1, wood=4, stone=3))
    play(state, "place urgent_wish_for_children")
    play(state, next(act for act in listed(state) if act.startswith("furnish additional_dwelling")))
    assert state.actor == 1


@pytest.mark.parametrize("space", ["growth", "family_life", "urgent_wish_for_children"])
def test_101_the_sixth_dwarf_on_every_growth_space(space: str) -> None:
    state = lay_out(farm(furnishings=["additional_dwelling"], dwarfs=[0] * 5, caverns=1, wood=4, stone=3), players=4)
    play(state, f"place {space}")
    if space == "urgent_wish_for_children":
        play(state, next(act for act in listed(state) if act.startswith("furnish dwelling")))
    if len(mine(state).strength) == 5:
        play(state, "grow")
    assert len(mine(state).strength) == 6


def test_102_couple_dwelling_one_newborn_per_use() -> None:
    state = lay_out(farm(wood=8, stone=6))
    play(state, "place urgent_wish_for_children", "furnish couple_dwelling r2c3", "grow")
    assert len(mine(state).strength) == 3
    assert mine(state).dwarf_room() == 4
    assert state.actor == 1


def test_104_105_dogs() -> None:
    state = lay_out(farm(sheep=1, donkey=1, cells=MEADOW | {"r0c3": "ore_mine"}, boar=1, stables=["r3c2"], dog=2))
    assert points(state, "missing_types") == -2
    assert points(state, "animals") == 5
    assert "convert dog" not in GAME.vocabulary.numbers


def test_106_the_imitators_own_weapon_decides() -> None:
    other = farm(dwarfs=[9, 9], at={0: "exploration"})
    assert why(lay_out(farm(food=4), other, players=3), "place imitation_3") == "nothing_to_do"
    assert can(lay_out(farm(food=4, dwarfs=[1, 1]), other, players=3), "place imitation_3")


def test_107_the_food_of_imitation_is_paid_first() -> None:
    # Only the Supplies storage could be furnished, and its 3 food are gone with the Imitation.
    other = placed("housework")
    state = lay_out(farm(food=4, wood=1), other, players=4)
    play(state, "place imitation_basic", "imitate housework")
    assert not can(state, "furnish supplies_storage r2c3")


def test_108_peaceful_cave_at_any_time() -> None:
    cave = farm(furnishings=["peaceful_cave"], dwarfs=[3, 7], at={1: "housework"})
    state = lay_out(cave)
    assert can(state, "disarm 3 waiting")
    assert got(state, "disarm 7 working") == {"food": 7}
    state = feeding(farm(furnishings=["peaceful_cave"], dwarfs=[3, 7]))
    play(state, "disarm 7 waiting", "feed")
    assert mine(state).begging == 0


def test_109_peaceful_cave_between_two_expeditions() -> None:
    state = lay_out(farm(furnishings=["peaceful_cave"], dwarfs=[4, 4], at={1: "housework"}, ore=8))
    play(state, "place adventure", "loot vegetable")
    assert mine(state).strength[0] == 5
    play(state, "disarm 5 acting")
    assert state.actor == 1
    assert mine(state).strength == [0, 4]


def test_111_a_second_parent_for_a_ruby() -> None:
    cells = {"r3c2": "small_pasture"}
    state = feeding(farm(cells=cells, sheep=1, ruby=1, food=9))
    assert listed(state, "breed") == []
    play(state, "ruby sheep", "breed sheep")
    assert have(state)["sheep"] == 3


def test_112_breeding_cave_counts_those_really_born() -> None:
    cells = dict.fromkeys(["r3c2", "r3c1", "r3c0"], "small_pasture")
    herd: dict[str, int] = {"sheep": 2, "donkey": 2, "boar": 2, "cattle": 2}
    state = feeding(
        farm(cells=cells | MINES, stables=["r3c2", "r3c1", "r3c0"], furnishings=["breeding_cave"], food=9, **herd)
    )
    assert got(state.clone(), "breed sheep") == {"sheep": 1, "food": 1}
    assert got(state.clone(), "breed sheep cattle") == {"sheep": 1, "cattle": 1, "food": 2}
    assert got(state.clone(), "breed sheep donkey boar") == {"sheep": 1, "donkey": 1, "boar": 1, "food": 3}
    assert got(state, "breed sheep donkey boar cattle")["food"] == 5


def test_113_a_field_emptied_now_gives_room_now() -> None:
    cells = {"r3c2": "field"}
    state = feeding(farm(cells=cells, crops={"r3c2": {"grain": 1}}, furnishings=["stubble_room"], sheep=2, food=9))
    assert can(state, "breed sheep")


def test_114_large_pasture_over_two_stables() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow"}
    state = lay_out(farm(cells=cells, stables=["r3c2", "r3c1"], boar=1, cattle=1, sheep=2, wood=4))
    play(state, "place sheep_farming", "large_pasture r3c1 r3c2")
    assert sorted(listed(state, "eat")) == ["eat boar", "eat cattle", "eat sheep sheep"]


@pytest.mark.parametrize(("rooms", "food"), [([], 2), (["slaughtering_cave"], 3)])
def test_115_a_boar_without_room_cannot_wait(rooms: list[str], food: int) -> None:
    state = lay_out(
        farm(cells={"r2c1": "meadow", "r3c2": "meadow", "r2c2": "field"}, furnishings=rooms, cattle=2),
        piles={"clearing": {"wood": 1}},
    )
    play(state, "place clearing", "twin meadow_field r2c0 r1c0")
    assert sorted(listed(state, "eat")) == ["eat boar", "eat cattle cattle"]
    assert got(state, "eat boar") == {"boar": -1, "food": food}


def test_120_trader_beside_an_opponents_storage() -> None:
    state = lay_out(farm(wood=1), farm(furnishings=["spare_part_storage"]))
    assert can(play(state, "place housework"), "furnish trader r2c3")


def test_121_stables_around_the_entrance() -> None:
    state = lay_out(farm(stables=["r3c2", "r2c2", "r3c1"], ruby=1), piles={"clearing": {"wood": 1}})
    play(state, "place clearing")
    assert listed(state, "twin") == []
    play(state, "ruby meadow r3c2")
    assert "twin meadow_field r2c2 r1c2" in listed(state, "twin")


def crowded() -> State:
    """Nothing is left that the acting dwarf could use."""
    taken = cards(4, 0)
    full = [id for id in taken if not id.startswith("imitation")][:12]
    others = [farm(dwarfs=[0] * 4, at=dict(enumerate(full[4 * seat : 4 * seat + 4]))) for seat in range(3)]
    data: dict[str, object] = {"players": 4, "round": 1, "spaces": [*taken, "blacksmithing"], "goods": {}}
    return GAME.from_data(data | {"farms": [farm(grain=1), *others]})


def test_122_a_dwarf_without_a_space_stays_at_home_and_eats() -> None:
    state = crowded()
    assert [act for act in listed(state) if not act.startswith("convert")] == ["stay_home"]
    play(state, "stay_home")
    # The second one finds nothing either; round 1 has no harvest.
    play(state, "stay_home")
    assert state.to_data()["round"] == 2
    eaters = feeding(farm(food=4) | {"dwarfs": [{"at": "stayed"}, {"at": "home"}]})
    assert have(eaters) == {}
    assert points(eaters, "dwarfs") == 2
