"""Playing a plan, with repairs where it can't be followed."""

from __future__ import annotations

import math
import random
from collections import Counter
from functools import cache
from typing import Final

from grotto.bots.lines.plan import (
    ANY_ACT,
    ANY_SIDE_ACT,
    WISH,
    Leg,
    Line,
    Plan,
    Slot,
    displaced,
    is_elsewhere,
    unlike,
)
from grotto.bots.search import Judge, Luck, after, closing_acts
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.game import Game
from grotto.kernel.state import State

# How many acts are compared where the plan says nothing, some of each kind.
BREADTH: Final = 10
# How many first acts are tried for a turn that is not in the plan.
FIRST_ACTS: Final = 4

# How many meanings are compared for another act with the same verb: alternately any, or promising ones.
MEANINGS: Final[tuple[int, ...]] = (1, 3, 8)
# How many places are tried for each meaning.
PLACES: Final = 2

# A line is given up when a slot begins so many points worse, by the estimate, than in the line that was changed.
TOLERANCE: Final = 5.0

# The weight of a point of the best other player, who only plays as the plan guesses.
RIVALRY: Final = 0.2

Kind = tuple[object, ...]


@cache
def kinds(vocabulary: Vocabulary) -> list[Kind]:
    """The kind of each act: acts that begin with the same words are of one kind."""
    return [(entry.verb, entry.args[:1]) for entry in vocabulary.entries]


@cache
def meanings(vocabulary: Vocabulary) -> list[Kind]:
    """What each act means, wherever it is done: its verb, and its words but for places."""
    places = vocabulary.places
    return [
        (entry.verb, tuple([word for word in entry.args if word.kind not in places])) for entry in vocabulary.entries
    ]


@cache
def turn_step(game: Game, players: int) -> int:
    """The step that begins a turn: of the steps between turns the one that asks most often."""
    rng = random.Random(0)
    state = game.new(players)
    asked: Counter[int] = Counter()
    while state.actor != NOBODY:
        if state.actor != CHANCE and state.between_turns():
            asked[state.agenda[-1][0]] += 1
        state.apply(rng.choice(state.legal()))
    return asked.most_common(1)[0][0]


class Player:
    """Plays a seat by a plan, and by the game's own estimate where the plan does not say or can't be followed.

    Chance was drawn beforehand: the same outcome comes first wherever it is possible.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: random.Random,
        fate: Luck | None = None,
        judge: Judge | None = None,
        players: int = 1,
    ) -> None:
        self.game = game
        self.seat = seat
        # The seat that decides in the current leg; for other seats than the own one this is a guess.
        self.asked = seat
        self.rng = rng
        self.judge = Judge(game) if judge is None else judge
        self.fate = Luck(rng) if fate is None else fate
        # The noise on the estimate, and the additional weight of possible further turns.
        self.noise = 0.0
        self.growth = 0.0
        self.first_acts = FIRST_ACTS
        self.side_acts = game.vocabulary.side_acts
        self.turn_step = turn_step(game, players)
        self.closing = closing_acts(game.vocabulary)
        self.kinds = kinds(game.vocabulary)
        self.meanings = meanings(game.vocabulary)
        # What sketches say: the beginning of an act in notation, and all acts that begin so.
        self.wishes: list[frozenset[int]] = []
        self.wish_numbers: dict[str, int] = {}

    # ---- whole lines -------------------------------------------------------------------

    def play(self, begun: list[Leg], states: list[State], start: State, plan: Plan) -> Line:
        """Play from a position to the end; earlier legs are kept as they are."""
        line = self.attempt(begun, states, start, plan)
        assert line is not None
        return line

    def attempt(
        self, begun: list[Leg], states: list[State], start: State, plan: Plan, rival: Line | None = None
    ) -> Line | None:
        """The same, but given up as soon as a slot begins much worse than in the rival line that began alike.

        Most changes break something, and the estimate shows that at once: it predicts the end of a game poorly, but it
        compares two lines that continue with the same plan well. Once both are in the same position the rest is equal.
        """
        legs = list(begun)
        before = list(states)
        marks: dict[Slot, float] = {}
        for leg, at in zip(begun, states, strict=True):
            if leg.slot not in marks:
                marks[leg.slot] = self.mark(at) if rival is None else rival.marks[leg.slot]
        state = start.clone()
        while self.goes_on(state):
            slot = self.slot(state)
            turn = self.is_turn(state)
            if slot not in marks:
                mark = marks[slot] = self.mark(state)
                usual = rival.marks.get(slot, -math.inf) if rival is not None else -math.inf
                if mark < usual - TOLERANCE:
                    return None
                if rival is not None and mark == usual:
                    place = rival.joined(slot, state, plan)
                    if place >= 0:
                        marks |= {leg.slot: rival.marks[leg.slot] for leg in rival.legs[place:]}
                        rest = rival.legs[place:]
                        return Line(legs + rest, before + rival.states[place:], rival.score, marks, self.seat)
            before.append(state.clone())
            if turn:
                state, done = self.turn(state, before[-1], plan, slot)
            else:
                done = self.between(state, plan.take(slot) or [])
            legs.append(Leg(slot, tuple(done), turn))
        return self.closed(legs, before, state, marks)

    def retrace(self, start: State, acts: list[int]) -> Line:
        """The line made of these acts, to the end of the game."""
        legs: list[Leg] = []
        before: list[State] = []
        marks: dict[Slot, float] = {}
        state = start.clone()
        left = acts[::-1]
        while self.goes_on(state):
            slot = self.slot(state)
            before.append(state.clone())
            turn, begun, bottom = self.is_turn(state), state.between_turns(), state.agenda[0][0]
            if slot not in marks:
                marks[slot] = self.mark(state)
            done: list[int] = []
            while not done or self.within(state, bottom) or (begun and self.only_side_acts(state, done)):
                self.do(state, left.pop(), done)
            legs.append(Leg(slot, tuple(done), turn))
        return self.closed(legs, before, state, marks)

    def mark(self, state: State) -> float:
        """The judge's value of a position, without this player's noise and weights."""
        return self.judge.values([state], self.seat)[0]

    def closed(self, legs: list[Leg], states: list[State], end: State, marks: dict[Slot, float]) -> Line:
        """A finished line with its score; if chance that must stay unknown stops it, with the game's estimate."""
        over = not end.agenda
        score = self.final(end.result().totals) if over else self.mark(end)
        return Line(legs, states, score, marks, self.seat)

    def final(self, totals: tuple[int, ...]) -> float:
        """The score of a line: the points of the seat, less a share of those of the best other player."""
        others = [total for seat, total in enumerate(totals) if seat != self.seat]
        return float(totals[self.seat]) - (RIVALRY * max(others) if others else 0.0)

    def goes_on(self, state: State) -> bool:
        """Play outcomes of chance; whether the seat decides next."""
        while state.actor == CHANCE and not state.waits():
            state.apply(self.fate.outcomes(state, 1)[0][0])
        return state.actor not in (CHANCE, NOBODY)

    # ---- one leg -----------------------------------------------------------------------

    def slot(self, state: State) -> Slot:
        """Who decides in a position, and when; the current leg is theirs."""
        self.asked = state.actor
        return Slot(self.game.progress(state)[0], state.agenda[-1][0], state.actor)

    def is_turn(self, state: State) -> bool:
        """Whether a turn begins."""
        return state.agenda[-1][0] == self.turn_step

    def is_window(self, state: State) -> bool:
        """Whether only side acts are asked for between turns."""
        return state.between_turns() and all(act in self.closing or act in self.side_acts for act in state.legal())

    def only_side_acts(self, state: State, done: list[int]) -> bool:
        """Whether only side acts were done so far, and the turn is still to begin."""
        return state.actor == self.asked and state.between_turns() and all(act in self.side_acts for act in done)

    def turn(self, state: State, before: State, plan: Plan, slot: Slot) -> tuple[State, list[int]]:
        """Play the first planned turn that can be played completely; if there is none, repair one or find a new one.

        So the order of turns may change: what can't be paid for yet comes later instead of never.
        """
        if plan.carries:
            plan.carry(slot)
        bottom = state.agenda[0][0]
        planned = plan.legs.get(slot, [])
        for n in range(len(planned) - 1, -1, -1):
            done = self.whole(state, planned[n])
            if done is not None:
                del planned[n]
                return state, done
            state = before.clone()
        if plan.carries:
            for legs in [] if plan.waits else plan.later(slot):
                for n in range(len(legs) - 1, -1, -1):
                    done = self.whole(state, legs[n])
                    if done is not None:
                        del legs[n]
                        return state, done
                    state = before.clone()
            return state, self.rest(state, [], [self.new_first_act(state)], bottom)
        done = []
        wanted = plan.take(slot)
        while wanted is not None and not self.begin(state, wanted, done):
            wanted = plan.take(slot)
        if wanted is None:
            self.do(state, self.new_first_act(state), done)
        return state, self.rest(state, done, wanted or [], bottom)

    def rest(self, state: State, done: list[int], wanted: list[int], bottom: int) -> list[int]:
        """Play a turn to its end, as close to the wanted acts as possible (they are listed from last to first)."""
        while not done or self.within(state, bottom):
            self.do(state, self.follow(state, wanted, False), done)
        return done

    def whole(self, state: State, planned: tuple[int, ...]) -> list[int] | None:
        """Play a planned turn; None, with the position spoilt, if an act and everything like it is impossible."""
        done: list[int] = []
        bottom = state.agenda[0][0]
        begun = False
        for wanted in planned:
            if begun and not self.within(state, bottom):
                return done
            act = self.meant(state, wanted)
            legal = state.legal()
            side = act in self.side_acts
            if act not in legal:
                if wanted <= WISH:
                    return None
                if side or act < 0 < len(done):
                    continue
                act = self.like(state, act, legal) if begun else -1
                if act < 0:
                    return None
            self.do(state, act, done)
            begun = begun or not side or not state.between_turns()
        return self.rest(state, done, [], bottom) if begun else None

    def between(self, state: State, wanted: list[int]) -> list[int]:
        """Decide between turns as planned, as far as that is possible."""
        done: list[int] = []
        bottom = state.agenda[0][0]
        if self.is_window(state):
            self.use_window(state, wanted, done)
        while not done or self.within(state, bottom) or self.only_side_acts(state, done):
            self.do(state, self.follow(state, wanted, True), done)
        return done

    def like(self, state: State, act: int, legal: list[int]) -> int:
        """The best act with the same meaning, otherwise of the same kind; -1 if there is none."""
        meaning = self.meanings[act]
        alike = [other for other in legal if self.meanings[other] == meaning]
        if not alike:
            kind = self.kinds[act]
            alike = [other for other in legal if self.kinds[other] == kind]
        if len(alike) == 1:
            return alike[0]
        return self.best(state, alike)[0] if alike else -1

    def within(self, state: State, bottom: int) -> bool:
        """Whether the leg is still going on."""
        return state.actor == self.asked and not state.between_turns() and state.agenda[0][0] == bottom

    def begin(self, state: State, wanted: list[int], done: list[int]) -> bool:
        """Do the first act of a planned turn, with the side acts before it; False if that is not possible."""
        while wanted:
            act = self.meant(state, wanted.pop())
            if act < 0:
                continue
            side = act in self.side_acts
            if act in state.legal():
                self.do(state, act, done)
                if not side or not state.between_turns():
                    return True
            elif not side:
                return False
        return False

    def use_window(self, state: State, wanted: list[int], done: list[int]) -> None:
        """Between turns, where only side acts are asked for: those planned, those that gain something, then go on."""
        close = next(act for act in state.legal() if act not in self.side_acts)
        while wanted:
            act = self.meant(state, wanted.pop())
            if act in self.side_acts and act in state.legal():
                self.do(state, act, done)
            if not state.between_turns():
                return
        while True:
            side = [act for act in state.legal() if act in self.side_acts]
            if not side:
                break
            act, worth = self.best(state, side)
            if worth <= self.worth(state):
                break
            self.do(state, act, done)
            if not state.between_turns():
                return
        self.do(state, close, done)

    def do(self, state: State, act: int, done: list[int]) -> None:
        """Carry out an act and note it."""
        state.apply(act)
        done.append(act)

    def meant(self, state: State, planned: int) -> int:
        """The act that a plan means here; -1 if there is none."""
        if planned >= 0:
            return planned
        legal = state.legal()
        if planned == ANY_SIDE_ACT:
            some = [act for act in legal if act in self.side_acts]
        elif planned == ANY_ACT:
            some = [act for act in legal if act not in self.side_acts]
        elif planned <= WISH:
            wished = self.wishes[WISH - planned]
            some = [act for act in legal if act in wished]
            return self.best(state, some)[0] if some else -1
        elif is_elsewhere(planned):
            here = displaced(planned)
            meaning = self.meanings[here]
            some = [act for act in legal if act != here and self.meanings[act] == meaning] or [here]
        else:
            return self.other(state, unlike(planned), legal)
        return self.rng.choice(some) if some else -1

    def other(self, state: State, like: int, legal: list[int]) -> int:
        """Another act with the same verb: a random meaning, the best place by the estimate; -1 if there is none."""
        verb = self.kinds[like][0]
        places: dict[Kind, list[int]] = {}
        for act in legal:
            if act != like and self.kinds[act][0] == verb:
                places.setdefault(self.meanings[act], []).append(act)
        if not places:
            return -1
        wanted = self.rng.choice(MEANINGS)
        found: list[int] = []
        for meaning in self.rng.sample(list(places), min(wanted, len(places))):
            acts = places[meaning]
            found += self.rng.sample(acts, min(PLACES, len(acts)))
        # How a turn begins does not change the estimate yet.
        if len(found) == 1 or state.between_turns():
            return found[0]
        return self.best(state, found)[0]

    def wish(self, words: str) -> int:
        """Stands in a plan for: the best act that begins with these words."""
        if words not in self.wish_numbers:
            self.wish_numbers[words] = WISH - len(self.wishes)
            numbers = self.game.vocabulary.numbers
            self.wishes.append(
                frozenset([act for text, act in numbers.items() if text == words or text.startswith(f"{words} ")])
            )
        return self.wish_numbers[words]

    def follow(self, state: State, wanted: list[int], with_side: bool) -> int:
        """The next act: the planned one, the best one like it, or the best one of all."""
        legal = state.legal()
        if len(legal) == 1 and not (wanted and wanted[-1] < 0):
            if wanted and wanted[-1] == legal[0]:
                wanted.pop()
            return legal[0]
        while wanted:
            act = self.meant(state, wanted.pop())
            if act in legal:
                return act
            if act < 0 or act in self.side_acts:
                continue
            act = self.like(state, act, legal)
            if act >= 0:
                return act
        main = [act for act in legal if act not in self.side_acts]
        best, worth = self.best(state, main)
        if not with_side or len(main) == len(legal) or worth > self.worth(state):
            return best
        return self.helped(state, legal, best, worth)

    def helped(self, state: State, legal: list[int], best: int, worth: float) -> int:
        """If going on would cost something, the best act that prevents it; otherwise the act itself."""
        side = [act for act in legal if act in self.side_acts]
        if len(side) > BREADTH:
            side = self.some(side)
        acts: list[int] = []
        ends: list[State] = []
        for act in side:
            end = after(state, act)
            if best in end.legal():
                end.apply(best)
                acts.append(act)
                ends.append(end)
        worths = self.worths(ends)
        most = max(worths, default=worth)
        return acts[worths.index(most)] if most > worth else best

    # ---- by the estimate ---------------------------------------------------------------

    def worth(self, state: State) -> float:
        """What a position is worth to this player."""
        return self.worths([state])[0]

    def worths(self, states: list[State]) -> list[float]:
        """The judge's values, with this player's weight of further turns and some noise."""
        worths = self.judge.values(states, self.asked)
        if self.growth:
            hopes = [self.game.growth(state, self.asked) for state in states]
            worths = [worth + self.growth * hope for worth, hope in zip(worths, hopes, strict=True)]
        if self.noise:
            worths = [worth + self.rng.gauss(0.0, self.noise) for worth in worths]
        return worths

    def best(self, state: State, acts: list[int]) -> tuple[int, float]:
        """The act that the estimate likes most, and how much."""
        if len(acts) > BREADTH:
            acts = self.some(acts)
        worths = self.worths([after(state, act) for act in acts])
        most = max(worths)
        return acts[worths.index(most)], most

    def some(self, acts: list[int]) -> list[int]:
        """Some acts of each kind, by turns."""
        counts: dict[Kind, int] = {}
        order: list[tuple[int, int]] = []
        draw = self.rng.random
        for act in sorted(acts, key=lambda _: draw()):
            kind = self.kinds[act]
            count = counts.get(kind, 0)
            counts[kind] = count + 1
            order.append((count, act))
        order.sort()
        return [act for _, act in order[:BREADTH]]

    def new_first_act(self, state: State) -> int:
        """The first act of an unplanned turn: the best of a few random ones, each played to the end of the turn."""
        acts = [act for act in state.legal() if act not in self.side_acts]
        if len(acts) == 1:
            return acts[0]
        best = acts[0]
        most = -math.inf
        bottom = state.agenda[0][0]
        for act in self.rng.sample(acts, min(self.first_acts, len(acts))):
            changed = state.clone()
            changed.apply(act)
            while self.within(changed, bottom):
                changed.apply(self.follow(changed, [], False))
            worth = self.worth(changed)
            if worth > most:
                best, most = act, worth
        return best
