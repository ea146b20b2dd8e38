"""What every bot is."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import ClassVar

from grotto.kernel.game import Game
from grotto.kernel.state import State


class Bot(ABC):
    """A player that is a program. It may be asked at any decision of any seat of a game."""

    name: ClassVar[str]

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    @abstractmethod
    def choose(self, game: Game, state: State) -> int:
        """One of the legal acts. The position is left as it was; the actor is a seat, never chance."""
