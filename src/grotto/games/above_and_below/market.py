"""Free actions (section 8): buy from a player (R29), put something for sale (R55, R56), refresh a row (R30)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import LEAST_PRICE, MOST_PRICE, ROWS, STEPS
from grotto.games.above_and_below.content.kinds import SOLO
from grotto.games.above_and_below.decks import fill_row
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.payment import FOR_REFRESH, charge, purse
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.turn import Deed, resume_turn
from grotto.games.above_and_below.village import Village, one_more
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE, Int, OneOf
from grotto.kernel.shapes import Field, seat_field

REFRESH_PRICE: Final = 1


# ---- buying from a player -----------------------------------------------------------------------


def least_offer(state: TableState, seller: int) -> int:
    """Each new offer is higher than the last one."""
    return max(LEAST_PRICE, state.offered[seller] + 1)


class Offer(Deed):
    """Name a price for the item in another player's sale space; he may have passed."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        coins = village.coins
        if coins < LEAST_PRICE or state.players == SOLO:
            return
        for seller, other in enumerate(state.villages):
            if other.sale != NONE and other is not village and state.offers[seller] < state.rules.exchanges:
                prices = list(range(least_offer(state, seller), min(coins, MOST_PRICE) + 1))
                state.acts.offer.offer(seller, prices, acts)

    def take(self, state: TableState, act: int) -> None:
        seller, price = state.acts.offer.args(act)
        state.offers = one_more(state.offers, seller)
        state.offered = one_more(state.offered, seller, price - state.offered[seller])
        if state.events is not None:
            item = state.pack.items[state.villages[seller].sale]
            state.tell("offered", {"item": item, "n": price, "seat": seller})
        resume_turn(state)
        state.agenda.append((ANSWER.number, seller, price))

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        seller, price = state.acts.offer.args(act)
        if state.players == SOLO:
            return Reason("no_trade_alone", {})
        if seller >= state.players or seller == state.seat:
            return Reason("no_such_seller", {})
        if state.villages[seller].sale == NONE:
            return Reason("nothing_for_sale", {"seat": seller})
        if state.offers[seller] >= state.rules.exchanges:
            return Reason("too_many_offers", {"n": state.rules.exchanges})
        if price > village.coins:
            return Reason("short", {"good": "coin", "n": price - village.coins})
        least = least_offer(state, seller)
        if least > MOST_PRICE:
            return Reason("offer_highest", {"n": MOST_PRICE})
        return Reason("offer_too_low", {"n": least})


def buy(state: TableState, seller: int, price: int) -> None:
    """The coins go to the seller, the item to the buyer's supply."""
    village, other = state.villages[state.seat], state.villages[seller]
    item = other.sale
    other.sale = NONE
    village.items[item] += 1
    village.coins -= price
    other.coins += price
    if state.events is not None:
        state.tell("bought", {"item": state.pack.items[item], "n": price, "seat": seller})
    if state.quests:
        claim_quests(state, state.seat)


class Bargain(Step[TableState]):
    """A price lies on the table; nothing else is done before it is answered."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def remembers(self) -> list[Field]:
        return [seat_field("seller"), Field("price", Int(LEAST_PRICE, MOST_PRICE))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, seller, price = frame
        for_sale = seller != state.seat and state.villages[seller].sale != NONE
        return for_sale and price <= state.villages[state.seat].coins

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, seller, price = frame
        other = state.seat if self.actor(state, frame) == seller else seller
        return Prompt(self.name, {"seat": other, "item": state.pack.items[state.villages[seller].sale], "n": price})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("answer_first", {})


class Answer(Bargain):
    """The seller accepts, refuses or names another price."""

    def actor(self, state: TableState, frame: Frame) -> int:
        _, seller, _ = frame
        return seller

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, _, offer = frame
        acts.append(state.acts.accept.act())
        acts.append(state.acts.refuse.act())
        most = min(state.villages[state.seat].coins, MOST_PRICE)
        state.acts.counter.offer([price for price in range(LEAST_PRICE, most + 1) if price != offer], acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, seller, price = frame
        if act in state.acts.accept:
            buy(state, seller, price)
        elif act in state.acts.refuse:
            if state.events is not None:
                state.tell("offer_refused", {"n": price}, seller)
        else:
            price = state.acts.counter.arg(act)
            if state.events is not None:
                state.tell("offer_countered", {"n": price}, seller)
            state.agenda.append((COUNTERED.number, seller, price))

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        _, _, offer = frame
        if act in state.acts.counter:
            price = state.acts.counter.arg(act)
            if price == offer:
                return Reason("same_price", {"n": price})
            return Reason("buyer_short", {"n": state.villages[state.seat].coins})
        return super().explain(state, frame, act)


class Countered(Bargain):
    """The buyer accepts the seller's price or withdraws."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.accept.act())
        acts.append(state.acts.withdraw.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, seller, price = frame
        if act in state.acts.accept:
            buy(state, seller, price)
        elif state.events is not None:
            state.tell("offer_withdrawn", {})


# ---- the own sale space -------------------------------------------------------------------------


class PutOut(Deed):
    """Put an item out for sale, or in place of the one that lies there; once a turn."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if state.put_out or state.players == SOLO or (village.sale != NONE and state.took_back):
            return
        for item, n in enumerate(village.items):
            if n and item != village.sale:
                acts.append(state.acts.put_out.act(item))

    def take(self, state: TableState, act: int) -> None:
        village = state.villages[state.seat]
        item = state.acts.put_out.arg(act)
        if village.sale != NONE:
            take_back(state, village)
        village.items[item] -= 1
        village.sale = item
        state.put_out = True
        if state.events is not None:
            state.tell("put_out", {"item": state.pack.items[item]})
        resume_turn(state)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        item = state.acts.put_out.arg(act)
        if state.players == SOLO:
            return Reason("no_trade_alone", {})
        if state.put_out:
            return Reason("sale_changed", {})
        if village.sale != NONE and state.took_back:
            return Reason("sale_changed", {})
        if item == village.sale:
            return Reason("for_sale", {"item": state.pack.items[item]})
        return Reason("no_such_item", {"item": state.pack.items[item]})


def take_back(state: TableState, village: Village) -> None:
    """The item for sale returns to the supply."""
    if state.events is not None:
        state.tell("took_back", {"item": state.pack.items[village.sale]})
    village.items[village.sale] += 1
    village.sale = NONE
    state.took_back = True


class TakeBack(Deed):
    """Take the item for sale back; once a turn, and not what was put out in this turn (R56)."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if village.sale != NONE and not state.took_back and not state.put_out:
            acts.append(state.acts.take_back.act())

    def take(self, state: TableState, act: int) -> None:
        take_back(state, state.villages[state.seat])
        resume_turn(state)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        if village.sale == NONE:
            return Reason("sale_empty", {})
        return Reason("sale_changed", {})


# ---- refreshing a row ---------------------------------------------------------------------------


class Refresh(Deed):
    """Pay 1 coin: the open houses or outposts go under their deck and new ones are dealt; once a turn."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if not state.refreshed and purse(state, village) >= REFRESH_PRICE:
            for row in range(2):
                if state.unseen[row] or state.below[row]:
                    acts.append(state.acts.refresh.act(row))

    def take(self, state: TableState, act: int) -> None:
        state.refreshed = True
        resume_turn(state)
        state.agenda.append((REFRESHED.number, state.acts.refresh.arg(act)))
        charge(state, REFRESH_PRICE, FOR_REFRESH)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        if state.refreshed:
            return Reason("refreshed", {})
        row = state.acts.refresh.arg(act)
        if not state.unseen[row] and not state.below[row]:
            return Reason("deck_empty", {})
        return Reason("short", {"good": "coin", "n": REFRESH_PRICE})


class Refreshed(AutomaticStep[TableState]):
    """The row goes under the deck in row order, then new cards are dealt (R30)."""

    def remembers(self) -> list[Field]:
        return [Field("row", OneOf(ROWS, required=True))]

    def run(self, state: TableState, frame: Frame) -> None:
        _, row = frame
        state.below[row] += state.rows[row]
        state.rows[row] = ()
        if state.events is not None:
            state.tell("row_refreshed", {"row": ROWS[row]})
        fill_row(state, row)


ANSWER: Final = STEPS.add(Answer("answer"))
COUNTERED: Final = STEPS.add(Countered("countered"))
REFRESHED: Final = STEPS.add(Refreshed("refreshed"))

# Trade is free: the turn of the buyer is still to come.
for _step in (ANSWER, COUNTERED):
    _step.between_turns = True
