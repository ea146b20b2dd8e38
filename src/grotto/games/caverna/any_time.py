"""Exchanges at any time (rules sections 7 and 8): when they are offered, and which are not.

What can be exchanged is declared by the modules about food, rubies, furnishings and weapons.
"""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.actions import at_stake, leaves_nothing
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.herd import HOUSE, KEEP
from grotto.games.caverna.state import ANY_TIME, AnyTime, CavernaState
from grotto.kernel.agenda import Frame
from grotto.kernel.events import Reason
from grotto.kernel.kinds import NONE


class SideActs:
    """One kind of exchange."""

    def offer(self, state: CavernaState, farm: Farm, acts: list[int]) -> None:
        """Append those that are legal now."""
        raise NotImplementedError

    def claims(self, act: int) -> bool:
        """Whether the act is one of these."""
        raise NotImplementedError

    def apply(self, state: CavernaState, act: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def explain(self, state: CavernaState, act: int) -> Reason:
        """Why it is not legal."""
        raise NotImplementedError


# Each rule module with such acts adds its own.
SIDE_ACTS: Final[list[SideActs]] = []


def can_exchange(state: CavernaState, farm: Farm) -> bool:
    """Whether any exchange is possible."""
    acts: list[int] = []
    for side in SIDE_ACTS:
        side.offer(state, farm, acts)
    return bool(acts)


def _beneath_the_herd(state: CavernaState) -> Frame:
    """The frame that goes on once it is decided which animals are eaten."""
    place = len(state.agenda) - 1
    while place > 0 and state.agenda[place][0] in (HOUSE.number, KEEP.number):
        place -= 1
    return state.agenda[place]


class Exchanging(AnyTime):
    """All kinds of exchanges together."""

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        first = len(acts)
        for side in SIDE_ACTS:
            side.offer(state, farm, acts)
        # While nothing of the action has been carried out yet, something must stay possible.
        if state.dwarf != NONE and len(acts) > first:
            frame = _beneath_the_herd(state)
            if at_stake(state, frame):
                acts[first:] = [act for act in acts[first:] if not leaves_nothing(state, frame, act)]

    def apply(self, state: CavernaState, act: int) -> None:
        # After every exchange the step below asks again which animals to keep.
        if state.agenda[-1][0] == KEEP.number:
            state.agenda.pop()
        for side in SIDE_ACTS:
            if side.claims(act):
                side.apply(state, act)
                return

    def explain(self, state: CavernaState, act: int) -> Reason:
        for side in SIDE_ACTS:
            if side.claims(act):
                offered: list[int] = []
                side.offer(state, state.farms[state.seat], offered)
                return Reason("leaves_nothing", {}) if act in offered else side.explain(state, act)
        return Reason("not_now", {})


ANY_TIME.append(Exchanging())
