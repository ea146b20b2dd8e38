"""All that is known of somebody, as data they can take with them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.table import schema
from grotto.table.accounts import Accounts, Caller
from grotto.table.owning import tables_of
from grotto.table.passkeys import Passkeys
from grotto.table.storage import SeatRow, TableRow

FORMAT = "grotto my data 1"

# What else is kept of somebody: the table, the column that names them, and what is told of each row. What identifies
# others, or lets somebody in, is not in it.
KEPT: dict[str, tuple[Table, str, tuple[str, ...]]] = {
    "chat": (schema.chat, "person", ("table", "room", "phrase", "text", "said")),
    "muted": (schema.mutes, "person", ("muted",)),
    "friends": (schema.friends, "person", ("friend", "since")),
    "profile": (schema.profiles, "person", ("handle", "hidden")),
    "results": (schema.results, "person", ("table", "seat", "game", "end", "place", "total", "gain", "ended")),
    "ratings": (schema.ratings, "player", ("game", "mu", "sigma", "games", "updated")),
    "vacations": (schema.vacations, "person", ("began", "until", "over")),
    "notices": (schema.channels, "person", ("kind", "address", "language", "confirmed", "created")),
    "told_of": (schema.notices, "person", ("table", "seat", "turn", "due", "state")),
    "blocks": (schema.blocks, "person", ("reason", "created", "expires")),
    "conditional_moves": (schema.conditions, "person", ("table", "seat", "start", "line")),
}
TIMES = ("said", "since", "ended", "updated", "began", "until", "created", "due", "expires")
# Others are told of by the name they go by.
OTHERS = ("friend", "muted")


def moment(time: int) -> str:
    """A time as people and programs can read it."""
    return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="milliseconds")


async def _kept(connection: AsyncConnection, person: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for name, (table, owner, told) in KEPT.items():
        query = select(*[table.c[column] for column in told]).where(table.c[owner] == person)
        rows = [dict(row._mapping) for row in await connection.execute(query.order_by(*table.primary_key))]
        names = await _names(connection, {row[key] for row in rows for key in OTHERS if key in row})
        found[name] = [{key: _told(key, value, names) for key, value in row.items()} for row in rows]
    return found


async def _names(connection: AsyncConnection, people: set[str]) -> dict[str, str]:
    columns = schema.people.c
    rows = await connection.execute(select(columns.id, columns.name).where(columns.id.in_(people)))
    return {row.id: row.name for row in rows}


def _told(key: str, value: Any, names: dict[str, str]) -> Any:
    if key in OTHERS:
        return names.get(value, "")
    return moment(value) if key in TIMES and value is not None else value


async def export(accounts: Accounts, passkeys: Passkeys, caller: Caller) -> dict[str, Any]:
    """Everything of a person. No secret of the server is in it, nor the seed of a game that goes on."""
    storage, person = accounts.storage, caller.person
    account = await accounts.of(person)
    async with storage.reading() as connection:
        ids = await tables_of(connection, person)
        written = select(schema.reports).where(schema.reports.c.by == person).order_by(schema.reports.c.time)
        reports = [
            {"kind": row.kind, "table": row.table, "text": row.text, "time": moment(row.time), "status": row.status}
            for row in await connection.execute(written)
        ]
        kept = await _kept(connection, person)
    return {
        "format": FORMAT,
        "name": await storage.person_name(person),
        "account": None
        if account is None
        else {
            "name": account.name,
            "created": moment(account.created),
            "password": account.password is not None,
            "recovery_code": account.recovery is not None,
            "admin": account.admin,
        },
        "sessions": [
            {"device": one.device, "created": moment(one.created), "seen": moment(one.seen)}
            for one in await accounts.sessions.of(person)
        ],
        "passkeys": [
            {"device": one.device, "site": one.site, "created": moment(one.created), "used": moment(one.used)}
            for one in await passkeys.of(person)
        ],
        "reports": reports,
        **kept,
        "tables": [await _table(accounts, person, id) for id in ids],
    }


async def _table(accounts: Accounts, person: str, id: str) -> dict[str, Any] | None:
    """A table with its moves as they were written down."""
    found = await accounts.storage.whole(id)
    if found is None:
        # Deleted a moment ago.
        return None
    row, seats, rows = found
    hints = await accounts.hall.notebook.hints(id)
    mine = [seat.seat for seat in seats if seat.person == person]
    return {
        **_described(row, seats),
        "host": row.host == person,
        "my_seats": mine,
        "hints_taken": sorted(move for move, seat in hints if seat in mine),
        "moves": [[move.kind, move.actor, move.text] for move in rows],
    }


def _described(row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "options": msgspec.json.decode(row.options),
        "seats": [seat.name or seat.bot or "" for seat in seats],
        "over": row.over,
        "result": None if row.result is None else msgspec.json.decode(row.result),
        "created": moment(row.created),
        "updated": moment(row.updated),
    }
