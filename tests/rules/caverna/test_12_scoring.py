"""Section 12: every category of the score."""

from __future__ import annotations

import pytest

import grotto
from grotto.games.caverna.shown import shown

from .table import farm, feeding, lay_out, listed, mine, play, points

LARGE = {"r3c2": "large_pasture", "r2c2": "large_pasture"}
FIELDS = {"r3c1": "field", "r3c0": "field"}
SCORES: dict[str, tuple[str, dict[str, object], int]] = {
    "dogs count": ("animals", {"dog": 3, "sheep": 1}, 4),
    "each type of farm animal": ("animals", {"cells": LARGE, "large": [["r3c2", "r2c2"]], "cattle": 4, "boar": 2}, 6),
    "nothing missing": (
        "missing_types",
        {"cells": {"r1c3": "ore_mine"} | LARGE, "large": [["r3c2", "r2c2"]], "stables": ["r0c0"],
         "sheep": 2, "cattle": 2, "boar": 1, "donkey": 1}, 0,
    ),
    "one type missing": ("missing_types", {"cells": {"r1c3": "ore_mine"}, "stables": ["r0c0"], "cattle": 2,
                                          "boar": 1, "donkey": 1}, -2),
    "grain rounded up": ("grain", {"grain": 3}, 2),
    "grain on fields": ("grain", {"cells": FIELDS, "crops": {"r3c1": {"grain": 3}}, "grain": 2}, 3),
    "vegetables on fields": ("vegetables", {"cells": FIELDS, "crops": {"r3c1": {"vegetable": 2}}, "vegetable": 1}, 3),
    "rubies": ("rubies", {"ruby": 4}, 4),
    "dwarfs": ("dwarfs", {"dwarfs": [0, 5, 14]}, 3),
    "unused cells": ("unused_cells", {"cells": {"r3c2": "meadow", "r1c3": "tunnel"}, "stables": ["r0c0"]}, -19),
    "small pastures": ("pastures", {"cells": {"r3c2": "small_pasture", "r3c1": "small_pasture"}}, 4),
    "large pasture": ("pastures", {"cells": LARGE, "large": [["r3c2", "r2c2"]]}, 4),
    "ore mine": ("mines", {"cells": {"r1c3": "ore_mine"}}, 3),
    "ruby mine": ("mines", {"cells": {"r1c3": "ruby_mine"}}, 4),
    "several Dwellings": ("furnishings", {"furnishings": ["dwelling", "dwelling", "carpenter", "builder"]}, 8),
    "gold": ("gold", {"gold": 7}, 7),
}  # fmt: skip


@pytest.mark.parametrize("what", SCORES)
def test_category(what: str) -> None:
    category, goods, score = SCORES[what]
    assert points(lay_out(farm(**goods)), category) == score  # type: ignore[arg-type]


def test_begging_markers_cost_three_points_each() -> None:
    assert points(lay_out(farm() | {"begging": 4}), "begging") == -12


def test_what_scores_nothing_by_itself() -> None:
    plain = points(lay_out())
    assert points(lay_out(farm(wood=9, stone=9, ore=9, food=9, dwarfs=[14, 14]))) == plain
    # A meadow, a field, a cavern, a tunnel and a stable only use a cell.
    cells = {"r3c2": "meadow", "r3c1": "field", "r1c3": "cavern", "r0c3": "tunnel", "r1c4": "deep_tunnel"}
    assert points(lay_out(farm(cells=cells, stables=["r0c0"]))) == plain + 6


def test_the_most_points_win() -> None:
    result = lay_out(farm(gold=1), farm(gold=2), players=2).result()
    assert result.winners == (1,)
    assert result.verdict == "points"


def test_newborn_of_the_last_round_count() -> None:
    """Section 14: Supplies storage and Prayer chamber look at all dwarfs in play."""
    young = farm(furnishings=["supplies_storage", "dwelling"], dwarfs=[1, 1, 0], at={2: "newborn"})
    assert points(lay_out(young), "bonus") == 0
    assert points(lay_out(farm(furnishings=["supplies_storage"], dwarfs=[1, 2])), "bonus") == 8
    assert points(lay_out(farm(furnishings=["prayer_chamber"], dwarfs=[1, 0])), "bonus") == 0


def test_a_supplier_of_the_last_round_delivers_nothing() -> None:
    """Rulings 61 and 119: tile and points, no goods."""
    state = lay_out(farm(stone=1, food=9), players=1)
    play(state, "place housework", "furnish wood_supplier r2c3", "skip", "place slash_and_burn")
    while state.actor != grotto.NOBODY:
        play(state, next(act for act in listed(state) if not act.startswith("convert")))
    assert mine(state).goods[0] == 0
    assert points(state, "furnishings") == 2


def test_the_writing_chamber_looks_at_three_categories_only() -> None:
    state = lay_out(farm(furnishings=["writing_chamber"]) | {"begging": 1})
    assert points(state, "bonus") == 7
    assert points(state) == 2 - 22 - 8 - 3 + 7


@pytest.mark.parametrize("rooms", [["writing_chamber"], ["writing_chamber", "weaving_parlor"], ["prayer_chamber"], []])
def test_the_bonus_is_told_room_by_room_and_adds_up(rooms: list[str]) -> None:
    state = lay_out(farm(furnishings=rooms, sheep=2) | {"begging": 1})
    by_room = shown(state)["farms"][0]["bonuses"]
    assert sum(by_room.values()) == points(state, "bonus")
    assert set(by_room) == set(rooms)


def test_everybody_has_one_last_window_in_turn_order() -> None:
    state = feeding(farm(food=4, gold=2), farm(food=4, gold=2), farm(food=4, gold=2), players=3, token=2)
    seats = []
    while state.actor != grotto.NOBODY:
        seats.append(state.actor)
        play(state, "done")
    assert seats == [2, 0, 1]
