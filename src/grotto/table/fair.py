"""Turns for those who wait: one owner after the other, however many turns each of them wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Fair:
    """So many turns at a time."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        # Less than none while there are fewer turns than were given.
        self.free = turns
        # Who waits, by owner; the owner who comes next is first.
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._enter(owner)
        try:
            yield
        finally:
            self._leave()

    def resize(self, turns: int) -> None:
        """Have another number of turns from now on; whoever has one keeps it."""
        self.free += turns - self.turns
        self.turns = turns
        self._hand_out()

    async def _enter(self, owner: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        given = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                # It was given just when nobody wanted it any more.
                self._leave()
            raise

    def _leave(self) -> None:
        self.free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self.free > 0 and self.waiting:
            owner, queue = self.waiting.popitem(last=False)
            given = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not given.done():
                self.free -= 1
                given.set_result(None)
