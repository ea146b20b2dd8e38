"""A pack: everything a game is played with, ready for the rules."""

from __future__ import annotations

from pathlib import Path

from grotto.games.above_and_below.content.kinds import (
    BUILDING_GROUPS,
    CONDITION_EFFECTS,
    Ailment,
    Artifact,
    Book,
    Card,
    Grid,
    Quest,
    Solo,
    Start,
    Thread,
    Villager,
)


class Pack:
    """Cards, villagers, tokens, numbers and books. Sets of villagers and cards are bits in the order of the lists.

    A villager or card of which there are several has a token for each; what everybody has one of at the
    start (villagers of the group `start`, the starting house) is there once and stands for each player's own.
    """

    def __init__(self, folder: Path, id: str, content: str) -> None:
        self.folder = folder
        self.id = id
        # A hash of the files that contain rules, not of the words.
        self.content = content
        self.languages: tuple[str, ...] = ()
        self.rounds = 0
        # Goods, then cider and potion: together the items.
        self.goods: tuple[str, ...] = ()
        self.rarities: tuple[str, ...] = ()
        self.items: tuple[str, ...] = ()
        self.counts: tuple[int, ...] = ()
        self.cider = 0
        self.potion = 0
        self.supplies = 0
        self.training: tuple[int, ...] = ()
        self.house_row = 0
        self.outpost_row = 0
        self.key_row = 0
        self.base_income = 0
        self.track_points: tuple[int, ...] = ()
        self.track_income: tuple[int, ...] = ()
        self.reputation_top = 0
        self.reputation_bottom = 0
        self.reputation_points: tuple[int, ...] = ()
        self.building_points = 0
        self.supplies_per_point = 1
        self.rank: dict[int, tuple[int, ...]] = {}
        self.start: dict[int, Start] = {}
        self.solo = Solo((), (), (), ())
        self.books: list[Book] = []
        self.threads: list[Thread] = []
        self._no_villagers()
        self._no_cards()
        self._no_modules()

    def _no_villagers(self) -> None:
        self.villagers: list[Villager] = []
        self.villager_ids: tuple[str, ...] = ()
        self.tags: tuple[str, ...] = ()
        self.tag_masks: list[int] = []
        # Sets of villagers: the four groups, then by symbol (plus included, then plus alone) and trait.
        self.group_masks = [0, 0, 0, 0]
        self.hammers = 0
        self.quills = 0
        self.hammer_plus = 0
        self.quill_plus = 0
        self.disobedient = 0
        self.bad_reputation = 0
        self.own_bed = 0
        self.no_drinks = 0
        # The special villagers by kind, as bits of their tokens.
        self.special_ids: tuple[str, ...] = ()
        self.special_masks: list[int] = []

    def _no_cards(self) -> None:
        self.cards: list[Card] = []
        self.card_ids: tuple[str, ...] = ()
        self.card_masks = [0] * len(BUILDING_GROUPS)
        self.starting_house = 0
        # How many symbols of a kind each card has.
        self.beds: list[int] = []
        self.income: list[int] = []
        self.rerolls: list[int] = []
        self.coins_on_build: list[int] = []
        self.coins_on_explore: list[int] = []
        self.potion_income: list[int] = []
        self.train_to_ready: list[int] = []
        self.costs: list[int] = []
        self.caves: list[Grid] = []
        self.cave_ids: tuple[str, ...] = ()
        # Every number that a cave card or a token may have on it, as ids; 0 among them.
        self.numbers: tuple[str, ...] = ()

    def _no_modules(self) -> None:
        self.tokens: list[Grid] = []
        self.token_ids: tuple[str, ...] = ()
        self.artifacts: list[Artifact] = []
        self.artifact_ids: tuple[str, ...] = ()
        self.quests: list[Quest] = []
        self.quest_ids: tuple[str, ...] = ()
        self.ailments: list[Ailment] = []
        self.ailment_ids: tuple[str, ...] = ()
        # The condition that has each effect, -1 if none has.
        self.ailment_of = [-1] * len(CONDITION_EFFECTS)

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: a position names its pack and does not carry it along."""
        from grotto.games.above_and_below.content.folder import named, pack_named

        return pack_named, (named(self), self.content)

    def book(self, number: int) -> Book:
        """One of the two books; they are read when the first is asked for."""
        if not self.books:
            from grotto.games.above_and_below.content.folder import open_books

            open_books(self)
        return self.books[number]

    def artifacts_that(self, effect: int) -> list[int]:
        """The artifacts with an effect."""
        return [index for index, one in enumerate(self.artifacts) if one.effect == effect]
