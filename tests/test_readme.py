"""What README.md shows must work as it stands."""

import re
from pathlib import Path

import pytest

import grotto

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_first_example_is_ten_lines_and_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for line in EXAMPLES[0].splitlines() if line.strip()]
    assert len(lines) <= 10
    names: dict[str, object] = {}
    exec(EXAMPLES[0], names)
    state = names["state"]
    assert isinstance(state, grotto.State)
    assert state.actor == grotto.NOBODY
    assert capsys.readouterr().out == f"end_turn {state.result().totals}\n"


def test_the_example_of_data_is_a_position() -> None:
    names: dict[str, object] = {"grotto": grotto}
    exec(EXAMPLES[1], names)
    state = names["state"]
    assert isinstance(state, grotto.State)
    assert state.counters(0)["food"] == 9
    assert grotto.game("cave_vs_cave").act("take housework") in state.legal()
