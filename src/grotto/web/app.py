"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from msgspec import Struct
from prometheus_client import REGISTRY

from grotto import __version__
from grotto.kernel.errors import GrottoError
from grotto.table.bus import Bus
from grotto.table.chat import Chats
from grotto.table.friends import Friendships
from grotto.table.hall import Hall
from grotto.table.listing import Listing
from grotto.table.profiles import Profiles
from grotto.table.scorebook import Scorebook
from grotto.table.seating import Seating
from grotto.table.storage import Storage, database_url
from grotto.table.studies import Studies
from grotto.table.thinking import Thinkers
from grotto.web import api_chat, api_company, api_games, api_lessons, api_seats, api_studies, api_tables
from grotto.web.answers import Problem, on_crash, on_deep_body, on_grotto_error, on_http_error
from grotto.web.identity import PROOFS, SAFE, WRITERS, Keys, guard_writes
from grotto.web.limits import Buckets, guard_rate
from grotto.web.metrics import OfHall, health, metrics, ready, watch_loop
from grotto.web.pages import page
from grotto.web.public import Public
from grotto.web.safety import add_headers
from grotto.web.watching import live

BODY_SIZE = 64 * 1024
# The statuses of refusals that have nothing but their reason.
REFUSALS = (400, 403, 404, 422, 429)


class Settings(Struct):
    """What a server can be told."""

    db: str
    workers: int | None = None
    # Seconds a bot waits before it moves, so that people can follow.
    bot_delay: float = 0.0
    public: Public = Public()


def find_hall(request: Request[Any, Any, Any]) -> Hall:
    """The hall that the server keeps."""
    found = request.app.state.hall
    assert isinstance(found, Hall)
    return found


def find_seating(request: Request[Any, Any, Any]) -> Seating:
    """What seats people in it."""
    found = request.app.state.seating
    assert isinstance(found, Seating)
    return found


def find_studies(request: Request[Any, Any, Any]) -> Studies:
    """What looks through games in it."""
    found = request.app.state.studies
    assert isinstance(found, Studies)
    return found


# What the server keeps for people beside their games.
AMONG_PEOPLE = ("chats", "friendships", "listing", "profiles")


def finder(name: str) -> Callable[[State], Any]:
    """How a route finds one of them."""

    def find(state: State) -> Any:
        return state[name]

    return find


def api_router() -> Router:
    """Everything under /api."""
    # Positions come with all their acts; whatever else is large is packed already.
    packing = DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4)
    )
    same_for_all = [health, ready, *api_games.HANDLERS, api_lessons.lesson, api_lessons.remarks]
    at_tables = [*api_tables.HANDLERS, *api_seats.HANDLERS, *api_lessons.HANDLERS, *api_studies.HANDLERS]
    at_tables += [*api_chat.HANDLERS, *api_company.HANDLERS]
    writes = [handler for handler in at_tables if not handler.http_methods <= set(SAFE)]
    reads = [handler for handler in at_tables if handler not in writes]
    tell_problems([*same_for_all, *at_tables])
    return Router(
        "/api",
        route_handlers=[
            *same_for_all,
            Router("/", route_handlers=reads, middleware=[packing]),
            Router("/", route_handlers=writes, middleware=[packing], security=[WRITERS]),
            live,
        ],
        # Proof first: nothing is paid for what is forged.
        guards=[guard_writes, guard_rate],
        dependencies={
            "hall": Provide(find_hall, sync_to_thread=False),
            "seating": Provide(find_seating, sync_to_thread=False),
            "studies": Provide(find_studies, sync_to_thread=False),
            **{name: Provide(finder(name), sync_to_thread=False) for name in AMONG_PEOPLE},
            "person": Provide(api_tables.find_person, sync_to_thread=False),
            "me": Provide(api_tables.find_me, sync_to_thread=False),
        },
    )


def tell_problems(handlers: list[HTTPRouteHandler]) -> None:
    """Let the schema say what refusals look like; Litestar would describe its own."""
    for handler in handlers:
        refusals = dict.fromkeys(REFUSALS, ResponseSpec(Problem, generate_examples=False, description="refused"))
        handler.responses = {**refusals, **(handler.responses or {})}


def described() -> OpenAPIConfig:
    """How the schema of the API is made."""
    return OpenAPIConfig(
        title="grotto",
        version=__version__,
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path=["/openapi.json"])],
        components=Components(security_schemes={**PROOFS}),
    )


def create_app(settings: Settings) -> Litestar:
    """The application for a database."""
    storage = Storage(database_url(settings.db))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        await storage.serve()
        secret = await storage.secret("cookie", secrets.token_hex(32))
        app.state.signer = Keys(secret)
        hall = Hall(storage, Bus(), Thinkers(settings.workers), settings.bot_delay)
        if hall.company is not None:
            await hall.company.open()
        app.state.buckets = Buckets(settings.public)
        studies = Studies(hall, Thinkers(settings.workers))
        app.state.hall, app.state.seating, app.state.studies = hall, Seating(hall), studies
        app.state.seating.grace = settings.public.grace
        app.state.chats, app.state.friendships = Chats(hall, secret), Friendships(storage)
        app.state.profiles = Profiles(storage)
        app.state.listing = Listing(hall, app.state.friendships, app.state.profiles)
        scorebook = Scorebook(hall)
        numbers = OfHall(hall)
        REGISTRY.register(numbers)
        tasks = [asyncio.create_task(work) for work in (hall.wake(), studies.wake(), watch_loop(), scorebook.keep())]
        try:
            yield
        finally:
            REGISTRY.unregister(numbers)
            for task in tasks:
                task.cancel()
            studies.close()
            await hall.close()
            await storage.close()

    return Litestar(
        [api_router(), metrics, page],
        lifespan=[running],
        before_send=[add_headers],
        exception_handlers={
            GrottoError: on_grotto_error,
            HTTPException: on_http_error,
            RecursionError: on_deep_body,
            Exception: on_crash,
        },
        request_max_body_size=BODY_SIZE,
        openapi_config=described(),
        logging_config=None,
    )
