"""Who plays whom, where, and with which luck.

A match is a row of *deals*. All games of a deal have the same luck, and in them every group of bots that is to meet
sits in as many ways as there are seats, each bot once at each seat: so neither luck nor seat favours anybody. Game
number i depends on the match and on i alone: a longer match begins with the games of a shorter one.
"""

from __future__ import annotations

import random
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from grotto.arena.playing import derive


class Planned(NamedTuple):
    """A game that is to be played: its deal, the bots at its seats by their numbers, and its seed."""

    deal: int
    seats: tuple[int, ...]
    seed: int


class Schedule:
    """All games of a match, by their numbers."""

    def __init__(self, bots: int, players: int, gauntlet: bool, seed: int) -> None:
        self.seed = seed
        self.players = players
        self.groups = groups(bots, players, gauntlet)
        # A bot that meets only itself sits in one way.
        self.seatings = [players if len(set(group)) > 1 else 1 for group in self.groups]
        self.games_of_deal = sum(self.seatings)

    def whole(self, games: int) -> int:
        """So many games or a few more, so that every deal is played out."""
        return -(-games // self.games_of_deal) * self.games_of_deal

    def __getitem__(self, index: int) -> Planned:
        deal, rest = divmod(index, self.games_of_deal)
        group = 0
        while rest >= self.seatings[group]:
            rest -= self.seatings[group]
            group += 1
        order = list(self.groups[group])
        if len(set(order)) == len(order):
            # Who sits beside whom differs from deal to deal.
            random.Random(derive(self.seed, "order", deal, group)).shuffle(order)
        return Planned(deal, tuple(order[rest:] + order[:rest]), derive(self.seed, "deal", deal))


def groups(bots: int, players: int, gauntlet: bool) -> list[tuple[int, ...]]:
    """The groups that meet: all of them, or in a gauntlet the first bot with all groups of others.

    Where there are fewer bots than seats some sit at several.
    """
    if bots == 1:
        return [(0,) * players]
    if players == 1:
        return [(bot,) for bot in range(bots)]
    if gauntlet:
        others = range(1, bots)
        rest = combinations if len(others) >= players - 1 else combinations_with_replacement
        return [(0, *group) for group in rest(others, players - 1)]
    if bots >= players:
        return list(combinations(range(bots), players))
    return [group for group in combinations_with_replacement(range(bots), players) if len(set(group)) > 1]
