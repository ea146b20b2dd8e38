"""Ids that depend on the pack, and fields that several frames have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.kernel.kinds import Int, OneOf, Some
from grotto.kernel.shapes import Field

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState

# More than any number of a game.
MANY: Final = 999


def item_ids(state: TableState) -> tuple[str, ...]:
    """Goods, cider and potion."""
    return state.pack.items


def good_ids(state: TableState) -> tuple[str, ...]:
    """All goods; they come first among the items."""
    return state.pack.goods


def villager_ids(state: TableState) -> tuple[str, ...]:
    """All villagers."""
    return state.pack.villager_ids


def card_ids(state: TableState) -> tuple[str, ...]:
    """All buildings."""
    return state.pack.card_ids


def cave_ids(state: TableState) -> tuple[str, ...]:
    """All cave cards."""
    return state.pack.cave_ids


def token_ids(state: TableState) -> tuple[str, ...]:
    """The tokens of the second book."""
    return state.pack.token_ids


def artifact_ids(state: TableState) -> tuple[str, ...]:
    """All kinds of artifacts."""
    return state.pack.artifact_ids


def ailment_ids(state: TableState) -> tuple[str, ...]:
    """All conditions."""
    return state.pack.ailment_ids


def quest_ids(state: TableState) -> tuple[str, ...]:
    """All quests."""
    return state.pack.quest_ids


def number_ids(state: TableState) -> tuple[str, ...]:
    """The numbers on cave cards and tokens."""
    return state.pack.numbers


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
