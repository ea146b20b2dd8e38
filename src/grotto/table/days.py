"""Correspondence games: clocks, words that are said, vacations, and notices of turns.

What belongs to a move is written in its transaction. What follows from other changes (somebody sat down, or went on
vacation) is updated afterwards by `settle`, by the first server that looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from grotto.kernel.agenda import NOBODY
from grotto.kernel.state import State
from grotto.table.beside import Beside
from grotto.table.clocks import NOBODYS, Clock
from grotto.table.conditions import Conditions
from grotto.table.diary import DAY, Diary, VacationRow, seat_for_good, turn_on
from grotto.table.errors import Forbidden, NotFound, Refused, Stale, Unavailable
from grotto.table.history import Row
from grotto.table.live import Live, ended_standing
from grotto.table.notices import Notices
from grotto.table.storage import SeatRow, Standing, links_ended
from grotto.table.words import OFFER_AGAIN, Ending, Word

if TYPE_CHECKING:
    from grotto.table.hall import Hall

# Seconds between two checks of what is due; after so many of them rare things are checked, too.
TICK = 1.0
SELDOM, CLOCK_SET = 5, 60
# The bot that plays on for somebody who has left.
STAND_IN = "level3"
# How much can be said at a table.
MOST_WORDS = 300

log = logging.getLogger("grotto")


class Change(NamedTuple):
    """What goes with a change of a table: its time, the state of the clock, and what else is written."""

    time: int
    clock: Clock | None
    beside: Beside


def _is_full(seats: Iterable[SeatRow]) -> bool:
    return all(seat.person is not None or seat.bot is not None for seat in seats)


class Days:
    """Keeps clocks and vacations for a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.diary = Diary(hall.storage)
        self.notices = Notices(hall)
        self.conditions = Conditions(hall, self.diary)
        # Days of vacation in a year.
        self.allowed = 30

    async def load(self, live: Live) -> None:
        """Fetch the clock of a table, and who of its people is away."""
        live.clock, live.conditional = await self.diary.at(live.row.id)
        await self.ask_who_rests(live)

    async def ask_who_rests(self, live: Live) -> None:
        """See who of the people at a table is away: before each change, as nobody says so at each of their tables."""
        if live.clock is not None and live.clock.kind == "days":
            live.resting = await self.diary.resting([seat.person for seat in live.seats if seat.person is not None])

    # ---- with a move -------------------------------------------------------------------

    def _runs_for(self, live: Live, actor: int, seats: list[SeatRow]) -> int:
        """The seat whose time runs in a position: none while chance, bots or people on vacation decide."""
        if actor < 0 or not _is_full(seats) or live.clock is None:
            return NOBODYS
        seat = seats[actor]
        away = live.clock.kind == "days" and seat.person in live.resting
        return NOBODYS if seat.person is None or seat.bot is not None or away else actor

    def acted(self, live: Live, after: State) -> Change:
        """What goes with an act that leads to a position."""
        time, mover = self.storage.now(), live.history.state.actor
        wanted = []
        turn = self.notices.turn(live, after.actor, time)
        if turn is not None and live.seats[after.actor].person != live.seats[mover].person:
            wanted.append(turn)
        if live.clock is None:
            return Change(time, None, Beside((), wanted))
        clock = live.clock.after_act(mover, after.actor, after.between_turns(), time)
        clock = clock.running_for(self._runs_for(live, after.actor, live.seats), time)
        return Change(time, clock, Beside([turn_on(live.row.id, live.clock, clock)], wanted))

    def undone(self, live: Live, seat: int, after: State) -> Change:
        """What goes with an undo; nobody gets a notice of a turn that they have brought back themselves.

        Refused to somebody who would have no time left for what comes then.
        """
        time = self.storage.now()
        if live.clock is None:
            return Change(time, None, Beside())
        clock = live.clock.after_undo(seat, time)
        if clock.left[seat] == 0:
            raise Refused("time_over", {})
        clock = clock.running_for(self._runs_for(live, after.actor, live.seats), time)
        return Change(time, clock, Beside([turn_on(live.row.id, live.clock, clock)]))

    # ---- what is said ------------------------------------------------------------------

    async def say(self, live: Live, person: str, word: Word, number: int, request: str) -> None:
        """Say something for a seat. The caller holds the table's lock."""
        if live.row.lesson or live.row.plan_of:
            raise Refused("word_here", {})
        if live.over:
            raise Refused("table_over", {})
        if not 0 <= number < len(live.seats):
            raise NotFound("no_seat", {"value": number})
        if live.seats[number].person != person:
            raise Forbidden("not_your_seat", {})
        if live.history.said.count >= MOST_WORDS and word not in ("resign", "leave"):
            raise Refused("quota_words", {})
        # What is said does not stop a clock that has run out.
        if await self._flag(live):
            self.hall.publish(live)
            raise Refused("time_over", {})
        self._check(live, word, number)
        rows = [live.history.plan_word(number, word, request)]
        seats = self._seats_after(live, word, number)
        ending = self._ending(live, word, number, seats)
        await self._commit(live, rows, seats, ending)

    def _check(self, live: Live, word: Word, number: int) -> None:
        """Refused if this can't be said now."""
        said = live.history.said
        others = [seat for seat in live.seats if seat.person is not None and seat.bot is None and seat.seat != number]
        match word:
            case "resign" | "leave" if live.row.players == 1 or not _is_full(live.seats):
                raise Refused("word_alone", {})
            case "resign" if number in said.resigned:
                raise Refused("resigned", {"seat": number})
            case "leave" if live.row.rated:
                # Otherwise a bot would lose in their place.
                raise Refused("rated_leave", {})
            case "offer":
                if said.offer is not None:
                    raise Refused("offered", {"seat": said.offer.seat})
                if all(seat.person == live.seats[number].person for seat in others):
                    raise Refused("offer_alone", {})
                before = said.offered.get(number)
                if before is not None and live.history.moves < before + OFFER_AGAIN:
                    raise Refused("offer_again", {"n": before + OFFER_AGAIN - live.history.moves})
            case "agree" | "decline" if said.offer is None:
                raise Refused("no_offer", {})
            case "agree" if said.offer is not None and number in said.offer.agreed:
                raise Refused("agreed", {})
            case "resume" if live.paused != number:
                raise Refused("not_paused", {})

    def _seats_after(self, live: Live, word: str, number: int) -> list[SeatRow]:
        """Who sits where after something was said."""
        stays = live.row.players == 2 if word == "resign" else word not in ("leave", "flag bot")
        if stays:
            return live.seats
        seats = list(live.seats)
        owner = None if word == "leave" else seats[number].person
        seats[number] = seats[number]._replace(bot=seats[number].bot or STAND_IN, person=owner)
        return seats

    def _ending(self, live: Live, word: Word, number: int, seats: list[SeatRow]) -> Ending | None:
        """How the game ends by what is said, if it does."""
        if word == "resign" and live.row.players == 2:
            return "resign"
        offer = live.history.said.offer
        if offer is None or word not in ("agree", "leave", "resign") or (word != "agree" and offer.seat == number):
            return None
        agreed = {seats[seat].person for seat in (*offer.agreed, *([number] if word == "agree" else []))}
        people = {seat.person for seat in seats if seat.person is not None and seat.bot is None}
        return "draw" if people <= agreed else None

    async def _commit(self, live: Live, rows: list[Row], seats: list[SeatRow], ending: Ending | None) -> None:
        """Commit what is said, with the seats after it, the clock, and perhaps the end of the game."""
        await self.ask_who_rests(live)
        history, time, number = live.history, self.storage.now(), rows[0].actor
        row = live.row
        after = Standing(row.over, row.actor, row.moves, row.round, row.rounds, row.result)
        if ending is not None:
            rows.append(history.plan_word(NOBODY, f"over {ending}", None, 1))
            winners = [seat.seat for seat in seats if ending == "draw" or seat.seat != number]
            after = ended_standing(history.game, history.state, history.moves, ending, winners)
        needed, clock = [], live.clock
        if clock is not None:
            flagged = rows[0].text.startswith("flag")
            clock = clock.emptied(number, time) if flagged else clock.stopped(time)
            waits = rows[0].text == "flag pause" or (live.paused is not None and rows[0].text != "resume")
            actor = NOBODY if ending is not None or waits else history.state.actor
            clock = clock.running_for(self._runs_for(live, actor, seats), time)
            needed.append(turn_on(row.id, live.clock, clock))  # type: ignore[arg-type]
        if seats[number] != live.seats[number]:
            needed.append(seat_for_good(row.id, number, seats[number].bot or STAND_IN, seats[number].person))
        # A seat that was given up, or whose owner is away, can't be handed over.
        ended = [links_ended(row.id, number)] if rows[0].text in ("resign", "leave") else []
        if await self.hall.commit(live, rows, after, Change(time, clock, Beside(needed, ended))):
            for one in rows:
                history.hear(one)
            live.seats = seats

    # ---- time that is over -------------------------------------------------------------

    async def in_time(self, live: Live) -> None:
        """Refused if nobody may move now, because somebody's time is over. The caller holds the table's lock."""
        if await self._flag(live):
            self.hall.publish(live)
            raise Refused("time_over", {})
        if live.paused is not None:
            raise Refused("paused", {"seat": live.paused})

    async def _flag(self, live: Live) -> bool:
        """Note that somebody's time is over, if so. The caller holds the table's lock."""
        clock = live.clock
        if (
            clock is None
            or live.over
            or live.history.stuck is not None
            or live.row.halted
            or not clock.is_over(self.storage.now())
        ):
            return False
        word = f"flag {clock.zero}"
        row = live.history.plan_word(clock.running, word, None)
        await self._commit(live, [row], self._seats_after(live, word, clock.running), None)
        return True

    async def flag(self, id: str) -> None:
        """Check whether somebody's time is over at a table."""
        await self._with(id, self._flag)

    async def _with(self, id: str, work: Callable[[Live], Awaitable[bool]]) -> None:
        """Do something with the current state of a table, and tell everybody if that has changed it."""
        live = await self.hall.get(id)

        async def done() -> None:
            async with live.lock:
                if self.hall.tables.get(id) is not live or not await work(live):
                    return
            self.hall.publish(live)

        with contextlib.suppress(Stale):
            await self.hall.finish(done())

    async def settle(self, live: Live) -> None:
        """Let the clock run for whom it should. The caller holds the table's lock, or nobody else has the table yet."""
        clock, time = live.clock, self.storage.now()
        if clock is None:
            return
        stopped = live.over or live.history.stuck is not None or live.row.halted
        still = stopped or live.paused is not None
        seat = self._runs_for(live, NOBODY if still else live.history.state.actor, live.seats)
        # What is over is flagged first.
        if seat == clock.running or (clock.is_over(time) and not stopped):
            return
        after = clock.running_for(seat, time)
        with contextlib.suppress(Stale):
            await self.storage.change(live.row.id, time, Beside([turn_on(live.row.id, clock, after)]))
            live.clock, live.row = after, live.row._replace(updated=time)

    # ---- vacation ----------------------------------------------------------------------

    async def vacation(self, person: str) -> tuple[int | None, float]:
        """Until when somebody is away, if they are, and how many days of this year are left after that."""
        now = self.storage.now()
        year = int(datetime(datetime.fromtimestamp(now / 1000, UTC).year, 1, 1, tzinfo=UTC).timestamp()) * 1000
        rows = await self.diary.vacations(person, year)
        until = next((row.until for row in rows if not row.over and row.until > now), None)
        # A vacation counts as at least one day, however short it was.
        used = sum(max(DAY, min(now, row.until) - max(row.began, year)) for row in rows)
        return until, max(0.0, self.allowed - used / DAY)

    async def begin_vacation(self, person: str) -> None:
        """Stop clocks of days for somebody, as long as days are left in the year."""
        until, left = await self.vacation(person)
        if until is not None:
            return
        if left < 1:
            raise Refused("vacation_used", {"n": self.allowed})
        now = self.storage.now()
        await self.hall.finish(self.diary.begin_vacation(VacationRow(person, now, now + int(left * DAY), False)))
        await self._settle_all(person)

    async def end_vacation(self, person: str) -> None:
        """Start them again."""
        await self.hall.finish(self.diary.end_vacation(person, self.storage.now()))
        await self._settle_all(person)

    async def _settle_all(self, person: str) -> None:
        waiting = await self.diary.waiting_for(person)
        # Where somebody else is to move, the next move asks anew; one that is under way may not have.
        here = [id for id, live in self.hall.tables.items() if live.clock is not None and live.sits(person)]
        for id in dict.fromkeys([*waiting, *here]):
            live = await self.hall.get(id)
            async with live.lock:
                await self.hall.refresh(live)

    # ---- by itself ---------------------------------------------------------------------

    async def send(self) -> None:
        """Tell people of their turns, as long as the server runs."""
        while True:
            await self._try(self.notices.send_due)
            await asyncio.sleep(TICK)

    async def keep(self) -> None:
        """Do what is due, as long as the server runs."""
        ticks = 0
        while True:
            if ticks % CLOCK_SET == 0:
                await self._try(self.diary.set_clock)
            await self._each(self.diary.ended_vacations, self.end_vacation)
            await self._each(self.diary.overdue, self._look)
            if ticks % SELDOM == 0:
                await self._each(self.diary.conditional, self.follow)
                await self._try(self.notices.inherit)
            ticks += 1
            await asyncio.sleep(TICK)

    async def _look(self, id: str) -> None:
        await self.flag(id)
        # A game that is over or frozen needs no clock.
        live = await self.hall.get(id)
        async with live.lock:
            await self.settle(live)

    def look(self, live: Live) -> None:
        """A table has changed: perhaps somebody has a conditional move for this case."""
        if live.conditional and not self.hall.closed:
            self.hall.soon(self._try(lambda: self.follow(live.row.id)))

    async def follow(self, id: str) -> None:
        """Make the conditional moves for this case."""
        await self._with(id, self.conditions.follow)

    async def _each(self, find: Callable[[], Awaitable[list[str]]], work: Callable[[str], Awaitable[None]]) -> None:
        found: list[str] = []

        async def look() -> None:
            found.extend(await find())

        await self._try(look)
        for one in found:
            await self._try(lambda one=one: work(one))  # type: ignore[misc]

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        """Errors of one thing don't stop the others."""
        try:
            await work()
        except Unavailable:
            # The next tick tries again.
            return
        except Exception:
            log.exception("something over days has to wait")
