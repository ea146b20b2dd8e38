"""Above and Below in the terminal."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from grotto.cli.drawing import Drawing, View, facts_of
from grotto.cli.drawing.above_and_below.cards import Cards
from grotto.cli.drawing.above_and_below.pack import pack_tables
from grotto.cli.drawing.above_and_below.plain import (
    artifacts,
    between,
    goods_on,
    legend,
    lines,
    purse,
    scores,
    who,
)
from grotto.cli.drawing.above_and_below.story import remark, scene, tell
from grotto.cli.drawing.above_and_below.table import ROWS, ZONES, Table, Village
from grotto.cli.drawing.above_and_below.tales import tales
from grotto.cli.drawing.canvas import DIM, number_of, seat_mark
from grotto.cli.telling import Teller, number
from grotto.kernel.acts import Word
from grotto.kernel.events import Event
from grotto.kernel.game import Game
from grotto.kernel.state import Json
from grotto.table.wire.above_and_below import VillageBuilding, VillageFacts
from grotto.text import Speaker

GAP = 2
NUMBER_WIDTH = 4
# A card for sale with what it does, and a building of a village.
CARD_WIDTH = 40
HOUSE_WIDTH = 19


class AboveAndBelowDrawing(Drawing):
    """What is for sale, the village of the one who decides, and the others in short."""

    def draw(self, view: View, width: int) -> RenderableType:
        return _sheet(Table(view), width)

    def lines(self, view: View) -> list[str]:
        return lines(view)

    def legend(self, view: View) -> list[str]:
        return legend(view)

    def explain(self, teller: Teller, word: Word) -> str:
        return Cards(teller).explain(word)

    def things(self, game: Game) -> list[Word]:
        facts = facts_of(game, VillageFacts)
        quests = [Word("quest", id) for id in facts.quests]
        return [*super().things(game), *quests, *[Word("condition", id) for id in facts.conditions]]

    def tell(self, teller: Teller, event: Event) -> str:
        return tell(teller, event)

    def shows(self, event: Event) -> bool:
        return event.id in ("dealt", "arrived", "cave_revealed", "artifact_laid")

    def listed(self, view: View) -> set[str]:
        return {"building", "newcomer"}

    def scene(self, view: View) -> list[str]:
        return scene(view)

    def tales(self, teller: Teller, events: list[Event]) -> list[str]:
        return tales(teller, events)

    def content(self, content: Json, speech: Speaker) -> list[RenderableType]:
        return [*pack_tables(content["statistics"], speech)]

    def remark(self, view: View, act: int) -> str:
        return remark(view, act)


DRAWING = AboveAndBelowDrawing()


def _sheet(table: Table, width: int) -> RenderableType:
    view = table.view
    sheet: list[RenderableType] = [_header(table)]
    lit = {word.kind for word in view.lit}
    if not view.asked:
        sheet += [*_for_sale(table, width), *[_village(table, seat, width) for seat in range(table.players)]]
        return Group(*sheet)
    if lit & {"building", "newcomer"} or view.state.between_turns():
        sheet += _for_sale(table, width)
    # During an encounter the story needs the room.
    sheet += ["", _in_short(table, table.seat)] if table.encounter else [_village(table, table.seat, width)]
    sheet += [_in_short(table, seat) for seat in range(table.players) if seat != table.seat]
    return Group(*sheet)


def _header(table: Table) -> RenderableType:
    told = between(table)
    name = (table.view.teller.speech.say("game-name"), "bold")
    return Text.assemble(name, "  ", told[0], ("  ·  " + " · ".join(told[1:]), DIM))


# ---- what is for sale ----------------------------------------------------------------------


def _for_sale(table: Table, width: int) -> list[RenderableType]:
    """The rows of buildings and the villagers that can be trained, each with price and effect."""
    view = table.view
    sheet: list[RenderableType] = []
    for row in ROWS:
        if table.rows[row]:
            title = Text(view.say(f"row-{row}"), "bold underline")
            cells = [_card(table, id) for id in table.rows[row]]
            sheet += [title, _in_columns(cells, width)]
    if table.training:
        cells = [_newcomer(table, id, price) for id, price in table.training]
        sheet += [Text(view.say("row-villagers"), "bold underline"), _in_columns(cells, width)]
    return sheet


def _in_columns(cells: list[RenderableType], width: int) -> RenderableType:
    columns = max(1, width // CARD_WIDTH)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - GAP)
    for first in range(0, len(cells), columns):
        grid.add_row(*cells[first : first + columns])
    return grid


def _numbered(mark: Text, text: Text) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NUMBER_WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(mark, text)
    return grid


def _card(table: Table, id: str) -> RenderableType:
    view = table.view
    effects = ", ".join(table.cards.effects(id))
    price = view.say("price", n=table.cards.cost(id))
    text = Text.assemble((view.name("building", id), "bold"), " ", (price, "bold yellow"), f"  {effects}")
    return _numbered(number_of(view, "building", id), text)


def _newcomer(table: Table, id: str, price: int) -> RenderableType:
    view = table.view
    cost = view.say("price", n=price)
    text = Text.assemble((view.name("villager", id), "bold"), " ", (cost, "bold yellow"), f"  {table.cards.skills(id)}")
    return _numbered(number_of(view, "newcomer", id), text)


# ---- villages ------------------------------------------------------------------------------


def _title(table: Table, seat: int) -> Text:
    view = table.view
    village = table.villages[seat]
    total = number(table.result.totals[seat])
    title = Text.assemble(seat_mark(seat), " ", (view.teller.player_kind(seat), "bold"), "  ", (f"{total}★", "bold"))
    title.append("  " + purse(table, village))
    title.append("  " + view.say("reputation-at", n=number(village.reputation)))
    if village.sale:
        title.append("  " + view.say("sale", item=view.name("item", village.sale)), "bold")
    if village.passed:
        title.append("  " + view.say("passed"), DIM)
    return title


def _village(table: Table, seat: int, width: int) -> RenderableType:
    """Houses above the ground, caves below it, villagers in their zones, the track of goods."""
    view = table.view
    village = table.villages[seat]
    rows: list[RenderableType] = ["", _title(table, seat), *_zones(table, seat), _track(table, village)]
    if village.artifacts:
        rows.append(Text(view.say("artifacts", artifacts=artifacts(table, village))))
    if village.quests:
        quests = ", ".join(view.name("quest", quest) for quest in village.quests)
        rows.append(Text(view.say("quests", quests=quests)))
    houses = [_house(table, row, box.ROUNDED) for row in village.above]
    caves = [_house(table, row, box.HEAVY) for row in village.below]
    empty = Text(view.say("empty-cave"), DIM)
    caves += [Panel(empty, box=box.HEAVY, width=HOUSE_WIDTH, border_style=DIM)] * village.empty_caves
    rows += [Columns(houses, padding=(0, 1)), Text("▔" * width, DIM)]
    if caves:
        rows.append(Columns(caves, padding=(0, 1)))
    rows.append(Text(scores(table, seat), DIM))
    return Group(*rows)


def _house(table: Table, row: VillageBuilding, edge: box.Box) -> Panel:
    """A building with the goods on it and what it does."""
    view = table.view
    id = row.building
    text = Text(view.name("building", id), "bold")
    number = view.lit.get(Word("building", id))
    if number is not None:
        text = Text.assemble(number_of(view, "building", id), " ", text)
    there = goods_on(table, row)
    if there:
        text.append(f"\n[{there}]", "bold green")
    effects = ", ".join(table.cards.effects(id))
    if effects:
        text.append(f"\n{effects}")
    return Panel(text, box=edge, width=HOUSE_WIDTH)


def _zones(table: Table, seat: int) -> list[RenderableType]:
    """Who is ready, exhausted, injured, with symbols and dice; those on the way apart."""
    view = table.view
    village = table.villages[seat]
    rows: list[RenderableType] = []
    for zone in ZONES:
        if not village.zones[zone]:
            continue
        line = Text(view.teller.labelled(view.say(f"zone-{zone}")) + " ", "bold" if zone == "ready" else "")
        for index, id in enumerate(village.zones[zone]):
            line.append(" · " if index else "")
            line.append(who(table, village, id))
            line.append(f" {table.cards.skills(id)}", DIM)
        rows.append(line)
    return rows


def _track(table: Table, village: Village) -> Text:
    """The slots of the advancement track: points for each good there, and the goods."""
    view = table.view
    line = Text(view.say("track", income=village.income, beds=village.beds) + " ", "")
    for slot, points in enumerate(table.facts.track.points):
        line.append("│" if slot else "")
        if slot < len(village.track):
            row = village.track[slot]
            line.append(f" {points}★ {view.name('good', row.good)}×{row.n} ", "bold")
        else:
            line.append(f" {points}★ · ", DIM)
    return line


def _in_short(table: Table, seat: int) -> RenderableType:
    """A village in a few lines."""
    view = table.view
    village = table.villages[seat]
    zones = " · ".join(f"{view.say(f'zone-{zone}')} {len(village.zones[zone])}" for zone in ZONES)
    houses = [row.building for row in village.above + village.below]
    names = ", ".join(view.name("building", id) for id in houses)
    caves = view.say("empty-caves", n=village.empty_caves)
    goods = ", ".join(f"{view.name('good', row.good)}×{row.n}" for row in village.track)
    parts = [zones, names, caves, goods]
    return Group(_title(table, seat), Text("  " + " | ".join(part for part in parts if part), DIM))
