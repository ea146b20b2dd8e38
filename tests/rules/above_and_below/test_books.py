"""The two books of our own pack (docs/encounters.md): complete, told to the end, well set."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path

import pytest

from grotto.games.above_and_below.content.kinds import BOOKS, Choice
from grotto.games.above_and_below.content.statistics import statistics
from grotto.games.above_and_below.content.targets import Goal

from .table import PACK

LANGUAGES = ("en", "ru", "fr")
# Russian says the same in fewer words.
SHORTEST_TEXT = {"en": 35, "ru": 30, "fr": 35}
SHORTEST_END = {"en": 15, "ru": 13, "fr": 15}
LONGEST_TEXT, LONGEST_END = 110, 40
BIBLE = Path(__file__).parents[3] / "docs" / "encounters.md"
BOTH = [(number, language) for number in range(len(BOOKS)) for language in LANGUAGES]

Stories = dict[str, dict[str, str]]


def stories(number: int, language: str) -> Stories:
    """All words of a book."""
    file = PACK.folder / "text" / language / f"{BOOKS[number]}.toml"
    return tomllib.loads(file.read_text("utf-8"))


def count(text: str) -> int:
    """How many words there are; a dash is none."""
    return len([word for word in re.sub("[—–«»“”]", " ", text).split() if re.search(r"\w", word)])


def ends(number: int, choice: Choice) -> list[str]:
    """The keys of all ends that have to be told. What only leads on is told by where it leads to."""
    book = PACK.book(number)
    if choice.auto >= 0:
        outcome = book.outcomes[choice.auto]
        return [f"{choice.id}_auto"] if outcome.effects or outcome.goto < 0 else []
    told = [f"{choice.id}_{tier.explore}" for tier in choice.tiers if book.outcomes[tier.outcome].effects]
    return [*told, f"{choice.id}_fails"]


def test_every_number_on_a_cave_card_has_a_story_of_its_own() -> None:
    numbers = sorted(number for cave in PACK.caves for number in cave.numbers)
    direct = sorted(paragraph.id for paragraph in PACK.book(0).paragraphs if paragraph.direct)
    assert numbers == direct == list(range(1, 151))


def test_every_number_on_a_token_has_a_story_of_its_own() -> None:
    numbers = {number for token in PACK.tokens for number in token.numbers}
    direct = [paragraph.id for paragraph in PACK.book(1).paragraphs if paragraph.direct]
    assert sorted(direct) == sorted(numbers) == list(range(1, 37))


@pytest.mark.parametrize(("number", "language"), BOTH)
def test_every_end_is_told(number: int, language: str) -> None:
    words = stories(number, language)
    untold = [
        f"{paragraph.id}.{key}"
        for paragraph in PACK.book(number).paragraphs
        for choice in paragraph.choices
        for key in ends(number, choice)
        if key not in words[str(paragraph.id)]
    ]
    assert untold == []


@pytest.mark.parametrize(("number", "language"), BOTH)
def test_paragraphs_and_ends_can_be_read_in_one_breath(number: int, language: str) -> None:
    wrong: list[str] = []
    for id, table in stories(number, language).items():
        for key, text in table.items():
            low, high = SHORTEST_TEXT[language], LONGEST_TEXT
            if key != "text":
                low, high = (SHORTEST_END[language], LONGEST_END) if "_" in key else (1, 15)
            if not low <= count(text) <= high:
                wrong.append(f"{id}.{key}: {count(text)}")
    assert wrong == []


SIGNS = {
    "en": r"[\"'«»]|\.\.\.",
    # Quotation marks within « » are „ “.
    "ru": r"[\"'”]|\.\.\.",
    # A narrow space within « » and before ; ! ?, a full one before the colon.
    "fr": "[\"']|\\.\\.\\.|«[^\u202f]|[^\u202f]»|[^\u202f?!][;!?]|[^\u00a0]:",
}


@pytest.mark.parametrize(("number", "language"), BOTH)
def test_signs_are_those_of_the_language(number: int, language: str) -> None:
    wrong = [
        f"{id}.{key}"
        for id, table in stories(number, language).items()
        for key, text in table.items()
        if re.search(SIGNS[language], text) or text != text.strip() or "  " in text
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_paragraphs_are_alike(language: str) -> None:
    triples: dict[str, set[tuple[str, str, str]]] = {}
    for number, id in enumerate(BOOKS):
        for name, table in stories(number, language).items():
            words = re.findall(r"\w+", table["text"].lower())
            triples[f"{id} {name}"] = set(zip(words, words[1:], words[2:], strict=False))
    alike = [
        (one, other)
        for (one, some), (other, more) in itertools.combinations(triples.items(), 2)
        if len(some & more) > 0.2 * min(len(some), len(more))
    ]
    assert alike == []


def test_the_threads_of_the_bible_are_in_the_books() -> None:
    bible = BIBLE.read_text("utf-8").split("\n## Threads\n")[1].split("\n## ")[0]
    rows = re.findall(r"(?m)^\| ([^|]+) \| ([^|]+) \|([^|]*)\| ([^|]+) \|$", bible)
    threads = [row for row in rows if re.match(r"\d", row[1])]
    assert len(threads) > 10
    known = [{paragraph.id for paragraph in PACK.book(number).paragraphs} for number in range(2)]
    of_the_bible: list[set[tuple[int, int]]] = []
    for _, *cells in threads:
        of_the_bible.append(set())
        for cell in cells:
            book = 0
            for part in cell.split(";"):
                # From “second book” on, up to the next colon or cell, numbers are those of the second book.
                book = 1 if "second book" in part else 0
                ids = {int(id) for id in re.findall(r"\b\d+\b", part)}
                assert ids <= known[book], part
                of_the_bible[-1] |= {(book, id) for id in ids}
    # The threads of the pack are those of the bible, in its order.
    assert [set(thread.parts) for thread in PACK.threads] == of_the_bible


# ---- the usual numbers (section 22) ---------------------------------------------------------


def goals(book: str) -> dict[str, Goal]:
    found = statistics(PACK)[book]["goals"]
    assert isinstance(found, list)
    rows = [Goal(row["kind"], row["of"], row["here"], row["usual"]) for row in found]
    return {f"{goal.kind} {goal.of}".strip(): goal for goal in rows}


def test_what_is_far_from_the_usual_numbers_is_explained() -> None:
    rows = re.findall(r"(?m)^\| (book|deep) \| `([^`]+)` \| ([\d.]+) / ([\d.]+) \|", BIBLE.read_text("utf-8"))
    told = {(book, name): (float(here), float(usual)) for book, name, here, usual in rows}
    for book in BOOKS:
        for name, goal in goals(book).items():
            assert goal.is_far() == ((book, name) in told), (book, name, goal)
            if goal.is_far():
                here, usual = told[(book, name)]
                assert here == goal.here
                assert abs(usual - goal.usual) <= (0.005 if usual < 1 else 0.5)
    assert set(told) <= {(book, name) for book in BOOKS for name in goals(book)}


def test_the_usual_numbers_are_scaled_to_the_book() -> None:
    """61 potions in 490 rewards are 62 in our 498; means are not scaled."""
    first, second = goals("book"), goals("deep")
    assert first["item potion"].usual == pytest.approx(61 * 498 / 490)
    assert first["reputation -1"].usual == pytest.approx(126 * 498 / 490)
    assert first["coins easy"].usual == second["coins easy"].usual == 0.8
    assert second["effect supplies"].usual == pytest.approx(0.18 * 121)
    assert "item potion" not in second
    # Eleven automatic rewards are too few for a mean.
    assert "coins automatic" in first
    assert "coins automatic" not in second


@pytest.mark.parametrize(
    ("kind", "here", "usual", "far"),
    [
        ("item", 54, 61.9, True),
        ("item", 56, 61.9, False),
        ("effect", 4, 5.1, False),
        ("effect", 3, 5.1, True),
        ("coins", 1.07, 1.39, True),
        ("coins", 1.3, 1.39, False),
    ],
)
def test_a_tenth_is_far_or_more_than_one(kind: str, here: float, usual: float, far: bool) -> None:
    assert Goal(kind, "", here, usual).is_far() == far


def test_reputation_is_counted_by_reward() -> None:
    counted = statistics(PACK)["book"]["reputation"]
    assert isinstance(counted, dict)
    assert list(counted) == ["-2", "-1", "0", "1", "2", "3"]
    assert sum(counted.values()) == 498
