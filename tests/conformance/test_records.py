"""All games of ours and of the tests: their records, also with any text in place of one."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import grotto
from grotto.conformance import Records
from grotto.conformance.records import write
from grotto.kernel import record

from .cases import cases, of_each_game

TEXTS = {case.game.id: (case, write(case, 7)[0]) for case in of_each_game()}
every_game = pytest.mark.parametrize("id", TEXTS)


class TestRecords(Records):
    cases = cases()


@every_game
@settings(max_examples=80)
@given(st.text(max_size=200))
@example("0 \x85\n")
@example("result: -\n")
def test_any_text_is_a_record_or_refused_in_words(id: str, text: str) -> None:
    case, _ = TEXTS[id]
    for given_text in (text, f"grotto 1\n{text}", f"grotto 1\ngame: {id}\nplayers: {case.players}\n\n{text}"):
        with contextlib.suppress(grotto.BadRecord):
            record.verify(case.game, record.read(given_text))


@every_game
@settings(max_examples=60)
@given(st.floats(0, 1), st.integers(0, 30), st.text(max_size=8))
def test_a_damaged_record_verifies_or_is_refused_in_words(id: str, part: float, length: int, text: str) -> None:
    case, whole = TEXTS[id]
    at = int(part * len(whole))
    with contextlib.suppress(grotto.BadRecord):
        record.verify(case.game, record.read(whole[:at] + text + whole[at + length :]))
