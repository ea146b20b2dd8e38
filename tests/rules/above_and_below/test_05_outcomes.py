"""Section 5 and rulings R18-R26, R49, R54, R59, R61-R63: what expeditions bring."""

from __future__ import annotations

from typing import Any

from .table import Table, choices, continuation, expedition, finish

PAIR = ["start_scout", "start_builder"]
HARD = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")


def auto(effects: str, **fields: Any) -> Table:
    """An expedition of two whose only outcome has these effects."""
    return finish(expedition(choices(f"auto = {{ effects = [{effects}] }}"), PAIR, **fields))


def test_r19_an_automatic_choice_is_a_success() -> None:
    at = auto("", buildings=["o_delvers_lodge"], caves=["cave_09"])
    assert len(at.village().caves) == 2
    assert at.village().coins == 1


def test_coin_on_explore_only_after_a_success() -> None:
    at = finish(expedition(HARD, PAIR, [1, 1], buildings=["k_explorers_guild"]))
    assert at.village().coins == 0


def test_r18_a_continuation_rolls_new_dice_for_those_who_are_left() -> None:
    book = choices(
        "tiers = [{ explore = 3, effects = [{ coins = 2 }], goto = 2 }]",
        more=continuation(
            2, "tiers = [{ explore = 9, effects = [{ ore = 1 }] }]\nfailure = { effects = [{ coins = -1 }] }"
        ),
    )
    at = expedition(book, PAIR, [1, 1])
    finish(at, "start_builder")
    assert (at.prompt, at.village().coins) == ("choose", 2)
    # On the new page nothing has been chosen or rolled.
    shown: Any = at.game.scene(at.state, frozenset({0}))
    assert (shown["chosen"], shown["dice"]) == (None, [])
    at.do("choose a")
    assert at.legal() == [f"lantern start_scout {n}" for n in range(1, 7)]
    at.do("lantern start_scout 4")
    finish(at)
    # What was received is kept, the cave card is not gained.
    assert (at.village().coins, at.village().caves) == (1, ())


def test_r59_an_empty_party_goes_on() -> None:
    book = choices(
        "tiers = [{ explore = 4, goto = 2 }]",
        more=continuation(
            2, 'bonuses = [{ lanterns = 1, owns = "rope" }]\ntiers = [{ explore = 1, effects = [{ coins = 3 }] }]'
        ),
    )
    at = expedition(book, PAIR, [1, 1], items={"rope": 1})
    finish(at, "start_builder", "start_scout")
    at.do("choose a", "read")
    assert (at.village().coins, len(at.village().caves)) == (3, 1)


def test_r20_injure_from_the_card_first() -> None:
    at = auto("{ injure = 1 }", ready=[*PAIR, "v_mason"], exhausted=["start_scribe"])
    assert at.legal() == ["injure start_builder", "injure start_scout"]
    at.do("injure start_scout")
    assert at.zone("start_scout") == "injured"


def test_r20_then_from_exhausted_then_from_ready() -> None:
    at = auto("{ injure = 4 }", ready=[*PAIR, "v_mason"], exhausted=["start_scribe"])
    at.do("injure start_scout")
    # One is left on the card, then one exhausted, then one ready: no choice.
    zones = {id: at.zone(id) for id in ("start_scout", "start_builder", "start_scribe", "v_mason")}
    assert set(zones.values()) == {"injured"}


def test_r63_an_injury_without_anybody_is_skipped() -> None:
    at = auto("{ injure = 5 }, { coins = 1 }").do("injure start_scout")
    assert at.village().coins == 1


def test_r21_losses_are_capped() -> None:
    at = auto(
        "{ coins = -5 }, { fish = -2 }, { cider = -1 }, { reputation = -9 }", coins=2, items={"fish": 1}, sale="fish"
    )
    assert (at.village().coins, at.items(), at.village().reputation) == (0, {}, -3)
    assert at.village().sale == at.pack.items.index("fish")


def test_r04_what_is_lost_can_be_gained_again_at_once() -> None:
    # All ciders are his or on the board: only the lost one can come back.
    at = auto("{ cider = -1 }, { cider = 2 }", items={"cider": 9}, more={"cider_on_board": 1})
    assert (at.items(), at.state.supply[at.pack.cider]) == ({"cider": 9}, 0)


def test_r26_goods_may_be_placed_at_every_own_decision() -> None:
    book = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(book, PAIR, choose="", items={"fish": 1, "rope": 2})
    assert at.prompt == "choose"
    at.do("place fish", "choose a", "lantern start_builder 1", "lantern start_scout 1")
    assert at.prompt == "check"
    at.do("place rope", "place rope")
    assert (at.items(), at.village().track) == ({}, (1, 3))


def test_r21_reputation_gains_end_at_the_bottom() -> None:
    assert auto("{ reputation = 5 }", reputation=8).village().reputation == 10


def test_r22_the_cheapest_villager_enters_exhausted() -> None:
    row = [None, "v_tinker", "v_storyteller", None, "v_foreman"]
    at = auto('{ villager = "cheapest" }', more={"training": row}, buildings=["h_schoolhouse"])
    assert at.zone("v_tinker") == "exhausted"
    assert at.state.to_data()["training"] == [None, None, "v_storyteller", None, "v_foreman"]


def test_r22_nobody_left() -> None:
    empty = {"training": [None] * 5}
    assert auto('{ villager = "cheapest" }', more=empty).village().coins == 0
    paid = {"missing_villager_compensation_coins": 2}
    assert auto('{ villager = "cheapest" }', more=empty, options=paid).village().coins == 2
    assert auto('{ special = "s_glogo" }', exhausted=["s_glogo"], options=paid).village().coins == 2


def test_special_villagers_of_which_there_are_two() -> None:
    at = auto('{ special = "s_cave_cat" }, { special = "s_cave_cat" }, { special = "s_cave_cat" }')
    assert (at.zone("s_cave_cat_1"), at.zone("s_cave_cat_2")) == ("exhausted", "exhausted")


def test_r23_a_free_building() -> None:
    rows = {"houses": ["h_cottage", "h_chapel", "h_manor"], "outposts": ["o_cave_camp"]}
    at = auto("{ building = 6 }", more={"rows": rows}, buildings=["h_joinery"])
    assert {"receive h_cottage", "receive h_chapel", "receive st_granary", "decline"} <= set(at.legal())
    assert "receive o_cave_camp" not in at.legal()
    assert "receive h_manor" not in at.legal()
    at.do("receive h_chapel")
    # Its on-build effect happens, coin-on-build does not, and the row is refilled.
    assert (at.village().reputation, at.village().coins) == (1, 0)
    assert at.prompt == "deal"


def test_section_6_a_building_won_in_an_encounter_works_from_now_on() -> None:
    book = choices(
        "auto = { effects = [{ building = 6 }], goto = 2 }",
        more=continuation(2, "tiers = [{ explore = 9, effects = [{ coins = 1 }] }]"),
    )
    rows = {"houses": ["h_lookout"], "outposts": []}
    at = finish(expedition(book, PAIR, more={"rows": rows}, buildings=["o_watch_post"], caves=["cave_09"]))
    at.do("receive h_lookout", "deal h_inn", "choose a", "lantern start_builder 1", "lantern start_scout 1")
    # Two symbols on the watch post, one on the lookout.
    for _ in range(3):
        at.do("reroll start_scout", "lantern start_scout 1")
    assert at.why_id("reroll start_scout") == "no_rerolls"


def test_r23_may_be_declined_and_needs_a_cave_owned_before() -> None:
    rows = {"houses": [], "outposts": ["o_cave_camp"], "keys": [], "stars": []}
    at = auto("{ cave = 1 }, { building = 9 }", more={"rows": rows})
    assert at.state.encounter is None
    at = auto("{ cave = 1 }, { building = 9 }", more={"rows": rows}, caves=["cave_09"])
    assert at.legal() == ["receive o_cave_camp", "decline"]
    at.do("decline")
    assert len(at.village().caves) == 3


def test_r24_extra_caves_are_the_new_top_cards() -> None:
    at = auto("{ cave = 2 }")
    assert [at.pack.cave_ids[cave] for cave in at.village().caves] == ["cave_02", "cave_03", "cave_01"]
    assert at.state.to_data()["cave_top"] == "cave_04"


def test_r24_no_extra_cave_from_an_empty_deck() -> None:
    at = auto("{ cave = 2 }", more={"decks": {"caves": {"unseen": [], "below": []}}})
    assert len(at.village().caves) == 1


def test_choose_one_of() -> None:
    at = auto("{ choose = [[{ ore = 1 }], [{ coins = 3 }, { reputation = -1 }]] }, { fish = 1 }")
    assert at.legal() == ["option 1", "option 2"]
    at.do("option 2")
    assert (at.village().coins, at.village().reputation, at.items()) == (3, -1, {"fish": 1})


def test_r62_coins_for_reputation() -> None:
    at = auto("{ coins_for_reputation = 5 }", reputation=0)
    assert at.legal() == ["give_up 0", "give_up 1", "give_up 2", "give_up 3"]
    at.do("give_up 2")
    assert (at.village().coins, at.village().reputation) == (2, -2)
    assert auto("{ coins_for_reputation = 5 }", reputation=-3).state.encounter is None


GAMBLE = "{ gamble = { dice = 2, bet = 3, faces = { 1 = [{ coins = -1 }], 6 = [{ coins = 2 }, { ore = 1 }] } } }"


def test_r61_gamble() -> None:
    at = auto(GAMBLE, coins=2)
    assert at.legal() == ["bet 0", "bet 1", "bet 2"]
    at.do("bet 2", "fortune 6")
    assert (at.village().coins, at.items()) == (6, {"ore": 1})
    at.do("fortune 1")
    assert at.village().coins == 4
    at = auto(GAMBLE, coins=2).do("bet 0", "fortune 6", "fortune 3")
    assert (at.village().coins, at.items()) == (2, {"ore": 1})


def test_r61_without_coins_nothing_is_bet_and_coins_count_for_nothing() -> None:
    faces = "faces = { 5 = [{ coins = 2 }, { potion = 1 }] }"
    at = auto(f"{{ gamble = {{ dice = 1, bet = 3, {faces} }} }}").do("fortune 5")
    assert (at.village().coins, at.items()) == (0, {"potion": 1})


def test_r61_losses_are_capped_and_without_a_bet_the_table_is_taken_as_written() -> None:
    at = auto(GAMBLE, coins=2).do("bet 2", "fortune 1", "fortune 1")
    assert at.village().coins == 0
    at = auto("{ gamble = { dice = 1, faces = { 4 = [{ coins = 2 }] } } }").do("fortune 4")
    assert at.village().coins == 2


def test_r25_failure_effects_come_before_the_villagers_leave_the_card() -> None:
    book = choices(
        "tiers = [{ explore = 9, effects = [{ coins = 1 }] }]\n"
        "failure = { effects = [{ injure = 1 }, { reputation = -1 }] }"
    )
    at = finish(expedition(book, PAIR, [1, 1], exhausted=["start_scribe"])).do("injure start_builder")
    assert (at.zone("start_builder"), at.zone("start_scout")) == ("injured", "exhausted")
    assert at.village().reputation == -1


def test_r54_placement_never_interrupts_the_effects_of_an_outcome() -> None:
    at = auto("{ fish = 1 }, { injure = 1 }")
    assert at.why_id("place fish") == "outcome_first"


def test_r49_the_left_neighbour_reads() -> None:
    at = expedition(choices("auto = { effects = [{ coins = 1 }] }"), PAIR, choose="", options={"reader": "neighbour"})
    assert (at.prompt, at.state.actor, at.legal()) == ("read_paragraph", 1, ["read_on"])
    at.do("read_on", "choose a")
    assert (at.prompt, at.state.actor, at.village().coins) == ("read_outcome", 1, 0)
    at.do("read_on")
    assert at.village().coins == 1


def test_r49_alone_the_program_reads() -> None:
    at = expedition(choices("auto = {}"), PAIR, options={"reader": "neighbour"}, more={"players": 1})
    assert at.state.actor == -1
