"""Villager conditions (section 17.4, R41-R43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grotto.games.above_and_below.content.kinds import COWARDICE, DIE, GREED, POISON
from grotto.games.above_and_below.versions import GREED_ASKS_FIRST_COINS
from grotto.games.above_and_below.village import one_more

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState


def die_value(state: TableState, seat: int, villager: int, die: int, added: int) -> int:
    """What a lantern die counts: poison takes 1, staff and supplies add; at most 6, at least 0 (R40, R41)."""
    value = die + added - (state.ailing(seat, POISON) >> villager & 1)
    return max(0, min(DIE, value))


def cowards(state: TableState, seat: int) -> int:
    """Villagers that can't be moved to injured during an exploration."""
    return state.ailing(seat, COWARDICE)


def greed_present(state: TableState) -> bool:
    """Whether a greedy villager took part, exerted ones included (R43)."""
    assert state.encounter is not None
    return bool(state.ailing(state.seat, GREED) & state.encounter.seen)


def take_greedy_share(state: TableState, greedy: bool) -> None:
    """1 coin less, once per encounter, in the first outcome that gives coins (R25, R43).

    `greedy` is whether a greedy villager was there before the outcome: who becomes greedy in it is not yet (R42).
    """
    encounter = state.encounter
    assert encounter is not None
    if encounter.found > 0 and not encounter.greed_done:
        encounter.greed_done = greedy or state.version >= GREED_ASKS_FIRST_COINS
        if greedy:
            state.pay_coins(state.seat, min(1, state.villages[state.seat].coins), "greed")


def afflict(state: TableState, seat: int, villager: int, ailment: int) -> None:
    """Put a condition on a villager; a second copy has no effect (R42)."""
    village = state.villages[seat]
    if village.ailments[ailment] >> villager & 1:
        return
    village.ailments = one_more(village.ailments, ailment, 1 << villager)
    state.ailments_left = one_more(state.ailments_left, ailment, -1)
    if state.events is not None:
        villager_id, condition = state.pack.villager_ids[villager], state.pack.ailment_ids[ailment]
        state.tell("afflicted", {"villager": villager_id, "condition": condition}, seat)
