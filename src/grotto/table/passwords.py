"""Passwords: what may be one, and how they are kept (argon2). Each check takes time and memory, so few run at once."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from grotto.table.errors import Busy, Refused
from grotto.table.people import outline

# The minimum that OWASP recommends: 19 MiB, two passes.
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# A hash that no password matches: it is checked where there is no account, so that the answer takes as long.
NOBODYS = HASHER.hash("\0nobody")
SHORTEST = 8
LONGEST = 200
# How many are hashed at a time, and how many more may wait.
AT_ONCE = 2
WAITING = 20


def checked(password: str, name: str = "") -> str:
    """A new password; Refused says what is wrong with it."""
    if len(_plain(password)) < SHORTEST:
        raise Refused("password_short", {"n": SHORTEST})
    if name and outline(password) == outline(name):
        raise Refused("password_name", {})
    return password


def _plain(password: str) -> str:
    """Normalised, because keyboards compose letters differently."""
    return unicodedata.normalize("NFKC", password)


class Passwords:
    """Hashes and checks passwords outside the event loop."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """The stored hash of a password."""
        async with _Waiting(self):
            return await asyncio.to_thread(HASHER.hash, _plain(password))

    async def right(self, stored: str | None, password: str) -> bool:
        """Whether a password is right; it takes as long if there is no account."""
        async with _Waiting(self):
            return await asyncio.to_thread(_right, stored, _plain(password))


def _right(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or NOBODYS, password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


class _Waiting:
    """A place in the queue; Busy if it is long."""

    def __init__(self, passwords: Passwords) -> None:
        self.passwords = passwords

    async def __aenter__(self) -> None:
        if self.passwords.waiting >= WAITING:
            raise Busy("logins_busy", {})
        self.passwords.waiting += 1
        try:
            await self.passwords.turn.acquire()
        except BaseException:
            self.passwords.waiting -= 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self.passwords.turn.release()
        self.passwords.waiting -= 1
