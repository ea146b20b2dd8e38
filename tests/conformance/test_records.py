"""A game is a text: replaying it gives every position and the result; what is no record is refused in words."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import grotto
from grotto.kernel import chance, record
from grotto.kernel.record import Record, Replay

from .cases import Case, cases, choose, every_case

SECRET = chance.seed_from(5)


def write(case: Case, seed: int) -> tuple[str, list[grotto.State]]:
    """A game played at random as text, and all its positions."""
    rng = random.Random(seed)
    state = case.new()
    notes = Record(case.game.id, case.players, case.game.checked(case.players, case.options))
    notes.seats = ["random"] * case.players
    notes.seal(SECRET)
    before: list[grotto.State] = []
    while state.actor != grotto.NOBODY:
        before.append(state.clone())
        if state.actor == grotto.CHANCE:
            act = chance.outcome(state, SECRET, len(notes.moves))
        else:
            act = choose(case, state, rng)
        notes.add(case.game, state, act)
        state.apply(act)
    notes.close(state)
    before.append(state)
    return notes.text(), before


@every_case
def test_every_position_comes_back_from_the_text(case: Case) -> None:
    text, before = write(case, 6)
    notes = record.read(text)
    assert notes.text() == text
    replayed = Replay(case.game, notes)
    for move, state in enumerate(before):
        assert replayed.run(move) == state
    assert replayed.state.result() == before[-1].result()
    assert record.verify(case.game, notes) == sum(actor == grotto.CHANCE for actor, _ in notes.moves)


ONE_OF_EACH = list({case.game.id: case for case in cases()}.values())
TEXTS = {case.game.id: (case, write(case, 7)[0]) for case in ONE_OF_EACH}
every_game = pytest.mark.parametrize("id", TEXTS)


@every_game
@settings(max_examples=80)
@given(st.text(max_size=200))
@example("0 \x85\n")
@example("result: -\n")
def test_any_text_is_a_record_or_refused_in_words(id: str, text: str) -> None:
    case, _ = TEXTS[id]
    for given_text in (text, f"grotto 1\n{text}", f"grotto 1\ngame: {id}\nplayers: {case.players}\n\n{text}"):
        with contextlib.suppress(grotto.BadRecord):
            record.verify(case.game, record.read(given_text))


@every_game
@settings(max_examples=60)
@given(st.floats(0, 1), st.integers(0, 30), st.text(max_size=8))
def test_a_damaged_record_verifies_or_is_refused_in_words(id: str, part: float, length: int, text: str) -> None:
    case, whole = TEXTS[id]
    at = int(part * len(whole))
    with contextlib.suppress(grotto.BadRecord):
        record.verify(case.game, record.read(whole[:at] + text + whole[at + length :]))
