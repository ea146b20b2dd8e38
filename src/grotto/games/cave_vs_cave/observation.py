"""What a player of Cave vs. Cave sees, as numbers: both caves, what lies between them, and the turn."""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.board import (
    CAVERNS,
    CELL_IDS,
    EDGE_IDS,
    EXTRA_SIDES,
    NO_EXTRA,
    accessible,
)
from grotto.games.cave_vs_cave.book import STEPS
from grotto.games.cave_vs_cave.goods import GOLD, GOODS
from grotto.games.cave_vs_cave.rooms import (
    BLUE_ROOMS,
    ENTRANCE_ROOM_INDEX,
    ORANGE_ROOMS,
    ROOM_IDS,
    ROOMS,
    colours_allow,
)
from grotto.games.cave_vs_cave.scoring import best_room, room_points
from grotto.games.cave_vs_cave.state import SOLO, TURNS, CaveState
from grotto.games.cave_vs_cave.tiles import TILE_IDS
from grotto.games.cave_vs_cave.value import fit, future
from grotto.kernel.bits import bits
from grotto.kernel.goods import payable
from grotto.kernel.kinds import NONE
from grotto.kernel.observation import Block, Observation, Part, agenda_block, count, mark, side_blocks, write_agenda

_ROOMS: Final = ROOM_IDS[:ENTRANCE_ROOM_INDEX]
_ALL_ROOMS: Final = (1 << ENTRANCE_ROOM_INDEX) - 1
_MOST_ROUNDS: Final = max([len(turns) for turns in TURNS.values()])

_NUMBERS: Final[tuple[str, ...]] = (
    "score", "room_points", "best_room", "turns_left", "fields_left", "food_per_field", "empty_caverns", "face_down",
    "can_be_dug", "orange_rooms", "blue_rooms", "most_gold",
)  # fmt: skip
_CAVE: Final[tuple[Part, ...]] = (
    ("goods", GOODS, "goods in the store"),
    ("numbers", _NUMBERS, "what follows from the cave, and what lies ahead of the player"),
    ("rooms", _ROOMS, "rooms that are furnished"),
    ("empty", CELL_IDS, "caverns without a room"),
    ("face_down", CELL_IDS, "caverns that lie face down"),
    ("walls", EDGE_IDS, "built walls"),
    ("extra", EXTRA_SIDES, "the extra cavern, by its side"),
    ("fits", _ROOMS, "rooms on display that fit an empty cavern"),
    ("one_wall", _ROOMS, "rooms on display that would with one more wall"),
    ("payable", _ROOMS, "rooms on display whose price the goods pay"),
)

OBSERVATION: Final = Observation([
    *side_blocks("own", _CAVE),
    *side_blocks("rival", _CAVE),
    Block("table", ("alone", "round", "walls_left", "stack", "own_turn", "opens_next_round", "turns_of_round"),
          "how far the game has got"),
    Block("round", tuple([f"round{number + 1}" for number in range(_MOST_ROUNDS)]), "the round"),
    Block("display", _ROOMS, "rooms on display"),
    Block("unseen", _ROOMS, "dark rooms that nobody has seen"),
    Block("tiles", TILE_IDS, "action tiles that were turned up"),
    Block("free", TILE_IDS, "action tiles that can still be taken this round"),
    Block("turn_tile", TILE_IDS, "the tile of the turn that is going on"),
    Block("turn", ("caverns_dug", "hooks_used"), "what was done in it"),
    Block("resting", ROOM_IDS, "rooms that were used or furnished in it"),
    agenda_block(STEPS),
])  # fmt: skip

_OWN: Final = OBSERVATION.start("own_goods")
_RIVAL: Final = OBSERVATION.start("rival_goods")
_AT_NUMBERS: Final = OBSERVATION.offset("own", "numbers")
_AT_ROOMS: Final = OBSERVATION.offset("own", "rooms")
_AT_EMPTY: Final = OBSERVATION.offset("own", "empty")
_AT_FACE_DOWN: Final = OBSERVATION.offset("own", "face_down")
_AT_WALLS: Final = OBSERVATION.offset("own", "walls")
_AT_EXTRA: Final = OBSERVATION.offset("own", "extra")
_AT_FITS: Final = OBSERVATION.offset("own", "fits")
_AT_ONE_WALL: Final = OBSERVATION.offset("own", "one_wall")
_AT_PAYABLE: Final = OBSERVATION.offset("own", "payable")
_TABLE: Final = OBSERVATION.start("table")
_ROUND: Final = OBSERVATION.start("round")
_DISPLAY: Final = OBSERVATION.start("display")
_UNSEEN: Final = OBSERVATION.start("unseen")
_TILES: Final = OBSERVATION.start("tiles")
_FREE: Final = OBSERVATION.start("free")
_TURN_TILE: Final = OBSERVATION.start("turn_tile")
_TURN: Final = OBSERVATION.start("turn")
_RESTING: Final = OBSERVATION.start("resting")
_NEXT: Final = OBSERVATION.start("next")


def observe(state: CaveState, seat: int) -> list[float]:
    """The position as a seat sees it."""
    vector = OBSERVATION.blank()
    _write_cave(state, seat, vector, _OWN)
    if state.players != SOLO:
        _write_cave(state, 1 - seat, vector, _RIVAL)
    _write_table(state, seat, vector)
    if state.tile != NONE:
        vector[_TURN_TILE + state.tile] = 1.0
        count(vector, _TURN, [state.digs, state.hook_used.bit_count()])
        mark(vector, _RESTING, state.resting)
    write_agenda(vector, _NEXT, STEPS, state.agenda)
    return vector


def _write_cave(state: CaveState, seat: int, vector: list[float], at: int) -> None:
    cave = state.caves[seat]
    goods = cave.goods
    count(vector, at, goods)
    points = room_points(cave)
    ahead = future(state, seat)
    count(vector, at + _AT_NUMBERS, [
        points + goods[GOLD],
        points,
        best_room(cave),
        ahead.turns,
        ahead.fields,
        ahead.dwarves,
        (cave.empty & CAVERNS).bit_count(),
        cave.face_down.bit_count(),
        accessible(cave.face_down, cave.walls).bit_count(),
        (cave.owned & ORANGE_ROOMS).bit_count(),
        (cave.owned & BLUE_ROOMS).bit_count(),
        state.players == SOLO or goods[GOLD] > state.caves[1 - seat].goods[GOLD],
    ])  # fmt: skip
    mark(vector, at + _AT_ROOMS, cave.owned & _ALL_ROOMS)
    mark(vector, at + _AT_EMPTY, cave.empty)
    mark(vector, at + _AT_FACE_DOWN, cave.face_down)
    mark(vector, at + _AT_WALLS, cave.walls)
    if cave.extra != NO_EXTRA:
        vector[at + _AT_EXTRA + cave.extra - 1] = 1.0
    if cave.empty:
        fitting = fit(cave.empty, cave.walls, cave.extra)
        mark(vector, at + _AT_FITS, state.display & fitting.any_now)
        if state.supply:
            mark(vector, at + _AT_ONE_WALL, state.display & fitting.any_walled)
    for room in bits(state.display):
        if payable(goods, ROOMS[room].cost) and colours_allow(cave.owned, room):
            vector[at + _AT_PAYABLE + room] = 1.0


def _write_table(state: CaveState, seat: int, vector: list[float]) -> None:
    next_round = (state.first + 1) % state.players == seat
    count(vector, _TABLE, [
        state.players == SOLO,
        state.round,
        state.supply,
        state.stack,
        state.seat == seat,
        next_round,
        state.dwarves(),
    ])  # fmt: skip
    vector[_ROUND + state.round - 1] = 1.0
    mark(vector, _DISPLAY, state.display)
    mark(vector, _UNSEEN, state.unseen)
    mark(vector, _TILES, state.opened)
    for tile in bits(state.opened):
        if state.taken[tile] == NONE:
            vector[_FREE + tile] = 1.0
