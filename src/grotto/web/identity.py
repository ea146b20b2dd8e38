"""Who somebody is, and a token against forged requests.

A guest has a random id in a signed cookie; an account is known by the session that the cookie names.
"""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.spec import SecurityScheme

from grotto.table.accounts import Accounts
from grotto.table.errors import Forbidden
from grotto.table.sessions import Session

COOKIE = "grotto"
# How the cookie of a session begins; no id of a person does.
SESSION = "session."
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

    def origin(self, address: str | None) -> str:
        """What is stored of the address from which a table is opened; nothing of this machine itself."""
        return "" if address is None else self._sign("origin", address)[:32]

    def csrf(self, subject: str) -> str:
        """What a page of ours knows and a foreign page does not: of a guest, or of the hash of a session."""
        return self._sign("csrf", subject)


class Known(NamedTuple):
    """Who asks."""

    person: str
    # None for guests.
    session: Session | None

    @property
    def subject(self) -> str:
        """What the token against forged requests is made for: a new one with each session."""
        return self.person if self.session is None else self.session.hash


def keys_of(connection: ASGIConnection) -> Keys:  # type: ignore[type-arg]
    """The keys of the server."""
    keys = connection.app.state.signer
    assert isinstance(keys, Keys)
    return keys


def accounts_of(connection: ASGIConnection) -> Accounts:  # type: ignore[type-arg]
    """The accounts of the server."""
    accounts = connection.app.state.accounts
    assert isinstance(accounts, Accounts)
    return accounts


async def know_caller(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Find out who asks, once for each request."""
    cookie = connection.cookies.get(COOKIE, "")
    known: Known | None = None
    if cookie.startswith(SESSION):
        session = await accounts_of(connection).sessions.find(cookie.removeprefix(SESSION))
        known = None if session is None else Known(session.person, session)
    else:
        person = keys_of(connection).person(cookie)
        known = None if person is None else Known(person, None)
    connection.state.known = known


def known_of(connection: ASGIConnection) -> Known | None:  # type: ignore[type-arg]
    """Who asks, if we know, and how we know it."""
    known: Known | None = connection.state.known
    return known


def person_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Who asks, if we know."""
    known = known_of(connection)
    return None if known is None else known.person


def identity_cookie(connection: ASGIConnection, value: str) -> Cookie:  # type: ignore[type-arg]
    """The cookie that says who somebody is. Scripts can't read it, other sites don't send it."""
    secure = connection.scope.get("scheme") in ("https", "wss")
    return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def guard_writes(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Whoever changes something must have been to /api/me from a page of ours."""
    # A WebSocket has no method, and changes nothing.
    if connection.scope.get("method", "GET") in SAFE:
        return
    known = known_of(connection)
    if known is None:
        raise Forbidden("no_cookie", {})
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode("utf-8", "replace"), keys_of(connection).csrf(known.subject).encode()):
        raise Forbidden("csrf", {})


def same_origin(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a WebSocket was opened by a page of ours, or by no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
