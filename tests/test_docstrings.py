"""The examples in docstrings do what they show.

They are read from the sources: a compiled module keeps no docstrings that `doctest` would find.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import shutil
import sys
from pathlib import Path

import pytest

import grotto

ROOT = Path(__file__).parent.parent / "src"
PACKAGE = ROOT / "grotto"
sys.path.append(str(ROOT.parent / "tools"))

import site_pages  # noqa: E402

FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if ">>> " in file.read_text("utf-8")]
# What an example needs that grotto does not bring.
NEEDS = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "open_spiel": "pyspiel"}


def examples(file: Path) -> list[tuple[str, str, int]]:
    """The docstrings with examples: of what, the text, and where it begins."""
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node, clean=True)
            if text and ">>> " in text:
                found.append((getattr(node, "name", file.stem), text, node.body[0].lineno - 1))
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_examples_do_what_they_show(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if file.parent.name == "envs" and file.stem in NEEDS:
        pytest.importorskip(NEEDS[file.stem])
    # A net of somebody's own is there.
    shutil.copy(PACKAGE / "bots" / "weights" / "caverna.npz", tmp_path / "mine.npz")
    monkeypatch.chdir(tmp_path)
    name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    names = vars(importlib.import_module(name))
    shown = examples(file)
    assert shown, "an example outside of a docstring is shown to nobody"
    for owner, text, line in shown:
        test = doctest.DocTestParser().get_doctest(text, dict(names), f"{name}: {owner}", str(file), line)
        said: list[str] = []
        outcome = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
        assert outcome.attempted > 0
        assert outcome.failed == 0, "".join(said)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_on_the_site_they_are_code(file: Path) -> None:
    """Markdown would take them for quotations."""
    for owner, text, _ in examples(file):
        blocks = re.findall(r"^```pycon\n(.*?)^```$", site_pages.fenced(text), re.DOTALL | re.MULTILINE)
        shown = [line for block in blocks for line in block.splitlines()]
        prompts = [line for line in text.splitlines() if line.lstrip().startswith(">>> ")]
        assert [line for line in shown if line.startswith(">>> ")] == prompts, owner


def test_the_site_asks_for_that() -> None:
    assert "extensions: [tools/site_examples.py]" in (ROOT.parent / "mkdocs.yml").read_text("utf-8")
    assert site_pages.fenced(">>> 1 + 1\n2\n\nTwo.") == "```pycon\n>>> 1 + 1\n2\n```\n\nTwo."


def test_all_of_them_are_found() -> None:
    assert len(FILES) > 15
    assert grotto.__file__ in [str(file) for file in FILES]
