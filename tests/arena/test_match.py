"""Matches: that they can be repeated, who sits where, and what is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import grotto
from grotto.arena.entrants import Entrant, entrants_of
from grotto.arena.executors import executor_of
from grotto.arena.figures import MatchReport
from grotto.arena.match import match, match_of, records
from grotto.arena.playing import derive, play_game
from grotto.bots import Bot
from grotto.kernel.record import verify

GAME = grotto.game("cave_vs_cave")


class First(Bot):
    """Always the first of the legal acts."""

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return state.legal()[0]


def timeless(report: MatchReport) -> MatchReport:
    return report._replace(seconds=0.0)


def test_the_same_seed_gives_the_same_match_in_any_number_of_processes() -> None:
    bots = ["random", "again=random", "level1"]
    alone = match(GAME, bots, 12, 3)
    with executor_of(jobs=2) as executor:
        together = match(GAME, bots, 12, 3, executor=executor)
    assert timeless(together) == timeless(alone)
    assert timeless(match(GAME, bots, 12, 4)).bots != alone.bots


def test_two_of_a_kind_do_not_play_alike() -> None:
    report = match(GAME, ["random", "random"], 40, 1)
    assert [bot.bot for bot in report.bots] in (["random", "random#2"], ["random#2", "random"])
    assert report.bots[0].scores != report.bots[1].scores


def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    match(GAME, ["random", First], 4, 9, folder=tmp_path / "few")
    match(GAME, ["random", First], 8, 9, folder=tmp_path / "many")
    few, many = ([one.record.text() for one in records(tmp_path / name)] for name in ("few", "many"))
    assert many[:4] == few
    assert len(set(many)) == 8


def test_the_games_of_a_deal_share_their_luck(tmp_path: Path) -> None:
    match(GAME, ["random", First, "again=random"], 12, folder=tmp_path)
    seeds: dict[int, set[str]] = {}
    for played in records(tmp_path):
        seeds.setdefault(played.deal, set()).add(played.record.seed)
    assert [len(found) for found in seeds.values()] == [1, 1]
    assert len(set.union(*seeds.values())) == 2


def test_every_game_can_be_verified(tmp_path: Path) -> None:
    match(GAME, ["random", "mine=random"], 4, folder=tmp_path)
    played = list(records(tmp_path))
    assert [one.number for one in played] == [0, 1, 2, 3]
    assert [sorted(one.record.seats) for one in played] == [["mine", "random"]] * 4
    for one in played:
        assert verify(GAME, one.record) > 0


def test_a_game_alone(tmp_path: Path) -> None:
    report = match(GAME, ["random", First], 10, 2, players=1)
    assert (report.players, report.games, report.deals) == (1, 10, 5)
    assert report.pairs == []
    seeds = [derive(2, "deal", deal) for deal in range(5)]
    totals = [play_game(GAME, [Entrant.of("random")], seed).totals[0] for seed in seeds]
    means = {bot.bot: bot.score.mean for bot in report.bots}
    assert means["random"] == pytest.approx(sum(totals) / 5)


def test_options_of_the_game_are_played_with(tmp_path: Path) -> None:
    match(GAME, ["random", First], 4, options={"first_player": 1}, folder=tmp_path)
    for played in records(tmp_path):
        assert played.record.options == {"rules": GAME.versions.newest, "first_player": 1}
        assert next(actor for actor, _ in played.record.moves if actor >= 0) == 1


def test_no_seat_has_an_advantage() -> None:
    # Chance decides who starts. Of 100 even games one seat wins fewer than 30 once in ten thousand times.
    seats = match(GAME, ["random", "random"], 100, 1).seats
    assert min(seat.share.mean for seat in seats) >= 0.3


def test_progress_counts_the_games_also_those_played_before(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    match(GAME, ["random", First], 2, folder=tmp_path, progress=lambda done, of: told.append((done, of)))
    assert told == [(0, 2), (1, 2), (2, 2)]
    told.clear()
    match(GAME, ["random", First], 4, folder=tmp_path, progress=lambda done, of: told.append((done, of)))
    assert told == [(2, 4), (3, 4), (4, 4)]


def test_how_many_sit_at_a_table() -> None:
    caverna = grotto.game("caverna")
    assert match_of(caverna, ["random"] * 3).players == 3
    assert match_of(caverna, ["random"] * 3, players=2).players == 2
    assert match_of(caverna, ["random"] * 9).players == 2
    assert match_of(caverna, ["random"] * 3, gauntlet=True).players == 2
    assert match_of(caverna, ["random"]).players == 1


def test_what_is_wrong_is_named_before_anything_is_played() -> None:
    with pytest.raises(grotto.BadOption, match="unknown_bot"):
        match(GAME, ["random", "nobody"], 1000)
    with pytest.raises(grotto.BadOption, match="bad_players"):
        match(GAME, ["random"] * 3, 1000, players=3)
    with pytest.raises(grotto.BadOption, match="arena_gauntlet"):
        match(GAME, ["random"], 1000, gauntlet=True)
    with pytest.raises(grotto.BadOption, match="unknown_option"):
        match(GAME, ["random"], 1000, options={"weather": 1})
    with pytest.raises(grotto.BadOption, match=r"bad_option_value.*bots"):
        match(GAME, [], 1000)
    for wrong in ({"seed": "x"}, {"seed": 1.5}, {"games": "4"}, {"players": "2"}):
        with pytest.raises(TypeError):
            match(GAME, ["random"], **{"games": 1000, **wrong})  # type: ignore[arg-type]


def test_one_bot_needs_no_list() -> None:
    """A name was taken for a list of letters."""
    usual = match(GAME, ["random"], 2)
    assert timeless(match(GAME, "random", 2)) == timeless(usual)
    assert [bot.bot for bot in match(GAME, First, 2).bots] == ["First"]


def test_numbers_of_numpy_are_numbers(tmp_path: Path) -> None:
    """They can't be written as JSON: a match with a folder broke down."""
    two = np.int64(2)
    of_numpy = match(
        GAME, ["random"] * 2, two, two, players=two, options={"first_player": np.int64(1)}, folder=tmp_path / "a"
    )  # fmt: skip
    usual = match(GAME, ["random"] * 2, 2, 2, players=2, options={"first_player": 1}, folder=tmp_path / "b")
    assert timeless(of_numpy) == timeless(usual)
    assert (tmp_path / "a" / "match.json").read_bytes() == (tmp_path / "b" / "match.json").read_bytes()


LONG_MATCH = """
import grotto
from grotto.arena.executors import executor_of
from grotto.arena.match import match

if __name__ == "__main__":
    try:
        with executor_of(jobs=2) as executor:
            match(grotto.game("cave_vs_cave"), ["random"], 100_000, executor=executor,
                  progress=lambda done, of: print(done, flush=True))
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
    assert process.stdout.readline() == "0\n"
    assert process.stdout.readline() == "1\n"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=600)
    assert out.endswith("stopped\n")
    assert err == ""
    assert process.returncode == 0


def test_no_name_is_given_twice_whatever_others_are_called() -> None:
    """Figures go by names."""
    names = [entrant.name for entrant in entrants_of(["a#2=random", "a=random", "a=random", "a=random"])]
    assert names == ["a#2", "a", "a#3", "a#4"]
    assert [entrant.name for entrant in entrants_of(["random"] * 3)] == ["random", "random#2", "random#3"]
