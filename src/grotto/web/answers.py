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

# What the framework refuses, by status; anything else of the 400s is a bad request.
HTTP_ERRORS = {
    401: "csrf",
    403: "csrf",
    404: "no_page",
    405: "no_method",
    413: "too_large",
    415: "bad_request",
    429: "too_many",
}


class Problem(Struct):
    """What went wrong."""

    error: Message


class StaleProblem(Struct):
    """The position has moved on: this is the new one."""

    error: Message
    view: View


class TooMany(GrottoError):
    """Slower, please."""


STATUSES: dict[type[GrottoError], int] = {NotFound: 404, Forbidden: 403, Stale: 409, Unavailable: 503, TooMany: 429}

AnyRequest = Request[object, object, object]  # type: ignore[type-var]


def problem(error: GrottoError) -> Response[Problem]:
    """Our own errors. What is not listed is a request that makes no sense here and now."""
    status = next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 422)
    return Response(Problem(error_message(error)), status_code=status, media_type="application/json")


def on_grotto_error(_: Request, error: GrottoError) -> Response[Problem]:  # type: ignore[type-arg]
    """Whatever the table refuses."""
    return problem(error)


def on_http_error(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    """Whatever the framework refuses."""
    status = error.status_code
    if status >= 500:
        return on_crash(_, error)
    message = Message(f"error-{HTTP_ERRORS.get(status, 'bad_request')}", {})
    return Response(Problem(message), status_code=status, media_type="application/json", headers=error.headers or {})


def on_crash(request: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    """A mistake of ours: the log has it, the reader gets a sentence."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem(Message("error-server", {})), status_code=500, media_type="application/json")
