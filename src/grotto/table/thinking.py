"""Bots think in processes of their own, at a lower priority than the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from grotto.bots import LEVELS, Bot, make
from grotto.games import GAMES
from grotto.games.registry import Packs
from grotto.kernel.errors import GrottoError
from grotto.kernel.game import Game, Options
from grotto.kernel.state import Json, State
from grotto.table.workers import NotThought, WorkerLost, Workers

if TYPE_CHECKING:
    from grotto.table.jobs import Remote

P = ParamSpec("P")
T = TypeVar("T")
# Game, options, position, bot, and the seed of its own chance.
Work = tuple[str, Options, Json, str, int]

# Seconds that work in a process may take; for bots so many times their usual time, and at least so much.
LIMIT = 120.0
TIMES, LEAST = 10.0, 10.0
# The usual time of bots that don't name one.
USUAL = 3.0
# How often a position is tried again after its process has died.
ATTEMPTS = 3
# How many planned acts of bots are remembered: of abandoned turns only the latest.
MOST_PLANS = 5000
# Bots of this process that wait with a plan for the position they expect, the latest last, and how many at most.
_WAITING: dict[tuple[str, str, tuple[object, ...]], Bot] = {}
MOST_WAITING = 16


def limit_of(bot: str) -> float:
    """Seconds after which a thinking bot counts as hanging."""
    return max(LEAST, TIMES * next((level.seconds for level in LEVELS if level.name == bot), USUAL))


def _watch_parent() -> None:
    """End this process when the server has ended, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _start(packs: Packs) -> None:
    # On few processors, requests come before bots.
    if hasattr(os, "nice"):
        os.nice(10)
    # The server decides when its workers stop, not the terminal.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch_parent, daemon=True).start()
    GAMES.use_packs(packs)


def think(game: str, options: Options, data: Json, bot: str, seed: int) -> list[str]:
    """The bot's act in a position, and its planned next acts, in notation."""
    rules = GAMES[game].edition(options)
    state = rules.from_data(data)
    player = _WAITING.pop((game, bot, state.key()), None) or make(bot, seed)
    player.awaited = True
    acts = [player.choose(rules, state)]
    state.apply(acts[0])
    while state.actor >= 0 and state.key() in player.intends:
        acts.append(player.intends[state.key()])
        state.apply(acts[-1])
    if player.keeps_plan:
        _WAITING[game, bot, state.key()] = player
        if len(_WAITING) > MOST_WAITING:
            del _WAITING[next(iter(_WAITING))]
    return [rules.notation(act) for act in acts]


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self._new_pool()
        # How many bots think here or wait, and other places that can compute moves.
        self.busy = 0
        self.remote: Remote | None = None
        # The planned acts of bots, by bot and position: a turn is computed once, not act by act.
        self.plans: OrderedDict[tuple[object, ...], str] = OrderedDict()

    def _new_pool(self) -> Workers:
        return Workers(self.workers, LIMIT, _start, (GAMES.packs(),))

    def draw(self, state: State) -> int:
        """The seed of a bot's own generator, independent of the game's seed."""
        return secrets.randbits(32)

    async def choose(
        self, game: str, options: Options, state: State, bot: str, owner: str = "", origin: str = ""
    ) -> str:
        """Let a bot think, unless it has planned this turn already; a worker that dies is replaced and asked again.

        The host and the address of the table are for sharing out work fairly.
        """
        planned = self.plans.pop((game, bot, state.key()), None)
        if planned is not None:
            return planned
        work = (game, options, state.to_data(), bot, self.draw(state))
        rules = GAMES[game].edition(options)
        acts = await self._think_elsewhere((owner, origin), rules, state, work) or await self.think(work)
        self._remember(rules, state.clone(), bot, acts)
        return acts[0]

    async def _think_elsewhere(self, whose: tuple[str, str], game: Game, state: State, work: Work) -> list[str]:
        """The acts of a worker elsewhere, if there is no time here; None if it fails or answers nonsense."""
        if self.remote is None or self.busy < self.workers or not self.remote.free:
            return []
        try:
            acts = await self.remote.think(*whose, work)
            after = state.clone()
            for act in acts:
                # They may run another version of the program.
                after.apply(game.act(act))
            return acts
        except (NotThought, GrottoError):
            return []

    async def think(self, work: Work) -> list[str]:
        """Let a bot think here; OutOfTime if it hangs."""
        self.busy += 1
        try:
            return await self._within(limit_of(work[3]), partial(think, *work))
        finally:
            self.busy -= 1

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a worker do something; if it dies, another one is asked, a few times."""
        return await self._within(LIMIT, partial(work, *args, **kwargs))

    async def _within(self, limit: float, work: Callable[[], T]) -> T:
        lost = 0
        while True:
            try:
                return await asyncio.wrap_future(self.pool.ask(limit, work))
            except WorkerLost:
                lost += 1
                if lost == ATTEMPTS:
                    raise
                await asyncio.sleep(0.1)

    def _remember(self, game: Game, state: State, bot: str, acts: list[str]) -> None:
        for act, later in pairwise(acts):
            state.apply(game.act(act))
            self.plans[game.id, bot, state.key()] = later
        while len(self.plans) > MOST_PLANS:
            self.plans.popitem(last=False)

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=False, cancel_futures=True)
