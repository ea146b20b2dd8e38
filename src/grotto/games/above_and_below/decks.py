"""Decks (sections 3 and 13, R05, R30, R31): unseen cards in no order, and known ones below them."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import ROWS, STEPS
from grotto.games.above_and_below.content.kinds import COMMON, EXTRA, HOUSE, KEY, OUTPOST, STAR
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.state import CAVES, PILE, TableState
from grotto.kernel.agenda import NOBODY, EvenStep, Frame
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.kinds import NONE, Int, OneOf
from grotto.kernel.shapes import Field

# Rows that are dealt from a deck have the number of their deck; the others are never filled again (R32).
KEY_ROW: Final = 2
STAR_ROW: Final = 3
ROW_GROUPS: Final = (HOUSE, OUTPOST, KEY, STAR)


def row_size(state: TableState, row: int) -> int:
    """How many cards a row has room for; all star houses lie open."""
    pack = state.pack
    return (pack.house_row, pack.outpost_row, pack.key_row, len(pack.cards))[row]


def whole_decks(state: TableState) -> list[int]:
    """All cards of each deck, before anything is laid out."""
    pack, rules = state.pack, state.rules
    return [
        pack.card_masks[HOUSE],
        pack.card_masks[OUTPOST],
        (1 << len(pack.caves)) - 1,
        (1 << len(pack.tokens)) - 1 if rules.deep else 0,
        pack.group_masks[COMMON] | (pack.group_masks[EXTRA] if rules.extra_villagers else 0),
    ]


def cards_left(state: TableState, deck: int) -> int:
    """How many cards a deck has."""
    return state.unseen[deck].bit_count() + len(state.below[deck])


def fill_row(state: TableState, row: int) -> None:
    """Deal cards to the end of a row until it is full or the deck is empty."""
    missing = min(row_size(state, row) - len(state.rows[row]), cards_left(state, row))
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


class Deal(EvenStep[TableState]):
    """Deal a card to a row: an unseen one, else the next of the known ones."""

    def remembers(self) -> list[Field]:
        return [Field("row", OneOf(ROWS, required=True)), count_field("place", 0)]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, row, place = frame
        return cards_left(state, row) > 0 and place < row_size(state, row)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, deck, _ = frame
        unseen = state.unseen[deck]
        state.acts.deal.offer(bits(unseen) if unseen else [state.below[deck][0]], acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, deck, place = frame
        card = state.acts.deal.arg(act)
        if state.unseen[deck] >> card & 1:
            state.unseen[deck] &= ~(1 << card)
        else:
            state.below[deck] = state.below[deck][1:]
        cards = state.rows[deck]
        state.rows[deck] = (*cards[:place], card, *cards[place:])
        if state.events is not None:
            state.tell("dealt", {"building": state.pack.card_ids[card]}, NOBODY)


class DealKey(EvenStep[TableState]):
    """Setup: some of the key houses, at random; the others stay in the box."""

    def remembers(self) -> list[Field]:
        return [count_field("left", 1)]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, left = frame
        return left + len(state.rows[KEY_ROW]) <= row_size(state, KEY_ROW)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.deal.offer(bits(state.pack.card_masks[KEY] & ~bits_of(list(state.rows[KEY_ROW]))), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, left = frame
        card = state.acts.deal.arg(act)
        state.rows[KEY_ROW] = (*state.rows[KEY_ROW], card)
        if state.events is not None:
            state.tell("dealt", {"building": state.pack.card_ids[card]}, NOBODY)
        if left > 1:
            state.agenda.append((self.number, left - 1))


class Arrive(EvenStep[TableState]):
    """A villager for a slot of the row."""

    def remembers(self) -> list[Field]:
        return [Field("slot", Int(0, lambda state: len(state.pack.training) - 1))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, slot = frame
        return state.unseen[PILE] != 0 and state.training[slot] == NONE

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.arrive.offer(bits(state.unseen[PILE]), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, slot = frame
        villager = state.acts.arrive.arg(act)
        state.unseen[PILE] &= ~(1 << villager)
        row = list(state.training)
        row[slot] = villager
        state.training = tuple(row)
        if state.events is not None:
            state.tell("arrived", {"villager": state.pack.villager_ids[villager]}, NOBODY)


def fill_training_row(state: TableState) -> None:
    """Slide the remaining villagers left keeping their order, and fill the row from the pile."""
    staying = [villager for villager in state.training if villager != NONE]
    size = len(state.pack.training)
    state.training = (*staying, *[NONE] * (size - len(staying)))
    coming = min(size - len(staying), state.unseen[PILE].bit_count())
    for slot in reversed(range(len(staying), len(staying) + coming)):
        state.agenda.append((ARRIVE.number, slot))


class Reveal(EvenStep[TableState]):
    """The cave deck lies face up: its next card is seen at once."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return state.unseen[CAVES] != 0 and state.cave_top == NONE

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.reveal.offer(bits(state.unseen[CAVES]), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        cave = state.acts.reveal.arg(act)
        state.unseen[CAVES] &= ~(1 << cave)
        state.cave_top = cave
        if state.events is not None:
            state.tell("cave_revealed", {"cave": state.pack.cave_ids[cave]}, NOBODY)


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


DEAL: Final = STEPS.add(Deal("deal"))
DEAL_KEY: Final = STEPS.add(DealKey("deal_key"))
ARRIVE: Final = STEPS.add(Arrive("arrive"))
REVEAL: Final = STEPS.add(Reveal("reveal"))
