"""Fair turns for those who wait: addresses take turns, and so do the owners of each address, however much they want."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = deque[asyncio.Future[None]]


class Fair:
    """A number of turns at a time. One that takes longer than a limit is no longer counted."""

    def __init__(self, turns: int, longest: float | None = None) -> None:
        self.turns = turns
        self.longest = longest
        # Negative while there are fewer turns than were given.
        self.free = turns
        # Who waits, by address and owner; the next address comes first, and so does its next owner.
        self.waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str, origin: str = "") -> AsyncIterator[None]:
        """Wait for a turn, and take it. An owner without a known address counts as an address."""
        await self._enter(owner, origin or owner)
        counts = True

        def leave() -> None:
            nonlocal counts
            if counts:
                counts = False
                self._leave()

        late = None if self.longest is None else asyncio.get_running_loop().call_later(self.longest, leave)
        try:
            yield
        finally:
            if late is not None:
                late.cancel()
            leave()

    def resize(self, turns: int) -> None:
        """Change the number of turns; those that are taken stay taken."""
        self.free += turns - self.turns
        self.turns = turns
        self._hand_out()

    async def _enter(self, owner: str, origin: str) -> None:
        if self.free > 0:
            self.free -= 1
            return
        given = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(origin, OrderedDict()).setdefault(owner, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                # It was given just when it was no longer wanted.
                self._leave()
            raise

    def _leave(self) -> None:
        self.free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self.free > 0 and self.waiting:
            origin, owners = self.waiting.popitem(last=False)
            owner, queue = owners.popitem(last=False)
            given = queue.popleft()
            if queue:
                owners[owner] = queue
            if owners:
                self.waiting[origin] = owners
            if not given.done():
                self.free -= 1
                given.set_result(None)
