"""The WebSocket of a table: after every commit each viewer gets the complete view."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from grotto.kernel.errors import GrottoError
from grotto.table.bus import Bus, Listener
from grotto.table.chat import Chats
from grotto.table.chat_messages import ChatNews
from grotto.table.errors import Unavailable
from grotto.table.hall import Hall
from grotto.table.live import Live
from grotto.table.messages import LogEntry, View
from grotto.web.identity import accounts_of, known_of, person_of, same_origin
from grotto.web.limits import address_of, buckets_of
from grotto.web.metrics import SOCKETS

# While nothing is heard of other servers of the same database, look for their moves this often (seconds).
LOOK_AGAIN = 0.5
NO_TABLE, FOREIGN, TOO_MANY, GOING = 4404, 4403, 4429, 1012
# So many different things strangers are told about a table are kept: what all of them get, and what newcomers get.
KEPT = 4
# Seconds until a client is heard again; whoever says more meanwhile waits, and so do we.
HEARD = 0.1

AnySocket = WebSocket[Any, Any, Any]


class News(Struct):
    """A new view and the log entries that are new or have just been undone."""

    view: View
    log: list[LogEntry]


class Presence(Struct):
    """The seats whose owners are here, and how many others watch."""

    presence: list[int]
    watchers: int


class Talk(Struct):
    """What people say."""

    chat: ChatNews


class Reporter:
    """Remembers what one connection has been told."""

    def __init__(self, hall: Hall, chats: Chats, table: str, person: str | None, start: int) -> None:
        self.hall = hall
        self.chats = chats
        self.table = table
        self.person = person
        self.told = start
        self.taken_back = 0
        self.seen: object = None
        self.present: Presence | None = None
        self.talk: ChatNews | None = None

    async def news(self) -> list[bytes]:
        """What has changed since the last time, as messages."""
        live = await self.hall.known(self.table)
        # Asked first of all: what could not be asked can be asked again, and nothing counts as told that was not.
        talk = await self.chats.news(live, self.person, None if self.talk is None else self.talk.rooms)
        messages: list[bytes] = []
        people, row = self.hall.bus.present(self.table), live.row
        rests = self.hall.rests(live)
        seen = (live.history.seq, live.seats, row.rematch, row.halted, row.chat, live.clock, live.resting, rests)
        if seen != self.seen:
            self.seen = seen
            messages.append(self._news(live, people))
            self.told, self.taken_back = len(live.history.log), len(live.history.taken_back)
        seats = [seat.seat for seat in live.seats if seat.person in people]
        watchers = len(people - {seat.person for seat in live.seats})
        present = Presence(seats, watchers)
        if present != self.present:
            self.present = present
            messages.append(msgspec.json.encode(present))
        if talk is not None and (self.talk is None or (talk.on, talk.rooms) != (self.talk.on, self.talk.rooms)):
            self.talk = talk
            messages.append(msgspec.json.encode(Talk(talk)))
        return messages

    def _news(self, live: Live, people: frozenset[str]) -> bytes:
        """The view with what is new in the log; for all who neither sit here nor host the table it is made once."""
        if live.sits(self.person) or live.row.host == self.person:
            return self._encoded(live, self.person)
        # Where a clock runs, what is left of the time is told anew every second.
        second = 0 if live.clock is None else self.hall.storage.now() // 1000
        time = (live.clock, live.resting, second, self.hall.rests(live))
        state = (live.history.seq, live.row, live.seats, len(live.hints), people, time)
        if state != live.told_of:
            live.told_of = state
            live.told = {}
        known = (self.told, self.taken_back)
        found = live.told.get(known)
        if found is None:
            found = live.told[known] = self._encoded(live, None)
            if len(live.told) > KEPT:
                del live.told[next(iter(live.told))]
        return found

    def _encoded(self, live: Live, person: str | None) -> bytes:
        return msgspec.json.encode(News(self.hall.view(live, person), live.log(self.told, self.taken_back)))


async def asked(reporter: Reporter) -> list[bytes]:
    """What is new; asked for twice, as a connection that the database has cut fails once and the next one is fresh."""
    try:
        return await reporter.news()
    except Unavailable:
        return await reporter.news()


async def _send(socket: AnySocket, listener: Listener, reporter: Reporter) -> None:
    while not listener.closing:
        await listener.wait(None if reporter.hall.told else LOOK_AGAIN)
        for message in await asked(reporter):
            await socket.send_data(message, mode="text")


async def _receive(socket: AnySocket, bus: Bus, table: str, listener: Listener) -> None:
    """Hear whether the page is in sight (`visible`, `hidden`), all that clients have to say; ends when they go."""
    while True:
        bus.look(table, listener, await socket.receive_data(mode="text") != "hidden")
        await asyncio.sleep(HEARD)


@websocket("/tables/{id:str}/live")
async def live(socket: AnySocket, hall: Hall, id: str) -> None:
    """Be present at a table. `?from=` says how many log entries the client has."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    address = address_of(socket)
    if address is not None and not buckets_of(socket).enter(address):
        await socket.close(TOO_MANY)
        return
    try:
        with SOCKETS.track_inprogress():
            await _attend(socket, hall, id)
    finally:
        if address is not None:
            buckets_of(socket).leave(address)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(GOING)


async def _attend(socket: AnySocket, hall: Hall, id: str) -> None:
    person = person_of(socket)
    given = socket.query_params.get("from", "0")
    start = int(given) if given.isdecimal() and len(given) < 8 else 0
    try:
        await hall.get(id)
    except Unavailable:
        # Come back: it is not said that there is no such table.
        return
    except GrottoError:
        await socket.close(NO_TABLE)
        return
    with hall.bus.listen(id, person or "") as listener:
        reporter = Reporter(hall, socket.app.state.chats, id, person, start)
        tasks = [
            asyncio.create_task(_send(socket, listener, reporter)),
            asyncio.create_task(_receive(socket, hall.bus, id, listener)),
        ]
        known = known_of(socket)
        if known is not None and known.session is not None:
            # A session that ends takes its open pages with it.
            tasks.append(asyncio.create_task(accounts_of(socket).sessions.until_ended(known.session)))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
