"""Changes of the rules of Caverna as we understand them; games begun before one are played to their end without it."""

from __future__ import annotations

from typing import Final

from grotto.kernel.versions import Versions

VERSIONS: Final = Versions()

# Nobody begs without having been asked, nor is food paid that a ruby could still change: one is asked to feed.
FEEDING_IS_ASKED: Final = VERSIONS.change("feeding_is_asked", "2026-11-17", unnamed=True)
