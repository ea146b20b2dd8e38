"""All kinds of effects by their key. Items are effects too: those are called as the pack calls its items."""

from __future__ import annotations

from grotto.games.above_and_below.effects import cards, choices, gains, people, stakes
from grotto.games.above_and_below.effects.effect import ReadEffect

KINDS: dict[str, ReadEffect] = {**gains.KINDS, **cards.KINDS, **people.KINDS, **stakes.KINDS, **choices.KINDS}
