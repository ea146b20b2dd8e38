"""The benchmark: that it measures what it says. How fast anything is, is no matter for a test."""

from __future__ import annotations

from typing import Any

import pytest

import grotto
from grotto.arena import bench as module
from grotto.arena.bench import Contender, Ours, bench

COLUMNS = ["name", "decisions_per_s", "clone_us", "p999_ms", "max_ms", "games_per_s"]


def test_every_seat_count_has_a_row() -> None:
    report: dict[str, Any] = bench(["cave_vs_cave"], 0.05, None)
    assert list(report) == ["results", "ratio"]
    assert [row["name"] for row in report["results"]] == ["cave_vs_cave 1p", "cave_vs_cave 2p"]
    assert report["ratio"] == {}
    for row in report["results"]:
        assert list(row) == COLUMNS
        assert row["decisions_per_s"] > 0
        assert row["clone_us"] > 0
        assert 0 < row["p999_ms"] <= row["max_ms"]


def test_the_ratio_is_ours_over_theirs() -> None:
    pytest.importorskip("catanatron")
    report: dict[str, Any] = bench(["cave_vs_cave"], 0.1, "catanatron")
    speeds = {row["name"]: row["decisions_per_s"] for row in report["results"]}
    assert list(speeds) == ["cave_vs_cave 1p", "cave_vs_cave 2p", "catanatron 4p"]
    for name in ("cave_vs_cave 1p", "cave_vs_cave 2p"):
        assert report["ratio"][name] == pytest.approx(speeds[name] / speeds["catanatron 4p"])


def test_a_rival_that_is_not_installed_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(grotto.BadOption) as caught:
        bench(["cave_vs_cave"], 0.01, "catanatron")
    assert caught.value.id == "bench_missing"
    assert caught.value.data == {"value": "catanatron", "allowed": "pip install grotto[bench]"}


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


def test_contenders_take_turns() -> None:
    order: list[str] = []

    class Quiet(Ours):
        def run(self, seconds: float) -> None:
            order.append(self.name)

    game = grotto.game("cave_vs_cave")
    rivals: list[Contender] = [Quiet(game, 1), Quiet(game, 2)]
    module._take_turns(rivals, 2.5 * module.SLICE)
    assert order == ["cave_vs_cave 1p", "cave_vs_cave 2p"] * 3
