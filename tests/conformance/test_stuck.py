"""A step that asks somebody who can do nothing is named by the suite: no error of Python has to be understood."""

from __future__ import annotations

import random

import pytest

from grotto.conformance import Case
from grotto.conformance.suite import choose
from grotto.kernel.agenda import Frame, Step, StepBook
from kernel.toy import Toy, ToyGame


class Silent(Step[Toy]):
    """Has nothing to offer."""

    def legal(self, state: Toy, frame: Frame, acts: list[int]) -> None:
        pass


BOOK = StepBook()
SILENT = BOOK.add(Silent("silent"))


class Stuck(Toy):
    """A position with no other step."""

    def step_book(self) -> StepBook:
        return BOOK


def test_a_step_that_is_stuck_is_named() -> None:
    state = Stuck()
    state.agenda = [(SILENT.number,)]
    state.settle()
    with pytest.raises(AssertionError, match="the step 'silent' asks seat 0, who can do nothing"):
        choose(Case("stuck", ToyGame(), 1, {}, words=False), state, random.Random(1))
