"""Chance with a single outcome: nobody is asked, unless the outcome must stay unknown. Outcomes of equal weight."""

from __future__ import annotations

import pytest

from grotto.kernel.acts import OUTCOME, Vocabulary, numbers
from grotto.kernel.agenda import CHANCE, NOBODY, Chances, ChanceStep, EvenStep, Frame, Step, StepBook
from grotto.kernel.state import State

VOCABULARY = Vocabulary()
OPEN = VOCABULARY.add("open")
READ = VOCABULARY.add("read", role=OUTCOME)
TOSS = VOCABULARY.add("toss", numbers(1, 2), role=OUTCOME)
STEPS = StepBook()


class Letter(State):
    """A position with a letter that may be opened."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.begin(1)
        self.known = False

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def step_book(self) -> StepBook:
        return STEPS


class Open(Step[Letter]):
    def __init__(self, name: str, then: ChanceStep[Letter]) -> None:
        super().__init__(name)
        self.then = then

    def legal(self, state: Letter, frame: Frame, acts: list[int]) -> None:
        acts.append(OPEN.act())

    def apply(self, state: Letter, frame: Frame, act: int) -> None:
        state.agenda.append((self.then.number,))


class Read(ChanceStep[Letter]):
    def outcomes(self, state: Letter, frame: Frame) -> Chances:
        return [(READ.act(), 1)]

    def apply(self, state: Letter, frame: Frame, act: int) -> None:
        state.known = True


class Coin(EvenStep[Letter]):
    def legal(self, state: Letter, frame: Frame, acts: list[int]) -> None:
        TOSS.offer([1, 2], acts)

    def apply(self, state: Letter, frame: Frame, act: int) -> None:
        state.known = TOSS.arg(act) == 1


EAGER, PATIENT = Read("eager"), Read("patient", waits=True)
OPEN_EAGER, OPEN_PATIENT = Open("open_eager", EAGER), Open("open_patient", PATIENT)
COIN = Coin("coin")
for _step in (EAGER, PATIENT, OPEN_EAGER, OPEN_PATIENT, COIN):
    STEPS.add(_step)


@pytest.mark.parametrize(("step", "known"), [(OPEN_EAGER, True), (OPEN_PATIENT, False)])
def test_a_single_outcome_is_waited_for_only_where_the_step_says_so(step: Open, known: bool) -> None:
    state = Letter()
    state.agenda.append((step.number,))
    state.settle()
    state.apply(OPEN.act())
    assert state.known is known
    assert state.actor == (NOBODY if known else CHANCE)


def test_what_was_waited_for_comes_as_an_outcome() -> None:
    state = Letter()
    state.agenda.append((OPEN_PATIENT.number,))
    state.settle()
    assert not state.waits()
    state.apply(OPEN.act())
    assert state.chances() == [(READ.act(), 1)]
    assert state.waits()
    state.apply(READ.act())
    assert state.known
    assert not state.waits()
    assert state.actor == NOBODY


def test_even_outcomes_are_given_like_legal_acts() -> None:
    state = Letter()
    state.agenda.append((COIN.number,))
    state.settle()
    assert state.actor == CHANCE
    assert state.legal() == [TOSS.act(1), TOSS.act(2)]
    assert state.chances() == [(TOSS.act(1), 1), (TOSS.act(2), 1)]
    state.apply(TOSS.act(1))
    assert state.known
