"""Solving over a long time: processes, the folder, when it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

import grotto
from grotto.arena.solving import Aim, Progress, Solving
from grotto.bots.lines import solver
from grotto.kernel.record import read, verify

CAVERNA = grotto.game("caverna")
# One generation of what `_small` leaves of them.
GENERATION = 4 * 4


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "USUAL", solver.Size(seeds=2, halving=((1, 4),), hops=2, chain=4))


def test_it_ends_after_the_generation_in_which_so_many_trials_were_made() -> None:
    told: list[Progress] = []
    solving = Solving(CAVERNA, {}, 1, None)
    best = solving.run(Aim(trials=1), told=told.append)
    assert solving.trials == GENERATION
    assert [progress.trials for progress in told] == [4, 8, 12, 16]
    assert best == solving.solver.best()


def test_no_time_is_no_trial() -> None:
    solving = Solving(CAVERNA, {}, 1, None)
    assert solving.run(Aim(seconds=0.0)) is None
    assert solving.trials == 0


def test_a_folder_keeps_the_lines_as_records_the_best_first(tmp_path: Path) -> None:
    solving = Solving(CAVERNA, {}, 1, tmp_path / "new")
    best = solving.run(Aim(trials=1))
    assert best is not None
    files = sorted((tmp_path / "new").glob("line-*.txt"))
    scores = []
    for file in files:
        record = read(file.read_text())
        verify(CAVERNA, record)
        assert record.result is not None
        scores.append(record.result[0])
    assert scores == sorted(scores, reverse=True)
    assert scores[0] == best.score
    assert len(files) == len(solving.solver.pool)


def test_interrupted_after_every_generation_it_finds_what_it_finds_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later generations work upon what is known, and the order in which it is known has a say in that."""
    monkeypatch.setattr(solver, "USUAL", solver.Size(seeds=1, halving=((1, 2),), hops=2, chain=6))
    at_once = Solving(CAVERNA, {}, 8, None)
    parts = Solving(CAVERNA, {}, 8, tmp_path)
    for _ in range(3):
        at_once.run(Aim(trials=at_once.trials + 1))
        parts.run(Aim(trials=parts.trials + 1))
        assert parts.solver.pool == at_once.solver.pool
        # The seed of the search is the one that the folder knows.
        parts = Solving(CAVERNA, {}, 99, tmp_path)
        assert parts.trials == at_once.trials
    assert any(task.begin is not None for task in parts.solver.tasks())


def test_what_is_wrong_in_a_folder_is_named(tmp_path: Path) -> None:
    Solving(CAVERNA, {}, 1, tmp_path).run(Aim(trials=1))
    (tmp_path / "solve.json").write_text("{}")
    with pytest.raises(grotto.BadRecord) as caught:
        Solving(CAVERNA, {}, 1, tmp_path)
    assert caught.value.id == "solve_state"
    (tmp_path / "solve.json").unlink()
    line = tmp_path / "line-01.txt"
    whole = line.read_text().splitlines()
    line.write_text("\n".join(whole[:-4]) + "\n")
    with pytest.raises(grotto.BadRecord) as caught:
        Solving(CAVERNA, {}, 1, tmp_path)
    assert caught.value.id == "solve_line"
    assert caught.value.data == {"value": str(line)}
