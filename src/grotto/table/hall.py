"""All tables of a server: finding them, moves, undo, joining. A move counts once it is committed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, NamedTuple, TypeVar

from grotto.kernel.errors import UnknownAct
from grotto.table.aside import REST, Aside
from grotto.table.bus import Bus
from grotto.table.company import Company
from grotto.table.days import Change, Days
from grotto.table.errors import Forbidden, NotFound, Refused, Stale, Unavailable
from grotto.table.fair import Fair
from grotto.table.history import ACT, UNDO, WORD, Row
from grotto.table.live import Live, standing
from grotto.table.measures import BOT_SECONDS, COMMIT_SECONDS
from grotto.table.messages import View
from grotto.table.notebook import Notebook
from grotto.table.people import is_id
from grotto.table.storage import Standing, Storage
from grotto.table.thinking import Thinkers
from grotto.table.words import Word
from grotto.table.workers import LONG, OutOfTime

T = TypeVar("T")

# How many tables that nobody looks at are kept in memory.
KEPT = 256
# How many acts can be undone at a table: they stay in its rows, and are replayed with them.
MOST_UNDONE = 3000
# Seconds until something that failed is tried again.
RETRY = 0.5
# How often a bot may fail at a move before its table is set aside; hanging once counts as so many failures.
STRIKES, HUNG = 5, 3

log = logging.getLogger("grotto")


class Asked(NamedTuple):
    """A change that somebody wants at a table: which row it becomes, and the row that it must follow.

    The same request may come again, when an answer was lost.
    """

    person: str
    request: str
    seq: int
    kind: str
    text: str | None


class Hall:
    """The tables."""

    def __init__(self, storage: Storage, bus: Bus, thinkers: Thinkers, bot_delay: float = 0.0) -> None:
        self.storage = storage
        self.notebook = Notebook(storage)
        self.bus = bus
        self.thinkers = thinkers
        self.bot_delay = bot_delay
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        # The tables at which a bot is to move, each with what moves it.
        self.driving: dict[str, asyncio.Task[bool]] = {}
        # Bots wait for each other, so that a person's move waits for one of theirs at most. The bots of one host or one
        # address don't keep others waiting, and nobody waits for one that takes far too long.
        self.thinking = Fair(2 * thinkers.workers, 3 * LONG)
        # Tables whose bots can't move.
        self.aside = Aside()
        # SQLite has one writer; PostgreSQL commits several at a time.
        self.bots_turn = asyncio.Semaphore(1 if storage.sqlite else 4)
        # Commits under way: they are finished even if nobody waits for them any more.
        self.under_way: set[asyncio.Task[Any]] = set()
        # Other servers of the same database, where there may be some.
        self.company: Company | None = Company(self) if storage.shared else None
        self.days = Days(self)
        # Called when somebody has said something at a table, and when a game has ended.
        self.said: Callable[[str], None] = bus.publish
        self.ended: Callable[[str], None] = lambda _: None
        self.closed = False

    # ---- opening and closing -----------------------------------------------------------

    async def wake(self) -> None:
        """Go on wherever a bot was to move when the server stopped."""
        while True:
            try:
                waiting = await self.storage.waiting_for_bots()
                break
            except Unavailable:
                await asyncio.sleep(RETRY)
        for id in waiting:
            await self._wake(id)

    async def _wake(self, id: str) -> None:
        while True:
            try:
                self.drive(await self.get(id))
                return
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:
                # Errors of one table don't stop the others.
                log.exception("table %s has to wait", id)
                return

    async def close(self) -> None:
        """Finish commits, stop the bots, close the listeners."""
        self.closed = True
        self.bus.close()
        for task in list(self.driving.values()):
            task.cancel()
        if self.under_way:
            await asyncio.wait(list(self.under_way), timeout=10)
        if self.company is not None:
            await self.company.close()
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

    @property
    def told(self) -> bool:
        """Whether this server hears of every change of its tables."""
        return self.company is None or self.company.line.up

    async def known(self, id: str) -> Live:
        """The table as it is known here: up to date except for changes that are just being reported."""
        live = self.tables.get(id)
        return live if live is not None and self.told else await self.get(id)

    async def _catch_up(self, live: Live) -> None:
        """See whether another server has changed the table."""
        async with live.lock:
            try:
                newest = await self.storage.newest(live.row.id)
            except NotFound:
                self.forget(live.row.id)
                raise
            if newest != (live.history.seq, live.row.updated):
                await self.refresh(live)

    def forget(self, id: str) -> None:
        """Forget a table that has been deleted; those who look at it find nothing."""
        self.tables.pop(id, None)
        self.aside.forget(id)
        self.bus.publish(id)

    async def look_again(self, ids: Iterable[str]) -> None:
        """Reload tables that were changed other than by moves."""
        for id in ids:
            # What was said there may have another author now.
            self.said(id)
            live = self.tables.get(id)
            if live is not None:
                async with live.lock:
                    await self.refresh(live)

    async def _load(self, id: str) -> Live:
        try:
            found = await self.storage.whole(id)
            if found is None:
                raise NotFound("no_table", {})
            live = Live(*found)
            if live.history.stuck is not None:
                log.warning("table %s can only be read: %s", id, live.history.stuck)
            live.hints = await self.notebook.hints(id)
            await self.days.load(live)
            await self.days.settle(live)
            self.tables[id] = live
            self._forget_some()
            # A commit whose end nobody saw may have changed it: viewers and bots are told here if nowhere else.
            self.publish(live)
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
        if found is None:
            self.forget(live.row.id)
            raise NotFound("no_table", {})
        live.row, live.seats = found
        live.hints = await self.notebook.hints(live.row.id)
        live.replay(await self.storage.rows(live.row.id, live.history.seq))
        await self.days.load(live)
        await self.days.settle(live)
        self.publish(live)

    def publish(self, live: Live) -> None:
        """Tell everybody, and let a bot go on if it is its move. Call it after the commit."""
        self.bus.publish(live.row.id)
        self.drive(live)
        self.days.look(live)
        if live.row.over:
            self.ended(live.row.id)

    def view(self, live: Live, person: str | None) -> View:
        """The table as a person sees it."""
        seen = live.view(person, self.bus.present(live.row.id), self.storage.now())
        seen.rests = self.rests(live)
        return seen

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, and finish it before the server stops."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out completely, even if the caller disconnects."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    # ---- moves -------------------------------------------------------------------------

    async def act(self, id: str, person: str, request: str, seq: int, text: str) -> Live:
        """Make a move for the seat that is to act."""

        async def move(live: Live) -> None:
            seat = live.acting()
            if seat is None:
                raise Refused("table_over", {})
            await self.days.in_time(live)
            if seat.person != person:
                raise Forbidden("not_your_turn", {"seat": seat.seat})
            if seat.bot is not None:
                raise Refused("bot_sits", {"seat": seat.seat})
            await self.commit_act(live, text, request)

        return await self._change(id, Asked(person, request, seq, ACT, text), move)

    async def commit_act(self, live: Live, text: str, request: str | None) -> None:
        """Commit an act and the chance that follows. The caller holds the table's lock."""
        await self.days.ask_who_rests(live)
        history = live.history
        plan = history.plan(text, request)
        after = standing(history.game, plan.states[-1], history.moves + len(plan.rows))
        if await self.commit(live, plan.rows, after, self.days.acted(live, plan.states[-1])):
            history.extend(plan)

    async def undo(self, id: str, person: str, request: str, seq: int, whole_turn: bool) -> Live:
        """Take back the last act of a seat, or its whole turn."""

        async def take_back(live: Live) -> None:
            history = live.history
            seat = history.undo_seat()
            if seat is None or live.row.imported:
                raise Refused("no_undo", {})
            await self.days.in_time(live)
            if live.seats[seat].person != person:
                raise Forbidden("not_your_undo", {"seat": seat})
            remaining = history.undo_to(whole_turn)
            if remaining == history.moves:
                raise Refused("no_undo", {})
            await self._commit_undo(live, history.plan_undo(remaining, request), remaining)

        return await self._change(id, Asked(person, request, seq, UNDO, None), take_back)

    async def go_back(self, id: str, person: str, request: str, seq: int, moves: int) -> Live:
        """Go back in a lesson, over chance and the acts of others too."""

        async def go(live: Live) -> None:
            history = live.history
            if live.script is None or not live.script.start <= moves < history.moves:
                raise Refused("no_undo", {})
            row = Row(history.seq, UNDO, live.script.learner, str(moves), request)
            await self._commit_undo(live, row, moves)

        return await self._change(id, Asked(person, request, seq, UNDO, None), go)

    async def _change(self, id: str, asked: Asked, change: Callable[[Live], Awaitable[None]]) -> Live:
        """Change a table for somebody, once even if the request is repeated, and tell everybody."""
        live = await self.get(id)

        async def changed() -> Live:
            async with live.lock:
                self._admit(live, asked.person)
                if self._seen(live, asked):
                    return live
                self._check_seq(live, asked.seq)
                await change(live)
            self.publish(live)
            return live

        return await self.finish(changed())

    async def _commit_undo(self, live: Live, row: Row, remaining: int) -> None:
        """Commit that only so many moves stand. The caller holds the table's lock."""
        history = live.history
        if len(history.taken_back) >= MOST_UNDONE:
            raise Refused("quota_undone", {})
        await self.days.ask_who_rests(live)
        before = history.before(remaining)
        change = self.days.undone(live, row.actor, before)
        if await self.commit(live, [row], standing(history.game, before, remaining), change):
            history.take_back(row)

    async def say(self, id: str, person: str, request: str, seq: int, word: Word, seat: int) -> Live:
        """Say something that is no act: resign, propose a draw (words.py)."""

        async def speak(live: Live) -> None:
            await self.days.say(live, person, word, seat, request)

        return await self._change(id, Asked(person, request, seq, WORD, word), speak)

    async def commit(self, live: Live, rows: list[Row], after: Standing, change: Change) -> bool:
        """Commit; whether this commit did it, and not an earlier copy of the same request."""
        try:
            with COMMIT_SECONDS.time():
                await self.storage.append(live.row.id, rows, after, change.time, change.beside)
        except Stale:
            # Another server was faster, perhaps with this very request.
            await self.refresh(live)
            if not any(row.request is not None and row.request in live.history.requests for row in rows):
                raise
            return False
        except BaseException:
            # It is not known whether it was committed: what is stored decides.
            self.tables.pop(live.row.id, None)
            raise
        live.row = live.row._replace(**after._asdict(), updated=change.time)
        live.clock = change.clock
        return True

    def _admit(self, live: Live, person: str) -> None:
        if not live.sits(person):
            raise Forbidden("not_your_seat", {})
        if self.tables.get(live.row.id) is not live:
            # It was dropped while we waited for its lock.
            raise Stale("stale", {})

    def _seen(self, live: Live, asked: Asked) -> bool:
        """Whether the request has been carried out already."""
        row = live.history.requests.get(asked.request)
        if row is None:
            return False
        if row.kind != asked.kind or (asked.text is not None and not self._same(live, row.text, asked.text)):
            raise Refused("request_used", {})
        return True

    def _same(self, live: Live, stored: str, text: str) -> bool:
        """Whether a text means the stored act: what belongs to a set may be written in any order."""
        game = live.history.game
        try:
            return stored == text or stored == game.notation(game.act(text))
        except UnknownAct:
            return False

    def _check_seq(self, live: Live, seq: int) -> None:
        if live.row.imported:
            raise Refused("table_imported", {})
        if live.row.halted:
            raise Refused("table_halted", {})
        if live.history.stuck is not None:
            raise Refused("table_frozen", {})
        if seq != live.history.seq:
            raise Stale("stale", {})

    # ---- bots --------------------------------------------------------------------------

    def drive(self, live: Live) -> None:
        """Let bots move as long as it is their turn."""
        id = live.row.id
        bot = live.bot_to_move()
        if self.closed or id in self.driving or bot is None or live in self.aside:
            return
        task = asyncio.create_task(self._drive(id))
        self.driving[id] = task

        def done(_: asyncio.Task[bool]) -> None:
            self.driving.pop(id, None)
            # Something may have changed between its last look and its end.
            current = self.tables.get(id)
            if current is not None and not task.cancelled() and task.exception() is None and task.result():
                self.drive(current)

        task.add_done_callback(done)

    async def _drive(self, id: str) -> bool:
        """Move the bots of a table as long as it is their move; False if another server does, or if they can't."""
        strikes = 0
        while True:
            try:
                # Where every change is heard of, nobody need ask: a move that comes too late is refused by its key.
                live = await self.known(id)
                bot = live.bot_to_move()
                if self.company is not None and not await self._is_ours(self.company, live, bot):
                    return False
                if bot is None:
                    return True
                seq = live.history.seq
                if self.bot_delay:
                    # Not all at the same moment.
                    await asyncio.sleep(self.bot_delay * random.uniform(0.6, 1.4))
                text = live.scripted()
                if text is None:
                    with BOT_SECONDS.labels(bot).time():
                        async with self.thinking.turn(live.row.host, live.row.origin):
                            text = await self.thinkers.choose(
                                live.row.game, live.options, live.history.state, bot, live.row.host, live.row.origin
                            )
                async with self.bots_turn:
                    await self.finish(self._bot_act(live, bot, seq, text))
                strikes = 0
            except Stale:
                # Another server was faster: check again whose bots they are.
                if self.company is not None:
                    await self._let_go(self.company, id)
            except NotFound:
                # The table has been deleted.
                return False
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception as error:
                # A bot that fails must not end its table; it may do better with another seed.
                log.exception("the bot at table %s failed", id)
                strikes += HUNG if isinstance(error, OutOfTime) else 1
                if strikes >= STRIKES:
                    self._set_aside(id)
                    # Another server may do better, if somebody opens the table there.
                    if self.company is not None:
                        await self._let_go(self.company, id)
                    return False
                await asyncio.sleep(RETRY)

    async def _let_go(self, company: Company, id: str) -> None:
        """Give back the bots of a table; others hear of the next move there and ask for them."""
        with contextlib.suppress(Unavailable):
            await company.servers.release(id)

    def _set_aside(self, id: str) -> None:
        """Set a table aside whose bot fails repeatedly, for a while or until somebody changes something there."""
        live = self.tables.get(id)
        if live is not None:
            self.aside.put(live, self.storage.now())
            asyncio.get_running_loop().call_later(REST, self._try_again, id)
            self.bus.publish(id)
        log.error("table %s is set aside: its bot failed again and again at the same move", id)

    def _try_again(self, id: str) -> None:
        """Try a table again: the machine may have been the cause, not the table."""
        if self.aside.forget(id):
            self.bus.publish(id)
            self.soon(self._wake(id))

    def rests(self, live: Live) -> int | None:
        """When a bot that can't go on at a table is asked again."""
        return self.aside.until(live, self.storage.now())

    async def _is_ours(self, company: Company, live: Live, bot: str | None) -> bool:
        """Whether this server moves the bots of a table; it keeps them until the game is over."""
        if bot is not None:
            return await company.servers.lease(live.row.id)
        if live.over and live.row.id in company.servers.leased:
            await company.servers.release(live.row.id)
        return True

    async def _bot_act(self, live: Live, bot: str, seq: int, text: str) -> None:
        async with live.lock:
            if self.tables.get(live.row.id) is not live or live.history.seq != seq or live.bot_to_move() != bot:
                return
            await self.commit_act(live, text, None)
        self.bus.publish(live.row.id)
        self.days.look(live)
        if live.row.over:
            self.ended(live.row.id)
