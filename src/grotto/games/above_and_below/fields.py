"""Ids that depend on the pack, and fields that several frames have."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from grotto.kernel.kinds import Int, OneOf, Some
from grotto.kernel.shapes import Field

# More than any number of a game.
MANY: Final = 999

# For a position, the ids of all things of a kind that its pack has.
item_ids: Final = attrgetter("pack.items")
# Goods come first among the items; cider and potion follow.
good_ids: Final = attrgetter("pack.goods")
villager_ids: Final = attrgetter("pack.villager_ids")
card_ids: Final = attrgetter("pack.card_ids")
cave_ids: Final = attrgetter("pack.cave_ids")
token_ids: Final = attrgetter("pack.token_ids")
artifact_ids: Final = attrgetter("pack.artifact_ids")
ailment_ids: Final = attrgetter("pack.ailment_ids")
quest_ids: Final = attrgetter("pack.quest_ids")
# The numbers on cave cards and tokens.
number_ids: Final = attrgetter("pack.numbers")


def villager_field(name: str) -> Field:
    """A villager that a frame names."""
    return Field(name, OneOf(villager_ids, required=True))


def villagers_field(name: str) -> Field:
    """A set of villagers that a frame names."""
    return Field(name, Some(villager_ids))


def card_field(name: str) -> Field:
    """A building that a frame names."""
    return Field(name, OneOf(card_ids, required=True))


def count_field(name: str, least: int) -> Field:
    """How many of something; what that means is checked by the rules."""
    return Field(name, Int(least, MANY))
