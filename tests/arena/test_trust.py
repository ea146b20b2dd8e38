"""What would make the numbers of a match wrong without anybody noticing."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

import grotto
from grotto.arena import provenance
from grotto.arena.executors import executor_of
from grotto.arena.figures import figures
from grotto.arena.journal import GAMES as LINES
from grotto.arena.journal import MATCH, Journal
from grotto.arena.match import match, match_of, records
from grotto.arena.on_ray import carry_out
from grotto.arena.playing import Forfeit, GameReport, derive
from grotto.arena.schedule import Schedule
from grotto.bots import Bot
from grotto.bots.random_bot import RandomBot

GAME = grotto.game("cave_vs_cave")
PATIENT = 600.0

FIRST = """
class Mine:
    def __init__(self, seed):
        pass

    def choose(self, game, state):
        return state.legal()[0]
"""


def moves_of(folder: Path) -> list[object]:
    return [one.record.moves for one in records(folder)]


# ---- one folder, one match --------------------------------------------------------------------


def refused(again: Callable[[], object]) -> str:
    """What another match in the same folder is refused for."""
    with pytest.raises(grotto.BadOption, match="arena_settings") as caught:
        again()
    return str(caught.value.data["allowed"])


def test_a_class_that_has_changed_is_another_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("changing_bot.py").write_text(FIRST)
    bots = ["random", "changing_bot:Mine"]
    before = match(GAME, bots, 2, seconds=PATIENT, folder=tmp_path / "out")
    assert match(GAME, bots, 2, seconds=PATIENT, folder=tmp_path / "out").text() == before.text()
    Path("changing_bot.py").write_text(FIRST.replace("[0]", "[-1]"))
    assert refused(lambda: match(GAME, bots, 4, seconds=PATIENT, folder=tmp_path / "out")) == "bots"


def test_a_package_of_bots_is_all_of_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("some_bots").mkdir()
    for name in ("__init__", "clever", "weights"):
        Path("some_bots", f"{name}.py").write_text("")
    before = provenance.files_of_class("some_bots.clever:Mine", str(tmp_path))
    Path("some_bots", "weights.py").write_text("WEIGHTS = [1]")
    assert provenance.files_of_class("some_bots.clever:Mine", str(tmp_path)) != before


def test_a_program_that_has_changed_is_another_bot(tmp_path: Path) -> None:
    program = tmp_path / "line_bot.py"
    program.write_text((Path(__file__).parents[2] / "examples" / "line_bot.py").read_text())
    bots = ["random", f"mine={sys.executable} {program}"]
    match(GAME, bots, 2, seconds=PATIENT, folder=tmp_path / "out")
    program.write_text(program.read_text() + "# another one\n")
    assert refused(lambda: match(GAME, bots, 4, seconds=PATIENT, folder=tmp_path / "out")) == "bots"


class Picky(Bot):
    """Takes the act at one place of the list."""

    def __init__(self, place: int, seed: int) -> None:
        super().__init__(seed)
        self.place = place

    def choose(self, game: grotto.Game, state: grotto.State) -> int:
        return state.legal()[self.place]


def test_the_same_class_with_other_arguments_is_another_bot(tmp_path: Path) -> None:
    match(GAME, ["random", partial(Picky, 0)], 2, folder=tmp_path)
    assert match(GAME, ["random", partial(Picky, 0)], 2, folder=tmp_path).played == 0
    assert refused(lambda: match(GAME, ["random", partial(Picky, -1)], 4, folder=tmp_path)) == "bots"


def test_another_engine_needs_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a clone the version says little: between two commits bots and rules may have changed."""
    match(GAME, ["random"], 2, folder=tmp_path)
    monkeypatch.setattr(provenance, "sources", lambda: "others")
    assert refused(lambda: match(GAME, ["random"], 4, folder=tmp_path)) == "sources"


def test_workers_of_another_grotto_are_refused() -> None:
    """A cluster may have been set up long ago."""
    assert carry_out(provenance.here(), {}, abs, -3) == 3
    with pytest.raises(grotto.BadOption, match="other_grotto") as caught:
        carry_out("0.0.1 abc", {}, abs, -3)
    assert caught.value.data == {"value": provenance.here(), "allowed": "0.0.1 abc"}


# ---- the journal ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        {"totals": [3]},
        {"winners": [7]},
        {"game": -1},
        {"totals": ["3", "4"]},
    ],
)
def test_a_line_that_is_no_game_of_the_match_is_named(tmp_path: Path, damage: dict[str, object]) -> None:
    match(GAME, ["random", "random"], 2, folder=tmp_path)
    lines = (tmp_path / LINES).read_text().splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | damage)
    (tmp_path / LINES).write_text("\n".join(lines) + "\n")
    with pytest.raises(grotto.BadOption, match="arena_line") as caught:
        match(GAME, ["random", "random"], 2, folder=tmp_path)
    assert caught.value.data == {"value": str(tmp_path / LINES), "n": 2}


def test_a_game_that_is_there_twice_is_named(tmp_path: Path) -> None:
    match(GAME, ["random", "random"], 2, folder=tmp_path)
    text = (tmp_path / LINES).read_text()
    (tmp_path / LINES).write_text(text + text.splitlines(keepends=True)[0])
    for read in (lambda: match(GAME, ["random", "random"], 2, folder=tmp_path), lambda: list(records(tmp_path))):
        with pytest.raises(grotto.BadOption, match="arena_line") as caught:
            read()
        assert caught.value.data["n"] == 3


def test_who_sat_where_is_read_and_not_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later grotto may plan games otherwise; those of an older match keep their seats and their luck."""
    match(GAME, ["random", "a=random", "b=random"], 4, players=2, folder=tmp_path)
    before = [one.record.text() for one in records(tmp_path)]
    monkeypatch.setattr("grotto.arena.schedule.derive", lambda seed, *path: derive(seed, "otherwise", *path))
    assert [one.record.text() for one in records(tmp_path)] == before
    with pytest.raises(grotto.BadOption, match="arena_line"):
        match(GAME, ["random", "a=random", "b=random"], 4, players=2, folder=tmp_path)


def test_folders_that_do_not_say_who_sat_where_are_read(tmp_path: Path) -> None:
    match(GAME, ["random", "a=random"], 4, folder=tmp_path)
    before = [one.record.text() for one in records(tmp_path)]
    lines = [json.loads(line) for line in (tmp_path / LINES).read_text().splitlines()]
    for line in lines:
        del line["seats"], line["seed"]
    (tmp_path / LINES).write_text("".join([json.dumps(line) + "\n" for line in lines]))
    assert [one.record.text() for one in records(tmp_path)] == before


# ---- who played -------------------------------------------------------------------------------

HASTY = """
import json, os, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "grotto":
        print("want legal\\nok", flush=True)
    elif word == "newgame":
        print("ready", flush=True)
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "go":
        # In one breath, however Python buffers.
        os.write(1, f"bestact {legal[0]}\\nbestact {legal[-1]}\\n".encode())
"""


def test_two_answers_to_one_question_are_no_answer_to_the_next(tmp_path: Path) -> None:
    """Else everything that it says later is taken for the answer to another decision, and often it is legal there."""
    (tmp_path / "hasty.py").write_text(HASTY)
    report = match(GAME, ["random", f"hasty={sys.executable} {tmp_path / 'hasty.py'}"], 4, seconds=PATIENT)
    assert [(bot.bot, bot.forfeits) for bot in report.bots] == [("random", {}), ("hasty", {"nonsense": 4})]


CARELESS = """
import random

import numpy

class Careless:
    def __init__(self, seed):
        pass

    def choose(self, game, state):
        words = list({game.notation(act) for act in state.legal()})
        return game.act(words[(random.randrange(100) + int(numpy.random.randint(100))) % len(words)])
"""


def test_who_uses_the_generators_of_python_plays_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither they nor the order of a set differ from process to process."""
    monkeypatch.chdir(tmp_path)
    Path("careless_bot.py").write_text(CARELESS)
    played = []
    for name in ("one", "two"):
        match(GAME, ["random", "careless_bot:Careless"], 2, seconds=PATIENT, folder=tmp_path / name)
        played.append(moves_of(tmp_path / name))
    assert played[0] == played[1]


def test_what_was_scored_against_a_substitute_counts_for_nobody() -> None:
    """`random` plays a forfeited game to its end: whoever meets it scores what the bot might never have allowed."""
    schedule = Schedule(2, 2, False, 0)
    fair = [GameReport((20, 30), (1,), 50)] * 20
    spoiled = [GameReport((5, 90), (1,), 50, (Forfeit(0, "crash", 3, ""),))] * 20
    report = figures("cave_vs_cave", ["a", "b"], schedule, fair + spoiled, {}, 1.0)
    for bot in report.bots:
        assert bot.scores == {20: 10, 30: 10}
        assert bot.games == 40
    assert [seat.score.mean for seat in report.seats] == [20, 30]
    assert sum([sum(bot.forfeits.values()) for bot in report.bots]) == 20


# ---- what a report says -----------------------------------------------------------------------


def test_a_report_says_all_that_has_to_be_known_to_play_it_again() -> None:
    report = match(GAME, ["random", "random"], 2, seed=5, gauntlet=True).to_data()
    assert report["version"] == grotto.__version__
    assert report["options"] == GAME.checked(2, {})
    assert (report["seed"], report["gauntlet"], report["limit"]) == (5, True, 10.0)


def test_match_json_names_what_everything_was_made_of(tmp_path: Path) -> None:
    match(GAME, ["random", RandomBot], 2, folder=tmp_path)
    data = json.loads((tmp_path / MATCH).read_text())
    assert (data["version"], data["sources"]) == (grotto.__version__, provenance.sources())
    assert [bot["files"] != "" for bot in data["bots"]] == [False, True]


# ---- what is not to end in a traceback --------------------------------------------------------


def test_a_class_that_other_processes_can_not_find_is_named() -> None:
    class Local(RandomBot):
        pass

    with executor_of(jobs=2) as executor:
        for maker in (Local, partial(Local)):
            with pytest.raises(grotto.BadOption, match="bot_here_only"):
                match(GAME, ["random", maker], 2, executor=executor)
    assert match(GAME, ["random", Local], 2).games == 2


def test_a_class_of_a_notebook_is_found_here_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert provenance.can_be_sent(RandomBot)
    notebook = ModuleType("__main__")
    monkeypatch.setitem(sys.modules, "__main__", notebook)
    made = type("Made", (RandomBot,), {"__module__": "__main__"})
    notebook.Made = made  # type: ignore[attr-defined]
    assert not provenance.can_be_sent(made)
    notebook.__file__ = "script.py"
    assert provenance.can_be_sent(made)


def test_a_worker_that_dies_is_told() -> None:
    with executor_of(jobs=2) as executor, pytest.raises(grotto.BadOption, match="worker_died") as caught:
        list(executor.run(os._exit, [3] * 20))
    assert caught.value.data == {"value": 2}


def test_a_disk_that_is_full_is_told(tmp_path: Path) -> None:
    wanted = match_of(GAME, ["random"])
    with Journal(tmp_path, wanted.to_data(), wanted.schedule()) as journal:
        journal.file.close()
        # Whatever is written there does not fit.
        journal.file = open("/dev/full", "ab")  # noqa: SIM115
        with pytest.raises(grotto.BadOption, match="arena_folder"):
            journal.add(0, GameReport((3, 4), (1,), 9))
