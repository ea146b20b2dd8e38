"""The fields of a position, and what the rules demand of them when a position is read from data.

Every key may be left out: what is not said is as in the opening position of round 1, cards as in their list, and it is
the turn of the first player, who is about to place a dwarf. docs/positions.md describes the form.
"""

from __future__ import annotations

from typing import Any, Final

from grotto.games.caverna.board import (
    CELL_IDS,
    PRINTED_CAVERN,
)
from grotto.games.caverna.book import SPACE_IDS
from grotto.games.caverna.course import NEW_CARD, TURN_MARKER, WORK, give_food, in_order
from grotto.games.caverna.family import limit
from grotto.games.caverna.farm import DWARFS, HOME, STABLES, Farm
from grotto.games.caverna.fences import stable_ground
from grotto.games.caverna.furnishings import (
    ALL_TILES,
    COVERS,
    DELIVERED,
    DWELLING,
    FURNISHING_IDS,
    INTRO_TILES,
)
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.harvest import FULL, HARVEST_PHASES, HARVESTS, UNKNOWN
from grotto.games.caverna.herd import HOUSE
from grotto.games.caverna.kinds import (
    GROUNDS,
    CropsField,
    Dwarf,
    Dwarfs,
    FamilyField,
    GroundField,
    Pairs,
    Piles,
    RoomsField,
)
from grotto.games.caverna.placing import PLACE_DWARF
from grotto.games.caverna.schedule import (
    FIRST_MARKER,
    harvest_of,
    markers_from,
    markers_of,
    rounds_of,
    turned_over,
    usual_spaces,
    wrong_stage,
)
from grotto.games.caverna.spaces import FAMILY_LIFE, SPACES, SUPPLIES, URGENT_WISH, board_spaces
from grotto.games.caverna.state import SOLO, CavernaState
from grotto.kernel.bits import bits, bits_of
from grotto.kernel.data import Fields
from grotto.kernel.errors import wrong
from grotto.kernel.goods import Bundle
from grotto.kernel.kinds import NONE, ById, Counts, InOrder, Int, OneOf, Some, Truth
from grotto.kernel.shapes import Each, Field, Group, Shape, seat_field

# The most of anything that is counted.
MOST: Final = 10_000


# ---- a farm --------------------------------------------------------------------------------


def _check_farm(farm: Farm, path: str, state: CavernaState) -> None:
    """Work out the room for animals, and refuse what no farm can look like."""
    farm.count_room()
    if not (farm.cavern | farm.furnished) >> PRINTED_CAVERN & 1:
        raise wrong("ground", {"key": f"{path}.cells", "cell": CELL_IDS[PRINTED_CAVERN]})
    if sum(farm.pairs) != farm.large or sum([pair.bit_count() for pair in farm.pairs]) != farm.large.bit_count():
        raise wrong("pair", {"key": f"{path}.large_pastures"})
    if farm.stable & ~stable_ground(farm) or farm.stable.bit_count() > STABLES:
        raise wrong("stables", {"key": f"{path}.stables"})
    below = bits_of([covers for tile, covers in enumerate(COVERS) if covers >= 0 and farm.owned >> tile & 1])
    if farm.covered & ~below or farm.covered & farm.owned:
        raise wrong("covered", {"key": f"{path}.covered"})
    most = min(limit(farm), farm.dwarf_room())
    if not 2 <= len(farm.strength) <= most:
        raise wrong("dwarfs", {"key": f"{path}.dwarfs", "value": len(farm.strength), "n": most})


class FarmShape(Shape):
    """A farm. Older data also contain what is only drawn; that is ignored."""

    def read(self, record: object, data: object, path: str, state: object) -> None:
        drawn = ("housing", "food_due", "next_harvest", "affordable", "within_reach")
        if isinstance(data, dict):
            data = {key: value for key, value in data.items() if key not in drawn}
        super().read(record, data, path, state)


FARM: Final = FarmShape(
    "farm",
    [
        Field("goods", Counts(GOODS, MOST), "goods and animals"),
        RoomsField("furnishings", ById(CELL_IDS, OneOf(FURNISHING_IDS, required=True)), "the furnishing in each cell",
                   attribute="rooms"),
        GroundField("cells", ById(CELL_IDS, OneOf(tuple(GROUNDS), required=True)),
                    "what lies on each cell without a furnishing"),
        Field("large_pastures", Pairs(), "which cells of large pastures belong together", attribute="pairs"),
        Field("stables", Some(CELL_IDS), "cells with a stable", attribute="stable"),
        CropsField("crops", ById(CELL_IDS, Counts(("grain", "vegetable"), (3, 2))), "what grows on sown fields"),
        Field("covered", Some(FURNISHING_IDS), "furnishings that were built over"),
        FamilyField("dwarfs", Dwarfs(), "the dwarfs: the strength of the weapon, 0 for none, and where he is"),
        Field("begging", Int(0, MOST), "begging markers"),
        Field("deliveries", Counts(tuple(GOODS[good] for good in DELIVERED), 7), "rounds in which suppliers deliver"),
        Field("extension_used", Truth(), "whether both halves of Extension were used with the Guest room"),
        Field("phase", OneOf(HARVEST_PHASES, base=1), "the phase chosen in a harvest with a choice"),
    ],
    check=_check_farm,
    derived=("dwellings", "furnished", "large", "owned", "room", "traits"),
)  # fmt: skip


# ---- the table -----------------------------------------------------------------------------


class FarmsField(Field):
    """The farms, each with the starting food of its seat unless the data say otherwise."""

    def read(self, record: Any, fields: Fields, state: object) -> None:
        give_food(record)
        super().read(record, fields, state)


def _usual_harvest(state: CavernaState) -> int:
    harvest = harvest_of(state.players, state.round)
    return FULL if harvest == UNKNOWN and not state.late_markers else harvest


def _unseen_markers(state: CavernaState) -> int:
    return markers_from(state.players, state.round + (state.harvest != UNKNOWN))


def _usual_piles(state: CavernaState) -> list[Bundle]:
    """In round 1 what the spaces get first; later nothing."""
    piles: list[Bundle] = [()] * len(SPACE_IDS)
    for space in state.opened if state.round == 1 else ():
        row = SUPPLIES[state.players][space]
        if row is not None and row.from_round <= 1:
            piles[space] = row.empty
    return piles


def _placed(state: CavernaState) -> int:
    """The unique furnishings on all farms."""
    placed = 0
    for farm in state.farms:
        placed |= (farm.owned | farm.covered) & ~(1 << DWELLING)
    return placed


def _tiles(state: CavernaState) -> int:
    return INTRO_TILES if state.intro else ALL_TILES


MARKERS: Final = Shape(
    "markers",
    [
        Field("leaf", Int(0, lambda state: markers_of(state.players)[0]), "leaves", attribute="leaves",
              default=lambda state: min(markers_of(state.players)[0], _unseen_markers(state)),
              usual="as many as there can be"),
        Field("question", Int(0, lambda state: markers_of(state.players)[1]), "question marks", attribute="questions",
              default=lambda state: max(0, _unseen_markers(state) - state.leaves), usual="the others"),
    ],
)  # fmt: skip

TURN: Final = Shape(
    "this_turn",
    [
        Field("dwarf", Dwarf(0, DWARFS), "the acting dwarf"),
        Field("space", OneOf(SPACE_IDS), "the space whose action he carries out"),
    ],
)

POSITION: Final = Shape(
    "position",
    [
        Field("round", Int(0, lambda state: rounds_of(state.players)[-1]), "the round, 0 before the first"),
        seat_field("first", "the seat that began the round"),
        Field("token", Int(0, lambda state: state.players - 1), "the seat with the starting player token",
              default=lambda state: state.first, usual="the seat that began"),
        Field("seat", Int(0, lambda state: state.players - 1), "the seat whose turn it is",
              default=lambda state: state.first, usual="the seat that began"),
        Field("harvest", OneOf(HARVESTS, required=True), "the harvest of this round", default=_usual_harvest,
              usual="what the round demands; full where a marker decides"),
        Field("markers", Group(MARKERS), "harvest markers that nobody has seen"),
        Field("spaces", InOrder(SPACE_IDS), "the action spaces in play, in the order in which they came",
              attribute="opened", default=lambda state: usual_spaces(state.players, state.round),
              usual="the boards, and cards in the order of their list"),
        Field("goods", Piles(SPACE_IDS, Counts(GOODS, MOST)), "goods on action spaces", attribute="piles",
              default=_usual_piles, usual="in round 1 what the spaces get first, later nothing"),
        FarmsField("farms", Each(FARM), "the farm of each seat"),
        Field("supply", Some(FURNISHING_IDS), "furnishings that can be built",
              default=lambda state: _tiles(state) & ~_placed(state), usual="all that nobody has"),
        Field("this_turn", Group(TURN), "who acts in the turn that is going on"),
    ],
    check=lambda state, path, whole: _check_table(state),
    derived=("first_player", "intro", "late_markers", "occupant"),
)  # fmt: skip


def _check_table(state: CavernaState) -> None:
    """Spaces and markers are those of this round, each dwarf has a space and each furnishing an owner of its own."""
    if state.round and state.round not in rounds_of(state.players):
        raise wrong("round", {"value": state.round})
    if state.harvest == UNKNOWN and (state.players == SOLO or 0 < state.round < FIRST_MARKER):
        raise wrong("harvest", {"round": state.round})
    if state.leaves + state.questions != _unseen_markers(state):
        raise wrong("markers", {"value": state.leaves + state.questions, "n": _unseen_markers(state)})
    _check_spaces(state)
    state.occupant = [NONE] * len(SPACE_IDS)
    for seat, farm in enumerate(state.farms):
        for index, space in enumerate(farm.where):
            if space >= 0 and (space not in state.opened or state.occupant[space] != NONE):
                raise wrong("occupied", {"key": f"farms[{seat}].dwarfs[{index}]", "space": SPACE_IDS[space]})
            if space >= 0:
                state.occupant[space] = seat
    _check_supply(state)
    acting = state.dwarf != NONE
    if acting != (state.space != NONE) or (acting and state.space not in state.opened):
        raise wrong("this_turn", {})
    where = state.farms[state.seat].where
    if acting and (state.dwarf >= len(where) or where[state.dwarf] < 0):
        raise wrong("this_turn", {})


def _check_spaces(state: CavernaState) -> None:
    for space in state.opened:
        if not any(state.players in row.players for row in SPACES[space].rows):
            raise wrong("space", {"space": SPACE_IDS[space], "n": state.players})
    for space in board_spaces(state.players):
        if space not in state.opened:
            raise wrong("space_missing", {"space": SPACE_IDS[space]})
    if state.opened != turned_over(state.opened) or (URGENT_WISH in state.opened and FAMILY_LIFE not in state.opened):
        raise wrong("wish", {})


def _check_supply(state: CavernaState) -> None:
    """Each unique tile lies in the supply or on one farm."""
    placed = 0
    for tiles in [*[(farm.owned | farm.covered) & ~(1 << DWELLING) for farm in state.farms], state.supply]:
        if placed & tiles:
            raise wrong("furnishing_twice", {"furnishing": FURNISHING_IDS[bits(placed & tiles)[0]]})
        if tiles & ~_tiles(state):
            raise wrong("not_introductory", {"furnishing": FURNISHING_IDS[bits(tiles & ~_tiles(state))[0]]})
        placed |= tiles
    if not state.supply >> DWELLING & 1:
        raise wrong("dwelling", {})


# ---- the agenda ----------------------------------------------------------------------------


def agenda_fits(state: CavernaState, names: list[str]) -> bool:
    """Steps lie on those that put them there; an action needs a dwarf who acts, and placing one a dwarf at home."""
    acting = state.dwarf != NONE
    if not in_order(names, acting):
        return False
    if PLACE_DWARF.name in names and (acting or HOME not in state.farms[state.seat].where):
        return False
    if state.harvest == UNKNOWN and names and names[0] != WORK.name and TURN_MARKER.name not in names:
        return False
    begun = [round for round in rounds_of(state.players) if round < state.round + (NEW_CARD.name not in names)]
    stage = wrong_stage(state.players, begun, state.opened)
    if stage is not None:
        found = ", ".join([SPACE_IDS[one] for one in stage[1]])
        raise wrong("cards", {"round": state.round, "n": stage[0], "value": found})
    for seat, farm in enumerate(state.farms):
        if not farm.housed() and HOUSE.name not in names:
            raise wrong("no_room", {"seat": seat})
    return True
