"""The engines that the benchmark measures: our games, those of another clone, and catanatron.

Run as a script this file measures for another process: it gets the id of a game and the number of players, reads one
request a line ("run 0.1", "search 0.1") and answers each with what it has counted so far. The games are those of the
`grotto` that Python finds, which may be an older one: of that nothing newer than `legal`, `apply` and `clone` is asked.
"""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import tracemalloc
from abc import ABC, abstractmethod
from pathlib import Path
from time import perf_counter, perf_counter_ns, process_time
from typing import Any, ClassVar

import grotto

# How many decisions are made between two looks at the clock.
STRIDE = 32
# How many copies are timed, of how many positions the size is taken, and how often a record is replayed.
CLONES = 2000
SIZED = 50
REPLAYS = 3


class Tally:
    """How often something was done, and in how much time of the clock and of the processor."""

    def __init__(self) -> None:
        self.n = 0
        self.seconds = 0.0
        self.cpu = 0.0

    def per_s(self) -> float:
        """How often in a second of the clock."""
        return self.n / self.seconds

    def per_cpu_s(self) -> float:
        """How often in a second of the processor."""
        return self.n / self.cpu


class Contender(ABC):
    """An engine that plays random games one after the other, and what was counted of it."""

    name: str

    def __init__(self) -> None:
        self.decisions = Tally()
        self.loops = Tally()
        self.games = 0
        # Nanoseconds of each decision, and of each copy, in the passes that time them singly.
        self.times: list[int] = []
        self.clones: list[int] = []
        self.bytes = 0.0
        # Milliseconds of each replay of a whole game; none where there are no records.
        self.replays: list[float] = []

    @abstractmethod
    def warm_up(self) -> None:
        """Fill caches before anything is counted."""

    @abstractmethod
    def run(self, seconds: float) -> None:
        """Play for so many seconds of the processor."""

    @abstractmethod
    def search(self, seconds: float) -> None:
        """Search for so many seconds of the processor."""

    @abstractmethod
    def time_decisions(self, seconds: float) -> None:
        """Play for so long, timing each decision."""

    @abstractmethod
    def time_clones(self) -> None:
        """Copy positions as they come up in play, and see how large the copies are."""

    def time_replays(self) -> None:
        """Replay the record of a whole game, where there are records."""
        return

    def row(self) -> dict[str, object]:
        """The numbers."""
        times = sorted(self.times)
        clones = sorted(self.clones)
        return {
            "name": self.name,
            "decisions_per_s": self.decisions.per_s(),
            "decisions_per_cpu_s": self.decisions.per_cpu_s(),
            "loops_per_s": self.loops.per_s(),
            "loops_per_cpu_s": self.loops.per_cpu_s(),
            "clone_us": clones[len(clones) // 2] / 1e3,
            "state_bytes": round(self.bytes),
            "replay_ms": min(self.replays) if self.replays else None,
            "p999_ms": times[min(len(times) - 1, len(times) * 999 // 1000)] / 1e6,
            "max_ms": times[-1] / 1e6,
            "games_per_s": self.games / self.decisions.seconds,
        }


class Here(Contender):
    """An engine that runs in this process."""

    @abstractmethod
    def restart(self) -> None:
        """Set up the next game."""

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def decide(self) -> None:
        """Make one decision."""

    @abstractmethod
    def play(self, decisions: int) -> None:
        """Make so many decisions, as fast as it goes, counting the games that end."""

    @abstractmethod
    def look(self, loops: int) -> None:
        """So many loops of a search: copy the position, apply an act to the copy, list what is legal then."""

    @abstractmethod
    def clone(self) -> object:
        """Copy the position."""

    def warm_up(self) -> None:
        self.play(STRIDE)
        # What was loaded before is looked through no more: how much that is differs from process to process.
        gc.collect()
        gc.freeze()

    def run(self, seconds: float) -> None:
        start, cpu, n = perf_counter(), process_time(), 0
        while process_time() - cpu < seconds:
            self.play(STRIDE)
            n += STRIDE
        self._count(self.decisions, n, start, cpu)

    def search(self, seconds: float) -> None:
        start, cpu, n = perf_counter(), process_time(), 0
        while process_time() - cpu < seconds:
            self.look(STRIDE)
            n += STRIDE
        self._count(self.loops, n, start, cpu)

    def _count(self, tally: Tally, n: int, start: float, cpu: float) -> None:
        tally.n += n
        tally.seconds += perf_counter() - start
        tally.cpu += process_time() - cpu

    def time_decisions(self, seconds: float) -> None:
        end = perf_counter_ns() + int(seconds * 1e9)
        after = 0
        while after < end:
            before = perf_counter_ns()
            self.decide()
            after = perf_counter_ns()
            self.times.append(after - before)
            if self.over():
                self.restart()

    def time_clones(self) -> None:
        while len(self.clones) < CLONES:
            before = perf_counter_ns()
            self.clone()
            self.clones.append(perf_counter_ns() - before)
            self.play(1)
        kept: list[object] = []
        tracemalloc.start()
        try:
            for _ in range(SIZED):
                before = tracemalloc.get_traced_memory()[0]
                kept.append(self.clone())
                self.bytes += (tracemalloc.get_traced_memory()[0] - before) / SIZED
                self.play(7)
        finally:
            tracemalloc.stop()


class Ours(Here):
    """A game of the house."""

    def __init__(self, game: grotto.Game, players: int) -> None:
        super().__init__()
        self.name = f"{game.id} {players}p"
        self.game = game
        self.players = players
        self.rng = random.Random(0)
        self.state: grotto.State
        self.restart()

    def restart(self) -> None:
        self.state = self.game.new(self.players)

    def over(self) -> bool:
        return self.state.actor == grotto.NOBODY

    def decide(self) -> None:
        acts = self.state.legal()
        self.state.apply(acts[int(self.rng.random() * len(acts))])

    def play(self, decisions: int) -> None:
        state = self.state
        draw = self.rng.random
        for _ in range(decisions):
            acts = state.legal()
            state.apply(acts[int(draw() * len(acts))])
            if state.actor == grotto.NOBODY:
                self.games += 1
                self.restart()
                state = self.state

    def look(self, loops: int) -> None:
        state = self.state
        draw = self.rng.random
        acts = state.legal()
        for _ in range(loops):
            state = state.clone()
            state.apply(acts[int(draw() * len(acts))])
            acts = state.legal()
            if not acts:
                self.restart()
                state = self.state
                acts = state.legal()
        self.state = state

    def clone(self) -> object:
        return self.state.clone()

    def time_replays(self) -> None:
        from grotto.kernel.record import Record, replay

        record = Record(self.game.id, self.players, self.game.checked(self.players, {}))
        state = self.game.new(self.players)
        while state.actor != grotto.NOBODY:
            act = self.rng.choice(state.legal())
            record.add(self.game, state, act)
            state.apply(act)
        for _ in range(REPLAYS):
            before = process_time()
            replay(self.game, record)
            self.replays.append((process_time() - before) * 1e3)


class Beside(Contender):
    """A game as another clone of this project plays it, in a process of its own."""

    def __init__(self, folder: Path, game: str, players: int) -> None:
        super().__init__()
        self.name = f"{game} {players}p ({folder.name})"
        self.compiled = False
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, game, str(players)],
            # Where our engine runs as it is, so does the other one.
            env={**os.environ, "PYTHONPATH": str(folder / "src"), "GROTTO_COMPILED": "" if grotto.COMPILED else "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _ask(self, request: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{request}\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        for tally, numbers in ((self.decisions, answer["decisions"]), (self.loops, answer["loops"])):
            tally.n, tally.seconds, tally.cpu = numbers
        self.games = answer["games"]
        self.times = answer["times"]
        self.clones = answer["clones"]
        self.bytes = answer["bytes"]
        self.compiled = answer["compiled"]

    def run(self, seconds: float) -> None:
        self._ask(f"run {seconds}")

    def search(self, seconds: float) -> None:
        self._ask(f"search {seconds}")

    def time_decisions(self, seconds: float) -> None:
        self._ask(f"time_decisions {seconds}")

    def time_clones(self) -> None:
        self._ask("time_clones 0")

    def warm_up(self) -> None:
        self._ask("warm_up 0")

    def close(self) -> None:
        """Let the process go."""
        self.process.communicate()


def serve(game: str, players: int) -> None:
    """Measure for another process."""
    contender = Ours(grotto.game(game), players)
    for line in sys.stdin:
        request, number = line.split()
        if request == "run":
            contender.run(float(number))
        elif request == "search":
            contender.search(float(number))
        elif request == "time_decisions":
            contender.time_decisions(float(number))
        elif request == "time_clones":
            contender.time_clones()
        else:
            contender.warm_up()
        tallies = {"decisions": contender.decisions, "loops": contender.loops}
        answer: dict[str, object] = {id: (tally.n, tally.seconds, tally.cpu) for id, tally in tallies.items()}
        answer.update(games=contender.games, times=contender.times, clones=contender.clones, bytes=contender.bytes)
        # A clone from before there was a compiler runs as it is.
        answer["compiled"] = getattr(grotto, "COMPILED", False)
        print(json.dumps(answer), flush=True)


class Catanatron(Here):
    """Catanatron's four random players; a tick is a decision."""

    name = "catanatron 4p"
    turn_limit: ClassVar[int] = 1000

    def __init__(self) -> None:
        super().__init__()
        self.table: Any
        self.restart()

    def restart(self) -> None:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan

        self.table = Catan([RandomPlayer(color) for color in Color])

    def over(self) -> bool:
        return self.table.winning_color() is not None or self.table.state.num_turns >= self.turn_limit

    def decide(self) -> None:
        self.table.play_tick()

    def play(self, decisions: int) -> None:
        table = self.table
        limit = self.turn_limit
        for _ in range(decisions):
            table.play_tick()
            if table.winning_color() is not None or table.state.num_turns >= limit:
                self.games += 1
                self.restart()
                table = self.table

    def look(self, loops: int) -> None:
        for _ in range(loops):
            self.table = self.table.copy()
            self.table.play_tick()
            if self.over():
                self.restart()

    def clone(self) -> object:
        copy: object = self.table.copy()
        return copy


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
