"""Games as Parquet."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import grotto
from grotto.arena import dataset as module
from grotto.arena.dataset import write_dataset
from grotto.arena.executors import executor_of
from grotto.arena.match import match, records
from grotto.kernel.record import Replay, read

from . import my_bots

pq = pytest.importorskip("pyarrow.parquet")

GAME = grotto.game("cave_vs_cave")


@pytest.mark.parametrize(
    "game", [GAME, grotto.game("caverna"), grotto.game("above_and_below")], ids=lambda game: game.id
)
def test_rows_are_what_a_replay_shows(game: grotto.Game, tmp_path: Path) -> None:
    match(game, ["random", "other=random"], 2, folder=tmp_path)
    rows = write_dataset(records(tmp_path), tmp_path / "data.parquet")
    table = pq.read_table(tmp_path / "data.parquet")
    assert len(table) == rows > 50
    about = table.schema.metadata
    acts = json.loads(about[b"grotto.acts"])
    assert about[b"grotto.game"].decode() == game.id
    assert json.loads(about[b"grotto.features"]) == list(game.observation().names)
    played = {one.number: one for one in records(tmp_path)}
    for row in random.Random(1).sample(table.to_pylist(), 20):
        one = played[row["game"]]
        course = Replay(game, one.record)
        state = course.run(row["move"])
        assert row["seat"] == state.actor
        assert row["legal"] == state.legal()
        assert acts[row["act"]] == one.record.moves[row["move"]][1]
        assert row["observation"] == pytest.approx(game.observe(state, state.actor))
        assert row["round"] == game.progress(state)[0]
        assert row["bot"] == one.record.seats[row["seat"]]
        assert (row["score"], row["best_other"]) == (one.report.totals[row["seat"]], one.report.totals[1 - row["seat"]])
        assert row["share"] == one.report.share(row["seat"])
        assert (row["deal"], row["players"], row["forfeited"]) == (0, 2, False)


def test_every_choice_is_there_and_nothing_else(tmp_path: Path) -> None:
    match(GAME, ["random", "other=random"], 2, folder=tmp_path)
    write_dataset(records(tmp_path), tmp_path / "data.parquet")
    found = {(row["game"], row["move"]) for row in pq.read_table(tmp_path / "data.parquet").to_pylist()}
    expected = set()
    for one in records(tmp_path):
        course = Replay(GAME, one.record)
        while course.move < len(one.record.moves):
            if course.state.actor >= 0 and len(course.state.legal()) > 1:
                expected.add((one.number, course.move))
            course.step()
    assert found == expected


def test_what_was_done_in_the_place_of_a_bot_is_left_out(tmp_path: Path) -> None:
    report = match(GAME, ["random", my_bots.Breaking], 2, folder=tmp_path)
    write_dataset(records(tmp_path), tmp_path / "data.parquet")
    rows = pq.read_table(tmp_path / "data.parquet").to_pylist()
    lost = {forfeit["game"]: forfeit["move"] for forfeit in report.forfeits}
    breaking = [row for row in rows if row["bot"] == "Breaking"]
    assert breaking
    assert all(row["forfeited"] and row["move"] < lost[row["game"]] and row["share"] == 0.0 for row in breaking)
    assert not any(row["forfeited"] for row in rows if row["bot"] == "random")


def test_the_same_file_in_any_number_of_processes_and_of_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match(GAME, ["random", "other=random"], 6, folder=tmp_path)
    write_dataset(records(tmp_path), tmp_path / "one")
    with executor_of(jobs=2) as executor:
        write_dataset(records(tmp_path), tmp_path / "two", executor)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    monkeypatch.setattr(module, "ROWS", 100)
    write_dataset(records(tmp_path), tmp_path / "parts")
    assert pq.ParquetFile(tmp_path / "parts").num_row_groups > 2
    assert pq.read_table(tmp_path / "parts").equals(pq.read_table(tmp_path / "one"))


def test_folders_and_files_may_be_named_by_words(tmp_path: Path) -> None:
    match(GAME, ["random"], 2, folder=f"{tmp_path}/played")
    write_dataset(records(f"{tmp_path}/played"), f"{tmp_path}/data.parquet")
    assert set(pq.read_table(tmp_path / "data.parquet")["game"].to_pylist()) == {0, 1}


def test_saved_games_are_sources_too(tmp_path: Path) -> None:
    match(GAME, ["random"], 1, folder=tmp_path)
    record = read(next(iter(records(tmp_path))).record.text())
    write_dataset([record], tmp_path / "data.parquet")
    (row, *_) = pq.read_table(tmp_path / "data.parquet").to_pylist()
    assert (row["deal"], row["best_other"], row["bot"]) == (None, None, "random")


def test_what_can_not_be_made_data_of(tmp_path: Path) -> None:
    match(GAME, ["random"], 1, folder=tmp_path / "one")
    match(grotto.game("caverna"), ["random"], 1, folder=tmp_path / "two")
    unfinished = read(next(iter(records(tmp_path / "one"))).record.text())
    unfinished.result = None
    target = tmp_path / "data.parquet"
    with pytest.raises(grotto.BadRecord, match="dataset_unfinished"):
        write_dataset([unfinished], target)
    with pytest.raises(grotto.BadRecord, match="dataset_mixed"):
        write_dataset([*records(tmp_path / "one"), *records(tmp_path / "two")], target)
    with pytest.raises(grotto.BadRecord, match="dataset_empty"):
        write_dataset([], target)
    # Nothing is left behind.
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one", "two"]


def test_without_pyarrow_the_way_to_get_it_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(grotto.BadOption) as caught:
        write_dataset([], tmp_path / "data.parquet")
    assert caught.value.data["allowed"] == 'pip install "grotto[data]"'
