"""Games that have ended: what came of each seat, and what that means for the ladder.

A game is entered once: its rows have a key, and the ratings are changed by the same transaction. Whoever commits the
last move enters it; what a crash has kept from being entered is found at the next start and every few minutes. Nothing
of a game that goes on gets here. A rated game that has waited a week for one of its players is lost for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, exists, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.games import GAMES
from grotto.table import schema
from grotto.table.database import now
from grotto.table.diary import has_time
from grotto.table.errors import Unavailable
from grotto.table.hall import RETRY, Hall
from grotto.table.history import ACT, UNDO, Row, events_of
from grotto.table.people import new_id
from grotto.table.ratings import Rating, counts, gave_up, places, player_of, rated
from grotto.table.schema import GONE
from grotto.table.storage import SeatRow, TableRow
from grotto.table.views import stored_result

# Seconds between two looks for games that nobody has entered.
AGAIN = 300.0
# Milliseconds for which a rated game may wait for one person.
ABANDONED = 7 * 24 * 3600 * 1000
# Games of which it is known that they are entered.
REMEMBERED = 10_000
# Any number, the same in every process: ratings change one game after the other.
RATING_LOCK = 20080903

log = logging.getLogger("grotto")


def standing_rows(rows: list[Row]) -> list[Row]:
    """The acts that were not taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == ACT:
            kept.append(row)
        elif row.kind == UNDO:
            del kept[int(row.text) :]
    return kept


def built(rows: list[Row], players: int, kinds: dict[str, str]) -> list[Counter[str]]:
    """How often each seat has built what ("room:shelf"), by the events that tell it and the kind each of them names."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for row in standing_rows(rows):
        for event in events_of(row):
            kind = kinds.get(event.id, "")
            if kind in event.data and 0 <= event.seat < players:
                found[event.seat][f"{kind}:{event.data[kind]}"] += 1
    return found


class Scorebook:
    """Enters the games of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.entered: OrderedDict[str, None] = OrderedDict()
        self.under_way: set[asyncio.Task[None]] = set()
        hall.ended = self.ended

    # ---- when --------------------------------------------------------------------------

    def ended(self, table: str) -> None:
        """A game is over: enter it, beside what else is done."""
        if table in self.entered:
            return
        task = asyncio.create_task(self._soon(table))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _soon(self, table: str) -> None:
        try:
            await self.hall.finish(self.enter(table))
        except Unavailable:
            log.warning("the result of table %s is entered later", table)
        except Exception:
            log.exception("the result of table %s can't be entered", table)

    async def keep(self) -> None:
        """Enter what nobody has entered, now and then."""
        while True:
            try:
                for table in [*await self.missing(), *await self.abandoned()]:
                    await self._soon(table)
                wait = AGAIN
            except Unavailable:
                wait = RETRY
            await asyncio.sleep(wait)

    async def missing(self) -> list[str]:
        """Games that have ended and are not entered."""
        return await self._tables(schema.tables.c.over)

    async def abandoned(self) -> list[str]:
        """Rated games that have waited too long for somebody who could have moved.

        Where a clock gives more time, on vacation, and while a game is stopped, nobody is late.
        """
        columns, time = schema.tables.c, self.storage.now()
        waits = columns.rated & ~columns.over & ~columns.halted & (columns.updated < time - ABANDONED)
        return await self._tables(waits & ~has_time(time))

    async def _tables(self, which: ColumnElement[bool]) -> list[str]:
        columns, chairs = schema.tables.c, schema.seats.c
        somebody = exists().where(chairs.table == columns.id, chairs.person.is_not(None))
        known = exists().where(schema.results.c.table == columns.id)
        query = select(columns.id).where(which, _counted(), somebody, ~known).order_by(columns.updated)
        async with self.storage.reading() as connection:
            found = [str(id) for id in (await connection.execute(query)).scalars()]
        return [id for id in found if id not in self.entered]

    # ---- what --------------------------------------------------------------------------

    async def enter(self, table: str) -> bool:
        """Enter a game that has ended; False if there is nothing to enter, or somebody was faster."""
        found = await self.storage.whole(table)
        if found is None:
            return False
        row, seats, rows = found
        if not row.over and table not in await self.abandoned():
            return False
        lines = self._lines(row, seats, rows)
        came = await self._came(row, seats, rows)
        if not came:
            # It is nobody's merit, and nobody's fault that others need know of.
            lines = [line | {"public": False} for line in lines]
        if lines or row.over:
            self._remember(table)
        if not lines:
            return False
        try:
            async with self.storage.writing() as connection:
                # The first statement: of two who enter the same game one waits here, and then has no more to do.
                await connection.execute(schema.results.insert(), lines)
                await self._profiles(connection, [seat.person for seat in seats if seat.person not in (None, GONE)])
                if row.rated and came and counts(seats):
                    await self._rate(connection, row, seats, lines)
        except IntegrityError:
            return False
        except BaseException:
            # Not entered, as far as anybody knows.
            self.entered.pop(table, None)
            raise
        return True

    async def _came(self, row: TableRow, seats: list[SeatRow], rows: list[Row]) -> bool:
        """Whether everybody has played who was seated by somebody else's wish for a rematch."""
        # What bots do has no request.
        there = {one.actor for one in rows if one.request is not None}
        if all(seat.person is None or seat.seat in there for seat in seats):
            return True
        query = select(exists().where(schema.tables.c.rematch == row.id))
        async with self.storage.reading() as connection:
            return not (await connection.execute(query)).scalar()

    def _remember(self, table: str) -> None:
        self.entered[table] = None
        while len(self.entered) > REMEMBERED:
            self.entered.popitem(last=False)

    def _lines(self, row: TableRow, seats: list[SeatRow], rows: list[Row]) -> list[dict[str, Any]]:
        """What is entered for each seat; nothing for games that nobody counts."""
        result = stored_result(row)
        elsewhere = row.imported or row.lesson is not None or row.plan_of is not None or row.fork_at
        if elsewhere or not any(seat.person for seat in seats):
            return []
        late = _late(row, seats)
        if result is None and late is None:
            return []
        lines: list[dict[str, Any]] = []
        kinds = GAMES[row.game].built() if row.game in GAMES else {}
        things = built([] if result is None else rows, row.players, kinds)
        ranks = [1 + (seat.seat == late) for seat in seats] if result is None else places(result, seats)
        for seat, place in zip(seats, ranks, strict=True):
            categories = {} if result is None else result.categories[seat.seat]
            lines.append(
                {
                    "table": row.id, "seat": seat.seat, "game": row.game, "players": row.players, "name": seat.name,
                    "person": seat.person, "bot": seat.bot, "place": place,
                    "end": "abandoned" if result is None else "left" if gave_up(seat) else "over",
                    "total": None if result is None else result.totals[seat.seat],
                    "categories": msgspec.json.encode(categories).decode(),
                    "built": msgspec.json.encode(things[seat.seat]).decode(),
                    "public": row.rated or row.open, "listed": row.open,
                    "mu": None, "sigma": None, "gain": None, "ended": row.updated,
                }
            )  # fmt: skip
        return lines

    async def _profiles(self, connection: AsyncConnection, people: list[str | None]) -> None:
        """Everybody who has played can be found on the ladder by something else than their id."""
        columns = schema.profiles.c
        known = set((await connection.execute(select(columns.person).where(columns.person.in_(people)))).scalars())
        # In one order, so that two who do this never wait for each other.
        for person in sorted({person for person in people if person is not None} - known):
            await make_profile(connection, person)

    async def _rate(
        self, connection: AsyncConnection, row: TableRow, seats: list[SeatRow], lines: list[dict[str, Any]]
    ) -> None:
        """Change the ratings of those who played, within the transaction that enters the game."""
        if self.storage.shared:
            # Two games of one player that end at the same moment are counted one after the other.
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({RATING_LOCK})"))
        columns, results = schema.ratings.c, schema.results.c
        players = [player or "" for player in map(player_of, seats)]
        here = (columns.game == row.game) & columns.player.in_(set(players))
        query = select(columns.player, columns.mu, columns.sigma).where(here)
        before = {found.player: Rating(found.mu, found.sigma) for found in await connection.execute(query)}
        after = rated(players, [line["place"] for line in lines], before)
        for player, rating in after.items():
            if player == GONE:
                # Whoever has gone for good has no place on the ladder.
                continue
            values = {"mu": rating.mu, "sigma": rating.sigma, "updated": now()}
            mine = (columns.game == row.game) & (columns.player == player)
            if player in before:
                await connection.execute(schema.ratings.update().where(mine).values(**values, games=columns.games + 1))
            else:
                made = {"game": row.game, "player": player, "games": 1, **values}
                await connection.execute(schema.ratings.insert(), made)
        for seat, player in zip(seats, players, strict=True):
            rating, was = after[player], before.get(player, Rating())
            mine = (results.table == row.id) & (results.seat == seat.seat)
            moved = {"mu": rating.mu, "sigma": rating.sigma, "gain": rating.mu - was.mu}
            await connection.execute(schema.results.update().where(mine).values(**moved))


async def make_profile(connection: AsyncConnection, person: str) -> None:
    """Give somebody a page of their own; whoever is faster gives it."""
    row = {"person": person, "handle": new_id(), "hidden": False}
    names = ", ".join(row)
    values = ", ".join([f":{name}" for name in row])
    # The same in both databases, and it does not end the transaction if there is one already.
    await connection.execute(text(f"INSERT INTO profiles ({names}) VALUES ({values}) ON CONFLICT DO NOTHING"), row)


def _counted() -> ColumnElement[bool]:
    """Tables at which a game counts: not what was uploaded, taught, tried out, or begun elsewhere."""
    columns = schema.tables.c
    played = ~columns.imported & columns.lesson.is_(None) & columns.plan_of.is_(None)
    return played & (columns.fork_at == 0)


def _late(row: TableRow, seats: list[SeatRow]) -> int | None:
    """The seat for which a rated game that is abandoned has waited."""
    waits = row.rated and not row.over and 0 <= row.actor < len(seats)
    taken = all(seat.person is not None or seat.bot is not None for seat in seats)
    if not waits or not taken or seats[row.actor].person is None or seats[row.actor].bot is not None:
        return None
    return row.actor
