"""Looking through a turn: what can be reached, and how good it is.

Everything here asks the kernel's questions only (legal acts, outcomes, the game's own estimate of a
position), so it serves every game. Nothing hidden is looked at: what chance will bring is drawn from
the bot's own generator, and where something waits to be read the search goes no further.
"""

from __future__ import annotations

import random
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from grotto.kernel.acts import CLOSE, Vocabulary
from grotto.kernel.agenda import CHANCE, NOBODY, Chances
from grotto.kernel.game import Game
from grotto.kernel.state import State

Path = tuple[int, ...]


class Effort(NamedTuple):
    """How much is tried: positions played on from after each first act and in all, outcomes of each chance."""

    positions: int
    in_all: int
    outcomes: int


class Child(NamedTuple):
    """What an act leads to: whether the turn is over then, and the worth of it."""

    act: int
    state: State
    over: bool
    worth: float


class Find(NamedTuple):
    """Where a line of acts leads: the end of the turn, or the first chance within it."""

    worth: float
    path: Path
    state: State


class Luck:
    """Imagined chance. Within one search the same outcomes come up first wherever they are possible.

    So two lines differ by what was done in them and not by who was luckier.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.draws: dict[int, float] = {}

    def outcomes(self, state: State, most: int) -> Chances:
        """All outcomes with their weights, or as many as wanted, drawn by weight and then alike."""
        chances = state.chances()
        if len(chances) <= most:
            return chances
        order: list[tuple[float, int]] = []
        for act, weight in chances:
            draw = self.draws.get(act)
            if draw is None:
                draw = self.rng.expovariate(1.0)
                self.draws[act] = draw
            order.append((draw / weight, act))
        order.sort()
        return [(act, 1) for _, act in order[:most]]

    def happen(self, state: State) -> tuple[State, int]:
        """The position after one outcome, and the outcome."""
        act = self.outcomes(state, 1)[0][0]
        return after(state, act), act


def after(state: State, act: int) -> State:
    """The position after an act; the one before stays as it is."""
    changed = state.clone()
    changed.apply(act)
    return changed


@cache
def closing_acts(vocabulary: Vocabulary) -> frozenset[int]:
    """The acts that leave the rest undone."""
    return frozenset(act for act in range(len(vocabulary)) if vocabulary.role(act) == CLOSE)


class Search:
    """The lines of acts that a seat has until its turn is over."""

    def __init__(self, game: Game, state: State, luck: Luck, effort: Effort) -> None:
        self.game = game
        self.root = state
        self.seat = state.actor
        self.luck = luck
        self.effort = effort
        self.side_acts = game.vocabulary.side_acts
        self.closing = closing_acts(game.vocabulary)
        # How many more positions may be played on from.
        self.left = effort.in_all
        # Positions within the turn that were met: the parts of a turn come in many orders.
        self.seen: set[tuple[object, ...]] = set()

    def finds(self) -> list[Find]:
        """The best find after each first act, best first."""
        first = self.children(self.root, self.effort.outcomes)
        # Side acts last: most of what they lead to has then been seen in lines that need them.
        first.sort(key=lambda child: (child.act in self.side_acts, -child.worth))
        found: list[Find] = []
        for child in first:
            find = self.best_below(child)
            if find is not None:
                found.append(find)
        # A turn too long to be looked through is judged by its first act.
        found = found or [Find(child.worth, (child.act,), child.state) for child in first]
        found.sort(key=lambda find: -find.worth)
        return found

    def best_below(self, first: Child) -> Find | None:
        """Play on from the most promising position again and again; None if all was seen before."""
        best: Find | None = None
        heap: list[tuple[float, int, Path, State]] = []
        path: Path = ()
        children = [first]
        positions = min(self.effort.positions, self.left)
        number = 0
        while True:
            for child in children:
                if child.over or child.state.actor == CHANCE:
                    if best is None or child.worth > best.worth:
                        best = Find(child.worth, (*path, child.act), child.state)
                else:
                    # The number decides between equals, so that positions are never compared.
                    number += 1
                    heappush(heap, (-child.worth, number, (*path, child.act), child.state))
            if not heap or positions == 0:
                return best
            positions -= 1
            self.left -= 1
            _, _, path, state = heappop(heap)
            children = self.children(state, self.effort.outcomes)

    def children(self, state: State, outcomes: int, again: bool = False) -> list[Child]:
        """What each legal act leads to, without what was seen before unless it is wanted again."""
        found: list[Child] = []
        for act in state.legal():
            changed = after(state, act)
            over = self.over(changed, act)
            if not over and not again:
                key = changed.key()
                if key in self.seen:
                    continue
                self.seen.add(key)
            found.append(Child(act, changed, over, self.worth(changed, over, outcomes)))
        return found

    def over(self, state: State, act: int) -> bool:
        """Whether the turn has ended with this act.

        Side acts at the very start of a turn do not end it.
        """
        if state.actor not in (self.seat, CHANCE):
            return True
        return state.between_turns() and act not in self.side_acts

    def worth(self, state: State, over: bool, outcomes: int) -> float:
        """What the game makes of the position; within a turn, the average over what chance brings."""
        if over or state.actor != CHANCE or state.waits():
            return self.game.value(state, self.seat)
        total = 0.0
        mass = 0
        for act, weight in self.luck.outcomes(state, outcomes):
            total += weight * self.worth_after_chance(after(state, act), act)
            mass += weight
        return total / mass

    def worth_after_chance(self, state: State, act: int) -> float:
        """The position as it is if the turn may be left here, else after the best act."""
        over = self.over(state, act)
        if over or state.actor == CHANCE:
            return self.worth(state, over, 1)
        if not self.closing.isdisjoint(state.legal()):
            return self.game.value(state, self.seat)
        return max([child.worth for child in self.children(state, 1, again=True)])

    def finish(self, state: State, act: int) -> State:
        """Play the turn to its end, or as far as can be seen, always by the act that looks best at once."""
        while not self.over(state, act) and not state.waits():
            if state.actor == CHANCE:
                state, act = self.luck.happen(state)
            else:
                best = max(self.children(state, 1, again=True), key=lambda child: child.worth)
                state, act = best.state, best.act
        return state


class Foresight:
    """What a find is worth when everybody plays on until the seat has had one more turn."""

    def __init__(self, search: Search, effort: Effort, outcomes: int) -> None:
        self.search = search
        self.game = search.game
        self.luck = search.luck
        self.effort = effort
        self.outcomes = outcomes

    def worth(self, find: Find) -> float:
        """The average over what chance brings at the find."""
        if find.state.actor != CHANCE or find.state.waits():
            return self.next_turn(find.state)
        total = 0.0
        mass = 0
        for act, weight in self.luck.outcomes(find.state, self.outcomes):
            end = after(find.state, act)
            if not self.search.over(find.state, find.path[-1]):
                end = self.search.finish(end, act)
            total += weight * self.next_turn(end)
            mass += weight
        return total / mass

    def next_turn(self, state: State) -> float:
        """The best that a quick look finds in the seat's next turn, after quick turns of the others."""
        seat = self.search.seat
        while state.actor != seat:
            if state.actor == NOBODY or state.waits():
                return self.game.value(state, seat)
            if state.actor == CHANCE:
                state, _ = self.luck.happen(state)
            else:
                other = Search(self.game, state, self.luck, self.effort)
                find = other.finds()[0]
                state = other.finish(find.state, find.path[-1])
        return Search(self.game, state, self.luck, self.effort).finds()[0].worth
