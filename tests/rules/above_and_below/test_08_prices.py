"""Section 8, R08, R29, R55, R56: which prices can be named, what is for sale, and how drinks pay."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, choices, expedition, table, village


def listed(at: Table, verb: str) -> list[str]:
    return [text.removeprefix(f"{verb} ") for text in at.legal() if text.split()[0] == verb]


def market(coins: int, *acts: str, **fields: Any) -> Table:
    """Seat 1 has ore for sale, seat 2 a potion."""
    return table(village(coins=coins), village(sale="ore", coins=50), village(sale="potion"), **fields).do(*acts)


@pytest.mark.parametrize(
    ("coins", "acts", "offers"),
    [
        (2, [], []),
        (3, [], ["1 3", "2 3"]),
        (5, [], ["1 3", "1 4", "1 5", "2 3", "2 4", "2 5"]),
        # Each new offer for an item is higher than the last one.
        (5, ["offer 1 3", "refuse"], ["1 4", "1 5", "2 3", "2 4", "2 5"]),
        (5, ["offer 1 4", "counter 3", "withdraw"], ["1 5", "2 3", "2 4", "2 5"]),
        (4, ["offer 1 4", "refuse"], ["2 3", "2 4"]),
        # What is bought is gone, and so are the coins.
        (8, ["offer 1 4", "accept"], ["2 3", "2 4"]),
        (8, ["offer 2 4", "counter 5", "accept"], ["1 3"]),
        # At most three exchanges for an item.
        (6, ["offer 1 3", "refuse", "offer 1 4", "refuse"], ["1 5", "1 6", "2 3", "2 4", "2 5", "2 6"]),
        (6, ["offer 1 3", "refuse", "offer 1 4", "refuse", "offer 1 5", "refuse"], ["2 3", "2 4", "2 5", "2 6"]),
    ],
)
def test_r29_what_can_be_offered(coins: int, acts: list[str], offers: list[str]) -> None:
    assert listed(market(coins, *acts), "offer") == offers


@pytest.mark.parametrize(
    ("coins", "offer", "counters"), [(3, 3, []), (4, 3, ["4"]), (6, 5, ["3", "4", "6"]), (5, 5, ["3", "4"])]
)
def test_r29_what_the_seller_can_name(coins: int, offer: int, counters: list[str]) -> None:
    """A price of 3 or more that the buyer can pay, and another than his."""
    at = market(coins, f"offer 1 {offer}")
    assert at.legal() == ["accept", "refuse", *[f"counter {price}" for price in counters]]
    assert at.state.actor == 1


def test_r29_prices_end_at_99() -> None:
    assert listed(market(120), "offer")[96] == "1 99"
    assert len(listed(market(120), "offer")) == 2 * 97
    assert listed(market(120, "offer 1 50"), "counter")[-1] == "99"


def test_the_own_item_is_no_offer() -> None:
    at = table(village(coins=9, sale="fish"), {})
    assert listed(at, "offer") == []
    assert at.why_id("offer 0 3") == "no_such_seller"
    assert at.why_id("offer 2 3") == "no_such_seller"


@pytest.mark.parametrize(
    ("mine", "this_turn", "put", "back"),
    [
        ({"items": {"fish": 1, "potion": 2}}, {}, ["fish", "potion"], False),
        ({"items": {"fish": 1, "potion": 2}, "sale": "fish"}, {}, ["potion"], True),
        ({"items": {"fish": 1}, "sale": "ore"}, {}, ["fish"], True),
        ({"items": {"fish": 1}, "sale": "ore"}, {"took_back": True}, [], False),
        ({"items": {"fish": 1}, "sale": "ore"}, {"put_out": True}, [], False),
        ({"items": {"fish": 1}}, {"took_back": True}, ["fish"], False),
        ({"items": {"fish": 1}}, {"put_out": True}, [], False),
        ({"items": {}, "sale": "cider"}, {}, [], True),
        ({"items": {}}, {}, [], False),
    ],
)
def test_r56_what_can_be_put_out_and_taken_back(
    mine: dict[str, Any], this_turn: dict[str, bool], put: list[str], back: bool
) -> None:
    at = table(village(**mine), this_turn=this_turn)
    assert (listed(at, "put_out"), "take_back" in at.legal()) == (put, back)
    # Alone there is no market.
    alone = Table({"players": 1, "villages": [mine], "this_turn": this_turn})
    assert listed(alone, "put_out") == []


@pytest.mark.parametrize(
    ("coins", "mine", "rows"),
    [
        (0, {}, []),
        (1, {}, ["house", "outpost"]),
        (0, {"items": {"cider": 1}, "buildings": ["h_taproom"]}, ["house", "outpost"]),
        (0, {"items": {"potion": 1}, "buildings": ["h_taproom"]}, []),
        (0, {"items": {"potion": 1}, "buildings": ["h_apothecary"]}, ["house", "outpost"]),
        # R55: the cider that is for sale can't be spent.
        (0, {"sale": "cider", "buildings": ["h_taproom"]}, []),
    ],
)
def test_what_refreshing_takes(coins: int, mine: dict[str, Any], rows: list[str]) -> None:
    assert listed(table(village(coins=coins, **mine)), "refresh") == rows


def test_r30_a_row_without_a_deck_is_not_refreshed() -> None:
    decks = {"houses": {"unseen": [], "below": []}, "outposts": {"unseen": [], "below": ["o_hot_spring"]}}
    rows = {"houses": ["h_inn"], "outposts": ["o_cave_camp"]}
    at = table(village(coins=5), rows=rows, decks=decks)
    assert listed(at, "refresh") == ["outpost"]
    at.do("refresh outpost")
    assert listed(at, "refresh") == []


LONGHOUSE = {"rows": {"houses": ["h_longhouse"]}, "decks": {"houses": {"unseen": [], "below": []}}}


def paying(coins: int, items: dict[str, int], *acts: str, card: str = "k_brewhouse", **mine: Any) -> Table:
    """A builder pays 6 for a longhouse."""
    at = table(village(coins=coins, items=items, buildings=[card], **mine), **LONGHOUSE)
    return at.do("build start_builder h_longhouse", *acts)


@pytest.mark.parametrize(
    ("coins", "items", "acts", "legal"),
    [
        (6, {"cider": 1}, [], ["spend cider", "pay"]),
        (5, {"cider": 1, "potion": 1}, [], ["spend cider", "spend potion"]),
        (9, {"cider": 1, "potion": 2}, ["spend potion"], ["spend cider", "spend potion", "pay"]),
        (9, {"cider": 1, "potion": 2}, ["spend cider"], ["spend potion", "pay"]),
    ],
)
def test_r08_drinks_or_coins(coins: int, items: dict[str, int], acts: list[str], legal: list[str]) -> None:
    at = paying(coins, items, *acts)
    assert [text for text in at.legal() if text.split()[0] in ("spend", "pay")] == legal
    assert at.verbs() <= {"spend", "pay"}


@pytest.mark.parametrize(
    ("coins", "items", "acts", "left"),
    [
        # Nobody is asked where there is one way.
        (6, {}, [], (0, {})),
        (5, {"cider": 1}, [], (0, {})),
        (3, {"cider": 1, "potion": 2}, [], (0, {})),
        (6, {"cider": 1}, ["pay"], (0, {"cider": 1})),
        (6, {"cider": 1}, ["spend cider"], (1, {})),
        (5, {"cider": 1, "potion": 1}, ["spend potion", "pay"], (0, {"cider": 1})),
        (5, {"cider": 1, "potion": 1}, ["spend potion", "spend cider"], (1, {})),
        (4, {"cider": 1, "potion": 2}, ["spend potion", "spend cider", "pay"], (0, {"potion": 1})),
        (0, {"cider": 4, "potion": 3}, [*["spend cider"] * 4, *["spend potion"] * 2], (0, {"potion": 1})),
        # One token for exactly one coin, and no more than the price.
        (9, {"potion": 7}, ["spend potion"] * 6, (9, {"potion": 1})),
    ],
)
def test_r08_what_is_left(coins: int, items: dict[str, int], acts: list[str], left: tuple[int, dict[str, int]]) -> None:
    at = paying(coins, items, *acts)
    assert at.prompt != "pay"
    assert (at.village().coins, at.items()) == left


def test_r08_a_card_does_not_help_to_pay_its_own_price() -> None:
    rows = {"houses": ["h_taproom"]}
    at = table(village(coins=4, items={"cider": 1}), rows=rows, decks={"houses": {"unseen": [], "below": []}})
    assert at.why_id("build start_builder h_taproom") == "short"


def test_r08_drinks_pay_in_encounters_but_losses_take_coins() -> None:
    book = choices("cost = 2\nauto = { effects = [{ coins = -3 }] }")
    at = expedition(book, ["start_builder", "start_scout"], coins=1, items={"cider": 2}, buildings=["h_taproom"])
    at.do("spend cider")
    # One coin or another cider for the rest; then the loss takes what coins there are, and no cider.
    at.do("spend cider", "read")
    assert (at.village().coins, at.items()) == (0, {})


@pytest.mark.parametrize(
    ("coins", "items", "possible"),
    [
        (2, {"fish": 1}, ["fish"]),
        # R16, R60: after the stake the cost must still be payable.
        (1, {"cider": 1, "fish": 1}, ["fish"]),
        (2, {"cider": 1, "potion": 1, "fish": 1}, ["fish", "cider", "potion"]),
        (1, {"cider": 2}, ["cider"]),
        (1, {"potion": 1, "cider": 1}, ["potion"]),
    ],
)
def test_r60_what_can_be_staked(coins: int, items: dict[str, int], possible: list[str]) -> None:
    book = choices('cost = 2\nstake = "item"\nauto = {}')
    pair = ["start_builder", "start_scout"]
    at = expedition(book, pair, coins=coins, items=items, buildings=["h_taproom"])
    assert listed(at, "stake") == possible
