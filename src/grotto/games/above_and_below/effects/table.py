"""All kinds of effects by key. Items are effects too; their keys are the item ids of the pack."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.effects import cards, choices, gains, people, stakes
from grotto.games.above_and_below.effects.effect import ReadEffect

KINDS: Final[dict[str, ReadEffect]] = {**gains.KINDS, **cards.KINDS, **people.KINDS, **stakes.KINDS, **choices.KINDS}
