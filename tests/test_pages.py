"""Every page of the documentation: its examples run as they stand, and its commands are those that there are.

Python blocks of a page run one after the other in an empty folder; commands in blocks of `sh` are carried out there,
those in blocks of `console` (they wait for somebody, or install) are held against the options that there are, and given
in test_console.py. A block of `text` right behind one of `sh` is what its last command prints, but for the numbers:
bots become stronger, and machines differ.
"""

from __future__ import annotations

import ast
import importlib
import itertools
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest

import grotto
from grotto.cli import main
from serving import serving, sqlite

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))

import site_pages  # noqa: E402

LISTED = [page for names in site_pages.pages(ROOT / "docs").values() for page in names]
# The notebook has tests of its own (test_notebook.py).
PAGES = [page for page in LISTED if page != "notebook"]
# Its snippets are pieces of the example, and held against it in test_docs.py.
IN_PIECES = {"new_game"}
every_page = pytest.mark.parametrize("page", PAGES)


def source(page: str) -> str:
    return (ROOT / "docs" / f"{page}.md").read_text("utf-8")


def blocks(page: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page, each with its language."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", source(page), re.DOTALL | re.MULTILINE)


def commands(text: str) -> list[list[str]]:
    """The commands of a block, without remarks."""
    return [shlex.split(line, comments=True) for line in text.splitlines() if line.strip()]


def carry_out(command: list[str], folder: Path) -> str:
    """What it prints, in English and on a screen of the usual width."""
    assert command[0] == "grotto", "only our own command is carried out"
    environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LANG", "LC_MESSAGES")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
        env={**environ, "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def without_numbers(text: str) -> str:
    """What is printed whatever the numbers are; columns are as wide as these."""
    return re.sub(r"[ ─]+", " ", re.sub(r"\d[\d.,]*", "N", text)).strip()


def run(page: str, folder: Path, changes: dict[str, str]) -> int:
    """Run all blocks of a page; says how many."""
    names: dict[str, object] = {"__name__": page}
    n, printed = 0, ""
    for language, text in blocks(page):
        if language == "text" and printed:
            assert without_numbers(text) == without_numbers(printed), page
        printed = ""
        if language == "python":
            for old, new in changes.items():
                text = text.replace(old, new)
            exec(compile(text, f"{page}.md", "exec"), names)
            n += 1
        elif language == "sh":
            for command in commands(text):
                printed = carry_out(command, folder)
            n += 1
    return n


@pytest.mark.parametrize("page", [page for page in PAGES if page not in {*IN_PIECES, "http"}])
def test_examples_run_as_they_stand(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = [language for language, _ in blocks(page) if language in ("python", "sh")]
    assert run(page, tmp_path, {}) == len(shown)


def test_the_program_of_the_http_page_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with serving(sqlite(tmp_path)) as server:
        assert "http://127.0.0.1:8765" in source("http")
        assert run("http", tmp_path, {"http://127.0.0.1:8765": server.address}) == 4


@every_page
def test_no_page_is_without_an_example(page: str) -> None:
    assert blocks(page)


@every_page
def test_commands_and_data_are_such(page: str) -> None:
    for language, text in blocks(page):
        if language == "toml":
            tomllib.loads(text)
        for command in commands(text) if language in ("", "sh", "console") else []:
            if command[:1] == ["grotto"]:
                understood(command[1:])


def understood(arguments: list[str]) -> None:
    """Whether there is such a command with such options."""
    context = click.Context(main, info_name="grotto")
    command: click.Command = main
    while isinstance(command, click.Group) and arguments and not arguments[0].startswith("-"):
        found = command.get_command(context, arguments[0])
        assert found is not None, arguments
        command, arguments = found, arguments[1:]
    options = {name for one in command.params for name in one.opts}
    for word in arguments:
        if word.startswith("--"):
            assert word.partition("=")[0] in options, word


def test_a_page_with_a_wrong_option_would_be_found() -> None:
    with pytest.raises(AssertionError):
        understood(["play", "--sits", "human"])
    with pytest.raises(AssertionError):
        understood(["dance"])


@every_page
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", source(page)):
        assert (ROOT / "docs" / target).is_file() or target == "notebook.md", target


def test_examples_are_linked_wherever_they_are_named() -> None:
    """Who has only the site and the package finds them, too."""
    for page in PAGES:
        prose = re.sub(r"^```.*?^```$", "", source(page), flags=re.DOTALL | re.MULTILINE)
        assert re.findall(r"(?<!\[)(?<!/)\bexamples/\w+\.(?:py|mjs)", prose) == [], page
    assert site_pages.on_page_markdown("[a](../examples/line_bot.py)") == "[a](examples/line_bot.py)"


def test_every_page_is_on_the_site() -> None:
    files = {file.stem for file in (ROOT / "docs").iterdir() if file.suffix in (".md", ".py")}
    assert set(LISTED) | site_pages.HIDDEN == files
    assert set(re.findall(r"^exclude_docs: (\w+)\.md$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)) == (
        site_pages.HIDDEN
    )


def test_reference_names_what_there_is() -> None:
    for name in re.findall(r"^::: ([\w.]+)$", source("reference"), re.MULTILINE):
        module, _, last = name.rpartition(".")
        try:
            importlib.import_module(name)
        except ImportError:
            assert hasattr(importlib.import_module(module), last), name


def test_every_attribute_that_the_reference_shows_is_explained() -> None:
    """What has no sentence behind it would not be on the page at all."""
    options = r"(?:\n    options:\n      members: \[(.*)\]$)?"
    for name, listed in re.findall(r"^::: ([\w.]+)$" + options, source("reference"), re.MULTILINE):
        members = [one.strip() for one in listed.split(",") if one]
        owner = named(name)
        if isinstance(owner, type):
            assert {one for one in members if not callable(getattr(owner, one, None))} <= explained(owner), name
        for one in [owner, *[getattr(owner, member, None) for member in members]]:
            if isinstance(one, type) and issubclass(one, tuple):
                assert set(one._fields) <= explained(one), one  # type: ignore[attr-defined]


def named(name: str) -> object:
    """A module, or what one holds."""
    try:
        return importlib.import_module(name)
    except ImportError:
        module, _, last = name.rpartition(".")
        return getattr(importlib.import_module(module), last)


def explained(owner: type) -> set[str]:
    """The attributes of a class, or of its `self`, that have a sentence behind them."""
    file = Path(str(grotto.__file__)).parent.parent.joinpath(*owner.__module__.split(".")).with_suffix(".py")
    if not file.is_file():
        file = file.with_suffix("") / "__init__.py"
    (found,) = [
        node
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__
    ]
    bodies = [found.body, *[node.body for node in found.body if isinstance(node, ast.FunctionDef)]]
    names: set[str] = set()
    for body in bodies:
        for one, behind in itertools.pairwise(body):
            if not isinstance(one, ast.AnnAssign | ast.Assign):
                continue
            target = one.target if isinstance(one, ast.AnnAssign) else one.targets[0]
            told = isinstance(behind, ast.Expr) and isinstance(behind.value, ast.Constant)
            if told and isinstance(target, ast.Name | ast.Attribute):
                names.add(target.id if isinstance(target, ast.Name) else target.attr)
    return names


def test_the_site_fetches_nothing_from_elsewhere() -> None:
    """The plugin `offline` adds a script of a public server, unless one of that name is here."""
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    (scripts,) = re.findall(r"^  polyfills: \[(.*)\]$", settings, re.MULTILINE)
    assert scripts == "iframe-worker.js"
    assert (ROOT / "docs" / scripts).is_file()
    assert "http" not in re.sub(r"#.*", "", settings)


def test_long_commands_go_on_in_the_next_line() -> None:
    """site.css asks for the language of a block, which the site writes only when it is told to."""
    assert "pymdownx.highlight: {pygments_lang_class: true}" in (ROOT / "mkdocs.yml").read_text("utf-8")
    assert ".language-console" in (ROOT / "docs" / "site.css").read_text("utf-8")
