"""Section 20: what each villager can do (symbols), and what his die gives."""

from __future__ import annotations

import pytest

from .table import PACK, table, village

# Hammer (h), quill (q), plus signs; and the lanterns of a die of 1 to 6.
PEOPLE = {
    "start_builder": ("h", "111122"), "start_scribe": ("q", "111222"), "start_scout": ("", "112222"),
    "v_mason": ("h", "111222"), "v_thatcher": ("h", "111122"), "v_carpenter": ("h", "011222"),
    "v_quarrier": ("h", "112222"), "v_master_builder": ("h+", "111122"), "v_architect": ("h+", "001122"),
    "v_schoolteacher": ("q", "111222"), "v_chronicler": ("q", "111122"), "v_reef_scholar": ("q", "111222"),
    "v_storyteller": ("q", "112222"), "v_headmistress": ("q+", "111122"), "v_recruiter": ("q+", "001122"),
    "v_foreman": ("hq", "111112"), "v_tinker": ("hq", "011122"), "v_torchbearer": ("", "122222"),
    "v_spelunker": ("", "111333"), "v_tracker": ("", "022223"), "v_reef_diver": ("", "222233"),
    "x_cartographer": ("q", "112222"), "x_bridgewright": ("h+", "111222"), "x_lamplighter": ("", "222223"),
    "x_quartermaster": ("hq", "111222"), "x_sage": ("q+", "111222"), "x_beast_tamer": ("", "002233"),
    "x_reef_captain": ("h", "112222"), "s_liquid_woman": ("", "222333"), "s_glogo": ("h+", "111222"),
    "s_cave_cat_1": ("", "222333"), "s_cave_cat_2": ("", "222333"), "s_metal_man_1": ("h", "112222"),
    "s_metal_man_2": ("h", "112222"),
}  # fmt: skip
# In the box, but for the one who is tried out: nobody of these is in the row.
ROW = {"training": [None, None, None, None, None], "options": {"extra_villagers": "yes"}}


def test_everybody_is_in_the_table() -> None:
    assert set(PEOPLE) == set(PACK.villager_ids)


@pytest.mark.parametrize("villager", PEOPLE)
def test_lanterns(villager: str) -> None:
    one = PACK.villagers[PACK.villager_ids.index(villager)]
    assert "".join([str(one.lanterns[die]) for die in range(1, 7)]) == PEOPLE[villager][1]
    # R41: a poisoned 1 counts 0 and satisfies no threshold.
    assert one.lanterns[0] == 0


@pytest.mark.parametrize("villager", PEOPLE)
def test_who_builds_and_for_how_much(villager: str) -> None:
    """Section 6, R07: a hammer is needed; with a plus a building costs 1 coin less."""
    symbols = PEOPLE[villager][0]
    rows = {"houses": ["h_cottage", "h_longhouse"], "outposts": [], "keys": [], "stars": []}
    for coins in (1, 2, 3):
        at = table(village(ready=[villager], coins=coins), rows=rows, decks={"houses": {"unseen": []}}, **ROW)
        can = "h" in symbols and coins >= (2 if "+" in symbols else 3)
        assert [text for text in at.legal() if text.startswith("build ")] == [f"build {villager} h_cottage"] * can
        if can:
            at.do(f"build {villager} h_cottage")
            assert at.village().coins == coins - (2 if "+" in symbols else 3)


@pytest.mark.parametrize("villager", PEOPLE)
def test_who_trains_and_for_how_much(villager: str) -> None:
    """Section 7, R07: a quill is needed; with a plus a villager costs 1 coin less. The first slot costs 2."""
    symbols = PEOPLE[villager][0]
    newcomer = "v_tracker" if villager != "v_tracker" else "v_tinker"
    for coins in (0, 1, 2):
        row = {**ROW, "training": [newcomer, None, None, None, None]}
        at = table(village(ready=[villager], coins=coins), **row)
        can = "q" in symbols and coins >= (1 if "+" in symbols else 2)
        assert [text for text in at.legal() if text.startswith("train ")] == [f"train {villager} {newcomer}"] * can
        if can:
            at.do(f"train {villager} {newcomer}")
            assert at.village().coins == coins - (1 if "+" in symbols else 2)


@pytest.mark.parametrize("villager", PEOPLE)
def test_anybody_trains_with_the_book(villager: str) -> None:
    """Section 17.1, R39: as if he had quill plus, which does not add to one that he has."""
    newcomer = "v_tracker" if villager != "v_tracker" else "v_tinker"
    options = {"extra_villagers": "yes", "artifacts": "yes"}
    mine = village(ready=[villager], coins=1, artifacts={"art_book_of_knowledge": 1})
    at = table(mine, training=[newcomer, None, None, None, None], options=options)
    poor = table({**mine, "coins": 0}, training=[newcomer, None, None, None, None], options=options)
    act = f"train_with art_book_of_knowledge {villager} {newcomer}"
    assert (act in at.legal(), act in poor.legal()) == (True, False)


@pytest.mark.parametrize("villager", PEOPLE)
def test_who_must_obey_and_who_takes_a_toll(villager: str) -> None:
    """Section 12: cats roll when they are declared."""
    at = table(village(ready=[villager])).do(f"labor {villager}")
    assert (at.prompt == "obey") == villager.startswith("s_cave_cat")
