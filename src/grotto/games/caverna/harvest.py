"""The harvest (rules sections 4 phase 5, 9 and 10.2): field, feeding and breeding."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.any_time import can_exchange
from grotto.games.caverna.book import GOOD_WORDS, STEPS, VOCABULARY
from grotto.games.caverna.breeding import BREED_STEP, worth_asking
from grotto.games.caverna.farm import NEWBORN, Farm
from grotto.games.caverna.goods import DONKEY, FOOD, GOODS, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from grotto.games.caverna.reach import within_reach
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.versions import FEEDING_IS_ASKED
from grotto.kernel.acts import Words
from grotto.kernel.agenda import NOBODY, AutomaticStep, Frame, Step
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.goods import Bundle, payable
from grotto.kernel.shapes import Field, seat_field

# What kind of harvest a round has; unknown while its marker is face down.
NO_HARVEST: Final = 0
FULL: Final = 1
PAY_ONE: Final = 2
CHOICE: Final = 3
UNKNOWN: Final = 4
HARVESTS: Final[tuple[str, ...]] = ("none", "full", "pay_one", "choice", "unknown")
# The question marks of the whole game, in this order (ruling 45).
QUESTION_EVENTS: Final[tuple[int, ...]] = (NO_HARVEST, PAY_ONE, CHOICE)

# Food per dwarf, and per dwarf born this round.
ADULT_FOOD: Final = 2
NEWBORN_FOOD: Final = 1
ONE_FOOD: Final = 1

# The phase that a player has chosen after the third question mark.
NOT_CHOSEN: Final = 0
FIELD_PHASE: Final = 1
BREEDING_PHASE: Final = 2
HARVEST_PHASES: Final[tuple[str, ...]] = ("field", "breeding")
CHOOSE: Final = VOCABULARY.add("choose", Words("phase", HARVEST_PHASES))
FEED: Final = VOCABULARY.add("feed")
FEED_WITH: Final = VOCABULARY.add("feed", GOOD_WORDS.some((WOOD, STONE, ORE)))


def begin_harvest(state: CavernaState) -> None:
    """Push the phases of this round's harvest, the first one on top; all finish one before the next begins."""
    if state.events is not None:
        state.tell("harvest", {"harvest": HARVESTS[state.harvest]}, NOBODY)
    if state.harvest == NO_HARVEST:
        return
    if state.harvest != PAY_ONE:
        state.agenda.append((BREEDING.number, 0))
    state.agenda.append((FEEDING.number, 0))
    if state.harvest != PAY_ONE:
        state.agenda.append((FIELDS.number,))
    if state.harvest == CHOICE:
        state.agenda.append((CHOOSING.number, 0))


class EachPlayer(AutomaticStep[CavernaState]):
    """Something that all players do in turn, clockwise from the holder of the starting player token."""

    def remembers(self) -> list[Field]:
        return [seat_field("done", beyond=1)]

    def run(self, state: CavernaState, frame: Frame) -> None:
        _, done = frame
        if done == state.players:
            return
        state.seat = (state.token + done) % state.players
        state.agenda.append((self.number, done + 1))
        self.each(state)

    def each(self, state: CavernaState) -> None:
        """What one player does; a decision is pushed on the agenda."""
        raise NotImplementedError


# ---- the third question mark ---------------------------------------------------------------


class Choosing(EachPlayer):
    """Each player chooses field or breeding phase; the choice is compulsory."""

    def each(self, state: CavernaState) -> None:
        state.agenda.append((CHOOSE_STEP.number,))


class Choose(Step[CavernaState]):
    """Field phase or breeding phase."""

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        CHOOSE.offer([0, 1], acts)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        phase = CHOOSE.arg(act)
        state.farms[state.seat].phase = phase + 1
        if state.events is not None:
            state.tell("chosen", {"phase": HARVEST_PHASES[phase]})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        return Reason("choose_phase", {})


# ---- field phase ---------------------------------------------------------------------------


class Fields(AutomaticStep[CavernaState]):
    """From every sown field exactly 1 crop into the supply."""

    def run(self, state: CavernaState, frame: Frame) -> None:
        for seat, farm in enumerate(state.farms):
            if farm.phase == BREEDING_PHASE:
                continue
            g1, g2, g3 = farm.grain
            v1, v2 = farm.vegetables
            grain, vegetables = (g1 | g2 | g3).bit_count(), (v1 | v2).bit_count()
            farm.grain = (g2, g3, 0)
            farm.vegetables = (v2, 0)
            farm.goods[GRAIN] += grain
            farm.goods[VEGETABLE] += vegetables
            # An emptied field gives room to the Stubble room's animals at once (ruling 113).
            if farm.traits.field_room:
                farm.count_room()
            if state.events is not None and grain + vegetables:
                for good, n in ((GRAIN, grain), (VEGETABLE, vegetables)):
                    if n:
                        state.tell("gained", {"good": GOODS[good], "n": n, "source": "fields"}, seat)


# ---- feeding phase -------------------------------------------------------------------------


def full_price(harvest: int, farm: Farm) -> int:
    """Food for all dwarfs before anything is saved."""
    dwarfs = len(farm.strength)
    if harvest == PAY_ONE:
        return dwarfs * ONE_FOOD
    newborn = farm.where.count(NEWBORN)
    return (dwarfs - newborn) * ADULT_FOOD + newborn * NEWBORN_FOOD


def food_due(harvest: int, farm: Farm, one_fed: bool) -> int:
    """Food that must be paid: first the dwarf fed with something else, then donkeys in mines (rulings 77-79)."""
    due = full_price(harvest, farm)
    if one_fed:
        # An adult is fed that way: that saves most, and there is always one.
        due -= ONE_FOOD if harvest == PAY_ONE else ADULT_FOOD
    return max(0, due - saved_by_donkeys(farm))


def later_food_due(harvest: int, farm: Farm) -> int:
    """Food to be paid in the harvest of a later round, as things stand, when all dwarfs have grown up."""
    each = ONE_FOOD if harvest == PAY_ONE else ADULT_FOOD
    return max(0, len(farm.strength) * each - saved_by_donkeys(farm))


def saved_by_donkeys(farm: Farm) -> int:
    """Food that donkeys in mines save."""
    return min(farm.goods[DONKEY], farm.mines()) * farm.traits.mine_donkeys_save


def feed(state: CavernaState, farm: Farm, one_fed: bool) -> None:
    """Food in the supply must be used; every missing food is a begging marker (ruling 43)."""
    due = food_due(state.harvest, farm, one_fed)
    paid = min(due, farm.goods[FOOD])
    if paid:
        state.pay(((FOOD, paid),), "feeding")
    if due > paid:
        farm.begging += due - paid
        if state.events is not None:
            state.tell("begged", {"n": due - paid})


class Feeding(EachPlayer):
    """Feed the family; the player is asked only if there is something to decide."""

    def each(self, state: CavernaState) -> None:
        farm = state.farms[state.seat]
        if _has_choice(state, farm):
            state.agenda.append((FEED_STEP.number,))
        else:
            feed(state, farm, False)


def _has_choice(state: CavernaState, farm: Farm) -> bool:
    """Whether exchanges could change what is paid; nobody begs without having been asked."""
    if state.version >= FEEDING_IS_ASKED:
        due = food_due(state.harvest, farm, False)
        left = farm.goods[FOOD] - due
        # Whoever lacks food, even without a ruby; and food that is paid can't be given for cattle any more.
        if due and farm.goods[RUBY] > left:
            return True
    for way in farm.traits.feed_with:
        # Goods may still be exchanged now (section 8).
        if within_reach(farm, way):
            return True
    if farm.traits.mine_donkeys_save and farm.goods[RUBY] and farm.goods[DONKEY] < farm.mines():
        return True
    if farm.goods[FOOD] >= food_due(state.harvest, farm, False):
        return False
    return can_exchange(state, farm)


class Feed(Step[CavernaState]):
    """Pay the food; one dwarf may be fed with something else, and goods may be converted first."""

    def ways(self, farm: Farm) -> list[tuple[int, Bundle]]:
        """Acts and prices of feeding one dwarf with something else."""
        return [(FEED_WITH.act(way[0][0]), way) for way in farm.traits.feed_with]

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        acts.append(FEED.act())
        for act, price in self.ways(farm):
            if payable(farm.goods, price):
                acts.append(act)

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        farm = state.farms[state.seat]
        for one, price in self.ways(farm):
            if one == act:
                state.pay(price, "feeding")
        feed(state, farm, act in FEED_WITH)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        farm = state.farms[state.seat]
        due = food_due(state.harvest, farm, False)
        return Prompt(self.name, {"due": due, "short": max(0, due - farm.goods[FOOD])})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        farm = state.farms[state.seat]
        if act in FEED_WITH:
            for one, price in self.ways(farm):
                if one == act:
                    good, n = price[0]
                    return Reason("short", {"good": GOODS[good], "n": n - farm.goods[good]})
            return Reason("not_yours", {"furnishing": "working_cave"})
        return Reason("feed_first", {})


# ---- breeding phase ------------------------------------------------------------------------


class Breeding(EachPlayer):
    """Each player who could have newborn animals is asked which."""

    def each(self, state: CavernaState) -> None:
        farm = state.farms[state.seat]
        if farm.phase != FIELD_PHASE and worth_asking(farm):
            state.agenda.append((BREED_STEP.number,))


CHOOSING: Final = STEPS.add(Choosing("choosing"))
CHOOSE_STEP: Final = STEPS.add(Choose("choose_phase"))
FIELDS: Final = STEPS.add(Fields("fields"))
FEEDING: Final = STEPS.add(Feeding("feeding"))
FEED_STEP: Final = STEPS.add(Feed("feed"))
BREEDING: Final = STEPS.add(Breeding("breeding"))

# The harvest belongs to no turn.
for _step in (CHOOSING, CHOOSE_STEP, FIELDS, FEEDING, FEED_STEP, BREEDING):
    _step.between_turns = True
