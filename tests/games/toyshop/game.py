"""The toy of the kernel's tests as a whole game: what a package of somebody else has to bring along."""

from __future__ import annotations

from toyshop.toy import VOCABULARY, Toy, begin

from grotto.kernel.game import Game, Options
from grotto.kernel.state import Json, State


class ToyGame(Game):
    """Mark letters, earn a coin, roll a die; alone."""

    def __init__(self) -> None:
        super().__init__("toy", (1,), (), VOCABULARY)

    def start(self, players: int, options: Options) -> State:
        return begin("rolling", may_earn=True)

    def from_data(self, data: Json) -> State:
        state = Toy(data["coins"], data["may_earn"])
        state.marks = data["marks"]
        state.rolls = list(data["rolls"])
        state.set_agenda(data["agenda"])
        state.settle()
        return state

    def facts(self) -> Json:
        return {}

    def value(self, state: State, seat: int) -> float:
        return float(state.result().totals[seat])

    def progress(self, state: State) -> tuple[int, int]:
        return (1, 1)
