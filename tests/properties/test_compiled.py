"""The engine compiled by mypyc plays exactly as it does interpreted.

Kernel and Cave vs. Cave stand for all: compiling the larger games as well would take minutes.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import grotto

SEEDS = 6
TRACE = Path(__file__).with_name("trace.py")
# The copy knows only this game.
GAME = "cave_vs_cave"
GAMES = """
from grotto.games.cave_vs_cave.game import CaveVsCave
from grotto.kernel.game import Game

GAMES: dict[str, Game] = {"cave_vs_cave": CaveVsCave()}
"""
SETUP = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

modules = [str(path) for folder in ("kernel", "games") for path in sorted(Path("grotto", folder).rglob("*.py"))]
setup(name="grotto", packages=[], ext_modules=mypycify(modules, opt_level="0", debug_level="0"))
"""


def compiler() -> str:
    """The C compiler that Python would use; the test is skipped where something is missing."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"{module} is not installed")
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(str(command).split()[0])
    if found is None:
        pytest.skip(f"there is no C compiler ({command})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        pytest.skip("the C headers of Python are not installed")
    return found


def copy_engine(target: Path) -> None:
    source = Path(grotto.__file__).parent
    target.mkdir()
    shutil.copy(source / "__init__.py", target)
    for folder in ("kernel", f"games/{GAME}"):
        shutil.copytree(source / folder, target / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (target / "games" / "__init__.py").write_text(GAMES)


def run(folder: Path, *args: str) -> str:
    """Run Python in a folder whose grotto comes first."""
    done = subprocess.run(
        [sys.executable, *args],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    return done.stdout


def traces(folder: Path) -> tuple[list[str], dict[str, str]]:
    """What a run shows, and where its modules came from."""
    *lines, files = run(folder, str(TRACE), str(SEEDS)).splitlines()
    return lines, json.loads(files)


def test_compiled_and_interpreted_play_alike(tmp_path: Path) -> None:
    compiler()
    plain, built = tmp_path / "plain", tmp_path / "built"
    for folder in (plain, built):
        folder.mkdir()
        copy_engine(folder / "grotto")
    (built / "setup.py").write_text(SETUP)
    run(built, "setup.py", "--quiet", "build_ext", "--inplace")

    interpreted, plain_files = traces(plain)
    compiled, built_files = traces(built)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert all(file.startswith(str(plain)) and file.endswith(".py") for file in plain_files.values())
    assert all(file.startswith(str(built)) and file.endswith(suffix) for file in built_files.values())
    assert set(built_files) == set(plain_files)
    assert len(interpreted) > 1000
    assert compiled == interpreted
