"""Free actions (section 8): buy from a player (R29), put something for sale (R55, R56), refresh a row (R30)."""

from __future__ import annotations

from grotto.games.above_and_below.book import LEAST_PRICE, MOST_PRICE, STEPS
from grotto.games.above_and_below.decks import cards_left, fill_row
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.payment import FOR_REFRESH, charge, purse
from grotto.games.above_and_below.state import NONE, SOLO, TableState, Village
from grotto.games.above_and_below.turn import Deed, resume_turn
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.events import Prompt, Reason

REFRESH_PRICE = 1
PRICES = MOST_PRICE - LEAST_PRICE + 1


# ---- buying from a player -----------------------------------------------------------------------


def least_offer(state: TableState, seller: int) -> int:
    """Each new offer is higher than the last one."""
    return max(LEAST_PRICE, state.offers[seller][1] + 1)


class Offer(Deed):
    """Name a price for the item in another player's sale space; he may have passed."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        coins = village.coins
        if coins < LEAST_PRICE or state.players == SOLO:
            return
        for seller, other in enumerate(state.villages):
            if other.sale != NONE and other is not village and state.offers[seller][0] < state.rules.exchanges:
                first = state.acts.offer + seller * PRICES - LEAST_PRICE
                for price in range(least_offer(state, seller), min(coins, MOST_PRICE) + 1):
                    acts.append(first + price)

    def claims(self, state: TableState, act: int) -> bool:
        return state.acts.offer <= act < state.acts.offer + 4 * PRICES

    def take(self, state: TableState, act: int) -> None:
        seller, price = divmod(act - state.acts.offer, PRICES)
        price += LEAST_PRICE
        offers = list(state.offers)
        offers[seller] = (offers[seller][0] + 1, price)
        state.offers = tuple(offers)
        if state.events is not None:
            item = state.pack.items[state.villages[seller].sale]
            state.tell("offered", {"item": item, "n": price, "seat": seller})
        resume_turn(state)
        state.agenda.append((ANSWER.number, seller, price))

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        seller, price = divmod(act - state.acts.offer, PRICES)
        price += LEAST_PRICE
        if state.players == SOLO:
            return Reason("no_trade_alone", {})
        if seller >= state.players or seller == state.seat:
            return Reason("no_such_seller", {})
        if state.villages[seller].sale == NONE:
            return Reason("nothing_for_sale", {"seat": seller})
        if state.offers[seller][0] >= state.rules.exchanges:
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


class Answer(Step[TableState]):
    """The seller accepts, refuses or names another price. The frame has the seller and the price."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def actor(self, state: TableState, frame: Frame) -> int:
        return frame[1]

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.accept)
        acts.append(state.acts.refuse)
        first = state.acts.counter - LEAST_PRICE
        for price in range(LEAST_PRICE, min(state.villages[state.seat].coins, MOST_PRICE) + 1):
            if price != frame[2]:
                acts.append(first + price)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        seller, price = frame[1], frame[2]
        if act == state.acts.accept:
            buy(state, seller, price)
        elif act == state.acts.refuse:
            if state.events is not None:
                state.tell("offer_refused", {"n": price}, seller)
        else:
            price = act - state.acts.counter + LEAST_PRICE
            if state.events is not None:
                state.tell("offer_countered", {"n": price}, seller)
            state.agenda.append((COUNTERED.number, seller, price))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        item = state.pack.items[state.villages[frame[1]].sale]
        return Prompt(self.name, {"seat": state.seat, "item": item, "n": frame[2]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        if state.acts.counter <= act < state.acts.counter + PRICES:
            price = act - state.acts.counter + LEAST_PRICE
            if price == frame[2]:
                return Reason("same_price", {"n": price})
            return Reason("buyer_short", {"n": state.villages[state.seat].coins})
        return Reason("answer_first", {})


class Countered(Step[TableState]):
    """The buyer accepts the seller's price or withdraws. The frame has the seller and the price."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.accept)
        acts.append(state.acts.withdraw)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act == state.acts.accept:
            buy(state, frame[1], frame[2])
        elif state.events is not None:
            state.tell("offer_withdrawn", {})

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        item = state.pack.items[state.villages[frame[1]].sale]
        return Prompt(self.name, {"seat": frame[1], "item": item, "n": frame[2]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("answer_first", {})


# ---- the own sale space -------------------------------------------------------------------------


class PutOut(Deed):
    """Put an item out for sale, or in place of the one that lies there; once a turn."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if state.put_out or state.players == SOLO or (village.sale != NONE and state.took_back):
            return
        for item, n in enumerate(village.items):
            if n and item != village.sale:
                acts.append(state.acts.put_out + item)

    def claims(self, state: TableState, act: int) -> bool:
        return state.acts.put_out <= act < state.acts.put_out + state.acts.items

    def take(self, state: TableState, act: int) -> None:
        village = state.villages[state.seat]
        item = act - state.acts.put_out
        if village.sale != NONE:
            take_back(state, village)
        village.items[item] -= 1
        village.sale = item
        state.put_out = True
        if state.events is not None:
            state.tell("put_out", {"item": state.pack.items[item]})
        resume_turn(state)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        item = act - state.acts.put_out
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
            acts.append(state.acts.take_back)

    def claims(self, state: TableState, act: int) -> bool:
        return act == state.acts.take_back

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
                if cards_left(state, row):
                    acts.append(state.acts.refresh + row)

    def claims(self, state: TableState, act: int) -> bool:
        return state.acts.refresh <= act < state.acts.refresh + 2

    def take(self, state: TableState, act: int) -> None:
        state.refreshed = True
        resume_turn(state)
        state.agenda.append((REFRESHED.number, act - state.acts.refresh))
        charge(state, REFRESH_PRICE, FOR_REFRESH)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        if state.refreshed:
            return Reason("refreshed", {})
        if not cards_left(state, act - state.acts.refresh):
            return Reason("deck_empty", {})
        return Reason("short", {"good": "coin", "n": REFRESH_PRICE})


class Refreshed(AutomaticStep[TableState]):
    """The row goes under the deck in row order, then new cards are dealt (R30)."""

    def run(self, state: TableState, frame: Frame) -> None:
        row = frame[1]
        state.below[row] += state.rows[row]
        state.rows[row] = ()
        if state.events is not None:
            state.tell("row_refreshed", {"row": "house" if row == 0 else "outpost"})
        fill_row(state, row, (state.pack.house_row, state.pack.outpost_row)[row])


ANSWER = STEPS.add(Answer("answer"))
COUNTERED = STEPS.add(Countered("countered"))
REFRESHED = STEPS.add(Refreshed("refreshed"))

# Trade is free: the turn of the buyer is still to come.
for _step in (ANSWER, COUNTERED):
    _step.between_turns = True
