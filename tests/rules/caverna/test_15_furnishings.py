"""Section 15: every furnishing, its price and points as printed, and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

import grotto
from grotto.games.caverna.furnishings import FURNISHINGS

from .table import GAME, can, farm, feeding, got, have, lay_out, listed, mine, play, points, why

# Wood, stone, ore, food, gold, grain, vegetable; points (None: an asterisk); in the introductory game.
PRINTED: dict[str, tuple[tuple[int, int, int, int, int, int, int], int | None, bool]] = {
    "dwelling": ((4, 3, 0, 0, 0, 0, 0), 3, True),
    "simple_dwelling_1": ((4, 2, 0, 0, 0, 0, 0), 0, True),
    "simple_dwelling_2": ((3, 3, 0, 0, 0, 0, 0), 0, True),
    "mixed_dwelling": ((5, 4, 0, 0, 0, 0, 0), 4, False),
    "couple_dwelling": ((8, 6, 0, 0, 0, 0, 0), 5, False),
    "additional_dwelling": ((4, 3, 0, 0, 0, 0, 0), 5, False),
    "cuddle_room": ((1, 0, 0, 0, 0, 0, 0), 2, True),
    "breakfast_room": ((1, 0, 0, 0, 0, 0, 0), 0, True),
    "stubble_room": ((1, 0, 1, 0, 0, 0, 0), 1, True),
    "work_room": ((0, 1, 0, 0, 0, 0, 0), 2, False),
    "guest_room": ((1, 1, 0, 0, 0, 0, 0), 0, False),
    "office_room": ((0, 1, 0, 0, 0, 0, 0), 0, False),
    "carpenter": ((0, 1, 0, 0, 0, 0, 0), 0, True),
    "stone_carver": ((1, 0, 0, 0, 0, 0, 0), 1, True),
    "blacksmith": ((1, 2, 0, 0, 0, 0, 0), 3, True),
    "miner": ((1, 1, 0, 0, 0, 0, 0), 3, False),
    "builder": ((0, 1, 0, 0, 0, 0, 0), 2, False),
    "trader": ((1, 0, 0, 0, 0, 0, 0), 2, False),
    "wood_supplier": ((0, 1, 0, 0, 0, 0, 0), 2, True),
    "stone_supplier": ((1, 0, 0, 0, 0, 0, 0), 1, True),
    "ruby_supplier": ((2, 2, 0, 0, 0, 0, 0), 2, True),
    "dog_school": ((0, 0, 0, 0, 0, 0, 0), 0, False),
    "quarry": ((1, 0, 0, 0, 0, 0, 0), 2, False),
    "seam": ((2, 0, 0, 0, 0, 0, 0), 1, False),
    "slaughtering_cave": ((2, 2, 0, 0, 0, 0, 0), 2, True),
    "cooking_cave": ((0, 2, 0, 0, 0, 0, 0), 2, True),
    "working_cave": ((1, 1, 0, 0, 0, 0, 0), 2, True),
    "mining_cave": ((3, 2, 0, 0, 0, 0, 0), 2, False),
    "breeding_cave": ((0, 1, 0, 0, 0, 1, 0), 2, False),
    "peaceful_cave": ((2, 2, 0, 0, 0, 0, 0), 2, False),
    "weaving_parlor": ((2, 1, 0, 0, 0, 0, 0), None, True),
    "milking_parlor": ((2, 2, 0, 0, 0, 0, 0), None, True),
    "state_parlor": ((0, 3, 0, 0, 5, 0, 0), None, False),
    "hunting_parlor": ((2, 0, 0, 0, 0, 0, 0), 1, True),
    "beer_parlor": ((2, 0, 0, 0, 0, 0, 0), 3, True),
    "blacksmithing_parlor": ((0, 0, 3, 0, 0, 0, 0), 2, False),
    "stone_storage": ((3, 0, 1, 0, 0, 0, 0), None, True),
    "ore_storage": ((1, 2, 0, 0, 0, 0, 0), None, True),
    "spare_part_storage": ((2, 0, 0, 0, 0, 0, 0), 0, False),
    "main_storage": ((2, 1, 0, 0, 0, 0, 0), None, True),
    "weapon_storage": ((3, 2, 0, 0, 0, 0, 0), None, True),
    "supplies_storage": ((1, 0, 0, 3, 0, 0, 0), None, False),
    "broom_chamber": ((1, 0, 0, 0, 0, 0, 0), None, False),
    "treasure_chamber": ((1, 1, 0, 0, 0, 0, 0), None, True),
    "food_chamber": ((2, 0, 0, 0, 0, 0, 2), None, True),
    "prayer_chamber": ((2, 0, 0, 0, 0, 0, 0), None, False),
    "writing_chamber": ((0, 2, 0, 0, 0, 0, 0), 0, True),
    "fodder_chamber": ((0, 1, 0, 0, 0, 2, 0), None, True),
}
KINDS = ("wood", "stone", "ore", "food", "gold", "grain", "vegetable")
# What a tile gives at once when nothing else is on the farm.
AT_ONCE = {"stone_carver": {"stone": 2}, "blacksmith": {"ore": 2}, "state_parlor": {"food": 2}}


def test_there_are_48_kinds_in_8_groups() -> None:
    assert [tile.id for tile in FURNISHINGS] == list(PRINTED)
    assert set(Counter(tile.group for tile in FURNISHINGS).values()) == {6}
    colours = Counter(tile.colour() for tile in FURNISHINGS)
    assert colours == {"orange": 6, "green": 24, "yellow": 18}
    assert sum(intro for _, _, intro in PRINTED.values()) == 27


@pytest.mark.parametrize("id", PRINTED)
def test_price_and_points(id: str) -> None:
    cost, printed, intro = PRINTED[id]
    price = {kind: n for kind, n in zip(KINDS, cost, strict=True) if n}
    exact = lay_out(farm(**price))
    play(exact, "place housework")
    gained = got(exact, f"furnish {id} r2c3")
    wanted = {kind: -n for kind, n in price.items()}
    for kind, n in AT_ONCE.get(id, {}).items():
        wanted[kind] = wanted.get(kind, 0) + n
    assert gained == {kind: n for kind, n in wanted.items() if n}
    assert points(exact, "furnishings") == (printed or 0)
    tile = next(tile for tile in FURNISHINGS if tile.id == id)
    assert tile.points == printed
    assert tile.intro == intro
    for kind in price:
        poor = play(lay_out(farm(**(price | {kind: price[kind] - 1}))), "place housework")
        assert why(poor, f"furnish {id} r2c3") == "short"
    # Unique tiles are gone for everybody, the Dwelling never is.
    assert (id in exact.to_data()["supply"]) == (id == "dwelling")  # type: ignore[operator]


@pytest.mark.parametrize("id", PRINTED)
def test_introductory_game(id: str) -> None:
    supply = GAME.new(2, furnishings="introductory").to_data()["supply"]
    assert isinstance(supply, list)
    assert (id in supply) == PRINTED[id][2]


# ---- dwellings and rooms -------------------------------------------------------------------

ROOM = {"dwelling": 1, "simple_dwelling_1": 1, "simple_dwelling_2": 1, "mixed_dwelling": 1, "couple_dwelling": 2}


@pytest.mark.parametrize("id", ROOM)
def test_dwellings_have_room_for_dwarfs(id: str) -> None:
    assert mine(lay_out(farm(furnishings=[id]))).dwarf_room() == 2 + ROOM[id]


def test_additional_dwelling_has_room_for_the_sixth_only() -> None:
    assert mine(lay_out(farm(furnishings=["additional_dwelling"]))).dwarf_room() == 2
    assert mine(lay_out(farm(furnishings=["additional_dwelling"], dwarfs=[0] * 5))).dwarf_room() == 6


def test_mixed_dwelling_holds_two_animals() -> None:
    assert mine(lay_out(farm(furnishings=["mixed_dwelling"], sheep=2, boar=2))).housed()
    assert not mine(lay_out(farm(furnishings=["mixed_dwelling"], sheep=2, boar=2))).houses(1, 0, 0, 0)


def test_breakfast_room_holds_three_cattle() -> None:
    state = lay_out(farm(furnishings=["breakfast_room"], cattle=3, sheep=2))
    assert not mine(state).houses(0, 0, 0, 1)
    with pytest.raises(grotto.BadData):
        lay_out(farm(furnishings=["breakfast_room"], boar=3, sheep=2))


def test_stubble_room_one_animal_of_any_type_per_empty_field() -> None:
    cells = {"r3c2": "field", "r3c1": "field"}
    assert mine(lay_out(farm(cells=cells, furnishings=["stubble_room"], sheep=2, boar=1, cattle=1))).housed()


@pytest.mark.parametrize("outer", ["r4c2", "r4c0", "r-1c2", "r0c-1"])
def test_office_room_pays_two_gold_for_an_overhang(outer: str) -> None:
    beside = {"r4c2": "r3c2", "r4c0": "r3c0", "r-1c2": "r0c2", "r0c-1": "r0c0"}[outer]
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r2c2": "field", "r1c2": "field", "r1c1": "field", "r1c0": "field"}
    cells.pop(beside, None)
    state = lay_out(farm(cells=cells, furnishings=["office_room"], boar=0))
    play(state, "place clearing")
    assert got(state, f"twin meadow_field {outer} {beside}")["gold"] == 2
    assert mine(state).unused_cells() >= 0
    plain = play(lay_out(farm(cells=cells)), "place clearing")
    assert why(plain, f"twin meadow_field {outer} {beside}") == "no_overhang"


# ---- income --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "good", "rounds", "cost"),
    [
        ("wood_supplier", "wood", 7, {"stone": 1}),
        ("stone_supplier", "stone", 5, {"wood": 1}),
        ("ruby_supplier", "ruby", 4, {"wood": 2, "stone": 2}),
    ],
)
def test_suppliers_deliver_in_the_next_rounds(id: str, good: str, rounds: int, cost: dict[str, int]) -> None:
    state = GAME.from_data({"players": 1, "round": 1, "farms": [farm(food=90, **cost)]})
    play(state, "place housework", f"furnish {id} r2c3", "gain")
    assert have(state).get(good, 0) == 0
    left = []
    round = 1
    while state.actor != grotto.NOBODY:
        now = state.to_data()["round"]
        if now != round:
            round = now  # type: ignore[assignment]
            left.append(sum(mine(state).deliveries))
            if len(left) == 1:
                assert have(state)[good] >= 1
        play(state, next(act for act in listed(state) if act.split()[0] not in ("convert", "convert_gold", "ruby")))
    assert left == [max(0, rounds - n) for n in range(1, 11)]


# ---- food ----------------------------------------------------------------------------------


def test_slaughtering_cave() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    herd = farm(cells=cells | {"r0c3": "ore_mine", "r0c4": "ore_mine"}, furnishings=["slaughtering_cave"])
    herd["goods"] |= {"sheep": 1, "boar": 1, "cattle": 1, "donkey": 2}  # type: ignore[operator]
    state = lay_out(herd)
    meals = {"sheep": 2, "boar": 3, "cattle": 4, "donkey": 2, "donkey_pair": 5}
    for meal, food in meals.items():
        assert got(state.clone(), f"convert {meal}")["food"] == food


def test_cooking_cave() -> None:
    state = lay_out(farm(furnishings=["cooking_cave"], grain=1, vegetable=1))
    assert got(state, "exchange cooking_cave") == {"grain": -1, "vegetable": -1, "food": 5}


def test_weaving_parlor() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    state = lay_out(farm(cells=cells, sheep=5, wood=2, stone=1))
    assert got(state, "place housework", "furnish weaving_parlor r2c3")["food"] == 5
    assert points(state, "bonus") == 2


def test_milking_parlor() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture"}
    state = lay_out(farm(cells=cells, cattle=5, wood=2, stone=2))
    assert got(state, "place housework", "furnish milking_parlor r2c3")["food"] == 5
    assert points(state, "bonus") == 5


def test_hunting_parlor_without_slaughtering_bonus() -> None:
    state = lay_out(farm(furnishings=["hunting_parlor", "slaughtering_cave"], boar=2))
    assert got(state, "exchange hunting_parlor") == {"boar": -2, "food": 2, "gold": 2}


def test_beer_parlor() -> None:
    state = lay_out(farm(furnishings=["beer_parlor"], grain=2))
    assert got(state.clone(), "exchange beer_parlor gold") == {"grain": -2, "gold": 3}
    assert got(state, "exchange beer_parlor food") == {"grain": -2, "food": 4}


def test_blacksmithing_parlor() -> None:
    state = lay_out(farm(furnishings=["blacksmithing_parlor"], ruby=1, ore=1))
    assert got(state, "exchange blacksmithing_parlor") == {"ruby": -1, "ore": -1, "food": 1, "gold": 2}


def test_spare_part_storage() -> None:
    state = lay_out(farm(furnishings=["spare_part_storage"], wood=1, stone=1, ore=1))
    assert got(state, "exchange spare_part_storage") == {"wood": -1, "stone": -1, "ore": -1, "gold": 2}
    assert why(lay_out(), "exchange spare_part_storage") == "not_yours"


# ---- bonus points --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "goods", "dwarfs", "bonus"),
    [
        ("stone_storage", {"stone": 5}, [0, 0], 5),
        ("ore_storage", {"ore": 5}, [0, 0], 2),
        ("main_storage", {}, [0, 0], 2),
        ("weapon_storage", {}, [3, 0, 1], 6),
        ("supplies_storage", {}, [3, 1], 8),
        ("supplies_storage", {}, [3, 0], 0),
        ("broom_chamber", {}, [0] * 4, 0),
        ("broom_chamber", {}, [0] * 5, 5),
        ("treasure_chamber", {"ruby": 4}, [0, 0], 4),
        ("prayer_chamber", {}, [0, 0], 8),
        ("prayer_chamber", {}, [0, 1], 0),
        ("weaving_parlor", {"sheep": 1}, [0, 0], 0),
        ("fodder_chamber", {"sheep": 2, "dog": 9}, [0, 0], 0),
    ],
)
def test_bonus_points(id: str, goods: dict[str, int], dwarfs: list[int], bonus: int) -> None:
    assert points(lay_out(farm(furnishings=[id], dwarfs=dwarfs, **goods)), "bonus") == bonus


def test_fodder_chamber_counts_all_types_together() -> None:
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture", "r3c0": "small_pasture"}
    state = lay_out(farm(cells=cells, furnishings=["fodder_chamber"], sheep=2, boar=2, cattle=3))
    assert points(state, "bonus") == 2


def test_writing_chamber_cancels_up_to_seven() -> None:
    state = lay_out(farm(furnishings=["writing_chamber"]))
    assert points(state, "bonus") == 7
    cells = dict.fromkeys(["r0c0", "r0c1", "r0c2", "r1c0", "r1c1", "r1c2", "r2c0", "r2c1", "r2c2", "r3c0"], "meadow")
    cells |= {"r3c1": "small_pasture", "r3c2": "small_pasture"}
    cells |= dict.fromkeys(["r0c3", "r0c4", "r0c5", "r1c3", "r1c4", "r1c5", "r2c4", "r2c5", "r3c4"], "tunnel")
    full = farm(cells=cells, furnishings={"r2c3": "writing_chamber"}, sheep=2, boar=2, cattle=2, donkey=0)
    # One unused cell and one missing type: 3 minus points.
    assert points(lay_out(full), "bonus") == 3
    begging = full | {"begging": 1}
    assert points(lay_out(begging), "bonus") == 6


def test_state_parlor_counts_orange_tiles_and_the_entry() -> None:
    rooms = {"r2c3": "state_parlor", "r1c3": "additional_dwelling", "r2c4": "carpenter"}
    # Neither diagonally nor farther away.
    rooms |= {"r1c4": "dwelling", "r0c3": "dwelling"}
    assert points(lay_out(farm(furnishings=rooms)), "bonus") == 8


def test_harvest_with_mining_cave_on_pay_one() -> None:
    cells = {"r0c3": "ore_mine"}
    state = feeding(farm(cells=cells, furnishings=["mining_cave"], donkey=1, food=5), harvest="pay_one")
    assert have(state)["food"] == 4


def test_trader_and_spare_part_storage_only_on_each_other() -> None:
    """Section 14: who owns one must lay the other on top of it, even with a free cavern."""
    for first, second in (("trader", "spare_part_storage"), ("spare_part_storage", "trader")):
        state = lay_out(farm(furnishings={"r2c3": first}, caverns=1, wood=2))
        play(state, "place housework")
        assert [act for act in listed(state, "furnish") if second in act] == [f"furnish {second} r2c3"]
        assert why(state, f"furnish {second} r1c3") == "must_cover"
        play(state, f"furnish {second} r2c3", "gain")
        assert points(state, "furnishings") == {"spare_part_storage": 0, "trader": 2}[second]
        assert why(state, f"exchange {first}") == "not_yours"


def test_a_unique_tile_is_gone_for_everybody() -> None:
    """Section 1: 47 tiles exist once; of Dwellings there are always more."""
    state = lay_out(farm(wood=9, stone=9), farm(furnishings=["carpenter", "dwelling"]))
    play(state, "place housework")
    assert why(state, "furnish carpenter r2c3") == "furnishing_gone"
    assert can(state, "furnish dwelling r2c3")
    few = lay_out(farm(wood=9, stone=9), options={"furnishings": "introductory"})
    assert why(play(few, "place housework"), "furnish builder r2c3") == "furnishing_gone"
