"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
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

from grotto import __version__
from grotto.kernel.errors import GrottoError
from grotto.table.accounts import Accounts
from grotto.table.bus import Bus
from grotto.table.care import Care
from grotto.table.chat import Chats
from grotto.table.database import database_url
from grotto.table.friends import Friendships
from grotto.table.hall import Hall
from grotto.table.listing import Listing
from grotto.table.passkeys import Passkeys
from grotto.table.profiles import Profiles
from grotto.table.scorebook import Scorebook
from grotto.table.seating import Seating
from grotto.table.storage import Storage
from grotto.table.studies import Studies
from grotto.table.thinking import Thinkers
from grotto.web import (
    api_accounts,
    api_admin,
    api_chat,
    api_company,
    api_days,
    api_games,
    api_lessons,
    api_seats,
    api_studies,
    api_tables,
)  # fmt: skip
from grotto.web.answers import Problem, on_crash, on_deep_body, on_grotto_error, on_http_error
from grotto.web.identity import PROOFS, SAFE, WRITERS, Keys, guard_writes, know_caller
from grotto.web.levels import Common
from grotto.web.limits import Buckets, find_seating, guard_blocked, guard_rate, guard_search
from grotto.web.metrics import health, metrics, ready, watch_loop
from grotto.web.pages import page
from grotto.web.posting import Post, new_key
from grotto.web.public import Public
from grotto.web.safety import add_headers
from grotto.web.tuning import Tuning
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
    # How many servers there are at the same socket, and the file by which they count together who asks how often.
    servers: int = 1
    levels: str | None = None


# What routes ask the server for, by name.
KEPT = (
    "hall", "studies", "accounts", "passkeys", "care", "chats", "friendships", "listing", "profiles",
    "tuning",
)  # fmt: skip
# Who calls. Not for admins: where a field of a body has the name of one of these, Litestar takes a mistake in it
# for ours.
WHO = {
    "person": Provide(api_tables.find_person, sync_to_thread=False),
    "me": Provide(api_tables.find_me, sync_to_thread=False),
}


def finder(name: str) -> Callable[[State], Any]:
    """How a route finds one of them."""

    def find(state: State) -> Any:
        return state[name]

    return find


def split(path: str, handlers: list[HTTPRouteHandler], **more: Any) -> list[Router]:
    """Routes that are about people: those that only tell, and those whose callers must prove who they are."""
    writes = [handler for handler in handlers if not handler.http_methods <= set(SAFE)]
    reads = [handler for handler in handlers if handler not in writes]
    # Positions come with all their acts; whatever else is large is packed already.
    packing = DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=4)
    )
    return [
        Router(path, route_handlers=reads, middleware=[packing], **more),
        Router(path, route_handlers=writes, middleware=[packing], security=[WRITERS], **more),
    ]


def api_router() -> Router:
    """Everything under /api."""
    same_for_all = [health, ready, *api_games.HANDLERS, api_lessons.lesson, api_lessons.remarks]
    at_tables = [
        *api_tables.HANDLERS, *api_seats.HANDLERS, *api_lessons.HANDLERS, *api_studies.HANDLERS, *api_accounts.HANDLERS,
        *api_days.HANDLERS, *api_chat.HANDLERS, *api_company.HANDLERS,
    ]  # fmt: skip
    tell_problems([*same_for_all, *at_tables, *api_admin.HANDLERS])
    return Router(
        "/api",
        route_handlers=[
            *same_for_all,
            *split("/", at_tables, guards=[guard_blocked], dependencies=WHO),
            *split("/admin", api_admin.HANDLERS, guards=[api_admin.guard_admin]),
            Router("/", route_handlers=[live], guards=[guard_blocked], dependencies=WHO),
        ],
        # Proof first: nothing else is paid for what is forged.
        guards=[guard_search, know_caller, guard_writes, guard_rate, api_days.guard_private],
        dependencies={
            "seating": Provide(find_seating, sync_to_thread=False),
            **{name: Provide(finder(name), sync_to_thread=False) for name in KEPT},
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


async def furnish(app: Litestar, hall: Hall, public: Public) -> list[Coroutine[Any, Any, None]]:
    """Put what routes ask for around a hall; what has to go on as long as the server runs."""
    app.state.hall, app.state.seating = hall, Seating(hall)
    accounts = app.state.accounts = Accounts(hall)
    app.state.passkeys = Passkeys(accounts)
    care = app.state.care = Care(hall, accounts.sessions)
    await care.blocks.load()
    app.state.seating.blocked = care.blocks.person
    await set_up_days(app, hall, public)
    app.state.chats = Chats(hall, app.state.signer.secret.hex())
    friendships = app.state.friendships = Friendships(hall.storage)
    profiles = app.state.profiles = Profiles(hall.storage)
    app.state.listing = Listing(hall, friendships, profiles)
    days, scorebook, buckets = hall.days, Scorebook(hall), app.state.buckets

    def apply(tuned: Public) -> None:
        buckets.public, app.state.seating.grace = tuned, tuned.grace

    tuning = app.state.tuning = Tuning(hall, public, apply)
    await tuning.load()
    tidying = care.tidy(lambda: int(buckets.public.keep_abandoned))
    return [care.blocks.follow(), tuning.follow(), tidying, days.keep(), days.send(), scorebook.keep()]


async def set_up_days(app: Litestar, hall: Hall, public: Public) -> None:
    """Let people be told of their turns: the key by which browsers know us is made once and kept."""
    key = await hall.storage.secret("vapid", new_key())
    app.state.post = hall.days.notices.post = Post(public, key)
    hall.days.notices.after, hall.days.allowed = int(public.notice_after * 1000), public.vacation
    await hall.days.diary.set_clock()


def create_app(settings: Settings) -> Litestar:
    """The application for a database."""
    storage = Storage(database_url(settings.db))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        await storage.serve()
        app.state.signer = Keys(await storage.secret("cookie", secrets.token_hex(32)))
        hall = Hall(storage, Bus(), Thinkers(settings.workers), settings.bot_delay)
        if hall.company is not None:
            await hall.company.open()
        levels = None if settings.levels is None else Common(settings.levels)
        app.state.buckets = Buckets(settings.public, levels, settings.servers)
        studies = app.state.studies = Studies(hall, Thinkers(settings.workers))
        works = [hall.wake(), studies.wake(), watch_loop(hall), *await furnish(app, hall, settings.public)]
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
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
