"""What is told about a game: every kind of event with all its data, for logs and animation."""

from __future__ import annotations

import pytest

from grotto import NOBODY, Event, State

from ..events import by
from .table import FULL_CAVE, GAME, lay_out, play, turn


def told(state: State, line: str) -> list[Event]:
    """The events of an act."""
    state.listen()
    play(state, line)
    assert state.events is not None
    return state.events


NEARLY = {cell: room for cell, room in FULL_CAVE.items() if cell != "r2c0"}

CASES: list[tuple[State, str, list[Event]]] = [
    (GAME.new(2), "starts 1", by(1, ("starts", {}))),
    (GAME.new(1), "turn_up tunnel", by(NOBODY, ("laid_out", {"room": "tunnel"}))),
    (
        GAME.new(2, first_player=1), "reveal masonry",
        by(NOBODY, ("round", {"n": 1, "turns": 2}), ("revealed", {"tile": "masonry"})),
    ),
    (lay_out(), "take housework", by(0, ("took", {"tile": "housework"}))),
    (turn("undergrowth"), "gain", by(0, ("gained", {"good": "wood", "n": 2, "source": "tile"}))),
    (
        turn("undergrowth", goods={"wood": 8}), "gain",
        by(0, ("gained", {"good": "wood", "n": 1, "source": "tile"}), ("lost", {"good": "wood", "n": 1})),
    ),
    (turn("undergrowth", goods={"wood": 9}), "gain", by(0, ("lost", {"good": "wood", "n": 2}))),
    (
        turn("expedition", goods={"stone": 5}), "exchange stone",
        by(
            0,
            ("paid", {"good": "stone", "n": 5, "source": "tile"}),
            ("gained", {"good": "gold", "n": 4, "source": "tile"}),
        ),
    ),
    (
        lay_out(), "convert flax",
        by(
            0,
            ("paid", {"good": "flax", "n": 1, "source": "convert"}),
            ("gained", {"good": "food", "n": 1, "source": "convert"}),
        ),
    ),
    (
        turn("excavation", goods={"food": 2}), "dig_two r3c1",
        by(
            0,
            ("paid", {"good": "food", "n": 2, "source": "dig_two"}),
            ("dug", {"cell": "r3c1"}),
            ("gained", {"good": "food", "n": 1, "source": "food_icon"}),
        ),
    ),
    (turn("excavation", "dig r1c0"), "turn_up stall", by(0, ("turned_up", {"room": "stall", "source": "dug_room"}))),
    (
        turn("excavation", "dig r1c0", "turn_up stall", players=1), "turn_up dungeon",
        by(0, ("turned_up", {"room": "dungeon", "source": "stack_room"})),
    ),
    (
        turn("housework", display=["parlor"], empty=["r4c2"], goods={"gold": 2}), "furnish parlor r4c2 gold",
        by(
            0,
            ("paid", {"good": "stone", "n": 1, "source": "parlor"}),
            ("paid", {"good": "gold", "n": 2, "source": "parlor"}),
            ("furnished", {"room": "parlor", "cell": "r4c2"}),
        ),
    ),
    (
        turn("housework", "furnish stall r2c0 gold", rooms=NEARLY, goods={"gold": 2}, display=["stall"]),
        "extra_cavern three_walls", by(0, ("extra_cavern", {"side": "three_walls"})),
    ),
    (turn("masonry"), "build_wall r2c0-r2c1", by(0, ("wall_built", {"edge": "r2c0-r2c1"}))),
    (
        turn("breach", walls=["r2c0-r2c1"]), "raze_wall r2c0-r2c1",
        by(
            0,
            ("wall_razed", {"edge": "r2c0-r2c1"}),
            ("gained", {"good": "stone", "n": 2, "source": "tile"}),
            ("gained", {"good": "food", "n": 3, "source": "tile"}),
            ("gained", {"good": "gold", "n": 1, "source": "tile"}),
        ),
    ),
    (
        turn("cultivation", rooms={"r2c0": "weaving_room"}, goods={"flax": 2}), "use weaving_room",
        by(
            0,
            ("used", {"room": "weaving_room"}),
            ("paid", {"good": "flax", "n": 2, "source": "weaving_room"}),
            ("gained", {"good": "food", "n": 2, "source": "weaving_room"}),
            ("gained", {"good": "gold", "n": 2, "source": "weaving_room"}),
        ),
    ),
    (
        turn("cultivation", rooms={"r2c0": "shelf"}, goods={"flax": 0}), "use shelf flax",
        by(0, ("used", {"room": "shelf"}), ("gained", {"good": "flax", "n": 2, "source": "shelf"})),
    ),
    (
        turn("cultivation", rooms={"r2c0": "shelf"}, goods={"flax": 5}), "use shelf flax",
        by(0, ("used", {"room": "shelf"})),
    ),
    (
        turn("cultivation", rooms={"r4c2": "digging_cave"}), "use digging_cave r1c0",
        by(
            0,
            ("used", {"room": "digging_cave"}),
            ("paid", {"good": "gold", "n": 1, "source": "digging_cave"}),
            ("dug", {"cell": "r1c0"}),
        ),
    ),
    (turn("cultivation", "end_turn", "take housework"), "end_turn", []),
]  # fmt: skip


@pytest.mark.parametrize(("state", "line", "events"), CASES, ids=[line for _, line, _ in CASES])
def test_events(state: State, line: str, events: list[Event]) -> None:
    assert told(state, line) == events


def test_what_goes_on_by_itself_is_told() -> None:
    """The last tile of a group is turned up without asking."""
    state = lay_out(round=2)
    for tile in ("housework", "cultivation", "undergrowth"):
        play(state, f"take {tile}", "end_turn")
    play(state, "take excavation")
    assert told(state, "end_turn") == [
        *by(1, ("by_itself", {})),
        *by(NOBODY, ("round", {"n": 3, "turns": 2}), ("revealed", {"tile": "undermining"})),
    ]


def test_the_end_is_told() -> None:
    state = lay_out(players=1, round=7)
    for tile in ("housework", "cultivation", "undergrowth"):
        play(state, f"take {tile}", "end_turn")
    play(state, "take excavation")
    assert told(state, "end_turn") == by(NOBODY, ("game_ends", {}))
