"""What is asked of the database and written to it: tables, seats, moves, links, names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Executable, Select, bindparam, exists, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.beside import NOTHING, Beside
from grotto.table.database import Database
from grotto.table.errors import NotFound, Stale
from grotto.table.guard import CHANNEL
from grotto.table.history import Row
from grotto.table.people import distinct_name


class TableRow(NamedTuple):
    """A table as it is stored."""

    id: str
    game: str
    players: int
    options: str
    name: str
    host: str
    open: bool
    seed: str
    commitment: str
    imported: bool
    fork_at: int
    rematch: str | None
    lesson: str | None
    hints: bool
    halted: bool
    chat: bool
    rated: bool
    over: bool
    actor: int
    moves: int
    round: int
    rounds: int
    result: str | None
    created: int
    updated: int
    plan_of: str | None = None
    origin: str = ""


class SeatRow(NamedTuple):
    """A seat as it is stored."""

    table: str
    seat: int
    name: str
    person: str | None
    bot: str | None


class Standing(NamedTuple):
    """What a table's row says about its history."""

    over: bool
    actor: int
    moves: int
    round: int
    rounds: int
    result: str | None


# Milliseconds without a move after which a table is not counted as one that goes on.
FORGOTTEN = 14 * 24 * 3600 * 1000


ADD_MOVES = schema.moves.insert()
CHANGE_TABLE = schema.tables.update().where(schema.tables.c.id == bindparam("changed"))
MOVE_COLUMNS = ("seq", "kind", "actor", "text", "request", "events", "mark")
# Both for PostgreSQL in one statement, which is a transaction by itself: one way to the database instead of four.
# The rows are added before the table is touched, as there: moves that race wait for each other in one order.
MOVE = text("""
    WITH added AS (
        INSERT INTO moves ("table", seq, kind, actor, text, request, events, mark, time)
        SELECT CAST(:changed AS varchar), row.*, CAST(:time AS bigint)
        FROM unnest(
            CAST(:seq AS integer[]), CAST(:kind AS varchar[]), CAST(:actor AS integer[]), CAST(:text AS varchar[]),
            CAST(:request AS varchar[]), CAST(:events AS text[]), CAST(:mark AS varchar[])
        ) AS row
        RETURNING seq
    )
    UPDATE tables SET
        "over" = CAST(:over AS boolean), actor = CAST(:next AS integer), moves = CAST(:moves AS integer),
        round = CAST(:round AS integer), rounds = CAST(:rounds AS integer), result = CAST(:result AS varchar),
        updated = CAST(:time AS bigint)
    FROM (SELECT count(*) AS rows FROM added) AS done
    WHERE id = CAST(:changed AS varchar) AND done.rows > 0
    RETURNING pg_notify(CAST(:channel AS varchar), CAST(:news AS varchar))
""")


def links_ended(table: str, seat: int) -> Executable:
    """No link that nobody has used leads to a seat any more."""
    columns = schema.claims.c
    return schema.claims.delete().where(columns.table == table, columns.seat == seat, columns.used_by.is_(None))


class Storage(Database):
    """The tables of a server, as they are kept."""

    # ---- moves -------------------------------------------------------------------------

    async def append(
        self, table: str, rows: Sequence[Row], standing: Standing, time: int, beside: Beside = NOTHING
    ) -> None:
        """Commit rows with what belongs to them; Stale if another move came first or the request was seen before."""
        try:
            if self.news is not None and not beside.needed and not beside.wanted:
                await self._move(table, rows, standing, time, self.news(table))
                return
            async with self.writing() as connection:
                await connection.execute(ADD_MOVES, [{"table": table, **row._asdict(), "time": time} for row in rows])
                await self._touch(connection, table, time, **standing._asdict())
                await self._do(connection, beside)
        except IntegrityError as error:
            raise Stale("stale", {}) from error

    async def _move(self, table: str, rows: Sequence[Row], standing: Standing, time: int, news: str) -> None:
        """Commit rows beside which nothing else is written."""
        values = {**standing._asdict(), "next": standing.actor, "changed": table, "time": time}
        values |= {name: [getattr(row, name) for row in rows] for name in MOVE_COLUMNS}
        async with self.deciding() as connection:
            await connection.execute(MOVE, {**values, "channel": CHANNEL, "news": news})

    async def change(self, table: str, time: int, beside: Beside) -> None:
        """Commit changes of a table that are no move; Stale if they come too late."""
        async with self.writing() as connection:
            await self._touch(connection, table, time)
            await self._do(connection, beside)

    async def _do(self, connection: AsyncConnection, beside: Beside) -> None:
        for statement in beside.needed:
            if not (await connection.execute(statement)).rowcount:
                raise Stale("stale", {})
        for statement in beside.wanted:
            await connection.execute(statement)

    async def _touch(self, connection: AsyncConnection, table: str, time: int, **values: object) -> None:
        """Note that a table has changed, and let other servers know of it once it is committed."""
        query = CHANGE_TABLE.values(**values, updated=time)
        if self.news is not None:
            query = query.returning(func.pg_notify(CHANNEL, self.news(table)))
        await connection.execute(query, {"changed": table})

    async def announce(self, connection: AsyncConnection, table: str) -> None:
        """Let other servers know of a change, once it is committed."""
        if self.news is not None:
            await connection.execute(select(func.pg_notify(CHANNEL, self.news(table))))

    async def tell_said(self, connection: AsyncConnection, table: str) -> None:
        """Let other servers know that something was said at a table, once it is committed."""
        if self.said is not None:
            await connection.execute(select(func.pg_notify(CHANNEL, self.said(table))))

    async def newest(self, table: str) -> tuple[int, int]:
        """How many rows a table has, and when it changed last; NotFound if it has been deleted."""
        # Rows are numbered without a gap; the key finds the last one at once, however many there are.
        last = select(func.max(schema.moves.c.seq)).where(schema.moves.c.table == table)
        query = select(last.scalar_subquery(), schema.tables.c.updated).where(schema.tables.c.id == table)
        async with self.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise NotFound("no_table", {})
        return 0 if found[0] is None else int(found[0]) + 1, int(found[1])

    async def rows(self, table: str, start: int = 0) -> list[Row]:
        """The rows of a table, from a number on."""
        async with self.reading() as connection:
            return await self._rows(connection, table, start)

    async def _rows(self, connection: AsyncConnection, table: str, start: int) -> list[Row]:
        columns = schema.moves.c
        query = (
            select(*[columns[name] for name in Row._fields])
            .where(columns.table == table, columns.seq >= start)
            .order_by(columns.seq)
        )
        return [Row(*row) for row in await connection.execute(query)]

    # ---- tables and seats --------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        rows: Sequence[Row],
        tokens: dict[str, int],
        beside: Beside = NOTHING,
    ) -> None:
        """Commit a new table with its seats, first rows and links (token hash -> seat)."""
        async with self.writing() as connection:
            await connection.execute(schema.tables.insert(), table._asdict())
            await connection.execute(schema.seats.insert(), [seat._asdict() for seat in seats])
            if rows:
                await connection.execute(schema.moves.insert(), [{"table": table.id, **row._asdict()} for row in rows])
            if tokens:
                links = [{"token_hash": hash, "table": table.id, "seat": seat} for hash, seat in tokens.items()]
                await connection.execute(schema.claims.insert(), links)
            await self._do(connection, beside)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        async with self.reading() as connection:
            return await self._table(connection, id)

    async def _table(self, connection: AsyncConnection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        query = select(schema.tables).where(schema.tables.c.id == id)
        row = (await connection.execute(query)).first()
        if row is None:
            return None
        chairs = select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat)
        return TableRow(*row), [SeatRow(*seat) for seat in await connection.execute(chairs)]

    async def whole(self, id: str) -> tuple[TableRow, list[SeatRow], list[Row]] | None:
        """A table with its seats and all its rows, as they were at one moment."""
        async with self.reading() as connection:
            if self.shared:
                # Another server may commit between two questions.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await self._table(connection, id)
            return None if found is None else (*found, await self._rows(connection, id, 0))

    async def list_tables(self, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a query selects, with their seats."""
        async with self.reading() as connection:
            found = [TableRow(*row) for row in await connection.execute(query)]
            chairs = (
                select(schema.seats)
                .where(schema.seats.c.table.in_([row.id for row in found]))
                .order_by(schema.seats.c.seat)
            )
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
            for seat in await connection.execute(chairs):
                seats[seat.table].append(SeatRow(*seat))
        return [(row, seats[row.id]) for row in found]

    async def mine(self, person: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that a person has opened or sits at; lessons are found where one learns.

        First those that wait for this person, last those that are over, so that no game is lost sight of which takes
        long while others begin and end; the newest first among each.
        """
        chairs, columns = schema.seats.c, schema.tables.c
        sits = select(chairs.table).where(chairs.person == person)
        listed = columns.lesson.is_(None) & columns.plan_of.is_(None)
        query = select(schema.tables).where((columns.host == person) | columns.id.in_(sits), listed)
        over = columns.over | columns.imported
        waits = ~over & exists().where(
            chairs.table == columns.id, chairs.seat == columns.actor, chairs.person == person, chairs.bot.is_(None)
        )
        return await self.list_tables(query.order_by(waits.desc(), over, columns.updated.desc()).limit(limit))

    async def open_tables(
        self, limit: int, game: str | None = None, people: set[str] | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Listed tables that have a free seat; only those of a game, or of some people, if that is said."""
        chairs, columns = schema.seats.c, schema.tables.c
        free = select(chairs.table).where(chairs.person.is_(None), chairs.bot.is_(None))
        query = select(schema.tables).where(
            columns.open, ~columns.over, ~columns.imported, ~columns.halted, columns.id.in_(free)
        )
        if game is not None:
            query = query.where(columns.game == game)
        if people is not None:
            query = query.where(columns.id.in_(select(chairs.table).where(chairs.person.in_(people))))
        return await self.list_tables(query.order_by(columns.updated.desc()).limit(limit))

    async def hosted(self, person: str) -> tuple[int, int]:
        """How many tables of a host go on, and how many seats bots have at them or took over from this person."""
        theirs = schema.tables.c.host == person
        return await self._going_on(theirs, theirs | (schema.seats.c.person == person))

    async def opened_from(self, origin: str) -> tuple[int, int]:
        """The same for all tables that were opened from an address."""
        theirs = schema.tables.c.origin == origin
        return await self._going_on(theirs, theirs)

    async def _going_on(self, whose: ColumnElement[bool], bots_of: ColumnElement[bool]) -> tuple[int, int]:
        """Tables that go on, and seats of bots.

        Lessons don't count, nor does what nobody has touched for long: it is forgotten, and costs nothing.
        """
        chairs, columns = schema.seats.c, schema.tables.c
        fresh = columns.updated > self.now() - FORGOTTEN
        running = ~columns.over & ~columns.imported & columns.lesson.is_(None) & fresh
        tables = select(func.count()).select_from(schema.tables).where(running, whose)
        at_them = schema.seats.join(schema.tables, chairs.table == columns.id)
        bots = select(func.count()).select_from(at_them).where(running, bots_of, chairs.bot.is_not(None))
        async with self.reading() as connection:
            found = (await connection.execute(select(tables.scalar_subquery(), bots.scalar_subquery()))).one()
            return int(found[0]), int(found[1])

    async def brought(self, person: str, origin: str) -> tuple[int, int]:
        """How many records somebody has brought lately, and how many have been brought from an address."""
        columns = schema.tables.c
        fresh = columns.imported & (columns.updated > self.now() - FORGOTTEN)
        counts = [
            select(func.count()).select_from(schema.tables).where(fresh, whose).scalar_subquery()
            for whose in (columns.host == person, columns.origin == origin)
        ]
        async with self.reading() as connection:
            mine, there = (await connection.execute(select(*counts))).one()
            return int(mine), int(there)

    async def waiting_for_bots(self) -> list[str]:
        """The tables where it is a bot's move."""
        chairs, columns = schema.seats.c, schema.tables.c
        query = (
            select(columns.id)
            .join(schema.seats, (chairs.table == columns.id) & (chairs.seat == columns.actor))
            .where(~columns.over, ~columns.imported, ~columns.halted, chairs.bot.is_not(None))
        )
        async with self.reading() as connection:
            return [str(id) for id in (await connection.execute(query)).scalars()]

    async def seat_bot(self, table: str, seat: int, owner: str | None, bot: str | None) -> bool:
        """Let a bot play a seat, or give it back; False if the seat has another owner by now."""
        chairs = schema.seats.c
        async with self.writing() as connection:
            await self._touch(connection, table, self.now())
            query = schema.seats.update().where(
                chairs.table == table, chairs.seat == seat, chairs.person.is_not_distinct_from(owner)
            )
            return bool((await connection.execute(query.values(bot=bot))).rowcount)

    async def sit(self, table: str, seat: int, person: str, name: str) -> bool:
        """Take a free seat, whose links end by that; False if somebody was faster."""
        chairs = schema.seats.c
        async with self.writing() as connection:
            # First of all, so that those who sit down at one table wait for each other.
            await self._touch(connection, table, self.now())
            query = schema.seats.update().where(
                chairs.table == table, chairs.seat == seat, chairs.person.is_(None), chairs.bot.is_(None)
            )
            called = await self._distinct(connection, table, seat, name)
            if not (await connection.execute(query.values(person=person, name=called))).rowcount:
                return False
            await self._end_claims(connection, table, seat)
            return True

    async def _distinct(self, connection: AsyncConnection, table: str, seat: int, name: str) -> str:
        """A name that can be told from those of the other seats."""
        chairs = schema.seats.c
        others = select(chairs.name).where(chairs.table == table, chairs.seat != seat)
        return distinct_name(name, (await connection.execute(others)).scalars())

    async def _end_claims(self, connection: AsyncConnection, table: str, seat: int) -> None:
        """Let the links to a seat that nobody has used lead nowhere."""
        await connection.execute(links_ended(table, seat))

    async def set_chat(self, table: str, on: bool) -> None:
        """Let people talk at a table, or not."""
        async with self.writing() as connection:
            await self._touch(connection, table, self.now(), chat=on)

    async def set_rematch(self, table: str, other: str) -> bool:
        """Note the table of the rematch; False if there is one already."""
        columns = schema.tables.c
        async with self.writing() as connection:
            query = schema.tables.update().where(columns.id == table, columns.rematch.is_(None))
            done = bool((await connection.execute(query.values(rematch=other))).rowcount)
            if done:
                await self._touch(connection, table, self.now())
            return done

    # ---- links -------------------------------------------------------------------------

    async def add_claim(self, hash: str, table: str, seat: int, owner: str | None) -> bool:
        """A new link to a seat, older ones end; False if the seat has another owner by now."""
        chairs = schema.seats.c
        async with self.writing() as connection:
            await self._touch(connection, table, self.now())
            still = select(chairs.seat).where(
                chairs.table == table, chairs.seat == seat, chairs.person.is_not_distinct_from(owner)
            )
            if (await connection.execute(still)).first() is None:
                return False
            await self._end_claims(connection, table, seat)
            await connection.execute(
                schema.claims.insert(), {"token_hash": hash, "table": table, "seat": seat, "used_by": None}
            )
            return True

    async def claim(self, hash: str) -> tuple[str, int, str | None] | None:
        """Table and seat of a link, and who has used it."""
        columns = schema.claims.c
        query = select(columns.table, columns.seat, columns.used_by).where(columns.token_hash == hash)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else (row.table, row.seat, row.used_by)

    async def use_claim(self, hash: str, table: str, seat: int, person: str, name: str | None) -> bool:
        """Let a person have the seat of a link that nobody has used; False if somebody was faster."""
        columns, chairs = schema.claims.c, schema.seats.c
        async with self.writing() as connection:
            await self._touch(connection, table, self.now())
            unused = schema.claims.update().where(columns.token_hash == hash, columns.used_by.is_(None))
            if not (await connection.execute(unused.values(used_by=person))).rowcount:
                return False
            values: dict[str, str | None] = {"person": person, "bot": None}
            if name is not None:
                values["name"] = await self._distinct(connection, table, seat, name)
            here = schema.seats.update().where(chairs.table == table, chairs.seat == seat)
            await connection.execute(here.values(**values))
            await self._end_claims(connection, table, seat)
            return True

    # ---- people and secrets ------------------------------------------------------------

    async def person_name(self, person: str) -> str:
        """The name a person has given, or nothing."""
        query = select(schema.people.c.name).where(schema.people.c.id == person)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def name_person(self, person: str, name: str) -> None:
        """Remember how a person wants to be called."""
        async with self.writing() as connection:
            columns = schema.people.c
            done = await connection.execute(schema.people.update().where(columns.id == person).values(name=name))
            if not done.rowcount:
                await connection.execute(schema.people.insert(), {"id": person, "name": name, "created": self.now()})

    async def secret(self, name: str, new: str) -> str:
        """A secret of the server; `new` becomes it if there is none yet."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        try:
            async with self.writing() as connection:
                await connection.execute(schema.secrets.insert(), {"name": name, "value": new})
                return new
        except IntegrityError:
            async with self.reading() as connection:
                return str((await connection.execute(query)).scalar_one())
