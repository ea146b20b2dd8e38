"""The client in the browser: it finds its words in every language, and its colours can be told apart."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grotto
from grotto.text import LANGUAGES, resource_files

CLIENT = Path(__file__).parent.parent / "client" / "src"
GAMES = sorted(folder.name for folder in (CLIENT / "games").iterdir() if folder.is_dir())

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


def test_its_parts_by_themselves() -> None:
    """The tests in client/tests, which vitest runs."""
    root = CLIENT.parent
    if not (root / "node_modules" / "vitest").exists():
        pytest.skip("the client is not set up; run `make client`")
    command = [sys.executable, str(root / "tools" / "npm.py"), "run", "--silent", "test"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# ---- words ---------------------------------------------------------------------------------


def known(language: str, game: str) -> set[str]:
    """The messages for the browser at a table of this game."""
    entries = [
        entry for file in resource_files(language, game) for entry in FluentParser().parse(file.read_text("utf-8")).body
    ]
    return {entry.id.name for entry in entries if isinstance(entry, ftl.Message) and entry.id.name.startswith("web-")}


def asked(game: str) -> tuple[set[str], list[str]]:
    """The ids in the source of the shell and of this game, and regular expressions for those put together."""
    ids: set[str] = set()
    shapes: list[str] = []
    for file in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        path = file.relative_to(CLIENT).parts
        if path[0] == "games" and path[1] != game:
            continue
        source = file.read_text("utf-8")
        ids |= set(re.findall(r"""["'`](web-[\w-]+)(?:\.\w+)?["'`]""", source))
        for template in re.findall(r"`(web-[^`]*\$\{[^`]*)`", source):
            parts = re.split(r"\$\{[^}]*\}", template)
            shapes.append(".+".join(re.escape(part) for part in parts))
    return ids, shapes


@every_game
@every_language
def test_the_client_misses_no_message(language: str, game: str) -> None:
    ids, shapes = asked(game)
    there = known(language, game)
    assert sorted(ids - there) == []
    assert [shape for shape in shapes if not any(re.fullmatch(shape, id) for id in there)] == []


@every_game
def test_the_client_uses_every_message(game: str) -> None:
    ids, shapes = asked(game)
    unused = {id for id in known("en", game) - ids if not any(re.fullmatch(shape, id) for shape in shapes)}
    assert sorted(unused) == []


class Variables(Visitor):
    """Collects the variables within a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def boards(language: str) -> dict[str, tuple[list[str], set[str]]]:
    """What the boards of all games say: the attributes and variables of each message."""
    found: dict[str, tuple[list[str], set[str]]] = {}
    for game in GAMES:
        for file in resource_files(language, game):
            if file.name != f"board.{language}.ftl":
                continue
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ftl.Junk), entry.content
                if isinstance(entry, ftl.Message):
                    visitor = Variables()
                    visitor.visit(entry)
                    attributes = [attribute.id.name for attribute in entry.attributes]
                    found[f"{game} {entry.id.name}"] = attributes, visitor.found
    return found


@every_language
def test_boards_say_the_same_in_every_language(language: str) -> None:
    assert boards(language) == boards("en")


@pytest.mark.parametrize("game", GAMES)
def test_a_question_of_a_board_is_asked_by_some_act(game: str) -> None:
    acts = grotto.game(game).vocabulary.entries
    asked = {
        f"{game} ask-{verb}-{word.kind}" for entry in acts for word in entry.args for verb in (entry.verb, "which")
    }
    # Of some things it is asked in words of their own, which name the word before.
    asked |= {
        f"{game} ask-{entry.verb}-{word.kind}-{before.id}" for entry in acts for before, word in pairwise(entry.args)
    }
    # The button that leads to such a question says what is done.
    asked |= {id.replace(" ask-", " do-") for id in asked}
    assert {id for id in boards("en") if id.startswith((f"{game} ask-", f"{game} do-"))} - asked == set()


# ---- colours -------------------------------------------------------------------------------

TOKENS = (CLIENT / "draw" / "tokens.css").read_text("utf-8")

SEATS = ["ember", "lake", "fern", "heather", "sky", "coal", "bone"]

# What is written on what, and how much they must differ at least.
PAIRS = [
    ("ink", "page", 4.5),
    ("ink", "chalk", 4.5),
    ("ink", "chalk-2", 4.5),
    ("ink", "card", 4.5),
    ("ink", "cavern", 4.5),
    ("ink", "legend", 4.5),
    ("ink-2", "page", 4.5),
    ("ink-2", "chalk", 4.5),
    ("ink-2", "chalk-2", 4.5),
    ("off-ink", "card-off", 4.5),
    ("off-ink", "card-off-tag", 4.5),
    ("off-ink", "tile-off", 4.5),
    ("danger", "chalk", 4.5),
    ("danger-off", "card-off", 4.5),
    ("ok", "chalk", 4.5),
    ("lamp-ink", "lamp", 4.5),
    ("lamp-deep", "chalk", 4.5),
    ("timber-ink", "timber", 4.5),
    ("plate-ink", "plate", 4.5),
    ("hidden-ink", "hidden", 4.5),
    ("rock-ink", "rock-deep", 4.5),
    ("tag-ink", "tag-orange", 4.5),
    ("tag-ink", "tag-blue", 4.5),
    ("ink", "points-ground", 4.5),
    *[(f"seat-{seat}-ink", f"seat-{seat}", 4.5) for seat in SEATS],
    # Marks, not words.
    ("rock-pick", "rock-deep", 2.5),
    ("lamp", "lit-edge", 3.0),
    ("seat-line", "chalk", 3.0),
]


def colours(theme: str) -> dict[str, str]:
    """The colours by name; the dark theme says only what differs from the light one."""
    light = re.search(r"^:root \{(.*?)^\}", TOKENS, re.S | re.M)
    dark = re.search(r'^:root\[data-theme="dark"\] \{(.*?)^\}', TOKENS, re.S | re.M)
    assert light is not None
    assert dark is not None
    source = light[1] + (dark[1] if theme == "dark" else "")
    return dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6});", source))


def brightness(colour: str) -> float:
    """The relative luminance of a colour, as the Web Content Accessibility Guidelines define it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("upper", "lower", "least"), PAIRS, ids=[f"{upper} on {lower}" for upper, lower, _ in PAIRS])
def test_what_is_written_can_be_read(theme: str, upper: str, lower: str, least: float) -> None:
    palette = colours(theme)
    bright, dim = sorted([brightness(palette[upper]), brightness(palette[lower])], reverse=True)
    assert (bright + 0.05) / (dim + 0.05) >= least


def test_the_dark_theme_is_the_same_whether_chosen_or_preferred() -> None:
    blocks = [
        block.split() for block in re.findall(r"(?:\"dark\"\]|\"light\"\]\)) \{\n(.*?)^ *\}", TOKENS, re.S | re.M)
    ]
    assert len(blocks) == 2
    assert blocks[0]
    assert blocks[0] == blocks[1]
