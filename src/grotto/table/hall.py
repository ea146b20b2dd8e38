"""All tables of a server: found, played at, undone, joined. A move counts once it is committed."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar

from grotto.kernel.errors import BadOption
from grotto.table.bus import Bus
from grotto.table.errors import Forbidden, NotFound, Refused, Stale, Unavailable
from grotto.table.history import ACT, UNDO, Row
from grotto.table.live import Live, standing
from grotto.table.messages import View
from grotto.table.people import is_id
from grotto.table.storage import Standing, Storage
from grotto.table.thinking import Thinkers

T = TypeVar("T")

# Tables kept in memory though nobody looks at them.
KEPT = 256
# Seconds until something that failed is tried again.
RETRY = 0.5

log = logging.getLogger("grotto")


class Hall:
    """The tables."""

    def __init__(self, storage: Storage, bus: Bus, thinkers: Thinkers, bot_delay: float = 0.0) -> None:
        self.storage = storage
        self.bus = bus
        self.thinkers = thinkers
        self.bot_delay = bot_delay
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        # The tables at which a bot is to move, each with what moves it.
        self.driving: dict[str, asyncio.Task[None]] = {}
        # Bots wait for each other, so that a person's move waits for one of theirs at most.
        self.thinking = asyncio.Semaphore(2 * thinkers.workers)
        # SQLite has one writer; PostgreSQL commits several at a time.
        self.bots_turn = asyncio.Semaphore(1 if storage.sqlite else 4)
        # Commits under way: they are finished even when nobody waits for them any more.
        self.under_way: set[asyncio.Task[Any]] = set()
        self.closed = False

    # ---- opening and closing -----------------------------------------------------------

    async def wake(self) -> None:
        """Go on wherever a bot was to move when the server stopped."""
        for id in await self.storage.waiting_for_bots():
            try:
                self.drive(await self.get(id))
            except NotFound as error:
                log.warning("table %s has to wait: %s", id, error)

    async def close(self) -> None:
        """Finish what is being committed, stop the bots, send the listeners home."""
        self.closed = True
        self.bus.close()
        for task in list(self.driving.values()):
            task.cancel()
        if self.under_way:
            await asyncio.wait(list(self.under_way), timeout=10)
        self.thinkers.close()

    # ---- finding -----------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """The table with this id, up to date."""
        live = self.tables.get(id)
        if live is None:
            if not is_id(id):
                raise NotFound("no_table", {})
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self._load(id))
            return await asyncio.shield(self.loading[id])
        self.tables.move_to_end(id)
        if self.storage.shared:
            await self._catch_up(live)
        return live

    async def _catch_up(self, live: Live) -> None:
        """See whether another server has changed the table."""
        async with live.lock:
            if await self.storage.newest(live.row.id) != (live.history.seq, live.row.updated):
                await self.refresh(live)

    async def _load(self, id: str) -> Live:
        try:
            found = await self.storage.table(id)
            if found is None:
                raise NotFound("no_table", {})
            try:
                live = Live(*found)
            except BadOption as error:
                # Its pack is not here any more, or has changed.
                raise NotFound(error.id, error.data) from error
            live.replay(await self.storage.rows(id))
            self.tables[id] = live
            self._forget_some()
            return live
        finally:
            del self.loading[id]

    def _forget_some(self) -> None:
        for id in list(self.tables):
            if len(self.tables) <= KEPT:
                return
            live = self.tables[id]
            if not self.bus.watched(id) and id not in self.driving and not live.lock.locked():
                del self.tables[id]

    async def refresh(self, live: Live) -> None:
        """Catch up with what others have committed. The caller holds the table's lock."""
        found = await self.storage.table(live.row.id)
        assert found is not None
        live.row, live.seats = found
        live.replay(await self.storage.rows(live.row.id, live.history.seq))
        self.publish(live)

    def publish(self, live: Live) -> None:
        """Tell everybody, and let a bot go on if it is its move. Call it after the commit."""
        self.bus.publish(live.row.id)
        self.drive(live)

    def view(self, live: Live, person: str | None) -> View:
        """The table as a person sees it."""
        return live.view(person, self.bus.present(live.row.id))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through to its end, even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    # ---- moves -------------------------------------------------------------------------

    async def act(self, id: str, person: str, request: str, seq: int, text: str) -> Live:
        """Make a move for the seat that is to act."""
        live = await self.get(id)
        return await self.finish(self._act(live, person, request, seq, text))

    async def _act(self, live: Live, person: str, request: str, seq: int, text: str) -> Live:
        async with live.lock:
            self._admit(live, person)
            if self._seen(live, request, ACT, text):
                return live
            self._check_seq(live, seq)
            seat = live.acting()
            if seat is None:
                raise Refused("table_over", {})
            if seat.person != person:
                raise Forbidden("not_your_turn", {"seat": seat.seat})
            if seat.bot is not None:
                raise Refused("bot_sits", {"seat": seat.seat})
            await self.commit_act(live, text, request)
        self.publish(live)
        return live

    async def commit_act(self, live: Live, text: str, request: str | None) -> None:
        """Commit an act and the chance that follows. The caller holds the table's lock."""
        history = live.history
        plan = history.plan(text, request)
        after = standing(history.game, plan.states[-1], history.moves + len(plan.rows))
        if await self._commit(live, plan.rows, after):
            history.extend(plan)

    async def undo(self, id: str, person: str, request: str, seq: int, whole_turn: bool) -> Live:
        """Take back the last act of a seat, or its whole turn."""
        live = await self.get(id)
        return await self.finish(self._undo(live, person, request, seq, whole_turn))

    async def _undo(self, live: Live, person: str, request: str, seq: int, whole_turn: bool) -> Live:
        async with live.lock:
            self._admit(live, person)
            if self._seen(live, request, UNDO, None):
                return live
            self._check_seq(live, seq)
            history = live.history
            seat = history.undo_seat()
            if seat is None or live.row.imported:
                raise Refused("no_undo", {})
            if live.seats[seat].person != person:
                raise Forbidden("not_your_undo", {"seat": seat})
            remaining = history.undo_to(whole_turn)
            if remaining == history.moves:
                raise Refused("no_undo", {})
            row = history.plan_undo(remaining, request)
            before = history.horizon[remaining - history.moves]
            if await self._commit(live, [row], standing(history.game, before, remaining)):
                history.take_back(row)
        self.publish(live)
        return live

    async def _commit(self, live: Live, rows: list[Row], after: Standing) -> bool:
        """Whether it was this commit that did it, and not an earlier coming of the same request."""
        try:
            updated = await self.storage.append(live.row.id, rows, after)
        except Stale:
            # Another server was faster, perhaps with this very request.
            await self.refresh(live)
            if not any(row.request is not None and row.request in live.history.requests for row in rows):
                raise
            return False
        except BaseException:
            # Nobody knows whether it was committed: what is stored decides.
            self.tables.pop(live.row.id, None)
            raise
        live.row = live.row._replace(**after._asdict(), updated=updated)
        return True

    def _admit(self, live: Live, person: str) -> None:
        if not live.sits(person):
            raise Forbidden("not_your_seat", {})
        if self.tables.get(live.row.id) is not live:
            # It was dropped while we waited for its lock.
            raise Stale("stale", {})

    def _seen(self, live: Live, request: str, kind: str, text: str | None) -> bool:
        """Whether the request has been carried out already."""
        row = live.history.requests.get(request)
        if row is None:
            return False
        if row.kind != kind or (text is not None and row.text != " ".join(text.lower().split())):
            raise Refused("request_used", {})
        return True

    def _check_seq(self, live: Live, seq: int) -> None:
        if live.row.imported:
            raise Refused("table_imported", {})
        if seq != live.history.seq:
            raise Stale("stale", {})

    # ---- bots --------------------------------------------------------------------------

    def drive(self, live: Live) -> None:
        """See to it that bots move as long as it is their move."""
        id = live.row.id
        if self.closed or id in self.driving or live.bot_to_move() is None:
            return
        task = asyncio.create_task(self._drive(id))
        self.driving[id] = task

        def done(_: asyncio.Task[None]) -> None:
            self.driving.pop(id, None)
            # Something may have changed between its last look and its end.
            current = self.tables.get(id)
            if current is not None and not task.cancelled() and task.exception() is None:
                self.drive(current)

        task.add_done_callback(done)

    async def _drive(self, id: str) -> None:
        while True:
            try:
                live = await self.get(id)
                bot = live.bot_to_move()
                if bot is None:
                    return
                seq = live.history.seq
                if self.bot_delay:
                    # Not all at the same moment.
                    await asyncio.sleep(self.bot_delay * random.uniform(0.6, 1.4))
                async with self.thinking:
                    text = await self.thinkers.choose(live.row.game, live.options, live.history.state, bot)
                async with self.bots_turn:
                    await self.finish(self._bot_act(live, bot, seq, text))
            except Stale:
                # Another server was faster: look again.
                continue
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:
                # A bot that fails must not end its table; it may do better with other chance of its own.
                log.exception("the bot at table %s failed", id)
                await asyncio.sleep(RETRY)

    async def _bot_act(self, live: Live, bot: str, seq: int, text: str) -> None:
        async with live.lock:
            if self.tables.get(live.row.id) is not live or live.history.seq != seq or live.bot_to_move() != bot:
                return
            await self.commit_act(live, text, None)
        self.bus.publish(live.row.id)
