"""A bot that hangs or fails: its process is replaced, its table is set aside, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from grotto.table import hall as halls
from grotto.table import thinking, workers
from grotto.table.aside import Rest
from grotto.table.bus import Bus
from grotto.table.database import database_url
from grotto.table.hall import Hall
from grotto.table.line import Hearer, Line
from grotto.table.seating import Seating, SeatPlan, TablePlan
from grotto.table.storage import Storage
from grotto.table.thinking import Thinkers
from grotto.table.workers import Workers
from serving import sqlite
from table.ill import poison


class IllThinkers(Thinkers):
    def _new_pool(self) -> Workers:
        return Workers(self.workers, 120, poison)


def test_a_table_whose_bot_hangs_or_fails_is_set_aside_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limits = {"level1": 3600.0}
    monkeypatch.setattr(thinking, "limit_of", lambda bot: limits.get(bot, 120.0))
    monkeypatch.setattr(workers, "LONG", 0.1)
    monkeypatch.setattr(halls, "LONG", 0.1)
    monkeypatch.setattr(halls, "RETRY", 0.0)

    async def run() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), IllThinkers(1))
        seating = Seating(hall)

        async def opened(host: str, bot: str) -> str:
            return (await seating.create(host, TablePlan("cave_vs_cave", 1, [SeatPlan("bot", bot=bot)]))).id

        async def rests(id: str) -> None:
            while id in hall.driving:
                await asyncio.wait([hall.driving[id]])
                # What comes after a task is done, too.
                await asyncio.sleep(0)

        # A bot that has the only process: another game is played to its end meanwhile.
        first = await opened("eve", "level1")
        well = await opened("ann", "random")
        await rests(well)
        assert hall.tables[well].over
        assert (first in hall.driving, hall.aside.here) == (True, {})
        limits["level1"] = 0.2
        hung, failing = await opened("eve", "level1"), await opened("bob", "level2")
        for id in (hung, failing):
            await rests(id)
            live = hall.tables[id]
            assert hall.aside.here[id][:2] == (live.history.seq, live.seats[0].bot)
            # Everybody is told when it is tried again.
            assert hall.view(live, None).rests == hall.aside.here[id].until > storage.now()
            # Nothing happens there, whoever looks at it.
            hall.drive(await hall.get(id))
            assert id not in hall.driving
        # Until something is changed, or it is tried once more.
        await seating.seat_bot(hall.tables[hung], "eve", 0, "random")
        assert hall.view(hall.tables[hung], None).rests is None
        await rests(hung)
        assert hall.tables[hung].over
        assert sum("is set aside" in record.message for record in caplog.records) == 2
        # Even if it has been forgotten meanwhile; it may have failed again before anybody looks.
        del hall.tables[failing]
        hall._try_again(failing)
        while failing not in hall.driving and failing not in hall.aside.here:
            await asyncio.sleep(0.01)
        await hall.close()
        await storage.close()

    with caplog.at_level(logging.ERROR, "grotto"):
        asyncio.run(run())


class Told(Hearer):
    """Hears what another server says."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Rest]] = []

    def rests(self, table: str, rest: Rest) -> None:
        self.heard.append((table, rest))


def test_another_server_is_told_and_says_so_until_something_is_changed(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        made = await Seating(hall).create("ann", TablePlan("cave_vs_cave", 1, [SeatPlan("me")]))
        live = await hall.get(made.id)
        live.seats[0] = live.seats[0]._replace(bot="level1")
        rest = Rest(live.history.seq, "level1", storage.now() + 60_000)
        told, said = Told(), []
        here, there = Line(storage.url, "here"), Line(storage.url, "there")
        here.say = said.append  # type: ignore[method-assign]
        there.hearer = told
        here.rests(made.id, rest)
        there._heard(None, 0, "", f"here {said[0]}")
        assert told.heard == [(made.id, rest)]
        assert hall.view(live, None).rests is None
        hall.aside.hear(*told.heard[0])
        assert hall.view(live, None).rests == rest.until
        # It is not this server's: it may try.
        assert live not in hall.aside
        live.seats[0] = live.seats[0]._replace(bot="level2")
        assert hall.view(live, None).rests is None
        await hall.close()
        await storage.close()

    asyncio.run(run())
