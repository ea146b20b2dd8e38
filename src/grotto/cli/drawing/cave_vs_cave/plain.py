"""Cave vs. Cave in lines, for pipes and screen readers: no drawing, one line per thing."""

from __future__ import annotations

from grotto.cli.drawing import View
from grotto.cli.drawing.cave_vs_cave.table import Cave, Table
from grotto.table.wire.cave_vs_cave import CaveTile

SIDES = "nesw"


def lines(view: View) -> list[str]:
    """The whole position."""
    table = Table(view)
    told = [view.say("round", n=table.round, rounds=len(table.turns), turn=table.turn, turns=table.dwarves)]
    told += [view.say("plain-walls-left", n=table.wall_supply)]
    told += [_tile(table, tile) for tile in table.open]
    if table.hidden:
        told.append(view.say("plain-face-down", n=len(table.hidden), turns=", ".join(str(n) for n in table.hidden)))
    told += [_displayed(table, room) for room in table.display] or [view.say("plain-no-display")]
    if table.players == 1:
        told.append(view.say("plain-stack", n=table.stack))
    for seat in range(table.players):
        told += _cave(table, seat)
    return told


def legend(view: View) -> list[str]:
    """What the marks of the drawing mean."""
    return [view.say(f"legend-{topic}") for topic in ("signs", "rooms", "walls", "caves")]


def _help(view: View, kind: str, id: str) -> str:
    return view.teller.speech.say(f"{kind}-{id}.help")


def _tile(table: Table, tile: CaveTile) -> str:
    view = table.view
    name = view.name("tile", tile.id)
    owner = table.taken.get(tile.id)
    if owner is None:
        return view.say("plain-tile", tile=name, help=_help(view, "tile", tile.id))
    return view.say("plain-tile-taken", tile=name, player=view.teller.player_kind(owner))


def _displayed(table: Table, room: str) -> str:
    view = table.view
    return view.say("plain-displayed", room=view.name("room", room), help=_help(view, "room", room))


def _cave(table: Table, seat: int) -> list[str]:
    view = table.view
    cave = table.caves[seat]
    player = view.teller.player_kind(seat)
    scores = table.result.categories[seat]
    goods = ", ".join(f"{view.name('good', good)} {n}" for good, n in cave.goods.items())
    told = [
        view.say(
            "plain-score", player=player, total=table.result.totals[seat], rooms=scores["rooms"], gold=scores["gold"]
        ),
        view.say("plain-goods", player=player, goods=goods),
    ]
    return told + [_cell(table, player, cave, cell) for cell in cave.cells]


def _cell(table: Table, player: str, cave: Cave, cell: str) -> str:
    """A place with what is there and the walls around it."""
    view = table.view
    if cell in cave.rooms:
        room = table.room(cave.rooms[cell])
        there = view.say("plain-room", room=view.name("room", cave.rooms[cell]), colour=room.colour, points=room.points)
    elif cave.face_down(cell):
        there = view.say("plain-rock-food" if cell in cave.food else "plain-rock")
    else:
        there = view.say("plain-empty")
    place = f"{view.name('cell', cell)} [{cell}]"
    return view.say("plain-cell", player=player, place=place, there=there, walls=_walls(view, cave, cell))


def _walls(view: View, cave: Cave, cell: str) -> str:
    named = []
    for side in SIDES:
        if side in cave.natural[cell]:
            named.append(view.say(f"side-{side}"))
        elif side in cave.walls_of(cell):
            named.append(view.say("built", side=view.say(f"side-{side}")))
    return view.say("plain-walls", n=len(named), walls=", ".join(named))
