"""Section 17: artifacts, extra villagers, quests, conditions, the second book, supplies (R38-R46, R65)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.games.above_and_below.content.folder import load_pack
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.games.above_and_below.modules.conditions import cowards
from grotto.games.above_and_below.state import TableState

from .table import (
    DEEP,
    GAME,
    MODULES,
    PACK,
    PAIR,
    Table,
    choices,
    continuation,
    deep,
    expedition,
    finish,
    roll,
    table,
    village,
    write_pack,
)

ART = {"artifacts": "yes"}
SHED = {"building": "h_mushroom_shed", "goods": 2}
HARD = choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]")
EASY = choices("tiers = [{ explore = 1, effects = [{ coins = 2 }] }]")


def opening(**options: Any) -> TableState:
    state = GAME.new(players=2, first_player=0, **options)
    while state.actor == grotto.CHANCE:
        state.apply(state.legal()[0])
    assert isinstance(state, TableState)
    return state


# ---- artifacts ----------------------------------------------------------------------------------


def test_an_artifact_lies_on_the_deck_from_the_first_round() -> None:
    state = opening(**ART)
    assert state.artifact_on_deck
    assert state.artifact_pile == (3, 2, 2)


def test_the_first_successful_exploration_takes_it() -> None:
    at = expedition(choices("auto = {}"), PAIR, options=ART, more={"artifact_on_deck": True})
    finish(at)
    assert at.legal() == ["find art_mystics_staff", "find art_book_of_knowledge", "find art_basket_of_plenty"]
    assert [n for _, n in at.state.chances()] == [3, 2, 2]
    at.do("find art_basket_of_plenty")
    assert at.village().artifacts == (0, 0, 1)
    assert (at.state.artifact_on_deck, at.state.artifact_pile) == (False, (3, 2, 1))


def test_a_failure_takes_none() -> None:
    at = finish(expedition(HARD, PAIR, [1, 1], options=ART, more={"artifact_on_deck": True}))
    assert at.state.artifact_on_deck


def test_r38_an_empty_stack_lays_none() -> None:
    owned = {"artifacts": {"art_mystics_staff": 3, "art_book_of_knowledge": 2, "art_basket_of_plenty": 2}}
    at = Table({"options": ART, "villages": [owned, {}], "agenda": [["round_is_over"]]})
    assert not at.state.artifact_on_deck


def test_r38_while_one_lies_there_no_other_is_laid() -> None:
    at = table({"passed": True, "ready": []}, {}, options=ART, artifact_on_deck=True, seat=1).do("pass")
    while at.state.round == 1:
        at.state.apply(at.state.legal()[0])
        at.heard += at.state.events or []
    assert at.state.artifact_on_deck
    assert at.events("artifact_laid") == []


def test_used_artifacts_are_turned_up_at_the_end_of_the_round() -> None:
    owned = {"artifacts": {"art_mystics_staff": 1}, "turned": {"art_mystics_staff": 1}}
    at = Table({"options": ART, "villages": [owned, {}], "agenda": [["round_is_over"]]})
    assert at.village().turned == (0, 0, 0)


STAFF = {"artifacts": {"art_mystics_staff": 1}}


def test_r40_the_staff_adds_1_to_one_die() -> None:
    at = expedition(HARD, PAIR, [2, 4], options=ART, **STAFF)
    assert at.state.prompt().data["n"] == 2
    at.do("use art_mystics_staff start_builder")
    # 4 becomes 5: two lanterns.
    assert at.state.prompt().data["n"] == 3
    assert at.why_id("use art_mystics_staff start_scout") == "artifact_turned"


def test_r40_not_beyond_6_and_not_before_rerolls() -> None:
    at = expedition(HARD, PAIR, [6, 4], options=ART, buildings=["h_lookout"], **STAFF)
    assert at.why_id("use art_mystics_staff start_scout") == "die_is_six"
    assert at.why_id("use art_mystics_staff") == "name_a_die"
    assert at.why_id("use art_basket_of_plenty start_scout") == "artifact_no_help"
    at.do("use art_mystics_staff start_builder")
    assert at.why_id("reroll start_scout") == "too_late"


def test_r40_option_lantern() -> None:
    at = expedition(HARD, PAIR, [6, 6], options={**ART, "explore_bonus_mode": "lantern"}, **STAFF)
    assert at.why_id("use art_mystics_staff start_scout") == "name_no_die"
    at.do("use art_mystics_staff")
    assert at.state.prompt().data["n"] == 5


BOOK = {"artifacts": {"art_book_of_knowledge": 1}}
ROW = ["v_mason", "v_tinker", "v_storyteller", "v_tracker", "v_foreman"]


def test_r39_the_book_needs_no_quill_and_gives_quill_plus() -> None:
    at = table(village(coins=5, **BOOK), options=ART, training=ROW)
    at.do("train_with art_book_of_knowledge start_scout v_mason")
    assert at.village().coins == 4
    assert at.zone("start_scout") == "exhausted"
    assert at.village().turned == (0, 1, 0)
    # It does not add to an existing quill plus.
    at = table(village(coins=5, ready=["v_recruiter"], **BOOK), options=ART, training=ROW)
    at.do("train_with art_book_of_knowledge v_recruiter v_mason")
    assert at.village().coins == 4


def test_r39_turned_down_only_when_the_action_takes_place() -> None:
    at = table(village(coins=5, ready=["s_cave_cat_1", "start_scout"], **BOOK), options=ART, training=ROW)
    at.do("train_with art_book_of_knowledge s_cave_cat_1 v_mason", "obey s_cave_cat_1 1")
    assert at.village().turned == (0, 0, 0)
    at = table(village(coins=5, ready=["s_cave_cat_1", "start_scout"], **BOOK), options=ART, training=ROW)
    at.do("train_with art_book_of_knowledge s_cave_cat_1 v_mason", "obey s_cave_cat_1 3")
    assert at.village().turned == (0, 1, 0)
    assert at.village().coins == 4


def test_the_book_must_be_there_and_unused() -> None:
    at = table(village(coins=5), options=ART, training=ROW)
    assert at.why_id("train_with art_book_of_knowledge start_scout v_mason") == "not_your_artifact"
    at = table(village(coins=5, turned=BOOK["artifacts"], **BOOK), options=ART, training=ROW)
    assert at.why_id("train_with art_book_of_knowledge start_scout v_mason") == "artifact_turned"


BASKET = {"artifacts": {"art_basket_of_plenty": 1}}


def test_r39_the_basket_lets_one_villager_take_up_to_two() -> None:
    at = table(village(buildings=[SHED], **BASKET), options=ART)
    at.do("harvest start_scout", "bring art_basket_of_plenty")
    # Two goods for one villager: nobody else can join.
    assert at.prompt == "take_goods"
    at.do("take h_mushroom_shed")
    assert at.why("done") is None
    at.do("take h_mushroom_shed")
    assert at.items() == {"mushroom": 2}
    assert at.village().turned == (0, 0, 1)


def test_r39_no_more_than_two_goods_with_a_basket() -> None:
    stocked = [SHED, {"building": "h_fishing_hut", "goods": 2}]
    at = table(village(ready=["start_scout"], buildings=stocked, **BASKET), {}, options=ART)
    at.do("harvest start_scout", "bring art_basket_of_plenty", "take h_mushroom_shed", "take h_fishing_hut")
    assert (at.items(), at.prompt) == ({"mushroom": 1, "fish": 1}, "turn")


def test_r39_the_basket_stays_up_if_the_villager_refuses() -> None:
    at = table(village(ready=["s_cave_cat_1", "start_scout"], buildings=[SHED], **BASKET), options=ART)
    at.do("harvest s_cave_cat_1", "bring art_basket_of_plenty", "obey s_cave_cat_1 1")
    assert at.village().turned == (0, 0, 0)
    # Nothing of the declaration is left.
    assert at.game.from_data(at.state.to_data()) == at.state


def test_the_basket_is_for_harvest() -> None:
    at = table(village(buildings=[SHED], **BASKET), options=ART).do("labor start_scout")
    assert at.why_id("bring art_basket_of_plenty") == "artifact_no_help"


def test_nobody_suffers_from_a_condition_that_the_pack_does_not_have(tmp_path: Path) -> None:
    write_pack(tmp_path)
    modules = tmp_path / "modules.toml"
    without, n = re.subn(r"(?m)^\[\[condition\]\]\n(\w.*\n)+\n?", "", modules.read_text("utf-8"))
    assert n == 4
    modules.write_text(without, "utf-8")
    at = table(village(ready=PAIR), {}, game=AboveAndBelow(load_pack(tmp_path)), options=DEEP)
    assert at.state.unruly(0) == at.pack.disobedient
    assert cowards(at.state, 0) == 0


# ---- extra villagers ----------------------------------------------------------------------------


def test_seven_more_villagers_in_the_pile() -> None:
    assert opening().unseen[4].bit_count() == 13
    assert opening(extra_villagers="yes").unseen[4].bit_count() == 20


def test_supplies_come_with_the_second_book() -> None:
    assert opening().supplies_left == 0
    assert opening(**DEEP).supplies_left == 12


# ---- quests -------------------------------------------------------------------------------------

QUESTS = {"quests": "yes"}


def claimed(at: Table, seat: int = 0) -> list[str]:
    return [PACK.quest_ids[quest] for quest in range(5) if at.village(seat).quests >> quest & 1]


def test_r44_five_quests_lie_open_and_the_first_takes_one() -> None:
    assert opening(**QUESTS).quests.bit_count() == 5
    at = finish(
        expedition(choices("auto = { effects = [{ fruit = 1 }] }"), PAIR, options=QUESTS,
                   items={"mushroom": 1, "fish": 1}, sale="cider")
    )  # fmt: skip
    # One event may claim several quests; nothing is spent.
    assert claimed(at) == ["q_feast", "q_cellar"]
    assert at.items() == {"mushroom": 1, "fish": 1, "fruit": 1}
    assert at.state.result().categories[0]["quests"] == 7


def test_r44_goods_on_buildings_do_not_count_and_a_harvest_does() -> None:
    barn = {"building": "st_pottery_store", "goods": 2}
    at = table(village(items={"paper": 1}, buildings=[barn]), options=QUESTS)
    assert claimed(at) == []
    at.do("harvest start_scout", "set_out", "take st_pottery_store")
    assert claimed(at) == ["q_records"]


def test_r44_a_purchase_labor_or_potion_income_may_claim() -> None:
    at = table(village(coins=3, items={"rope": 1}), village(sale="amethyst"), options=QUESTS)
    assert claimed(at.do("offer 1 3", "accept")) == ["q_descent"]
    at = table(village(items={"fruit": 1}), options=QUESTS).do("labor start_scout", "set_out")
    assert claimed(at) == ["q_cellar"]
    held = village(items={"ore": 1}, buildings=["h_herb_garden"])
    at = Table({"options": QUESTS, "villages": [held, held | {"buildings": ["starting_house", "o_hot_spring"],
                "caves": ["cave_01"]}], "first": 1, "agenda": [["round_is_over"]]})  # fmt: skip
    # Both qualify at once: the first player comes first.
    assert (claimed(at), claimed(at, 1)) == ([], ["q_forge"])


def test_r60_a_staked_item_still_counts() -> None:
    book = choices('stake = "item"\nauto = { effects = [{ pot = 1 }] }')
    at = expedition(book, PAIR, options=QUESTS, items={"paper": 1}).do("stake paper")
    assert claimed(finish(at)) == ["q_records"]


# ---- the second book ----------------------------------------------------------------------------


def test_r45_a_token_leads_to_the_second_book_and_goes_under_its_stack() -> None:
    at = table(village(ready=PAIR), options={"underforest_desert": "yes"}, cave_top="cave_01")
    at.do("explore start_scout", "join start_builder", "reveal cave_02")
    assert (at.prompt, len(at.legal())) == ("unearth", 18)
    at.do("unearth dl_03", "roll 4")
    data = at.state.to_data()["encounter"]
    assert isinstance(data, dict)
    assert (data["book"], data["token"]) == ("deep", "dl_03")
    at = finish(deep(choices("auto = {}")))
    assert [PACK.token_ids[token] for token in at.state.below[3]] == ["uf_02", "uf_01"]
    at = finish(deep(HARD, [1, 1]))
    assert [PACK.token_ids[token] for token in at.state.below[3]] == ["uf_02", "uf_01"]


@pytest.mark.parametrize(("read", "face", "number"), [([], 1, 1), (["1"], 1, 2), (["2"], 6, 1), (["1", "2"], 6, 2)])
def test_a_token_that_comes_again_leads_to_a_page_that_was_not_read(read: list[str], face: int, number: int) -> None:
    """Of the two pages of a token the one that nobody knows comes first; then the die decides again."""
    decks = {"caves": {"unseen": [], "below": ["cave_02"]}, "tokens": {"unseen": [], "below": ["uf_01"]}}
    at = table({"ready": PAIR}, options=DEEP, decks=decks, read={"deep": read})
    # Both know the token that comes next.
    at.do(f"explore {PAIR[0]}", f"join {PAIR[1]}", f"roll {face}")
    assert at.state.to_data()["encounter"]["paragraph"] == number  # type: ignore[index]
    assert str(number) in at.state.to_data()["read"]["deep"]  # type: ignore[index]


def test_r45_a_face_that_a_token_does_not_list_keeps_the_first_book() -> None:
    at = deep(choices("auto = { effects = [{ fish = 1 }] }"), choose="")
    assert at.state.prompt().data["book"] == 1
    saved = at.pack.tokens[0]
    at.pack.tokens[0] = saved._replace(numbers=(0, 1, 1, 1, 1, 1))
    try:
        assert deep(choices("auto = { effects = [{ fish = 1 }] }"), choose="").state.prompt().data["book"] == 0
    finally:
        at.pack.tokens[0] = saved


# ---- supplies -----------------------------------------------------------------------------------


def test_r46_supplies_add_1_to_dice_and_return() -> None:
    at = deep(HARD, [2, 4], supplies=3)
    at.do("supply start_scout", "supply start_builder")
    assert at.state.prompt().data["n"] == 4
    assert (at.village().supplies, at.state.supplies_left) == (1, 11)


def test_section_5_neither_staff_nor_supplies_after_exerting() -> None:
    at = deep(HARD, [2, 4], supplies=1, options=ART, **STAFF).do("exert start_builder")
    assert at.why_id("supply start_scout") == "too_late"
    assert at.why_id("use art_mystics_staff start_scout") == "too_late"
    assert at.legal() == ["exert start_scout", "resolve"]


def test_r46_not_in_the_encounter_that_gave_them() -> None:
    book = choices(
        "tiers = [{ explore = 1, effects = [{ supplies = 2 }], goto = 2 }]",
        more=continuation(2, "tiers = [{ explore = 9, effects = [{ coins = 1 }] }]"),
    )
    at = finish(deep(book, [1, 1])).do("choose a")
    roll(at, {"start_scout": 1, "start_builder": 1})
    assert at.why_id("supply start_scout") == "no_supplies"
    finish(at)
    assert at.village().supplies == 2


def test_r46_supplies_are_limited() -> None:
    book = choices("auto = { effects = [{ supplies = 5 }] }")
    at = finish(deep(book, supplies=9))
    assert (at.village().supplies, at.state.supplies_left) == (12, 0)


def test_r40_supplies_as_lanterns() -> None:
    at = deep(HARD, [6, 6], supplies=2, options={"explore_bonus_mode": "lantern"})
    assert at.why_id("supply start_scout") == "name_no_die"
    assert at.do("supply", "supply").state.prompt().data["n"] == 6


def test_r59_without_dice_nothing_is_added() -> None:
    book = choices(
        "tiers = [{ explore = 4, goto = 2 }]",
        more=continuation(2, "tiers = [{ explore = 1, effects = [{ coins = 1 }] }]"),
    )
    at = deep(book, [1, 1], supplies=2, options={"explore_bonus_mode": "lantern"})
    finish(at, *PAIR).do("choose a")
    # The check has no dice and fails without being asked about.
    assert at.prompt == "read_outcome"


def test_r65_any_mix_of_modules_starts() -> None:
    for module in MODULES:
        assert opening(**{module: "yes"}).actor == 0
