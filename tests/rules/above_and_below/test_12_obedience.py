"""Sections 4.1, 12 and 17.4, R09-R11, R52, R53: who rolls for obedience, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .changes import changes
from .table import Table, table, village

CATS = ["s_cave_cat_1", "s_cave_cat_2"]
FOUR = ["start_scout", "start_builder", *CATS]
BOTH = {"underforest_desert": "yes", "artifacts": "yes"}
BARN = {"building": "h_hemp_barn", "goods": 2}
POND = {"building": "h_fish_pond", "goods": 1}
BASKET = {"artifacts": {"art_basket_of_plenty": 1}}
BOOK = {"artifacts": {"art_book_of_knowledge": 1}}
LABOR = ["labor start_builder", "join start_scout", "join s_cave_cat_1", "join s_cave_cat_2"]
EXPLORE = ["explore s_cave_cat_1", "join s_cave_cat_2", "join start_scout"]
# One of three refuses, the others have obeyed.
AGAIN = [*EXPLORE, "obey s_cave_cat_1 1", "obey s_cave_cat_2 6"]


def at(*acts: str, **mine: Any) -> Callable[[], Table]:
    """The turn of seat 0 after some acts; no chance but dice comes in."""
    decks: dict[str, Any] = {
        "houses": {"unseen": [], "below": []},
        "caves": {"unseen": [], "below": ["cave_02"]},
        "villagers": {"unseen": []},
    }
    rows = {"houses": ["h_cottage", "h_inn"]}
    fields = {"decks": decks, "rows": rows, "cave_top": "cave_01", "training": ["v_mason", None, None, None, None]}
    return lambda: table(village(**mine), options=BOTH, **fields).do(*acts)


def sad(*villagers: str) -> dict[str, Any]:
    return {"conditions": {"sad": list(villagers)}}


CASES: dict[str, tuple[Callable[[], Table], list[str], dict[str, Any]]] = {
    # R10, R52: one die each, two for a sad cat; nobody else rolls.
    "everybody who may refuse rolls": (
        at(ready=FOUR, **sad("start_scout", "s_cave_cat_1")), LABOR,
        {"this_turn.action": "labor", "this_turn.members": "start_builder, start_scout, s_cave_cat_1, s_cave_cat_2",
         "agenda": "judge None None, obey s_cave_cat_2, obey s_cave_cat_1, obey s_cave_cat_1, obey start_scout"},
    ),
    # A sad cat must obey both times; refusers go to exhausted together, the others stay ready.
    "two refuse": (
        at(ready=FOUR, **sad("start_scout", "s_cave_cat_1")),
        [*LABOR, "obey start_scout 3", "obey s_cave_cat_1 3", "obey s_cave_cat_1 2", "obey s_cave_cat_2 1"],
        {"0.ready": "start_builder, start_scout", "0.exhausted": "s_cave_cat_1, s_cave_cat_2",
         "this_turn.obeyed.labor": "start_builder, start_scout"},
    ),
    "the second die of a sad cat does not make up for the first": (
        at(ready=["s_cave_cat_1", "start_scout"], **sad("s_cave_cat_1")),
        ["labor s_cave_cat_1", "set_out", "obey s_cave_cat_1 1", "obey s_cave_cat_1 6"],
        {"0.ready": "start_scout", "0.exhausted": "s_cave_cat_1"},
    ),
    "all obey": (
        at(ready=FOUR, **sad("start_scout")),
        [*LABOR, "obey start_scout 3", "obey s_cave_cat_1 4", "obey s_cave_cat_2 3"],
        {"seat": 1, "0.coins": 4, "0.items.cider": 1, "0.ready": "",
         "0.exhausted": "start_builder, start_scout, s_cave_cat_1, s_cave_cat_2", "cider_on_board": 0},
    ),
    # R09: before a price is paid.
    "a builder is asked": (
        at(ready=["start_builder", "start_scout"], coins=9, **sad("start_builder")), ["build start_builder h_cottage"],
        {"this_turn.action": "build", "this_turn.members": "start_builder",
         "agenda": "judge h_cottage None, obey start_builder"},
    ),
    "a builder refuses": (
        at(ready=["start_builder", "start_scout"], coins=9, **sad("start_builder")),
        ["build start_builder h_cottage", "obey start_builder 1"],
        {"0.ready": "start_scout", "0.exhausted": "start_builder"},
    ),
    "a builder obeys": (
        at(ready=["start_builder", "start_scout"], coins=9, **sad("start_builder")),
        ["build start_builder h_cottage", "obey start_builder 3"],
        {"seat": 1, "0.coins": 6, "0.buildings": "starting_house 0, h_cottage 0", "0.ready": "start_scout",
         "0.exhausted": "start_builder", "rows.houses": "h_inn"},
    ),
    # R39: an artifact is turned down only when the action takes place.
    "a trainer with the book is asked": (
        at(ready=["start_scribe", "start_scout"], coins=9, **sad("start_scribe"), **BOOK),
        ["train_with art_book_of_knowledge start_scribe v_mason"],
        {"this_turn.action": "train", "this_turn.members": "start_scribe",
         "agenda": "judge v_mason art_book_of_knowledge, obey start_scribe"},
    ),
    "a trainer with the book refuses": (
        at(ready=["start_scribe", "start_scout"], coins=9, **sad("start_scribe"), **BOOK),
        ["train_with art_book_of_knowledge start_scribe v_mason", "obey start_scribe 2"],
        {"0.ready": "start_scout", "0.exhausted": "start_scribe"},
    ),
    "a trainer with the book obeys": (
        at(ready=["start_scribe", "start_scout"], coins=9, **sad("start_scribe"), **BOOK),
        ["train_with art_book_of_knowledge start_scribe v_mason", "obey start_scribe 6"],
        {"seat": 1, "0.coins": 8, "0.ready": "start_scout", "0.exhausted": "start_scribe, v_mason",
         "0.turned.art_book_of_knowledge": 1, "training": "None, None, None, None, None"},
    ),
    "a trainer without the book obeys": (
        at(ready=["start_scribe", "start_scout"], coins=9, **sad("start_scribe"), **BOOK),
        ["train start_scribe v_mason", "obey start_scribe 6"],
        {"seat": 1, "0.coins": 7, "0.ready": "start_scout", "0.exhausted": "start_scribe, v_mason",
         "training": "None, None, None, None, None"},
    ),
    "a harvest with a basket is refused": (
        at(ready=["start_scout", "s_cave_cat_1"], buildings=[BARN, POND], **BASKET),
        ["harvest s_cave_cat_1", "bring art_basket_of_plenty", "join start_scout", "obey s_cave_cat_1 1"],
        {"0.ready": "start_scout", "0.exhausted": "s_cave_cat_1", "this_turn.obeyed.harvest": "start_scout"},
    ),
    # R11: no cave card is drawn.
    "an expedition is withdrawn": (
        at(ready=["start_scout", "s_cave_cat_1"]), ["explore s_cave_cat_1", "join start_scout", "obey s_cave_cat_1 2"],
        {"0.ready": "start_scout", "0.exhausted": "s_cave_cat_1", "this_turn.obeyed.explore": "start_scout"},
    ),
    "two of three obey": (
        at(ready=["start_scout", *CATS]), AGAIN,
        {"0.ready": "start_scout, s_cave_cat_2", "0.exhausted": "s_cave_cat_1",
         "this_turn.obeyed.explore": "start_scout, s_cave_cat_2"},
    ),
    # R52: who obeyed rolls again for another action.
    "for another action they roll again": (
        at(*AGAIN, ready=["start_scout", *CATS]), ["labor s_cave_cat_2", "join start_scout"],
        {"this_turn.action": "labor", "this_turn.members": "start_scout, s_cave_cat_2",
         "agenda": "judge None None, obey s_cave_cat_2"},
    ),
    # R53: nobody is left; free actions, then a pass.
    "the last one refuses": (
        at(ready=["s_cave_cat_1"], coins=1), ["labor s_cave_cat_1", "obey s_cave_cat_1 1"],
        {"0.ready": "", "0.exhausted": "s_cave_cat_1"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_obedience(case: str) -> None:
    make, acts, changed = CASES[case]
    assert changes(make(), *acts) == changed


def test_r52_who_obeyed_does_not_roll_again_for_the_same_action() -> None:
    here = at(*AGAIN, ready=["start_scout", *CATS])().do("explore start_scout", "join s_cave_cat_2")
    # The party is on its way: a token is drawn.
    assert (here.prompt, here.zone("s_cave_cat_2")) == ("unearth", "party")
    # In the next turn all is forgotten.
    refused = [*EXPLORE, "set_out", "obey s_cave_cat_1 1", "obey s_cave_cat_2 6"]
    here = at(*refused, "labor start_scribe", "set_out", "pass", ready=["start_scout", *CATS, "start_scribe"])()
    assert here.state.seat == 0
    here.do("explore start_scout", "join s_cave_cat_2")
    assert here.prompt == "obey"


def test_r53_nobody_left_may_still_make_free_actions() -> None:
    here = at("labor s_cave_cat_1", "obey s_cave_cat_1 1", ready=["s_cave_cat_1"], coins=1, items={"fish": 1})()
    assert here.prompt == "turn_nobody_ready"
    assert here.verbs() == {"pass", "put_out", "refresh", "place"}


@pytest.mark.parametrize("die", range(1, 7))
def test_one_and_two_refuse(die: int) -> None:
    here = at("labor s_cave_cat_1", f"obey s_cave_cat_1 {die}", ready=["s_cave_cat_1"])()
    assert here.village().coins == (0 if die <= 2 else 1)
    assert here.heard[0].id == ("refuses" if die <= 2 else "obeys")
