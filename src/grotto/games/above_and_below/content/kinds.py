"""What a pack is made of: typed records, and sets of villagers and cards as bits of an int."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from grotto.games.above_and_below.content.scenes import Scene
from grotto.games.above_and_below.effects.effect import Effect

if TYPE_CHECKING:
    from grotto.games.above_and_below.content.pack import Pack
    from grotto.games.above_and_below.state import TableState
    from grotto.kernel.state import Json

# Groups of villagers and of buildings.
VILLAGER_GROUPS: Final[tuple[str, ...]] = ("start", "common", "extra", "special")
START_GROUP: Final = 0
COMMON: Final = 1
EXTRA: Final = 2
SPECIAL: Final = 3
BUILDING_GROUPS: Final[tuple[str, ...]] = ("start", "house", "outpost", "key", "star")
START_HOUSE: Final = 0
HOUSE: Final = 1
OUTPOST: Final = 2
KEY: Final = 3
STAR: Final = 4

SYMBOLS: Final[tuple[str, ...]] = ("hammer", "quill", "hammer_plus", "quill_plus")
TRAITS: Final[tuple[str, ...]] = ("disobedient", "bad_reputation", "own_bed", "no_cider_no_potion")

ARTIFACT_EFFECTS: Final[tuple[str, ...]] = ("explore_bonus", "train_with_quill_plus", "harvest_two")
EXPLORE_BONUS: Final = 0
TRAIN_WITH_QUILL_PLUS: Final = 1
HARVEST_TWO: Final = 2

CONDITION_EFFECTS: Final[tuple[str, ...]] = (
    "lantern_die_minus_1",
    "obedience_die_1_2_refuses",
    "expedition_coins_minus_1",
    "cannot_be_injured_while_exploring",
)
POISON: Final = 0
SADNESS: Final = 1
GREED: Final = 2
COWARDICE: Final = 3

DRINKS: Final[tuple[str, ...]] = ("cider", "potion")
# Things besides items that a card may give points for.
PER_THINGS: Final[tuple[str, ...]] = ("house_class", "villager", "empty_cave")

DIE: Final = 6
FACES: Final = [1, 2, 3, 4, 5, 6]
# The number of players of the one-player game (section 18).
SOLO: Final = 1
# The symbols that paragraphs ask for; a plus counts as one.
SYMBOL_IDS: Final[tuple[str, ...]] = ("hammer", "quill")
# The most coins that can be given, bet, or taken for reputation, and the most lists to choose from.
MOST_NUMBER: Final = 20
MOST_OPTIONS: Final = 6
# The most coins that a bonus or an explore number may cost.
MOST_PAY: Final = 3
MOST_TIERS: Final = 3
# The most copies of a villager or card.
MOST_COPIES: Final = 9


class Villager(NamedTuple):
    """A villager token. `lanterns` is what each value of the die, from 0 to 6, gives."""

    id: str
    kind: str
    group: int
    lanterns: tuple[int, ...]
    dice: tuple[tuple[int, int], ...]
    symbols: tuple[str, ...]
    traits: tuple[str, ...]
    tags: tuple[str, ...]


class Card(NamedTuple):
    """A building with everything printed on it."""

    id: str
    kind: str
    group: int
    cost: int
    beds: int
    vp: int
    income: int
    reroll: int
    coin_on_build: int
    coin_on_explore: int
    potion_income: int
    # The good on the card (-1: none), how many at purchase, and whether it is refilled.
    good: int
    stock: int
    replenish: bool
    build_potion: int
    build_reputation: int
    train_to_ready: bool
    # Drinks that may be spent as coins, as bits: 1 cider, 2 potion.
    spend: int
    # Pairs of thing and points. A thing is an item or, counted on after the items, one of PER_THINGS.
    vp_per: tuple[tuple[int, int], ...]
    income_per: tuple[tuple[int, int], ...]


class Artifact(NamedTuple):
    """An artifact token."""

    id: str
    copies: int
    effect: int


class Quest(NamedTuple):
    """A quest token: what must be owned, as pairs of item and number."""

    id: str
    requires: tuple[tuple[int, int], ...]
    vp: int


class Ailment(NamedTuple):
    """A villager condition."""

    id: str
    copies: int
    effect: int


class Grid(NamedTuple):
    """A cave card, or a token of the second book: a number for each face of the die."""

    id: str
    region: str
    numbers: tuple[int, ...]


class Requirement:
    """What a choice asks for; `key` is its name in a pack. Its kinds are in `requirements.py`."""

    def __init__(self, key: str) -> None:
        self.key = key

    def met(self, state: TableState) -> bool:
        """Whether the explorer meets it now."""
        raise NotImplementedError

    def describe(self, pack: Pack) -> Json:
        """The requirement as it is written in a pack."""
        raise NotImplementedError


class Bonus:
    """Lanterns that a choice adds; its kinds are in `bonuses.py`."""

    def __init__(self, lanterns: int) -> None:
        self.lanterns = lanterns
        # What must be paid for it; 0 if nothing is.
        self.pays = 0

    def now(self, state: TableState) -> int:
        """The lanterns that it adds now; those of a paid one are counted apart."""
        raise NotImplementedError

    def describe(self, pack: Pack) -> Json:
        """The bonus as it is written in a pack."""
        raise NotImplementedError


class Outcome(NamedTuple):
    """What a reached number, an automatic choice or a failure brings; `goto` is a paragraph's place or -1."""

    effects: tuple[Effect, ...]
    goto: int


class Tier(NamedTuple):
    """An explore number of a choice, what must be paid for it, and its outcome."""

    explore: int
    pay: int
    outcome: int


NO_STAKE: Final = 0
ITEM_STAKE: Final = 1
VILLAGER_STAKE: Final = 2
STAKES: Final[tuple[str, ...]] = ("item", "villager")


class Choice(NamedTuple):
    """A line of a paragraph. `auto` and `failure` are outcomes, -1 if there is none."""

    id: str
    requires: tuple[Requirement, ...]
    cost: int
    stake: int
    bonuses: tuple[Bonus, ...]
    tiers: tuple[Tier, ...]
    auto: int
    failure: int


class Paragraph(NamedTuple):
    """A paragraph of a book."""

    id: int
    direct: bool
    choices: tuple[Choice, ...]


BOOKS: Final[tuple[str, ...]] = ("book", "deep")
FIRST_BOOK: Final = 0
SECOND_BOOK: Final = 1
CHOICE_IDS: Final[tuple[str, ...]] = ("a", "b", "c")


class Book:
    """A book of encounters. Its outcomes are not part of any position before they are reached."""

    __slots__ = ("direct", "id", "outcomes", "paragraphs", "places", "scenes")

    def __init__(self, id: str) -> None:
        self.id = id
        self.paragraphs: list[Paragraph] = []
        # The picture of each paragraph.
        self.scenes: list[Scene] = []
        # The direct paragraphs in ascending order of their ids, and where each id is.
        self.direct: list[int] = []
        self.places: dict[int, int] = {}
        self.outcomes: list[Outcome] = []

    def find(self, number: int) -> int:
        """The paragraph that a number on a card means (R50)."""
        return self.direct[(number - 1) % len(self.direct)]


class Thread(NamedTuple):
    """What goes on from one encounter to another: paragraphs, each as its book and its id."""

    id: str
    parts: tuple[tuple[int, int], ...]


class Start(NamedTuple):
    """The start for a number of players."""

    coins: tuple[int, ...]
    exhausted: int


class Solo(NamedTuple):
    """The numbers of the one-player game (section 18)."""

    rival: tuple[int, ...]
    key: tuple[int, ...]
    quest: tuple[int, ...]
    bands: tuple[tuple[str, int], ...]
