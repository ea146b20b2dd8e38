"""Running the server: a free port, a database that opens, an access log without secrets, a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import math
import os
import socket
import sys
import time
from collections.abc import Callable

from uvicorn import Config, Server

from grotto.kernel.errors import BadOption
from grotto.table.database import database_url
from grotto.table.storage import Storage
from grotto.table.upkeep import data_folder
from grotto.web.app import Settings, create_app
from grotto.web.connections import behind_proxies, protocol_for
from grotto.web.gate import Gate
from grotto.web.logs import set_up_log
from grotto.web.packing import PackingSocket

# What a client says over its WebSocket is short.
SOCKET_MESSAGE = 4096
# Requests under way may finish in so many seconds.
GRACE = 5
# Connections that may wait to be accepted.
QUEUE = 1024


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
        listening.listen(QUEUE)
    except (OSError, OverflowError) as error:
        listening.close()
        taken = isinstance(error, OSError) and error.errno in (48, 98, 10048)
        raise BadOption("port_taken" if taken else "bad_host", {"value": f"{host}:{port}"}) from error
    return listening


def handed_over() -> socket.socket | None:
    """The socket that systemd listens at for us: whoever comes while we restart waits there and is not turned away."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    listening = socket.socket(fileno=3)
    listening.set_inheritable(False)
    return listening


def tell_systemd(word: str, how: int = 0) -> None:
    """Say how we are, where somebody wants to know."""
    address = os.environ.get("NOTIFY_SOCKET")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | how) as way:
            way.sendto(word.encode(), "\0" + address[1:] if address.startswith("@") else address)


class Watchdog:
    """Tells systemd again and again that we go on, where it wants to hear of it (`WatchdogSec=`)."""

    def __init__(self) -> None:
        wanted = os.environ.get("WATCHDOG_USEC", "")
        ours = os.environ.get("WATCHDOG_PID") in (None, str(os.getpid()))
        # Twice as often as it has to.
        self.every = int(wanted) / 2e6 if ours and wanted.isdecimal() else math.inf
        self.last = -math.inf

    def beat(self) -> None:
        """Something has been done: say so, if it is time."""
        if time.monotonic() - self.last > self.every:
            self.last = time.monotonic()
            # It may have no time to listen; it hears of us the next time.
            with contextlib.suppress(OSError):
                tell_systemd("WATCHDOG=1", socket.SOCK_NONBLOCK)


def allow_sockets() -> None:
    """Have as many open pages as the machine allows; shells often allow a thousand files."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Announcing(Server):
    """Says when it is there."""

    def __init__(self, config: Config, announce: Callable[[], None], beat: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce
        self.beat = beat

    async def on_tick(self, counter: int) -> bool:
        self.beat()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listening in sockets or []:
                # So many may wait to be accepted.
                listening.listen(QUEUE)
            self.announce()


async def check_database(db: str) -> None:
    """Open the database once; BadOption says what is wrong with it."""
    storage = Storage(database_url(db))
    await storage.open()
    await storage.close()


def url_of(host: str, listening: socket.socket) -> str:
    """What to type into a browser."""
    shown = f"[{host}]" if ":" in host else {"0.0.0.0": "127.0.0.1", "": "127.0.0.1"}.get(host, host)
    return f"http://{shown}:{listening.getsockname()[1]}/"


def serve(
    settings: Settings, host: str, port: int, announce: Callable[[str], None], log_requests: bool = False
) -> None:
    """Run until the user stops it. `announce` gets the address once it can be opened."""
    database_url(settings.db)
    listening = handed_over() or bind(host, port)
    with contextlib.closing(listening):
        asyncio.run(check_database(settings.db))

        def ready() -> None:
            tell_systemd("READY=1")
            announce(url_of(host, listening))

        # Whoever is ended because it stands still says where, if there is anything to say it to.
        with contextlib.suppress(OSError, ValueError, RuntimeError):
            faulthandler.enable()
        run(settings, listening, ready, log_requests, Watchdog().beat)


def run(
    settings: Settings,
    listening: socket.socket,
    announce: Callable[[], None],
    log_requests: bool,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Serve at a socket until a signal ends it. `beat` is called again and again as long as the event loop goes on."""
    allow_sockets()
    set_up_log(log_requests, settings.public.log)
    config = Config(
        behind_proxies(Gate(create_app(settings), settings.public), settings.public),
        log_config=None,
        # The gate writes its own.
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=SOCKET_MESSAGE,
        http=protocol_for(settings.public, settings.servers),
        ws=PackingSocket,
        timeout_keep_alive=settings.public.idle_timeout,
        # So many connections are accepted at a time: one, where processes at one socket are to share them evenly.
        backlog=1 if settings.servers > 1 else QUEUE,
    )
    server = Announcing(config, announce, beat)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
