"""Every word for players is in the dictionary of its language, or in the list of our own words in tests/spelling.

The dictionaries are Debian's of hunspell, which `make test` installs. Where they can't be had this is skipped.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fluent_files import SOURCE

OWN = Path(__file__).parent / "spelling"
DICTIONARIES = {"en": "en_GB", "ru": "ru_RU", "fr": "fr"}
WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")


class Said(Visitor):
    """Collects what a message says, without what is put into it."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything that is written in a language, with the file it is in."""
    for file in sorted(SOURCE.rglob(f"text/{language}/*.toml")):
        for text in strings(tomllib.loads(file.read_text("utf-8"))):
            yield str(file.relative_to(SOURCE)), text
    for file in sorted([*SOURCE.rglob(f"{language}.ftl"), *SOURCE.rglob(f"*.{language}.ftl")]):
        said = Said()
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, (ftl.Message, ftl.Term)):
                said.visit(entry)
        for text in said.texts:
            yield str(file.relative_to(SOURCE)), text


def strings(table: dict[str, object]) -> Iterator[str]:
    for value in table.values():
        if isinstance(value, dict):
            yield from strings(value)
        elif isinstance(value, str):
            yield value


def plain(text: str) -> str:
    """A text with the apostrophe and the hyphen that dictionaries know, and without soft hyphens."""
    return text.replace("’", "'").replace("\u2011", "-").replace("\u00ad", "")


def own_words(language: str) -> set[str]:
    names = ("all", language)
    return {word for name in names for word in (OWN / f"{name}.txt").read_text("utf-8").split()}


def unknown(language: str, words: set[str]) -> set[str]:
    """Those of some words that the dictionary does not have."""
    command = ["hunspell", "-l", "-i", "utf-8", "-d", DICTIONARIES[language]]
    asked = subprocess.run(command, input="\n".join(sorted(words)), capture_output=True, encoding="utf-8")
    if asked.returncode:
        pytest.skip(f"hunspell has no dictionary {DICTIONARIES[language]}")
    return set(asked.stdout.split())


def unknown_as(language: str, spellings: dict[str, str]) -> set[str]:
    """Those of some words that the dictionary has not in another spelling either."""
    wrong = unknown(language, set(spellings.values()))
    return {word for word, spelling in spellings.items() if spelling in wrong}


def misspelt(language: str, words: set[str]) -> set[str]:
    """Words that are neither in the dictionary nor our own; of a compound that is not there, those of its parts."""
    compounds = unknown(language, words)
    parts = {part for word in compounds for part in ([word] if "'" in word else word.split("-")) if len(part) > 1}
    wrong = unknown(language, parts)
    if language == "ru":
        # Many words stand there without the dots of ё only.
        wrong = unknown_as(language, {word: word.replace("ё", "е").replace("Ё", "Е") for word in wrong})
    elif language == "fr":
        # An article before a word in capitals.
        wrong = unknown_as(language, {word: word.split("'", 1)[-1] for word in wrong})
    return {word for word in wrong if word.lower() not in own_words(language)}


@pytest.fixture(autouse=True)
def dictionary() -> None:
    if not shutil.which("hunspell"):
        pytest.skip("hunspell is not installed")


@pytest.mark.parametrize("language", DICTIONARIES)
def test_words_are_spelt_right(language: str) -> None:
    found: dict[str, str] = {}
    for file, text in texts(language):
        for word in WORD.findall(plain(text)):
            found.setdefault(word, f"{file}: {text}")
    assert len(found) > 5000
    wrong = misspelt(language, set(found))
    where = sorted(f"{word}: {next((found[one] for one in found if word in one), '')[:120]}" for word in wrong)
    assert where == []


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", {"neighbour", "Oda", "moss-green", "can't"}, {"neigbour", "lantren", "color"}),
        ("ru", {"тёмный", "ёж", "рыболюды"}, {"тёмнный", "фанарь"}),
        ("fr", {"l'armoire", "L'ARMOIRE", "bernard-l'ermite", "peut-être"}, {"lantterne", "l'armiore"}),
    ],
)
def test_a_wrong_word_is_found(language: str, right: set[str], wrong: set[str]) -> None:
    assert misspelt(language, right | wrong) == wrong
