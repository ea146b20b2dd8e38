"""The folder of a match: killed and gone on with, it ends as if nothing had happened."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import grotto
from grotto.arena.journal import GAMES as LINES
from grotto.arena.journal import MATCH, Journal
from grotto.arena.match import REPORT, match, match_of, records
from grotto.games import GAMES
from grotto.games.above_and_below.content.starter import write_starter

GAME = grotto.game("cave_vs_cave")
BOTS = ["random", "again=random"]


def run_match(folder: Path, games: int, *more: str) -> list[str]:
    args = ["arena", "cave_vs_cave", "--bots", ",".join(BOTS), "--games", str(games), "--out", str(folder), *more]
    return [sys.executable, "-c", "from grotto.cli import main; main()", *args]


def numbers(folder: Path) -> list[int]:
    return [json.loads(line)["game"] for line in (folder / LINES).read_bytes().splitlines()]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_and_gone_on_with_it_equals_a_match_that_was_not(tmp_path: Path, jobs: str) -> None:
    games = 200
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    match(GAME, BOTS, games, folder=whole)
    for wanted in (20, 60):
        process = subprocess.Popen(run_match(parts, 100_000, "--jobs", jobs), stdout=subprocess.DEVNULL)
        while not (parts / LINES).exists() or (parts / LINES).read_bytes().count(b"\n") < wanted:
            assert process.poll() is None
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    played = numbers(parts)
    assert len(played) >= 60
    subprocess.run(run_match(parts, games, "--jobs", jobs), check=True, stdout=subprocess.DEVNULL, timeout=600)
    # No game twice, none again, none missing; and the same to the letter.
    again = numbers(parts)
    assert again[: len(played)] == played
    assert len(again) == len(set(again)) == max(games, len(played))
    assert (parts / REPORT).read_bytes() == (whole / REPORT).read_bytes()
    texts = [[one.record.text() for one in records(folder)][:games] for folder in (whole, parts)]
    assert texts[0] == texts[1]


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    match(GAME, BOTS, 8, folder=tmp_path)
    whole, report = (tmp_path / LINES).read_bytes(), (tmp_path / REPORT).read_bytes()
    for cut in (1, 30, len(whole.splitlines(keepends=True)[-1])):
        (tmp_path / LINES).write_bytes(whole[:-cut])
        match(GAME, BOTS, 8, folder=tmp_path)
        assert (tmp_path / LINES).read_bytes() == whole
        assert (tmp_path / REPORT).read_bytes() == report


def test_a_match_that_is_over_is_only_told_again(tmp_path: Path) -> None:
    first = match(GAME, BOTS, 8, folder=tmp_path)
    before = (tmp_path / LINES).read_bytes()
    assert match(GAME, BOTS, 8, folder=tmp_path).text() == first.text()
    assert (tmp_path / LINES).read_bytes() == before
    # And fewer games are the first of them.
    fewer = match(GAME, BOTS, 4, folder=tmp_path)
    assert (fewer.played, fewer.text()) == (0, match(GAME, BOTS, 4).text())


def test_another_match_is_refused(tmp_path: Path) -> None:
    match(GAME, BOTS, 2, folder=tmp_path)
    with pytest.raises(grotto.BadOption, match="arena_settings") as caught:
        match(GAME, BOTS, 2, seed=1, folder=tmp_path)
    assert caught.value.data == {"value": str(tmp_path / MATCH), "allowed": "seed"}
    with pytest.raises(grotto.BadOption, match="arena_settings"):
        match(GAME, ["random", "level1"], 2, folder=tmp_path)


def test_other_content_is_refused_and_records_name_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = GAMES["above_and_below"]
    write_starter(tmp_path / "mine")
    folder = tmp_path / "match"
    played = match(usual, BOTS, 2, folder=folder)
    kept = [one.record.options for one in records(folder)]
    assert kept == [usual.checked(2, {})] * 2
    other = usual.with_pack(tmp_path / "mine", first=True)
    monkeypatch.setitem(GAMES._games, "above_and_below", other)
    with pytest.raises(grotto.BadOption, match="arena_settings") as caught:
        match(other, BOTS, 4, folder=folder)
    assert caught.value.data["allowed"] == "options"
    # What was played is still read as what it was, and the same match goes on when its pack is named.
    assert [one.record.options for one in records(folder)] == kept
    assert match(other, BOTS, 2, options={"pack": kept[0]["pack"]}, folder=folder).bots == played.bots


def test_two_at_a_time_are_refused(tmp_path: Path) -> None:
    wanted = match_of(GAME, BOTS)
    with Journal(tmp_path, wanted.to_data(), wanted.schedule()), pytest.raises(grotto.BadOption, match="arena_busy"):
        match(GAME, BOTS, 2, folder=tmp_path)
    assert match(GAME, BOTS, 2, folder=tmp_path).games == 2


def test_what_is_no_folder_of_a_match(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("hello")
    with pytest.raises(grotto.BadOption, match="arena_folder"):
        match(GAME, BOTS, 2, folder=file)
    with pytest.raises(grotto.BadOption, match="arena_folder"):
        list(records(tmp_path))
    for damage in ("", "[]", '{"bots": 3}'):
        (tmp_path / MATCH).write_text(damage)
        with pytest.raises(grotto.BadOption):
            list(records(tmp_path))
    (tmp_path / MATCH).unlink()
    (tmp_path / LINES).write_text('{"game": 0}\n')
    with pytest.raises(grotto.BadOption, match="arena_folder"):
        match(GAME, BOTS, 2, folder=tmp_path)
