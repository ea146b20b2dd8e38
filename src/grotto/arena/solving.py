"""Solving a game for one over a long time, by any executor, with the lines found so far kept in a folder."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from grotto.arena.executors import Executor, Serial
from grotto.bots.lines.player import Player
from grotto.bots.lines.solver import Known, Solver, Task, known, opening, work
from grotto.games import GAMES
from grotto.kernel.errors import BadRecord, GrottoError
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record, read

# The file that says how far the search has come; the lines are records beside it, the first of them the best.
STATE = "solve.json"
LINES = "line-*.txt"


class Aim(NamedTuple):
    """When to stop: after so many trials, so many seconds, or never."""

    trials: int | None = None
    seconds: float | None = None


class Progress(NamedTuple):
    """How far it is: trials and generations altogether, and the best line."""

    trials: int
    generation: int
    best: Known | None


class Solving:
    """A search that can be stopped and taken up again."""

    def __init__(self, game: Game, options: Options, seed: int, folder: Path | None) -> None:
        self.game = game
        self.options = game.checked(1, options)
        self.start = opening(game, self.options)
        self.folder = folder
        self.solver = Solver(seed)
        self.trials = 0
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self._load(folder)

    # ---- the folder --------------------------------------------------------------------

    def _load(self, folder: Path) -> None:
        lines = [self.read_line(file) for file in sorted(folder.glob(LINES))]
        self.solver = Solver(self.solver.seed, lines)
        file = folder / STATE
        if not file.is_file():
            return
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            self.solver.seed = int(data["seed"])
            self.solver.generation = int(data["generation"])
            self.trials = int(data["trials"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadRecord("solve_state", {"value": str(file)}) from error

    def _same_options(self, options: Options) -> bool:
        """Whether a line is one of the game that is solved; the first lines did not name the version of the rules."""
        return {"rules": self.options["rules"], **options} == self.options

    def read_line(self, file: Path) -> Known:
        """A line that was kept, played through again; BadRecord if it is not one of this game."""
        record = read(file.read_text(encoding="utf-8"))
        if record.game != self.game.id or record.players != 1 or not self._same_options(record.options):
            raise BadRecord("solve_line", {"value": str(file)})
        acts = [self.game.act(text) for _, text in record.moves]
        try:
            line = known(Player(self.game, self.start.actor, random.Random(0)).retrace(self.start, acts))
        except (IndexError, GrottoError) as error:
            raise BadRecord("solve_line", {"value": str(file)}) from error
        return line

    def save(self) -> None:
        """Keep what is known; each file is replaced whole."""
        if self.folder is None:
            return
        pool = sorted(self.solver.pool, key=lambda line: (-line.score, -line.turns))
        for number, line in enumerate(pool, 1):
            _write(self.folder / f"line-{number:02}.txt", self.record(line).text())
        for file in sorted(self.folder.glob(LINES))[len(pool) :]:
            file.unlink()
        data = {"seed": self.solver.seed, "generation": self.solver.generation, "trials": self.trials}
        _write(self.folder / STATE, json.dumps(data) + "\n")

    def record(self, line: Known) -> Record:
        """A line as the record of a game."""
        record = Record(self.game.id, 1, self.options)
        record.seats = ["planner"]
        state = self.start.clone()
        for act in line.acts:
            record.add(self.game, state, act)
            state.apply(act)
        record.close(state)
        return record

    # ---- the search --------------------------------------------------------------------

    def run(
        self, aim: Aim, executor: Executor | None = None, told: Callable[[Progress], None] | None = None
    ) -> Known | None:
        """Go on until the aim is reached; whatever a generation finds is kept. The best line so far."""
        end = None if aim.seconds is None else time.monotonic() + aim.seconds
        while not self._reached(aim, end):
            tasks = [Share(self.game.id, self.options, task) for task in self.solver.tasks()]
            found: list[tuple[Share, Known]] = []
            for part, line in (executor or Serial()).run(carry_out, tasks):
                found.append((part, line))
                self.trials += part.task.trials()
                if told is not None:
                    told(self.progress())
                if end is not None and time.monotonic() >= end:
                    break
            # In the order of the tasks, whoever was quicker.
            found.sort(key=lambda pair: tasks.index(pair[0]))
            self.solver.learn([part.task for part, _ in found], [line for _, line in found])
            self.save()
        return self.solver.best()

    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.trials, self.solver.generation, self.solver.best())

    def _reached(self, aim: Aim, end: float | None) -> bool:
        if aim.trials is not None and self.trials >= aim.trials:
            return True
        return end is not None and time.monotonic() >= end


class Share(NamedTuple):
    """A task of the solver, for whoever carries it out."""

    game: str
    options: Options
    task: Task


def carry_out(share: Share) -> Known:
    """What a task finds."""
    game = GAMES[share.game].edition(share.options)
    return work(game, opening(game, share.options), share.task)


def _write(file: Path, text: str) -> None:
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    temporary.write_text(text, encoding="utf-8")
    os.replace(temporary, file)
