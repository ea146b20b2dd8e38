"""Section 16: every action space at each number of players where it differs."""

from __future__ import annotations

import pytest

from grotto.games.caverna.spaces import SPACES, board_spaces

from .table import GAME, can, cards, farm, got, have, lay_out, listed, mine, pile, play, why

# Presence and supply by players 1 to 7: None absent, "" without goods, else "a" or "a (b)".
X = ""
SUPPLY: dict[str, list[str | None]] = {
    "drift_mining": [None, "1S", "1S", "2S", "2S", "2S", "2S"],
    "drift_mining_2": [None, None, None, None, None, "1S", "1S"],
    "excavation": ["1S", "1S", "1S", "2S 1S", "2S 1S", "2S 1S", "2S 1S"],
    "starting_player": [None, "1F", "1F", "1F", "1F", "1F", "1F"],
    "imitation_basic": [None, None, None, X, X, X, X],
    "imitation_3": [None, None, X, None, None, None, None],
    "imitation_5": [None, None, None, None, X, None, None],
    "imitation_6_7": [None, None, None, None, None, X, X],
    "imitation_7": [None, None, None, None, None, None, X],
    "logging": ["3W 1W", "3W 1W", "3W 1W", "3W", "3W", "3W", "3W"],
    "supplies": [None, X, X, None, None, None, None],
    "growth": [None, None, None, X, X, X, X],
    "ore_mining": ["2O 1O", "2O 1O", "2O 1O", "3O 2O", "3O 2O", "3O 2O", "3O 2O"],
    "wood_gathering": ["1W", "1W", "1W", None, None, None, None],
    "forest_exploration": [None, None, "1W", "2W 1W", "2W 1W", "2W 1W", "2W 1W"],
    "clearing": [None, "1W", "1W", "2W", "2W", "2W", "2W"],
    "sustenance": ["1F", "1F", "1F", "1G 1V", "1G 1V", "1G 1V", "1G 1V"],
    "ruby_mining": ["1R", "1R", "1R", "1R", "1R", "1R", "1R"],
    "housework": [X] * 7,
    "slash_and_burn": [X] * 7,
    "strip_mining": [None, None, "1O 1S", None, None, None, None],
    "depot": [None, None, None, None, "1W+1O", "1W+1O", "1W+1O"],
    "small_scale_drift_mining": [None, None, None, None, X, None, None],
    "weekly_market": [None, None, None, None, X, X, X],
    "hardware_rental": [None, None, None, None, X, X, X],
    "fence_building": [None, None, None, None, "1W", "2W 1W", "2W 1W"],
    "large_depot": [None, None, None, None, None, None, "2W+1S+1O 1W+1S+1O"],
    "extension": [None, None, None, None, None, None, X],
    "blacksmithing": [X] * 7,
    "sheep_farming": ["1sheep"] * 7,
    "ore_mine_construction": [X] * 7,
    "urgent_wish_for_children": [X] * 7,
    "donkey_farming": ["1donkey"] * 7,
    "ruby_mine_construction": [X] * 7,
    "family_life": [X] * 7,
    "exploration": [None, None, X, X, X, X, X],
    "ore_delivery": ["1S+1O"] * 7,
    "adventure": [X] * 7,
    "ore_trading": [X] * 7,
    "ruby_delivery": ["2R 1R"] * 7,
}
LETTERS = {"W": "wood", "S": "stone", "O": "ore", "R": "ruby", "F": "food", "G": "grain", "V": "vegetable"}


def bundle(text: str) -> dict[str, int]:
    return {LETTERS.get(one[1:], one[1:]): int(one[0]) for one in text.split("+")}


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("space", SUPPLY)
def test_presence_and_supply(space: str, players: int) -> None:
    text = SUPPLY[space][players - 1]
    spaces = cards(players, 12)
    assert (space in spaces) == (text is not None)
    if text is None:
        return
    agenda: list[list[object]] = [["work", 0], ["income", 0], ["replenish"], ["replenish"]]
    once = lay_out(farm(food=9), players=players, agenda=agenda[:3])
    twice = lay_out(farm(food=9), players=players, agenda=agenda)
    if text == X:
        assert pile(twice, space) == {}
        return
    first, _, more = text.partition(" ")
    assert pile(once, space) == bundle(first)
    total = bundle(first)
    for good, n in bundle(more or first).items():
        total[good] = total.get(good, 0) + n
    assert pile(twice, space) == total


def test_there_are_41_spaces_and_the_boards_have_the_right_number() -> None:
    assert len(SPACES) == 41
    assert [len(board_spaces(players)) for players in range(1, 8)] == [8, 12, 15, 13, 19, 19, 22]
    assert [len(cards(players, 12)) - len(board_spaces(players)) for players in range(1, 8)] == [11, 11] + [12] * 5


@pytest.mark.parametrize("players", range(1, 8))
def test_every_space_is_printed_on_one_board(players: int) -> None:
    boards = GAME.facts()["boards"]
    assert isinstance(boards, dict)
    printed = [id for board in boards[str(players)] for column in board["columns"] for id in column]
    assert sorted(printed) == sorted(cards(players, 0))


@pytest.mark.parametrize(("players", "gift"), [(2, {"ore": 2}), (3, {"ore": 2}), (4, {"ruby": 1}), (7, {"ruby": 1})])
def test_starting_player(players: int, gift: dict[str, int]) -> None:
    state = lay_out(players=players, piles={"starting_player": {"food": 3}}, token=1)
    assert got(state, "place starting_player") == {"food": 3} | gift
    assert state.to_data()["token"] == 0


@pytest.mark.parametrize(
    ("players", "space", "pile_", "gain"),
    [
        (3, "forest_exploration", {"wood": 2}, {"wood": 2, "vegetable": 1}),
        (4, "forest_exploration", {"wood": 2}, {"wood": 2, "food": 2}),
        (3, "strip_mining", {"ore": 1}, {"ore": 1, "wood": 2}),
        (2, "supplies", {}, {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
        (1, "wood_gathering", {"wood": 4}, {"wood": 4}),
        (5, "depot", {"wood": 2, "ore": 2}, {"wood": 2, "ore": 2}),
        (7, "large_depot", {"wood": 2, "stone": 1, "ore": 1}, {"wood": 2, "stone": 1, "ore": 1}),
        (2, "ruby_mining", {"ruby": 2}, {"ruby": 2}),
        (2, "ruby_delivery", {"ruby": 2}, {"ruby": 2}),
        (2, "ore_mining", {"ore": 2}, {"ore": 2}),
        (2, "ore_delivery", {"stone": 1, "ore": 1}, {"stone": 1, "ore": 1}),
        (2, "urgent_wish_for_children", {}, {"gold": 3}),
        (4, "growth", {}, {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
    ],
)
def test_spaces_that_give_goods(players: int, space: str, pile_: dict[str, int], gain: dict[str, int]) -> None:
    state = lay_out(farm(cells={"r1c3": "cavern"}), players=players, piles={space: pile_} if pile_ else {})
    assert got(state, f"place {space}") == gain
    assert pile(state, space) == {}


@pytest.mark.parametrize(
    ("mines", "space", "good", "n"),
    [
        (1, "ruby_mining", "ruby", 1),
        (3, "ruby_mining", "ruby", 1),
        (1, "ruby_delivery", "ruby", 0),
        (2, "ruby_delivery", "ruby", 1),
        (4, "ruby_delivery", "ruby", 1),
    ],
)
def test_ruby_mines_give_one_ruby_at_most(mines: int, space: str, good: str, n: int) -> None:
    cells = dict.fromkeys(["r1c3", "r0c3", "r0c4", "r1c4"][:mines], "ruby_mine")
    state = lay_out(farm(cells=cells), piles={space: {"ruby": 1}})
    assert got(state, f"place {space}") == {good: 1 + n}


@pytest.mark.parametrize("mines", [1, 2, 3])
@pytest.mark.parametrize("space", ["ore_mining", "ore_delivery"])
def test_ore_mines_give_two_ore_each(space: str, mines: int) -> None:
    cells = dict.fromkeys(["r1c3", "r0c3", "r0c4"][:mines], "ore_mine")
    assert got(lay_out(farm(cells=cells)), f"place {space}") == {"ore": 2 * mines}


@pytest.mark.parametrize(("players", "grain"), [(1, 1), (3, 1), (4, 0)])
def test_sustenance(players: int, grain: int) -> None:
    good = "food" if grain else "grain"
    state = play(lay_out(players=players, piles={"sustenance": {good: 1}}), "place sustenance")
    gain = {"food": 1, "grain": 1} if grain else {"grain": 1}
    assert got(state.clone(), "collect") == gain
    assert can(state, "twin meadow_field r3c2 r2c2")


@pytest.mark.parametrize("space", ["drift_mining", "clearing"])
def test_collect_and_or_tile(space: str) -> None:
    good = {"drift_mining": "stone", "clearing": "wood"}[space]
    state = play(lay_out(piles={space: {good: 2}}), f"place {space}")
    tile = listed(state, "twin")[0]
    both = play(state.clone(), tile, "collect")  # type: ignore[arg-type]
    assert both.actor == 1
    left = play(state.clone(), tile, "skip")  # type: ignore[arg-type]
    assert pile(left, space) == {good: 2}
    assert not can(state, "skip")


def test_only_excavation_lays_two_caverns() -> None:
    state = play(lay_out(piles={"excavation": {"stone": 1}}), "place excavation")
    assert can(state, "twin cavern_cavern r1c3 r1c4")
    assert can(state, "twin cavern_tunnel r1c4 r1c3")
    for space, players in (("drift_mining", 2), ("drift_mining_2", 6), ("small_scale_drift_mining", 5)):
        other = play(lay_out(players=players), f"place {space}")
        assert not [act for act in listed(other) if "cavern_cavern" in act]
        assert can(other, "twin cavern_tunnel r1c4 r1c3")


def test_logging() -> None:
    state = play(lay_out(farm(dwarfs=[1, 1]), piles={"logging": {"wood": 3}}), "place logging")
    assert can(state, "loot dog")
    play(state, "collect", "loot dog")
    assert mine(state).strength[0] == 2
    first = play(lay_out(farm(dwarfs=[1, 1]), piles={"logging": {"wood": 3}}), "place logging", "loot dog")
    # The wood would have come first.
    assert first.actor == 1
    assert pile(first, "logging") == {"wood": 3}


def test_housework_in_any_order() -> None:
    state = play(lay_out(farm(stone=1)), "place housework")
    assert can(state, "gain")
    assert got(state, "furnish carpenter r2c3", "gain") == {"stone": -1, "dog": 1}


def test_slash_and_burn_tile_then_sow() -> None:
    state = play(lay_out(farm(grain=1)), "place slash_and_burn", "twin meadow_field r3c2 r2c2", "sow grain")
    assert mine(state).crops_on_fields() == (3, 0)


def test_small_scale_drift_mining_stone_after_the_tile() -> None:
    state = play(lay_out(players=5), "place small_scale_drift_mining")
    assert not can(state, "gain")
    assert got(state, "twin cavern_tunnel r1c4 r1c3", "gain") == {"stone": 1}


def test_weekly_market() -> None:
    state = lay_out(farm(gold=11, cells={"r3c2": "small_pasture", "r3c1": "small_pasture"}), players=5)
    play(state, "place weekly_market")
    prices = {"wood": 1, "stone": 1, "ore": 1, "grain": 1, "vegetable": 2, "sheep": 1, "donkey": 1, "boar": 2}
    prices |= {"dog": 2, "cattle": 3}
    assert listed(state, "buy") == [f"buy {good}" for good in prices]
    for good, price in prices.items():
        assert got(state.clone(), f"buy {good}") == {good: 1, "gold": -price}


@pytest.mark.parametrize("ruby", [0, 1])
def test_weekly_market_at_most_one_of_each(ruby: int) -> None:
    # 15 gold buy everything once; 4 come from the space itself.
    goods = ["wood", "stone", "ore", "grain", "vegetable", "sheep", "donkey", "boar", "dog", "cattle"]
    cells = {"r3c2": "small_pasture", "r3c1": "small_pasture", "r3c0": "small_pasture", "r2c0": "small_pasture"}
    state = play(lay_out(farm(gold=40, ruby=ruby, cells=cells), players=5), "place weekly_market")
    for index, good in enumerate(goods[:-1], 1):
        play(state, f"buy {good}")
        assert why(state, f"buy {good}") == "bought_already"
        assert listed(state, "buy") == [f"buy {other}" for other in goods[index:]]
    play(state, "buy cattle")
    assert state.actor == 1
    rubies = {"ruby": ruby} if ruby else {}
    assert have(state) == {"gold": 40 + 4 - 15, **rubies, **dict.fromkeys(goods, 1)}


@pytest.mark.parametrize(("players", "wood"), [(5, 0), (6, 2), (7, 2)])
def test_hardware_rental(players: int, wood: int) -> None:
    state = lay_out(farm(cells={"r3c2": "field"}, grain=1, dwarfs=[1, 1]), players=players)
    play(state, "place hardware_rental")
    assert can(state, "gain") == bool(wood)
    play(state, "loot dog", "loot wood", "sow grain")
    assert mine(state).crops_on_fields() == (3, 0)


@pytest.mark.parametrize("space", ["sheep_farming", "donkey_farming"])
def test_farming(space: str) -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
    animal = space.split("_")[0]
    state = lay_out(farm(cells=cells, wood=6, stone=1), piles={space: {animal: 2}})
    play(state, f"place {space}", "stable r3c0", "small_pasture r3c0", "large_pasture r3c1 r3c2")
    assert why(state, "stable r3c1") == "part_used"
    assert got(state, "collect") == {animal: 2}
    first = play(lay_out(farm(cells=cells, wood=6), piles={space: {animal: 2}}), f"place {space}", "collect")
    assert first.actor == 1


def test_ore_mine_construction() -> None:
    cells = {"r1c3": "tunnel", "r0c3": "tunnel", "r0c4": "deep_tunnel", "r0c5": "tunnel"}
    state = play(lay_out(farm(cells=cells)), "place ore_mine_construction")
    acts = ["twin ore_mine_deep_tunnel r0c3 r1c3", "twin ore_mine_deep_tunnel r1c3 r0c3"]
    assert sorted(listed(state, "twin")) == acts
    assert got(state, acts[1]) == {"ore": 3}
    assert mine(state).ore_mine.bit_count() == 1


def test_ruby_mine_construction() -> None:
    cells = {"r1c3": "tunnel", "r0c3": "deep_tunnel"}
    state = play(lay_out(farm(cells=cells)), "place ruby_mine_construction")
    assert got(state.clone(), "ruby_mine r0c3") == {"ruby": 1}
    assert got(state.clone(), "ruby_mine r1c3") == {}
    play(state, "ruby_mine r1c3")
    assert state.actor == 1


def test_blacksmithing_and_adventure() -> None:
    state = play(lay_out(farm(ore=2)), "place blacksmithing", "forge 2", "loot sheep", "loot grain", "loot dog")
    assert state.actor == 1
    assert mine(state).strength[0] == 3
    state = play(lay_out(farm(ore=1)), "place adventure", "forge 1", "loot dog", "loot dog")
    assert mine(state).strength[0] == 3
    assert state.actor == 1
    stop = play(lay_out(farm(ore=1)), "place adventure", "forge 1", "loot dog", "skip")
    assert mine(stop).strength[0] == 2


def test_exploration() -> None:
    assert why(lay_out(players=3), "place exploration") == "unarmed"
    state = play(lay_out(farm(dwarfs=[2, 2]), players=3), "place exploration")
    play(state, "loot dog", "loot wood", "loot sheep", "loot grain")
    assert state.actor == 1
    weak = play(lay_out(farm(dwarfs=[1, 1]), players=3), "place exploration", "loot dog", "loot wood")
    play(weak, "loot all_weapons_plus_1")
    assert weak.actor == 1


def test_family_life_in_any_order() -> None:
    state = lay_out(farm(furnishings=["dwelling"], cells={"r3c2": "field"}, grain=1))
    play(state, "place family_life", "sow grain", "grow")
    assert len(mine(state).strength) == 3


def test_ore_trading_up_to_three_times() -> None:
    state = lay_out(farm(ore=9))
    assert got(state, "place ore_trading", "trade", "trade") == {"ore": -6, "gold": 6, "food": 3}
    assert state.actor == 1


def test_extension() -> None:
    state = play(lay_out(players=7), "place extension")
    assert got(state.clone(), "twin meadow_field r3c2 r2c2") == {"wood": 1}
    assert got(state, "twin cavern_tunnel r1c3 r1c4") == {"stone": 1}
    assert state.actor == 1


@pytest.mark.parametrize(
    ("players", "space", "food"),
    [
        (3, "imitation_3", 4),
        (4, "imitation_basic", 2),
        (5, "imitation_5", 4),
        (6, "imitation_6_7", 1),
        (7, "imitation_7", 0),
        (7, "imitation_6_7", 1),
        (5, "imitation_basic", 2),
    ],
)
def test_imitation_costs(players: int, space: str, food: int) -> None:
    other = farm(at={0: "housework", 1: "slash_and_burn"})
    state = lay_out(farm(food=food), other, players=players)
    play(state, f"place {space}")
    assert sorted(listed(state, "imitate")) == ["imitate housework", "imitate slash_and_burn"]
    play(state, "imitate housework", "gain")
    assert mine(state).goods[4] == 0
    if food:
        assert why(lay_out(farm(food=food - 1), other, players=players), f"place {space}") == "short"


def test_imitated_goods_that_were_left() -> None:
    other = farm(at={0: "clearing"})
    state = lay_out(farm(food=2), other, players=4, piles={"clearing": {"wood": 2}})
    play(state, "place imitation_basic", "imitate clearing")
    assert got(state, "collect") == {"wood": 2}


@pytest.mark.parametrize("space", ["depot", "logging", "ruby_mining"])
def test_nothing_left_to_imitate(space: str) -> None:
    other = farm(at={0: space})
    assert why(lay_out(farm(food=2), other, players=5), "place imitation_basic") == "nothing_to_do"


def test_guest_room_on_growth_and_urgent_wish() -> None:
    state = lay_out(farm(furnishings=["guest_room", "dwelling"]), players=4)
    play(state, "place growth", "gain", "grow")
    assert len(mine(state).strength) == 3
    state = lay_out(farm(furnishings=["guest_room"], caverns=1, wood=4, stone=3))
    play(state, "place urgent_wish_for_children", "gain", "furnish dwelling r1c3", "grow")
    assert len(mine(state).strength) == 3
    assert mine(state).goods[5] == 3


def test_new_game_has_the_boards_only() -> None:
    for players in range(1, 8):
        spaces = GAME.new(players).to_data()["spaces"]
        assert isinstance(spaces, list)
        assert [id for id in cards(players, 0) if id not in spaces] == []
