"""Sections 10, 11, 14 and 17.3: the track, income, points and quests, number by number."""

from __future__ import annotations

from typing import Any

import pytest

from grotto.games.above_and_below.track import income, track_points

from .table import PACK, Table, choices, expedition, finish, table, village

GOODS = list(PACK.goods)
PAIR = ["start_builder", "start_scout"]

OPEN: dict[str, Any] = {"options": {"quests": "yes"}}


@pytest.mark.parametrize("slots", range(9))
def test_what_slots_are_worth(slots: int) -> None:
    """Section 10: points per good by slot, income of the rightmost one; 4 coins if the track is empty."""
    track = [{"good": good, "n": n} for n, good in enumerate(GOODS[:slots], 1)]
    at = table(village(track=track), options={"enforce_token_limits": "no"})
    points = [1, 1, 2, 2, 3, 4, 5, 6]
    assert track_points(at.state, at.village()) == sum([points[n] * (n + 1) for n in range(slots)])
    assert income(at.state, 0) == [4, 5, 5, 6, 6, 7, 8, 9, 10][slots]
    assert income(at.state, 1) == 4


def test_income_of_cards() -> None:
    """Section 20: +1, +2, +2, +1, +1, +1, and 1 for each amethyst and ore on the track."""
    cards = [
        "h_peddlers_stall",
        "h_counting_house",
        "h_market_hall",
        "o_toll_bridge",
        "o_deep_vault",
        "k_builders_guild",
    ]
    at = table(village(buildings=cards, caves=["cave_01", "cave_02"]))
    assert income(at.state, 0) == 4 + 1 + 2 + 2 + 1 + 1 + 1
    track = [{"good": "ore", "n": 3}, {"good": "fish", "n": 2}, {"good": "amethyst", "n": 2}]
    at = table(village(buildings=["k_assay_office"], track=track, items={"ore": 2}))
    assert income(at.state, 0) == 6 + 3 + 2


@pytest.mark.parametrize(
    ("items", "track", "placed"),
    [
        # R64: first the kinds that lie there, then by rising number, then in the order of the table.
        ({"mushroom": 3, "fish": 1, "ore": 1}, [], "fish ore mushroom"),
        ({"mushroom": 3, "fish": 1, "ore": 1}, ["mushroom"], "mushroom fish ore"),
        ({"amethyst": 2, "rope": 2, "pot": 1, "cider": 2, "potion": 1}, ["paper"], "paper pot rope amethyst"),
        ({"fruit": 4, "fish": 2}, ["ore", "fruit"], "ore fruit fish"),
    ],
)
def test_r64_everything_is_placed(items: dict[str, int], track: list[str], placed: str) -> None:
    rows = [{"good": good, "n": 1} for good in track]
    at = table(village(items=items, track=rows), village(passed=True), round=7).do("pass", "place_all")
    mine = at.village()
    assert " ".join([GOODS[good] for good in mine.track]) == placed
    counts = {GOODS[good]: mine.placed[good] for good in mine.track}
    assert counts == {good: items.get(good, 0) + (good in track) for good in placed.split()}
    assert at.items() == {item: n for item, n in items.items() if item in ("cider", "potion")}


def test_r26_what_was_won_is_placed_and_nothing_else() -> None:
    at = expedition(choices("auto = { effects = [{ fish = 1 }, { ore = 1 }] }"), PAIR, items={"fish": 2, "rope": 3})
    at.do("read", "place_won")
    # One ore before three fish; the rope was there before.
    assert [GOODS[good] for good in at.village().track] == ["ore", "fish"]
    assert at.items() == {"rope": 3}
    # Who places goods one by one is not asked again when none is left.
    at = expedition(choices("auto = { effects = [{ fish = 1 }, { ore = 1 }] }"), PAIR)
    at.do("read", "place fish")
    assert at.prompt == "place_won_kind"
    at.do("place ore")
    assert at.state.seat == 1


@pytest.mark.parametrize(
    ("reputation", "points"), list(zip(range(-3, 11), [-2, -1, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5], strict=True))
)
def test_the_reputation_track(reputation: int, points: int) -> None:
    """Section 11."""
    at = table(village(reputation=reputation))
    assert at.state.result().categories[0]["reputation_position"] == points


@pytest.mark.parametrize(
    ("reputations", "ranks"),
    [
        ((4, 1), (3, 0)), ((1, 4), (0, 3)), ((0, 0), (2, 2)), ((3, 5, 4), (2, 5, 3)), ((1, 1, 0), (4, 4, 2)),
        ((0, 2, 1, 3), (0, 3, 2, 5)), ((-1, -1, -1, 0), (2, 2, 2, 5)), ((2, 2, 2, 2), (3, 3, 3, 3)),
    ],
)  # fmt: skip
def test_reputation_ranks(reputations: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """Section 14, step 3, with the ties of its table."""
    at = table(*[village(reputation=one) for one in reputations])
    assert tuple(row["reputation_rank"] for row in at.state.result().categories) == ranks


def test_every_category_of_everybody() -> None:
    """Section 14: nothing is counted twice, and nothing of one player for another."""
    first = village(
        track=[{"good": "fish", "n": 3}, {"good": "rope", "n": 1}, {"good": "ore", "n": 2}],
        buildings=["k_town_hall", "h_inn", "o_crystal_hall", "k_surveyors_office"],
        caves=["cave_01", "cave_02", "cave_03"],
        reputation=5, quests=["q_feast", "q_forge"], supplies=5, coins=3,
    )  # fmt: skip
    second = village(buildings=["k_great_hall", "k_alchemists_guild"], items={"potion": 2}, sale="ore", reputation=-2)
    at = table(first, second, options={"quests": "yes", "underforest_desert": "yes"})
    result = at.state.result()
    assert result.categories[0] == {
        "advancement_track": 3 + 1 + 2 * 2, "buildings": 5, "reputation_rank": 3, "reputation_position": 2,
        "card_flat": 3 + 2 + 7 + 2, "card_per_thing": 2 * 4 + 2, "quests": 4 + 5, "supplies": 2,
    }  # fmt: skip
    assert result.categories[1] == {
        "advancement_track": 0, "buildings": 3, "reputation_rank": 0, "reputation_position": -1,
        "card_flat": 4, "card_per_thing": 2 * 3 + 2 * 2 + 2 * 1, "quests": 0, "supplies": 0,
    }  # fmt: skip
    assert result.totals == (8 + 5 + 3 + 2 + 14 + 10 + 9 + 2, 3 - 1 + 4 + 12)
    assert (result.winners, result.verdict, result.final) == ((0,), "points", False)
    # The same numbers stand in the counters of a front end.
    assert [at.state.counters(seat)["score"] for seat in range(2)] == list(result.totals)


@pytest.mark.parametrize(
    ("first", "second", "winners", "verdict"),
    [
        ({"buildings": ["h_cottage"]}, {"coins": 9}, (0,), "points"),
        ({"coins": 1}, {"coins": 2}, (1,), "tie_break"),
        ({"ready": PAIR}, {"ready": [*PAIR, "start_scribe"]}, (1,), "tie_break"),
        ({"injured": ["v_mason"], "exhausted": PAIR, "ready": []}, {}, (0,), "tie_break"),
        # As many points with a building more: Alchemists' Guild and no quest against one quest of 5 points.
        ({"buildings": ["k_alchemists_guild"]}, {"quests": ["q_forge"]}, (0,), "tie_break"),
        ({}, {}, (0, 1), "draw"),
    ],
)
def test_r37_who_wins(first: dict[str, Any], second: dict[str, Any], winners: tuple[int, ...], verdict: str) -> None:
    """Points, coins, villagers, buildings; then it is shared."""
    rows = [village(**{"ready": PAIR, "exhausted": [], **one}) for one in (first, second)]
    result = table(*rows, options={"quests": "yes"}).state.result()
    assert (result.winners, result.verdict) == (winners, verdict)


def test_r60_stakes_count_for_cards_and_quests() -> None:
    """What lies on the cave card is still owned, by the explorer alone."""
    book = choices('stake = "item"\nauto = { effects = [{ pot = 1 }] }')
    mine = {"items": {"paper": 1, "potion": 1}, "buildings": ["k_alchemists_guild"]}
    at = expedition(book, PAIR, options={"quests": "yes"}, **mine)
    before = [row["card_per_thing"] for row in at.state.result().categories]
    at.do("stake potion")
    assert [row["card_per_thing"] for row in at.state.result().categories] == before == [2, 0]
    at = expedition(book, PAIR, options={"quests": "yes"}, **mine).do("stake paper", "read")
    assert at.state.to_data()["villages"][0]["quests"] == ["q_records"]  # type: ignore[index]


QUESTS = {
    "q_records": {"paper": 1, "pot": 1},
    "q_feast": {"mushroom": 1, "fish": 1, "fruit": 1},
    "q_forge": {"ore": 1, "potion": 1},
    "q_descent": {"rope": 1, "amethyst": 1},
    "q_cellar": {"cider": 1, "fruit": 1},
}


def win(item: str, **mine: Any) -> Table:
    """A party wins one item where quests are played."""
    return finish(expedition(choices(f"auto = {{ effects = [{{ {item} = 1 }}] }}"), PAIR, **{**OPEN, **mine}))


def claimed(at: Table) -> tuple[list[str], list[str]]:
    """The quests of the explorer, and those that are still open."""
    data: Any = at.state.to_data()
    return data["villages"][0]["quests"], data["quests"]


@pytest.mark.parametrize("quest", QUESTS)
def test_r44_a_quest_is_claimed_the_moment_everything_is_owned(quest: str) -> None:
    """Supply, sale space and track count; who lacks something gets nothing."""
    needs = list(QUESTS[quest])
    done = [quest], [id for id in QUESTS if id != quest]
    for last in needs:
        one, *others = [item for item in needs if item != last]
        rest = dict.fromkeys(others, 1)
        assert claimed(win(last, items={one: 1, **rest})) == done
        assert claimed(win(last, items=rest, sale=one)) == done
        if one in GOODS:
            assert claimed(win(last, items=rest, track=[{"good": one, "n": 1}])) == done
        assert claimed(win(last, items=rest)) == ([], list(QUESTS))


def test_r44_one_event_may_claim_several_and_each_only_once() -> None:
    mine = {"items": {"cider": 1, "mushroom": 1, "fish": 1}}
    assert claimed(win("fruit", **mine)) == (["q_feast", "q_cellar"], ["q_records", "q_forge", "q_descent"])
    # Nothing is spent.
    assert win("fruit", **mine).items() == {"cider": 1, "mushroom": 1, "fish": 1, "fruit": 1}
    # Nothing is left to claim for who comes second, and without the module there is nothing at all.
    assert claimed(win("fruit", more={"quests": ["q_forge"]}, **mine)) == ([], ["q_forge"])
    assert claimed(win("fruit", options={}, **mine)) == ([], [])


def test_r44_at_the_end_of_a_round_the_first_player_comes_first() -> None:
    """Both are given a potion and own an ore; the Healing Forge goes to the first player of the round."""
    mine = {"items": {"ore": 1}, "buildings": ["h_herb_garden"], "passed": True}
    other = {"items": {"ore": 1}, "buildings": ["o_hot_spring"], "caves": ["cave_01"]}
    fields: dict[str, Any] = {
        "training": [None] * 5,
        "decks": {"villagers": {"unseen": []}},
        "options": {"quests": "yes"},
    }
    at = table(village(**mine), village(**other), first=1, seat=1, **fields).do("pass", "done", "done")
    assert [village.quests for village in at.state.villages] == [0, 0b100]
