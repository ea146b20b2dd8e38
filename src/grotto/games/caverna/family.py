"""Family growth (rules section 6.5)."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import VOCABULARY
from grotto.games.caverna.boxes import Box
from grotto.games.caverna.farm import DWARFS, NEWBORN, Farm
from grotto.games.caverna.state import CavernaState
from grotto.kernel.events import Reason
from grotto.kernel.state import Json

GROW: Final = VOCABULARY.add("grow")


def limit(farm: Farm) -> int:
    """How many dwarfs the player may have."""
    return DWARFS + 1 if farm.traits.sixth_dwarf else DWARFS


class Growth(Box):
    """One more dwarf, unarmed; he counts at once and acts from the next round."""

    def __init__(self) -> None:
        super().__init__()
        self.only_act = GROW.act()

    def possible_for(self, state: CavernaState, farm: Farm, dwarf: int, space: int) -> bool:
        dwarfs = len(farm.strength)
        return dwarfs < limit(farm) and dwarfs < farm.dwarf_room()

    def take(self, state: CavernaState, act: int) -> None:
        farm = state.farms[state.seat]
        farm.strength.append(0)
        farm.where.append(NEWBORN)
        # The Cuddle room grows with the family (ruling 59).
        farm.count_room()
        if state.events is not None:
            state.tell("grown", {"n": len(farm.strength)})

    def explain(self, state: CavernaState, act: int) -> Reason:
        farm = state.farms[state.seat]
        if len(farm.strength) >= limit(farm):
            return Reason("family_complete", {"n": limit(farm)})
        return Reason("no_room_for_dwarf", {"n": farm.dwarf_room()})

    def printed(self) -> Json:
        return {"do": "grow"}
