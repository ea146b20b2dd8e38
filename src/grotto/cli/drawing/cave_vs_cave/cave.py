"""A cave as a picture: cells between natural walls, built walls and open wall sites, goods in the free corner."""

from __future__ import annotations

from rich.text import Text

from grotto.cli.drawing import View
from grotto.cli.drawing.canvas import DIM, HEAVY, LIT, Canvas, wrapped
from grotto.cli.drawing.cave_vs_cave.effects import shape_of
from grotto.cli.drawing.cave_vs_cave.table import Cave, Table
from grotto.kernel.acts import Word

ROWS, COLUMNS = 5, 3
LINES = 3

NATURAL = "bold"
BUILT = "bold red"
OPEN = "dim"
ROCK = "dim"
COLOURS = {"orange": "black on dark_orange", "blue": "white on blue"}

BRICK = "█"
BRICKS = "▀"


class CaveDrawing:
    """Draws the cave of one seat; every cell is `inner` columns wide."""

    def __init__(self, table: Table, seat: int, inner: int) -> None:
        self.table = table
        self.view: View = table.view
        self.cave: Cave = table.caves[seat]
        self.inner = inner
        self.lit = self.view.lit if self.view.state.actor == seat else {}
        height = ROWS * (LINES + 1) + 1
        self.extra_at = (2 * (inner + 1), height)
        if self.cave.extra:
            height += LINES + 2
        self.canvas = Canvas(COLUMNS * (inner + 1) + 1, height)

    def draw(self) -> Text:
        """The whole picture."""
        for cell in self.cave.cells:
            self._edges(cell)
        for cell in self.cave.cells:
            self._crossings(cell)
        for cell in self.cave.cells:
            self._cell(cell)
        for cell in self.cave.cells:
            self._lights(cell)
        self._shelf()
        return self.canvas.text()

    # ---- lines -------------------------------------------------------------------------

    def _corner(self, cell: str) -> tuple[int, int]:
        if cell == "extra":
            return self.extra_at
        row, column = int(cell[1]), int(cell[3])
        return column * (self.inner + 1), row * (LINES + 1)

    def _edges(self, cell: str) -> None:
        x, y = self._corner(cell)
        for side in "nesw":
            edge = self.cave.edges.get((cell, side))
            if side in self.cave.natural[cell]:
                across, along, style = "━", "┃", NATURAL
            elif edge is None:
                continue
            elif edge in self.cave.built:
                across, along, style = BRICKS, BRICK, BUILT
            else:
                across, along, style = "╌", "┊", OPEN
            if side in "ns":
                self.canvas.put(x + 1, y if side == "n" else y + LINES + 1, across * self.inner, style)
            else:
                for line in range(LINES):
                    self.canvas.put(x if side == "w" else x + self.inner + 1, y + 1 + line, along, style)

    def _lights(self, cell: str) -> None:
        """The numbers of the choices, on the places they stand for."""
        x, y = self._corner(cell)
        place = self.lit.get(Word("cell", cell), self.lit.get(Word("room", self.cave.rooms.get(cell, ""))))
        below = self.lit.get(Word("edge", self.cave.edges.get((cell, "s"), "")))
        right = self.lit.get(Word("edge", self.cave.edges.get((cell, "e"), "")))
        middle = x + 1 + (self.inner - 4) // 2
        if place is not None:
            self.canvas.put(middle, y + 2, f" {place:<2} ", LIT)
        if below is not None:
            self.canvas.put(middle, y + LINES + 1, f" {below:<2} ", LIT)
        if right is not None:
            self.canvas.put(x + self.inner, y + 2, f" {right:<2}", LIT)

    def _crossings(self, cell: str) -> None:
        """Where lines meet, natural walls run on; elsewhere built walls do."""
        left, top = self._corner(cell)
        for x in (left, left + self.inner + 1):
            for y in (top, top + LINES + 1):
                arms = [self._letter(x, y - 1), self._letter(x + 1, y), self._letter(x, y + 1), self._letter(x - 1, y)]
                heavy = sum(1 << index for index, arm in enumerate(arms) if arm == "┃━"[index % 2])
                if heavy:
                    self.canvas.put(x, y, HEAVY[heavy], NATURAL)
                elif BRICK in arms or BRICKS in arms:
                    self.canvas.put(x, y, BRICK if arms[2] == BRICK else BRICKS, BUILT)
                elif any(arm in "┊╌" for arm in arms):
                    self.canvas.put(x, y, "·", OPEN)

    def _letter(self, x: int, y: int) -> str:
        rows = self.canvas.rows
        return rows[y][x][0] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else "."

    # ---- cells -------------------------------------------------------------------------

    def _cell(self, cell: str) -> None:
        x, y = self._corner(cell)
        if cell == self.cave.entrance:
            self.canvas.put(x, y + 2, "»", NATURAL)
        if cell == "extra":
            for line, part in enumerate(wrapped(self.view.name("cell", cell), x - 1)):
                self.canvas.put(0, y + 1 + line, part)
        if cell in self.cave.rooms:
            self._room(cell, x + 1, y + 1)
        elif self.cave.face_down(cell):
            self._rock(cell, x + 1, y + 1)
        else:
            shape = self.view.say("shape", shape=shape_of(self.cave.walls_of(cell)))
            self.canvas.put(x + 1 + (self.inner - len(shape)) // 2, y + 1, shape)
            self.canvas.put(x + 1, y + LINES, cell, DIM)

    def _rock(self, cell: str, x: int, y: int) -> None:
        for line in range(LINES):
            self.canvas.put(x, y + line, "░" * self.inner, ROCK)
        self.canvas.put(x, y + LINES - 1, cell, DIM)
        if cell in self.cave.food:
            icon = self.view.say("food-icon")
            self.canvas.put(x + (self.inner - len(icon) - 2) // 2, y, f" {icon} ", DIM)

    def _room(self, cell: str, x: int, y: int) -> None:
        room = self.table.room(self.cave.rooms[cell])
        name = self.view.name("room", self.cave.rooms[cell])
        lines = [*wrapped(name, self.inner), ""][: LINES - 1]
        for line, part in enumerate(lines):
            self.canvas.put(x, y + line, f"{part:<{self.inner}}", COLOURS[room.colour])
        worth = f"{self.view.say('mark', colour=room.colour)} {room.points}★"
        self.canvas.put(x, y + LINES - 1, cell, DIM)
        self.canvas.put(x + self.inner - len(worth), y + LINES - 1, worth, "bold")

    # ---- goods -------------------------------------------------------------------------

    def _shelf(self) -> None:
        """The goods stand in the free corner beside the upper rows."""
        x = 2 * (self.inner + 1) + 2
        for index, (good, n) in enumerate(self.cave.goods.items()):
            boxes = 9 if n < 10 else 8
            filled = min(n, boxes)
            self.canvas.put(x, 2 * index + 1, self.view.name("good", good))
            self.canvas.put(x, 2 * index + 2, "■" * filled, "bold")
            self.canvas.put(x + filled, 2 * index + 2, "·" * (boxes - filled), DIM)
            self.canvas.put(x + boxes, 2 * index + 2, f" {n}", "bold")
