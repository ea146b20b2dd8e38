"""Reasons and questions in the middle of things: declarations, payments, checks, outcomes, the end of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grotto import Prompt, Reason

from .table import QUIET, Table, choices, expedition, table, village

Data = dict[str, str | int]
PAIR = ["start_builder", "start_scout"]
CHECK = choices("tiers = [{ explore = 4, effects = [{ coins = 2 }] }]")
SHED = {"building": "h_mushroom_shed", "goods": 2}
POND = {"building": "h_fish_pond", "goods": 1}
ART = {"artifacts": "yes"}
STAFF: dict[str, Any] = {"options": ART, "artifacts": {"art_mystics_staff": 1}}
BASKET: dict[str, Any] = {"options": ART, "artifacts": {"art_basket_of_plenty": 1}}
BASKETS: dict[str, Any] = {"options": ART, "artifacts": {"art_basket_of_plenty": 2}}
BOOK: dict[str, Any] = {"options": ART, "artifacts": {"art_book_of_knowledge": 1}}
AT_LARGE: dict[str, Any] = {"options": {**ART, "explore_bonus_mode": "lantern"}, "artifacts": {"art_mystics_staff": 1}}


def at(*acts: str, options: dict[str, Any] | None = None, more: dict[str, Any] | None = None, **mine: Any) -> Any:
    """The turn of seat 0 with this village after some acts."""
    return lambda: table(village(**mine), options=options or {}, **(more or {})).do(*acts)


def party(book: str, dice: list[int] | None, *acts: str, **mine: Any) -> Callable[[], Table]:
    """An expedition of two."""
    return lambda: expedition(book, PAIR, dice, **mine).do(*acts)


def deep(book: str, dice: list[int] | None, *acts: str, **mine: Any) -> Callable[[], Table]:
    """The same with the second book."""
    return lambda: expedition(QUIET, PAIR, dice, deep=book, **mine).do(*acts)


def outcome(effects: str, *acts: str, **mine: Any) -> Callable[[], Table]:
    """An outcome that has been read."""
    return party(choices(f"auto = {{ effects = [{effects}] }}"), None, "read", *acts, **mine)


def rest(*acts: str, more: dict[str, Any] | None = None, **mine: Any) -> Callable[[], Table]:
    """The end of a round, after some acts."""
    fields: dict[str, Any] = {"decks": {"villagers": {"unseen": []}}, "training": [None] * 5, **(more or {})}
    return lambda: table(village(**mine), village(passed=True), **fields).do("pass", *acts)


TAPROOM: dict[str, Any] = {"buildings": ["h_taproom"], "items": {"cider": 1, "potion": 1}}
PAYING = at("build start_builder h_longhouse", coins=6, more={"rows": {"houses": ["h_longhouse"]}}, **TAPROOM)
NO_HOUSES = {"rows": {"houses": ["h_inn"]}, "decks": {"houses": {"unseen": [], "below": []}}}
LAST_CAVE = {"cave_top": None, "decks": {"caves": {"unseen": [], "below": []}}}
READER = {"reader": "neighbour"}
ORE_OR_FISH = "{ choose = [[{ ore = 1 }], [{ fish = 1 }]] }"
SENT_HOME = choices(
    "tiers = [{ explore = 4, goto = 2 }]",
    more='[[paragraph]]\nid = 2\nentry = "continuation"\n[[paragraph.choice]]\nid = "a"\n'
    'bonuses = [{ lanterns = 1, pays = 1 }]\ntiers = [{ explore = 1, pay = 1, effects = [{ coins = 3 }] }]\n',
)  # fmt: skip

REASONS: list[tuple[Callable[[], Table], str, str, Data]] = [
    # R48: no more villagers than goods; R39: one basket, which takes one good more.
    (at("harvest start_scout", "join start_scribe", buildings=[SHED, POND], **BASKET), "join start_scribe",
     "already_declared", {"villager": "start_scribe"}),
    (at("harvest start_scout", "bring art_basket_of_plenty", buildings=[SHED, POND], **BASKETS),
     "bring art_basket_of_plenty", "artifact_one", {}),
    (at("harvest start_scout", "join start_scribe", buildings=[SHED, POND]), "bring art_basket_of_plenty",
     "not_your_artifact", {"artifact": "art_basket_of_plenty"}),
    (at("harvest start_scout", buildings=[SHED, POND], turned={"art_basket_of_plenty": 1}, **BASKET),
     "bring art_basket_of_plenty", "artifact_turned", {"artifact": "art_basket_of_plenty"}),
    (at("harvest start_scout", buildings=[SHED, POND], options=ART,
        artifacts={"art_book_of_knowledge": 1, "art_basket_of_plenty": 1}), "bring art_book_of_knowledge",
     "artifact_no_help", {"artifact": "art_book_of_knowledge"}),
    (at("labor start_scout", buildings=[SHED, POND], **BASKET), "bring art_basket_of_plenty", "artifact_no_help",
     {"artifact": "art_basket_of_plenty"}),
    # R48: two goods, one for the scout and one more for the basket; nothing for a third.
    (at("harvest start_scout", "bring art_basket_of_plenty", buildings=[SHED], **BASKET), "join start_scribe",
     "take_first", {}),
    (at("labor start_scout", ready=["start_scout", "start_scribe"], exhausted=["start_builder"]),
     "join start_builder", "villager_exhausted", {"villager": "start_builder"}),
    # Section 17.1: what is down stays down until the end of the round.
    (at(coins=9, turned={"art_book_of_knowledge": 1}, **BOOK), "train_with art_book_of_knowledge start_scout v_mason",
     "artifact_turned", {"artifact": "art_book_of_knowledge"}),
    (at(coins=0, **BOOK), "train_with art_book_of_knowledge start_scout v_mason", "short", {"good": "coin", "n": 1}),
    (at(coins=9, **BOOK), "train_with art_book_of_knowledge start_scout v_tinker", "villager_not_in_row",
     {"villager": "v_tinker"}),
    (at(coins=0, ready=["v_headmistress"]), "train v_headmistress v_mason", "short", {"good": "coin", "n": 1}),
    (at(coins=9, ready=["start_scout"]), "train start_scribe v_mason", "not_your_villager",
     {"villager": "start_scribe"}),
    (at(coins=3, ready=["v_master_builder"], more={"rows": {"houses": ["h_longhouse"]}}),
     "build v_master_builder h_longhouse", "short", {"good": "coin", "n": 2}),
    (at(coins=9, ready=["start_scout"], exhausted=["start_builder"]), "build start_builder h_cottage",
     "villager_exhausted", {"villager": "start_builder"}),
    # R30, R31: empty decks.
    (at(coins=2, more=NO_HOUSES), "refresh house", "deck_empty", {}),
    (at(more=LAST_CAVE), "explore start_scout", "no_caves_left", {}),
    (at(ready=PAIR, injured=["start_scribe"]), "explore start_scribe", "villager_injured",
     {"villager": "start_scribe"}),
    (at(ready=PAIR, injured=["start_scribe"], buildings=[SHED]), "harvest start_scribe", "villager_injured",
     {"villager": "start_scribe"}),
    # R08: cider here, potions not.
    (PAYING, "spend potion", "not_as_coin", {"item": "potion"}),
    (PAYING, "pass", "pay_first", {"good": "coin", "n": 6}),
    (PAYING, "place fish", "pay_first", {"good": "coin", "n": 6}),
    (at("build start_builder h_longhouse", coins=5, buildings=["k_brewhouse"], items={"potion": 2},
        more={"rows": {"houses": ["h_longhouse"]}}), "spend cider", "no_such_item", {"item": "cider"}),
    (at("build start_builder h_longhouse", coins=4, buildings=["k_brewhouse"], items={"potion": 1, "cider": 2},
        more={"rows": {"houses": ["h_longhouse"]}}), "pay", "short", {"good": "coin", "n": 2}),
    (at("train start_scribe v_mason", coins=9, buildings=["h_schoolhouse"]), "pass", "enter_first",
     {"villager": "v_mason"}),
    (at("train start_scribe v_mason", coins=9, buildings=["h_schoolhouse"], items={"fish": 1}), "place fish",
     "enter_first", {"villager": "v_mason"}),
    # R49: the neighbour reads before anything else.
    (party(QUIET, None, choose="", options=READER), "choose a", "read_first", {}),
    (party(QUIET, None, "read_on", "choose a", choose="", options=READER), "pass", "read_first", {}),
    # R12, R13, R40: the order of adjusting.
    (party(CHECK, [1, 1], "exert start_scout", buildings=["h_lookout"]), "reroll start_builder", "too_late", {}),
    (party(CHECK, [1, 1], "use art_mystics_staff start_scout", buildings=["h_lookout"], **STAFF),
     "reroll start_builder", "too_late", {}),
    (party(CHECK, [1, 1], "exert start_scout", **STAFF), "use art_mystics_staff start_builder", "too_late", {}),
    (party(CHECK, [1, 1], buildings=["h_lookout"]), "reroll start_scribe", "not_in_party",
     {"villager": "start_scribe"}),
    (party(CHECK, [1, 1], **BOOK), "use art_book_of_knowledge start_scout", "artifact_no_help",
     {"artifact": "art_book_of_knowledge"}),
    (party(CHECK, [1, 1], options=ART), "use art_mystics_staff start_scout", "not_your_artifact",
     {"artifact": "art_mystics_staff"}),
    (party(CHECK, [1, 1], **AT_LARGE), "use art_mystics_staff start_scout", "name_no_die", {}),
    (deep(CHECK, [1, 1], supplies=1), "supply", "name_a_die", {}),
    (deep(CHECK, [6, 1], supplies=1), "supply start_builder", "die_is_six", {"villager": "start_builder"}),
    (deep(CHECK, [6, 1], supplies=1), "supply start_scribe", "not_in_party", {"villager": "start_scribe"}),
    (deep(CHECK, [1, 1], "exert start_scout", supplies=1), "supply start_builder", "too_late", {}),
    (deep(CHECK, [1, 1], supplies=1, options={"explore_bonus_mode": "lantern"}), "supply start_builder",
     "name_no_die", {}),
    (party(CHECK, [1, 1], ready=[*PAIR, "start_scribe"]), "exert start_scribe", "not_in_party",
     {"villager": "start_scribe"}),
    # R15, R17: a price is agreed to or not.
    (party(choices("bonuses = [{ lanterns = 1, pays = 2 }]\ntiers = [{ explore = 4, effects = [{ coins = 2 }] }]"),
           None, coins=2), "pass", "agree_first", {}),
    (party(choices("tiers = [{ explore = 1, pay = 2, effects = [{ fish = 1 }] }]"), [6, 6], "resolve", coins=2),
     "pass", "agree_first", {}),
    # R54: nothing comes between the effects of an outcome.
    (outcome(ORE_OR_FISH), "pass", "outcome_first", {}),
    (outcome(ORE_OR_FISH, items={"rope": 1}), "place rope", "outcome_first", {}),
    (outcome(ORE_OR_FISH), "option 3", "outcome_first", {}),
    (outcome("{ fish = 1 }"), "pass", "place_or_keep", {}),
    (party(choices('stake = "item"\nauto = {}'), None, items={"fish": 1, "rope": 1}), "place rope", "stake_first", {}),
    # Section 9: after the rest, before income.
    (rest(items={"fish": 1}), "pass", "round_over", {}),
    (rest("place fish", items={"fish": 1}), "place_all", "no_goods", {}),
    (rest("place fish", items={"fish": 1}), "place fish", "no_such_item", {"item": "fish"}),
    (rest(items={"fish": 1}, more={"round": 7}), "labor start_scout", "round_over", {}),
    (lambda: Table({"players": 1, "villages": [village(buildings=[SHED])]}).do("harvest start_scout", "set_out"),
     "take_for_sale h_mushroom_shed", "no_trade_alone", {}),
    (at(sale="fish", items={"rope": 1}, more={"this_turn": {"took_back": True}}), "put_out rope", "sale_changed", {}),
    (at(sale="fish", more={"this_turn": {"took_back": True}}), "take_back", "sale_changed", {}),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(REASONS)), ids=[f"{id}: {act}" for _, act, id, _ in REASONS])
def test_reason(number: int) -> None:
    make, act, id, data = REASONS[number]
    here = make()
    assert here.why(act) == Reason(id, data)
    assert act not in here.legal()


PROMPTS: list[tuple[Callable[[], Table], str, Data]] = [
    (PAYING, "pay", {"n": 6}),
    (at("build start_builder h_longhouse", "spend cider", coins=6, buildings=["h_taproom"], items={"cider": 2},
        more={"rows": {"houses": ["h_longhouse"]}}), "pay", {"n": 5}),
    (at("train start_scribe v_mason", coins=9, buildings=["h_schoolhouse"]), "enter", {"villager": "v_mason"}),
    (at("harvest start_scout", "join start_scribe", "take h_fish_pond", buildings=[SHED, POND],
        ready=["start_scribe", "start_scout"]), "take_goods", {"n": 1}),
    (at("harvest start_scout", "bring art_basket_of_plenty", buildings=[SHED, POND], ready=["start_scout"], **BASKET),
     "take_goods", {"n": 2}),
    (party(choices("bonuses = [{ lanterns = 3, pays = 2 }]\ntiers = [{ explore = 4, effects = [{ coins = 2 }] }]"),
           None, coins=2), "paid_bonus", {"good": "coin", "n": 2, "lanterns": 3}),
    (outcome("{ building = 6 }"), "pick_building", {"good": "coin", "n": 6}),
    (outcome("{ fish = 2 }"), "place_won_kind", {"good": "fish", "n": 2}),
    (outcome("{ fish = 1 }", items={"fish": 2}), "place_won_kind", {"good": "fish", "n": 3}),
    (outcome("{ fish = 1 }, { ore = 2 }", items={"rope": 4}), "place_won", {"n": 3}),
    (outcome("{ injure = 1 }"), "pick_injured", {}),
    (outcome(ORE_OR_FISH), "pick_option", {}),
    (rest(items={"fish": 1}), "place_before_income", {}),
    (rest(items={"fish": 1}, more={"round": 7}), "final_placement", {}),
    (rest(exhausted=PAIR, items={"cider": 1}), "drinks", {}),
    # The least explore number of the choice is named, and what is missing.
    (party(choices("tiers = [{ explore = 5, effects = [{ coins = 2 }] }, { explore = 7, effects = [{ ore = 1 }] }]"),
           [1, 1]), "check", {"n": 2, "number": 5, "short": 3}),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(PROMPTS)), ids=[id for _, id, _ in PROMPTS])
def test_prompt(number: int) -> None:
    make, id, data = PROMPTS[number]
    assert make().state.prompt() == Prompt(id, data)


def test_r59_without_dice_there_is_nothing_to_add_to() -> None:
    """Everybody was exerted and the story goes on: no dice, so the staff stays idle and nobody is asked for it."""
    here = expedition(SENT_HOME, PAIR, [1, 1], coins=2, options=ART, artifacts={"art_mystics_staff": 1})
    here.do("exert start_builder", "exert start_scout", "read", "choose a")
    assert here.legal() == ["agree", "decline"]
    here.do("agree")
    # One lantern was paid for: the number 1 is reached, and its own coin is asked for.
    assert here.state.prompt() == Prompt("tier_cost", {"good": "coin", "n": 1, "number": 1})
    here.do("agree", "read")
    assert here.village().coins == 3
    assert here.village().caves
