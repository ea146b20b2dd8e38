"""The data of Above and Below: what is printed in a pack, a position, an open page of a book."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from grotto.table.wire.story_effects import StoryEffect

Counts = dict[str, int]
# A text by language.
Words = dict[str, str]


class VillageDie(Struct):
    """What a villager's die gives from a number on."""

    roll: int
    lanterns: int


class VillageVillager(Struct):
    """A villager as printed."""

    kind: str
    group: Literal["start", "common", "extra", "special"]
    dice: list[VillageDie]
    symbols: list[str]
    traits: list[str]
    tags: list[str]


class VillageOnBuild(Struct):
    """What a building brings when it is built."""

    potion: int
    reputation: int


class VillageCard(Struct):
    """A building as printed."""

    kind: str
    group: Literal["start", "house", "outpost", "key", "star"]
    cost: int
    beds: int
    vp: int
    income: int
    reroll: int
    coin_on_build: int
    coin_on_explore: int
    potion_income: int
    good: str | None
    stock: int
    replenish: bool
    on_build: VillageOnBuild
    train_to_ready: bool
    spend_as_coin: list[str]
    vp_per: Counts
    income_per_track_good: Counts


class VillageGood(Struct):
    """A good, how rare it is, and how many there are."""

    id: str
    rarity: str
    count: int


class VillageTrack(Struct):
    """The track of goods, slot by slot."""

    base_income: int
    points: list[int]
    income: list[int]


class VillageReputation(Struct):
    """The reputation track, from its top down."""

    top: int
    points: list[int]


class VillageDeepToken(Struct):
    """A token of the deep."""

    region: str
    grid: list[int]


class VillageCopies(Struct):
    """An artifact or a condition."""

    copies: int
    effect: str


class VillageQuest(Struct):
    """A quest."""

    requires: Counts
    vp: int


class VillageScoring(Struct):
    """Points for each building, and supplies that are one point together."""

    building: int
    supplies_per_point: int


class VillageFacts(Struct):
    """Everything that is printed."""

    pack: str
    content: str
    languages: list[str]
    rounds: int
    goods: list[VillageGood]
    tokens: Counts
    rows: Counts
    training: list[int]
    track: VillageTrack
    reputation: VillageReputation
    rank: dict[str, list[int]]
    villagers: dict[str, VillageVillager]
    buildings: dict[str, VillageCard]
    caves: dict[str, list[int]]
    deep_tokens: dict[str, VillageDeepToken]
    artifacts: dict[str, VillageCopies]
    quests: dict[str, VillageQuest]
    conditions: dict[str, VillageCopies]
    scoring: VillageScoring
    bands: Counts


class VillageSlot(Struct):
    """A slot of the track that is taken."""

    good: str
    n: int


class VillageBuilding(Struct):
    """A building of a village, and the goods on it."""

    building: str
    goods: int


class VillageOfPlayer(Struct):
    """A player's village."""

    coins: int
    items: Counts
    supplies: int
    sale: str | None
    track: list[VillageSlot]
    buildings: list[VillageBuilding]
    caves: list[str]
    ready: list[str]
    exhausted: list[str]
    injured: list[str]
    conditions: dict[str, list[str]]
    reputation: int
    passed: bool
    artifacts: Counts
    turned: Counts
    quests: list[str]


class VillageRolled(Struct):
    """A die that was rolled in an encounter, with what was added to it."""

    villager: str
    die: int
    added: int


class VillageEncounter(Struct):
    """An exploration that is going on."""

    cave: str
    token: str | None
    book: str
    paragraph: int | None
    party: list[str]
    explorers: list[str]
    exerted: list[str]
    rerolls: int
    choice: str | None
    stake: str | None
    dice: list[VillageRolled]
    bonus: int


class VillageDeck(Struct):
    """A deck: what nobody has seen, and what lies below it."""

    unseen: list[str]
    below: list[str]


class VillageRows(Struct):
    """The rows of buildings for sale."""

    houses: list[str]
    outposts: list[str]
    keys: list[str]
    stars: list[str]


class VillageThisTurn(Struct):
    """How far the turn has got, as far as it is drawn."""

    action: str | None
    members: list[str]
    brought: str | None
    refreshed: bool


class VillagePosition(Struct):
    """A position, without what only the engine reads."""

    players: int
    options: dict[str, str | int]
    round: int
    first: int
    seat: int
    rows: VillageRows
    training: list[str | None]
    decks: dict[str, VillageDeck]
    cave_top: str | None
    supply: Counts
    supplies_left: int
    cider_on_board: int
    artifact_pile: Counts
    artifact_on_deck: bool
    quests: list[str]
    rival: int
    villages: list[VillageOfPlayer]
    this_turn: VillageThisTurn
    encounter: VillageEncounter | None


class VillageShownVillage(Struct):
    """What follows from a village; `next_income` with one more kind of goods on the track."""

    income: int
    next_income: int
    beds: int
    empty_caves: int


class VillageShown(Struct):
    """What is shown besides."""

    caves_left: int
    villages: list[VillageShownVillage]


class VillageTier(Struct):
    """Lanterns to reach, what that costs, and how many coins are short of it (R15)."""

    explore: int
    pay: int
    short: int


class VillageOdds(Struct):
    """How likely a tier is: as it is, paying for bonuses, exerting villagers as well."""

    explore: int
    chance: tuple[int, int]
    paying: tuple[int, int]
    exerting: tuple[int, int]


class VillageBonus(Struct, omit_defaults=True):
    """More lanterns under a condition."""

    lanterns: int
    per: str | UnsetType = UNSET
    owns: list[str] | UnsetType = UNSET
    pays: int | UnsetType = UNSET
    tag: str | UnsetType = UNSET
    without: str | UnsetType = UNSET


class VillageOutcome(Struct):
    """What comes of a choice, and the paragraph where the story goes on."""

    effects: list[StoryEffect]
    goto: int | None


class VillageChoice(Struct, omit_defaults=True):
    """A choice of an open page, as it is read aloud; `now` is what each bonus adds now.

    What comes of it is only for the person who reads.
    """

    id: str
    label: Words
    requires: list[dict[str, str | int]]
    cost: int
    stake: str | None
    bonuses: list[VillageBonus]
    now: list[int]
    tiers: list[VillageTier]
    odds: list[VillageOdds]
    possible: bool
    outcomes: list[VillageOutcome] | UnsetType = UNSET
    outcome_texts: list[Words] | UnsetType = UNSET
    failure: VillageOutcome | UnsetType | None = UNSET
    failure_text: Words | UnsetType = UNSET


class VillagePageDie(Struct):
    """A die on the table, with what it gives."""

    villager: str
    die: int
    value: int
    lanterns: int


class VillagePage(Struct):
    """The page of a book that is open, as a viewer may see it; `options` are the lists of an open `choose`.

    `picture` is its place, its light, then the figures.
    """

    book: str
    paragraph: int
    reader: int
    knows: bool
    picture: list[str]
    text: Words
    choices: list[VillageChoice]
    chosen: str | None
    dice: list[VillagePageDie]
    options: list[list[StoryEffect]]


class VillageEvent(Struct):
    """Something that happened in a tale."""

    id: str
    seat: int
    data: dict[str, str | int]


class VillageTalePage(Struct):
    """A page of a tale: what was read, what was done, how it ended and what came of it. Words are by language."""

    book: str
    paragraph: int
    text: Words
    deed: Words
    end: Words
    failed: bool
    came: list[VillageEvent]


class VillageTale(Struct):
    """An encounter that can be read again; `won` is not known while the party is below."""

    seat: int
    round: int
    cave: str
    villagers: int
    pages: list[VillageTalePage]
    won: bool | None
    threads: list[str]


class VillageTales(Struct):
    """The tales of a game so far, and the names of the threads that run through them."""

    tales: list[VillageTale]
    threads: dict[str, Words]
