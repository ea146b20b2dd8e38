"""Action: Build (section 6, R06-R08, R23)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.content.kinds import OUTPOST
from grotto.games.above_and_below.decks import take_from_row
from grotto.games.above_and_below.fields import card_field
from grotto.games.above_and_below.payment import FOR_BUILDING, charge, purse
from grotto.games.above_and_below.state import BUILD, TableState
from grotto.games.above_and_below.turn import PERFORMERS, Deed, check_obedience, exhaust, not_ready
from grotto.games.above_and_below.village import Village
from grotto.kernel.agenda import AutomaticStep, Frame
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.kinds import NONE, Truth
from grotto.kernel.shapes import Field


def price(state: TableState, villager: int, card: int) -> int:
    """What a building costs this builder: hammer plus takes 1 off, not below 0 (R07)."""
    cost = state.pack.costs[card]
    if cost and state.pack.hammer_plus >> villager & 1:
        return cost - 1
    return cost


class Build(Deed):
    """A ready villager with a hammer buys any open building."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        pack = state.pack
        builders = village.ready & pack.hammers
        if not builders:
            return
        costs = pack.costs
        coins = purse(state, village)
        # Hammer plus takes 1 off.
        payable_with_plus = [card for row in state.rows for card in row if costs[card] <= coins + 1]
        if len(village.caves) <= village.outposts:
            outposts = pack.card_masks[OUTPOST]
            payable_with_plus = [card for card in payable_with_plus if not outposts >> card & 1]
        payable = [card for card in payable_with_plus if costs[card] <= coins]
        build = state.acts.build
        for villager in bits(builders):
            build.offer(villager, payable_with_plus if pack.hammer_plus >> villager & 1 else payable, acts)

    def take(self, state: TableState, act: int) -> None:
        villager, card = state.acts.build.args(act)
        check_obedience(state, BUILD, 1 << villager, card, NONE)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        villager, card = state.acts.build.args(act)
        reason = not_ready(state, village, villager)
        if reason is not None:
            return reason
        if not any(card in row for row in state.rows):
            return Reason("building_not_open", {"building": state.pack.card_ids[card]})
        if state.pack.cards[card].group == OUTPOST and not village.empty_caves():
            return Reason("no_empty_cave", {"building": state.pack.card_ids[card]})
        return Reason("short", {"good": "coin", "n": price(state, villager, card) - purse(state, village)})


def build(state: TableState, card: int, artifact: int) -> None:
    """The builder sets to work: pay, then the building stands."""
    builder = state.members.bit_length() - 1
    exhaust(state, state.members)
    state.agenda.append((BUILT.number, card, 1))
    charge(state, price(state, builder, card), FOR_BUILDING)


class Built(AutomaticStep[TableState]):
    """The building is placed and its on-build effects happen. It was bought, or won in an encounter."""

    def remembers(self) -> list[Field]:
        return [card_field("building"), Field("bought", Truth())]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, number, _ = frame
        return any(number in row for row in state.rows)

    def run(self, state: TableState, frame: Frame) -> None:
        _, number, bought = frame
        card = state.pack.cards[number]
        seat = state.seat
        symbols = state.total(seat, state.pack.coins_on_build)
        goods = 0
        if card.good >= 0:
            goods = card.stock
            if state.rules.token_limits:
                # R03: what is left, once.
                goods = min(goods, state.supply[card.good])
            state.supply[card.good] -= goods
        state.add_building(seat, number, goods)
        if state.encounter is not None:
            # What is won in an encounter works from now on; each reroll symbol is good for one die (R12).
            state.encounter.rerolls += card.reroll
        if state.events is not None:
            state.tell("built", {"building": card.id})
            if goods:
                state.tell("stocked", {"good": state.pack.goods[card.good], "n": goods, "building": card.id})
        take_from_row(state, number)
        if card.build_potion:
            state.gain(seat, state.pack.potion, card.build_potion, "build")
        if card.build_reputation:
            state.move_reputation(seat, card.build_reputation)
        if bought and symbols:
            # The symbols on the other buildings; a free building does not count as a purchase (R23).
            state.gain_coins(seat, symbols, "coin_on_build")


BUILT: Final = STEPS.add(Built("built"))
PERFORMERS[BUILD] = build
