"""Connections that don't only stay open: a request has to arrive in time, and one address has only so many.

uvicorn closes a connection that is quiet after an answer; this adds what it leaves to proxies.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, cast

import h11
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from grotto.web.limits import crowd_of
from grotto.web.public import Network, Public, networks, parsed, share

HEAD, BODY, OPENING, NOTHING = "head", "body", "opening", ""


def behind_proxies(app: ASGIApp, public: Public) -> ASGIApp:
    """Put the address of a client in place that a trusted proxy tells.

    At `::` the peer 127.0.0.1 is called `::ffff:127.0.0.1`, which uvicorn does not take for the same.
    """
    believing = cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), list(public.proxies)))

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client")
        if peer and peer[0].startswith("::ffff:"):
            scope["client"] = (str(parsed(peer[0])), peer[1])
        await believing(scope, receive, send)

    return named


class Timely(H11Protocol):
    """A connection that is closed when it keeps the server waiting; those of each address are counted."""

    # What a server sets for its own connections.
    public: ClassVar[Public]
    trusted: ClassVar[list[Network]]
    open_from: ClassVar[Counter[str]]
    most: ClassVar[int]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.crowd = ""
        self.awaited = NOTHING
        self.alarm: asyncio.TimerHandle | None = None
        # Rings when somebody has not read for too long what they asked for.
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        crowd = crowd_of(self.client[0]) if self.client else None
        # A proxy brings everybody's connections, and counts them itself.
        if crowd is not None and not any(crowd[1] in network for network in self.trusted):
            if self.open_from[crowd[0]] >= self.most:
                transport.abort()
                return
            self.crowd = crowd[0]
            self.open_from[self.crowd] += 1
        self._await(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(NOTHING)
        self._read()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self.crowd:
            self.open_from[self.crowd] -= 1
            if not self.open_from[self.crowd]:
                del self.open_from[self.crowd]
            self.crowd = ""

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._await(HEAD)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            # A WebSocket, which is counted and kept alive elsewhere once it is open.
            self._await(OPENING)
        elif self.cycle is not None and not self.cycle.response_complete:
            self._await(BODY if self.cycle.more_body else NOTHING)

    def on_response_complete(self) -> None:
        self._await(NOTHING)
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what makes no sense, unless an answer has begun; one that was still to come is not given any more."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(self.public.body_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _await(self, what: str) -> None:
        """Wait for something from now on; not anew if it is waited for already, however it trickles in."""
        if what == self.awaited:
            return
        self.awaited = what
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if what:
            seconds = self.public.body_timeout if what == BODY else self.public.head_timeout
            self.alarm = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """Something has been waited for long enough."""
        if self.awaited == OPENING:
            self._leave()
            if getattr(self.transport.get_protocol(), "handshake_complete", True):
                return
        self.transport.abort()


def protocol_for(settings: Public, servers: int = 1) -> type[Timely]:
    """The protocol of a server, perhaps one of several at a socket.

    It counts its own connections, and knows how long it waits for what.
    """

    class Ours(Timely):
        public = settings
        trusted = networks(settings.proxies)
        open_from: ClassVar[Counter[str]] = Counter()
        most = share(settings.connections, servers)

    return Ours
