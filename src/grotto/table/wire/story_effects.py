"""What outcomes of a book of Above and Below bring: one type for each kind of effect."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class StoryCoins(Struct, tag_field="do", tag="coins"):
    """Coins won or lost."""

    n: int


class StoryItem(Struct, tag_field="do", tag="item"):
    """Tokens of one kind, won or lost."""

    item: str
    n: int


class StorySupplies(Struct, tag_field="do", tag="supplies"):
    """Supplies won."""

    n: int


class StoryReputation(Struct, tag_field="do", tag="reputation"):
    """Reputation won or lost."""

    n: int


class StoryCoinsForReputation(Struct, tag_field="do", tag="coins_for_reputation"):
    """Up to so many coins for as much reputation."""

    n: int


class StoryCave(Struct, tag_field="do", tag="cave"):
    """So many more caves."""

    n: int


class StoryBuilding(Struct, tag_field="do", tag="building"):
    """A building of at most this cost."""

    n: int


class StoryVillager(Struct, tag_field="do", tag="villager"):
    """The cheapest villager of the row."""


class StorySpecial(Struct, tag_field="do", tag="special"):
    """A special villager; the pack may have several of this kind."""

    villager: str


class StoryInjure(Struct, tag_field="do", tag="injure"):
    """So many villagers are injured."""

    n: int


class StoryCondition(Struct, tag_field="do", tag="condition"):
    """So many villagers get a condition."""

    condition: str
    n: int


class StoryStake(Struct, tag_field="do", tag="stake"):
    """What becomes of the stake."""

    way: Literal["copy", "lose", "injure"]


class StoryChoose(Struct, tag_field="do", tag="choose"):
    """One of several lists."""

    lists: list[list[StoryEffect]]


class StoryGamble(Struct, tag_field="do", tag="gamble"):
    """Dice whose faces bring effects; `bet` is the highest bet, 0 where nothing is bet."""

    dice: int
    bet: int
    faces: dict[str, list[StoryEffect]]


StoryEffect = (
    StoryCoins
    | StoryItem
    | StorySupplies
    | StoryReputation
    | StoryCoinsForReputation
    | StoryCave
    | StoryBuilding
    | StoryVillager
    | StorySpecial
    | StoryInjure
    | StoryCondition
    | StoryStake
    | StoryChoose
    | StoryGamble
)
