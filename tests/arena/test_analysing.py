"""Analysing whole records: progress, stopping, processes."""

from __future__ import annotations

from pathlib import Path

import pytest

import grotto
from grotto.arena.analysing import analyse
from grotto.arena.executors import executor_of
from grotto.bots.search import Effort
from grotto.kernel.record import Record, read

CAVERNA = grotto.game("caverna")
SMALL = Effort(positions=20, outcomes=1)


def a_record() -> Record:
    """The first rounds of a game for one."""
    file = Path(__file__).parents[1] / "records" / "caverna_eaten_while_feeding.grotto"
    return read(file.read_text("utf-8"))


def test_every_decision_is_looked_at_in_order_and_told() -> None:
    told: list[tuple[int, int]] = []
    analysis = analyse(CAVERNA, a_record(), SMALL, told=lambda done, of: told.append((done, of)))
    n = len(analysis.decisions)
    assert told == [(done, n) for done in range(n + 1)]
    moves = [decision.move for decision in analysis.decisions]
    assert moves == sorted(set(moves))
    assert moves[0] == 0
    # Animals that are bought only to be eaten at once are the worst of it.
    assert analysis.costly()[0].loss >= analysis.costly()[-1].loss > 0


def test_it_can_be_stopped() -> None:
    class Enough(Exception):
        """Somebody has seen enough."""

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise Enough

    with pytest.raises(Enough):
        analyse(CAVERNA, a_record(), SMALL, told=stop)


def test_several_processes_find_the_same() -> None:
    record = a_record()
    del record.moves[8:]
    alone = analyse(CAVERNA, record, SMALL, seed=3)
    with executor_of(jobs=2) as executor:
        assert analyse(CAVERNA, record, SMALL, seed=3, executor=executor) == alone


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = a_record()
    record.moves[3] = (0, "place logging")
    with pytest.raises(grotto.BadRecord):
        analyse(CAVERNA, record, SMALL)
