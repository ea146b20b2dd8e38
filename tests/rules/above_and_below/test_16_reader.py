"""Section 16: what the reader sees of a choice, and the explorer does not (R49)."""

from __future__ import annotations

from typing import Any

from grotto.games.above_and_below.tales import tales
from grotto.games.above_and_below.telling import scene

from .table import PAIR, choices, expedition


def test_r49_the_reader_sees_a_failure_only_where_there_is_one() -> None:
    book = choices(
        "tiers = [{ explore = 3, effects = [{ coins = 2 }] }]\nfailure = { effects = [{ reputation = -1 }] }",
        "auto = { effects = [{ coins = 1 }] }",
    )
    at = expedition(book, PAIR, choose="", options={"reader": "neighbour"})
    seen: Any = scene(at.state, frozenset({1}))
    assert seen is not None
    failures = [row["failure"] for row in seen["choices"]]
    assert failures == [{"effects": [{"do": "reputation", "n": -1}], "goto": None}, None]
    assert scene(at.state, frozenset({0})) is None
    # What is read aloud: one text for each number, and one for what always comes.
    texts = [len(row["outcome_texts"]) for row in seen["choices"]]
    assert texts == [1, 1]


def test_r49_the_first_seat_reads_to_the_second() -> None:
    at = expedition(choices("auto = { effects = [{ coins = 2 }] }"), PAIR, choose="", options={"reader": "neighbour"})
    at.state.seat = 1
    read: Any = scene(at.state, frozenset({0}))
    assert (read["reader"], len(read["choices"][0]["outcomes"])) == (0, 1)
    assert scene(at.state, frozenset({1})) is None


def test_r49_an_open_page_has_not_failed() -> None:
    at = expedition(choices("tiers = [{ explore = 9, effects = [{ coins = 1 }] }]\nfailure = {}"), PAIR, choose="")
    told: Any = tales(at.pack, at.heard)
    (tale,) = told["tales"]
    (page,) = tale["pages"]
    assert (page["end"], page["failed"], tale["won"]) == ({}, False, None)
