"""Sessions of accounts: opened, found by what a browser holds, listed, ended. Guests have none and need none."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.database import now
from grotto.table.errors import Unavailable
from grotto.table.people import new_id, token_hash
from grotto.table.storage import Storage

HOUR = 3600 * 1000
DAY = 24 * HOUR
# A session ends when nobody has used it for so long, and in any case some time.
IDLE = 90 * DAY
LONGEST = 365 * DAY
# Of one account; the one unused for longest makes room.
MOST = 30
# For so many seconds what was found is taken for true; what is ended here ends at once.
FRESH = 2.0
REMEMBERED = 10_000
# Seconds between two looks at whether the session of an open page has been ended elsewhere.
LOOK_AGAIN = 30.0


class Session(NamedTuple):
    """A session, with what its account may do."""

    hash: str
    id: str
    person: str
    device: str
    created: int
    seen: int
    expires: int
    admin: bool
    # The name to log in with, where there is one.
    name: str | None


class Sessions:
    """Of all accounts."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.found: dict[str, tuple[float, Session | None]] = {}
        # Pages that are open, by their session.
        self.open: dict[str, set[asyncio.Event]] = {}

    def knows(self, token: str) -> bool:
        """Whether a token is that of a session which was found not long ago."""
        return self.found.get(token_hash(token), (0.0, None))[1] is not None

    async def find(self, token: str) -> Session | None:
        """The session of a token, None if it has ended or never was."""
        return await self._look(token_hash(token))

    async def _look(self, hash: str) -> Session | None:
        at, session = self.found.get(hash, (-FRESH, None))
        if time.monotonic() - at >= FRESH:
            session = await self._stored(hash)
            self.found.pop(hash, None)
            self.found[hash] = (time.monotonic(), session)
            while len(self.found) > REMEMBERED:
                del self.found[next(iter(self.found))]
        if session is None or session.expires <= now():
            return None
        if now() - session.seen > HOUR:
            await self._touch(session)
        return session

    async def _stored(self, hash: str) -> Session | None:
        rows, accounts = schema.sessions, schema.accounts.c
        query = (
            select(rows, accounts.admin, accounts.name)
            .join(schema.accounts, accounts.person == rows.c.person)
            .where(rows.c.token_hash == hash)
        )
        async with self.storage.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else Session(*row)

    async def _touch(self, session: Session) -> None:
        """Note that it is used, and let it last."""
        time_now = now()
        expires = min(time_now + IDLE, session.created + LONGEST)
        query = schema.sessions.update().where(schema.sessions.c.token_hash == session.hash)
        async with self.storage.writing() as connection:
            await connection.execute(query.values(seen=time_now, expires=expires))
        self.found.pop(session.hash, None)

    async def begin(self, connection: AsyncConnection, person: str, device: str) -> str:
        """A new session in a transaction under way: its token."""
        token, time_now = secrets.token_urlsafe(32), now()
        rows = schema.sessions
        await connection.execute(
            rows.insert(),
            {
                "token_hash": token_hash(token), "id": new_id(), "person": person, "device": device,
                "created": time_now, "seen": time_now, "expires": time_now + IDLE,
            },
        )  # fmt: skip
        newest = select(rows.c.id).where(rows.c.person == person).order_by(rows.c.seen.desc()).limit(MOST)
        kept = (await connection.execute(newest)).scalars().all()
        await connection.execute(rows.delete().where(rows.c.person == person, rows.c.id.not_in(kept)))
        return token

    async def of(self, person: str) -> list[Session]:
        """The sessions of an account, the last used first."""
        rows, accounts = schema.sessions, schema.accounts.c
        query = (
            select(rows, accounts.admin, accounts.name)
            .join(schema.accounts, accounts.person == rows.c.person)
            .where(rows.c.person == person, rows.c.expires > now())
            .order_by(rows.c.seen.desc(), rows.c.id)
        )
        async with self.storage.reading() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    async def end(self, person: str, id: str | None = None, but: str | None = None) -> int:
        """End the session of this id, or all of a person's but that of a hash; how many that were."""
        async with self.storage.writing() as connection:
            hashes = await self.end_within(connection, person, id, but)
        self.ended(hashes)
        return len(hashes)

    async def end_within(
        self, connection: AsyncConnection, person: str, id: str | None = None, but: str | None = None
    ) -> Sequence[str]:
        """The same in a transaction under way: the hashes of what has to be `ended` after it."""
        rows = schema.sessions
        which = rows.c.person == person
        if id is not None:
            which &= rows.c.id == id
        if but is not None:
            which &= rows.c.token_hash != but
        return (await connection.execute(rows.delete().where(which).returning(rows.c.token_hash))).scalars().all()

    def ended(self, hashes: Iterable[str]) -> None:
        """Forget sessions that are no more, and close what is open of them."""
        for hash in hashes:
            self.found.pop(hash, None)
            for event in self.open.get(hash, ()):
                event.set()

    async def purge(self) -> int:
        """Delete what has ended by itself."""
        rows = schema.sessions
        async with self.storage.writing() as connection:
            return (await connection.execute(rows.delete().where(rows.c.expires <= now()))).rowcount

    async def until_ended(self, session: Session) -> None:
        """Wait, with an open page, for the end of its session."""
        event = asyncio.Event()
        self.open.setdefault(session.hash, set()).add(event)
        try:
            while not event.is_set() and await self._lasts(session):
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), LOOK_AGAIN)
        finally:
            self.open[session.hash].discard(event)
            if not self.open[session.hash]:
                del self.open[session.hash]

    async def _lasts(self, session: Session) -> bool:
        """Whether a session goes on, as far as anybody can know."""
        try:
            return await self._look(session.hash) is not None
        except Unavailable:
            return True
