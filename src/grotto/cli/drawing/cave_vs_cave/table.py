"""The position as a front end sees it: `to_data()` beside the printed facts."""

from __future__ import annotations

from typing import Any

from grotto.cli.drawing import View
from grotto.cli.drawing.cave_vs_cave.effects import Effects, Facts

# Which neighbour lies on which side of a cell.
OTHER_SIDE = {"e": "w", "s": "n"}


class Cave:
    """One player's cave, ready to be drawn or told."""

    def __init__(self, facts: Facts, data: dict[str, Any]) -> None:
        self.goods: dict[str, int] = data["goods"]
        self.rooms: dict[str, str] = dict(data["rooms"])
        self.empty: set[str] = set(data["empty"])
        self.built: set[str] = set(data["walls"])
        self.extra: str | None = data["extra"]
        self.cells = [cell["id"] for cell in facts["cells"]]
        self.natural = {cell["id"]: set(cell["natural"]) for cell in facts["cells"]}
        self.food = {cell["id"] for cell in facts["cells"] if cell["food_icon"]}
        self.entrance = next(cell["id"] for cell in facts["cells"] if cell["entrance"])
        self.rooms[self.entrance] = "cave_entrance"
        if self.extra:
            self.cells.append("extra")
            self.natural["extra"] = set(facts["extra"][self.extra])
        self.edges = {(edge["cell"], edge["side"]): edge["id"] for edge in facts["edges"]}
        for edge in facts["edges"]:
            first, _, second = edge["id"].partition("-")
            if first != "extra":
                self.edges[second, OTHER_SIDE[edge["side"]]] = edge["id"]

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
        facts: Any = view.game.facts()
        data: Any = view.state.to_data()
        self.facts: Facts = facts
        self.data: Facts = data
        self.players: int = data["players"]
        self.turns: list[int] = self.facts["turns"][str(self.players)]
        self.round: int = data["round"]
        self.dwarves = self.turns[self.round - 1]
        self.turn = min(data["turn"] // self.players + 1, self.dwarves)
        self.caves = [Cave(self.facts, cave) for cave in data["caves"]]
        self.display: list[str] = data["display"]
        self.stack: int = data["stack"]
        self.taken: dict[str, int] = data["taken"]
        self.open = [tile for tile in self.facts["tiles"] if tile["id"] in data["tiles"]]
        # The backs of the tiles that are still face down: the turns of the rounds in which they come.
        starting = sum(tile["back"] is None for tile in self.facts["tiles"])
        self.hidden = self.turns[len(self.open) - starting :]
        self.wall_supply: int = self.facts["walls"] - sum(len(cave.built) for cave in self.caves)
        self.result = view.state.result()
        self.effects = Effects(view, self.dwarves)

    def room(self, id: str) -> Facts:
        """The printed facts of a room."""
        facts: Facts = self.facts["rooms"][id]
        return facts
