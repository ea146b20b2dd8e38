"""What a position tells those who draw it: what can be paid now, what exchanges could pay, the next harvest."""

from __future__ import annotations

import random

import pytest

from grotto import State
from grotto.games.caverna.furnishings import FURNISHING_IDS
from grotto.games.caverna.goods import GOODS
from grotto.games.caverna.prices import payable_tiles

from .table import GAME, farm, lay_out, mine


def told(state: State, key: str) -> object:
    return state.to_data()["farms"][0][key]


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
        bits = payable_tiles(mine(now))[1]
        found |= {id for tile, id in enumerate(FURNISHING_IDS) if bits >> tile & 1}
        for act in now.legal():
            words = GAME.text(act).split()
            animal = words[0] == "ruby" and words[1] in ("dog", "sheep", "donkey", "boar", "cattle")
            if GAME.vocabulary.is_side(act) and len(words) < 4 and words[0] != "disarm" and not animal:
                if words[0] == "ruby" and words[1] not in GOODS:
                    continue
                then = now.clone()
                then.apply(act)
                ahead.append(then)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_is_in_reach_against_trying_all_exchanges(seed: int) -> None:
    """Sections 7, 8 and 15: small supplies, with furnishings that exchange."""
    rng = random.Random(seed)
    changers = ["trader", "hunting_parlor", "beer_parlor", "blacksmithing_parlor", "cooking_cave"]
    goods = {good: rng.randint(0, 2) for good in ("wood", "stone", "ore", "ruby", "food", "grain", "vegetable")}
    goods["gold"] = rng.randint(0, 4)
    state = lay_out(farm(furnishings=rng.sample(changers, 2), **goods))
    supply = set(state.to_data()["supply"])
    assert set(told(state, "within_reach")) == reachable(state) & supply  # type: ignore[call-overload]


def test_the_next_harvest() -> None:
    """Sections 4 and 9: none in rounds 1 and 2, a full one in round 3; 2 food per dwarf."""
    assert told(lay_out(farm(food=1), round=1), "next_harvest") == {"round": 3, "food": 4}
    assert told(lay_out(farm(), round=3), "next_harvest") == {"round": 3, "food": 4}
    assert told(lay_out(farm(), round=4), "next_harvest") == {"round": 4, "food": 2}
    assert told(lay_out(farm(), round=7, harvest="none"), "next_harvest") == {"round": 8, "food": 4}
    assert told(lay_out(farm(), round=12, harvest="none"), "next_harvest") is None


def test_donkeys_in_mines_save_food_in_the_next_harvest_too() -> None:
    """Section 15, Mining cave: 1 food less for each donkey in a mine."""
    state = lay_out(
        farm(cells={"r1c5": "ore_mine", "r2c3": "cavern"}, furnishings={"r1c3": "mining_cave"}, donkey=1), round=1
    )
    assert told(state, "next_harvest") == {"round": 3, "food": 3}
