"""Expeditions (rules section 6.7)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.actions import More
from grotto.games.caverna.book import END_EXPEDITION, STEPS
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.farm import Farm
from grotto.games.caverna.goods import RUBY
from grotto.games.caverna.loot import ALL_WEAPONS, LOOT, LOOT_IDS, OPENED, is_loot, item_of
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.weapons import STRONGEST, raise_weapon
from grotto.kernel.agenda import AutomaticStep, Frame
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import Int, Some
from grotto.kernel.shapes import Field
from grotto.kernel.state import Json

# The highest level of an expedition.
HIGHEST: Final = 4


def offer_loot(state: CavernaState, strength: int, taken: int, acts: list[int]) -> None:
    """Items not taken yet for which the weapon was strong enough when the expedition began."""
    for index in range(OPENED[strength]):
        if not taken >> index & 1:
            LOOT[index].offer(state, acts)


def take_loot(state: CavernaState, act: int, left: int, taken: int, strength: int) -> None:
    """Carry one item out, and go on if another may follow."""
    item = item_of(act)
    taken |= 1 << item
    if left > 1 and taken.bit_count() < OPENED[strength]:
        state.agenda.append((LOOT_STEP.number, left - 1, taken, strength))
    else:
        state.agenda.append((RETURN.number, taken))
    if state.events is not None:
        state.tell("loot", {"loot": LOOT_IDS[item]})
    LOOT[item].take(state, act)


def explain_loot(state: CavernaState, act: int, strength: int, taken: int) -> Reason:
    """Why an item can't be taken."""
    item = item_of(act)
    if taken >> item & 1:
        return Reason("loot_taken", {"loot": LOOT_IDS[item]})
    if LOOT[item].strength > strength:
        return Reason("too_weak", {"loot": LOOT_IDS[item], "n": LOOT[item].strength})
    return LOOT[item].explain(state, act)


class Expedition(Box):
    """Up to `level` different items, one after another in any order; only for an armed dwarf."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        # Dog and wood can always be taken.
        return farm.strength[dwarf] > 0

    def steadfast(self, state: CavernaState) -> bool:
        return not state.farms[state.seat].traits.disarms

    def obstacle(self, farm: Farm, space: int) -> Reason:
        return Reason("unarmed", {})

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        strength = state.farms[state.seat].strength[state.dwarf]
        if strength:
            offer_loot(state, strength, 0, acts)

    def claims(self, act: int) -> bool:
        return is_loot(act)

    def take(self, state: CavernaState, act: int) -> None:
        take_loot(state, act, self.level, 0, state.farms[state.seat].strength[state.dwarf])

    def explain(self, state: CavernaState, act: int) -> Reason:
        strength = state.farms[state.seat].strength[state.dwarf]
        if not strength:
            return Reason("unarmed", {})
        return explain_loot(state, act, strength, 0)

    def printed(self) -> Json:
        return {"do": "expedition", "level": self.level}


class MoreLoot(More):
    """What is left of an expedition: how many items, what was taken, and the strength it began with."""

    def remembers(self) -> list[Field]:
        return [Field("left", Int(1, HIGHEST)), Field("taken", Some(LOOT_IDS)), Field("strength", Int(1, STRONGEST))]

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        _, _, taken, strength = frame
        offer_loot(state, strength, taken, acts)
        acts.append(END_EXPEDITION.act())

    def hopeful(self, state: CavernaState) -> bool:
        farm = state.farms[state.seat]
        return farm.goods[RUBY] > 0 or len(farm.traits.exchanges) > 0

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        _, left, taken, strength = frame
        if act in END_EXPEDITION:
            state.agenda.append((RETURN.number, taken))
        else:
            take_loot(state, act, left, taken, strength)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        _, left, _, strength = frame
        return Prompt(self.name, {"n": left, "strength": strength})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        _, _, taken, strength = frame
        if is_loot(act):
            return explain_loot(state, act, strength, taken)
        return Reason("on_expedition", {})


class Return(AutomaticStep[CavernaState]):
    """Weapons grow after the expedition: all of them if that was taken, then that of the traveller."""

    def remembers(self) -> list[Field]:
        return [Field("taken", Some(LOOT_IDS))]

    def run(self, state: CavernaState, frame: Frame) -> None:
        _, taken = frame
        farm = state.farms[state.seat]
        if taken >> ALL_WEAPONS & 1:
            for dwarf in range(len(farm.strength)):
                raise_weapon(state, dwarf)
        raise_weapon(state, state.dwarf)
        if state.events is not None:
            state.tell("returned", {"n": farm.strength[state.dwarf]})


LOOT_STEP: Final = STEPS.add(MoreLoot("loot", END_EXPEDITION.act()))
RETURN: Final = STEPS.add(Return("return"))
