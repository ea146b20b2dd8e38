"""Headers that keep pages and answers safe."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

# What the files of the client carry, which are many and small.
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# What pages and answers carry besides.
PAGE_HEADERS = {
    # No inline script or style, nothing from elsewhere, no frames.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    # The address of a page may be a secret: /claim/...
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

# Behind TLS: browsers come back by TLS only, for a year.
HSTS = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """Complete an answer that is about to be sent."""
    if message["type"] != "http.response.start":
        return
    message.setdefault("headers", [])
    headers = MutableScopeHeaders.from_message(message)
    wanted = HEADERS if scope["path"].startswith("/assets/") else HEADERS | PAGE_HEADERS
    for name, value in wanted.items():
        headers.setdefault(name, value)
    if scope.get("scheme") == "https":
        headers.setdefault("Strict-Transport-Security", HSTS)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
