"""What a seat sees as numbers: always as many, from its own point of view, and nothing but what the position says."""

from __future__ import annotations

import json
import math

from grotto.conformance.suite import Case, Suite, some_positions
from grotto.kernel.observation import PLAIN, Observation

# How the other side of the table is called in blocks that have a twin.
OTHER_SIDES = ("next_player_", "rival_")


def twins(seen: Observation) -> list[tuple[int, int, int]]:
    """Blocks of the own side with those of the next player: where both begin, and their length."""
    found: list[tuple[int, int, int]] = []
    for block in seen.blocks:
        for prefix in OTHER_SIDES:
            own = f"own_{block.name.removeprefix(prefix)}"
            if block.name.startswith(prefix) and own in seen.starts:
                found.append((seen.start(own), seen.start(block.name), len(block.features)))
    return found


class Observations(Suite):
    """Positions as numbers."""

    def test_every_position_has_the_same_features_and_finite_numbers(self, case: Case) -> None:
        seen = case.game.observation()
        assert len(set(seen.names)) == len(seen.names) == seen.size
        for state, _ in some_positions(case, 21, 0.2):
            for seat in range(case.players):
                vector = case.game.observe(state, seat)
                assert len(vector) == seen.size
                assert all(isinstance(number, float) and math.isfinite(number) for number in vector)

    def test_equal_positions_look_equal(self, case: Case) -> None:
        """A vector follows from the position alone, and the position holds nothing that is hidden from players."""
        for state, _ in some_positions(case, 22, 0.1):
            again = case.game.from_data(json.loads(json.dumps(state.to_data())))
            for seat in range(case.players):
                assert case.game.observe(again, seat) == case.game.observe(state, seat)

    def test_looking_changes_nothing(self, case: Case) -> None:
        for state, _ in some_positions(case, 23, 0.1):
            before = state.clone()
            case.game.observe(state, 0)
            assert (state, state.legal()) == (before, before.legal())

    def test_the_next_player_is_seen_as_he_sees_himself(self, case: Case) -> None:
        if case.players == 1:
            return
        pairs = twins(case.game.observation())
        for state, _ in some_positions(case, 24, 0.1):
            for seat in range(case.players):
                mine = case.game.observe(state, seat)
                his = case.game.observe(state, (seat + 1) % case.players)
                for own, other, length in pairs:
                    assert mine[other : other + length] == his[own : own + length]

    def test_what_happens_is_seen(self, case: Case) -> None:
        """Most acts change what is seen, and over a game something shows in nearly every block of the own side."""
        seen = case.game.observation()
        vectors: list[list[float]] = []
        changed = acts = 0
        for state, act in some_positions(case, 25, 0.3):
            vector = case.game.observe(state, 0)
            vectors.append(vector)
            after = state.clone()
            after.apply(act)
            acts += 1
            changed += case.game.observe(after, 0) != vector
        if seen is not PLAIN:
            assert changed > 0.8 * acts
        shown = 0
        own = [block for block in seen.blocks if block.name.startswith("own")]
        for block in own:
            start = seen.start(block.name)
            shown += any(any(vector[start : start + len(block.features)]) for vector in vectors)
        # Somebody who plays at random does not get everywhere.
        assert shown >= 0.6 * len(own)
