"""Room actions [1], [2], [3] (8.7, R13, R16, R17, R34)."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.board import CELL_IDS
from grotto.games.cave_vs_cave.book import END_TURN, STEPS, VOCABULARY
from grotto.games.cave_vs_cave.digging import dig_single, diggable, not_diggable
from grotto.games.cave_vs_cave.fields import TileField, fields_of, short, tile_in_play
from grotto.games.cave_vs_cave.goods import GOODS, LIMITS
from grotto.games.cave_vs_cave.rooms import (
    DIGGING_ROOMS,
    ON_ROOM_ACTION,
    ORANGE_ROOMS,
    ROOM_IDS,
    ROOMS,
    Way,
)
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.acts import Word
from grotto.kernel.agenda import NO_ACT, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import payable
from grotto.kernel.kinds import Int
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json


class Use:
    """An act that uses a room in one of its ways; a digging way has an act for each cavern."""

    __slots__ = ("act", "below", "cell", "few", "pay", "room", "way")

    def __init__(self, room: int, way: Way, cell: int) -> None:
        self.act = NO_ACT
        self.room = room
        self.way = way
        self.cell = cell
        self.pay = way.pay
        self.few = way.few
        self.below = way.below

    def words(self) -> tuple[Word, ...]:
        """The room, what its way names, and the cavern to dig."""
        words = [Word("room", ROOM_IDS[self.room]), *[Word(kind, id) for kind, id in self.way.words]]
        if self.way.dig:
            words.append(Word("cell", CELL_IDS[self.cell]))
        return tuple(words)


def _uses_of(room: int) -> list[Use]:
    uses: list[Use] = []
    for way in ROOMS[room].ways:
        cells = range(len(CELL_IDS)) if way.dig else range(1)
        uses.extend([Use(room, way, cell) for cell in cells])
    return uses


# The uses of each room, and all of them in the order of their acts.
USES_OF: Final = [_uses_of(room) for room in range(len(ROOMS))]
USES: Final = [use for uses in USES_OF for use in uses]
USE: Final = VOCABULARY.add_rows("use", [use.words() for use in USES])
for _row, _use in enumerate(USES):
    _use.act = USE.act(_row)


def offer_uses(state: CaveState, goods: list[int], acts: list[int]) -> None:
    """The orange rooms that can act and have not yet done so this turn, in every way they can."""
    for room in bits(state.caves[state.seat].owned & ORANGE_ROOMS & ~state.resting):
        digs = DIGGING_ROOMS >> room & 1
        for use in USES_OF[room]:
            if use.few >= 0 and goods[use.few] >= use.below:
                continue
            if digs and not diggable(state) >> use.cell & 1:
                continue
            if payable(goods, use.pay):
                acts.append(use.act)


def use_room(state: CaveState, use: Use) -> None:
    """Carry out a room's effect: pay, then gain, refill or dig."""
    id = ROOM_IDS[use.room]
    way = use.way
    state.resting |= 1 << use.room
    if state.events is not None:
        state.tell("used", {"room": id})
    if way.pay:
        state.pay(way.pay, id)
    if way.get:
        state.gain(way.get, id)
    if way.refill:
        state.refill(way.level, way.refill, id)
    if way.dig:
        dig_single(state, use.cell)


def explain_use(state: CaveState, goods: list[int], act: int) -> Reason:
    """Why a room can't be used like that with these goods."""
    use = USES[USE.row(act)]
    id = ROOM_IDS[use.room]
    cave = state.caves[state.seat]
    if not cave.owned >> use.room & 1:
        return Reason("not_your_room", {"room": id})
    if state.resting >> use.room & 1:
        return Reason("room_resting", {"room": id})
    if use.few >= 0 and goods[use.few] >= use.below:
        return Reason("too_many", {"good": GOODS[use.few], "n": use.below})
    if not payable(goods, use.pay):
        return short(goods, use.pay)
    return not_diggable(state, use.cell)


# R17: a [3] and what blue rooms add to it.
MOST_ROOMS: Final = 4


class Activate(TileField):
    """Use up to n different orange rooms, one after another."""

    def __init__(self, n: int) -> None:
        self.n = n

    def may_dig(self, owned: int) -> bool:
        return bool(owned & DIGGING_ROOMS)

    def offer(self, state: CaveState, acts: list[int]) -> None:
        offer_uses(state, self.spendable(state), acts)

    def spendable(self, state: CaveState) -> list[int]:
        """The goods that can be spent in the room: what blue rooms bring comes before it (R16)."""
        cave = state.caves[state.seat]
        goods = cave.goods
        for bit, hook in ON_ROOM_ACTION:
            if cave.owned & bit and hook.then and self.n in hook.counts:
                goods = goods.copy()
                for good, n in hook.then:
                    goods[good] = min(goods[good] + n, LIMITS[good])
        return goods

    def claims(self, act: int) -> bool:
        return act in USE

    def take(self, state: CaveState, act: int) -> None:
        owned = state.caves[state.seat].owned
        for bit, hook in ON_ROOM_ACTION:
            if owned & bit and hook.then and self.n in hook.counts:
                state.gain(hook.then, ROOM_IDS[bit.bit_length() - 1])
        rooms = self.rooms(state)
        if rooms > 1:
            state.agenda.append((MORE_ROOMS.number, rooms - 1))
        use_room(state, USES[USE.row(act)])

    def rooms(self, state: CaveState) -> int:
        """How many rooms may be used: the printed number and what blue rooms add to it (R17)."""
        owned = state.caves[state.seat].owned
        return self.n + sum([hook.more_rooms for bit, hook in ON_ROOM_ACTION if owned & bit and self.n in hook.counts])

    def explain(self, state: CaveState, act: int) -> Reason:
        return explain_use(state, self.spendable(state), act)

    def printed(self) -> Json:
        return {"do": "activate", "n": self.n}


class MoreRooms(Step[CaveState]):
    """What is left of a [2] or [3]: it may be named room by room, and lapses with the turn (R34)."""

    def remembers(self) -> list[Field]:
        return [Field("left", Int(1, MOST_ROOMS - 1))]

    def fits(self, state: CaveState, frame: Frame) -> bool:
        _, left = frame
        tile = tile_in_play(state)
        return tile is not None and any(
            isinstance(field, Activate) and left < field.rooms(state) for field in fields_of(tile)
        )

    def legal(self, state: CaveState, frame: Frame, acts: list[int]) -> None:
        offer_uses(state, state.caves[state.seat].goods, acts)
        acts.append(END_TURN.act())

    def apply(self, state: CaveState, frame: Frame, act: int) -> None:
        _, left = frame
        if act in END_TURN:
            # The tile's own frame is left as well; the end of the turn lies below it.
            state.agenda.pop()
            return
        if left > 1:
            state.agenda.append((self.number, left - 1))
        use_room(state, USES[USE.row(act)])

    def prompt(self, state: CaveState, frame: Frame) -> Prompt:
        _, left = frame
        return Prompt(self.name, {"n": left})

    def explain(self, state: CaveState, frame: Frame, act: int) -> Reason:
        if act in USE:
            return explain_use(state, state.caves[state.seat].goods, act)
        tile = state.agenda[-2]
        return STEPS.steps[tile[0]].explain(state, tile, act)


MORE_ROOMS: Final = STEPS.add(MoreRooms("more_rooms"))
