"""A turn that may go on for ever, chance after decision after chance: roll again, or stop."""

from __future__ import annotations

import random

import pytest

from grotto.bots.greedy import Greedy
from grotto.bots.search import DEEPEST, MOST_AFTER_CHANCE, Effort, Luck, Search
from grotto.kernel.acts import OUTCOME, Vocabulary, numbers
from grotto.kernel.agenda import AutomaticStep, Chances, ChanceStep, Frame, Step, StepBook
from grotto.kernel.events import Result
from grotto.kernel.game import Game, Options
from grotto.kernel.kinds import Int
from grotto.kernel.shapes import Field, Shape, seat_field
from grotto.kernel.state import State

VOCABULARY = Vocabulary()
AGAIN, STOP = VOCABULARY.add("again"), VOCABULARY.add("stop")
SHOW = VOCABULARY.add("show", numbers(1, 6), role=OUTCOME)
POSITION = Shape("position", [
    seat_field("seat", "whose turn it is"),
    Field("turn", Int(0, 9), "turns played"),
    Field("haul", Int(0, 999), "what can still be lost"),
    Field("safe", Int(0, 999), "what the first player has"),
])  # fmt: skip


class Pig(State):
    turn: int
    haul: int
    safe: int

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def step_book(self) -> StepBook:
        return STEPS

    def game_id(self) -> str:
        return "pig"

    def shape(self) -> Shape:
        return POSITION

    def usual_agenda(self) -> list[Frame]:
        return [(NEXT.number,), (GO_ON.number,)]

    def result(self) -> Result:
        return Result(({"safe": self.safe}, {"safe": 0}), (self.safe, 0), (0,), "points", not self.agenda)


class GoOn(Step[Pig]):
    def legal(self, state: Pig, frame: Frame, acts: list[int]) -> None:
        acts += [AGAIN.act(), STOP.act()]

    def apply(self, state: Pig, frame: Frame, act: int) -> None:
        if act in AGAIN:
            state.agenda.append((DIE.number,))
        else:
            state.safe += state.haul if state.seat == 0 else 0


class Die(ChanceStep[Pig]):
    def outcomes(self, state: Pig, frame: Frame) -> Chances:
        return [(SHOW.act(n), 1) for n in range(1, 7)]

    def apply(self, state: Pig, frame: Frame, act: int) -> None:
        if SHOW.arg(act) > 1:
            state.haul += SHOW.arg(act)
            state.agenda.append((GO_ON.number,))


class Next(AutomaticStep[Pig]):
    def run(self, state: Pig, frame: Frame) -> None:
        state.haul = 0
        state.seat = 1 - state.seat
        state.turn += 1
        if state.turn < 9:
            state.agenda += state.usual_agenda()


STEPS = StepBook()
GO_ON, DIE, NEXT = STEPS.add(GoOn("go_on")), STEPS.add(Die("die")), STEPS.add(Next("next"))


class PigGame(Game):
    def __init__(self) -> None:
        super().__init__("pig", (2,), (), VOCABULARY)

    def blank(self, players: int, options: Options) -> State:
        state = Pig()
        state.begin(players)
        state.turn = state.haul = state.safe = 0
        return state

    def progress(self, state: State) -> tuple[int, int]:
        return 1, 1


GAME = PigGame()


@pytest.mark.parametrize(("haul", "act"), [(0, "again"), (100, "stop"), (400, "stop")])
def test_greedy_rolls_for_little_and_stops_with_much(haul: int, act: str) -> None:
    assert GAME.notation(Greedy(1).choose(GAME, GAME.from_data({"haul": haul}))) == act


def test_the_rolls_that_may_follow_are_looked_at_within_limits() -> None:
    search = Search(GAME, GAME.new(), Luck(random.Random(1)), Effort(positions=10, outcomes=6))
    assert search.finds()[0].path == (AGAIN.act(),)
    assert DEEPEST < search.tried < MOST_AFTER_CHANCE


def test_a_turn_ends_though_luck_is_steady() -> None:
    """Imagined dice show the same number as long as one search lasts; with that nobody would ever stop."""
    state = GAME.new()
    search = Search(GAME, state, Luck(random.Random(1)), Effort(positions=10, outcomes=6))
    assert search.finish(state, False).turn == 1
