"""The position as a front end sees it: `to_data()` beside the printed facts."""

from __future__ import annotations

from grotto.cli.drawing import View
from grotto.cli.drawing.cave_vs_cave.effects import Effects
from grotto.table.wire.cave_vs_cave import CaveFacts, CaveOfPlayer, CavePosition, CaveRoom, CaveShown

# Which neighbour lies on which side of a cell.
OTHER_SIDE = {"e": "w", "s": "n"}


class Cave:
    """One player's cave, ready to be drawn or told."""

    def __init__(self, facts: CaveFacts, data: CaveOfPlayer) -> None:
        self.goods = data.goods
        self.rooms = dict(data.rooms)
        self.empty = set(data.empty)
        self.built = set(data.walls)
        self.extra = data.extra
        self.cells = [cell.id for cell in facts.cells]
        self.natural: dict[str, set[str]] = {cell.id: set(cell.natural) for cell in facts.cells}
        self.food = {cell.id for cell in facts.cells if cell.food_icon}
        self.entrance = next(cell.id for cell in facts.cells if cell.entrance)
        self.rooms[self.entrance] = "cave_entrance"
        if self.extra:
            self.cells.append("extra")
            self.natural["extra"] = set(facts.extra[self.extra])
        self.edges: dict[tuple[str, str], str] = {(edge.cell, edge.side): edge.id for edge in facts.edges}
        for edge in facts.edges:
            first, _, second = edge.id.partition("-")
            if first != "extra":
                self.edges[second, OTHER_SIDE[edge.side]] = edge.id

    def walls_of(self, cell: str) -> set[str]:
        """The sides of a cell that have a wall, natural or built."""
        built = {side for side in "nesw" if self.edges.get((cell, side)) in self.built}
        return self.natural[cell] | built

    def face_down(self, cell: str) -> bool:
        """Whether nobody has dug there yet."""
        return cell not in self.rooms and cell not in self.empty


class Table:
    """Everything on the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.facts = view.facts(CaveFacts)
        self.data = view.position(CavePosition)
        self.players = self.data.players
        self.turns = self.facts.turns[str(self.players)]
        self.round = self.data.round
        self.dwarves = view.shown(CaveShown).turns
        self.turn = min(self.data.turn // self.players + 1, self.dwarves)
        self.caves = [Cave(self.facts, cave) for cave in self.data.caves]
        self.display = self.data.display
        self.stack = self.data.stack
        self.taken = self.data.taken
        self.open = [tile for tile in self.facts.tiles if tile.id in self.data.tiles]
        # The backs of the tiles that are still face down: the turns of the rounds in which they come.
        starting = sum(tile.back is None for tile in self.facts.tiles)
        self.hidden = self.turns[len(self.open) - starting :]
        self.wall_supply = self.data.walls_left
        self.result = view.state.result()
        self.effects = Effects(view, self.dwarves)

    def room(self, id: str) -> CaveRoom:
        """The printed facts of a room."""
        return self.facts.rooms[id]
