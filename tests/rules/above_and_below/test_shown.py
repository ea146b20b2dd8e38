"""What follows from a position, for whoever draws it: income, beds, caves (sections 9 and 5)."""

from __future__ import annotations

import random
from typing import Any

import grotto

GAME = grotto.game("above_and_below")


def positions() -> list[grotto.State]:
    rng = random.Random(5)
    state = GAME.new(3)
    found = []
    while state.actor != grotto.NOBODY:
        state.apply(rng.choice(state.legal()))
        found.append(state.clone())
    # A rich village, whatever the books of the pack bring.
    track = [{"good": "amethyst", "n": 2}, {"good": "ore", "n": 1}, {"good": "fish", "n": 4}]
    buildings = ["starting_house", "k_assay_office", "h_counting_house", "h_inn", "o_toll_bridge"]
    rich = {"track": track, "buildings": buildings, "caves": ["cave_01", "cave_02", "cave_03"]}
    return [*found[::7], GAME.from_data({"players": 3, "villages": [rich]})]


def printed_income(facts: Any, village: Any, kinds: int) -> int:
    """The slot reached on the track, income symbols, and income for goods on the track, as printed."""
    track = facts["track"]
    total = track["income"][min(kinds, len(track["income"])) - 1] if kinds else track["base_income"]
    placed = {row["good"]: row["n"] for row in village["track"]}
    for row in village["buildings"]:
        card = facts["buildings"][row["building"]]
        total += card["income"] + sum(n * placed.get(good, 0) for good, n in card["income_per_track_good"].items())
    return int(total)


def with_track(kinds: int) -> grotto.State:
    """A position in which the first village has so many kinds of goods on its track."""
    data: Any = GAME.new(3).to_data()
    facts: Any = GAME.facts()
    # What is left in the supply follows.
    del data["supply"]
    data["villages"][0]["track"] = [{"good": good["id"], "n": 2} for good in facts["goods"][:kinds]]
    return GAME.from_data(data)


def test_villages() -> None:
    facts: Any = GAME.facts()
    slots = len(facts["track"]["income"])
    for state in [*positions(), *[with_track(kinds) for kinds in range(slots + 1)]]:
        data: Any = state.to_data()
        shown: Any = GAME.shown(state)
        for village, follows in zip(data["villages"], shown["villages"], strict=True):
            cards = [facts["buildings"][row["building"]] for row in village["buildings"]]
            kinds = len(village["track"])
            assert follows["income"] == printed_income(facts, village, kinds)
            assert follows["next_income"] == printed_income(facts, village, kinds + 1)
            assert follows["beds"] == sum(card["beds"] for card in cards)
            assert follows["empty_caves"] == len(village["caves"]) - sum(card["group"] == "outpost" for card in cards)


def test_caves_left() -> None:
    for state in positions():
        data: Any = state.to_data()
        deck = data["decks"]["caves"]
        left = len(deck["unseen"]) + len(deck["below"]) + (data["cave_top"] is not None)
        assert GAME.shown(state)["caves_left"] == left
