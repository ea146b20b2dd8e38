"""What only the terminal says about a game: complete, the same in all languages, and nothing unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grotto
from grotto.games import GAMES
from grotto.text import resource_files, speaker

from .table import every_language

SOURCE = Path(grotto.__file__).parent / "cli"
# What is asked for each kind of word of a game.
ASKED = "cli-ask-"
every_game = pytest.mark.parametrize("game", GAMES)


class Variables(Visitor):
    """Collects the variables within a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(game: str, language: str) -> dict[str, set[str]]:
    """The messages of the terminal for a game, each with its variables."""
    found: dict[str, set[str]] = {}
    file = next(file for file in resource_files(language, game)[::-1] if file.name == f"cli.{language}.ftl")
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            id = entry.id.name
            assert id.startswith((f"cli-{game}-", ASKED))
            assert id not in found
            found[id] = variables.found
    return found


def asked_for(game: str) -> re.Pattern[str]:
    """Everything that the source can ask for: texts as they stand, and texts put together."""
    shapes = [r"told-events|ask-\w+-\w+"]
    for file in (SOURCE / "drawing" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
                shapes.append(re.escape(node.value))
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.fullmatch(r"[\w-]+-", str(getattr(node.values[0], "value", ""))):
                    shapes.append("".join(parts).replace("\\-", "-"))
    return re.compile("|".join(shapes))


@every_game
@every_language
def test_the_same_messages_in_every_language(game: str, language: str) -> None:
    assert messages(game, language) == messages(game, "en")


@every_game
def test_no_message_is_unused(game: str) -> None:
    asked = asked_for(game)
    kinds = {f"{ASKED}{word.kind}" for entry in grotto.game(game).vocabulary.entries for word in entry.args}
    own = [id.removeprefix(f"cli-{game}-") for id in messages(game, "en") if id not in kinds]
    assert [id for id in own if not asked.fullmatch(id)] == []


@every_game
@every_language
@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(game: str, language: str, n: int) -> None:
    for id, variables in messages(game, language).items():
        assert speaker(language, game).say(id, **dict.fromkeys(variables, n)).strip()
