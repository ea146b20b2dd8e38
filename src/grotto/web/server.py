"""Running the server: a free port, a database that opens, an access log without secrets, a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from uvicorn import Config, Server

from grotto.kernel.errors import BadOption
from grotto.table.storage import Storage, database_url
from grotto.web.app import Settings, create_app

# Tokens of links stand in addresses.
SECRETS = re.compile(r"(/claims?/)[^/?\s]+")
# What a client says over its WebSocket is short.
SOCKET_MESSAGE = 4096
# Requests under way may finish in so many seconds.
GRACE = 5


def data_folder() -> Path:
    """Where the tables of a user are kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "grotto"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "grotto"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grotto"


def default_database() -> str:
    """The address of the user's own SQLite file."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; BadOption if the port is taken or the host is none of ours."""
    # Some systems would take such a number modulo 65536.
    if not 0 <= port <= 65535:
        raise BadOption("bad_host", {"value": f"{host}:{port}"})
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadOption("bad_host", {"value": f"{host}:{port}"}) from error
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        taken = isinstance(error, OSError) and error.errno in (48, 98, 10048)
        raise BadOption("port_taken" if taken else "bad_host", {"value": f"{host}:{port}"}) from error
    return listening


class HideSecrets(logging.Filter):
    """Leaves tokens out of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(SECRETS.sub(r"\1...", arg) if isinstance(arg, str) else arg for arg in record.args)
        return True


def set_up_log(requests: bool) -> None:
    """Warnings always, requests if wanted, on the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(HideSecrets())
    for name, level in (
        ("grotto", logging.INFO),
        ("uvicorn.error", logging.WARNING),
        ("uvicorn.access", logging.INFO if requests else logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.handlers = [handler]
        logger.propagate = False


class Announcing(Server):
    """Says when it is there."""

    def __init__(self, config: Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


async def check_database(db: str) -> None:
    """Open the database once; BadOption says what is wrong with it."""
    storage = Storage(database_url(db))
    await storage.open()
    await storage.close()


def serve(
    settings: Settings, host: str, port: int, announce: Callable[[str], None], log_requests: bool = False
) -> None:
    """Run until the user stops it. `announce` gets the address once it can be opened."""
    database_url(settings.db)
    listening = bind(host, port)
    with contextlib.closing(listening):
        asyncio.run(check_database(settings.db))
        set_up_log(log_requests)
        shown = f"[{host}]" if ":" in host else {"0.0.0.0": "127.0.0.1", "": "127.0.0.1"}.get(host, host)
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        config = Config(
            create_app(settings),
            log_config=None,
            access_log=log_requests,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            ws_max_size=SOCKET_MESSAGE,
        )
        server = Announcing(config, lambda: announce(address))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
