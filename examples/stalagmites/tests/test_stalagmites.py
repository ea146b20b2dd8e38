"""What every game must do, and the rules of this one."""

from __future__ import annotations

from stalagmites import Stalagmites

import grotto
from grotto.conformance import Conformance

GAME = Stalagmites()


class TestConformance(Conformance):
    game = GAME


def left_after(height: int, pegged: bool, *acts: str) -> int:
    """How high the left stalagmite is after these acts."""
    cave = {"heights": {"left": height}, "pegged": ["left"] if pegged else []}
    state = GAME.from_data({"players": 1, "caves": [cave]})
    for act in acts:
        state.apply(GAME.act(act))
    return GAME.from_data(state.to_data()).caves[0].heights[0]


def test_the_die_says_how_much_it_grows() -> None:
    state = GAME.new(1)
    state.apply(GAME.act("drip left"))
    assert state.actor == grotto.CHANCE
    assert left_after(3, False, "drip left", "grow 2") == 5
    assert left_after(5, False, "drip left", "grow 2") == 7


def test_higher_than_seven_it_breaks_off() -> None:
    assert left_after(6, False, "drip left", "grow 2") == 0


def test_with_a_peg_it_does_not() -> None:
    assert left_after(6, True, "drip left", "grow 2") == 7
