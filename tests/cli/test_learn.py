"""`grotto learn`: the lessons of the table in the terminal, with the same data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grotto.games import GAMES
from grotto.lessons import Script, lesson_of, lesson_words, scripts_of
from grotto.lessons.words import said
from grotto.text import speaker

from .table import every_language, lines, run

TAUGHT = [game for game in GAMES if lesson_of(game) is not None]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Bookmarks of our own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "grotto" / "lessons.json"


def typed(script: Script, steps: int | None = None) -> list[str]:
    """What somebody types who does as the coach says."""
    return [act for step in script.chapter.steps[:steps] for act in step.own() or [""]]


def title(game: str, language: str, script: Script, step: int) -> str:
    return said(lesson_words(game, language), script, script.chapter.steps[step].id, "title")


@pytest.mark.parametrize("game", TAUGHT)
@every_language
def test_the_whole_lesson(game: str, language: str) -> None:
    answers = [line for script in scripts_of(game) for line in typed(script)]
    result = run("learn", game, "--plain", "--lang", language, input=lines(*answers))
    assert result.exit_code == 0
    words = lesson_words(game, language)
    for script in scripts_of(game):
        assert words.say(f"chapter-{script.chapter.id}") in result.stdout
        for step in script.chapter.steps:
            assert said(words, script, step.id) in result.stdout, step.id
    assert words.say("coach-all") in result.stdout
    assert speaker(language).say("cli-learn-off") not in result.stdout
    # Each sees the end of the game, once.
    assert result.stdout.count(speaker(language, game).say("verdict-points")) == 1


def test_drawn_and_shown_by_the_coach() -> None:
    script = scripts_of("above_and_below")[0]
    answers = ["show" if line else "" for line in typed(script)]
    result = run("learn", "above_and_below", "--lang", "en", input=lines(*answers))
    assert result.exit_code == 0
    assert title("above_and_below", "en", scripts_of("above_and_below")[1], 0) in result.stdout


@every_language
def test_another_act_is_explained_and_taken_back(language: str) -> None:
    script = scripts_of("cave_vs_cave")[0]
    answers = ["", "", "take excavation", "dig r1c0", "take excavation", "dig r3c1"]
    result = run("learn", "cave_vs_cave", "--plain", "--lang", language, input=lines(*answers))
    words = lesson_words("cave_vs_cave", language)
    assert said(words, script, "dig", "off") in result.stdout
    # What is not possible is explained as in any game, and the lesson goes on from the right position.
    assert title("cave_vs_cave", language, script, 4) in result.stdout


def test_leave_resume_step_back_restart_and_skip(home: Path) -> None:
    first, second, _ = scripts_of("cave_vs_cave")
    steps = [title("cave_vs_cave", "en", first, step) for step in range(5)]
    left = run("learn", "cave_vs_cave", "--plain", input=lines("", "", "take excavation", "quit"))
    assert left.exit_code == 0
    assert json.loads(home.read_text())["cave_vs_cave"] == [0, 3]
    assert "grotto learn cave_vs_cave" in left.stdout
    resumed = run("learn", "cave_vs_cave", "--plain", input=lines("undo", "show", "dig r3c1"))
    assert steps[0] not in resumed.stdout
    assert [resumed.stdout.count(f"): {one}\n") for one in steps[2:]] == [1, 2, 1]
    again = run("learn", "cave_vs_cave", "--plain", input=lines("restart"))
    assert f"): {steps[0]}\n" in again.stdout
    skipped = run("learn", "cave_vs_cave", "--plain", input=lines("skip"))
    assert title("cave_vs_cave", "en", second, 0) in skipped.stdout
    assert json.loads(home.read_text())["cave_vs_cave"] == [1, 0]
    third = run("learn", "cave_vs_cave", "--plain", "--chapter", "3")
    assert "Chapter 3 of 3" in third.stdout


def test_at_the_beginning_there_is_no_way_back_and_nothing_to_show() -> None:
    result = run("learn", "caverna", "--plain", input=lines("undo", "show", "nonsense", "help", "save"))
    speech = speaker("en")
    for id in ("first", "no-show", "only-enter"):
        assert speech.say(f"cli-learn-{id}") in result.stdout
    assert speech.say("cli-lesson-undo") in result.stdout


def test_help_when_the_game_is_over() -> None:
    script = scripts_of("cave_vs_cave")[-1]
    answers = [*typed(script, len(script.chapter.steps) - 1), "help"]
    result = run("learn", "cave_vs_cave", "--plain", "--chapter", "3", input=lines(*answers))
    assert result.exit_code == 0
    assert speaker("en").say("cli-commands-title") in result.stdout


def test_after_the_end_it_begins_anew(home: Path) -> None:
    run("learn", "cave_vs_cave", "--plain", "--chapter", "3", input=lines(*typed(scripts_of("cave_vs_cave")[-1])))
    assert json.loads(home.read_text())["cave_vs_cave"] == [0, 0]


@pytest.mark.parametrize(
    "kept", ["", "[1]", '{"cave_vs_cave": [7, 0]}', '{"cave_vs_cave": [0, 99]}', '{"cave_vs_cave": "x"}']
)
def test_a_bookmark_that_fits_no_more_is_none(home: Path, kept: str) -> None:
    home.parent.mkdir()
    home.write_text(kept)
    result = run("learn", "cave_vs_cave", "--plain")
    assert result.exit_code == 0
    assert title("cave_vs_cave", "en", scripts_of("cave_vs_cave")[0], 0) in result.stdout


def test_where_nothing_can_be_kept_one_learns_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(file))
    assert run("learn", "cave_vs_cave", "--plain", input=lines("")).exit_code == 0


@pytest.mark.parametrize(
    ("args", "said_of"),
    [(["learn"], "learn"), (["learn", "chess"], "chess"), (["learn", "caverna", "--chapter", "9"], "9")],
)
def test_complaints(args: list[str], said_of: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said_of in result.stderr
