"""Paying a price in coins, and with cider and potions where a card lets them be spent as coins (R08)."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.state import TableState, Village
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.events import Prompt, Reason

# What is paid for, named in events.
PURPOSES = ("build", "train", "refresh", "choice", "bonus", "tier")
FOR_BUILDING, FOR_TRAINING, FOR_REFRESH, FOR_CHOICE, FOR_BONUS, FOR_TIER = range(6)


def purse(state: TableState, village: Village) -> int:
    """Coins and what may be spent as coins."""
    if not village.spend:
        return village.coins
    return village.coins + drinks_as_coins(state, village)


def drinks_as_coins(state: TableState, village: Village) -> int:
    """Ciders and potions that may be spent as coins; not the one in the sale space (R55)."""
    total = 0
    if village.spend & 1:
        total += village.items[state.pack.cider]
    if village.spend & 2:
        total += village.items[state.pack.potion]
    return total


def charge(state: TableState, price: int, purpose: int) -> None:
    """Pay a price that can be paid; if there are several ways, ask."""
    village = state.villages[state.seat]
    drinks = drinks_as_coins(state, village) if village.spend else 0
    if price and drinks:
        if village.coins + drinks > price:
            state.agenda.append((PAY.number, price, purpose))
            return
        # All coins and drinks are needed.
        for drink in range(2):
            if village.spend >> drink & 1:
                item = state.pack.cider + drink
                state.give_back(state.seat, item, village.items[item], PURPOSES[purpose])
        price -= drinks
    state.pay_coins(state.seat, price, PURPOSES[purpose])


class Pay(Step[TableState]):
    """Which drinks are spent, one at a time; `pay` pays the rest in coins. The frame has what is due, and for what."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        village = state.villages[state.seat]
        for drink in range(2):
            if village.spend >> drink & 1 and village.items[state.pack.cider + drink]:
                acts.append(state.acts.spend + drink)
        if village.coins >= frame[1]:
            acts.append(state.acts.pay)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        due, purpose = frame[1], frame[2]
        if act == state.acts.pay:
            state.pay_coins(state.seat, due, PURPOSES[purpose])
            return
        item = state.pack.cider + act - state.acts.spend
        state.give_back(state.seat, item, 1, PURPOSES[purpose])
        if due > 1:
            charge(state, due - 1, purpose)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"n": frame[1]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        village = state.villages[state.seat]
        drink = act - state.acts.spend
        if 0 <= drink < 2:
            item = state.pack.items[state.pack.cider + drink]
            if village.spend >> drink & 1:
                return Reason("no_such_item", {"item": item})
            return Reason("not_as_coin", {"item": item})
        if act == state.acts.pay:
            return Reason("short", {"good": "coin", "n": frame[1] - village.coins})
        return Reason("pay_first", {"good": "coin", "n": frame[1]})


class Charge(AutomaticStep[TableState]):
    """Pays a price once everything above it on the agenda is done."""

    def run(self, state: TableState, frame: Frame) -> None:
        charge(state, frame[1], frame[2])


PAY = STEPS.add(Pay("pay"))
CHARGE = STEPS.add(Charge("charge"))
