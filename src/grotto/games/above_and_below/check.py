"""A check (section 5, steps 6-9): dice, adjusting, exerting, and what is reached (R12-R15, R40, R59).

A check ends in a step that waits until the outcome is read, by the program (as an outcome of chance) or by the
neighbour. So nobody can find out what an act would bring by trying it on a copy.
"""

from __future__ import annotations

from grotto.games.above_and_below.bonuses import all_bonuses
from grotto.games.above_and_below.book import STEPS, bits
from grotto.games.above_and_below.content.kinds import DIE
from grotto.games.above_and_below.expedition import choice, current, read_by_neighbour
from grotto.games.above_and_below.modules.artifacts import no_artifact, turn_down, usable
from grotto.games.above_and_below.modules.conditions import cowards, die_value
from grotto.games.above_and_below.modules.supplies import spend_one, spendable
from grotto.games.above_and_below.payment import FOR_TIER, charge, purse
from grotto.games.above_and_below.state import NONE, TableState
from grotto.kernel.agenda import CHANCE, AutomaticStep, Chances, ChanceStep, Frame, Step
from grotto.kernel.events import Prompt, Reason

# The phases of a check.
REROLLS, ADDING, EXERTING = range(3)


# ---- dice ---------------------------------------------------------------------------------------


def roll_dice(state: TableState) -> None:
    """One die for every villager on the card; the bonuses are fixed now (R17)."""
    encounter = current(state)
    encounter.bonus = all_bonuses(state, choice(state), encounter.paid)
    encounter.rolled = tuple(bits(encounter.party))
    encounter.dice = ()
    encounter.added = (0,) * len(encounter.rolled)
    encounter.phase = REROLLS
    state.agenda.append((BEGIN_CHECK.number,))
    if encounter.rolled:
        state.agenda.append((LANTERN_DIE.number,))


class LanternDie(ChanceStep[TableState]):
    """The die of the next named villager."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        encounter = current(state)
        first = state.acts.lantern + encounter.rolled[len(encounter.dice)] * DIE
        return [(first + n, 1) for n in range(DIE)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = current(state)
        n = (act - state.acts.lantern) % DIE + 1
        villager = encounter.rolled[len(encounter.dice)]
        encounter.dice = (*encounter.dice, n)
        tell_die(state, villager, n)
        if len(encounter.dice) < len(encounter.rolled):
            state.agenda.append(frame)


def tell_die(state: TableState, villager: int, n: int) -> None:
    """Say what a die shows and how many lanterns that is."""
    if state.events is not None:
        value = die_value(state, state.seat, villager, n, 0)
        lanterns = state.pack.villagers[villager].lanterns[value]
        state.tell("lantern_rolled", {"villager": state.pack.villager_ids[villager], "n": n, "lanterns": lanterns})


class RerollDie(ChanceStep[TableState]):
    """Reroll one die; the new result stands. The frame has its place."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        first = state.acts.lantern + current(state).rolled[frame[1]] * DIE
        return [(first + n, 1) for n in range(DIE)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = current(state)
        n = (act - state.acts.lantern) % DIE + 1
        dice = list(encounter.dice)
        dice[frame[1]] = n
        encounter.dice = tuple(dice)
        tell_die(state, encounter.rolled[frame[1]], n)


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
            acts.append(book.reroll + villager)
    # R59: without dice there is nothing that staff and supplies could add to.
    if encounter.phase <= ADDING and encounter.rolled and (state.rules.artifacts or state.rules.deep):
        staffs = [staff for staff in book.staffs if usable(state, state.seat, staff)]
        supplies = spendable(state) > 0
        if state.rules.lantern_mode:
            acts.extend([book.use_at_large + staff for staff in staffs])
            if supplies:
                acts.append(book.supply_at_large)
        else:
            for villager in below_six(state):
                acts.extend([book.use + staff * book.villagers + villager for staff in staffs])
                if supplies:
                    acts.append(book.supply + villager)
    for villager in bits(encounter.party & ~cowards(state, state.seat)):
        acts.append(book.exert + villager)


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

    def run(self, state: TableState, frame: Frame) -> None:
        acts: list[int] = []
        offer_adjustments(state, acts)
        if acts:
            state.agenda.append((CHECK.number,))
        else:
            state.agenda.append((TIERS.number, len(choice(state).tiers)))


class Check(Step[TableState]):
    """Adjust the dice and exert villagers, until `resolve`."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        offer_adjustments(state, acts)
        acts.append(state.acts.resolve)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        encounter = current(state)
        book = state.acts
        if act == book.resolve:
            state.agenda.append((TIERS.number, len(choice(state).tiers)))
            return
        state.agenda.append((BEGIN_CHECK.number,))
        if act >= book.exert:
            encounter.phase = EXERTING
            exert(state, act - book.exert)
        elif act >= book.supply:
            encounter.phase = ADDING
            spend_one(state)
            self.add(state, NONE if act == book.supply_at_large else act - book.supply)
        elif act >= book.use:
            encounter.phase = ADDING
            at_large = act >= book.use_at_large
            staff, villager = (act - book.use_at_large, NONE) if at_large else divmod(act - book.use, book.villagers)
            turn_down(state, state.seat, staff)
            self.add(state, villager)
        else:
            encounter.rerolls -= 1
            state.agenda.append((REROLL_DIE.number, encounter.rolled.index(act - book.reroll)))

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
        least = choice(state).tiers[0].explore
        return Prompt(self.name, {"n": total, "number": least, "short": max(0, least - total)})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        encounter = current(state)
        book = state.acts
        if book.exert <= act < book.exert + book.villagers:
            return self.explain_exert(state, act - book.exert)
        if book.reroll <= act < book.reroll + book.villagers:
            if not encounter.rerolls:
                return Reason("no_rerolls", {})
            if encounter.phase != REROLLS:
                return Reason("too_late", {})
            return Reason("not_in_party", {"villager": state.pack.villager_ids[act - book.reroll]})
        if book.use <= act < book.exert:
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
        at_large = act == book.supply_at_large or book.use_at_large <= act < book.supply
        villager = NONE
        if act >= book.supply:
            if spendable(state) <= 0:
                return Reason("no_supplies", {})
            villager = act - book.supply
        else:
            staff = act - book.use_at_large if at_large else (act - book.use) // book.villagers
            if staff not in book.staffs:
                return Reason("artifact_no_help", {"artifact": state.pack.artifact_ids[staff]})
            if not usable(state, state.seat, staff):
                return no_artifact(state, state.seat, staff)
            villager = (act - book.use) % book.villagers
        if at_large != state.rules.lantern_mode:
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

    def run(self, state: TableState, frame: Frame) -> None:
        total = total_lanterns(state)
        tiers = choice(state).tiers
        for index in reversed(range(frame[1])):
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
    """Whether to pay for the number reached, not knowing what it brings. The frame has the tier."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        acts.append(state.acts.agree)
        acts.append(state.acts.decline)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act == state.acts.agree:
            state.agenda.append((READ_OUTCOME.number, frame[1] + 1))
            charge(state, choice(state).tiers[frame[1]].pay, FOR_TIER)
        else:
            state.agenda.append((TIERS.number, frame[1]))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        tier = choice(state).tiers[frame[1]]
        return Prompt(self.name, {"good": "coin", "n": tier.pay, "number": tier.explore})

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("agree_first", {})


class ReadOutcome(ChanceStep[TableState]):
    """What the book says about the result. The frame has the tier reached, counted from 1; 0 is failure.

    The program reads as chance does: nobody decides anything, and nobody may look ahead.
    """

    def actor(self, state: TableState, frame: Frame) -> int:
        return (state.seat + 1) % state.players if read_by_neighbour(state) else CHANCE

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        return [(state.acts.read_on if read_by_neighbour(state) else state.acts.read, 1)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        from grotto.games.above_and_below.outcome import begin_outcome

        begin_outcome(state, frame[1])

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("read_first", {})


LANTERN_DIE = STEPS.add(LanternDie("lantern_die"))
REROLL_DIE = STEPS.add(RerollDie("reroll_die"))
BEGIN_CHECK = STEPS.add(BeginCheck("begin_check"))
CHECK = STEPS.add(Check("check"))
TIERS = STEPS.add(Tiers("tiers"))
TIER_COST = STEPS.add(TierCost("tier_cost"))
READ_OUTCOME = STEPS.add(ReadOutcome("read_outcome", waits=True))
