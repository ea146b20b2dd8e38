"""The example of docs/new_game.md, installed as a package of its own: played everywhere, without a change in grotto."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serving import Person, serving, sqlite

from .shop import grotto_command, install_example, path_with, run


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    install_example(folder)
    return folder


def test_it_is_listed_in_every_language(site: Path) -> None:
    games = json.loads(grotto_command(site, "games", "--json").stdout)
    assert games[-1] == {"id": "stalagmites", "seats": [1, 2, 3, 4], "options": [], "languages": ["en", "ru", "fr"]}


def test_bots_play_it_and_greedy_is_better(site: Path) -> None:
    args = ["arena", "stalagmites", "--bots", "greedy,random", "--games", "60", "--seed", "3", "--jobs", "2", "--json"]
    report = json.loads(grotto_command(site, *args).stdout)
    best, other = report["bots"]
    assert best["bot"] == "greedy"
    assert best["score"]["mean"] > other["score"]["mean"]


@pytest.mark.parametrize(("language", "word"), [("en", "Where does the water drip?"), ("ru", "Куда"), ("fr", "Où")])
def test_it_is_played_in_the_terminal(site: Path, language: str, word: str, tmp_path: Path) -> None:
    typed = "peg left\ndrip left\n" + "drip middle\n" * 5
    for how in ([], ["--plain"]):
        file = tmp_path / f"drops{len(how)}"
        told = grotto_command(
            site, "play", "stalagmites", *how, "--seats", "human", "--seed", "1", "--lang", language,
            "--save", str(file), input=typed,
        ).stdout  # fmt: skip
        assert word in told
        assert grotto_command(site, "verify", str(file)).stdout


def test_a_table_plays_it_with_a_bot(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path_with(site))
    with serving(sqlite(tmp_path)) as server:
        ann = Person(server.address, "Ann")
        # The list of all rules names it, also where its own words are read.
        assert "\ntitle-stalagmites = Stalagmites" in ann.http.get("/text/en?game=stalagmites").text
        assert ann.http.get("/text/en?game=caverna").text.count("\ntitle-caverna =") == 1
        view = ann.play(ann.open("me", {"kind": "bot", "bot": "greedy"}, game="stalagmites")["id"])
        assert view["over"]
        assert len(view["result"]["totals"]) == 2


ENVIRONMENTS = """
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
import grotto.envs.open_spiel
from grotto.envs.gymnasium import SeatEnv
from grotto.envs.pettingzoo import env
api_test(env("stalagmites", 3), num_cycles=50)
check_env(SeatEnv("stalagmites", 2, opponents="random"), skip_render_check=True)
pyspiel.random_sim_test(pyspiel.load_game("grotto_stalagmites(players=2)"), num_sims=1, serialize=True, verbose=False)
print("played")
"""


def test_agents_play_it_in_every_environment(site: Path) -> None:
    for library in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(library)
    assert run(site, "-W", "ignore", "-c", ENVIRONMENTS).stdout.endswith("played\n")


def test_its_own_tests_need_nothing_of_our_tree(site: Path) -> None:
    """The suite that every game must pass is a part of grotto: three lines in a test of the package."""
    asked = ["-m", "pytest", "-p", "no:cacheprovider", "tests", "-k", "2 or grows or breaks or peg"]
    assert " passed" in run(site, *asked).stdout


def test_its_own_tests_find_a_missing_message(tmp_path: Path) -> None:
    install_example(tmp_path)
    words = tmp_path / "stalagmites" / "text" / "fr.ftl"
    words.write_text("\n".join(line for line in words.read_text("utf-8").splitlines() if "event-broke" not in line))
    asked = ["-m", "pytest", "-p", "no:cacheprovider", "tests", "-k", "message"]
    told = run(tmp_path, *asked, code=1).stdout
    assert "event-broke" in told
