"""Who listens to which table, and who is there.

Listeners are told *that* a table has changed, never what: each then looks for itself. So nothing
piles up for a slow one. What another server commits is not told here: listeners of a shared
database look again from time to time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator


class Listener:
    """One open connection of a person, or of somebody who only watches."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()
        self.news.set()
        self.closing = False

    def wake(self) -> None:
        """Something has changed."""
        self.news.set()

    async def wait(self, patience: float | None = None) -> None:
        """Until something has changed since the last time, or patience ends."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), patience)
        self.news.clear()


class Bus:
    """Listeners by table, within this process."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}

    def publish(self, table: str) -> None:
        """Tell everybody at a table that it has changed; call it after the commit."""
        for listener in self.listeners.get(table, ()):
            listener.wake()

    @contextlib.contextmanager
    def listen(self, table: str, person: str) -> Iterator[Listener]:
        """Be present at a table."""
        listener = Listener(person)
        self.listeners.setdefault(table, set()).add(listener)
        self.publish(table)
        try:
            yield listener
        finally:
            self.listeners[table].discard(listener)
            if not self.listeners[table]:
                del self.listeners[table]
            self.publish(table)

    def present(self, table: str) -> set[str]:
        """The people at a table; watchers without a name count as the empty person."""
        return {listener.person for listener in self.listeners.get(table, ())}

    def watched(self, table: str) -> bool:
        """Whether anybody is there."""
        return table in self.listeners

    def close(self) -> None:
        """Tell all listeners to go, because the server stops."""
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.closing = True
                listener.wake()
