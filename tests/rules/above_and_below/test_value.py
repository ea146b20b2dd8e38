"""What `greedy` thinks of positions: it builds, explores and trades, and beats whoever plays at random."""

from __future__ import annotations

import random

import grotto
from grotto.bots import make
from grotto.bots.greedy import NEXT_TURN, THIS_TURN
from grotto.bots.search import Foresight, Luck, Search
from grotto.games.above_and_below.value import prospect, value
from grotto.kernel.chance import sample

from .table import GAME, KNOWN_CAVES, Table, choices, expedition, game_with, table, village


def duel(seed: int, names: list[str]) -> tuple[int, ...]:
    rng = random.Random(seed)
    bots = [make(name, seed * 7 + place) for place, name in enumerate(names)]
    state = GAME.new(players=len(names))
    while state.actor != grotto.NOBODY:
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else bots[state.actor].choose(GAME, state))
    return state.result().winners


def test_greedy_beats_random() -> None:
    assert [duel(seed, ["greedy", "random"]) for seed in range(3)] == [(0,)] * 3
    assert [duel(seed, ["random", "greedy"]) for seed in range(3)] == [(1,)] * 3


def test_greedy_accepts_a_good_price_and_refuses_a_bad_one() -> None:
    at = table(village(coins=9), village(sale="fish", track=[{"good": "fish", "n": 1}])).do("offer 1 9")
    assert GAME.notation(make("greedy", 1).choose(GAME, at.state)) != "refuse"
    track = [
        {"good": good, "n": 1} for good in ("fish", "rope", "pot", "paper", "ore", "fruit", "mushroom", "amethyst")
    ]
    at = table(village(coins=3), village(sale="amethyst", track=track)).do("offer 1 3")
    assert GAME.notation(make("greedy", 1).choose(GAME, at.state)) == "refuse"


def test_greedy_does_not_pass_while_somebody_can_work() -> None:
    # A position after the next turn is no better because that turn comes later, in another round.
    for seed in range(4):
        at = table(village(ready=["start_scout"], exhausted=["start_builder", "start_scribe"], coins=0))
        assert GAME.notation(make("greedy", seed).choose(GAME, at.state)) == "labor start_scout"


def test_the_value_does_not_depend_on_rewards_that_are_not_earned() -> None:
    poor = choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }]")
    rich = choices("tiers = [{ explore = 3, effects = [{ amethyst = 3 }] }]")
    worth = [value(expedition(book, ["start_scout", "start_builder"], [3, 1]).state, 0) for book in (poor, rich)]
    assert worth[0] == worth[1]


POOR, RICH = "effects = [{ coins = 1 }]", "effects = [{ amethyst = 3 }]"
PAIR = ["start_scout", "start_builder"]


def prospects(at: Table) -> dict[int, float]:
    """What `greedy` expects of every act: in its own turn, and with a glance at the next one."""
    search = Search(at.game, at.state, Luck(random.Random(1)), THIS_TURN)
    finds = search.finds()
    assert any(find.state.waits() for find in finds)
    worth = {find.path[0]: find.worth for find in finds}
    worth.update({-1 - find.path[0]: Foresight(search, NEXT_TURN, 2).worth(find) for find in finds[:3]})
    return worth


def test_greedy_does_not_look_ahead_in_the_book_when_it_chooses() -> None:
    books = [
        choices(f"auto = {{ {first} }}", f"auto = {{ {second} }}") for first, second in ((POOR, RICH), (RICH, POOR))
    ]
    one, other = [prospects(expedition(book, PAIR, choose="")) for book in books]
    assert one == other


def test_greedy_does_not_look_ahead_in_the_book_when_dice_decide() -> None:
    books = [choices(f"tiers = [{{ explore = 2, {reward} }}]") for reward in (POOR, RICH)]
    one, other = [prospects(expedition(book, PAIR, [3, 1])) for book in books]
    assert one == other


def test_greedy_does_not_know_the_paragraphs_before_it_sets_out() -> None:
    books = [choices(f"tiers = [{{ explore = {number}, {POOR} }}]") for number in (1, 9)]
    one, other = [prospects(table(village(ready=PAIR), game=game_with(book), **KNOWN_CAVES)) for book in books]
    assert one == other


# ---- what the levels think ------------------------------------------------------------------------


def test_greedys_estimate_stays_as_it_is() -> None:
    # The strength of the levels is measured by it.
    rng = random.Random(7)
    state = GAME.new(players=2)
    seen: list[float] = []
    acts = 0
    while state.actor != grotto.NOBODY:
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
        acts += 1
        if acts % 60 == 0:
            seen.append(round(value(state, 0), 3))
    assert seen == [25.737, 20.667, 14.5]


def test_the_prospect_does_not_depend_on_rewards_that_are_not_earned() -> None:
    poor = choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }]")
    rich = choices("tiers = [{ explore = 3, effects = [{ amethyst = 3 }] }]")
    worth = [prospect(expedition(book, ["start_scout", "start_builder"], [3, 1]).state, 0) for book in (poor, rich)]
    assert worth[0] == worth[1]


def test_in_a_duel_the_prospect_falls_with_that_of_the_other() -> None:
    even, behind = table(village(), village()).state, table(village(), village(coins=20)).state
    assert prospect(behind, 0) < prospect(even, 0)
    assert prospect(behind, 1) > prospect(even, 1)
    assert value(behind, 0) == value(even, 0)
    three = [table(village(), village(coins=coins), village()).state for coins in (0, 20)]
    assert prospect(three[0], 0) == prospect(three[1], 0)


def test_the_levels_leave_less_on_cards_than_greedy() -> None:
    # Goods on cards were greedy's worst mistake: it builds for them and never harvests them.
    bare, full = table(village()).state, table(village()).state
    for state, number in ((bare, 0), (full, 2)):
        state.add_building(0, next(n for n, card in enumerate(state.pack.cards) if card.stock), number)
    gain = [worth(full, 0) - worth(bare, 0) for worth in (prospect, value)]
    assert 0.0 < gain[0] < gain[1]
