"""The packs of a server: each subfolder of a folder is one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from grotto.games import GAMES
from grotto.kernel.errors import BadOption, GrottoError


def offer_packs(folder: str, left_out: Callable[[Path, GrottoError], None]) -> None:
    """Let tables choose among the packs; those with a mistake are left out and told of, and the others are played.

    BadOption if there is no such folder.
    """
    path = Path(folder)
    if not path.is_dir():
        raise BadOption("packs_missing", {"value": folder})
    for one in sorted(path.iterdir()):
        if one.is_dir() and not one.name.startswith("."):
            try:
                _offer(one)
            except GrottoError as error:
                left_out(one, error)


def _offer(folder: Path) -> None:
    """Give a pack to the first game that can be played with it; the error of the last one if none can."""
    takers = [game for game in GAMES.values() if game.packs()]
    for game in takers:
        try:
            GAMES.put(game.with_pack(folder, first=False))
            return
        except GrottoError:
            if game is takers[-1]:
                raise
