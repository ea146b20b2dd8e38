"""One player's side of the table: goods, home board, furnishings and dwarfs."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.animals import Area, Room, fits, single_areas
from grotto.games.caverna.board import BOARD, BOARD_CELLS, CELLS, ENTRY_DWELLING, PRINTED_CAVERN
from grotto.games.caverna.effects import Traits
from grotto.games.caverna.furnishings import DELIVERED, DWELLING, ENTRY_LEVEL, traits_of
from grotto.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, GOODS, SHEEP
from grotto.kernel.bits import bits_of
from grotto.kernel.kinds import NONE

STABLES: Final = 3
DWARFS: Final = 5
# Room for dwarfs in the printed dwelling and in an ordinary one.
ENTRY_ROOM: Final = 2
DWELLING_ROOM: Final = traits_of(1 << DWELLING).dwarf_room

# Where a dwarf is, if not on an action space: at home and still to be placed; born this round; at home for the rest
# of the round because no space was left for him (section 4).
HOME: Final = -1
NEWBORN: Final = -2
STAYED: Final = -3

# The four types of farm animals as the housing rules count them.
_SHEEP: Final = 0
_DONKEYS: Final = 1
_BOARS: Final = 2
_CATTLE: Final = 3


class Farm:
    """One player's goods, home board and dwarfs. Sets of cells and of furnishings are bits."""

    __slots__ = (
        "begging",
        "cavern",
        "covered",
        "deep",
        "deliveries",
        "dwellings",
        "extension_used",
        "field",
        "furnished",
        "goods",
        "grain",
        "large",
        "meadow",
        "ore_mine",
        "owned",
        "pairs",
        "phase",
        "room",
        "rooms",
        "ruby_mine",
        "small",
        "stable",
        "strength",
        "traits",
        "tunnel",
        "vegetables",
        "where",
    )

    # It has no `__init__`: compiled, a clone would run it for nothing. `new_farm` makes one.
    goods: list[int]
    # The forest: meadows, fields, small pastures, the cells of large pastures and which two belong together.
    meadow: int
    field: int
    small: int
    large: int
    pairs: tuple[int, ...]
    stable: int
    # Fields with 1, 2, 3 grain and with 1, 2 vegetables.
    grain: tuple[int, int, int]
    vegetables: tuple[int, int]
    # The mountain: empty caverns, tunnels, deep tunnels, mines, furnished cells and what stands in them.
    cavern: int
    tunnel: int
    deep: int
    ore_mine: int
    ruby_mine: int
    furnished: int
    rooms: list[int]
    # The furnishings that do something, how many ordinary Dwellings, and tiles that were built over.
    owned: int
    dwellings: int
    covered: int
    traits: Traits
    # Each dwarf's weapon, 0 for none, and where he is.
    strength: list[int]
    where: list[int]
    begging: int
    # Rounds in which suppliers still deliver, in the order of DELIVERED.
    deliveries: tuple[int, ...]
    # Whether both halves of Extension were used (ruling 71); the phase chosen in this harvest.
    extension_used: bool
    phase: int
    # The room for animals; `count_room` brings it up to date.
    room: Room

    def clone(self) -> Farm:
        """An equal farm that shares nothing that changes."""
        other = Farm()
        other.goods = self.goods.copy()
        other.meadow = self.meadow
        other.field = self.field
        other.small = self.small
        other.large = self.large
        other.pairs = self.pairs
        other.stable = self.stable
        other.grain = self.grain
        other.vegetables = self.vegetables
        other.cavern = self.cavern
        other.tunnel = self.tunnel
        other.deep = self.deep
        other.ore_mine = self.ore_mine
        other.ruby_mine = self.ruby_mine
        other.furnished = self.furnished
        other.rooms = self.rooms.copy()
        other.owned = self.owned
        other.dwellings = self.dwellings
        other.covered = self.covered
        other.traits = self.traits
        other.strength = self.strength.copy()
        other.where = self.where.copy()
        other.begging = self.begging
        other.deliveries = self.deliveries
        other.extension_used = self.extension_used
        other.phase = self.phase
        other.room = self.room
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes this farm this farm."""
        return (
            tuple(self.goods),
            self.meadow,
            self.field,
            self.small,
            self.pairs,
            self.stable,
            self.grain,
            self.vegetables,
            self.cavern,
            self.tunnel,
            self.deep,
            self.ore_mine,
            self.ruby_mine,
            tuple(self.rooms),
            self.covered,
            tuple(self.strength),
            tuple(self.where),
            self.begging,
            self.deliveries,
            self.extension_used,
            self.phase,
        )

    # ---- the board ---------------------------------------------------------------------

    def forest_tiles(self) -> int:
        """All forest cells that have a tile."""
        return self.meadow | self.field | self.small | self.large

    def mountain_tiles(self) -> int:
        """All mountain cells that are not empty, the printed ones included."""
        return self.cavern | self.tunnel | self.deep | self.ore_mine | self.ruby_mine | self.furnished

    def empty_fields(self) -> int:
        """Fields without crops."""
        g1, g2, g3 = self.grain
        v1, v2 = self.vegetables
        return self.field & ~(g1 | g2 | g3 | v1 | v2)

    def crops_on_fields(self) -> tuple[int, int]:
        """Grain and vegetables that lie on fields."""
        g1, g2, g3 = self.grain
        v1, v2 = self.vegetables
        return g1.bit_count() + 2 * g2.bit_count() + 3 * g3.bit_count(), v1.bit_count() + 2 * v2.bit_count()

    def unused_cells(self) -> int:
        """Cells of the board without tile and without stable."""
        used = (self.forest_tiles() | self.mountain_tiles() | self.stable) & BOARD
        return BOARD_CELLS - used.bit_count()

    def mines(self) -> int:
        """How many mines there are."""
        return (self.ore_mine | self.ruby_mine).bit_count()

    # ---- dwarfs ------------------------------------------------------------------------

    def dwarf_room(self) -> int:
        """How many dwarfs have room (6.5); the Additional dwelling has room for the sixth only."""
        traits = self.traits
        room = ENTRY_ROOM + traits.dwarf_room + self.more_dwellings() * DWELLING_ROOM
        return room + 1 if traits.sixth_dwarf and len(self.strength) >= DWARFS else room

    def more_dwellings(self) -> int:
        """Ordinary Dwellings beyond the first one; the traits count each tile once."""
        return self.dwellings - 1 if self.dwellings > 1 else 0

    # ---- animals (10.1) ----------------------------------------------------------------

    def count_room(self) -> None:
        """Work out the room for animals, after something has changed it."""
        traits = self.traits
        stable = self.stable
        large = [0, 0, 0]
        for pair in self.pairs:
            large[(pair & stable).bit_count()] += 1
        self.room = (
            (self.meadow & ~stable).bit_count(),
            (self.meadow & stable).bit_count(),
            (self.small & ~stable).bit_count(),
            (self.small & stable).bit_count() + large[0],
            large[1],
            large[2],
            self.empty_fields().bit_count() * traits.field_room,
            1 + traits.any_rooms,
            self.mines(),
            (stable & ~(self.meadow | self.small | self.large)).bit_count(),
            traits.cattle_room,
            traits.sheep_room * len(self.strength),
        )

    def areas(self) -> list[Area]:
        """The same, area by area with its cells, for drawing."""
        traits = self.traits
        stable = self.stable
        # Ore mines first: only there a donkey brings the Miner ore.
        areas = single_areas(self.ore_mine, 1, _DONKEYS, False) + single_areas(self.ruby_mine, 1, _DONKEYS, False)
        areas += single_areas(stable & ~(self.meadow | self.small | self.large), 1, _BOARS, False)
        areas += single_areas(self.meadow & ~stable, 0, NONE, True) + single_areas(self.meadow & stable, 1, NONE, True)
        areas += single_areas(self.small & ~stable, 2, NONE, True) + single_areas(self.small & stable, 4, NONE, True)
        for pair in self.pairs:
            areas.append(Area(pair, 4 << (pair & stable).bit_count(), NONE, True))
        if traits.field_room:
            areas += single_areas(self.empty_fields(), traits.field_room, NONE, False)
        areas.append(Area(1 << ENTRY_DWELLING, 2, NONE, False))
        for cell, tile in enumerate(self.rooms):
            if tile in (NONE, ENTRY_LEVEL):
                continue
            here = traits_of(1 << tile)
            if here.any_rooms:
                areas.append(Area(1 << cell, 2, NONE, False))
            if here.cattle_room:
                areas.append(Area(1 << cell, here.cattle_room, _CATTLE, False))
            if here.sheep_room:
                areas.append(Area(1 << cell, here.sheep_room * len(self.strength), _SHEEP, False))
        return areas

    def housed(self) -> bool:
        """Whether all animals have room."""
        goods = self.goods
        return fits(self.room, goods[DOG], goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE])

    def houses(self, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
        """Whether this many more animals would have room."""
        goods = self.goods
        return fits(
            self.room, goods[DOG], goods[SHEEP] + sheep, goods[DONKEY] + donkeys, goods[BOAR] + boars,
            goods[CATTLE] + cattle,
        )  # fmt: skip

    def work_out(self) -> None:
        """Everything that follows from the furnishings in their cells."""
        self.furnished = bits_of([cell for cell, tile in enumerate(self.rooms) if tile != NONE])
        self.owned = 0
        for tile in self.rooms:
            if tile != NONE and tile != ENTRY_LEVEL:
                self.owned |= 1 << tile
        self.dwellings = self.rooms.count(DWELLING)
        self.traits = traits_of(self.owned)

    def furnish(self, tile: int, cell: int) -> None:
        """Lay a tile; the tile below it, if any, does nothing any more."""
        bit = 1 << cell
        before = self.rooms[cell]
        if before != NONE:
            self.owned &= ~(1 << before)
            self.covered |= 1 << before
        self.cavern &= ~bit
        self.tunnel &= ~bit
        self.deep &= ~bit
        self.furnished |= bit
        self.rooms[cell] = tile
        self.owned |= 1 << tile
        self.dwellings += tile == DWELLING
        self.traits = traits_of(self.owned)
        self.count_room()


def new_farm() -> Farm:
    """A farm as it is at the start, without food."""
    farm = Farm()
    farm.goods = [0] * len(GOODS)
    farm.meadow = farm.field = farm.small = farm.large = farm.stable = 0
    farm.pairs = ()
    farm.grain = (0, 0, 0)
    farm.vegetables = (0, 0)
    farm.cavern = 1 << PRINTED_CAVERN
    farm.tunnel = farm.deep = farm.ore_mine = farm.ruby_mine = farm.covered = 0
    farm.rooms = [NONE] * len(CELLS)
    farm.rooms[ENTRY_DWELLING] = ENTRY_LEVEL
    farm.work_out()
    farm.strength = [0, 0]
    farm.where = [HOME, HOME]
    farm.begging = 0
    farm.deliveries = (0,) * len(DELIVERED)
    farm.extension_used = False
    farm.phase = 0
    farm.count_room()
    return farm
