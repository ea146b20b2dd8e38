"""What an outcome brings: its effects in order, then the next paragraph or the way home (R18-R25, R42, R60-R63)."""

from __future__ import annotations

from grotto.games.above_and_below.book import STEPS, bits
from grotto.games.above_and_below.build import BUILT
from grotto.games.above_and_below.content.kinds import (
    AFFLICT,
    CHOOSE_ONE,
    COINS_FOR_REPUTATION,
    COPY_STAKE,
    DIE,
    EXTRA_CAVE,
    FREE_BUILDING,
    FREE_VILLAGER,
    GAIN_COINS,
    GAIN_ITEM,
    GAIN_REPUTATION,
    GAIN_SUPPLIES,
    GAMBLE,
    INJURE,
    INJURE_STAKE,
    LOSE_STAKE,
    OUTPOST,
    SPECIAL_VILLAGER,
    Effect,
    Outcome,
)
from grotto.games.above_and_below.decks import take_cave
from grotto.games.above_and_below.encounter import begin_reading
from grotto.games.above_and_below.explore import HOME, SUCCESS
from grotto.games.above_and_below.modules.conditions import afflict, cowards, greed_present, take_greedy_share
from grotto.games.above_and_below.modules.supplies import gain_supplies
from grotto.games.above_and_below.scene import choice, current, paragraph
from grotto.games.above_and_below.state import NONE, TableState
from grotto.kernel.agenda import AutomaticStep, Chances, ChanceStep, Frame, Step
from grotto.kernel.events import Prompt, Reason


def outcome_of(state: TableState, number: int) -> Outcome:
    """An outcome of the book that is open."""
    return state.pack.book(current(state).book).outcomes[number]


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

    The frame has the outcome, and whether a greedy villager was there before it.
    """

    def run(self, state: TableState, frame: Frame) -> None:
        if frame[2]:
            take_greedy_share(state)
        goto = outcome_of(state, frame[1]).goto
        if goto < 0:
            state.agenda.append((SUCCESS.number,))
        else:
            current(state).paragraph = goto
            begin_reading(state)


class Effects(AutomaticStep[TableState]):
    """The effects of an outcome, one after the other. The frame has outcome, place, and how often coins count."""

    def run(self, state: TableState, frame: Frame) -> None:
        _, number, place, times = frame
        effects = outcome_of(state, number).effects
        if place < len(effects):
            state.agenda.append((self.number, number, place + 1, times))
            carry_out(state, effects[place], frame)


def carry_out(state: TableState, effect: Effect, frame: Frame) -> None:
    """One effect; what has to be decided about it is pushed on the agenda."""
    seat = state.seat
    encounter = current(state)
    kind = effect.kind
    if kind == GAIN_COINS:
        gain_or_lose_coins(state, effect.n * frame[3])
    elif kind == GAIN_ITEM:
        if effect.n > 0:
            state.gain(seat, effect.thing, effect.n, "encounter")
        else:
            # R21: from the supply only, as far as it goes.
            lost = min(-effect.n, state.villages[seat].items[effect.thing])
            state.give_back(seat, effect.thing, lost, "encounter")
    elif kind == GAIN_REPUTATION:
        state.move_reputation(seat, effect.n)
    elif kind == FREE_VILLAGER:
        free_villager(state)
    elif kind == SPECIAL_VILLAGER:
        left = state.specials_left(effect.thing)
        if left:
            state.receive_villager(seat, bits(left)[0])
        else:
            compensate(state)
    elif kind == EXTRA_CAVE:
        state.agenda.append((EXTRA_CAVES.number, effect.n))
    elif kind == FREE_BUILDING:
        if free_buildings(state, effect.n):
            state.agenda.append((PICK_BUILDING.number, effect.n))
    elif kind == INJURE:
        state.agenda.append((INJURIES.number, effect.n))
    elif kind == CHOOSE_ONE:
        state.agenda.append((PICK_OPTION.number, frame[1], frame[2], frame[3]))
    elif kind == COINS_FOR_REPUTATION:
        if state.villages[seat].reputation > state.pack.reputation_top:
            state.agenda.append((SELL_REPUTATION.number, effect.n))
    elif kind == GAMBLE:
        if effect.thing and state.villages[seat].coins:
            state.agenda.append((BET.number, frame[1], frame[2]))
        else:
            state.agenda.append((FORTUNE.number, frame[1], frame[2], 0 if effect.thing else frame[3], effect.n))
    elif kind == COPY_STAKE:
        if encounter.stake != NONE:
            state.gain(seat, encounter.stake, 1, "encounter")
    elif kind == LOSE_STAKE:
        lose_stake(state)
    elif kind == INJURE_STAKE:
        # R60: without effect if he has left the card or is cowardly.
        if encounter.party & ~encounter.spared & 1 << encounter.stake:
            injure(state, encounter.stake)
    elif kind == AFFLICT:
        state.agenda.append((AFFLICTIONS.number, effect.thing, effect.n, 0))
    else:
        assert kind == GAIN_SUPPLIES
        gain_supplies(state, effect.n)


def gain_or_lose_coins(state: TableState, n: int) -> None:
    """Coins of an outcome; a loss is capped by what is there, and only in coins (R08, R21)."""
    if n > 0:
        current(state).found += n
        state.gain_coins(state.seat, n, "encounter")
    else:
        state.pay_coins(state.seat, min(-n, state.villages[state.seat].coins), "encounter")


def free_villager(state: TableState) -> None:
    """The leftmost villager of the row, exhausted; the gap stays until the end of the round (R22)."""
    for villager in state.training:
        if villager != NONE:
            state.training = tuple([NONE if other == villager else other for other in state.training])
            state.receive_villager(state.seat, villager)
            return
    compensate(state)


def compensate(state: TableState) -> None:
    """Nobody is there to join (R22)."""
    state.gain_coins(state.seat, state.rules.compensation, "encounter")


def lose_stake(state: TableState) -> None:
    """The staked token goes back to the general supply; what was staked in an earlier paragraph stays."""
    encounter = current(state)
    stake = encounter.stake
    pawned = list(encounter.pawned)
    if stake in pawned:
        pawned.remove(stake)
        encounter.pawned = tuple(pawned)
        encounter.stake = NONE
        state.supply[stake] += 1
        if state.events is not None:
            state.tell("stake_lost", {"item": state.pack.items[stake]})


class ExtraCaves(AutomaticStep[TableState]):
    """The new top card of the cave deck, without an encounter (R24). The frame has how many."""

    def run(self, state: TableState, frame: Frame) -> None:
        if state.cave_top == NONE:
            return
        if frame[1] > 1:
            state.agenda.append((self.number, frame[1] - 1))
        cave = take_cave(state)
        current(state).won += 1
        village = state.villages[state.seat]
        village.caves = (*village.caves, cave)
        if state.events is not None:
            state.tell("cave_won", {"cave": state.pack.cave_ids[cave]})


# ---- a free building (R23) ----------------------------------------------------------------------


def free_buildings(state: TableState, most: int) -> list[int]:
    """Open buildings within the cost; an outpost needs an empty cave owned before this encounter."""
    pack = state.pack
    caves = state.villages[state.seat].empty_caves() - current(state).won
    found: list[int] = []
    for row in state.rows:
        for card in row:
            if pack.costs[card] <= most and (caves > 0 or pack.cards[card].group != OUTPOST):
                found.append(card)
    return found


class Decision(Step[TableState]):
    """A decision that an outcome asks for; nothing may come in between (R54)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.allows_side_acts = False

    def explain(self, state: TableState, frame: Frame, act: int) -> Reason:
        return Reason("outcome_first", {})


class PickBuilding(Decision):
    """Any of them, or none. The frame has the highest cost."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for card in free_buildings(state, frame[1]):
            acts.append(state.acts.receive + card)
        acts.append(state.acts.decline)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        if act != state.acts.decline:
            state.agenda.append((BUILT.number, act - state.acts.receive, 0))

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"good": "coin", "n": frame[1]})


# ---- injuries (R20) -----------------------------------------------------------------------------


def injure(state: TableState, villager: int) -> None:
    """Move a villager to injured, from wherever he is."""
    village = state.villages[state.seat]
    encounter = current(state)
    bit = 1 << villager
    encounter.party &= ~bit
    village.ready &= ~bit
    village.exhausted &= ~bit
    village.injured |= bit
    if state.events is not None:
        state.tell("injured", {"villager": state.pack.villager_ids[villager]})


def injurable(state: TableState) -> int:
    """From the card; if nobody there can be chosen from exhausted, then from ready. Cowards never."""
    village = state.villages[state.seat]
    brave = ~current(state).spared
    return current(state).party & brave or village.exhausted & brave or village.ready & brave


class Injuries(AutomaticStep[TableState]):
    """So many villagers are injured, one after the other. The frame has how many."""

    def run(self, state: TableState, frame: Frame) -> None:
        mask = injurable(state)
        if not mask:
            return
        if frame[1] > 1:
            state.agenda.append((self.number, frame[1] - 1))
        if mask.bit_count() == 1:
            injure(state, mask.bit_length() - 1)
        else:
            state.agenda.append((PICK_INJURED.number,))


class PickInjured(Decision):
    """Who is injured."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for villager in bits(injurable(state)):
            acts.append(state.acts.injure + villager)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        injure(state, act - state.acts.injure)


# ---- conditions (R42) ---------------------------------------------------------------------------


def afflictable(state: TableState, done: int) -> int:
    """Villagers still on the card, else those exerted in this encounter; nobody twice."""
    encounter = current(state)
    return encounter.party & ~done or encounter.exerted & ~done


class Afflictions(AutomaticStep[TableState]):
    """Tokens for different villagers. The frame has the condition, how many, and who has had his, as bits."""

    def run(self, state: TableState, frame: Frame) -> None:
        _, ailment, n, done = frame
        mask = afflictable(state, done)
        if not n or not mask or not state.ailments_left[ailment]:
            return
        if mask.bit_count() == 1:
            state.agenda.append((self.number, ailment, n - 1, done | mask))
            afflict(state, state.seat, mask.bit_length() - 1, ailment)
        else:
            state.agenda.append((PICK_AFFLICTED.number, ailment, n, done))


class PickAfflicted(Decision):
    """Who gets the condition."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for villager in bits(afflictable(state, frame[3])):
            acts.append(state.acts.afflict + villager)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, ailment, n, done = frame
        villager = act - state.acts.afflict
        state.agenda.append((AFFLICTIONS.number, ailment, n - 1, done | 1 << villager))
        afflict(state, state.seat, villager, ailment)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"condition": state.pack.ailment_ids[frame[1]]})


# ---- choices within an outcome ------------------------------------------------------------------


class PickOption(Decision):
    """`choose one of`. The frame has outcome, place of the effect, and how often coins count."""

    def options(self, state: TableState, frame: Frame) -> tuple[int, ...]:
        """The lists to choose from."""
        return outcome_of(state, frame[1]).effects[frame[2]].lists

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        for index in range(len(self.options(state, frame))):
            acts.append(state.acts.option + index)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        number = self.options(state, frame)[act - state.acts.option]
        state.agenda.append((EFFECTS.number, number, 0, frame[3]))


class SellReputation(Decision):
    """Coins for reputation: k coins for k spaces, not beyond the top (R62). The frame has the most."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        spaces = state.villages[state.seat].reputation - state.pack.reputation_top
        for k in range(min(frame[1], spaces) + 1):
            acts.append(state.acts.give_up + k)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        k = act - state.acts.give_up
        if k:
            gain_or_lose_coins(state, k)
            state.move_reputation(state.seat, -k)

    def prompt(self, state: TableState, frame: Frame) -> Prompt:
        return Prompt(self.name, {"good": "coin", "n": frame[1]})


# ---- gambling (R61) -----------------------------------------------------------------------------


class Bet(Decision):
    """How many coins are bet; they are not paid beforehand. The frame has outcome and place of the effect."""

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        effect = outcome_of(state, frame[1]).effects[frame[2]]
        for coins in range(min(effect.thing, state.villages[state.seat].coins) + 1):
            acts.append(state.acts.bet + coins)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        effect = outcome_of(state, frame[1]).effects[frame[2]]
        bet = act - state.acts.bet
        if state.events is not None:
            state.tell("bet", {"good": "coin", "n": bet})
        state.agenda.append((FORTUNE.number, frame[1], frame[2], bet, effect.n))


class Fortune(ChanceStep[TableState]):
    """A die of the gamble: its face brings its effects. The frame has outcome, place, the bet, and dice to come."""

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        return [(state.acts.fortune + n, 1) for n in range(DIE)]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        _, number, place, bet, dice = frame
        face = act - state.acts.fortune
        if state.events is not None:
            state.tell("fortune", {"n": face + 1})
        if dice > 1:
            state.agenda.append((self.number, number, place, bet, dice - 1))
        effects = outcome_of(state, number).effects[place].lists[face]
        if effects >= 0:
            state.agenda.append((EFFECTS.number, effects, 0, bet))


OUTCOME_ENDS = STEPS.add(OutcomeEnds("outcome_ends"))
EFFECTS = STEPS.add(Effects("effects"))
EXTRA_CAVES = STEPS.add(ExtraCaves("extra_caves"))
PICK_BUILDING = STEPS.add(PickBuilding("pick_building"))
INJURIES = STEPS.add(Injuries("injuries"))
PICK_INJURED = STEPS.add(PickInjured("pick_injured"))
AFFLICTIONS = STEPS.add(Afflictions("afflictions"))
PICK_AFFLICTED = STEPS.add(PickAfflicted("pick_afflicted"))
PICK_OPTION = STEPS.add(PickOption("pick_option"))
SELL_REPUTATION = STEPS.add(SellReputation("sell_reputation"))
BET = STEPS.add(Bet("bet"))
FORTUNE = STEPS.add(Fortune("fortune"))
