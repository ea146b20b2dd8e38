"""What people say at a table: two rooms, one for those who play and one for those who watch.

Players don't see the onlookers' room while the game runs; onlookers may read both. Lines are rows, numbered by room, so
that two servers can't use one number twice. The latest lines of a table are kept in memory for its listeners.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import unicodedata
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Final, NamedTuple, cast

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from grotto.table import schema
from grotto.table.chat_messages import ROOMS, ChatInfo, ChatLine, ChatNews, ChatPerson, Room
from grotto.table.database import now
from grotto.table.errors import Forbidden, NotFound, Refused, Unavailable
from grotto.table.hall import Hall
from grotto.table.live import Live
from grotto.table.people import JOINERS, WHITE, distinct_name, flat
from grotto.table.reports import Reports

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
# What can be said with one click. Their words are the messages `phrase-...`.
PHRASES = (
    "hello", "good_luck", "your_turn", "thinking", "moment", "back", "nice", "ouch", "sorry", "thanks", "good_game",
    "again",
)  # fmt: skip
TEXT_LENGTH = 300
# How many lines of a room are kept, and how many are shown to a newcomer.
KEPT = 1000
SHOWN = 100
# Tables whose last lines are in memory.
REMEMBERED = 512
# The highest number that a line can have, because of its column.
MOST = 2**31
# How often a line is numbered anew when others speak at the same moment.
ATTEMPTS = 20
# Controls, what turns the direction of writing, halves of letters, separators of lines.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


class LineRow(NamedTuple):
    """A line as it is stored."""

    table: str
    room: Room
    n: int
    person: str
    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    said: int
    request: str


def clean_text(text: str) -> str:
    """A text made fit to be shown; Refused if that is not possible."""
    plain = unicodedata.normalize("NFC", text).strip()
    if len(plain) > TEXT_LENGTH:
        raise Refused("chat_long", {"n": TEXT_LENGTH})
    kinds = [unicodedata.category(char) for char in plain]
    # Invisible characters hide words or turn them round; only the joiners of scripts and emoji may stay.
    if any(kind in UNSEEN and char not in JOINERS for char, kind in zip(plain, kinds, strict=True)):
        raise Refused("chat_control", {})
    if "".join(flat(plain)) != plain:
        raise Refused("chat_control", {})
    seen = [char for char, kind in zip(plain, kinds, strict=True) if kind[0] in "LNPS" and char not in WHITE]
    if not seen:
        raise Refused("chat_blank", {})
    return plain


def people_at(live: Live) -> set[str]:
    """The people with seats at a table."""
    return {seat.person for seat in live.seats if seat.person is not None}


def room_of(live: Live, person: str | None) -> Room:
    """Where somebody belongs."""
    return PLAYERS if live.sits(person) else WATCHERS


def readable(live: Live, person: str | None) -> tuple[Room, ...]:
    """The rooms that somebody may read: players see the onlookers' one only when the game is over."""
    return (PLAYERS,) if live.sits(person) and not live.over else ROOMS


class Chats:
    """The talk at the tables of a hall."""

    def __init__(self, hall: Hall, secret: str) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.reports = Reports(hall.storage)
        self.secret = secret.encode()
        # The last lines of each table, the tables that were asked for last at the end.
        self.lines: OrderedDict[str, list[LineRow]] = OrderedDict()
        self.loading: dict[str, asyncio.Task[list[LineRow]]] = {}
        hall.said = self.forget

    # ---- reading -----------------------------------------------------------------------

    def tag(self, table: str, person: str) -> str:
        """A tag that identifies a person at one table only. No id of a person leaves the server."""
        return hmac.new(self.secret, f"chat:{table}:{person}".encode(), hashlib.sha256).hexdigest()[:16]

    async def recent(self, table: str) -> list[LineRow]:
        """The last lines of both rooms, as this server knows them."""
        found = self.lines.get(table)
        if found is not None and self.hall.told:
            self.lines.move_to_end(table)
            return found
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> list[LineRow]:
        """Fetch the last lines once for all who wait for them."""
        mine = asyncio.current_task()
        try:
            found = await self._fetch(table)
            # Unless something was said meanwhile: then somebody looks again.
            if self.loading.get(table) is mine:
                self.lines[table] = found
                while len(self.lines) > REMEMBERED:
                    self.lines.popitem(last=False)
            return found
        finally:
            if self.loading.get(table) is mine:
                del self.loading[table]

    async def _fetch(self, table: str) -> list[LineRow]:
        columns = schema.chat.c
        found: list[LineRow] = []
        async with self.storage.reading() as connection:
            for room in ROOMS:
                query = select(schema.chat).where(columns.table == table, columns.room == room)
                rows = await connection.execute(query.order_by(columns.n.desc()).limit(SHOWN))
                found += [LineRow(*row) for row in reversed(list(rows))]
        return found

    def forget(self, table: str) -> None:
        """Something was said at a table, here or at another server: look again, and tell those who listen."""
        self.lines.pop(table, None)
        self.loading.pop(table, None)
        self.hall.bus.publish(table)

    def told(self, row: LineRow) -> ChatLine:
        """A line as everybody may see it."""
        said = datetime.fromtimestamp(row.said / 1000, UTC).isoformat(timespec="seconds")
        by = self.tag(row.table, row.person)
        return ChatLine(row.room, row.n, by, row.name, said, row.phrase, row.text, row.seat)

    async def news(self, live: Live, person: str | None, heard: dict[Room, int] | None) -> ChatNews | None:
        """The lines that a person has not read yet; None where there is nobody to talk to.

        A newcomer only gets the number of lines.
        """
        if not live.has_company:
            return None
        rows = await self.recent(live.row.id)
        rooms = readable(live, person)
        last = {room: max([row.n for row in rows if row.room == room], default=0) for room in rooms}
        since = {room: n for room, n in (heard or {}).items() if live.row.chat and room in rooms}
        fresh = [self.told(row) for row in rows if row.room in since and row.n > since[row.room]]
        return ChatNews(live.row.chat, last, fresh)

    async def info(self, live: Live, person: str | None) -> ChatInfo:
        """What was said so far."""
        if not live.has_company:
            raise NotFound("chat_alone", {})
        table = live.row.id
        rows = [row for row in await self.recent(table) if row.room in readable(live, person)]
        counts = await self.news(live, person, None)
        assert counts is not None
        return ChatInfo(
            on=live.row.chat,
            lines=[self.told(row) for row in rows] if live.row.chat else [],
            rooms=counts.rooms,
            room=None if person is None else room_of(live, person),
            me=None if person is None else self.tag(table, person),
            muted=await self.muted(live, person),
            phrases=list(PHRASES),
            people=await self._people(live),
        )

    async def _people(self, live: Live) -> list[ChatPerson]:
        columns = schema.profiles.c
        query = select(columns.person, columns.handle).where(columns.person.in_(people_at(live)), ~columns.hidden)
        async with self.storage.reading() as connection:
            pages = {row.person: row.handle for row in await connection.execute(query)}
        return [
            ChatPerson(seat.seat, seat.name, pages.get(seat.person)) for seat in live.seats if seat.person is not None
        ]

    # ---- speaking ----------------------------------------------------------------------

    async def say(self, live: Live, person: str, request: str, phrase: str | None, text: str | None) -> ChatLine:
        """Say something; a repeated request says it only once."""
        if not live.has_company:
            raise NotFound("chat_alone", {})
        if not live.row.chat:
            raise Forbidden("chat_off", {})
        if (phrase is None) == (text is None):
            raise Refused("chat_blank", {})
        if phrase is not None and phrase not in PHRASES:
            raise NotFound("no_phrase", {"value": phrase})
        room = room_of(live, person)
        row = LineRow(
            table=live.row.id, room=room, n=0, person=person, seat=min(live.seats_of(person), default=None),
            name=await self._name(live, person), phrase=phrase, text=None if text is None else clean_text(text),
            said=now(), request=request,
        )  # fmt: skip
        said = await self.hall.finish(self._store(row))
        self.forget(row.table)
        return self.told(said)

    async def _name(self, live: Live, person: str) -> str:
        """How somebody is called here; onlookers can be told from those who play."""
        seats = live.seats_of(person)
        if seats:
            return live.seats[min(seats)].name
        return distinct_name(await self.storage.person_name(person), [seat.name for seat in live.seats])

    async def _store(self, row: LineRow) -> LineRow:
        """Give a line its number and commit it; the first coming of the same request stands."""
        columns = schema.chat.c
        here = (columns.table == row.table) & (columns.room == row.room)
        for _ in range(ATTEMPTS):
            known = select(schema.chat).where(
                columns.table == row.table, columns.person == row.person, columns.request == row.request
            )
            async with self.storage.reading() as connection:
                found = (await connection.execute(known)).first()
                if found is not None:
                    return LineRow(*found)
                last = (await connection.execute(select(func.max(columns.n)).where(here))).scalar() or 0
            numbered = row._replace(n=last + 1)
            try:
                async with self.storage.writing() as connection:
                    await connection.execute(schema.chat.insert(), numbered._asdict())
                    await connection.execute(schema.chat.delete().where(here, columns.n <= numbered.n - KEPT))
                    await self.storage.tell_said(connection, row.table)
                return numbered
            except IntegrityError:
                # Another line took the number.
                continue
        raise Unavailable("database", {})

    async def switch(self, live: Live, person: str, on: bool) -> None:
        """The host lets people talk, or not."""
        if live.row.host != person:
            raise Forbidden("not_your_table", {})
        await self.hall.finish(self.storage.set_chat(live.row.id, on))
        async with live.lock:
            await self.hall.refresh(live)

    # ---- not reading -------------------------------------------------------------------

    async def line(self, live: Live, person: str | None, room: str, n: int) -> LineRow:
        """A line that somebody may read."""
        known = live.has_company and live.row.chat and 0 < n < MOST
        if known and room in readable(live, person):
            columns = schema.chat.c
            query = select(schema.chat).where(columns.table == live.row.id, columns.room == room, columns.n == n)
            async with self.storage.reading() as connection:
                found = (await connection.execute(query)).first()
                if found is not None:
                    return LineRow(*found)
        raise NotFound("no_line", {})

    async def _speakers(self, live: Live, person: str | None) -> dict[str, str]:
        """Whoever has said something that somebody may read, by how they are told apart."""
        columns = schema.chat.c
        query = select(columns.person).where(columns.table == live.row.id, columns.room.in_(readable(live, person)))
        async with self.storage.reading() as connection:
            found = {str(one) for one in (await connection.execute(query.distinct())).scalars()}
        return {self.tag(live.row.id, one): one for one in found}

    async def muted(self, live: Live, person: str | None) -> list[str]:
        """Whom somebody does not want to read, of those who have spoken here."""
        if person is None:
            return []
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        async with self.storage.reading() as connection:
            silent = set((await connection.execute(query)).scalars())
        return sorted([tag for tag, one in (await self._speakers(live, person)).items() if one in silent])

    async def mute(self, live: Live, person: str, by: str, silent: bool) -> None:
        """Stop or resume reading a person's lines."""
        other = (await self._speakers(live, person)).get(by)
        if other is None:
            raise NotFound("no_speaker", {})
        if other == person:
            raise Refused("mute_me", {})
        columns = schema.mutes.c
        row = {"person": person, "muted": other}
        try:
            async with self.storage.writing() as connection:
                if silent:
                    await connection.execute(schema.mutes.insert(), row)
                else:
                    gone = (columns.person == person) & (columns.muted == other)
                    await connection.execute(schema.mutes.delete().where(gone))
        except IntegrityError:
            # That is so already.
            return

    async def report(self, live: Live, person: str, room: str, n: int) -> ChatLine:
        """Report a line to the admins; repeated reports count once."""
        line = await self.line(live, person, room, n)
        if line.person == person:
            raise Refused("report_me", {})
        columns = schema.reports.c
        said = cast(str, line.phrase if line.text is None else line.text)
        about = {"kind": "chat", "table": live.row.id, "person": line.person, "by": person, "text": said}
        known = select(columns.id).where(*[columns[key] == value for key, value in about.items()])
        async with self.storage.reading() as connection:
            if (await connection.execute(known)).first() is not None:
                return self.told(line)
        await self.reports.add("chat", live.row.id, line.person, person, said)
        return self.told(line)
