"""The fields of a position, and what the rules demand of them when a position is read from data.

Every key may be left out: what is not said is as in the opening position, and it is the turn of
the first player, who has not taken a tile yet. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave import board, rooms
from grotto.games.cave_vs_cave.activation import Activate
from grotto.games.cave_vs_cave.course import SOLO_DISPLAY, SOLO_STACK
from grotto.games.cave_vs_cave.digging import Dig, DigTwo
from grotto.games.cave_vs_cave.fields import fields_of
from grotto.games.cave_vs_cave.furnishing import Furnish
from grotto.games.cave_vs_cave.goods import GOODS, LIMITS
from grotto.games.cave_vs_cave.state import SOLO, TURNS, WALLS, Cave, CaveState
from grotto.games.cave_vs_cave.tiles import START, TILE_IDS, TILES
from grotto.kernel.bits import bits, bits_of, union
from grotto.kernel.demands import demand, demand_none, demand_once
from grotto.kernel.kinds import NONE, SEAT, ById, Counts, Int, OneOf, Some
from grotto.kernel.shapes import Each, Field, Group, Shape, seat_field

FURNISHED_IDS: Final = rooms.ROOM_IDS[: rooms.ENTRANCE_ROOM_INDEX]
ROOMS: Final = ById(
    board.CELL_IDS, OneOf(FURNISHED_IDS, required=True), printed=(board.ENTRANCE, rooms.ENTRANCE_ROOM_INDEX)
)


# ---- a cave --------------------------------------------------------------------------------


def _open_cells(cave: Cave) -> int:
    return board.CAVERNS if cave.extra == board.NO_EXTRA else board.CAVERNS | 1 << board.EXTRA


def _furnished(cave: Cave) -> int:
    return bits_of([cell for cell, room in enumerate(cave.rooms) if room not in (NONE, rooms.ENTRANCE_ROOM_INDEX)])


def _usual_empty(cave: Cave) -> int:
    """The cavern that starts empty, and the extra cavern, unless there is a room."""
    return (board.START_EMPTY | _open_cells(cave) & 1 << board.EXTRA) & ~_furnished(cave)


def _finish_cave(cave: Cave, path: str, state: CaveState) -> None:
    """Work out what follows from the fields, and refuse what no cave can look like."""
    owned = [room for room in cave.rooms if room != NONE]
    demand_once("room_twice", [1 << room for room in owned], "room", rooms.ROOM_IDS)
    cave.owned = bits_of(owned)
    furnished, open_cells = _furnished(cave), _open_cells(cave)
    demand_none("cell", furnished & ~open_cells, "cell", board.CELL_IDS, f"{path}.rooms")
    # The cavern that starts empty, and the extra cavern, are never face down.
    forgotten = (open_cells & ~board.CAVERNS | board.START_EMPTY) & ~(furnished | cave.empty)
    misplaced = cave.empty & (furnished | ~open_cells)
    demand_none("cell", misplaced | forgotten, "cell", board.CELL_IDS, f"{path}.empty")
    cave.face_down = board.CAVERNS & ~furnished & ~cave.empty
    complete = not (cave.face_down or cave.empty & board.CAVERNS)
    demand("extra", complete or cave.extra == board.NO_EXTRA, {"key": f"{path}.extra"})
    demand_none("edge", cave.walls & ~board.WALL_SITES[cave.extra], "edge", board.EDGE_IDS, f"{path}.walls")
    orange, blue = (cave.owned & rooms.ORANGE_ROOMS).bit_count(), (cave.owned & rooms.BLUE_ROOMS).bit_count()
    demand("colours", orange > blue, {"key": f"{path}.rooms"})


CAVE: Final = Shape("cave", [
    Field("goods", Counts(GOODS, LIMITS), "goods in the store"),
    Field("extra", OneOf(board.EXTRA_SIDES, base=1), "the extra cavern, by its side, if this player has it"),
    Field("rooms", ROOMS, "the room in each furnished cell"),
    Field("empty", Some(board.CELL_IDS), "caverns without a room; one neither furnished nor empty lies face down",
          default=_usual_empty, usual="the cavern beside the entrance, and the extra cavern"),
    Field("walls", Some(board.EDGE_IDS), "built walls"),
], check=_finish_cave, derived=("face_down", "owned"))  # fmt: skip


# ---- the table -----------------------------------------------------------------------------


def _usual_tiles(state: CaveState) -> int:
    """The starting tiles and one more for every round, in the order of the list."""
    tiles = [index for index, tile in enumerate(TILES) if tile.solo or state.players != SOLO]
    start = [index for index in tiles if TILES[index].back == START]
    return bits_of(tiles[: len(start) + state.round])


def _placed(state: CaveState) -> int:
    """The rooms in the caves, the entrances apart."""
    return union([cave.owned for cave in state.caves]) & ~(1 << rooms.ENTRANCE_ROOM_INDEX)


def _face_down(state: CaveState) -> int:
    """How many rooms lie face down on the boards."""
    return sum([cave.face_down.bit_count() for cave in state.caves])


TURN: Final = Shape("this_turn", [
    Field("tile", OneOf(TILE_IDS), "the action tile that was taken"),
    Field("resting", Some(rooms.ROOM_IDS), "rooms that were used or furnished"),
    Field("digs", Int(0, 2), "caverns that were dug"),
    Field("hooks_used", Some(rooms.ROOM_IDS), "blue rooms that were used with the tile", attribute="hook_used"),
])  # fmt: skip

POSITION: Final = Shape("position", [
    Field("round", Int(1, lambda state: len(TURNS[state.players])), "the round, from 1"),
    Field("turn", Int(0, lambda state: state.players * state.dwarves() - 1), "finished turns of this round"),
    seat_field("first", "the seat that opens the round"),
    Field("tiles", Some(TILE_IDS), "action tiles turned up", attribute="opened",
          default=_usual_tiles, usual="the starting tiles and one for every round, in the order of the list"),
    Field("taken", ById(TILE_IDS, SEAT), "who has taken which tile this round"),
    Field("caves", Each(CAVE), "the cave of each seat"),
    Field("walls_left", Int(0, WALLS), "walls nobody has built", attribute="supply", follows=True),
    Field("display", Some(FURNISHED_IDS), "rooms on offer",
          default=lambda state: bits_of(
              bits(rooms.LIGHT_ROOMS & ~_placed(state))[: SOLO_DISPLAY if state.players == SOLO else None]),
          usual="the light rooms; alone, three of them"),
    Field("unseen", Some(rooms.ROOM_IDS), "dark rooms that nobody has seen",
          default=lambda state: rooms.DARK_ROOMS & ~_placed(state) & ~state.display, usual="all that lie nowhere else"),
    Field("stack", Int(0, lambda state: SOLO_STACK if state.players == SOLO else 0), "those in the solo stack",
          default=lambda state: (
              max(0, min(SOLO_STACK, state.unseen.bit_count() - _face_down(state))) if state.players == SOLO else 0),
          usual="what is left of the unseen rooms"),
    Field("this_turn", Group(TURN), "what was done in the turn that is going on"),
], check=lambda state, path, whole: _check_table(state), derived=("extra_owner", "first_player"))  # fmt: skip


def _check_table(state: CaveState) -> None:
    """Each room and wall exists once; this turn is a turn of the player whose turn it is."""
    state.seat = (state.first + state.turn) % state.players
    walls = sum([cave.walls.bit_count() for cave in state.caves])
    demand("walls", walls <= WALLS, {"value": walls, "n": WALLS})
    state.supply = WALLS - walls
    owned = [cave.owned & ~(1 << rooms.ENTRANCE_ROOM_INDEX) for cave in state.caves]
    demand_once("room_twice", [*owned, state.display, state.unseen], "room", rooms.ROOM_IDS)
    demand_none("unseen", state.unseen & ~rooms.DARK_ROOMS, "room", rooms.ROOM_IDS)
    mine = state.caves[state.seat].owned
    hooks = mine & sum([bit for bit, hook in rooms.ON_TILE_TAKEN if hook.tile == TILE_IDS[state.tile]])
    idle = not (state.resting or state.digs or state.hook_used)
    theirs = state.resting & ~mine or state.hook_used & ~hooks
    demand("this_turn", not theirs and (idle or state.tile != NONE), {"key": "this_turn"})


# ---- the agenda ----------------------------------------------------------------------------

# What may lie on top of a tile in play, in this order from below, and the field that puts it there.
_IN_A_TURN: Final[dict[str, tuple[type, ...]]] = {
    "more_rooms": (Activate,),
    "extra_side": (Furnish,),
    "second_dig": (DigTwo,),
    "stack_room": (Dig, Activate),
    "dug_room": (Dig, DigTwo, Activate),
}


def agenda_fits(state: CaveState, names: list[str]) -> bool:
    """The stack must be one that a game can have: before a turn, or in the midst of one."""
    if not (_between_turns(state, names) if state.tile == NONE else _within_a_turn(state, names)):
        return False
    unseen, needed = state.unseen.bit_count(), _face_down(state) + state.stack + names.count("dug_room")
    demand("too_few_rooms", unseen >= needed, {"value": unseen, "n": needed})
    _check_opened(state, "new_round" in names)
    _check_taken(state)
    # Who has the extra cavern, or is about to name its side; there is only one.
    owners = [seat for seat, cave in enumerate(state.caves) if cave.extra != board.NO_EXTRA]
    owners += [state.seat] * names.count("extra_side")
    demand("extra_twice", len(owners) < 2, {})
    demand("extra_missing", bool(owners) or not any(cave.complete() for cave in state.caves), {})
    state.extra_owner = owners[0] if owners else NONE
    return True


def _between_turns(state: CaveState, names: list[str]) -> bool:
    starts: list[list[str]] = [["take_tile"]]
    if state.turn == 0 and state.round == 1:
        starts.append(["new_round", "display_room" if state.players == SOLO else "first_player"])
    if state.turn == 0:
        starts.append(["new_round"])
    if state.turn == 0 and state.round == len(TURNS[state.players]):
        starts.append([])
    return names in starts


def _within_a_turn(state: CaveState, names: list[str]) -> bool:
    if names == ["next_turn", "stack_room"]:
        return True
    on_top = [name for name in _IN_A_TURN if name in names]
    if names != ["turn_ends", TILE_IDS[state.tile], *on_top]:
        return False
    # What lies on top of a tile was put there by one of its parts.
    _, used = state.agenda[1]
    fields = fields_of(TILES[state.tile]) if used else []
    return all(any(isinstance(field, _IN_A_TURN[name]) for field in fields) for name in on_top)


def _check_opened(state: CaveState, new_round: bool) -> None:
    """The open tiles must be those of so many rounds."""
    rounds = TURNS[state.players][: state.round - 1 if new_round else state.round]
    for back in {tile.back for tile in TILES}:
        tiles = [index for index, tile in enumerate(TILES) if tile.back == back]
        shown = [index for index in tiles if state.opened >> index & 1]
        wanted = rounds.count(back) if back != START else len(tiles)
        known = all(state.players != SOLO or TILES[index].solo for index in shown)
        demand("tiles", known and len(shown) == wanted, {"round": state.round, "n": wanted, "back": back})


def _check_taken(state: CaveState) -> None:
    """The taken tiles must be those of so many turns."""
    taken = [tile for tile, seat in enumerate(state.taken) if seat != NONE]
    demand_none("taken_hidden", bits_of(taken) & ~state.opened, "tile", TILE_IDS)
    in_hand = state.tile != NONE
    demand("this_turn", not in_hand or state.taken[state.tile] == state.seat, {"key": "this_turn.tile"})
    turns = state.turn + in_hand
    demand("taken", len(taken) == turns, {"value": len(taken), "n": turns})
    for seat in range(state.players):
        found = state.taken.count(seat)
        own = sum([(state.first + turn) % state.players == seat for turn in range(turns)])
        demand("taken_seat", found == own, {"seat": seat, "value": found, "n": own})
