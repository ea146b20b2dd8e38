"""Fields of positions that read and write JSON in a way of their own: ground, crops, furnishings, dwarfs, piles."""

from __future__ import annotations

from typing import Any, Final

from grotto.games.caverna.board import CELL_IDS, ENTRY_DWELLING, FOREST, MOUNTAIN, NEIGHBOURS, PRINTED_CAVERN
from grotto.games.caverna.book import SPACE_IDS
from grotto.games.caverna.farm import HOME
from grotto.games.caverna.furnishings import DWELLING, ENTRY_LEVEL, FURNISHING_IDS
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.spaces import SUPPLIES
from grotto.games.caverna.weapons import STRONGEST
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.data import Fields, index_of
from grotto.kernel.errors import wrong
from grotto.kernel.goods import Bundle, bundle, named
from grotto.kernel.kinds import NONE, ById, Int, Json, Kind, bad_type, list_of
from grotto.kernel.shapes import Field

# What can lie on a cell, with the attribute of a farm that holds the cells.
GROUNDS: Final = {
    "meadow": "meadow", "field": "field", "small_pasture": "small", "large_pasture": "large", "cavern": "cavern",
    "tunnel": "tunnel", "deep_tunnel": "deep", "ore_mine": "ore_mine", "ruby_mine": "ruby_mine",
}  # fmt: skip
FOREST_GROUNDS: Final[tuple[str, ...]] = ("meadow", "field", "small", "large")
# Where a dwarf can be, the places apart from action spaces first: -1, -2, -3 stand for them.
PLACES: Final[tuple[str, ...]] = ("home", "newborn", "stayed", *SPACE_IDS)
NOT_SPACES: Final = 3


class GroundField(Field):
    """The landscape, pastures and mines of a farm, kept as a set of cells for each kind of ground."""

    def attributes(self) -> list[str]:
        # Large pastures follow from their pairs of cells.
        return [name for name in GROUNDS.values() if name != "large"]

    def write(self, record: object, state: object) -> object:
        return {CELL_IDS[cell]: id for id, name in GROUNDS.items() for cell in bits(getattr(record, name))}

    def read(self, record: Any, fields: Fields, state: object) -> None:
        data = fields.get(self.name)
        if data is None:
            record.cavern = 1 << PRINTED_CAVERN & ~record.furnished
            return
        where = fields.where(self.name)
        grounds: Any = self.kind.read(data, where, state)
        for index, name in enumerate(GROUNDS.values()):
            cells = bits_of([cell for cell, ground in enumerate(grounds) if ground == index])
            misplaced = cells & (record.furnished | ~(FOREST if name in FOREST_GROUNDS else MOUNTAIN))
            if misplaced:
                raise wrong("ground", {"key": where, "cell": CELL_IDS[bits(misplaced)[0]]})
            setattr(record, name, cells)


class Pairs(Kind):
    """Pairs of cells that belong together, kept as a tuple of sets."""

    def write(self, value: Any, state: object) -> object:
        return [[CELL_IDS[cell] for cell in bits(pair)] for pair in value]

    def read(self, data: object, where: str, state: object, now: object = None) -> object:
        pairs: list[int] = []
        for pair in list_of(data, where):
            if not isinstance(pair, list) or len(pair) != 2:
                raise bad_type(where, pair, "list")
            a, b = [index_of(id, CELL_IDS, where) for id in pair]
            if not NEIGHBOURS[a] >> b & 1:
                raise wrong("pair", {"key": where})
            pairs.append(1 << a | 1 << b)
        return tuple(pairs)

    def schema(self) -> Json:
        return {"type": "array", "items": {"type": "array", "items": {"type": "string"}}}

    def form(self) -> str:
        return "list of pairs of ids"


class CropsField(Field):
    """What grows on each sown field, kept as the fields with 1, 2, 3 grain and those with 1, 2 vegetables."""

    def attributes(self) -> list[str]:
        return ["grain", "vegetables"]

    def write(self, record: Any, state: object) -> object:
        crops: Json = {}
        for crop, amounts in (("grain", record.grain), ("vegetable", record.vegetables)):
            for n, mask in enumerate(amounts):
                for cell in bits(mask):
                    crops[CELL_IDS[cell]] = {crop: n + 1}
        return crops

    def read(self, record: Any, fields: Fields, state: object) -> None:
        data = fields.get(self.name)
        where = fields.where(self.name)
        crops: Any = self.kind.read({} if data is None else data, where, state)
        grain, vegetables = [0, 0, 0], [0, 0]
        for cell, crop in enumerate(crops):
            if crop == NONE:
                continue
            if not record.field >> cell & 1 or bool(crop[0]) == bool(crop[1]):
                raise wrong("crops", {"key": where, "cell": CELL_IDS[cell]})
            if crop[0]:
                grain[crop[0] - 1] |= 1 << cell
            else:
                vegetables[crop[1] - 1] |= 1 << cell
        record.grain = (grain[0], grain[1], grain[2])
        record.vegetables = (vegetables[0], vegetables[1])


class RoomsField(Field):
    """The furnishing in each cell. The entry-level dwelling is printed and goes without saying."""

    def write(self, record: Any, state: object) -> object:
        return self.kind.write([NONE if tile == ENTRY_LEVEL else tile for tile in record.rooms], state)

    def read(self, record: Any, fields: Fields, state: object) -> None:
        super().read(record, fields, state)
        for cell, tile in enumerate(record.rooms):
            if tile != NONE and tile != DWELLING and record.rooms.count(tile) > 1:
                raise wrong("furnishing_twice", {"furnishing": FURNISHING_IDS[tile]})
            if tile not in (NONE, ENTRY_LEVEL) and (cell == ENTRY_DWELLING or not MOUNTAIN >> cell & 1):
                raise wrong("ground", {"key": fields.where(self.name), "cell": CELL_IDS[cell]})
        record.rooms[ENTRY_DWELLING] = ENTRY_LEVEL
        record.work_out()


class Dwarfs(Kind):
    """A list of dwarfs."""

    def schema(self) -> Json:
        dwarf: Json = {"strength": {"type": "integer"}, "at": {"type": "string"}}
        row: Json = {"type": "object", "properties": dwarf, "required": list(dwarf), "additionalProperties": False}
        return {"type": "array", "items": row}

    def form(self) -> str:
        return f"list of objects with `strength` (0 to {STRONGEST}) and `at` (home, newborn, stayed or a space)"


class FamilyField(Field):
    """The dwarfs, kept as two lists: their weapons and where they are."""

    def attributes(self) -> list[str]:
        return ["strength", "where"]

    def write(self, record: Any, state: object) -> object:
        return [
            {"strength": strength, "at": SPACE_IDS[place] if place >= 0 else PLACES[HOME - place]}
            for strength, place in zip(record.strength, record.where, strict=True)
        ]

    def read(self, record: Any, fields: Fields, state: object) -> None:
        value = fields.get(self.name)
        if value is None:
            return
        where = fields.where(self.name)
        record.strength, record.where = [], []
        for index, data in enumerate(list_of(value, where)):
            dwarf = Fields(data, f"{where}[{index}]")
            record.strength.append(dwarf.integer("strength", 0, STRONGEST, 0))
            place = dwarf.index("at", PLACES, 0)
            record.where.append(place - NOT_SPACES if place >= NOT_SPACES else HOME - place)
            dwarf.done()


class Piles(ById):
    """Goods on action spaces, kept as a list of bundles."""

    def write(self, value: list[Bundle], state: Any) -> object:
        return {SPACE_IDS[space]: named(value[space], GOODS) for space in state.opened if value[space]}

    def read(self, data: object, where: str, state: Any, now: object = None) -> object:
        counts: Any = super().read(data, where, state)
        for space, some in enumerate(counts):
            if some != NONE and (space not in state.opened or SUPPLIES[state.players][space] is None):
                raise wrong("no_pile", {"space": SPACE_IDS[space]})
        return [() if some == NONE else bundle(some) for some in counts]


class Dwarf(Int):
    """A dwarf by his place in the family, from 0, or none."""

    def write(self, value: Any, state: object) -> object:
        return None if value == NONE else int(value)

    def schema(self) -> Json:
        return {"anyOf": [{"type": "integer"}, {"type": "null"}]}

    def form(self) -> str:
        return "number from 0, or null"
