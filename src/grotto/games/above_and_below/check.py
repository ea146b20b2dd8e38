"""A check (section 5, steps 6-9): dice, adjusting, exerting, and what is reached (R12-R15, R40, R59).

A check ends in a step that waits until the outcome is read, by the program (as an outcome of chance) or by the
neighbour. So nobody can find out what an act would bring by trying it on a copy.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.bonuses import all_bonuses
from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.content.kinds import DIE, FACES, MOST_TIERS
from grotto.games.above_and_below.expedition import all_rolled, choice, chosen, current, read_by_neighbour
from grotto.games.above_and_below.fields import count_field
from grotto.games.above_and_below.modules.artifacts import no_artifact, turn_down, usable
from grotto.games.above_and_below.modules.conditions import cowards, die_value
from grotto.games.above_and_below.modules.supplies import spend_one, spendable
from grotto.games.above_and_below.payment import FOR_TIER, charge, purse
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import CHANCE, AutomaticStep, Chances, ChanceStep, EvenStep, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE, Int
from grotto.kernel.shapes import Field

# The phases of a check.
REROLLS: Final = 0
ADDING: Final = 1
EXERTING: Final = 2


# ---- dice ---------------------------------------------------------------------------------------


def roll_dice(state: TableState) -> None:
    """One die for every villager on the card; the bonuses are fixed now (R17)."""
    encounter = current(state)
    encounter.bonus = all_bonuses(state, choice(state), encounter.paid)
    encounter.rolled = tuple(bits(encounter.party))
    encounter.dice = (0,) * len(encounter.rolled)
    encounter.added = (0,) * len(encounter.rolled)
    encounter.phase = REROLLS
    state.agenda.append((BEGIN_CHECK.number,))
    if encounter.rolled:
        state.agenda.append((LANTERN_DIE.number,))


class LanternDie(EvenStep[TableState]):
    """The die of the next named villager."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return chosen(state) is not None and not all_rolled(state)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        encounter = current(state)
        state.acts.lantern.offer(encounter.rolled[encounter.dice.index(0)], FACES, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        set_die(state, act)
        if not all_rolled(state):
            state.agenda.append(frame)


def set_die(state: TableState, act: int) -> None:
    """A die has fallen."""
    encounter = current(state)
    villager, n = state.acts.lantern.args(act)
    dice = list(encounter.dice)
    dice[encounter.rolled.index(villager)] = n
    encounter.dice = tuple(dice)
    tell_die(state, villager, n)


def tell_die(state: TableState, villager: int, n: int) -> None:
    """Say what a die shows and how many lanterns that is."""
    if state.events is not None:
        value = die_value(state, state.seat, villager, n, 0)
        lanterns = state.pack.villagers[villager].lanterns[value]
        state.tell("lantern_rolled", {"villager": state.pack.villager_ids[villager], "n": n, "lanterns": lanterns})


class RerollDie(EvenStep[TableState]):
    """Reroll one die, by its place; the new result stands."""

    def remembers(self) -> list[Field]:
        return [count_field("die", 0)]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, place = frame
        return chosen(state) is not None and all_rolled(state) and place < len(current(state).rolled)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        _, place = frame
        state.acts.lantern.offer(current(state).rolled[place], FACES, acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        set_die(state, act)


def total_lanterns(state: TableState) -> int:
    """Lanterns of the dice, bonuses of the choice, exerted villagers."""
    encounter = current(state)
    total = encounter.bonus
    for villager, die, added in zip(encounter.rolled, encounter.dice, encounter.added, strict=True):
        value = die_value(state, state.seat, villager, die, added)
        total += state.pack.villagers[villager].lanterns[value]
    return total


# ---- adjusting and exerting ---------------------------------------------------------------------


def offer_adjustments(state: TableState, acts: list[int]) -> None:
    """Rerolls, then staff and supplies, then exertion; no way back."""
    encounter = current(state)
    book = state.acts
    if encounter.phase == REROLLS and encounter.rerolls:
        for villager in encounter.rolled:
            acts.append(book.reroll.act(villager))
    # R59: without dice there is nothing that staff and supplies could add to.
    if encounter.phase <= ADDING and encounter.rolled and (state.rules.artifacts or state.rules.deep):
        staffs = [staff for staff in book.staffs if usable(state, state.seat, staff)]
        supplies = spendable(state) > 0
        if state.rules.lantern_mode:
            acts.extend([book.use_at_large.act(staff) for staff in staffs])
            if supplies:
                acts.append(book.supply_at_large.act())
        else:
            for villager in below_six(state):
                acts.extend([book.use.act(staff, villager) for staff in staffs])
                if supplies:
                    acts.append(book.supply.act(villager))
    book.exert.offer(bits(encounter.party & ~cowards(state, state.seat)), acts)


def below_six(state: TableState) -> list[int]:
    """Villagers whose dice can still be raised."""
    encounter = current(state)
    found: list[int] = []
    for villager, die, added in zip(encounter.rolled, encounter.dice, encounter.added, strict=True):
        if die_value(state, state.seat, villager, die, added) < DIE:
            found.append(villager)
    return found


class BeginCheck(AutomaticStep[TableState]):
    """All dice are on the table. Where nothing can be changed the check is resolved at once."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        option = chosen(state)
        return option is not None and bool(option.tiers)

    def run(self, state: TableState, frame: Frame) -> None:
        acts: list[int] = []
        offer_adjustments(state, acts)
        if acts:
            state.agenda.append((CHECK.number,))
        else:
            state.agenda.append((TIERS.number, len(choice(state).tiers)))


class Check(Step[TableState]):
    """Adjust the dice and exert villagers, until `resolve`."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        option = chosen(state)
        return option is not None and bool(option.tiers) and all_rolled(state)

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        offer_adjustments(state, acts)
        acts.append(state.acts.resolve.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = current(state)
        book = state.acts
        if act in book.resolve:
            state.agenda.append((TIERS.number, len(choice(state).tiers)))
            return
        state.agenda.append((BEGIN_CHECK.number,))
        if act in book.exert:
            encounter.phase = EXERTING
            exert(state, book.exert.arg(act))
        elif act in book.reroll:
            encounter.rerolls -= 1
            state.agenda.append((REROLL_DIE.number, encounter.rolled.index(book.reroll.arg(act))))
        else:
            encounter.phase = ADDING
            staff, villager = self.split(state, act)
            if staff == NONE:
                spend_one(state)
            else:
                turn_down(state, state.seat, staff)
            self.add(state, villager)

    def split(self, state: TableState, act: int) -> tuple[int, int]:
        """The staff that an act uses (NONE: supplies), and the villager whose die it raises (NONE: the total)."""
        book = state.acts
        if act in book.use:
            return book.use.args(act)
        if act in book.use_at_large:
            return book.use_at_large.arg(act), NONE
        return NONE, book.supply.arg(act) if act in book.supply else NONE

    def add(self, state: TableState, villager: int) -> None:
        """Add 1 to a die, or 1 lantern (R40)."""
        encounter = current(state)
        if villager == NONE:
            encounter.bonus += 1
        else:
            added = list(encounter.added)
            added[encounter.rolled.index(villager)] += 1
            encounter.added = tuple(added)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        total = total_lanterns(state)
        tiers = choice(state).tiers
        coins = purse(state, state.villages[state.seat])
        # R15: a number whose price can't be paid is never reached.
        payable = [tier.explore for tier in tiers if tier.pay <= coins]
        if not payable:
            return Prompt("check_unpaid", {"number": tiers[0].explore})
        return Prompt(self.name, {"n": total, "number": payable[0], "short": max(0, payable[0] - total)})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        encounter = current(state)
        book = state.acts
        if act in book.exert:
            return self.explain_exert(state, book.exert.arg(act))
        if act in book.reroll:
            if not encounter.rerolls:
                return Reason("no_rerolls", {})
            if encounter.phase != REROLLS:
                return Reason("too_late", {})
            return Reason("not_in_party", {"villager": state.pack.villager_ids[book.reroll.arg(act)]})
        if act in book.use or act in book.use_at_large or act in book.supply or act in book.supply_at_large:
            return self.explain_adding(state, act)
        return Reason("check_first", {})

    def explain_exert(self, state: TableState, villager: int) -> Reason:
        """Why a villager can't be exerted."""
        id = state.pack.villager_ids[villager]
        if current(state).party >> villager & 1:
            return Reason("coward", {"villager": id})
        return Reason("not_in_party", {"villager": id})

    def explain_adding(self, state: TableState, act: int) -> Reason:
        """Why staff or supplies can't be used like that."""
        encounter = current(state)
        book = state.acts
        if encounter.phase > ADDING:
            return Reason("too_late", {})
        if not encounter.rolled:
            return Reason("no_dice", {})
        staff, villager = self.split(state, act)
        if staff == NONE:
            if spendable(state) <= 0:
                return Reason("no_supplies", {})
        elif staff not in book.staffs:
            return Reason("artifact_no_help", {"artifact": state.pack.artifact_ids[staff]})
        elif not usable(state, state.seat, staff):
            return no_artifact(state, state.seat, staff)
        if (villager == NONE) != state.rules.lantern_mode:
            return Reason("name_no_die" if state.rules.lantern_mode else "name_a_die", {})
        id = state.pack.villager_ids[villager]
        if villager in encounter.rolled:
            return Reason("die_is_six", {"villager": id})
        return Reason("not_in_party", {"villager": id})


def exert(state: TableState, villager: int) -> None:
    """Move a villager to injured for 1 lantern; those of his die still count (R13)."""
    encounter = current(state)
    bit = 1 << villager
    encounter.party &= ~bit
    encounter.exerted |= bit
    encounter.bonus += 1
    state.villages[state.seat].injured |= bit
    if state.events is not None:
        state.tell("exerted", {"villager": state.pack.villager_ids[villager]})


# ---- what is reached ----------------------------------------------------------------------------


class Tiers(AutomaticStep[TableState]):
    """The highest reached number counts; one with a cost only if it is paid (R14, R15).

    The frame has how many tiers from the lowest are still in question.
    """

    def remembers(self) -> list[Field]:
        return [Field("tiers", Int(0, MOST_TIERS))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, tiers = frame
        option = chosen(state)
        return option is not None and all_rolled(state) and tiers <= len(option.tiers)

    def run(self, state: TableState, frame: Frame) -> None:
        _, left = frame
        total = total_lanterns(state)
        tiers = choice(state).tiers
        for index in reversed(range(left)):
            tier = tiers[index]
            if tier.explore > total:
                continue
            if not tier.pay:
                state.agenda.append((READ_OUTCOME.number, index + 1))
                return
            if purse(state, state.villages[state.seat]) >= tier.pay:
                state.agenda.append((TIER_COST.number, index))
                return
        state.agenda.append((READ_OUTCOME.number, 0))


class TierCost(Step[TableState]):
    """Whether to pay for the number reached, not knowing what it brings. Tiers are counted from 0."""

    def remembers(self) -> list[Field]:
        return [Field("tier", Int(0, MOST_TIERS - 1))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, tier = frame
        option = chosen(state)
        return option is not None and tier < len(option.tiers) and option.tiers[tier].pay > 0

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.agree.act())
        acts.append(state.acts.decline.act())

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, tier = frame
        if act in state.acts.agree:
            state.agenda.append((READ_OUTCOME.number, tier + 1))
            charge(state, choice(state).tiers[tier].pay, FOR_TIER)
        else:
            state.agenda.append((TIERS.number, tier))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        _, index = frame
        tier = choice(state).tiers[index]
        return Prompt(self.name, {"good": "coin", "n": tier.pay, "number": tier.explore})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("agree_first", {})


class ReadOutcome(ChanceStep[TableState]):
    """What the book says about the result: the tier reached, counted from 1, or 0 for a failure.

    The program reads as chance does: nobody decides anything, and nobody may look ahead.
    """

    def remembers(self) -> list[Field]:
        return [Field("reached", Int(0, MOST_TIERS))]

    def fits(self, state: TableState, frame: Frame) -> bool:
        _, reached = frame
        option = chosen(state)
        if option is None:
            return False
        return reached == 1 if option.auto >= 0 else reached <= len(option.tiers)

    def actor(self, state: TableState, frame: Frame) -> int:
        return (state.seat + 1) % state.players if read_by_neighbour(state) else CHANCE

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        return [((state.acts.read_on if read_by_neighbour(state) else state.acts.read).act(), 1)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        from grotto.games.above_and_below.outcome import begin_outcome

        _, reached = frame
        begin_outcome(state, reached)

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("read_first", {})


LANTERN_DIE: Final = add_story_step(LanternDie("lantern_die"))
REROLL_DIE: Final = add_story_step(RerollDie("reroll_die"))
BEGIN_CHECK: Final = add_story_step(BeginCheck("begin_check"))
CHECK: Final = add_story_step(Check("check"))
TIERS: Final = add_story_step(Tiers("tiers"))
TIER_COST: Final = add_story_step(TierCost("tier_cost"))
READ_OUTCOME: Final = add_story_step(ReadOutcome("read_outcome", waits=True))
