"""Bots that judge by a user's own net, as `grotto train --keep` writes it.

>>> from grotto.bots.trained import trained
>>> maker = trained("mine.npz", level="level2")     # maker(seed) is a bot; the arena takes "level2:mine.npz" as well
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from grotto.bots.bot import Bot
from grotto.bots.levels import LEVELS, Level, LevelBot
from grotto.bots.search import Judge
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game

USUAL = "level3"
SUFFIX = ".npz"


class TrainedBot(LevelBot):
    """Thinks as hard as a level, but judges by another net."""

    def __init__(self, level: Level, file: Path, seed: int) -> None:
        super().__init__(level, seed)
        self.file = file
        self.name = f"{level.name}:{file.name}"

    def judge(self, game: Game, players: int) -> Judge:
        return judge_of_file(self.file, game, players)


def trained(file: str | Path, level: str = USUAL) -> Callable[[int], Bot]:
    """Makes bots from seeds, with the net of a file and the effort of a level. BadOption if there is no such file."""
    levels = {one.name: one for one in LEVELS}
    if level not in levels:
        raise BadOption("unknown_bot", {"value": level, "allowed": ", ".join(levels)})
    path = Path(file).absolute()
    if not path.is_file():
        raise BadOption("net_missing", {"value": str(file)})
    return partial(TrainedBot, levels[level], path)


def judge_of_file(file: Path, game: Game, players: int) -> Judge:
    """The judge in a file. A net for other positions is refused: without it the game's own estimate would play."""
    try:
        return _read(file, file.stat().st_mtime_ns, game, players)
    except (OSError, ValueError, KeyError) as error:
        raise BadOption("net_file", {"value": str(file)}) from error


@cache
def _read(file: Path, written: int, game: Game, players: int) -> Judge:
    # Imported late: numpy takes long to load.
    from grotto.bots.net import load

    found = load(file, game, players)
    if found is None:
        raise BadOption("net_misfit", {"value": str(file), "game": game.id, "n": players})
    return found
