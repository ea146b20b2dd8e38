"""The data of Cave vs. Cave."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Goods = dict[str, int]
Side = Literal["n", "e", "s", "w"]


class CaveGood(Struct):
    """A good and how many of it a player may have."""

    id: str
    limit: int


class CaveCell(Struct):
    """A cell of the board, with the sides that natural rock closes."""

    id: str
    natural: list[Side]
    food_icon: bool
    entrance: bool


class CaveEdge(Struct):
    """Where a wall can stand: on this side of this cell."""

    id: str
    cell: str
    side: Side


class CaveWay(Struct):
    """One way to use a room."""

    words: list[str]
    pay: Goods
    get: Goods
    refill: list[str]
    level: int
    dig: bool


class CaveHook(Struct):
    """The standing effect of a blue room."""

    when: Literal["tile_taken", "good_gained", "room_action", "wall_built"]
    then: Goods
    pay: Goods
    tile: str
    good: str
    counts: list[int]
    more_rooms: int


class CaveRoom(Struct):
    """A room as it is printed."""

    colour: Literal["orange", "blue"]
    back: str
    cost: Goods
    pattern: str
    points: int
    ways: list[CaveWay]
    hook: CaveHook | None


class CaveActivate(Struct, tag_field="do", tag="activate"):
    """Use so many rooms."""

    n: int


class CaveGain(Struct, tag_field="do", tag="gain"):
    """Take all of this."""

    goods: Goods


class CaveGainOneOf(Struct, tag_field="do", tag="gain_one_of"):
    """Take one of these."""

    goods: Goods


class CaveExchangeOneOf(Struct, tag_field="do", tag="exchange_one_of"):
    """Pay one of these."""

    pay: Goods
    get: Goods


class CaveDig(Struct, tag_field="do", tag="dig"):
    """Dig so many caverns."""

    n: int
    pay: Goods
    ignore_walls: bool


class CaveFurnish(Struct, tag_field="do", tag="furnish"):
    """Furnish a cavern, with what that costs besides, by kind of surcharge."""

    surcharges: dict[str, Goods]


class CaveBuildWall(Struct, tag_field="do", tag="build_wall"):
    """Build a wall."""


class CaveRazeWall(Struct, tag_field="do", tag="raze_wall"):
    """Take a wall of one's own away."""

    get: Goods


class CaveAtMostOne(Struct, tag_field="do", tag="at_most_one"):
    """One of several fields."""

    fields: list[CaveField]


CaveField = (
    CaveActivate
    | CaveGain
    | CaveGainOneOf
    | CaveExchangeOneOf
    | CaveDig
    | CaveFurnish
    | CaveBuildWall
    | CaveRazeWall
    | CaveAtMostOne
)


class CaveTile(Struct):
    """An action tile; the number on its back says in which rounds it comes."""

    id: str
    back: int | None
    solo: bool
    needs_most_gold: bool
    fields: list[CaveField]


class CaveFacts(Struct):
    """Everything that is printed."""

    goods: list[CaveGood]
    cells: list[CaveCell]
    extra: dict[str, list[Side]]
    edges: list[CaveEdge]
    patterns: dict[str, str]
    rooms: dict[str, CaveRoom]
    tiles: list[CaveTile]
    # Turns of each round, by number of players.
    turns: dict[str, list[int]]
    walls: int


class CaveOfPlayer(Struct):
    """A player's goods and cave."""

    goods: Goods
    rooms: dict[str, str]
    empty: list[str]
    walls: list[str]
    extra: str | None


class CaveThisTurn(Struct):
    """How far the turn has got."""

    tile: str | None
    resting: list[str]
    digs: int
    hooks_used: list[str]


class CavePosition(Struct):
    """A position, without what only the engine reads."""

    players: int
    round: int
    turn: int
    first: int
    tiles: list[str]
    taken: dict[str, int]
    display: list[str]
    unseen: list[str]
    stack: int
    walls_left: int
    caves: list[CaveOfPlayer]
    this_turn: CaveThisTurn


class CaveShown(Struct):
    """What is shown besides: the turns that each player has in this round."""

    turns: int
