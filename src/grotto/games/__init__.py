"""The games of the house, one folder per rulebook."""

from __future__ import annotations

from pathlib import Path

from grotto.games.above_and_below.content.folder import default_pack, load_pack
from grotto.games.above_and_below.game import AboveAndBelow, with_default_pack
from grotto.games.cave_vs_cave.game import CaveVsCave
from grotto.games.caverna.game import Caverna
from grotto.kernel.game import Game

GAMES: dict[str, Game] = {game.id: game for game in (CaveVsCave(), Caverna(), with_default_pack())}


def shelf() -> list[Path]:
    """The folders of the packs that can be played with in this process."""
    game = GAMES["above_and_below"]
    assert isinstance(game, AboveAndBelow)
    return [edition.pack.folder for edition in game.editions.values()]


def shelve(folders: list[Path]) -> None:
    """Let these packs be played with in this process, the first of them where a table names none.

    They have been checked before. Other processes are told what `shelf()` says.
    """
    if folders != shelf() or folders != [default_pack().folder]:
        packs = [load_pack(folder) for folder in folders]
        GAMES["above_and_below"] = AboveAndBelow(packs[0], packs[1:])
