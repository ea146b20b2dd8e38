"""Who listens to which table, and who is present.

Listeners are told *that* a table has changed, never what: each then looks for itself. So nothing
piles up for a slow one. Who is at a table of another server is told by that server (line.py).

Somebody whose pages are all hidden is present but not looking, which is marked by a sign before the name.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator

# How many people who have left are remembered.
MOST_GONE = 10_000
# Seconds until others hear that somebody has come or left: in a crowd all changes of that time are reported together.
STIR = 0.2
# Seconds until other servers hear that somebody has stopped looking, or is back.
TURN = 1.0
# The sign before the name of somebody who is not looking.
ELSEWHERE = "-"


class Listener:
    """One open connection of a person, or of somebody who only watches."""

    def __init__(self, person: str) -> None:
        self.person = person
        # Whether the page is in sight, as far as it says.
        self.looks = True
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

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.clock = clock
        self.began = clock()
        # When people have gone from which table, the latest last.
        self.gone: dict[tuple[str, str], float] = {}
        # People at other servers, by table and server.
        self.elsewhere: dict[str, dict[str, set[str]]] = {}
        # Called when people have come to a table here or left it.
        self.on_people: Callable[[str], None] | None = None
        # The tables at which others have not heard yet who came or went, and what they heard last.
        self.stirred: set[str] = set()
        self.heard: dict[str, set[str]] = {}
        # The tables of which others are to hear that somebody looks elsewhere.
        self.turned: set[str] = set()
        # Who is at a table, as long as that does not change.
        self.known: dict[str, frozenset[str]] = {}

    def publish(self, table: str) -> None:
        """Tell everybody at a table that it has changed; call it after the commit."""
        for listener in self.listeners.get(table, ()):
            listener.wake()

    @contextlib.contextmanager
    def listen(self, table: str, person: str) -> Iterator[Listener]:
        """Be present at a table."""
        listener = Listener(person)
        self.listeners.setdefault(table, set()).add(listener)
        self._changed(table)
        try:
            yield listener
        finally:
            self.listeners[table].discard(listener)
            if not self.listeners[table]:
                del self.listeners[table]
            self._note_gone(table, person)
            self._changed(table)

    def look(self, table: str, listener: Listener, looks: bool) -> None:
        """A page comes in sight, or is hidden."""
        if listener.looks == looks:
            return
        listener.looks = looks
        # Nobody at this server sees a difference; other servers hear of it a little later, however often it changes.
        if self.on_people is not None and table not in self.turned:
            self.turned.add(table)
            asyncio.get_running_loop().call_later(TURN, self._tell, table)

    def _changed(self, table: str) -> None:
        self.known.pop(table, None)
        if table not in self.stirred:
            self.stirred.add(table)
            asyncio.get_running_loop().call_later(STIR, self._stir, table)

    def _stir(self, table: str) -> None:
        """Tell everybody who is present now."""
        self.stirred.discard(table)
        self.publish(table)
        self._tell(table)

    def _tell(self, table: str) -> None:
        """Let other servers know, if it is not what they know already."""
        self.turned.discard(table)
        here = self.here(table)
        if self.on_people is not None and here != self.heard.get(table, set()):
            self.on_people(table)
        if here:
            self.heard[table] = here
        else:
            self.heard.pop(table, None)

    def here(self, table: str) -> set[str]:
        """The people at a table of this server; watchers without a name count as the empty person."""
        listeners = self.listeners.get(table, ())
        look = {listener.person for listener in listeners if listener.looks}
        return look | {ELSEWHERE + one.person for one in listeners if one.person not in look}

    def _note_gone(self, table: str, person: str) -> None:
        self.gone.pop((table, person), None)
        self.gone[table, person] = self.clock()
        if len(self.gone) > MOST_GONE:
            del self.gone[next(iter(self.gone))]

    def expect(self, table: str, person: str) -> None:
        """Somebody has sat down, and their page is about to open."""
        self._note_gone(table, person)

    def away(self, table: str, person: str) -> float:
        """For how many seconds somebody has been away from a table, as far as this server knows."""
        if person in self.present(table):
            return 0.0
        return self.clock() - max(self.gone.get((table, person), self.began), self.began)

    def present(self, table: str) -> frozenset[str]:
        """The people at a table, wherever they look at it."""
        if table not in self.listeners and table not in self.elsewhere:
            return frozenset()
        if table not in self.known:
            self.known[table] = frozenset([name.removeprefix(ELSEWHERE) for name in self._everywhere(table)])
        return self.known[table]

    def _everywhere(self, table: str) -> set[str]:
        return self.here(table).union(*self.elsewhere.get(table, {}).values())

    def attends(self, table: str, person: str) -> bool:
        """Whether somebody has a table in sight, wherever that is."""
        return person in self._everywhere(table)

    def told(self, server: str, table: str, people: set[str]) -> None:
        """Another server says who is there at a table."""
        before = self.present(table)
        servers = self.elsewhere.setdefault(table, {})
        there = {name.removeprefix(ELSEWHERE) for name in people}
        for name in servers.pop(server, set()):
            if name.removeprefix(ELSEWHERE) not in there:
                self._note_gone(table, name.removeprefix(ELSEWHERE))
        if people:
            servers[server] = people
        if not servers:
            del self.elsewhere[table]
        self.known.pop(table, None)
        if self.present(table) != before:
            self.publish(table)

    def forget_others(self) -> None:
        """Forget who is at other servers."""
        for server in {server for servers in self.elsewhere.values() for server in servers}:
            self.forget(server)

    def forget(self, server: str) -> None:
        """Forget who was at another server."""
        for table in [table for table, servers in self.elsewhere.items() if server in servers]:
            self.told(server, table, set())

    def watched(self, table: str) -> bool:
        """Whether anybody is present at a table."""
        return table in self.listeners

    def close(self) -> None:
        """Tell all listeners to go, because the server stops."""
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.closing = True
                listener.wake()
