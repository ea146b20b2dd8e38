"""Counting what is in a pack, to compare its books with how such books usually are (docs/packs.md)."""

from __future__ import annotations

from grotto.games.above_and_below.content.kinds import (
    AFFLICT,
    BUILDING_GROUPS,
    CHOOSE_ONE,
    COINS_FOR_REPUTATION,
    COPY_STAKE,
    DIE,
    EXTRA_CAVE,
    FREE_BUILDING,
    FREE_VILLAGER,
    GAIN_COINS,
    GAIN_ITEM,
    GAIN_REPUTATION,
    GAIN_SUPPLIES,
    GAMBLE,
    IF_PAID,
    INJURE,
    INJURE_STAKE,
    LOSE_STAKE,
    SPECIAL_VILLAGER,
    VILLAGER_GROUPS,
    Book,
    Choice,
    Effect,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.words import Words

Counts = dict[str, int]
Amounts = dict[str, float]

# Outcomes by difficulty: without a number, 1-3, 4-5, 6 and more.
LEVELS = ("automatic", "easy", "medium", "hard")
MEDIUM, HARD = 4, 6

# Effects that are counted by their own name.
NAMED = {
    FREE_VILLAGER: "villager",
    SPECIAL_VILLAGER: "special",
    EXTRA_CAVE: "cave",
    FREE_BUILDING: "building",
    INJURE: "injure",
    CHOOSE_ONE: "choose",
    COINS_FOR_REPUTATION: "coins_for_reputation",
    GAMBLE: "gamble",
    COPY_STAKE: "stake",
    LOSE_STAKE: "stake",
    INJURE_STAKE: "stake",
    AFFLICT: "condition",
    GAIN_SUPPLIES: "supplies",
}


def add(counts: Counts, key: str) -> None:
    """Count something."""
    counts[key] = counts.get(key, 0) + 1


def level_of(explore: int) -> str:
    """How difficult an explore number is; 0 is an automatic choice."""
    return LEVELS[0 if not explore else 1 if explore < MEDIUM else 2 if explore < HARD else 3]


class Tally:
    """What the outcomes of a book bring, all in all."""

    def __init__(self, book: Book, items: tuple[str, ...]) -> None:
        self.book = book
        self.items = items
        self.cells: Counts = dict.fromkeys(LEVELS, 0)
        self.coins: Amounts = dict.fromkeys(LEVELS, 0.0)
        self.tokens: Amounts = dict.fromkeys(LEVELS, 0.0)
        self.reputation: Amounts = dict.fromkeys(LEVELS, 0.0)
        self.by_item: Amounts = {}
        self.effects: Counts = {}
        self.gotos = 0

    def outcome(self, explore: int, number: int) -> None:
        """Count an outcome. One that only leads on brings nothing by itself and is no reward."""
        outcome = self.book.outcomes[number]
        self.gotos += outcome.goto >= 0
        if outcome.goto >= 0 and not outcome.effects:
            return
        level = level_of(explore)
        self.cells[level] += 1
        for effect in outcome.effects:
            self.effect(level, effect, 1.0, 1)

    def effect(self, level: str, effect: Effect, share: float, times: int) -> None:
        """Count an effect; `share` is how likely it is, `times` how often its coins count."""
        if effect.kind == GAIN_COINS:
            self.coins[level] += share * times * effect.n
        elif effect.kind == GAIN_ITEM:
            self.tokens[level] += share * effect.n
            item = self.items[effect.thing]
            self.by_item[item] = self.by_item.get(item, 0.0) + share * effect.n
        elif effect.kind == GAIN_REPUTATION:
            self.reputation[level] += share * effect.n
        else:
            add(self.effects, NAMED[effect.kind])
        if effect.kind == CHOOSE_ONE:
            # Each option is as likely as the others.
            for number in effect.lists:
                self.inner(level, number, share / len(effect.lists), times)
        elif effect.kind == GAMBLE:
            # Each die shows each face alike; the highest bet counts.
            for number in effect.lists:
                if number >= 0:
                    self.inner(level, number, share * effect.n / DIE, effect.thing or times)

    def inner(self, level: str, number: int, share: float, times: int) -> None:
        """The effects of a list within an effect."""
        for effect in self.book.outcomes[number].effects:
            self.effect(level, effect, share, times)

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
        ("paid_bonuses", any(bonus.kind == IF_PAID for bonus in choice.bonuses)),
        ("tier_cost", any(tier.pay for tier in choice.tiers)),
        ("failure_text", choice.failure >= 0),
        ("penalty", choice.failure >= 0 and book.outcomes[choice.failure].effects),
    ):
        if there:
            add(found, name)


def book_statistics(book: Book, items: tuple[str, ...]) -> dict[str, object]:
    """Shapes, explore numbers and rewards of a book."""
    paragraphs: Counts = {}
    per_paragraph: dict[str, Counts] = {"direct": {}, "continuation": {}}
    choices: Counts = {}
    numbers: Counts = {}
    tally = Tally(book, items)
    for paragraph in book.paragraphs:
        entry = "direct" if paragraph.direct else "continuation"
        add(paragraphs, entry)
        add(per_paragraph[entry], str(len(paragraph.choices)))
        for choice in paragraph.choices:
            count_choice(book, choice, choices)
            if choice.auto >= 0:
                tally.outcome(0, choice.auto)
            for tier in choice.tiers:
                add(numbers, str(tier.explore))
                tally.outcome(tier.explore, tier.outcome)
    return {
        "paragraphs": paragraphs,
        "choices_per_paragraph": per_paragraph,
        "choices": choices,
        "explore_numbers": dict(sorted(numbers.items())),
        "gotos": tally.gotos,
        "rewards": tally.rewards(),
        "tokens": {item: round(tally.by_item[item], 2) for item in items if item in tally.by_item},
        "effects": tally.effects,
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
