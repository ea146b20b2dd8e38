"""People with several devices and what belongs to them, for tests of accounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from serving import PATIENCE, Person

MakePerson = Callable[[str], Person]
PASSWORD = "a long password"
BOT = {"kind": "bot", "bot": "random"}


def mine(person: Person) -> set[str]:
    return {card["id"] for card in person.get("/tables")["mine"]}


def sessions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/account")["sessions"]
    return found


def closes(socket: ClientConnection) -> bool:
    """Whether the server ends a connection, whatever it says before."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed:
        return True


def another(person: Person, *, account: str = "", agent: str = "") -> Person:
    """The same server on another device, logged in if an account is named."""
    made = Person(person.address, headers={"User-Agent": agent} if agent else None)
    if account:
        made.enter("/login", {"name": account, "password": PASSWORD})
    return made


# ---- guests --------------------------------------------------------------------------------
