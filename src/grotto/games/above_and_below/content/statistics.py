"""Counting what is in a book, to compare it with how such books usually are (docs/packs.md)."""

from __future__ import annotations

from grotto.games.above_and_below.content.kinds import (
    AFFLICT,
    GAIN_COINS,
    GAIN_ITEM,
    GAIN_REPUTATION,
    GAIN_SUPPLIES,
    IF_PAID,
    Book,
    Choice,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.words import Words

Counts = dict[str, int]


def add(counts: Counts, key: str, n: int = 1) -> None:
    """Count something."""
    counts[key] = counts.get(key, 0) + n


def book_statistics(book: Book) -> dict[str, Counts]:
    """Shapes, explore numbers and rewards of a book."""
    paragraphs: Counts = {}
    kinds: Counts = {}
    numbers: Counts = {}
    rewards: Counts = {}
    reputation: Counts = {}
    tokens: Counts = {}
    for paragraph in book.paragraphs:
        entry = "direct" if paragraph.direct else "continuation"
        add(paragraphs, entry)
        add(paragraphs, f"{entry} with {len(paragraph.choices)} choices")
        for choice in paragraph.choices:
            _count_choice(book, choice, kinds, numbers)
            for explore, outcome in _outcomes(choice):
                _count_outcome(book, explore, outcome, rewards, reputation, tokens)
    return {
        "paragraphs": paragraphs,
        "choices": kinds,
        "explore_numbers": numbers,
        "rewards": rewards,
        "reputation": reputation,
        "tokens": tokens,
    }


def _outcomes(choice: Choice) -> list[tuple[int, int]]:
    """Explore number (0 for an automatic choice) and outcome."""
    if choice.auto >= 0:
        return [(0, choice.auto)]
    return [(tier.explore, tier.outcome) for tier in choice.tiers]


def _count_choice(book: Book, choice: Choice, kinds: Counts, numbers: Counts) -> None:
    add(kinds, "automatic" if choice.auto >= 0 else f"{len(choice.tiers)} tiers")
    for tier in choice.tiers:
        add(numbers, str(tier.explore))
        if tier.pay:
            add(kinds, "tiers with a cost")
        if book.outcomes[tier.outcome].goto >= 0:
            add(kinds, "tiers with a goto")
    if choice.bonuses:
        add(kinds, "with bonuses")
    if any(bonus.kind == IF_PAID for bonus in choice.bonuses):
        add(kinds, "with paid bonuses")
    if choice.failure >= 0:
        add(kinds, "with failure text")
        if book.outcomes[choice.failure].effects:
            add(kinds, "with penalty")
    for name, there in (
        ("with requirements", choice.requires),
        ("with cost", choice.cost),
        ("with stake", choice.stake),
    ):
        if there:
            add(kinds, name)


def _count_outcome(book: Book, explore: int, outcome: int, rewards: Counts, reputation: Counts, tokens: Counts) -> None:
    """Sums by difficulty: automatic, easy (1-3), medium (4-5), hard (6 and more)."""
    level = "automatic" if not explore else "easy" if explore <= 3 else "medium" if explore <= 5 else "hard"
    add(rewards, f"{level} cells")
    moved = 0
    for effect in book.outcomes[outcome].effects:
        if effect.kind == GAIN_COINS:
            add(rewards, f"{level} coins", effect.n)
        elif effect.kind == GAIN_ITEM:
            add(rewards, f"{level} tokens", effect.n)
            add(tokens, str(effect.thing), effect.n)
        elif effect.kind == GAIN_REPUTATION:
            moved += effect.n
        elif effect.kind == AFFLICT:
            add(rewards, "with condition")
        elif effect.kind == GAIN_SUPPLIES:
            add(rewards, "with supplies")
    add(reputation, f"{moved:+d}" if moved else "0")


def statistics(pack: Pack) -> dict[str, dict[str, Counts]]:
    """The statistics of both books, with words per paragraph in the first language."""
    found: dict[str, dict[str, Counts]] = {}
    words = Words(pack, pack.languages[0])
    for number in range(2):
        book = pack.book(number)
        rows = book_statistics(book)
        rows["tokens"] = {pack.items[int(item)]: n for item, n in rows["tokens"].items()}
        lengths = sorted([len(words.story(number, one.id, "text").split()) for one in book.paragraphs])
        if lengths:
            rows["words"] = {"shortest": lengths[0], "median": lengths[len(lengths) // 2], "longest": lengths[-1]}
        found[book.id] = rows
    return found
