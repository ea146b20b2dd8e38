"""The engine compiled by mypyc plays exactly as it does interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from grotto import engine

TRACE = Path(__file__).with_name("trace.py")
SEEDS = 2


def traces(wish: str) -> tuple[list[str], dict[str, str]]:
    """What a run of the compiled or of the interpreted engine shows, and where its modules came from."""
    done = subprocess.run(
        [sys.executable, str(TRACE), str(SEEDS)],
        env={**os.environ, engine.VARIABLE: wish, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    *lines, files = done.stdout.splitlines()
    return lines, json.loads(files)


def test_compiled_and_interpreted_play_alike() -> None:
    if not engine.folder().is_dir():
        pytest.skip("the engine has not been compiled: there is no C compiler")
    interpreted, plain = traces("0")
    compiled, built = traces("1")
    assert set(plain) == set(built)
    assert all(file.endswith(".py") for file in plain.values())
    packages = {name for name, file in built.items() if file.endswith("__init__.py")}
    assert all(built[name].endswith(engine.SUFFIX) for name in built.keys() - packages)
    assert len(interpreted) > 1000
    assert compiled == interpreted
