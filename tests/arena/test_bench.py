"""The benchmark: that it measures what it says. How fast anything is, is no matter for a test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.arena import bench as module
from grotto.arena.bench import bench, compare
from grotto.arena.contenders import Contender, Ours, Tally

COLUMNS = [
    "name", "decisions_per_s", "decisions_per_cpu_s", "loops_per_s", "loops_per_cpu_s", "clone_us", "state_bytes",
    "replay_ms", "p999_ms", "max_ms", "games_per_s",
]  # fmt: skip


def test_every_seat_count_has_a_row() -> None:
    report: dict[str, Any] = bench(["cave_vs_cave"], 0.05, None)
    assert list(report) == ["compiled", "python", "results", "ratio", "loop_ratio", "beside"]
    assert report["compiled"] is grotto.COMPILED
    assert [row["name"] for row in report["results"]] == ["cave_vs_cave 1p", "cave_vs_cave 2p"]
    assert report["ratio"] == {}
    for row in report["results"]:
        assert list(row) == COLUMNS
        assert row["decisions_per_s"] > 0
        assert row["loops_per_s"] > 0
        assert row["clone_us"] > 0
        assert row["replay_ms"] > 0
        # Two lists of a cave alone have 6 goods and 12 cells.
        assert 300 < row["state_bytes"] < 10_000
        assert 0 < row["p999_ms"] <= row["max_ms"]


def test_the_ratio_is_ours_over_theirs() -> None:
    pytest.importorskip("catanatron")
    report: dict[str, Any] = bench(["cave_vs_cave"], 0.1, "catanatron")
    speeds = {row["name"]: row["decisions_per_cpu_s"] for row in report["results"]}
    loops = {row["name"]: row["loops_per_cpu_s"] for row in report["results"]}
    assert list(speeds) == ["cave_vs_cave 1p", "cave_vs_cave 2p", "catanatron 4p"]
    for name in ("cave_vs_cave 1p", "cave_vs_cave 2p"):
        assert report["ratio"][name] == pytest.approx(speeds[name] / speeds["catanatron 4p"])
        assert report["loop_ratio"][name] == pytest.approx(loops[name] / speeds["catanatron 4p"])


def test_a_rival_that_is_not_installed_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(grotto.BadOption) as caught:
        bench(["cave_vs_cave"], 0.01, "catanatron")
    assert caught.value.id == "bench_missing"
    assert caught.value.data == {"value": "catanatron", "allowed": 'pip install "grotto[bench]"'}


def test_unknown_names() -> None:
    with pytest.raises(grotto.BadOption, match="bad_option_value"):
        bench(["cave_vs_cave"], 0.01, "nobody")
    with pytest.raises(grotto.BadOption, match="unknown_game"):
        bench(["nothing"], 0.01, None)


def test_decisions_and_games_are_counted_as_they_are_made() -> None:
    contender = Ours(grotto.game("cave_vs_cave"), 1)
    made = 0
    first = contender.state
    while contender.state is first:
        contender.play(1)
        made += 1
    # 19 turns of at least a tile and its end, 7 tiles and 3 rooms turned up less those without a choice.
    assert made >= 38
    assert contender.games == 1


def test_a_loop_of_a_search_copies_the_position_before_it_acts() -> None:
    contender = Ours(grotto.game("cave_vs_cave"), 2)
    contender.look(3)
    before = contender.state
    key = before.key()
    contender.look(1)
    assert contender.state is not before
    assert before.key() == key
    assert contender.state.key() != key


def test_contenders_take_turns() -> None:
    order: list[str] = []

    class Quiet(Ours):
        def run(self, seconds: float) -> None:
            order.append(self.name)

        def search(self, seconds: float) -> None:
            order.append("search")

    game = grotto.game("cave_vs_cave")
    rivals: list[Contender] = [Quiet(game, 1), Quiet(game, 2)]
    module._take_turns(rivals, 2.5 * module.SLICE)
    assert order == ["cave_vs_cave 1p", "search", "cave_vs_cave 2p", "search"] * 3


def test_rates_by_the_clock_and_by_the_processor() -> None:
    tally = Tally()
    tally.n, tally.seconds, tally.cpu = 100, 4.0, 2.0
    assert (tally.per_s(), tally.per_cpu_s()) == (25.0, 50.0)


def test_another_clone_is_measured_beside_this_one() -> None:
    here = Path(grotto.__file__).parents[2]
    report: dict[str, Any] = bench(["cave_vs_cave"], 0.1, beside=here)
    names = [row["name"] for row in report["results"]]
    assert names == [f"cave_vs_cave {n}p{where}" for where in ("", f" ({here.name})") for n in (1, 2)]
    speeds = {row["name"]: row["decisions_per_cpu_s"] for row in report["results"]}
    for name in names[:2]:
        ratio = report["beside"][name]["decisions"]
        assert ratio == pytest.approx(speeds[name] / speeds[f"{name} ({here.name})"])


LIKE_OURS = """
import os
import subprocess
import sys
from pathlib import Path
import grotto
from grotto.arena.contenders import Beside
other = Beside(Path(grotto.__file__).parents[2], "cave_vs_cave", 2)
other.warm_up()
other.close()
print(other.compiled, grotto.COMPILED)
"""


@pytest.mark.parametrize("compiled", sorted({"0", str(int(grotto.COMPILED))}))
def test_another_clone_runs_compiled_if_this_one_does(compiled: str) -> None:
    """Else the two would be told apart by their compiler."""
    command = [sys.executable, "-c", LIKE_OURS]
    said = subprocess.run(command, env={**os.environ, "GROTTO_COMPILED": compiled}, capture_output=True, check=True)
    assert said.stdout.split() == [b"True" if compiled == "1" else b"False"] * 2


def row(name: str, speed: float) -> dict[str, Any]:
    return {"name": name, "decisions_per_cpu_s": speed, "loops_per_cpu_s": speed / 2, "clone_us": 100 / speed}


def test_an_earlier_run_is_compared_by_what_both_measured() -> None:
    then: dict[str, Any] = {"results": [row("a 2p", 10.0), row("gone 2p", 1.0)], "ratio": {}}
    now: dict[str, Any] = {"results": [row("a 2p", 30.0), row("new 2p", 1.0)], "ratio": {}}
    assert compare(now, then) == {"a 2p": pytest.approx({"decisions": 3.0, "loops": 3.0, "clone": 3.0})}


def test_a_rival_in_both_runs_makes_up_for_a_busier_machine() -> None:
    then: dict[str, Any] = {"results": [row("a 2p", 10.0), row("rival", 4.0)], "ratio": {"a 2p": 2.5}}
    now: dict[str, Any] = {"results": [row("a 2p", 10.0), row("rival", 2.0)], "ratio": {"a 2p": 5.0}}
    assert compare(now, then) == {"a 2p": pytest.approx({"decisions": 2.0, "loops": 2.0, "clone": 2.0})}
