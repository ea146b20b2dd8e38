"""Paying a price in coins, and with cider and potions where a card lets them be spent as coins (R08)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import OneOf
from grotto.kernel.shapes import Field

# What is paid for, named in events.
PURPOSES: Final[tuple[str, ...]] = ("build", "train", "refresh", "choice", "bonus", "tier")
FOR_BUILDING: Final = 0
FOR_TRAINING: Final = 1
FOR_REFRESH: Final = 2
FOR_CHOICE: Final = 3
FOR_BONUS: Final = 4
FOR_TIER: Final = 5


def purse(state: TableState, village: Village) -> int:
    """Coins and what may be spent as coins."""
    if not village.spend:
        return village.coins
    return village.coins + drinks_as_coins(state, village)


def drinks_as_coins(state: TableState, village: Village) -> int:
    """Ciders and potions that may be spent as coins; not the one in the sale space (R55)."""
    return sum([village.items[item] for item in spendable_drinks(state, village)])


def spendable_drinks(state: TableState, village: Village) -> list[int]:
    """Which of cider and potion may be spent as coins."""
    return [state.pack.cider + drink for drink in bits(village.spend)]


def charge(state: TableState, price: int, purpose: int) -> None:
    """Pay a price that can be paid; if there are several ways, ask."""
    village = state.villages[state.seat]
    drinks = drinks_as_coins(state, village) if village.spend else 0
    if price and drinks:
        if village.coins + drinks > price:
            state.agenda.append((PAY.number, price, purpose))
            return
        # All coins and drinks are needed.
        for item in spendable_drinks(state, village):
            state.give_back(state.seat, item, village.items[item], PURPOSES[purpose])
        price -= drinks
    state.pay_coins(state.seat, price, PURPOSES[purpose])


class Pay(Step[TableState]):
    """Which drinks are spent, one at a time; `pay` pays the rest in coins."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def remembers(self) -> list[Field]:
        return [count_field("due", 1), Field("purpose", OneOf(PURPOSES, required=True))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, due, _ = frame
        return purse(state, state.villages[state.seat]) >= due

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, due, _ = frame
        village = state.villages[state.seat]
        for item in spendable_drinks(state, village):
            if village.items[item]:
                acts.append(state.acts.spend.act(item))
        if village.coins >= due:
            acts.append(state.acts.pay.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, due, purpose = frame
        if act in state.acts.pay:
            state.pay_coins(state.seat, due, PURPOSES[purpose])
            return
        state.give_back(state.seat, state.acts.spend.arg(act), 1, PURPOSES[purpose])
        if due > 1:
            charge(state, due - 1, purpose)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, due, _ = frame
        return Prompt(self.name, {"n": due})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        _, due, _ = frame
        village = state.villages[state.seat]
        if act in state.acts.spend:
            item = state.acts.spend.arg(act)
            id = "no_such_item" if item in spendable_drinks(state, village) else "not_as_coin"
            return Reason(id, {"item": state.pack.items[item]})
        if act in state.acts.pay:
            return Reason("short", {"good": "coin", "n": due - village.coins})
        return Reason("pay_first", {"good": "coin", "n": due})


class Charge(AutomaticStep[TableState]):
    """Pays a price once everything above it on the agenda is done."""

    def remembers(self) -> list[Field]:
        return [count_field("due", 0), Field("purpose", OneOf(PURPOSES, required=True))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, due, _ = frame
        return purse(state, state.villages[state.seat]) >= due

    def run(self, state: TableState, frame: Frame) -> None:
        _, due, purpose = frame
        charge(state, due, purpose)


PAY: Final = STEPS.add(Pay("pay"))
CHARGE: Final = STEPS.add(Charge("charge"))
