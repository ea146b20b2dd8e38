"""A village: what one player owns."""

from __future__ import annotations

from collections.abc import Sequence

from grotto.games.above_and_below.content.kinds import OUTPOST, Card
from grotto.kernel.bits import union
from grotto.kernel.kinds import NONE


class Village:
    """What one player owns. Items are counted in the order of the pack: goods, cider, potion."""

    __slots__ = (
        "ailments",
        "artifacts",
        "buildings",
        "caves",
        "coins",
        "exhausted",
        "injured",
        "items",
        "outposts",
        "passed",
        "placed",
        "quests",
        "ready",
        "reputation",
        "sale",
        "spend",
        "stock",
        "supplies",
        "track",
        "turned",
    )

    coins: int
    items: list[int]
    supplies: int
    # The item in the sale space.
    sale: int
    # The kinds on the advancement track in the order of their slots, and how many goods of each kind lie there.
    track: tuple[int, ...]
    placed: tuple[int, ...]
    # Buildings in the order in which they were built, and the goods that lie on each.
    buildings: tuple[int, ...]
    stock: tuple[int, ...]
    # Caves in the order in which they were won; each outpost stands on one of them.
    caves: tuple[int, ...]
    outposts: int
    # Which drinks may be spent as coins: 1 cider, 2 potion.
    spend: int
    ready: int
    exhausted: int
    injured: int
    # Villagers with each condition.
    ailments: tuple[int, ...]
    reputation: int
    passed: bool
    # Artifacts of each kind: all of them, and those that were used this round.
    artifacts: tuple[int, ...]
    turned: tuple[int, ...]
    quests: int

    def clone(self) -> Village:
        """A copy that shares nothing that changes."""
        other = Village()
        other.coins = self.coins
        other.items = self.items.copy()
        other.supplies = self.supplies
        other.sale = self.sale
        other.track = self.track
        other.placed = self.placed
        other.buildings = self.buildings
        other.stock = self.stock
        other.caves = self.caves
        other.outposts = self.outposts
        other.spend = self.spend
        other.ready = self.ready
        other.exhausted = self.exhausted
        other.injured = self.injured
        other.ailments = self.ailments
        other.reputation = self.reputation
        other.passed = self.passed
        other.artifacts = self.artifacts
        other.turned = self.turned
        other.quests = self.quests
        return other

    def key(self) -> tuple[object, ...]:
        """All fields of the village, hashable."""
        return (
            self.coins, tuple(self.items), self.supplies, self.sale, self.track, self.placed, self.buildings,
            self.stock, self.caves, self.ready, self.exhausted, self.injured, self.ailments, self.reputation,
            self.passed, self.artifacts, self.turned, self.quests,
        )  # fmt: skip

    def empty_caves(self) -> int:
        """Caves that carry no outpost."""
        return len(self.caves) - self.outposts

    def work_out(self, cards: Sequence[Card]) -> None:
        """What follows from the buildings; `cards` are all cards of the pack."""
        own = [cards[building] for building in self.buildings]
        self.spend = union([card.spend for card in own])
        self.outposts = sum([card.group == OUTPOST for card in own])

    def owned(self, item: int) -> int:
        """How many of an item he owns: supply, sale space and track; not what lies on buildings (R17, R34)."""
        return self.items[item] + self.placed[item] + (self.sale == item)

    def villagers(self) -> int:
        """All villagers at home, as bits."""
        return self.ready | self.exhausted | self.injured


def one_more(counts: tuple[int, ...], index: int, n: int = 1) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return (*counts[:index], counts[index] + n, *counts[index + 1 :])


def new_village(items: int, ailments: int, artifacts: int) -> Village:
    """A village without anything in it, for a pack with so many items, conditions and artifacts."""
    village = Village()
    village.coins = 0
    village.items = [0] * items
    village.supplies = 0
    village.sale = NONE
    village.track = ()
    village.placed = (0,) * items
    village.buildings = ()
    village.stock = ()
    village.caves = ()
    village.outposts = 0
    village.spend = 0
    village.ready = 0
    village.exhausted = 0
    village.injured = 0
    village.ailments = (0,) * ailments
    village.reputation = 0
    village.passed = False
    village.artifacts = (0,) * artifacts
    village.turned = (0,) * artifacts
    village.quests = 0
    return village
