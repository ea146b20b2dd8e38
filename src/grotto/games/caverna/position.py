"""The fields of a position, and what the rules demand of them when a position is read from data.

Every key may be left out: what is not said is as in the opening position of round 1, cards as in their list, and it is
the turn of the first player, who is about to place a dwarf. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Any, Final

from grotto.games.caverna import schedule
from grotto.games.caverna.board import CELL_IDS, ENTRY_DWELLING, FOREST, FOREST_PAIRS, MOUNTAIN, PRINTED_CAVERN
from grotto.games.caverna.book import SPACE_IDS
from grotto.games.caverna.course import give_food, in_order, replenish, tiles_of
from grotto.games.caverna.family import limit
from grotto.games.caverna.farm import DWARFS, HOME, STABLES, STAYED, Farm
from grotto.games.caverna.fences import stable_ground
from grotto.games.caverna.furnishings import COVERS, DELIVERED, DWELLING, ENTRY_LEVEL, FURNISHING_IDS
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.harvest import FULL, HARVEST_PHASES, HARVESTS, UNKNOWN
from grotto.games.caverna.spaces import FAMILY_LIFE, SPACES, SUPPLIES, URGENT_WISH, board_spaces
from grotto.games.caverna.state import SOLO, CavernaState
from grotto.games.caverna.weapons import STRONGEST
from grotto.kernel.bits import bits, bits_of, union
from grotto.kernel.data import Fields
from grotto.kernel.demands import demand, demand_none, demand_once
from grotto.kernel.errors import wrong
from grotto.kernel.goods import Bundle
from grotto.kernel.kinds import NONE, SEAT, Bundled, ById, Counts, InOrder, Int, ListOf, OneOf, OrNone, Some, Truth
from grotto.kernel.shapes import AsSets, Column, Each, Field, Group, Shape, Table, seat_field

# The most of anything that is counted.
MOST: Final = 10_000
# What can lie on a cell, with the attribute of a farm that holds the cells.
GROUNDS: Final = {
    "meadow": "meadow", "field": "field", "small_pasture": "small", "large_pasture": "large", "cavern": "cavern",
    "tunnel": "tunnel", "deep_tunnel": "deep", "ore_mine": "ore_mine", "ruby_mine": "ruby_mine",
}  # fmt: skip
# Two cells on which a large pasture can lie.
PASTURES: Final = frozenset(1 << a | 1 << b for a, b in FOREST_PAIRS)
# Where a dwarf can be; the numbers of the places that are no action spaces are below 0.
PLACES: Final[tuple[str, ...]] = ("stayed", "newborn", "home", *SPACE_IDS)
ROOMS: Final = ById(CELL_IDS, OneOf(FURNISHING_IDS, required=True), printed=(ENTRY_DWELLING, ENTRY_LEVEL))


# ---- a farm --------------------------------------------------------------------------------


class CropsField(Field):
    """What grows on each sown field, kept as the fields with 1, 2, 3 grain and those with 1, 2 vegetables."""

    def attributes(self) -> list[str]:
        return ["grain", "vegetables"]

    def write(self, record: Any, state: object) -> object:
        crops: dict[str, object] = {}
        for crop, amounts in (("grain", record.grain), ("vegetable", record.vegetables)):
            for n, mask in enumerate(amounts, 1):
                crops.update({CELL_IDS[cell]: {crop: n} for cell in bits(mask)})
        return crops

    def read(self, record: Any, fields: Fields, state: object) -> None:
        where = fields.where(self.name)
        crops = self.kind.get(fields, self.name, state, [])
        sown = [(cell, *crop) for cell, crop in enumerate(crops) if crop != NONE]
        for cell, grain, vegetables in sown:
            one_kind = bool(grain) != bool(vegetables)
            demand("crops", one_kind and record.field >> cell & 1 == 1, {"key": where, "cell": CELL_IDS[cell]})
        record.grain = tuple([bits_of([cell for cell, grain, _ in sown if grain == n]) for n in (1, 2, 3)])
        record.vegetables = tuple([bits_of([cell for cell, _, vegetables in sown if vegetables == n]) for n in (1, 2)])


def _check_farm(farm: Farm, path: str, state: CavernaState) -> None:
    """Work out what follows from the furnishings, and refuse what no farm can look like."""
    farm.work_out()
    unique = [1 << tile for tile in farm.rooms if tile not in (NONE, DWELLING)]
    demand_once("furnishing_twice", unique, "furnishing", FURNISHING_IDS)
    entry = 0 if farm.rooms[ENTRY_DWELLING] == ENTRY_LEVEL else 1 << ENTRY_DWELLING
    demand_none("ground", farm.furnished & ~MOUNTAIN | entry, "cell", CELL_IDS, f"{path}.furnishings")
    # A furnishing may lie on the printed cavern.
    farm.cavern &= ~(1 << PRINTED_CAVERN & farm.furnished)
    forest = farm.meadow | farm.field | farm.small | farm.large
    dug = farm.cavern | farm.tunnel | farm.deep | farm.ore_mine | farm.ruby_mine
    lacking = 1 << PRINTED_CAVERN & ~(farm.cavern | farm.furnished)
    misplaced = forest & ~FOREST | dug & (~MOUNTAIN | farm.furnished) | lacking
    demand_none("ground", misplaced, "cell", CELL_IDS, f"{path}.cells")
    paired = sum(farm.pairs) == farm.large and farm.large.bit_count() == 2 * len(farm.pairs)
    demand("pair", paired and PASTURES.issuperset(farm.pairs), {"key": f"{path}.large_pastures"})
    allowed = not farm.stable & ~stable_ground(farm) and farm.stable.bit_count() <= STABLES
    demand("stables", allowed, {"key": f"{path}.stables"})
    below = bits_of([covers for tile, covers in enumerate(COVERS) if covers >= 0 and farm.owned >> tile & 1])
    demand("covered", not farm.covered & (~below | farm.owned), {"key": f"{path}.covered"})
    n, most = len(farm.strength), min(limit(farm), farm.dwarf_room())
    demand("dwarfs", 2 <= n <= most, {"key": f"{path}.dwarfs", "value": n, "n": most})
    farm.count_room()


FARM: Final = Shape("farm", [
    Field("goods", Counts(GOODS, MOST), "goods and animals"),
    Field("furnishings", ROOMS, "the furnishing in each cell", attribute="rooms"),
    AsSets("cells", CELL_IDS, GROUNDS, "what lies on each cell without a furnishing"),
    Field("large_pastures", ListOf(Some(CELL_IDS)), "the two cells of each large pasture", attribute="pairs"),
    Field("stables", Some(CELL_IDS), "cells with a stable", attribute="stable"),
    CropsField("crops", ById(CELL_IDS, Counts(("grain", "vegetable"), (3, 2))), "what grows on sown fields"),
    Field("covered", Some(FURNISHING_IDS), "furnishings that were built over"),
    Table("dwarfs", [
        Column("strength", Int(0, STRONGEST), "the strength of the weapon, 0 for none", lacking=0),
        Column("at", OneOf(PLACES, base=STAYED, required=True), "home, newborn, stayed or a space", "where", HOME),
    ], "the dwarfs"),
    Field("begging", Int(0, MOST), "begging markers"),
    Field("deliveries", Counts(tuple(GOODS[good] for good in DELIVERED), 7), "rounds in which suppliers deliver"),
    Field("extension_used", Truth(), "whether both halves of Extension were used with the Guest room"),
    Field("phase", OneOf(HARVEST_PHASES, base=1), "the phase chosen in a harvest with a choice"),
], check=_check_farm, derived=("dwellings", "furnished", "large", "owned", "room", "traits"),
   # What is only drawn was in the data of positions once.
   ignored=("housing", "homeless", "young", "least_loss", "food_due", "next_harvest", "affordable", "within_reach",
            "bonuses"),
)  # fmt: skip


# ---- the table -----------------------------------------------------------------------------


def _usual_harvest(state: CavernaState) -> int:
    harvest = schedule.harvest_of(state.players, state.round)
    return FULL if harvest == UNKNOWN and not state.late_markers else harvest


def _unseen_markers(state: CavernaState) -> int:
    return schedule.markers_from(state.players, state.round + (state.harvest != UNKNOWN))


def _usual_piles(state: CavernaState) -> list[Bundle]:
    """In round 1 what the spaces get first; later nothing."""
    state.piles = [()] * len(SPACE_IDS)
    if state.round == 1:
        replenish(state)
    return state.piles


def _placed(state: CavernaState) -> list[int]:
    """The unique furnishings on each farm."""
    return [(farm.owned | farm.covered) & ~(1 << DWELLING) for farm in state.farms]


MARKERS: Final = Shape("markers", [
    Field("leaf", Int(0, lambda state: schedule.markers_of(state.players)[0]), "leaves", attribute="leaves",
          default=lambda state: min(schedule.markers_of(state.players)[0], _unseen_markers(state)),
          usual="as many as there can be"),
    Field("question", Int(0, lambda state: schedule.markers_of(state.players)[1]), "question marks",
          attribute="questions", usual="the others",
          default=lambda state: max(0, _unseen_markers(state) - state.leaves)),
])  # fmt: skip

TURN: Final = Shape("this_turn", [
    Field("dwarf", OrNone(Int(0, DWARFS)), "the acting dwarf"),
    Field("space", OneOf(SPACE_IDS), "the space whose action he carries out"),
])  # fmt: skip

POSITION: Final = Shape("position", [
    Field("round", Int(0, lambda state: schedule.rounds_of(state.players)[-1]), "the round, 0 before the first"),
    seat_field("first", "the seat that began the round"),
    Field("token", SEAT, "the seat with the starting player token",
          default=lambda state: state.first, usual="the seat that began"),
    Field("seat", SEAT, "the seat whose turn it is",
          default=lambda state: state.first, usual="the seat that began"),
    Field("harvest", OneOf(HARVESTS, required=True), "the harvest of this round", default=_usual_harvest,
          usual="what the round demands; full where a marker decides"),
    Field("markers", Group(MARKERS), "harvest markers that nobody has seen"),
    Field("spaces", InOrder(SPACE_IDS), "the action spaces in play, in the order in which they came",
          attribute="opened", default=lambda state: schedule.usual_spaces(state.players, state.round),
          usual="the boards, and cards in the order of their list"),
    Field("goods", ById(SPACE_IDS, Bundled(GOODS, MOST), none=()), "goods on action spaces", attribute="piles",
          default=_usual_piles, usual="in round 1 what the spaces get first, later nothing"),
    Field("farms", Each(FARM), "the farm of each seat",
          default=give_food, usual="as in the opening position, with the food of the seat"),
    Field("supply", Some(FURNISHING_IDS), "furnishings that can be built",
          default=lambda state: tiles_of(state) & ~union(_placed(state)), usual="all that nobody has"),
    Field("this_turn", Group(TURN), "who acts in the turn that is going on"),
], check=lambda state, path, whole: _check_table(state),
   derived=("first_player", "intro", "late_markers", "occupant"))  # fmt: skip


def _check_table(state: CavernaState) -> None:
    """Spaces and markers are those of this round, each dwarf has a space and each furnishing an owner of its own."""
    demand("round", state.round == 0 or state.round in schedule.rounds_of(state.players), {"value": state.round})
    hidden = state.players != SOLO and (state.round == 0 or state.round >= schedule.FIRST_MARKER)
    demand("harvest", hidden or state.harvest != UNKNOWN, {"round": state.round})
    markers, unseen = state.leaves + state.questions, _unseen_markers(state)
    demand("markers", markers == unseen, {"value": markers, "n": unseen})
    _check_spaces(state)
    state.occupant = [NONE] * len(SPACE_IDS)
    for seat, farm in enumerate(state.farms):
        for index, space in enumerate(farm.where):
            if space >= 0:
                free = space in state.opened and state.occupant[space] == NONE
                demand("occupied", free, {"key": f"farms[{seat}].dwarfs[{index}]", "space": SPACE_IDS[space]})
                state.occupant[space] = seat
    tiles = [*_placed(state), state.supply]
    demand_once("furnishing_twice", tiles, "furnishing", FURNISHING_IDS)
    demand_none("not_introductory", union(tiles) & ~tiles_of(state), "furnishing", FURNISHING_IDS)
    demand("dwelling", state.supply >> DWELLING & 1 == 1, {})
    placed = [dwarf for dwarf, space in enumerate(state.farms[state.seat].where) if space >= 0]
    idle = state.dwarf == NONE and state.space == NONE
    demand("this_turn", idle or (state.dwarf in placed and state.space in state.opened), {})


def _check_spaces(state: CavernaState) -> None:
    """The spaces are those of so many players, and goods lie where they gather."""
    for space in state.opened:
        in_play = any(state.players in row.players for row in SPACES[space].rows)
        demand("space", in_play, {"space": SPACE_IDS[space], "n": state.players})
    for space in board_spaces(state.players):
        demand("space_missing", space in state.opened, {"space": SPACE_IDS[space]})
    turned = state.opened == schedule.turned_over(state.opened)
    demand("wish", turned and (URGENT_WISH not in state.opened or FAMILY_LIFE in state.opened), {})
    for space, pile in enumerate(state.piles):
        gathers = space in state.opened and SUPPLIES[state.players][space] is not None
        demand("no_pile", gathers or not pile, {"space": SPACE_IDS[space]})


# ---- the agenda ----------------------------------------------------------------------------


def agenda_fits(state: CavernaState, names: list[str]) -> bool:
    """Steps lie on those that put them there; an action needs a dwarf who acts, and placing one a dwarf at home."""
    acting = state.dwarf != NONE
    if not in_order(names, acting):
        return False
    if "place_dwarf" in names and (acting or HOME not in state.farms[state.seat].where):
        return False
    if state.harvest == UNKNOWN and names and names[0] != "work" and "turn_marker" not in names:
        return False
    begun = [round for round in schedule.rounds_of(state.players) if round < state.round + ("new_card" not in names)]
    stage = schedule.wrong_stage(state.players, begun, state.opened)
    if stage is not None:
        found = ", ".join([SPACE_IDS[one] for one in stage[1]])
        raise wrong("cards", {"round": state.round, "n": stage[0], "value": found})
    for seat, farm in enumerate(state.farms):
        demand("no_room", "house" in names or farm.housed(), {"seat": seat})
    return True
