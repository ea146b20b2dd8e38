"""Fair chance: every outcome follows from a secret seed and the number of the move, and can be checked.

Before the game the SHA-256 of the seed is published, after it the seed: whoever has both can
recompute each outcome.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets

from grotto.kernel.state import State


def new_seed() -> str:
    """A seed nobody can guess, as hexadecimal digits."""
    return secrets.token_hex(32)


def seed_from(number: int) -> str:
    """The seed for a number, for games that are to be repeated."""
    return hashlib.sha256(f"grotto {number}".encode()).hexdigest()


def commitment(seed: str) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def outcome(state: State, seed: str, move: int) -> int:
    """The outcome of a chance decision that is the move with this number, counted from 0."""
    digest = hmac.new(bytes.fromhex(seed), str(move).encode(), hashlib.sha256).digest()
    chances = state.chances()
    total = sum([weight for _, weight in chances])
    # 256 bits over a small total: the bias is far below anything that could be noticed.
    point = int.from_bytes(digest, "big") * total >> 256
    for act, weight in chances:
        point -= weight
        if point < 0:
            return act
    raise AssertionError("chance without outcomes")


def sample(state: State, rng: random.Random) -> int:
    """An outcome drawn from a generator of one's own, for simulations."""
    chances = state.chances()
    point = int(rng.random() * sum([weight for _, weight in chances]))
    for act, weight in chances:
        point -= weight
        if point < 0:
            return act
    raise AssertionError("chance without outcomes")
