"""What follows from a position, for whoever draws the villages: income, beds, caves."""

from __future__ import annotations

from grotto.games.above_and_below.state import CAVES, TableState
from grotto.games.above_and_below.track import income
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json


def shown(state: TableState) -> Json:
    """The cave cards that can still be explored, the open one included, and each village in the order of seats."""
    caves = state.unseen[CAVES].bit_count() + len(state.below[CAVES]) + (state.cave_top != NONE)
    return {"caves_left": caves, "villages": [_village(state, seat) for seat in range(state.players)]}


def _village(state: TableState, seat: int) -> Json:
    village = state.villages[seat]
    steps = state.pack.track_income
    now = steps[len(village.track) - 1] if village.track else state.pack.base_income
    brings = income(state, seat)
    return {
        "income": brings,
        # What it would be with one more kind of goods on the track.
        "next_income": brings - now + steps[min(len(village.track), len(steps) - 1)],
        "beds": state.total(seat, state.pack.beds),
        "empty_caves": village.empty_caves(),
    }
