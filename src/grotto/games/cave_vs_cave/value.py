"""How good a position is for a seat: the expected final score, roughly. For bots.

What counts already (rooms and gold), what the rooms will bring in the turns left, and a shopping list:
the rooms on display one after the other, each with the cavern, the walls and the goods it still needs.
Goods are worth most where they are on the list; what is left over may come in handy.

The weights were found by many solo games against the same chance, with small changes at a time.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from grotto.games.cave_vs_cave.board import EDGE_INDEX, START_FACE_DOWN, THREE_WALLS
from grotto.games.cave_vs_cave.goods import EMMER, FLAX, FOOD, GOLD, LIMITS, STONE, WOOD
from grotto.games.cave_vs_cave.rooms import (
    BLUE_ROOMS,
    CELL_EDGES,
    ORANGE_ROOMS,
    POINTS,
    ROOM_IDS,
    ROOMS,
    fitting_rooms,
)
from grotto.games.cave_vs_cave.scoring import score
from grotto.games.cave_vs_cave.state import SOLO, TURNS, Cave, CaveState
from grotto.games.cave_vs_cave.tiles import TILE_IDS, TILE_INDEX
from grotto.kernel.agenda import NOBODY
from grotto.kernel.bits import bits
from grotto.kernel.kinds import NONE


class Weights(NamedTuple):
    """What a position is judged by. All worths are in points."""

    # One good that is not on the shopping list. Emmer and flax are food whenever that is wanted, so they
    # count as food first and a little more on top, as gold does on top of its point.
    wood: float = 0.7
    stone: float = 0.7
    food: float = 0.45
    emmer: float = 0.1
    flax: float = 0.2
    gold: float = 0.1
    # Each further one of a kind is worth this much of the one before: nobody uses up nine wood.
    further: float = 0.85
    # Goods need turns to become points: with t turns left they are worth t / (t + this).
    spare_delay: float = 2.0
    # What it costs to come by one wood or stone that the list lacks, one food, and one gold on top of the
    # point that paying it costs.
    missing: float = 1.0
    missing_food: float = 0.5
    missing_gold: float = 0.4
    # What it costs to come by a wall for a room that does not fit yet.
    wall: float = 1.6
    # With t turns left what is lacking costs (1 + this / t) times as much: there may be no turn for it.
    hurry: float = 2.0
    # How sure the first room of the list is, and each further one in proportion to the one before:
    # other rooms may turn up, or the opponent may take it.
    sure: float = 0.85
    sure_next: float = 0.8
    sure_delay: float = 0.5
    # An empty cavern without a room on the list, and any cavern that is not face down.
    empty: float = 0.9
    dug: float = 0.4
    # How often a turn uses the best orange room, the second best, ...: most tiles have a [1], few a [2] or [3].
    uses: tuple[float, ...] = (0.40, 0.13, 0.07, 0.04)
    # A room on the list brings nothing in this many of the turns left.
    room_delay: float = 1.0
    # At the beginning of a game income counts for so much less, the rooms of the list are so much less sure, and a dug
    # cavern is worth so much more; with t turns left by t / 19 of that (19: the turns of a game alone).
    income_early: float = 0.0
    sure_early: float = 0.0
    dug_early: float = 0.0
    # Each empty cavern beyond the first two.
    more_empty: float = 0.0
    # The opponent's outlook counts against the own one, but less: hindering costs turns too.
    rival: float = 0.6


# What one use of an orange room is worth, and what a blue room brings in a turn.
ROOM_WORTH: Final[dict[str, float]] = {
    "cave_entrance": 0.7,
    "shelf": 1.0,
    "spinning_wheel": 0.7,
    "tunnel": 1.7,
    "grindstone": 1.1,
    "food_corner": 1.1,
    "parlor": 1.7,
    "warehouse": 1.6,
    "stall": 1.4,
    "sacrificial_altar": 1.1,
    "storeroom": 1.9,
    "weaving_room": 1.8,
    "furniture_workshop": 1.2,
    "gold_vein": 2.0,
    "junction_room": 0.9,
    "digging_cave": 0.9,
    "bakehouse": 2.1,
    "state_room": 1.8,
    "secret_chamber": 1.5,
    "treasury": 1.5,
    "prospecting_site": 0.25,
    "retting_room": 0.25,
    "equipment_room": 0.25,
    "wood_storeroom": 0.35,
    "dungeon": 0.5,
}


class Extras(NamedTuple):
    """What single tiles and rooms add to a position beside all that, in points; nothing for those not named."""

    # A tile that can still be taken this round.
    tiles: dict[str, float]
    # A room that is furnished, and one that lies on display.
    furnished: dict[str, float]
    display: dict[str, float]


NO_EXTRAS: Final = Extras({}, {}, {})

# The tiles that furnish, those with the most fields for it first.
FURNISHING_TILES: Final[tuple[tuple[int, int], ...]] = (
    (1 << TILE_INDEX["housework"], 2),
    (1 << TILE_INDEX["furnishing"], 1),
    (1 << TILE_INDEX["expansion"], 1),
    (1 << TILE_INDEX["renovation"], 1),
)

MOST_TURNS: Final = max(sum(turns) for turns in TURNS.values())
SOLO_TURNS: Final = sum(TURNS[SOLO])
# As many empty caverns are usual.
FEW_EMPTY: Final = 2
# As many as can lie in one pile, that of food with emmer and flax being the highest.
MOST_GOODS: Final = LIMITS[FOOD] + LIMITS[EMMER] + LIMITS[FLAX]
_EXTRA_E: Final = EDGE_INDEX["extra-e"]
# Outlooks that are remembered: a search asks for the same caves again and again.
_MEMORY: Final = 1 << 15


class Future(NamedTuple):
    """What a player can still count on: turns, fields that furnish, and the dwarves of the next turn."""

    turns: int
    fields: int
    dwarves: int


def future(state: CaveState, seat: int) -> Future:
    """What lies ahead of a seat; the turn in progress is not part of it."""
    turns = TURNS[state.players]
    if state.actor == NOBODY:
        return _ahead(0, 0, turns[-1])
    here = turns_here(state, seat)
    later = _LATER[state.players][state.round]
    # In later rounds about every second turn furnishes.
    fields = (later + 2) // 2 if later else 0
    left = here
    for bit, count in FURNISHING_TILES:
        if left and state.opened & bit and state.taken[bit.bit_length() - 1] == NONE:
            left -= 1
            fields += count
    return _ahead(here + later, fields, turns[state.round - 1] if here or not later else turns[state.round])


def turns_here(state: CaveState, seat: int) -> int:
    """The turns that a seat still has in this round; the one in progress is not one of them."""
    begun = state.turn if state.tile == NONE else state.turn + 1
    own = (begun + state.players - 1 - (seat - state.first) % state.players) // state.players
    return TURNS[state.players][state.round - 1] - own


@cache
def _ahead(turns: int, fields: int, dwarves: int) -> Future:
    """There are few different ones, and each position asks for one."""
    return Future(turns, fields, dwarves)


_LATER: Final = {players: tuple([sum(turns[n:]) for n in range(len(turns) + 1)]) for players, turns in TURNS.items()}


class Fit(NamedTuple):
    """Which rooms fit the empty caverns: each of them and all together, as they are and with one more wall."""

    now: tuple[int, ...]
    walled: tuple[int, ...]
    any_now: int
    any_walled: int


@lru_cache(maxsize=1 << 12)
def fit(empty: int, walls: int, extra: int) -> Fit:
    """Look at all empty caverns of a cave."""
    now: list[int] = []
    walled: list[int] = []
    any_now = any_walled = 0
    for cell in bits(empty):
        rooms = fitting_rooms(cell, walls, extra)
        more = rooms
        for edge in bits(CELL_EDGES[cell] & ~walls):
            if edge != _EXTRA_E or extra != THREE_WALLS:
                more |= fitting_rooms(cell, walls | 1 << edge, extra)
        now.append(rooms)
        walled.append(more)
        any_now |= rooms
        any_walled |= more
    return Fit(tuple(now), tuple(walled), any_now, any_walled)


class Estimate:
    """Judges positions by a set of weights."""

    def __init__(self, weights: Weights, room_worth: dict[str, float], extras: Extras = NO_EXTRAS) -> None:
        self.weights = weights
        self.room_worth = [room_worth[id] for id in ROOM_IDS]
        self.tiles = [extras.tiles.get(id, 0.0) for id in TILE_IDS]
        self.furnished = [extras.furnished.get(id, 0.0) for id in ROOM_IDS]
        self.display = [extras.display.get(id, 0.0) for id in ROOM_IDS]
        self.with_tiles = any(self.tiles)
        self.with_rooms = any(self.furnished) or any(self.display)
        # What n spare goods of a kind are worth with t turns left: [t][good][n].
        self.spare = [self._spare_worths(turns) for turns in range(MOST_TURNS + 1)]
        self.incomes: dict[int, float] = {}
        self.outlooks: dict[tuple[object, ...], float] = {}

    def _spare_worths(self, turns: int) -> list[list[float]]:
        weights = self.weights
        table: list[list[float]] = []
        for each in (weights.wood, weights.stone, weights.emmer, weights.flax, weights.food, weights.gold):
            one = each * soon(turns, weights.spare_delay)
            worths = [0.0]
            for _ in range(MOST_GOODS):
                worths.append(worths[-1] + one)
                one *= weights.further
            table.append(worths)
        return table

    def value(self, state: CaveState, seat: int) -> float:
        """The own outlook, against that of the opponent."""
        worth = self.outlook(state, seat)
        if state.players != SOLO:
            worth -= self.weights.rival * self.outlook(state, 1 - seat)
        return worth

    def outlook(self, state: CaveState, seat: int) -> float:
        """The score that one player may expect, remembered by all that it depends on."""
        cave = state.caves[seat]
        ahead = future(state, seat)
        if not ahead.turns:
            return float(score(cave))
        key = (ahead, tuple(cave.goods), cave.owned, cave.empty, cave.face_down, cave.walls, cave.extra,
               state.display, state.supply > 0)  # fmt: skip
        worth = self.outlooks.get(key)
        if worth is None:
            if len(self.outlooks) == _MEMORY:
                self.outlooks.clear()
            worth = self.expected(cave, state.display, state.supply > 0, ahead)
            self.outlooks[key] = worth
        return worth + self.free_tiles(state, seat) if self.with_tiles else worth

    def free_tiles(self, state: CaveState, seat: int) -> float:
        """What it is worth that tiles can still be taken this round."""
        if not turns_here(state, seat):
            return 0.0
        total = 0.0
        for tile in bits(state.opened):
            if state.taken[tile] == NONE:
                total += self.tiles[tile]
        return total

    def expected(self, cave: Cave, display: int, walls_left: bool, ahead: Future) -> float:
        """Score, income, shopping list, spare goods and caverns."""
        weights = self.weights
        early = ahead.turns / SOLO_TURNS
        total = score(cave) + self.income(cave.owned) * ahead.turns * (1.0 - weights.income_early * early)
        if self.with_rooms:
            total += added(self.furnished, cave.owned) + added(self.display, display)
        purse = cave.goods.copy()
        empty = cave.empty.bit_count()
        listed = 0
        if empty and ahead.fields:
            shopping = Shopping(self, cave, walls_left, ahead, purse)
            total += shopping.go(display)
            listed = shopping.listed
        total += spare_worth(purse, self.spare[ahead.turns])
        idle = min(empty, ahead.fields) - listed
        dug = (START_FACE_DOWN & ~cave.face_down).bit_count()
        total += weights.more_empty * max(0, empty - FEW_EMPTY)
        dug_worth = weights.dug + weights.dug_early * early
        return total + soon(ahead.turns, weights.sure_delay) * (weights.empty * idle + dug_worth * dug)

    def income(self, owned: int) -> float:
        """What a set of rooms brings in a turn: the best orange ones are used most."""
        known = self.incomes.get(owned)
        if known is None:
            orange = sorted([self.room_worth[room] for room in bits(owned & ORANGE_ROOMS)], reverse=True)
            known = sum([self.room_worth[room] for room in bits(owned & BLUE_ROOMS)])
            for uses, worth in zip(self.weights.uses, orange, strict=False):
                known += uses * worth
            self.incomes[owned] = known
        return known


def added(worths: list[float], rooms: int) -> float:
    """What some rooms add together."""
    total = 0.0
    for room in bits(rooms):
        total += worths[room]
    return total


def spare_worth(purse: list[int], worths: list[list[float]]) -> float:
    """What the goods are worth that no room on the list needs."""
    return (
        worths[WOOD][purse[WOOD]]
        + worths[STONE][purse[STONE]]
        + worths[EMMER][purse[EMMER]]
        + worths[FLAX][purse[FLAX]]
        + worths[FOOD][purse[FOOD] + purse[EMMER] + purse[FLAX]]
        + worths[GOLD][purse[GOLD]]
    )


def soon(turns: int, delay: float) -> float:
    """The share of something that can be had within the turns left, if it takes a while."""
    return turns / (turns + delay)


class Shopping:
    """The rooms that a player means to furnish, one after the other, paid from what he has.

    Each is offered in the order of its worth to the caverns that are left. A room that needs a wall or
    goods that are not there is worth less by what it costs to come by them.
    """

    def __init__(self, estimate: Estimate, cave: Cave, walls_left: bool, ahead: Future, purse: list[int]) -> None:
        weights = estimate.weights
        self.estimate = estimate
        self.cave = cave
        self.walls_left = walls_left
        self.ahead = ahead
        # What is spent is taken out of it.
        self.purse = purse
        self.fit = fit(cave.empty, cave.walls, cave.extra)
        self.free = (1 << len(self.fit.now)) - 1
        self.listed = 0
        self.spare = estimate.spare[ahead.turns]
        self.spare_worth = spare_worth(purse, self.spare)
        self.hurry = 1.0 + weights.hurry / ahead.turns
        self.missing = weights.missing * self.hurry
        self.missing_gold = weights.missing_gold * self.hurry
        self.missing_food = weights.missing_food * self.hurry
        self.wall = weights.wall * self.hurry
        self.income = estimate.income(cave.owned)
        early = ahead.turns / SOLO_TURNS
        self.working_turns = max(0.0, ahead.turns - weights.room_delay) * (1.0 - weights.income_early * early)
        self.sure = weights.sure * soon(ahead.turns, weights.sure_delay) * (1.0 - weights.sure_early * early)
        # How many blue rooms may still come before another orange one (8.6).
        self.blue_left = (cave.owned & ORANGE_ROOMS).bit_count() - (cave.owned & BLUE_ROOMS).bit_count() - 1

    def go(self, display: int) -> float:
        """Put rooms on the list while they are worth it; what they add to the outlook."""
        weights = self.estimate.weights
        rooms = display & (self.fit.any_walled if self.walls_left else self.fit.any_now)
        wishes: list[tuple[float, int]] = []
        for room in bits(rooms):
            worth = self.worth(room, not self.fit.any_now >> room & 1)
            if worth > 0.0:
                wishes.append((worth, room))
        wishes.sort(reverse=True)
        sure = self.sure
        total = 0.0
        for _, room in wishes:
            gain = self.try_room(room, sure)
            if gain > 0.0:
                total += gain
                sure *= weights.sure_next
                self.listed += 1
                if not self.free or self.listed == self.ahead.fields:
                    break
        return total

    def worth(self, room: int, needs_wall: bool) -> float:
        """Points and income, less the wall that it needs and what its price costs."""
        income = self.estimate.income(self.cave.owned | 1 << room) - self.income
        worth = POINTS[room] + income * self.working_turns
        worth += self.estimate.furnished[room] - self.estimate.display[room]
        if needs_wall:
            worth -= self.wall
        for good, n in ROOMS[room].cost:
            lacking = n - self.purse[good]
            if good == GOLD:
                worth -= n
                if lacking > 0:
                    worth -= lacking * self.missing_gold
            elif lacking > 0:
                worth -= lacking * self.missing
        return worth

    def try_room(self, room: int, sure: float) -> float:
        """Give a room a cavern and pay for it, if that is better than keeping the goods; what it adds."""
        blue = BLUE_ROOMS >> room & 1
        if blue and self.blue_left <= 0:
            return 0.0
        place = self.place(room)
        if place < 0:
            return 0.0
        purse = self.purse.copy()
        lacking_food = self.pay(purse, room)
        worth = self.worth(room, not self.fit.now[place] >> room & 1) - lacking_food * self.missing_food
        gain = worth * sure
        kept = spare_worth(purse, self.spare)
        if gain <= self.spare_worth - kept:
            return 0.0
        self.purse[:] = purse
        self.spare_worth = kept
        self.free &= ~(1 << place)
        self.blue_left += -1 if blue else 1
        return gain

    def pay(self, purse: list[int], room: int) -> int:
        """Take what there is of a room's price out of the purse; how many food are lacking.

        A field that furnishes asks for about one food per dwarf on top. Emmer and flax will do for it.
        """
        for good, n in ROOMS[room].cost:
            purse[good] = max(0, purse[good] - n)
        due = self.ahead.dwarves
        for good in (FOOD, EMMER, FLAX):
            paid = min(due, purse[good])
            purse[good] -= paid
            due -= paid
        return due

    def place(self, room: int) -> int:
        """A cavern for the room: one that fits, else one that will with one more wall; -1 if there is none."""
        found = -1
        for place in bits(self.free):
            if self.fit.now[place] >> room & 1:
                return place
            if found < 0 and self.walls_left and self.fit.walled[place] >> room & 1:
                found = place
        return found


# Found by many games for two with weights drawn at random (tools/tune_value.py; figures in bots/weights/README.md):
# a rival takes tiles and rooms, so a room is used less often and the next one on the list is less sure.
TUNED: Final = Weights(stone=0.64, wall=1.7, sure_next=0.76, empty=0.82, uses=(0.31, 0.13, 0.07, 0.04))

# Alone the levels judge by these: fitted to what a look three turns ahead makes of turns (tools/distil.py; figures in
# bots/weights/README.md).
ALONE_WEIGHTS: Final = Weights(
    wood=0.76, stone=0.66, food=0.47, flax=0.17, further=0.84, spare_delay=2.13, missing=1.05, missing_food=0.52,
    missing_gold=0.42, wall=1.51, hurry=1.84, sure=0.83, sure_next=0.79, sure_delay=0.46, empty=0.76, dug=0.37,
    room_delay=0.86, income_early=0.1, sure_early=0.06, dug_early=-0.23, more_empty=0.19, uses=(0.38, 0.13, 0.07, 0.04),
)  # fmt: skip
ALONE_ROOMS: Final[dict[str, float]] = ROOM_WORTH | {
    "cave_entrance": 0.78, "shelf": 1.03, "spinning_wheel": 0.72, "tunnel": 1.74, "grindstone": 1.09,
    "food_corner": 1.2, "parlor": 1.67, "warehouse": 1.62, "stall": 1.14, "sacrificial_altar": 1.17,
    "storeroom": 1.88, "weaving_room": 1.79, "furniture_workshop": 1.23, "junction_room": 0.95, "digging_cave": 0.89,
    "bakehouse": 1.82, "state_room": 1.85, "secret_chamber": 1.63, "treasury": 1.51, "prospecting_site": 0.2,
    "retting_room": 0.23, "equipment_room": 0.24, "dungeon": 0.49,
}  # fmt: skip
ALONE_EXTRAS: Final = Extras(
    tiles={
        "cultivation": -0.08, "undergrowth": -0.12, "excavation": 0.13, "housework": 0.02, "furnishing": 0.18,
        "masonry": -0.13, "undermining": -0.09, "expansion": -0.03, "drift_mining": -0.13, "expedition": 0.12,
        "renovation": 0.12,
    },
    furnished={
        "shelf": -0.02, "spinning_wheel": -0.05, "tunnel": -0.06, "grindstone": 0.03, "food_corner": -0.04,
        "parlor": -0.04, "warehouse": 0.06, "stall": 0.06, "storeroom": 0.04, "furniture_workshop": -0.04,
        "gold_vein": 0.05, "junction_room": 0.12, "digging_cave": -0.02, "state_room": -0.05,
        "secret_chamber": -0.02, "prospecting_site": -0.13, "retting_room": 0.06, "wood_storeroom": 0.02,
        "dungeon": -0.14,
    },
    display={
        "shelf": -0.07, "food_corner": -0.03, "parlor": -0.03, "warehouse": 0.04, "stall": 0.02,
        "sacrificial_altar": 0.05, "gold_vein": -0.05, "digging_cave": 0.02, "bakehouse": 0.02, "state_room": -0.02,
        "secret_chamber": 0.03, "treasury": 0.1, "prospecting_site": 0.13, "retting_room": -0.08,
        "equipment_room": 0.03, "dungeon": -0.05,
    },
)  # fmt: skip

ESTIMATE: Final = Estimate(Weights(), ROOM_WORTH)
DUEL: Final = Estimate(TUNED, ROOM_WORTH)
ALONE: Final = Estimate(ALONE_WEIGHTS, ALONE_ROOMS, ALONE_EXTRAS)


def value(state: CaveState, seat: int) -> float:
    """How good the position is for a seat."""
    return ESTIMATE.value(state, seat)


def prospect(state: CaveState, seat: int) -> float:
    """What the levels of play make of a position."""
    return (ALONE if state.players == SOLO else DUEL).value(state, seat)
