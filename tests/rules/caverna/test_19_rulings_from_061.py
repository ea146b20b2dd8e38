"""Section 19: the rulings from 61 on."""

from __future__ import annotations

import pytest

import grotto
from grotto import State
from grotto.games.caverna.schedule import rounds_of

from .table import GAME, can, cards, farm, feeding, got, have, lay_out, listed, mine, pile, placed, play, points, why

MEADOW = {"r3c2": "meadow"}
TUNNELS = {"r1c3": "tunnel", "r0c3": "tunnel"}
OFFICE = {"r2c3": "office_room"}


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
    # Nothing more is asked when the rubies are spent, or when all is saved.
    one = play(lay_out(farm(ruby=1), players=1, piles=piles, agenda=agenda), "protect logging")
    assert listed(one, "let_go") == []
    assert (pile(one, "logging"), pile(one, "ore_delivery")) == ({"wood": 8}, {"stone": 1, "ore": 1})
    rich = lay_out(farm(ruby=3), players=1, piles=piles, agenda=agenda)
    play(rich, "protect logging", "protect ore_delivery")
    assert listed(rich, "let_go") == []
    assert have(rich) == {"ruby": 1}
    poor = lay_out(farm(), players=1, piles=piles, agenda=agenda)
    assert pile(poor, "logging") == {"wood": 3}
    told = lay_out(farm(ruby=1), players=1, piles=piles, agenda=agenda)
    told.listen()
    play(told, "protect logging")
    assert [event.data for event in told.events or [] if event.id == "overflow"] == [{"space": "ore_delivery"}]


MINES = {"r0c3": "ore_mine", "r0c4": "ruby_mine"}


def test_077_donkeys_bought_during_feeding_count() -> None:
    state = feeding(farm(cells=MINES, furnishings=["mining_cave"], ruby=1, food=4))
    play(state, "ruby donkey", "feed")
    assert have(state) == {"donkey": 1, "food": 1}


@pytest.mark.parametrize(("donkeys", "asked"), [(1, True), (2, False)])
def test_077_a_ruby_is_asked_about_only_where_a_mine_lacks_its_donkey(donkeys: int, asked: bool) -> None:
    state = feeding(farm(cells=MINES, furnishings=["mining_cave"], ruby=1, donkey=donkeys, food=9))
    assert (state.prompt().id == "feed") == asked


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
    # No family could use more food at a time than 100 gold buy.
    rich = lay_out(farm(gold=120))
    assert listed(rich, "convert_gold") == [f"convert_gold {n}" for n in range(2, 101)]


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
