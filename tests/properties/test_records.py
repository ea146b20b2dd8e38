"""A game is a text: replaying it gives every position and the result."""

from __future__ import annotations

import contextlib
import random

from hypothesis import example, given, settings
from hypothesis import strategies as st

import grotto
from grotto.kernel import chance, record
from grotto.kernel.record import Record, Replay

from .walks import GAME, choose

SEEDS = st.integers(0, 10**6)


def write(players: int, seed: int) -> tuple[str, list[grotto.State]]:
    """A game played at random as text, and all its positions."""
    rng = random.Random(seed)
    secret = chance.seed_from(seed)
    state = GAME.new(players)
    notes = Record(GAME.id, players, {"first_player": "random"})
    notes.seats = ["random"] * players
    notes.seal(secret)
    before: list[grotto.State] = []
    while state.actor != grotto.NOBODY:
        before.append(state.clone())
        if state.actor == grotto.CHANCE:
            act = chance.outcome(state, secret, len(notes.moves))
        else:
            act = choose(state, rng, eager=bool(seed % 2))
        notes.add(GAME, state, act)
        state.apply(act)
    notes.close(state)
    before.append(state)
    return notes.text(), before


@settings(max_examples=60)
@given(st.sampled_from([1, 2]), SEEDS)
def test_every_position_comes_back_from_the_text(players: int, seed: int) -> None:
    text, before = write(players, seed)
    notes = record.read(text)
    assert notes.text() == text
    course = Replay(GAME, notes)
    for move, state in enumerate(before):
        assert course.run(move) == state
    assert course.state.result() == before[-1].result()
    assert record.verify(GAME, notes) == sum(actor == grotto.CHANCE for actor, _ in notes.moves)


TEXT, _ = write(1, 5)


@settings(max_examples=400)
@given(st.text(max_size=200))
@example("grotto 1\ngame: cave_vs_cave\nplayers: 2\n\n0 \x85\n")
@example("grotto 1\ngame: cave_vs_cave\nplayers: 2\n\nresult: -\n")
def test_any_text_is_a_record_or_refused_in_words(text: str) -> None:
    for given_text in (text, f"grotto 1\n{text}", f"grotto 1\ngame: cave_vs_cave\nplayers: 2\n\n{text}"):
        with contextlib.suppress(grotto.BadRecord):
            record.verify(GAME, record.read(given_text))


@settings(max_examples=400)
@given(st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=8))
def test_a_damaged_record_verifies_or_is_refused_in_words(at: int, length: int, text: str) -> None:
    with contextlib.suppress(grotto.BadRecord):
        record.verify(GAME, record.read(TEXT[:at] + text + TEXT[at + length :]))
