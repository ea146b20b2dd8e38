"""Section 9, and 10: the end of a round, rest, income, goods, the track."""

from __future__ import annotations

from typing import Any

from grotto.games.above_and_below.track import income, place_all

from .table import PACK, Table, table, village

QUIET_DECKS: dict[str, Any] = {"decks": {"villagers": {"unseen": []}}, "training": [None] * 5}
EVERYBODY = ["start_builder", "start_scribe", "start_scout"]


def ending(*villages: dict[str, Any], **fields: Any) -> Table:
    """A round whose last player is about to pass."""
    rows = [dict(one) for one in villages]
    while len(rows) < 2:
        rows.append({})
    for row in rows[1:]:
        row["passed"] = True
    return table(*rows, **QUIET_DECKS, **fields)


def test_r36_after_round_7_nothing_more_happens() -> None:
    at = ending(village(exhausted=EVERYBODY, coins=1), round=7, cider_on_board=0).do("pass")
    assert at.state.actor == -2
    assert (at.village().coins, at.state.cider_on_board) == (1, 0)
    assert at.village().exhausted.bit_count() == 3


def test_income_is_collected_after_every_other_round() -> None:
    at = ending(village(), round=6).do("pass")
    assert (at.village().coins, at.village(1).coins, at.state.round) == (4, 4, 7)


def test_r01_cider_returns_to_the_board_if_there_is_one() -> None:
    assert ending(village(), cider_on_board=0).do("pass").state.cider_on_board == 1
    at = ending(village(), village(items={"cider": 10}), cider_on_board=0).do("pass")
    assert at.state.cider_on_board == 0


def test_rest_potion_then_bed() -> None:
    at = ending(village(ready=["start_scout"], injured=["start_builder"], items={"potion": 1})).do("pass")
    at.do("drink potion start_builder")
    assert at.zone("start_builder") == "ready"


def test_what_was_done_in_the_last_turn_is_forgotten_before_the_rest() -> None:
    mine = village(ready=["start_scout"], injured=["start_builder"], items={"potion": 1, "fish": 1})
    at = ending(mine).do("put_out fish")
    assert at.state.put_out
    at.do("pass")
    assert (at.verbs(), at.state.put_out) == ({"drink", "done"}, False)


def test_rest_drinks_come_before_beds() -> None:
    at = ending(
        village(ready=["v_mason"], injured=EVERYBODY, exhausted=["v_tinker"], items={"cider": 1}),
    ).do("pass")
    assert at.why_id("sleep start_builder") == "drinks_first"
    at.do("done")
    assert at.prompt == "sleep"
    assert at.why_id("drink cider start_builder") == "drinks_over"


def test_rest_no_villager_uses_two_beds() -> None:
    at = ending(village(injured=[*EVERYBODY, "v_mason"], ready=["v_tinker"])).do("pass")
    assert at.prompt == "sleep"
    at.do("sleep start_builder")
    assert at.why_id("sleep start_builder") == "no_bed_needed"
    at.do("sleep start_scribe", "sleep start_scout")
    assert [at.zone(id) for id in EVERYBODY] == ["exhausted"] * 3
    assert at.zone("v_mason") == "injured"


def test_beds_for_all_are_not_asked_for() -> None:
    at = ending(village(exhausted=EVERYBODY, coins=1)).do("pass")
    assert at.village().ready.bit_count() == 3


def test_r55_a_cider_for_sale_is_not_drunk() -> None:
    at = ending(village(exhausted=[*EVERYBODY, "v_mason"], sale="cider", coins=1)).do("pass")
    assert at.prompt == "sleep"


def test_r51_the_sleepers_of_four_players_are_readied_by_the_ordinary_rest() -> None:
    at = table(*[village(exhausted=EVERYBODY, coins=1, passed=seat > 0) for seat in range(4)], **QUIET_DECKS).do("pass")
    assert [one.ready.bit_count() for one in at.state.villages] == [3] * 4


def test_r54_a_last_chance_to_place_before_income() -> None:
    at = ending(village(items={"fish": 1, "rope": 2})).do("pass")
    assert (at.prompt, at.state.actor) == ("place_before_income", 0)
    at.do("place rope", "place fish", "place rope", "done")
    # Two slots: income 5.
    assert at.village().coins == 5
    assert [PACK.goods[good] for good in at.village().track] == ["rope", "fish"]


def test_r57_potion_income_comes_after_rest() -> None:
    at = ending(village(injured=["start_scout"], ready=["start_builder"], buildings=["h_herb_garden"])).do("pass")
    assert at.items() == {"potion": 1}
    assert at.zone("start_scout") == "exhausted"


def test_r58_rest_is_asked_for_in_turn_order_from_the_first_player() -> None:
    tired = {
        "ready": [],
        "exhausted": ["start_scout", "start_builder", "start_scribe"],
        "items": {"cider": 1, "fish": 1},
    }
    at = table(village(**tired, passed=True), village(**tired), first=1, seat=1, **QUIET_DECKS).do("pass")
    asked: list[tuple[int, str]] = []
    while at.state.round == 1:
        asked.append((at.state.actor, at.prompt))
        at.do("done")
    assert asked == [(1, "drinks"), (0, "drinks"), (1, "place_before_income"), (0, "place_before_income")]


def test_r02_a_shortage_is_served_from_the_first_player() -> None:
    orchard = village(buildings=["h_orchard"])
    lantern = village(buildings=["o_lantern_orchard"], caves=["cave_09"], track=[{"good": "fruit", "n": 11}])
    at = ending(orchard, lantern).do("pass")
    assert (at.on_card("h_orchard"), at.on_card("o_lantern_orchard", 1)) == (1, 0)
    at = table({**orchard, "passed": True}, lantern, first=1, seat=1, **QUIET_DECKS).do("pass")
    assert (at.on_card("h_orchard"), at.on_card("o_lantern_orchard", 1)) == (0, 1)


def test_r03_an_empty_replenishing_card_is_tried_again() -> None:
    held = village(buildings=["h_orchard"], items={"fruit": 12})
    at = ending(held).do("pass", "done")
    assert at.on_card("h_orchard") == 0


def test_r01_the_good_on_a_replenishing_card_comes_out_of_the_supply() -> None:
    at = ending(village(buildings=["h_orchard"]))
    fruit = at.pack.goods.index("fruit")
    before = at.state.supply[fruit]
    at.do("pass")
    assert (at.on_card("h_orchard"), at.state.supply[fruit]) == (1, before - 1)


def test_the_row_slides_and_keeps_its_order() -> None:
    at = table({}, {"passed": True}, training=[None, "v_mason", None, "v_tinker", "v_tracker"]).do("pass")
    assert at.state.to_data()["training"][:3] == ["v_mason", "v_tinker", "v_tracker"]  # type: ignore[index]
    assert at.prompt == "arrive"


def test_income_per_amethyst_and_ore_on_the_track() -> None:
    track = [{"good": "ore", "n": 2}, {"good": "amethyst", "n": 1}]
    at = table(village(track=track, items={"ore": 1}, buildings=["k_assay_office"]))
    assert income(at.state, 0) == 5 + 3


# ---- the track ----------------------------------------------------------------------------------


def test_r28_each_new_kind_opens_the_next_slot_and_nothing_moves() -> None:
    at = table(village(items={"rope": 2, "fish": 1})).do("place rope", "place fish", "place rope")
    assert [PACK.goods[good] for good in at.village().track] == ["rope", "fish"]
    assert at.village().placed[PACK.goods.index("rope")] == 2
    assert at.why_id("place rope") == "no_such_item"


def test_eight_slots() -> None:
    assert PACK.track_points == (1, 1, 2, 2, 3, 4, 5, 6)
    assert PACK.track_income == (5, 5, 6, 6, 7, 8, 9, 10)


def test_r64_everything_is_placed_as_well_as_can_be() -> None:
    held = {"fruit": 3, "fish": 1, "ore": 2, "rope": 1}
    at = table(village(items=held, track=[{"good": "ore", "n": 1}]))
    place_all(at.state, 0)
    assert [PACK.goods[good] for good in at.village().track] == ["ore", "fish", "rope", "fruit"]
    assert at.items() == {}


def test_r27_the_market_closes_before_the_final_placement() -> None:
    at = ending(village(sale="rope"), village(items={"fish": 2}), round=7).do("pass")
    assert (at.prompt, at.state.actor) == ("final_placement", 0)
    at.do("place_all")
    assert at.state.actor == 1
    at.do("place fish", "done")
    assert at.state.actor == -2
    assert at.state.result().categories[0]["advancement_track"] == 1
    assert at.state.result().categories[1]["advancement_track"] == 1


def test_r27_option_the_market_stays_open() -> None:
    options = {"market_closes_before_final_placement": "no"}
    at = ending(village(sale="rope"), round=7, options=options).do("pass")
    assert at.state.actor == -2
