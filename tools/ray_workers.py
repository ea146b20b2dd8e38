"""How many times the games of one Ray worker two of them play, by turns in one run: `python tools/ray_workers.py`.

Both play the same games on the same cluster of this machine, with tasks waiting at all times. Where other programs want
the processors as well, the ratio by the clock tells more about these than about Ray. So processor time is told, too:
what a game takes its worker, what everybody else takes for it (this process, Ray's own, workers between games), and
what Ray takes of a processor while nothing is played. From these follows what two processors play that do nothing
else.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import grotto
from grotto.arena.executors import executor_of
from grotto.arena.match import Task, match_of, play_task
from grotto.arena.on_ray import OnRay


class Spent(NamedTuple):
    """Seconds by the clock, and seconds of processors in games and in all."""

    wall: float = 0.0
    games: float = 0.0
    all: float = 0.0

    def and_then(self, other: Spent) -> Spent:
        """Both of them."""
        return Spent(self.wall + other.wall, self.games + other.games, self.all + other.all)


def timed(task: Task) -> float:
    """Seconds of the processor that a game takes its worker."""
    started = time.process_time()
    play_task(task)
    return time.process_time() - started


def family(parent: int) -> Iterator[Path]:
    """This process and all that descend from it."""
    yield Path("/proc", str(parent))
    for children in Path("/proc", str(parent), "task").glob("*/children"):
        for child in children.read_text().split():
            yield from family(int(child))


def processors() -> dict[Path, int]:
    """How much of processors each of us has taken so far, in ticks of the system."""
    fields = {process: (process / "stat").read_text().rpartition(")")[2].split() for process in family(os.getpid())}
    return {process: int(field[11]) + int(field[12]) for process, field in fields.items()}


def measured(rival: OnRay, tasks: list[Task]) -> Spent:
    """What these games take."""
    before, started = processors(), time.perf_counter()
    games = sum([seconds for _, seconds in rival.run(timed, tasks)])
    wall = time.perf_counter() - started
    ticks = sum([now - before.get(process, 0) for process, now in processors().items()])
    return Spent(wall, games, ticks / os.sysconf("SC_CLK_TCK"))


def resting(seconds: float) -> float:
    """The part of a processor that all of us take while nothing is played."""
    before = processors()
    time.sleep(seconds)
    ticks = sum([now - before.get(process, 0) for process, now in processors().items()])
    return ticks / os.sysconf("SC_CLK_TCK") / seconds


def main(games: int, turns: int, bot: str) -> None:
    """Measure and tell."""
    match = match_of(grotto.game("cave_vs_cave"), [bot, f"other={bot}"])
    with executor_of(jobs=2, ray="local"):
        rivals = {"one": OnRay("auto", 8), "two": OnRay("auto", 8)}
        # Whose games want both processors plays them one at a time.
        rivals["one"].carry_out = rivals["one"].carry_out.options(num_cpus=2)
        for rival in rivals.values():
            measured(rival, [Task(match, number) for number in range(8)])
        rest = resting(5)
        spent = dict.fromkeys(rivals, Spent())
        for turn in range(turns):
            tasks = [Task(match, turn * games + number) for number in range(games)]
            for name, rival in rivals.items():
                spent[name] = spent[name].and_then(measured(rival, tasks))
            tell(spent, games * (turn + 1), rest)


def tell(spent: dict[str, Spent], games: int, rest: float) -> None:
    """What has been measured so far."""
    expected = {}
    for workers, (name, one) in enumerate(spent.items(), 1):
        own, other = one.games / games, (one.all - one.games - rest * one.wall) / games
        print(
            f"{name}: {one.wall / games * 1000:.1f} ms a game;"
            f" of processors {own * 1000:.1f} ms, {other * 1000:.1f} ms else, at rest {rest:.1%}"
        )
        # One worker has a processor to itself, what else there is to do goes to the other one.
        expected[name] = own if workers == 1 else (own + other) / (2 - rest)
    print(
        f"two play {spent['one'].wall / spent['two'].wall:.2f} times as many games;"
        f" with processors to themselves {expected['one'] / expected['two']:.2f}",
        flush=True,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--bot", default="level1")
    given = parser.parse_args()
    main(given.games, given.turns, given.bot)
