"""Placing a dwarf (rules section 4, phase 3): the weakest first, or another one for a ruby."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SPACE_IDS, SPACE_WORDS, STEPS, VOCABULARY
from grotto.games.caverna.farm import HOME, STAYED, Farm
from grotto.games.caverna.flows import carry_out, obstacle, usable_spaces
from grotto.games.caverna.goods import GOODS, RUBY
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.weapons import STRONGEST
from grotto.kernel.acts import numbers
from grotto.kernel.agenda import Frame, Step
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import NONE

PLACE: Final = VOCABULARY.add("place", SPACE_WORDS)
# A dwarf out of order, named by his weapon, for a ruby.
HURRY: Final = VOCABULARY.add("hurry", numbers(1, STRONGEST, "weapon"), SPACE_WORDS)
STAY_HOME: Final = VOCABULARY.add("stay_home")


def weakest(farm: Farm) -> int:
    """The dwarf that is due: the weakest of those not placed yet; among equals it makes no difference."""
    found = NONE
    for dwarf, where in enumerate(farm.where):
        if where == HOME and (found < 0 or farm.strength[dwarf] < farm.strength[found]):
            found = dwarf
    return found


def dwarf_with(farm: Farm, strength: int) -> int:
    """A dwarf not placed yet who has this weapon, or NONE."""
    for dwarf, where in enumerate(farm.where):
        if where == HOME and farm.strength[dwarf] == strength:
            return dwarf
    return NONE


class PlaceDwarf(Step[CavernaState]):
    """Which free space to use. Nobody may pass, but a dwarf without a usable space may stay at home."""

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        due = weakest(farm)
        occupant = state.occupant
        free = [space for space in state.opened if occupant[space] == NONE]
        PLACE.offer(usable_spaces(state, farm, due, free), acts)
        if not acts:
            acts.append(STAY_HOME.act())
        if farm.goods[RUBY]:
            self.offer_others(state, farm, due, free, acts)

    def offer_others(self, state: CavernaState, farm: Farm, due: int, free: list[int], acts: list[int]) -> None:
        """Offer stronger dwarfs, for a ruby."""
        others = {
            strength
            for strength, where in zip(farm.strength, farm.where, strict=True)
            if where == HOME and strength > farm.strength[due]
        }
        for strength in sorted(others):
            for space in usable_spaces(state, farm, dwarf_with(farm, strength), free):
                acts.append(HURRY.act(strength, space))

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        farm = state.farms[state.seat]
        if act in STAY_HOME:
            farm.where[weakest(farm)] = STAYED
            if state.events is not None:
                state.tell("stayed", {})
            return
        if act in PLACE:
            dwarf, space = weakest(farm), PLACE.arg(act)
        else:
            strength, space = HURRY.args(act)
            dwarf = dwarf_with(farm, strength)
            state.pay(((RUBY, 1),), "hurry")
        farm.where[dwarf] = space
        state.occupant[space] = state.seat
        state.dwarf = dwarf
        if state.events is not None:
            state.tell("placed", {"space": SPACE_IDS[space], "n": farm.strength[dwarf]})
        carry_out(state, space)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        farm = state.farms[state.seat]
        return Prompt(self.name, {"n": farm.strength[weakest(farm)], "left": farm.where.count(HOME)})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        farm = state.farms[state.seat]
        if act in STAY_HOME:
            return Reason("must_place", {})
        if act in PLACE:
            space = PLACE.arg(act)
        elif act in HURRY:
            strength, space = HURRY.args(act)
            if dwarf_with(farm, strength) == NONE:
                return Reason("no_such_weapon", {"n": strength})
            if strength == farm.strength[weakest(farm)]:
                return Reason("no_hurry", {"n": strength})
            if not farm.goods[RUBY]:
                return Reason("short", {"good": GOODS[RUBY], "n": 1})
        else:
            return Reason("place_first", {})
        if space not in state.opened:
            return Reason("not_in_play", {"space": SPACE_IDS[space]})
        if state.occupant[space] != NONE:
            return Reason("taken", {"space": SPACE_IDS[space], "seat": state.occupant[space]})
        return obstacle(state, space)


PLACE_DWARF: Final = STEPS.add(PlaceDwarf("place_dwarf"))
PLACE_DWARF.between_turns = True
