"""A position as JSON data, in words of the game, and back.

Every key may be left out: what is not said is as in the opening position, and it is the turn of
the first player, who has not taken a tile yet. README.md of the project describes the form.
"""

from __future__ import annotations

from grotto.games.cave_vs_cave.activation import MORE_ROOMS, Activate
from grotto.games.cave_vs_cave.board import (
    CAVERNS,
    CELL_IDS,
    CELL_INDEX,
    EDGE_IDS,
    ENTRANCE,
    EXTRA,
    EXTRA_SIDES,
    NO_EXTRA,
    START_EMPTY,
    WALL_SITES,
    accessible,
    bits,
)
from grotto.games.cave_vs_cave.book import STEPS
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
from grotto.games.cave_vs_cave.state import NONE, SOLO, TURNS, WALLS, Cave, CaveState
from grotto.games.cave_vs_cave.tiles import START, TILE_IDS, TILE_INDEX, TILES
from grotto.kernel.agenda import AtMostOne, Connective
from grotto.kernel.errors import BadData, Data
from grotto.kernel.reading import Fields, index_of
from grotto.kernel.state import Json

SEATS = (1, 2)


def to_data(state: CaveState) -> Json:
    """The position in words."""
    taken = {TILE_IDS[tile]: seat for tile, seat in enumerate(state.taken) if seat != NONE}
    return {
        "game": "cave_vs_cave",
        "players": state.players,
        "options": {"first_player": "random" if state.first_player == NONE else state.first_player},
        "round": state.round,
        "turn": state.turn,
        "first": state.first,
        "tiles": [TILE_IDS[tile] for tile in bits(state.opened)],
        "taken": taken,
        "display": _rooms(state.display),
        "unseen": _rooms(state.unseen),
        "stack": state.stack,
        "caves": [_cave_data(cave) for cave in state.caves],
        "this_turn": {
            "tile": None if state.tile == NONE else TILE_IDS[state.tile],
            "resting": _rooms(state.resting),
            "digs": state.digs,
            "hooks_used": _rooms(state.hook_used),
        },
        "agenda": state.agenda_data(),
    }


def _rooms(mask: int) -> list[str]:
    return [ROOM_IDS[room] for room in bits(mask)]


def _cave_data(cave: Cave) -> Json:
    placed = {CELL_IDS[cell]: ROOM_IDS[room] for cell, room in enumerate(cave.rooms) if room >= 0 and cell != ENTRANCE}
    return {
        "goods": {good: cave.goods[index] for index, good in enumerate(GOODS)},
        "rooms": placed,
        "empty": [CELL_IDS[cell] for cell in bits(cave.empty)],
        "walls": [EDGE_IDS[edge] for edge in bits(cave.walls)],
        "extra": None if cave.extra == NO_EXTRA else EXTRA_SIDES[cave.extra - 1],
    }


def from_data(data: Json) -> CaveState:
    """The position that the data describe; BadData says what is wrong with them."""
    fields = Fields(data, "")
    fields.index("game", ("cave_vs_cave",), 0)
    players = fields.integer("players", SEATS[0], SEATS[-1], SEATS[-1])
    options = fields.fields("options")
    state = CaveState(players, _first_player(options))
    options.done()
    _read_schedule(state, fields)
    _read_caves(state, fields.get("caves"))
    _read_rooms(state, fields)
    _read_turn(state, fields.fields("this_turn"))
    agenda = fields.get("agenda")
    fields.done()
    state.set_agenda([[TAKE_TILE.name]] if agenda is None else agenda)
    _check_agenda(state)
    _check_tiles(state)
    state.extra_owner = _extra_owner(state)
    state.settle()
    return state


def _first_player(options: Fields) -> int:
    if options.data.get("first_player") == "random":
        options.get("first_player")
        return NONE
    return options.integer("first_player", 0, 1, NONE)


def _wrong(id: str, data: Data) -> BadData:
    return BadData(f"position_{id}", data)


def _read_schedule(state: CaveState, fields: Fields) -> None:
    """Round, turn and action tiles."""
    turns = TURNS[state.players]
    state.round = fields.integer("round", 1, len(turns), 1)
    state.turn = fields.integer("turn", 0, state.players * state.dwarves() - 1, 0)
    state.first = fields.integer("first", 0, state.players - 1, 0)
    state.seat = (state.first + state.turn) % state.players
    state.opened = fields.members("tiles", TILE_IDS, _usual_tiles(state.players, state.round))
    taken = fields.fields("taken")
    for id in taken.keys(TILE_IDS):
        state.taken[TILE_INDEX[id]] = taken.integer(id, 0, state.players - 1, NONE)


def _usual_tiles(players: int, round: int) -> int:
    """The starting tiles and one more for every round, in the order of the list."""
    tiles = [index for index, tile in enumerate(TILES) if tile.solo or players != SOLO]
    start = [index for index in tiles if TILES[index].back == START]
    return sum([1 << index for index in tiles[: len(start) + round]])


def _read_caves(state: CaveState, caves: object) -> None:
    if caves is None:
        return
    if not isinstance(caves, list):
        raise BadData("data_type", {"key": "caves", "value": repr(caves), "type": "list"})
    if len(caves) > state.players:
        raise BadData("data_range", {"key": "caves", "value": len(caves), "low": 0, "high": state.players})
    for seat, data in enumerate(caves):
        _read_cave(state.caves[seat], Fields(data, f"caves[{seat}]"))
    walls = sum([cave.walls.bit_count() for cave in state.caves])
    if walls > WALLS:
        raise _wrong("walls", {"value": walls, "n": WALLS})
    state.supply = WALLS - walls


def _read_cave(cave: Cave, fields: Fields) -> None:
    goods = fields.fields("goods")
    for index, good in enumerate(GOODS):
        cave.goods[index] = goods.integer(good, 0, LIMITS[index], cave.goods[index])
    goods.done()
    cave.extra = fields.index("extra", EXTRA_SIDES, -1) + 1
    rooms = fields.fields("rooms")
    furnished = 0
    for id in rooms.keys(CELL_IDS):
        cell = CELL_INDEX[id]
        room = index_of(rooms.get(id), ROOM_IDS[:ENTRANCE_ROOM_INDEX], rooms.where(id))
        if cave.owned >> room & 1:
            raise _wrong("room_twice", {"room": ROOM_IDS[room]})
        cave.rooms[cell] = room
        cave.owned |= 1 << room
        furnished |= 1 << cell
    open_cells = CAVERNS if cave.extra == NO_EXTRA else CAVERNS | 1 << EXTRA
    if furnished & ~open_cells:
        raise _wrong("cell", {"key": fields.where("rooms"), "cell": CELL_IDS[bits(furnished & ~open_cells)[0]]})
    usual = (START_EMPTY if cave.extra == NO_EXTRA else START_EMPTY | 1 << EXTRA) & ~furnished
    cave.empty = fields.members("empty", CELL_IDS, usual)
    wrong = cave.empty & (furnished | ~open_cells)
    # The cavern that starts empty, and the extra cavern, are never face down.
    forgotten = open_cells & ~CAVERNS & ~(furnished | cave.empty) | START_EMPTY & ~(furnished | cave.empty)
    if wrong or forgotten:
        raise _wrong("cell", {"key": fields.where("empty"), "cell": CELL_IDS[bits(wrong | forgotten)[0]]})
    cave.face_down = CAVERNS & ~furnished & ~cave.empty
    if cave.extra != NO_EXTRA and (cave.face_down or cave.empty & CAVERNS):
        raise _wrong("extra", {"key": fields.where("extra")})
    cave.walls = fields.members("walls", EDGE_IDS, 0)
    if cave.walls & ~WALL_SITES[cave.extra]:
        edge = EDGE_IDS[bits(cave.walls & ~WALL_SITES[cave.extra])[0]]
        raise _wrong("edge", {"key": fields.where("walls"), "edge": edge})
    orange, blue = (cave.owned & ORANGE_ROOMS).bit_count(), (cave.owned & BLUE_ROOMS).bit_count()
    if orange <= blue:
        raise _wrong("colours", {"key": fields.where("rooms")})
    fields.done()


def _read_rooms(state: CaveState, fields: Fields) -> None:
    """Where the rooms are that nobody has furnished; each room exists once."""
    placed = 0
    for cave in state.caves:
        mine = cave.owned & ~(1 << ENTRANCE_ROOM_INDEX)
        if placed & mine:
            raise _wrong("room_twice", {"room": _rooms(placed & mine)[0]})
        placed |= mine
    light = bits(LIGHT_ROOMS & ~placed)
    usual = light[:SOLO_DISPLAY] if state.players == SOLO else light
    state.display = fields.members("display", ROOM_IDS[:ENTRANCE_ROOM_INDEX], sum([1 << room for room in usual]))
    if state.display & placed:
        raise _wrong("room_twice", {"room": _rooms(state.display & placed)[0]})
    placed |= state.display
    state.unseen = fields.members("unseen", ROOM_IDS, DARK_ROOMS & ~placed)
    if state.unseen & placed:
        raise _wrong("room_twice", {"room": _rooms(state.unseen & placed)[0]})
    if state.unseen & ~DARK_ROOMS:
        raise _wrong("unseen", {"room": _rooms(state.unseen & ~DARK_ROOMS)[0]})
    spare = state.unseen.bit_count() - _face_down(state)
    most = SOLO_STACK if state.players == SOLO else 0
    state.stack = fields.integer("stack", 0, most, max(0, min(most, spare)))


def _face_down(state: CaveState) -> int:
    """How many rooms lie face down on the boards."""
    return sum([cave.face_down.bit_count() for cave in state.caves])


def _read_turn(state: CaveState, fields: Fields) -> None:
    owned = state.caves[state.seat].owned
    state.tile = fields.index("tile", TILE_IDS, NONE)
    state.resting = fields.members("resting", ROOM_IDS, 0)
    state.digs = fields.integer("digs", 0, 2, 0)
    hooks = sum([bit for bit, hook in ON_TILE_TAKEN if hook.tile == TILE_IDS[state.tile]])
    state.hook_used = fields.members("hooks_used", ROOM_IDS, 0)
    idle = not (state.resting or state.digs or state.hook_used)
    if state.resting & ~owned or state.hook_used & ~(owned & hooks) or (state.tile == NONE and not idle):
        raise _wrong("this_turn", {"key": fields.path})
    fields.done()


def _extra_owner(state: CaveState) -> int:
    """Who has the extra cavern, or is about to name its side; there is only one."""
    owners = [seat for seat, cave in enumerate(state.caves) if cave.extra != NO_EXTRA]
    if any(frame[0] == EXTRA_SIDE.number for frame in state.agenda):
        owners.append(state.seat)
    if len(owners) > 1:
        raise _wrong("extra_twice", {})
    if not owners and any(cave.complete() for cave in state.caves):
        raise _wrong("extra_missing", {})
    return owners[0] if owners else NONE


def _check_tiles(state: CaveState) -> None:
    """The open tiles must be those of so many rounds, the taken ones those of so many turns."""
    new_round = any(frame[0] == NEW_ROUND.number for frame in state.agenda)
    rounds = TURNS[state.players][: state.round - 1 if new_round else state.round]
    for back in {tile.back for tile in TILES}:
        tiles = [1 << index for index, tile in enumerate(TILES) if tile.back == back]
        solo = [tile.solo or state.players != SOLO for tile in TILES if tile.back == back]
        shown = sum([bool(state.opened & bit) for bit in tiles])
        wanted = rounds.count(back) if back != START else len(tiles)
        if shown != wanted or any(state.opened & bit and not ok for bit, ok in zip(tiles, solo, strict=True)):
            raise _wrong("tiles", {"round": state.round, "n": wanted, "back": back})
    taken = [tile for tile, seat in enumerate(state.taken) if seat != NONE]
    for tile in taken:
        if not state.opened >> tile & 1:
            raise _wrong("taken_hidden", {"tile": TILE_IDS[tile]})
    in_hand = state.tile != NONE
    if in_hand and state.taken[state.tile] != state.seat:
        raise _wrong("this_turn", {"key": "this_turn.tile"})
    if len(taken) != state.turn + in_hand:
        raise _wrong("taken", {"value": len(taken), "n": state.turn + in_hand})
    for seat in range(state.players):
        turns = sum([(state.first + turn) % state.players == seat for turn in range(len(taken))])
        if state.taken.count(seat) != turns:
            raise _wrong("taken_seat", {"seat": seat, "value": state.taken.count(seat), "n": turns})


def _check_agenda(state: CaveState) -> None:
    """The stack must be one that a game can have: before a turn, or in the midst of one."""
    names = [STEPS.steps[frame[0]].name for frame in state.agenda]
    bad = _wrong("agenda", {"value": ", ".join(names)})
    if state.tile == NONE:
        starts: list[list[str]] = [[TAKE_TILE.name]]
        if state.turn == 0 and state.round == 1:
            starts.append([NEW_ROUND.name, DISPLAY_ROOM.name if state.players == SOLO else FIRST_PLAYER.name])
        if state.turn == 0:
            starts.append([NEW_ROUND.name])
        if state.turn == 0 and state.round == len(TURNS[state.players]):
            starts.append([])
        if names not in starts:
            raise bad
    elif names != [NEXT_TURN.name, TURN_UP_STACK.name]:
        order = [name for name in _IN_A_TURN if name in names]
        if names != [TURN_ENDS.name, TILE_IDS[state.tile], *order]:
            raise bad
        for name in order:
            if not any(isinstance(field, _IN_A_TURN[name]) for field in _fields_of(state.tile)):
                raise bad
    for frame in state.agenda:
        limits = _limits(state, frame[0])
        if len(frame) != 1 + len(limits) or any(
            not low <= n <= high for n, (low, high) in zip(frame[1:], limits, strict=True)
        ):
            raise bad
    cave = state.caves[state.seat]
    if DIG_SECOND.name in names and not accessible(cave.face_down, cave.walls):
        raise bad
    if EXTRA_SIDE.name in names and not cave.complete():
        raise bad
    if TURN_UP_STACK.name in names and (not state.stack or state.players != SOLO):
        raise bad
    if DISPLAY_ROOM.name in names and state.display.bit_count() != SOLO_DISPLAY - state.agenda[-1][1]:
        raise bad
    needed = _face_down(state) + state.stack + names.count(TURN_UP_DUG.name)
    if state.unseen.bit_count() < needed:
        raise _wrong("too_few_rooms", {"value": state.unseen.bit_count(), "n": needed})


# What may lie on top of a tile in play, in this order from below, and the field that puts it there.
_IN_A_TURN: dict[str, tuple[type, ...]] = {
    MORE_ROOMS.name: (Activate,),
    EXTRA_SIDE.name: (Furnish,),
    DIG_SECOND.name: (DigTwo,),
    TURN_UP_STACK.name: (Dig, Activate),
    TURN_UP_DUG.name: (Dig, DigTwo, Activate),
}


def _fields_of(tile: int) -> list[object]:
    """All fields of a tile, the branches of its cuts included."""
    found: list[object] = []
    for part in TILES[tile].parts:
        if isinstance(part, AtMostOne):
            found.extend(part.parts)
        else:
            found.append(part)
    return found


def _limits(state: CaveState, number: int) -> list[tuple[int, int]]:
    """The lowest and highest values of the numbers in a frame of this step."""
    step = STEPS.steps[number]
    if isinstance(step, Connective):
        # What lies on top of a tile was put there by one of its parts.
        return [(int(len(state.agenda) > 2), (1 << len(step.parts)) - 1)]
    if number == DISPLAY_ROOM.number:
        return [(1, SOLO_DISPLAY)]
    if number == MORE_ROOMS.number:
        return [(1, max([field.rooms(state) for field in _fields_of(state.tile) if isinstance(field, Activate)]) - 1)]
    return []
