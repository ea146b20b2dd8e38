"""Narrowing is one protocol: kernel, terminal and browser are run against the same cases.

The browser's side is client/tests/narrowing.test.ts.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import grotto
from grotto.cli.narrowing import FEW, Narrowing, filled, fitting
from grotto.kernel.acts import MAIN, Vocabulary, Word
from grotto.kernel.game import Game
from grotto.kernel.state import State
from grotto.table.views import legal_groups
from grotto.text import speaker

Case = dict[str, Any]
CASES: list[Case] = json.loads((Path(__file__).parent.parent / "shared" / "narrowing.json").read_text("utf-8"))["cases"]

every_case = pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])


def words(keys: list[str]) -> list[Word]:
    return [Word(*key.split(":")) for key in keys]


def rows(case: Case, groups: str) -> list[tuple[str, tuple[Word, ...]]]:
    """The acts of a case as verb and arguments."""
    return [
        (group["verb"], tuple(Word(kind, id) for kind, id in zip(group["kinds"], args.split(), strict=True)))
        for group in case.get(groups, [])
        for args in group["acts"]
    ]


def vocabulary(case: Case) -> Vocabulary:
    if "position" in case:
        return grotto.game(case["position"]["game"]).vocabulary
    book = Vocabulary()
    for verb, args in [*rows(case, "legal"), *rows(case, "others")]:
        book.add_rows(verb, [args])
    return book


def legal(case: Case, book: Vocabulary) -> list[int]:
    return [book.act(" ".join([verb, *[word.id for word in args]])) for verb, args in rows(case, "legal")]


@every_case
def test_the_kernel_narrows_as_agreed(case: Case) -> None:
    book = vocabulary(case)
    acts = legal(case, book)
    for step in case["steps"]:
        found = book.narrow(acts, words(step["filled"]))
        texts = [(f"{one.word.kind}:{one.word.id}", [book.notation(act) for act in one.acts]) for one in found]
        assert texts == list(step["next"].items()), step["chosen"]


@every_case
def test_the_terminal_fills_in_as_agreed(case: Case) -> None:
    book = vocabulary(case)
    acts = legal(case, book)
    for step in case["steps"]:
        assert filled(book, acts, words(step["chosen"])) == words(step["filled"])
        left = {text for texts in step["next"].values() for text in texts}
        assert {book.notation(act) for act in fitting(book, acts, words(step["chosen"]))} == left


@every_case
@pytest.mark.parametrize("few", [0, FEW])
def test_the_terminal_offers_as_agreed(case: Case, few: int) -> None:
    """Word by word like the browser; as people see it, few acts are listed whole."""
    book = vocabulary(case)
    acts = legal(case, book)
    game = cast(Game, SimpleNamespace(vocabulary=book))
    state = cast(State, SimpleNamespace(legal=lambda: acts))
    for step in case["steps"]:
        narrowing = Narrowing(game, state, words(step["chosen"]), speaker("en"), few)
        offered = [choice for choice in narrowing.choices if choice.role == MAIN]
        left = {text for texts in step["next"].values() for text in texts}
        assert {book.notation(act) for choice in offered for act in choice.acts} == left
        if len(left) > few:
            # An act that is complete needs no further word.
            done = words(step["filled"])
            found = [":" if choice.prefix == done else f"{choice.word.kind}:{choice.word.id}" for choice in offered]
            assert found == list(step["next"])
        else:
            assert len(offered) == len(left)
        # What was chosen stays as it was chosen.
        for choice in offered:
            assert choice.prefix[: len(step["chosen"])] == words(step["chosen"])


@every_case
def test_which_arguments_are_a_set_is_told_to_the_browser(case: Case) -> None:
    book = vocabulary(case)
    told = [group["any_order"] for group in case["legal"] for _ in group["acts"]]
    assert told == [book.is_set(act) for act in legal(case, book)]


@pytest.mark.parametrize("case", [case for case in CASES if "position" in case], ids=lambda case: case["name"])
def test_cases_of_a_game_are_what_its_players_see(case: Case) -> None:
    where = case["position"]
    game = grotto.game(where["game"])
    state = game.from_data(where["data"])
    for act in where["acts"]:
        state.apply(game.act(act))
    seen = [
        {
            "verb": group.verb,
            "kinds": group.kinds,
            "any_order": group.any_order,
            "acts": [act.args for act in group.acts],
        }
        for group in legal_groups(game, state)
        if group.role == MAIN
    ]
    assert seen == [{**group, "acts": [args.split() for args in group["acts"]]} for group in case["legal"]]
