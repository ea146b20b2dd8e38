"""grotto: a table, bots and an engine for cave-building board games.

>>> import grotto
>>> state = grotto.game("cave_vs_cave").new(players=2, first_player=0)
>>> state.actor == grotto.CHANCE, len(state.legal())
(True, 3)
"""

from __future__ import annotations

# First of all: it says where everything else comes from.
from grotto.engine import COMPILED
from grotto.games import GAMES
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.errors import BadData, BadOption, BadRecord, GrottoError, IllegalAct, UnknownAct
from grotto.kernel.events import Event, Prompt, Reason, Result
from grotto.kernel.game import Game
from grotto.kernel.preview import Preview, preview
from grotto.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "CHANCE", "COMPILED", "NOBODY", "BadData", "BadOption", "BadRecord", "Event", "Game", "GrottoError", "IllegalAct",
    "Preview", "Prompt", "Reason", "Result", "State", "UnknownAct", "game", "game_ids", "preview",
]  # fmt: skip


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def game(id: str) -> Game:
    """The game with this id; BadOption if there is none, or if it can't be imported."""
    return GAMES[id]
