"""Section 21: the paragraphs of a book may be written in any order."""

from __future__ import annotations

from .table import PAIR, choices, continuation, expedition, finish


def test_r18_a_continuation_may_be_the_first_paragraph_of_the_file() -> None:
    book = continuation(2, "auto = { effects = [{ coins = 3 }] }") + choices("auto = { goto = 2 }")
    at = finish(expedition(book, PAIR))
    assert at.legal() == ["choose a"]
    assert finish(at.do("choose a")).village().coins == 3
