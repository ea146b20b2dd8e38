"""Action: Harvest (section 7, R39, R48, R56)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.content.kinds import SOLO
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.modules.artifacts import turn_down
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.state import HARVEST, TableState
from grotto.games.above_and_below.turn import PERFORMERS, Deed, declare, exhaust, goods_on_buildings, not_ready
from grotto.games.above_and_below.village import Village, one_more
from grotto.kernel.agenda import Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE, Int, Truth
from grotto.kernel.shapes import Field


class Harvest(Deed):
    """One or more ready villagers each take a good from a building."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if goods_on_buildings(village):
            state.acts.harvest.offer(bits(village.ready), acts)

    def take(self, state: TableState, act: int) -> None:
        declare(state, HARVEST, state.acts.harvest.arg(act))

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        return not_ready(state, village, state.acts.harvest.arg(act)) or Reason("nothing_to_harvest", {})


def harvest(state: TableState, what: int, artifact: int) -> None:
    """The villagers go to the buildings; with a basket one of them takes up to two goods."""
    members = state.members
    exhaust(state, members)
    more = 0
    if state.brought != NONE:
        turn_down(state, state.seat, state.brought)
        more = 1
    state.agenda.append((TAKE_GOODS.number, members.bit_count(), more, 0))


class TakeGoods(Step[TableState]):
    """From which buildings goods are taken: how many must, how many more may, and whether one went for sale."""

    def remembers(self) -> list[Field]:
        return [count_field("must", 0), Field("may", Int(0, 1)), Field("sold", Truth())]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, must, may, _ = frame
        return 0 < must + may <= goods_on_buildings(state.villages[state.seat])

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, must, _, sold = frame
        village = state.villages[state.seat]
        for place, card in enumerate(village.buildings):
            if village.stock[place]:
                acts.append(state.acts.take.act(card))
                if not sold and state.players != SOLO:
                    acts.append(state.acts.take_for_sale.act(card))
        if not must:
            acts.append(state.acts.done.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        acts = state.acts
        if act in acts.done:
            return
        _, must, may, sold = frame
        for_sale = act in acts.take_for_sale
        card = acts.take_for_sale.arg(act) if for_sale else acts.take.arg(act)
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
        village.stock = one_more(village.stock, village.buildings.index(card), -1)
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
        _, must, may, _ = frame
        return Prompt(self.name, {"n": must + may})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        _, must, _, _ = frame
        if act in state.acts.done:
            return Reason("take_more", {"n": must})
        for verb in (state.acts.take, state.acts.take_for_sale):
            if act in verb:
                card = verb.arg(act)
                village = state.villages[state.seat]
                if card not in village.buildings:
                    return Reason("not_your_building", {"building": state.pack.card_ids[card]})
                if not village.stock[village.buildings.index(card)]:
                    return Reason("building_empty", {"building": state.pack.card_ids[card]})
                return Reason("no_trade_alone" if state.players == SOLO else "sold_this_harvest", {})
        return Reason("take_first", {})


TAKE_GOODS: Final = STEPS.add(TakeGoods("take_goods"))
PERFORMERS[HARVEST] = harvest
