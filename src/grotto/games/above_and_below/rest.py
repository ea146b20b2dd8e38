"""Rest (section 9, step 4): drinks, then beds. Where there is no real choice nobody is asked."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.fields import count_field, villagers_field
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.village import Village
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.shapes import Field, seat_field


class Drinks(Step[TableState]):
    """Potions move from injured to exhausted, ciders from exhausted to ready; any number."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def actor(self, state: TableState, frame: Frame) -> int:
        _, seat = frame
        return seat

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, seat = frame
        offer_drinks(state, seat, acts)
        acts.append(state.acts.done.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act in state.acts.done:
            return
        _, seat = frame
        item, villager = state.acts.drink.args(act)
        state.give_back(seat, item, 1, "rest")
        recover(state, seat, villager)
        begin_drinks(state, seat)

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        _, seat = frame
        if act in state.acts.drink:
            item, villager = state.acts.drink.args(act)
            return explain_drink(state, state.villages[seat], item, villager)
        return Reason("drinks_first" if act in state.acts.sleep else "round_over", {})


def explain_drink(state: TableState, village: Village, item: int, villager: int) -> Reason:
    """Why a villager can't drink."""
    id, item_id = state.pack.villager_ids[villager], state.pack.items[item]
    if not village.items[item]:
        return Reason("for_sale" if village.sale == item else "no_such_item", {"item": item_id})
    if not village.villagers() >> villager & 1:
        return Reason("not_your_villager", {"villager": id})
    if state.pack.no_drinks >> villager & 1:
        return Reason("never_drinks", {"villager": id})
    return Reason("drink_no_help", {"villager": id, "item": item_id})


def offer_drinks(state: TableState, seat: int, acts: list[int]) -> None:
    """Every drink that helps somebody."""
    village = state.villages[seat]
    pack = state.pack
    for item, zone in ((pack.cider, village.exhausted), (pack.potion, village.injured)):
        if village.items[item]:
            state.acts.drink.offer(item, bits(zone & ~pack.no_drinks), acts)


def begin_drinks(state: TableState, seat: int) -> None:
    """Ask for drinks while there are any that help."""
    acts: list[int] = []
    offer_drinks(state, seat, acts)
    if acts:
        state.agenda.append((DRINKS.number, seat))


def recover(state: TableState, seat: int, villager: int) -> None:
    """A drink or a bed moves a villager one zone, from injured to exhausted or from there to ready."""
    village = state.villages[seat]
    bit = 1 << villager
    zone = "ready"
    if village.injured & bit:
        zone = "exhausted"
        village.injured &= ~bit
        village.exhausted |= bit
    else:
        village.exhausted &= ~bit
        village.ready |= bit
    if state.events is not None:
        state.tell("rested", {"villager": state.pack.villager_ids[villager], "zone": zone}, seat)


class Rest(AutomaticStep[TableState]):
    """The rest of one seat: drinks, then beds."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def run(self, state: TableState, frame: Frame) -> None:
        _, seat = frame
        state.agenda.append((BEDS.number, seat))
        begin_drinks(state, seat)


class Beds(AutomaticStep[TableState]):
    """Villagers with their own bed use it. If there are beds for all the others nobody is asked (R69)."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def run(self, state: TableState, frame: Frame) -> None:
        _, seat = frame
        village = state.villages[seat]
        tired = village.exhausted | village.injured
        for villager in bits(tired & state.pack.own_bed):
            recover(state, seat, villager)
        tired &= ~state.pack.own_bed
        beds = state.total(seat, state.pack.beds)
        if beds >= tired.bit_count():
            for villager in bits(tired):
                recover(state, seat, villager)
        elif beds:
            state.agenda.append((SLEEP.number, seat, beds, tired))


class Sleep(Step[TableState]):
    """Who sleeps in the beds that are left; nobody uses two."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat"), count_field("beds", 1), villagers_field("tired")]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, seat, _, tired = frame
        village = state.villages[seat]
        return not tired & ~(village.exhausted | village.injured)

    def actor(self, state: TableState, frame: Frame) -> int:
        _, seat, _, _ = frame
        return seat

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, _, _, tired = frame
        state.acts.sleep.offer(bits(tired), acts)
        acts.append(state.acts.done.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act in state.acts.done:
            return
        _, seat, beds, tired = frame
        villager = state.acts.sleep.arg(act)
        recover(state, seat, villager)
        if beds > 1:
            state.agenda.append((self.number, seat, beds - 1, tired & ~(1 << villager)))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, _, beds, _ = frame
        return Prompt(self.name, {"n": beds})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        _, seat, _, _ = frame
        if act in state.acts.drink:
            return Reason("drinks_over", {})
        if act not in state.acts.sleep:
            return Reason("round_over", {})
        villager = state.acts.sleep.arg(act)
        id = state.pack.villager_ids[villager]
        if not state.villages[seat].villagers() >> villager & 1:
            return Reason("not_your_villager", {"villager": id})
        if state.pack.own_bed >> villager & 1:
            return Reason("own_bed", {"villager": id})
        return Reason("no_bed_needed", {"villager": id})


DRINKS: Final = STEPS.add(Drinks("drinks"))
REST: Final = STEPS.add(Rest("rest"))
BEDS: Final = STEPS.add(Beds("beds"))
SLEEP: Final = STEPS.add(Sleep("sleep"))

# The night belongs to no turn.
for _step in (REST, BEDS):
    _step.between_turns = True
