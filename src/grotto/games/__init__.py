"""The games of the house, one folder per rulebook, and those of others (`registry`)."""

from __future__ import annotations

from grotto.games.registry import Registry

# Named as in the entry points of other packages.
GAMES = Registry(
    {
        "cave_vs_cave": "grotto.games.cave_vs_cave.game:CaveVsCave",
        "caverna": "grotto.games.caverna.game:Caverna",
        "above_and_below": "grotto.games.above_and_below.game:with_default_pack",
    }
)
