"""Faults that were found by attacking the tables, each of which must not come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from grotto.table.beside import NOTHING, Beside
from grotto.table.bus import Bus
from grotto.table.database import database_url
from grotto.table.errors import Forbidden, Unavailable
from grotto.table.hall import Hall
from grotto.table.history import ACT, Row
from grotto.table.live import Live
from grotto.table.seating import Seating, SeatPlan, TablePlan
from grotto.table.storage import FORGOTTEN, Standing, Storage
from serving import sqlite
from table.test_thinking import OneThinker

BOT = SeatPlan("bot", bot="random")
ALONE = TablePlan("cave_vs_cave", 1, [SeatPlan("me")])


class Doubtful(Storage):
    """A database that carries some commits out and never says so."""

    unsaid = 0

    async def append(
        self, table: str, rows: Sequence[Row], standing: Standing, time: int, beside: Beside = NOTHING
    ) -> None:
        await super().append(table, rows, standing, time, beside)
        if self.unsaid:
            self.unsaid -= 1
            raise Unavailable("database", {})


@asynccontextmanager
async def hall_on(folder: Path) -> AsyncIterator[tuple[Hall, Doubtful]]:
    storage = Doubtful(database_url(sqlite(folder)))
    await storage.open()
    hall = Hall(storage, Bus(), OneThinker(1))
    try:
        yield hall, storage
    finally:
        await hall.close()
        await storage.close()


async def settled(hall: Hall) -> None:
    """Until no bot has anything left to do."""
    while hall.driving:
        await asyncio.wait([*hall.driving.values()])
        await asyncio.sleep(0)


def an_act(live: Live) -> str:
    return live.history.game.notation(live.history.state.legal()[0])


# ---- seeds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("over", [False, True])
def test_the_seed_of_a_game_that_can_not_be_replayed_stays_hidden_until_it_is_over(tmp_path: Path, over: bool) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, storage):
            id = (await Seating(hall).create("ann", ALONE)).id
            live = await hall.get(id)
            broken = Row(live.history.seq, ACT, 0, "an act that is none any more", None)
            row = live.row
            after = Standing(over, -2 if over else 0, row.moves + 1, row.round, row.rounds, None)
            await storage.append(id, [broken], after, storage.now())
            hall.tables.clear()
            live = await hall.get(id)
            assert live.frozen() is not None
            seed = row.seed if over else None
            assert live.view("ann", set()).seed == seed
            assert live.record().seed == (seed or "")
            assert (row.seed in live.record().text()) == over

    asyncio.run(run())


# ---- commits whose end nobody sees ------------------------------------------------------------


def test_bots_go_on_after_a_commit_that_nobody_saw_the_end_of(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, storage):
            id = (await Seating(hall).create("ann", TablePlan("cave_vs_cave", 2, [BOT, BOT]))).id
            storage.unsaid = 3
            await hall.get(id)
            await settled(hall)
            live = await hall.get(id)
            assert (storage.unsaid, live.over) == (0, True)
            assert live.verified().ok

    asyncio.run(run())


def test_a_person_who_does_not_know_asks_again_and_the_bot_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, storage):
            plan = TablePlan("cave_vs_cave", 2, [SeatPlan("me"), BOT], {"first_player": 0})
            id = (await Seating(hall).create("ann", plan)).id
            live = await hall.get(id)
            asked = (id, "ann", "request", live.history.seq, an_act(live))
            storage.unsaid = 1
            with pytest.raises(Unavailable):
                await hall.act(*asked)
            again = await hall.act(*asked)
            assert again is not live
            rows = [row for row in await storage.rows(id) if row.request == "request"]
            assert len(rows) == 1
            # Play on until the bot has had its turn.
            while (await hall.get(id)).acting() is not None:
                live = await hall.get(id)
                if live.bot_to_move() is not None:
                    storage.unsaid = 1
                    await settled(hall)
                    break
                await hall.act(id, "ann", f"request {live.history.seq}", live.history.seq, an_act(live))
            live = await hall.get(id)
            assert live.bot_to_move() is None
            assert any(row.actor == 1 for row in await storage.rows(id))

    asyncio.run(run())


# ---- quotas -----------------------------------------------------------------------------------


def test_tables_that_nobody_has_touched_for_long_are_not_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, storage):
            for plan in (ALONE, TablePlan("cave_vs_cave", 2, [SeatPlan("me"), BOT], {"first_player": 0})):
                await Seating(hall).create("ann", plan)
            assert await storage.hosted("ann") == (2, 1)
            assert await storage.hosted("bob") == (0, 0)
            async with storage.writing() as connection:
                await connection.execute(text(f"UPDATE tables SET updated = updated - {FORGOTTEN + 60_000}"))
            assert await storage.hosted("ann") == (0, 0)

    asyncio.run(run())


def test_no_game_is_lost_sight_of_while_others_begin_and_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, storage):
            seats = [SeatPlan("me"), SeatPlan("link")]
            theirs, mine, solo = [
                (await Seating(hall).create("ann", plan)).id
                for plan in (
                    TablePlan("cave_vs_cave", 2, seats, {"first_player": 1}),
                    TablePlan("cave_vs_cave", 2, seats, {"first_player": 0}),
                    ALONE,
                )
            ]
            ended = [(await Seating(hall).create("ann", ALONE)).id for _ in range(3)]
            async with storage.writing() as connection:
                for number, id in enumerate((theirs, mine, solo, *ended)):
                    values = {"id": id, "updated": number, "over": id in ended}
                    change = text('UPDATE tables SET updated = :updated, "over" = :over WHERE id = :id')
                    await connection.execute(change, values)
            found = [row.id for row, _ in await storage.mine("ann", 4)]
            assert found == [solo, mine, theirs, ended[-1]]

    asyncio.run(run())


def test_a_host_seats_no_bot_before_the_page_of_who_sat_down_is_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with hall_on(tmp_path) as (hall, _):
            seating = Seating(hall)
            seating.grace = 30
            # The server has been there for long.
            hall.bus.began, hall.bus.clock = 0.0, lambda: 1000.0
            plan = TablePlan("cave_vs_cave", 2, [SeatPlan("me"), SeatPlan("link")], open=True)
            by_link, listed = [await seating.create("ann", plan) for _ in range(2)]
            await seating.claim("bob", by_link.links[0].token, None)
            await seating.sit(await hall.get(listed.id), "bob", 1, None)
            for made in (by_link, listed):
                with pytest.raises(Forbidden) as refused:
                    await seating.seat_bot(await hall.get(made.id), "ann", 1, "random")
                assert refused.value.id == "seat_left"

    asyncio.run(run())
