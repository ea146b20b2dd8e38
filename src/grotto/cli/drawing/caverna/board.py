"""A home board as a picture: forest on the left, mountain on the right, fences around pastures."""

from __future__ import annotations

from rich.text import Text

from grotto.cli.drawing import View
from grotto.cli.drawing.canvas import DIM, HEAVY, LIT, Canvas, wrapped
from grotto.cli.drawing.caverna.effects import Effects
from grotto.cli.drawing.caverna.table import COLUMNS, ROWS, Farm, Table, place_of
from grotto.kernel.acts import Word
from grotto.table.wire.caverna import FarmCell

LINES = 3
WIDEST = 12
FENCE = "bold"
TREES = "♣   "
COLOURS = {"orange": "black on dark_orange", "green": "white on dark_green", "yellow": "black on wheat1"}
GROUNDS = {
    "meadow": "green",
    "field": "yellow",
    "small_pasture": "green",
    "large_pasture": "green",
    "ruby_mine": "red",
    "ore_mine": "blue",
}
FIRST_MOUNTAIN_COLUMN = 3


class BoardDrawing:
    """Draws the board of one seat, not wider than so many columns."""

    def __init__(self, table: Table, seat: int, width: int) -> None:
        self.table = table
        self.view: View = table.view
        self.farm: Farm = table.farms[seat]
        self.effects = Effects(table.view)
        self.lit = self.view.lit if self.view.state.actor == seat else {}
        lit_cells = {word.id for word in self.lit if word.kind == "cell"}
        self.cells = {
            place_of(cell.id): cell
            for cell in table.facts.cells
            if not cell.outer or cell.id in lit_cells or self.farm.covers(cell.id)
        }
        self.rows = sorted({row for row, _ in self.cells} | set(ROWS))
        self.columns = sorted({column for _, column in self.cells} | set(COLUMNS))
        self.inner = min(WIDEST, (width - 1) // len(self.columns) - 1)
        self.width = len(self.columns) * (self.inner + 1) + 1
        self.canvas = Canvas(self.width, len(self.rows) * (LINES + 1) + 1)

    def draw(self) -> Text:
        """The whole picture."""
        for place in self.cells:
            self._edges(place)
        for place in self.cells:
            self._crossings(place)
        for place, cell in self.cells.items():
            self._cell(place, cell)
        return self.canvas.text()

    # ---- lines -------------------------------------------------------------------------

    def _corner(self, place: tuple[int, int]) -> tuple[int, int]:
        return self.columns.index(place[1]) * (self.inner + 1), self.rows.index(place[0]) * (LINES + 1)

    def _id(self, place: tuple[int, int]) -> str:
        return self.cells[place].id if place in self.cells else ""

    def _edges(self, place: tuple[int, int]) -> None:
        x, y = self._corner(place)
        row, column = place
        for dx, dy, other in (
            (0, 0, (row - 1, column)),
            (0, LINES + 1, (row + 1, column)),
            (0, 0, (row, column - 1)),
            (self.inner + 1, 0, (row, column + 1)),
        ):
            upright = other[0] == row
            mark, style = self._line(place, other, upright)
            if upright:
                for line in range(LINES):
                    self.canvas.put(x + dx, y + 1 + line, mark, style)
            else:
                self.canvas.put(x + 1, y + dy, mark * self.inner, style)

    def _line(self, place: tuple[int, int], other: tuple[int, int], upright: bool) -> tuple[str, str]:
        """What separates two cells: a fence, the edge of the mountain, the edge of the board, or nearly nothing."""
        mine, theirs = self.farm.pasture(self._id(place)), self.farm.pasture(self._id(other))
        if mine and mine == theirs:
            return " ", ""
        if mine or theirs:
            return ("┃" if upright else "━"), FENCE
        if upright and {place[1], other[1]} == {FIRST_MOUNTAIN_COLUMN - 1, FIRST_MOUNTAIN_COLUMN}:
            return "║", DIM
        if other not in self.cells:
            return ("│" if upright else "─"), DIM
        return ("┊" if upright else "╌"), DIM

    def _crossings(self, place: tuple[int, int]) -> None:
        """Where lines meet fences run on."""
        left, top = self._corner(place)
        for x in (left, left + self.inner + 1):
            for y in (top, top + LINES + 1):
                arms = [self._letter(x, y - 1), self._letter(x + 1, y), self._letter(x, y + 1), self._letter(x - 1, y)]
                heavy = sum(1 << index for index, arm in enumerate(arms) if arm == "┃━"[index % 2])
                if heavy:
                    self.canvas.put(x, y, HEAVY[heavy], FENCE)
                elif "║" in (arms[0], arms[2]):
                    self.canvas.put(x, y, "║", DIM)
                elif any(arm.strip() for arm in arms):
                    self.canvas.put(x, y, "·", DIM)

    def _letter(self, x: int, y: int) -> str:
        rows = self.canvas.rows
        return rows[y][x][0] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else " "

    # ---- cells -------------------------------------------------------------------------

    def _put(self, x: int, y: int, text: str, style: str = "") -> None:
        self.canvas.put(x, y, text[: self.inner], style)

    def _cell(self, place: tuple[int, int], cell: FarmCell) -> None:
        left, top = self._corner(place)
        x, y = left + 1, top + 1
        id = cell.id
        farm = self.farm
        if id in farm.rooms:
            self._room(x, y, farm.rooms[id])
        elif id == farm.home:
            self._words(x, y, self.view.say("entry-dwelling"), COLOURS["orange"])
        elif id in farm.ground:
            self._ground(x, y, id)
        elif not cell.outer:
            self._wild(x, y, cell)
        self._put(x, y + LINES - 1, id, DIM)
        self._right(x, y + LINES - 1, id, self._marks(id))
        number = self.lit.get(Word("cell", id))
        if number is not None:
            self.canvas.put(x + self.inner - 4, y + 1, f" {number:>2} ", LIT)

    def _words(self, x: int, y: int, name: str, style: str) -> None:
        for line, part in enumerate([*wrapped(name, self.inner), ""][: LINES - 1]):
            self._put(x, y + line, f"{part:<{self.inner}}", style)

    def _room(self, x: int, y: int, id: str) -> None:
        tile = self.table.facts.furnishings[id]
        self._words(x, y, self.view.name("furnishing", id), COLOURS[tile.colour])

    def _ground(self, x: int, y: int, id: str) -> None:
        """What was laid there, below it what stands there."""
        ground = self.farm.ground[id]
        name = self.view.say("ground-pasture" if ground.endswith("pasture") else f"ground-{ground}")
        parts = wrapped(name, self.inner)[: LINES - 1]
        for line, part in enumerate(parts):
            self._put(x, y + line, part, GROUNDS.get(ground, ""))
        if len(parts) < LINES - 1:
            self._put(x, y + 1, self._there(id), "bold")
        else:
            self._right(x, y + LINES - 1, id, self._there(id))

    def _right(self, x: int, y: int, id: str, marks: str) -> None:
        """Beside the id of a cell."""
        self.canvas.put(x + max(len(id) + 1, self.inner - len(marks)), y, marks[: self.inner - len(id) - 1], "bold")

    def _there(self, id: str) -> str:
        """Crops or animals."""
        herd = self.farm.herds.get(id)
        return self.effects.stock(self.farm.crops.get(id, {herd.animal: herd.n} if herd else {}))

    def _marks(self, id: str) -> str:
        """What stands beside the id: stables, dogs on guard, and the animals of a room."""
        herd = self.farm.herds.get(id)
        marks = ["⌂"] if id in self.farm.stables else []
        if herd and herd.dogs:
            marks.append(self.view.say("dogs", n=herd.dogs))
        if herd and id not in self.farm.ground:
            marks.append(self._there(id))
        return " ".join(marks)

    def _wild(self, x: int, y: int, cell: FarmCell) -> None:
        """Forest or rock that nobody has touched, with what is printed there."""
        rock = cell.side == "mountain"
        for line in range(LINES):
            fill = "░" * self.inner if rock else (TREES[2 * (line % 2) :] + TREES * self.inner)
            self._put(x, y + line, fill, DIM)
        self._put(x, y + LINES - 1, f"{cell.id} ")
        icon = cell.icon
        if icon:
            for line, part in enumerate(wrapped(f"+{self.effects.amounts(icon)}", self.inner)[: LINES - 1]):
                self._put(x, y + line, f"{part} ")
        if cell.id == self.table.facts.entrance:
            self.canvas.put(x + self.inner - 1, y + LINES - 1, "»", "bold")
