"""Section 16.3: every item of loot, from which strength, and what it gives."""

from __future__ import annotations

import pytest

from grotto.games.caverna.loot import LOOT

from .table import farm, got, lay_out, listed, play

STRENGTH = {
    "all_weapons_plus_1": 1, "dog": 1, "wood": 1, "sheep": 2, "grain": 2, "donkey": 3, "stone": 3, "vegetable": 4,
    "two_ore": 4, "boar": 5, "two_gold": 6, "furnish_cavern": 7, "stable": 8, "tunnel": 9, "small_pasture": 9,
    "cattle": 10, "large_pasture": 10, "meadow": 11, "dwelling": 11, "field": 12, "sow": 12, "cavern": 14,
    "breed_two": 14,
}  # fmt: skip
ACT: dict[str, tuple[str, dict[str, int]]] = {
    "all_weapons_plus_1": ("", {}),
    "dog": ("", {"dog": 1}),
    "wood": ("", {"wood": 1}),
    "sheep": ("", {"sheep": 1}),
    "grain": ("", {"grain": 1}),
    "donkey": ("", {"donkey": 1}),
    "stone": ("", {"stone": 1}),
    "vegetable": ("", {"vegetable": 1}),
    "two_ore": ("", {"ore": 2}),
    "boar": ("", {"boar": 1}),
    "two_gold": ("", {"gold": 2}),
    "furnish_cavern": (" carpenter r2c3", {"stone": -1}),
    "stable": (" r0c0", {}),
    "tunnel": (" r2c4", {}),
    "small_pasture": (" r3c2", {"wood": -1}),
    "cattle": ("", {"cattle": 1}),
    "large_pasture": (" r2c2 r3c2", {"wood": -2}),
    "meadow": (" r1c2", {}),
    "dwelling": (" r2c3", {"wood": -2, "stone": -2}),
    "field": (" r1c2", {}),
    "sow": (" grain vegetable", {"grain": -1, "vegetable": -1}),
    "cavern": (" r2c4", {}),
    "breed_two": (" cattle", {"cattle": 1}),
}


def test_there_are_23_items() -> None:
    assert {item.id: item.strength for item in LOOT} == STRENGTH


@pytest.mark.parametrize("item", STRENGTH)
def test_item(item: str) -> None:
    cells = {"r3c2": "meadow", "r2c2": "meadow", "r2c1": "field", "r3c1": "field"}
    cells |= {"r1c1": "small_pasture", "r1c0": "small_pasture", "r0c1": "small_pasture", "r0c3": "ore_mine"}
    strength = STRENGTH[item]
    words, gained = ACT[item]
    goods = {"wood": 5, "stone": 5, "grain": 2, "vegetable": 2, "cattle": 2}
    mine = farm(cells=cells, dwarfs=[strength, strength], **goods)
    state = play(lay_out(mine), "place logging")
    assert f"loot {item}{words}" in listed(state)
    assert got(state, f"loot {item}{words}") == gained
    if strength > 1:
        weaker = farm(cells=cells, dwarfs=[strength - 1, strength - 1], **goods)
        assert not [act for act in listed(play(lay_out(weaker), "place logging"), "loot") if act.split()[1] == item]
    taken = play(lay_out(mine), "place blacksmithing", f"loot {item}{words}")
    assert not [act for act in listed(taken, "loot") if act.split()[1] == item]
