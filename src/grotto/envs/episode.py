"""A game as an episode: chance plays by itself, positions are vectors, legal acts are masks, scores are rewards.

All environments are thin faces of this one class, and none of them knows a rule.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Mapping
from operator import index
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grotto import game as game_of
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.errors import BadOption, Datum
from grotto.kernel.game import Game
from grotto.kernel.state import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

# What an agent can be rewarded with.
WIN: Final = "win"
SCORE: Final = "score"
GAIN: Final = "gain"
REWARDS: Final = (WIN, SCORE, GAIN)
# No number of an observation is larger: an environment has to name a limit.
LIMIT: Final = 10_000.0


def wins(winners: tuple[int, ...], players: int) -> list[float]:
    """1 for who wins alone, less for all others; together they are 0.

    >>> wins((1,), 3), wins((0, 1), 2)
    ([-0.5, 1.0, -0.5], [0.0, 0.0])
    """
    share = players / len(winners)
    return [((share if seat in winners else 0.0) - 1.0) / (players - 1) for seat in range(players)]


def margins(totals: tuple[int, ...]) -> list[float]:
    """The points by which each seat is ahead of the best other one; alone they are the score.

    >>> margins((30, 42, 20)), margins((55,))
    ([-12.0, 12.0, -22.0], [55.0])
    """
    if len(totals) == 1:
        return [float(totals[0])]
    ahead = []
    for seat, total in enumerate(totals):
        ahead.append(float(total - max([other for place, other in enumerate(totals) if place != seat])))
    return ahead


def chosen_reward(reward: str | None, players: int, possible: tuple[str, ...] = REWARDS) -> str:
    """The reward that was asked for, or the usual one; BadOption if there is none of that name."""
    usual = SCORE if players == 1 else WIN
    allowed = [one for one in possible if one != WIN or players > 1]
    if reward is not None and reward not in allowed:
        raise BadOption("bad_option_value", {"option": "reward", "value": reward, "allowed": ", ".join(allowed)})
    return reward or usual


class Episode:
    """One game after the other, each decision at a seat.

    >>> episode = Episode("cave_vs_cave", players=2)
    >>> episode.begin(seed=1)
    >>> episode.seat, int(episode.mask(0).sum()) == len(episode.state.legal())
    (0, True)
    """

    game: Game
    state: State

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Datum] | None = None,
        reward: str | None = None,
    ) -> None:
        whole = game_of(game)
        # Numbers of numpy are numbers.
        self.players = whole.default_seats() if players is None else index(players)
        given = dict(options or {})
        self.options = {name: int(one) if isinstance(one, np.integer) else one for name, one in given.items()}
        # Other content has acts of its own; what is wrong with an option is said here.
        self.game = whole.edition(whole.checked(self.players, self.options))
        self.reward = chosen_reward(reward, self.players)
        self.acts = len(self.game.vocabulary)
        self.size = self.game.observation().size
        self._floats = f"{self.size}f"
        self.rng = random.Random()
        self.opening = self.game.new(self.players, **self.options)
        # A copy: who acts before the first game begins must not change all games to come.
        self.state = self.opening.clone()
        self._ahead = [0.0] * self.players

    def begin(self, seed: int | None = None) -> None:
        """A new game. The same seed and the same acts make the same game."""
        if seed is not None:
            self.rng = random.Random(index(seed))
        self.state = self.opening.clone()
        self._let_chance_play()
        if self.reward == GAIN:
            self._ahead = margins(self.state.result().totals)

    @property
    def seat(self) -> int:
        """Whose decision it is; NOBODY when the game is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.actor == NOBODY

    def act(self, act: int) -> None:
        """Do a legal act, and let chance play until somebody decides. IllegalAct changes nothing.

        A number of numpy is one; a fraction or a text is none, and neither rounded nor read (TypeError).
        """
        self.state.apply(index(act))
        self._let_chance_play()

    def _let_chance_play(self) -> None:
        state = self.state
        while state.actor == CHANCE:
            state.apply(sample(state, self.rng))

    def rewards(self) -> list[float]:
        """What each seat gets for what has happened since this was asked last; ask once after each act.

        `win` and `score` come at the end alone. `gain` is the change of the lead, and adds up to the change of the
        whole game.
        """
        if self.reward == GAIN:
            ahead = margins(self.state.result().totals)
            gains = [now - before for now, before in zip(ahead, self._ahead, strict=True)]
            self._ahead = ahead
            return gains
        if not self.over:
            return [0.0] * self.players
        result = self.state.result()
        return margins(result.totals) if self.reward == SCORE else wins(tuple(result.winners), self.players)

    def vector(self, seat: int) -> Vector:
        """The position as a seat sees it (docs/observations.md)."""
        vector = np.empty(self.size, np.float32)
        # Half the time of asking numpy to read a list.
        struct.pack_into(self._floats, vector.data, 0, *self.game.observe(self.state, seat))
        return vector

    def mask(self, seat: int) -> Mask:
        """1 for each act that the seat may do now; nothing but 0 while it is not its turn."""
        mask = np.zeros(self.acts, dtype=np.int8)
        if seat == self.state.actor:
            mask[self.state.legal()] = 1
        return mask
