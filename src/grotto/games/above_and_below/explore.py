"""Action: Explore (section 5): setting out, the paragraph die, the way home (R18, R19, R25, R31, R45, R50)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.content.kinds import DIE, FACES, FIRST_BOOK, SECOND_BOOK
from grotto.games.above_and_below.decks import return_cave, take_cave
from grotto.games.above_and_below.encounter import begin_reading
from grotto.games.above_and_below.expedition import Encounter, is_open, new_encounter
from grotto.games.above_and_below.modules.artifacts import FIND_ARTIFACT
from grotto.games.above_and_below.modules.deep import UNEARTH, return_token
from grotto.games.above_and_below.state import EXPLORE, TOKENS, TableState
from grotto.games.above_and_below.track import ask_to_place
from grotto.games.above_and_below.turn import PARTY, PERFORMERS, Deed, declare, not_ready
from grotto.games.above_and_below.versions import PAGES_ARE_NEW
from grotto.games.above_and_below.village import Village
from grotto.kernel.agenda import AutomaticStep, EvenStep, Frame
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.kinds import NONE, Truth
from grotto.kernel.shapes import Field


class Explore(Deed):
    """At least two ready villagers go into the caves."""

    def offer(self, state: TableState, village: Village, acts: list[int]) -> None:
        if state.cave_top != NONE and village.ready.bit_count() >= PARTY:
            state.acts.explore.offer(bits(village.ready), acts)

    def take(self, state: TableState, act: int) -> None:
        declare(state, EXPLORE, state.acts.explore.arg(act))

    def explain(self, state: TableState, village: Village, act: int) -> Reason:
        reason = not_ready(state, village, state.acts.explore.arg(act))
        if reason is not None:
            return reason
        if state.cave_top == NONE:
            return Reason("no_caves_left", {})
        return Reason("party_too_small", {"n": PARTY})


def explore(state: TableState, what: int, artifact: int) -> None:
    """The party moves onto the top cave card; then the paragraph die is rolled."""
    village = state.villages[state.seat]
    village.ready &= ~state.members
    rerolls = state.total(state.seat, state.pack.rerolls)
    state.encounter = new_encounter(state.cave_top, state.members, rerolls)
    if state.events is not None:
        state.tell("set_out", {"cave": state.pack.cave_ids[state.cave_top], "n": state.members.bit_count()})
    state.agenda.append((PARAGRAPH_DIE.number,))
    if state.rules.deep and (state.unseen[TOKENS] or state.below[TOKENS]):
        state.agenda.append((UNEARTH.number,))
    take_cave(state)


def number_at(state: TableState, encounter: Encounter, face: int) -> tuple[int, int]:
    """The book and the number that a face of the paragraph die means."""
    number = 0
    if encounter.token != NONE:
        number = state.pack.tokens[encounter.token].numbers[face]
    if number:
        return SECOND_BOOK, number
    # R45: a face that a token does not list keeps the number of the cave card and the first book.
    return FIRST_BOOK, state.pack.caves[encounter.cave].numbers[face]


def unread(state: TableState, encounter: Encounter, face: int) -> tuple[int, int]:
    """What the die means; of a number that the table has read, the next one of card and token that it has not.

    So a card or a token that comes up again tells something new, as long as there is something new on it.
    """
    for step in range(DIE if state.version >= PAGES_ARE_NEW else 0):
        book, number = number_at(state, encounter, (face + step) % DIE)
        if not state.read[book] >> number & 1:
            return book, number
    return number_at(state, encounter, face)


class ParagraphDie(EvenStep[TableState]):
    """The face of the die in the grid of the card, or of the token on it; never rerolled (R12)."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return state.encounter is not None

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        state.acts.roll.offer(FACES, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = state.encounter
        assert encounter is not None
        face = state.acts.roll.arg(act) - 1
        book, number = unread(state, encounter, face)
        encounter.book = book
        state.read = tuple([numbers | (index == book) << number for index, numbers in enumerate(state.read)])
        encounter.paragraph = state.pack.book(encounter.book).find(number)
        if state.events is not None:
            state.tell("paragraph_rolled", {"n": face + 1, "number": number})
        begin_reading(state)


# ---- the end of an expedition -------------------------------------------------------------------


class Success(AutomaticStep[TableState]):
    """A final reward was reached: coins on explore, the artifact, and then home (R25)."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return is_open(state)

    def run(self, state: TableState, frame: Frame) -> None:
        coins = state.total(state.seat, state.pack.coins_on_explore)
        if coins:
            state.gain_coins(state.seat, coins, "coin_on_explore")
        state.agenda.append((HOME.number, 1))
        if state.artifact_on_deck:
            state.agenda.append((FIND_ARTIFACT.number,))


class Home(AutomaticStep[TableState]):
    """Villagers left on the card go to exhausted; the card is won or goes under the deck."""

    def remembers(self) -> list[Field]:
        return [Field("won", Truth())]

    def fits(self, state: TableState, frame: Frame) -> bool:
        return is_open(state)

    def run(self, state: TableState, frame: Frame) -> None:
        _, won = frame
        encounter = state.encounter
        assert encounter is not None
        village = state.villages[state.seat]
        village.exhausted |= encounter.party
        for item in encounter.pawned:
            village.items[item] += 1
        if won:
            village.caves = (*village.caves, encounter.cave)
        else:
            return_cave(state, encounter.cave)
        return_token(state)
        if state.events is not None:
            state.tell("cave_won" if won else "cave_lost", {"cave": state.pack.cave_ids[encounter.cave]})
        state.encounter = None
        ask_to_place(state, encounter.prizes)


SUCCESS: Final = add_story_step(Success("success"))
HOME: Final = add_story_step(Home("home"))
PARAGRAPH_DIE: Final = add_story_step(ParagraphDie("paragraph_die", waits=True))
PERFORMERS[EXPLORE] = explore
