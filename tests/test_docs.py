"""The documents are true: what is made from declarations is up to date, and what is shown works."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import grotto

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))

import observations  # noqa: E402

import positions  # noqa: E402


def test_the_description_of_positions_is_up_to_date() -> None:
    """`python tools/positions.py` writes it anew."""
    assert positions.TARGET.read_text("utf-8") == positions.page()


def test_the_description_of_observations_is_up_to_date() -> None:
    """`python tools/observations.py` writes it anew."""
    assert observations.TARGET.read_text("utf-8") == observations.page()


def test_the_example_in_the_description_of_observations_works() -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", observations.INTRODUCTION, re.DOTALL)
    exec(snippet, {})


def test_the_example_in_the_description_of_positions_works() -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", positions.INTRODUCTION, re.DOTALL)
    names: dict[str, object] = {}
    exec(snippet, names)
    assert "state" in names


def test_the_example_is_short() -> None:
    """Below 350 lines with three languages and its tests."""
    files = [file for file in (ROOT / "examples" / "stalagmites").rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert len(files) == 6
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 350


MAP = re.search(r"```\n(.*?)```", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.DOTALL)


def folders(folder: Path) -> list[str]:
    return [one.name for one in folder.iterdir() if one.is_dir() and any(one.glob("*.*")) and one.name[0] not in "._"]


def test_the_map_names_every_part_of_the_house() -> None:
    """ARCHITECTURE.md: all packages, the folders of client, and the modules of kernel and games."""
    assert MAP is not None
    words = set(re.findall(r"\w+", MAP[1]))
    source = ROOT / "src" / "grotto"
    parts = {*folders(source), *folders(ROOT / "client" / "src")} - {"static", "wire"}
    for package in ("kernel", "games", *[f"games/{game}" for game in folders(source / "games")]):
        parts |= {file.stem for file in (source / package).glob("*.py")} - {"__init__"}
    assert sorted(parts - words) == []


def test_the_map_names_nothing_that_is_gone() -> None:
    assert MAP is not None
    named = set(re.findall(r"\b(\w+)\.py\b", (ROOT / "ARCHITECTURE.md").read_text("utf-8")))
    there = {file.stem for folder in ("src", "tools", "tests") for file in (ROOT / folder).rglob("*.py")}
    assert sorted(named - there) == []
    homes = set(re.findall(r"^ *(?:\w+/)*(\w+)/ ", MAP[1], re.MULTILINE))
    all_folders = {
        one.name
        for part in ("src", "client/src", ".")
        for one in (ROOT / part).glob("**/")
        if "node_modules" not in one.parts
    }
    assert sorted(homes - all_folders) == []


@pytest.mark.parametrize(("title", "id"), [("A walk", "caverna"), ("Another", "above_and_below")])
def test_the_walks_name_steps_and_verbs_that_there_are(title: str, id: str) -> None:
    """ARCHITECTURE.md: what is in backticks is a step or a verb of the game, what is in capitals a constant of it."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    walk = next(part for part in text.split("\n\n") if part.startswith(f"**{title}: "))
    state = grotto.game(id).new(2)
    known = {*state.step_book().by_name, *state.vocabulary().roles}
    source = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "grotto" / "games" / id).glob("*.py"))
    quoted = [name for name in re.findall(r"`([^`]+)`", walk) if name[0].islower() and "(" not in name]
    assert {name.split()[0] for name in quoted} <= known
    assert {name for name in re.findall(r"\b[A-Z_]{3,}\b", walk) if f"\n{name}: Final" not in source} == set()
