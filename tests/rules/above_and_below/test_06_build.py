"""Section 6, the symbols of section 15 and every card of section 20."""

from __future__ import annotations

import pytest

from grotto.games.above_and_below.content.kinds import HOUSE, OUTPOST, Card
from grotto.games.above_and_below.track import income
from grotto.kernel.events import Reason

from .table import PACK, table, village

CARDS = [card for card in PACK.cards if card.id != "starting_house"]
ROWS = {"house": "houses", "outpost": "outposts", "key": "keys", "star": "stars"}
GROUPS = ("start", "house", "outpost", "key", "star")


def test_25_houses_24_outposts_9_key_houses_6_star_houses() -> None:
    assert [mask.bit_count() for mask in PACK.card_masks] == [1, 25, 24, 9, 6]


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_card_can_be_built_and_does_what_is_printed(card: Card) -> None:
    row = ROWS[GROUPS[card.group]]
    at = table(village(coins=20, ready=["start_builder"], caves=["cave_09"]), rows={row: [card.id]}, cider_on_board=0)
    before = at.state.result().categories[0]
    beds, earned = at.state.total(0, PACK.beds), income(at.state, 0)
    at.do(f"build start_builder {card.id}")
    assert at.village().coins == 20 - card.cost
    assert at.on_card(card.id) == card.stock
    assert at.village().items[PACK.potion] == card.build_potion
    assert at.village().reputation == card.build_reputation
    assert at.state.total(0, PACK.beds) == beds + card.beds
    assert income(at.state, 0) == earned + card.income
    assert at.village().empty_caves() == (0 if card.group == OUTPOST else 1)
    after = at.state.result().categories[0]
    assert after["buildings"] == before["buildings"] + 1
    assert after["card_flat"] == card.vp
    assert card.id not in str(at.state.to_data()["rows"])
    if card.group in (HOUSE, OUTPOST):
        assert at.prompt == "deal"


@pytest.mark.parametrize(
    ("id", "cost", "facts"),
    [
        ("h_cottage", 3, {"beds": 1}),
        ("h_manor", 12, {"beds": 1, "vp": 6}),
        ("h_apothecary", 4, {"build_potion": 1, "spend": 2, "vp": 1}),
        ("h_taproom", 5, {"beds": 1, "spend": 1}),
        ("h_schoolhouse", 4, {"train_to_ready": True, "vp": 1}),
        ("h_joinery", 5, {"coin_on_build": 1, "vp": 1}),
        ("h_chapel", 6, {"build_reputation": 1, "vp": 3}),
        ("h_herb_garden", 4, {"potion_income": 1}),
        ("h_market_hall", 9, {"income": 2, "vp": 3}),
        ("o_watch_post", 3, {"reroll": 2}),
        ("o_delvers_lodge", 5, {"beds": 1, "coin_on_explore": 1}),
        ("o_crystal_hall", 11, {"vp": 7}),
        ("k_brewhouse", 9, {"vp": 3, "potion_income": 1, "spend": 3}),
        ("k_explorers_guild", 9, {"vp": 3, "reroll": 2, "coin_on_explore": 1}),
        ("st_monument", 13, {"build_reputation": 1, "vp": 7}),
        ("st_dormitory", 9, {"beds": 3}),
    ],
)
def test_printed_facts(id: str, cost: int, facts: dict[str, object]) -> None:
    card = PACK.cards[PACK.card_ids.index(id)]
    assert card.cost == cost
    for key, value in facts.items():
        assert getattr(card, key) == value


def test_card_sources_of_each_good() -> None:
    sources = [sum([card.good == good for card in PACK.cards]) for good in range(8)]
    assert dict(zip(PACK.goods, sources, strict=True)) == {
        "mushroom": 4, "fish": 4, "fruit": 4, "rope": 4, "pot": 3, "paper": 3, "ore": 2, "amethyst": 2,
    }  # fmt: skip
    assert (min(card.cost for card in CARDS), max(card.cost for card in CARDS)) == (2, 15)


def test_only_a_hammer_builds_and_r06_it_must_be_paid() -> None:
    at = table(village(coins=2), rows={"houses": ["h_cottage"], "keys": [], "stars": []})
    assert not [text for text in at.legal() if text.startswith("build")]
    reason = at.why("build start_builder h_cottage")
    assert reason is not None
    assert (reason.id, reason.data) == ("short", {"good": "coin", "n": 1})
    assert at.why_id("build start_builder h_inn") == "building_not_open"
    assert at.why_id("build v_mason h_cottage") == "not_your_villager"


def test_r07_a_price_never_falls_below_0() -> None:
    from grotto.games.above_and_below.build import price
    from grotto.games.above_and_below.train import price as training_price

    at = table()
    glogo = PACK.villager_ids.index("s_glogo")
    assert price(at.state, glogo, PACK.card_ids.index("o_cave_camp")) == 1
    saved = PACK.costs[1]
    PACK.costs[1] = 0
    try:
        assert price(at.state, glogo, 1) == 0
    finally:
        PACK.costs[1] = saved
    assert training_price(at.state, True, 0) == 1


def test_coin_on_build_does_not_help_to_pay_and_not_for_itself() -> None:
    at = table(village(coins=2, buildings=["h_joinery"]), rows={"houses": ["h_cottage"]})
    assert at.why_id("build start_builder h_cottage") == "short"
    at = table(village(coins=5), rows={"houses": ["h_joinery"]}).do("build start_builder h_joinery")
    assert at.village().coins == 0
    both = ["h_joinery", "k_builders_guild"]
    at = table(village(coins=3, buildings=both), rows={"houses": ["h_cottage"]}).do("build start_builder h_cottage")
    assert at.village().coins == 2


def test_r08_several_ways_to_pay_are_asked_for() -> None:
    at = table(
        village(coins=4, items={"cider": 2, "potion": 1}, buildings=["k_brewhouse"]), rows={"houses": ["h_cottage"]}
    )
    at.do("build start_builder h_cottage")
    assert at.legal() == ["spend cider", "spend potion", "pay"]
    assert at.why_id("place fish") == "pay_first"
    at.do("spend cider", "spend potion")
    assert at.village().coins == 4
    assert at.why("spend potion") == Reason("no_such_item", {"item": "potion"})
    at.do("pay")
    assert (at.village().coins, at.items()) == (3, {"cider": 1})
    # The Taproom takes cider only.
    at = table(
        village(coins=4, items={"cider": 1, "potion": 1}, buildings=["h_taproom"]), rows={"houses": ["h_cottage"]}
    )
    at.do("build start_builder h_cottage")
    assert at.why("spend potion") == Reason("not_as_coin", {"item": "potion"})


def test_r08_a_card_does_not_help_to_pay_its_own_price() -> None:
    at = table(village(coins=4, items={"cider": 1}), rows={"houses": ["h_taproom"]})
    assert at.why_id("build start_builder h_taproom") == "short"


def test_r55_what_is_for_sale_pays_nothing() -> None:
    at = table(village(coins=2, sale="cider", buildings=["h_taproom"]), rows={"houses": ["h_cottage"]})
    assert at.why_id("build start_builder h_cottage") == "short"


def test_r03_a_stock_card_receives_what_is_left_once() -> None:
    at = table(
        village(coins=9, ready=["start_builder"], track=[{"good": "mushroom", "n": 11}]),
        rows={"houses": ["h_mushroom_shed"]},
    )
    at.do("build start_builder h_mushroom_shed")
    assert at.on_card("h_mushroom_shed") == 1


def test_r01_without_limits_there_is_always_more() -> None:
    at = table(
        village(coins=9, ready=["start_builder"], track=[{"good": "mushroom", "n": 12}]),
        rows={"houses": ["h_mushroom_shed"]},
        options={"enforce_token_limits": "no"},
    )
    at.do("build start_builder h_mushroom_shed")
    assert at.on_card("h_mushroom_shed") == 2


def test_r32_star_and_key_houses_are_not_replaced() -> None:
    at = table(village(coins=9), rows={"keys": ["k_academy"]}).do("build start_builder st_granary")
    assert len(at.state.rows[3]) == 5
    assert at.prompt == "turn"


def test_the_row_is_refilled_where_the_card_lay() -> None:
    houses = ["h_cottage", "h_inn", "h_orchard", "h_manor"]
    at = table(village(coins=9), rows={"houses": houses}).do("build start_builder h_inn", "deal h_ropewalk")
    assert at.state.to_data()["rows"]["houses"] == ["h_cottage", "h_ropewalk", "h_orchard", "h_manor"]  # type: ignore[index]


def test_r31_an_empty_deck_leaves_a_gap() -> None:
    at = table(village(coins=9), rows={"houses": ["h_cottage", "h_inn"]}, decks={"houses": {"unseen": [], "below": []}})
    at.do("build start_builder h_cottage")
    assert at.state.to_data()["rows"]["houses"] == ["h_inn"]  # type: ignore[index]
