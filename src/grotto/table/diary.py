"""Correspondence games in the database: clocks, vacations, conditional moves."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, exists, func, select, text

from grotto.table import schema
from grotto.table.clocks import Clock, ClockPlan, Kind, Zero, plan_of
from grotto.table.database import now
from grotto.table.storage import Storage

# How many overdue things are handled at a time.
BATCH = 50
DAY = 24 * 3600 * 1000


class VacationRow(NamedTuple):
    """When somebody was away, or is."""

    person: str
    began: int
    until: int
    over: bool


class ConditionRow(NamedTuple):
    """Moves to be made if the others do what is expected after so many moves: actors and acts."""

    id: str
    table: str
    seat: int
    person: str
    start: int
    line: list[tuple[int, str]]
    # The fingerprint of the moves before it; older lines have none.
    before: str | None


def _stored(clock: Clock) -> dict[str, object]:
    return {
        **msgspec.structs.asdict(clock),
        "left": msgspec.json.encode(clock.left).decode(),
        "deadline": clock.deadline,
    }


def set_up(table: str, clock: Clock) -> Executable:
    """A table has a clock."""
    return schema.clocks.insert().values(table=table, **_stored(clock))


def turn_on(table: str, before: Clock, after: Clock) -> Executable:
    """Store the new state of a table's clock, if nobody else has changed it."""
    columns = schema.clocks.c
    same = (columns.running == before.running) & (columns.since == before.since) & (columns.granted == before.granted)
    return schema.clocks.update().where(columns.table == table, same).values(**_stored(after))


def seat_for_good(table: str, seat: int, bot: str, person: str | None) -> Executable:
    """A bot plays a seat from now on, which belongs to somebody or to nobody."""
    chairs = schema.seats.c
    return schema.seats.update().where(chairs.table == table, chairs.seat == seat).values(bot=bot, person=person)


def _clock(row: Row[tuple[object, ...]]) -> Clock:
    found = row._mapping
    kind: Kind = "days" if found["kind"] == "days" else "minutes"
    zero: Zero = "bot" if found["zero"] == "bot" else "pause"
    left = tuple(msgspec.json.decode(found["left"], type=list[int]))
    numbers = (found["span"], found["increment"], found["running"], found["since"], found["granted"])
    span, increment, running, since, granted = (int(number) for number in numbers)
    return Clock(kind, span, increment, zero, left, running, since, granted)


def has_time(now: int) -> ColumnElement[bool]:
    """Whether a table waits for somebody who still has time: on a clock, or on vacation."""
    columns, chairs, away = schema.tables.c, schema.seats.c, schema.vacations.c
    timed = exists().where(schema.clocks.c.table == columns.id, schema.clocks.c.running >= 0)
    rests = exists().where(
        chairs.table == columns.id, chairs.seat == columns.actor, away.person == chairs.person,
        ~away.over, away.until > now,
    )  # fmt: skip
    return timed | rests


class Diary:
    """Queries and updates of these tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def set_clock(self) -> None:
        """Use the clock of a shared database, so that all servers have one time."""
        if self.storage.shared:
            query = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            async with self.storage.reading() as connection:
                self.storage.skew = int((await connection.execute(query)).scalar_one()) - now()

    # ---- clocks ------------------------------------------------------------------------

    async def at(self, table: str) -> tuple[Clock | None, bool]:
        """The clock of a table, and whether somebody has left moves to be made there."""
        left = exists().where(schema.conditions.c.table == table)
        query = select(schema.clocks, left.label("conditional")).select_from(
            schema.tables.outerjoin(schema.clocks, schema.clocks.c.table == schema.tables.c.id)
        )
        async with self.storage.reading() as connection:
            row = (await connection.execute(query.where(schema.tables.c.id == table))).one()
            return None if row.kind is None else _clock(row), bool(row.conditional)

    async def clocks(self, tables: Iterable[str]) -> dict[str, ClockPlan]:
        """How the clocks of some tables were set, where they have one."""
        query = select(schema.clocks).where(schema.clocks.c.table.in_(list(tables)))
        async with self.storage.reading() as connection:
            return {str(row.table): plan_of(_clock(row)) for row in await connection.execute(query)}

    async def overdue(self) -> list[str]:
        """Tables where somebody's time is over."""
        columns = schema.clocks.c
        query = select(columns.table).where(columns.deadline <= self.storage.now()).order_by(columns.deadline)
        async with self.storage.reading() as connection:
            return [str(id) for id in (await connection.execute(query.limit(BATCH))).scalars()]

    # ---- vacations ---------------------------------------------------------------------

    async def resting(self, people: Iterable[str]) -> frozenset[str]:
        """Those of some people who are on vacation."""
        columns = schema.vacations.c
        going_on = ~columns.over & (columns.until > self.storage.now())
        query = select(columns.person).where(columns.person.in_(list(people)), going_on)
        async with self.storage.reading() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def vacations(self, person: str, since: int) -> list[VacationRow]:
        """The vacations of somebody that ended after a moment, or go on."""
        columns = schema.vacations.c
        query = select(schema.vacations).where(columns.person == person, columns.until > since)
        async with self.storage.reading() as connection:
            return [VacationRow(*row) for row in await connection.execute(query.order_by(columns.began))]

    async def begin_vacation(self, row: VacationRow) -> None:
        """Somebody is away from now on."""
        async with self.storage.writing() as connection:
            await connection.execute(schema.vacations.insert(), row._asdict())

    async def end_vacation(self, person: str, until: int) -> None:
        """Somebody is back; the rest of the planned vacation is not counted.

        Games without a clock that wait for them count as left alone only from now on.
        """
        columns, chairs, tables = schema.vacations.c, schema.seats.c, schema.tables.c
        going_on = schema.vacations.update().where(columns.person == person, ~columns.over)
        waits = exists().where(chairs.table == tables.id, chairs.seat == tables.actor, chairs.person == person)
        running = ~tables.over & ~tables.imported & tables.lesson.is_(None) & tables.plan_of.is_(None)
        async with self.storage.writing() as connection:
            await connection.execute(
                schema.tables.update().where(waits, running, tables.updated < until).values(updated=until)
            )
            await connection.execute(
                going_on.values(over=True, until=func.min(columns.until, until))
                if self.storage.sqlite
                else going_on.values(over=True, until=func.least(columns.until, until))
            )

    async def ended_vacations(self) -> list[str]:
        """People whose vacation has ended by itself."""
        columns = schema.vacations.c
        query = select(columns.person).where(~columns.over, columns.until <= self.storage.now())
        async with self.storage.reading() as connection:
            return [str(one) for one in (await connection.execute(query.limit(BATCH))).scalars()]

    async def waiting_for(self, person: str) -> list[str]:
        """The tables with a clock at which somebody is to act."""
        chairs, columns = schema.seats.c, schema.tables.c
        query = (
            select(columns.id)
            .join(schema.clocks, schema.clocks.c.table == columns.id)
            .join(schema.seats, (chairs.table == columns.id) & (chairs.seat == columns.actor))
            .where(~columns.over, chairs.person == person)
        )
        async with self.storage.reading() as connection:
            return [str(id) for id in (await connection.execute(query)).scalars()]

    # ---- conditional moves -------------------------------------------------------------

    async def conditions(self, table: str, person: str | None = None) -> list[ConditionRow]:
        """The conditional moves of a table, or only those of one person."""
        columns = schema.conditions.c
        query = select(schema.conditions).where(columns.table == table)
        if person is not None:
            query = query.where(columns.person == person)
        async with self.storage.reading() as connection:
            found = (await connection.execute(query.order_by(columns.id))).all()
        lines = [msgspec.json.decode(row.line, type=list[tuple[int, str]]) for row in found]
        return [
            ConditionRow(row.id, row.table, row.seat, row.person, row.start, line, row.before)
            for row, line in zip(found, lines, strict=True)
        ]

    async def add_condition(self, row: ConditionRow) -> None:
        """Keep moves for later."""
        async with self.storage.writing() as connection:
            line = msgspec.json.encode(row.line).decode()
            await connection.execute(schema.conditions.insert(), {**row._asdict(), "line": line})

    async def drop_conditions(self, ids: Iterable[str]) -> None:
        """Forget some."""
        async with self.storage.writing() as connection:
            await connection.execute(schema.conditions.delete().where(schema.conditions.c.id.in_(list(ids))))

    async def conditional(self) -> list[str]:
        """The tables where the person to act has conditional moves."""
        columns, tables = schema.conditions.c, schema.tables.c
        query = select(columns.table).join(schema.tables, tables.id == columns.table)
        query = query.where((tables.actor == columns.seat) | tables.over).distinct()
        async with self.storage.reading() as connection:
            return [str(id) for id in (await connection.execute(query.limit(BATCH))).scalars()]


def new_condition(
    table: str, seat: int, person: str, start: int, line: list[tuple[int, str]], before: str
) -> ConditionRow:
    """Moves to be kept."""
    return ConditionRow(secrets.token_hex(8), table, seat, person, start, line, before)
