"""Quests (section 17.3, R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState


def claim_quests(state: TableState, seat: int) -> None:
    """Quests go at once to whoever first owns everything listed; nothing is spent."""
    for index, quest in enumerate(state.pack.quests):
        if state.quests >> index & 1 and all(state.owned(seat, item) >= n for item, n in quest.requires):
            state.quests &= ~(1 << index)
            state.villages[seat].quests |= 1 << index
            if state.events is not None:
                state.tell("quest_claimed", {"quest": quest.id}, seat)


def dearest_quest(state: TableState) -> int:
    """The unclaimed quest worth most, the first in the table among equals; -1 if there is none."""
    best = -1
    for index, quest in enumerate(state.pack.quests):
        if state.quests >> index & 1 and (best < 0 or quest.vp > state.pack.quests[best].vp):
            best = index
    return best
