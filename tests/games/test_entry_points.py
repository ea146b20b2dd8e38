"""A package of somebody else adds a game: by an entry point alone, and everything works with it."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

import grotto
from serving import Person, serving, sqlite

from .shop import grotto_command, install, path_with, run

OURS = ["cave_vs_cave", "caverna", "above_and_below"]
ASKED = """
import json, sys
import grotto
from grotto.games import GAMES
before = "toyshop" in sys.modules
ids = grotto.game_ids()
errors = {str(error.data["value"]): error.data["problem"] for error in GAMES.broken()}
print(json.dumps([before, ids, errors, GAMES["toy"].id, "toy" in GAMES, "missing" in GAMES, len(GAMES)]))
"""
REFUSED = """
import grotto
for id in ("failing", "chess"):
    try:
        grotto.game(id)
    except grotto.BadOption as error:
        print(error.id, error.data.get("package"))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    return folder


def test_it_stands_beside_ours_and_broken_ones_are_left_out(site: Path) -> None:
    before, ids, errors, toy, there, missing, count = json.loads(run(site, "-c", ASKED).stdout)
    # Nobody imports what nobody has asked for.
    assert not before
    assert ids == [*OURS, "toy"]
    assert (toy, there, missing, count) == ("toy", True, False, 4)
    assert set(errors) == {"caverna", "failing", "missing", "number", "renamed"}
    assert errors["failing"] == "RuntimeError: out of order"
    assert errors["missing"].startswith("ModuleNotFoundError")


def test_a_broken_game_is_named_with_its_package(site: Path) -> None:
    assert run(site, "-c", REFUSED).stdout.splitlines() == ["broken_game toyshop", "unknown_game None"]


def test_ours_need_no_entry_point() -> None:
    assert grotto.game_ids()[:3] == OURS
    assert all(grotto.game(id).home() == f"grotto.games.{id}" for id in OURS)


def test_the_list_of_games(site: Path) -> None:
    done = grotto_command(site, "games", "--json")
    toy = next(game for game in json.loads(done.stdout) if game["id"] == "toy")
    assert toy == {"id": "toy", "seats": [1], "options": [], "languages": ["en", "fr"]}
    assert len(done.stderr.splitlines()) == 5
    told = grotto_command(site, "games", "--lang", "ru")
    assert "Сыграть в «failing» из пакета toyshop нельзя: RuntimeError: out of order" in told.stderr
    assert "Toy" in told.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_plays_it_also_in_other_processes(site: Path, jobs: str) -> None:
    args = ["arena", "toy", "--bots", "random", "--games", "6", "--seed", "3", "--jobs", jobs, "--json"]
    report = json.loads(grotto_command(site, *args).stdout)
    assert (report["game"], report["games"]) == ("toy", 6)
    assert report["bots"][0]["best"] >= 1


def test_the_benchmark_measures_it(site: Path) -> None:
    done = grotto_command(site, "bench", "toy", "--seconds", "0.2", "--json")
    assert "toy 1p" in done.stdout


def test_it_is_played_drawn_or_not_saved_and_verified(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    typed = "mark a\nhelp\nlog\nundo\nstop\nno\n"
    for language, letter in (("en", "the letter A"), ("fr", "la lettre A"), ("ru", "the letter A")):
        told = grotto_command(site, "play", "toy", "--plain", "--seed", "1", "--lang", language, input=typed).stdout
        assert letter in told
    played = grotto_command(site, "play", "toy", "--seed", "1", "--save", str(file), input="mark a\nstop\n")
    assert "coins" in played.stdout
    assert "rolled so far: " in played.stdout
    assert grotto_command(site, "verify", str(file)).stdout
    assert "marks the letter A" in grotto_command(site, "replay", str(file), "--plain").stdout


def test_a_table_plays_it_with_a_bot_in_a_worker(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path_with(site))
    with serving(sqlite(tmp_path)) as server:
        ann = Person(server.address, "Ann")
        assert [game["id"] for game in ann.get("/games")] == [*OURS, "toy"]
        assert ann.http.get("/games/toy/facts").json() == {}
        assert "Mark { $letter }" in ann.http.get("/text/ru?game=toy").text
        assert ann.http.get("/games/failing/facts").status_code == 404
        mine = ann.play(ann.open("me", game="toy")["id"])
        assert mine["over"]
        id = ann.open({"kind": "bot", "bot": "greedy"}, game="toy")["id"]
        end = time.monotonic() + 120
        while not ann.view(id)["over"]:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert ann.view(id)["result"]["totals"] == [3]


DRAWING = """
from grotto.cli.drawing.data import DataDrawing

class Picture(DataDrawing):
    def lines(self, view):
        return [f"A picture of {len(view.state.to_data()['marks'])} letters."]
"""


def test_it_may_bring_a_drawing_of_its_own(tmp_path: Path) -> None:
    install(tmp_path, "[grotto.games]\ntoy = toyshop.game:ToyGame\n[grotto.drawings]\ntoy = toyshop.picture:Picture\n")
    (tmp_path / "toyshop" / "picture.py").write_text(DRAWING)
    told = grotto_command(tmp_path, "play", "toy", "--plain", "--seed", "1", input="board\nquit\n").stdout
    assert "A picture of 0 letters." in told


def test_a_missing_message_is_shown_by_its_id(tmp_path: Path) -> None:
    """Nobody has to end a game because its author forgot some words."""
    install(tmp_path, "[grotto.games]\ntoy = toyshop.game:ToyGame\n")
    words = tmp_path / "toyshop" / "text" / "en.ftl"
    kept = [line for line in words.read_text("utf-8").splitlines() if line.startswith(("letter-", "act-"))]
    words.write_text("\n".join(["act-roll = It shows { $pips }", *[line for line in kept if "act-roll" not in line]]))
    assert "game-name" in grotto_command(tmp_path, "games", "--lang", "en").stdout
    for plain in (["--plain"], []):
        typed = "log\nmark a\nearn\nmark b\nlog\nno\n"
        told = grotto_command(tmp_path, "play", "toy", *plain, "--seed", "1", "--lang", "en", input=typed)
        assert "event-marked" in told.stdout
        assert "verdict-points" in told.stdout
        assert told.stderr == ""
