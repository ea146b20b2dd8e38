"""docs/arena.md and docs/protocol.md are true: their code runs, their commands too, and so do the examples."""

from __future__ import annotations

import json
import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grotto.arena.journal import read_match
from grotto.arena.programs import TOPICS
from grotto.cli import main

ROOT = Path(__file__).parent.parent
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("arena", "protocol")}
SNIPPETS = [
    (name, number, code)
    for name, text in PAGES.items()
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
]


@pytest.mark.parametrize(("page", "number", "code"), SNIPPETS, ids=[f"{name}-{n}" for name, n, _ in SNIPPETS])
def test_code_runs(page: str, number: int, code: str) -> None:
    if "pyarrow" in code:
        pytest.importorskip("pyarrow")
    exec(compile(code, f"{page}.md, snippet {number}", "exec"), {"__name__": "docs"})


def test_the_class_of_the_page_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = [code for page, _, code in SNIPPETS if "class Clever" in code]
    (tmp_path / "my_bots.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    args = "arena cave_vs_cave --bots random,mine=my_bots:Clever --games 2 --seconds 300 --json"
    result = CliRunner().invoke(main, args.split())
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert {bot["bot"] for bot in report["bots"]} == {"random", "mine"}
    assert report["forfeits"] == []


def test_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    commands = [
        line for code in re.findall(r"```sh\n(.*?)```", PAGES["arena"], re.DOTALL) for line in code.splitlines()
    ]
    assert len(commands) == 2
    for command in commands:
        result = CliRunner().invoke(main, shlex.split(command)[1:])
        assert result.exit_code == 0, result.output
    assert read_match(tmp_path / "first_match")["game"] == "cave_vs_cave"
    for name in ("first_match/report.html", "first_match/report.json", "decisions.parquet"):
        assert (tmp_path / name).stat().st_size > 1000


def test_the_pages_name_everything() -> None:
    from grotto.arena.dataset import schema_of
    from grotto.cli.arena import arena

    pytest.importorskip("pyarrow")
    import grotto

    described = set(re.findall(r"`(\w+)`", PAGES["arena"]))
    assert set(schema_of(grotto.game("cave_vs_cave"), {}).names) <= described
    assert set(TOPICS) <= set(re.findall(r"`(\w+)`", PAGES["protocol"]))
    known = {option for param in arena.params for option in param.opts}
    assert set(re.findall(r"`(--[a-z]+)", PAGES["arena"])) <= known


def test_the_example_of_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "arena_match.py"), run_name="arena_match")
    example["main"](tmp_path, games=6, jobs=1)
    told = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in told} == {"level1", "Hoarder", "random"}
    assert "</html>" in (tmp_path / "match.html").read_text("utf-8")


def test_the_example_of_a_dataset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it is run by who has read nothing: without a folder."""
    pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["dataset.py"])
    runpy.run_path(str(ROOT / "examples" / "dataset.py"), run_name="__main__")
    told = re.search(r"decisions, \d+ features, (-?\d+)% of the final score foreseen", capsys.readouterr().out)
    # Two hundred games are enough to foresee something of games that were held back.
    assert told is not None
    assert int(told[1]) > 3
    assert (tmp_path / "self_play" / "decisions.parquet").is_file()


def test_the_bot_of_the_line_protocol_is_short() -> None:
    for name in ("line_bot.py", "line_bot.mjs"):
        lines = (ROOT / "examples" / name).read_text("utf-8").splitlines()
        assert len([line for line in lines if line.strip()]) < 45
