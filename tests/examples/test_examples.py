"""The files of `examples` do what they say, in short."""

from __future__ import annotations

import importlib
import random
import re
import sys
from email.message import Message
from io import BytesIO
from pathlib import Path
from types import ModuleType
from urllib.error import HTTPError

import pytest

import grotto

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))
    return importlib.import_module(name)


def test_the_bot_has_twenty_lines_and_beats_chance() -> None:
    source = (EXAMPLES / "twenty_line_bot.py").read_text("utf-8")
    whole = re.search(r"^class OneAhead.*?(?=^def duel)", source, re.DOTALL | re.MULTILINE)
    assert whole is not None
    assert len(whole[0].strip().splitlines()) <= 20
    duel = example("twenty_line_bot").duel
    games = [duel(seed) for seed in range(6)]
    assert [mine > other for mine, other in games] == [True] * 6
    assert duel(3) == games[3]


def test_an_agent_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """In full it takes a minute; the first games tell already."""
    means = example("train_solo").train(games=200)
    assert len(means) == 10
    assert sum(means[-3:]) / 3 > sum(means[:2]) / 2 + 3
    assert "200 games" in capsys.readouterr().out


def test_openspiels_search_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    state = example("open_spiel_mcts").play(simulations=5)
    assert state.position.actor == grotto.NOBODY
    mine, other = state.position.result().totals
    assert mine > other
    played = capsys.readouterr().out.splitlines()
    game = grotto.game("cave_vs_cave")
    assert played
    assert all(game.notation(game.act(line)) == line for line in played)


def test_who_asks_too_much_waits_as_told(monkeypatch: pytest.MonkeyPatch) -> None:
    module = example("play_a_seat")
    told = Message()
    told["Retry-After"] = "7"
    answers = [HTTPError("", 429, "", told, None), HTTPError("", 429, "", Message(), None), BytesIO(b'{"csrf": "x"}')]

    class Opener:
        def open(self, request: object) -> BytesIO:
            answer = answers.pop(0)
            if isinstance(answer, HTTPError):
                raise answer
            return answer

    waited: list[int] = []
    monkeypatch.setattr(module, "build_opener", lambda *_: Opener())
    monkeypatch.setattr(module.time, "sleep", waited.append)
    assert module.Table("http://nowhere").csrf == "x"
    assert waited == [7, 1]


def test_among_equal_acts_a_player_takes_any() -> None:
    """It took the last of the alphabet, the same tile in each round, and lost every game to `random`."""
    acts = [{"args": [tile], "change": {}} for tile in ("housework", "masonry", "undermining")]
    view = {"legal": [{"verb": "take", "role": "main", "acts": acts}]}
    random.seed(3)
    choose = example("play_a_seat").choose
    assert {choose(view) for _ in range(30)} == {"take housework", "take masonry", "take undermining"}
    acts[1]["change"] = {"wood": 1}
    assert {choose(view) for _ in range(30)} == {"take masonry"}


def test_every_example_is_tried() -> None:
    """Here, or where the tests of its subject are."""
    tests = "".join([file.read_text("utf-8") for file in Path(__file__).parents[1].rglob("test_*.py")])
    tried = {name or file for name, file in re.findall(r'example\("(\w+)"\)|"(\w+)\.py"', tests)}
    assert {file.stem for file in EXAMPLES.glob("*.py")} <= tried
