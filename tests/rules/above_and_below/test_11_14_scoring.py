"""Sections 11 and 14: reputation, scoring, ties."""

from __future__ import annotations

import pytest

from grotto.games.above_and_below.scoring import rank_bonuses, winners

from .table import PACK, QUIET, expedition, table, village


@pytest.mark.parametrize(
    ("reputations", "bonuses"),
    [
        ([5, 5, 1], [4, 4, 2]),
        ([5, 5, 1, 0], [4, 4, 2, 0]),
        ([3, 3, 3], [4, 4, 4]),
        ([3, 3, 3, 1], [4, 4, 4, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([5, 1, 1], [5, 3, 3]),
        ([5, 1, 1, 1], [5, 2, 2, 2]),
        ([5, 4, 1, 1], [5, 3, 1, 1]),
        ([1, 1], [2, 2]),
    ],
)
def test_ties_in_reputation(reputations: list[int], bonuses: list[int]) -> None:
    assert rank_bonuses(reputations, PACK.rank[len(reputations)]) == bonuses


def test_the_other_tie_rule_shares_two_ranks() -> None:
    assert rank_bonuses([3, 3, 3], PACK.rank[3], two_ranks=True) == [4, 4, 4]
    assert rank_bonuses([2, 2, 2, 2], PACK.rank[4], two_ranks=True) == [4] * 4
    # Who is alone on a rank shares with nobody.
    assert rank_bonuses([3, 1], PACK.rank[2], two_ranks=True) == rank_bonuses([3, 1], PACK.rank[2])
    at = table({}, {}, {}, {}, options={"reputation_tie_rule": "two_ranks"})
    assert at.state.result().categories[0]["reputation_rank"] == 4


def test_every_category() -> None:
    at = table(
        village(
            track=[{"good": "fish", "n": 2}],
            buildings=["h_chapel", "o_cave_camp"],
            caves=["cave_01", "cave_02"],
            reputation=4,
            coins=9,
        ),
        village(reputation=1),
    )
    assert at.state.result().categories[0] == {
        "advancement_track": 2,
        "buildings": 3,
        "reputation_rank": 3,
        "reputation_position": 1,
        "card_flat": 3,
        "card_per_thing": 0,
        "quests": 0,
        "supplies": 0,
    }
    assert at.state.result().totals == (12, 1)


def test_r34_things_owned_but_not_on_buildings() -> None:
    at = table(
        village(
            items={"potion": 1, "ore": 1},
            sale="potion",
            track=[{"good": "ore", "n": 2}],
            buildings=["k_alchemists_guild", {"building": "o_ore_seam", "goods": 2}],
            caves=["cave_01"],
        )
    )
    row = at.state.result().categories[0]
    assert (row["card_flat"], row["card_per_thing"]) == (4, 2 * 2 + 2 * 3)


def test_r33_houses_of_every_class_but_no_outposts() -> None:
    cards = ["k_town_hall", "st_granary", "h_inn", "o_cave_camp"]
    at = table(village(buildings=cards, caves=["cave_01"]))
    assert at.state.result().categories[0]["card_per_thing"] == 2 * 4
    at = table(village(buildings=cards, caves=["cave_01"]), options={"starting_house_counts_for_house_class": "no"})
    assert at.state.result().categories[0]["card_per_thing"] == 2 * 3


def test_r37_ties_coins_villagers_buildings() -> None:
    assert winners([(9, 1, 3, 2), (9, 2, 1, 1)]) == (1,)
    assert winners([(9, 2, 3, 2), (9, 2, 1, 9)]) == (0,)
    assert winners([(9, 2, 3, 2), (9, 2, 3, 3)]) == (1,)
    at = table(village(coins=2), village(coins=1))
    assert (at.state.result().winners, at.state.result().verdict) == ((0,), "tie_break")
    at = table({}, {})
    assert (at.state.result().winners, at.state.result().verdict) == ((0, 1), "draw")


def test_coins_are_worth_nothing_else() -> None:
    at = table(village(coins=50), {})
    assert at.state.result().totals[0] == at.state.result().totals[1]


def test_those_on_an_expedition_are_still_villagers() -> None:
    """Great Hall: 2 VP per villager owned; only the explorer's own party counts for him."""
    at = expedition(QUIET, ["start_scout", "start_builder"], choose="", buildings=["k_great_hall"])
    assert at.state.encounter is not None
    assert [one["card_per_thing"] for one in at.state.result().categories] == [4, 0]
    row = table(village(ready=["start_scout"]), village(buildings=["k_great_hall"], ready=["start_scribe"]))
    assert [one["card_per_thing"] for one in row.state.result().categories] == [0, 2]
