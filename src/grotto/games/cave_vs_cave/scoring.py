"""End and scoring (rules section 12) and the aims of the solo game (section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.cave_vs_cave.goods import GOLD
from grotto.games.cave_vs_cave.rooms import POINTS
from grotto.kernel.agenda import NOBODY
from grotto.kernel.bits import bits
from grotto.kernel.events import Result

if TYPE_CHECKING:
    from grotto.games.cave_vs_cave.state import Cave, CaveState

SOLO_AIM: Final = 50
SOLO_MASTERY: Final = 60


def room_points(cave: Cave) -> int:
    """The printed points of all furnished rooms, the extra cavern included."""
    total = 0
    for room in bits(cave.owned):
        total += POINTS[room]
    return total


def best_room(cave: Cave) -> int:
    """The points of the most valuable single room, 0 if there is none (R26)."""
    return max([POINTS[room] for room in bits(cave.owned)])


def score(cave: Cave) -> int:
    """Rooms plus gold; all other goods are worthless."""
    return room_points(cave) + cave.goods[GOLD]


def result(state: CaveState) -> Result:
    """The scores if the game ended now."""
    categories = tuple({"rooms": room_points(cave), "gold": cave.goods[GOLD]} for cave in state.caves)
    totals = tuple(score(cave) for cave in state.caves)
    final = state.actor == NOBODY
    if state.players == 1:
        if totals[0] >= SOLO_MASTERY:
            return Result(categories, totals, (0,), "mastery", final)
        if totals[0] >= SOLO_AIM:
            return Result(categories, totals, (0,), "aim_reached", final)
        return Result(categories, totals, (), "aim_missed", final)
    ranks = [(total, best_room(cave)) for total, cave in zip(totals, state.caves, strict=True)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    if len(winners) > 1:
        return Result(categories, totals, winners, "draw", final)
    tied = totals[0] == totals[1]
    return Result(categories, totals, winners, "tie_break" if tied else "points", final)
