"""`grotto solve`, `grotto analyse`, `grotto hint`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import grotto
from grotto.bots.lines import solver
from grotto.kernel.record import read, verify
from grotto.text import speaker

from .table import every_language, run

CAVERNA = grotto.game("caverna")
RECORD = Path(__file__).parents[1] / "records" / "caverna_eaten_while_feeding.grotto"


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "USUAL", solver.Size(seeds=2, halving=((1, 3),), hops=10, chain=3))


@pytest.fixture
def _mine() -> None:
    """A game that is not over, in the file "mine"."""
    shutil.copy(RECORD, "mine")


@pytest.mark.usefixtures("_small")
def test_solve_writes_a_record_that_can_be_verified() -> None:
    record = read(run("solve", "caverna", "--trials", "1").stdout)
    verify(CAVERNA, record)
    assert record.result is not None


@pytest.mark.usefixtures("_small")
@every_language
def test_solve_keeps_its_lines_in_a_folder(language: str) -> None:
    result = run("solve", "caverna", "--trials", "1", "--folder", "book", "--lang", language)
    assert result.exit_code == 0
    best = read(Path("book/line-01.txt").read_text())
    assert best.result is not None
    speech = speaker(language)
    said = speech.say("cli-solve-done", n=best.result[0], trials=12, file=str(Path("book/line-01.txt")))
    assert result.stdout.strip() == said
    # It goes on from there, up to what is asked for.
    again = json.loads(run("solve", "caverna", "--trials", "13", "--folder", "book", "--json").stdout)
    assert again["trials"] == 24
    assert again["score"] >= best.result[0]


@every_language
def test_solve_says_what_is_wrong(language: str) -> None:
    speech = speaker(language)
    chance = run("solve", "cave_vs_cave", "--trials", "1", "--lang", language)
    assert chance.exit_code == 2
    assert chance.stderr.strip() == speech.say("cli-error-solve_chance", game="cave_vs_cave")
    Path("taken").write_text("")
    folder = run("solve", "caverna", "--folder", "taken", "--lang", language)
    assert folder.exit_code == 2
    assert folder.stderr.strip() == speech.say("cli-error-solve_folder", value="taken")


@pytest.mark.usefixtures("_mine")
@every_language
def test_analyse_shows_every_decision_and_tells_the_worst(language: str) -> None:
    result = run("analyse", "mine", "--positions", "20", "--lang", language)
    assert result.exit_code == 0
    speech = speaker(language, "caverna")
    for column in ("move", "seat", "round", "expected", "loss"):
        assert speech.say(f"cli-analyse-{column}").split()[0] in result.stdout
    assert "1. " in result.stdout
    assert speech.say("cli-analyse-played", acts="").strip() in result.stdout


@pytest.mark.usefixtures("_mine")
def test_analyse_as_json() -> None:
    data = json.loads(run("analyse", "mine", "--positions", "20", "--json").stdout)
    assert (data["game"], data["players"]) == ("caverna", 1)
    assert data["decisions"][0]["played"] == ["place logging"]
    by_move = {one["move"]: one for one in data["decisions"]}
    assert 1 <= len(data["costly"]) <= 3
    worst = [by_move[move]["loss"] for move in data["costly"]]
    assert worst == sorted(worst, reverse=True)
    assert worst[0] == max(one["loss"] for one in data["decisions"])


def test_analyse_a_game_in_which_nothing_was_decided() -> None:
    Path("empty").write_text("grotto 1\ngame: caverna\nplayers: 1\n\n")
    assert run("analyse", "empty").stdout.strip() == speaker("en").say("cli-analyse-none")


def test_hint() -> None:
    session = "grotto 1\ngame: cave_vs_cave\nplayers: 2\nfirst_player: 0\n\n* reveal {}\n"
    game = grotto.game("cave_vs_cave")
    state = game.new(2, first_player=0)
    first = game.notation(state.legal()[0]).removeprefix("reveal ")
    Path("mine").write_text(session.format(first))
    told = run("hint", "mine", "--positions", "40").stdout
    data = json.loads(run("hint", "mine", "--positions", "40", "--json").stdout)
    assert [line[:3] for line in told.splitlines()] == ["1. ", "2. ", "3. "][: len(data["hints"])]
    assert len(data["hints"]) >= 2
    assert data["seat"] == 0
    assert all(0 < one["win"] < 1 for one in data["hints"])
    state.apply(state.legal()[0])
    for one in data["hints"]:
        assert game.act(one["acts"][0]) in state.legal()
    nobody = run("hint", "mine", "--at", "0")
    assert nobody.exit_code == 2
    assert nobody.stderr.strip() == speaker("en").say("cli-error-hint_nobody")
