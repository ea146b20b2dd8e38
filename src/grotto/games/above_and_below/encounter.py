"""An encounter (section 5, steps 4 and 5): reading, choosing, stakes, paid bonuses (R16, R17, R49, R60)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS, add_story_step
from grotto.games.above_and_below.check import READ_OUTCOME, roll_dice
from grotto.games.above_and_below.content.kinds import (
    ITEM_STAKE,
    NO_STAKE,
    VILLAGER_STAKE,
    Choice,
)
from grotto.games.above_and_below.expedition import choice, chosen, current, is_open, paragraph, read_by_neighbour
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.payment import CHARGE, FOR_BONUS, FOR_CHOICE, charge, purse
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import AutomaticStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.shapes import Field

# ---- reading ------------------------------------------------------------------------------------


def begin_reading(state: TableState) -> None:
    """A paragraph is opened: text, choices, costs, bonuses and numbers are read aloud."""
    encounter = current(state)
    encounter.open_page()
    state.agenda.append((CHOICES.number,))
    if read_by_neighbour(state):
        state.agenda.append((READ_PARAGRAPH.number,))
    elif state.events is not None:
        state.tell("paragraph_read", {"book": encounter.book, "paragraph": paragraph(state).id})


class ReadParagraph(Step[TableState]):
    """The left neighbour reads the paragraph to the explorer (R49)."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return is_open(state) and read_by_neighbour(state)

    def actor(self, state: TableState, frame: Frame) -> int:
        return (state.seat + 1) % state.players

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.read_on.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if state.events is not None:
            state.tell("paragraph_read", {"book": current(state).book, "paragraph": paragraph(state).id})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("read_first", {})


# ---- choosing -----------------------------------------------------------------------------------


def stakes(state: TableState, option: Choice) -> list[int]:
    """Items or villagers that may be staked; after an item the cost must still be payable."""
    if option.stake == VILLAGER_STAKE:
        return bits(current(state).party)
    village = state.villages[state.seat]
    found: list[int] = []
    money = purse(state, village)
    for item, n in enumerate(village.items):
        if n:
            drink = item - state.pack.cider
            spent = drink >= 0 and village.spend >> drink & 1
            if money - spent >= option.cost:
                found.append(item)
    return found


def obstacle(state: TableState, option: Choice) -> Reason | None:
    """Why a choice can't be chosen; None if it can (R16)."""
    for requirement in option.requires:
        if not requirement.met(state):
            return Reason("requirement", {"choice": option.id})
    missing = option.cost - purse(state, state.villages[state.seat])
    if missing > 0:
        return Reason("short", {"good": "coin", "n": missing})
    if option.stake != NO_STAKE and not stakes(state, option):
        return Reason("no_stake", {"choice": option.id})
    return None


class Choices(AutomaticStep[TableState]):
    """If no choice can be chosen the encounter fails without penalty (R16)."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return is_open(state)

    def run(self, state: TableState, frame: Frame) -> None:
        if any(obstacle(state, option) is None for option in paragraph(state).choices):
            state.agenda.append((CHOOSE.number,))
        else:
            if state.events is not None:
                state.tell("no_choice", {})
            state.agenda.append((STEPS.by_name["home"].number, 0))


class Choose(Step[TableState]):
    """The explorer decides without knowing the rewards."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return is_open(state)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for index, option in enumerate(paragraph(state).choices):
            if obstacle(state, option) is None:
                acts.append(state.acts.choose.act(index))

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = current(state)
        encounter.choice = state.acts.choose.arg(act)
        option = choice(state)
        if state.events is not None:
            state.tell("chose", {"choice": option.id})
        state.agenda.append((READ_OUTCOME.number, 1) if option.auto >= 0 else (BONUSES.number, 0))
        if option.cost:
            state.agenda.append((CHARGE.number, option.cost, FOR_CHOICE))
        if option.stake != NO_STAKE:
            state.agenda.append((STAKE.number,))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"book": current(state).book, "paragraph": paragraph(state).id})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        if act in state.acts.choose:
            index = state.acts.choose.arg(act)
            options = paragraph(state).choices
            if index >= len(options):
                return Reason("no_such_choice", {})
            return obstacle(state, options[index]) or Reason("not_now", {})
        return Reason("choose_first", {})


class Stake(Step[TableState]):
    """What is staked (R60)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def fits(self, state: TableState, frame: Frame) -> bool:
        option = chosen(state)
        return option is not None and option.stake != NO_STAKE

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        option = choice(state)
        verb = state.acts.stake_item if option.stake == ITEM_STAKE else state.acts.stake_villager
        verb.offer(stakes(state, option), acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = current(state)
        if choice(state).stake == ITEM_STAKE:
            item = state.acts.stake_item.arg(act)
            encounter.stake = item
            encounter.pawned = (*encounter.pawned, item)
            state.villages[state.seat].items[item] -= 1
            if state.events is not None:
                state.tell("staked", {"item": state.pack.items[item]})
        else:
            encounter.stake = state.acts.stake_villager.arg(act)
            if state.events is not None:
                state.tell("staked_villager", {"villager": state.pack.villager_ids[encounter.stake]})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("stake_first", {})


# ---- bonuses ------------------------------------------------------------------------------------


class Bonuses(AutomaticStep[TableState]):
    """Paid bonuses are decided one after the other; then the dice are rolled."""

    def remembers(self) -> list[Field]:
        return [count_field("next", 0)]

    def fits(self, state: TableState, frame: Frame) -> bool:
        option = chosen(state)
        return option is not None and bool(option.tiers)

    def run(self, state: TableState, frame: Frame) -> None:
        _, next = frame
        bonuses = choice(state).bonuses
        for index in range(next, len(bonuses)):
            bonus = bonuses[index]
            if bonus.pays and purse(state, state.villages[state.seat]) >= bonus.pays:
                state.agenda.append((self.number, index + 1))
                state.agenda.append((PAID_BONUS.number, index))
                return
        roll_dice(state)


class PaidBonus(Step[TableState]):
    """Whether to pay for more lanterns."""

    def remembers(self) -> list[Field]:
        return [count_field("bonus", 0)]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, index = frame
        option = chosen(state)
        return option is not None and index < len(option.bonuses) and option.bonuses[index].pays > 0

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.agree.act())
        acts.append(state.acts.decline.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, index = frame
        if act in state.acts.agree:
            current(state).paid |= 1 << index
            charge(state, choice(state).bonuses[index].pays, FOR_BONUS)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, index = frame
        bonus = choice(state).bonuses[index]
        return Prompt(self.name, {"good": "coin", "n": bonus.pays, "lanterns": bonus.lanterns})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("agree_first", {})


READ_PARAGRAPH: Final = add_story_step(ReadParagraph("read_paragraph"))
CHOICES: Final = add_story_step(Choices("choices"))
CHOOSE: Final = add_story_step(Choose("choose"))
STAKE: Final = add_story_step(Stake("stake"))
BONUSES: Final = add_story_step(Bonuses("bonuses"))
PAID_BONUS: Final = add_story_step(PaidBonus("paid_bonus"))
