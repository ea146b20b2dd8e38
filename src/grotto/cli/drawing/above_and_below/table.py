"""The position as a front end sees it: `to_data()` beside what is printed."""

from __future__ import annotations

from grotto.cli.drawing import View
from grotto.cli.drawing.above_and_below.cards import Cards
from grotto.table.wire.above_and_below import (
    VillageFacts,
    VillageOfPlayer,
    VillagePosition,
    VillageShown,
    VillageShownVillage,
)

ROWS = ("houses", "outposts", "keys", "stars")
# Rows that are filled up from a deck.
DECKS = ("houses", "outposts")
ZONES = ("ready", "exhausted", "injured")


class Village:
    """One player's village, ready to be drawn or told."""

    def __init__(self, facts: VillageFacts, data: VillageOfPlayer, shown: VillageShownVillage) -> None:
        self.coins = data.coins
        self.items = {id: n for id, n in data.items.items() if n}
        self.supplies = data.supplies
        self.sale = data.sale
        self.track = data.track
        self.above = [row for row in data.buildings if facts.buildings[row.building].group != "outpost"]
        self.below = [row for row in data.buildings if facts.buildings[row.building].group == "outpost"]
        self.empty_caves = shown.empty_caves
        self.zones = {"ready": data.ready, "exhausted": data.exhausted, "injured": data.injured}
        self.conditions: dict[str, list[str]] = {}
        for condition, villagers in data.conditions.items():
            for villager in villagers:
                self.conditions.setdefault(villager, []).append(condition)
        self.reputation = data.reputation
        self.passed = data.passed
        self.artifacts = {id: (n, data.turned[id]) for id, n in data.artifacts.items() if n}
        self.quests = data.quests
        self.income = shown.income
        self.beds = shown.beds


class Table:
    """Everything on the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.cards = Cards(view.teller)
        self.facts = self.cards.facts
        self.data = data = view.position(VillagePosition)
        shown = view.shown(VillageShown)
        self.players = data.players
        self.round = data.round
        self.rounds = self.facts.rounds
        rows = data.rows
        self.rows = {"houses": rows.houses, "outposts": rows.outposts, "keys": rows.keys, "stars": rows.stars}
        self.decks = {id: len(deck.unseen) + len(deck.below) for id, deck in data.decks.items()}
        # Cave cards that can still be explored, the open one included.
        self.caves_left = shown.caves_left
        # Who can be trained, each with the price of his place.
        self.training = [
            (villager, price)
            for villager, price in zip(data.training, self.facts.training, strict=True)
            if villager is not None
        ]
        self.villages = [
            Village(self.facts, village, more) for village, more in zip(data.villages, shown.villages, strict=True)
        ]
        self.result = view.state.result()
        self.encounter = data.encounter
        # Whose village is shown first: who decides, else whose turn it is.
        self.seat = view.state.actor if view.state.actor >= 0 else data.seat
