"""Clocks, by themselves: no moment of these tests is now."""

from __future__ import annotations

import pytest

from grotto.table.clocks import AGAIN, Clock, new_clock

DAY = 24 * 3600 * 1000
MINUTE = 60 * 1000


def days(n: int = 2) -> Clock:
    return new_clock("days", n * DAY, 0, "bot", 2, 0)


def minutes(n: int = 10, increment: int = 5000) -> Clock:
    return new_clock("minutes", n * MINUTE, increment, "pause", 2, 0)


def test_a_clock_stands_until_somebody_is_to_move() -> None:
    clock = days()
    assert clock.deadline is None
    assert clock.left_at(DAY) == [2 * DAY, 2 * DAY]
    assert not clock.is_over(99 * DAY)


def test_only_the_time_of_the_one_to_move_runs() -> None:
    clock = days().running_for(0, 0)
    assert clock.left_at(DAY // 2) == [DAY * 3 // 2, 2 * DAY]
    assert clock.deadline == 2 * DAY
    assert not clock.is_over(2 * DAY - 1)
    assert clock.is_over(2 * DAY)


def test_each_turn_has_its_days() -> None:
    clock = days().running_for(0, 0).after_act(0, 1, True, DAY).running_for(1, DAY)
    assert clock.left_at(DAY) == [DAY, 2 * DAY]
    clock = clock.after_act(1, 0, True, DAY + 5).running_for(0, DAY + 5)
    assert clock.left_at(DAY + 5) == [2 * DAY, 2 * DAY - 5]


def test_acts_within_a_turn_give_no_new_days() -> None:
    clock = days().running_for(0, 0).after_act(0, 0, False, DAY).running_for(0, DAY)
    assert clock.deadline == 2 * DAY


def test_a_second_turn_of_the_same_seat_has_its_own_days() -> None:
    clock = days().running_for(0, 0).after_act(0, 0, True, DAY).running_for(0, DAY)
    assert clock.deadline == 3 * DAY


def test_minutes_add_up_and_a_turn_brings_the_increment() -> None:
    clock = minutes().running_for(0, 0).after_act(0, 0, False, MINUTE).running_for(0, MINUTE)
    assert clock.left_at(MINUTE) == [9 * MINUTE, 10 * MINUTE]
    clock = clock.after_act(0, 1, True, 2 * MINUTE).running_for(1, 2 * MINUTE)
    assert clock.left_at(3 * MINUTE) == [8 * MINUTE + 5000, 9 * MINUTE]


def test_an_undo_gives_no_new_days() -> None:
    clock = days().running_for(0, 0).after_act(0, 1, True, DAY).running_for(1, DAY)
    clock = clock.after_undo(0, DAY + 100).running_for(0, DAY + 100)
    assert clock.left_at(DAY + 100) == [DAY - 100, 2 * DAY]


@pytest.mark.parametrize("times", [1, 5])
def test_no_increment_can_be_had_by_undoing(times: int) -> None:
    clock = minutes().running_for(0, 0)
    for _ in range(times):
        clock = clock.after_act(0, 1, True, 0).running_for(1, 0)
        assert clock.left_at(0)[0] == 10 * MINUTE + 5000
        clock = clock.after_undo(0, 0).running_for(0, 0)
    assert clock.left_at(0) == [10 * MINUTE, 10 * MINUTE]


def test_what_an_undo_costs_is_paid_by_whoever_undoes() -> None:
    clock = minutes().running_for(0, 0).after_act(0, 1, True, 0).running_for(1, 0)
    clock = clock.after_undo(0, MINUTE)
    assert clock.left == (9 * MINUTE, 10 * MINUTE)


def test_an_act_before_the_undo_of_an_earlier_turn_takes_no_increment_away() -> None:
    clock = minutes().running_for(0, 0).after_act(0, 1, True, 0).running_for(1, 0)
    clock = clock.after_act(1, 1, False, 0).running_for(1, 0).after_undo(1, 0)
    assert clock.left == (10 * MINUTE + 5000, 10 * MINUTE)


def test_nobody_has_less_than_nothing() -> None:
    clock = minutes().running_for(0, 0).emptied(0, 11 * MINUTE)
    assert clock.left == (0, 10 * MINUTE)
    assert clock.deadline is None
    assert minutes().running_for(0, 0).left_at(99 * MINUTE) == [0, 10 * MINUTE]


def test_who_comes_back_after_zero_has_time_again() -> None:
    assert days().running_for(0, 0).emptied(0, 3 * DAY).running_for(0, 3 * DAY).left[0] == 2 * DAY
    assert minutes().running_for(0, 0).emptied(0, 11 * MINUTE).running_for(0, 12 * MINUTE).left[0] == AGAIN


def test_a_clock_that_is_set_back_gives_nothing() -> None:
    clock = minutes().running_for(0, 5 * MINUTE)
    assert clock.left_at(0) == [10 * MINUTE, 10 * MINUTE]
