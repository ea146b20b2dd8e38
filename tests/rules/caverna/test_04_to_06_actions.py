"""Sections 4 to 6 and 13: what a turn may consist of, imitation, and the order of things at the start of a round."""

from __future__ import annotations

from .table import GAME, can, farm, feeding, got, have, lay_out, listed, mine, pile, play, why


def test_no_second_forging_after_trading_the_weapon_away() -> None:
    """Section 5: each box once per use of the space."""
    state = lay_out(farm(furnishings=["peaceful_cave"], dwarfs=[0, 0], ore=8))
    play(state, "place blacksmithing", "forge 3", "disarm 3 acting")
    assert state.actor == 1
    assert mine(state).strength == [0, 0]
    assert have(state) == {"ore": 5, "food": 3}


def test_a_dwarf_without_weapon_may_forge_again() -> None:
    """Section 14, Peaceful cave: also in the turn in which the weapon goes."""
    state = lay_out(farm(furnishings=["peaceful_cave"], dwarfs=[4, 4], ore=8))
    play(state, "place blacksmithing")
    assert why(state, "forge 8") == "already_armed"
    play(state, "disarm 4 acting", "forge 8")
    assert mine(state).strength == [8, 4]


def test_the_weakest_dwarf_is_found_anew_after_a_trade() -> None:
    state = lay_out(farm(furnishings=["peaceful_cave"], dwarfs=[2, 9]))
    assert state.prompt().data["n"] == 2
    play(state, "disarm 9 waiting")
    assert state.prompt().data["n"] == 0


def test_at_least_one_part_is_carried_out() -> None:
    """Section 4: the last part that is possible can't be declined."""
    state = lay_out(farm(stone=1), piles={"sheep_farming": {"sheep": 1}})
    play(state, "place sheep_farming")
    assert not can(state, "skip")
    play(state, "stable r3c2")
    assert can(state, "skip")


def test_buildings_come_before_the_animals() -> None:
    state = lay_out(farm(stone=1, ruby=1), piles={"sheep_farming": {"sheep": 1}})
    play(state, "place sheep_farming", "collect")
    assert state.actor == 1


def test_a_tile_for_a_ruby_makes_a_part_possible() -> None:
    """Section 5: buy a tunnel with a ruby, then lay a ruby mine on it, all within the action."""
    state = lay_out(farm(cells={"r1c3": "deep_tunnel"}, furnishings=["guest_room"], ruby=1))
    play(state, "place ruby_mine_construction", "ruby_mine r1c3", "ruby tunnel r2c4", "ruby_mine r2c4")
    assert mine(state).ruby_mine.bit_count() == 2
    assert have(state) == {"ruby": 1}


# ---- imitation (6.9) -------------------------------------------------------------------------


def test_several_imitations_of_one_space() -> None:
    """Being imitated does not occupy a space, nor make it one's own."""
    other = farm(at={0: "housework"})
    state = lay_out(farm(food=3, stone=2), other, *[farm(at={0: id, 1: home}) for id, home in (
        ("clearing", "logging"), ("growth", "excavation"), ("drift_mining", "sustenance"),
        ("ore_mining", "slash_and_burn"), ("depot", "ruby_mining"),
    )], players=7, piles={"starting_player": {"food": 1}})  # fmt: skip
    play(state, "place imitation_basic", "imitate housework", "gain", "skip", "place starting_player")
    play(state, "place imitation_7")
    assert can(state, "imitate housework")
    assert got(state, "imitate housework", "gain") == {"dog": 1}


def test_an_imitation_is_no_target() -> None:
    other = farm(at={0: "housework", 1: "imitation_6_7"})
    state = play(lay_out(farm(food=2), other, players=6), "place imitation_basic")
    assert why(state, "imitate imitation_6_7") == "not_imitable"


def test_imitating_extension_uses_it_up() -> None:
    other = farm(at={0: "extension"})
    state = lay_out(farm(furnishings=["guest_room"]), other, players=7)
    play(state, "place imitation_7", "imitate extension", "twin meadow_field r3c2 r2c2")
    play(state, "twin cavern_tunnel r1c3 r1c4")
    assert mine(state).extension_used


# ---- rounds ----------------------------------------------------------------------------------


def test_a_ruby_that_arrives_now_saves_nothing_now() -> None:
    """Section 4, phase 2b: replenish first, then income."""
    mine_ = farm(furnishings=["ruby_supplier"], food=9) | {"deliveries": {"ruby": 2}}
    piles = {"logging": {"wood": 7}}
    state = lay_out(mine_, players=1, round=7, harvest="none", piles=piles, agenda=[["round_ends"]])
    assert state.to_data()["round"] == 8
    assert pile(state, "logging") == {"wood": 3}
    assert have(state)["ruby"] == 1


def test_a_ruby_saves_a_space_for_one_refill_only() -> None:
    state = lay_out(farm(ruby=1), players=1, round=7, harvest="none", piles={"logging": {"wood": 6}},
                    agenda=[["round_ends"]])  # fmt: skip
    assert listed(state, "protect") == ["protect logging"]
    play(state, "protect logging")
    assert pile(state, "logging") == {"wood": 7}
    assert have(state) == {}


def test_the_choice_of_the_third_question_mark_is_for_one_harvest() -> None:
    """Ruling 103."""
    fields = {"r3c2": "field"}
    both = farm(cells=fields, crops={"r3c2": {"grain": 3}}, food=9)
    state = feeding(both, farm(food=9), harvest="choice", players=2, round=11)
    play(state, "choose breeding", "choose field")
    assert mine(state).phase == 0


def test_newborn_dwarfs_are_newborn_until_the_harvest_is_over() -> None:
    """Section 4, phases 4 and 5: 2 food for each grown dwarf, 1 for the newborn, in the round of his birth."""
    state = lay_out(farm(furnishings=["dwelling"], food=9), players=1, round=8)
    play(state, "place family_life", "place slash_and_burn", "twin meadow_field r3c2 r2c2")
    assert state.to_data()["round"] == 10
    assert 9 - have(state)["food"] == 5


def test_one_food_per_dwarf_saves_one_with_the_working_cave() -> None:
    state = feeding(farm(furnishings=["working_cave"], wood=1, food=2), harvest="pay_one")
    assert got(state, "feed wood") == {"wood": -1, "food": -1}


def test_no_field_and_no_breeding_phase_with_one_food_per_dwarf() -> None:
    cells = {"r3c2": "field", "r3c1": "small_pasture"}
    state = feeding(farm(cells=cells, crops={"r3c2": {"grain": 3}}, sheep=2, food=9), harvest="pay_one")
    assert mine(state).crops_on_fields() == (3, 0)
    assert state.prompt().id == "last_window"


def test_nothing_happens_without_harvest() -> None:
    cells = {"r3c2": "field"}
    state = feeding(farm(cells=cells, crops={"r3c2": {"grain": 3}}, sheep=2, food=3), harvest="none")
    assert have(state) == {"sheep": 2, "food": 3}
    assert mine(state).begging == 0


def test_a_field_gives_one_crop_and_can_be_sown_when_it_is_empty() -> None:
    cells = {"r3c2": "field", "r2c2": "field", "r1c2": "field"}
    crops = {"r3c2": {"grain": 3}, "r2c2": {"vegetable": 1}, "r1c2": {"grain": 1}}
    state = feeding(farm(cells=cells, crops=crops, food=9))
    assert have(state)["grain"] == 2
    assert have(state)["vegetable"] == 1
    assert mine(state).crops_on_fields() == (2, 0)
    assert mine(state).empty_fields().bit_count() == 2


def test_a_sown_field_cannot_be_sown_again() -> None:
    cells = {"r3c2": "field", "r2c2": "field"}
    state = lay_out(farm(cells=cells, crops={"r3c2": {"grain": 1}}, grain=2, vegetable=2))
    play(state, "place slash_and_burn")
    assert listed(state, "sow") == ["sow vegetable", "sow grain"]
    play(state, "sow vegetable")
    assert mine(state).crops_on_fields() == (1, 2)


def test_each_crop_that_is_sown_has_a_field_of_its_own() -> None:
    """Section 6: 3 grain lie on a field that was sown with grain, 2 vegetables on one sown with a vegetable."""
    cells = dict.fromkeys(["r3c2", "r3c1", "r3c0", "r2c0", "r2c1"], "field")
    state = lay_out(farm(cells=cells, grain=2, vegetable=2))
    play(state, "place slash_and_burn", "sow grain grain vegetable vegetable")
    assert mine(state).crops_on_fields() == (6, 4)
    assert mine(state).empty_fields().bit_count() == 1


def test_the_reason_names_what_is_lacking_on_a_space_with_one_action() -> None:
    """Section 5: why a space can't be used; where it has several actions, only that none of them is possible."""
    state = lay_out(farm(dwarfs=[0, 2], food=1, ruby=1), farm(at={0: "housework"}), players=4)
    acts = ["place exploration", "place ruby_mining", "place imitation_basic", "place ore_trading", "place logging"]
    assert [why(state, act) for act in acts] == ["unarmed", "nothing_here", "short", "short", "nothing_to_do"]
    reason = state.why_not(GAME.act("place imitation_basic"))
    assert reason is not None
    assert reason.data == {"good": "food", "n": 1}
    # The stronger dwarf is armed, but that helps him nowhere else.
    assert can(state, "hurry 2 exploration")
    assert why(state, "hurry 2 imitation_basic") == "short"
    rich = lay_out(farm(food=9), farm(at={0: "starting_player"}), players=4)
    assert why(rich, "place imitation_basic") == "nothing_to_do"


def test_exchanges_must_leave_something_to_carry_out() -> None:
    """Section 4: who stands on a space carries out at least one of its actions; he can't trade all of them away."""
    storage = farm(furnishings=["spare_part_storage"], wood=1, stone=1, ore=1)
    state = play(lay_out(storage), "place blacksmithing")
    assert why(state, "exchange spare_part_storage") == "leaves_nothing"
    play(state, "forge 1")
    state = play(lay_out(farm(cells={"r3c2": "field"}, grain=1, dwarfs=[0, 0])), "place family_life")
    assert why(state, "convert grain") == "leaves_nothing"
    two = play(lay_out(farm(cells={"r3c2": "field"}, grain=2)), "place family_life")
    play(two, "convert grain")
    assert why(two, "convert grain") == "leaves_nothing"
    armed = play(lay_out(farm(furnishings=["peaceful_cave"], dwarfs=[4, 4])), "place blacksmithing")
    assert why(armed, "disarm 4 acting") == "leaves_nothing"
    play(armed, "disarm 4 waiting", "loot dog", "disarm 4 acting", "end_expedition")
    assert mine(armed).strength == [0, 0]


def test_a_single_tile_must_leave_room_for_the_twin_tile() -> None:
    cells = dict.fromkeys(["r0c3", "r0c4", "r0c5", "r1c3", "r1c4", "r1c5", "r2c4", "r2c5"], "tunnel")
    state = play(lay_out(farm(cells=cells, ruby=1), players=5), "place small_scale_drift_mining")
    assert listed(state, "twin") == ["twin cavern_tunnel r3c4 r3c5", "twin cavern_tunnel r3c5 r3c4"]
    assert why(state, "ruby tunnel r3c4") == "leaves_nothing"
    play(state, "twin cavern_tunnel r3c4 r3c5")


def test_an_animal_without_room_does_not_open_a_way_around() -> None:
    """Section 4: also while it is asked what is eaten, something must stay possible."""
    state = lay_out(farm(furnishings=["peaceful_cave"], dwarfs=[5, 5], ruby=1, sheep=2), farm(), farm(), players=3)
    play(state, "place exploration")
    assert why(state, "disarm 5 acting") == "leaves_nothing"
    play(state, "ruby boar")
    assert listed(state, "eat")
    assert why(state, "disarm 5 acting") == "leaves_nothing"
    fields = {f"r{row}c{column}": "field" for row in range(4) for column in range(3)}
    sown = {cell: {"grain": 1} for cell in fields if cell != "r0c0"}
    state = lay_out(farm(cells=fields, crops=sown, grain=1, ruby=1, sheep=2), farm())
    play(state, "place slash_and_burn", "ruby donkey")
    assert why(state, "convert grain") == "leaves_nothing"
    # Where something has been carried out, all exchanges are free again.
    state = lay_out(farm(cells=fields, crops=sown, grain=2, ruby=1, sheep=2, dwarfs=[3, 3]), farm())
    play(state, "place blacksmithing", "loot wood", "ruby donkey")
    assert can(state, "convert grain")


def test_a_field_must_leave_a_place_for_the_stable() -> None:
    """Sections 4 and 7: the last cell for the only stable that can be built is not covered with a field."""
    fields = {f"r{row}c{column}": "field" for row in range(4) for column in range(3)}
    del fields["r0c0"]
    state = play(lay_out(farm(cells=fields, stone=1, ruby=1), farm()), "place sheep_farming")
    assert listed(state, "stable") == ["stable r0c0"]
    assert why(state, "ruby field r0c0") == "leaves_nothing"
    del fields["r0c1"]
    state = play(lay_out(farm(cells=fields, stone=1, ruby=2), farm()), "place sheep_farming", "ruby field r0c0")
    assert why(state, "ruby field r0c1") == "leaves_nothing"


def test_a_dwelling_that_can_still_be_paid() -> None:
    rich = farm(furnishings=["spare_part_storage"], caverns=1, wood=5, stone=4, ore=1)
    state = play(lay_out(rich, round=7), "place wish_for_children")
    play(state, "exchange spare_part_storage")
    assert why(state, "exchange spare_part_storage") == "short"
    tight = farm(furnishings=["spare_part_storage"], caverns=1, wood=4, stone=3, ore=1)
    state = play(lay_out(tight, round=7), "place wish_for_children")
    assert why(state, "exchange spare_part_storage") == "leaves_nothing"


def test_only_a_dwarf_who_waits_can_be_hurried() -> None:
    state = lay_out(farm(dwarfs=[0, 5, 3], at={1: "housework"}, ruby=2))
    assert can(state, "hurry 3 supplies")
    assert why(state, "hurry 5 supplies") == "no_such_weapon"


def test_who_imitates_names_the_space_before_anything_else() -> None:
    """6.9: payment and copied action belong together; exchanges can be made before and after, not in between."""
    state = lay_out(farm(food=2, grain=1, cells={"r3c2": "field"}), farm(at={0: "slash_and_burn"}), players=4)
    play(state, "place imitation_basic")
    assert listed(state) == ["imitate slash_and_burn"]
    assert why(state, "convert grain") == "imitate_first"
    play(state, "imitate slash_and_burn")
    assert can(state, "convert grain")


def test_a_space_holds_one_dwarf_per_round() -> None:
    state = play(lay_out(farm(), farm()), "place supplies")
    assert state.actor == 1
    assert why(state, "place supplies") == "taken"
    play(state, "place starting_player")
    assert why(state, "place supplies") == "taken"


def test_income_comes_in_turn_order() -> None:
    """Section 4, phase 2b: from the starting player of the new round."""
    suppliers = [
        farm(furnishings=[f"{good}_supplier"], food=9) | {"deliveries": {good: 1}} for good in ("wood", "stone", "ruby")
    ]
    state = lay_out(*suppliers, players=3, round=6, harvest="none", token=1, agenda=[["round_ends"]])
    state.listen()
    play(state, "reveal ore_delivery", "marker leaf")
    gained = [(event.seat, event.data["good"]) for event in state.events or [] if event.id == "gained"]
    assert gained == [(1, "stone"), (2, "ruby"), (0, "wood")]
    assert state.actor == 1
