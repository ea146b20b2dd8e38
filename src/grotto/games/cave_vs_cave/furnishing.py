"""Furnish (8.6) and the extra cavern (section 10, R24, R38)."""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.games.cave_vs_cave.board import CELL_IDS, EXTRA, EXTRA_SIDES, NO_EXTRA, wall_shape, walls_around
from grotto.games.cave_vs_cave.book import CELL_WORDS, ROOM_WORDS, STEPS, VOCABULARY
from grotto.games.cave_vs_cave.fields import TileField, short
from grotto.games.cave_vs_cave.goods import FOOD, bundle_data, goods
from grotto.games.cave_vs_cave.rooms import ENTRANCE_ROOM_INDEX, ROOM_IDS, ROOMS, colours_allow, fitting_rooms
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.acts import Words
from grotto.kernel.agenda import Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle, payable, together
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json

# How a surcharge is paid: 1 food per dwarf, food, gold, or not at all.
PER_DWARF: Final = 0
IN_FOOD: Final = 1
IN_GOLD: Final = 2
FREE: Final = 3
SURCHARGES: Final[tuple[str, ...]] = ("per_dwarf", "food", "gold", "free")

FURNISH: Final = VOCABULARY.add("furnish", ROOM_WORDS, CELL_WORDS, Words("surcharge", SURCHARGES))
EXTRA_CAVERN: Final = VOCABULARY.add("extra_cavern", Words("side", EXTRA_SIDES))


class Surcharge(NamedTuple):
    """One way to pay what a tile asks on top of a room's cost."""

    kind: int
    price: Bundle


def per_dwarf() -> Surcharge:
    """1 food for each turn that every player has this round."""
    return Surcharge(PER_DWARF, ())


def in_food(n: int) -> Surcharge:
    """A fixed number of food."""
    return Surcharge(IN_FOOD, goods(food=n))


def in_gold(n: int) -> Surcharge:
    """A fixed number of gold."""
    return Surcharge(IN_GOLD, goods(gold=n))


def free() -> Surcharge:
    """Nothing on top."""
    return Surcharge(FREE, ())


class Furnish(TileField):
    """Place a room from the display on an empty cavern of the own board."""

    def __init__(self, *surcharges: Surcharge) -> None:
        self.surcharges = surcharges
        self.kinds = tuple(surcharge.kind for surcharge in surcharges)

    def price(self, state: CaveState, room: int, surcharge: Surcharge) -> Bundle:
        """Printed cost and surcharge as one sum (R07)."""
        extra = ((FOOD, state.dwarves()),) if surcharge.kind == PER_DWARF else surcharge.price
        return together(ROOMS[room].cost, extra)

    def offer(self, state: CaveState, acts: list[int]) -> None:
        cave = state.caves[state.seat]
        if not cave.empty:
            return
        cells = [(cell, fitting_rooms(cell, cave.walls, cave.extra)) for cell in bits(cave.empty)]
        payable_rooms = self.payable_rooms(state)
        for cell, fitting in cells:
            for surcharge, rooms in payable_rooms:
                for room in bits(rooms & fitting):
                    acts.append(FURNISH.act(room, cell, surcharge))

    def payable_rooms(self, state: CaveState) -> list[tuple[int, int]]:
        """For each surcharge the rooms on display that can be paid and whose colour is allowed."""
        cave = state.caves[state.seat]
        rows: list[tuple[int, int]] = []
        for surcharge in self.surcharges:
            extra = ((FOOD, state.dwarves()),) if surcharge.kind == PER_DWARF else surcharge.price
            if not payable(cave.goods, extra):
                continue
            left = cave.goods
            if extra:
                left = left.copy()
                for good, n in extra:
                    left[good] -= n
            rooms = 0
            for room in bits(state.display):
                if payable(left, ROOMS[room].cost) and colours_allow(cave.owned, room):
                    rooms |= 1 << room
            if rooms:
                rows.append((surcharge.kind, rooms))
        return rows

    def claims(self, act: int) -> bool:
        return act in FURNISH and FURNISH.args(act)[2] in self.kinds

    def take(self, state: CaveState, act: int) -> None:
        room, cell, kind = FURNISH.args(act)
        cave = state.caves[state.seat]
        surcharge = self.surcharges[self.kinds.index(kind)]
        state.pay(self.price(state, room, surcharge), ROOM_IDS[room])
        state.display &= ~(1 << room)
        cave.empty &= ~(1 << cell)
        cave.rooms[cell] = room
        cave.owned |= 1 << room
        # R14: a room furnished now rests until a later turn.
        state.resting |= 1 << room
        if state.events is not None:
            state.tell("furnished", {"room": ROOM_IDS[room], "cell": CELL_IDS[cell]})
        if state.extra_owner == NONE and cave.complete():
            state.extra_owner = state.seat
            state.agenda.append((EXTRA_SIDE.number,))

    def explain(self, state: CaveState, act: int) -> Reason:
        room, cell, kind = FURNISH.args(act)
        cave = state.caves[state.seat]
        if room == ENTRANCE_ROOM_INDEX or not state.display >> room & 1:
            return Reason("not_on_display", {"room": ROOM_IDS[room]})
        if not cave.empty >> cell & 1:
            if cell == EXTRA and cave.extra == NO_EXTRA:
                return Reason("no_extra_cavern", {})
            occupied = "face_down" if cave.face_down >> cell & 1 else "occupied"
            return Reason(occupied, {"cell": CELL_IDS[cell]})
        if not fitting_rooms(cell, cave.walls, cave.extra) >> room & 1:
            shape = wall_shape(walls_around(cell, cave.walls, cave.extra))
            return Reason("walls", {"room": ROOM_IDS[room], "pattern": ROOMS[room].walls, "shape": shape})
        if not colours_allow(cave.owned, room):
            return Reason("colours", {"room": ROOM_IDS[room]})
        return short(cave.goods, self.price(state, room, self.surcharges[self.kinds.index(kind)]))

    def printed(self) -> Json:
        surcharges = {SURCHARGES[surcharge.kind]: bundle_data(surcharge.price) for surcharge in self.surcharges}
        return {"do": "furnish", "surcharges": surcharges}


class ExtraSide(Step[CaveState]):
    """The winner of the extra cavern names its side before anything else (R38)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def fits(self, state: CaveState, frame: Frame) -> bool:
        return state.caves[state.seat].complete()

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        EXTRA_CAVERN.offer(list(range(len(EXTRA_SIDES))), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        cave = state.caves[state.seat]
        side = EXTRA_CAVERN.arg(act)
        cave.extra = side + 1
        cave.empty |= 1 << EXTRA
        if state.events is not None:
            state.tell("extra_cavern", {"side": EXTRA_SIDES[side]})

    def explain(self, state: CaveState, frame: Frame, act: int) -> Reason:
        return Reason("extra_side_first", {})


EXTRA_SIDE: Final = STEPS.add(ExtraSide("extra_side"))
