"""Rest (section 9, step 4): drinks, then beds. Where there is no real choice nobody is asked."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS, bits
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.events import Prompt, Reason


class Drinks(Step[TableState]):
    """Potions move from injured to exhausted, ciders from exhausted to ready; any number. The frame has the seat."""

    def actor(self, state: TableState, frame: Frame) -> int:
        return frame[1]

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        offer_drinks(state, frame[1], acts)
        acts.append(state.acts.done)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        acts = state.acts
        if act == acts.done:
            return
        seat = frame[1]
        village = state.villages[seat]
        potion = act >= acts.drink_potion
        villager = act - (acts.drink_potion if potion else acts.drink_cider)
        bit = 1 << villager
        state.give_back(seat, state.pack.potion if potion else state.pack.cider, 1, "rest")
        if potion:
            village.injured &= ~bit
            village.exhausted |= bit
        else:
            village.exhausted &= ~bit
            village.ready |= bit
        tell_rested(state, seat, villager, "exhausted" if potion else "ready")
        begin_drinks(state, seat)

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        acts = state.acts
        village = state.villages[frame[1]]
        for first, item, zone in (
            (acts.drink_cider, state.pack.cider, village.exhausted),
            (acts.drink_potion, state.pack.potion, village.injured),
        ):
            if first <= act < first + acts.villagers:
                villager = act - first
                id = state.pack.villager_ids[villager]
                if not village.items[item]:
                    id_item = state.pack.items[item]
                    return Reason("for_sale" if village.sale == item else "no_such_item", {"item": id_item})
                if not village.villagers() >> villager & 1:
                    return Reason("not_your_villager", {"villager": id})
                if state.pack.no_drinks >> villager & 1:
                    return Reason("never_drinks", {"villager": id})
                assert not zone >> villager & 1
                return Reason("drink_no_help", {"villager": id, "item": state.pack.items[item]})
        if acts.sleep <= act < acts.sleep + acts.villagers:
            return Reason("drinks_first", {})
        return Reason("round_over", {})


def offer_drinks(state: TableState, seat: int, acts: list[int]) -> None:
    """Every drink that helps somebody."""
    village = state.villages[seat]
    if village.items[state.pack.cider]:
        for villager in bits(village.exhausted & ~state.pack.no_drinks):
            acts.append(state.acts.drink_cider + villager)
    if village.items[state.pack.potion]:
        for villager in bits(village.injured & ~state.pack.no_drinks):
            acts.append(state.acts.drink_potion + villager)


def begin_drinks(state: TableState, seat: int) -> None:
    """Ask for drinks while there are any that help."""
    acts: list[int] = []
    offer_drinks(state, seat, acts)
    if acts:
        state.agenda.append((DRINKS.number, seat))


def tell_rested(state: TableState, seat: int, villager: int, zone: str) -> None:
    """Tell that a villager has moved to another zone."""
    if state.events is not None:
        state.tell("rested", {"villager": state.pack.villager_ids[villager], "zone": zone}, seat)


def sleep(state: TableState, seat: int, villager: int) -> None:
    """A bed moves one villager one zone."""
    village = state.villages[seat]
    bit = 1 << villager
    if village.injured & bit:
        village.injured &= ~bit
        village.exhausted |= bit
        tell_rested(state, seat, villager, "exhausted")
    else:
        village.exhausted &= ~bit
        village.ready |= bit
        tell_rested(state, seat, villager, "ready")


class Rest(AutomaticStep[TableState]):
    """The rest of one seat: drinks, then beds."""

    def run(self, state: TableState, frame: Frame) -> None:
        state.agenda.append((BEDS.number, frame[1]))
        begin_drinks(state, frame[1])


class Beds(AutomaticStep[TableState]):
    """Villagers with their own bed use it. If there are beds for all the others nobody is asked (R69)."""

    def run(self, state: TableState, frame: Frame) -> None:
        seat = frame[1]
        village = state.villages[seat]
        tired = village.exhausted | village.injured
        for villager in bits(tired & state.pack.own_bed):
            sleep(state, seat, villager)
        tired &= ~state.pack.own_bed
        beds = state.total(seat, state.pack.beds)
        if beds >= tired.bit_count():
            for villager in bits(tired):
                sleep(state, seat, villager)
        elif beds:
            state.agenda.append((SLEEP.number, seat, beds, tired))


class Sleep(Step[TableState]):
    """Who sleeps in the beds; nobody uses two. The frame has the seat, the beds left and those who have not slept."""

    def actor(self, state: TableState, frame: Frame) -> int:
        return frame[1]

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for villager in bits(frame[3]):
            acts.append(state.acts.sleep + villager)
        acts.append(state.acts.done)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act == state.acts.done:
            return
        _, seat, beds, tired = frame
        villager = act - state.acts.sleep
        sleep(state, seat, villager)
        if beds > 1:
            state.agenda.append((self.number, seat, beds - 1, tired & ~(1 << villager)))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"n": frame[2]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        acts = state.acts
        if acts.sleep <= act < acts.sleep + acts.villagers:
            villager = act - acts.sleep
            village = state.villages[frame[1]]
            id = state.pack.villager_ids[villager]
            if not village.villagers() >> villager & 1:
                return Reason("not_your_villager", {"villager": id})
            if state.pack.own_bed >> villager & 1:
                return Reason("own_bed", {"villager": id})
            return Reason("no_bed_needed", {"villager": id})
        if acts.drink_cider <= act < acts.sleep:
            return Reason("drinks_over", {})
        return Reason("round_over", {})


DRINKS = STEPS.add(Drinks("drinks"))
REST = STEPS.add(Rest("rest"))
BEDS = STEPS.add(Beds("beds"))
SLEEP = STEPS.add(Sleep("sleep"))
