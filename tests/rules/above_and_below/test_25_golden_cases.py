"""The golden cases of section 25, one test each."""

from __future__ import annotations

import pytest

import grotto
from grotto.games.above_and_below.course import refresh_goods
from grotto.games.above_and_below.modules.conditions import die_value
from grotto.games.above_and_below.scoring import card_points, position_points, rank_bonuses, winners
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.track import income, track_points

from .table import GAME, PACK, Table, choices, continuation, expedition, finish, roll, table, village


def opening(players: int) -> TableState:
    state = GAME.new(players=players, first_player=0)
    while state.actor == grotto.CHANCE:
        state.apply(state.legal()[0])
    assert isinstance(state, TableState)
    return state


def test_g01_setup_two_players() -> None:
    state = opening(2)
    assert [one.coins for one in state.villages] == [7, 8]
    assert [one.ready.bit_count() for one in state.villages] == [3, 3]
    assert [one.exhausted for one in state.villages] == [0, 0]
    assert [one.reputation for one in state.villages] == [0, 0]
    assert [len(row) for row in state.rows] == [4, 4, 4, 6]
    assert len(state.training) == 5
    assert -1 not in state.training
    assert state.unseen[4].bit_count() == 13
    # 25 cave cards, the top one of which is seen.
    assert state.unseen[2].bit_count() + 1 == 25
    assert (state.cider_on_board, state.supply[PACK.cider]) == (1, 9)


def test_g02_setup_three_players() -> None:
    state = opening(3)
    assert [one.coins for one in state.villages] == [7, 8, 8]
    assert [(one.ready.bit_count(), one.exhausted.bit_count()) for one in state.villages] == [(3, 0)] * 3


def test_g03_setup_four_players() -> None:
    state = opening(4)
    assert [one.coins for one in state.villages] == [7, 7, 7, 8]
    assert [one.exhausted.bit_count() for one in state.villages] == [2] * 4
    assert {PACK.villager_ids[one.ready.bit_length() - 1] for one in state.villages} == {"start_builder"}
    assert [one.ready.bit_count() for one in state.villages] == [1] * 4


def test_g04_lantern_lookup_takes_the_best_satisfied_threshold_only() -> None:
    given = [
        ("start_scout", 1), ("start_scout", 2), ("start_scout", 3), ("start_scout", 6), ("v_spelunker", 3),
        ("v_spelunker", 4), ("v_tracker", 1), ("v_tracker", 2), ("v_tracker", 6), ("v_architect", 2),
    ]  # fmt: skip
    found = [PACK.villagers[PACK.villager_ids.index(id)].lanterns[die] for id, die in given]
    assert found == [1, 1, 2, 2, 1, 3, 0, 2, 3, 0]


RATS = choices(
    "tiers = [{ explore = 3, effects = [{ coins = 1 }] }, { explore = 4, effects = [{ mushroom = 1 }] }]",
    "tiers = [{ explore = 7, effects = [{ coins = 5 }, { ore = 1 }] }]",
)


def cave_went(at: Table) -> str:
    if at.village().caves:
        return "gained"
    return "bottom of deck" if at.state.below[2][-1:] == (0,) else "?"


def test_g05_highest_reached_tier_only() -> None:
    at = finish(expedition(RATS, ["start_scribe", "start_scout", "start_builder"], [4, 3, 1], coins=2))
    assert at.items() == {"mushroom": 1}
    assert at.village().coins == 2
    assert cave_went(at) == "gained"
    assert (at.village().exhausted.bit_count(), at.village().injured.bit_count()) == (3, 0)
    assert at.events("outcome")[0].data["number"] == 4


def test_g06_exert_one_villager_to_reach_the_low_tier() -> None:
    at = expedition(RATS, ["start_builder", "start_scout"], [3, 2])
    assert at.state.prompt().data["n"] == 2
    at.do("exert start_builder")
    assert at.state.prompt().data["n"] == 3
    finish(at)
    assert (at.village().coins, at.items()) == (1, {})
    assert cave_went(at) == "gained"
    assert (at.zone("start_builder"), at.zone("start_scout")) == ("injured", "exhausted")


def test_g08_failure() -> None:
    party = ["start_scribe", "start_scout", "start_builder"]
    at = finish(expedition(RATS, party, [5, 6, 5], choose="b", coins=4))
    assert (at.village().coins, at.items()) == (4, {})
    assert cave_went(at) == "bottom of deck"
    assert (at.village().exhausted.bit_count(), at.village().injured.bit_count()) == (3, 0)
    assert at.events("failure")


def test_g11_paying_the_tier_cost() -> None:
    book = choices(
        "tiers = [{ explore = 2, effects = [{ coins = 1 }] }, "
        "{ explore = 4, pay = 1, effects = [{ fish = 1 }, { reputation = 1 }] }]"
    )
    at = finish(expedition(book, ["v_mason", "v_torchbearer"], [4, 2], coins=3))
    assert at.prompt == "tier_cost"
    at.do("agree", "read")
    assert (at.village().coins, at.items(), at.village().reputation) == (2, {"fish": 1}, 1)
    assert cave_went(at) == "gained"
    assert at.village().exhausted.bit_count() == 2


def test_g12_lantern_bonus_per_hammer_counts_plus_hammers_once() -> None:
    book = choices(
        'bonuses = [{ lanterns = 1, per = "hammer" }]\n'
        "tiers = [{ explore = 4, effects = [{ rope = 1 }] }, { explore = 6, effects = [{ ore = 1 }] }]"
    )
    at = expedition(book, ["v_master_builder", "v_foreman"], [2, 3])
    assert at.state.prompt().data["n"] == 4
    finish(at)
    assert at.items() == {"rope": 1}


def test_g14_poisoned_1_is_0() -> None:
    book = choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }]")
    at = expedition(book, ["start_scribe", "start_scout"], [1, 4], deep=book, conditions={"poisoned": ["start_scribe"]})
    assert at.state.prompt().data["n"] == 2
    finish(at)
    assert at.village().coins == 0
    assert cave_went(at) == "bottom of deck"


def test_g16_cowardly_villager_cannot_be_exerted() -> None:
    book = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
    at = expedition(book, ["start_scribe", "start_scout"], [1, 1], deep=book, conditions={"cowardly": ["start_scout"]})
    assert at.why_id("exert start_scout") == "coward"
    assert at.why("exert start_scribe") is None


def test_g17_explore_with_one_villager() -> None:
    at = table(village(ready=["start_scout"]))
    assert at.why_id("explore start_scout") == "party_too_small"


def test_g18_build_with_hammer_plus_and_coin_on_build() -> None:
    at = table(village(coins=7, ready=["v_master_builder"], buildings=["h_joinery"]), rows={"houses": ["h_inn"]})
    at.do("build v_master_builder h_inn")
    assert at.village().coins == 1
    assert len(at.village().buildings) == 3


def test_g21_outpost_without_an_empty_cave() -> None:
    at = table(village(coins=20, ready=["start_builder"]), rows={"outposts": ["o_cave_camp"]})
    assert at.why_id("build start_builder o_cave_camp") == "no_empty_cave"


def test_g22_outpost_on_the_only_empty_cave() -> None:
    at = table(village(coins=5, ready=["start_builder"], caves=["cave_09"]), rows={"outposts": ["o_eel_weir"]})
    at.do("build start_builder o_eel_weir")
    assert (at.village().coins, len(at.village().buildings), at.village().empty_caves()) == (2, 2, 0)
    assert at.on_card("o_eel_weir") == 2


def test_g23_cider_as_a_coin() -> None:
    at = table(
        village(coins=4, items={"cider": 1}, ready=["start_builder"], buildings=["h_taproom"]),
        rows={"houses": ["h_hemp_barn"]},
    )
    at.do("build start_builder h_hemp_barn")
    assert (at.village().coins, at.items()) == (0, {})
    assert at.on_card("h_hemp_barn") == 2


def test_g24_train_the_third_slot_and_the_row_is_filled_at_the_end_of_the_round() -> None:
    row = ["v_mason", "v_tinker", "v_storyteller", "v_tracker", "v_foreman"]
    at = table(village(coins=5, ready=["start_scribe"]), village(passed=True), training=row)
    at.do("train start_scribe v_storyteller")
    assert at.village().coins == 2
    assert at.zone("v_storyteller") == "exhausted"
    shown = at.state.to_data()["training"]
    assert shown == ["v_mason", "v_tinker", None, "v_tracker", "v_foreman"]
    # Whoever has nobody ready is asked while he can still do something for free.
    at.do("pass")
    assert at.prompt == "arrive"
    at.do("arrive v_spelunker")
    assert at.state.to_data()["training"] == ["v_mason", "v_tinker", "v_tracker", "v_foreman", "v_spelunker"]


def test_g26_labor_first_of_the_round() -> None:
    at = table(village()).do("labor start_builder", "join start_scribe", "join start_scout")
    assert (at.village().coins, at.items(), at.state.cider_on_board) == (3, {"cider": 1}, 0)


def test_g27_labor_cider_already_taken() -> None:
    at = table(village(), cider_on_board=0).do("labor start_builder", "join start_scribe", "set_out")
    assert (at.village().coins, at.items(), at.state.cider_on_board) == (2, {}, 0)


def test_g28_cave_cat_refuses_and_the_action_is_kept() -> None:
    at = table(village(ready=["s_cave_cat_1", "start_builder"]))
    at.do("labor s_cave_cat_1", "set_out", "obey s_cave_cat_1 2")
    assert (at.zone("s_cave_cat_1"), at.village().coins, at.state.cider_on_board) == ("exhausted", 0, 1)
    at.do("labor start_builder")
    assert at.zone("start_builder") == "exhausted"
    assert (at.village().coins, at.items()) == (1, {"cider": 1})


def test_g30_harvest_from_one_stock_card_with_two_villagers() -> None:
    shed = {"building": "h_mushroom_shed", "goods": 2}
    at = table(village(ready=["start_builder", "start_scout"], buildings=[shed]))
    at.do("harvest start_builder", "join start_scout", "take h_mushroom_shed", "take h_mushroom_shed")
    assert at.items() == {"mushroom": 2}
    assert at.on_card("h_mushroom_shed") == 0
    refresh_goods(at.state, 0)
    assert at.on_card("h_mushroom_shed") == 0


def test_g31_replenishing_card_refills_only_when_empty() -> None:
    cards = ["h_orchard", {"building": "o_sunless_lake", "goods": 1}]
    at = table(village(buildings=cards, caves=["cave_09"]))
    refresh_goods(at.state, 0)
    assert (at.on_card("h_orchard"), at.on_card("o_sunless_lake")) == (1, 1)


def resting(**fields: object) -> Table:
    return Table({"players": 2, "villages": [village(**fields), {}], "agenda": [["round_is_over"], ["rest", 0]]})


def test_g32_rest_potion_and_cider_on_one_villager_beds_for_the_others() -> None:
    at = resting(
        injured=["v_mason"],
        exhausted=["start_builder", "start_scribe", "start_scout"],
        items={"potion": 1, "cider": 1},
    )
    at.do("drink potion v_mason", "drink cider v_mason")
    assert {at.zone(id) for id in ("v_mason", "start_builder", "start_scribe", "start_scout")} == {"ready"}


def test_g35_metal_man_rests_in_his_own_bed() -> None:
    at = resting(injured=["s_metal_man_1"], exhausted=["start_builder", "start_scribe", "start_scout", "v_mason"])
    at.do("sleep start_builder", "sleep start_scribe", "sleep start_scout")
    assert at.zone("s_metal_man_1") == "exhausted"
    assert at.zone("start_scout") == "ready"
    assert at.zone("v_mason") == "exhausted"


def test_g36_metal_man_drinks_nothing() -> None:
    at = resting(exhausted=["s_metal_man_1", "start_scout"], items={"cider": 1})
    assert at.why_id("drink cider s_metal_man_1") == "never_drinks"


def test_g38_income_from_the_rightmost_occupied_slot_plus_cards() -> None:
    track = [{"good": "rope", "n": 1}, {"good": "fish", "n": 1}, {"good": "fruit", "n": 1}]
    at = table(village(track=track, buildings=["h_counting_house"]))
    assert income(at.state, 0) == 8


def test_g40_empty_track() -> None:
    assert income(table(village()).state, 0) == 4


def test_g41_track_scoring() -> None:
    track = [{"good": "rope", "n": 1}, {"good": "fish", "n": 1}, {"good": "fruit", "n": 4}]
    at = table(village(track=track))
    assert track_points(at.state, at.village()) == 10


@pytest.mark.parametrize(
    ("reputations", "bonuses"), [([4, 1, 3], [5, 2, 3]), ([0, 2, 5, 1], [0, 3, 5, 2]), ([2, 1], [3, 0])]
)
def test_g42_reputation_bonus_no_ties(reputations: list[int], bonuses: list[int]) -> None:
    assert rank_bonuses(reputations, PACK.rank[len(reputations)]) == bonuses


def test_g44_position_points() -> None:
    state = table().state
    found = [position_points(state, position) for position in (-3, -2, -1, 0, 2, 3, 5, 10)]
    assert found == [-2, -1, 0, 0, 0, 1, 2, 5]


def test_g47_great_hall_counts_injured_and_special_villagers() -> None:
    at = table(
        village(
            ready=["start_builder", "start_scribe", "s_glogo"],
            exhausted=["start_scout", "v_mason"],
            injured=["s_cave_cat_1"],
            buildings=["k_great_hall"],
        )
    )
    assert card_points(at.state, at.village(), PACK.card_ids.index("k_great_hall")) == 12


def test_g48_surveyors_office() -> None:
    at = table(
        village(buildings=["k_surveyors_office", "o_cave_camp"], caves=["cave_05", "cave_06", "cave_07", "cave_08"])
    )
    card = PACK.card_ids.index("k_surveyors_office")
    # 2 printed points and 1 for each of three empty caves.
    assert PACK.cards[card].vp + card_points(at.state, at.village(), card) == 5


def test_g51_complete_tie_is_shared() -> None:
    assert winners([(40, 3, 6, 8), (40, 3, 6, 8)]) == (0, 1)


def test_g53_offer_below_3() -> None:
    at = table(village(coins=5), village(sale="rope"))
    with pytest.raises(grotto.UnknownAct):
        at.do("offer 1 2")
    assert [text for text in at.legal() if text.startswith("offer")] == ["offer 1 3", "offer 1 4", "offer 1 5"]


def test_g54_refresh_twice_in_a_turn() -> None:
    at = table(village(coins=5), this_turn={"refreshed": True})
    assert at.why_id("refresh outpost") == "refreshed"


def test_g55_free_action_after_the_normal_action() -> None:
    shed = {"building": "h_mushroom_shed", "goods": 2}
    at = table(village(coins=9, items={"fish": 1}, buildings=[shed]), village(sale="rope"))
    at.do("harvest start_builder", "set_out")
    for act in ("refresh house", "offer 1 3", "put_out fish"):
        assert at.why_id(act) == "take_first"


def test_g56_supply_shortage() -> None:
    book = choices("auto = { effects = [{ amethyst = 2 }] }")
    held = {"track": [{"good": "amethyst", "n": 6}]}
    at = finish(expedition(book, ["start_scout", "start_builder"], **held))
    assert at.items() == {"amethyst": 1}
    assert at.state.supply[PACK.items.index("amethyst")] == 0


def test_g57_liquid_woman_at_the_top_of_the_track() -> None:
    book = choices('auto = { effects = [{ special = "s_liquid_woman" }] }')
    at = finish(expedition(book, ["start_scout", "start_builder"], reputation=-3))
    assert at.village().reputation == -3
    assert at.zone("s_liquid_woman") == "exhausted"


def test_g59_quest_with_a_good_on_the_track_and_one_in_the_supply() -> None:
    book = choices("auto = { effects = [{ pot = 1 }] }")
    held = {"track": [{"good": "paper", "n": 1}]}
    at = finish(expedition(book, ["start_scout", "start_builder"], options={"quests": "yes"}, **held))
    assert at.state.to_data()["villages"][0]["quests"] == ["q_records"]  # type: ignore[index]


@pytest.mark.parametrize(("supplies", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_g61_supply_tokens_at_the_end(supplies: int, points: int) -> None:
    at = table(village(supplies=supplies), options={"underforest_desert": "yes"})
    assert at.state.result().categories[0]["supplies"] == points


def test_g63_rerolls_are_per_encounter() -> None:
    book = choices(
        "tiers = [{ explore = 1, goto = 2 }]",
        more=continuation(2, "tiers = [{ explore = 1, effects = [{ coins = 1 }] }]"),
    )
    at = expedition(book, ["start_scout", "start_builder"], [1, 1], buildings=["o_watch_post"], caves=["cave_09"])
    at.do("reroll start_scout", "lantern start_scout 2", "resolve", "read", "choose a")
    roll(at, {"start_scout": 1, "start_builder": 1})
    assert at.state.encounter is not None
    assert at.state.encounter.rerolls == 1
    at.do("reroll start_scout", "lantern start_scout 3")
    assert at.why_id("reroll start_builder") == "no_rerolls"


def test_g64_artifact_stays_until_someone_explores_successfully() -> None:
    at = Table(
        {
            "round": 2,
            "options": {"artifacts": "yes"},
            "artifact_on_deck": True,
            "villages": [{}, {}],
            "agenda": [["round_is_over"]],
        }
    )
    assert at.state.round == 3
    assert at.state.artifact_on_deck
    assert sum(at.state.artifact_pile) == 7


def test_die_value_is_the_die_when_nothing_ails() -> None:
    assert [die_value(table().state, 0, 0, die, 0) for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]
