"""Which engine runs: the compiled one if it was made of these very sources, else the sources."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grotto
from grotto import engine

SHOW = """
import sys, grotto
from grotto import engine
for id in grotto.game_ids():
    grotto.game(id)
import grotto.bots
names = {".".join(("grotto", *file.relative_to(engine.PACKAGE).with_suffix("").parts)) for file in engine.sources()}
files = [sys.modules[name].__file__ for name in names if name in sys.modules]
assert len(files) > 60
suffixes = {"compiled" if file.endswith(engine.SUFFIX) else "source" for file in files}
print(grotto.COMPILED, *suffixes)
"""
CHILD = """
import multiprocessing
import grotto
if __name__ == "__main__":
    child = "import grotto; print(grotto.COMPILED)"
    import os, subprocess, sys
    said = subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True).stdout
    print(grotto.COMPILED, said.strip())
"""


def run(code: str, source: Path, wish: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(source), engine.VARIABLE: wish}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the project with what was compiled of it, its `src`."""
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(engine.PACKAGE, source / "grotto", ignore=ignored)
    if not engine.folder().is_dir():
        pytest.skip("the engine has not been compiled: there is no C compiler")
    shutil.copytree(engine.folder(), tmp_path / "build" / "engine" / engine.folder().name)
    return source


def test_compiled_modules_are_used_if_they_are_there(clone: Path) -> None:
    assert run(SHOW, clone, "").stdout.split() == ["True", "compiled"]
    assert run(SHOW, clone, "1").stdout.split() == ["True", "compiled"]


def test_sources_run_if_that_is_wished(clone: Path) -> None:
    assert run(SHOW, clone, "0").stdout.split() == ["False", "source"]


@pytest.mark.parametrize("change", ["edited", "new", "gone"])
def test_nothing_compiled_is_used_once_a_source_has_changed(clone: Path, change: str) -> None:
    games = clone / "grotto" / "games"
    if change == "edited":
        file = games / "caverna" / "goods.py"
        file.write_text(file.read_text() + "\n")
    elif change == "new":
        (games / "another.py").write_text('"""Another game."""\n')
    else:
        (games / "above_and_below" / "content" / "starter.py").rename(
            games / "above_and_below" / "content" / "moved.py"
        )
    done = run("import grotto; print(grotto.COMPILED)", clone, "")
    assert done.stdout.split() == ["False"], done.stderr
    refused = run("import grotto", clone, "1")
    assert "ImportError: GROTTO_COMPILED is 1, but the engine has not been compiled" in refused.stderr


@pytest.mark.parametrize("wish", ["", "0"])
def test_processes_that_are_started_run_the_same(clone: Path, wish: str) -> None:
    here, there = run(CHILD, clone, wish).stdout.split()
    assert here == there == str(wish != "0")


def test_this_run_uses_what_it_was_told_to_use() -> None:
    assert os.environ[engine.VARIABLE] == ("1" if grotto.COMPILED else "0")


@pytest.mark.parametrize("file", engine.sources(), ids=lambda file: str(file.relative_to(engine.PACKAGE)))
def test_constants_are_final(file: Path) -> None:
    """Compiled code looks any other name of a module up in a dictionary, each time."""
    for node in ast.parse(file.read_text()).body:
        targets: list[ast.expr] = node.targets if isinstance(node, ast.Assign) else []
        for target in targets:
            for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                # Type variables have one letter.
                assert not (isinstance(name, ast.Name) and re.fullmatch("_?[A-Z][A-Z0-9_]+", name.id)), node.lineno
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper():
            assert ast.unparse(node.annotation).startswith("Final"), node.lineno
