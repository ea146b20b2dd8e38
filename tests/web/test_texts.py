"""Every message of the pages is asked for by the client, and every one that is asked for exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grotto.text import LANGUAGES, resource_files

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
