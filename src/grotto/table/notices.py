"""Notices of turns: once for each turn, and only to people who don't have the table in sight.

The row of a turn is written with the move that gives it, if its owner wants to be told anywhere. Some time later a
server takes the row for itself and sends. What was sent where is noted at once, so whoever goes on after a crash sends
nothing twice that is known to have gone out; a repetition in between has the same mark and replaces the first.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import msgspec
from sqlalchemy import ColumnElement, Executable, and_, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.errors import NotFound, Refused
from grotto.table.live import Live

if TYPE_CHECKING:
    from grotto.table.hall import Hall

# Milliseconds until somebody counts as gone: a sleeping phone is noticed only after a while.
AFTER = 60_000
# Milliseconds until sending is tried again, doubled each time, and how many times.
AGAIN, TRIES = 60_000, 6
# How many are sent at a time, and for how many seconds the next round waits for them.
BATCH, PATIENCE = 20, 1.0
# The states of a row: due, being sent, sent, seen at the table, no longer the owner's turn, given up.
State = Literal["due", "sending", "sent", "seen", "void", "failed"]
# The limits: browsers of a person, wrong codes for an address, codes sent to it in a day.
MOST_BROWSERS, MOST_WRONG, MOST_CODES = 10, 5, 3
HOUR = 3600 * 1000
# Milliseconds for which a sent code is counted, and an announced turn is remembered.
CODES_COUNT, TOLD_OF = 24 * HOUR, 30 * 24 * HOUR
# Any number, the same in every process.
CODES_LOCK = 20130131

TURN = text(
    """
    INSERT INTO notices ("table", seat, turn, person, due, state, server, tries, done)
    SELECT CAST(:table AS VARCHAR), CAST(:seat AS INTEGER), CAST(:turn AS INTEGER), CAST(:person AS VARCHAR),
        CAST(:due AS BIGINT), 'due', '', 0, '[]'
    WHERE EXISTS (SELECT 1 FROM channels WHERE person = CAST(:person AS VARCHAR) AND confirmed)
    ON CONFLICT ("table", seat, turn) DO UPDATE SET state = 'due', due = excluded.due, person = excluded.person
    WHERE notices.state IN ('seen', 'void')
    """
)

log = logging.getLogger("grotto")


class Channel(NamedTuple):
    """Where somebody wants to be told."""

    id: str
    person: str
    kind: str
    address: str
    keys: str
    language: str
    confirmed: bool
    code: str
    tries: int
    created: int


class Note(NamedTuple):
    """A notice: whose turn it is at which table."""

    table: str
    game: str
    name: str
    # The same for the same turn.
    mark: str


class NoticeRow(NamedTuple):
    """A turn to be announced."""

    table: str
    seat: int
    turn: int
    person: str
    due: int
    state: str
    server: str
    tries: int
    done: str


class Gone(Exception):
    """The channel has ended."""


class Post(Protocol):
    """Delivers notices."""

    async def send(self, channel: Channel, note: Note) -> None:
        """Send a notice; Gone if the channel has ended, any other exception if it is worth another try."""


def last_act(live: Live, seat: int) -> int:
    """The row of the last act of a seat, undone ones included: what names its turn."""
    return next((entry.seq for entry in reversed(live.history.log) if entry.actor == seat), -1)


def sent_hash(channel: str, code: str) -> str:
    """The stored hash of a code."""
    return hashlib.sha256(f"{channel}:{code}".encode()).hexdigest()


async def fade(connection: AsyncConnection, person: str) -> None:
    """Forget the addresses of a person who leaves, but not that codes were sent there.

    Otherwise somebody could flood an address by coming and going.
    """
    columns = schema.channels.c
    waiting = (columns.person == person) & (columns.kind == "mail") & ~columns.confirmed
    for row in (await connection.execute(select(columns.id, columns.address).where(waiting))).all():
        gone = {"person": schema.GONE, "address": faded(row.address), "code": "", "tries": MOST_WRONG}
        await connection.execute(schema.channels.update().where(columns.id == row.id).values(**gone))


def faded(address: str) -> str:
    """The hash that replaces an address that is no longer needed."""
    return hashlib.sha256(f"mail:{address.lower()}".encode()).hexdigest()


class Notices:
    """Writes and sends them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.after = AFTER
        self.post: Post | None = None
        # Whether sending failed for rows of this server.
        self.unsure: list[NoticeRow] = []
        self.sending: set[asyncio.Task[None]] = set()
        # The name of this server on rows that are being sent.
        self.me = hall.company.id if hall.company is not None else secrets.token_hex(8)

    def turn(self, live: Live, actor: int, time: int) -> Executable | None:
        """The statement that notes a turn."""
        if actor < 0 or live.row.lesson or live.row.plan_of:
            return None
        seat = live.seats[actor]
        if seat.person is None or seat.bot is not None:
            return None
        return TURN.bindparams(
            table=live.row.id, seat=actor, turn=last_act(live, actor), person=seat.person, due=time + self.after
        )

    async def begun(self, live: Live) -> None:
        """Notify the player who begins, once all seats are taken."""
        full = all(seat.person is not None or seat.bot is not None for seat in live.seats)
        if not full or any(entry.actor >= 0 for entry in live.history.log[live.given :]):
            return
        turn = self.turn(live, live.history.state.actor, self.storage.now())
        if turn is not None:
            async with self.storage.writing() as connection:
                await connection.execute(turn)

    async def tidy(self) -> None:
        """Forget unconfirmed addresses, and turns that were announced long ago."""
        channels, rows, time = schema.channels.c, schema.notices.c, self.storage.now()
        waited = (channels.kind == "mail") & ~channels.confirmed & (channels.created < time - CODES_COUNT)
        past = rows.state.in_(("sent", "seen", "void", "failed")) & (rows.due < time - TOLD_OF)
        async with self.storage.writing() as connection:
            await connection.execute(delete(schema.channels).where(waited))
            await connection.execute(delete(schema.notices).where(past))

    # ---- sending -----------------------------------------------------------------------

    async def inherit(self) -> None:
        """Take over what dead servers were sending; a single server takes over its own from before its restart."""
        columns = schema.notices.c
        others = columns.server != self.me
        if self.storage.shared:
            others &= columns.server.not_in(select(schema.servers.c.id))
        await self._restore(others)

    async def _restore(self, whose: ColumnElement[bool]) -> None:
        """Make rows due again that were being sent."""
        query = schema.notices.update().where(schema.notices.c.state == "sending", whose)
        async with self.storage.writing() as connection:
            await connection.execute(query.values(state="due", server=""))

    async def send_due(self) -> None:
        """Send what has become due."""
        columns = schema.notices.c
        while self.unsure:
            await self._restore(self._of(self.unsure[-1]) & (columns.server == self.me))
            self.unsure.pop()
        query = select(schema.notices).where(columns.state == "due", columns.due <= self.storage.now())
        free = BATCH - len(self.sending)
        if free <= 0:
            return
        async with self.storage.reading() as connection:
            found = [NoticeRow(*row) for row in await connection.execute(query.order_by(columns.due).limit(free))]
        # What was sent is noted even if the server stops meanwhile; nobody waits for a slow channel.
        for row in found:
            task = asyncio.create_task(self.hall.finish(self._send(row)))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)
        if self.sending:
            await asyncio.wait(self.sending, timeout=PATIENCE)

    async def _send(self, row: NoticeRow) -> None:
        try:
            if await self._take(row):
                await self._deliver(row)
        except Exception:
            # It is not known how far this got; channels noted as done are not used again.
            self.unsure.append(row)
            log.exception("a notice has to wait")

    def _of(self, row: NoticeRow) -> ColumnElement[bool]:
        columns = schema.notices.c
        return and_(columns.table == row.table, columns.seat == row.seat, columns.turn == row.turn)

    async def _take(self, row: NoticeRow) -> bool:
        """Take a row for this server; whether that worked."""
        query = schema.notices.update().where(self._of(row), schema.notices.c.state == "due")
        async with self.storage.writing() as connection:
            return bool((await connection.execute(query.values(state="sending", server=self.me))).rowcount)

    async def _note(self, row: NoticeRow, **values: object) -> None:
        query = schema.notices.update().where(self._of(row))
        async with self.storage.writing() as connection:
            await connection.execute(query.values(**values))

    async def _judge(self, row: NoticeRow) -> State:
        """Whether a turn is still to be announced."""
        try:
            live = await self.hall.get(row.table)
        except NotFound:
            return "void"
        seat = live.acting()
        if seat is None or seat.seat != row.seat or seat.person != row.person or seat.bot is not None:
            return "void"
        if last_act(live, row.seat) != row.turn:
            return "void"
        return "seen" if self.hall.bus.attends(row.table, row.person) else "due"

    async def _deliver(self, row: NoticeRow) -> None:
        state = await self._judge(row)
        if state != "due" or self.post is None:
            await self._note(row, state=state if state != "due" else "failed")
            return
        live = await self.hall.get(row.table)
        mark = hashlib.sha256(f"{row.table}:{row.seat}:{row.turn}".encode()).hexdigest()[:24]
        note = Note(row.table, live.row.game, live.row.name, mark)
        done: list[str] = msgspec.json.decode(row.done, type=list[str])
        failed = False
        for channel in await self.channels(row.person):
            if not channel.confirmed or channel.id in done:
                continue
            try:
                await self.post.send(channel, note)
            except Gone:
                await self.remove(row.person, channel.id)
                continue
            except Exception as error:
                log.warning("a notice to a channel (%s) has to wait: %s", channel.kind, type(error).__name__)
                failed = True
                continue
            done.append(channel.id)
            await self._note(row, done=msgspec.json.encode(done).decode())
        if not failed:
            await self._note(row, state="sent", server="")
        elif row.tries + 1 >= TRIES:
            await self._note(row, state="failed", server="")
        else:
            due = self.storage.now() + AGAIN * 2**row.tries
            await self._note(row, state="due", server="", tries=row.tries + 1, due=due)

    # ---- channels ----------------------------------------------------------------------

    async def channels(self, person: str) -> list[Channel]:
        """Where somebody wants to be told."""
        columns = schema.channels.c
        query = select(schema.channels).where(columns.person == person).order_by(columns.created, columns.id)
        async with self.storage.reading() as connection:
            return [Channel(*row) for row in await connection.execute(query)]

    async def add_browser(self, person: str, endpoint: str, keys: str, language: str) -> None:
        """Add a browser; if it is known already it gets its new keys, and may have a new owner."""
        id = hashlib.sha256(endpoint.encode()).hexdigest()[:32]
        columns = schema.channels.c
        row = Channel(id, person, "push", endpoint, keys, language, True, "", 0, self.storage.now())
        async with self.storage.writing() as connection:
            await connection.execute(delete(schema.channels).where(columns.id == id))
            await connection.execute(schema.channels.insert(), row._asdict())
        browsers = [one for one in await self.channels(person) if one.kind == "push"]
        for old in browsers[:-MOST_BROWSERS]:
            await self.remove(person, old.id)

    async def add_mail(self, person: str, address: str, language: str) -> tuple[Channel, str]:
        """Add an address, with a code that proves who owns it; Refused if asked too often."""
        columns, now = schema.channels.c, self.storage.now()
        # However it is written, and also after its owner's data were deleted.
        there = func.lower(columns.address).in_((address.lower(), faded(address)))
        recent = select(func.count()).where(there, columns.created > now - CODES_COUNT)
        id, code = secrets.token_hex(16), f"{secrets.randbelow(10**6):06}"
        row = Channel(id, person, "mail", address, "{}", language, False, sent_hash(id, code), 0, now)
        async with self.storage.writing() as connection:
            if self.storage.shared:
                # Simultaneous requests are counted one after the other.
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({CODES_LOCK})"))
            if int((await connection.execute(recent)).scalar_one()) >= MOST_CODES:
                raise Refused("mail_often", {})
            await connection.execute(schema.channels.insert(), row._asdict())
        return row, code

    async def confirm(self, person: str, code: str) -> None:
        """Check the code: from now on mail goes to this address and to no other; Refused if it is wrong."""
        mails = [one for one in await self.channels(person) if one.kind == "mail" and not one.confirmed]
        fresh = [one for one in mails if one.created > self.storage.now() - HOUR and one.tries < MOST_WRONG]
        if not fresh:
            raise Refused("mail_late", {})
        newest, columns = fresh[-1], schema.channels.c
        right = secrets.compare_digest(newest.code, sent_hash(newest.id, code))
        # Counted in the database, so that simultaneous guesses are counted one by one.
        again = schema.channels.update().where(columns.id == newest.id, columns.tries < MOST_WRONG)
        async with self.storage.writing() as connection:
            counted = (await connection.execute(again.values(tries=columns.tries + 1, confirmed=right))).rowcount
            if right and counted:
                old = (columns.person == person) & (columns.kind == "mail") & (columns.id != newest.id)
                await connection.execute(delete(schema.channels).where(old, columns.confirmed))
        if not right or not counted:
            raise Refused("mail_code", {})

    async def remove(self, person: str, id: str) -> bool:
        """Remove a channel."""
        columns = schema.channels.c
        async with self.storage.writing() as connection:
            query = delete(schema.channels).where(columns.person == person, columns.id == id)
            return bool((await connection.execute(query)).rowcount)

    async def remove_mail(self, person: str) -> None:
        """Stop mail; addresses that wait for their code stay, so that codes to them are still counted."""
        columns = schema.channels.c
        async with self.storage.writing() as connection:
            mine = (columns.person == person) & (columns.kind == "mail")
            await connection.execute(schema.channels.update().where(mine, ~columns.confirmed).values(tries=MOST_WRONG))
            await connection.execute(delete(schema.channels).where(mine, columns.confirmed))

    async def stop_mail(self, id: str) -> None:
        """The link at the end of each mail."""
        columns = schema.channels.c
        async with self.storage.writing() as connection:
            query = delete(schema.channels).where(columns.id == id, columns.kind == "mail", columns.confirmed)
            if not (await connection.execute(query)).rowcount:
                raise NotFound("no_mail", {})
