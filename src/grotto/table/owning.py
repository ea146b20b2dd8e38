"""Everything in the database that belongs to a person: handing it over to an account, deleting it, deleting tables.

schema.py declares which columns name a person, and what happens to their rows.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Column, Table, and_, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.notices import fade
from grotto.table.schema import GOES, GONE, OF_PERSON, STAYS
from grotto.table.storage import Storage

# The bot that plays on for a deleted person, where others want to finish the game.
STAND_IN = "greedy"


def naming(kind: dict[str, str]) -> list[tuple[Table, Column[str]]]:
    """The columns of a kind that name a person, each with its table."""
    return [
        (table, column)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.info.get(OF_PERSON) == kind[OF_PERSON]
    ]


async def tables_of(connection: AsyncConnection, person: str) -> list[str]:
    """The tables that a person has opened or sits at."""
    sits = select(schema.seats.c.table).where(schema.seats.c.person == person)
    columns = schema.tables.c
    query = select(columns.id).where((columns.host == person) | columns.id.in_(sits)).order_by(columns.id)
    return [str(id) for id in (await connection.execute(query)).scalars()]


async def unsay(storage: Storage, connection: AsyncConnection, person: str) -> list[str]:
    """Make everybody reload what a person has said; returns the tables where that was."""
    spoken = select(schema.chat.c.table).where(schema.chat.c.person == person).distinct()
    found = [str(id) for id in (await connection.execute(spoken)).scalars()]
    for id in found:
        await storage.tell_said(connection, id)
    return found


async def changed(storage: Storage, connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Make everybody reload tables, without marking them as recently played."""
    columns = schema.tables.c
    await connection.execute(schema.tables.update().where(columns.id.in_(ids)).values(updated=columns.updated + 1))
    for id in ids:
        await storage.announce(connection, id)


async def hand_over(storage: Storage, connection: AsyncConnection, old: str, new: str) -> list[str]:
    """Give everything of one person to another; returns the tables that change."""
    touched = await tables_of(connection, old)
    spoken = await unsay(storage, connection, old)
    for table, column in [*naming(STAYS), *naming(GOES)]:
        if column.primary_key:
            # If both have something of a kind, that of the new owner stays.
            other = table.alias()
            rest = [other.c[key.name] == key for key in table.primary_key if key is not column]
            both = exists().where(and_(other.c[column.name] == new, *rest))
            await connection.execute(table.delete().where(column == old, both))
        await connection.execute(table.update().where(column == old).values({column.name: new}))
    # Nobody becomes a friend of themselves.
    friends = schema.friends.c
    await connection.execute(schema.friends.delete().where(friends.person == friends.friend))
    await changed(storage, connection, touched)
    return [*touched, *[id for id in spoken if id not in touched]]


async def delete_table(storage: Storage, connection: AsyncConnection, id: str) -> bool:
    """Delete a table with all that refers to it; False if it is not there."""
    columns = schema.tables.c
    # First, so that whoever adds something to it meanwhile waits, and then finds it gone.
    if (await connection.execute(select(columns.id).where(columns.id == id).with_for_update())).first() is None:
        return False
    for table in reversed(schema.metadata.sorted_tables):
        for column in table.columns:
            if any(key.column is columns.id for key in column.foreign_keys):
                await connection.execute(table.delete().where(column == id))
    await connection.execute(schema.tables.update().where(columns.rematch == id).values(rematch=None))
    await connection.execute(schema.tables.delete().where(columns.id == id))
    await storage.announce(connection, id)
    return True


async def erase(storage: Storage, connection: AsyncConnection, person: str) -> tuple[list[str], list[str]]:
    """Delete everything of a person; returns the deleted tables, and those that stay because others use them, too.

    There the name is removed, and a bot plays on. Tables where the person said something are among them.
    """
    await connection.execute(schema.people.delete().where(schema.people.c.id == person))
    touched = await tables_of(connection, person)
    chairs, columns = schema.seats.c, schema.tables.c
    others = select(chairs.table).where(
        chairs.table.in_(touched), chairs.person.is_not(None), chairs.person.not_in((person, GONE))
    )
    hosted = select(columns.id).where(columns.id.in_(touched), columns.host.not_in((person, GONE)))
    shared = {*(await connection.execute(others)).scalars(), *(await connection.execute(hosted)).scalars()}
    deleted, kept = [id for id in touched if id not in shared], [id for id in touched if id in shared]
    spoken = await unsay(storage, connection, person)
    for id in deleted:
        await delete_table(storage, connection, id)
    boards = await _unname(connection, person)
    mine = and_(chairs.table.in_(kept), chairs.person == person)
    running = select(columns.id).where(columns.id.in_(kept), ~columns.over, ~columns.imported)
    await connection.execute(schema.seats.update().where(mine).values(name=""))
    idle = and_(mine, chairs.bot.is_(None), chairs.table.in_(running))
    await connection.execute(schema.seats.update().where(idle).values(bot=STAND_IN))
    await connection.execute(schema.tables.update().where(columns.host == person).values(name="", origin=""))
    await connection.execute(schema.results.update().where(schema.results.c.person == person).values(name=""))
    await fade(connection, person)
    for table, column in naming(STAYS):
        await connection.execute(table.update().where(column == person).values({column.name: GONE}))
    for table, column in naming(GOES):
        await connection.execute(table.delete().where(column == person))
    await changed(storage, connection, [*kept, *boards])
    return deleted, [*kept, *boards, *[id for id in spoken if id not in touched]]


async def _unname(connection: AsyncConnection, person: str) -> list[str]:
    """Take the name of a person away from the planning boards of others: those boards."""
    chairs, board, origin = schema.seats.c, schema.tables.alias(), schema.seats.alias()
    theirs = exists().where(
        board.c.id == chairs.table, origin.c.table == board.c.plan_of, origin.c.seat == chairs.seat,
        origin.c.person == person,
    )  # fmt: skip
    gone = schema.seats.update().where(theirs).values(name="").returning(chairs.table)
    return sorted({str(id) for id in (await connection.execute(gone)).scalars()})
