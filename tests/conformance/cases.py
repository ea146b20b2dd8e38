"""Every game and edition with its seat counts and options. A new game of ours is added here."""

from __future__ import annotations

import importlib
import sys
import tempfile
from functools import cache
from pathlib import Path

import grotto
from grotto.conformance import Case
from grotto.games.above_and_below.content.folder import load_pack
from grotto.games.above_and_below.content.starter import write_starter
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.kernel.errors import Datum
from grotto.kernel.game import Game
from kernel.toy import ToyGame

MODULES: dict[str, Datum] = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}


EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def example(package: str, game: str) -> Game:
    """A game of the folder `examples`."""
    folder = str(EXAMPLES / package)
    if folder not in sys.path:
        sys.path.append(folder)
    made = getattr(importlib.import_module(package), game)()
    assert isinstance(made, Game)
    return made


@cache
def cases() -> list[Case]:
    """All of them."""
    cave, caverna = grotto.game("cave_vs_cave"), grotto.game("caverna")
    above = grotto.game("above_and_below")
    folder = Path(tempfile.mkdtemp())
    write_starter(folder)
    starter = AboveAndBelow(load_pack(folder), [])
    found = [Case("toy", ToyGame(), 1, {}, words=False)]
    found += [Case(f"stalagmites {players}", example("stalagmites", "Stalagmites"), players, {}) for players in (1, 3)]
    found += [Case(f"cave_vs_cave {players}", cave, players, {}) for players in cave.seats]
    found += [Case(f"caverna {players}", caverna, players, {}) for players in (1, 2, 4, 7)]
    found.append(Case("caverna introductory", caverna, 3, {"furnishings": "introductory"}))
    found += [Case(f"above_and_below {players}", above, players, {}) for players in (1, 2, 3)]
    found += [Case(f"above_and_below with modules {players}", above, players, MODULES) for players in (1, 4)]
    found.append(Case("above_and_below starter", starter, 2, MODULES))
    return found


def of_each_game() -> list[Case]:
    """One of each game."""
    return list({case.game.id: case for case in cases()}.values())
