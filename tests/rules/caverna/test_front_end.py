"""What a position tells those who draw it: what can be paid now, what exchanges could pay, the next harvest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grotto import State
from grotto.games.caverna.furnishings import FURNISHING_IDS
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.prices import payable_tiles

from .table import GAME, farm, feeding, lay_out, mine, play


def told(state: State, key: str) -> Any:
    return GAME.shown(state)["farms"][0][key]


def test_what_can_be_paid_now() -> None:
    """Section 6.2: the printed price, less what furnishings take off."""
    assert told(lay_out(farm()), "affordable") == ["dog_school"]
    state = lay_out(farm(furnishings=["carpenter"]))
    affordable = told(state, "affordable")
    assert isinstance(affordable, list)
    assert "cuddle_room" in affordable
    assert "guest_room" not in affordable


def test_a_ruby_stands_for_any_material() -> None:
    """Section 7: 1 ruby for 1 wood, stone, ore, grain, vegetable or gold."""
    reach = told(lay_out(farm(ruby=1)), "within_reach")
    assert isinstance(reach, list)
    assert "cuddle_room" in reach
    assert "office_room" in reach
    assert "guest_room" not in reach


def test_the_trader_turns_gold_into_materials() -> None:
    """Section 15, Trader: 2 gold for 1 wood, 1 stone and 1 ore, any number of times."""
    for gold, there in ((2, False), (3, False), (4, True)):
        reach = told(lay_out(farm(furnishings=["trader"], gold=gold)), "within_reach")
        assert isinstance(reach, list)
        assert ("slaughtering_cave" in reach) == there


def test_food_can_be_made_where_food_is_the_price() -> None:
    """Section 8 and the Supplies storage, which costs 1 wood and 3 food."""
    for goods, there in (
        ({"wood": 1}, False),
        ({"wood": 1, "vegetable": 1, "grain": 1}, True),
        ({"wood": 1, "gold": 3}, False),
        ({"wood": 1, "gold": 4}, True),
    ):
        reach = told(lay_out(farm(**goods)), "within_reach")
        assert isinstance(reach, list)
        assert ("supplies_storage" in reach) == there


def reachable(state: State) -> set[str]:
    """The tiles that can be paid after some sequence of exchanges, by trying them all."""
    found: set[str] = set()
    seen: set[tuple[int, ...]] = set()
    ahead = [state]
    while ahead:
        now = ahead.pop()
        key = tuple(mine(now).goods)
        if key in seen:
            continue
        seen.add(key)
        bits = payable_tiles(mine(now))
        found |= {id for tile, id in enumerate(FURNISHING_IDS) if bits >> tile & 1}
        for act in now.legal():
            words = GAME.notation(act).split()
            animal = words[0] == "ruby" and words[1] in ("dog", "sheep", "donkey", "boar", "cattle")
            if GAME.vocabulary.is_side(act) and len(words) < 4 and words[0] != "disarm" and not animal:
                if words[0] == "ruby" and words[1] not in GOODS:
                    continue
                then = now.clone()
                then.apply(act)
                ahead.append(then)
    return found


@pytest.mark.parametrize("seed", range(24))
def test_what_is_in_reach_against_trying_all_exchanges(seed: int) -> None:
    """Sections 7, 8 and 15: small supplies, with furnishings that exchange."""
    rng = random.Random(seed)
    changers = ["trader", "hunting_parlor", "beer_parlor", "blacksmithing_parlor", "cooking_cave", "seam", "builder"]
    goods = {good: rng.randint(0, 2) for good in ("wood", "stone", "ore", "ruby", "food", "grain", "vegetable")}
    goods["gold"] = rng.randint(0, 4)
    state = lay_out(farm(furnishings=rng.sample(changers, 3), **goods))
    supply = set(state.to_data()["supply"])
    assert set(told(state, "within_reach")) == reachable(state) & supply  # type: ignore[call-overload]


def test_the_next_harvest() -> None:
    """Sections 4 and 9: none in rounds 1 and 2, a full one in round 3; 2 food per dwarf."""
    assert told(lay_out(farm(food=1), round=1), "next_harvest") == {"round": 3, "food": 4}
    assert told(lay_out(farm(), round=3), "next_harvest") == {"round": 3, "food": 4}
    assert told(lay_out(farm(), round=4), "next_harvest") == {"round": 4, "food": 2}
    assert told(lay_out(farm(), round=7, harvest="none"), "next_harvest") == {"round": 8, "food": 4}
    assert told(lay_out(farm(), round=12, harvest="none"), "next_harvest") is None


def test_the_seam_helps_to_pay() -> None:
    """Ruling 55: stone from rubies and from the Trader brings ore too."""
    for furnishings, goods, tile in (
        (["builder", "seam"], {"ruby": 1}, "cooking_cave"),
        (["trader", "seam"], {"gold": 4}, "blacksmithing_parlor"),
    ):
        for rooms, there in ((furnishings, True), (furnishings[:1], False)):
            reach = told(lay_out(farm(furnishings=rooms, **goods)), "within_reach")
            assert isinstance(reach, list)
            assert (tile in reach) is there


def test_who_has_been_fed_owes_nothing() -> None:
    """Section 9: one feeding in a harvest, then the next one counts; after the last there is none."""
    state = feeding(farm(food=4, sheep=2), farm(food=4), round=8)
    assert state.prompt().id == "breed"
    assert told(state, "food_due") == 0
    assert state.counters(0)["food_due"] == 0
    assert told(state, "next_harvest") == {"round": 10, "food": 4}
    last = feeding(farm(food=4, gold=5), farm(food=4), round=12)
    assert last.prompt().id == "last_window"
    assert (told(last, "food_due"), told(last, "next_harvest")) == (0, None)
    # Seat 1 is asked for food while seat 0 has eaten.
    waiting = feeding(farm(food=4), farm(grain=4), round=12)
    assert waiting.prompt().id == "feed"
    assert [waiting.counters(seat)["food_due"] for seat in (0, 1)] == [0, 4]
    # Nobody has eaten yet while seat 0, who comes first, is asked.
    first = feeding(farm(grain=4), farm(food=4), farm(food=4), round=12)
    assert first.prompt().id == "feed"
    assert [first.counters(seat)["food_due"] for seat in range(3)] == [4, 4, 4]


def test_markers_that_can_only_be_question_marks() -> None:
    """Section 4: when all leaves have been seen, the next question mark is known by its number."""
    none_left = {"leaf": 0, "question": 2}
    assert told(lay_out(farm(), round=10, harvest="none", markers=none_left), "next_harvest") == {
        "round": 11,
        "food": 2,
    }
    late = {"options": {"harvest_markers": "at_harvest"}, "harvest": "unknown"}
    assert told(lay_out(farm(), round=11, markers=none_left, **late), "food_due") == 2  # type: ignore[arg-type]
    three = lay_out(farm(), round=10, markers={"leaf": 0, "question": 3}, **late)  # type: ignore[arg-type]
    assert (told(three, "food_due"), told(three, "next_harvest")) == (0, {"round": 11, "food": 2})
    open_still = lay_out(farm(), round=10, markers={"leaf": 1, "question": 2}, **late)  # type: ignore[arg-type]
    assert told(open_still, "food_due") == 4


def test_the_miners_donkey_is_drawn_in_an_ore_mine() -> None:
    """Section 15, Miner: only ore mines with a donkey bring ore; the arrangement shows what brings most."""
    state = lay_out(farm(cells={"r0c3": "ruby_mine", "r3c5": "ore_mine"}, furnishings={"r1c3": "miner"}, donkey=1))
    assert [where["cells"] for where in told(state, "housing")] == [["r3c5"]]  # type: ignore[attr-defined]


def test_only_sheep_are_drawn_in_the_cuddle_room() -> None:
    """Section 10.1, Cuddle room: as many sheep as dwarfs; all others stand elsewhere."""
    for other in ("donkey", "boar", "cattle"):
        state = lay_out(farm(furnishings={"r1c3": "cuddle_room"}, dwarfs=[0, 0, 0], sheep=1, **{other: 2}))
        where = {place["animal"]: place["cells"] for place in told(state, "housing")}  # type: ignore[attr-defined]
        assert where == {"sheep": ["r1c3"], other: ["r3c3"]}


def test_donkeys_in_mines_save_food_in_the_next_harvest_too() -> None:
    """Section 15, Mining cave: 1 food less for each donkey in a mine."""
    state = lay_out(
        farm(cells={"r1c5": "ore_mine", "r2c3": "cavern"}, furnishings={"r1c3": "mining_cave"}, donkey=1), round=1
    )
    assert told(state, "next_harvest") == {"round": 3, "food": 3}


# ---- the harvest ---------------------------------------------------------------------------


def test_the_meal_that_loses_least() -> None:
    """Section 8 and 12: grain in pairs is worth 1 point, so two grain cost one; a lone sheep would cost three."""
    state = feeding(farm(food=2, grain=2, sheep=1), farm(food=4))
    assert told(state, "least_loss") == {"acts": ["convert grain", "convert grain"], "points": 1, "begging": 0}


def test_two_donkeys_are_eaten_together() -> None:
    state = feeding(farm(cells={"r3c2": "small_pasture"}, food=1, donkey=4), farm(food=4))
    assert told(state, "least_loss") == {"acts": ["convert donkey_pair"], "points": 2, "begging": 0}


def test_gold_is_eaten_in_one_piece() -> None:
    """Section 8, GC-12: 5 gold in one transaction bring 4 food, in two of them only 3."""
    state = feeding(farm(gold=5), farm(food=4))
    assert told(state, "least_loss") == {"acts": ["convert_gold 5"], "points": 5, "begging": 0}


def test_two_gold_are_one_food() -> None:
    """Section 8: n + 1 gold for n food, from 2 gold on."""
    state = feeding(farm(food=3, gold=2), farm(food=4))
    assert told(state, "least_loss") == {"acts": ["convert_gold 2"], "points": 2, "begging": 0}


def test_furnishings_that_make_food_are_part_of_the_meal() -> None:
    """Section 8, Cooking cave: 1 grain and 1 vegetable are 5 food, where alone they would be 3."""
    state = feeding(farm(furnishings=["cooking_cave"], grain=1, vegetable=1), farm(food=4))
    assert told(state, "least_loss") == {"acts": ["exchange cooking_cave"], "points": 2, "begging": 0}


def test_no_meal_is_named_where_another_might_lose_less() -> None:
    """Section 8: weapons by the Peaceful cave, the Working cave, gold by the Spare part storage."""
    other = farm(food=4)
    armed = farm(furnishings=["peaceful_cave"], dwarfs=[5, 0], food=1, sheep=2, grain=2)
    working = farm(furnishings=["working_cave"], food=3, grain=1, wood=1)
    spare = farm(furnishings=["spare_part_storage"], food=3, wood=1, stone=1, ore=1, vegetable=1)
    for one in (armed, working, spare):
        assert told(feeding(one, other), "least_loss") is None
    unarmed = farm(furnishings=["peaceful_cave"], food=2, grain=2, sheep=1)
    assert told(feeding(unarmed, other), "least_loss") is not None


def test_nobody_is_born_to_whoever_chose_the_fields() -> None:
    """Section 4, GC-37: the field phase or the breeding phase."""
    shepherd = farm(cells={"r3c2": "small_pasture"}, stables=["r3c2"], food=1, sheep=2, grain=2)
    state = feeding(shepherd, farm(food=4), harvest="choice", round=8)
    assert told(state, "young")["born"] == ["sheep"]
    play(state, "choose field", "choose field")
    assert told(state, "young")["born"] == []


def test_where_no_meal_suffices_the_one_that_leaves_least_to_beg_for_is_named() -> None:
    """Section 9: each missing food is a begging marker, 3 points; a lone grain is worth one."""
    other = farm(food=4)
    assert told(feeding(farm(food=1, grain=1), other), "least_loss") == {
        "acts": ["convert grain"],
        "points": 1,
        "begging": 2,
    }


def test_what_costs_as_much_as_begging_is_not_given() -> None:
    """Section 12: the only sheep is a point itself and its type is missing then, 3 in all, for 1 food."""
    assert told(feeding(farm(food=1, sheep=1), farm(food=4)), "least_loss") is None
    both = told(feeding(farm(vegetable=1, sheep=1), farm(food=4)), "least_loss")
    assert both == {"acts": ["convert vegetable"], "points": 1, "begging": 2}


def test_no_meal_is_named_where_nothing_can_be_eaten() -> None:
    assert told(feeding(farm(food=4, ruby=1), farm(food=4)), "least_loss") is None
    assert told(lay_out(farm(grain=2)), "least_loss") is None


def test_who_would_be_born_and_who_has_no_room() -> None:
    """Section 10.2: all newborn must find room at the same time."""
    cells = {"r3c2": "small_pasture", "r2c2": "small_pasture"}
    assert told(lay_out(farm(cells=cells, sheep=2)), "young") == {"born": ["sheep"], "no_room": [], "instead": {}}
    full = farm(cells={"r3c2": "small_pasture"}, sheep=2, boar=2)
    nobody = {"sheep": [], "boar": []}
    assert told(lay_out(full), "young") == {"born": [], "no_room": ["sheep", "boar"], "instead": nobody}
    assert told(lay_out(farm(sheep=1)), "young") == {"born": [], "no_room": [], "instead": {}}


def test_in_whose_place_a_young_one_would_find_room() -> None:
    """One stable is left for one young animal, whichever it is."""
    cells = {"r3c2": "small_pasture", "r2c2": "meadow"}
    crowded = farm(cells=cells, stables=["r2c2"], sheep=2, boar=2)
    assert told(lay_out(crowded), "young") == {"born": ["sheep"], "no_room": ["boar"], "instead": {"boar": ["sheep"]}}


def test_each_herd_says_how_much_room_it_has() -> None:
    """Section 10.1: a pasture holds 2, with a stable 4."""
    state = lay_out(farm(cells={"r3c2": "small_pasture"}, stables=["r3c2"], sheep=3))
    assert told(state, "housing") == [{"cells": ["r3c2"], "animal": "sheep", "n": 3, "dogs": 0, "room": 4}]


def test_animals_without_room_are_told_while_it_is_decided_who_goes() -> None:
    """Section 10.1: those who can stay stand where they stood; the others are told apart."""
    state = lay_out(farm(sheep=2, ruby=1))
    state.apply(GAME.act("ruby boar"))
    assert state.prompt().id == "keep"
    housing = told(state, "housing")
    assert isinstance(housing, list)
    assert [(herd["animal"], herd["n"]) for herd in housing] == [("sheep", 2)]
    assert told(state, "homeless") == {"boar": 1}
