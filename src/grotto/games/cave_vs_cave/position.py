"""The fields of a position, and what the rules demand of them when a position is read from data.

Every key may be left out: what is not said is as in the opening position, and it is the turn of
the first player, who has not taken a tile yet. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Final

from grotto.games.cave_vs_cave.activation import MORE_ROOMS, Activate
from grotto.games.cave_vs_cave.board import (
    CAVERNS,
    CELL_IDS,
    EDGE_IDS,
    ENTRANCE,
    EXTRA,
    EXTRA_SIDES,
    NO_EXTRA,
    START_EMPTY,
    WALL_SITES,
)
from grotto.games.cave_vs_cave.course import (
    DISPLAY_ROOM,
    FIRST_PLAYER,
    NEW_ROUND,
    NEXT_TURN,
    SOLO_DISPLAY,
    SOLO_STACK,
    TAKE_TILE,
    TURN_ENDS,
)
from grotto.games.cave_vs_cave.digging import DIG_SECOND, TURN_UP_DUG, TURN_UP_STACK, Dig, DigTwo
from grotto.games.cave_vs_cave.fields import fields_of
from grotto.games.cave_vs_cave.furnishing import EXTRA_SIDE, Furnish
from grotto.games.cave_vs_cave.goods import GOODS, LIMITS
from grotto.games.cave_vs_cave.rooms import (
    BLUE_ROOMS,
    DARK_ROOMS,
    ENTRANCE_ROOM_INDEX,
    LIGHT_ROOMS,
    ON_TILE_TAKEN,
    ORANGE_ROOMS,
    ROOM_IDS,
)
from grotto.games.cave_vs_cave.state import SOLO, TURNS, WALLS, Cave, CaveState
from grotto.games.cave_vs_cave.tiles import START, TILE_IDS, TILES
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.errors import wrong
from grotto.kernel.kinds import NONE, ById, Counts, Int, OneOf, Some
from grotto.kernel.shapes import Each, Field, Group, Shape, seat_field

FURNISHED_IDS: Final = ROOM_IDS[:ENTRANCE_ROOM_INDEX]


# ---- a cave --------------------------------------------------------------------------------


class RoomsField(ById):
    """The room in each cell. The entrance is printed and goes without saying."""

    def write(self, value: list[int], state: object) -> object:
        return super().write([NONE if cell == ENTRANCE else room for cell, room in enumerate(value)], state)

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        rooms = super().read(data, where, state)
        assert isinstance(rooms, list)
        if rooms[ENTRANCE] != NONE:
            raise wrong("cell", {"key": where, "cell": CELL_IDS[ENTRANCE]})
        rooms[ENTRANCE] = ENTRANCE_ROOM_INDEX
        return rooms


def _open_cells(cave: Cave) -> int:
    return CAVERNS if cave.extra == NO_EXTRA else CAVERNS | 1 << EXTRA


def _furnished(cave: Cave) -> int:
    return bits_of([cell for cell, room in enumerate(cave.rooms) if room != NONE and cell != ENTRANCE])


def _usual_empty(cave: Cave) -> int:
    """The cavern that starts empty, and the extra cavern, unless there is a room."""
    return (START_EMPTY | _open_cells(cave) & 1 << EXTRA) & ~_furnished(cave)


def _finish_cave(cave: Cave, path: str, state: CaveState) -> None:
    """Work out what follows from the fields, and refuse what no cave can look like."""
    furnished, open_cells = _furnished(cave), _open_cells(cave)
    for room in [room for room in cave.rooms if room not in (NONE, ENTRANCE_ROOM_INDEX)]:
        if cave.owned >> room & 1:
            raise wrong("room_twice", {"room": ROOM_IDS[room]})
        cave.owned |= 1 << room
    if furnished & ~open_cells:
        raise wrong("cell", {"key": f"{path}.rooms", "cell": CELL_IDS[bits(furnished & ~open_cells)[0]]})
    misplaced = cave.empty & (furnished | ~open_cells)
    # The cavern that starts empty, and the extra cavern, are never face down.
    forgotten = (open_cells & ~CAVERNS | START_EMPTY) & ~(furnished | cave.empty)
    if misplaced or forgotten:
        raise wrong("cell", {"key": f"{path}.empty", "cell": CELL_IDS[bits(misplaced | forgotten)[0]]})
    cave.face_down = CAVERNS & ~furnished & ~cave.empty
    if cave.extra != NO_EXTRA and (cave.face_down or cave.empty & CAVERNS):
        raise wrong("extra", {"key": f"{path}.extra"})
    if cave.walls & ~WALL_SITES[cave.extra]:
        edge = EDGE_IDS[bits(cave.walls & ~WALL_SITES[cave.extra])[0]]
        raise wrong("edge", {"key": f"{path}.walls", "edge": edge})
    orange, blue = (cave.owned & ORANGE_ROOMS).bit_count(), (cave.owned & BLUE_ROOMS).bit_count()
    if orange <= blue:
        raise wrong("colours", {"key": f"{path}.rooms"})


CAVE: Final = Shape(
    "cave",
    [
        Field("goods", Counts(GOODS, LIMITS), "goods in the store"),
        Field("extra", OneOf(EXTRA_SIDES, base=1), "the extra cavern, by its side, if this player has it"),
        Field("rooms", RoomsField(CELL_IDS, OneOf(FURNISHED_IDS, required=True)), "the room in each furnished cell"),
        Field(
            "empty", Some(CELL_IDS), "caverns without a room; one that is neither furnished nor empty lies face down",
            default=_usual_empty, usual="the cavern beside the entrance, and the extra cavern",
        ),
        Field("walls", Some(EDGE_IDS), "built walls"),
    ],
    check=_finish_cave,
    derived=("face_down", "owned"),
)  # fmt: skip


# ---- the table -----------------------------------------------------------------------------


def _usual_tiles(state: CaveState) -> int:
    """The starting tiles and one more for every round, in the order of the list."""
    tiles = [index for index, tile in enumerate(TILES) if tile.solo or state.players != SOLO]
    start = [index for index in tiles if TILES[index].back == START]
    return bits_of(tiles[: len(start) + state.round])


def _placed(state: CaveState) -> int:
    """The rooms in the caves, the entrances apart."""
    placed = 0
    for cave in state.caves:
        placed |= cave.owned
    return placed & ~(1 << ENTRANCE_ROOM_INDEX)


def _usual_display(state: CaveState) -> int:
    light = bits(LIGHT_ROOMS & ~_placed(state))
    return bits_of(light[:SOLO_DISPLAY] if state.players == SOLO else light)


def _face_down(state: CaveState) -> int:
    """How many rooms lie face down on the boards."""
    return sum([cave.face_down.bit_count() for cave in state.caves])


def _most_stack(state: CaveState) -> int:
    return SOLO_STACK if state.players == SOLO else 0


TURN: Final = Shape(
    "this_turn",
    [
        Field("tile", OneOf(TILE_IDS), "the action tile that was taken"),
        Field("resting", Some(ROOM_IDS), "rooms that were used or furnished"),
        Field("digs", Int(0, 2), "caverns that were dug"),
        Field("hooks_used", Some(ROOM_IDS), "blue rooms that were used with the tile", attribute="hook_used"),
    ],
)

POSITION: Final = Shape(
    "position",
    [
        Field("round", Int(1, lambda state: len(TURNS[state.players])), "the round, from 1"),
        Field("turn", Int(0, lambda state: state.players * state.dwarves() - 1), "finished turns of this round"),
        seat_field("first", "the seat that opens the round"),
        Field(
            "tiles", Some(TILE_IDS), "action tiles turned up", attribute="opened",
            default=_usual_tiles, usual="the starting tiles and one for every round, in the order of the list",
        ),
        Field("taken", ById(TILE_IDS, Int(0, lambda state: state.players - 1)), "who has taken which tile this round"),
        Field("caves", Each(CAVE), "the cave of each seat"),
        Field("walls_left", Int(0, WALLS), "walls nobody has built", attribute="supply",
              follows=True),
        Field("display", Some(FURNISHED_IDS), "rooms on offer",
              default=_usual_display, usual="the light rooms; alone, three of them"),
        Field(
            "unseen", Some(ROOM_IDS), "dark rooms that nobody has seen",
            default=lambda state: DARK_ROOMS & ~_placed(state) & ~state.display, usual="all that lie nowhere else",
        ),
        Field(
            "stack", Int(0, _most_stack), "how many of them lie in the solo stack",
            default=lambda state: max(0, min(_most_stack(state), state.unseen.bit_count() - _face_down(state))),
            usual="what is left of the unseen rooms",
        ),
        Field("this_turn", Group(TURN), "what was done in the turn that is going on"),
    ],
    check=lambda state, path, whole: _check_table(state),
    derived=("extra_owner", "first_player"),
)  # fmt: skip


def _check_table(state: CaveState) -> None:
    """Each room and wall exists once; this turn is a turn of the player whose turn it is."""
    state.seat = (state.first + state.turn) % state.players
    walls = sum([cave.walls.bit_count() for cave in state.caves])
    if walls > WALLS:
        raise wrong("walls", {"value": walls, "n": WALLS})
    state.supply = WALLS - walls
    placed = 0
    for rooms in [cave.owned & ~(1 << ENTRANCE_ROOM_INDEX) for cave in state.caves] + [state.display, state.unseen]:
        if placed & rooms:
            raise wrong("room_twice", {"room": ROOM_IDS[bits(placed & rooms)[0]]})
        placed |= rooms
    if state.unseen & ~DARK_ROOMS:
        raise wrong("unseen", {"room": ROOM_IDS[bits(state.unseen & ~DARK_ROOMS)[0]]})
    owned = state.caves[state.seat].owned
    hooks = sum([bit for bit, hook in ON_TILE_TAKEN if hook.tile == TILE_IDS[state.tile]])
    idle = not (state.resting or state.digs or state.hook_used)
    if state.resting & ~owned or state.hook_used & ~(owned & hooks) or (state.tile == NONE and not idle):
        raise wrong("this_turn", {"key": "this_turn"})


# ---- the agenda ----------------------------------------------------------------------------

# What may lie on top of a tile in play, in this order from below, and the field that puts it there.
_IN_A_TURN: Final[dict[str, tuple[type, ...]]] = {
    MORE_ROOMS.name: (Activate,),
    EXTRA_SIDE.name: (Furnish,),
    DIG_SECOND.name: (DigTwo,),
    TURN_UP_STACK.name: (Dig, Activate),
    TURN_UP_DUG.name: (Dig, DigTwo, Activate),
}


def agenda_fits(state: CaveState, names: list[str]) -> bool:
    """The stack must be one that a game can have: before a turn, or in the midst of one."""
    if not (_between_turns(state, names) if state.tile == NONE else _within_a_turn(state, names)):
        return False
    needed = _face_down(state) + state.stack + names.count(TURN_UP_DUG.name)
    if state.unseen.bit_count() < needed:
        raise wrong("too_few_rooms", {"value": state.unseen.bit_count(), "n": needed})
    _check_tiles(state, NEW_ROUND.name in names)
    state.extra_owner = _extra_owner(state, EXTRA_SIDE.name in names)
    return True


def _between_turns(state: CaveState, names: list[str]) -> bool:
    starts: list[list[str]] = [[TAKE_TILE.name]]
    if state.turn == 0 and state.round == 1:
        starts.append([NEW_ROUND.name, DISPLAY_ROOM.name if state.players == SOLO else FIRST_PLAYER.name])
    if state.turn == 0:
        starts.append([NEW_ROUND.name])
    if state.turn == 0 and state.round == len(TURNS[state.players]):
        starts.append([])
    return names in starts


def _within_a_turn(state: CaveState, names: list[str]) -> bool:
    if names == [NEXT_TURN.name, TURN_UP_STACK.name]:
        return True
    on_top = [name for name in _IN_A_TURN if name in names]
    if names != [TURN_ENDS.name, TILE_IDS[state.tile], *on_top]:
        return False
    # What lies on top of a tile was put there by one of its parts.
    _, used = state.agenda[1]
    if on_top and not used:
        return False
    fields = fields_of(TILES[state.tile])
    return all(any(isinstance(field, _IN_A_TURN[name]) for field in fields) for name in on_top)


def _extra_owner(state: CaveState, about_to_name_it: bool) -> int:
    """Who has the extra cavern, or is about to name its side; there is only one."""
    owners = [seat for seat, cave in enumerate(state.caves) if cave.extra != NO_EXTRA]
    if about_to_name_it:
        owners.append(state.seat)
    if len(owners) > 1:
        raise wrong("extra_twice", {})
    if not owners and any(cave.complete() for cave in state.caves):
        raise wrong("extra_missing", {})
    return owners[0] if owners else NONE


def _check_tiles(state: CaveState, new_round: bool) -> None:
    """The open tiles must be those of so many rounds, the taken ones those of so many turns."""
    rounds = TURNS[state.players][: state.round - 1 if new_round else state.round]
    for back in {tile.back for tile in TILES}:
        tiles = [index for index, tile in enumerate(TILES) if tile.back == back]
        shown = [index for index in tiles if state.opened >> index & 1]
        wanted = rounds.count(back) if back != START else len(tiles)
        if len(shown) != wanted or any(state.players == SOLO and not TILES[index].solo for index in shown):
            raise wrong("tiles", {"round": state.round, "n": wanted, "back": back})
    taken = [tile for tile, seat in enumerate(state.taken) if seat != NONE]
    for tile in taken:
        if not state.opened >> tile & 1:
            raise wrong("taken_hidden", {"tile": TILE_IDS[tile]})
    in_hand = state.tile != NONE
    if in_hand and state.taken[state.tile] != state.seat:
        raise wrong("this_turn", {"key": "this_turn.tile"})
    if len(taken) != state.turn + in_hand:
        raise wrong("taken", {"value": len(taken), "n": state.turn + in_hand})
    for seat in range(state.players):
        turns = sum([(state.first + turn) % state.players == seat for turn in range(len(taken))])
        if state.taken.count(seat) != turns:
            raise wrong("taken_seat", {"seat": seat, "value": state.taken.count(seat), "n": turns})
