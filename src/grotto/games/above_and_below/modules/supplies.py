"""Supplies (section 17.6, R46): won in the second book, spent on the dice of a later exploration."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState


def gain_supplies(state: TableState, n: int) -> None:
    """Take supply tokens, as many as there are; they can't be spent in the encounter that brought them."""
    assert state.encounter is not None
    if state.rules.token_limits:
        n = min(n, state.supplies_left)
    state.supplies_left -= n
    state.villages[state.seat].supplies += n
    state.encounter.fresh += n
    if state.events is not None and n:
        state.tell("gained", {"good": "supplies", "n": n, "source": "encounter"})


def spendable(state: TableState) -> int:
    """Supply tokens that may be spent in this encounter."""
    assert state.encounter is not None
    return state.villages[state.seat].supplies - state.encounter.fresh


def spend_one(state: TableState) -> None:
    """Return a supply token to the pile."""
    state.villages[state.seat].supplies -= 1
    state.supplies_left += 1
    if state.events is not None:
        state.tell("paid", {"good": "supplies", "n": 1, "source": "encounter"})
