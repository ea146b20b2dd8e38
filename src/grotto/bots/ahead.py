"""Looking several turns ahead in solo games.

The turns that look good are compared by the best that can follow within some more turns, in sampled futures that are
the same for all of them. After each turn a few positions are kept, those that look best (a beam). The search of a turn
within a future does not know that future: it samples chance by itself.
"""

from __future__ import annotations

import random
from time import perf_counter
from typing import NamedTuple

from grotto.bots.search import Effort, Find, Luck, Search
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.state import State


class Far(NamedTuple):
    """How far ahead to look, and how broadly."""

    # How many turns after the compared one, and the effort for each.
    turns: int
    effort: Effort
    # How many ways to play a turn are followed in each position, and how many positions are kept after it.
    finds: int
    width: int
    # How many of the best turns are compared in how many futures, then fewer of them in some more.
    stages: tuple[tuple[int, int], ...]


class Beam:
    """Compares turns by what comes of them."""

    def __init__(self, search: Search, far: Far) -> None:
        self.search = search
        self.game = search.game
        self.rng = search.luck.rng
        self.far = far

    def best(self, finds: list[Find]) -> Find:
        """The find that leads furthest, as far as there is time.

        A future that was not searched for all of them does not count.
        """
        worths = [(0.0, -place) for place in range(len(finds))]
        for most, futures in self.far.stages:
            worths = sorted(worths, reverse=True)[:most]
            if len(worths) == 1:
                break
            for _ in range(futures):
                luck = Luck(random.Random(self.rng.random()))
                found: list[tuple[float, int]] = []
                for worth, place in worths:
                    if perf_counter() >= self.search.deadline:
                        return finds[-max(worths)[1]]
                    found.append((worth + self.worth(finds[-place], luck), place))
                worths = found
        return finds[-max(worths)[1]]

    def worth(self, find: Find, luck: Luck) -> float:
        """The worth of the position that the best line leads to, in a future."""
        most = -float("inf")
        positions = [self.settled(find, luck)]
        for turn in range(self.far.turns):
            found: list[Find] = []
            for state in positions:
                if state.actor == NOBODY:
                    most = max(most, self.search.value(state))
                else:
                    found += self.look(state).several_finds(self.far.finds)
            if not found:
                break
            if turn == self.far.turns - 1:
                return max(most, max([one.worth for one in found]))
            found.sort(key=lambda one: -one.worth)
            # The same position may be reached from several.
            different = {one.state.key(): one for one in reversed(found)}
            kept = sorted(different.values(), key=lambda one: -one.worth)[: self.far.width]
            positions = [self.settled(one, luck) for one in kept]
        return most

    def look(self, state: State) -> Search:
        """A search of a later turn."""
        return Search(self.game, state, Luck(self.rng), self.far.effort, self.search.judge)

    def settled(self, find: Find, luck: Luck) -> State:
        """The position of the next turn: what chance brings in this future, and the rest of the turn after it."""
        state, over = find.state, find.over
        while state.actor != NOBODY and (not over or state.actor == CHANCE):
            if state.actor == CHANCE:
                before = state
                state, act = luck.happen(state)
                over = over or self.search.over(before, act, state)
            else:
                rest = self.look(state).finds()[0]
                state, over = rest.state, rest.over
        return state
