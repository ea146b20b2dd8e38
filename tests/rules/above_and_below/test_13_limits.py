"""Section 13, R01-R04: tokens are limited, or not by option; what is missing is not owed."""

from __future__ import annotations

from typing import Any

import pytest

from .table import QUIET, Table, choices, expedition, table, village

PAIR = ["start_builder", "start_scout"]
POND = {"building": "h_fish_pond", "goods": 0}
LAKE = {"building": "o_sunless_lake", "goods": 0}


def limits(enforced: bool) -> dict[str, Any]:
    return {"options": {"enforce_token_limits": "yes" if enforced else "no"}}


@pytest.mark.parametrize(
    ("enforced", "owned", "gained", "left"),
    [(True, 5, 2, 1), (True, 6, 2, 0), (True, 7, 1, 0), (True, 8, 0, 0), (False, 7, 2, -1), (False, 8, 2, -2)],
)
def test_r01_a_reward_of_two_ores(enforced: bool, owned: int, gained: int, left: int) -> None:
    """There are 8 ores."""
    book = choices("auto = { effects = [{ ore = 2 }] }")
    at = expedition(book, PAIR, items={"ore": owned}, **limits(enforced)).do("read")
    assert (at.items()["ore"], at.state.supply[at.pack.items.index("ore")]) == (owned + gained, left)
    # Only what was really won is asked about.
    assert (at.prompt == "place_won_kind") == (gained > 0)


def ending(mine: dict[str, Any], other: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The end of a round in which nobody comes to the row; nothing is placed."""
    row: dict[str, Any] = {"training": [None] * 5, "decks": {"villagers": {"unseen": []}}}
    at = table(village(**mine), village(passed=True, **(other or {})), **row, **fields).do("pass")
    while at.prompt in ("place_before_income", "drinks"):
        at.do("done")
    return at


@pytest.mark.parametrize(("enforced", "owned", "board"), [(True, 9, 1), (True, 10, 0), (False, 10, 1)])
def test_r01_the_cider_on_the_board(enforced: bool, owned: int, board: int) -> None:
    """There are 10 ciders."""
    at = ending({"items": {"cider": owned}}, cider_on_board=0, **limits(enforced))
    assert (at.state.cider_on_board, at.state.supply[at.pack.cider]) == (board, 10 - owned - board)


def test_one_cider_on_the_board_is_enough() -> None:
    at = ending({}, cider_on_board=1)
    assert (at.state.cider_on_board, at.state.supply[at.pack.cider]) == (1, 9)


@pytest.mark.parametrize(
    ("enforced", "owned", "first", "second"),
    [(True, 10, (1, 0), 1), (True, 11, (1, 0), 0), (True, 12, (0, 0), 0), (False, 12, (1, 0), 1)],
)
def test_r02_r03_fish_for_two_players(enforced: bool, owned: int, first: tuple[int, int], second: int) -> None:
    """There are 12 fish; a stock card is never filled again."""
    mine = {"buildings": [POND, {"building": "h_fishing_hut", "goods": 0}], "items": {"fish": owned}}
    at = ending(mine, {"buildings": [LAKE], "caves": ["cave_01"]}, **limits(enforced))
    assert (at.on_card("h_fish_pond"), at.on_card("h_fishing_hut")) == first
    assert at.on_card("o_sunless_lake", 1) == second
    assert at.state.supply[at.pack.items.index("fish")] == 12 - owned - first[0] - second


def test_a_card_with_a_good_on_it_is_not_filled() -> None:
    at = ending({"buildings": [{"building": "h_fish_pond", "goods": 1}]})
    assert at.on_card("h_fish_pond") == 1


@pytest.mark.parametrize(
    ("enforced", "owned", "potions"), [(True, 18, (1, 1)), (True, 19, (1, 0)), (True, 20, (0, 0)), (False, 20, (1, 1))]
)
def test_r02_potion_income_in_turn_order(enforced: bool, owned: int, potions: tuple[int, int]) -> None:
    """There are 20 potions."""
    mine = {"buildings": ["h_herb_garden"], "items": {"potion": owned}}
    at = ending(mine, {"buildings": ["o_hot_spring"], "caves": ["cave_01"]}, **limits(enforced))
    assert (at.items()["potion"] - owned, at.items(1).get("potion", 0)) == potions


@pytest.mark.parametrize(("enforced", "owned", "gained"), [(True, 10, 2), (True, 11, 1), (True, 12, 0), (False, 12, 2)])
def test_r01_supplies(enforced: bool, owned: int, gained: int) -> None:
    """Section 17.6: there are 12."""
    book = choices("auto = { effects = [{ supplies = 2 }] }")
    at = expedition(QUIET, PAIR, deep=book, supplies=owned, **limits(enforced)).do("read")
    assert (at.village().supplies, at.state.supplies_left) == (owned + gained, 12 - owned - gained)
    told = [event.data["n"] for event in at.events("gained") if event.data["good"] == "supplies"]
    assert told == [gained] * (gained > 0)


def test_r04_what_is_spent_or_lost_can_be_gained_again() -> None:
    at = expedition(choices("auto = { effects = [{ ore = -3 }, { ore = 2 }] }"), PAIR, items={"ore": 8}).do("read")
    assert (at.items()["ore"], at.state.supply[at.pack.items.index("ore")]) == (7, 1)
