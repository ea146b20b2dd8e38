"""What our games say as data (printed facts, positions, what is shown beside them), typed for those who draw it.

The terminal reads these types, and those of the browser are made from them when the client is built. A test holds them
against what the games really say.
"""

from __future__ import annotations

import msgspec

from grotto.table.wire.above_and_below import VillageFacts, VillagePage, VillagePosition, VillageShown, VillageTales
from grotto.table.wire.cave_vs_cave import CaveFacts, CavePosition, CaveShown
from grotto.table.wire.caverna import FarmFacts, FarmPosition, FarmShown

# The facts of each game, its positions, and what is shown beside them.
TYPES: dict[str, tuple[type, type, type]] = {
    "cave_vs_cave": (CaveFacts, CavePosition, CaveShown),
    "caverna": (FarmFacts, FarmPosition, FarmShown),
    "above_and_below": (VillageFacts, VillagePosition, VillageShown),
}


def components(reference: str) -> dict[str, object]:
    """The schema of each type by its name, for the description of the API."""
    roots = [kind for kinds in TYPES.values() for kind in kinds]
    _, found = msgspec.json.schema_components([*roots, VillagePage, VillageTales], ref_template=reference)
    return dict(found)
