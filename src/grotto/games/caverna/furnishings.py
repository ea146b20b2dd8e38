"""The 48 furnishings (rules section 15): 47 unique tiles and the ordinary Dwelling, each with its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from grotto.games.caverna.board import ENTRY_DWELLING, NEIGHBOURS
from grotto.games.caverna.effects import (
    AnimalRoom,
    Answer,
    Bonus,
    CancelMinusPoints,
    Count,
    Deliver,
    Disarm,
    Discount,
    DwarfRoom,
    Effect,
    EitherIsAndOr,
    Exchange,
    Exchanges,
    FeedOneWith,
    FoodForBreeding,
    ForNewborn,
    FurnishTunnels,
    MineDonkeysSaveFood,
    OreForMineDonkeys,
    Overhang,
    PayInOre,
    SixthDwarf,
    Slaughter,
    Traits,
    WhenBuilt,
)
from grotto.games.caverna.goods import (
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    goods,
)
from grotto.kernel.bits import bits
from grotto.kernel.goods import Bundle
from grotto.kernel.memory import keep

if TYPE_CHECKING:
    from grotto.games.caverna.farm import Farm

DWELLINGS: Final = "dwellings"
SPECIAL_ROOMS: Final = "special_rooms"
CRAFT: Final = "craft"
SUPPLIERS: Final = "suppliers"
CAVES: Final = "caves"
PARLORS: Final = "parlors"
STORAGES: Final = "storages"
CHAMBERS: Final = "chambers"
# The colours of the name tags.
COLOURS: Final = {DWELLINGS: "orange", PARLORS: "yellow", STORAGES: "yellow", CHAMBERS: "yellow"}


class Furnishing(NamedTuple):
    """A tile as printed. `points` is None where it prints an asterisk: it has bonus points only."""

    id: str
    group: str
    intro: bool
    cost: Bundle
    points: int | None
    effects: tuple[Effect, ...] = ()
    # The tile that this one must be laid on if its owner has it (section 14).
    covers: str = ""

    def colour(self) -> str:
        """Orange, green or yellow."""
        return COLOURS.get(self.group, "green")


# ---- what is counted -----------------------------------------------------------------------


def _adjacent_dwellings(farm: Farm) -> int:
    """The dwellings next to the State parlor: orange tiles and the entry-level dwelling."""
    around = NEIGHBOURS[farm.rooms.index(STATE_PARLOR)]
    return sum([cell == ENTRY_DWELLING or ORANGE >> farm.rooms[cell] & 1 for cell in bits(around & farm.furnished)])


def _pairs_of_crops(farm: Farm) -> int:
    grain, vegetables = farm.crops_on_fields()
    return min(farm.goods[GRAIN] + grain, farm.goods[VEGETABLE] + vegetables)


SHEEP_COUNT: Final = Count("sheep", lambda farm: farm.goods[SHEEP])
CATTLE_COUNT: Final = Count("cattle", lambda farm: farm.goods[CATTLE])
STONE_COUNT: Final = Count("stone", lambda farm: farm.goods[STONE])
ORE_COUNT: Final = Count("ore", lambda farm: farm.goods[ORE])
RUBY_COUNT: Final = Count("ruby", lambda farm: farm.goods[RUBY])
FARM_ANIMAL_COUNT: Final = Count("farm_animal", lambda farm: sum([farm.goods[animal] for animal in FARM_ANIMALS]))
CROP_PAIR_COUNT: Final = Count("crop_pair", _pairs_of_crops)
DWELLING_BESIDE_COUNT: Final = Count("adjacent_dwelling", _adjacent_dwellings)
YELLOW_COUNT: Final = Count("yellow_furnishing", lambda farm: (farm.owned & YELLOW).bit_count())
DWARF_COUNT: Final = Count("dwarf", lambda farm: len(farm.strength))
ARMED_COUNT: Final = Count("armed_dwarf", lambda farm: sum([strength > 0 for strength in farm.strength]))
ALL_ARMED: Final = Count("all_dwarfs_armed", lambda farm: int(all(farm.strength)))
NONE_ARMED: Final = Count("no_dwarf_armed", lambda farm: int(not any(farm.strength)))


# ---- the tiles -----------------------------------------------------------------------------

FURNISHINGS: Final[tuple[Furnishing, ...]] = (
    Furnishing("dwelling", DWELLINGS, True, goods(wood=4, stone=3), 3, (DwarfRoom(1),)),
    Furnishing("simple_dwelling_1", DWELLINGS, True, goods(wood=4, stone=2), 0, (DwarfRoom(1),)),
    Furnishing("simple_dwelling_2", DWELLINGS, True, goods(wood=3, stone=3), 0, (DwarfRoom(1),)),
    Furnishing(
        "mixed_dwelling", DWELLINGS, False, goods(wood=5, stone=4), 4, (DwarfRoom(1), AnimalRoom(any_type=2))
    ),
    Furnishing("couple_dwelling", DWELLINGS, False, goods(wood=8, stone=6), 5, (DwarfRoom(2),)),
    Furnishing("additional_dwelling", DWELLINGS, False, goods(wood=4, stone=3), 5, (SixthDwarf(),)),
    # Special rooms
    Furnishing("cuddle_room", SPECIAL_ROOMS, True, goods(wood=1), 2, (AnimalRoom(sheep_per_dwarf=1),)),
    Furnishing("breakfast_room", SPECIAL_ROOMS, True, goods(wood=1), 0, (AnimalRoom(cattle=3),)),
    Furnishing("stubble_room", SPECIAL_ROOMS, True, goods(wood=1, ore=1), 1, (AnimalRoom(on_fields=1),)),
    Furnishing("work_room", SPECIAL_ROOMS, False, goods(stone=1), 2, (FurnishTunnels(),)),
    Furnishing("guest_room", SPECIAL_ROOMS, False, goods(wood=1, stone=1), 0, (EitherIsAndOr(),)),
    Furnishing("office_room", SPECIAL_ROOMS, False, goods(stone=1), 0, (Overhang(gold=2),)),
    # Craft
    Furnishing("carpenter", CRAFT, True, goods(stone=1), 0, (Discount(furnishing_wood=1, pasture_wood=1),)),
    Furnishing(
        "stone_carver", CRAFT, True, goods(wood=1), 1,
        (WhenBuilt(goods(stone=2)), Discount(furnishing_stone=1, stable_stone=1)),
    ),
    Furnishing(
        "blacksmith", CRAFT, True, goods(wood=1, stone=2), 3, (WhenBuilt(goods(ore=2)), Discount(weapon_ore=2))
    ),
    Furnishing("miner", CRAFT, False, goods(wood=1, stone=1), 3, (OreForMineDonkeys(),)),
    Furnishing("builder", CRAFT, False, goods(stone=1), 2, (PayInOre(),)),
    Furnishing(
        "trader", CRAFT, False, goods(wood=1), 2,
        (Exchanges(Exchange("trader", "", goods(gold=2), goods(wood=1, stone=1, ore=1))),),
        covers="spare_part_storage",
    ),
    # Suppliers
    Furnishing("wood_supplier", SUPPLIERS, True, goods(stone=1), 2, (Deliver(WOOD, 7),)),
    Furnishing("stone_supplier", SUPPLIERS, True, goods(wood=1), 1, (Deliver(STONE, 5),)),
    Furnishing("ruby_supplier", SUPPLIERS, True, goods(wood=2, stone=2), 2, (Deliver(RUBY, 4),)),
    Furnishing("dog_school", SUPPLIERS, False, (), 0, (Answer(DOG, WOOD),)),
    Furnishing("quarry", SUPPLIERS, False, goods(wood=1), 2, (ForNewborn(DONKEY, goods(stone=1)),)),
    Furnishing("seam", SUPPLIERS, False, goods(wood=2), 1, (Answer(STONE, ORE),)),
    # Caves
    Furnishing("slaughtering_cave", CAVES, True, goods(wood=2, stone=2), 2, (Slaughter(),)),
    Furnishing(
        "cooking_cave", CAVES, True, goods(stone=2), 2,
        (Exchanges(Exchange("cooking_cave", "", goods(grain=1, vegetable=1), goods(food=5))),),
    ),
    Furnishing(
        "working_cave", CAVES, True, goods(wood=1, stone=1), 2,
        (FeedOneWith(goods(wood=1), goods(stone=1), goods(ore=2)),),
    ),
    Furnishing("mining_cave", CAVES, False, goods(wood=3, stone=2), 2, (MineDonkeysSaveFood(),)),
    Furnishing("breeding_cave", CAVES, False, goods(stone=1, grain=1), 2, (FoodForBreeding((0, 1, 2, 3, 5)),)),
    Furnishing("peaceful_cave", CAVES, False, goods(wood=2, stone=2), 2, (Disarm(),)),
    # Parlors
    Furnishing(
        "weaving_parlor", PARLORS, True, goods(wood=2, stone=1), None,
        (WhenBuilt(goods(food=1), SHEEP_COUNT), Bonus(SHEEP_COUNT, every=2)),
    ),
    Furnishing(
        "milking_parlor", PARLORS, True, goods(wood=2, stone=2), None,
        (WhenBuilt(goods(food=1), CATTLE_COUNT), Bonus(CATTLE_COUNT)),
    ),
    Furnishing(
        "state_parlor", PARLORS, False, goods(stone=3, gold=5), None,
        (WhenBuilt(goods(food=2), DWELLING_BESIDE_COUNT), Bonus(DWELLING_BESIDE_COUNT, points=4)),
    ),
    Furnishing(
        "hunting_parlor", PARLORS, True, goods(wood=2), 1,
        (Exchanges(Exchange("hunting_parlor", "", goods(boar=2), goods(food=2, gold=2))),),
    ),
    Furnishing(
        "beer_parlor", PARLORS, True, goods(wood=2), 3,
        (
            Exchanges(
                Exchange("beer_parlor", "gold", goods(grain=2), goods(gold=3)),
                Exchange("beer_parlor", "food", goods(grain=2), goods(food=4)),
            ),
        ),
    ),
    Furnishing(
        "blacksmithing_parlor", PARLORS, False, goods(ore=3), 2,
        (Exchanges(Exchange("blacksmithing_parlor", "", goods(ore=1, ruby=1), goods(food=1, gold=2))),),
    ),
    # Storages
    Furnishing("stone_storage", STORAGES, True, goods(wood=3, ore=1), None, (Bonus(STONE_COUNT),)),
    Furnishing("ore_storage", STORAGES, True, goods(wood=1, stone=2), None, (Bonus(ORE_COUNT, every=2),)),
    Furnishing(
        "spare_part_storage", STORAGES, False, goods(wood=2), 0,
        (Exchanges(Exchange("spare_part_storage", "", goods(wood=1, stone=1, ore=1), goods(gold=2))),),
        covers="trader",
    ),
    Furnishing("main_storage", STORAGES, True, goods(wood=2, stone=1), None, (Bonus(YELLOW_COUNT, points=2),)),
    Furnishing("weapon_storage", STORAGES, True, goods(wood=3, stone=2), None, (Bonus(ARMED_COUNT, points=3),)),
    Furnishing("supplies_storage", STORAGES, False, goods(wood=1, food=3), None, (Bonus(ALL_ARMED, points=8),)),
    # Chambers
    Furnishing("broom_chamber", CHAMBERS, False, goods(wood=1), None, (Bonus(DWARF_COUNT, table={5: 5, 6: 10}),)),
    Furnishing("treasure_chamber", CHAMBERS, True, goods(wood=1, stone=1), None, (Bonus(RUBY_COUNT),)),
    Furnishing(
        "food_chamber", CHAMBERS, True, goods(wood=2, vegetable=2), None, (Bonus(CROP_PAIR_COUNT, points=2),)
    ),
    Furnishing("prayer_chamber", CHAMBERS, False, goods(wood=2), None, (Bonus(NONE_ARMED, points=8),)),
    Furnishing("writing_chamber", CHAMBERS, True, goods(stone=2), 0, (CancelMinusPoints(7),)),
    Furnishing(
        "fodder_chamber", CHAMBERS, True, goods(stone=1, grain=2), None, (Bonus(FARM_ANIMAL_COUNT, every=3),)
    ),
)  # fmt: skip

FURNISHING_IDS: Final = tuple(tile.id for tile in FURNISHINGS)
FURNISHING_INDEX: Final = {id: index for index, id in enumerate(FURNISHING_IDS)}

# The only tile with unlimited copies.
DWELLING: Final = FURNISHING_INDEX["dwelling"]
STATE_PARLOR: Final = FURNISHING_INDEX["state_parlor"]
# The printed room, not a tile; it counts as a dwelling.
ENTRY_LEVEL: Final = len(FURNISHINGS)


def _tiles(chosen: list[Furnishing]) -> int:
    return sum([1 << FURNISHING_INDEX[tile.id] for tile in chosen])


ALL_TILES: Final = _tiles(list(FURNISHINGS))
INTRO_TILES: Final = _tiles([tile for tile in FURNISHINGS if tile.intro])
ORANGE: Final = _tiles([tile for tile in FURNISHINGS if tile.group == DWELLINGS])
YELLOW: Final[int] = _tiles([tile for tile in FURNISHINGS if tile.colour() == "yellow"])

POINTS: Final = tuple(tile.points or 0 for tile in FURNISHINGS)
# The tile each one must be laid on if its owner has it, or -1.
COVERS: Final = tuple(FURNISHING_INDEX[tile.covers] if tile.covers else -1 for tile in FURNISHINGS)
# The goods that suppliers deliver, in the order in which a farm counts them.
DELIVERED: Final[tuple[int, ...]] = (WOOD, STONE, RUBY)

EXCHANGES: Final = tuple(
    exchange
    for tile in FURNISHINGS
    for effect in tile.effects
    if isinstance(effect, Exchanges)
    for exchange in effect.exchanges
)

_TRAITS: Final[dict[int, Traits]] = {}


def traits_of(owned: int) -> Traits:
    """What a set of furnishings does, each tile once; worked out once for each set."""
    traits = _TRAITS.get(owned)
    if traits is None:
        traits = Traits(owned)
        for tile in bits(owned):
            traits.points += POINTS[tile]
            for effect in FURNISHINGS[tile].effects:
                effect.fold(traits)
        keep(_TRAITS, owned, traits)
    return traits
