"""What the core needs, and what it leaves alone: optional libraries are imported by nobody who did not ask."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import grotto

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# What is large or not for everybody.
OPTIONAL = {
    "PIL", "absl", "catanatron", "gymnasium", "mkdocs", "open_spiel", "pettingzoo", "pyarrow", "pyspiel",
    "ray", "scipy", "torch",
}  # fmt: skip


def imported_by(code: str) -> set[str]:
    """The packages that a process has imported after this."""
    show = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", f"{code}\n{show}"], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_grotto_alone_imports_the_standard_library_alone() -> None:
    found = imported_by("import grotto")
    assert {name for name in found if name not in sys.stdlib_module_names and not name.startswith("_")} <= {
        # What runs the tests, and editable installations, are imported at every start.
        "grotto", "grotto_engine__mypyc", "sitecustomize", "usercustomize", "mypy_extensions", "distutils-precedence",
    }  # fmt: skip


def test_games_and_random_play_need_no_numpy() -> None:
    code = "import grotto, grotto.bots\nfor id in grotto.game_ids(): grotto.game(id).new()"
    assert "numpy" not in imported_by(code)


@pytest.mark.parametrize("code", ["import grotto.cli", "import grotto.web.app", "import grotto.bots.net, grotto.arena"])
def test_the_table_and_the_command_need_nothing_optional(code: str) -> None:
    assert imported_by(code) & OPTIONAL == set()


def test_the_core_asks_for_nothing_optional() -> None:
    core = {re.split(r"[<>=\[ ;]", one)[0].lower() for one in PROJECT["dependencies"]}
    assert core & {name.lower() for name in OPTIONAL} == set()
    assert {"bench", "envs", "train"} <= set(PROJECT["optional-dependencies"])


def test_it_is_typed() -> None:
    assert (Path(grotto.__file__).parent / "py.typed").is_file()


def test_python_m_grotto_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grotto", "--version"], capture_output=True, text=True, check=True
    ).stdout  # fmt: skip
    assert grotto.__version__ in done
