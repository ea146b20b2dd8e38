"""A folder with a package of somebody else in it, installed as pip would: its code and its entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import grotto

HERE = Path(__file__).parent
SOURCE = Path(grotto.__file__).parent.parent
# The first is a game; the others are what can go wrong.
ENTRY_POINTS = """
[grotto.games]
toy = toyshop.game:ToyGame
missing = toyshop.missing:Game
failing = toyshop.broken:fail
number = toyshop.broken:NUMBER
renamed = toyshop.game:ToyGame
caverna = toyshop.game:ToyGame
"""
BROKEN = """
NUMBER = 7

def fail():
    raise RuntimeError("out of order")
"""


def install(site: Path, entry_points: str = ENTRY_POINTS) -> None:
    """Put the package `toyshop` into a folder."""
    shutil.copytree(HERE / "toyshop", site / "toyshop")
    shutil.copy(HERE.parent / "kernel" / "toy.py", site / "toyshop")
    (site / "toyshop" / "__init__.py").touch()
    (site / "toyshop" / "broken.py").write_text(BROKEN)
    info = site / "toyshop-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toyshop\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points)


def install_example(site: Path) -> None:
    """The game of docs/new_game.md, found by the entry point that its pyproject.toml has."""
    folder = HERE.parents[1] / "examples" / "stalagmites"
    shutil.copytree(folder / "stalagmites", site / "stalagmites")
    shutil.copytree(folder / "tests", site / "tests")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = site / "grotto_stalagmites-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    lines = [f"{name} = {target}" for name, target in project["entry-points"]["grotto.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[grotto.games]", *lines]))


def path_with(site: Path) -> str:
    """What PYTHONPATH has to be for a process that finds the package."""
    return os.pathsep.join([str(site), str(SOURCE)])


def run(site: Path, *command: str, input: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """Python in a process that finds the package, and ends with this code."""
    env = {**os.environ, "PYTHONPATH": path_with(site), "LC_ALL": "C.UTF-8"}
    whole = [sys.executable, *command]
    done = subprocess.run(
        whole, cwd=site, input=input, env=env, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


def grotto_command(site: Path, *args: str, input: str = "") -> subprocess.CompletedProcess[str]:
    """The command `grotto` in such a process."""
    return run(site, "-c", "from grotto.cli import main; main()", *args, input=input)
