"""What every bot is."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from grotto.kernel.game import Game
from grotto.kernel.state import State


class Bot(ABC):
    """A player that is a program. It may be asked at any decision of any seat of a game."""

    name: str
    """What it is called."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        """Its own generator: the same seed makes the same choices."""
        self.intends: dict[tuple[object, ...], int] = {}
        """What it will do in positions that the turn leads through, if it has decided that: nobody need ask again."""
        self.awaited = False
        """Whether somebody waits for it: then a bot that knows a limit of time keeps to it."""
        self.keeps_plan = False
        """Whether it has planned so far ahead that it had better be asked again than replaced by a new one."""

    @abstractmethod
    def choose(self, game: Game, state: State) -> int:
        """One of the legal acts. The position is left as it was; the actor is a seat, never chance."""
