"""A position of Cave vs. Cave: what lies on the table, and how goods come and go."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.board import (
    CAVERNS,
    ENTRANCE,
    EXTRA,
    NO_EXTRA,
    START_EMPTY,
    START_FACE_DOWN,
)
from grotto.games.cave_vs_cave.book import GOOD_WORDS, STEPS, VOCABULARY
from grotto.games.cave_vs_cave.goods import EXCHANGEABLE, FOOD, GOODS, LIMITS, START
from grotto.games.cave_vs_cave.rooms import (
    DARK_ROOMS,
    ENTRANCE_ROOM_INDEX,
    ON_GOOD_GAINED,
    ROOM_IDS,
)
from grotto.games.cave_vs_cave.scoring import result, score
from grotto.kernel.acts import SIDE, Vocabulary
from grotto.kernel.agenda import Frame, StepBook
from grotto.kernel.errors import Data
from grotto.kernel.events import Reason, Result
from grotto.kernel.goods import Bundle
from grotto.kernel.kinds import NONE
from grotto.kernel.shapes import Shape
from grotto.kernel.state import State

WALLS: Final = 7
SOLO: Final = 1
TWO_PLAYERS: Final = 2
# Turns per player in each round, also the "dwarves" of a price (section 4).
TURNS: Final = {SOLO: (2, 2, 2, 3, 3, 3, 4), TWO_PLAYERS: (2, 2, 2, 3, 3, 3, 3, 4)}

# 8.9: 1 emmer, 1 flax or 1 gold for 1 food, any number of times on the own turn.
CONVERT: Final = VOCABULARY.add("convert", GOOD_WORDS.some(EXCHANGEABLE), role=SIDE)


class Cave:
    """One player's goods and cave board. Sets of cells, wall sites and rooms are bits."""

    __slots__ = ("empty", "extra", "face_down", "goods", "owned", "rooms", "walls")

    goods: list[int]
    face_down: int
    empty: int
    # The room in each cell, or NONE.
    rooms: list[int]
    owned: int
    walls: int
    extra: int

    def clone(self) -> Cave:
        """An equal cave that shares nothing that changes."""
        other = Cave()
        other.goods = self.goods.copy()
        other.face_down = self.face_down
        other.empty = self.empty
        other.rooms = self.rooms.copy()
        other.owned = self.owned
        other.walls = self.walls
        other.extra = self.extra
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes this cave this cave."""
        return (tuple(self.goods), self.face_down, self.empty, tuple(self.rooms), self.walls, self.extra)

    def complete(self) -> bool:
        """Whether all ten caverns hold face-up rooms (section 10)."""
        return not self.face_down and not self.empty & CAVERNS


def new_cave() -> Cave:
    """A cave as it is at the start."""
    cave = Cave()
    cave.goods = list(START)
    cave.face_down = START_FACE_DOWN
    cave.empty = START_EMPTY
    cave.rooms = [NONE] * (EXTRA + 1)
    cave.rooms[ENTRANCE] = ENTRANCE_ROOM_INDEX
    cave.owned = 1 << ENTRANCE_ROOM_INDEX
    cave.walls = 0
    cave.extra = NO_EXTRA
    return cave


class CaveState(State):
    """A position: both caves, what lies between them, and how far the turn has got."""

    __slots__ = (
        "caves",
        "digs",
        "display",
        "extra_owner",
        "first",
        "first_player",
        "hook_used",
        "opened",
        "resting",
        "round",
        "stack",
        "supply",
        "taken",
        "tile",
        "turn",
        "unseen",
    )

    # The option: who starts, or NONE for chance.
    first_player: int
    caves: list[Cave]
    display: int
    # The dark rooms nobody has seen: those in the stack and face down on the boards.
    unseen: int
    stack: int
    supply: int
    # Action tiles that were turned up, and who has taken each this round.
    opened: int
    taken: list[int]
    round: int
    turn: int
    first: int
    extra_owner: int
    # This turn: the tile, rooms that were used or furnished (R14), digs (R25), hooks used (R19).
    tile: int
    resting: int
    digs: int
    hook_used: int

    # ---- goods (8.1, 8.2, 8.8, R01) ----------------------------------------------------

    def gain(self, bundle: Bundle, source: str) -> None:
        """Add goods that arrive together, cut each at its limit, then let blue rooms answer."""
        cave = self.caves[self.seat]
        owned = cave.goods
        before = owned.copy()
        for good, n in bundle:
            total = owned[good] + n
            limit = LIMITS[good]
            owned[good] = total if total < limit else limit
        if self.events is not None:
            for good, n in bundle:
                arrived = owned[good] - before[good]
                if arrived:
                    self.tell("gained", {"good": GOODS[good], "n": arrived, "source": source})
                if arrived < n:
                    self.tell("lost", {"good": GOODS[good], "n": n - arrived})
        for bit, hook in ON_GOOD_GAINED:
            if cave.owned & bit and hook.least <= owned[hook.good] - before[hook.good] <= hook.most:
                self.gain(hook.then, ROOM_IDS[bit.bit_length() - 1])

    def pay(self, bundle: Bundle, purpose: str) -> None:
        """Take goods away; whether they are there has been checked."""
        owned = self.caves[self.seat].goods
        for good, n in bundle:
            owned[good] -= n
            if self.events is not None:
                self.tell("paid", {"good": GOODS[good], "n": n, "source": purpose})

    def refill(self, level: int, goods: tuple[int, ...], source: str) -> None:
        """8.8: raise each good to the level, never lower one. Raising by zero is no gain (R30)."""
        owned = self.caves[self.seat].goods
        self.gain(tuple((good, level - owned[good]) for good in goods if owned[good] < level), source)

    def dwarves(self) -> int:
        """Turns per player in this round."""
        return TURNS[self.players][self.round - 1]

    # ---- free exchange (8.9, R03) ------------------------------------------------------

    def offer_side_acts(self, acts: list[int]) -> None:
        goods = self.caves[self.actor].goods
        if goods[FOOD] < LIMITS[FOOD]:
            for good in EXCHANGEABLE:
                if goods[good]:
                    acts.append(CONVERT.act(good))

    def apply_side_act(self, act: int) -> None:
        self.pay(((CONVERT.arg(act), 1),), "convert")
        self.gain(((FOOD, 1),), "convert")

    def explain_side_act(self, act: int) -> Reason:
        if self.caves[self.actor].goods[FOOD] >= LIMITS[FOOD]:
            return Reason("food_full", {"n": LIMITS[FOOD]})
        return Reason("short", {"good": GOODS[CONVERT.arg(act)], "n": 1})

    # ---- the kernel's questions --------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def step_book(self) -> StepBook:
        return STEPS

    def result(self) -> Result:
        return result(self)

    def counters(self, seat: int) -> dict[str, int]:
        cave = self.caves[seat]
        numbers = {good: cave.goods[index] for index, good in enumerate(GOODS)}
        numbers["score"] = score(cave)
        return numbers

    def shape(self) -> Shape:
        # Imported late: the fields name tiles, and the tiles work on this class.
        from grotto.games.cave_vs_cave.position import POSITION

        return POSITION

    def options(self) -> Data:
        return {"first_player": "random" if self.first_player == NONE else self.first_player}

    def game_id(self) -> str:
        return "cave_vs_cave"

    def usual_agenda(self) -> list[Frame]:
        return [(STEPS.by_name["take_tile"].number,)]

    def agenda_fits(self, names: list[str]) -> bool:
        from grotto.games.cave_vs_cave.position import agenda_fits

        return agenda_fits(self, names)

    def clone(self) -> CaveState:
        other = CaveState()
        other.copy_frame_of(self)
        other.first_player = self.first_player
        other.caves = [cave.clone() for cave in self.caves]
        other.display = self.display
        other.unseen = self.unseen
        other.stack = self.stack
        other.supply = self.supply
        other.opened = self.opened
        other.taken = self.taken.copy()
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.extra_owner = self.extra_owner
        other.tile = self.tile
        other.resting = self.resting
        other.digs = self.digs
        other.hook_used = self.hook_used
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.players,
            self.version,
            self.first_player,
            tuple([cave.key() for cave in self.caves]),
            self.display,
            self.unseen,
            self.stack,
            self.opened,
            tuple(self.taken),
            self.round,
            self.turn,
            self.first,
            self.extra_owner,
            self.tile,
            self.resting,
            self.digs,
            self.hook_used,
            tuple(self.agenda),
        )


def new_state(players: int, first_player: int, version: int = 1) -> CaveState:
    """The table before the first round, with nothing to be done yet."""
    state = CaveState()
    state.begin(players, version)
    state.first_player = first_player
    state.caves = [new_cave() for _ in range(players)]
    state.display = 0
    state.unseen = DARK_ROOMS
    state.stack = 0
    state.supply = WALLS
    state.opened = 0
    state.taken = [NONE] * 12
    state.round = 1
    state.turn = 0
    state.first = 0
    state.extra_owner = NONE
    state.tile = NONE
    state.resting = 0
    state.digs = 0
    state.hook_used = 0
    return state
