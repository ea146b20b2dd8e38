"""Cave vs. Cave in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from grotto.cli.drawing import View
from grotto.cli.drawing.cave_vs_cave.cave import COLOURS, DIM, LIT, CaveDrawing
from grotto.cli.drawing.cave_vs_cave.effects import WALLS_OF_PATTERN, Facts
from grotto.cli.drawing.cave_vs_cave.plain import legend, lines
from grotto.cli.drawing.cave_vs_cave.table import Table
from grotto.kernel.acts import Word

__all__ = ["draw", "legend", "lines"]

# The marks of the seats: a shape each, so that colour is never needed.
SHAPES = ("▲", "●")
SEAT_STYLES = ("bold red", "bold blue")
NARROW_CELL, WIDE_CELL = 11, 13
# From this width on the display fits between the caves.
WIDE = 118
GAP = 2


def draw(view: View, width: int) -> RenderableType:
    """Tiles on top, caves below; the display beside or between them where there is room for it."""
    table = Table(view)
    beside = table.players == 1 or width >= WIDE
    inner = WIDE_CELL if not beside and width >= 2 * (3 * WIDE_CELL + 4) + GAP else NARROW_CELL
    parts: list[RenderableType] = [_cave(table, seat, inner) for seat in range(table.players)]
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    if beside:
        parts.insert(1, _display(table, width - table.players * (3 * inner + 4 + GAP)))
    grid.add_row(*parts)
    sheet: list[RenderableType] = [_header(table), _tiles(table, width), "", grid]
    if not beside:
        sheet += ["", _display(table, width)]
    return Group(*sheet)


def _header(table: Table) -> Text:
    view = table.view
    round_words = view.say("round", n=table.round, rounds=len(table.turns), turn=table.turn, turns=table.dwarves)
    return Text.assemble((view.teller.speech.say("game-name"), "bold"), "  ", round_words)


def _seat(table: Table, seat: int) -> Text:
    """A player with his mark."""
    return Text.assemble((SHAPES[seat], SEAT_STYLES[seat]), " ", table.view.teller.player_kind(seat))


def _cave(table: Table, seat: int, inner: int) -> RenderableType:
    """A cave under the name and the score of its owner."""
    title = Text.assemble((SHAPES[seat] + " ", SEAT_STYLES[seat]), (table.view.teller.player_kind(seat), "bold"))
    if table.players > 1 and table.data["first"] == seat:
        title.append(" " + table.view.say("first"), DIM)
    scores = table.result.categories[seat]
    score = Text.assemble((f"{table.result.totals[seat]}★", "bold"), (f" = {scores['rooms']} + {scores['gold']}", DIM))
    head = Grid.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    head.width = 3 * inner + 4
    head.add_row(title, score)
    return Group(head, CaveDrawing(table, seat, inner).draw())


def _number(table: Table, kind: str, id: str) -> Text:
    """The number of a thing in the list of choices, if it may be chosen."""
    number = table.view.lit.get(Word(kind, id))
    return Text(f" {number} ", LIT) if number is not None else Text("")


def _tiles(table: Table, width: int) -> RenderableType:
    """All open tiles with what they do and who has taken them, in two columns where they fit."""
    columns = 2 if width >= WIDE else 1
    each = (width - GAP * (columns - 1)) // columns
    rows = [_tile_row(table, tile) for tile in table.open]
    if table.hidden:
        backs = " ".join(f"▒{turns}▒" for turns in table.hidden)
        rows.append([Text(""), Text(table.view.say("face-down"), DIM), Text(backs, DIM)])
    height = -(-len(rows) // columns)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*[_tile_grid(rows[start : start + height], each) for start in range(0, len(rows), height)])
    return grid


def _tile_row(table: Table, tile: Facts) -> list[Text]:
    view = table.view
    owner = table.taken.get(tile["id"])
    name, effect = view.name("tile", tile["id"]), table.effects.tile(tile)
    if owner is None:
        return [_number(table, "tile", tile["id"]), Text(name, "bold"), Text(effect)]
    in_hand = tile["id"] == table.data["this_turn"]["tile"]
    style = "bold" if in_hand else DIM
    return [Text(f" {SHAPES[owner]} ", SEAT_STYLES[owner]), Text(name, style), Text(effect, "" if in_hand else DIM)]


def _tile_grid(rows: list[list[Text]], width: int) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.width = width
    grid.add_column(width=4)
    grid.add_column(no_wrap=True, min_width=max(len(row[1].plain) for row in rows))
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    return grid


def _display(table: Table, width: int) -> RenderableType:
    """The rooms that can be furnished: points, cost, walls, effect; in two lines each where it is narrow."""
    view = table.view
    walls = "■" * table.wall_supply
    title = Text.assemble((view.say("display"), "bold"), "   ", view.say("walls-left", n=table.wall_supply), " ", walls)
    if table.stack:
        title.append("   " + view.say("stack", n=table.stack))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.width = width
    narrow = width < 70
    grid.add_column(width=4)
    grid.add_column(ratio=1 if narrow else None, no_wrap=not narrow)
    if not narrow:
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
    for id in table.display:
        _display_row(table, grid, id, narrow)
    return Group(title, grid)


def _display_row(table: Table, grid: Grid, id: str, narrow: bool) -> None:
    room = table.room(id)
    name = Text.assemble((f" {table.view.name('room', id)} ", COLOURS[room["colour"]]))
    name.append(f" {table.view.say('mark', colour=room['colour'])} {room['points']}★", "bold")
    cost = table.effects.amounts(room["cost"]) or table.view.say("no-cost")
    walls = table.view.say("shape", shape=WALLS_OF_PATTERN[room["pattern"]])
    effect = Text(table.effects.room(room))
    if narrow:
        name.append(f"  {cost}  {walls}")
        grid.add_row(_number(table, "room", id), Group(name, effect))
    else:
        grid.add_row(_number(table, "room", id), name, Text(cost), Text(walls), effect)
