"""Fair chance: reproducible from a seed and the number of the move, and as often as the weights say."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import pytest

import grotto
from grotto.kernel import chance

from .toy import VOCABULARY, WEIGHTS, Toy, begin

SEED = chance.seed_from(7)
GAMES = 6000


def rolling() -> Toy:
    return begin("rolling").do("mark a")


def roughly(counts: Counter[str], games: int) -> None:
    """Within four standard deviations of what the weights say."""
    total = sum(WEIGHTS)
    for number, weight in enumerate(WEIGHTS, 1):
        share = weight / total
        expected, spread = games * share, (games * share * (1 - share)) ** 0.5
        assert abs(counts[f"roll {number}"] - expected) < 4 * spread


def test_an_outcome_follows_from_seed_and_move() -> None:
    state = rolling()
    assert [chance.outcome(state, SEED, move) for move in range(50)] == [
        chance.outcome(rolling(), SEED, move) for move in range(50)
    ]
    others = [chance.outcome(state, chance.seed_from(8), move) for move in range(50)]
    assert others != [chance.outcome(state, SEED, move) for move in range(50)]
    assert len({chance.outcome(state, SEED, move) for move in range(50)}) == 3


def test_anybody_can_compute_it() -> None:
    """HMAC-SHA256 of the move number, keyed with the seed, as a fraction of the weights."""
    for move in range(30):
        digest = hmac.new(bytes.fromhex(SEED), str(move).encode(), hashlib.sha256).digest()
        point = int.from_bytes(digest, "big") * 6 // 2**256
        number = "1" if point < 3 else "2" if point < 5 else "3"
        assert VOCABULARY.notation(chance.outcome(rolling(), SEED, move)) == f"roll {number}"


def test_asking_changes_nothing() -> None:
    state = rolling()
    before = state.clone()
    chance.outcome(state, SEED, 3)
    chance.sample(state, random.Random(1))
    assert state == before


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    state = rolling()
    roughly(Counter(VOCABULARY.notation(chance.outcome(state, SEED, move)) for move in range(GAMES)), GAMES)


def test_samples_come_as_often_as_their_weights_say() -> None:
    state, rng = rolling(), random.Random(5)
    roughly(Counter(VOCABULARY.notation(chance.sample(state, rng)) for _ in range(GAMES)), GAMES)


def test_commitment_binds_the_seed() -> None:
    assert chance.commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert chance.commitment(SEED) != chance.commitment(chance.seed_from(8))


def test_seeds() -> None:
    assert chance.seed_from(3) == chance.seed_from(3)
    assert len({chance.new_seed() for _ in range(20)}) == 20
    for seed in (chance.new_seed(), chance.seed_from(3)):
        assert len(bytes.fromhex(seed)) == 32


def test_no_outcome_where_chance_is_not_asked() -> None:
    with pytest.raises(AssertionError):
        chance.outcome(begin("any_of"), SEED, 0)
    with pytest.raises(AssertionError):
        chance.sample(begin("any_of"), random.Random(1))


def test_every_room_is_equally_likely_in_a_real_game() -> None:
    game = grotto.game("cave_vs_cave")
    state = game.new(2, first_player=0)
    for line in ("reveal masonry", "take excavation", "dig r1c0"):
        state.apply(game.act(line))
    counts = Counter(chance.outcome(state, SEED, move) for move in range(5400))
    assert set(counts) == set(state.legal())
    # 300 each, give or take four standard deviations.
    assert all(abs(count - 300) < 68 for count in counts.values())
