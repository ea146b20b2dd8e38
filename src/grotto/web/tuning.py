"""Limits that admins change while servers run: kept in the database, and the same for all servers that use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

import msgspec
from sqlalchemy import select, text

from grotto.table import schema
from grotto.table.blocks import keep_loading
from grotto.table.care import note
from grotto.table.errors import Refused
from grotto.table.hall import Hall
from grotto.web.public import Public

Tunable = Literal["pace", "sockets", "tables", "bots", "records", "grace", "keep_abandoned"]
TUNABLE: tuple[Tunable, ...] = get_args(Tunable)
# A slower pace would keep admins themselves from setting it right.
LEAST_PACE = 0.1
SET = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def tuned(told: Public, values: dict[Tunable, float]) -> Public:
    """The settings with some of them changed; Refused if that can't be."""
    given = {name: int(value) if float(value).is_integer() else value for name, value in values.items()}
    try:
        checked = msgspec.convert(given, Public)
    except msgspec.ValidationError as error:
        raise Refused("limit_value", {"value": ", ".join(given)}) from error
    if checked.pace < LEAST_PACE:
        raise Refused("limit_value", {"value": "pace"})
    return msgspec.structs.replace(told, **{name: getattr(checked, name) for name in given})


class Tuning:
    """The settings as the server was told, and what holds."""

    def __init__(self, hall: Hall, told: Public, apply: Callable[[Public], None]) -> None:
        self.hall = hall
        self.told = told
        self.apply = apply
        self.values: dict[Tunable, float] = {}

    async def load(self) -> None:
        """See what admins have set, and let it hold."""
        rows = schema.settings
        async with self.hall.storage.reading() as connection:
            found = {str(row.name): float(row.value) for row in await connection.execute(select(rows))}
        # Another version of the program may know others.
        self.values = {name: found[name] for name in TUNABLE if name in found}
        self.apply(tuned(self.told, self.values))

    async def follow(self) -> None:
        """Hear of what was set at other servers."""
        await keep_loading(self.load)

    async def set(self, who: str, name: Tunable, value: float | None) -> None:
        """Change a limit; None lets hold again what the server was told."""
        rows = schema.settings
        if value is not None:
            tuned(self.told, {name: value})

        async def change() -> None:
            async with self.hall.storage.writing() as connection:
                if value is None:
                    await connection.execute(rows.delete().where(rows.c.name == name))
                else:
                    await connection.execute(SET, {"name": name, "value": value})
                await note(connection, who, "limit", name, "" if value is None else f"{value:g}")
            await self.load()

        await self.hall.finish(change())
