"""Good games for one in outline, for bots that plan the whole game (`kernel.game.Sketch`).

What experienced players agree on, and the estimate does not see, because it pays off only many rounds later: discounts
first, then the Guest room, with which one turn builds a dwelling and has a child (section 14); one strong weapon early,
for furnishings as loot; herds of several types as soon as there is room, with the Breeding cave; at the end tiles that
count what is there anyway. The order of the first tiles and the time of the children follow the best published game
for one (rules section 22); what is done in the turns between is left open.
"""

from __future__ import annotations

from typing import Final

from grotto.kernel.game import Sketch


def _drawn(*parts: str) -> Sketch:
    """One turn a line: the round, and how its acts begin, separated by commas."""
    turns: list[tuple[int, tuple[str, ...]]] = []
    for line in "".join(parts).split("\n"):
        if line:
            round, acts = line.split(":")
            turns.append((int(round), tuple([act.strip() for act in acts.split(",")])))
    return tuple(turns)


# Four dwellings around r2c4, where the State parlor counts them all: the other tiles go elsewhere.
_DISCOUNTS: Final = """
1: place excavation, twin cavern_cavern r0c3 r1c3, collect
1: place housework, furnish carpenter r0c3, gain
2: place excavation, twin cavern_cavern r0c4 r0c5, collect
2: place housework, furnish stone_carver r1c3, gain
3: place logging
3: place housework, furnish guest_room r0c4, gain
4: place sustenance, twin meadow_field, collect
4: place wish_for_children, furnish mixed_dwelling r2c3, grow
"""

_CHILDREN: Final = """
6: place slash_and_burn, twin meadow_field, sow
7: place excavation, twin cavern_cavern r2c4 r3c4, collect
7: place wish_for_children, furnish dwelling r3c4, grow
8: place sustenance, twin meadow_field, collect
8: place excavation, twin cavern_cavern r1c4 r1c5, collect
8: place slash_and_burn, twin meadow_field, sow
8: place urgent_wish_for_children, furnish dwelling r1c4, grow
10: place sustenance, twin meadow_field, collect
10: place slash_and_burn, twin meadow_field, sow
10: place excavation, twin cavern_cavern r2c5 r3c5, collect
10: place urgent_wish_for_children, furnish additional_dwelling r2c5, grow
11: place housework, furnish state_parlor r2c4
"""

_SHEEP: Final = """
5: place ruby_mining
5: place ore_mining
5: place sheep_farming, stable, small_pasture, collect
"""

_CATTLE: Final = """
5: place ruby_mining
5: place ore_mining
5: place sheep_farming, ruby cattle, stable, small_pasture, collect
"""

# One strong weapon brings furnishings: each expedition is a second Housework.
_WEAPON: Final = """
6: place wood_gathering
6: place blacksmithing, ruby ore, forge 7, loot furnish_cavern breeding_cave r0c5
7: place logging
10: place blacksmithing, loot furnish_cavern broom_chamber
11: place logging, collect, loot furnish_cavern main_storage
12: place blacksmithing, loot furnish_cavern weaving_parlor
"""

_LAST: Final = """
10: place donkey_farming, collect
11: place sheep_farming, large_pasture, collect
11: place slash_and_burn, sow
11: place ore_mining
11: place ore_trading
12: place housework, furnish fodder_chamber
12: place donkey_farming, large_pasture, collect
12: place urgent_wish_for_children
12: place ruby_mining
12: place ruby_delivery
"""

SKETCHES: Final[tuple[Sketch, ...]] = (
    _drawn(_DISCOUNTS, _SHEEP, _CHILDREN),
    _drawn(_DISCOUNTS, _SHEEP, _WEAPON, _CHILDREN),
    _drawn(_DISCOUNTS, _CATTLE, _WEAPON, _CHILDREN),
    _drawn(_DISCOUNTS, _SHEEP, _WEAPON, _CHILDREN, _LAST),
)
