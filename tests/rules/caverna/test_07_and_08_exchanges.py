"""Sections 7, 8 and 14: what rubies buy, what becomes food, and what answers to goods that are gained."""

from __future__ import annotations

import pytest

from .table import GAME, can, farm, feeding, got, have, lay_out, listed, mine, play, why

RUBY_GOODS = ("wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar")


@pytest.mark.parametrize("good", RUBY_GOODS)
def test_a_ruby_buys_one_good(good: str) -> None:
    assert got(lay_out(farm(ruby=1)), f"ruby {good}") == {"ruby": -1, good: 1}
    assert why(lay_out(), f"ruby {good}") == "short"


def test_cattle_cost_a_food_as_well() -> None:
    assert got(lay_out(farm(ruby=1, food=1)), "ruby cattle") == {"ruby": -1, "food": -1, "cattle": 1}
    assert why(lay_out(farm(ruby=1)), "ruby cattle") == "short"


@pytest.mark.parametrize(("tile", "cell", "price"), [
    ("meadow", "r3c2", 1), ("field", "r3c2", 1), ("tunnel", "r1c3", 1), ("cavern", "r1c3", 2),
])  # fmt: skip
def test_rubies_buy_single_tiles(tile: str, cell: str, price: int) -> None:
    state = lay_out(farm(ruby=price))
    assert got(state, f"ruby {tile} {cell}") == {"ruby": -price}
    assert state.to_data()["farms"][0]["cells"][cell] == tile  # type: ignore[index]
    assert why(lay_out(farm(ruby=price - 1)), f"ruby {tile} {cell}") == "short"


def test_nothing_becomes_a_ruby() -> None:
    """Section 7; and dogs, wood, stone and ore have no food value (section 8)."""
    assert "ruby ruby" not in GAME.vocabulary.numbers
    rich = dict.fromkeys(["wood", "stone", "ore", "gold", "grain", "vegetable", "food", "dog"], 9)
    state = lay_out(farm(cells={"r3c2": "small_pasture"}, sheep=1, donkey=1, **rich))
    for act in listed(state):
        if GAME.vocabulary.is_side(GAME.act(act)):
            assert "ruby" not in got(state.clone(), act), act
    for good in ("dog", "wood", "stone", "ore"):
        assert f"convert {good}" not in GAME.vocabulary.numbers


FOOD = {"sheep": 1, "donkey": 1, "boar": 2, "cattle": 3, "grain": 1, "vegetable": 2, "ruby": 2}


@pytest.mark.parametrize("good", FOOD)
def test_what_becomes_food(good: str) -> None:
    state = lay_out(farm(**{good: 1}))
    assert got(state, f"convert {good}") == {good: -1, "food": FOOD[good]}
    assert why(lay_out(), f"convert {good}") == "short"


def test_two_donkeys_together() -> None:
    assert got(lay_out(farm(donkey=2)), "convert donkey_pair") == {"donkey": -2, "food": 3}
    assert got(lay_out(farm(donkey=2)), "convert donkey", "convert donkey") == {"donkey": -2, "food": 2}
    assert why(lay_out(farm(donkey=1)), "convert donkey_pair") == "short"


def test_one_gold_buys_no_food() -> None:
    assert listed(lay_out(farm(gold=1)), "convert_gold") == []


# ---- Seam and Dog school (section 14) --------------------------------------------------------

STONE_SOURCES: dict[str, list[str]] = {
    "space": ["place drift_mining", "collect", "skip"],
    "supplies": ["place supplies"],
    "ruby": ["ruby stone"],
    "loot": ["place logging", "loot stone"],
    "stone carver": ["place housework", "furnish stone_carver r1c3", "skip"],
}


@pytest.mark.parametrize("source", STONE_SOURCES)
def test_seam_answers_to_every_stone(source: str) -> None:
    plain, seam = [
        lay_out(
            farm(furnishings=rooms, cells={"r1c3": "cavern"}, dwarfs=[3, 3], ruby=1, wood=1),
            piles={"drift_mining": {"stone": 3}},
        )
        for rooms in (["quarry"], ["seam"])
    ]
    without, with_seam = got(plain, *STONE_SOURCES[source]), got(seam, *STONE_SOURCES[source])
    assert with_seam == without | {"ore": without.get("ore", 0) + without["stone"]}


def test_seam_answers_to_the_stone_of_the_market_and_of_the_quarry() -> None:
    state = lay_out(farm(furnishings=["seam"]), players=5)
    play(state, "place weekly_market")
    assert got(state, "buy stone") == {"gold": -1, "stone": 1, "ore": 1}
    stall = farm(cells={"r3c2": "small_pasture"}, furnishings=["seam", "quarry"], donkey=2, food=9)
    assert got(feeding(stall), "breed donkey") == {"donkey": 1, "stone": 1, "ore": 1}


def test_dog_school_answers_to_every_dog() -> None:
    school = farm(furnishings=["dog_school"], dwarfs=[1, 1])
    assert got(lay_out(school), "place logging", "loot dog") == {"dog": 1, "wood": 1}
    state = play(lay_out(school, players=5), "place weekly_market")
    assert got(state, "buy dog") == {"gold": -2, "dog": 1, "wood": 1}


def test_bought_animals_need_room_like_always() -> None:
    """Rulings 35 and 110."""
    state = lay_out(farm(cattle=2, ruby=1))
    assert got(state, "ruby sheep", "eat sheep") == {"ruby": -1, "food": 1}


def test_exchanges_of_others_are_not_mine() -> None:
    state = lay_out(farm(gold=2), farm(furnishings=["trader"]))
    assert why(state, "exchange trader") == "not_yours"
    assert not can(state, "disarm 1 waiting")


@pytest.mark.parametrize(
    ("means", "exchange"),
    [({"ruby": 1}, "ruby wood"), ({"gold": 2, "furnishings": ["trader"]}, "exchange trader")],
)
def test_fence_building_goes_on_for_those_who_can_still_find_wood(means: dict[str, object], exchange: str) -> None:
    """Section 8: exchanges are made at any time, also in the middle of an action; 1 wood is taken, 2 are needed."""
    state = lay_out(farm(cells={"r3c2": "meadow"}, **means), players=5, piles={"fence_building": {"wood": 1}})
    play(state, "place fence_building", "collect")
    assert not can(state, "small_pasture r3c2")
    play(state, exchange, "small_pasture r3c2")
    assert mine(state).small.bit_count() == 1


def test_fence_building_ends_where_there_is_no_meadow_to_fence() -> None:
    """Section 5: the Trader brings wood, but no meadow, so nothing of the space is left."""
    state = lay_out(farm(furnishings=["trader"], gold=2), players=5, piles={"fence_building": {"wood": 1}})
    play(state, "place fence_building")
    assert state.actor == 1


def test_the_market_stays_open_for_those_who_can_still_find_gold() -> None:
    """Ruling 72: only gold pays; that of the Hunting parlor comes when all the rest is spent."""
    cells = {"r3c2": "small_pasture"}
    state = lay_out(farm(cells=cells, furnishings=["hunting_parlor"], boar=2), players=5)
    play(state, "place weekly_market", "buy wood", "buy stone", "buy ore", "buy grain")
    assert have(state) == {"wood": 1, "stone": 1, "ore": 1, "grain": 1, "boar": 2}
    play(state, "exchange hunting_parlor", "buy vegetable")
    assert have(state) == {"wood": 1, "stone": 1, "ore": 1, "grain": 1, "vegetable": 1, "food": 2}


def test_no_dwelling_can_be_hoped_for_without_exchanges() -> None:
    """Section 5, Guest room: after the growth a dwelling could follow, but food that grain may become pays none."""
    home = farm(furnishings=["guest_room", "dwelling"], caverns=1, grain=1)
    state = play(lay_out(home, round=7), "place wish_for_children")
    assert len(mine(state).strength) == 3
    assert state.actor == 1


def test_the_ore_that_pays_for_the_dwelling_is_not_given_away_first() -> None:
    """Section 4: something of the space must be carried out; here the Builder's ore is all that pays the dwelling."""
    home = farm(furnishings=["builder", "blacksmithing_parlor"], caverns=1, wood=3, stone=2, ore=1, ruby=1)
    state = play(lay_out(home, round=7), "place wish_for_children")
    assert why(state, "exchange blacksmithing_parlor") == "leaves_nothing"
    spare = farm(furnishings=["builder", "blacksmithing_parlor"], caverns=1, wood=3, stone=2, ore=2, ruby=1)
    assert can(play(lay_out(spare, round=7), "place wish_for_children"), "exchange blacksmithing_parlor")


def test_what_no_exchange_could_make_possible_is_not_asked_for() -> None:
    """Section 5: who has grain could make food of it, but neither tile nor stone; so the goods are taken at once."""
    closed = farm(stables=["r3c2", "r2c2", "r3c1"], grain=1)
    # Ruling 121: no twin tile fits.
    assert play(lay_out(closed, piles={"clearing": {"wood": 1}}), "place clearing").actor == 1
    assert play(lay_out(farm(grain=1), piles={"sheep_farming": {"sheep": 1}}), "place sheep_farming").actor == 1


def test_food_is_hoped_for_as_long_as_a_tile_costs_food() -> None:
    """Section 8: 2 vegetables would be food for the Supplies storage, if nobody had it."""
    there = lay_out(farm(vegetable=2), farm(furnishings=["dog_school"]))
    assert play(there, "place housework").prompt().id == "carry_out"
    gone = lay_out(farm(vegetable=2), farm(furnishings=["dog_school", "supplies_storage"]))
    assert play(gone, "place housework").actor == 1


def test_the_last_ore_is_not_given_away_before_the_weapon_is_forged() -> None:
    """Section 4: something of the space must be carried out."""
    home = farm(furnishings=["spare_part_storage"], wood=1, stone=1, ore=1)
    state = play(lay_out(home), "place blacksmithing")
    assert why(state, "exchange spare_part_storage") == "leaves_nothing"


def test_the_last_place_for_a_stable_is_not_covered_by_a_field() -> None:
    """Section 4, as above: a meadow leaves the place, a field does not."""
    forest = [f"r{row}c{column}" for row in range(4) for column in range(3)]
    cells = dict.fromkeys(forest[1:], "field")
    state = play(lay_out(farm(cells=cells, stone=1, ruby=1), piles={"sheep_farming": {}}), "place sheep_farming")
    assert why(state, "ruby field r0c0") == "leaves_nothing"
    assert can(state, "ruby meadow r0c0")


def test_a_ruby_for_the_stone_of_a_stable_is_found_after_the_pastures() -> None:
    """Section 8, as above; no sheep are left here that could be taken."""
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r2c2": "meadow"}
    state = lay_out(farm(cells=cells, wood=6, ruby=1), piles={"sheep_farming": {}})
    play(state, "place sheep_farming", "small_pasture r3c1", "large_pasture r3c2 r2c2")
    play(state, "ruby stone", "stable r3c1")
    assert have(state) == {}
    assert mine(state).stable.bit_count() == 1
