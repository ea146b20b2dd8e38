"""Connections of an address are counted, and not kept for those who don't read what they have asked for."""

from __future__ import annotations

import asyncio

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from grotto.web import packing
from grotto.web.connections import Timely, protocol_for
from grotto.web.packing import PackingSocket
from grotto.web.public import Public
from serving import PATIENCE


def test_connections_of_one_address_are_counted() -> None:
    counted = protocol_for(Public(connections=2))
    made = [FakeTransport("203.0.113.7") for _ in range(3)] + [FakeTransport("203.0.113.8")]
    protocols = []

    async def connect_all() -> None:
        config = Config(lambda scope: None, log_config=None)  # type: ignore[arg-type]
        state = ServerState()
        for transport in made:
            protocol = counted(config, state, {}, asyncio.get_running_loop())
            protocol.connection_made(transport)  # type: ignore[arg-type]
            protocols.append(protocol)
        assert [transport.aborted for transport in made] == [False, False, True, False]
        protocols[2].connection_lost(None)
        protocols[0].connection_lost(None)
        again = FakeTransport("203.0.113.7")
        counted(config, state, {}, asyncio.get_running_loop()).connection_made(again)  # type: ignore[arg-type]
        assert not again.aborted

    asyncio.run(connect_all())


@pytest.mark.parametrize("kind", [protocol_for(Public(body_timeout=0.001)), PackingSocket])
def test_who_does_not_read_is_cut_off(kind: type[Timely | PackingSocket], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "UNREAD", 0.001)

    async def wait(reads: bool) -> None:
        transport = FakeTransport("203.0.113.7")
        config = Config(lambda scope: None, log_config=None)  # type: ignore[arg-type]
        protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
        protocol.connection_made(transport)  # type: ignore[arg-type]
        protocol.pause_writing()
        # No ping is answered that nobody reads the answers of.
        assert transport.hears == (kind is not PackingSocket)
        if reads:
            protocol.resume_writing()
            assert protocol.unread is None
            assert transport.hears
            return
        async with asyncio.timeout(PATIENCE):
            while not transport.aborted:
                await asyncio.sleep(0)

    asyncio.run(wait(reads=False))
    asyncio.run(wait(reads=True))


class FakeTransport(asyncio.Transport):
    """As much of a connection from elsewhere as a protocol asks for."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("192.0.2.1", 80)})
        self.aborted = False
        self.hears = True

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.hears = False

    def resume_reading(self) -> None:
        self.hears = True

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False
