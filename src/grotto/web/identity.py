"""Who somebody is: a random id in a signed cookie, and a token against forged requests."""

from __future__ import annotations

import hmac
import secrets

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.spec import SecurityScheme

from grotto.table.errors import Forbidden

COOKIE = "grotto"
CSRF_HEADER = "X-CSRF-Token"
YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
# The same for the schema of the API: what a request that changes something must carry.
PROOFS = {
    "person": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="set by GET /api/me"),
    "csrf": SecurityScheme(
        "apiKey", name=CSRF_HEADER, security_scheme_in="header", description="the `csrf` of GET /api/me"
    ),
}
WRITERS: dict[str, list[str]] = {name: [] for name in PROOFS}


class Keys:
    """Signs with the server's secret."""

    def __init__(self, secret: str) -> None:
        self.secret = bytes.fromhex(secret)

    def _sign(self, purpose: str, person: str) -> str:
        return hmac.new(self.secret, f"{purpose}:{person}".encode(), "sha256").hexdigest()

    def new_person(self) -> str:
        """Somebody who has not been here before."""
        return secrets.token_hex(16)

    def seal(self, person: str) -> str:
        """The value of the cookie."""
        return f"{person}.{self._sign('person', person)}"

    def person(self, cookie: str | None) -> str | None:
        """The person of a cookie, None if it is missing or not ours."""
        person, _, signature = (cookie or "").partition(".")
        genuine = hmac.compare_digest(signature.encode(), self._sign("person", person).encode())
        return person if person and genuine else None

    def csrf(self, person: str) -> str:
        """What a page of ours knows and a foreign page does not."""
        return self._sign("csrf", person)


def keys_of(connection: ASGIConnection) -> Keys:  # type: ignore[type-arg]
    """The keys of the server."""
    keys = connection.app.state.signer
    assert isinstance(keys, Keys)
    return keys


def person_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Who asks, if we know."""
    return keys_of(connection).person(connection.cookies.get(COOKIE))


def cookie_for(connection: ASGIConnection, person: str) -> Cookie:  # type: ignore[type-arg]
    """The cookie that says who somebody is. Scripts can't read it, other sites don't send it."""
    secure = connection.scope.get("scheme") in ("https", "wss")
    value = keys_of(connection).seal(person)
    return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def guard_writes(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Whoever changes something must have been to /api/me from a page of ours."""
    # A WebSocket has no method, and changes nothing.
    if connection.scope.get("method", "GET") in SAFE:
        return
    person = person_of(connection)
    if person is None:
        raise Forbidden("no_cookie", {})
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode("utf-8", "replace"), keys_of(connection).csrf(person).encode()):
        raise Forbidden("csrf", {})


def same_origin(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a WebSocket was opened by a page of ours, or by no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
