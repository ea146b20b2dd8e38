"""The notebook of the documentation runs from its first cell to its last, and shows what it promises."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from test_pages import understood

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "docs" / "notebook.py"
sys.path.append(str(ROOT / "tools"))

import site_pages  # noqa: E402


def test_the_notebook_plays_and_plots_a_match(tmp_path: Path) -> None:
    text, pictures = site_pages.shown(site_pages.executed(SOURCE, tmp_path))
    ladder = re.findall(r"^    (\w+) +wins +(\d+)% \[ *\d+%, +\d+%\]   score +\d+\.\d$", text, re.MULTILINE)
    assert [name for name, _ in ladder] == ["level1", "OneAhead", "random"]
    assert sum([int(share) for _, share in ladder]) in range(148, 153), "three bots, two of them in each game"
    (name,) = pictures
    assert f"]({name})" in text
    assert pictures[name].startswith(b"\x89PNG")
    assert len(pictures[name]) > 10_000
    assert list(tmp_path.iterdir()) == [], "it leaves nothing behind"


def test_a_cell_that_fails_is_noticed(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("# %%\nimport grotto\n\n# %%\ngrotto.game('chess')\n", "utf-8")
    with pytest.raises(Exception, match="chess"):
        site_pages.executed(broken, tmp_path)


def test_its_links_and_commands_are_such() -> None:
    source = SOURCE.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", source):
        assert (ROOT / "docs" / target).is_file(), target
    commands = [shlex.split(line) for line in re.findall(r"^# (grotto .*)$", source, re.MULTILINE)]
    assert commands
    for command in commands:
        understood(command[1:])
