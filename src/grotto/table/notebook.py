"""What studies leave in the database: hints that were taken, analyses, and the decisions they found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from grotto.table import schema
from grotto.table.database import now
from grotto.table.storage import Storage

State = Literal["running", "stopped", "done", "failed"]
RUNNING: Final = "running"
STOPPED: Final = "stopped"
DONE: Final = "done"
FAILED: Final = "failed"


class AnalysisRow(NamedTuple):
    """An analysis as it is stored."""

    table: str
    person: str
    state: State
    total: int
    line: str
    updated: int


class DecisionRow(NamedTuple):
    """A decision as it is stored."""

    table: str
    move: int
    line: str
    found: int
    data: str


class Notebook:
    """Asked and written to like the rest of the database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # ---- hints -------------------------------------------------------------------------

    async def hints(self, table: str) -> set[tuple[int, int]]:
        """The hints that were taken at a table: before which row, by which seat."""
        columns = schema.hints.c
        async with self.storage.reading() as connection:
            found = await connection.execute(select(columns.seq, columns.seat).where(columns.table == table))
            return {(row.seq, row.seat) for row in found}

    async def note_hint(self, table: str, seq: int, seat: int) -> None:
        """Remember that a hint was taken; a second one in the same position changes nothing."""
        try:
            async with self.storage.writing() as connection:
                await connection.execute(schema.hints.insert(), {"table": table, "seq": seq, "seat": seat})
        except IntegrityError:
            return

    # ---- analyses ----------------------------------------------------------------------

    async def analysis(self, table: str) -> AnalysisRow | None:
        """How far the analysis of a table is."""
        query = select(schema.analyses).where(schema.analyses.c.table == table)
        async with self.storage.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else AnalysisRow(*row)

    async def running(self) -> list[AnalysisRow]:
        """The analyses that nobody has finished or stopped."""
        query = select(schema.analyses).where(schema.analyses.c.state == RUNNING)
        async with self.storage.reading() as connection:
            return [AnalysisRow(*row) for row in await connection.execute(query)]

    async def begin(self, table: str, person: str) -> None:
        """An analysis is wanted, or wanted again."""
        columns = schema.analyses.c
        row = AnalysisRow(table, person, RUNNING, 0, "", now())
        query = schema.analyses.update().where(columns.table == table).values(**row._asdict())
        try:
            async with self.storage.writing() as connection:
                if not (await connection.execute(query)).rowcount:
                    await connection.execute(schema.analyses.insert(), row._asdict())
        except IntegrityError:
            # Somebody else wanted it at the same moment: it has begun.
            return

    async def update(self, table: str, **values: str | int) -> None:
        """Note how far an analysis is."""
        async with self.storage.writing() as connection:
            query = schema.analyses.update().where(schema.analyses.c.table == table)
            await connection.execute(query.values(**values, updated=now()))

    async def decisions(self, table: str) -> list[DecisionRow]:
        """What was found so far, in the order in which it was."""
        columns = schema.decisions.c
        query = select(schema.decisions).where(columns.table == table).order_by(columns.found, columns.move)
        async with self.storage.reading() as connection:
            return [DecisionRow(*row) for row in await connection.execute(query)]

    async def forget(self, table: str, moves: Iterable[int]) -> None:
        """Drop decisions that are none any more, since moves were taken back."""
        columns = schema.decisions.c
        async with self.storage.writing() as connection:
            await connection.execute(
                schema.decisions.delete().where(columns.table == table, columns.move.in_(list(moves)))
            )

    async def add(self, row: DecisionRow) -> bool:
        """Keep what was found; another server may have found the same. False if nobody wants to know more."""
        try:
            async with self.storage.writing() as connection:
                await connection.execute(schema.decisions.insert(), row._asdict())
                query = schema.analyses.update().where(schema.analyses.c.table == row.table)
                wanted = await connection.execute(query.values(updated=now()).returning(schema.analyses.c.state))
                return bool(wanted.scalar() == RUNNING)
        except IntegrityError:
            return True
