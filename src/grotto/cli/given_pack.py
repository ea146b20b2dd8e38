"""A pack that a command is given: checked, and played with in this process."""

from __future__ import annotations

from pathlib import Path

import grotto
from grotto.cli.errors import Complaint
from grotto.cli.spoken import value
from grotto.games import GAMES

pack_option = value("pack", "folder", default=None)


def use_pack(folder: str | None, game: str) -> None:
    """Let a game be played with a pack, and with its others where a record names them."""
    if folder is None:
        return
    if not grotto.game(game).packs():
        takers = [other.id for other in GAMES.values() if other.packs()]
        raise Complaint("no_packs", value=game, allowed=", ".join(takers))
    GAMES.put(grotto.game(game).with_pack(Path(folder), first=True))
