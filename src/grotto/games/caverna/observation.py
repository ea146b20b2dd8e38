"""What a player of Caverna sees, as numbers: the own farm, the next player's, the others in short, and the table."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SPACE_IDS, STEPS
from grotto.games.caverna.course import at_work, coming_harvests
from grotto.games.caverna.farm import DWARFS, HOME, NEWBORN, Farm
from grotto.games.caverna.furnishings import FURNISHING_IDS
from grotto.games.caverna.goods import FOOD, GOODS, size
from grotto.games.caverna.harvest import HARVESTS, food_due
from grotto.games.caverna.schedule import rounds_of
from grotto.games.caverna.scoring import CATEGORIES, points, score
from grotto.games.caverna.state import CavernaState
from grotto.kernel.kinds import NONE
from grotto.kernel.observation import (
    Block,
    Observation,
    Part,
    agenda_block,
    count,
    mark,
    side_blocks,
    write_agenda,
    write_best_and_mean,
)

_NUMBERS: Final[tuple[str, ...]] = (
    "score", "food_due", "begging", "deliveries", "extension_used", "ordinary_dwellings",
    "dwarfs", "dwarfs_at_home", "newborn", "room_for_dwarfs", "armed", "strength", "strongest",
)  # fmt: skip
_GROUND: Final[tuple[str, ...]] = (
    "meadows", "fields_empty", "fields_grain", "grain_on_fields", "fields_vegetable", "vegetables_on_fields",
    "small_pastures", "large_pastures", "stables", "caverns", "tunnels", "deep_tunnels", "ore_mines", "ruby_mines",
    "furnished", "unused",
)  # fmt: skip
_ROOM: Final[tuple[str, ...]] = (
    "meadow", "meadow_stable", "small", "small_stable_or_large", "large_stable", "large_two_stables", "empty_field",
    "two_of_a_type", "mine", "stable_alone", "cattle", "sheep",
)  # fmt: skip
_FARM: Final[tuple[Part, ...]] = (
    ("goods", GOODS, "goods and animals"),
    ("numbers", _NUMBERS, "dwarfs, weapons and what is due"),
    ("ground", _GROUND, "tiles of the home board, counted"),
    ("room", _ROOM, "places for animals, by kind of place"),
    ("points", CATEGORIES, "points by category, if the game ended now"),
    ("furnishings", FURNISHING_IDS, "furnishings that stand"),
)
_OTHERS: Final[tuple[str, ...]] = ("best_score", "mean_score", "most_dwarfs", "mean_dwarfs", "mean_food", "at_home")
_TABLE: Final[tuple[str, ...]] = (
    "players", "round", "rounds_left", "working", "harvests_left", "leaves", "questions", "own_turn", "own_token",
    "seats_before", "token_distance",
)  # fmt: skip

OBSERVATION: Final = Observation([
    *side_blocks("own", _FARM),
    *side_blocks("next_player", _FARM),
    Block("others", _OTHERS, "all other players together"),
    Block("table", _TABLE, "how far the game has got, and the order of play"),
    Block("harvest", HARVESTS, "the harvest of this round"),
    Block("supply", FURNISHING_IDS, "furnishings that can still be built"),
    Block("open", SPACE_IDS, "action spaces that are free"),
    Block("piles", SPACE_IDS, "how many goods lie on each action space"),
    Block("acting", (*SPACE_IDS, "strength"), "the space whose action is carried out, and the weapon of the dwarf"),
    agenda_block(STEPS),
])  # fmt: skip

_ALL: Final = (1 << len(FURNISHING_IDS)) - 1
_OWN: Final = OBSERVATION.start("own_goods")
_NEXT_PLAYER: Final = OBSERVATION.start("next_player_goods")
_AT_NUMBERS: Final = OBSERVATION.offset("own", "numbers")
_AT_GROUND: Final = OBSERVATION.offset("own", "ground")
_AT_ROOM: Final = OBSERVATION.offset("own", "room")
_AT_POINTS: Final = OBSERVATION.offset("own", "points")
_AT_FURNISHINGS: Final = OBSERVATION.offset("own", "furnishings")
_AT_OTHERS: Final = OBSERVATION.start("others")
_AT_TABLE: Final = OBSERVATION.start("table")
_AT_HARVEST: Final = OBSERVATION.start("harvest")
_AT_SUPPLY: Final = OBSERVATION.start("supply")
_AT_OPEN: Final = OBSERVATION.start("open")
_AT_PILES: Final = OBSERVATION.start("piles")
_AT_ACTING: Final = OBSERVATION.start("acting")
_AT_NEXT: Final = OBSERVATION.start("next")


def observe(state: CavernaState, seat: int) -> list[float]:
    """The position as a seat sees it."""
    vector = OBSERVATION.blank()
    players = state.players
    _write_farm(state, seat, vector, _OWN)
    if players > 1:
        scored = _write_farm(state, (seat + 1) % players, vector, _NEXT_PLAYER)
        _write_others(state, seat, scored, vector)
    _write_table(state, seat, vector)
    mark(vector, _AT_SUPPLY, state.supply)
    for space in state.opened:
        if state.occupant[space] == NONE:
            vector[_AT_OPEN + space] = 1.0
        pile = state.piles[space]
        if pile:
            vector[_AT_PILES + space] = float(size(pile))
    if state.space != NONE:
        vector[_AT_ACTING + state.space] = 1.0
        if state.dwarf != NONE:
            vector[_AT_ACTING + len(SPACE_IDS)] = float(state.farms[state.seat].strength[state.dwarf])
    write_agenda(vector, _AT_NEXT, STEPS, state.agenda)
    return vector


def _write_farm(state: CavernaState, seat: int, vector: list[float], at: int) -> int:
    """Write the blocks of a farm; the score of it."""
    farm = state.farms[seat]
    rows = points(farm)
    total = sum(rows)
    count(vector, at, farm.goods)
    strength = farm.strength
    count(vector, at + _AT_NUMBERS, [
        total,
        food_due(state.harvest, farm, False),
        farm.begging,
        sum(farm.deliveries),
        farm.extension_used,
        farm.dwellings,
        len(strength),
        farm.where.count(HOME),
        farm.where.count(NEWBORN),
        min(DWARFS + farm.traits.sixth_dwarf, farm.dwarf_room()) - len(strength),
        len(strength) - strength.count(0),
        sum(strength),
        max(strength),
    ])  # fmt: skip
    count(vector, at + _AT_GROUND, _ground(farm))
    count(vector, at + _AT_ROOM, list(farm.room))
    count(vector, at + _AT_POINTS, rows)
    mark(vector, at + _AT_FURNISHINGS, farm.owned & _ALL)
    return total


def _ground(farm: Farm) -> list[int]:
    g1, g2, g3 = farm.grain
    v1, v2 = farm.vegetables
    grain, vegetables = farm.crops_on_fields()
    return [
        farm.meadow.bit_count(),
        farm.empty_fields().bit_count(),
        (g1 | g2 | g3).bit_count(),
        grain,
        (v1 | v2).bit_count(),
        vegetables,
        farm.small.bit_count(),
        len(farm.pairs),
        farm.stable.bit_count(),
        farm.cavern.bit_count(),
        farm.tunnel.bit_count(),
        farm.deep.bit_count(),
        farm.ore_mine.bit_count(),
        farm.ruby_mine.bit_count(),
        farm.furnished.bit_count(),
        farm.unused_cells(),
    ]


def _write_others(state: CavernaState, seat: int, scored: int, vector: list[float]) -> None:
    """All others together; the score of the next player is known already."""
    after = (seat + 1) % state.players
    scores: list[int] = []
    dwarfs: list[int] = []
    food = home = 0
    for other, farm in enumerate(state.farms):
        if other != seat:
            scores.append(scored if other == after else score(farm))
            dwarfs.append(len(farm.strength))
            food += farm.goods[FOOD]
            home += farm.where.count(HOME)
    others = len(scores)
    write_best_and_mean(vector, _AT_OTHERS, scores)
    write_best_and_mean(vector, _AT_OTHERS + 2, dwarfs)
    vector[_AT_OTHERS + 4] = food / others
    vector[_AT_OTHERS + 5] = float(home)


def _write_table(state: CavernaState, seat: int, vector: list[float]) -> None:
    players = state.players
    rounds = rounds_of(players)
    count(vector, _AT_TABLE, [
        players,
        state.round,
        len(rounds) - (rounds.index(state.round) + 1 if state.round else 0),
        at_work(state),
        len(coming_harvests(state, seat)),
        state.leaves,
        state.questions,
        state.seat == seat,
        state.token == seat,
        (seat - state.seat) % players,
        (seat - state.token) % players,
    ])  # fmt: skip
    vector[_AT_HARVEST + state.harvest] = 1.0
