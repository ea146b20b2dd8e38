"""A toy game for the tests of the kernel: letters to be marked, coins to pay for them, a loaded die."""

from __future__ import annotations

from grotto.kernel.acts import CLOSE, OUTCOME, SIDE, Vocabulary, Words, numbers
from grotto.kernel.agenda import (
    AnyOf,
    AtMostOne,
    AutomaticStep,
    Chances,
    ChanceStep,
    Connective,
    Frame,
    Nested,
    Ordered,
    Part,
    StepBook,
)
from grotto.kernel.data import bad_type
from grotto.kernel.events import Reason, Result
from grotto.kernel.game import Game, Options
from grotto.kernel.kinds import Int, Json, Kind, ListOf, Truth
from grotto.kernel.shapes import Field, Shape
from grotto.kernel.state import State

VOCABULARY = Vocabulary()
STEPS = StepBook()

LETTERS = ("a", "b", "c", "d")
MARK = VOCABULARY.add("mark", Words("letter", LETTERS))
STOP = VOCABULARY.add("stop", role=CLOSE)
ROLL = VOCABULARY.add("roll", numbers(1, 3), role=OUTCOME)
EARN = VOCABULARY.add("earn", role=SIDE)
BORROW = VOCABULARY.add("borrow", role=SIDE)

# How often each number of the die comes up, out of six.
WEIGHTS = (3, 2, 1)


class Letters(Kind):
    """Marks in their order, with bows and shouts."""

    def write(self, value: str, state: object) -> object:
        return value

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        if not isinstance(data, str):
            raise bad_type(where, data, "string")
        return data

    def form(self) -> str:
        return "letters"


SHAPE = Shape(
    "toy",
    [
        Field("coins", Int(0, 99), "coins left"),
        Field("may_earn", Truth(), "whether a coin may be earned or borrowed"),
        Field("marks", Letters(), "what was marked"),
        Field("rolls", ListOf(Int(1, 3)), "what was rolled"),
    ],
)


class Toy(State):
    """Letters marked so far, coins left, numbers rolled."""

    __slots__ = ("coins", "marks", "may_earn", "rolls")

    def __init__(self, coins: int = 9, may_earn: bool = False) -> None:
        self.begin(1)
        self.coins = coins
        self.may_earn = may_earn
        self.marks = ""
        self.rolls: list[int] = []

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def step_book(self) -> StepBook:
        return STEPS

    def offer_side_acts(self, acts: list[int]) -> None:
        if self.may_earn:
            acts.append(EARN.act())
            acts.append(BORROW.act())

    def apply_side_act(self, act: int) -> None:
        self.may_earn = False
        self.coins += 1
        if act in BORROW:
            # A side act that leaves something to be decided.
            self.agenda.append((DIE.number, 6))

    def explain_side_act(self, act: int) -> Reason:
        return Reason("earned", {"coins": self.coins})

    def shape(self) -> Shape:
        return SHAPE

    def game_id(self) -> str:
        return "toy"

    def usual_agenda(self) -> list[Frame]:
        return [(BOW.number,)]

    def result(self) -> Result:
        return Result(({"marks": len(self.marks)},), (len(self.marks),), (0,), "points", not self.agenda)

    def counters(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins, "marks": len(self.marks)}

    def texts(self) -> list[str]:
        """The legal acts in notation."""
        return [VOCABULARY.notation(act) for act in self.legal()]

    def do(self, *lines: str) -> Toy:
        """Play these acts."""
        for line in lines:
            self.apply(VOCABULARY.act(line))
        return self

    def why(self, line: str) -> Reason | None:
        """Why an act is not legal."""
        return self.why_not(VOCABULARY.act(line))


class Mark(Part[Toy]):
    """Mark a letter, for coins; a letter that rolls is followed by the die."""

    def __init__(self, letter: str, coins: int = 0, sides: int = 0) -> None:
        self.act = MARK.act(LETTERS.index(letter))
        self.coins = coins
        self.sides = sides

    def offer(self, state: Toy, acts: list[int]) -> None:
        if state.coins >= self.coins:
            acts.append(self.act)

    def claims(self, act: int) -> bool:
        return act == self.act

    def take(self, state: Toy, act: int) -> None:
        state.coins -= self.coins
        letter = LETTERS[MARK.arg(act)]
        state.marks += letter
        state.tell("marked", {"letter": letter})
        if self.sides:
            state.agenda.append((DIE.number, self.sides))

    def explain(self, state: Toy, act: int) -> Reason:
        return Reason("coins", {"n": self.coins - state.coins})


class Die(ChanceStep[Toy]):
    """A loaded die; with few sides only the first number is left."""

    def remembers(self) -> list[Field]:
        return [Field("sides", Int(1, 6))]

    def outcomes(self, state: Toy, frame: Frame) -> Chances:
        _, sides = frame
        if sides == 1:
            return [(ROLL.act(1), 1)]
        return [(ROLL.act(number + 1), weight) for number, weight in enumerate(WEIGHTS)]

    def apply(self, state: Toy, frame: Frame, act: int) -> None:
        number = ROLL.arg(act)
        state.rolls.append(number)
        state.tell("rolled", {"n": number})


class Bow(AutomaticStep[Toy]):
    """Nothing to decide."""

    def run(self, state: Toy, frame: Frame) -> None:
        state.marks += "."


class Loud(AnyOf[Toy]):
    """Says when it is closed."""

    def closed(self, state: Toy) -> None:
        state.marks += "!"


def add(step: Connective[Toy]) -> Connective[Toy]:
    """Declare a connective."""
    STEPS.add(step)
    return step


DIE = STEPS.add(Die("die"))
BOW = STEPS.add(Bow("bow"))
INNER = add(Ordered("inner", [[Mark("a")], [Mark("b")]], STOP.act()))
CHAIN = add(Ordered("chain", [[Mark("a")], [Mark("b")]], STOP.act(), each=True))

add(AnyOf("any_of", [Mark("a"), Mark("b"), Mark("c")], STOP.act()))
add(Ordered("and_then_or", [[Mark("a")], [Mark("b")], [Mark("c")]], STOP.act()))
add(Ordered("and_then", [[Mark("a")], [Mark("b")], [Mark("c")]], STOP.act(), each=True))
add(Ordered("grouped", [[Mark("a"), Mark("b")], [Mark("c")]], STOP.act(), each=True))
add(AnyOf("cut", [AtMostOne([Mark("a"), Mark("b", coins=5)]), Mark("c")], STOP.act()))
add(AnyOf("twice", [Mark("a", coins=8), Mark("a", coins=2)], STOP.act()))
add(AnyOf("cut_twice", [AtMostOne([Mark("a", coins=8), Mark("a", coins=2)])], STOP.act()))
add(AnyOf("nested", [Nested(INNER), Mark("c")], STOP.act()))
add(AnyOf("nested_chain", [Nested(CHAIN), Mark("c")], STOP.act()))
add(AnyOf("needed", [Mark("a", coins=3), Mark("b", coins=5)], STOP.act(), needed=1))
add(AnyOf("lingering", [Mark("a"), Mark("b")], STOP.act(), lingers=True))
add(AnyOf("paid", [Mark("a", coins=3), Mark("b", coins=3)], STOP.act()))
add(Loud("loud", [Mark("a"), Mark("b")], STOP.act()))
add(Loud("loud_and_dear", [Mark("a", coins=3), Mark("b", coins=3)], STOP.act()))
add(AnyOf("rolling", [Mark("a", sides=6), Mark("b", sides=1)], STOP.act()))


def begin(name: str, coins: int = 9, may_earn: bool = False) -> Toy:
    """A position in which this step is to be done, and then a bow."""
    state = Toy(coins, may_earn)
    state.agenda = [(BOW.number,), (STEPS.by_name[name].number, 0)]
    state.settle()
    return state


class ToyGame(Game):
    """Mark letters, earn a coin, roll a die; alone."""

    def __init__(self) -> None:
        super().__init__("toy", (1,), (), VOCABULARY)

    def start(self, players: int, options: Options) -> State:
        return begin("rolling", may_earn=True)

    def blank(self, players: int, options: Options) -> State:
        return Toy()

    def facts(self) -> Json:
        return {}

    def value(self, state: State, seat: int) -> float:
        return float(state.result().totals[seat])

    def progress(self, state: State) -> tuple[int, int]:
        return (1, 1)
