"""Imitation (rules section 6.9)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SKIP, SPACE_IDS, SPACE_WORDS, STEPS, VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.flows import IMITABLE, carry_out, obstacle, usable_spaces
from grotto.games.caverna.goods import FOOD, GOODS
from grotto.games.caverna.state import CavernaState
from grotto.kernel.agenda import NO_ACT, Frame, Step
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import payable, short
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json

IMITATE: Final = VOCABULARY.add("imitate", SPACE_WORDS)


def targets(state: CavernaState, farm: Farm, dwarf: int) -> list[int]:
    """Spaces where an opponent's dwarf stands and where this dwarf could do something with what the farm has."""
    seat = state.seat
    occupant = state.occupant
    theirs = [space for space in state.opened if occupant[space] not in (NONE, seat) and space in IMITABLE]
    return usable_spaces(state, farm, dwarf, theirs)


class Imitate(Box):
    """Pay food, then use a space occupied by an opponent as if the dwarf stood there."""

    def __init__(self, food: int) -> None:
        super().__init__()
        self.food = food

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        # That this food is gone before anything else is paid (ruling 107) closes no target: of what costs food there is
        # only the Supplies storage, and where it can be furnished a dog can be had, too.
        return farm.goods[FOOD] >= self.food and len(targets(state, farm, dwarf)) > 0

    def obstacle(self, farm: Farm, space: int) -> Reason:
        price = ((FOOD, self.food),)
        return super().obstacle(farm, space) if payable(farm.goods, price) else short(farm.goods, price, GOODS)

    def take(self, state: CavernaState, act: int) -> None:
        if self.food:
            state.pay(((FOOD, self.food),), SPACE_IDS[state.space])
        state.agenda.append((CHOOSE_TARGET.number,))

    def printed(self) -> Json:
        return {"do": "imitate", "food": self.food}


class ChooseTarget(Step[CavernaState]):
    """Which space to imitate; that belongs to the payment, so there is no time for exchanges."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        IMITATE.offer(targets(state, state.farms[state.seat], state.dwarf), acts)
        if not acts:
            # Only a position laid out by hand can be like that.
            acts.append(SKIP.act())

    def closes_by_itself(self, state: CavernaState, frame: Frame) -> int:
        return SKIP.act() if state.only(SKIP.act()) else NO_ACT

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        if act in SKIP:
            return
        space = IMITATE.arg(act)
        if state.events is not None:
            state.tell("imitated", {"space": SPACE_IDS[space]})
        carry_out(state, space)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        return Prompt(self.name, {})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        if act not in IMITATE:
            return Reason("imitate_first", {})
        space = IMITATE.arg(act)
        if space not in state.opened:
            return Reason("not_in_play", {"space": SPACE_IDS[space]})
        if space not in IMITABLE:
            return Reason("not_imitable", {"space": SPACE_IDS[space]})
        if state.occupant[space] in (NONE, state.seat):
            return Reason("no_opponent_there", {"space": SPACE_IDS[space]})
        return obstacle(state, space)


CHOOSE_TARGET: Final = STEPS.add(ChooseTarget("imitate"))
