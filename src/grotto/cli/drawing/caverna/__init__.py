"""Caverna in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from grotto.cli.drawing import Drawing, View
from grotto.cli.drawing.canvas import DIM, number_of, seat_mark
from grotto.cli.drawing.caverna.board import WIDEST, BoardDrawing
from grotto.cli.drawing.caverna.effects import Effects
from grotto.cli.drawing.caverna.plain import (
    deliveries,
    dwarfs,
    ground_name,
    legend,
    lines,
    markers,
    priced,
    scores,
)
from grotto.cli.drawing.caverna.table import COLUMNS, Table
from grotto.cli.telling import number
from grotto.table.wire.caverna import FarmPosition

GAP = 2
NUMBER_WIDTH = 4
# A space with its goods and what it does.
SPACE_WIDTH = 40
# A furnishing with what it does.
CARD_WIDTH = 60
BOARD_WIDTH = len(COLUMNS) * (WIDEST + 1) + 1
NARROWEST_PANE = 36
HARVEST_MARKS = {"none": "–", "full": "❀", "pay_one": "①", "choice": "◐", "unknown": "?"}


class CavernaDrawing(Drawing):
    """Spaces, the board of the one who decides, furnishings where they matter, and the others in short."""

    def draw(self, view: View, width: int) -> RenderableType:
        return _sheet(Table(view), width)

    def lines(self, view: View) -> list[str]:
        return lines(view)

    def legend(self, view: View) -> list[str]:
        return legend(view)

    def listed(self, view: View) -> set[str]:
        return {"space", "furnishing"}

    def remark(self, view: View, act: int) -> str:
        """The goods that lie on a space."""
        words = view.game.vocabulary.entry(act).args
        if not words or words[-1].kind != "space":
            return ""
        here = view.position(FarmPosition).goods.get(words[-1].id)
        return view.say("goods-here", goods=Effects(view).stock(here)) if here else ""


DRAWING = CavernaDrawing()


def _sheet(table: Table, width: int) -> RenderableType:
    view = table.view
    lit = {word.kind for word in view.lit}
    effects = Effects(view)
    sheet: list[RenderableType] = [*_header(table), ""]
    in_full = not view.asked or "space" in lit or view.state.prompt().id == "place_dwarf"
    sheet.append(_spaces(table, width) if in_full else _spaces_in_short(table, effects))
    sheet.append("")
    if view.asked:
        sheet.append(_place(table, table.seat, width))
        sheet += [_in_short(table, seat, effects) for seat in range(table.players) if seat != table.seat]
    else:
        sheet += [_place(table, seat, width) for seat in range(table.players)]
    if "furnishing" in lit or (not view.asked and not table.result.final):
        sheet += ["", _furnishings(table, effects, width)]
    return Group(*sheet)


def _header(table: Table) -> list[RenderableType]:
    view = table.view
    header = Text.assemble((view.teller.speech.say("game-name"), "bold"))
    header.append("  " + view.say("round", n=table.round, rounds=table.rounds[-1]))
    if table.players > 1:
        header.append("  " + view.say("first", player=view.teller.player(table.data.token)), DIM)
    track = Text()
    for round in table.rounds:
        mark = HARVEST_MARKS[table.harvest_of(round)] if round >= table.round else ""
        here = round == table.round
        track.append(f"[{round}{mark}]" if here else f" {round}{mark} ", "bold" if here else DIM)
    track.append("  " + view.say("harvest", harvest=view.name("harvest", table.harvest)))
    told: list[RenderableType] = [header, track]
    if markers(table):
        told.append(Text(" · ".join(markers(table)), DIM))
    return told


# ---- action spaces -------------------------------------------------------------------------


def _spaces(table: Table, width: int) -> RenderableType:
    """Every space with its goods, what it does and who is there; then the cards to come."""
    effects = Effects(table.view)
    columns = max(1, width // SPACE_WIDTH)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - GAP)
    cells = [_space(table, effects, space) for space in table.spaces]
    height = -(-len(cells) // columns)
    for row in range(height):
        grid.add_row(*cells[row::height])
    return Group(grid, *_coming(table))


def _coming(table: Table) -> list[RenderableType]:
    """The cards that are still to come, round by round."""
    stages = []
    for stage in table.stages():
        rounds = table.view.teller.labelled(", ".join(str(round) for round in stage.rounds))
        stages.append(f"{rounds} {' / '.join(table.view.name('space', id) for id in stage.cards)}")
    return [Text("▒ " + " · ".join(stages), DIM)] if stages else []


def _space(table: Table, effects: Effects, space: str) -> RenderableType:
    view = table.view
    owner = table.taken.get(space)
    goods = effects.stock(table.goods.get(space, {}))
    action = effects.action(table.action(space))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBER_WIDTH)
    grid.add_column(ratio=1)
    text = Text(view.name("space", space), "bold" if owner is None else DIM)
    if goods:
        text.append(f" [{goods}]", "bold green" if owner is None else DIM)
    text.append(f"  {action}", "" if owner is None else DIM)
    mark = number_of(view, "space", space)
    if owner is not None:
        # An imitating dwarf may go where another stands.
        text = Text.assemble(seat_mark(owner), " ", text) if mark else text
        mark = mark or Text.assemble(" ", seat_mark(owner))
    grid.add_row(mark, text)
    return grid


def _spaces_in_short(table: Table, effects: Effects) -> Text:
    """Names and goods only, while something else is decided."""
    view = table.view
    text = Text()
    for space in table.spaces:
        owner = table.taken.get(space)
        goods = effects.stock(table.goods.get(space, {}))
        text.append(" · " if text else "", DIM)
        if owner is not None:
            text.append_text(seat_mark(owner)).append(" ")
        text.append(view.name("space", space), DIM)
        text.append(f" [{goods}]" if goods else "", DIM)
    return text


# ---- players -------------------------------------------------------------------------------


def _place(table: Table, seat: int, width: int) -> RenderableType:
    """A board with everything its owner has, beside it where there is room."""
    beside = width >= BOARD_WIDTH + GAP + NARROWEST_PANE
    drawing = BoardDrawing(table, seat, BOARD_WIDTH if beside else width)
    status = _status(table, seat)
    if not beside:
        return Group(status, drawing.draw())
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=drawing.width)
    grid.add_column(width=width - drawing.width - 2 * GAP)
    grid.add_row(drawing.draw(), status)
    return grid


def _title(table: Table, seat: int) -> Text:
    name = table.view.teller.player_kind(seat)
    total = number(table.result.totals[seat])
    return Text.assemble(seat_mark(seat), " ", (name, "bold"), "  ", (f"{total}★", "bold"))


def _status(table: Table, seat: int) -> RenderableType:
    """Name, score, goods, family, and the food that is due."""
    view = table.view
    farm = table.farms[seat]
    goods = Text()
    for good, n in farm.goods.items():
        goods.append("  " if goods else "")
        goods.append(view.name("good", good) + " ", "" if n else DIM)
        goods.append(str(n), "bold" if n else DIM)
    due = "food-maybe" if table.maybe() else "food-due"
    food = view.say(due, due=farm.food_due, food=farm.goods["food"])
    short = farm.food_due > farm.goods["food"]
    rows = [_title(table, seat), goods, Text(dwarfs(table, farm)), Text(food, "bold red" if short else "")]
    if farm.begging:
        rows.append(Text(view.say("begging", n=farm.begging), "red"))
    if farm.deliveries:
        rows.append(Text(view.say("deliveries", goods=deliveries(table, farm))))
    rows.append(Text(scores(table, seat), DIM))
    return Group(*rows)


def _in_short(table: Table, seat: int, effects: Effects) -> RenderableType:
    """Another player in a few lines."""
    view = table.view
    farm = table.farms[seat]
    grounds: dict[str, int] = {}
    for cell, ground in farm.ground.items():
        # A large pasture counts once.
        grounds[ground] = grounds.get(ground, 0) + (cell == min(farm.pasture(cell), default=cell))
    land = ", ".join(f"{ground_name(view, ground)} {n}" for ground, n in grounds.items())
    rooms = ", ".join(view.name("furnishing", id) for id in farm.rooms.values())
    title = _title(table, seat).append("  " + dwarfs(table, farm))
    parts = [effects.stock(farm.goods), land, rooms]
    return Group(title, Text("  " + " | ".join(part for part in parts if part), DIM))


# ---- furnishings ---------------------------------------------------------------------------


def _furnishings(table: Table, effects: Effects, width: int) -> RenderableType:
    """Those that can be chosen with what they do, the others by name and cost."""
    view = table.view
    columns = max(1, width // CARD_WIDTH)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - GAP)
    cards = [_card(view, word.id) for word in view.lit if word.kind == "furnishing"]
    height = -(-len(cards) // columns)
    for row in range(height):
        grid.add_row(*cards[row::height])
    rest: list[RenderableType] = []
    chosen = {word.id for word in view.lit}
    for group, ids in table.supply_by_group().items():
        tiles = ", ".join(priced(table, effects, id) for id in ids if id not in chosen)
        if tiles:
            rest.append(Text.assemble((view.teller.labelled(view.say(f"group-{group}")) + " ", "bold"), (tiles, DIM)))
    return Group(Text(view.say("furnishings"), "bold"), grid, *rest)


def _card(view: View, id: str) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBER_WIDTH)
    grid.add_column(ratio=1)
    help = view.teller.speech.say(f"furnishing-{id}.help")
    text = Text.assemble((view.name("furnishing", id), "bold"), f"  {help}")
    grid.add_row(number_of(view, "furnishing", id), text)
    return grid
