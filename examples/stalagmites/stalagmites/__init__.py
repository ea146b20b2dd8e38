"""Stalagmites: a tiny game of its own, to show how one is added. docs/new_game.md takes you through it.

Everybody grows three stalagmites. In a turn you let water drip on one of them and a die says how much it grows. One
that grows higher than seven breaks off. Who has the most stone after six rounds wins. A peg, of which everybody has
two, keeps a stalagmite from breaking in this turn.
"""

from __future__ import annotations

from grotto.kernel.acts import OUTCOME, SIDE, Vocabulary, Words, numbers
from grotto.kernel.agenda import AutomaticStep, Chances, ChanceStep, Frame, Step, StepBook
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason, Result
from grotto.kernel.game import Game, Options
from grotto.kernel.kinds import Counts, Int, OneOf, Some
from grotto.kernel.shapes import Each, Field, Shape, seat_field
from grotto.kernel.state import State

# ---- facts -----------------------------------------------------------------------------------

COLUMNS = ("left", "middle", "right")
ROUNDS, PEGS, HIGHEST, DIE = 6, 2, 7, 3

# ---- acts ------------------------------------------------------------------------------------

VOCABULARY = Vocabulary()
DRIP = VOCABULARY.add("drip", Words("column", COLUMNS))
PEG = VOCABULARY.add("peg", Words("column", COLUMNS), role=SIDE)
GROW = VOCABULARY.add("grow", numbers(1, DIE), role=OUTCOME)

# ---- the position ----------------------------------------------------------------------------


class Cave:
    """One player's stalagmites."""

    def __init__(self) -> None:
        self.heights = [0] * len(COLUMNS)
        self.pegs = PEGS
        # The columns that can't break in this turn, as bits.
        self.pegged = 0


CAVE = Shape("cave", [
    Field("heights", Counts(COLUMNS, HIGHEST), "how high each stalagmite is"),
    Field("pegs", Int(0, PEGS), "pegs that are left"),
    Field("pegged", Some(COLUMNS), "stalagmites that can't break in this turn"),
])  # fmt: skip
POSITION = Shape("position", [
    Field("round", Int(1, ROUNDS), "the round, from 1"),
    seat_field("seat", "the seat whose turn it is"),
    Field("caves", Each(CAVE), "the cave of each seat"),
])  # fmt: skip


class CaveState(State):
    """A position."""

    round: int
    caves: list[Cave]

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def step_book(self) -> StepBook:
        return STEPS

    def game_id(self) -> str:
        return "stalagmites"

    def shape(self) -> Shape:
        return POSITION

    def usual_agenda(self) -> list[Frame]:
        return [(NEXT.number,), (TURN.number,)]

    def result(self) -> Result:
        totals = tuple([sum(cave.heights) for cave in self.caves])
        winners = tuple([seat for seat, total in enumerate(totals) if total == max(totals)])
        categories = tuple([{"stone": total} for total in totals])
        return Result(categories, totals, winners, "points", not self.agenda)

    # ---- pegs may be driven in at any time of the own turn

    def offer_side_acts(self, acts: list[int]) -> None:
        cave = self.caves[self.seat]
        if cave.pegs:
            PEG.offer([column for column in range(len(COLUMNS)) if not cave.pegged >> column & 1], acts)

    def apply_side_act(self, act: int) -> None:
        cave = self.caves[self.seat]
        cave.pegs -= 1
        cave.pegged |= 1 << PEG.arg(act)
        self.tell("pegged", {"column": COLUMNS[PEG.arg(act)]})

    def explain_side_act(self, act: int) -> Reason:
        return Reason("pegged" if self.caves[self.seat].pegs else "no_pegs", {"column": COLUMNS[PEG.arg(act)]})


# ---- what is to be done ----------------------------------------------------------------------


class Turn(Step[CaveState]):
    """Choose a stalagmite."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.between_turns = True

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        DRIP.offer(list(range(len(COLUMNS))), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        state.agenda.append((DROP.number, DRIP.arg(act)))

    def prompt(self, state: CaveState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"n": state.caves[state.seat].pegs})


class Drop(ChanceStep[CaveState]):
    """The die says how much the stalagmite grows."""

    def remembers(self) -> list[Field]:
        return [Field("column", OneOf(COLUMNS, required=True))]

    def outcomes(self, state: CaveState, frame: Frame) -> Chances:
        return [(GROW.act(n), 1) for n in range(1, DIE + 1)]

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        _, column = frame
        cave = state.caves[state.seat]
        height = cave.heights[column] + GROW.arg(act)
        breaks = height > HIGHEST
        if breaks and column in bits(cave.pegged):
            breaks, height = False, HIGHEST
        cave.heights[column] = 0 if breaks else height
        state.tell("broke" if breaks else "grew", {"column": COLUMNS[column], "n": height})


class Next(AutomaticStep[CaveState]):
    """The next player's turn, the next round, or the end."""

    def run(self, state: CaveState, frame: Frame) -> None:
        state.caves[state.seat].pegged = 0
        state.seat = (state.seat + 1) % state.players
        if state.seat == 0:
            if state.round == ROUNDS:
                return
            state.round += 1
        state.agenda += state.usual_agenda()


STEPS = StepBook()
TURN, DROP, NEXT = STEPS.add(Turn("turn")), STEPS.add(Drop("drop")), STEPS.add(Next("next"))
# A turn is over before it comes up.
NEXT.between_turns = True

# ---- the game --------------------------------------------------------------------------------


class Stalagmites(Game):
    """The game, for one to four players."""

    def __init__(self) -> None:
        super().__init__("stalagmites", (1, 2, 3, 4), (), VOCABULARY)

    def blank(self, players: int, options: Options) -> State:
        state = CaveState()
        state.begin(players)
        state.round = 1
        state.caves = [Cave() for _ in range(players)]
        return state

    def progress(self, state: State) -> tuple[int, int]:
        assert isinstance(state, CaveState)
        return state.round, ROUNDS
