"""Where the libraries of environments are not installed, what they need is said."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel")],
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str) -> None:
    # None in place of a module makes its import fail as if it were not there.
    program = f"import sys; sys.modules[{library!r}] = None; import grotto.envs.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError")
    assert library in last
    assert 'pip install "grotto[envs]"' in last
