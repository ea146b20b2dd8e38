"""The 24 rooms and the printed entrance, each with its effect (rules sections 11 and 15.2).

An orange room can be used by a room action in one of its *ways*; a blue room has a *hook*
that answers whenever the event it names happens to its owner.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from grotto.games.cave_vs_cave.board import CELL_IDS, EDGES, EXTRA, EXTRA_SIDES, pattern_fits, walls_around
from grotto.games.cave_vs_cave.goods import EMMER, FLAX, FOOD, GOLD, GOODS, STONE, WOOD, goods
from grotto.kernel.bits import bits
from grotto.kernel.goods import Bundle

ORANGE: Final = "orange"
BLUE: Final = "blue"
LIGHT: Final = "light"
DARK: Final = "dark"
PRINTED: Final = "printed"


class Way(NamedTuple):
    """One way to use an orange room, told apart by its words: `use grindstone 4`."""

    words: tuple[tuple[str, str], ...] = ()
    pay: Bundle = ()
    get: Bundle = ()
    # Refill (8.8): raise each of these goods to the level.
    refill: tuple[int, ...] = ()
    level: int = 0
    # A condition in brackets: only while fewer than `below` of this good are owned.
    few: int = -1
    below: int = 0
    # Dig one accessible cavern; the cavern is then the last word of the act.
    dig: bool = False


# When hooks answer.
TILE_TAKEN: Final = "tile_taken"
GOOD_GAINED: Final = "good_gained"
ROOM_ACTION: Final = "room_action"
WALL_BUILT: Final = "wall_built"


class Hook(NamedTuple):
    """The standing effect of a blue room."""

    when: str
    then: Bundle = ()
    # TILE_TAKEN: an optional exchange, once in a turn in which this tile was taken.
    tile: str = ""
    pay: Bundle = ()
    # GOOD_GAINED: the good, and how much of it must arrive in one event.
    good: int = -1
    least: int = 0
    most: int = 0
    # ROOM_ACTION: for these printed numbers, and how many rooms more.
    counts: tuple[int, ...] = ()
    more_rooms: int = 0


class Room(NamedTuple):
    """A room tile."""

    id: str
    colour: str
    back: str
    cost: Bundle
    walls: str
    points: int
    ways: tuple[Way, ...] = ()
    hook: Hook | None = None


def _good(good: int) -> tuple[str, str]:
    return ("good", GOODS[good])


def _gain(bundle: Bundle) -> tuple[Way, ...]:
    return (Way(get=bundle),)


def _gain_one_of(*choices: int) -> tuple[Way, ...]:
    return tuple(Way((_good(good),), get=((good, 1),)) for good in choices)


def _exchange(pay: Bundle, get: Bundle) -> tuple[Way, ...]:
    return (Way(pay=pay, get=get),)


def _exchange_few_or_many(*exchanges: tuple[Bundle, Bundle]) -> tuple[Way, ...]:
    """A diagonal cut between two sizes of the same exchange, told apart by the number paid."""
    return tuple(Way((("number", str(pay[0][1])),), pay=pay, get=get) for pay, get in exchanges)


def _exchange_different(n: int, get: Bundle) -> tuple[Way, ...]:
    """One unit each of n different goods, gold included (R21)."""
    return tuple(
        Way(tuple(_good(good) for good in chosen), pay=tuple((good, 1) for good in chosen), get=get)
        for chosen in combinations(range(len(GOODS)), n)
    )


ENTRANCE_ROOM: Final = Room(
    "cave_entrance", ORANGE, PRINTED, (), "", 0,
    _gain_one_of(WOOD, STONE, EMMER, FLAX),
)  # fmt: skip

ROOMS: Final[tuple[Room, ...]] = (
    Room(
        "shelf", ORANGE, LIGHT, goods(wood=1), "one", 3,
        tuple(Way((_good(good),), refill=(good,), level=2) for good in (WOOD, STONE, EMMER, FLAX)),
    ),
    Room(
        "spinning_wheel", ORANGE, LIGHT, goods(wood=1), "one", 4,
        _exchange_few_or_many((goods(flax=1), goods(gold=1)), (goods(flax=3), goods(gold=2))),
    ),
    # R29: two parts; the stone only while fewer than three are owned.
    Room(
        "tunnel", ORANGE, LIGHT, goods(wood=1), "passage", 3,
        (
            Way((_good(FOOD),), get=goods(food=2)),
            Way((_good(STONE),), get=goods(stone=1), few=STONE, below=3),
            Way((_good(FOOD), _good(STONE)), get=goods(stone=1, food=2), few=STONE, below=3),
        ),
    ),
    Room(
        "grindstone", ORANGE, LIGHT, goods(stone=1), "one_opt_one", 4,
        _exchange_few_or_many((goods(emmer=1), goods(food=3)), (goods(emmer=4), goods(food=7))),
    ),
    Room("food_corner", ORANGE, LIGHT, goods(stone=1), "corner", 3, (Way(refill=(FOOD,), level=3),)),
    Room(
        "parlor", ORANGE, LIGHT, goods(stone=1, gold=1), "three", 6,
        (Way(refill=(WOOD, STONE, EMMER, FLAX, FOOD, GOLD), level=1),),
    ),
    Room(
        "warehouse", ORANGE, DARK, goods(wood=2), "one_opt_two", 2,
        _exchange(goods(food=2), goods(wood=1, stone=1, emmer=1, flax=1)),
    ),
    Room(
        "stall", ORANGE, DARK, goods(wood=1, gold=1), "one_opt_two", 6,
        (Way((_good(EMMER),), goods(emmer=5), goods(gold=4)), Way((_good(FLAX),), goods(flax=5), goods(gold=4))),
    ),
    Room(
        "sacrificial_altar", ORANGE, DARK, goods(stone=4), "one_opt_two", 7,
        _exchange(goods(wood=1, emmer=1, flax=1, food=1), goods(gold=3)),
    ),
    Room("storeroom", ORANGE, DARK, goods(wood=2, gold=1), "corner", 6, _gain(goods(emmer=1, flax=1, food=1))),
    Room("weaving_room", ORANGE, DARK, goods(wood=2), "corner", 5, _exchange(goods(flax=2), goods(food=2, gold=2))),
    Room(
        "furniture_workshop", ORANGE, DARK, goods(wood=1, stone=2), "corner_opt", 5,
        _exchange(goods(wood=2, flax=1), goods(gold=3)),
    ),
    Room("gold_vein", ORANGE, DARK, goods(gold=5), "corner_opt", 9, _gain(goods(stone=1, gold=1))),
    Room("junction_room", ORANGE, DARK, goods(wood=2), "passage", 6, _exchange_different(3, goods(gold=2))),
    Room("digging_cave", ORANGE, DARK, goods(wood=3, stone=1), "three", 8, (Way(pay=goods(gold=1), dig=True),)),
    Room(
        "bakehouse", ORANGE, DARK, goods(wood=1, stone=2), "three", 6,
        _exchange_few_or_many((goods(emmer=2), goods(food=4, gold=1)), (goods(emmer=3), goods(food=4, gold=2))),
    ),
    Room("state_room", ORANGE, DARK, goods(gold=7), "three_opt", 12, _gain(goods(flax=1, gold=1))),
    Room(
        "secret_chamber", ORANGE, DARK, goods(wood=2, stone=1), "four", 8,
        (Way((_good(FLAX),), get=goods(flax=3)), Way((_good(GOLD),), get=goods(gold=1))),
    ),
    Room("treasury", ORANGE, DARK, goods(gold=3), "four", 10, _exchange(goods(gold=3), goods(food=1, gold=4))),
    Room(
        "prospecting_site", BLUE, DARK, (), "one_opt_one", 5,
        hook=Hook(TILE_TAKEN, goods(gold=1), tile="undergrowth", pay=goods(food=1)),
    ),
    Room(
        "retting_room", BLUE, DARK, goods(stone=1), "one_opt_two", 3,
        hook=Hook(GOOD_GAINED, goods(food=1), good=FLAX, least=1, most=3),
    ),
    Room(
        "equipment_room", BLUE, DARK, goods(wood=2), "one_opt_one", 3,
        hook=Hook(ROOM_ACTION, counts=(2, 3), more_rooms=1),
    ),
    Room(
        "wood_storeroom", BLUE, DARK, goods(stone=1), "corner", 2,
        hook=Hook(ROOM_ACTION, goods(wood=1), counts=(1,)),
    ),
    Room("dungeon", BLUE, DARK, goods(stone=3, gold=4), "four", 11, hook=Hook(WALL_BUILT, goods(gold=2))),
    ENTRANCE_ROOM,
)  # fmt: skip

ROOM_IDS: Final = tuple(room.id for room in ROOMS)
ROOM_INDEX: Final = {id: index for index, id in enumerate(ROOM_IDS)}
ENTRANCE_ROOM_INDEX: Final = ROOM_INDEX[ENTRANCE_ROOM.id]


def _mask(rooms: list[int]) -> int:
    return sum(1 << room for room in rooms)


LIGHT_ROOMS: Final = _mask([index for index, room in enumerate(ROOMS) if room.back == LIGHT])
DARK_ROOMS: Final = _mask([index for index, room in enumerate(ROOMS) if room.back == DARK])
ORANGE_ROOMS: Final = _mask([index for index, room in enumerate(ROOMS) if room.colour == ORANGE])
BLUE_ROOMS: Final = _mask([index for index, room in enumerate(ROOMS) if room.colour == BLUE])
DIGGING_ROOMS: Final = _mask([index for index, room in enumerate(ROOMS) if any(way.dig for way in room.ways)])

POINTS: Final = tuple(room.points for room in ROOMS)


def _hooks(when: str) -> tuple[tuple[int, Hook], ...]:
    return tuple((1 << index, room.hook) for index, room in enumerate(ROOMS) if room.hook and room.hook.when == when)


# Room bit and hook of each blue room, by the event it answers.
ON_TILE_TAKEN: Final = _hooks(TILE_TAKEN)
ON_GOOD_GAINED: Final = _hooks(GOOD_GAINED)
ON_ROOM_ACTION: Final = _hooks(ROOM_ACTION)
ON_WALL_BUILT: Final = _hooks(WALL_BUILT)


def colours_allow(owned: int, room: int) -> bool:
    """8.6: after placing there are strictly more orange than blue rooms, the entrance included."""
    if ORANGE_ROOMS >> room & 1:
        return True
    return (owned & ORANGE_ROOMS).bit_count() > (owned & BLUE_ROOMS).bit_count() + 1


def room_fits(room: int, cell: int, walls: int, extra: int) -> bool:
    """Whether the wall pattern of a room fits a cavern (section 9)."""
    return pattern_fits(ROOMS[room].walls, walls_around(cell, walls, extra))


def _edges_of(cell: int) -> int:
    return sum(1 << index for index, edge in enumerate(EDGES) if cell in (edge.cell, edge.other))


# The wall sites around each cell, and for every way of walling them up the rooms that fit;
# the two sides of the extra cavern have a table each, at EXTRA and EXTRA + 1.
CELL_EDGES: Final = tuple(_edges_of(cell) for cell in range(len(CELL_IDS)))


def _fitting(cell: int, extra: int) -> dict[int, int]:
    table: dict[int, int] = {}
    edges = bits(CELL_EDGES[cell])
    for count in range(len(edges) + 1):
        for chosen in combinations(edges, count):
            walls = sum(1 << edge for edge in chosen)
            rooms = [room for room in range(ENTRANCE_ROOM_INDEX) if room_fits(room, cell, walls, extra)]
            table[walls] = _mask(rooms)
    return table


_FITTING: Final[tuple[dict[int, int], ...]] = (
    *[_fitting(cell, 0) for cell in range(EXTRA)],
    *[_fitting(EXTRA, side + 1) for side in range(len(EXTRA_SIDES))],
)


def fitting_rooms(cell: int, walls: int, extra: int) -> int:
    """All rooms whose pattern fits the cavern as its walls stand."""
    table = _FITTING[cell if cell != EXTRA else EXTRA + extra - 1]
    return table[walls & CELL_EDGES[cell]]
