"""Section 10: how many of which animals each area holds, and what is born."""

from __future__ import annotations

from itertools import permutations

import pytest

from grotto.games.caverna.animals import arrange
from grotto.games.caverna.board import CELL_IDS
from grotto.games.caverna.goods import DOG

from .table import farm, feeding, got, lay_out, listed, mine, play

TYPES = ("sheep", "donkey", "boar", "cattle")
LARGE = {"r3c2": "large_pasture", "r2c2": "large_pasture"}
PAIR = [["r3c2", "r2c2"]]
# An area, and how many sheep, donkeys, boars or cattle it holds beside the entry-level dwelling.
AREAS: dict[str, tuple[dict[str, object], tuple[int, int, int, int]]] = {
    "nothing": ({}, (0, 0, 0, 0)),
    "small pasture": ({"cells": {"r3c2": "small_pasture"}}, (2, 2, 2, 2)),
    "small pasture with stable": ({"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"]}, (4, 4, 4, 4)),
    "large pasture": ({"cells": LARGE, "large": PAIR}, (4, 4, 4, 4)),
    "large pasture with a stable": ({"cells": LARGE, "large": PAIR, "stables": ["r3c2"]}, (8, 8, 8, 8)),
    "large pasture with two stables": (
        {"cells": LARGE, "large": PAIR, "stables": ["r3c2", "r2c2"]}, (16, 16, 16, 16),
    ),
    "meadow": ({"cells": {"r3c2": "meadow"}}, (0, 0, 0, 0)),
    "meadow with stable": ({"cells": {"r3c2": "meadow"}, "stables": ["r3c2"]}, (1, 1, 1, 1)),
    "forest with stable": ({"stables": ["r0c0"]}, (0, 0, 1, 0)),
    "field": ({"cells": {"r3c2": "field"}}, (0, 0, 0, 0)),
    "empty field with Stubble room": ({"cells": {"r3c2": "field"}, "furnishings": ["stubble_room"]}, (1, 1, 1, 1)),
    "sown field with Stubble room": (
        {"cells": {"r3c2": "field"}, "furnishings": ["stubble_room"], "crops": {"r3c2": {"grain": 1}}}, (0, 0, 0, 0),
    ),
    "ore mine": ({"cells": {"r1c3": "ore_mine"}}, (0, 1, 0, 0)),
    "ruby mine": ({"cells": {"r1c3": "ruby_mine"}}, (0, 1, 0, 0)),
    "dogs beside an ore mine": ({"cells": {"r1c3": "ore_mine"}, "dog": 3}, (0, 1, 0, 0)),
    "dogs beside a ruby mine": ({"cells": {"r1c3": "ruby_mine"}, "dog": 3}, (0, 1, 0, 0)),
    "deep tunnel": ({"cells": {"r1c3": "deep_tunnel"}}, (0, 0, 0, 0)),
    "Mixed dwelling": ({"furnishings": ["mixed_dwelling"]}, (2, 2, 2, 2)),
    "Breakfast room": ({"furnishings": ["breakfast_room"]}, (0, 0, 0, 3)),
    "Cuddle room": ({"furnishings": ["cuddle_room"]}, (2, 0, 0, 0)),
    "Cuddle room of three": ({"furnishings": ["cuddle_room"], "dwarfs": [0, 0, 0]}, (3, 0, 0, 0)),
    "dog without meadow": ({"dog": 3}, (0, 0, 0, 0)),
    "dog beside a field": ({"cells": {"r3c2": "field"}, "dog": 3}, (0, 0, 0, 0)),
    "dog on a forest stable": ({"stables": ["r0c0"], "dog": 3}, (0, 0, 1, 0)),
    "dog on a meadow": ({"cells": {"r3c2": "meadow"}, "dog": 1}, (2, 0, 0, 0)),
    "three dogs on a meadow": ({"cells": {"r3c2": "meadow"}, "dog": 3}, (4, 0, 0, 0)),
    "two dogs on a small pasture": ({"cells": {"r3c2": "small_pasture"}, "dog": 2}, (3, 2, 2, 2)),
    "three dogs beside an empty field with Stubble room": (
        {"cells": {"r3c2": "field"}, "furnishings": ["stubble_room"], "dog": 3}, (1, 1, 1, 1),
    ),
    "three dogs in a Mixed dwelling": ({"furnishings": ["mixed_dwelling"], "dog": 3}, (2, 2, 2, 2)),
    "three dogs in a Breakfast room": ({"furnishings": ["breakfast_room"], "dog": 3}, (0, 0, 0, 3)),
    "three dogs in a Cuddle room": ({"furnishings": ["cuddle_room"], "dog": 3}, (2, 0, 0, 0)),
    "four dogs on a large pasture": ({"cells": LARGE, "large": PAIR, "dog": 4}, (5, 4, 4, 4)),
}  # fmt: skip


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("animal", range(4))
def test_what_an_area_holds(area: str, animal: int) -> None:
    what, holds = AREAS[area]
    state = lay_out(farm(**what))  # type: ignore[arg-type]
    # The entry-level dwelling is full of animals of another type, which have no place elsewhere.
    other = next(index for index in (3, 0, 2, 1) if index != animal and not (holds[index] and not holds[animal]))
    for more, room in ((holds[animal], True), (holds[animal] + 1, False)):
        herd = [0, 0, 0, 0]
        herd[other] = 2
        herd[animal] = more
        assert mine(state).houses(*herd) == room, (TYPES[animal], more)
        # Whoever draws the farm finds the same room, area by area.
        housed = arrange(mine(state).areas(), mine(state).goods[DOG], (herd[0], herd[1], herd[2], herd[3]))
        assert (housed is not None) == room, (TYPES[animal], more)


def test_a_pasture_is_drawn_full_before_the_dwelling() -> None:
    """Whoever has fenced a meadow for two sheep sees them there, and room for a lamb in the dwelling."""
    state = lay_out(farm(cells={"r3c2": "small_pasture"}, sheep=3))
    housed = arrange(mine(state).areas(), 0, (3, 0, 0, 0))
    assert housed is not None
    assert [(one.cells == 1 << CELL_IDS.index("r3c2"), one.n) for one in housed] == [(True, 2), (False, 1)]


@pytest.mark.parametrize("animal", TYPES)
def test_the_entry_level_dwelling_holds_two_of_one_type(animal: str) -> None:
    state = lay_out(farm(**{animal: 2}))
    for other in range(4):
        herd = [0, 0, 0, 0]
        herd[other] = 1
        assert not mine(state).houses(*herd)


def test_dogs_need_no_room_and_are_never_eaten() -> None:
    state = lay_out(farm(dog=9, sheep=2), piles={"donkey_farming": {"donkey": 1}})
    play(state, "place donkey_farming")
    assert sorted(listed(state, "eat")) == ["eat donkey", "eat sheep sheep"]


def test_hunting_parlor_for_boars_without_room() -> None:
    """10.1: two boars may go there instead; the Slaughtering cave gives nothing for it."""
    cells = {"r1c2": "meadow", "r3c2": "meadow", "r2c2": "meadow"}
    rooms = ["hunting_parlor", "slaughtering_cave"]
    state = lay_out(farm(cells=cells, furnishings=rooms, boar=2), piles={"clearing": {"wood": 1}})
    play(state, "place clearing", "twin meadow_field r0c2 r0c1")
    assert state.prompt().id == "keep"
    assert got(state.clone(), "exchange hunting_parlor") == {"boar": -2, "food": 2, "gold": 2}
    assert got(state, "eat boar") == {"boar": -1, "food": 3}


def test_who_has_a_ruby_is_asked_before_anything_is_eaten() -> None:
    """10.1: room may first be made by exchanges, even where only one set could be eaten."""
    cells = {"r3c2": "meadow", "r2c2": "field"}
    poor, rich = [
        lay_out(
            farm(cells=cells, furnishings=["stubble_room"], sheep=3, ruby=ruby), piles={"sheep_farming": {"sheep": 1}}
        )
        for ruby in (0, 1)
    ]
    assert got(poor, "place sheep_farming") == {"food": 1}
    play(rich, "place sheep_farming", "collect")
    assert rich.prompt().id == "keep"
    assert got(rich, "ruby field r1c2") == {"ruby": -1}
    assert mine(rich).housed()


def test_a_donkey_without_room_may_be_eaten_with_another_one() -> None:
    """10.1: which animals of the herd are eaten is a choice, and two donkeys together give 3 food."""
    three, four, five = [lay_out(farm(donkey=2), piles={"donkey_farming": {"donkey": n}}) for n in (1, 2, 3)]
    play(three, "place donkey_farming")
    assert three.prompt().id == "keep"
    assert got(three.clone(), "eat donkey") == {"donkey": -1, "food": 1}
    assert got(three, "convert donkey_pair") == {"donkey": -2, "food": 3}
    assert got(four, "place donkey_farming") == {"food": 3}, "two without room are eaten together anyway"
    play(five, "place donkey_farming")
    assert listed(five, "eat") == ["eat donkey donkey donkey"]
    assert got(five, "convert donkey_pair", "convert donkey_pair") == {"donkey": -4, "food": 6}


def test_a_new_mine_has_room_for_the_donkey_that_comes_next() -> None:
    cells = {"r1c3": "tunnel"}
    after = lay_out(farm(cells=cells, cattle=2, ruby=1), farm())
    play(after, "place ruby_mine_construction", "ruby_mine r1c3", "place supplies")
    assert got(after, "ruby donkey") == {"ruby": -1, "donkey": 1}
    assert mine(after).housed()


def test_a_pasture_has_room_as_soon_as_it_is_fenced() -> None:
    cells = {"r3c2": "meadow", "r2c2": "meadow"}
    for fence, sheep in (("small_pasture r3c2", 2), ("large_pasture r2c2 r3c2", 4)):
        state = lay_out(farm(cells=cells, cattle=2, wood=4), piles={"sheep_farming": {"sheep": sheep}})
        play(state, "place sheep_farming", fence)
        assert got(state, "collect") == {"sheep": sheep}


@pytest.mark.parametrize(("kept", "parents"), list(permutations(TYPES, 2)))
def test_all_animals_must_have_room_with_the_newborn(kept: str, parents: str) -> None:
    """Section 10.2: two parents in the dwelling, and one place on a meadow with a stable."""
    place: dict[str, object] = {"cells": {"r3c2": "meadow"}, "stables": ["r3c2"], "food": 9}
    assert listed(feeding(farm(**place, **{parents: 2})), "breed") == [f"breed {parents}"]
    assert listed(feeding(farm(**place, **{parents: 2, kept: 1})), "breed") == []
