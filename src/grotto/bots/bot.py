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
        """Its acts for later positions of this turn, where they are decided already: it need not be asked again."""
        self.awaited = False
        """Whether a person is waiting: then a bot with a time limit keeps to it."""
        self.keeps_plan = False
        """Whether it keeps a plan for later turns, so that the same object should be asked again."""

    @abstractmethod
    def choose(self, game: Game, state: State) -> int:
        """One of the legal acts. The position is left as it was; the actor is a seat, never chance."""
