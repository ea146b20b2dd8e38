"""How the server is: alive, ready, and in numbers for Prometheus (docs/server.md)."""

from __future__ import annotations

import asyncio
import os
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from grotto.table.errors import NotFound, Unavailable
from grotto.table.hall import Hall
from grotto.web.answers import Problem
from grotto.web.limits import address_of, buckets_of

# How often the event loop is asked how late it is (seconds).
LAG_EVERY = 1.0
# Names the folder in which servers at one socket keep their numbers, so that any of them can tell those of all.
SHARED_NUMBERS = "PROMETHEUS_MULTIPROC_DIR"

REQUESTS = Counter("grotto_requests", "Requests answered.", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("grotto_request_seconds", "Time until a request was answered.", ["route"])
LOOP_LAG = Histogram(
    "grotto_loop_lag_seconds",
    "How late the event loop is: whoever asks for something waits at least as long.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
SOCKETS = Gauge("grotto_sockets", "Open WebSockets.", multiprocess_mode="livesum")

AnyRequest = Request[Any, Any, Any]


def count_request(method: str, route: str, status: int, seconds: float) -> None:
    """Count a request by the route it took, never by its address: there is no end of those."""
    REQUESTS.labels(method, route, str(status)).inc()
    REQUEST_SECONDS.labels(route).observe(seconds)


TABLES = Gauge("grotto_tables_in_memory", "Tables kept in memory.", multiprocess_mode="livesum")
BOTS = Gauge("grotto_bots_waiting", "Tables at which a bot is to move.", multiprocess_mode="livesum")
ASIDE = Gauge("grotto_tables_aside", "Tables set aside, whose bot failed again and again.", multiprocess_mode="livesum")
COMMITS = Gauge("grotto_commits_under_way", "Changes being carried through.", multiprocess_mode="livesum")
PLACES = Gauge("grotto_worker_places", "Moves that workers can think about at a time.", multiprocess_mode="livemax")


def note(hall: Hall) -> None:
    """Write down what a hall has to do just now."""
    TABLES.set(len(hall.tables))
    BOTS.set(len(hall.driving))
    ASIDE.set(len(hall.aside.here))
    COMMITS.set(len(hall.under_way))
    PLACES.set(hall.company.remote.places if hall.company is not None else 0)


async def watch_loop(hall: Hall) -> None:
    """Measure how late the event loop is, for ever."""
    loop = asyncio.get_running_loop()
    while True:
        note(hall)
        before = loop.time()
        await asyncio.sleep(LAG_EVERY)
        LOOP_LAG.observe(max(0.0, loop.time() - before - LAG_EVERY))


class Health(Struct):
    """What a watchdog wants to know."""

    status: Literal["ok"] = "ok"


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Whether the server is alive: it answers."""
    return Health()


@get("/ready", responses={503: ResponseSpec(Problem, generate_examples=False, description="not now")})
async def ready(hall: Hall) -> Health:
    """Whether the server can serve: it is not about to stop, and its database answers. Else 503."""
    if hall.closed:
        raise Unavailable("database", {})
    await hall.storage.ping()
    return Health()


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """All numbers, for this machine and for those whom the settings name; nobody else finds anything here."""
    address = address_of(request)
    hall: Hall = request.app.state.hall
    client = request.client.host if request.client else ""
    if address is not None and not buckets_of(request).public.reads_metrics(client):
        raise NotFound("no_page", {})
    note(hall)
    registry = CollectorRegistry() if SHARED_NUMBERS in os.environ else REGISTRY
    if registry is not REGISTRY:
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})
