"""Statistics of a pack, to compare its books with the usual numbers (docs/packs.md)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.content.kinds import (
    BOOKS,
    BUILDING_GROUPS,
    SECOND_BOOK,
    VILLAGER_GROUPS,
    Book,
    Choice,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.targets import Found, goals
from grotto.games.above_and_below.content.words import Words

Counts = dict[str, int]
Amounts = dict[str, float]

# Outcomes by difficulty: without a number, 1-3, 4-5, 6 and more.
LEVELS: Final[tuple[str, ...]] = ("automatic", "easy", "medium", "hard")
MEDIUM: Final = 4
HARD: Final = 6


def add(counts: Counts, key: str) -> None:
    """Count something."""
    counts[key] = counts.get(key, 0) + 1


def level_of(explore: int) -> str:
    """How difficult an explore number is; 0 is an automatic choice."""
    return LEVELS[0 if not explore else 1 if explore < MEDIUM else 2 if explore < HARD else 3]


class Tally:
    """Sums over all outcomes of a book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        # The difficulty of the outcome that is being counted.
        self.level = LEVELS[0]
        self.cells: Counts = dict.fromkeys(LEVELS, 0)
        self.coins: Amounts = dict.fromkeys(LEVELS, 0.0)
        self.tokens: Amounts = dict.fromkeys(LEVELS, 0.0)
        self.reputation: Amounts = dict.fromkeys(LEVELS, 0.0)
        self.by_item: Amounts = {}
        # Rewards by how they move reputation.
        self.by_reputation: Counts = {}
        self.effects: Counts = {}
        self.gotos = 0

    def outcome(self, explore: int, number: int) -> None:
        """Count an outcome. One that only leads to another paragraph is not a reward."""
        outcome = self.book.outcomes[number]
        self.gotos += outcome.goto >= 0
        if outcome.goto >= 0 and not outcome.effects:
            return
        self.level = level_of(explore)
        self.cells[self.level] += 1
        before = self.reputation[self.level]
        self.inner(number, 1.0, 1)
        add(self.by_reputation, str(round(self.reputation[self.level] - before)))

    def inner(self, number: int, share: float, times: int) -> None:
        """Count the effects of an outcome, or of a list within an effect."""
        for effect in self.book.outcomes[number].effects:
            effect.estimate(self, share, times)

    # ---- what effects report, each for the outcome that is being counted --------------------

    def add_coins(self, n: float) -> None:
        """Add coins."""
        self.coins[self.level] += n

    def add_items(self, item: str, n: float) -> None:
        """Add tokens of an item."""
        self.tokens[self.level] += n
        self.by_item[item] = self.by_item.get(item, 0.0) + n

    def add_reputation(self, n: float) -> None:
        """Add reputation."""
        self.reputation[self.level] += n

    def count(self, key: str) -> None:
        """Count an effect by its name."""
        add(self.effects, key)

    def rewards(self) -> dict[str, Amounts]:
        """For each difficulty the number of rewards, and what they bring on average."""
        rows: dict[str, Amounts] = {}
        for level in LEVELS:
            cells = self.cells[level]
            row: Amounts = {"cells": cells}
            for key, sums in (("coins", self.coins), ("tokens", self.tokens), ("reputation", self.reputation)):
                row[key] = round(sums[level] / cells, 2) if cells else 0.0
            rows[level] = row
        return rows


def count_choice(book: Book, choice: Choice, found: Counts) -> None:
    """Count a choice by its kind and by what belongs to it."""
    add(found, "automatic" if choice.auto >= 0 else f"tiers_{len(choice.tiers)}")
    for name, there in (
        ("requirements", choice.requires),
        ("cost", choice.cost),
        ("stake", choice.stake),
        ("bonuses", choice.bonuses),
        ("paid_bonuses", any(bonus.pays for bonus in choice.bonuses)),
        ("tier_cost", any(tier.pay for tier in choice.tiers)),
        ("failure_text", choice.failure >= 0),
        ("penalty", choice.failure >= 0 and book.outcomes[choice.failure].effects),
    ):
        if there:
            add(found, name)


def count_failure(book: Book, choice: Choice, failures: Counts) -> None:
    """Count a failure by what it brings."""
    if choice.failure < 0:
        return
    effects = book.outcomes[choice.failure].effects
    add(failures, "failure")
    if effects:
        add(failures, "penalty")
    if any(effect.key == "condition" for effect in effects):
        add(failures, "condition")


def book_statistics(book: Book, items: tuple[str, ...]) -> dict[str, object]:
    """Shapes, explore numbers and rewards of a book; each beside the usual one."""
    paragraphs: Counts = {}
    per_paragraph: dict[str, Counts] = {"direct": {}, "continuation": {}}
    choices: Counts = {}
    numbers: Counts = {}
    failures: Counts = {}
    tally = Tally(book)
    for paragraph in book.paragraphs:
        entry = "direct" if paragraph.direct else "continuation"
        add(paragraphs, entry)
        add(per_paragraph[entry], str(len(paragraph.choices)))
        for choice in paragraph.choices:
            count_choice(book, choice, choices)
            count_failure(book, choice, failures)
            if choice.auto >= 0:
                tally.outcome(0, choice.auto)
            for tier in choice.tiers:
                add(numbers, str(tier.explore))
                tally.outcome(tier.explore, tier.outcome)
    tokens = {item: round(tally.by_item[item], 2) for item in items if item in tally.by_item}
    found = Found(
        book.id == BOOKS[SECOND_BOOK], paragraphs, per_paragraph["direct"], choices, numbers, tally.gotos,
        tally.rewards(), tally.by_reputation, tokens, tally.effects, failures,
    )  # fmt: skip
    return {
        "paragraphs": paragraphs,
        "choices_per_paragraph": per_paragraph,
        "choices": choices,
        "explore_numbers": dict(sorted(numbers.items())),
        "gotos": tally.gotos,
        "rewards": tally.rewards(),
        "reputation": dict(sorted(tally.by_reputation.items(), key=lambda row: int(row[0]))),
        "tokens": tokens,
        "effects": tally.effects,
        "goals": [goal._asdict() | {"far": goal.is_far()} for goal in goals(found)],
    }


def card_statistics(pack: Pack) -> dict[str, Counts]:
    """How many villagers, buildings and tokens there are."""
    villagers = {group: pack.group_masks[index].bit_count() for index, group in enumerate(VILLAGER_GROUPS)}
    buildings = {group: pack.card_masks[index].bit_count() for index, group in enumerate(BUILDING_GROUPS)}
    others = {
        "caves": len(pack.caves),
        "artifacts": sum([artifact.copies for artifact in pack.artifacts]),
        "quests": len(pack.quests),
        "conditions": sum([ailment.copies for ailment in pack.ailments]),
        "tokens": len(pack.tokens),
    }
    return {"villagers": villagers, "buildings": buildings, "others": others}


def statistics(pack: Pack) -> dict[str, dict[str, object]]:
    """The statistics of the cards and of both books, with words per paragraph in the first language."""
    found: dict[str, dict[str, object]] = {"cards": dict(card_statistics(pack))}
    words = Words(pack, pack.languages[0])
    for number in range(2):
        book = pack.book(number)
        rows = book_statistics(book, pack.items)
        lengths = sorted([len(words.story(number, one.id, "text").split()) for one in book.paragraphs])
        rows["words"] = {"shortest": lengths[0], "median": lengths[len(lengths) // 2], "longest": lengths[-1]}
        found[book.id] = rows
    return found
