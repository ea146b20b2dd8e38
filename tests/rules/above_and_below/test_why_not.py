"""Every reason with its data, and what is asked: the sentences of a front end are made of these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import grotto
from grotto import Prompt, Reason

from .table import QUIET, Table, choices, expedition, table, village

Data = dict[str, str | int]
PAIR = ["start_builder", "start_scout"]
ALL = ["start_builder", "start_scribe", "start_scout"]
CHECK = choices("tiers = [{ explore = 4, effects = [{ coins = 2 }] }]")
SHED = {"building": "h_mushroom_shed", "goods": 2}
POND = {"building": "h_fish_pond", "goods": 1}
STAFF = {"artifacts": {"art_mystics_staff": 1}}
ART = {"artifacts": "yes"}


def at(*acts: str, options: dict[str, Any] | None = None, **mine: Any) -> Callable[[], Table]:
    """The turn of seat 0 with this village after some acts."""
    return lambda: table(village(**mine), options=options or {}).do(*acts)


def market(*acts: str, coins: int = 6, **more: Any) -> Callable[[], Table]:
    """Seat 1 has ore for sale, seat 2 nothing."""
    return lambda: table(village(coins=coins), village(sale="ore"), {}, **more).do(*acts)


def party(book: str = CHECK, dice: list[int] | None = None, *acts: str, **mine: Any) -> Callable[[], Table]:
    """An expedition of two."""
    return lambda: expedition(book, PAIR, dice, **mine).do(*acts)


def deep(book: str, dice: list[int] | None = None, *acts: str, **mine: Any) -> Callable[[], Table]:
    """The same with the second book."""
    return lambda: expedition(QUIET, PAIR, dice, deep=book, **mine).do(*acts)


def rest(*acts: str, **mine: Any) -> Callable[[], Table]:
    """The end of a round, after some acts."""
    fields: dict[str, Any] = {"decks": {"villagers": {"unseen": []}}, "training": [None] * 5}
    return lambda: table(village(**mine), village(passed=True), **fields).do("pass", *acts)


REASONS: list[tuple[Callable[[], Table], str, str, Data]] = [
    (at(), "sleep start_scout", "action_first", {}),
    (
        at(ready=PAIR, exhausted=["start_scribe"]), "labor start_scribe", "villager_exhausted",
        {"villager": "start_scribe"},
    ),
    (at(ready=PAIR, injured=["start_scribe"]), "labor start_scribe", "villager_injured", {"villager": "start_scribe"}),
    (at(), "labor v_mason", "not_your_villager", {"villager": "v_mason"}),
    (at(ready=["start_scout"]), "explore start_scout", "party_too_small", {"n": 2}),
    (at("explore start_scout"), "set_out", "party_too_small", {"n": 2}),
    (at("explore start_scout"), "join start_scout", "already_declared", {"villager": "start_scout"}),
    (at("explore start_scout"), "pass", "declare_first", {}),
    (at("harvest start_scout", "join start_scribe", buildings=[SHED]), "join start_builder", "take_first", {}),
    (at("harvest start_scout", buildings=[SHED, POND]), "take h_mushroom_shed", "declare_first", {}),
    (at(buildings=["h_mushroom_shed"]), "harvest start_scout", "nothing_to_harvest", {}),
    (
        at("harvest start_scout", "set_out", buildings=[SHED]), "take h_orchard", "not_your_building",
        {"building": "h_orchard"},
    ),
    (
        at("harvest start_scout", "set_out", buildings=[SHED, "h_orchard"]), "take h_orchard", "building_empty",
        {"building": "h_orchard"},
    ),
    (at("harvest start_scout", "join start_scribe", buildings=[SHED]), "done", "take_more", {"n": 2}),
    (
        at("harvest start_scout", "join start_scribe", "take_for_sale h_mushroom_shed", buildings=[SHED]),
        "take_for_sale h_mushroom_shed", "sold_this_harvest", {},
    ),
    (at(coins=2), "build start_builder h_cottage", "short", {"good": "coin", "n": 1}),
    (at(coins=20), "build start_builder h_orchard", "building_not_open", {"building": "h_orchard"}),
    (at(coins=20), "build start_builder o_cave_camp", "no_empty_cave", {"building": "o_cave_camp"}),
    (at(coins=1), "train start_scribe v_mason", "short", {"good": "coin", "n": 1}),
    (at(coins=9), "train start_scribe v_tinker", "villager_not_in_row", {"villager": "v_tinker"}),
    (at(options=ART), "train_with art_book_of_knowledge start_scout v_mason", "not_your_artifact",
     {"artifact": "art_book_of_knowledge"}),
    (at(), "place fish", "no_such_item", {"item": "fish"}),
    (at(sale="fish"), "place fish", "for_sale", {"item": "fish"}),
    (at(), "put_out fish", "no_such_item", {"item": "fish"}),
    (at(sale="fish"), "put_out fish", "for_sale", {"item": "fish"}),
    (at("put_out fish", items={"fish": 2}), "put_out fish", "sale_changed", {}),
    (at("put_out fish", items={"fish": 2}), "take_back", "sale_changed", {}),
    (at(), "take_back", "sale_empty", {}),
    (at(coins=0), "refresh house", "short", {"good": "coin", "n": 1}),
    (market(), "offer 2 3", "nothing_for_sale", {"seat": 2}),
    (market(), "offer 0 3", "no_such_seller", {}),
    (market(coins=2), "offer 1 4", "short", {"good": "coin", "n": 2}),
    (market("offer 1 4", "refuse"), "offer 1 3", "offer_too_low", {"n": 5}),
    (market("offer 1 3", "refuse", options={"trade_max_exchanges": 1}), "offer 1 4", "too_many_offers", {"n": 1}),
    (market("offer 1 98", "refuse", coins=120), "offer 1 98", "offer_too_low", {"n": 99}),
    (market("offer 1 99", "refuse", coins=120), "offer 1 99", "offer_highest", {"n": 99}),
    (market("offer 1 4"), "counter 4", "same_price", {"n": 4}),
    (market("offer 1 4"), "counter 9", "buyer_short", {"n": 6}),
    (market("offer 1 4"), "pass", "answer_first", {}),
    (market("offer 1 4", "counter 5"), "pass", "answer_first", {}),
    (lambda: Table({"players": 1}), "put_out fish", "no_trade_alone", {}),
    (lambda: Table({"players": 1}), "offer 1 3", "no_trade_alone", {}),
    (party(choices("auto = {}", "auto = {}"), choose=""), "choose c", "no_such_choice", {}),
    (party(choose=""), "resolve", "choose_first", {}),
    (party(choices("cost = 3\nauto = {}"), choose="", coins=1), "choose a", "short", {"good": "coin", "n": 2}),
    (party(choices('stake = "item"\nauto = {}'), choose=""), "choose a", "no_stake", {"choice": "a"}),
    (
        party(choices("requires = [{ reputation_at_least = 2 }]\nauto = {}"), choose=""), "choose a", "requirement",
        {"choice": "a"},
    ),
    (party(choices('stake = "item"\nauto = {}'), items={"fish": 1}), "pass", "stake_first", {}),
    (party(dice=[1, 1]), "reroll start_scout", "no_rerolls", {}),
    (party(dice=[1, 1]), "pass", "check_first", {}),
    (party(CHECK, [1, 1], "exert start_scout"), "exert start_scout", "not_in_party", {"villager": "start_scout"}),
    (
        deep(CHECK, [1, 1], conditions={"cowardly": ["start_scout"]}), "exert start_scout", "coward",
        {"villager": "start_scout"},
    ),
    (deep(CHECK, [1, 1]), "supply start_scout", "no_supplies", {}),
    (party(dice=[6, 1], options=ART, **STAFF), "use art_mystics_staff start_builder", "die_is_six",
     {"villager": "start_builder"}),
    (party(dice=[6, 1], options=ART, **STAFF), "use art_mystics_staff start_scribe", "not_in_party",
     {"villager": "start_scribe"}),
    (party(dice=[6, 1], options=ART, **STAFF), "use art_mystics_staff", "name_a_die", {}),
    (party(CHECK, [5, 1], "use art_mystics_staff start_scout", options=ART, **STAFF),
     "use art_mystics_staff start_scout", "artifact_turned", {"artifact": "art_mystics_staff"}),
    (rest(exhausted=PAIR, items={"cider": 1}), "sleep start_scout", "drinks_first", {}),
    (rest(exhausted=PAIR, items={"cider": 1}), "drink potion start_scout", "no_such_item", {"item": "potion"}),
    (rest(exhausted=PAIR, items={"cider": 1}), "drink cider v_mason", "not_your_villager", {"villager": "v_mason"}),
    (
        rest(exhausted=PAIR, ready=["start_scribe"], items={"cider": 1}), "drink cider start_scribe", "drink_no_help",
        {"villager": "start_scribe", "item": "cider"},
    ),
    *[
        (
            rest(exhausted=[*PAIR, metal_man], items={"cider": 1}), f"drink cider {metal_man}", "never_drinks",
            {"villager": metal_man},
        )
        for metal_man in ("s_metal_man_1", "s_metal_man_2")
    ],
    (
        rest(exhausted=PAIR, ready=["s_cave_cat_2"], items={"cider": 1}), "drink cider s_cave_cat_2", "drink_no_help",
        {"villager": "s_cave_cat_2", "item": "cider"},
    ),
    (
        rest(exhausted=PAIR, injured=["start_scribe"], items={"potion": 1}), "drink potion start_scout",
        "drink_no_help", {"villager": "start_scout", "item": "potion"},
    ),
    *[
        (
            rest(exhausted=[*ALL, "v_mason", metal_man]), f"sleep {metal_man}", "own_bed",
            {"villager": metal_man},
        )
        for metal_man in ("s_metal_man_1", "s_metal_man_2")
    ],
    (
        rest(exhausted=[*ALL, "v_mason"], ready=["s_cave_cat_2"]), "sleep s_cave_cat_2", "no_bed_needed",
        {"villager": "s_cave_cat_2"},
    ),
    (
        rest(exhausted=PAIR, items={"cider": 1}, sale="potion"), "drink potion start_scout", "for_sale",
        {"item": "potion"},
    ),
    (rest(exhausted=PAIR, items={"cider": 1}), "pass", "round_over", {}),
    (rest(exhausted=[*ALL, "v_mason"]), "sleep v_tinker", "not_your_villager", {"villager": "v_tinker"}),
    (
        rest("sleep start_scout", exhausted=[*ALL, "v_mason"]), "sleep start_scout", "no_bed_needed",
        {"villager": "start_scout"},
    ),
    (rest(exhausted=[*ALL, "v_mason"]), "drink cider v_mason", "drinks_over", {}),
    (rest(exhausted=[*ALL, "v_mason"]), "pass", "round_over", {}),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(REASONS)), ids=[f"{id}: {act}" for _, act, id, _ in REASONS])
def test_reason(number: int) -> None:
    make, act, id, data = REASONS[number]
    here = make()
    assert here.why(act) == Reason(id, data)
    with pytest.raises(grotto.IllegalAct) as caught:
        here.do(act)
    assert (caught.value.id, caught.value.data) == (id, {"act": act, **data})


PROMPTS: list[tuple[Callable[[], Table], str, Data]] = [
    (at(), "turn", {}),
    (at(ready=[], exhausted=ALL, items={"fish": 1}), "turn_nobody_ready", {}),
    (at("labor start_scout"), "declare", {"action": "labor", "n": 1}),
    (at("explore start_scout", "join start_scribe"), "declare", {"action": "explore", "n": 2}),
    (at("harvest start_scout", "set_out", buildings=[SHED, POND]), "take_goods", {"n": 1}),
    (market("offer 1 4"), "answer", {"seat": 0, "item": "ore", "n": 4}),
    (market("offer 1 4", "counter 5"), "countered", {"seat": 1, "item": "ore", "n": 5}),
    (party(choose=""), "choose", {"book": 0, "paragraph": 1}),
    (deep(QUIET, choose=""), "choose", {"book": 1, "paragraph": 1}),
    (party(dice=[6, 1]), "check", {"n": 3, "number": 4, "short": 1}),
    (party(CHECK, [6, 1], "exert start_scout"), "check", {"n": 4, "number": 4, "short": 0}),
    (rest(exhausted=[*ALL, "v_mason"]), "sleep", {"n": 3}),
    (rest("sleep start_scout", exhausted=[*ALL, "v_mason"]), "sleep", {"n": 2}),
    (
        party(choices('auto = { effects = [{ coins_for_reputation = 5 }] }'), None, "read", reputation=2),
        "sell_reputation", {"good": "coin", "n": 5},
    ),
    # R62: no more than the spaces that the cube can still move.
    (
        party(choices('auto = { effects = [{ coins_for_reputation = 5 }] }'), None, "read", reputation=-2),
        "sell_reputation", {"good": "coin", "n": 1},
    ),
    (
        deep(choices('auto = { effects = [{ condition = "sad" }] }'), None, "read"), "pick_afflicted",
        {"condition": "sad"},
    ),
    (
        party(choices("tiers = [{ explore = 1, pay = 2, effects = [{ fish = 1 }] }]"), [6, 6], "resolve", coins=3),
        "tier_cost", {"good": "coin", "n": 2, "number": 1},
    ),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(PROMPTS)), ids=[id for _, id, _ in PROMPTS])
def test_prompt(number: int) -> None:
    make, id, data = PROMPTS[number]
    assert make().state.prompt() == Prompt(id, data)
