"""Bots that are programs of their own: the protocol, and what happens when they do wrong."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.arena import programs
from grotto.arena.entrants import Entrant, entrants_of
from grotto.arena.executors import executor_of
from grotto.arena.match import match
from grotto.arena.playing import play_game
from grotto.arena.programs import PROGRAMS
from grotto.bots.random_bot import RandomBot

from . import my_bots

GAME = grotto.game("cave_vs_cave")
HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"
# Nobody who answers takes so long, however busy the machine is.
PATIENT = 300.0


def naughty(kind: str, goes: int = 0) -> str:
    return f"bad={sys.executable} {HERE / 'naughty.py'} {kind} {goes}"


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_the_example_in_python_plays_every_game(game: str) -> None:
    program = f"mine={sys.executable} {EXAMPLES / 'line_bot.py'}"
    report = match(grotto.game(game), ["random", program], 4, seconds=PATIENT)
    assert report.forfeits == []
    again = match(grotto.game(game), ["random", program], 4, seconds=PATIENT)
    assert again.bots == report.bots


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
def test_the_example_in_javascript_plays_too() -> None:
    report = match(GAME, ["random", f"js=node {EXAMPLES / 'line_bot.mjs'}"], 4, seconds=PATIENT)
    assert report.forfeits == []
    assert {bot.games for bot in report.bots} == {4}


@pytest.mark.parametrize(
    ("kind", "reason", "detail"),
    [
        ("crash", "crash", "something went wrong inside"),
        ("illegal", "illegal", "take nothing_at_all"),
        ("not_now", "illegal", "end_turn"),
        ("nonsense", "nonsense", "e2e4"),
        ("resigned", "resigned", "I have seen enough"),
    ],
)
def test_a_mistake_costs_the_game_and_no_more(kind: str, reason: str, detail: str) -> None:
    report = match(GAME, ["random", naughty(kind, 3)], 6, seconds=PATIENT)
    good, bad = report.bots
    assert (good.bot, good.share.mean, good.wins, good.forfeits) == ("random", 1.0, 6, {})
    assert (bad.share.mean, bad.scores, bad.best) == (0.0, {}, None)
    # It is started anew for each game, and breaks down in each.
    assert bad.forfeits == {reason: 6}
    assert [forfeit["game"] for forfeit in report.forfeits] == list(range(6))
    assert {forfeit["detail"].strip() for forfeit in report.forfeits} == {detail}


@pytest.mark.parametrize("kind", ["hang", "flood"])
def test_who_never_answers_is_ended(kind: str) -> None:
    report = match(GAME, ["random", naughty(kind)], 2, seconds=0.3)
    assert [bot.forfeits for bot in report.bots] == [{}, {"time": 2}]
    assert PROGRAMS.idle == []


@pytest.mark.parametrize("said", ["id name x", "want acts", "info x"])
def test_who_never_comes_to_the_end_of_its_hello_is_ended(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There was always one more line to be heard: nobody looked at the time."""
    monkeypatch.setattr(programs, "START", 0.3)
    talking = f"import os\nwhile True: os.write(1, b'{said}\\n' * 5000)"
    with pytest.raises(grotto.BadOption, match="bot_program"):
        match(GAME, ["random", shlex.join([sys.executable, "-c", talking])], 2)


DEMON = """
import subprocess, sys
waits = "import os, sys, time\\nwhile os.path.exists(sys.argv[1]): time.sleep(0.05)"
for line in sys.stdin:
    word = line.split()[0]
    if word == "go":
        subprocess.Popen([sys.executable, "-c", waits, __file__], start_new_session=True)
    print({"grotto": "ok", "newgame": "ready", "go": "error enough"}.get(word, "info"), flush=True)
"""


def test_a_program_that_leaves_another_one_behind_holds_nobody_up(tmp_path: Path) -> None:
    """That one keeps the pipe open, and who closed it waited for whoever was reading from it."""
    script = tmp_path / "demon.py"
    script.write_text(DEMON, "utf-8")
    try:
        report = match(GAME, ["random", shlex.join([sys.executable, str(script)])], 2, seconds=PATIENT)
    finally:
        script.unlink()
    assert [bot.forfeits for bot in report.bots] == [{}, {"resigned": 2}]


@pytest.mark.parametrize(
    ("said", "shown"), [(b"error \x1b[31mred\x07", "�[31mred�"), (b"error \xff\x00\xe2\x80\xaeabc", "���abc")]
)
def test_what_a_program_says_does_nothing_to_a_terminal(said: bytes, shown: str) -> None:
    answers = {"grotto": b"ok", "newgame": b"ready", "go": said}
    program = f"""
import os, sys
for line in sys.stdin:
    os.write(1, {answers}.get(line.split()[0], b"info") + b"\\n")
"""
    report = match(GAME, ["random", shlex.join([sys.executable, "-c", program])], 2, seconds=PATIENT)
    assert {forfeit["detail"] for forfeit in report.forfeits} == {shown}


def test_three_at_a_table_go_on_when_one_forfeits() -> None:
    caverna = grotto.game("caverna")
    report = match(caverna, ["random", naughty("crash", 2), "other=random"], 3, seconds=PATIENT)
    assert report.players == 3
    shares = {bot.bot: bot.share.mean for bot in report.bots}
    assert shares["bad"] == 0.0
    assert shares["random"] + shares["other"] == pytest.approx(1.0)
    assert len(report.forfeits) == 3


def test_alone_a_forfeit_is_no_win() -> None:
    game = play_game(GAME, [Entrant.of(naughty("crash"))], 1, seconds=PATIENT)
    assert (game.winners, len(game.forfeits)) == ((), 1)
    assert PROGRAMS.idle == []


def test_if_all_forfeit_nobody_wins() -> None:
    seats = [Entrant.of(naughty("crash")), Entrant.of(naughty("nonsense"))]
    game = play_game(GAME, seats, 1, seconds=PATIENT)
    assert game.winners == ()
    assert game.ranks() == [0, 0]


def test_the_same_with_programs_in_other_processes() -> None:
    bots = ["random", naughty("illegal", 30), f"mine={sys.executable} {EXAMPLES / 'line_bot.py'}"]
    alone = match(GAME, bots, 6, seconds=PATIENT)
    with executor_of(jobs=2) as executor:
        together = match(GAME, bots, 6, seconds=PATIENT, executor=executor)
    assert len(alone.forfeits) == 4
    assert together._replace(seconds=0.0) == alone._replace(seconds=0.0)


def test_a_program_that_cannot_say_hello_is_named_before_anything_is_played() -> None:
    for spec in (naughty("rude"), f"{sys.executable} -c 1/0", f"{sys.executable} {HERE / 'not_there.py'}"):
        with pytest.raises(grotto.BadOption, match="bot_program"):
            match(GAME, ["random", spec], 1000)
    with pytest.raises(grotto.BadOption, match="bot_program") as caught:
        match(GAME, ["random", f"{sys.executable} -c 1/0"], 1000)
    assert caught.value.data["problem"] == "ZeroDivisionError: division by zero"


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(grotto.BadOption, match="unknown_bot"):
        Entrant.of("nobody")
    with pytest.raises(grotto.BadOption, match="bot_program"):
        Entrant.of("not_there --deep 3")
    with pytest.raises(grotto.BadOption, match="bot_program"):
        Entrant.of("python 'unfinished")


@pytest.mark.skipif(os.name == "nt", reason="there nobody needs a permission to start a file")
def test_a_script_that_may_not_be_started_is_told_from_one_that_is_not_there(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text("print('ok')", "utf-8")
    for path, problem in ((script, "Permission denied"), (tmp_path / "other.py", "No such file or directory")):
        with pytest.raises(grotto.BadOption, match="bot_program") as caught:
            Entrant.of(f"{path} --deep 3")
        assert caught.value.data["problem"] == f"{path}: {problem}"


# ---- classes ----------------------------------------------------------------------------------


def test_a_class_by_its_name_plays_like_the_class_itself() -> None:
    named = match(GAME, ["random", "mine=grotto.bots.random_bot:RandomBot"], 6, 3, seconds=PATIENT)
    here = match(GAME, ["random", "mine=random"], 6, 3)
    assert named._replace(seconds=0.0) == here._replace(seconds=0.0, limit=PATIENT)


def test_classes_are_found_from_the_folder_one_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    report = match(GAME, ["random", "my_bots:Breaking"], 2, seconds=PATIENT)
    assert [bot.forfeits for bot in report.bots] == [{}, {"crash": 2}]
    assert "RuntimeError: no idea" in report.forfeits[0]["detail"]
    unready = match(GAME, ["random", "my_bots:Unready"], 2, seconds=PATIENT)
    assert [(forfeit["reason"], forfeit["move"]) for forfeit in unready.forfeits] == [("crash", 0)] * 2


def test_what_a_module_prints_when_it_is_imported_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "loud_bots.py").write_text("print('hello')\nfrom grotto.bots.random_bot import RandomBot as Loud\n")
    monkeypatch.chdir(tmp_path)
    assert match(GAME, ["random", "loud_bots:Loud"], 2, seconds=PATIENT).forfeits == []


@pytest.mark.parametrize(
    ("maker", "problem"),
    [
        (my_bots.Seedless, "Seedless takes no seed: def __init__(self, seed)"),
        (my_bots.Speechless, "Speechless has no method choose(game, state)"),
    ],
)
def test_a_class_that_can_be_no_bot_is_named_before_anything_is_played(
    maker: Any, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(HERE)
    for given in (maker, f"my_bots:{maker.__name__}"):
        with pytest.raises(grotto.BadOption, match="bot_program") as caught:
            match(GAME, ["random", given], 1000)
        assert str(caught.value.data["problem"]).endswith(problem)


def test_a_function_may_make_bots() -> None:
    assert match(GAME, ["random", lambda seed: RandomBot(seed)], 2).forfeits == []


def test_a_class_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    report = match(GAME, ["random", "my_bots:Sleeping"], 2, seconds=0.3)
    assert [bot.forfeits for bot in report.bots] == [{}, {"time": 2}]


def test_classes_in_this_process_forfeit_too() -> None:
    for maker in (my_bots.Breaking, my_bots.Leaving, my_bots.Unborn, my_bots.Unready):
        report = match(GAME, ["random", maker], 2)
        assert [bot.forfeits for bot in report.bots] == [{}, {"crash": 2}]
    for maker in (my_bots.Vague, my_bots.Wrong):
        report = match(GAME, ["random", maker], 2)
        assert [bot.forfeits for bot in report.bots] == [{}, {"illegal": 2}]


def test_a_function_that_makes_no_bot_forfeits() -> None:
    def nobody(seed: int) -> Any:
        return None

    report = match(GAME, ["random", nobody], 2)
    assert [bot.forfeits for bot in report.bots] == [{}, {"crash": 2}]
    assert {forfeit["detail"] for forfeit in report.forfeits} == {"NoneType has no method choose(game, state)"}


def test_a_program_that_says_nothing_is_told_of_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was `time`, and nothing else."""
    monkeypatch.setattr(programs, "START", 0.3)
    with pytest.raises(grotto.BadOption) as caught:
        match(GAME, [shlex.join([sys.executable, "-c", "input(); input()"])], 2)
    assert caught.value.data["problem"] == "no `ok` within 0.3 s"


def test_what_is_no_act_is_illegal_wherever_the_class_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    for maker, detail in ((my_bots.Vague, "[1 2]"), (my_bots.Wordy, "'"), (my_bots.Wrong, "-5")):
        here = match(GAME, ["random", maker], 2)
        there = match(GAME, ["random", f"{maker.__name__}=my_bots:{maker.__name__}"], 2, seconds=PATIENT)
        assert {forfeit["reason"] for forfeit in here.forfeits} == {"illegal"}
        assert here.forfeits[0]["detail"].startswith(detail)
        # What reads like a legal act says that it is a string.
        assert here.forfeits[0]["detail"].endswith("(str)") == (maker is my_bots.Wordy)
        assert there._replace(seconds=0.0, limit=0.0) == here._replace(seconds=0.0, limit=0.0)


def test_numbers_of_numpy_are_numbers_wherever_the_class_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    honest = match(GAME, ["random", "OfNumpy=random"], 2)
    for given in (my_bots.OfNumpy, "OfNumpy=my_bots:OfNumpy"):
        report = match(GAME, ["random", given], 2, seconds=PATIENT)
        assert report._replace(seconds=0.0, limit=0.0) == honest._replace(seconds=0.0, limit=0.0)


def test_nobody_moves_the_pieces_of_others() -> None:
    report = match(GAME, ["random", my_bots.Cheating], 4, 2)
    assert report.forfeits == []
    honest = match(GAME, ["random", "Cheating=random"], 4, 2)
    assert report._replace(seconds=0.0) == honest._replace(seconds=0.0)


def test_names() -> None:
    found = entrants_of(["random", "random", "a=level1", RandomBot])
    assert [one.name for one in found] == ["random", "random#2", "a", "RandomBot"]
    assert found[3].maker is RandomBot
