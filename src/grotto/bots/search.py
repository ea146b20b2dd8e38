"""Looking through a turn: what can be reached, and how good it is.

Everything here asks the kernel's questions only (legal acts, outcomes, the game's own estimate of a
position), so it serves every game. Nothing hidden is looked at: what chance will bring is drawn from
the bot's own generator.
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
    """How much is tried: positions (a line that was begun is finished), and outcomes of each chance."""

    positions: int
    outcomes: int


# So many acts are tried in a position; where there are more, some of each kind.
BREADTH: Final = 48

# Where chance and decisions follow one another within a turn, as in "roll again or stop", it is looked no further than
# so many decisions deep, and at no more than so many positions for one act.
DEEPEST: Final = 8
MOST_AFTER_CHANCE: Final = 2000
# After so many chances in one turn its luck may turn: always the same, it might never end.
STEADY_LUCK: Final = 40

FOREVER: Final = 1e18

NO_ACTS: Final[frozenset[int]] = frozenset()
NO_PLACE: Final = -1


class Child:
    """What an act leads to: whether the turn is over then, and the worth of it."""

    # No named tuple: compiled, this takes a tenth of the time to make, and a search makes one for each position.
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
    """A position to be played on from, by side acts or by others, and the acts that promise nothing new."""

    __slots__ = ("by_side", "path", "state", "without", "worth")

    def __init__(self, path: Path, state: State, worth: float, by_side: bool, without: frozenset[int]) -> None:
        self.path = path
        self.state = state
        self.worth = worth
        self.by_side = by_side
        self.without = without


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

    def shuffle(self, acts: list[int]) -> None:
        """Put acts in an order of chance, the one that `random.shuffle` makes of the same draws: but compiled."""
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
    """What the worth of a position depends on: its own place among those that are judged, or what can follow it."""

    def __init__(self, place: int, parts: list[Outlook], weights: list[int]) -> None:
        self.place = place
        # With weights they are what chance may bring, without what somebody may choose.
        self.parts = parts
        self.weights = weights

    def worth(self, values: list[float]) -> float:
        """The worth, when those that are judged have these values."""
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
    """A position that is judged as it is, put to the others."""
    judged.append(state)
    return Outlook(len(judged) - 1, [], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what positions are worth to a seat: here what the game itself makes of them."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def values(self, states: list[State], seat: int) -> list[float]:
        """The worth of each position. They come together where they can, for those who are quicker so."""
        game = self.game
        return [game.value(state, seat) for state in states]


class Careful(Judge):
    """Says what the game makes of positions when it looks closer."""

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
    """The acts that leave the rest undone."""
    return frozenset(act for act in range(len(vocabulary)) if vocabulary.role(act) == CLOSE)


class Search:
    """The lines of acts that a seat has until its turn is over.

    From a position the act that looks best is followed to the end of the turn. What was passed by on the way is taken
    up later, the most promising first, until enough was tried.
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
        # How many positions were tried, and when it is time to stop whatever is left (by the clock of this process).
        self.tried = 0
        self.deadline = FOREVER
        # How many decisions after chance are being looked through, and how many positions may be tried with that.
        self.depth = 0
        self.enough = 0
        # Positions within the turn that were met: the parts of a turn come in many orders.
        self.seen: set[tuple[object, ...]] = set()
        # The best find after each first act, and all finds if somebody wants several of them.
        self.best: dict[int, Find] = {}
        self.all_finds: list[Find] | None = None
        # Positions that were passed by, and the most that was gained by playing on with a frame on top of the agenda.
        self.heap: list[tuple[float, int, Open]] = []
        self.gains: dict[Frame, float] = {}
        self.number = 0

    def finds(self) -> list[Find]:
        """The best find after each first act, best first."""
        root = Open((), self.root, self.value(self.root), False, NO_ACTS)
        first = self.play_on(root)
        first.sort(key=lambda child: -child.worth)
        # Every first act gets a line of its own while there is time: what it looks like by itself tells little.
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
        """The best finds whatever they begin with, those that lead to the same position once."""
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
                # A side act that is no gain by itself is for what it makes possible.
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
        # The number decides between equals, so that positions are never compared.
        self.number += 1
        heappush(self.heap, (-promise, self.number, position))

    def play_on(self, position: Open) -> list[Child]:
        """What the acts lead to that are tried in a position, without what was met before."""
        acts: list[int] = []
        side = False
        for act in position.state.legal():
            if (act in self.side_acts) != position.by_side:
                side = True
            elif act not in position.without:
                acts.append(act)
        # Between equals the bot's own luck decides.
        self.luck.shuffle(acts)
        if len(acts) > BREADTH:
            acts = self.some(acts)
        children = self.children(position.state, acts, self.effort.outcomes)
        if side and not position.by_side:
            # What does not end the turn may as well come before a side act.
            ends = [child.act for child in children if child.over or child.state.actor == CHANCE]
            without = position.without.union(acts).difference(ends)
            self.put(Open(position.path, position.state, position.worth, True, without))
        return children

    def some(self, acts: list[int]) -> list[int]:
        """Some acts of each kind, by turns: alike are those that begin with the same words."""
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
        """What each act leads to, without what was met before unless it is wanted again."""
        found: list[tuple[int, State, bool]] = []
        # Those that can be judged as they are, all at once.
        judged: list[State] = []
        for act in acts:
            changed = self.after(state, act)
            over = self.over(state, act, changed)
            if not over and not again:
                # A key is long, so it is hashed once: what was met before adds nothing.
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
        """Whether a position is judged as it is: no chance decides within the turn, or it is not to be known."""
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
        """The value of the position; where chance decides within a turn, the average over what it brings.

        What is not to be known before is left alone. All that is to be judged for it is judged at once.
        """
        judged: list[State] = []
        outlook = self.outlook(state, over, outcomes, judged)
        return outlook.worth(self.judge.values(judged, self.seat))

    def outlook(self, state: State, over: bool, outcomes: int, judged: list[State]) -> Outlook:
        """What the worth of a position depends on; positions to be judged are put to the others."""
        if self.settled(state, over):
            return leaf(state, judged)
        if self.depth == 0:
            self.enough = self.tried + MOST_AFTER_CHANCE
        chances = self.luck.outcomes(state, outcomes)
        parts = [self.outlook_after_chance(state, act, judged) for act, _ in chances]
        return Outlook(NO_PLACE, parts, [weight for _, weight in chances])

    def outlook_after_chance(self, before: State, act: int, judged: list[State]) -> Outlook:
        """The position after an outcome as it is if the turn may be left there, else after the best act."""
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
        """Play the turn to its end or to what is not to be known, always by the act that looks best at once."""
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
    """What a find is worth when everybody plays on until the seat has had one more turn."""

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
        """The average over what chance brings at the find."""
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
        """The best that a quick look finds in the seat's next turn, after quick turns of the others."""
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
