"""Random walks through games: from the opening or from the end of a game, played at random or eagerly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

import grotto
from grotto import State
from grotto.games.cave_vs_cave.state import CaveState
from grotto.kernel.acts import CLOSE, SIDE
from grotto.kernel.chance import sample

GAME = grotto.game("cave_vs_cave")

LIGHT = ["shelf", "spinning_wheel", "tunnel", "grindstone", "food_corner", "parlor"]
ORANGE = [
    "warehouse", "stall", "sacrificial_altar", "storeroom", "weaving_room", "furniture_workshop", "gold_vein",
    "junction_room", "digging_cave", "bakehouse", "state_room", "secret_chamber", "treasury",
]  # fmt: skip
BLUE = ["prospecting_site", "retting_room", "equipment_room", "wood_storeroom", "dungeon"]
CAVERNS = ["r0c0", "r0c1", "r1c0", "r1c1", "r2c0", "r2c1", "r3c1", "r4c0", "r4c1", "r4c2"]
EDGES = [
    "r0c0-r0c1", "r0c0-r1c0", "r0c1-r1c1", "r1c0-r1c1", "r1c0-r2c0", "r1c1-r2c1", "r2c0-r2c1",
    "r2c0-r3c0", "r2c1-r3c1", "r3c0-r3c1", "r3c0-r4c0", "r3c1-r4c1", "r4c0-r4c1", "r4c1-r4c2",
]  # fmt: skip

# More decisions than any game can have, unless it never ends.
TOO_MANY = 3000


class Walk(NamedTuple):
    """How a game is played."""

    players: int
    seed: int
    # Whether to start near the end, with caves that are almost complete.
    late: bool
    # Whether to do something rather than nothing.
    eager: bool


walks = st.builds(Walk, st.sampled_from([1, 2]), st.integers(0, 10**6), st.booleans(), st.booleans())


def begin(walk: Walk) -> CaveState:
    """The first position of a walk."""
    state = late(random.Random(walk.seed), walk.players) if walk.late else GAME.new(walk.players)
    assert isinstance(state, CaveState)
    return state


def late(rng: random.Random, players: int) -> State:
    """A position of the last two rounds: rich players, many rooms, blue ones among them."""
    orange, blue = rng.sample(LIGHT + ORANGE, 19), rng.sample(BLUE, 5)
    edges = rng.sample(EDGES, 7)
    caves: list[dict[str, object]] = []
    down = 0
    for _ in range(players):
        rooms: dict[str, str] = {}
        for count, cell in enumerate(rng.sample(CAVERNS, rng.randint(6, 9))):
            rooms[cell] = blue.pop() if blue and count % 3 == 2 and rng.random() < 0.7 else orange.pop()
        empty = [cell for cell in CAVERNS if cell not in rooms and (cell == "r2c0" or rng.random() < 0.8)]
        down += len(CAVERNS) - len(rooms) - len(empty)
        goods = {good: rng.randint(0, 9) for good in ("wood", "stone", "emmer", "flax", "food", "gold")}
        walls = [edges.pop() for _ in range(rng.randint(0, 3))]
        caves.append({"goods": goods, "rooms": rooms, "empty": empty, "walls": walls})
    # What lies face down is unseen, so is one more in the solo stack; the rest is on display.
    dark = [room for room in orange + blue if room not in LIGHT]
    rng.shuffle(dark)
    hidden = down + (players == 1)
    display = dark[hidden:] + [room for room in orange if room in LIGHT]
    rounds = {1: 7, 2: 8}[players]
    data: dict[str, object] = {
        "players": players, "round": rng.choice([rounds - 1, rounds]), "caves": caves, "display": display,
        "unseen": dark[:hidden],
    }  # fmt: skip
    return GAME.from_data(data)


def choose(state: State, rng: random.Random, eager: bool) -> int:
    """The next act of a walk."""
    if state.actor == grotto.CHANCE:
        return sample(state, rng)
    acts = state.legal()
    if eager and rng.random() < 0.9:
        role = GAME.vocabulary.role
        acts = [act for act in acts if role(act) not in (CLOSE, SIDE)] or acts
        furnishing = [act for act in acts if GAME.notation(act).startswith("furnish")]
        if furnishing and rng.random() < 0.8:
            acts = furnishing
    return acts[int(rng.random() * len(acts))]


def positions(walk: Walk) -> Iterator[tuple[CaveState, int]]:
    """Every decision of a game with the act that is done next. Do not keep or change the position."""
    rng = random.Random(walk.seed)
    state = begin(walk)
    for _ in range(TOO_MANY):
        if state.actor == grotto.NOBODY:
            return
        act = choose(state, rng, walk.eager)
        yield state, act
        state.apply(act)
    raise AssertionError("the game does not end")


def last(walk: Walk) -> CaveState:
    """The position at the end of a game."""
    state = begin(walk)
    for position, act in positions(walk):
        state = position.clone()
        state.apply(act)
    return state
