"""Section 6.2 and the promise that a decision never offers more than 2,000 acts."""

from __future__ import annotations

from grotto import preview
from grotto.bots import make

from .table import GAME, can, farm, feeding, got, lay_out, listed, mine, play

BOARD_CAVERNS = ["r0c3", "r0c4", "r0c5", "r1c3", "r1c4", "r1c5", "r2c4", "r2c5", "r3c4", "r3c5"]
OUTER_CAVERNS = ["r-1c3", "r-1c4", "r-1c5", "r1c6", "r2c6", "r3c6", "r4c4"]
RICH = dict.fromkeys(["wood", "stone", "ore", "ruby", "food", "gold", "grain", "vegetable"], 90)


def test_the_way_of_paying_is_asked_afterwards_where_there_are_many() -> None:
    cells = dict.fromkeys(BOARD_CAVERNS[1:], "cavern")
    state = lay_out(farm(cells=cells, furnishings={"r2c3": "builder", "r0c3": "office_room"}, **RICH))
    play(state, "place housework")
    acts = listed(state, "furnish")
    assert "furnish dwelling r0c4 ask" in acts
    assert "furnish dwelling r0c4" not in acts
    assert "furnish dog_school r0c4" in acts
    play(state, "furnish dwelling r0c4 ask")
    assert listed(state) == ["pay plain", "pay ore_for_wood", "pay ore_for_stone", "pay ore_for_both"]
    assert got(state, "pay ore_for_both") == {"wood": -3, "stone": -2, "ore": -2}
    assert mine(state).dwellings == 1


def test_the_fullest_farm_offers_fewer_than_2000_acts() -> None:
    cells = dict.fromkeys([*BOARD_CAVERNS, *OUTER_CAVERNS], "cavern")
    cells.pop("r0c3")
    forest = ["r3c2", "r3c1", "r3c0", "r2c2", "r2c1", "r2c0", "r1c2", "r1c1", "r1c0"]
    cells |= dict.fromkeys(forest, "meadow") | {"r0c0": "field"}
    rooms = {"r2c3": "builder", "r0c3": "office_room"}
    for dwarfs in ([0, 0], [14, 14]):
        state = lay_out(farm(cells=cells, furnishings=rooms, dwarfs=dwarfs, **RICH), players=7)
        for space in ("housework", "exploration", "sheep_farming", "urgent_wish_for_children", "hardware_rental"):
            if f"place {space}" in listed(state):
                inside = play(state.clone(), f"place {space}")  # type: ignore[arg-type]
                assert len(inside.legal()) < 2000, space
        assert len(state.legal()) < 2000


def test_one_way_of_paying_is_not_asked_for() -> None:
    state = play(lay_out(farm(furnishings=["builder"], caverns=1, wood=9, stone=9)), "place housework")
    assert [act for act in listed(state) if "carpenter" in act] == ["furnish carpenter r1c3"]
    ore = play(lay_out(farm(furnishings=["builder"], caverns=1, ore=1)), "place housework")
    assert [act for act in listed(ore) if "carpenter" in act] == ["furnish carpenter r1c3 ore_for_stone"]
    # Trader: 1 wood. Section 15, Builder: ore may replace wood, too.
    assert [act for act in listed(ore) if "trader" in act] == ["furnish trader r1c3 ore_for_wood"]


def test_more_than_eight_animals_are_eaten_in_several_acts() -> None:
    state = lay_out(farm(boar=2), piles={"donkey_farming": {"donkey": 11}})
    play(state, "place donkey_farming")
    # Keep the boars: eleven donkeys go, five pairs and one.
    eaten = [act for act in listed(state, "eat") if "boar" not in act]
    assert eaten == ["eat" + " donkey" * 8]
    assert got(state, eaten[0], "eat donkey donkey donkey") == {"donkey": -11, "food": 16}


def test_boars_and_cattle_are_eaten_in_several_acts_too() -> None:
    """Section 10.1: the sheep stay in the dwelling, all others are eaten; of that food the two dwarfs take 4."""
    agenda = [["round_ends"], ["harvest"], ["house"]]
    herd = {"boar": 5, "cattle": 5, "sheep": 2}
    state = feeding(farm(**herd), agenda=agenda)
    eaten = [act for act in listed(state, "eat") if "sheep" not in act]
    assert eaten == ["eat" + " boar" * 5 + " cattle" * 3]
    assert got(state, eaten[0], "eat cattle cattle") == {"boar": -5, "cattle": -5, "food": 5 * 2 + 5 * 3 - 4}


def test_a_preview_shows_the_food_of_each_meal() -> None:
    state = lay_out(farm(boar=2), piles={"sheep_farming": {"sheep": 1}})
    play(state, "place sheep_farming")
    foods = {act: preview(state, GAME.act(act)).change(0)["food"] for act in listed(state, "eat")}
    assert foods == {"eat sheep": 1, "eat boar boar": 4}


def test_donkeys_that_must_go_may_go_as_a_pair() -> None:
    state = lay_out(farm(donkey=2), piles={"donkey_farming": {"donkey": 1}})
    play(state, "place donkey_farming")
    assert listed(state, "eat") == ["eat donkey"]
    assert got(state, "convert donkey_pair") == {"donkey": -2, "food": 3}
    assert state.actor == 1


def test_nobody_is_asked_where_only_one_meal_can_be_made() -> None:
    """Section 10.1: two donkeys that must go are a pair already, and the one that stays in a mine adds nothing."""
    even = lay_out(farm(donkey=2), piles={"donkey_farming": {"donkey": 2}})
    assert got(even, "place donkey_farming") == {"food": 3}
    apart = lay_out(farm(cells={"r0c3": "ore_mine"}, donkey=1, sheep=2), piles={"sheep_farming": {"sheep": 1}})
    assert got(apart, "place sheep_farming") == {"food": 1}
    assert (even.actor, apart.actor) == (1, 1)


def test_room_may_be_made_by_a_ruby_before_anything_is_eaten() -> None:
    cells = {"r3c2": "meadow"}
    state = lay_out(
        farm(cells=cells, furnishings=["stubble_room"], cattle=2, ruby=1), piles={"sheep_farming": {"sheep": 1}}
    )
    play(state, "place sheep_farming", "collect")
    assert state.prompt().id == "keep"
    play(state, "ruby field r2c2")
    assert mine(state).housed()
    assert mine(state).goods[9] == 1


def test_without_a_free_cavern_nothing_is_furnished() -> None:
    """6.2; the Trader and the Spare part storage alone are laid on one another (section 14)."""
    full = {"furnishings": {"r2c3": "carpenter"}, "wood": 9, "stone": 9}
    assert not can(lay_out(farm(**full), round=7), "place wish_for_children")  # type: ignore[arg-type]
    state = play(lay_out(farm(**full, grain=1), farm()), "place housework")  # type: ignore[arg-type]
    assert state.actor == 1
    pair = play(lay_out(farm(furnishings={"r2c3": "trader"}, wood=9, stone=9), farm()), "place housework")
    assert listed(pair, "furnish") == ["furnish spare_part_storage r2c3"]
    free = lay_out(farm(wood=9, stone=9), round=7)
    assert can(free, "place wish_for_children")


def test_exchanges_are_possible_in_the_midst_of_an_action() -> None:
    state = lay_out(farm(ruby=2, cells={"r1c3": "tunnel"}))
    play(state, "ruby tunnel r0c3", "place ore_mine_construction", "twin ore_mine_deep_tunnel r0c3 r1c3")
    assert mine(state).ore_mine


def test_a_newborn_costs_less_and_the_working_cave_feeds_a_grown_dwarf() -> None:
    state = feeding(farm(furnishings=["working_cave"], dwarfs=[0, 0, 0], at={2: "newborn"}, wood=1, food=5))
    assert got(state, "feed wood") == {"wood": -1, "food": -3}


def test_greedy_feeds_its_family_and_uses_the_board() -> None:
    state = GAME.new(1)
    bot = make("greedy", 1)
    while state.actor >= 0:
        state.apply(bot.choose(GAME, state))
    assert state.result().totals[0] >= 50
    assert mine(state).begging <= 2
