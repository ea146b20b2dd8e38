"""Weapons (rules sections 6.6 and 11) and trading them away in the Peaceful cave (section 14)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.any_time import SIDE_ACTS, SideActs
from grotto.games.caverna.book import SPACE_IDS, VOCABULARY
from grotto.games.caverna.boxes import Box, given_away
from grotto.games.caverna.farm import HOME, Farm
from grotto.games.caverna.goods import FOOD, GOODS, ORE, RUBY
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import SIDE, Words, numbers
from grotto.kernel.events import Reason
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json

FORGED: Final = 8
STRONGEST: Final = 14

FORGE: Final = VOCABULARY.add("forge", numbers(1, FORGED, "weapon"))


def price(farm: Farm, strength: int) -> int:
    """How much ore a weapon costs."""
    off = farm.traits.forge_off
    return strength - off if strength > off else 0


class Forge(Box):
    """Give the acting dwarf a weapon; only if he has none."""

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        return farm.strength[dwarf] == 0 and farm.goods[ORE] >= price(farm, 1)

    def hopeful(self, state: CavernaState) -> bool:
        farm = state.farms[state.seat]
        if farm.strength[state.dwarf] and not farm.traits.disarms:
            return False
        return farm.goods[RUBY] > 0 or len(farm.traits.exchanges) > 0 or farm.goods[ORE] >= price(farm, 1)

    def steadfast(self, state: CavernaState) -> bool:
        return not given_away(state.farms[state.seat], ORE)

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        farm = state.farms[state.seat]
        if farm.strength[state.dwarf]:
            return
        for strength in range(1, FORGED + 1):
            if farm.goods[ORE] < price(farm, strength):
                return
            acts.append(FORGE.act(strength))

    def claims(self, act: int) -> bool:
        return act in FORGE

    def take(self, state: CavernaState, act: int) -> None:
        farm = state.farms[state.seat]
        strength = FORGE.arg(act)
        due = price(farm, strength)
        if due:
            state.pay(((ORE, due),), SPACE_IDS[state.space])
        farm.strength[state.dwarf] = strength
        if state.events is not None:
            state.tell("forged", {"n": strength})

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        if farm.strength[state.dwarf]:
            return Reason("already_armed", {"n": farm.strength[state.dwarf]})
        return Reason("short", {"good": GOODS[ORE], "n": price(farm, FORGE.arg(act)) - farm.goods[ORE]})

    def printed(self) -> Json:
        return {"do": "forge", "most": FORGED}


def raise_weapon(state: CavernaState, dwarf: int) -> None:
    """Raise a weapon by one, up to the limit; an unarmed dwarf gets nothing."""
    strength = state.farms[state.seat].strength
    if 0 < strength[dwarf] < STRONGEST:
        strength[dwarf] += 1


# ---- the Peaceful cave ---------------------------------------------------------------------

# Dwarfs with the same weapon are told apart by where they are: still to be placed, on a space, or acting.
WAITING: Final = 0
WORKING: Final = 1
ACTING: Final = 2
PLACES: Final[tuple[str, ...]] = ("waiting", "working", "acting")
DISARM: Final = VOCABULARY.add("disarm", numbers(1, STRONGEST, "weapon"), Words("dwarf", PLACES), role=SIDE)


def place_of(state: CavernaState, farm: Farm, dwarf: int) -> int:
    """Whether a dwarf waits, works or acts."""
    if dwarf == state.dwarf:
        return ACTING
    return WAITING if farm.where[dwarf] == HOME else WORKING


class Disarming(SideActs):
    """A weapon for food equal to its strength, at any time."""

    def offer(self, state: CavernaState, farm: Farm, acts: list[int]) -> None:
        if not farm.traits.disarms:
            return
        found: list[int] = []
        for dwarf, strength in enumerate(farm.strength):
            if strength:
                act = DISARM.act(strength, place_of(state, farm, dwarf))
                if act not in found:
                    found.append(act)
        acts.extend(found)

    def claims(self, act: int) -> bool:
        return act in DISARM

    def meant(self, state: CavernaState, farm: Farm, act: int) -> int:
        """The dwarf that an act means, or NONE."""
        strength, place = DISARM.args(act)
        for dwarf, has in enumerate(farm.strength):
            if has == strength and place_of(state, farm, dwarf) == place:
                return dwarf
        return NONE

    def apply(self, state: CavernaState, act: int) -> None:
        farm = state.farms[state.seat]
        dwarf = self.meant(state, farm, act)
        strength = farm.strength[dwarf]
        farm.strength[dwarf] = 0
        state.gain(((FOOD, strength),), "disarm")

    def explain(self, state: CavernaState, act: int) -> Reason:
        if not state.farms[state.seat].traits.disarms:
            return Reason("not_yours", {"furnishing": "peaceful_cave"})
        return Reason("no_such_weapon", {"n": DISARM.args(act)[0]})


SIDE_ACTS.append(Disarming())
