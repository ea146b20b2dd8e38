"""Reports to the admins."""

from __future__ import annotations

import unicodedata
from typing import Literal, NamedTuple

from sqlalchemy import func, select

from grotto.table import schema
from grotto.table.database import now
from grotto.table.errors import Refused
from grotto.table.people import new_id
from grotto.table.storage import Storage

Status = Literal["open", "done"]
TEXT_LENGTH = 1000
# The most unread reports of one person.
MOST_OPEN = 20


class ReportRow(NamedTuple):
    """A report as it is stored."""

    id: str
    kind: str
    table: str | None
    # The reported person, if any, and the reporter.
    person: str | None
    by: str
    text: str
    time: int
    status: Status


def legible(text: str) -> str:
    """A text without characters that databases refuse and nobody can read."""
    return "".join([char for char in text if unicodedata.category(char) not in ("Cc", "Cs") or char in "\n\t"])


class Reports:
    """Anybody makes them, admins read them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def add(self, kind: str, table: str | None, person: str | None, by: str, text: str) -> str:
        """Add a report and return its id; Refused if the person has too many unread ones."""
        rows = schema.reports
        row = ReportRow(new_id(), kind, table, person, by, legible(text)[:TEXT_LENGTH], now(), "open")
        async with self.storage.writing() as connection:
            await connection.execute(rows.insert(), row._asdict())
            waiting = select(func.count()).select_from(rows).where(rows.c.by == by, rows.c.status == "open")
            if ((await connection.execute(waiting)).scalar() or 0) > MOST_OPEN:
                # This rolls the transaction back, and the row is not kept.
                raise Refused("reports_many", {"n": MOST_OPEN})
        return row.id

    async def find(self, id: str) -> ReportRow | None:
        """A report by its id."""
        query = select(schema.reports).where(schema.reports.c.id == id)
        async with self.storage.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else ReportRow(*row)

    async def list(self, status: Status, limit: int) -> list[ReportRow]:
        """The reports of a status, the newest first."""
        rows = schema.reports
        query = select(rows).where(rows.c.status == status).order_by(rows.c.time.desc(), rows.c.id).limit(limit)
        async with self.storage.reading() as connection:
            return [ReportRow(*row) for row in await connection.execute(query)]
