"""The documents are true: what is made from declarations is up to date, and what is shown works."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))
sys.path.append(str(ROOT / "examples" / "stalagmites"))

import positions  # noqa: E402

NEW_GAME = (ROOT / "docs" / "new_game.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", NEW_GAME, re.DOTALL)


def test_the_description_of_positions_is_up_to_date() -> None:
    """`python tools/positions.py` writes it anew."""
    assert positions.TARGET.read_text("utf-8") == positions.page()


def test_the_example_in_the_description_of_positions_works() -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", positions.INTRODUCTION, re.DOTALL)
    names: dict[str, object] = {}
    exec(snippet, names)
    assert "state" in names


def test_what_the_guide_shows_of_the_example_is_its_source() -> None:
    """Its classes stand in the example with the same methods."""
    source = (ROOT / "examples" / "stalagmites" / "stalagmites" / "__init__.py").read_text("utf-8")
    known = {line.strip() for line in source.splitlines()}
    shown = [snippet for snippet in SNIPPETS if any(f"class {name}(" in snippet for name in ("Drop", "Stalagmites"))]
    assert len(shown) == 2
    for snippet in shown:
        for line in snippet.splitlines():
            if line.strip().startswith(("class ", "def ")):
                assert line.strip() in known, line


@pytest.mark.parametrize("n", range(len(SNIPPETS)))
def test_snippets_are_python(n: int) -> None:
    compile(SNIPPETS[n], f"new_game.md, snippet {n}", "exec")


def test_the_test_of_the_guide_passes() -> None:
    (snippet,) = [snippet for snippet in SNIPPETS if "import grotto" in snippet]
    exec(snippet, {})


def test_the_example_is_short() -> None:
    """Below 350 lines with three languages."""
    files = [file for file in (ROOT / "examples" / "stalagmites").rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert len(files) == 5
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 350
