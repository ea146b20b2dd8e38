"""The position as a front end sees it: `to_data()` beside the printed facts."""

from __future__ import annotations

from dataclasses import dataclass

from grotto.cli.drawing import View
from grotto.table.wire.caverna import FarmBox, FarmFacts, FarmOfPlayer, FarmPosition, FarmShown, FarmShownFarm

ROWS, COLUMNS = range(4), range(6)
# The question marks of a game mean these, one after the other.
QUESTIONS = ("none", "pay_one", "choice")
UNSEEN = "unknown"


def place_of(cell: str) -> tuple[int, int]:
    """Row and column of a cell: "r2c-1" is 2, -1."""
    row, _, column = cell[1:].partition("c")
    return int(row), int(column)


class Farm:
    """One player's board and belongings, ready to be drawn or told."""

    def __init__(self, facts: FarmFacts, data: FarmOfPlayer, shown: FarmShownFarm) -> None:
        self.goods = data.goods
        self.ground = data.cells
        self.pairs = data.large_pastures
        self.stables = set(data.stables)
        self.crops = data.crops
        self.rooms = data.furnishings
        self.covered = data.covered
        self.dwarfs = data.dwarfs
        self.begging = data.begging
        self.deliveries = {good: n for good, n in data.deliveries.items() if n}
        self.food_due = shown.food_due
        self.home = facts.entry_level_dwelling
        # Each herd at the first cell of its place.
        self.herds = {herd.cells[0]: herd for herd in shown.housing}
        self.cells = [cell for cell in facts.cells if not cell.outer or self.covers(cell.id)]

    def covers(self, cell: str) -> bool:
        """Whether something was laid or furnished there."""
        return cell in self.ground or cell in self.rooms

    def pasture(self, cell: str) -> frozenset[str]:
        """The cells of the pasture that a cell belongs to; empty if it has no fence."""
        if self.ground.get(cell) == "small_pasture":
            return frozenset([cell])
        return frozenset(next((pair for pair in self.pairs if cell in pair), []))

    def left(self) -> list[int]:
        """The strengths of the dwarfs that are still to be placed."""
        return [dwarf.strength for dwarf in self.dwarfs if dwarf.at == "home"]


@dataclass(frozen=True)
class Stage:
    """Rounds to come that share their cards, and the cards that are still face down for them."""

    rounds: list[int]
    cards: list[str]


class Table:
    """Everything on the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.facts = facts = view.facts(FarmFacts)
        self.data = data = view.position(FarmPosition)
        self.players = data.players
        self.round = data.round
        self.rounds = facts.rounds[str(self.players)]
        self.harvest: str = data.harvest
        self.leaves = data.markers.leaf
        self.questions = data.markers.question
        shown = view.shown(FarmShown).farms
        self.farms = [Farm(facts, farm, more) for farm, more in zip(data.farms, shown, strict=True)]
        self.result = view.state.result()
        self.spaces = self._in_order(data.spaces)
        self.goods = data.goods
        self.taken = {
            dwarf.at: seat for seat, farm in enumerate(self.farms) for dwarf in farm.dwarfs if dwarf.at in data.spaces
        }
        self.supply = data.supply
        # Whose board is shown first: who decides, else whose turn it is.
        self.seat = view.state.actor if view.state.actor >= 0 else data.seat

    def _in_order(self, opened: list[str]) -> list[str]:
        """The spaces of the boards as printed, then the cards as they came."""
        boards = self.facts.boards[str(self.players)]
        printed = [id for board in boards for row in zip_longest(board.columns) for id in row]
        return printed + [id for id in opened if id not in printed]

    def action(self, space: str) -> FarmBox:
        """What a space does with so many players."""
        return next(row.action for row in self.facts.spaces[space].rows if self.players in row.players)

    def harvest_of(self, round: int) -> str:
        """What is known of the harvest of a round to come, or of this one."""
        if round == self.round:
            return self.harvest
        return self.facts.harvests.get(str(round), UNSEEN if self.leaves + self.questions else "full")

    def maybe(self) -> bool:
        """Whether it is not known yet if this round ends with a harvest."""
        return self.harvest == UNSEEN

    def next_question(self) -> str:
        """What the next question mark would mean; empty if none is left."""
        return QUESTIONS[len(QUESTIONS) - self.questions] if self.questions else ""

    def stages(self) -> list[Stage]:
        """The cards that are still to come."""
        found: dict[tuple[str, ...], list[int]] = {}
        for round in self.rounds:
            if round > self.round:
                cards = self.facts.cards[str(round)]
                if self.players == 1:
                    cards = [self.facts.solo_cards[str(round)]]
                found.setdefault(tuple(cards), []).append(round)
        opened = {"wish_for_children" if id == "urgent_wish_for_children" else id for id in self.spaces}
        return [
            Stage(rounds, [id for id in cards if id not in opened and self.in_play(id)])
            for cards, rounds in found.items()
        ]

    def in_play(self, space: str) -> bool:
        """Whether a card is used by so many players."""
        return any(self.players in row.players for row in self.facts.spaces[space].rows)

    def supply_by_group(self) -> dict[str, list[str]]:
        """The furnishings that can still be had."""
        found: dict[str, list[str]] = {}
        for id in self.supply:
            found.setdefault(self.facts.furnishings[id].group, []).append(id)
        return found


def zip_longest(columns: list[list[str]]) -> list[list[str]]:
    """The rows of columns that may differ in length."""
    height = max(len(column) for column in columns)
    return [[column[row] for column in columns if row < len(column)] for row in range(height)]
