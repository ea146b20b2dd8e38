"""WebSockets that send one thing to many: it is compressed once for all of them.

Compression starts anew with every message, so what was packed for one connection is right for all that agreed on the
same window. That costs next to nothing (views are larger than the window), and saves each connection its own state.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW_BITS = 12
# So many messages are kept packed: those of the last moments, at all tables.
KEPT = 256
# Seconds after which somebody is cut off who reads nothing of what piles up for them: a connection that is only closed
# waits until everything has been read.
UNREAD = 30.0


class PackedOnce(PerMessageDeflate):
    """Compresses what has not been compressed for somebody else."""

    packed: ClassVar[OrderedDict[tuple[bytes, int], Frame]] = OrderedDict()

    def encode(self, frame: Frame) -> Frame:
        """An outgoing frame, compressed."""
        if frame.opcode is not Opcode.TEXT or not frame.fin:
            return super().encode(frame)
        key = (bytes(frame.data), self.local_max_window_bits)
        found = self.packed.get(key)
        if found is None:
            found = self.packed[key] = super().encode(frame)
            if len(self.packed) > KEPT:
                self.packed.popitem(last=False)
        return found


class PackingOnce(ServerPerMessageDeflateFactory):
    """Agrees with a client on such compression."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is answered to a client, and the compression of this connection."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, PackedOnce(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class PackingSocket(WebSocketsSansIOProtocol):
    """A WebSocket of ours."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [
            PackingOnce(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": 5},
            )
        ]
        self.unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        # Or the answers to pings would pile up without end.
        self.transport.pause_reading()
        self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self._read()
        if not self.read_paused:
            self.transport.resume_reading()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)

    def _read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
