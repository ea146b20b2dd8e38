"""Every message of the pages is asked for by the client, and every one that is asked for exists."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grotto.text import LANGUAGES, resource_files
from serving import Person

CLIENT = Path(__file__).parents[2] / "client" / "src"
GAMES = sorted(folder.name for folder in (CLIENT / "games").iterdir() if folder.is_dir())
# In code a message is a string of its own, or begins one that is put together.
WHOLE = re.compile(r"""["'`](web-[a-z0-9_.-]*[a-z0-9_])["'`]""")
BEGUN = re.compile(r"""[`"'](web-[a-z0-9_.-]*)\$\{[^}]*\}([a-z0-9_-]*)`""")


def source() -> str:
    files = [file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind)]
    assert files
    return "\n".join(file.read_text("utf-8") for file in files)


def messages(language: str) -> set[str]:
    files = {str(file): file for game in GAMES for file in resource_files(language, game)}
    bodies = [FluentParser().parse(file.read_text("utf-8")).body for file in files.values()]
    return {entry.id.name for body in bodies for entry in body if isinstance(entry, ftl.Message)}


CODE = source()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_pages_is_missing(language: str) -> None:
    assert sorted(set(WHOLE.findall(CODE)) - messages(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_pages_is_unused(language: str) -> None:
    whole = set(WHOLE.findall(CODE))
    shapes = [re.compile(re.escape(start) + ".+" + re.escape(end)) for start, end in BEGUN.findall(CODE)]
    # `web-${drawer}` could be anything: the drawers are named here.
    shapes = [shape for shape in shapes if shape.pattern != re.escape("web-") + ".+"]
    whole |= {"web-log", "web-rules", "web-settings", "web-keys"}
    pages = {id for id in messages(language) if id.startswith("web-")}
    assert sorted(id for id in pages - whole if not any(shape.fullmatch(id) for shape in shapes)) == []


def ids_of(source: str) -> set[str]:
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


class References(Visitor):
    """The messages and terms that a message is made with."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


# What only some pages need, and how its messages begin.
PARTS = {"legend": "legend-", "result": "web-", "rules": "rule-"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_part_is_fetched_by_itself_and_comes_with_nothing_else(
    person: Callable[[str], Person], game: str, language: str
) -> None:
    """What only some pages need: each part is asked for in the same way and adds to the other words."""
    http = person("Ann").http
    base = ids_of(http.get(f"/text/{language}?game={game}").text)
    assert "game-name" in base
    for part, prefix in PARTS.items():
        own = ids_of(http.get(f"/text/{language}?game={game}&part={part}").text)
        assert any(id.startswith(prefix) for id in own), part
        assert own.isdisjoint(base), part
        base |= own


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_part_needs_no_other_words(game: str, language: str) -> None:
    """The client reads some parts alone, so their messages may refer only to each other."""
    for part in PARTS:
        files = [file for file in resource_files(language, game) if file.name.startswith(f"{part}.")]
        assert files
        body = FluentParser().parse("\n".join(file.read_text("utf-8") for file in files)).body
        own = {entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)}
        references = References()
        for entry in body:
            references.visit(entry)
        assert references.found <= own, part


def test_a_part_that_does_not_exist_is_said_to_be_a_mistake(person: Callable[[str], Person]) -> None:
    assert person("Ann").http.get("/text/en?game=caverna&part=cli").status_code == 400
