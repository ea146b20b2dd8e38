"""Sections 4 and 7: turns, harvest, train, labor, passing."""

from __future__ import annotations

import pytest

from grotto.games.above_and_below.train import price

from .table import PACK, Table, table, village

SHED = {"building": "h_mushroom_shed", "goods": 2}
POND = {"building": "h_fish_pond", "goods": 1}
ROW = ["v_mason", "v_tinker", "v_storyteller", "v_tracker", "v_foreman"]


# ---- turns --------------------------------------------------------------------------------------


def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    at = table({}, {"passed": True}, {}).do("labor start_scout", "set_out")
    assert at.state.seat == 2
    at.do("labor start_scout", "set_out")
    assert at.state.seat == 0


def test_a_player_left_alone_takes_turn_after_turn() -> None:
    at = table({}, {"passed": True}).do("labor start_scout", "set_out", "labor start_scribe", "set_out")
    assert at.state.seat == 0


def test_who_has_ready_villagers_may_pass_and_keeps_them_ready() -> None:
    at = table({}, {"passed": True}).do("pass")
    assert at.state.round == 2
    assert at.village().ready.bit_count() == 3


def test_who_has_nobody_ready_may_still_make_free_actions() -> None:
    at = table(village(exhausted=["start_scout"], coins=1))
    assert at.prompt == "turn_nobody_ready"
    assert at.verbs() == {"pass", "refresh"}


def test_who_can_only_pass_is_not_asked() -> None:
    at = table({}, village(exhausted=["start_scout"])).do("labor start_scout", "set_out")
    assert at.state.seat == 0
    assert at.village(1).passed


def test_r53_with_a_ready_villager_labor_is_legal() -> None:
    assert "labor start_scout" in table(village(ready=["start_scout"])).legal()


def test_the_first_player_card_passes_to_the_left() -> None:
    at = table({"passed": True}, {"passed": True}, {}, first=1, seat=2).do("pass")
    assert (at.state.first, at.state.seat, at.state.round) == (2, 2, 2)


# ---- harvest ------------------------------------------------------------------------------------


def test_r48_harvest_needs_goods_and_no_more_villagers_than_goods() -> None:
    assert table(village(buildings=["h_mushroom_shed"])).why_id("harvest start_scout") == "nothing_to_harvest"
    at = table(village(buildings=[POND])).do("harvest start_scout")
    assert at.prompt == "take_goods"
    at = table(village(buildings=[SHED])).do("harvest start_scout", "join start_scribe")
    assert at.prompt == "take_goods"
    assert at.village().ready.bit_count() == 1


def test_goods_from_any_buildings() -> None:
    at = table(village(buildings=[SHED, POND])).do("harvest start_scout", "join start_scribe", "set_out")
    assert at.why_id("take h_orchard") == "not_your_building"
    assert at.why_id("done") == "take_more"
    at.do("take h_mushroom_shed", "take h_fish_pond")
    assert at.items() == {"mushroom": 1, "fish": 1}


def test_a_harvested_good_may_go_for_sale_in_place_of_another() -> None:
    at = table(village(buildings=[SHED], sale="potion")).do("harvest start_scout", "join start_scribe")
    at.do("take_for_sale h_mushroom_shed")
    assert at.village().sale == PACK.items.index("mushroom")
    assert at.items() == {"potion": 1}
    # R56: one item per harvest.
    assert at.why_id("take_for_sale h_mushroom_shed") == "sold_this_harvest"
    at.do("take h_mushroom_shed")


def test_r56_the_placement_of_a_harvest_comes_on_top() -> None:
    at = table(village(buildings=[SHED], items={"potion": 1})).do("put_out potion", "harvest start_scout", "set_out")
    at.do("take_for_sale h_mushroom_shed")
    assert at.items() == {"potion": 1}


def test_a_harvested_good_may_be_placed_at_once() -> None:
    at = table(village(buildings=[SHED])).do("harvest start_scout", "join start_scribe", "take h_mushroom_shed")
    at.do("place mushroom", "take h_mushroom_shed")
    assert at.village().placed[0] == 1


# ---- train --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "price"), list(enumerate((2, 3, 3, 4, 5))))
def test_prices_of_the_row(slot: int, price: int) -> None:
    at = table(village(coins=9), training=ROW).do(f"train start_scribe {ROW[slot]}")
    assert at.village().coins == 9 - price
    at = table(village(coins=9, ready=["v_headmistress"]), training=ROW).do(f"train v_headmistress {ROW[slot]}")
    assert at.village().coins == 10 - price


def test_r06_who_trains_for_less_needs_less() -> None:
    assert "train v_headmistress v_mason" in table(village(coins=1, ready=["v_headmistress"]), training=ROW).legal()
    assert "train start_scribe v_mason" not in table(village(coins=1), training=ROW).legal()


def test_r06_training_must_be_paid() -> None:
    at = table(village(coins=1), training=ROW)
    assert at.why_id("train start_scribe v_mason") == "short"
    assert at.why_id("train start_scribe v_quarrier") == "villager_not_in_row"


def test_r07_training_never_costs_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table(village())
    monkeypatch.setattr(at.pack, "training", (0, 1, 3, 4, 5))
    assert [price(at.state, True, slot) for slot in range(5)] == [0, 0, 2, 3, 4]


def test_train_to_ready_if_he_wishes_so() -> None:
    at = table(village(coins=9, buildings=["h_schoolhouse"]), training=ROW).do("train start_scribe v_mason")
    assert at.legal() == ["enter ready", "enter exhausted"]
    assert at.do("enter ready").zone("v_mason") == "ready"
    at = table(village(coins=9, buildings=["k_academy"]), training=ROW).do("train start_scribe v_mason")
    assert at.do("enter exhausted").zone("v_mason") == "exhausted"


def test_training_with_drinks_as_coins() -> None:
    at = table(village(coins=1, items={"potion": 1}, buildings=["h_apothecary"]), training=ROW)
    at.do("train start_scribe v_mason")
    assert (at.village().coins, at.items()) == (0, {})


# ---- obedience (R09-R11, R52) -------------------------------------------------------------------

CAT = ["s_cave_cat_1", "start_scout", "start_builder"]


def test_r09_all_dice_of_a_declaration_are_rolled_first() -> None:
    at = table(village(ready=[*CAT, "s_cave_cat_2"]))
    at.do("labor s_cave_cat_1", "join s_cave_cat_2", "set_out", "obey s_cave_cat_1 1")
    # The second cat rolls as well, then all refusers go to exhausted together.
    assert at.zone("s_cave_cat_1") == "ready"
    at.do("obey s_cave_cat_2 3")
    assert (at.zone("s_cave_cat_1"), at.zone("s_cave_cat_2")) == ("exhausted", "ready")
    assert at.state.refused == 0
    assert at.prompt == "turn"
    assert at.state.cider_on_board == 1


def test_r52_who_obeyed_does_not_roll_again_for_the_same_action() -> None:
    at = table(village(ready=[*CAT, "s_cave_cat_2"]))
    at.do("labor s_cave_cat_1", "join s_cave_cat_2", "set_out", "obey s_cave_cat_1 1", "obey s_cave_cat_2 6")
    again = at.state.clone()
    at.do("labor s_cave_cat_2", "set_out")
    assert at.village().coins == 1
    # For another action he does.
    again.apply(at.game.act("explore s_cave_cat_2"))
    again.apply(at.game.act("join start_scout"))
    again.apply(at.game.act("set_out"))
    assert again.prompt().id == "obey"


def test_r11_too_few_explorers_left() -> None:
    at = table(village(ready=["s_cave_cat_1", "start_scout"])).do("explore s_cave_cat_1", "join start_scout")
    at.do("obey s_cave_cat_1 2")
    assert (at.zone("start_scout"), at.state.encounter) == ("ready", None)
    assert at.why_id("explore start_scout") == "party_too_small"


def test_obedience_holds_for_the_whole_encounter() -> None:
    at = table(village(ready=["s_cave_cat_1", "start_scout"])).do("explore s_cave_cat_1", "join start_scout")
    at.do("obey s_cave_cat_1 3")
    assert at.state.encounter is not None


def test_r53_nobody_left_after_a_refusal() -> None:
    at = table(village(ready=["s_cave_cat_1"], coins=1)).do("labor s_cave_cat_1", "obey s_cave_cat_1 1")
    assert at.prompt == "turn_nobody_ready"
    assert at.verbs() == {"pass", "refresh"}


def sad(**fields: object) -> Table:
    return table(village(**fields), options={"underforest_desert": "yes"}, training=ROW)


def test_sad_villagers_roll_and_r10_a_sad_cat_rolls_twice() -> None:
    at = sad(ready=["start_scout", "start_builder"], conditions={"sad": ["start_scout"]})
    at.do("labor start_scout", "set_out", "obey start_scout 2")
    assert at.zone("start_scout") == "exhausted"
    at = sad(ready=CAT, conditions={"sad": ["s_cave_cat_1"]})
    at.do("labor s_cave_cat_1", "set_out", "obey s_cave_cat_1 6", "obey s_cave_cat_1 2")
    assert at.zone("s_cave_cat_1") == "exhausted"


@pytest.mark.parametrize(
    ("act", "id"), [("build start_builder st_granary", "st_granary"), ("train start_scribe v_mason", "v_mason")]
)
def test_r06_what_is_declared_is_named_in_the_data(act: str, id: str) -> None:
    """A building or a newcomer, while it is decided whether the villager obeys."""
    at = sad(coins=9, conditions={"sad": ["start_builder", "start_scribe"]}).do(act)
    assert any(f"'{id}'" in str(frame) for frame in at.state.to_data()["agenda"])


def test_r06_a_refusing_builder_or_trainer_costs_nothing() -> None:
    at = sad(coins=9, conditions={"sad": ["start_builder", "start_scribe"]})
    at.do("build start_builder st_granary", "obey start_builder 1")
    assert (at.village().coins, at.zone("start_builder")) == (9, "exhausted")
    at.do("train start_scribe v_mason", "obey start_scribe 4")
    # The first slot costs 2 (section 12); nobody has a Book of Knowledge here.
    assert (at.village().coins, at.zone("v_mason")) == (7, "exhausted")
