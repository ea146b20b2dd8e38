"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from grotto import __version__
from grotto.kernel.errors import GrottoError
from grotto.table.bus import Bus
from grotto.table.hall import Hall
from grotto.table.seating import Seating
from grotto.table.storage import Storage, database_url
from grotto.table.thinking import Thinkers
from grotto.web import api_games, api_seats, api_tables
from grotto.web.answers import on_crash, on_grotto_error, on_http_error
from grotto.web.identity import Keys, guard_writes
from grotto.web.limits import Buckets, guard_rate
from grotto.web.pages import page
from grotto.web.safety import add_headers
from grotto.web.watching import live

BODY_SIZE = 64 * 1024


class Settings(Struct):
    """What a server can be told."""

    db: str
    workers: int | None = None
    # Seconds a bot waits before it moves, so that people can follow.
    bot_delay: float = 0.0


def create_app(settings: Settings) -> Litestar:
    """The application for a database."""
    storage = Storage(database_url(settings.db))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        app.state.signer = Keys(await storage.secret("cookie", secrets.token_hex(32)))
        hall = Hall(storage, Bus(), Thinkers(settings.workers), settings.bot_delay)
        app.state.buckets = Buckets()
        app.state.hall, app.state.seating = hall, Seating(hall)
        waking = asyncio.create_task(hall.wake())
        try:
            yield
        finally:
            waking.cancel()
            await hall.close()
            await storage.close()

    def hall(request: Request[Any, Any, Any]) -> Hall:
        found = request.app.state.hall
        assert isinstance(found, Hall)
        return found

    def seating(request: Request[Any, Any, Any]) -> Seating:
        found = request.app.state.seating
        assert isinstance(found, Seating)
        return found

    # Positions come with all their acts; whatever else is large is packed already.
    packing = DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4)
    )
    at_tables = Router("/", route_handlers=[*api_tables.HANDLERS, *api_seats.HANDLERS], middleware=[packing])
    api = Router(
        "/api",
        route_handlers=[
            api_games.games,
            api_games.facts,
            api_games.words,
            api_games.text,
            at_tables,
            live,
        ],
        guards=[guard_rate, guard_writes],
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "seating": Provide(seating, sync_to_thread=False),
            "person": Provide(api_tables.find_person, sync_to_thread=False),
            "me": Provide(api_tables.find_me, sync_to_thread=False),
        },
    )
    return Litestar(
        [api, page],
        lifespan=[running],
        before_send=[add_headers],
        exception_handlers={GrottoError: on_grotto_error, HTTPException: on_http_error, Exception: on_crash},
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="grotto",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path=["/openapi.json"])],
        ),
        logging_config=None,
    )
