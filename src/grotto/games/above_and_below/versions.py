"""Changes of the rules of Above and Below as we understand them; games begun before one go on without it."""

from __future__ import annotations

from typing import Final

from grotto.kernel.versions import Versions

VERSIONS: Final = Versions()

# After an encounter one is asked whether what was won goes on the track before the turn passes (R26).
PRIZES_ARE_PLACED: Final = VERSIONS.change("prizes_are_placed", "2026-11-17", unnamed=True)

# A number that the table has read gives way to the next one on its card or token (in the place of R31).
PAGES_ARE_NEW: Final = VERSIONS.change("pages_are_new", "2026-11-17")

# Greed takes its coin from the first outcome of an encounter that gives coins, or from none (R43).
GREED_ASKS_FIRST_COINS: Final = VERSIONS.change("greed_asks_first_coins", "2026-11-17")
