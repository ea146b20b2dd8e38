"""The scene of an encounter: what is open, what was chosen, and the lanterns its bonuses add (R17)."""

from __future__ import annotations

from grotto.games.above_and_below.content.kinds import (
    IF_OWNED,
    IF_PAID,
    IF_TAG,
    IF_WITHOUT,
    PER_ITEM,
    PER_SYMBOL,
    Bonus,
    Choice,
    Paragraph,
)
from grotto.games.above_and_below.state import SOLO, Encounter, TableState


def current(state: TableState) -> Encounter:
    """The encounter that is on its way."""
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
    """Whether a person reads (R49)."""
    return state.rules.neighbour_reads and state.players != SOLO


def symbols(state: TableState, symbol: int) -> int:
    """Villagers on the card with a hammer (0) or a quill (1); a plus counts as one."""
    return current(state).party & (state.pack.quills if symbol else state.pack.hammers)


def bonus_lanterns(state: TableState, bonus: Bonus) -> int:
    """What a bonus adds now; paid ones are counted apart (R17)."""
    encounter = current(state)
    if bonus.kind == PER_SYMBOL:
        return bonus.lanterns * symbols(state, bonus.things[0]).bit_count()
    if bonus.kind == PER_ITEM:
        return bonus.lanterns * state.owned(state.seat, bonus.things[0])
    if bonus.kind == IF_OWNED:
        return bonus.lanterns if any(state.owned(state.seat, item) for item in bonus.things) else 0
    if bonus.kind == IF_TAG:
        return bonus.lanterns if encounter.party & state.pack.tag_masks[bonus.things[0]] else 0
    if bonus.kind == IF_WITHOUT:
        afflicted = state.villages[state.seat].ailments[bonus.things[0]]
        return 0 if encounter.party & afflicted else bonus.lanterns
    return 0


def all_bonuses(state: TableState, option: Choice, paid: int) -> int:
    """The lanterns of all bonuses of a choice; `paid` are the paid ones, as bits."""
    total = 0
    for index, bonus in enumerate(option.bonuses):
        if bonus.kind == IF_PAID:
            total += bonus.lanterns if paid >> index & 1 else 0
        else:
            total += bonus_lanterns(state, bonus)
    return total
