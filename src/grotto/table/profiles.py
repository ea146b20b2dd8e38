"""The ladder, and the pages about people.

They show finished games only, and to others only those that were rated or open to all.
"""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, select

from grotto.table import schema
from grotto.table.errors import NotFound
from grotto.table.messages import Level
from grotto.table.people import is_id
from grotto.table.profile_messages import (
    GameStats,
    Ladder,
    Opponent,
    PastGame,
    PastSeat,
    Profile,
    RatingInfo,
    Rung,
    Thing,
)
from grotto.table.ratings import BOT, SURE, Rating, level_of
from grotto.table.scorebook import make_profile
from grotto.table.storage import SeatRow, Storage, TableRow

# How many of the latest games are examined, listed and drawn.
LOOKED_AT = 500
LISTED = 20
DRAWN = 40
# The lengths of the ladder and of the lists of opponents and favourites.
MOST_RUNGS = 200
MOST_OPPONENTS = 12
MOST_THINGS = 8

Line = Row[Any]


class Page(NamedTuple):
    """How somebody is shown to others."""

    name: str
    handle: str | None


class Profiles:
    """The public pages about people."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # ---- finding -----------------------------------------------------------------------

    async def handle(self, person: str) -> tuple[str, bool]:
        """The handle of a person (made if there is none yet), and whether the page is hidden."""
        columns = schema.profiles.c
        query = select(columns.handle, columns.hidden).where(columns.person == person)
        async with self.storage.reading() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            async with self.storage.writing() as connection:
                await make_profile(connection, person)
            return await self.handle(person)
        return str(found.handle), bool(found.hidden)

    async def hide(self, person: str, hidden: bool) -> None:
        """Keep the page about oneself from others, or show it again."""
        await self.handle(person)
        async with self.storage.writing() as connection:
            mine = schema.profiles.update().where(schema.profiles.c.person == person)
            await connection.execute(mine.values(hidden=hidden))

    async def profile(self, person: str | None, handle: str) -> Profile:
        """The page about somebody; for others a hidden page does not exist."""
        columns = schema.profiles.c
        query = select(columns.person, columns.hidden).where(columns.handle == handle)
        async with self.storage.reading() as connection:
            found = (await connection.execute(query)).first() if is_id(handle) else None
        if found is None or (found.hidden and found.person != person):
            raise NotFound("no_profile", {})
        return await self._told(str(found.person), handle, bool(found.hidden), found.person == person)

    async def mine(self, person: str) -> Profile:
        """The page about oneself."""
        handle, hidden = await self.handle(person)
        return await self._told(person, handle, hidden, True)

    async def pages(self, people: set[str]) -> dict[str, Page]:
        """How people are shown to others: by name, unless they have hidden their page."""
        columns, names = schema.profiles.c, schema.people.c
        query = (
            select(columns.person, columns.handle, names.name)
            .select_from(schema.profiles)
            .outerjoin(schema.people, names.id == columns.person)
            .where(columns.person.in_(people), ~columns.hidden)
        )
        async with self.storage.reading() as connection:
            return {row.person: Page(row.name or "", row.handle) for row in await connection.execute(query)}

    # ---- the ladder --------------------------------------------------------------------

    async def ladder(self, game: str, person: str | None) -> Ladder:
        """People and bots, by the lower end of their rating."""
        columns = schema.ratings.c
        least = columns.mu - SURE * columns.sigma
        query = select(schema.ratings).where(columns.game == game).order_by(least.desc(), columns.player)
        async with self.storage.reading() as connection:
            rows = list(await connection.execute(query.limit(MOST_RUNGS)))
        pages = await self.pages({row.player for row in rows})
        rungs: list[Rung] = []
        for place, row in enumerate(rows, 1):
            page = pages.get(row.player, Page("", None))
            bot = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
            off = round(SURE * row.sigma, 1)
            rungs.append(
                Rung(place, round(row.mu, 1), off, row.games, page.name, page.handle, bot, row.player == person)
            )
        return Ladder(game, rungs)

    async def ratings(self, which: ColumnElement[bool]) -> dict[tuple[str, str], Rating]:
        """Ratings by game and player."""
        async with self.storage.reading() as connection:
            found = await connection.execute(select(schema.ratings).where(which))
            return {(row.game, row.player): Rating(row.mu, row.sigma) for row in found}

    async def levels(self, tables: list[tuple[TableRow, list[SeatRow]]]) -> dict[str, Level]:
        """How well the players of some tables play."""
        people = {seat.person for _, seats in tables for seat in seats if seat.person is not None}
        known = await self.ratings(schema.ratings.c.player.in_(people))
        return {
            row.id: level_of(
                [known[row.game, seat.person or ""] for seat in seats if (row.game, seat.person or "") in known]
            )
            for row, seats in tables
        }

    # ---- a page ------------------------------------------------------------------------

    async def _told(self, person: str, handle: str, hidden: bool, mine: bool) -> Profile:
        columns = schema.results.c
        own = select(schema.results).where(columns.person == person)
        if not mine:
            own = own.where(columns.public)
        async with self.storage.reading() as connection:
            lines = list(await connection.execute(own.order_by(columns.ended.desc()).limit(LOOKED_AT)))
            tables = {line.table for line in lines}
            others = list(await connection.execute(select(schema.results).where(columns.table.in_(tables))))
        by_table: dict[str, list[Line]] = {}
        for one in sorted(others, key=lambda one: (one.place, one.seat)):
            by_table.setdefault(one.table, []).append(one)
        pages = await self.pages({one.person for one in others if one.person is not None})
        games = list(dict.fromkeys([line.game for line in lines]))
        return Profile(
            handle=handle,
            name=await self.storage.person_name(person),
            mine=mine,
            ratings=await self._ratings(person),
            games=[stats(game, [line for line in lines if line.game == game]) for game in games],
            history=[past(line, by_table[line.table], pages, person, mine) for line in _once(lines)[:LISTED]],
            opponents=opponents(person, lines, by_table, pages),
            hidden=hidden,
        )

    async def _ratings(self, person: str) -> list[RatingInfo]:
        columns = schema.ratings.c
        query = select(schema.ratings).where(columns.player == person).order_by(columns.game)
        async with self.storage.reading() as connection:
            rows = list(await connection.execute(query))
        return [RatingInfo(row.game, round(row.mu, 1), round(SURE * row.sigma, 1), row.games) for row in rows]


def _once(lines: list[Line]) -> list[Line]:
    """Each game once, though somebody may have sat at several of its seats."""
    return list({line.table: line for line in reversed(lines)}.values())[::-1]


def stats(game: str, lines: list[Line]) -> GameStats:
    """How somebody has done in a game; the newest line comes first."""
    ended = [line for line in lines if line.end == "over"]
    totals = [int(line.total) for line in reversed(ended)]
    sums: Counter[str] = Counter()
    built: Counter[str] = Counter()
    for line in ended:
        sums.update(msgspec.json.decode(line.categories, type=dict[str, int]))
        built.update(msgspec.json.decode(line.built, type=dict[str, int]))
    favourites = sorted(built.items(), key=lambda one: (-one[1], one[0]))[:MOST_THINGS]
    several = [line for line in lines if line.players > 1]
    return GameStats(
        game=game,
        played=len(lines),
        won=sum(line.place == 1 and line.end == "over" for line in several),
        mean=round(sum(totals) / len(totals), 1) if totals else 0.0,
        best=max(totals, default=0),
        scores=totals[-DRAWN:],
        categories={id: round(n / len(ended), 1) for id, n in sums.items()},
        built=[Thing(key.partition(":")[0], key.partition(":")[2], n) for key, n in favourites],
        ratings=[round(line.mu, 1) for line in reversed(lines) if line.mu is not None][-DRAWN:],
    )


def shown(line: Line, pages: dict[str, Page], person: str) -> dict[str, Any]:
    """The person of a line, as others may see them."""
    if line.person is None:
        return {"bot": line.bot, "name": line.name}
    page = pages.get(line.person)
    # Under the name that they had at that table.
    return {"name": line.name if page or line.person == person else "", "handle": page.handle if page else None}


def past(line: Line, seats: list[Line], pages: dict[str, Page], person: str, mine: bool) -> PastGame:
    """A finished game. Anybody who knows a table's id can read it, so others only see the ids of listed tables."""
    return PastGame(
        game=line.game,
        ended=datetime.fromtimestamp(line.ended / 1000, UTC).isoformat(timespec="seconds"),
        end=line.end,
        seats=[PastSeat(one.place, one.total, mine=one.person == person, **shown(one, pages, person)) for one in seats],
        gain=None if line.gain is None else round(line.gain, 1),
        table=line.table if mine or line.listed else None,
    )


def opponents(
    person: str, lines: list[Line], by_table: dict[str, list[Line]], pages: dict[str, Page]
) -> list[Opponent]:
    """The results against each opponent; those who do not want to be named are counted together."""
    found: dict[str, Opponent] = {}
    for line in lines:
        for other in by_table[line.table]:
            if other.person == person or other.seat == line.seat:
                continue
            page = pages.get(other.person or "")
            key = f"{BOT}{other.bot}" if other.person is None else other.person if page else ""
            if key not in found:
                bot = other.bot if other.person is None else None
                found[key] = Opponent(0, 0, 0, page.name if page else "", page.handle if page else None, bot)
            found[key].games += 1
            found[key].ahead += line.place < other.place
            found[key].behind += line.place > other.place
    return sorted(found.values(), key=lambda one: (-one.games, one.name, one.bot or ""))[:MOST_OPPONENTS]
