"""The advancement track (section 10): goods placed for good, income, and the last chances to place them (R54, R64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import STEPS
from grotto.kernel.agenda import Frame, Step
from grotto.kernel.events import Reason
from grotto.kernel.shapes import Field, seat_field

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState
    from grotto.games.above_and_below.village import Village


def place(state: TableState, seat: int, good: int, n: int) -> None:
    """The first good of a kind takes the leftmost empty slot, later ones go on the same slot (R28)."""
    village = state.villages[seat]
    village.items[good] -= n
    if not village.placed[good]:
        village.track = (*village.track, good)
    village.placed[good] += n
    if state.events is not None:
        slot = village.track.index(good) + 1
        state.tell("placed", {"good": state.pack.goods[good], "n": n, "slot": slot}, seat)


def can_place(state: TableState, seat: int) -> bool:
    """Whether there is a good in the supply; what is for sale can't be placed (R55)."""
    return any(state.villages[seat].items[: state.pack.cider])


def explain_place(state: TableState, seat: int, good: int) -> Reason:
    """Why a good can't be placed."""
    if state.villages[seat].sale == good:
        return Reason("for_sale", {"item": state.pack.items[good]})
    return Reason("no_such_item", {"item": state.pack.items[good]})


def place_all(state: TableState, seat: int) -> None:
    """Every good, so that no other placement of these goods scores more (R64)."""
    village = state.villages[seat]
    goods = [good for good in range(state.pack.cider) if village.items[good]]
    goods.sort(key=lambda good: (0, 0, good) if village.placed[good] else (1, village.items[good], good))
    for good in goods:
        place(state, seat, good, village.items[good])


def track_points(state: TableState, village: Village) -> int:
    """Points of the slot times goods on it, all slots."""
    points = state.pack.track_points
    return sum([points[slot] * village.placed[good] for slot, good in enumerate(village.track)])


def income(state: TableState, seat: int) -> int:
    """What the income step brings: the rightmost slot with goods, symbols, and goods on the track."""
    village = state.villages[seat]
    pack = state.pack
    total = pack.track_income[len(village.track) - 1] if village.track else pack.base_income
    for card in village.buildings:
        total += pack.income[card]
        for good, n in pack.cards[card].income_per:
            total += n * village.placed[good]
    return total


class PlaceGoods(Step["TableState"]):
    """The last chance to place goods: before income, and at the end of the game."""

    def remembers(self) -> list[Field]:
        return [seat_field("seat")]

    def actor(self, state: TableState, frame: Frame) -> int:
        _, seat = frame
        return seat

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, seat = frame
        if can_place(state, seat):
            acts.append(state.acts.place_all.act())
        acts.append(state.acts.done.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, seat = frame
        if act in state.acts.place_all:
            place_all(state, seat)

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        if act in state.acts.place_all:
            return Reason("no_goods", {})
        return Reason("round_over", {})


PLACE_BEFORE_INCOME: Final = STEPS.add(PlaceGoods("place_before_income"))
FINAL_PLACEMENT: Final = STEPS.add(PlaceGoods("final_placement"))
