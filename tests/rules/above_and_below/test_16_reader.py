"""Section 16: what the reader sees of a choice, and the explorer does not (R49)."""

from __future__ import annotations

from grotto.games.above_and_below.telling import scene

from .table import PAIR, choices, expedition


def test_r49_the_reader_sees_a_failure_only_where_there_is_one() -> None:
    book = choices(
        "tiers = [{ explore = 3, effects = [{ coins = 2 }] }]\nfailure = { effects = [{ reputation = -1 }] }",
        "auto = { effects = [{ coins = 1 }] }",
    )
    at = expedition(book, PAIR, choose="", options={"reader": "neighbour"})
    seen = scene(at.state, frozenset({1}))
    assert seen is not None
    failures = [row["failure"] for row in seen["choices"]]  # type: ignore[union-attr,index,call-overload]
    assert failures == [{"effects": [{"do": "reputation", "n": -1}], "goto": None}, None]
    assert scene(at.state, frozenset({0})) is None
    # What is read aloud: one text for each number, and one for what always comes.
    texts = [len(row["outcome_texts"]) for row in seen["choices"]]  # type: ignore[union-attr,index,call-overload,misc]
    assert texts == [1, 1]
