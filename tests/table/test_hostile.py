"""What somebody could try who means no good, or has bad luck: found by looking for it, kept so that it stays mended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import select

from grotto.table import schema
from grotto.table.accounts import Accounts, Caller
from grotto.table.care import Care
from grotto.table.chat import Chats
from grotto.table.errors import NotFound, Refused
from grotto.table.export import KEPT, export
from grotto.table.hall import Hall
from grotto.table.live import Live
from grotto.table.notices import MOST_CODES, Channel, Note
from grotto.table.passkeys import Passkeys
from grotto.table.profiles import Profiles
from grotto.table.scorebook import Scorebook
from grotto.table.seating import ClockPlan, Seating, SeatPlan, TablePlan
from grotto.table.storage import Storage
from grotto.table.words import Word
from table.test_mends import an_act, hall_on

ANN, BOB, CID = "a" * 32, "b" * 32, "c" * 32
DAY = 24 * 3600 * 1000


class Scene:
    """A hall with all that stands around it, and a clock that tests set forward."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage: Storage = hall.storage
        self.seating = Seating(hall)
        self.scorebook = Scorebook(hall)
        self.accounts = Accounts(hall)
        self.care = Care(hall, self.accounts.sessions)
        self.chats = Chats(hall, "00")
        self.profiles = Profiles(hall.storage)
        self.passed = 0
        clock = hall.storage.clock
        hall.storage.clock = lambda: clock() + self.passed  # type: ignore[method-assign]

    async def table(self, *people: str, **more: Any) -> Live:
        """A table of these people, the first of whom begins."""
        seats = [SeatPlan("me"), *[SeatPlan("link") for _ in people[1:]]]
        options = more.pop("options", None)
        if options is None:
            options = {"first_player": 0} if more.get("game", "cave_vs_cave") == "cave_vs_cave" else {}
        plan = TablePlan(more.pop("game", "cave_vs_cave"), len(people), seats, options, **more)
        made = await self.seating.create(people[0], plan)
        for person, link in zip(people[1:], made.links, strict=True):
            await self.seating.claim(person, link.token, None)
        return await self.hall.get(made.id)

    async def say(self, live: Live, person: str, word: Word, seat: int) -> None:
        await self.hall.say(live.row.id, person, str(uuid4()), live.history.seq, word, seat)

    async def act(self, live: Live, text: str | None = None) -> None:
        seat = live.acting()
        assert seat is not None
        assert seat.person is not None
        await self.hall.act(live.row.id, seat.person, str(uuid4()), live.history.seq, text or an_act(live))

    async def rows(self, table: Any) -> list[Any]:
        async with self.storage.reading() as connection:
            return list(await connection.execute(select(table)))

    async def results(self, live: Live) -> dict[str | None, Any]:
        await self.scorebook.enter(live.row.id)
        return {row.person: row for row in await self.rows(schema.results) if row.table == live.row.id}


@asynccontextmanager
async def scene_in(folder: Path) -> AsyncIterator[Scene]:
    async with hall_on(folder) as (hall, _):
        yield Scene(hall)


def in_scene(folder: Path, work: Any) -> None:
    async def run() -> None:
        async with scene_in(folder) as scene:
            await work(scene)

    asyncio.run(run())


# ---- games that count ----------------------------------------------------------------------


@pytest.mark.parametrize("word", ["resign", "draw"])
def test_a_game_that_did_not_end_by_its_rules_counts(tmp_path: Path, word: str) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, rated=True)
        await scene.act(live)
        if word == "resign":
            await scene.say(live, ANN, "resign", 0)
        else:
            await scene.say(live, ANN, "offer", 0)
            await scene.say(live, BOB, "agree", 1)
        found = await scene.results(live)
        assert [found[one].place for one in (ANN, BOB)] == ([2, 1] if word == "resign" else [1, 1])
        assert found[ANN].mu is not None

    in_scene(tmp_path, work)


def test_nobody_slips_out_of_a_rated_game(tmp_path: Path) -> None:
    """Whoever leaves gives the seat away, and the bot would lose in their place."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, rated=True)
        await scene.act(live)
        with pytest.raises(Refused) as refused:
            await scene.say(live, ANN, "leave", 0)
        assert refused.value.id == "rated_leave"
        # Nor does a stranger lose for them, whom a link brings to their seat.
        with pytest.raises(Refused, match="rated_link"):
            await scene.seating.link(live, ANN, 0)
        await scene.say(live, ANN, "resign", 0)
        assert (await scene.results(live))[ANN].place == 2

    in_scene(tmp_path, work)


def test_whoever_is_gone_has_no_place_on_the_ladder(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, CID, game="caverna", rated=True)
        await scene.accounts.delete(Caller(BOB, None, ""), None)
        await scene.say(live, CID, "offer", 2)
        await scene.say(live, ANN, "agree", 0)
        assert live.over
        await scene.results(live)
        assert {row.player for row in await scene.rows(schema.ratings)} == {ANN, CID}
        assert {row.person for row in await scene.rows(schema.profiles)} == {ANN, CID}

    in_scene(tmp_path, work)


@pytest.mark.parametrize("why", ["clock", "vacation", "halted", "nothing"])
def test_a_rated_game_is_lost_only_for_somebody_who_could_have_moved(tmp_path: Path, why: str) -> None:
    async def work(scene: Scene) -> None:
        days = {"clock": 20, "vacation": 3}
        clock = ClockPlan("days", days[why]) if why in days else None
        live = await scene.table(ANN, BOB, rated=True, clock=clock)
        if why == "vacation":
            await scene.hall.days.begin_vacation(ANN)
        if why == "halted":
            await scene.care.halt("Cid", live.row.id, True, "")
        scene.passed = 8 * DAY
        assert await scene.scorebook.abandoned() == ([live.row.id] if why == "nothing" else [])
        assert bool(await scene.results(live)) is (why == "nothing")

    in_scene(tmp_path, work)


@pytest.mark.parametrize("why", ["clock", "vacation", "halted", "nothing"])
def test_no_game_is_deleted_that_waits_for_somebody_in_time(tmp_path: Path, why: str) -> None:
    async def work(scene: Scene) -> None:
        days = {"clock": 20, "vacation": 3}
        clock = ClockPlan("days", days[why]) if why in days else None
        live = await scene.table(ANN, BOB, clock=clock)
        if why == "vacation":
            await scene.hall.days.begin_vacation(ANN)
        if why == "halted":
            await scene.care.halt("Cid", live.row.id, True, "")
        scene.passed = 8 * DAY
        assert await scene.care.drop_abandoned(7) == (why == "nothing")
        assert (await scene.hall.storage.table(live.row.id) is None) is (why == "nothing")

    in_scene(tmp_path, work)


def test_what_is_tried_on_a_planning_board_is_no_game(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        board = await scene.hall.get((await scene.seating.plan(live, ANN)).id)
        while not board.over:
            await scene.act(board)
        assert await scene.results(board) == {}
        assert board.row.id not in await scene.scorebook.missing()

    in_scene(tmp_path, work)


# ---- words and clocks ----------------------------------------------------------------------


def test_nobody_uses_up_what_can_be_said(tmp_path: Path) -> None:
    """Whoever agrees once more has said nothing new."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, CID, game="caverna")
        await scene.say(live, ANN, "offer", 0)
        await scene.say(live, BOB, "agree", 1)
        for person, seat in ((ANN, 0), (BOB, 1)):
            with pytest.raises(Refused) as refused:
                await scene.say(live, person, "agree", seat)
            assert refused.value.id == "agreed"

    in_scene(tmp_path, work)


def test_a_clock_stands_still_while_a_game_is_stopped(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, clock=ClockPlan("days", 2))
        id = live.row.id
        scene.passed = DAY
        await scene.care.halt("Cid", id, True, "")
        scene.passed = 10 * DAY
        assert await scene.hall.days.diary.overdue() == []
        await scene.care.halt("Cid", id, False, "")
        assert live.clock is not None
        assert live.clock.running == 0
        left = live.clock.left_at(scene.storage.now())[0]
        assert 0.9 * DAY < left <= DAY
        await scene.hall.days.flag(id)
        assert live.seats[0].bot is None

    in_scene(tmp_path, work)


# ---- conditional moves ---------------------------------------------------------------------


def other_first_act(live: Live) -> tuple[str, str, str]:
    """Two acts that can both begin a turn, and one that is legal after each."""
    game, state = live.history.game, live.history.state
    found: dict[str, set[str]] = {}
    for act in state.legal():
        after = state.clone()
        after.apply(act)
        if after.actor == state.actor:
            found[game.notation(act)] = {game.notation(one) for one in after.legal()}
    for one, legal in found.items():
        for other, also in found.items():
            if one < other and legal & also:
                return one, other, min(legal & also)
    raise AssertionError("no such acts")


def test_a_line_is_about_the_position_it_was_made_for(tmp_path: Path) -> None:
    """What was played before it may have been taken back and played otherwise."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        one, other, common = other_first_act(live)
        await scene.act(live, one)
        start = live.history.moves
        state, line = live.history.state.clone(), []
        game = live.history.game
        first = True
        while state.actor == 0:
            act = game.act(common) if first else state.legal()[0]
            first = False
            line.append(game.notation(act))
            state.apply(act)
        assert state.actor == 1
        line.append(game.notation(state.legal()[0]))
        await scene.hall.days.conditions.add(live, BOB, start, line)
        await scene.hall.undo(live.row.id, ANN, str(uuid4()), live.history.seq, True)
        await scene.act(live, other)
        for text in line[:-1]:
            if live.history.state.why_not(game.act(text)) is not None:
                break
            await scene.act(live, text)
        moves = live.history.moves
        await scene.hall.days.follow(live.row.id)
        assert live.history.moves == moves
        if live.history.state.actor == 1:
            assert await scene.hall.days.diary.conditions(live.row.id) == []

    in_scene(tmp_path, work)


def test_a_line_that_can_not_be_played_any_more_is_forgotten(tmp_path: Path) -> None:
    """Whatever the cause: it does not fail again and again."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        days = scene.hall.days
        start = live.history.moves
        game = live.history.game
        state, line = live.history.state.clone(), []
        while state.actor == 0:
            line.append(game.notation(state.legal()[-1]))
            state.apply(state.legal()[-1])
        line.append(game.notation(state.legal()[0]))
        await days.conditions.add(live, BOB, start, line)
        for text in line[:-1]:
            live.conditional = False
            await scene.act(live, text)
        # As if a rule had been mended meanwhile.
        (row,) = await days.diary.conditions(live.row.id)
        await days.diary.drop_conditions([row.id])
        wrong = next(
            game.notation(act) for act in range(len(game.vocabulary)) if live.history.state.why_not(act) is not None
        )
        await days.diary.add_condition(row._replace(line=[*row.line[:-1], (1, wrong)]))
        moves = live.history.moves
        await days.follow(live.row.id)
        assert live.history.moves == moves
        assert await days.diary.conditions(live.row.id) == []

    in_scene(tmp_path, work)


# ---- mail and notices ----------------------------------------------------------------------


def test_nobody_is_flooded_with_codes(tmp_path: Path) -> None:
    """Neither by somebody who deletes what is known of them each time, nor by other letters."""

    async def work(scene: Scene) -> None:
        notices = scene.hall.days.notices
        for n, address in enumerate(["eve@x.example", "Eve@x.example", "EVE@x.example"][:MOST_CODES]):
            person = str(n) * 32
            await notices.add_mail(person, address, "en")
            await scene.accounts.delete(Caller(person, None, ""), None)
        # Nothing of it is left that could be read.
        assert "eve" not in str(await scene.rows(schema.channels)).lower()
        with pytest.raises(Refused) as refused:
            await notices.add_mail(CID, "eve@x.example", "en")
        assert refused.value.id == "mail_often"
        scene.passed = 2 * DAY
        await notices.add_mail(CID, "eve@x.example", "en")

    in_scene(tmp_path, work)


def test_codes_asked_for_at_the_same_moment_are_counted(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        notices = scene.hall.days.notices
        asked = [notices.add_mail(f"{n:032}", "eve@x.example", "en") for n in range(10)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(one, Exception) for one in done) == MOST_CODES

    in_scene(tmp_path, work)


def test_what_nobody_needs_any_more_goes(tmp_path: Path) -> None:
    """Addresses that were never confirmed, and turns that were told of long ago."""

    async def work(scene: Scene) -> None:
        notices = scene.hall.days.notices
        await notices.add_browser(BOB, "https://push.example/1", "{}", "en")
        live = await scene.table(ANN, BOB)
        while live.history.state.actor == 0:
            await scene.act(live)
        await notices.add_mail(ANN, "ann@x.example", "en")
        _, code = await notices.add_mail(BOB, "bob@x.example", "en")
        await notices.confirm(BOB, code)
        scene.passed = DAY // 2
        await scene.care.tidy_once(0)
        assert len(await scene.rows(schema.notices)) == 1
        assert len(await scene.rows(schema.channels)) == 3
        await notices.send_due()
        scene.passed = 40 * DAY
        await scene.care.tidy_once(0)
        assert await scene.rows(schema.notices) == []
        assert {row.person for row in await scene.rows(schema.channels)} == {BOB}

    in_scene(tmp_path, work)


class SlowPost:
    """Reaches one browser only after a long time."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.arrived = asyncio.Event()

    async def send(self, channel: Channel, note: Note) -> None:
        if "slow" in channel.address:
            await self.arrived.wait()
        self.got.append(channel.address)


def test_nobody_waits_for_a_slow_push_service(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        notices = scene.hall.days.notices
        notices.after = 0
        notices.post = post = SlowPost()
        await notices.add_browser(BOB, "https://slow.example/1", "{}", "en")
        await notices.add_browser(CID, "https://fast.example/1", "{}", "en")
        for other in (BOB, CID):
            live = await scene.table(ANN, other)
            while live.history.state.actor == 0:
                await scene.act(live)
            scene.passed += 1000
            async with asyncio.timeout(60):
                await notices.send_due()
        async with asyncio.timeout(60):
            while post.got != ["https://fast.example/1"]:
                await asyncio.sleep(0.01)
        # What is still under way is neither forgotten nor begun anew.
        await notices.send_due()
        post.arrived.set()
        async with asyncio.timeout(60):
            while any(row.state != "sent" for row in await scene.rows(schema.notices)):
                await asyncio.sleep(0.01)
        assert sorted(post.got) == ["https://fast.example/1", "https://slow.example/1"]

    in_scene(tmp_path, work)


# ---- what is known of people ---------------------------------------------------------------


@pytest.mark.parametrize("way", ["deleted", "an account"])
def test_what_was_said_follows_whoever_said_it(tmp_path: Path, way: str) -> None:
    """At once, also where they only watched and others have the lines before them."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        await scene.chats.say(live, CID, str(uuid4()), None, "hello")
        assert len((await scene.chats.info(live, "d" * 32)).lines) == 1
        if way == "deleted":
            await scene.accounts.delete(Caller(CID, None, ""), None)
            assert (await scene.chats.info(live, "d" * 32)).lines == []
            return
        token = await scene.accounts.set_password(Caller(CID, None, ""), "Cid", "a long password")
        session = await scene.accounts.sessions.find(token or "")
        assert session is not None
        info = await scene.chats.info(live, session.person)
        assert [line.by for line in info.lines] == [info.me]

    in_scene(tmp_path, work)


# Columns that are nobody's own data, or open something, each with the reason.
WITHHELD = {
    ("mutes", "muted"): "whom others don't read is theirs",
    ("friends", "friend"): "the same friendship from the other side",
    ("claims", "used_by"): "a link that is used up; the seat is told of",
    ("reports", "person"): "who reported is theirs to tell",
    ("analyses", "person"): "told with its table",
    ("tables", "host"): "told as a table",
    ("seats", "person"): "told as a table",
    ("people", "id"): "the name is told",
    ("friend_links", "person"): "a link opens something; only its hash is known",
    ("accounts", "person"): "told as the account",
    ("sessions", "person"): "told as sessions",
    ("passkeys", "person"): "told as passkeys",
    ("reports", "by"): "told as reports",
}


def test_everything_that_is_known_can_be_taken_along(tmp_path: Path) -> None:
    told = {(table.name, owner) for table, owner, _ in KEPT.values()}
    known = {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.info.get(schema.OF_PERSON)
    }
    assert known == told | set(WITHHELD)

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        await scene.chats.say(live, BOB, str(uuid4()), None, "hello")
        await scene.chats.mute(live, ANN, scene.chats.tag(live.row.id, BOB), True)
        await scene.care.block("Dan", ANN, None, 3, "rude")
        found = await export(scene.accounts, Passkeys(scene.accounts), Caller(ANN, None, ""))
        assert len(found["muted"]) == 1
        assert BOB not in str(found)
        assert [one["reason"] for one in found["blocks"]] == ["rude"]

    in_scene(tmp_path, work)


def test_of_two_passkeys_one_stays(tmp_path: Path) -> None:
    """Also when both are to go at the same moment: nobody is locked out."""

    async def work(scene: Scene) -> None:
        passkeys = Passkeys(scene.accounts)
        row = {
            "credential": "x", "site": "localhost", "public_key": "", "uses": 0, "device": "", "created": 0, "used": 0,
        }  # fmt: skip
        token = await scene.accounts.open(Caller(ANN, None, ""), {}, {"id": "1", **row})
        session = await scene.accounts.sessions.find(token)
        assert session is not None
        caller = Caller(session.person, session, "")
        await passkeys._insert({"id": "2", "person": session.person, **row})
        work: list[Coroutine[Any, Any, None]] = [passkeys.remove(caller, id, None) for id in ("1", "2")]
        done = await asyncio.gather(*work, return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["NoneType", "Refused"]
        assert len(await passkeys.of(session.person)) == 1
        with pytest.raises(NotFound):
            await passkeys.remove(caller, "3", None)

    in_scene(tmp_path, work)
