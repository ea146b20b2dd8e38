"""Bots that are ill, for processes that think; apart from the tests, so that these begin quickly."""

from __future__ import annotations

import time

from grotto.bots import BOTS, Bot
from grotto.kernel.game import Game
from grotto.kernel.state import State


class Hangs(Bot):
    def choose(self, game: Game, state: State) -> int:
        time.sleep(3600)
        raise AssertionError


class Fails(Bot):
    def choose(self, game: Game, state: State) -> int:
        raise ValueError("no idea")


def poison() -> None:
    """What a process begins with: two of its bots are ill."""
    BOTS["level1"], BOTS["level2"] = Hangs, Fails
