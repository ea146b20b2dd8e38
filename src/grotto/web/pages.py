"""The built client: one page for all addresses, and its files."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

from grotto.table.errors import NotFound

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
# Built beside each file, best first.
PACKED = (("br", ".br"), ("gzip", ".gz"))
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2",
         ".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}  # fmt: skip
NOT_BUILT = "The browser client has not been built. In a clone of the project, `make play` builds and starts it.\n"

AnyRequest = Request[Any, Any, Any]


class Asset(NamedTuple):
    """A file as it is sent."""

    content: bytes
    tag: str


@lru_cache(maxsize=256)
def _read(path: Path, changed: int) -> Asset:
    content = path.read_bytes()
    return Asset(content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


@lru_cache(maxsize=1)
def _files(built: int) -> frozenset[str]:
    """The files of the client. What is asked for is looked up here, so no address reaches the disk."""
    return frozenset([file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()])


def _send(request: AnyRequest, path: Path, forever: bool) -> Response[bytes]:
    accepted = [part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOREVER if forever else "no-cache", "Vary": "Accept-Encoding"}
    for encoding, suffix in PACKED:
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            path = packed
            break
    asset = _read(path, path.stat().st_mtime_ns)
    headers["ETag"] = asset.tag
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(asset.content, headers=headers, media_type=kind)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, path: str = "") -> Response[bytes] | Response[str]:
    """A file of the client, or its page, which finds out by itself what the address means."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFound("no_page", {})
    index = STATIC / "index.html"
    built = index.stat().st_mtime_ns if index.is_file() else 0
    if name in _files(built):
        return _send(request, STATIC / name, name.startswith("assets/"))
    if "." in name.rpartition("/")[2]:
        raise NotFound("no_page", {})
    if not built:
        return Response(NOT_BUILT, status_code=503, media_type="text/plain")
    return _send(request, index, forever=False)
