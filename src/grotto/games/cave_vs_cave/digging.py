"""Excavate (8.5), the double dig (R05, R35) and the tile that solo turns up (section 13, R25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grotto.games.cave_vs_cave.board import CELL_IDS, CELLS, accessible
from grotto.games.cave_vs_cave.book import CELL_WORDS, ROOM_WORDS, STEPS, VOCABULARY
from grotto.games.cave_vs_cave.fields import TileField, short, tile_in_play
from grotto.games.cave_vs_cave.goods import bundle_data, goods
from grotto.games.cave_vs_cave.rooms import ROOM_IDS
from grotto.games.cave_vs_cave.state import SOLO, CaveState
from grotto.kernel.acts import OUTCOME
from grotto.kernel.agenda import EvenStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Reason
from grotto.kernel.goods import Bundle, payable
from grotto.kernel.state import Json

DIG: Final = VOCABULARY.add("dig", CELL_WORDS)
DIG_TWO: Final = VOCABULARY.add("dig_two", CELL_WORDS)
TURN_UP: Final = VOCABULARY.add("turn_up", ROOM_WORDS, role=OUTCOME)


def diggable(state: CaveState) -> int:
    """The face-down tiles that the player whose turn it is can reach."""
    cave = state.caves[state.seat]
    return accessible(cave.face_down, cave.walls)


def not_diggable(state: CaveState, cell: int) -> Reason:
    """Why a cell can't be dug."""
    if state.caves[state.seat].face_down >> cell & 1:
        return Reason("not_accessible", {"cell": CELL_IDS[cell]})
    return Reason("not_face_down", {"cell": CELL_IDS[cell]})


def dig(state: CaveState, cell: int) -> None:
    """Take a face-down tile off the board; chance then says which room it was."""
    cave = state.caves[state.seat]
    cave.face_down &= ~(1 << cell)
    cave.empty |= 1 << cell
    state.digs += 1
    if state.events is not None:
        state.tell("dug", {"cell": CELL_IDS[cell]})
    if CELLS[cell].food_icon:
        state.gain(goods(food=1), "food_icon")
    state.agenda.append((TURN_UP_DUG.number,))


def dig_single(state: CaveState, cell: int) -> None:
    """A dig that is not the first half of a double dig; solo may turn up a stack tile after it."""
    if state.players == SOLO and state.digs == 0 and state.stack:
        tile = tile_in_play(state)
        if tile is not None and count_is_final(state, tile.parts):
            state.agenda.append((TURN_UP_STACK.number,))
    dig(state, cell)


def count_is_final(state: CaveState, fields: Sequence[object]) -> bool:
    """R25: a second dig can follow only on a tile with two fields that may dig for this player."""
    owned = state.caves[state.seat].owned
    return sum([isinstance(field, TileField) and field.may_dig(owned) for field in fields]) < 2


class Dig(TileField):
    """Dig one accessible cavern."""

    def __init__(self, ignore_walls: bool = False) -> None:
        self.ignore_walls = ignore_walls

    def may_dig(self, owned: int) -> bool:
        return True

    def offer(self, state: CaveState, acts: list[int]) -> None:
        cave = state.caves[state.seat]
        DIG.offer(bits(accessible(cave.face_down, 0 if self.ignore_walls else cave.walls)), acts)

    def claims(self, act: int) -> bool:
        return act in DIG

    def take(self, state: CaveState, act: int) -> None:
        dig_single(state, DIG.arg(act))

    def explain(self, state: CaveState, act: int) -> Reason:
        return not_diggable(state, DIG.arg(act))

    def printed(self) -> Json:
        return {"do": "dig", "n": 1, "pay": {}, "ignore_walls": self.ignore_walls}


class DigTwo(TileField):
    """Pay, then dig two caverns one after the other; offered only if both can be dug (R05)."""

    def __init__(self, price: Bundle) -> None:
        self.price = price

    def may_dig(self, owned: int) -> bool:
        return True

    def offer(self, state: CaveState, acts: list[int]) -> None:
        cave = state.caves[state.seat]
        if payable(cave.goods, self.price):
            for cell in bits(diggable(state)):
                if accessible(cave.face_down & ~(1 << cell), cave.walls):
                    acts.append(DIG_TWO.act(cell))

    def claims(self, act: int) -> bool:
        return act in DIG_TWO

    def take(self, state: CaveState, act: int) -> None:
        state.pay(self.price, "dig_two")
        state.agenda.append((DIG_SECOND.number,))
        dig(state, DIG_TWO.arg(act))

    def explain(self, state: CaveState, act: int) -> Reason:
        if not payable(state.caves[state.seat].goods, self.price):
            return short(state.caves[state.seat].goods, self.price)
        if diggable(state) >> (DIG_TWO.arg(act)) & 1:
            return Reason("no_second_dig", {})
        return not_diggable(state, DIG_TWO.arg(act))

    def printed(self) -> Json:
        return {"do": "dig", "n": 2, "pay": bundle_data(self.price), "ignore_walls": False}


class SecondDig(Step[CaveState]):
    """The second half of a double dig: it must follow, only free exchanges may come first (R35)."""

    def fits(self, state: CaveState, frame: Frame) -> bool:
        return diggable(state) != 0

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        DIG.offer(bits(diggable(state)), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        dig(state, DIG.arg(act))

    def explain(self, state: CaveState, frame: Frame, act: int) -> Reason:
        if act in DIG:
            return not_diggable(state, DIG.arg(act))
        return Reason("second_dig_owed", {})


class TurnUp(EvenStep[CaveState]):
    """A room that nobody has seen joins the display (R06)."""

    def __init__(self, name: str, from_stack: bool) -> None:
        super().__init__(name)
        self.from_stack = from_stack

    def fits(self, state: CaveState, frame: Frame) -> bool:
        return not self.from_stack or (state.players == SOLO and state.stack > 0)

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        TURN_UP.offer(bits(state.unseen), acts)

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        room = TURN_UP.arg(act)
        state.unseen &= ~(1 << room)
        state.display |= 1 << room
        if self.from_stack:
            state.stack -= 1
        if state.events is not None:
            state.tell("turned_up", {"room": ROOM_IDS[room], "source": self.name})


DIG_SECOND: Final = STEPS.add(SecondDig("second_dig"))
TURN_UP_DUG: Final = STEPS.add(TurnUp("dug_room", from_stack=False))
TURN_UP_STACK: Final = STEPS.add(TurnUp("stack_room", from_stack=True))
