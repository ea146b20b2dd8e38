"""A position as JSON data, in words of the game, and back.

Every key may be left out: what is not said is as in the opening position of round 1, cards as in their list, and it is
the turn of the first player, who is about to place a dwarf.
"""

from __future__ import annotations

from grotto.games.caverna.animals import arrange
from grotto.games.caverna.board import (
    CELL_IDS,
    CELL_INDEX,
    ENTRY_DWELLING,
    FOREST,
    MOUNTAIN,
    NEIGHBOURS,
    OUTER,
    PRINTED_CAVERN,
)
from grotto.games.caverna.book import SPACE_IDS, SPACE_INDEX, STEPS
from grotto.games.caverna.course import (
    CARDS,
    FIRST_MARKER,
    FIXED_HARVESTS,
    NEW_CARD,
    SOLO_CARDS,
    SOLO_FOOD,
    STARTING_FOOD,
    WORK,
    coming_food_due,
    coming_harvests,
    markers_of,
    rounds_of,
)
from grotto.games.caverna.farm import HOME, NEWBORN, NONE, STABLES, STAYED, Farm
from grotto.games.caverna.furnishings import (
    ALL_TILES,
    COVERS,
    DELIVERED,
    DWELLING,
    FURNISHING_IDS,
    FURNISHING_INDEX,
    INTRO_TILES,
    traits_of,
)
from grotto.games.caverna.goods import DOG, FARM_ANIMAL_IDS, FOOD, GOODS, bundle_data
from grotto.games.caverna.harvest import (
    FULL,
    HARVEST_PHASES,
    HARVESTS,
    UNKNOWN,
    food_due,
    later_food_due,
)
from grotto.games.caverna.herd import herd_of
from grotto.games.caverna.placing import PLACE_DWARF
from grotto.games.caverna.prices import payable_tiles
from grotto.games.caverna.reach import tiles_within_reach
from grotto.games.caverna.spaces import FAMILY_LIFE, SPACES, SUPPLIES, URGENT_WISH, WISH, board_spaces, card
from grotto.games.caverna.state import SOLO, CavernaState
from grotto.games.caverna.weapons import STRONGEST
from grotto.kernel.agenda import Connective
from grotto.kernel.bits import bits
from grotto.kernel.data import Fields, index_of
from grotto.kernel.errors import BadData, Data
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json

SEATS = (1, 2, 3, 4, 5, 6, 7)
FURNISHING_SETS = ("full", "introductory")
MARKER_TIMES = ("at_round_start", "at_harvest")

# What can lie on a cell, in the order in which data name it.
GROUNDS = (
    "meadow", "field", "small_pasture", "large_pasture", "cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine",
)  # fmt: skip
FOREST_GROUNDS = GROUNDS[:4]
CROPS = ("grain", "vegetable")
AT_HOME, JUST_BORN, LEFT_HOME = "home", "newborn", "stayed"
PLACES = (AT_HOME, JUST_BORN, LEFT_HOME, *SPACE_IDS)
MOST = 10_000


# ---- writing -------------------------------------------------------------------------------


def to_data(state: CavernaState) -> Json:
    """The position in words."""
    return {
        "game": "caverna",
        "players": state.players,
        "options": {
            "first_player": "random" if state.first_player == NONE else state.first_player,
            "furnishings": FURNISHING_SETS[state.intro],
            "harvest_markers": MARKER_TIMES[state.late_markers],
        },
        "round": state.round,
        "seat": state.seat,
        "first": state.first,
        "token": state.token,
        "harvest": HARVESTS[state.harvest],
        "markers": {"leaf": state.leaves, "question": state.questions},
        "spaces": [SPACE_IDS[space] for space in state.opened],
        "goods": {SPACE_IDS[space]: bundle_data(state.piles[space]) for space in state.opened if state.piles[space]},
        "supply": [FURNISHING_IDS[tile] for tile in bits(state.supply)],
        "farms": [_farm_data(farm) | _derived(state, seat) for seat, farm in enumerate(state.farms)],
        "this_turn": {
            "dwarf": None if state.dwarf == NONE else state.dwarf,
            "space": None if state.space == NONE else SPACE_IDS[state.space],
        },
        "agenda": state.agenda_data(),
    }


def grounds(farm: Farm) -> tuple[int, ...]:
    """The cells of each kind of ground."""
    return (
        farm.meadow, farm.field, farm.small, farm.large, farm.cavern, farm.tunnel, farm.deep, farm.ore_mine,
        farm.ruby_mine,
    )  # fmt: skip


def _farm_data(farm: Farm) -> Json:
    cells = {CELL_IDS[cell]: id for id, mask in zip(GROUNDS, grounds(farm), strict=True) for cell in bits(mask)}
    crops: dict[str, dict[str, int]] = {}
    for crop, fields in zip(CROPS, (farm.grain, farm.vegetables), strict=True):
        for n, mask in enumerate(fields):
            for cell in bits(mask):
                crops[CELL_IDS[cell]] = {crop: n + 1}
    rooms = {
        CELL_IDS[cell]: FURNISHING_IDS[tile] for cell, tile in enumerate(farm.rooms) if 0 <= tile < len(FURNISHING_IDS)
    }
    return {
        "goods": {good: farm.goods[index] for index, good in enumerate(GOODS)},
        "cells": cells,
        "large_pastures": [[CELL_IDS[cell] for cell in bits(pair)] for pair in farm.pairs],
        "stables": [CELL_IDS[cell] for cell in bits(farm.stable)],
        "crops": crops,
        "furnishings": rooms,
        "covered": [FURNISHING_IDS[tile] for tile in bits(farm.covered)],
        "dwarfs": [
            {"strength": strength, "at": _place(where)}
            for strength, where in zip(farm.strength, farm.where, strict=True)
        ],
        "begging": farm.begging,
        "deliveries": {GOODS[good]: left for good, left in zip(DELIVERED, farm.deliveries, strict=True)},
        "extension_used": int(farm.extension_used),
        "phase": None if not farm.phase else HARVEST_PHASES[farm.phase - 1],
    }


def _derived(state: CavernaState, seat: int) -> Json:
    """What follows from the rest, for whoever draws the farm; ignored when it is read back."""
    farm = state.farms[seat]
    return {
        "housing": arrangement(farm),
        "food_due": coming_food_due(state, seat),
        "next_harvest": _next_harvest(state, seat),
        "affordable": _names(payable_tiles(farm)[1] & state.supply),
        "within_reach": _names(tiles_within_reach(farm) & state.supply),
    }


# What `_derived` adds, to be passed over when a farm is read.
_DERIVED = ("housing", "food_due", "next_harvest", "affordable", "within_reach")


def _names(tiles: int) -> list[str]:
    return [FURNISHING_IDS[tile] for tile in bits(tiles)]


def _next_harvest(state: CavernaState, seat: int) -> Json | None:
    """When the family must be fed next, and how much food that takes as things stand."""
    farm = state.farms[seat]
    for round, harvest in coming_harvests(state, seat):
        food = food_due(harvest, farm, False) if round == state.round else later_food_due(harvest, farm)
        return {"round": round, "food": food}
    return None


def arrangement(farm: Farm) -> list[Json]:
    """One best arrangement of the animals: who stands where, and the dogs that guard."""
    housed = arrange(farm.areas(), farm.goods[DOG], herd_of(farm))
    return [
        {
            "cells": [CELL_IDS[cell] for cell in bits(one.cells)],
            "animal": FARM_ANIMAL_IDS[one.animal],
            "n": one.n,
            "dogs": one.dogs,
        }
        for one in housed or []
    ]


def _place(where: int) -> str:
    return SPACE_IDS[where] if where >= 0 else {HOME: AT_HOME, NEWBORN: JUST_BORN, STAYED: LEFT_HOME}[where]


# ---- reading -------------------------------------------------------------------------------


def _wrong(id: str, data: Data) -> BadData:
    return BadData(f"position_{id}", data)


def from_data(data: Json) -> CavernaState:
    """The position that the data describe; BadData says what is wrong with them."""
    fields = Fields(data, "")
    fields.index("game", ("caverna",), 0)
    players = fields.integer("players", SEATS[0], SEATS[-1], 2)
    state = _read_options(players, fields.fields("options"))
    _read_schedule(state, fields)
    _read_farms(state, fields.get("farms"))
    _read_supply(state, fields)
    _read_turn(state, fields.fields("this_turn"))
    agenda = fields.get("agenda")
    fields.done()
    usual: list[object] = [[WORK.name, (state.seat + 1) % players], [PLACE_DWARF.name]]
    state.set_agenda(usual if agenda is None else agenda)
    _check_agenda(state)
    _check_cards(state)
    for seat, farm in enumerate(state.farms):
        if not farm.housed() and "house" not in [STEPS.steps[frame[0]].name for frame in state.agenda]:
            raise _wrong("no_room", {"seat": seat})
    state.settle()
    return state


def _read_options(players: int, options: Fields) -> CavernaState:
    first = NONE
    if options.data.get("first_player") == "random":
        options.get("first_player")
    else:
        first = options.integer("first_player", 0, players - 1, NONE)
    intro = options.index("furnishings", FURNISHING_SETS, 0) == 1
    late = options.index("harvest_markers", MARKER_TIMES, 0) == 1
    options.done()
    return CavernaState(players, first, intro, late)


def _read_schedule(state: CavernaState, fields: Fields) -> None:
    """Round, seats, markers, spaces and their goods."""
    rounds = rounds_of(state.players)
    state.round = fields.integer("round", 0, rounds[-1], 1)
    if state.round and state.round not in rounds:
        raise _wrong("round", {"value": state.round})
    state.first = fields.integer("first", 0, state.players - 1, 0)
    state.token = fields.integer("token", 0, state.players - 1, state.first)
    state.seat = fields.integer("seat", 0, state.players - 1, state.first)
    marked = FULL if state.players == SOLO or not state.late_markers else UNKNOWN
    state.harvest = fields.index("harvest", HARVESTS, FIXED_HARVESTS.get(state.round, marked))
    if state.harvest == UNKNOWN and (state.players == SOLO or 0 < state.round < FIRST_MARKER):
        raise _wrong("harvest", {"round": state.round})
    leaves, questions = markers_of(state.players)
    markers = fields.fields("markers")
    # Unless the data say otherwise, question marks came up first.
    first = state.round + (state.harvest != UNKNOWN)
    coming = sum([round >= max(first, FIRST_MARKER) for round in rounds]) if leaves else 0
    state.leaves = markers.integer("leaf", 0, leaves, min(leaves, coming))
    state.questions = markers.integer("question", 0, questions, max(0, coming - state.leaves))
    markers.done()
    if state.leaves + state.questions != coming:
        raise _wrong("markers", {"value": state.leaves + state.questions, "n": coming})
    state.opened = _read_spaces(state, fields.get("spaces"))
    piles = fields.fields("goods")
    supplies = SUPPLIES[state.players]
    for id in piles.keys(tuple(SPACE_IDS[space] for space in state.opened)):
        space = SPACE_INDEX[id]
        if supplies[space] is None:
            raise _wrong("no_pile", {"space": id})
        state.piles[space] = _bundle(piles.fields(id))
    if fields.data.get("goods") is None and state.round == 1:
        for space in state.opened:
            row = supplies[space]
            if row is not None and row.from_round <= 1:
                state.piles[space] = row.empty


def _bundle(fields: Fields) -> Bundle:
    counts = [(index, fields.integer(good, 0, MOST, 0)) for index, good in enumerate(GOODS)]
    fields.done()
    return tuple((good, n) for good, n in counts if n)


def _usual_spaces(players: int, round: int) -> list[int]:
    """The boards, and for every round the first card that can be its."""
    opened = list(board_spaces(players))
    for number in rounds_of(players):
        if number > round:
            break
        ids = (SOLO_CARDS[number],) if players == SOLO else CARDS[number]
        cards = [card(id) for id in ids]
        left = [one for one in cards if one not in opened and any(players in row.players for row in SPACES[one].rows)]
        opened.append(left[0])
    return [URGENT_WISH if space == WISH and FAMILY_LIFE in opened else space for space in opened]


def _read_spaces(state: CavernaState, value: object) -> tuple[int, ...]:
    if value is None:
        return tuple(_usual_spaces(state.players, state.round))
    if not isinstance(value, list):
        raise BadData("data_type", {"key": "spaces", "value": repr(value), "type": "list"})
    opened: list[int] = []
    for id in value:
        space = index_of(id, SPACE_IDS, "spaces")
        if space in opened:
            raise BadData("data_twice", {"key": "spaces", "value": SPACE_IDS[space]})
        if not any(state.players in row.players for row in SPACES[space].rows):
            raise _wrong("space", {"space": SPACE_IDS[space], "n": state.players})
        opened.append(space)
    if not set(board_spaces(state.players)) <= set(opened):
        missing = [space for space in board_spaces(state.players) if space not in opened]
        raise _wrong("space_missing", {"space": SPACE_IDS[missing[0]]})
    # Family life turns the card over.
    if (URGENT_WISH in opened and FAMILY_LIFE not in opened) or (WISH in opened and FAMILY_LIFE in opened):
        raise _wrong("wish", {})
    return tuple(opened)


def _read_farms(state: CavernaState, farms: object) -> None:
    for seat, farm in enumerate(state.farms):
        farm.goods[FOOD] = SOLO_FOOD if state.players == SOLO else STARTING_FOOD[(seat - state.first) % state.players]
    if farms is None:
        return
    if not isinstance(farms, list):
        raise BadData("data_type", {"key": "farms", "value": repr(farms), "type": "list"})
    if len(farms) > state.players:
        raise BadData("data_range", {"key": "farms", "value": len(farms), "low": 0, "high": state.players})
    for seat, data in enumerate(farms):
        _read_farm(state, seat, Fields(data, f"farms[{seat}]"))


def _read_farm(state: CavernaState, seat: int, fields: Fields) -> None:
    farm = state.farms[seat]
    goods = fields.fields("goods")
    for index, good in enumerate(GOODS):
        farm.goods[index] = goods.integer(good, 0, MOST, farm.goods[index])
    goods.done()
    _read_cells(farm, fields)
    _read_furnishings(farm, fields)
    _read_dwarfs(state, seat, fields)
    farm.begging = fields.integer("begging", 0, MOST, 0)
    deliveries = fields.fields("deliveries")
    farm.deliveries = tuple([deliveries.integer(GOODS[good], 0, 7, 0) for good in DELIVERED])
    deliveries.done()
    farm.extension_used = fields.integer("extension_used", 0, 1, 0) == 1
    farm.phase = fields.index("phase", HARVEST_PHASES, -1) + 1
    for key in _DERIVED:
        fields.get(key)
    fields.done()


def _read_cells(farm: Farm, fields: Fields) -> None:
    """Landscape, pastures, stables and crops."""
    cells = fields.fields("cells")
    masks = dict.fromkeys(GROUNDS, 0)
    for id in cells.keys(CELL_IDS):
        cell = CELL_INDEX[id]
        ground = GROUNDS[cells.index(id, GROUNDS, 0)]
        if (ground in FOREST_GROUNDS) != bool(FOREST >> cell & 1) or cell == ENTRY_DWELLING:
            raise _wrong("ground", {"key": cells.path, "cell": id})
        masks[ground] |= 1 << cell
    farm.meadow, farm.field = masks["meadow"], masks["field"]
    farm.small, farm.large = masks["small_pasture"], masks["large_pasture"]
    farm.cavern, farm.tunnel, farm.deep = masks["cavern"], masks["tunnel"], masks["deep_tunnel"]
    farm.ore_mine, farm.ruby_mine = masks["ore_mine"], masks["ruby_mine"]
    if fields.data.get("cells") is None:
        farm.cavern = 1 << PRINTED_CAVERN
    farm.pairs = _read_pairs(farm, fields.get("large_pastures"), fields.where("large_pastures"))
    farm.stable = fields.members("stables", CELL_IDS, 0)
    sites = (FOREST & ~OUTER & ~farm.field) | farm.meadow | farm.small | farm.large
    if farm.stable & ~sites or farm.stable.bit_count() > STABLES:
        raise _wrong("stables", {"key": fields.where("stables")})
    _read_crops(farm, fields.fields("crops"))


def _read_pairs(farm: Farm, value: object, where: str) -> tuple[int, ...]:
    if value is None and not farm.large:
        return ()
    if not isinstance(value, list):
        raise BadData("data_type", {"key": where, "value": repr(value), "type": "list"})
    pairs: list[int] = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadData("data_type", {"key": where, "value": repr(pair), "type": "list"})
        a, b = [index_of(id, CELL_IDS, where) for id in pair]
        if not NEIGHBOURS[a] >> b & 1:
            raise _wrong("pair", {"key": where})
        pairs.append(1 << a | 1 << b)
    if sum(pairs) != farm.large or sum([pair.bit_count() for pair in pairs]) != farm.large.bit_count():
        raise _wrong("pair", {"key": where})
    return tuple(pairs)


def _read_crops(farm: Farm, crops: Fields) -> None:
    grain, vegetables = [0, 0, 0], [0, 0]
    for id in crops.keys(CELL_IDS):
        field = crops.fields(id)
        bit = 1 << CELL_INDEX[id]
        n_grain, n_vegetables = field.integer("grain", 0, 3, 0), field.integer("vegetable", 0, 2, 0)
        field.done()
        if not farm.field & bit or bool(n_grain) == bool(n_vegetables):
            raise _wrong("crops", {"key": crops.path, "cell": id})
        if n_grain:
            grain[n_grain - 1] |= bit
        else:
            vegetables[n_vegetables - 1] |= bit
    farm.grain = (grain[0], grain[1], grain[2])
    farm.vegetables = (vegetables[0], vegetables[1])


def _read_furnishings(farm: Farm, fields: Fields) -> None:
    rooms = fields.fields("furnishings")
    for id in rooms.keys(CELL_IDS):
        cell = CELL_INDEX[id]
        tile = rooms.index(id, FURNISHING_IDS, 0)
        if cell == ENTRY_DWELLING or not MOUNTAIN >> cell & 1:
            raise _wrong("ground", {"key": rooms.path, "cell": id})
        taken = farm.tunnel | farm.deep | farm.ore_mine | farm.ruby_mine
        if fields.data.get("cells") is not None:
            taken |= farm.cavern
        if taken >> cell & 1:
            raise _wrong("ground", {"key": rooms.path, "cell": id})
        if farm.owned >> tile & 1 and tile != DWELLING:
            raise _wrong("furnishing_twice", {"furnishing": FURNISHING_IDS[tile]})
        farm.furnish(tile, cell)
    if not (farm.cavern | farm.furnished) >> PRINTED_CAVERN & 1:
        raise _wrong("ground", {"key": fields.where("cells"), "cell": CELL_IDS[PRINTED_CAVERN]})
    farm.covered = fields.members("covered", FURNISHING_IDS, 0)
    allowed = sum([1 << covers for tile, covers in enumerate(COVERS) if covers >= 0 and farm.owned >> tile & 1])
    if farm.covered & ~allowed or farm.covered & farm.owned:
        raise _wrong("covered", {"key": fields.where("covered")})
    farm.traits = traits_of(farm.owned)


def _read_dwarfs(state: CavernaState, seat: int, fields: Fields) -> None:
    value = fields.get("dwarfs")
    where = fields.where("dwarfs")
    farm = state.farms[seat]
    if value is not None:
        if not isinstance(value, list):
            raise BadData("data_type", {"key": where, "value": repr(value), "type": "list"})
        farm.strength, farm.where = [], []
        for index, data in enumerate(value):
            dwarf = Fields(data, f"{where}[{index}]")
            farm.strength.append(dwarf.integer("strength", 0, STRONGEST, 0))
            place = PLACES[dwarf.index("at", PLACES, 0)]
            farm.where.append(_where(state, seat, place, dwarf.path))
            dwarf.done()
    most = 6 if farm.traits.sixth_dwarf else 5
    if not 2 <= len(farm.strength) <= most or len(farm.strength) > farm.dwarf_room():
        raise _wrong("dwarfs", {"key": where, "value": len(farm.strength), "n": min(most, farm.dwarf_room())})


def _where(state: CavernaState, seat: int, place: str, path: str) -> int:
    if place not in SPACE_INDEX:
        return {AT_HOME: HOME, JUST_BORN: NEWBORN, LEFT_HOME: STAYED}[place]
    space = SPACE_INDEX[place]
    if space not in state.opened or state.occupant[space] != NONE:
        raise _wrong("occupied", {"key": path, "space": place})
    state.occupant[space] = seat
    return space


def _read_supply(state: CavernaState, fields: Fields) -> None:
    """Each unique tile lies in the supply or on one farm."""
    everything = INTRO_TILES if state.intro else ALL_TILES
    placed = 0
    for farm in state.farms:
        mine = (farm.owned | farm.covered) & ~(1 << DWELLING)
        if placed & mine:
            raise _wrong("furnishing_twice", {"furnishing": FURNISHING_IDS[bits(placed & mine)[0]]})
        if mine & ~everything:
            raise _wrong("not_introductory", {"furnishing": FURNISHING_IDS[bits(mine & ~everything)[0]]})
        placed |= mine
    state.supply = fields.members("supply", FURNISHING_IDS, everything & ~placed)
    if state.supply & placed:
        raise _wrong("furnishing_twice", {"furnishing": FURNISHING_IDS[bits(state.supply & placed)[0]]})
    if state.supply & ~everything:
        raise _wrong("not_introductory", {"furnishing": FURNISHING_IDS[bits(state.supply & ~everything)[0]]})
    if not state.supply >> FURNISHING_INDEX["dwelling"] & 1:
        raise _wrong("dwelling", {})


def _read_turn(state: CavernaState, fields: Fields) -> None:
    state.space = fields.index("space", SPACE_IDS, NONE)
    farm = state.farms[state.seat]
    state.dwarf = fields.integer("dwarf", 0, len(farm.strength) - 1, NONE)
    fields.done()
    if (state.space == NONE) != (state.dwarf == NONE) or (state.space != NONE and state.space not in state.opened):
        raise _wrong("this_turn", {})


def _check_agenda(state: CavernaState) -> None:
    """Every frame must be one that its step can have, and decisions about a turn need the turn."""
    names = [STEPS.steps[frame[0]].name for frame in state.agenda]
    for index, frame in enumerate(state.agenda):
        limits = _limits(state, frame[0])
        good = len(frame) == 1 + len(limits) and all(
            low <= n <= high for n, (low, high) in zip(frame[1:], limits, strict=True)
        )
        if not good:
            raise _wrong("agenda", {"key": f"agenda[{index}]", "value": ", ".join(names)})
    working = state.dwarf != NONE
    for name in names:
        step = STEPS.by_name[name]
        if not working and (isinstance(step, Connective) or name == "return"):
            raise _wrong("agenda", {"key": "agenda", "value": ", ".join(names)})
    if working and state.farms[state.seat].where[state.dwarf] < 0:
        raise _wrong("this_turn", {})
    if PLACE_DWARF.name in names and (working or HOME not in state.farms[state.seat].where):
        raise _wrong("agenda", {"key": "agenda", "value": ", ".join(names)})


def _check_cards(state: CavernaState) -> None:
    """As many cards of each stage must be open as rounds of it have begun."""
    pending = any(frame[0] == NEW_CARD.number for frame in state.agenda)
    begun = [round for round in rounds_of(state.players) if round < state.round + (not pending)]
    stages = [(SOLO_CARDS[round],) if state.players == SOLO else CARDS[round] for round in begun]
    opened = [WISH if space == URGENT_WISH else space for space in state.opened]
    for ids in set(CARDS.values()):
        wanted = sum([stage[0] in ids for stage in stages])
        found = [id for id in ids if card(id) in opened]
        if len(found) != wanted or (state.players == SOLO and any((id,) not in stages for id in found)):
            raise _wrong("cards", {"round": state.round, "n": wanted, "value": ", ".join(found)})


def _limits(state: CavernaState, number: int) -> list[tuple[int, int]]:
    step = STEPS.steps[number]
    name = step.name
    if name == "loot":
        return [(1, 4), (0, (1 << 23) - 1), (1, STRONGEST)]
    if name == "return":
        return [(0, (1 << 23) - 1)]
    if name == "more_trades":
        return [(1, 2)]
    if name == "more_goods":
        return [(1, (1 << 10) - 2)]
    if name == "imitate":
        return []
    if name == "payment":
        return [(0, len(FURNISHING_IDS) - 1), (0, len(CELL_IDS) - 1), (0, 1)]
    if name == "overflow":
        return [(0, (1 << len(SPACE_IDS)) - 1)]
    if name == "work":
        return [(0, state.players - 1)]
    if name in ("income", "choosing", "feeding", "breeding", "last_exchanges"):
        return [(0, state.players)]
    if isinstance(step, Connective):
        return [(0, (1 << len(step.parts)) - 1)]
    return []
