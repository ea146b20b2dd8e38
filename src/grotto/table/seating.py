"""New tables, and who sits where: created, forked, uploaded, joined by link, left to a bot."""

from __future__ import annotations

import math
from collections.abc import Callable
from copy import copy
from typing import Literal

import msgspec
from msgspec import Struct

from grotto import game as game_of
from grotto.bots import BOTS, LEVELS
from grotto.kernel.agenda import NOBODY
from grotto.kernel.chance import commitment, new_seed
from grotto.kernel.errors import BadOption, BadRecord, Datum
from grotto.kernel.game import Options
from grotto.kernel.record import VERSION, Replay, read
from grotto.lessons import NEIGHBOUR, scripts_of
from grotto.table.beside import NOTHING, Beside
from grotto.table.clocks import SPANS, Clock, ClockPlan, new_clock, plan_of
from grotto.table.diary import set_up
from grotto.table.errors import Forbidden, NotFound, Refused, Stale
from grotto.table.hall import Hall
from grotto.table.history import History, Row, mark_of, rows_of, with_events
from grotto.table.live import Live, standing
from grotto.table.messages import ClaimInfo, Created, Link, LinkUse
from grotto.table.people import (
    TABLE_NAME_LENGTH,
    clean_name,
    distinct_name,
    given_name,
    is_id,
    new_id,
    new_token,
    token_hash,
)
from grotto.table.schema import GONE
from grotto.table.storage import SeatRow, TableRow

# What moves for the neighbour of somebody who learns, as the lesson says.
OTHER = "greedy"


class SeatPlan(Struct, omit_defaults=True):
    """Who is to sit on a seat: the host, another person at the host's screen, whoever has the link, or a bot."""

    kind: Literal["me", "local", "link", "bot"]
    bot: str | None = None
    name: str | None = None


class TablePlan(Struct, omit_defaults=True):
    """A table to be opened."""

    game: str
    players: int
    seats: list[SeatPlan]
    options: dict[str, Datum] = {}
    name: str | None = None
    open: bool = False
    # Whether players may ask what a bot would do.
    hints: bool = True
    clock: ClockPlan | None = None
    # Whether people may talk at the table.
    chat: bool = True
    # Whether the game counts for the ladder; then nobody may ask for hints.
    rated: bool = False


# The most days of a clock.
MOST_DAYS = 30


def clock_of(plan: TablePlan, time: int) -> Clock | None:
    """The clock of a table to be opened; BadOption if it can't be."""
    clock = plan.clock
    if clock is None:
        return None
    if plan.players == 1:
        raise BadOption("clock_alone", {})
    if clock.kind == "days" and clock.amount > MOST_DAYS:
        raise BadOption("clock_days", {"value": clock.amount, "n": MOST_DAYS})
    increment = clock.increment * 1000 if clock.kind == "minutes" else 0
    return new_clock(clock.kind, clock.amount * SPANS[clock.kind], increment, clock.zero, plan.players, time)


def known_bot(bot: str | None) -> str:
    """The name of a bot; BadOption if there is none of that name."""
    if bot is None or bot not in BOTS:
        raise BadOption("unknown_bot", {"value": bot or "", "allowed": ", ".join(BOTS)})
    return bot


def check_rated(plan: TablePlan) -> None:
    """BadOption if a game can't count: every seat is somebody's own, and bots are of a level that is known."""
    kinds = [seat.kind for seat in plan.seats]
    if plan.players < 2 or "local" in kinds or kinds.count("me") > 1 or all(kind == "bot" for kind in kinds):
        raise BadOption("rated_seats", {})
    for seat in plan.seats:
        if seat.kind == "bot":
            check_level(known_bot(seat.bot))


def check_level(bot: str) -> None:
    """BadOption if a bot has no level, and so no place on the ladder."""
    levels = [level.name for level in LEVELS]
    if bot not in levels:
        raise BadOption("rated_bot", {"value": bot, "allowed": ", ".join(levels)})


def next_first(live: Live) -> Options:
    """The options for a rematch: all as they were, but the next seat begins, where the game lets that be chosen."""
    options = dict(live.options)
    # A new game is played by the newest rules.
    options.pop("rules", None)
    who = next((option.id for option in live.history.game.options if option.of_seats), None)
    began = next((entry.actor for entry in live.history.log if entry.actor >= 0), None)
    if who is not None and began is not None and live.row.players > 1:
        options[who] = (began + 1) % live.row.players
    return options


def _replayed(replay: Replay) -> list[Row]:
    """The rows of a record, as a table keeps them; BadRecord says what can't be replayed."""
    replay.state.listen()
    rows: list[Row] = []
    for row in rows_of(replay.record.moves):
        replay.step()
        text = replay.game.notation(replay.game.act(row.text))
        mark = mark_of(replay.game, replay.state, row.actor)
        rows.append(with_events(row._replace(text=text, mark=mark), replay.state.events))
    return rows


class Seating:
    """Opens tables in a hall, and seats people and bots at them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        # Seconds for which the seat of somebody who has gone is kept from the host's bots.
        self.grace = 0.0
        # Whether somebody is kept from moving by those who look after the server: such a seat waits for nobody.
        self.blocked: Callable[[str | None], bool] = lambda _: False
        # From where somebody opens tables: the fingerprint of an address.
        self.origin = ""

    def opening_from(self, origin: str) -> Seating:
        """The same for somebody who comes from an address."""
        other = copy(self)
        other.origin = origin
        return other

    # ---- new tables --------------------------------------------------------------------

    async def create(self, person: str, plan: TablePlan) -> Created:
        """Open a table."""
        rules = game_of(plan.game)
        options = rules.checked(plan.players, plan.options)
        if plan.rated:
            check_rated(plan)
            plan.hints = False
        seed = new_seed()
        history = History(rules, plan.players, options, seed)
        return await self._open(person, plan, options, history, [])

    async def _open(
        self,
        person: str,
        plan: TablePlan,
        options: Options,
        history: History,
        rows: list[Row],
        owners: dict[int, str] | None = None,
        lesson: str | None = None,
        plan_of: str | None = None,
    ) -> Created:
        """Store a new table.

        `rows` are moves from elsewhere that the history has already followed, `owners` people who need no link,
        `lesson` is the chapter that is taught there, `plan_of` the table that a planning board was made from.
        """
        if len(plan.seats) != plan.players:
            raise BadOption("bad_seats", {"value": len(plan.seats), "n": plan.players})
        host_name = await self.storage.person_name(person)
        id = new_id()
        seats: list[SeatRow] = []
        tokens: dict[str, int] = {}
        links: list[Link] = []
        for number, seat in enumerate(plan.seats):
            name = clean_name(seat.name or "")
            if owners and number in owners:
                seats.append(SeatRow(id, number, name, owners[number], None))
            elif seat.kind == "bot":
                seats.append(SeatRow(id, number, name, None, known_bot(seat.bot)))
            elif seat.kind == "link":
                seats.append(SeatRow(id, number, name, None, None))
                links.append(Link(number, new_token()))
                tokens[token_hash(links[-1].token)] = number
            else:
                seats.append(SeatRow(id, number, name or (host_name if seat.kind == "me" else ""), person, None))
            others = [other.name for other in seats[:-1]]
            seats[-1] = seats[-1]._replace(name=distinct_name(seats[-1].name, others))
        first = history.plan_chance()
        history.extend(first)
        after = standing(history.game, history.state, history.moves)
        time = self.storage.now()
        clock = clock_of(plan, time)
        row = TableRow(
            id=id, game=plan.game, players=plan.players, options=msgspec.json.encode(options).decode(),
            name=clean_name(plan.name or "", TABLE_NAME_LENGTH), host=person, open=plan.open, seed=history.seed,
            commitment=commitment(history.seed), imported=False, fork_at=0 if lesson else len(rows),
            rematch=None, lesson=lesson, hints=plan.hints, halted=False, chat=plan.chat, rated=plan.rated,
            **after._asdict(), created=time, updated=time, plan_of=plan_of,
            origin=self.origin,
        )  # fmt: skip
        given = [with_events(one, entry.events) for one, entry in zip(rows, history.log, strict=False)]
        beside = NOTHING if clock is None else Beside([set_up(id, clock)])
        await self.hall.finish(self.storage.create(row, seats, [*given, *first.rows], tokens, beside))
        self.hall.drive(await self.hall.get(id))
        return Created(id, links, id)

    async def fork(self, live: Live, person: str, at: int, seats: list[SeatPlan]) -> Created:
        """A new table that goes on from a position, with a seed of its own."""
        if not 0 <= at <= live.history.reached:
            raise NotFound("no_position", {"value": at, "n": live.history.reached})
        if not live.history.over and live.tells(at):
            raise Refused("fork_hidden", {})
        rows = rows_of(live.history.texts()[:at])
        history = History(game_of(live.row.game), live.row.players, live.options, new_seed())
        history.replay(rows)
        plan = TablePlan(live.row.game, live.row.players, seats, dict(live.options), live.row.name)
        # A game without hints that still goes on can't be carried to a table with them.
        plan.hints = live.row.hints or (live.history.over and live.row.plan_of is None)
        return await self._open(person, plan, live.options, history, rows)

    async def plan(self, live: Live, person: str) -> Created:
        """A planning board: the game as it stands, to be played on alone. Its chance is its own, and nobody sees it."""
        if live.row.lesson or live.history.stuck is not None or live.history.played_out:
            raise Refused("no_plan", {})
        at = live.history.moves
        if live.tells(at):
            raise Refused("fork_hidden", {})
        rows = rows_of(live.history.texts())
        history = History(game_of(live.row.game), live.row.players, live.options, new_seed())
        history.replay(rows)
        seats = [SeatPlan("local", name=seat.name or seat.bot) for seat in live.seats]
        plan = TablePlan(live.row.game, live.row.players, seats, dict(live.options), live.row.name)
        plan.hints = live.row.hints or live.over
        origin = live.row.plan_of or live.row.id
        return await self._open(person, plan, live.options, history, rows, plan_of=origin)

    async def learn(self, person: str, game: str, chapter: str | None) -> Created:
        """A table at which a chapter of a game's lesson is taught; the first one if none is named."""
        scripts = scripts_of(game_of(game).id)
        script = next((one for one in scripts if chapter in (None, one.chapter.id)), None)
        if script is None:
            raise NotFound("no_lesson", {"value": chapter or game})
        rows = rows_of(script.moves[: script.start])
        history = History(game_of(game), script.players, script.options, script.seed)
        history.replay(rows)
        seats = [
            SeatPlan("me") if seat == script.learner else SeatPlan("bot", OTHER, NEIGHBOUR)
            for seat in range(script.players)
        ]
        plan = TablePlan(game, script.players, seats, dict(script.options))
        return await self._open(person, plan, script.options, history, rows, None, script.chapter.id)

    async def rematch(self, live: Live, person: str) -> Created:
        """The same players once more; whoever asks first opens the table."""
        if not live.sits(person):
            raise Forbidden("not_your_seat", {})
        if not live.over:
            raise Refused("table_running", {})
        async with live.lock:
            if live.row.rematch is None:
                made = await self._again(live, person)
                if await self.hall.finish(self.storage.set_rematch(live.row.id, made.id)):
                    await self.hall.refresh(live)
                    await self.hall.days.notices.begun(await self.hall.get(made.id))
                    return made
                # Another server was faster.
                await self.hall.refresh(live)
            assert live.row.rematch is not None
            return Created(live.row.rematch, [], live.row.rematch)

    async def _again(self, live: Live, person: str) -> Created:
        options = next_first(live)
        plan = TablePlan(live.row.game, live.row.players, [], dict(options), live.row.name, live.row.open)
        plan.hints, plan.chat, plan.rated = live.row.hints, live.row.chat, live.row.rated
        plan.clock = None if live.clock is None else plan_of(live.clock)
        owners: dict[int, str] = {}
        for seat in live.seats:
            gone = seat.person == GONE
            if seat.person is not None and not gone:
                owners[seat.seat] = seat.person
            # What plays on for somebody who has gone for good has no level, and a game that counts asks for one.
            kind: Literal["link", "bot"] = "bot" if seat.bot and not (gone and live.row.rated) else "link"
            plan.seats.append(SeatPlan(kind, seat.bot, seat.name))
        rules = game_of(live.row.game)
        options = rules.checked(live.row.players, options)
        history = History(rules, live.row.players, options, new_seed())
        return await self._open(person, plan, options, history, [], owners)

    async def upload(self, person: str, text: str) -> Live:
        """A record becomes a table to look at and to fork.

        BadRecord says what can't be replayed. Chance that does not follow from the seed is the table's `doubt`.
        """
        try:
            record = read(text)
        except ValueError as error:
            # A number with thousands of digits.
            raise BadRecord("record_foreign", {"value": text[:40], "allowed": VERSION}) from error
        rules = game_of(record.game)
        replay = Replay(rules, record)
        rows = _replayed(replay)
        options = rules.checked(record.players, record.options)
        id, time = new_id(), self.storage.now()
        names = [*record.seats, *[""] * record.players][: record.players]
        seats: list[SeatRow] = []
        for number, name in enumerate(names):
            called = distinct_name(clean_name(name), [other.name for other in seats])
            seats.append(SeatRow(id, number, called, None, None))
        row = TableRow(
            id=id, game=record.game, players=record.players, options=msgspec.json.encode(options).decode(),
            name="", host=person, open=False, seed=record.seed, commitment=record.commitment, imported=True,
            fork_at=0, rematch=None, lesson=None, hints=replay.state.actor == NOBODY, halted=False, chat=False,
            rated=False,
            **standing(rules, replay.state, len(rows))._asdict(),
            created=time, updated=time, origin=self.origin,
        )  # fmt: skip
        await self.hall.finish(self.storage.create(row, seats, rows, {}))
        return await self.hall.get(id)

    # ---- seats -------------------------------------------------------------------------

    async def link(self, live: Live, person: str, seat: int) -> str:
        """A new one-time link to a seat: for its owner, or for the host while it is free."""
        chair = self._seat(live, seat)
        free = chair.person is None and chair.bot is None
        if chair.person != person and not (free and live.row.host == person):
            raise Forbidden("not_your_seat", {})
        if seat in live.history.said.resigned:
            raise Refused("resigned", {"seat": seat})
        if live.row.rated and not free:
            # Somebody else would lose in their place.
            raise Refused("rated_link", {})
        token = new_token()
        if not await self.hall.finish(self.storage.add_claim(token_hash(token), live.row.id, seat, chair.person)):
            raise Forbidden("not_your_seat", {})
        return token

    async def claim_info(self, person: str | None, token: str) -> ClaimInfo:
        """Where a link leads. The table itself is named only to those whom the link lets in."""
        link = await self.storage.claim(token_hash(token))
        table, seat, used_by = (token, None, None) if link is None else link
        found = await self.storage.table(table) if is_id(table) else None
        if found is None or (found[0].plan_of is not None and found[0].host != person):
            raise NotFound("no_claim", {})
        row, seats = found
        use: LinkUse = "free" if used_by is None else "mine" if used_by == person else "used"
        return ClaimInfo(
            game=row.game, name=row.name, host=await self.storage.person_name(row.host), players=row.players,
            seat=seat, seat_name="" if seat is None else seats[seat].name, use=use,
            table=row.id if seat is None or use == "mine" else None,
            clock=(await self.hall.days.diary.clocks([row.id])).get(row.id),
        )  # fmt: skip

    async def claim(self, person: str, token: str, name: str | None) -> tuple[str, int | None]:
        """Use a link: table and seat. The table's own id serves those who only watch."""
        hash = token_hash(token)
        link = await self.storage.claim(hash)
        if link is None:
            found = await self.storage.table(token) if is_id(token) else None
            if found is not None and (found[0].plan_of is None or found[0].host == person):
                return token, None
            raise NotFound("no_claim", {})
        table, seat, used_by = link
        if used_by != person:
            self._check_alone(await self.hall.get(table), person)
            if used_by is not None or not await self.hall.finish(
                self.storage.use_claim(hash, table, seat, person, await self._name(person, name))
            ):
                raise Refused("claim_used", {})
            self.hall.bus.expect(table, person)
            await self._remember(person, name)
            await self._changed(await self.hall.get(table))
        return table, seat

    async def sit(self, live: Live, person: str, seat: int, name: str | None) -> None:
        """Take a free seat at a listed table."""
        chair = self._seat(live, seat)
        if chair.person == person:
            return
        if not live.row.open:
            raise Forbidden("table_closed", {})
        self._check_alone(live, person)
        called = await self._name(person, name) or ""
        if not await self.hall.finish(self.storage.sit(live.row.id, seat, person, called)):
            raise Refused("seat_taken", {"seat": seat})
        self.hall.bus.expect(live.row.id, person)
        await self._remember(person, name)
        await self._changed(live)

    async def seat_bot(self, live: Live, person: str, seat: int, bot: str | None) -> None:
        """Let a bot play a seat, or give the seat back to its owner.

        The owner may always do that; the host may for free seats and for those whose owner is not there.
        """
        chair = self._seat(live, seat)
        owner = chair.person == person
        if not owner and live.row.host != person:
            raise Forbidden("not_your_seat", {})
        kept = not self.blocked(chair.person)
        if not owner and kept and chair.person in self.hall.bus.present(live.row.id):
            raise Forbidden("seat_present", {"seat": seat})
        if live.over or live.row.imported:
            raise Refused("table_over", {})
        if bot is None and seat in live.history.said.resigned:
            raise Refused("resigned", {"seat": seat})
        if live.row.rated:
            self._check_rated_seat(chair, owner, bot)
        left = self.grace - self.hall.bus.away(live.row.id, chair.person or "")
        if not owner and kept and chair.person is not None and bot is not None and left > 0:
            raise Forbidden("seat_left", {"seat": seat, "n": math.ceil(left)})
        player = None if bot is None else known_bot(bot)
        if not await self.hall.finish(self.storage.seat_bot(live.row.id, seat, chair.person, player)):
            raise Stale("stale", {})
        await self._changed(live)

    def _check_rated_seat(self, chair: SeatRow, owner: bool, bot: str | None) -> None:
        """Where a game counts, whoever lets a bot play has given up: that is theirs to decide, and for good."""
        if chair.person is not None and (not owner or bot is None):
            raise Refused("rated_seat", {"seat": chair.seat})
        if bot is not None:
            check_level(known_bot(bot))

    def _check_alone(self, live: Live, person: str) -> None:
        """Where a game counts, nobody plays against themselves."""
        if live.row.rated and live.sits(person):
            raise Refused("rated_twice", {})

    def _seat(self, live: Live, seat: int) -> SeatRow:
        if not 0 <= seat < len(live.seats):
            raise NotFound("no_seat", {"value": seat})
        if live.row.imported:
            raise Refused("table_imported", {})
        if live.row.halted:
            raise Refused("table_halted", {})
        if live.row.plan_of is not None:
            raise Refused("plan_private", {})
        return live.seats[seat]

    async def _name(self, person: str, given: str | None) -> str | None:
        """How somebody who sits down is called; None leaves the name the seat has."""
        name = given_name(given or "")
        return name or await self.storage.person_name(person) or None

    async def _remember(self, person: str, given: str | None) -> None:
        """The name under which somebody sits down is theirs from then on."""
        name = clean_name(given or "")
        if name and name != await self.storage.person_name(person):
            await self.hall.finish(self.storage.name_person(person, name))

    async def _changed(self, live: Live) -> None:
        """Look again at who sits where, and tell everybody."""
        async with live.lock:
            await self.hall.refresh(live)
        await self.hall.days.notices.begun(live)
