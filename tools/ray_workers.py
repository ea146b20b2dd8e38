"""How many times the games of one Ray worker two of them play, by turns in one run: `python tools/ray_workers.py`.

Both play the same games on the same cluster of this machine. Besides the ratio it says how many workers were busy on
average: where other programs want the processors as well, the ratio tells more about these than about Ray.
"""

from __future__ import annotations

import argparse
import time

import grotto
from grotto.arena.executors import executor_of
from grotto.arena.match import Task, match_of, play_task
from grotto.arena.on_ray import OnRay


def timed(task: Task) -> float:
    """Seconds that a game takes its worker."""
    started = time.perf_counter()
    play_task(task)
    return time.perf_counter() - started


def main(games: int, turns: int) -> None:
    """Measure and tell."""
    match = match_of(grotto.game("cave_vs_cave"), ["level1", "other=level1"])
    with executor_of(jobs=2, ray="local"):
        # As many tasks under way as keep one worker busy, or both.
        rivals = {"one": OnRay("auto", 1), "two": OnRay("auto", 8)}
        for _ in rivals["two"].run(timed, [Task(match, number) for number in range(4)]):
            pass
        wall = dict.fromkeys(rivals, 0.0)
        busy = dict.fromkeys(rivals, 0.0)
        for turn in range(turns):
            tasks = [Task(match, turn * games + number) for number in range(games)]
            for name, rival in rivals.items():
                started = time.perf_counter()
                busy[name] += sum([seconds for _, seconds in rival.run(timed, tasks)])
                wall[name] += time.perf_counter() - started
            told = ", ".join([f"{name}: {wall[name]:.1f} s, {busy[name] / wall[name]:.2f} busy" for name in rivals])
            print(f"{told}; two play {wall['one'] / wall['two']:.2f} times as many games", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--turns", type=int, default=4)
    given = parser.parse_args()
    main(given.games, given.turns)
