"""A training run: generations of play and learning, kept in a folder so that it can go on at any time.

A generation depends on the settings and on what the one before has left in the folder, on nothing else: a run that was
interrupted ends like one that was not. The folder holds `settings.json`, `log.jsonl` (a line for each generation) and,
of the last generations, the net with all that learning needs (`net-<n>.npz`) and the positions (`samples-<n>.npz`).
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import grotto
from grotto.arena.executors import Executor, Serial
from grotto.arena.journal import locked, write
from grotto.arena.playing import derive
from grotto.bots.net import Net, NetJudge, features_hash, final_worth, save
from grotto.bots.search import Effort, Judge, Luck, Search
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game
from grotto.training import fit
from grotto.training.play import play_one
from grotto.training.samples import Samples
from grotto.training.settings import Settings

Row = dict[str, Any]
Tell = Callable[[Row], None]
# How many games of a generation are played, and of how many.
Progress = Callable[[int, int], None]
SETTINGS = "settings.json"
LOG = "log.jsonl"


def settings_of(folder: Path) -> Settings:
    """The settings of a run that is there."""
    read = json.loads((folder / SETTINGS).read_text("utf-8"))
    read.pop("features", None)
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in read.items()}
    return Settings(**given)


class Run:
    """A run in its folder."""

    def __init__(self, folder: Path, settings: Settings, executor: Executor | None = None) -> None:
        self.folder = folder
        self.settings = settings
        self.executor = executor or Serial()
        self.game = grotto.game(settings.game)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._claim(folder / SETTINGS)
            self.log = self._rows()
        except OSError as error:
            raise BadOption("training_folder", {"value": str(folder)}) from error

    def _claim(self, kept: Path) -> None:
        """The folder is for a run with these settings, and stays so."""
        # What a net has learned of other features is of no use, even if they are as many.
        wanted = json.loads(json.dumps({**self.settings._asdict(), "features": features_hash(self.game)}))
        if not kept.exists():
            write(kept, json.dumps(wanted, indent=1))
            return
        try:
            there = {"features": wanted["features"], **json.loads(kept.read_text("utf-8"))}
        except (ValueError, TypeError):
            raise BadOption("training_damaged", {"value": str(kept)}) from None
        differ = [name for name in {**wanted, **there} if name not in there or there[name] != wanted.get(name)]
        if differ:
            raise BadOption("training_settings", {"value": str(kept), "allowed": ", ".join(differ)})

    def _whole(self) -> bytes:
        """The log without a line that was not finished when everything stopped."""
        log = self.folder / LOG
        text = log.read_bytes() if log.exists() else b""
        return text[: text.rfind(b"\n") + 1]

    def _rows(self) -> list[Row]:
        """The generations that are done."""
        return [json.loads(line) for line in self._whole().splitlines()]

    def go_on(self, generations: int, tell: Tell, progress: Progress | None = None) -> None:
        """Play and learn until so many generations are done; say of each what came of it, and which game it plays."""
        with (self.folder / LOG).open("ab") as log:
            # Two at a time would count a generation twice.
            if not locked(log):
                raise BadOption("training_busy", {"value": str(self.folder)})
            log.truncate(len(self._whole()))
            self.log = self._rows()
            while len(self.log) < generations:
                row = self.generation(len(self.log), progress)
                # The line in the log is what makes a generation done; it comes last.
                log.write(json.dumps(row).encode() + b"\n")
                log.flush()
                self.log.append(row)
                self.tidy()
                tell(row)

    def generation(self, number: int, progress: Progress | None = None) -> Row:
        """One round of play, learning and trial."""
        started = time.perf_counter()
        settings = self.settings
        before = self.net(number - 1)
        fresh = Samples.together(list(self.games(before, number, progress)))
        np.savez(self.folder / f"samples-{number}.npz", **fresh._asdict())
        played = time.perf_counter() - started
        foreseen = error_of(before, fresh)
        net, error = self.learned(number, fresh)
        np.savez(self.folder / f"net-{number}.npz", **net)
        row: Row = {
            "generation": number,
            "positions": len(fresh.rows),
            "spread": round(float(fresh.targets[:, 0].std()), 3),
            # How far the net of the generation before was off in these games, and the new one is after learning.
            "error_before": round(foreseen, 3),
            "error": round(error, 3),
            "play_s": round(played, 1),
        }
        row.update(trial(Net(fit.for_play(net)), settings, self.executor))
        row["seconds"] = round(time.perf_counter() - started, 1)
        return row

    def learned(self, number: int, fresh: Samples) -> tuple[fit.Arrays, float]:
        """The net after a generation, and its error on what it learned from."""
        settings = self.settings
        rng = np.random.default_rng([settings.seed, number])
        if number == 0:
            net = fit.new_net(fresh.rows.astype(np.float32), fresh.targets, settings.hidden, rng)
        else:
            net = self.arrays(f"net-{number - 1}.npz")
        oldest = max(0, number - settings.memory + 1)
        kept = [Samples(**self.arrays(f"samples-{old}.npz")) for old in range(oldest, number)]
        all_of_them = Samples.together([*kept, fresh])
        return net, fit.learn(net, all_of_them, settings, rng)

    def games(self, net: Net | None, number: int, progress: Progress | None = None) -> Iterable[Samples]:
        """The games of a generation, in their order, whoever plays them."""
        settings = self.settings
        count = settings.games if number else settings.first_games
        tasks = [Task(settings, net, number, index) for index in range(count)]
        played: dict[int, Samples] = {}
        for task, samples in self.executor.run(play_task, tasks):
            played[task.number] = samples
            if progress is not None:
                progress(len(played), count)
        return [played[index] for index in range(count)]

    def net(self, number: int) -> Net | None:
        """The net of a generation for play; None before the first."""
        return Net(fit.for_play(self.arrays(f"net-{number}.npz"))) if number >= 0 else None

    def arrays(self, name: str) -> fit.Arrays:
        """What a file of the folder holds."""
        with np.load(self.folder / name) as data:
            return dict(data)

    def tidy(self) -> None:
        """Forget positions that are too old to be learned from."""
        old = len(self.log) - self.settings.memory
        for number in range(old):
            (self.folder / f"samples-{number}.npz").unlink(missing_ok=True)

    def keep(
        self, file: Path, players: tuple[int, ...] = (), trust: float | None = None, average: int | None = None
    ) -> None:
        """Write the net for play: the mean of the last generations.

        For how many players it is, how far it is trusted and of how many generations may be chosen by trial; if not,
        the settings say it.
        """
        settings = self.settings
        last = len(self.log)
        first = max(0, last - (settings.average if average is None else average))
        nets = [self.arrays(f"net-{number}.npz") for number in range(first, last)]
        mean = {name: np.mean([net[name] for net in nets], axis=0) for name in (*fit.NAMES, "mean", "scale")}
        trusted = settings.trust if trust is None else trust
        save(file, self.game, fit.for_play(mean), players or settings.players, trusted)


class Task(NamedTuple):
    """A game of a generation, for whoever plays it."""

    settings: Settings
    net: Net | None
    generation: int
    number: int


def play_task(task: Task) -> Samples:
    """What one game of a generation teaches."""
    return play_one(grotto.game(task.settings.game), task.net, task.settings, task.generation, task.number)


def error_of(net: Net | None, samples: Samples) -> float:
    """How far a net is off, as the root of the mean square; before the first net, how far the mean is."""
    if net is None:
        return float(samples.targets[:, 0].std())
    scores = net.scores(samples.rows.astype(np.float32))
    errors = (scores - samples.targets) * samples.weights
    return math.sqrt(float((errors**2).sum()) / max(1.0, float(samples.weights.sum())))


# ---- how strong the net is --------------------------------------------------------------------


class Trial(NamedTuple):
    """A game in which a net is tried, for whoever plays it."""

    settings: Settings
    net: Net
    players: int
    number: int

    @property
    def seat(self) -> int:
        """Where the net sits."""
        return self.number % self.players


def trial(net: Net, settings: Settings, executor: Executor) -> Row:
    """Games against the game's own estimate at the same effort, from every seat, with the same chance each generation.

    Alone, the mean score.
    """
    row: Row = {}
    for players in settings.players if settings.trial_games else ():
        tasks = [Trial(settings, net, players, number) for number in range(settings.trial_games)]
        ended = sorted([(task.number, task.seat, *found) for task, found in executor.run(try_net, tasks)])
        worths = [float(totals[0]) if players == 1 else final_worth(totals, seat) for _, seat, totals, _ in ended]
        wins = sum([1.0 / len(winners) for _, seat, _, winners in ended if seat in winners])
        row[f"trial_{players}p"] = round(sum(worths) / len(worths), 2)
        if players > 1:
            row[f"wins_{players}p"] = round(wins / settings.trial_games, 3)
    return row


def try_net(task: Trial) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game of a trial; the scores and who has won."""
    seed = derive(0, "trial", task.players, task.number // task.players)
    return contest(grotto.game(task.settings.game), task.net, task.settings, task.players, task.seat, seed)


def contest(
    game: Game, net: Net, settings: Settings, players: int, seat: int, seed: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One game of the net in a seat; the scores and who has won."""
    effort = Effort(settings.positions, settings.outcomes)
    judges = [NetJudge(game, net, settings.trust) if other == seat else Judge(game) for other in range(players)]
    chance, rng = random.Random(derive(seed, "chance")), random.Random(derive(seed, "bots"))
    state = game.new(players)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(sample(state, chance))
            continue
        for act in Search(game, state, Luck(rng), effort, judges[state.actor]).finds()[0].path:
            state.apply(act)
    result = state.result()
    return result.totals, result.winners
