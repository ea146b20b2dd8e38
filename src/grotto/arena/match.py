"""Matches: a number of games between the same bots, and what came of them.

Game number i of a match depends on the seed of the match and on i alone, so the result is the same
for any number of processes.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import random
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import NamedTuple

from grotto.bots import make
from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.game import Game

Progress = Callable[[int], None]

# 0.975 quantiles of Student's t for 1, 2, 3, ... degrees of freedom; beyond them a series is exact enough.
STUDENT = (
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
    2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860,
)  # fmt: skip
NORMAL = 1.959964

# Games handed to each process at a time.
QUEUE = 4


class GameReport(NamedTuple):
    """How one game went: the score of each seat, who has won, and how many decisions it took.

    Decisions count all of them, those of chance and those with a single legal act too.
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


class SeatReport(NamedTuple):
    """How one seat did over all games of a match.

    `low` and `high` are the 95% interval of the mean, None for a single game. `wins` counts the games
    won alone, a draw is nobody's; alone at the table it counts those in which the aim was reached.
    """

    bot: str
    mean: float
    low: float | None
    high: float | None
    best: int
    wins: int


class MatchReport(NamedTuple):
    """What came of a match."""

    game: str
    games: int
    seed: int
    seats: list[SeatReport]
    decisions: int
    seconds: float

    def to_data(self) -> dict[str, object]:
        """The report as JSON data."""
        data: dict[str, object] = self._asdict()
        data["seats"] = [seat._asdict() for seat in self.seats]
        return data


def derive(seed: int, *path: str | int) -> int:
    """A seed for a part of something that has a seed: unrelated to its neighbours, the same everywhere."""
    text = "/".join([str(part) for part in (seed, *path)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play_game(game: Game, bots: list[str], seed: int) -> GameReport:
    """Play one game with a bot at each seat. Chance decides who starts, where the game leaves it open."""
    state = game.new(len(bots))
    players = [make(bot, derive(seed, "seat", seat)) for seat, bot in enumerate(bots)]
    chance = random.Random(derive(seed, "chance"))
    decisions = 0
    while state.actor != NOBODY:
        act = sample(state, chance) if state.actor == CHANCE else players[state.actor].choose(game, state)
        state.apply(act)
        decisions += 1
    result = state.result()
    return GameReport(result.totals, result.winners, decisions)


def match(
    game: Game, bots: list[str], games: int, seed: int, jobs: int, progress: Progress | None = None
) -> MatchReport:
    """Play so many games with a bot at each seat, in so many processes.

    `progress` is told the number of games played so far.
    """
    game.checked(len(bots), {})
    for bot in bots:
        make(bot, 0)
    started = time.perf_counter()
    reports: dict[int, GameReport] = {}
    jobs = min(jobs, games)
    played = _in_processes(game, bots, games, seed, jobs) if jobs > 1 else _here(game, bots, games, seed)
    for index, report in played:
        reports[index] = report
        if progress is not None:
            progress(len(reports))
    return summary(game, bots, seed, [reports[index] for index in range(games)], time.perf_counter() - started)


def _here(game: Game, bots: list[str], games: int, seed: int) -> Iterator[tuple[int, GameReport]]:
    for index in range(games):
        yield index, play_game(game, bots, derive(seed, "game", index))


def _in_processes(game: Game, bots: list[str], games: int, seed: int, jobs: int) -> Iterator[tuple[int, GameReport]]:
    # Spawned, not forked: the same on every system, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _start, (GAMES.packs(),))
    # A few games wait for each process; a long match is not laid out in advance.
    coming = iter(range(games))
    try:
        with _unheard():
            waiting = {pool.submit(_play, game.id, bots, seed, index) for index in islice(coming, QUEUE * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_play, game.id, bots, seed, index) for index in islice(coming, len(done))}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _unheard() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: while they are waking up they would complain of it at length."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _start(packs: Packs) -> None:
    """On Ctrl-C a worker goes without a word; only the parent has something to say. It has the packs of the parent."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    GAMES.use_packs(packs)


def _play(id: str, bots: list[str], seed: int, index: int) -> tuple[int, GameReport]:
    return index, play_game(GAMES[id], bots, derive(seed, "game", index))


def summary(game: Game, bots: list[str], seed: int, reports: list[GameReport], seconds: float) -> MatchReport:
    """The games of a match in numbers."""
    seats: list[SeatReport] = []
    for seat, bot in enumerate(bots):
        totals = [report.totals[seat] for report in reports]
        mean, low, high = interval(totals)
        wins = sum([report.winners == (seat,) for report in reports])
        seats.append(SeatReport(bot, mean, low, high, max(totals), wins))
    decisions = sum([report.decisions for report in reports])
    return MatchReport(game.id, len(reports), seed, seats, decisions, seconds)


def interval(sample: Iterable[int]) -> tuple[float, float | None, float | None]:
    """The mean and its 95% interval by Student's t: the true mean lies outside one time in twenty."""
    values = list(sample)
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return mean, None, None
    spread = math.sqrt(sum([(value - mean) ** 2 for value in values]) / (n - 1))
    reach = student(n - 1) * spread / math.sqrt(n)
    return mean, mean - reach, mean + reach


def student(freedom: int) -> float:
    """The 0.975 quantile of Student's t."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
