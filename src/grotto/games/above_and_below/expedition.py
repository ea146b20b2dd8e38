"""The expedition in progress: who is on the card, which paragraph is open and what was chosen."""

from __future__ import annotations

from grotto.games.above_and_below.content.kinds import (
    Choice,
    Paragraph,
)
from grotto.games.above_and_below.state import SOLO, Encounter, TableState


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
