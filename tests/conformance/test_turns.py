"""A step that begins a turn and goes on with it is found by the suite: undo would stop in the middle of the turn."""

from __future__ import annotations

import pytest

from grotto.conformance import Case
from grotto.conformance.declarations import Declarations
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import Frame, Step, StepBook
from grotto.kernel.game import Options
from grotto.kernel.kinds import Int
from grotto.kernel.shapes import Field
from kernel.toy import Toy, ToyGame

ACTS = Vocabulary()
PICK = ACTS.add("pick")


class Picking(Step[Toy]):
    """Asks three times, each time for one thing more."""

    def __init__(self, name: str, between_turns: bool) -> None:
        super().__init__(name)
        self.between_turns = between_turns

    def remembers(self) -> list[Field]:
        return [Field("picked", Int(0, 2))]

    def legal(self, state: Toy, frame: Frame, acts: list[int]) -> None:
        acts.append(PICK.act())

    def apply(self, state: Toy, frame: Frame, act: int) -> None:
        _, picked = frame
        if picked < 2:
            state.agenda.append((MORE.number if state.marks == "two steps" else FIRST.number, picked + 1))


BOOK = StepBook()
FIRST = BOOK.add(Picking("first", True))
MORE = BOOK.add(Picking("more", False))


class Picked(Toy):
    """A position with these steps."""

    def vocabulary(self) -> Vocabulary:
        return ACTS

    def step_book(self) -> StepBook:
        return BOOK


class PickedGame(ToyGame):
    """Picks three things with one step, or with two."""

    def __init__(self, marks: str) -> None:
        super().__init__()
        self.vocabulary = ACTS
        self.marks = marks

    def start(self, players: int, options: Options) -> Picked:
        state = Picked()
        state.begin(players)
        state.marks = self.marks
        state.agenda = [(FIRST.number, 0)]
        state.settle()
        return state


def check(marks: str) -> None:
    case = Case("picked", PickedGame(marks), 1, {}, words=False)
    Declarations().test_a_turn_that_goes_on_is_not_between_turns(case)


def test_a_set_needs_a_step_of_its_own_where_a_turn_begins_with_it() -> None:
    check("two steps")
    with pytest.raises(AssertionError, match="the step 'first' goes on with a turn"):
        check("one step")
