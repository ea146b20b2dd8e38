"""Good games for one in outline, for bots that plan the whole game (`kernel.game.Sketch`).

What experienced players agree on, and the estimate does not see, because it pays off only many rounds later: discounts
first, then the Guest room, with which one turn builds a dwelling and has a child (section 14); one strong weapon early,
for furnishings as loot; herds of several types as soon as there is room, with the Breeding cave; at the end tiles that
count what is there anyway, and the Office room to have cells for them. The order of the first tiles, the time of the
children and the choice of the last tiles follow the best published game for one (rules section 22); what is done in the
turns between is left open.
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


_DISCOUNTS: Final = """
1: place excavation, twin cavern_cavern r0c3 r1c3, collect
1: place housework, furnish carpenter r1c3, gain
2: place excavation, twin cavern_cavern r0c4 r0c5, collect
2: place housework, furnish stone_carver r0c3, gain
3: place logging
3: place housework, furnish guest_room r0c4, gain
4: place sustenance, twin meadow_field, collect
4: place wish_for_children, furnish mixed_dwelling r2c3, grow
"""

_SHEEP: Final = """
5: place ruby_mining
5: place ore_mining
5: place sheep_farming, stable, small_pasture, collect
6: place wood_gathering
6: place blacksmithing, ruby ore, forge 7, loot furnish_cavern breeding_cave r0c5
6: place slash_and_burn, twin meadow_field, sow
"""

# The Office room comes before the tiles that hang over the edge: each of them is two gold and room for one more tile.
# Dwellings stand around r3c4, where the State parlor counts them, the printed one among them.
_CHILDREN: Final = """
7: place excavation, twin cavern_cavern r1c4 r2c4, collect
7: place wish_for_children, furnish dwelling r2c4, grow
7: place logging, collect, loot furnish_cavern office_room r1c4
8: place sustenance, twin meadow_field, collect
8: place excavation, twin cavern_cavern r3c4 r4c4
8: place urgent_wish_for_children, furnish dwelling r4c4, grow, gain
8: place blacksmithing
10: place excavation, twin cavern_cavern r3c5 r3c6, collect
10: place urgent_wish_for_children, furnish additional_dwelling r3c5, grow, gain
10: place housework, furnish state_parlor r3c4, gain
10: place blacksmithing, loot furnish_cavern broom_chamber r3c6
"""

# One Adventure with a strong weapon furnishes twice.
_COUNTED: Final = """
11: place sustenance, twin meadow_field, collect
11: place excavation, twin cavern_cavern r1c5 r1c6, collect
11: place slash_and_burn, twin meadow_field, sow
11: place sheep_farming, large_pasture, stable, collect
11: place adventure, loot furnish_cavern main_storage, loot furnish_cavern weaving_parlor
12: place excavation, twin cavern_cavern r2c5 r2c6, collect
12: place slash_and_burn, twin meadow_field, sow
12: place housework, furnish fodder_chamber, gain
12: place ruby_mining
12: place blacksmithing, loot furnish_cavern food_chamber
"""

SKETCHES: Final[tuple[Sketch, ...]] = (_drawn(_DISCOUNTS, _SHEEP, _CHILDREN, _COUNTED),)
