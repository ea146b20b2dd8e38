"""15.1 Action tiles: back, when they appear, and what each of their parts does."""

from __future__ import annotations

import pytest

from grotto import State

from .table import GAME, can, cells, have, lay_out, legal, play, turn

# id: back (0 for the dwarf), in the solo game, fields as printed.
DIG = {"do": "dig", "n": 1, "pay": {}, "ignore_walls": False}
TILES: dict[str, tuple[int | None, bool, list[dict[str, object]]]] = {
    "cultivation": (None, True, [{"do": "activate", "n": 1}, {"do": "gain", "goods": {"emmer": 2, "flax": 1}}]),
    "undergrowth": (None, True, [{"do": "activate", "n": 1}, {"do": "gain", "goods": {"wood": 2}}]),
    "excavation": (
        None, True,
        [
            {"do": "at_most_one", "fields": [DIG, {**DIG, "n": 2, "pay": {"food": 2}}]},
            {"do": "gain", "goods": {"stone": 1}},
        ],
    ),
    "housework": (
        None, True,
        [
            {"do": "furnish", "surcharges": {"per_dwarf": {}}},
            {"do": "furnish", "surcharges": {"food": {"food": 5}, "gold": {"gold": 1}}},
        ],
    ),
    "furnishing": (
        2, True, [{"do": "gain", "goods": {"food": 1}}, {"do": "furnish", "surcharges": {"per_dwarf": {}}}],
    ),
    "masonry": (
        2, True,
        [{"do": "activate", "n": 1}, {"do": "gain_one_of", "goods": {"wood": 1, "stone": 1}}, {"do": "build_wall"}],
    ),
    "undermining": (
        2, True, [{"do": "at_most_one", "fields": [{"do": "activate", "n": 2}, {**DIG, "ignore_walls": True}]}],
    ),
    "expansion": (
        3, True, [DIG, {"do": "furnish", "surcharges": {"food": {"food": 5}, "gold": {"gold": 2}}}],
    ),
    "breach": (3, False, [{"do": "raze_wall", "get": {"stone": 2, "food": 3, "gold": 1}}]),
    "drift_mining": (3, True, [{"do": "activate", "n": 1}, DIG]),
    "expedition": (
        3, True,
        [
            {
                "do": "at_most_one",
                "fields": [
                    {"do": "exchange_one_of", "pay": {"wood": 5, "stone": 5}, "get": {"gold": 4}},
                    {"do": "activate", "n": 3},
                ],
            },
        ],
    ),
    "renovation": (4, True, [{"do": "build_wall"}, {"do": "furnish", "surcharges": {"free": {}}}]),
}  # fmt: skip


def test_the_twelve_tiles_as_printed() -> None:
    printed = GAME.facts()["tiles"]
    assert isinstance(printed, list)
    assert {tile["id"]: (tile["back"], tile["solo"], tile["fields"]) for tile in printed} == TILES
    assert [tile["id"] for tile in printed if tile["needs_most_gold"]] == ["renovation"]


RICH = {"wood": 5, "stone": 5, "emmer": 5, "flax": 5, "food": 8, "gold": 5}


def offered(tile: str) -> set[str]:
    """What a rich player with something to do everywhere can do with a tile: verbs with their first words."""
    state = turn(
        tile, goods=RICH, rooms={"r1c0": "shelf"}, walls=["r0c0-r0c1"], display=["spinning_wheel"],
    )  # fmt: skip
    found: set[str] = set()
    for act in state.legal():
        entry = GAME.vocabulary.entry(act)
        if not GAME.vocabulary.is_side(act):
            found.add(entry.verb)
    return found


@pytest.mark.parametrize(("tile", "verbs"), [
    ("cultivation", {"use", "gain"}),
    ("undergrowth", {"use", "gain"}),
    ("excavation", {"dig", "dig_two", "gain"}),
    ("housework", {"furnish"}),
    ("furnishing", {"gain", "furnish"}),
    ("masonry", {"use", "gain", "build_wall"}),
    ("undermining", {"use", "dig"}),
    ("expansion", {"dig", "furnish"}),
    ("breach", {"raze_wall"}),
    ("drift_mining", {"use", "dig"}),
    ("expedition", {"exchange", "use"}),
    ("renovation", {"build_wall", "furnish"}),
])  # fmt: skip
def test_what_each_tile_lets_do(tile: str, verbs: set[str]) -> None:
    assert offered(tile) == verbs | {"end_turn"}


def all_of(tile: str, *lines: str) -> State:
    """Carry out a whole tile from 5 of each good and 8 food."""
    return turn(tile, *lines, goods=RICH, rooms={"r1c0": "shelf"}, walls=["r0c0-r0c1"], display=["spinning_wheel"])


def left(**changed: int) -> dict[str, int]:
    return {**RICH, **changed}


def test_cultivation() -> None:
    assert have(all_of("cultivation", "gain", "use cave_entrance wood")) == left(emmer=7, flax=6, wood=6)


def test_undergrowth() -> None:
    assert have(all_of("undergrowth", "gain", "use cave_entrance flax")) == left(wood=7, flax=6)


def test_excavation() -> None:
    assert have(all_of("excavation", "gain", "dig r2c1", "turn_up stall")) == left(stone=6)
    state = all_of("excavation", "dig_two r2c1", "turn_up stall", "dig r4c0", "turn_up dungeon", "gain")
    assert have(state) == left(stone=6, food=6)


def test_housework() -> None:
    state = all_of("housework", "furnish spinning_wheel r2c0 per_dwarf")
    assert have(state) == left(wood=4, food=6)
    assert have(all_of("housework", "furnish spinning_wheel r2c0 food")) == left(wood=4, food=3)
    assert have(all_of("housework", "furnish spinning_wheel r2c0 gold")) == left(wood=4, gold=4)


def test_furnishing() -> None:
    assert have(all_of("furnishing", "gain", "furnish spinning_wheel r2c0 per_dwarf")) == left(wood=4, food=7)


def test_masonry() -> None:
    state = all_of("masonry", "use cave_entrance flax", "gain stone", "build_wall r2c0-r2c1")
    assert have(state) == left(flax=6, stone=6)


def test_undermining() -> None:
    state = all_of("undermining", "use cave_entrance flax", "use shelf wood")
    assert have(state) == left(flax=6)
    walls = ["r2c0-r3c0", "r3c0-r3c1", "r3c0-r4c0"]
    assert cells(turn("undermining", walls=walls)) == {"r1c0", "r2c1", "r3c1", "r4c0"}


def test_expansion() -> None:
    state = all_of("expansion", "dig r2c1", "turn_up stall", "furnish stall r2c1 gold")
    assert have(state) == left(wood=4, gold=2)
    assert have(all_of("expansion", "furnish spinning_wheel r2c0 food")) == left(wood=4, food=3)


def test_breach() -> None:
    assert have(all_of("breach", "raze_wall r0c0-r0c1")) == left(stone=7, food=9, gold=6)


def test_drift_mining() -> None:
    state = all_of("drift_mining", "dig r3c1", "turn_up stall", "use cave_entrance flax")
    assert have(state) == left(food=9, flax=6)


def test_expedition() -> None:
    assert have(all_of("expedition", "exchange wood")) == left(wood=0, gold=9)
    assert have(all_of("expedition", "exchange stone")) == left(stone=0, gold=9)
    state = all_of("expedition", "use cave_entrance flax", "use shelf wood")
    assert can(state, "end_turn")
    assert have(state) == left(flax=6)


def test_renovation() -> None:
    state = all_of("renovation", "build_wall r2c0-r2c1")
    assert not can(state, "furnish spinning_wheel r2c0 free")
    assert have(all_of("renovation", "furnish spinning_wheel r2c0 free")) == left(wood=4)


def test_r23_renovations_clause_is_checked_only_when_it_is_taken() -> None:
    state = turn("renovation", "convert gold", goods={"gold": 3}, other_goods={"gold": 2}, display=["shelf"])
    play(state, "convert gold", "convert gold")
    assert have(state)["gold"] == 0
    assert can(state, "build_wall r2c0-r2c1")
    assert can(state, "furnish shelf r2c0 free")


def test_all_tiles_are_open_in_the_last_round() -> None:
    state = lay_out(round=8, goods={"gold": 9})
    assert legal(state, "take") == [f"take {tile}" for tile in TILES]
    state = lay_out(players=1, round=7)
    assert legal(state, "take") == [f"take {tile}" for tile in TILES if tile != "breach"]
