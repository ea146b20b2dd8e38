"""`grotto games`, `grotto arena`, `grotto bench`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from grotto.text import speaker

from .table import GAME, every_language, run

NAUGHTY = Path(__file__).parents[1] / "arena" / "naughty.py"


def test_games_as_json() -> None:
    games = json.loads(run("games", "--json").stdout)
    assert games[0] == {
        "id": "cave_vs_cave",
        "seats": [1, 2],
        "options": [
            {
                "id": "first_player",
                "values": ["random", 0, 1],
                "default": "random",
                "of_seats": True,
                "first": None,
                "module": False,
            }
        ],
        "languages": ["en", "ru", "fr"],
    }


@every_language
def test_games(language: str) -> None:
    told = run("games", "--lang", language).stdout
    name = speaker(language, GAME.id).say("game-name")[:7]
    for piece in ("cave_vs_cave", name, "1, 2", "first_player", "en, ru, fr"):
        assert piece in told
    # Above and Below has options whose values are words of English.
    assert "no (no)" not in told
    assert ("no, yes" in told) == (language == "en")


def test_arena_as_json() -> None:
    args = ["arena", "cave_vs_cave", "--bots", "random,level1", "--games", "2", "--seed", "4", "--json"]
    report = json.loads(run(*args).stdout)
    assert (report["game"], report["games"], report["seed"], report["players"]) == ("cave_vs_cave", 2, 4, 2)
    assert {bot["bot"] for bot in report["bots"]} == {"random", "level1"}
    assert len(report["seats"]) == 2
    again = json.loads(run(*args, "--jobs", "2").stdout)
    assert {**again, "seconds": 0} == {**report, "seconds": 0}


@every_language
def test_arena(language: str, tmp_path: Path) -> None:
    speech = speaker(language)
    args = ["--games", "2", "--out", str(tmp_path), "--html", str(tmp_path / "page.html"), "--lang", language]
    result = run("arena", "cave_vs_cave", "--bots", "random,other=random", *args)
    assert result.exit_code == 0
    for column in ("bot", "rating", "share", "mean"):
        assert speech.say(f"cli-arena-{column}") in result.stdout
    assert f'<html lang="{language}">' in (tmp_path / "page.html").read_text("utf-8")
    assert (tmp_path / "page.html").read_bytes() == (tmp_path / "report.html").read_bytes()
    single = run("arena", "cave_vs_cave", "--bots", "random", "--games", "1", "--lang", language)
    assert single.exit_code == 0
    assert speech.say("cli-arena-rating") not in single.stdout


@every_language
def test_arena_tells_forfeits(language: str) -> None:
    speech = speaker(language)
    bad = f"bad={sys.executable} {NAUGHTY} nonsense"
    args = ["--bot", "random", "--bot", bad, "--games", "6", "--seconds", "300", "--lang", language]
    result = run("arena", "cave_vs_cave", *args)
    assert result.exit_code == 0
    assert speech.say("cli-arena-forfeits") in result.stdout
    assert result.stdout.count(speech.say("cli-arena-forfeit-nonsense")) == 5
    assert speech.say("cli-arena-more-forfeits", n=1) in result.stdout


def test_arena_gauntlet_players_and_options() -> None:
    args = ["--bots", "random,a=random,b=random", "--gauntlet", "--games", "4", "--option", "first_player=0", "--json"]
    report = json.loads(run("arena", "cave_vs_cave", *args).stdout)
    assert report["games"] == 4
    # All of them, also those that nobody had to name.
    assert report["options"] == GAME.checked(2, {"first_player": 0})
    assert {bot["bot"]: bot["games"] for bot in report["bots"]} == {"random": 4, "a": 2, "b": 2}
    solo = run("arena", "cave_vs_cave", "--bots", "random,a=random", "--players", "1", "--games", "2", "--json")
    assert json.loads(solo.stdout)["players"] == 1


@every_language
def test_dataset(language: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    run("arena", "cave_vs_cave", "--bots", "random", "--games", "1", "--out", str(tmp_path / "match"))
    data = str(tmp_path / "data.parquet")
    result = run("dataset", str(tmp_path / "match"), "--out", data, "--lang", language)
    assert result.exit_code == 0
    assert data in result.stdout
    nowhere = run("dataset", str(tmp_path / "match"), "--out", str(tmp_path / "no" / "where"), "--lang", language)
    assert (nowhere.exit_code, "where" in nowhere.stderr) == (2, True)


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


def measured(**changed: object) -> str:
    """A report of one game, with something else in it."""
    row = {"name": "x", "decisions_per_cpu_s": 1.0, "loops_per_cpu_s": 1.0, "clone_us": 1.0}
    return json.dumps({"results": [{**row, **changed}], "ratio": {}})


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{}", '{"results": [{"name": "x"}]}', '{"results": []}', measured(clone_us=None), measured(clone_us=0)],
)
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
