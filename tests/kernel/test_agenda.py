"""The agenda and its connectives: what may come next, what closes by itself, and why not."""

from __future__ import annotations

import pytest

from grotto.kernel.agenda import CHANCE, NOBODY, AnyOf, Frame, Nested, Step, StepBook
from grotto.kernel.errors import BadData, IllegalAct
from grotto.kernel.events import Reason

from .toy import STEPS, STOP, VOCABULARY, Mark, Toy, begin


def finished(state: Toy) -> bool:
    return state.actor == NOBODY and state.legal() == []


# ---- any of, in any order --------------------------------------------------------------


def test_any_of_any_part_in_any_order_each_once() -> None:
    state = begin("any_of")
    assert state.texts() == ["mark a", "mark b", "mark c", "stop"]
    state.do("mark b")
    assert state.texts() == ["mark a", "mark c", "stop"]
    state.do("mark c")
    assert state.texts() == ["mark a", "stop"]
    assert state.why("mark b") == Reason("part_used", {})
    assert state.why("mark d") == Reason("not_part", {})


def test_any_of_goes_away_when_nothing_is_left() -> None:
    state = begin("any_of").do("mark c", "mark a", "mark b")
    assert finished(state)
    assert state.marks == "cab."


def test_any_of_the_rest_may_be_left_undone() -> None:
    state = begin("any_of").do("stop")
    assert finished(state)
    assert state.marks == "."
    assert begin("any_of").do("mark b", "stop").marks == "b."


# ---- and then/or -----------------------------------------------------------------------


def test_and_then_or_some_of_them_in_the_order_given() -> None:
    state = begin("and_then_or")
    assert state.texts() == ["mark a", "mark b", "mark c", "stop"]
    state.do("mark b")
    assert state.texts() == ["mark c", "stop"]
    assert state.why("mark a") == Reason("part_passed", {})
    assert state.why("mark b") == Reason("part_used", {})
    state.do("mark c")
    assert finished(state)
    assert state.marks == "bc."


def test_and_then_or_the_last_part_closes_it() -> None:
    assert finished(begin("and_then_or").do("mark c"))


# ---- and then --------------------------------------------------------------------------


def test_and_then_each_part_only_after_the_one_before() -> None:
    state = begin("and_then")
    assert state.texts() == ["mark a", "stop"]
    assert state.why("mark b") == state.why("mark c") == Reason("part_to_come", {})
    state.do("mark a")
    assert state.why("mark a") == Reason("part_used", {})
    assert state.texts() == ["mark b", "stop"]
    state.do("mark b")
    assert state.texts() == ["mark c", "stop"]
    state.do("mark c")
    assert finished(state)
    assert state.marks == "abc."


def test_and_then_any_order_within_a_group() -> None:
    state = begin("grouped")
    assert state.texts() == ["mark a", "mark b", "stop"]
    state.do("mark b")
    assert state.texts() == ["mark a", "mark c", "stop"]
    assert state.why("mark b") == Reason("part_used", {})
    state.do("mark c")
    assert finished(state)
    assert state.marks == "bc."


# ---- at most one of --------------------------------------------------------------------


def test_at_most_one_either_side_closes_the_other() -> None:
    for first in ("mark a", "mark b"):
        state = begin("cut").do(first)
        assert state.texts() == ["mark c", "stop"]
        assert state.why("mark a") == state.why("mark b") == Reason("choice_made", {})


def test_at_most_one_a_side_that_is_not_possible_is_explained() -> None:
    state = begin("cut", coins=3)
    assert state.texts() == ["mark a", "mark c", "stop"]
    assert state.why("mark b") == Reason("coins", {"n": 2})


def test_parts_that_claim_the_same_act_the_possible_one_is_used() -> None:
    for name in ("twice", "cut_twice"):
        state = begin(name, coins=3).do("mark a")
        assert (state.marks[0], state.coins) == ("a", 1)


# ---- nested ----------------------------------------------------------------------------


def test_nested_the_first_act_begins_it_the_rest_goes_on() -> None:
    state = begin("nested")
    assert state.texts() == ["mark a", "mark b", "mark c", "stop"]
    state.do("mark a")
    assert state.texts() == ["mark b", "stop"]
    assert state.why("mark c") == Reason("not_part", {})
    state.do("mark b")
    assert state.texts() == ["mark c", "stop"]
    assert state.why("mark a") == Reason("part_used", {})
    assert begin("nested").do("mark a", "stop", "mark c").marks == "ac."


def test_nested_begun_in_the_middle() -> None:
    state = begin("nested").do("mark b")
    assert state.texts() == ["mark c", "stop"]


def test_nested_offers_only_what_may_come_first() -> None:
    state = begin("nested_chain")
    assert state.texts() == ["mark a", "mark c", "stop"]
    assert state.why("mark b") == Reason("part_to_come", {})
    state.do("mark a")
    assert state.texts() == ["mark b", "stop"]


def test_nested_must_be_declared() -> None:
    inner = AnyOf[Toy]("nowhere", [Mark("a")], STOP.act())
    with pytest.raises(AssertionError):
        Nested(inner).take(begin("any_of"), VOCABULARY.act("mark a"))


# ---- needed, lingering, closing by itself ----------------------------------------------


def test_needed_parts_must_be_used_before_closing() -> None:
    state = begin("needed")
    assert state.texts() == ["mark a", "mark b"]
    assert state.why("stop") is not None
    state.do("mark a")
    assert state.texts() == ["mark b", "stop"]


def test_needed_but_impossible_goes_away_instead_of_blocking() -> None:
    assert finished(begin("needed", coins=0))


def test_lingering_waits_for_the_closing_act() -> None:
    state = begin("lingering").do("mark b", "mark a")
    assert state.texts() == ["stop"]
    assert state.actor == 0
    assert finished(state.do("stop"))


def test_a_connective_without_a_possible_part_closes_by_itself() -> None:
    assert finished(begin("paid", coins=2))
    assert finished(begin("paid", coins=5).do("mark b"))


def test_it_does_not_close_while_a_side_act_may_change_that() -> None:
    state = begin("paid", coins=2, may_earn=True)
    assert state.texts() == ["stop", "earn", "borrow"]
    state.do("earn")
    assert state.texts() == ["mark a", "mark b", "stop"]


def test_closing_is_told_to_the_step() -> None:
    assert begin("loud").do("stop").marks == "!."
    assert begin("loud").do("mark a", "stop").marks == "a!."
    assert begin("loud").do("mark a", "mark b").marks == "ab."
    # Also where it closes by itself.
    assert begin("loud_and_dear", coins=2).marks == "!."
    assert begin("loud_and_dear", coins=5).do("mark b").marks == "b!."


def test_possible() -> None:
    assert Mark("a", coins=2).possible(begin("any_of", coins=2))
    assert not Mark("a", coins=3).possible(begin("any_of", coins=2))


# ---- side acts -------------------------------------------------------------------------


def test_a_side_act_leaves_the_decision_open() -> None:
    state = begin("any_of", may_earn=True).do("mark a")
    state.do("earn")
    assert state.coins == 10
    assert state.texts() == ["mark b", "mark c", "stop"]
    assert state.why("earn") == Reason("earned", {"coins": 10})


def test_a_side_act_may_leave_something_to_be_decided() -> None:
    state = begin("any_of", may_earn=True).do("borrow")
    assert state.actor == CHANCE
    state.do("roll 2")
    assert state.rolls == [2]
    assert state.texts() == ["mark a", "mark b", "mark c", "stop"]


# ---- chance and automatic steps on the agenda ------------------------------------------


def test_chance_decides_before_the_turn_goes_on() -> None:
    state = begin("rolling").do("mark a")
    assert state.actor == CHANCE
    assert state.texts() == ["roll 1", "roll 2", "roll 3"]
    assert state.chances() == [(VOCABULARY.act(f"roll {n}"), 4 - n) for n in (1, 2, 3)]
    assert state.why("stop") == Reason("chance_decides", {})
    with pytest.raises(IllegalAct):
        state.do("mark b")
    state.do("roll 3")
    assert (state.rolls, state.actor) == ([3], 0)
    assert state.chances() == []


def test_a_single_outcome_goes_by_itself() -> None:
    state = begin("rolling").do("mark b")
    assert (state.rolls, state.actor) == ([1], 0)


def test_outcomes_are_no_acts_of_a_player() -> None:
    assert begin("any_of").why("roll 1") == Reason("outcome", {})


def test_automatic_steps_are_carried_out_at_once() -> None:
    assert begin("any_of").do("stop").marks == "."


def test_nothing_left_nobody_acts() -> None:
    state = begin("any_of").do("stop")
    assert state.actor == NOBODY
    assert state.prompt().id == "game_over"
    assert state.why("mark a") == Reason("game_over", {})
    assert state.chances() == []


# ---- the stack as data -----------------------------------------------------------------


def test_the_agenda_is_written_by_names() -> None:
    state = begin("nested").do("mark a")
    named: list[object] = [{"step": "bow"}, {"step": "nested", "used": [0]}, {"step": "inner", "used": [0]}]
    assert state.agenda_data() == named
    # Bare numbers were written before the fields had names.
    for rows in (named, [["bow"], ["nested", 1], ["inner", 1]]):
        other = Toy()
        other.resume(rows)
        assert other.agenda == state.agenda
        assert other.texts() == state.texts()


NO_AGENDA: list[object] = [
    "bow", [["juggle"]], [[]], ["bow"], [[7]], [[["bow"]]], [["any_of", "x"]], [["any_of", -1]], [["any_of", 8]],
    [["any_of"]], [["any_of", 1, 1]], [["die", 7]], [["bow", 0]], [[None]], [None], [{}], [{"step": 3}],
    [{"step": "any_of"}], [{"step": "any_of", "used": [3]}], [{"step": "any_of", "used": 1}],
    [{"step": "any_of", "used": [0], "left": 1}], [{"step": "die", "sides": 0}], [{"step": "die", "sides": True}],
]  # fmt: skip


@pytest.mark.parametrize("rows", NO_AGENDA)
def test_rows_that_are_no_agenda(rows: object) -> None:
    with pytest.raises(BadData):
        Toy().resume(rows)


class Careless(Step[Toy]):
    """Relies on something below it."""

    def legal(self, state: Toy, frame: Frame, acts: list[int]) -> None:
        acts.append(state.agenda[-2][1])


class Silent(Step[Toy]):
    """Has nothing to offer."""

    def legal(self, state: Toy, frame: Frame, acts: list[int]) -> None:
        pass


class Picky(Step[Toy]):
    """Wants coins to be there."""

    def fits(self, state: Toy, frame: Frame) -> bool:
        return state.coins > 90

    def legal(self, state: Toy, frame: Frame, acts: list[int]) -> None:
        acts.append(STOP.act())


for step in (Careless("careless"), Silent("silent"), Picky("picky")):
    STEPS.add(step)


@pytest.mark.parametrize(
    ("name", "error"), [("careless", "position_agenda"), ("silent", "position_stuck"), ("picky", "position_agenda")]
)
def test_an_agenda_with_which_the_rules_fail_is_refused(name: str, error: str) -> None:
    with pytest.raises(BadData) as caught:
        Toy().resume([{"step": name}])
    assert (caught.value.id, caught.value.data["value"]) == (error, name)


def test_a_step_is_declared_once() -> None:
    book = StepBook()
    book.add(AnyOf[Toy]("one", [], STOP.act()))
    with pytest.raises(ValueError, match="declared twice"):
        book.add(AnyOf[Toy]("one", [], STOP.act()))
    assert STEPS.by_name["any_of"].number == STEPS.steps.index(STEPS.by_name["any_of"])


# ---- a mistake in the rules ------------------------------------------------------------


def test_a_frame_without_what_its_step_remembers_is_named() -> None:
    state = begin("any_of")
    state.listen()
    state.agenda = [(STEPS.by_name["any_of"].number,)]
    with pytest.raises(ValueError, match=r"a frame of the step 'any_of' is \(number, used\), but \(\d+,\) was pushed"):
        state.settle()
