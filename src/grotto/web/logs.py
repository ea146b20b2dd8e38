"""The log: one line for one thing, whatever clients send; as text for people or as JSON for programs."""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

# The request that is being answered; every line that is written meanwhile names it.
REQUEST: ContextVar[str] = ContextVar("request", default="")
# Tokens of links stand in addresses.
SECRETS = re.compile(r"(/claims?/|/friends/by/|/friend/|/mail/)[^/?\s]+")
# What would begin a new line, or paint the terminal.
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
# What uvicorn says when a client makes no sense. The client is told; here it would only fill the disk.
CLIENTS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
# The same trace is written out once in so many seconds.
TRACE_AGAIN = 60.0
# What a line about a request has besides its text.
FIELDS = ("method", "path", "status", "ms", "client")


def escaped(text: str) -> str:
    r"""A text on one line: `a\nb` with the backslash written out."""
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape", "surrogatepass").decode(), text)


class Tame(logging.Filter):
    """Leaves out the tokens of links, and what clients could fill the log with."""

    def __init__(self) -> None:
        super().__init__()
        self.traced: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg in CLIENTS:
            return False
        if isinstance(record.args, tuple):
            record.args = tuple(SECRETS.sub(r"\1...", arg) if isinstance(arg, str) else arg for arg in record.args)
        if record.exc_info and record.exc_info[1] is not None and not self._is_new(record.exc_info[1]):
            record.msg, record.exc_info = f"{record.msg} ({type(record.exc_info[1]).__name__} again)", None
        return True

    def _is_new(self, error: BaseException) -> bool:
        """Whether the way to an error has not been written for a while."""
        steps = traceback.extract_tb(error.__traceback__)
        way = f"{type(error).__name__} " + " ".join(f"{step.filename}:{step.lineno}" for step in steps)
        now = time.monotonic()
        if now - self.traced.get(way, -TRACE_AGAIN) < TRACE_AGAIN:
            return False
        if len(self.traced) > 1000:
            self.traced.clear()
        self.traced[way] = now
        return True


def _fields(record: logging.LogRecord) -> dict[str, object]:
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    return {"request": REQUEST.get()} | found if REQUEST.get() else found


class TextLines(logging.Formatter):
    """For people. What goes on over several lines is indented, so that it is never taken for a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.levelname} {escaped(record.getMessage())}"
        if REQUEST.get():
            line += f" [{REQUEST.get()}]"
        if record.exc_info:
            line += "".join(f"\n    {escaped(one)}" for one in self.formatException(record.exc_info).splitlines())
        return line


class JsonLines(logging.Formatter):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_log(requests: bool, form: Literal["text", "json"] = "text") -> None:
    """Warnings always, requests if wanted, on the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Tame())
    for name, level in (
        ("grotto", logging.INFO),
        ("grotto.access", logging.INFO if requests else logging.WARNING),
        ("uvicorn.error", logging.WARNING),
        ("asyncio", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.handlers = [handler]
        logger.propagate = False
