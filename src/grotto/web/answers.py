"""Errors as answers: a status and a message whose sentence the reader's language makes."""

from __future__ import annotations

import logging
import re

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import Struct

from grotto.kernel.errors import GrottoError
from grotto.table.errors import Busy, Forbidden, NotFound, Stale, Unavailable
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


# What msgspec says about a field.
MISSING = re.compile(r"Object missing required field `(.+)`")
TYPED = re.compile(r"Expected `(.+)`, got `.+`")
LONG = re.compile(r"Expected `.+` of length <= (\d+)")
LIMIT = re.compile(r"Expected `.+` ([<>]=? .+)")
UNKNOWN = re.compile(r"Invalid enum value '?(.*?)'?", re.DOTALL)

# Seconds until somebody may try again whom the database kept waiting, or for whom enough is being worked out.
RETRY_AFTER = {503: "2", 429: "10"}
STATUSES: dict[type[GrottoError], int] = {
    NotFound: 404,
    Forbidden: 403,
    Stale: 409,
    Unavailable: 503,
    TooMany: 429,
    Busy: 429,
}


def problem(error: GrottoError, status: int) -> Response[Problem]:
    """An error as an answer."""
    headers = {"Retry-After": RETRY_AFTER[status]} if status in RETRY_AFTER else None
    return Response(Problem(error_message(error)), status_code=status, media_type="application/json", headers=headers)


def on_grotto_error(_: Request, error: GrottoError) -> Response[Problem]:  # type: ignore[type-arg]
    """Whatever the table refuses. What has no status of its own makes no sense here and now."""
    answer = problem(error, next((status for kind, status in STATUSES.items() if isinstance(error, kind)), 422))
    if isinstance(error, TooMany):
        answer.headers["Retry-After"] = str(error.data["n"])
    return answer


def on_http_error(request: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    """Whatever the framework refuses."""
    status = error.status_code
    if isinstance(error.__cause__, msgspec.ValidationError):
        # The framework takes a field that is called like something it provides itself for its own fault.
        status = 400
    if status >= 500:
        return on_crash(request, error)
    return problem(_bad_request(error) if status == 400 else _words(status), status)


def _bad_request(error: HTTPException) -> GrottoError:
    """Which field of a request is wrong, and how."""
    found = error.extra[0] if isinstance(error, ValidationException) and isinstance(error.extra, list) else None
    if not isinstance(found, dict):
        return BadRequest("bad_body", {})
    said = str(found.get("message", ""))
    # Litestar calls the whole body "data"; a name that Python keeps for itself ends with "_" in our code.
    key = str(found.get("key", "")).rstrip("_")
    key = "" if key == "data" else key
    if missing := MISSING.fullmatch(said):
        return BadRequest("field_missing", {"key": f"{key}.{missing[1]}" if key else missing[1]})
    if not key:
        return BadRequest("bad_body", {})
    if typed := TYPED.fullmatch(said):
        return BadRequest("field_type", {"key": key, "type": typed[1], "allowed": typed[1]})
    if long := LONG.fullmatch(said):
        return BadRequest("field_long", {"key": key, "n": int(long[1])})
    if limit := LIMIT.fullmatch(said):
        return BadRequest("field_limit", {"key": key, "allowed": limit[1]})
    if unknown := UNKNOWN.fullmatch(said):
        return BadRequest("field_value", {"key": key, "value": unknown[1][:40]})
    return BadRequest("field_form", {"key": key})


def _words(status: int) -> GrottoError:
    if status == 404:
        return NotFound("no_page", {})
    if status == 405:
        return BadRequest("no_method", {})
    if status == 413:
        return TooLarge("too_large", {})
    return BadRequest("bad_request", {})


def on_deep_body(request: Request, error: RecursionError) -> Response[Problem]:  # type: ignore[type-arg]
    """A body with lists in lists in lists, which the decoder gives up on; any other recursion is our mistake."""
    if "deserializing" in str(error):
        return problem(BadRequest("bad_body", {}), 400)
    return on_crash(request, error)


def on_crash(request: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    """The log has it, the reader gets a sentence."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return problem(Broken("server", {}), 500)
