"""What an outcome brings: its effects in order, then the next paragraph or the way home (R18, R25).

The effects themselves are in `effects/`.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.content.kinds import VILLAGER_STAKE, Outcome
from grotto.games.above_and_below.effects.effect import Effect
from grotto.games.above_and_below.encounter import begin_reading
from grotto.games.above_and_below.expedition import choice, chosen, current, outcome_field, paragraph
from grotto.games.above_and_below.explore import HOME, SUCCESS
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.modules.conditions import cowards, greed_present, take_greedy_share
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.events import Reason
from grotto.kernel.kinds import NONE, Truth
from grotto.kernel.shapes import Field


def outcome_of(state: TableState, number: int) -> Outcome:
    """An outcome of the book that is open."""
    return state.pack.book(current(state).book).outcomes[number]


def effect_at(state: TableState, number: int, place: int) -> Effect:
    """An effect of the book that is open, by its outcome and its place there."""
    return outcome_of(state, number).effects[place]


def has_effect(state: TableState, number: int, place: int) -> bool:
    """Whether a choice was made and the outcome has so many effects."""
    return chosen(state) is not None and place < len(outcome_of(state, number).effects)


def begin_outcome(state: TableState, tier: int) -> None:
    """The result has been read: tier 0 is a failure, else the number reached or the automatic outcome."""
    encounter = current(state)
    option = choice(state)
    encounter.found = 0
    encounter.spared = cowards(state, state.seat)
    if tier:
        number = option.auto if option.auto >= 0 else option.tiers[tier - 1].outcome
        explore = 0 if option.auto >= 0 else option.tiers[tier - 1].explore
        if state.events is not None:
            id = paragraph(state).id
            state.tell("outcome", {"book": encounter.book, "paragraph": id, "choice": option.id, "number": explore})
        state.agenda.append((OUTCOME_ENDS.number, number, int(greed_present(state))))
        state.agenda.append((EFFECTS.number, number, 0, 1))
        return
    if state.events is not None:
        state.tell("failure", {"book": encounter.book, "paragraph": paragraph(state).id, "choice": option.id})
    state.agenda.append((HOME.number, 0))
    if option.failure >= 0:
        state.agenda.append((EFFECTS.number, option.failure, 0, 1))


class OutcomeEnds(AutomaticStep[TableState]):
    """Greed takes its share; then the next paragraph is read, or the encounter has succeeded (R18, R25).

    `greedy` is whether a greedy villager was there before the outcome.
    """

    def remembers(self) -> list[Field]:
        return [outcome_field(), Field("greedy", Truth())]

    def fits(self, state: TableState, frame: Frame) -> bool:
        return chosen(state) is not None

    def run(self, state: TableState, frame: Frame) -> None:
        _, number, greedy = frame
        take_greedy_share(state, greedy == 1)
        goto = outcome_of(state, number).goto
        if goto < 0:
            state.agenda.append((SUCCESS.number,))
        else:
            current(state).paragraph = goto
            begin_reading(state)


def effect_fields() -> list[Field]:
    """What names an effect: its outcome and its place there; and how often its coins count."""
    return [outcome_field(), count_field("place", 0), count_field("times", 0)]


class Effects(AutomaticStep[TableState]):
    """The effects of an outcome from a place on, one after the other. `times` is how often coins count."""

    def remembers(self) -> list[Field]:
        return effect_fields()

    def fits(self, state: TableState, frame: Frame) -> bool:
        option = chosen(state)
        # A staked item may be lost already, a villager may not.
        return option is not None and (option.stake != VILLAGER_STAKE or current(state).stake != NONE)

    def run(self, state: TableState, frame: Frame) -> None:
        _, number, place, times = frame
        effects = outcome_of(state, number).effects
        if place < len(effects):
            state.agenda.append((self.number, number, place + 1, times))
            effects[place].carry_out(state, number, place, times)


class Decision(Step[TableState]):
    """A decision that an outcome asks for; nothing may come in between (R54)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def fits(self, state: TableState, frame: Frame) -> bool:
        return chosen(state) is not None

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("outcome_first", {})


OUTCOME_ENDS: Final = add_story_step(OutcomeEnds("outcome_ends"))
EFFECTS: Final = add_story_step(Effects("effects"))
