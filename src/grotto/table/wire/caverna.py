"""The data of Caverna."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from grotto.table.wire.caverna_effects import FarmEffect, Goods

Harvest = Literal["none", "full", "pay_one", "choice", "unknown"]


class BoxAndOr(Struct, tag_field="do", tag="and_or"):
    """Parts of which any may be done, in any order."""

    parts: list[FarmBox]


class BoxAndThenOr(Struct, tag_field="do", tag="and_then_or"):
    """Parts of which any may be done, in this order."""

    parts: list[FarmBox]


class BoxAndThen(Struct, tag_field="do", tag="and_then"):
    """Parts of which each opens the next."""

    parts: list[FarmBox]


class BoxEither(Struct, tag_field="do", tag="either"):
    """Parts of which one may be done."""

    parts: list[FarmBox]


class BoxCollect(Struct, tag_field="do", tag="collect"):
    """Take the goods of the space, and more."""

    also: Goods | UnsetType = UNSET
    per_ore_mine: Goods | UnsetType = UNSET
    ruby_mines: int | UnsetType = UNSET


class BoxGrow(Struct, tag_field="do", tag="grow"):
    """Grow the family."""


class BoxGain(Struct, tag_field="do", tag="gain"):
    """Take goods."""

    goods: Goods


class BoxTwin(Struct, tag_field="do", tag="twin"):
    """Lay a twin tile."""

    tiles: list[str]
    also: Goods


class BoxSingle(Struct, tag_field="do", tag="single"):
    """Lay a single tile."""

    tile: str


class BoxStartingPlayer(Struct, tag_field="do", tag="starting_player"):
    """Start the next round."""

    also: Goods


class BoxImitate(Struct, tag_field="do", tag="imitate"):
    """Use a space that is taken, for food."""

    food: int


class BoxExpedition(Struct, tag_field="do", tag="expedition"):
    """Go on an expedition."""

    level: int


class BoxFurnish(Struct, tag_field="do", tag="furnish"):
    """Furnish a cavern, at another price than the printed one where it says so."""

    tiles: Literal["any", "dwellings", "dwelling"]
    pay: Goods | UnsetType = UNSET


class BoxSow(Struct, tag_field="do", tag="sow"):
    """Sow fields."""

    grain: int
    vegetable: int


class BoxMarket(Struct, tag_field="do", tag="market"):
    """Buy goods."""

    prices: Goods


class BoxSmallPasture(Struct, tag_field="do", tag="small_pasture"):
    """Fence a small pasture."""

    pay: Goods


class BoxLargePasture(Struct, tag_field="do", tag="large_pasture"):
    """Fence a large pasture."""

    pay: Goods


class BoxStable(Struct, tag_field="do", tag="stable"):
    """Build a stable."""

    pay: Goods


class BoxForge(Struct, tag_field="do", tag="forge"):
    """Forge a weapon."""

    most: int


class BoxRubyMine(Struct, tag_field="do", tag="ruby_mine"):
    """Lay a ruby mine."""

    deep: bool
    also: Goods


class BoxTrade(Struct, tag_field="do", tag="trade"):
    """Trade so many times."""

    pay: Goods
    get: Goods
    times: int


class BoxBreed(Struct, tag_field="do", tag="breed"):
    """Breed animals of so many types."""

    most: int


class BoxAllWeapons(Struct, tag_field="do", tag="all_weapons"):
    """Strengthen all weapons."""

    n: int


FarmBox = (
    BoxAndOr
    | BoxAndThenOr
    | BoxAndThen
    | BoxEither
    | BoxCollect
    | BoxGrow
    | BoxGain
    | BoxTwin
    | BoxSingle
    | BoxStartingPlayer
    | BoxImitate
    | BoxExpedition
    | BoxFurnish
    | BoxSow
    | BoxMarket
    | BoxSmallPasture
    | BoxLargePasture
    | BoxStable
    | BoxForge
    | BoxRubyMine
    | BoxTrade
    | BoxBreed
    | BoxAllWeapons
)


class FarmCell(Struct):
    """A cell of the board, with what is printed on it."""

    id: str
    row: int
    column: int
    side: Literal["forest", "mountain"]
    outer: bool
    icon: Goods


# An item of loot is a box with a name and the strength that it takes.


class LootGain(BoxGain, kw_only=True, tag="gain"):
    """Goods or an animal."""

    id: str
    strength: int


class LootAllWeapons(BoxAllWeapons, kw_only=True, tag="all_weapons"):
    """Stronger weapons."""

    id: str
    strength: int


class LootFurnish(BoxFurnish, kw_only=True, tag="furnish"):
    """A furnishing."""

    id: str
    strength: int


class LootSingle(BoxSingle, kw_only=True, tag="single"):
    """A single tile."""

    id: str
    strength: int


class LootSmallPasture(BoxSmallPasture, kw_only=True, tag="small_pasture"):
    """A small pasture."""

    id: str
    strength: int


class LootLargePasture(BoxLargePasture, kw_only=True, tag="large_pasture"):
    """A large pasture."""

    id: str
    strength: int


class LootStable(BoxStable, kw_only=True, tag="stable"):
    """A stable."""

    id: str
    strength: int


class LootSow(BoxSow, kw_only=True, tag="sow"):
    """Sowing."""

    id: str
    strength: int


class LootBreed(BoxBreed, kw_only=True, tag="breed"):
    """Breeding."""

    id: str
    strength: int


FarmLoot = (
    LootGain
    | LootAllWeapons
    | LootFurnish
    | LootSingle
    | LootSmallPasture
    | LootLargePasture
    | LootStable
    | LootSow
    | LootBreed
)


class FarmFurnishing(Struct):
    """A furnishing; no points where only the bonus at the end counts."""

    group: str
    colour: Literal["orange", "green", "yellow"]
    introductory: bool
    cost: Goods
    points: int | None
    effects: list[FarmEffect]
    covers: str


class FarmRow(Struct):
    """What a space is with so many players."""

    players: list[int]
    empty: Goods
    more: Goods
    from_round: int
    action: FarmBox


class FarmSpace(Struct):
    """An action space."""

    board: str
    stage: int
    rows: list[FarmRow]


class FarmSpaceBoard(Struct):
    """A board of action spaces, column by column."""

    board: str
    columns: list[list[str]]


class FarmMeal(Struct):
    """What can be turned into food."""

    give: Goods
    food: int


class FarmRubies(Struct):
    """What a ruby stands for."""

    goods: dict[str, Goods]
    tiles: Goods


class FarmFacts(Struct):
    """Everything that is printed."""

    goods: list[str]
    cells: list[FarmCell]
    entrance: str
    entry_level_dwelling: str
    printed_cavern: str
    furnishings: dict[str, FarmFurnishing]
    boards: dict[str, list[FarmSpaceBoard]]
    spaces: dict[str, FarmSpace]
    loot: list[FarmLoot]
    food: dict[str, FarmMeal]
    rubies: FarmRubies
    tile_points: Goods
    rounds: dict[str, list[int]]
    cards: dict[str, list[str]]
    solo_cards: dict[str, str]
    harvests: dict[str, Harvest]
    first_marker: int
    markers: dict[str, list[int]]


class FarmDwarf(Struct):
    """A dwarf: the strength of his weapon, and where he is."""

    strength: int
    at: str


class FarmOfPlayer(Struct):
    """A player's goods and farm."""

    goods: Goods
    cells: dict[str, str]
    large_pastures: list[list[str]]
    stables: list[str]
    crops: dict[str, Goods]
    furnishings: dict[str, str]
    covered: list[str]
    dwarfs: list[FarmDwarf]
    begging: int
    deliveries: Goods
    extension_used: bool
    phase: str | None


class FarmMarkers(Struct):
    """Harvest markers that are face down."""

    leaf: int
    question: int


class FarmThisTurn(Struct):
    """How far the turn has got."""

    dwarf: int | None
    space: str | None


class FarmPosition(Struct):
    """A position, without what only the engine reads."""

    players: int
    round: int
    seat: int
    first: int
    token: int
    harvest: Harvest
    markers: FarmMarkers
    spaces: list[str]
    goods: dict[str, Goods]
    supply: list[str]
    farms: list[FarmOfPlayer]
    this_turn: FarmThisTurn


class FarmHoused(Struct):
    """Animals that stand together, and the dogs that guard them."""

    cells: list[str]
    animal: str
    n: int
    dogs: int
    # How many would have room there.
    room: int


class FarmHarvest(Struct):
    """A harvest to come, and the food that it takes."""

    round: int
    food: int


class FarmYoung(Struct):
    """The types that would have young, those for whose young there is no room, and in whose place there would be."""

    born: list[str]
    no_room: list[str]
    instead: dict[str, list[str]]


class FarmLeastLoss(Struct):
    """Exchanges that bring the food that is missing, the points that they cost, and what is left to beg for."""

    acts: list[str]
    points: int
    begging: int


class FarmShownFarm(Struct):
    """What follows from a farm, for drawing."""

    housing: list[FarmHoused]
    # Animals without room, while it is being decided who goes.
    homeless: dict[str, int]
    young: FarmYoung
    least_loss: FarmLeastLoss | None
    food_due: int
    next_harvest: FarmHarvest | None
    affordable: list[str]
    within_reach: list[str]
    # The bonus points by the furnishing that they are for.
    bonuses: dict[str, int]


class FarmShown(Struct):
    """What is shown besides."""

    farms: list[FarmShownFarm]
