"""Classes that somebody might bring along."""

from __future__ import annotations

import sys
import time

import numpy

import grotto
from grotto.bots.random_bot import RandomBot


class Breaking(RandomBot):
    """Breaks down at its third decision."""

    asked = 0

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        self.asked += 1
        print("what is printed is no answer")
        if self.asked == 3:
            raise RuntimeError("no idea")
        return super().choose(game, state)


class Cheating(RandomBot):
    """Moves the pieces of the others."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        act = super().choose(game, state)
        state.apply(act)
        return act


class Leaving(RandomBot):
    """Wants to end the whole program."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        sys.exit("enough")


class Sleeping(RandomBot):
    """Never answers."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        time.sleep(1000)
        return 0


class OfNumpy(RandomBot):
    """Has numbers of numpy."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return numpy.int64(super().choose(game, state))  # type: ignore[return-value]


class Seedless:
    """Does not want to know a seed."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return state.legal()[0]


class Speechless:
    """Has an opinion and nobody to tell."""

    def __init__(self, seed: int) -> None:
        self.opinion = seed


class Unborn(RandomBot):
    """Wants to end the program before the game has begun."""

    def __init__(self, seed: int) -> None:
        sys.exit("not today")


class Unready(RandomBot):
    """Can't even sit down."""

    def __init__(self, seed: int) -> None:
        raise ValueError("no chair")


class Wordy(RandomBot):
    """Answers in words, where a number is wanted."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return game.notation(super().choose(game, state))  # type: ignore[return-value]


class Wrong(RandomBot):
    """Knows no rules."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return -5


class Number:
    """Looks like a number and is none."""

    def __index__(self) -> int:
        raise ValueError("more than one number")

    def __repr__(self) -> str:
        return "[1\n 2]"


class Vague(RandomBot):
    """Answers with something that is no number after all."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return Number()  # type: ignore[return-value]
