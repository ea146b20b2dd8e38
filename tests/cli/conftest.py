"""Where the command runs in tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grotto.games import GAMES


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are saved in the current directory: let that be an empty one."""
    monkeypatch.chdir(tmp_path)
    # A pack that a command was given is forgotten afterwards.
    packs = GAMES["above_and_below"].packs()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    yield
    GAMES.use_packs({"above_and_below": packs})
