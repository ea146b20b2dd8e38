"""Acts that were undone are not gone through again and again: work is counted, not seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from grotto import game as game_of
from grotto.kernel.chance import new_seed
from grotto.table import hall as halls
from grotto.table import live as lives
from grotto.table.bus import Bus
from grotto.table.chat import Chats
from grotto.table.database import database_url
from grotto.table.errors import Refused
from grotto.table.hall import Hall
from grotto.table.history import History, Row
from grotto.table.seating import Seating, SeatPlan, TablePlan
from grotto.table.storage import Storage
from grotto.table.thinking import Thinkers
from grotto.web.watching import Reporter
from serving import sqlite

PLAN = TablePlan("cave_vs_cave", 1, [SeatPlan("me")])


class Counted(list[Row]):
    """Counts the rows it hands out in slices."""

    copied = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        self.copied += len(found) if isinstance(place, slice) else 0
        return found


def back_and_forth(times: int) -> list[Row]:
    """The rows of a game in which one act was done and undone again and again."""
    history = History(game_of("cave_vs_cave"), 1, game_of("cave_vs_cave").checked(1, {}), new_seed())
    rows: list[Row] = []

    def take(new: Iterable[Row]) -> None:
        rows.extend(new)

    plan = history.plan_chance()
    history.extend(plan)
    take(plan.rows)
    act = history.game.notation(history.state.legal()[0])
    for _ in range(times):
        plan = history.plan(act, None)
        assert len(plan.rows) == 1
        history.extend(plan)
        undo = history.plan_undo(history.moves - 1, None)
        history.take_back(undo)
        take([*plan.rows, undo])
    return rows


def test_reading_a_game_does_not_copy_its_rows_for_each_of_them() -> None:
    rows = Counted(back_and_forth(500))
    game = game_of("cave_vs_cave")
    history = History(game, 1, game.checked(1, {}), new_seed())
    history.replay(rows)
    assert history.seq == len(rows)
    assert rows.copied <= len(rows)


def test_an_undo_tells_of_itself_and_not_of_all_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    real = lives.log_entry

    def counted(game: Any, entry: Any) -> Any:
        made.append(entry.seq)
        return real(game, entry)

    monkeypatch.setattr(lives, "log_entry", counted)

    async def play() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        chats = Chats(hall, "00")
        try:
            id = (await Seating(hall).create("ann", PLAN)).id
            live = await hall.get(id)
            early = Reporter(hall, chats, id, "ann", 0)
            await early.news()
            for n in range(60):
                act = live.history.game.notation(live.history.state.legal()[0])
                await hall.act(id, "ann", f"act {n}", live.history.seq, act)
                told = await early.news()
                made.clear()
                await hall.undo(id, "ann", f"undo {n}", live.history.seq, False)
                told = await early.news()
                # The act that was undone just now is told of, and had been made before.
                assert told[0].count(b'"undone":true') == 1
                assert made == []
            # Whoever comes later is told of all, once, and they are not made for each of them.
            late = Reporter(hall, chats, id, "bob", 0)
            assert (await late.news())[0].count(b'"undone":true') == 60
            assert made == []
            again = Reporter(hall, chats, id, "ann", len(live.history.log))
            assert (await again.news())[0].count(b'"undone":true') == 60
        finally:
            await hall.close()
            await storage.close()

    asyncio.run(play())


def test_a_table_undoes_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "MOST_UNDONE", 3)

    async def play() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        try:
            id = (await Seating(hall).create("ann", PLAN)).id
            live = await hall.get(id)
            for n in range(4):
                act = live.history.game.notation(live.history.state.legal()[0])
                await hall.act(id, "ann", f"act {n}", live.history.seq, act)
                if n < 3:
                    await hall.undo(id, "ann", f"undo {n}", live.history.seq, False)
            with pytest.raises(Refused) as refused:
                await hall.undo(id, "ann", "undo 3", live.history.seq, False)
            assert refused.value.id == "quota_undone"
            # What has been answered is answered again, and the game goes on.
            await hall.undo(id, "ann", "undo 2", 0, False)
            act = live.history.game.notation(live.history.state.legal()[0])
            await hall.act(id, "ann", "on", live.history.seq, act)
        finally:
            await hall.close()
            await storage.close()

    asyncio.run(play())
