"""What a server that everybody can reach is told, in a TOML file (docs/server.md). All of it may be left out."""

from __future__ import annotations

import ipaddress
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from grotto.kernel.errors import BadOption

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Mail(Struct, forbid_unknown_fields=True, frozen=True):
    """How mail is sent, and the address of this server that stands in it."""

    host: str
    sender: str
    # What the links in a mail begin with: https://caves.example
    site: str
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class Public(Struct, forbid_unknown_fields=True, frozen=True):
    """The settings of docs/server.md, with what holds where nothing is said."""

    # The database, where its address had better not be seen in a list of processes.
    db: str | None = None
    # The names under which the server is reached; under any if none is given.
    hosts: tuple[str, ...] = ()
    # The proxies whose word on their clients' addresses is taken.
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    # Who may read /metrics besides this machine.
    metrics_from: tuple[str, ...] = ()
    log: Literal["text", "json"] = "text"
    # Everything that limits how often somebody may ask, times this.
    pace: Seconds = 1.0
    # Of one address: open connections, and WebSockets among them.
    connections: Count = 128
    sockets: Count = 64
    # Of one person: tables that go on (Storage.hosted), and seats of bots at them.
    tables: Count = 200
    bots: Count = 120
    # Of one person: games brought from elsewhere lately (Storage.brought).
    records: Count = 200
    # Seconds: until a request has been sent whole (its head, its body), and until a quiet connection is closed.
    head_timeout: Seconds = 10.0
    body_timeout: Seconds = 60.0
    idle_timeout: Count = 75
    # Seconds for which the seat of somebody who has gone is kept from the host's bots.
    grace: Annotated[float, Meta(ge=0)] = 30.0
    # Seconds until somebody who is not at the table is told that it is their turn.
    notice_after: Annotated[float, Meta(ge=0)] = 60.0
    # Days of vacation in a year, during which clocks of days stand still.
    vacation: Annotated[int, Meta(ge=0, le=366)] = 30
    mail: Mail | None = None
    # Whose push services are believed: a browser names an address, and the server sends there.
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "*.push.services.mozilla.com",
        "*.notify.windows.com",
        "*.push.apple.com",
    )

    # Days after which a game that nobody has ended or touched is deleted; 0 keeps it for good.
    keep_abandoned: Annotated[int, Meta(ge=0)] = 0

    def reads_metrics(self, address: str) -> bool:
        """Whether somebody at an address, not on this machine, may read the metrics."""
        try:
            given = parsed(address)
        except ValueError:
            return False
        return any(given in network for network in networks(self.metrics_from))


def share(limit: int, servers: int) -> int:
    """What each of several servers at one socket may have of something, so that it is no less in all."""
    return -(-limit // servers)


def parsed(host: str) -> Address:
    """An address; ValueError if it is none. Where IPv4 comes in over IPv6 (`::ffff:127.0.0.1`) it is IPv4."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def networks(given: tuple[str, ...]) -> list[Network]:
    """Addresses and networks, parsed; ValueError if one is none."""
    return [ipaddress.ip_network(one, strict=False) for one in given]


def read_public(path: str) -> Public:
    """The settings of a file; BadOption says what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(Path(path).read_text("utf-8")), Public)
        networks((*found.proxies, *found.metrics_from))
    except OSError as error:
        raise BadOption("config_missing", {"value": path, "key": error.strerror or ""}) from error
    except (ValueError, msgspec.ValidationError) as error:
        raise BadOption("config_wrong", {"value": path, "key": str(error)}) from error
    return found
