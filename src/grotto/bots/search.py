"""The search of a turn: what can be reached, and how good it is.

It asks the kernel's questions only (legal acts, outcomes, the game's own estimate of a position), so it
works for every game. It looks at nothing hidden: outcomes of chance are sampled from the bot's own
generator.
"""

from __future__ import annotations

import random
from functools import cache
from heapq import heappop, heappush
from time import perf_counter
from typing import Final, NamedTuple

from grotto.kernel import mypyc_attr
from grotto.kernel.acts import CLOSE, Vocabulary
from grotto.kernel.agenda import CHANCE, NOBODY, Chances, Frame
from grotto.kernel.chance import sample
from grotto.kernel.game import Game
from grotto.kernel.state import State

Path = tuple[int, ...]


class Effort(NamedTuple):
    """How much is tried: positions (a line that was begun is finished), and outcomes of each chance event."""

    positions: int
    outcomes: int


# The most acts tried in a position; where there are more, some of each kind.
BREADTH: Final = 48

# Where chance and decisions alternate within a turn, as in "roll again or stop", these limit the depth in decisions and
# the positions for one act.
DEEPEST: Final = 8
MOST_AFTER_CHANCE: Final = 2000
# After so many chance events in one turn the luck may change: with constant luck the turn might never end.
STEADY_LUCK: Final = 40

FOREVER: Final = 1e18

NO_ACTS: Final[frozenset[int]] = frozenset()
NO_PLACE: Final = -1


class Child:
    """What an act leads to: the position, whether the turn is over, and the worth."""

    # No named tuple: a compiled object is ten times as fast to make, and a search makes one for each position.
    __slots__ = ("act", "over", "state", "worth")

    def __init__(self, act: int, state: State, over: bool, worth: float) -> None:
        self.act = act
        self.state = state
        self.over = over
        self.worth = worth


class Find(NamedTuple):
    """Where a line of acts leads: the end of the turn, or the first chance within it."""

    worth: float
    path: Path
    state: State
    over: bool


class Open:
    """A position to continue from, by side acts or by others, and the acts that would lead to nothing new."""

    __slots__ = ("by_side", "path", "state", "without", "worth")

    def __init__(self, path: Path, state: State, worth: float, by_side: bool, without: frozenset[int]) -> None:
        self.path = path
        self.state = state
        self.worth = worth
        self.by_side = by_side
        self.without = without


class Luck:
    """Sampled chance. Within one search the same outcomes come first wherever they are possible.

    So two lines differ by their acts and not by their luck.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.draws: dict[int, float] = {}

    def outcomes(self, state: State, most: int) -> Chances:
        """All outcomes with their weights; or `most` of them, drawn by weight and then equally likely."""
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

    def shuffle(self, acts: list[int]) -> None:
        """Shuffle acts, in the same order as `random.shuffle` would, but compiled."""
        draw = self.rng.getrandbits
        for last in range(len(acts) - 1, 0, -1):
            digits = (last + 1).bit_length()
            place = draw(digits)
            while place > last:
                place = draw(digits)
            acts[last], acts[place] = acts[place], acts[last]

    def happen(self, state: State, steady: bool = True) -> tuple[State, int]:
        """The position after one outcome, and the outcome."""
        act = self.outcomes(state, 1)[0][0] if steady else sample(state, self.rng)
        return after(state, act), act


class Outlook:
    """What the worth of a position depends on: its own value, or the positions that can follow."""

    def __init__(self, place: int, parts: list[Outlook], weights: list[int]) -> None:
        self.place = place
        # With weights they are outcomes of chance, without weights choices.
        self.parts = parts
        self.weights = weights

    def worth(self, values: list[float]) -> float:
        """The worth, given the values of the judged positions."""
        if self.place != NO_PLACE:
            return values[self.place]
        worths = [part.worth(values) for part in self.parts]
        if not self.weights:
            return max(worths)
        total = 0.0
        for weight, worth in zip(self.weights, worths, strict=True):
            total += weight * worth
        return total / sum(self.weights)


def leaf(state: State, judged: list[State]) -> Outlook:
    """A position that is judged as it is; it is added to the judged ones."""
    judged.append(state)
    return Outlook(len(judged) - 1, [], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what positions are worth to a seat: here by the game's own estimate."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def values(self, states: list[State], seat: int) -> list[float]:
        """The worth of each position. They come in batches where possible, because some judges are faster that way."""
        game = self.game
        return [game.value(state, seat) for state in states]


class Careful(Judge):
    """Judges by the game's more careful estimate."""

    def values(self, states: list[State], seat: int) -> list[float]:
        game = self.game
        return [game.prospect(state, seat) for state in states]


def after(state: State, act: int) -> State:
    """The position after an act; the one before stays as it is."""
    changed = state.clone()
    changed.apply(act)
    return changed


@cache
def closing_acts(vocabulary: Vocabulary) -> frozenset[int]:
    """The acts that leave the rest of an action undone."""
    return frozenset(act for act in range(len(vocabulary)) if vocabulary.role(act) == CLOSE)


class Search:
    """The lines of acts that a seat has until its turn is over.

    From a position the act that looks best is followed to the end of the turn. The alternatives on the way are tried
    later, the most promising first, until enough was tried.
    """

    def __init__(self, game: Game, state: State, luck: Luck, effort: Effort, judge: Judge | None = None) -> None:
        self.game = game
        self.judge = Judge(game) if judge is None else judge
        self.root = state
        self.seat = state.actor
        self.luck = luck
        self.effort = effort
        self.side_acts = game.vocabulary.side_acts
        self.closing = closing_acts(game.vocabulary)
        # How many positions were tried, and when to stop in any case (by the clock of this process).
        self.tried = 0
        self.deadline = FOREVER
        # The current depth in decisions after chance, and the number of tried positions at which that ends.
        self.depth = 0
        self.enough = 0
        # Positions of the turn that were seen: its parts can be done in many orders.
        self.seen: set[tuple[object, ...]] = set()
        # The best find after each first act, and all finds if several are wanted.
        self.best: dict[int, Find] = {}
        self.all_finds: list[Find] | None = None
        # Positions to be tried later, and the most that was gained by continuing with a frame on top of the agenda.
        self.heap: list[tuple[float, int, Open]] = []
        self.gains: dict[Frame, float] = {}
        self.number = 0

    def finds(self) -> list[Find]:
        """The best find after each first act, best first."""
        root = Open((), self.root, self.value(self.root), False, NO_ACTS)
        first = self.play_on(root)
        first.sort(key=lambda child: -child.worth)
        # Every first act gets a line of its own while there is time: its immediate worth says little.
        for child in first:
            if self.wanted():
                self.follow(root, [child])
        while self.heap and self.wanted():
            _, _, position = heappop(self.heap)
            self.follow(position, self.play_on(position))
        found = list(self.best.values())
        found.sort(key=lambda find: -find.worth)
        return found

    def several_finds(self, most: int) -> list[Find]:
        """The best finds, whatever their first act; only one of those that lead to the same position."""
        self.all_finds = []
        self.finds()
        self.all_finds.sort(key=lambda find: -find.worth)
        several: list[Find] = []
        met: set[tuple[object, ...]] = set()
        for find in self.all_finds:
            key = find.state.key()
            if key not in met:
                met.add(key)
                several.append(find)
                if len(several) == most:
                    break
        return several

    def wanted(self) -> bool:
        """Whether more is to be tried."""
        return not self.best or (self.tried < self.effort.positions and perf_counter() < self.deadline)

    def follow(self, position: Open, children: list[Child]) -> None:
        """Go on by the best act again and again, up to the end of the turn or the first chance."""
        passed: list[Open] = []
        while children:
            passed.append(position)
            best = max(children, key=lambda child: child.worth)
            following: Open | None = None
            for child in children:
                path = (*position.path, child.act)
                if child.over or child.state.actor == CHANCE:
                    self.note(Find(child.worth, path, child.state, child.over))
                    continue
                # A side act that gains nothing by itself is only good for what it makes possible.
                without = position.without if position.by_side and child.worth <= position.worth else NO_ACTS
                on = Open(path, child.state, child.worth, False, without)
                if child is best:
                    following = on
                else:
                    self.put(on)
            if following is None:
                for one in passed:
                    frame = one.state.agenda[-1]
                    self.gains[frame] = max(self.gains.get(frame, 0.0), best.worth - one.worth)
                return
            position = following
            children = self.play_on(position)

    def note(self, find: Find) -> None:
        """Keep the best find after each first act."""
        if self.all_finds is not None:
            self.all_finds.append(find)
        known = self.best.get(find.path[0])
        if known is None or find.worth > known.worth:
            self.best[find.path[0]] = find

    def put(self, position: Open) -> None:
        """Keep a position for later."""
        promise = position.worth + self.gains.get(position.state.agenda[-1], 0.0)
        # The number breaks ties, so that positions are never compared.
        self.number += 1
        heappush(self.heap, (-promise, self.number, position))

    def play_on(self, position: Open) -> list[Child]:
        """The children of a position, without those that were seen before."""
        acts: list[int] = []
        side = False
        for act in position.state.legal():
            if (act in self.side_acts) != position.by_side:
                side = True
            elif act not in position.without:
                acts.append(act)
        # Ties are broken by the bot's own generator.
        self.luck.shuffle(acts)
        if len(acts) > BREADTH:
            acts = self.some(acts)
        children = self.children(position.state, acts, self.effort.outcomes)
        if side and not position.by_side:
            # An act that does not end the turn may just as well come before a side act.
            ends = [child.act for child in children if child.over or child.state.actor == CHANCE]
            without = position.without.union(acts).difference(ends)
            self.put(Open(position.path, position.state, position.worth, True, without))
        return children

    def some(self, acts: list[int]) -> list[int]:
        """Some acts of each kind, taking turns; acts of a kind begin with the same words."""
        kinds: dict[tuple[object, ...], list[int]] = {}
        for act in acts:
            entry = self.game.vocabulary.entries[act]
            kinds.setdefault((entry.verb, entry.args[:1]), []).append(act)
        order: list[tuple[float, int]] = []
        for alike in kinds.values():
            order.extend(enumerate(alike))
        order.sort()
        return [act for _, act in order[:BREADTH]]

    def children(self, state: State, acts: list[int], outcomes: int, again: bool = False) -> list[Child]:
        """What each act leads to, without positions that were seen before unless `again`."""
        found: list[tuple[int, State, bool]] = []
        # Positions that can be judged as they are, all in one batch.
        judged: list[State] = []
        for act in acts:
            changed = self.after(state, act)
            over = self.over(state, act, changed)
            if not over and not again:
                # A key is long, so it is hashed only once: adding a known key changes nothing.
                before = len(self.seen)
                self.seen.add(changed.key())
                if len(self.seen) == before:
                    continue
            found.append((act, changed, over))
            if self.settled(changed, over):
                judged.append(changed)
        values = self.judge.values(judged, self.seat) if judged else []
        children: list[Child] = []
        place = 0
        for act, changed, over in found:
            if self.settled(changed, over):
                children.append(Child(act, changed, over, values[place]))
                place += 1
            else:
                children.append(Child(act, changed, over, self.worth(changed, over, outcomes)))
        return children

    def settled(self, state: State, over: bool) -> bool:
        """Whether a position is judged as it is: its turn is over, no chance decides, or chance must stay unknown."""
        return over or state.actor != CHANCE or state.waits()

    def over(self, before: State, act: int, state: State) -> bool:
        """Whether the turn has ended with this act. A side act before the turn begins does not end it."""
        if state.actor not in (self.seat, CHANCE):
            return True
        return state.between_turns() and not (act in self.side_acts and before.between_turns())

    def after(self, state: State, act: int) -> State:
        """The position after an act, counted as tried."""
        self.tried += 1
        return after(state, act)

    def value(self, state: State) -> float:
        """What a position is worth as it is."""
        return self.judge.values([state], self.seat)[0]

    def worth(self, state: State, over: bool, outcomes: int) -> float:
        """The value of the position; where chance decides within a turn, the average over its outcomes.

        Outcomes that must stay unknown are not tried. All positions needed are judged in one batch.
        """
        judged: list[State] = []
        outlook = self.outlook(state, over, outcomes, judged)
        return outlook.worth(self.judge.values(judged, self.seat))

    def outlook(self, state: State, over: bool, outcomes: int, judged: list[State]) -> Outlook:
        """What the worth of a position depends on; positions to be judged are added to `judged`."""
        if self.settled(state, over):
            return leaf(state, judged)
        if self.depth == 0:
            self.enough = self.tried + MOST_AFTER_CHANCE
        chances = self.luck.outcomes(state, outcomes)
        parts = [self.outlook_after_chance(state, act, judged) for act, _ in chances]
        return Outlook(NO_PLACE, parts, [weight for _, weight in chances])

    def outlook_after_chance(self, before: State, act: int, judged: list[State]) -> Outlook:
        """The position after an outcome: as it is if the turn can end there, otherwise after the best act."""
        state = self.after(before, act)
        over = self.over(before, act, state)
        if over or state.actor == CHANCE:
            return self.outlook(state, over, 1, judged)
        acts = state.legal()
        if not self.closing.isdisjoint(acts) or self.depth == DEEPEST or self.tried >= self.enough:
            return leaf(state, judged)
        self.depth += 1
        reached = [(self.after(state, one), one) for one in acts]
        parts = [self.outlook(changed, self.over(state, one, changed), 1, judged) for changed, one in reached]
        self.depth -= 1
        return Outlook(NO_PLACE, parts, [])

    def finish(self, state: State, over: bool) -> State:
        """Play the turn to its end, or to an outcome that must stay unknown, always by the act that looks best."""
        chances = 0
        while not over and not state.waits():
            before = state
            if state.actor == CHANCE:
                chances += 1
                state, act = self.luck.happen(state, chances <= STEADY_LUCK)
                over = self.over(before, act, state)
            else:
                best = max(self.children(state, state.legal(), 1, again=True), key=lambda child: child.worth)
                state, over = best.state, best.over
        return state


class Foresight:
    """The worth of a find when everybody plays on until the seat has had one more turn."""

    def __init__(self, search: Search, effort: Effort, outcomes: int) -> None:
        self.search = search
        self.game = search.game
        self.luck = search.luck
        self.effort = effort
        self.outcomes = outcomes

    def best(self, finds: list[Find]) -> Find:
        """The find that leaves the best next turn, among those for which there is time; the first one at least."""
        best, most = finds[0], self.worth(finds[0])
        for find in finds[1:]:
            if perf_counter() >= self.search.deadline:
                break
            worth = self.worth(find)
            if worth > most:
                best, most = find, worth
        return best

    def worth(self, find: Find) -> float:
        """The average over the outcomes of chance at the find."""
        if find.state.actor != CHANCE or find.state.waits():
            return self.next_turn(find.state)
        total = 0.0
        mass = 0
        for act, weight in self.luck.outcomes(find.state, self.outcomes):
            end = after(find.state, act)
            if not find.over:
                end = self.search.finish(end, self.search.over(find.state, act, end))
            total += weight * self.next_turn(end)
            mass += weight
        return total / mass

    def next_turn(self, state: State) -> float:
        """The best result of a quick search of the seat's next turn, after quick turns of the others."""
        seat = self.search.seat
        while state.actor != seat or state.waits():
            if state.actor == NOBODY or state.waits():
                return self.search.value(state)
            if state.actor == CHANCE:
                state, _ = self.luck.happen(state)
            else:
                other = Search(self.game, state, self.luck, self.effort, self.search.judge)
                finds = other.finds()
                # Somebody else may do what can't be foreseen; then the next best is.
                find = next((find for find in finds if not find.state.waits()), finds[0])
                state = other.finish(find.state, find.over)
        return Search(self.game, state, self.luck, self.effort, self.search.judge).finds()[0].worth
