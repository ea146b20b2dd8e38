"""What stands before the application: it turns away what makes no sense, names each request, and counts it."""

from __future__ import annotations

import logging
import secrets
import time
import unicodedata
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from grotto.kernel.errors import GrottoError
from grotto.table.errors import NotFound
from grotto.table.views import error_message
from grotto.web.answers import BadRequest, Problem
from grotto.web.logs import REQUEST, SECRETS
from grotto.web.metrics import count_request
from grotto.web.public import Public
from grotto.web.safety import add_headers

access = logging.getLogger("grotto.access")

# No address of ours is longer.
PATH_LENGTH = 255
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE")
# What whoever watches the server asks under whatever name it has inside the house.
WATCHED = ("/api/health", "/api/ready", "/metrics")
REQUEST_HEADER = b"x-request-id"
# Separators of lines, and what stands for bytes that are no text.
BLANKS = "\u2028\u2029\ufffd"


def _wrong_path(path: str) -> GrottoError | None:
    plain = path.startswith("/") and "//" not in path and ".." not in path.split("/") and len(path) <= PATH_LENGTH
    if plain and not any(unicodedata.category(char)[0] == "C" or char in BLANKS for char in path):
        return None
    return NotFound("no_page", {})


def _headers(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for given, value in scope["headers"] if given == name]


class Gate:
    """Lets through what the application can answer."""

    def __init__(self, app: ASGIApp, public: Public) -> None:
        self.app = app
        self.hosts = frozenset([host.lower() for host in public.hosts])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        id = secrets.token_hex(8)
        token = REQUEST.set(id)
        method = str(scope.get("method", "WS"))
        if method == "HEAD":
            # What would be the answer to GET; whoever writes to the connection leaves its body out.
            scope = cast("Scope", {**scope, "method": "GET"})
        visit = Visit(scope, send, id, method)
        try:
            wrong = self._wrong(scope)
            if wrong is None:
                await self.app(scope, receive, visit.send)
            elif kind == "http":
                await _refuse(visit, wrong)
            else:
                await receive()
                await visit.send({"type": "websocket.close", "code": 4400, "reason": ""})
        finally:
            visit.end()
            REQUEST.reset(token)

    def _wrong(self, scope: Scope) -> GrottoError | None:
        """Why a request is turned away."""
        if self.hosts and scope["path"] not in WATCHED:
            given = _headers(scope, b"host")
            if len(given) != 1 or _bare(given[0]) not in self.hosts:
                return BadRequest("wrong_host", {})
        return _wrong_path(scope["path"])


def _bare(host: str) -> str:
    """A host without its port."""
    return (host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]).lower()


async def _refuse(visit: Visit, error: GrottoError) -> None:
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": 404 if isinstance(error, NotFound) else 400,
        "headers": [(b"content-type", b"application/json")],
    }
    await add_headers(start, visit.scope)
    await visit.send(start)
    body = msgspec.json.encode(Problem(error_message(error)))
    await visit.send({"type": "http.response.body", "body": body, "more_body": False})


class Visit:
    """One request from its beginning to its end."""

    def __init__(self, scope: Scope, send: Send, id: str, method: str) -> None:
        self.scope = scope
        self.method = method
        self.out = send
        self.id = id
        self.status = 0
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        """Pass a message on, with the name of the request."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", []), (REQUEST_HEADER, self.id.encode())]
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self.out(message)

    def end(self) -> None:
        """Note what became of it."""
        seconds = time.perf_counter() - self.began
        method = self.method
        if "method" in self.scope:
            count_request(method if method in METHODS else "other", _route(self.scope), self.status, seconds)
        if not access.isEnabledFor(logging.INFO):
            return
        ms = round(seconds * 1000, 1)
        path = _shown_path(self.scope)
        peer = self.scope.get("client")
        client = peer[0] if peer else ""
        extra: dict[str, Any] = {"method": method, "path": path, "status": self.status, "ms": ms, "client": client}
        access.info('%s "%s %s" %d %s ms', client, method, path, self.status, ms, extra=extra)


def _route(scope: Scope) -> str:
    """The pattern of an address, `/api/tables/{id}`; whatever leads to no route is one."""
    return scope.get("path_template") or "none"


def _shown_path(scope: Scope) -> str:
    """The address as it was sent, percent signs and all, with the tokens of links left out."""
    raw = scope.get("raw_path") or scope["path"].encode()
    query = b"?" + scope["query_string"] if scope.get("query_string") else b""
    return SECRETS.sub(r"\1...", (raw + query).decode("latin-1"))[:500]
