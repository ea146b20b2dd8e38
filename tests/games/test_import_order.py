"""Acts and steps have the same numbers whichever module of a game somebody imports first.

Seeded play, observations and the nets that read them depend on these numbers.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import grotto

GAMES = Path(grotto.__file__).parent / "games"
ASK = """
import importlib, sys
for module in sys.argv[2:]:
    importlib.import_module(module)
import grotto
game = grotto.game(sys.argv[1])
print(*[game.notation(act) for act in range(len(game.vocabulary))], *game.observation().names, sep="\\n")
"""


def numbered(game: str, *first: str) -> str:
    asked = subprocess.run([sys.executable, "-c", ASK, game, *first], capture_output=True, text=True, check=True)
    return asked.stdout


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_numbers_do_not_depend_on_who_imports_what_first(game: str) -> None:
    usual = numbered(game)
    assert len(usual.splitlines()) > 500
    modules = [f"grotto.games.{game}.{file.stem}" for file in (GAMES / game).glob("*.py") if file.stem != "__init__"]
    assert numbered(game, *sorted(modules, reverse=True)) == usual
