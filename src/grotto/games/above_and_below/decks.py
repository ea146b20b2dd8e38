"""Decks (sections 3 and 13, R05, R30, R31): unseen cards in no order, and known ones below them."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS, bits
from grotto.games.above_and_below.content.kinds import KEY
from grotto.games.above_and_below.state import CAVES, NONE, PILE, TableState
from grotto.kernel.agenda import Chances, ChanceStep, Frame

# Rows that are dealt from a deck have the number of their deck; the others are never filled again (R32).
KEY_ROW, STAR_ROW = 2, 3


def cards_left(state: TableState, deck: int) -> int:
    """How many cards a deck has."""
    return state.unseen[deck].bit_count() + len(state.below[deck])


def fill_row(state: TableState, row: int, size: int) -> None:
    """Deal cards to the end of a row until it is full or the deck is empty."""
    missing = min(size - len(state.rows[row]), cards_left(state, row))
    for place in reversed(range(len(state.rows[row]), len(state.rows[row]) + missing)):
        state.agenda.append((DEAL.number, row, place))


def take_from_row(state: TableState, card: int) -> None:
    """Take an open card; a house or an outpost is replaced (section 6), star and key houses are not (R32)."""
    for row in range(len(state.rows)):
        cards = state.rows[row]
        if card in cards:
            place = cards.index(card)
            state.rows[row] = cards[:place] + cards[place + 1 :]
            if row < KEY_ROW and cards_left(state, row):
                state.agenda.append((DEAL.number, row, place))
            return


class Deal(ChanceStep[TableState]):
    """Deal a card to a row: an unseen one, else the next of the known ones. The frame has the row and the place."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        deck = frame[1]
        if state.unseen[deck]:
            return [(state.acts.deal + card, 1) for card in bits(state.unseen[deck])]
        return [(state.acts.deal + state.below[deck][0], 1)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        deck, place = frame[1], frame[2]
        card = act - state.acts.deal
        if state.unseen[deck] >> card & 1:
            state.unseen[deck] &= ~(1 << card)
        else:
            state.below[deck] = state.below[deck][1:]
        cards = state.rows[deck]
        state.rows[deck] = (*cards[:place], card, *cards[place:])
        if state.events is not None:
            state.tell("dealt", {"building": state.pack.card_ids[card]})


class DealKey(ChanceStep[TableState]):
    """Setup: some of the key houses, at random; the others stay in the box. The frame has how many are to come."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        boxed = [card for card in bits(state.pack.card_masks[KEY]) if card not in state.rows[KEY_ROW]]
        return [(state.acts.deal + card, 1) for card in boxed]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        card = act - state.acts.deal
        state.rows[KEY_ROW] = (*state.rows[KEY_ROW], card)
        if state.events is not None:
            state.tell("dealt", {"building": state.pack.card_ids[card]})
        if frame[1] > 1:
            state.agenda.append((self.number, frame[1] - 1))


class Arrive(ChanceStep[TableState]):
    """A villager for the row. The frame has the slot."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        return [(state.acts.arrive + villager, 1) for villager in bits(state.unseen[PILE])]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        villager = act - state.acts.arrive
        state.unseen[PILE] &= ~(1 << villager)
        row = list(state.training)
        row[frame[1]] = villager
        state.training = tuple(row)
        if state.events is not None:
            state.tell("arrived", {"villager": state.pack.villager_ids[villager]})


def fill_training_row(state: TableState) -> None:
    """Slide the remaining villagers left keeping their order, and fill the row from the pile."""
    staying = [villager for villager in state.training if villager != NONE]
    size = len(state.pack.training)
    state.training = (*staying, *[NONE] * (size - len(staying)))
    coming = min(size - len(staying), state.unseen[PILE].bit_count())
    for slot in reversed(range(len(staying), len(staying) + coming)):
        state.agenda.append((ARRIVE.number, slot))


class Reveal(ChanceStep[TableState]):
    """The cave deck lies face up: its next card is seen at once."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        return [(state.acts.reveal + cave, 1) for cave in bits(state.unseen[CAVES])]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        cave = act - state.acts.reveal
        state.unseen[CAVES] &= ~(1 << cave)
        state.cave_top = cave
        if state.events is not None:
            state.tell("cave_revealed", {"cave": state.pack.cave_ids[cave]})


def take_cave(state: TableState) -> int:
    """Take the top cave card; the next one becomes visible."""
    cave = state.cave_top
    state.cave_top = NONE
    if state.unseen[CAVES]:
        state.agenda.append((REVEAL.number,))
    elif state.below[CAVES]:
        state.cave_top = state.below[CAVES][0]
        state.below[CAVES] = state.below[CAVES][1:]
    return cave


def return_cave(state: TableState, cave: int) -> None:
    """Put a cave card under the deck."""
    if state.cave_top == NONE:
        state.cave_top = cave
    else:
        state.below[CAVES] = (*state.below[CAVES], cave)


DEAL = STEPS.add(Deal("deal"))
DEAL_KEY = STEPS.add(DealKey("deal_key"))
ARRIVE = STEPS.add(Arrive("arrive"))
REVEAL = STEPS.add(Reveal("reveal"))
