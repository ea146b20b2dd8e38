"""Ratings: who moves how, and that each game that has ended is entered once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from grotto.kernel.agenda import NOBODY
from grotto.kernel.events import Event
from grotto.table import schema
from grotto.table.bus import Bus
from grotto.table.database import database_url, now
from grotto.table.hall import Hall
from grotto.table.history import ACT, UNDO, Row, with_events
from grotto.table.messages import ResultInfo
from grotto.table.profiles import Profiles
from grotto.table.ratings import BOT, MU, SIGMA, Rating, counts, level_of, places, rated
from grotto.table.scorebook import ABANDONED, Scorebook, built, standing_rows
from grotto.table.seating import Seating, SeatPlan, TablePlan
from grotto.table.storage import SeatRow, Standing, Storage
from grotto.table.thinking import Thinkers
from postgres import new_database, postgresql
from serving import sqlite

RESULT = ResultInfo([{"rooms": 30, "gold": 10}, {"rooms": 20, "gold": 5}], [40, 25], [0], "", True)


def seat(number: int, person: str | None = None, bot: str | None = None) -> SeatRow:
    return SeatRow("t", number, person or "", person, bot)


# ---- sums --------------------------------------------------------------------------------


def test_who_wins_rises_and_who_loses_falls_and_more_is_known() -> None:
    after = rated(["ann", "bob"], [1, 2], {})
    assert after["ann"].mu > MU > after["bob"].mu
    assert after["ann"].mu - MU == pytest.approx(MU - after["bob"].mu)
    assert after["ann"].sigma < SIGMA
    assert after["ann"].least < after["ann"].mu


def test_a_win_against_somebody_strong_brings_more() -> None:
    strong = rated(["ann", "bob"], [1, 2], {"bob": Rating(35, 2)})["ann"]
    weak = rated(["ann", "bob"], [1, 2], {"bob": Rating(15, 2)})["ann"]
    assert strong.mu > weak.mu > MU


def test_a_bot_at_two_seats_is_one_player() -> None:
    after = rated(["ann", f"{BOT}level1", f"{BOT}level1"], [2, 1, 3], {})
    assert set(after) == {"ann", f"{BOT}level1"}


def test_places_follow_winners_then_totals_and_those_who_left_come_last() -> None:
    result = ResultInfo([{}, {}, {}, {}], [30, 30, 20, 50], [1], "", True)
    people = [seat(0, "a"), seat(1, "b"), seat(2, "c"), seat(3, "d", "level1")]
    assert places(result, people) == [2, 1, 3, 4]
    tied = ResultInfo([{}, {}], [30, 30], [0, 1], "", True)
    assert places(tied, people[:2]) == [1, 1]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([seat(0, "a"), seat(1, "b")], True),
        ([seat(0, "a"), seat(1, bot="level3")], True),
        ([seat(0, "a"), seat(1, "b", "level3")], True),
        ([seat(0, "a"), seat(1, "a")], False),
        ([seat(0, "a"), seat(1, "a"), seat(2, "b")], False),
        ([seat(0, "a"), seat(1)], False),
        ([seat(0, bot="level1"), seat(1, bot="level3")], False),
        ([seat(0, "a")], False),
    ],
)
def test_what_can_be_rated(seats: list[SeatRow], expected: bool) -> None:
    assert counts(seats) is expected


def test_levels() -> None:
    assert level_of([]) == "new"
    assert level_of([Rating(20, 3), Rating(24, 3)]) == "steady"
    assert level_of([Rating(20, 3), Rating(34, 3)]) == "strong"


def test_what_was_taken_back_was_not_built() -> None:
    def row(seq: int, room: str) -> Row:
        event = Event(id="furnished", seat=0, data={"room": room, "cell": "r1c1"})
        return with_events(Row(seq, ACT, 0, "x", None), [event])

    rows = [row(0, "shelf"), row(1, "dungeon"), Row(2, UNDO, 0, "1", None), row(3, "shelf"), row(4, "retreat")]
    assert [one.seq for one in standing_rows(rows)] == [0, 3, 4]
    assert built(rows, 2, {"furnished": "room"}) == [{"room:shelf": 2, "room:retreat": 1}, {}]


# ---- the scorebook -----------------------------------------------------------------------


class House:
    """A hall whose games are ended by decree."""

    def __init__(self, db: str) -> None:
        self.storage = Storage(database_url(db))
        self.hall = Hall(self.storage, Bus(), Thinkers(1))
        self.seating = Seating(self.hall)
        self.scorebook = Scorebook(self.hall)
        self.profiles = Profiles(self.storage)

    async def table(self, *people: str, rated: bool = True, open: bool = False) -> str:
        """A table with these people, who may be bots."""
        plans = [SeatPlan("bot", one) if one.startswith("level") else SeatPlan("link") for one in people]
        game, options = ("cave_vs_cave", {}) if len(people) < 3 else ("caverna", {})
        made = await self.seating.create("host", TablePlan(game, len(people), plans, options, open=open, rated=rated))
        for link in made.links:
            await self.seating.claim(people[link.seat], link.token, people[link.seat].title())
        return made.id

    async def end(self, table: str, totals: tuple[int, ...] = (40, 25)) -> None:
        """Let a game be over with these points, without telling anybody."""
        best = [number for number, total in enumerate(totals) if total == max(totals)]
        result = ResultInfo([{"rooms": total} for total in totals], list(totals), best, "", True)
        row = (await self.storage.whole(table) or (None,))[0]
        assert row is not None
        over = Standing(True, NOBODY, row.moves, 8, 8, msgspec.json.encode(result).decode())
        async with self.storage.writing() as connection:
            query = schema.tables.update().where(schema.tables.c.id == table)
            await connection.execute(query.values(**over._asdict()))

    async def ratings(self) -> dict[str, tuple[float, int]]:
        async with self.storage.reading() as connection:
            found = await connection.execute(select(schema.ratings))
            return {row.player: (round(row.mu, 3), row.games) for row in found}

    async def results(self) -> list[Any]:
        async with self.storage.reading() as connection:
            query = select(schema.results).order_by(schema.results.c.table, schema.results.c.seat)
            return list(await connection.execute(query))


def in_house(db: str, work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(db)
        await house.storage.open()
        try:
            await work(house)
        finally:
            await house.hall.close()
            await house.storage.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return new_database(request.getfixturevalue("cluster"), f"ratings_{abs(hash(request.node.name)):x}")


def test_a_game_is_entered_once_however_often_it_is_tried(db: str) -> None:
    async def work(house: House) -> None:
        table = await house.table("ann", "bob")
        assert not await house.scorebook.enter(table)
        await house.end(table)
        # Ten at a time, and again by a server that knows nothing of it.
        first = await asyncio.gather(*[house.scorebook.enter(table) for _ in range(10)])
        assert sorted(first) == [False] * 9 + [True]
        again = Scorebook(house.hall)
        assert await again.missing() == []
        assert not await again.enter(table)
        ratings = await house.ratings()
        assert {player: games for player, (_, games) in ratings.items()} == {"ann": 1, "bob": 1}
        assert ratings["ann"][0] > MU > ratings["bob"][0]
        assert [(row.person, row.place, row.total) for row in await house.results()] == [
            ("ann", 1, 40),
            ("bob", 2, 25),
        ]

    in_house(db, work)


def test_games_of_one_player_that_end_at_once_all_count(db: str) -> None:
    async def work(house: House) -> None:
        tables = [await house.table("ann", f"guest{n}") for n in range(6)]
        for table in tables:
            await house.end(table)
        await asyncio.gather(*[house.scorebook.enter(table) for table in tables])
        ratings = await house.ratings()
        assert ratings["ann"][1] == 6
        rows = [row for row in await house.results() if row.person == "ann"]
        # Each began where the one before had ended.
        steps = sorted((row.mu - row.gain, row.mu) for row in rows)
        assert steps[0][0] == pytest.approx(MU)
        for before, after in pairwise(steps):
            assert after[0] == pytest.approx(before[1])

    in_house(db, work)


def test_what_a_crash_kept_from_being_entered_is_found(db: str) -> None:
    async def before(house: House) -> None:
        await house.end(await house.table("ann", "level3"))
        await house.end(await house.table("ann", "bob", rated=False), (10, 20))

    async def after(house: House) -> None:
        keeping = asyncio.create_task(house.scorebook.keep())
        while len(await house.results()) < 4:
            await asyncio.sleep(0.01)
        keeping.cancel()
        # The second game was not rated.
        assert {player: games for player, (_, games) in (await house.ratings()).items()} == {
            "ann": 1,
            f"{BOT}level3": 1,
        }

    in_house(db, before)
    in_house(db, after)


def test_a_crash_within_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await house.table("ann", "bob")
        await house.end(table)

        async def breaks(*_: Any) -> None:
            raise RuntimeError

        with monkeypatch.context() as broken:
            broken.setattr(Scorebook, "_rate", breaks)
            with pytest.raises(RuntimeError):
                await house.scorebook.enter(table)
        assert await house.results() == []
        assert await house.scorebook.missing() == [table]
        assert await house.scorebook.enter(table)
        assert len(await house.ratings()) == 2

    in_house(sqlite(tmp_path), work)


def test_what_is_not_entered(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        running = await house.table("ann", "bob")
        bots = await house.seating.create(
            "host", TablePlan("cave_vs_cave", 2, [SeatPlan("bot", "level1"), SeatPlan("bot", "level1")])
        )
        fork = await house.seating.fork(
            await house.hall.get(running), "ann", 0, [SeatPlan("me"), SeatPlan("bot", "level1")]
        )
        learnt = await house.seating.learn("ann", "cave_vs_cave", None)
        async with house.storage.writing() as connection:
            await connection.execute(schema.tables.update().where(schema.tables.c.id == fork.id).values(fork_at=3))
        for table in (bots.id, fork.id, learnt.id):
            await house.end(table)
        assert await house.scorebook.missing() == []
        for table in (running, bots.id, fork.id, learnt.id):
            assert not await house.scorebook.enter(table)
        assert await house.results() == []

    in_house(sqlite(tmp_path), work)


def test_who_lets_a_bot_play_has_lost(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.table("ann", "bob")
        live = await house.hall.get(table)
        async with house.storage.writing() as connection:
            await connection.execute(
                schema.seats.update()
                .where(schema.seats.c.table == table, schema.seats.c.seat == 0)
                .values(bot="level5")
            )
        assert live.row.rated
        await house.end(table, (60, 20))
        await house.scorebook.enter(table)
        assert [(row.person, row.place, row.end) for row in await house.results()] == [
            ("ann", 2, "left"),
            ("bob", 1, "over"),
        ]
        assert (await house.ratings())["ann"][0] < MU
        stats = (await house.profiles.mine("ann")).games[0]
        # The points of a bot are nobody's.
        assert (stats.played, stats.won, stats.scores, stats.categories) == (1, 0, [], {})

    in_house(sqlite(tmp_path), work)


def test_a_rated_game_that_waits_for_a_week_is_lost_for_who_is_waited_for(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        rated, fresh, casual, waiting = (
            await house.table("ann", "bob"),
            await house.table("ann", "bob"),
            await house.table("ann", "bob", rated=False),
            (await house.seating.create(
                "ann", TablePlan("cave_vs_cave", 2, [SeatPlan("me"), SeatPlan("link")], rated=True)
            )).id,
        )  # fmt: skip
        async with house.storage.writing() as connection:
            query = schema.tables.update().where(schema.tables.c.id.in_([rated, casual, waiting]))
            await connection.execute(query.values(updated=now() - ABANDONED - 1000, actor=1))
        assert fresh not in await house.scorebook.abandoned()
        for table in await house.scorebook.abandoned():
            await house.scorebook.enter(table)
        rows = await house.results()
        assert [(row.table, row.person, row.place, row.end, row.total) for row in rows] == [
            (rated, "ann", 1, "abandoned", None),
            (rated, "bob", 2, "abandoned", None),
        ]
        assert (await house.ratings())["bob"][0] < MU
        # Whatever becomes of it, it has counted.
        await house.end(rated, (10, 50))
        assert not await Scorebook(house.hall).enter(rated)
        assert len(await house.results()) == 2

    in_house(sqlite(tmp_path), work)


def test_others_see_what_was_open_to_all_or_rated_and_nothing_that_goes_on(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for totals, more in (((50, 10), {"rated": True}), ((30, 40), {"rated": False}), ((20, 5), {"open": True})):
            table = await house.table("ann", "bob", **{"rated": False, **more})
            await house.end(table, totals)
            await house.scorebook.enter(table)
        await house.table("ann", "carol", open=True)
        await house.profiles.hide("bob", True)
        mine = await house.profiles.mine("ann")
        assert mine.games[0].scores == [50, 30, 20]
        assert (mine.games[0].played, mine.games[0].won, mine.games[0].best) == (3, 2, 50)
        seen = await house.profiles.profile("eve", mine.handle)
        assert seen.games[0].scores == [50, 20]
        assert len(seen.history) == 2
        assert not seen.mine
        # Bob does not want to be named, on no page of anybody's.
        assert [(one.name, one.handle, one.games, one.ahead) for one in seen.opponents] == [("", None, 2, 2)]
        assert all(one.name == "" for game in seen.history for one in game.seats if not one.mine)
        ladder = await house.profiles.ladder("cave_vs_cave", "eve")
        assert [(one.place, one.name, one.mine) for one in ladder.rungs] == [(1, "Ann", False), (2, "", False)]
        async with house.storage.reading() as connection:
            names = (await connection.execute(text("SELECT name FROM people WHERE id = 'carol'"))).scalars().all()
        assert names == ["Carol"]

    in_house(sqlite(tmp_path), work)
