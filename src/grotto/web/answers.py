"""Errors as answers: a status and a message whose sentence the reader's language makes."""

from __future__ import annotations

import logging

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from grotto.kernel.errors import GrottoError
from grotto.table.errors import Forbidden, NotFound, Stale, Unavailable
from grotto.table.messages import Message, View
from grotto.table.views import error_message

log = logging.getLogger("grotto")


class Problem(Struct):
    """What went wrong."""

    error: Message


class StaleProblem(Struct):
    """The position has moved on: this is the new one."""

    error: Message
    view: View


class TooMany(GrottoError):
    """Slower, please."""


class TooLarge(GrottoError):
    """Less, please."""


class BadRequest(GrottoError):
    """What was sent can't be read."""


class Broken(GrottoError):
    """A mistake of ours."""


STATUSES: dict[type[GrottoError], int] = {NotFound: 404, Forbidden: 403, Stale: 409, Unavailable: 503, TooMany: 429}


def problem(error: GrottoError, status: int) -> Response[Problem]:
    """An error as an answer."""
    return Response(Problem(error_message(error)), status_code=status, media_type="application/json")


def on_grotto_error(_: Request, error: GrottoError) -> Response[Problem]:  # type: ignore[type-arg]
    """Whatever the table refuses. What has no status of its own makes no sense here and now."""
    return problem(error, next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 422))


def on_http_error(request: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    """Whatever the framework refuses."""
    status = error.status_code
    if status >= 500:
        return on_crash(request, error)
    return problem(_words(status), status)


def _words(status: int) -> GrottoError:
    if status == 404:
        return NotFound("no_page", {})
    if status == 405:
        return BadRequest("no_method", {})
    if status == 413:
        return TooLarge("too_large", {})
    return BadRequest("bad_request", {})


def on_crash(request: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    """The log has it, the reader gets a sentence."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return problem(Broken("server", {}), 500)
