"""The position as a front end sees it: `to_data()` beside what is printed."""

from __future__ import annotations

from typing import Any

from grotto.cli.drawing import View
from grotto.cli.drawing.above_and_below.cards import Cards, Facts

ROWS = ("houses", "outposts", "keys", "stars")
# Rows that are filled up from a deck.
DECKS = ("houses", "outposts")
ZONES = ("ready", "exhausted", "injured")


class Village:
    """One player's village, ready to be drawn or told."""

    def __init__(self, facts: Facts, data: Facts) -> None:
        self.coins: int = data["coins"]
        self.items: dict[str, int] = {id: n for id, n in data["items"].items() if n}
        self.supplies: int = data["supplies"]
        self.sale: str | None = data["sale"]
        self.track: list[Facts] = data["track"]
        groups = facts["buildings"]
        self.above = [row for row in data["buildings"] if groups[row["building"]]["group"] != "outpost"]
        self.below = [row for row in data["buildings"] if groups[row["building"]]["group"] == "outpost"]
        self.empty_caves: int = len(data["caves"]) - len(self.below)
        self.zones: dict[str, list[str]] = {zone: data[zone] for zone in ZONES}
        self.conditions: dict[str, list[str]] = {}
        for condition, villagers in data["conditions"].items():
            for villager in villagers:
                self.conditions.setdefault(villager, []).append(condition)
        self.reputation: int = data["reputation"]
        self.passed: bool = data["passed"]
        self.artifacts = {id: (n, data["turned"][id]) for id, n in data["artifacts"].items() if n}
        self.quests: list[str] = data["quests"]
        track = facts["track"]
        # Section 9: the last slot taken on the track, income symbols, and income for goods on the track.
        placed = {row["good"]: row["n"] for row in self.track}
        self.income: int = track["income"][len(self.track) - 1] if self.track else track["base_income"]
        for row in data["buildings"]:
            card = groups[row["building"]]
            self.income += card["income"]
            self.income += sum(n * placed.get(good, 0) for good, n in card["income_per_track_good"].items())
        self.beds: int = sum(groups[row["building"]]["beds"] for row in data["buildings"])


class Table:
    """Everything on the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.cards = Cards(view.teller)
        self.facts = self.cards.facts
        data: Any = view.state.to_data()
        self.data: Facts = data
        self.players: int = data["players"]
        self.round: int = data["round"]
        self.rounds: int = self.facts["rounds"]
        self.rows: dict[str, list[str]] = data["rows"]
        self.decks = {id: len(deck["unseen"]) + len(deck["below"]) for id, deck in data["decks"].items()}
        # Who can be trained, each with the price of his place.
        self.training = [
            (villager, price)
            for villager, price in zip(data["training"], self.facts["training"], strict=True)
            if villager is not None
        ]
        self.villages = [Village(self.facts, village) for village in data["villages"]]
        self.result = view.state.result()
        self.encounter: Facts | None = data["encounter"]
        # Whose village is shown first: who decides, else whose turn it is.
        self.seat: int = view.state.actor if view.state.actor >= 0 else data["seat"]

    def caves_left(self) -> int:
        """Cave cards in the deck, the open one included."""
        return self.decks["caves"] + (self.data["cave_top"] is not None)
