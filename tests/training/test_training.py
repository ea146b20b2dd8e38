"""A net learns from its own play; a run can be stopped at any time and depends on its seed alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import grotto
from grotto.arena.executors import Serial
from grotto.bots.net import Net, NetJudge, features_hash, final_scores, final_worth, inputs, load, save
from grotto.cli import main
from grotto.kernel.chance import sample
from grotto.text import speaker
from grotto.training import fit
from grotto.training.play import SelfPlay
from grotto.training.run import Run, error_of, settings_of
from grotto.training.samples import Samples
from grotto.training.settings import Settings

GAME = grotto.game("cave_vs_cave")
TINY = Settings(
    "cave_vs_cave", seed=5, games=2, first_games=2, players=(1, 2), positions=12, outcomes=1, memory=2,
    hidden=(16, 8), steps=20, batch=64,
)  # fmt: skip


def made_up(rows: int, seed: int) -> Samples:
    """Scores that follow from features in a way that is not linear."""
    rng = np.random.default_rng(seed)
    seen = rng.standard_normal((rows, 12)).astype(np.float32)
    own = 20.0 + 5.0 * np.maximum(seen[:, 0], seen[:, 1]) + seen[:, -1]
    targets = np.stack([own, 3.0 * np.abs(seen[:, 2])], axis=1).astype(np.float32)
    return Samples(seen.astype(np.float16), targets, np.ones((rows, 2), np.float32))


def test_a_run_says_how_far_it_is(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    Run(tmp_path, TINY._replace(first_games=3)).go_on(2, lambda row: None, lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3), (1, 2), (2, 2)]


class Backwards(Serial):
    """Carries everything out in the wrong order, as several processes may, and says what."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        for task in reversed(list(tasks)):
            self.done.append(work.__name__)
            yield task, work(task)


def test_all_games_are_played_by_the_executor_in_whatever_order(tmp_path: Path) -> None:
    settings, executor = TINY._replace(players=(2,), trial_games=3), Backwards()
    rows: list[dict[str, Any]] = []
    for name, who in (("usual", None), ("backwards", executor)):
        Run(tmp_path / name, settings, who).go_on(1, rows.append)
    usual, backwards = [{**row, "play_s": 0, "seconds": 0} for row in rows]
    assert usual == backwards
    assert {"trial_2p", "wins_2p"} <= usual.keys()
    assert executor.done == ["play_task"] * 2 + ["try_net"] * 3


def test_learning_finds_what_is_not_linear() -> None:
    samples, fresh = made_up(2000, 1), made_up(500, 2)
    settings = TINY._replace(steps=300, hidden=(32, 16), rate=0.005, batch=64)
    net = fit.new_net(samples.rows.astype(np.float32), samples.targets, settings.hidden, np.random.default_rng(3))
    before = error_of(Net(fit.for_play(net)), fresh)
    fit.learn(net, samples, settings, np.random.default_rng(4))
    assert error_of(Net(fit.for_play(net)), fresh) < 0.25 * before


def test_a_score_that_does_not_count_is_not_learned() -> None:
    samples = made_up(400, 1)
    samples.weights[:, 1] = 0.0
    net = fit.new_net(samples.rows.astype(np.float32), samples.targets, (8, 8), np.random.default_rng(3))
    fit.learn(net, samples, TINY, np.random.default_rng(4))
    assert (net["last"][:, 1] == 0.0).all()
    assert (net["last"][:-1, 0] != 0.0).any()


def test_a_new_net_ranks_as_the_game_does() -> None:
    samples = SelfPlay(GAME, None, TINY, 1, 7).play()
    rows = samples.rows.astype(np.float32)
    net = fit.new_net(rows, samples.targets, (16, 8), np.random.default_rng(1))
    said = Net(fit.for_play(net)).scores(rows)[:, 0]
    assert np.allclose(said - rows[:, -1], said[0] - rows[0, -1], atol=1e-3)


def test_what_is_learned_from_a_first_game_is_its_end() -> None:
    play = SelfPlay(GAME, None, TINY, 2, 8)
    samples = play.play()
    totals = play.state.result().totals
    assert len(samples.rows) > 40
    assert {tuple(row) for row in samples.targets.tolist()} == {final_scores(totals, seat) for seat in (0, 1)}


def test_behind_a_turn_that_was_only_tried_the_end_says_nothing() -> None:
    samples = SelfPlay(GAME, None, TINY, 1, 9).play()
    net = Net(
        fit.for_play(fit.new_net(samples.rows.astype(np.float32), samples.targets, (8, 8), np.random.default_rng(1)))
    )
    always = SelfPlay(GAME, net, TINY._replace(explore=1.0, lines=0), 1, 9)
    always.play()
    tried = [turn for turn in always.turns[0] if turn.tried]
    assert len(tried) > 5
    for turn in tried:
        assert always.mixed(turn, np.array([[1e6, 1e6]], np.float32)).max() < 1000.0


def folder_of(run: Run) -> dict[str, object]:
    return {name: run.arrays(f"net-{len(run.log) - 1}.npz")[name].tolist() for name in fit.NAMES}


def test_a_run_that_was_interrupted_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole, first = Run(tmp_path / "whole", TINY), Run(tmp_path / "parts", TINY)
    whole.go_on(3, lambda row: None)
    first.go_on(1, lambda row: None)
    # Somebody pulled the plug while the second generation was played.
    (tmp_path / "parts" / "samples-1.npz").write_bytes(b"half a file")
    second = Run(tmp_path / "parts", TINY)
    rows: list[int] = []
    second.go_on(3, lambda row: rows.append(row["generation"]))
    assert rows == [1, 2]
    assert folder_of(second) == folder_of(whole)
    assert not (tmp_path / "parts" / "samples-0.npz").exists()
    assert [row["positions"] for row in second.log] == [row["positions"] for row in whole.log]


def test_learning_from_play_makes_the_error_smaller(tmp_path: Path) -> None:
    run = Run(tmp_path, TINY._replace(first_games=6, players=(1,), steps=300, rate=0.003))
    run.go_on(1, lambda row: None)
    assert run.log[0]["error"] < 0.7 * run.log[0]["error_before"]


def test_for_play_the_last_generations_are_averaged(tmp_path: Path) -> None:
    run = Run(tmp_path, TINY._replace(players=(1,), average=2))
    run.go_on(3, lambda row: None)
    run.keep(tmp_path / "play.npz")
    judge = load(tmp_path / "play.npz", GAME, 1)
    assert judge is not None
    one, other = [run.arrays(f"net-{number}.npz")["second"] for number in (1, 2)]
    assert np.allclose(judge.net.second, (one + other) / 2, atol=1e-3)
    assert not np.allclose(one, other, atol=1e-3)
    run.keep(tmp_path / "other.npz", players=(2,), trust=0.3, average=1)
    chosen = load(tmp_path / "other.npz", GAME, 2)
    assert chosen is not None
    assert chosen.trust == 0.3
    assert np.allclose(chosen.net.second, other, atol=1e-3)


def test_a_line_of_the_log_that_was_not_finished_is_done_again(tmp_path: Path) -> None:
    whole, parts = Run(tmp_path / "whole", TINY), Run(tmp_path / "parts", TINY)
    whole.go_on(2, lambda row: None)
    parts.go_on(2, lambda row: None)
    log = tmp_path / "parts" / "log.jsonl"
    log.write_text(log.read_text()[:-20])
    again = Run(tmp_path / "parts", TINY)
    assert len(again.log) == 1
    again.go_on(2, lambda row: None)
    assert folder_of(again) == folder_of(whole)
    assert len(log.read_text().splitlines()) == 2


def test_other_features_need_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Run(tmp_path, TINY)
    assert settings_of(tmp_path) == TINY
    monkeypatch.setattr("grotto.training.run.features_hash", lambda game: "others")
    with pytest.raises(grotto.BadOption, match="training_settings"):
        Run(tmp_path, TINY)


def test_other_settings_need_another_folder(tmp_path: Path) -> None:
    Run(tmp_path, TINY)
    with pytest.raises(grotto.BadOption) as caught:
        Run(tmp_path, TINY._replace(seed=6, steps=TINY.steps + 1))
    assert caught.value.id == "training_settings"
    assert caught.value.data == {"value": str(tmp_path / "settings.json"), "allowed": "seed, steps"}


def test_two_at_a_time_are_refused(tmp_path: Path) -> None:
    """Both would write the same generation, and the log would count it twice."""
    pytest.importorskip("fcntl")
    run, other = Run(tmp_path, TINY), Run(tmp_path, TINY)
    refused: list[str] = []

    def meanwhile(done: int, of: int) -> None:
        with pytest.raises(grotto.BadOption) as caught:
            other.go_on(1, lambda row: None)
        refused.append(caught.value.id)

    run.go_on(1, lambda row: None, meanwhile)
    assert refused == ["training_busy"] * TINY.first_games
    assert len(Run(tmp_path, TINY).log) == 1


def test_weights_for_play_are_read_only_for_the_features_they_know(tmp_path: Path) -> None:
    samples = SelfPlay(GAME, None, TINY, 1, 7).play()
    net = fit.new_net(samples.rows.astype(np.float32), samples.targets, (16, 8), np.random.default_rng(1))
    file = tmp_path / "net.npz"
    save(file, GAME, fit.for_play(net), (1,), 0.25)
    again = load(file, GAME, 1)
    assert again is not None
    rows = samples.rows.astype(np.float32)
    assert again.trust == 0.25
    assert np.allclose(again.net.scores(rows), Net(fit.for_play(net)).scores(rows), atol=0.2)
    assert load(file, GAME, 2) is None
    assert load(file, grotto.game("caverna"), 1) is None
    assert load(tmp_path / "nothing.npz", GAME, 1) is None
    assert features_hash(GAME) != features_hash(grotto.game("caverna"))


def test_the_end_of_a_game_is_not_estimated() -> None:
    import random

    samples = SelfPlay(GAME, None, TINY, 1, 7).play()
    net = fit.new_net(samples.rows.astype(np.float32), samples.targets, (16, 8), np.random.default_rng(1))
    judge = NetJudge(GAME, Net(fit.for_play(net)), 1.0)
    state, rng = GAME.new(2), random.Random(3)
    while state.actor != grotto.NOBODY:
        state.apply(sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal()))
    totals = state.result().totals
    assert judge.values([state], 1) == [final_worth(totals, 1)] == [float(totals[1] - totals[0])]
    assert inputs(GAME, [state], 1).shape == (1, GAME.observation().size + 1)


def test_a_net_is_trusted_as_far_as_is_said() -> None:
    samples = SelfPlay(GAME, None, TINY, 1, 7).play()
    net = fit.new_net(samples.rows.astype(np.float32), samples.targets, (16, 8), np.random.default_rng(1))
    state = GAME.from_data({"players": 1, "round": 3})
    nothing, half, all_of_it = [
        NetJudge(GAME, Net(fit.for_play(net)), trust).values([state], 0)[0] for trust in (0, 0.5, 1)
    ]
    assert nothing == pytest.approx(GAME.value(state, 0), abs=0.01)
    assert half == pytest.approx((nothing + all_of_it) / 2, abs=0.01)
    assert nothing != all_of_it


def test_what_never_differed_in_training_does_not_matter_in_play() -> None:
    samples = made_up(200, 1)
    samples.rows[:, 4] = 2.0
    rows = samples.rows.astype(np.float32)
    net = Net(fit.for_play(fit.new_net(rows, samples.targets, (8, 8), np.random.default_rng(1))))
    other = rows.copy()
    other[:, 4] = 7.0
    assert (net.first[4] == 0.0).all()
    assert (net.scores(rows) == net.scores(other)).all()


def test_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    arguments = ["train", "cave_vs_cave", "--folder", str(tmp_path / "run"), "--generations", "1", "--players", "1"]
    small = ["--first", "1", "--steps", "3", "--positions", "5", "--trial", "1", "--json", "--keep", str(file)]
    answer = CliRunner().invoke(main, [*arguments, *small])
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.output)["trial_1p"] > 0
    assert load(file, GAME, 1) is not None
    wrong = CliRunner().invoke(main, [*arguments, "--players", "one"])
    assert wrong.exit_code == 2


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_what_can_not_be_written_is_told_before_anything_is_played(tmp_path: Path, language: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "settings.json").write_text('{"game')
    speech = speaker(language)
    file, folder, damaged = str(tmp_path / "file"), str(tmp_path / "run"), tmp_path / "damaged"
    keep = str(tmp_path / "nowhere" / "net.npz")
    for arguments, sentence in (
        (["--folder", file], speech.say("cli-error-training_folder", value=file)),
        (["--folder", str(damaged)], speech.say("cli-error-training_damaged", value=str(damaged / "settings.json"))),
        (["--folder", folder, "--keep", keep], speech.say("cli-error-cannot_write", value=keep)),
    ):
        done = CliRunner().invoke(main, ["train", "cave_vs_cave", *arguments, "--lang", language])
        assert (done.exit_code, done.stderr.strip()) == (2, sentence)
    assert not Path(folder).exists()
