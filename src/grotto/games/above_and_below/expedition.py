"""The expedition in progress: who is on the card, which paragraph is open and what was chosen (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grotto.games.above_and_below.content.kinds import SOLO, Choice, Paragraph
from grotto.kernel.kinds import NONE, Int
from grotto.kernel.shapes import Field

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState


class Encounter:
    """An exploration in progress."""

    __slots__ = (
        "added",
        "bonus",
        "book",
        "cave",
        "choice",
        "dice",
        "exerted",
        "found",
        "fresh",
        "greed_done",
        "paid",
        "paragraph",
        "party",
        "pawned",
        "phase",
        "prizes",
        "rerolls",
        "rolled",
        "seen",
        "spared",
        "stake",
        "token",
        "won",
    )

    cave: int
    token: int
    # The book, and the place of the paragraph in it; NONE before the die is rolled.
    book: int
    paragraph: int
    # Villagers on the card, all who took part, and those who were exerted.
    party: int
    seen: int
    exerted: int
    rerolls: int
    # The choice, its stake (an item or a villager), which paid bonuses were paid, as bits; items on the card.
    choice: int
    stake: int
    paid: int
    pawned: tuple[int, ...]
    # The dice of this check: who rolls, what each die shows (0 before it is rolled), what staff and supplies added to
    # it; lanterns beside the dice.
    rolled: tuple[int, ...]
    dice: tuple[int, ...]
    added: tuple[int, ...]
    bonus: int
    # How far the check is: rerolls, then staff and supplies, then exertion.
    phase: int
    # Who was cowardly when the outcome began: a condition does not act on the outcome that gave it (R42).
    spared: int
    # Caves and supplies won in this encounter (R23, R46), kinds of goods won in it, as bits, coins found in this
    # outcome, whether greed can take nothing any more (R43).
    won: int
    prizes: int
    fresh: int
    found: int
    greed_done: bool

    def clone(self) -> Encounter:
        """A copy; nothing in it changes in place."""
        other = Encounter()
        other.cave = self.cave
        other.token = self.token
        other.book = self.book
        other.paragraph = self.paragraph
        other.party = self.party
        other.seen = self.seen
        other.exerted = self.exerted
        other.rerolls = self.rerolls
        other.choice = self.choice
        other.stake = self.stake
        other.paid = self.paid
        other.pawned = self.pawned
        other.rolled = self.rolled
        other.dice = self.dice
        other.added = self.added
        other.bonus = self.bonus
        other.phase = self.phase
        other.spared = self.spared
        other.won = self.won
        other.prizes = self.prizes
        other.fresh = self.fresh
        other.found = self.found
        other.greed_done = self.greed_done
        return other

    def key(self) -> tuple[object, ...]:
        """All fields of the encounter, hashable."""
        return (
            self.cave, self.token, self.book, self.paragraph, self.party, self.seen, self.exerted, self.rerolls,
            self.choice, self.stake, self.paid, self.pawned, self.rolled, self.dice, self.added, self.bonus, self.phase,
            self.spared, self.won, self.prizes, self.fresh, self.found, self.greed_done,
        )  # fmt: skip

    def open_page(self) -> None:
        """Begin a paragraph: nothing is chosen and nothing rolled."""
        self.choice = NONE
        self.stake = NONE
        self.paid = 0
        self.rolled = ()
        self.dice = ()
        self.added = ()
        self.bonus = 0
        self.phase = 0


def new_encounter(cave: int, party: int, rerolls: int) -> Encounter:
    """A party on a cave card, before the paragraph die is rolled."""
    encounter = Encounter()
    encounter.cave = cave
    encounter.token = NONE
    encounter.book = 0
    encounter.paragraph = NONE
    encounter.party = party
    encounter.seen = party
    encounter.exerted = 0
    encounter.rerolls = rerolls
    encounter.pawned = ()
    encounter.spared = 0
    encounter.won = 0
    encounter.prizes = 0
    encounter.fresh = 0
    encounter.found = 0
    encounter.greed_done = False
    encounter.open_page()
    return encounter


# ---- what the steps of an expedition ask ---------------------------------------------------------


def current(state: TableState) -> Encounter:
    """The encounter in progress."""
    assert state.encounter is not None
    return state.encounter


def paragraph(state: TableState) -> Paragraph:
    """The paragraph that is open."""
    encounter = current(state)
    return state.pack.book(encounter.book).paragraphs[encounter.paragraph]


def choice(state: TableState) -> Choice:
    """The choice that was made."""
    return paragraph(state).choices[current(state).choice]


def read_by_neighbour(state: TableState) -> bool:
    """Whether the left neighbour reads, not the program (R49)."""
    return state.rules.neighbour_reads and state.players != SOLO


def symbols(state: TableState, symbol: int) -> int:
    """Villagers on the card with a hammer (0) or a quill (1); a plus counts as one."""
    return current(state).party & (state.pack.quills if symbol else state.pack.hammers)


# ---- for frames that come as data ----------------------------------------------------------------


def is_open(state: TableState) -> bool:
    """Whether a paragraph is open."""
    return state.encounter is not None and state.encounter.paragraph != NONE


def chosen(state: TableState) -> Choice | None:
    """The choice that was made, if one was."""
    if state.encounter is None or state.encounter.paragraph == NONE or state.encounter.choice == NONE:
        return None
    return choice(state)


def all_rolled(state: TableState) -> bool:
    """Whether every die of the check has been rolled."""
    return 0 not in current(state).dice


def outcome_field() -> Field:
    """The outcome that a frame names, an outcome of the open book."""
    return Field("outcome", Int(0, _last_outcome))


def _last_outcome(state: TableState) -> int:
    return len(state.pack.book(state.encounter.book).outcomes) - 1 if state.encounter is not None else NONE
