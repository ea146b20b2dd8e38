"""How well the bots play. Seeded, so that no run fails by bad luck."""

from __future__ import annotations

import pytest

import grotto
from grotto.arena.match import match
from grotto.bots import greedy

GAME = grotto.game("cave_vs_cave")


def test_random_alone_comes_to_about_15_points() -> None:
    report = match(GAME, ["random"], 300, 0, 1)
    assert 14 < report.seats[0].mean < 16.5


def test_greedy_alone_plays_a_different_game() -> None:
    report = match(GAME, ["greedy"], 2, 0, 2)
    assert report.seats[0].mean > 40


def test_greedy_beats_random_from_either_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    # Even without its glance at the next turn, which takes most of the time.
    monkeypatch.setattr(greedy, "FINALISTS", 1)
    assert match(GAME, ["greedy", "random"], 3, 0, 1).seats[0].wins == 3
    assert match(GAME, ["random", "greedy"], 3, 0, 1).seats[1].wins == 3
