"""The advancement track (section 10): goods placed for good, income, and when one is asked (R26, R54, R64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import STEPS
from grotto.games.above_and_below.fields import good_ids
from grotto.games.above_and_below.versions import PRIZES_ARE_PLACED
from grotto.games.above_and_below.village import Village, one_more
from grotto.kernel.agenda import NO_ACT, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import Some
from grotto.kernel.shapes import Field, seat_field

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState


def place(state: TableState, seat: int, good: int, n: int) -> None:
    """The first good of a kind takes the leftmost empty slot, later ones go on the same slot (R28)."""
    village = state.villages[seat]
    village.items[good] -= n
    if not village.placed[good]:
        village.track = (*village.track, good)
    village.placed = one_more(village.placed, good, n)
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


def place_all(state: TableState, seat: int, kinds: int = -1) -> None:
    """Every good of some kinds, so that no other placement of these goods scores more (R64)."""
    village = state.villages[seat]
    goods = [good for good in range(state.pack.cider) if village.items[good] and kinds >> good & 1]
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


class PlaceWon(Step["TableState"]):
    """What an encounter has brought may go on the track before the turn passes (R26)."""

    def remembers(self) -> list[Field]:
        return [Field("goods", Some(good_ids))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, goods = frame
        return goods != 0

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.place_won.act())
        acts.append(state.acts.keep.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, goods = frame
        if act in state.acts.place_won:
            place_all(state, state.seat, goods)

    def closes_by_itself(self, state: TableState, frame: Frame) -> int:
        _, goods = frame
        return NO_ACT if left_of(state, goods) else state.acts.keep.act()

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, goods = frame
        kinds = bits(left_of(state, goods))
        n = sum([state.villages[state.seat].items[good] for good in kinds])
        if len(kinds) == 1:
            return Prompt("place_won_kind", {"good": state.pack.goods[kinds[0]], "n": n})
        return Prompt(self.name, {"n": n})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("place_or_keep", {})


def left_of(state: TableState, goods: int) -> int:
    """Those of these kinds of goods that the acting player has in his supply, as bits."""
    items = state.villages[state.seat].items
    return sum([1 << good for good in bits(goods) if items[good]])


def ask_to_place(state: TableState, goods: int) -> None:
    """Ask what becomes of the goods that an encounter has brought, if they are still there."""
    if state.version >= PRIZES_ARE_PLACED and left_of(state, goods):
        state.agenda.append((PLACE_WON.number, goods))


PLACE_WON: Final = STEPS.add(PlaceWon("place_won"))
PLACE_BEFORE_INCOME: Final = STEPS.add(PlaceGoods("place_before_income"))
FINAL_PLACEMENT: Final = STEPS.add(PlaceGoods("final_placement"))
