"""The net of a training run as a bot of a match."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import grotto
from grotto.arena.entrants import Entrant
from grotto.arena.match import match
from grotto.bots.net import save
from grotto.bots.trained import TrainedBot, trained
from grotto.envs.gymnasium import SeatEnv

GAME = grotto.game("cave_vs_cave")


def write_net(file: Path, players: tuple[int, ...], likes: float, trust: float = 1.0) -> None:
    """A net that says of each position so many times what the game itself says."""
    inputs = GAME.observation().size + 1
    shapes = {"first": (inputs, 4), "first_bias": (4,), "second": (4, 3), "second_bias": (3,), "last_bias": (2,)}
    weights = {name: np.zeros(shape) for name, shape in shapes.items()}
    last = np.zeros((4, 2))
    last[-1, 0] = likes
    save(file, GAME, {**weights, "last": last}, players, trust)


def test_the_arena_plays_with_the_net_that_it_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_net(Path("good.npz"), (2,), 1.0)
    write_net(Path("bad.npz"), (2,), -1.0)
    report = match(GAME, ["level1:bad.npz", "good=level1:good.npz"], 6)
    assert [bot.bot for bot in report.bots] == ["good", "level1:bad.npz"]
    assert report.bots[0].share.mean > 0.9
    assert report.forfeits == []


def test_another_net_of_the_same_name_needs_another_folder(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_net(file, (2,), 1.0)
    match(GAME, ["random", f"level1:{file}"], 2, folder=tmp_path / "out")
    write_net(file, (2,), -1.0)
    with pytest.raises(grotto.BadOption, match="arena_settings"):
        match(GAME, ["random", f"level1:{file}"], 4, folder=tmp_path / "out")


def test_a_net_that_does_not_fit_is_refused_and_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_net(file, (1,), 1.0)
    for game, players in ((GAME, 2), (grotto.game("caverna"), 1)):
        with pytest.raises(grotto.BadOption, match="net_misfit") as caught:
            match(game, [str(file)], 2, players=players)
        assert caught.value.data == {"value": str(file), "game": game.id, "n": players}
    (tmp_path / "text.npz").write_text("no net")
    for file, problem in ((tmp_path / "nothing.npz", "net_missing"), (tmp_path / "text.npz", "net_file")):
        with pytest.raises(grotto.BadOption, match=problem):
            match(GAME, [str(file)], 2)


def test_in_python(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_net(file, (2,), 1.0)
    bot = trained(file, "level2")(7)
    assert isinstance(bot, TrainedBot)
    assert (bot.name, bot.level.name) == ("level2:net.npz", "level2")
    with pytest.raises(grotto.BadOption, match="unknown_bot"):
        trained(file, "level9")
    env = SeatEnv("cave_vs_cave", players=2, seat=1, opponents=trained(file, "level1"))
    env.reset(seed=1)
    assert env.episode.seat == 1
    assert Entrant.of(str(file)).make(3).name == "level3:net.npz"
