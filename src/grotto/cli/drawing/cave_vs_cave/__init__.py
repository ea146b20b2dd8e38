"""Cave vs. Cave in the terminal."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from grotto.cli.drawing import Drawing, View
from grotto.cli.drawing.canvas import DIM, SEAT_STYLES, SHAPES, number_of
from grotto.cli.drawing.cave_vs_cave.cave import BUILT, COLOURS, CaveDrawing
from grotto.cli.drawing.cave_vs_cave.effects import WALLS_OF_PATTERN
from grotto.cli.drawing.cave_vs_cave.plain import legend, lines
from grotto.cli.drawing.cave_vs_cave.table import Table
from grotto.table.wire.cave_vs_cave import CaveTile

CELL = 11
CAVE_WIDTH = 3 * CELL + 4
NARROWEST_PANE = 40
# From this width on the effects of the tiles stand in a column of their own.
FULL_WIDTH = 70
CARD = 36
GAP = 2
NUMBER_WIDTH = 4


class CaveVsCaveDrawing(Drawing):
    """Two caves, or one, with the tiles and rooms between them."""

    def draw(self, view: View, width: int) -> RenderableType:
        return _sheet(view, width)

    def lines(self, view: View) -> list[str]:
        return lines(view)

    def legend(self, view: View) -> list[str]:
        return legend(view)


DRAWING = CaveVsCaveDrawing()


def _sheet(view: View, width: int) -> RenderableType:
    """Tiles, caves, rooms on display; the tiles stand beside or between the caves where there is room for them."""
    table = Table(view)
    caves: list[RenderableType] = [_cave(table, seat) for seat in range(table.players)]
    pane = width - table.players * (CAVE_WIDTH + GAP)
    sheet: list[RenderableType] = [_header(table), ""]
    if pane >= NARROWEST_PANE:
        caves.insert(1, _tiles(table, pane))
    else:
        sheet += [_tiles(table, width), ""]
    if width < table.players * (CAVE_WIDTH + GAP) - GAP:
        return Group(*sheet, *caves, "", _display(table, width))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*caves)
    return Group(*sheet, grid, "", _display(table, width))


def _header(table: Table) -> Text:
    view = table.view
    round_words = view.say("round", n=table.round, rounds=len(table.turns), turn=table.turn, turns=table.dwarves)
    header = Text.assemble((view.teller.speech.say("game-name"), "bold"), "  ", round_words)
    if table.players > 1:
        header.append("  " + view.say("first", player=view.teller.player(table.data.first)), DIM)
    return header


def _cave(table: Table, seat: int) -> RenderableType:
    """A cave under the name and the score of its owner."""
    title = Text.assemble((SHAPES[seat] + " ", SEAT_STYLES[seat]), (table.view.teller.player_kind(seat), "bold"))
    scores = table.result.categories[seat]
    score = Text.assemble((f"{table.result.totals[seat]}★", "bold"), (f" = {scores['rooms']} + {scores['gold']}", DIM))
    head = Grid.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    head.width = CAVE_WIDTH
    head.add_row(title, score)
    return Group(head, CaveDrawing(table, seat, CELL).draw())


def _tiles(table: Table, width: int) -> RenderableType:
    """All open tiles with what they do and who has taken them."""
    view = table.view
    rows = [_tile_row(table, tile) for tile in table.open]
    if table.hidden:
        backs = " ".join(f"▒{turns}▒" for turns in table.hidden)
        rows.append((Text(""), Text(view.say("face-down"), DIM), Text(backs, DIM)))
    longest = max(cell_len(name.plain) for _, name, _ in rows)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.width = width
    grid.add_column(width=NUMBER_WIDTH)
    if width < FULL_WIDTH:
        for mark, name, effect in rows:
            grid.add_row(mark, Text.assemble(name, "  ", effect))
        return grid
    grid.add_column(no_wrap=True, width=longest)
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    return grid


def _tile_row(table: Table, tile: CaveTile) -> tuple[Text, Text, Text]:
    """Number or owner, name, effect."""
    view = table.view
    owner = table.taken.get(tile.id)
    name, effect = view.name("tile", tile.id), table.effects.tile(tile)
    if owner is None:
        return number_of(view, "tile", tile.id), Text(name, "bold"), Text(effect)
    in_hand = tile.id == table.data.this_turn.tile
    style = "bold" if in_hand else DIM
    return Text(f" {SHAPES[owner]} ", SEAT_STYLES[owner]), Text(name, style), Text(effect, "" if in_hand else DIM)


def _display(table: Table, width: int) -> RenderableType:
    """The rooms that can be furnished, as cards, as many beside each other as there is room for."""
    view = table.view
    title = Text.assemble((view.say("display"), "bold"), "   ", view.say("walls-left", n=table.wall_supply), " ")
    title.append("■" * table.wall_supply, BUILT)
    if table.stack:
        title.append("   " + view.say("stack", n=table.stack))
    columns = max(1, width // (CARD + GAP))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column(width=(width - GAP * columns) // columns)
    cards = [_card(table, id) for id in table.display]
    height = -(-len(cards) // columns)
    for row in range(height):
        grid.add_row(*cards[row::height])
    return Group(title, grid)


def _card(table: Table, id: str) -> RenderableType:
    """A room on display: colour and points, then cost, walls and effect."""
    view = table.view
    room = table.room(id)
    head = Text.assemble((f" {view.name('room', id)} ", COLOURS[room.colour]))
    head.append(f" {view.say('mark', colour=room.colour)} {room.points}★", "bold")
    cost = table.effects.amounts(room.cost) or view.say("no-cost")
    walls = view.say("shape", shape=WALLS_OF_PATTERN[room.pattern])
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBER_WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(number_of(view, "room", id), head)
    grid.add_row("", Text.assemble(cost, " · ", (walls, "bold"), " · ", table.effects.room(room)))
    return grid
