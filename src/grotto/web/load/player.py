"""Somebody who plays as fast as the server answers and costs little: of an answer only what is needed is read."""

from __future__ import annotations

import asyncio
from itertools import count
from time import perf_counter

import msgspec

from grotto.web.load.crowd import Guest

_REQUESTS = count()


class _Act(msgspec.Struct):
    args: list[str]


class _Group(msgspec.Struct):
    verb: str
    acts: list[_Act]


class _Seen(msgspec.Struct):
    seq: int
    over: bool
    legal: list[_Group]


_READ = msgspec.json.Decoder(_Seen)


class Player(asyncio.Protocol):
    """Moves at a table until the time is over or the game is; the answer to a move is the next position."""

    def __init__(self, guest: Guest, table: str, end: float) -> None:
        head = [f"POST /api/tables/{table}/acts HTTP/1.1"]
        head += [f"{name}: {value}" for name, value in guest.headers.items()]
        self.head = "\r\n".join([*head, "Content-Length: "]).encode()
        self.look = self.head.replace(b"/acts", b"", 1).replace(b"POST", b"GET", 1) + b"0\r\n\r\n"
        self.end = end
        self.moves = -1
        self.rest = b""
        # Where the answer's body begins and ends.
        self.body = self.length = 0
        self.transport: asyncio.Transport | None = None
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.look)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.done.done():
            self.done.set_exception(error or RuntimeError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.length:
            start = self.rest.find(b"\r\n\r\n") + 4
            if start < 4:
                return
            head = self.rest[:start].lower()
            at = head.find(b"content-length: ")
            if b" 20" not in head[:13] or at < 0:
                self._stop(RuntimeError(self.rest[:500].decode("latin-1")))
                return
            self.length = start + int(head[at + 16 : head.index(b"\r\n", at)])
            self.body = start
        if len(self.rest) >= self.length:
            seen = _READ.decode(self.rest[self.body : self.length])
            self.rest, self.length = b"", 0
            self._move(seen)

    def _move(self, seen: _Seen) -> None:
        """What came is the answer to a move, or the first look; make the next one."""
        self.moves += 1
        if seen.over or perf_counter() >= self.end:
            self._stop(None)
            return
        acts = [(group.verb, act.args) for group in seen.legal for act in group.acts]
        verb, args = acts[self.moves % len(acts)]
        text = " ".join([verb, *args])
        body = (
            f'{{"request":"00000000-0000-4000-8000-{next(_REQUESTS):012x}","seq":{seen.seq},"act":"{text}"}}'.encode()
        )
        assert self.transport is not None
        self.transport.write(self.head + b"%d\r\n\r\n" % len(body) + body)

    def _stop(self, error: Exception | None) -> None:
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)
        if self.transport is not None:
            self.transport.abort()


async def play(guest: Guest, game: str, end: float) -> int:
    """Move as fast as the server answers, at one table after the other; how often."""
    moves = 0
    loop = asyncio.get_running_loop()
    while perf_counter() < end:
        table = await guest.open(game, "me", "local")
        player = Player(guest, table, end)
        await loop.create_connection(lambda player=player: player, "127.0.0.1", guest.port)  # type: ignore[misc]
        await player.done
        moves += player.moves
    return moves
