"""Section 12, the villagers of section 20, and section 18: one player."""

from __future__ import annotations

from typing import Any

import pytest

import grotto
from grotto.games.above_and_below.state import TableState

from .table import GAME, PACK, Table, choices, expedition, finish, village

PAIR = ["start_scout", "start_builder"]


def test_18_villagers_7_extra_6_special() -> None:
    assert [mask.bit_count() for mask in PACK.group_masks] == [3, 18, 7, 6]


@pytest.mark.parametrize("villager", PACK.villagers, ids=PACK.villager_ids)
def test_every_villager_has_two_faces(villager: Any) -> None:
    assert len(villager.dice) == 2
    assert list(villager.lanterns) == sorted(villager.lanterns)
    assert villager.lanterns[0] == 0


@pytest.mark.parametrize(
    ("id", "lanterns"),
    [
        ("start_builder", (1, 1, 1, 1, 2, 2)),
        ("v_torchbearer", (1, 2, 2, 2, 2, 2)),
        ("v_tracker", (0, 2, 2, 2, 2, 3)),
        ("s_liquid_woman", (2, 2, 2, 3, 3, 3)),
        ("x_beast_tamer", (0, 0, 2, 2, 3, 3)),
    ],
)
def test_lanterns(id: str, lanterns: tuple[int, ...]) -> None:
    assert PACK.villagers[PACK.villager_ids.index(id)].lanterns[1:] == lanterns


def test_symbols() -> None:
    with_hammer = {PACK.villager_ids[v] for v in range(len(PACK.villagers)) if PACK.hammers >> v & 1}
    assert {"start_builder", "s_glogo", "s_metal_man_2", "v_foreman", "v_architect"} <= with_hammer
    assert PACK.hammer_plus.bit_count() == 4
    assert PACK.quill_plus.bit_count() == 3


def test_r35_the_liquid_woman_costs_reputation() -> None:
    at = finish(expedition(choices('auto = { effects = [{ special = "s_liquid_woman" }] }'), PAIR, reputation=2))
    assert at.village().reputation == 1


def test_glogo_builds_for_1_coin_less() -> None:
    from .table import table

    at = table(village(coins=2, ready=["s_glogo"]), rows={"houses": ["h_cottage"]}).do("build s_glogo h_cottage")
    assert at.village().coins == 0


def test_the_metal_man_needs_no_bed_of_the_village() -> None:
    sleepers = ["start_builder", "start_scribe", "start_scout"]
    data = {
        "villages": [village(exhausted=[*sleepers, "s_metal_man_1"]), {}],
        "agenda": [["round_is_over"], ["rest", 0]],
    }
    at = Table(data)
    assert at.village().ready.bit_count() == 4


# ---- one player ---------------------------------------------------------------------------------


def alone(round: int, **fields: Any) -> Table:
    """The end of a round of one who plays alone."""
    row = ["v_mason", "v_tinker", "v_storyteller", "v_tracker", "v_foreman"]
    houses = ["h_cottage", "h_inn", "h_orchard", "h_manor"]
    outposts = ["o_cave_camp", "o_ore_mine", "o_clay_pit", "o_hot_spring"]
    decks = {
        "houses": {"unseen": [], "below": ["h_chapel"]},
        "outposts": {"unseen": [], "below": ["o_toll_bridge"]},
        "villagers": {"unseen": ["v_quarrier"]},
    }
    data = {
        "players": 1,
        "round": round,
        "training": row,
        "rows": {"houses": houses, "outposts": outposts, "keys": ["k_academy", "k_assay_office", "k_surveyors_office"]},
        "decks": decks,
        **fields,
    }
    return Table(data).do("pass")


def test_solo_setup_is_seat_1_of_two() -> None:
    state = GAME.new(players=1)
    while state.actor == grotto.CHANCE:
        state.apply(state.legal()[0])
    assert isinstance(state, TableState)
    assert (state.villages[0].coins, state.villages[0].ready.bit_count()) == (7, 3)


def test_solo_time_takes_the_leftmost_of_each_row() -> None:
    at = alone(1)
    data: Any = at.state.to_data()
    assert data["training"] == ["v_tinker", "v_storyteller", "v_tracker", "v_foreman", "v_quarrier"]
    assert data["rows"]["houses"] == ["h_inn", "h_orchard", "h_manor", "h_chapel"]
    assert data["rows"]["outposts"] == ["o_ore_mine", "o_clay_pit", "o_hot_spring", "o_toll_bridge"]
    assert data["decks"]["houses"]["below"] == ["h_cottage"]
    assert len(data["rows"]["keys"]) == 3


@pytest.mark.parametrize(("round", "left"), [(2, 3), (3, 2), (4, 3), (5, 2)])
def test_solo_the_cheapest_key_house_leaves(round: int, left: int) -> None:
    keys: Any = alone(round).state.to_data()["rows"]
    assert len(keys["keys"]) == left
    assert ("k_assay_office" in keys["keys"]) == (left == 3)


@pytest.mark.parametrize(("round", "rival"), [(1, 0), (2, 1), (3, 0), (4, 1), (6, 1)])
def test_solo_the_rival_cube(round: int, rival: int) -> None:
    assert alone(round).state.rival == rival


@pytest.mark.parametrize(("reputation", "bonus"), [(4, 3), (3, 2), (2, 0)])
def test_solo_the_reputation_bonus_against_the_rival(reputation: int, bonus: int) -> None:
    at = Table({"players": 1, "rival": 3, "villages": [village(reputation=reputation)]})
    assert at.state.result().categories[0]["reputation_rank"] == bonus


def test_solo_quests_leave() -> None:
    at = alone(2, options={"quests": "yes"})
    # Worth most, and the first of those in the table.
    assert at.state.to_data()["quests"] == ["q_records", "q_feast", "q_descent", "q_cellar"]
    assert [event.data for event in at.events("quest_left")] == [{"quest": "q_forge"}]
    assert alone(3, options={"quests": "yes"}).state.quests.bit_count() == 5


@pytest.mark.parametrize(
    ("open", "left"),
    [
        (["q_feast", "q_cellar"], ["q_feast"]),
        (["q_records", "q_cellar"], ["q_records"]),
        (["q_cellar"], ["q_cellar"]),
        ([], []),
    ],
)
def test_solo_only_an_open_quest_leaves(open: list[str], left: list[str]) -> None:
    """Also where it is worth less than one that was claimed, or as much."""
    at = alone(2, options={"quests": "yes"}, quests=open)
    assert [event.data["quest"] for event in at.events("quest_left")] == left
    assert at.state.to_data()["quests"] == [quest for quest in open if quest not in left]


def test_solo_less_than_nothing_is_the_lowest_band() -> None:
    at = Table({"players": 1, "villages": [village(buildings=[], reputation=PACK.reputation_top)]})
    assert at.state.result().totals[0] < 0
    assert at.state.result().verdict == "camp"


def test_solo_an_unclaimed_artifact_is_removed() -> None:
    at = alone(1, options={"artifacts": "yes"}, artifact_on_deck=True)
    # Nobody has seen which one it was (section 16), so each may still be any of them.
    assert at.state.artifact_pile == (3, 2, 2)
    assert at.state.artifacts_gone == 1
    assert at.state.artifact_on_deck
    # The last of the seven has been removed: none is laid any more.
    at = alone(1, options={"artifacts": "yes"}, artifact_on_deck=True, artifacts_gone=6)
    assert (at.state.artifacts_gone, at.state.artifact_on_deck) == (7, False)


@pytest.mark.parametrize(
    ("points", "band"), [(0, "camp"), (29, "camp"), (30, "hamlet"), (40, "village"), (50, "town"), (60, "legend")]
)
def test_solo_result_bands(points: int, band: str) -> None:
    # 1 for the starting house, 2 for the tie with the rival at 0.
    supplies = 2 * (points - 3)
    data = {"players": 1, "villages": [village(supplies=max(0, supplies))]}
    at = Table({**data, "options": {"underforest_desert": "yes", "enforce_token_limits": "no"}})
    assert at.state.result().verdict == band
