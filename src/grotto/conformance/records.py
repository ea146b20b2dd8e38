"""A game is a text: replaying it gives every position and the result; what is no record is refused in words."""

from __future__ import annotations

import contextlib
import random

import grotto
from grotto.conformance.suite import Case, Suite, choose
from grotto.kernel import chance, record
from grotto.kernel.record import Record, Replay

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


class Records(Suite):
    """A record replays, or is refused."""

    def test_every_position_comes_back_from_the_text(self, case: Case) -> None:
        text, before = write(case, 6)
        notes = record.read(text)
        assert notes.text() == text
        replayed = Replay(case.game, notes)
        for move, state in enumerate(before):
            assert replayed.run(move) == state
        assert replayed.state.result() == before[-1].result()
        assert record.verify(case.game, notes) == sum(actor == grotto.CHANCE for actor, _ in notes.moves)

    def test_a_record_that_was_cut_or_changed_verifies_or_is_refused_in_words(self, case: Case) -> None:
        whole, _ = write(case, 7)
        rng = random.Random(7)
        for _ in range(20):
            at, length = rng.randrange(len(whole)), rng.randrange(30)
            scrap = rng.choice(["", "0", "1", " ", "\n", ":", "x y", "0 end\n", "\x85"])
            with contextlib.suppress(grotto.BadRecord):
                record.verify(case.game, record.read(whole[:at] + scrap + whole[at + length :]))
