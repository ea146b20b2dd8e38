"""Players that are programs: each picks an act for a position, knowing what a player may know.

>>> import grotto
>>> from grotto.bots import make
>>> game = grotto.game("cave_vs_cave")
>>> state = game.new(players=1)
>>> while state.actor == grotto.CHANCE:
...     state.apply(state.legal()[0])
>>> make("random", seed=1).choose(game, state) in state.legal()
True
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial

from grotto.bots.bot import Bot
from grotto.bots.greedy import Greedy
from grotto.bots.levels import LEVELS, Level, LevelBot
from grotto.bots.planner import Planner
from grotto.bots.random_bot import RandomBot
from grotto.kernel.errors import BadOption

# Products of small matrices are not worth sharing out: numpy's threads would wait for one another a hundred times as
# long as the product takes. This must be set before numpy is imported, which only nets do.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

__all__ = ["BOTS", "LEVELS", "Bot", "Level", "make"]

# Each bot by its name; a factory gets the seed of the bot's own generator.
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "planner": Planner,
    **{level.name: partial(LevelBot, level) for level in LEVELS},
}


def make(name: str, seed: int) -> Bot:
    """A new bot. The same seed makes the same choices in the same game."""
    if name not in BOTS:
        raise BadOption("unknown_bot", {"value": name, "allowed": ", ".join(BOTS)})
    return BOTS[name](seed)
