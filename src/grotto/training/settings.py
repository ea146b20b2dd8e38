"""What a training run is made of; with its seed it decides every number of the run."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How games are played, and how the net learns from them."""

    game: str
    seed: int = 0
    # Games of each generation, shared out evenly over these numbers of players. The first one, by the game's own
    # estimate, costs little and has to teach the most.
    games: int = 60
    first_games: int = 300
    players: tuple[int, ...] = (2,)
    # Positions that a turn is looked through with, and the outcomes of each chance.
    positions: int = 150
    outcomes: int = 2
    # How far the net is trusted in its games, against the game's own estimate, and how far later in play.
    trust: float = 0.5
    # How often another turn than the best is played, and among how many of the next best.
    explore: float = 0.15
    choices: int = 6
    # How often an opponent plays by the game's own estimate, not by the net.
    plain_opponents: float = 0.2
    # How far the end of the game counts against what the next turn looks like.
    trace: float = 0.6
    # Lines that were looked at but not taken, of which the net learns what they lead to.
    lines: int = 2
    # The net: two hidden layers.
    hidden: tuple[int, int] = (128, 64)
    # Learning: positions of so many generations, in so many batches after each of them.
    memory: int = 12
    steps: int = 1000
    batch: int = 256
    rate: float = 0.001
    decay: float = 0.0001
    # For play the weights of so many generations are averaged: each is a little off in another direction.
    average: int = 6
    # Games after each generation against the game's own estimate, a fixed opponent; 0 for none.
    trial_games: int = 0
