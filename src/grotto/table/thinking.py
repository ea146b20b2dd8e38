"""Bots think in processes of their own that give way to the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from grotto.bots import make
from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.game import Options
from grotto.kernel.state import Json, State


def _watch_parent() -> None:
    """Go when the server has gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _start(packs: Packs) -> None:
    # Where processors are few, whoever waits for an answer comes before the bots.
    if hasattr(os, "nice"):
        os.nice(10)
    # The server decides when its workers stop, not the terminal.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch_parent, daemon=True).start()
    GAMES.use_packs(packs)


def think(game: str, options: Options, data: Json, bot: str, seed: int) -> str:
    """The bot's act in a position, in notation."""
    rules = GAMES[game].edition(options)
    return rules.notation(make(bot, seed).choose(rules, rules.from_data(data)))


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=_start, initargs=(GAMES.packs(),))

    def draw(self, state: State) -> int:
        """The seed of a bot's own generator, which has nothing to do with the seed of the game."""
        return secrets.randbits(32)

    async def choose(self, game: str, options: Options, state: State, bot: str) -> str:
        """Let a bot think; a worker that dies is replaced and asked again."""
        while True:
            pool = self.pool
            try:
                loop = asyncio.get_running_loop()
                seed = self.draw(state)
                return await loop.run_in_executor(pool, think, game, options, state.to_data(), bot, seed)
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self._new_pool()
                await asyncio.sleep(0.1)

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
