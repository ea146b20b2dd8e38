"""Matches: what is counted, how sure it is, and that it can be repeated."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import grotto
from grotto.arena.match import GameReport, derive, interval, match, play_game, student, summary

GAME = grotto.game("cave_vs_cave")


def test_the_interval_of_a_mean_by_hand() -> None:
    # Mean 2.5, variance (2.25 + 0.25 + 0.25 + 2.25) / 3 = 5/3; t for 3 degrees of freedom is 3.1824.
    mean, low, high = interval([1, 2, 3, 4])
    assert mean == 2.5
    assert low == pytest.approx(2.5 - 3.1824 * (5 / 3) ** 0.5 / 2)
    assert high == pytest.approx(2.5 + 3.1824 * (5 / 3) ** 0.5 / 2)


def test_equal_scores_leave_no_doubt_and_a_single_one_leaves_all() -> None:
    assert interval([7, 7, 7]) == (7.0, 7.0, 7.0)
    assert interval([7]) == (7.0, None, None)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (20, 2.0860), (21, 2.0796), (99, 1.9842), (999, 1.9623)]
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-4)


def test_a_summary_counts_wins_and_leaves_out_draws() -> None:
    games = [GameReport((30, 20), (0,), 200), GameReport((25, 25), (0, 1), 210), GameReport((10, 40), (1,), 190)]
    report = summary(GAME, ["greedy", "random"], 5, games, 1.5)
    assert [(seat.bot, seat.best, seat.wins) for seat in report.seats] == [("greedy", 30, 1), ("random", 40, 1)]
    assert (report.games, report.seed, report.decisions, report.seconds) == (3, 5, 600, 1.5)
    assert report.seats[0].mean == pytest.approx(65 / 3)


def test_a_solo_win_is_the_aim_reached() -> None:
    games = [GameReport((52,), (0,), 100), GameReport((49,), (), 100)]
    assert summary(GAME, ["greedy"], 0, games, 1.0).seats[0].wins == 1


def test_the_report_as_data() -> None:
    data = match(GAME, ["random", "random"], 3, 11, 1).to_data()
    assert list(data) == ["game", "games", "seed", "seats", "decisions", "seconds"]
    seats = data["seats"]
    assert isinstance(seats, list)
    assert [list(seat) for seat in seats] == [["bot", "mean", "low", "high", "best", "wins"]] * 2


def test_the_same_seed_gives_the_same_match_in_any_number_of_processes() -> None:
    alone = match(GAME, ["random", "random"], 12, 3, 1)
    together = match(GAME, ["random", "random"], 12, 3, 2)
    assert together._replace(seconds=0.0) == alone._replace(seconds=0.0)
    other = match(GAME, ["random", "random"], 12, 4, 1)
    assert other.seats != alone.seats


def test_more_games_begin_with_the_same_ones() -> None:
    seeds = [derive(9, "game", index) for index in range(3)]
    totals = [play_game(GAME, ["random"], seed).totals[0] for seed in seeds]
    report = match(GAME, ["random"], 3, 9, 1)
    assert report.seats[0].mean == pytest.approx(sum(totals) / 3)


def test_no_seat_has_an_advantage() -> None:
    # Chance decides who starts. Of 100 even games one seat wins fewer than 30 once in ten thousand times.
    wins = [seat.wins for seat in match(GAME, ["random", "random"], 100, 1, 1).seats]
    assert min(wins) >= 30


def test_progress_counts_the_games() -> None:
    played: list[int] = []
    match(GAME, ["random"], 4, 0, 1, played.append)
    assert played == [1, 2, 3, 4]
    played.clear()
    match(GAME, ["random"], 4, 0, 2, played.append)
    assert played == [1, 2, 3, 4]


def test_an_unknown_bot_or_too_many_of_them_are_named_before_anything_is_played() -> None:
    with pytest.raises(grotto.BadOption, match="unknown_bot"):
        match(GAME, ["random", "nobody"], 1000, 0, 1)
    with pytest.raises(grotto.BadOption, match="bad_players"):
        match(GAME, ["random"] * 3, 1000, 0, 1)


LONG_MATCH = """
import grotto
from grotto.arena.match import match

if __name__ == "__main__":
    try:
        match(grotto.game("cave_vs_cave"), ["random"], 100_000, 0, 2, lambda played: print(played, flush=True))
    except KeyboardInterrupt:
        print("stopped")
"""


def test_ctrl_c_ends_all_processes_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "long_match.py"
    script.write_text(LONG_MATCH)
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "1\n"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=600)
    assert out.endswith("stopped\n")
    assert err == ""
    assert process.returncode == 0
