"""A pack that a command is given: checked, and put on the shelf of this process."""

from __future__ import annotations

from pathlib import Path

from grotto.cli.errors import Complaint
from grotto.cli.spoken import value
from grotto.games import shelve
from grotto.games.above_and_below.content.folder import default_pack
from grotto.games.above_and_below.game import open_pack

pack_option = value("pack", "folder", default=None)


def use_pack(folder: str | None, game: str) -> None:
    """Let a game be played with a pack, and with ours where a record names it."""
    if folder is None:
        return
    if game != "above_and_below":
        raise Complaint("no_packs", value=game)
    path, ours = Path(folder), default_pack()
    # A changed copy of our pack that has kept its id takes the place of it.
    others = [] if open_pack(path).id == ours.id else [ours.folder]
    shelve([path, *others])
