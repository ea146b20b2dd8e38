"""`grotto games`, `grotto arena`, `grotto bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grotto.text import speaker

from .table import GAME, every_language, run


def test_games_as_json() -> None:
    games = json.loads(run("games", "--json").stdout)
    assert games[0] == {
        "id": "cave_vs_cave",
        "seats": [1, 2],
        "options": [{"id": "first_player", "values": ["random", 0, 1], "default": "random", "of_seats": True}],
        "languages": ["en", "ru", "fr"],
    }


@every_language
def test_games(language: str) -> None:
    told = run("games", "--lang", language).stdout
    name = speaker(language, GAME.id).say("game-name")[:7]
    for piece in ("cave_vs_cave", name, "1, 2", "first_player", "en, ru, fr"):
        assert piece in told


def test_arena_as_json() -> None:
    args = ["arena", "cave_vs_cave", "--bots", "random,greedy", "--games", "2", "--seed", "4", "--json"]
    report = json.loads(run(*args).stdout)
    assert list(report) == ["game", "games", "seed", "seats", "decisions", "seconds"]
    assert (report["game"], report["games"], report["seed"]) == ("cave_vs_cave", 2, 4)
    assert [list(seat) for seat in report["seats"]] == [["bot", "mean", "low", "high", "best", "wins"]] * 2
    assert [seat["bot"] for seat in report["seats"]] == ["random", "greedy"]
    again = json.loads(run(*args, "--jobs", "2").stdout)
    assert again["seats"] == report["seats"]


@every_language
def test_arena(language: str) -> None:
    speech = speaker(language)
    result = run("arena", "cave_vs_cave", "--bots", "random", "--games", "2", "--lang", language)
    assert result.exit_code == 0
    for column in ("bot", "mean", "interval", "best", "wins"):
        assert speech.say(f"cli-arena-{column}") in result.stdout
    single = run("arena", "cave_vs_cave", "--bots", "random", "--games", "1", "--lang", language)
    assert single.exit_code == 0


def test_bench_as_json() -> None:
    report = json.loads(run("bench", "cave_vs_cave", "--seconds", "0.1", "--json").stdout)
    assert [row["name"] for row in report["results"]] == ["cave_vs_cave 1p", "cave_vs_cave 2p"]
    for row in report["results"]:
        assert {"name", "decisions_per_s", "clone_us", "p999_ms", "max_ms"} <= set(row)
    assert report["ratio"] == {}


def test_bench_compares_with_an_earlier_run(tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.json"
    args = ["bench", "cave_vs_cave", "--seconds", "0.05"]
    earlier.write_text(run(*args, "--json").stdout)
    assert set(json.loads(run(*args, "--json", "--compare", str(earlier)).stdout)["compared"]) == {
        "cave_vs_cave 1p",
        "cave_vs_cave 2p",
    }
    assert speaker("en").say("cli-bench-compared") in run(*args, "--compare", str(earlier)).stdout


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"results": [{"name": "x"}]}', '{"results": []}'])
def test_bench_compares_with_nothing_else(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)
    result = run("bench", "cave_vs_cave", "--compare", str(file))
    assert result.exit_code == 2
    assert "grotto bench --json" in result.stderr


def test_bench_beside_what_is_no_clone(tmp_path: Path) -> None:
    result = run("bench", "cave_vs_cave", "--beside", str(tmp_path))
    assert result.exit_code == 2
    assert str(tmp_path) in result.stderr


@every_language
def test_bench(language: str) -> None:
    result = run("bench", "cave_vs_cave", "--seconds", "0.05", "--lang", language)
    assert result.exit_code == 0
    assert "cave_vs_cave 2p" in result.stdout
    assert speaker(language).say("cli-bench-decisions") in result.stdout


def test_bench_beside_another_engine() -> None:
    pytest.importorskip("catanatron")
    args = ["bench", "cave_vs_cave", "--seconds", "0.1", "--against", "catanatron"]
    report = json.loads(run(*args, "--json").stdout)
    assert set(report["ratio"]) == {"cave_vs_cave 1p", "cave_vs_cave 2p"}
    assert "catanatron 4p" in run(*args).stdout
