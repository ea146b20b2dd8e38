"""Action: Harvest (section 7, R39, R48, R56)."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS, bits
from grotto.games.above_and_below.modules.artifacts import turn_down
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.state import HARVEST, NONE, SOLO, TableState, Village
from grotto.games.above_and_below.turn import PERFORMERS, Deed, declare, exhaust, goods_on_buildings, not_ready
from grotto.kernel.agenda import Frame, Step
from grotto.kernel.events import Prompt, Reason


class Harvest(Deed):
    """One or more ready villagers each take a good from a building."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if goods_on_buildings(village):
            first = state.acts.harvest
            for villager in bits(village.ready):
                acts.append(first + villager)

    def claims(self, state: TableState, act: int) -> bool:
        return state.acts.harvest <= act < state.acts.harvest + state.acts.villagers

    def take(self, state: TableState, act: int) -> None:
        declare(state, HARVEST, act - state.acts.harvest)

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        return not_ready(state, village, act - state.acts.harvest) or Reason("nothing_to_harvest", {})


def harvest(state: TableState, first: int, second: int) -> None:
    """The villagers go to the buildings; with a basket one of them takes up to two goods."""
    members = state.members
    exhaust(state, members)
    more = 0
    if state.brought != NONE:
        turn_down(state, state.seat, state.brought)
        more = 1
    state.agenda.append((TAKE_GOODS.number, members.bit_count(), more, 0))


class TakeGoods(Step[TableState]):
    """From which buildings. The frame has how many goods must and may be taken, and whether one went for sale."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        village = state.villages[state.seat]
        for place, card in enumerate(village.buildings):
            if village.stock[place]:
                acts.append(state.acts.take + card)
                if not frame[3] and state.players != SOLO:
                    acts.append(state.acts.take_for_sale + card)
        if not frame[1]:
            acts.append(state.acts.done)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act == state.acts.done:
            return
        _, must, may, sold = frame
        for_sale = act >= state.acts.take_for_sale
        card = act - (state.acts.take_for_sale if for_sale else state.acts.take)
        if must:
            must -= 1
        else:
            may -= 1
        if must or may:
            state.agenda.append((self.number, must, may, int(for_sale or sold)))
        self.carry(state, card, for_sale)

    def carry(self, state: TableState, card: int, for_sale: bool) -> None:
        """Take a good from a card to the supply or to the sale space; what lay there returns to the supply."""
        village = state.villages[state.seat]
        village.stock[village.buildings.index(card)] -= 1
        good = state.pack.cards[card].good
        if for_sale:
            if village.sale != NONE:
                village.items[village.sale] += 1
            village.sale = good
        else:
            village.items[good] += 1
        if state.events is not None:
            id = "harvested_for_sale" if for_sale else "harvested"
            state.tell(id, {"good": state.pack.goods[good], "n": 1, "building": state.pack.card_ids[card]})
        if state.quests:
            claim_quests(state, state.seat)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"n": frame[1] + frame[2]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        acts = state.acts
        if act == acts.done:
            return Reason("take_more", {"n": frame[1]})
        for first in (acts.take, acts.take_for_sale):
            if first <= act < first + acts.cards:
                card = act - first
                village = state.villages[state.seat]
                if card not in village.buildings:
                    return Reason("not_your_building", {"building": state.pack.card_ids[card]})
                if not village.stock[village.buildings.index(card)]:
                    return Reason("building_empty", {"building": state.pack.card_ids[card]})
                return Reason("no_trade_alone" if state.players == SOLO else "sold_this_harvest", {})
        return Reason("take_first", {})


TAKE_GOODS = STEPS.add(TakeGoods("take_goods"))
PERFORMERS[HARVEST] = harvest
