"""Every kind of effect, requirement and bonus (section 21.1): what a pack says is what is read and described."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from grotto.games.above_and_below.bonuses import BONUSES
from grotto.games.above_and_below.content.statistics import statistics
from grotto.games.above_and_below.effects.effect import describe_all
from grotto.games.above_and_below.effects.table import KINDS
from grotto.games.above_and_below.requirements import REQUIREMENTS

from .table import QUIET, choices, game_with

# An effect as it is written in a pack, the stake that its choice needs, and how it is described.
WRITTEN: list[tuple[str, str, dict[str, object]]] = [
    ("coins = -2", "", {"do": "coins", "n": -2}),
    ("mushroom = 1", "", {"do": "item", "item": "mushroom", "n": 1}),
    ("potion = -1", "", {"do": "item", "item": "potion", "n": -1}),
    ("reputation = 2", "", {"do": "reputation", "n": 2}),
    ("supplies = 3", "", {"do": "supplies", "n": 3}),
    ("coins_for_reputation = 5", "", {"do": "coins_for_reputation", "n": 5}),
    ("cave = 2", "", {"do": "cave", "n": 2}),
    ("building = 7", "", {"do": "building", "n": 7}),
    ('villager = "cheapest"', "", {"do": "villager"}),
    ('special = "s_glogo"', "", {"do": "special", "villager": "s_glogo"}),
    ("injure = 2", "", {"do": "injure", "n": 2}),
    ('condition = "sad", n = 2', "", {"do": "condition", "condition": "sad", "n": 2}),
    ('stake = "copy"', "item", {"do": "stake", "way": "copy"}),
    ('stake = "lose"', "item", {"do": "stake", "way": "lose"}),
    ('stake = "injure"', "villager", {"do": "stake", "way": "injure"}),
    (
        "choose = [[{ coins = 3 }], [{ ore = 1 }, { reputation = -1 }]]",
        "",
        {
            "do": "choose",
            "lists": [
                [{"do": "coins", "n": 3}],
                [{"do": "item", "item": "ore", "n": 1}, {"do": "reputation", "n": -1}],
            ],
        },
    ),
    (
        "gamble = { dice = 2, bet = 3, faces = { 1 = [{ coins = -1 }], 6 = [{ fish = 1 }] } }",
        "",
        {
            "do": "gamble",
            "dice": 2,
            "bet": 3,
            "faces": {"1": [{"do": "coins", "n": -1}], "6": [{"do": "item", "item": "fish", "n": 1}]},
        },
    ),
]
# Coins, items and reputation are added up, the others are counted by their name.
AMOUNTS = {"coins": "coins", "mushroom": "tokens", "potion": "tokens", "reputation": "reputation"}


def key_of(written: str) -> str:
    return written.split(" ")[0]


def test_every_kind_of_effect_is_tried_here() -> None:
    assert {key_of(written) for written, _, _ in WRITTEN} - {"mushroom", "potion"} == set(KINDS)


@pytest.mark.parametrize(("written", "stake", "data"), WRITTEN, ids=[written for written, _, _ in WRITTEN])
def test_an_effect_is_described_and_counted(written: str, stake: str, data: dict[str, object]) -> None:
    staked = f'stake = "{stake}"\n' if stake else ""
    pack = game_with(QUIET, choices(f"{staked}auto = {{ effects = [{{ {written} }}] }}")).pack
    book = pack.book(1)
    described = describe_all(pack, book, book.paragraphs[0].choices[0].auto)
    assert described == [data]
    counted: dict[str, Any] = statistics(pack)["deep"]
    key = key_of(written)
    if key in AMOUNTS:
        # The other choice of the paragraph brings nothing.
        assert counted["rewards"]["automatic"][AMOUNTS[key]] == data["n"] / 2  # type: ignore[operator]
        assert counted["effects"] == {}
    else:
        assert counted["effects"] == {key: 1}


REQUIRED = [
    'owns = "rope", n = 2',
    "coins = 3",
    "reputation_at_least = 2",
    "reputation_at_most = -1",
    "explorers = 3",
    'tag = "fishfolk"',
    'symbol = "quill"',
]
ADDED = [
    'per = "hammer"',
    'per = "fish"',
    'owns = ["rope", "cider"]',
    "pays = 2",
    'tag = "fishfolk"',
    'without = "sad"',
]


def test_every_kind_of_requirement_and_bonus_is_tried_here() -> None:
    assert {key_of(written) for written in REQUIRED} == set(REQUIREMENTS)
    assert {key_of(written) for written in ADDED} == set(BONUSES)


@pytest.mark.parametrize("written", REQUIRED)
def test_a_requirement_is_described_as_it_is_written(written: str) -> None:
    pack = game_with(QUIET, choices(f"requires = [{{ {written} }}]\nauto = {{}}")).pack
    (requirement,) = pack.book(1).paragraphs[0].choices[0].requires
    assert requirement.describe(pack) == tomllib.loads(f"it = {{ {written} }}")["it"]


@pytest.mark.parametrize("written", ADDED)
def test_a_bonus_is_described_as_it_is_written(written: str) -> None:
    row = f"{{ {written}, lanterns = 2 }}"
    tiers = "tiers = [{ explore = 3, effects = [{ coins = 1 }] }]"
    pack = game_with(QUIET, choices(f"bonuses = [{row}]\n{tiers}")).pack
    (bonus,) = pack.book(1).paragraphs[0].choices[0].bonuses
    assert bonus.describe(pack) == tomllib.loads(f"it = {row}")["it"]
