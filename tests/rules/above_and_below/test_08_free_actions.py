"""Section 8: buying from a player (R29), the sale space (R55, R56), refreshing a row (R30)."""

from __future__ import annotations

from .table import PACK, Table, table, village


def market(**fields: object) -> Table:
    return table(village(coins=8, **fields), village(sale="rope", passed=True))


# ---- trade --------------------------------------------------------------------------------------


def test_r29_a_passed_seller_accepts() -> None:
    at = market().do("offer 1 4")
    assert (at.state.actor, at.state.seat, at.prompt) == (1, 0, "answer")
    at.do("accept")
    assert (at.village().coins, at.village(1).coins) == (4, 4)
    assert at.items() == {"rope": 1}
    assert at.village(1).sale == -1
    assert at.prompt == "turn"
    # The item is at the buyer's disposal at once.
    at.do("place rope")


def test_r29_trade_belongs_to_no_turn() -> None:
    """The turn of the buyer is still to come."""
    at = table(village(coins=9), village(sale="ore")).do("offer 1 4")
    assert at.prompt == "answer"
    assert at.state.between_turns()
    at.do("counter 6")
    assert at.state.between_turns()


def test_r29_the_seller_refuses() -> None:
    at = market().do("offer 1 4", "refuse")
    assert (at.village().coins, at.state.actor) == (8, 0)
    assert at.why_id("offer 1 4") == "offer_too_low"
    assert at.why("offer 1 5") is None


def test_r29_a_price_is_answered_before_anything_else() -> None:
    """Neither of them places goods or puts something up for sale meanwhile."""
    at = table(village(coins=8, items={"ore": 1}), village(sale="rope", items={"fish": 1})).do("offer 1 4")
    assert at.verbs() == {"accept", "refuse", "counter"}
    assert at.why_id("place fish") == "answer_first"
    at.do("counter 7")
    assert at.verbs() == {"accept", "withdraw"}
    assert at.why_id("place ore") == "answer_first"


def test_r29_the_seller_names_another_price() -> None:
    at = market().do("offer 1 4")
    assert at.why_id("counter 4") == "same_price"
    assert at.why_id("counter 9") == "buyer_short"
    at.do("counter 7")
    assert (at.state.actor, at.legal()) == (0, ["accept", "withdraw"])
    again = at.state.clone()
    at.do("accept")
    assert (at.village().coins, at.village(1).coins) == (1, 7)
    again.apply(at.game.act("withdraw"))
    assert again.villages[0].coins == 8


def test_r29_at_most_three_exchanges() -> None:
    at = market().do("offer 1 3", "refuse", "offer 1 4", "counter 8", "withdraw", "offer 1 5", "refuse")
    assert at.why_id("offer 1 6") == "too_many_offers"
    at = table(village(coins=8), village(sale="rope"), options={"trade_max_exchanges": 1}).do("offer 1 3", "refuse")
    assert at.why_id("offer 1 4") == "too_many_offers"


def test_r29_prices_end_where_no_purse_reaches() -> None:
    at = table(village(coins=120), village(sale="rope")).do("offer 1 99", "refuse")
    assert at.why_id("offer 1 99") == "offer_highest"
    assert at.why_id("offer 1 98") == "offer_highest"


def test_r29_coins_only_and_only_what_is_there() -> None:
    at = table(village(coins=2, items={"cider": 3}, buildings=["h_taproom"]), village(sale="rope"), {})
    assert at.why_id("offer 1 3") == "short"
    assert at.why_id("offer 2 3") == "nothing_for_sale"
    assert at.why_id("offer 0 3") == "no_such_seller"


def test_r47_a_passed_seller_can_t_fill_his_sale_space_again() -> None:
    at = market().do("offer 1 3", "accept", "labor start_scout", "set_out")
    assert at.state.seat == 0


def test_no_trade_alone() -> None:
    at = table(village(coins=8, items={"fish": 1}), players=1)
    assert at.why_id("put_out fish") == "no_trade_alone"
    assert at.why_id("offer 1 3") == "no_trade_alone"


# ---- the own sale space -------------------------------------------------------------------------


def test_r56_one_item_out_and_one_back_per_turn() -> None:
    at = market(items={"fish": 1, "potion": 1}).do("put_out fish")
    assert at.village().sale == PACK.items.index("fish")
    assert at.items() == {"potion": 1}
    assert at.why_id("take_back") == "sale_changed"
    assert at.why_id("put_out potion") == "sale_changed"


def test_r56_replacing_is_both() -> None:
    at = market(items={"potion": 1}, sale="fish").do("put_out potion")
    assert at.items() == {"fish": 1}
    assert at.why_id("take_back") == "sale_changed"


def test_r56_taken_back_and_something_else_put_out() -> None:
    at = market(items={"potion": 1}, sale="fish").do("take_back")
    assert at.why_id("take_back") == "sale_empty"
    at.do("put_out potion")
    assert at.items() == {"fish": 1}


def test_r55_what_is_for_sale_can_t_be_placed() -> None:
    at = market(sale="fish")
    assert at.why_id("place fish") == "for_sale"
    assert at.why_id("put_out fish") == "for_sale"
    at.do("take_back", "place fish")


def test_the_item_stays_from_round_to_round() -> None:
    at = table(village(sale="fish"), {"passed": True}).do("pass")
    assert at.village().sale == PACK.items.index("fish")


# ---- refresh ------------------------------------------------------------------------------------

FOUR = ["h_cottage", "h_inn", "h_orchard", "h_manor"]


def test_r30_the_row_goes_under_the_deck_in_row_order() -> None:
    at = table(village(coins=1), rows={"houses": FOUR}).do("refresh house")
    assert at.village().coins == 0
    assert [PACK.card_ids[card] for card in at.state.below[0]] == FOUR
    for _ in range(4):
        at.state.apply(at.state.legal()[0])
    assert len(at.state.rows[0]) == 4
    assert at.why_id("refresh outpost") == "refreshed"


def test_r30_the_row_goes_under_what_lies_under_the_deck_already() -> None:
    decks = {"houses": {"unseen": [], "below": ["h_lookout", "h_chapel"]}}
    at = table(village(coins=1), rows={"houses": FOUR}, decks=decks).do("refresh house")
    assert [PACK.card_ids[card] for card in at.state.rows[0]] == ["h_lookout", "h_chapel", "h_cottage", "h_inn"]
    assert [PACK.card_ids[card] for card in at.state.below[0]] == ["h_orchard", "h_manor"]


def test_r30_a_small_deck() -> None:
    decks = {"houses": {"unseen": ["h_lookout"], "below": []}}
    at = table(village(coins=1), rows={"houses": FOUR[:2]}, decks=decks).do("refresh house")
    # All cards end up in the row; their order is known, so nobody is asked.
    assert [PACK.card_ids[card] for card in at.state.rows[0]] == ["h_lookout", "h_cottage", "h_inn"]


def test_r30_needs_a_card_in_the_deck_and_a_coin() -> None:
    at = table(village(coins=1), decks={"houses": {"unseen": [], "below": []}})
    assert at.why_id("refresh house") == "deck_empty"
    assert table(village()).why_id("refresh house") == "short"


def test_r08_refresh_with_a_drink() -> None:
    at = table(village(items={"cider": 1}, buildings=["h_taproom"])).do("refresh outpost")
    assert at.items() == {}
