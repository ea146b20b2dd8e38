"""What holds in every game: random play with every number of players, with and without modules."""

from __future__ import annotations

import copy
import json
import os
import random
from typing import Any

import pytest

import grotto
from grotto.conformance.declarations import attributes
from grotto.games.above_and_below.state import TableState
from grotto.kernel.chance import sample
from grotto.kernel.record import Record, read, replay

from .table import GAME, MODULES, PACK, choices, continuation, game_with

# GROTTO_GAMES=3000 plays as many games of each kind as the promise says.
GAMES = int(os.environ.get("GROTTO_GAMES", "6"))
OTHER = {
    **MODULES,
    "reader": "neighbour",
    "explore_bonus_mode": "lantern",
    "market_closes_before_final_placement": "no",
    "missing_villager_compensation_coins": 2,
    "reputation_tie_rule": "two_ranks",
}
OPTIONS: dict[str, dict[str, Any]] = {"base": {}, "modules": MODULES, "other options": OTHER}

# A book with everything in it that a book may have.
WILD = choices(
    'bonuses = [{ lanterns = 1, per = "hammer" }, { lanterns = 2, pays = 1 }]\n'
    "tiers = [{ explore = 2, effects = [{ coins = 2 }, { injure = 1 }] }, "
    "{ explore = 4, pay = 1, effects = [{ choose = [[{ ore = 1 }], [{ cave = 2 }]] }], goto = 2 }]\n"
    'failure = { effects = [{ reputation = -1 }, { injure = 2 }] }',
    'stake = "item"\ntiers = [{ explore = 3, effects = [{ stake = "copy" }, { building = 7 }] }]\n'
    'failure = { effects = [{ stake = "lose" }] }',
    'auto = { effects = [{ gamble = { dice = 2, bet = 3, faces = { 1 = [{ coins = -1 }], 5 = [{ coins = 2 }], '
    '6 = [{ potion = 1 }] } } }, { coins_for_reputation = 2 }, { villager = "cheapest" }] }',
    more=continuation(
        2,
        'stake = "villager"\n'
        'tiers = [{ explore = 3, effects = [{ special = "s_cave_cat" }, { special = "s_metal_man" }] }]\n'
        'failure = { effects = [{ stake = "injure" }, { cider = -1 }] }',
        'tiers = [{ explore = 2, effects = [{ special = "s_liquid_woman" }, { special = "s_glogo" }] }]',
    ),
)  # fmt: skip
WILD_DEEP = WILD.replace(
    "{ coins = 2 }, { injure = 1 }", '{ supplies = 2 }, { condition = "sad" }, { condition = "greedy", n = 2 }'
).replace("{ reputation = -1 }, { injure = 2 }", '{ condition = "poisoned", n = 2 }, { condition = "cowardly" }')


def check_invariants(state: TableState) -> None:
    """Tokens are conserved, everybody is in one place, tracks have no gaps, nothing is negative."""
    for item, total in enumerate(PACK.counts):
        found = state.supply[item] + sum([village.owned(item) for village in state.villages])
        for village in state.villages:
            for card, goods in zip(village.buildings, village.stock, strict=True):
                found += goods if goods and PACK.cards[card].good == item else 0
        if state.encounter is not None:
            found += state.encounter.pawned.count(item)
        if item == PACK.cider:
            found += state.cider_on_board
        assert found == total, PACK.items[item]
    seen = 0
    for seat, village in enumerate(state.villages):
        zones = [village.ready, village.exhausted, village.injured]
        if state.encounter is not None and seat == state.seat:
            zones.append(state.encounter.party)
        mine = 0
        for zone in zones:
            assert not mine & zone
            mine |= zone
        others = mine & ~PACK.group_masks[0]
        assert mine & PACK.group_masks[0] == PACK.group_masks[0]
        assert not seen & others
        seen |= others
        assert min(village.items) >= 0
        assert village.coins >= 0
        assert sorted(village.track) == [good for good in range(8) if village.placed[good]]
        assert village.empty_caves() >= 0
        assert PACK.reputation_top <= village.reputation <= PACK.reputation_bottom
    assert not seen & state.unseen[4]
    caves = sum([len(village.caves) for village in state.villages]) + (state.encounter is not None)
    waiting = state.unseen[2].bit_count() + len(state.below[2]) + (state.cave_top >= 0)
    assert caves + waiting == 25
    supplies = state.supplies_left + sum([village.supplies for village in state.villages])
    assert supplies == (PACK.supplies if state.rules.deep else 0)
    for row in range(2):
        owned = [card for village in state.villages for card in village.buildings if PACK.cards[card].group == row + 1]
        assert len(owned) + len(state.rows[row]) + state.unseen[row].bit_count() + len(state.below[row]) == 25 - row


def check_values(game: grotto.Game, state: TableState, rng: random.Random) -> None:
    """Data, copies, hashes, and reasons agree with the position."""
    acts = state.legal()
    assert len(set(acts)) == len(acts)
    again = game.from_data(json.loads(json.dumps(state.to_data())))
    assert again == state
    assert hash(again) == hash(state)
    assert (again.actor, again.legal(), again.to_data()) == (state.actor, acts, state.to_data())
    assert state.clone() == state
    for act in rng.sample(range(len(game.vocabulary)), 60):
        assert (state.why_not(act) is None) == (act in acts)


def play(game: grotto.Game, players: int, options: dict[str, Any], seed: int, every: int) -> None:
    rng = random.Random(seed)
    state = game.new(players=players, **options)
    assert isinstance(state, TableState)
    state.listen()
    record = Record(game.id, players, game.checked(players, options))
    moves = 0
    while state.actor != grotto.NOBODY:
        if moves % every == 0:
            check_invariants(state)
            check_values(game, state, rng)
        act = sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal())
        record.add(game, state, act)
        state.apply(act)
        moves += 1
        assert moves < 5000
    record.close(state)
    check_invariants(state)
    assert state.result().final
    assert replay(game, read(record.text())) == state


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_end_well(players: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        play(GAME, players, options, seed, every=9)


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_with_a_wild_book_end_well(players: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        play(game_with(WILD, WILD_DEEP), players, options, seed, every=5)


def test_every_act_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    rng = random.Random(5)
    state = GAME.new(players=3, **MODULES)
    for _ in range(150):
        if state.actor == grotto.NOBODY:
            break
        before = state.key()
        wrong = rng.randrange(len(GAME.vocabulary))
        if wrong not in state.legal():
            with pytest.raises(grotto.IllegalAct):
                state.apply(wrong)
            assert state.key() == before
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))


def test_without_limits_games_end_as_well() -> None:
    rng = random.Random(3)
    state = GAME.new(players=2, enforce_token_limits="no", **MODULES)
    while state.actor != grotto.NOBODY:
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
    assert state.result().final


def everything(thing: object) -> object:
    """All that a position holds, field by field, whether or not it is part of the key."""
    if hasattr(thing, "clone"):
        fields = attributes(thing)
        # What is legal is remembered once it was asked for. Packs, acts and rules belong to the game.
        asked = ("_acts", "acts", "pack", "rules")
        return {name: everything(getattr(thing, name)) for name in fields if name not in asked}
    if isinstance(thing, list):
        return ("list", [everything(one) for one in thing])
    return thing


def ask_everything(game: grotto.Game, state: grotto.State, rng: random.Random) -> None:
    """Every question that can be asked of a position."""
    for act in [*state.legal(), *rng.sample(range(len(game.vocabulary)), 40)]:
        state.why_not(act)
    state.prompt()
    state.chances()
    state.waits()
    state.between_turns()
    state.result()
    state.to_data()
    state.key()
    seats = range(len(state.result().totals))
    for seat in seats:
        state.counters(seat)
        game.value(state, seat)
        game.scene(state, frozenset([seat]))
    if state.actor not in (grotto.CHANCE, grotto.NOBODY):
        grotto.preview(state, rng.choice(state.legal()))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_questions_change_nothing(players: int, options: dict[str, Any]) -> None:
    game = game_with(WILD, WILD_DEEP)
    rng = random.Random(players)
    state = game.new(players=players, **options)
    while state.actor != grotto.NOBODY:
        before = copy.deepcopy(everything(state))
        ask_everything(game, state, rng)
        assert everything(state) == before
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
