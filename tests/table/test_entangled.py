"""Two things at a time that are right each by itself: clocks and vacation, a rematch and somebody who has gone."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from uuid import uuid4

import pytest

from grotto.table import schema
from grotto.table.accounts import Caller
from grotto.table.beside import Beside
from grotto.table.clocks import ClockPlan
from grotto.table.days import MOST_WORDS
from grotto.table.errors import Forbidden, Refused
from grotto.table.live import Live
from grotto.table.seating import SeatPlan, TablePlan
from grotto.table.studies import Studies
from table.test_hostile import ANN, BOB, CID, DAY, Scene, in_scene
from table.test_mends import settled
from table.test_thinking import OneThinker

MINUTE = 60 * 1000


async def pass_turn(scene: Scene, live: Live) -> None:
    """Act until it is somebody else's decision."""
    actor = live.history.state.actor
    while live.history.state.actor == actor:
        await scene.act(live)


def left(scene: Scene, live: Live) -> list[int]:
    assert live.clock is not None
    return live.clock.left_at(scene.storage.now())


# ---- clocks --------------------------------------------------------------------------------


def test_a_vacation_that_begins_while_another_is_to_move_counts_when_the_turn_comes(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, clock=ClockPlan("days", 2))
        await scene.hall.days.begin_vacation(BOB)
        await pass_turn(scene, live)
        assert live.clock is not None
        assert live.clock.running == -1
        scene.passed = 5 * DAY
        await scene.hall.days.flag(live.row.id)
        assert live.seats[1].bot is None

    in_scene(tmp_path, work)


def test_a_vacation_that_ends_while_another_is_to_move_is_over_when_the_turn_comes(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, clock=ClockPlan("days", 2))
        await pass_turn(scene, live)
        await scene.hall.days.begin_vacation(BOB)
        await scene.act(live)
        while live.history.state.actor == 1:
            await scene.act(live)
        await scene.hall.days.end_vacation(BOB)
        await pass_turn(scene, live)
        assert live.clock is not None
        assert live.clock.running == 1

    in_scene(tmp_path, work)


@pytest.mark.parametrize("zero", ["bot", "pause"])
def test_nobody_gains_time_by_a_word_said_at_zero(tmp_path: Path, zero: str) -> None:
    """Before anybody has noticed that the time is over."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, clock=ClockPlan("minutes", 10, 0, zero))  # type: ignore[arg-type]
        await scene.act(live)
        scene.passed = 11 * MINUTE
        with contextlib.suppress(Refused):
            await scene.say(live, ANN, "offer", 0)
        assert live.seats[0].bot is not None if zero == "bot" else live.paused == 0

    in_scene(tmp_path, work)


@pytest.mark.parametrize("kind", ["days", "minutes"])
def test_nobody_gains_time_by_undoing(tmp_path: Path, kind: str) -> None:
    """Whoever moves in the last moment and takes it back later has no time left."""

    async def work(scene: Scene) -> None:
        unit = DAY if kind == "days" else MINUTE
        live = await scene.table(ANN, BOB, clock=ClockPlan(kind, 2))  # type: ignore[arg-type]
        scene.passed = 2 * unit - 5000
        await pass_turn(scene, live)
        scene.passed = 2 * unit + 5000
        if live.history.undo_seat() == 0:
            before = live.history.moves
            with pytest.raises(Refused) as refused:
                await scene.hall.undo(live.row.id, ANN, str(uuid4()), live.history.seq, False)
            assert refused.value.id == "time_over"
            assert live.history.moves == before
            assert live.clock is not None
            assert live.clock.running == 1
        else:
            raise AssertionError("it can't be undone")

    in_scene(tmp_path, work)


# ---- games that count ----------------------------------------------------------------------


async def ended(scene: Scene, *people: str, **more: object) -> Live:
    live = await scene.table(*people, **more)
    await scene.act(live)
    await scene.say(live, people[0], "resign", 0)
    assert live.over
    return live


@pytest.mark.parametrize("rated", [False, True])
def test_a_rematch_with_somebody_who_has_gone_has_a_free_seat(tmp_path: Path, rated: bool) -> None:
    async def work(scene: Scene) -> None:
        live = await ended(scene, ANN, BOB, rated=rated)
        await scene.accounts.delete(Caller(BOB, None, ""), None)
        made = await scene.seating.rematch(live, ANN)
        again = await scene.hall.get(made.id)
        assert again.seats[1].person is None
        assert again.seats[1].bot is None
        assert [link.seat for link in made.links] == [1]
        await scene.seating.claim(CID, made.links[0].token, None)
        assert again.seats[1].person == CID

    in_scene(tmp_path, work)


def test_nobody_loses_a_rated_rematch_they_never_came_to(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await ended(scene, ANN, BOB, rated=True)
        await scene.results(live)
        before = {row.player: (row.mu, row.games) for row in await scene.rows(schema.ratings)}
        again = await scene.hall.get((await scene.seating.rematch(live, ANN)).id)
        if again.history.state.actor == 0:
            await pass_turn(scene, again)
        assert again.history.state.actor == 1
        scene.passed = 8 * DAY
        for table in await scene.scorebook.abandoned():
            await scene.scorebook.enter(table)
        after = {row.player: (row.mu, row.games) for row in await scene.rows(schema.ratings)}
        assert after == before

    in_scene(tmp_path, work)


def test_a_bot_that_plays_for_somebody_has_not_come_in_their_place(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await ended(scene, ANN, BOB, rated=True, clock=ClockPlan("minutes", 10, 0, "bot"))
        await scene.results(live)
        before = {row.player: (row.mu, row.games) for row in await scene.rows(schema.ratings)}
        again = await scene.hall.get((await scene.seating.rematch(live, ANN)).id)
        if again.history.state.actor == 0:
            await pass_turn(scene, again)
        scene.passed = 11 * MINUTE
        await scene.hall.days.flag(again.row.id)
        assert again.seats[1].bot is not None
        while again.history.state.actor == 1:
            await asyncio.sleep(0.05)
        await scene.act(again)
        await settled(scene.hall)
        await scene.storage.change(
            again.row.id,
            scene.storage.now(),
            Beside(
                [
                    schema.tables.update()
                    .where(schema.tables.c.id == again.row.id)
                    .values(over=True, result=live.row.result)
                ]
            ),
        )
        found = await scene.results(again)
        assert not found[BOB].public
        after = {row.player: (row.mu, row.games) for row in await scene.rows(schema.ratings)}
        assert after == before

    in_scene(tmp_path, work)


@pytest.mark.parametrize("why", ["vacation", "halted"])
def test_a_rated_game_is_not_lost_at_once_when_the_waiting_ends(tmp_path: Path, why: str) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, rated=True)
        await scene.act(live)
        if why == "vacation":
            await scene.hall.days.begin_vacation(ANN)
        else:
            await scene.care.halt("Cid", live.row.id, True, "")
        scene.passed = 9 * DAY
        if why == "vacation":
            await scene.hall.days.end_vacation(ANN)
        else:
            await scene.care.halt("Cid", live.row.id, False, "")
        assert await scene.scorebook.abandoned() == []
        assert await scene.care.drop_abandoned(7) == 0
        scene.passed = 17 * DAY
        assert await scene.scorebook.abandoned() == [live.row.id]

    in_scene(tmp_path, work)


def test_no_fork_of_a_rated_game_that_goes_on_is_looked_through(tmp_path: Path) -> None:
    """Else one act there and a word would tell what to do here."""

    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, rated=True)
        await scene.act(live)
        seats = [SeatPlan("me"), SeatPlan("local")]
        fork = await scene.hall.get((await scene.seating.fork(live, ANN, live.history.moves, seats)).id)
        await scene.act(fork)
        await scene.say(fork, ANN, "resign", 0)
        assert fork.over
        studies = Studies(scene.hall, OneThinker(1))
        with pytest.raises(Forbidden) as refused:
            studies.admit(fork, ANN)
        assert refused.value.id == "hints_off"
        # Once it is over, everything may be looked into.
        await scene.say(live, ANN, "resign", 0)
        later = await scene.hall.get((await scene.seating.fork(live, ANN, live.history.moves, seats)).id)
        await scene.say(later, ANN, "resign", 0)
        assert studies.admit(later, ANN)
        studies.close()

    in_scene(tmp_path, work)


def test_the_name_of_somebody_who_has_gone_stands_on_no_planning_board(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        await scene.storage.name_person(BOB, "Bob the builder")
        live = await scene.table(ANN, BOB)
        board = await scene.hall.get((await scene.seating.plan(live, ANN)).id)
        assert board.seats[1].name == "Bob the builder"
        await scene.accounts.delete(Caller(BOB, None, ""), None)
        assert [seat.name for seat in board.seats] == [live.seats[0].name, ""]
        assert not [row for row in await scene.rows(schema.seats) if row.name == "Bob the builder"]

    in_scene(tmp_path, work)


def test_somebody_who_is_blocked_does_not_hold_up_a_table_by_an_open_page(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        seating = scene.seating
        seating.grace, seating.blocked = 30, scene.care.blocks.person
        with scene.hall.bus.listen(live.row.id, BOB):
            with pytest.raises(Forbidden, match="seat_present"):
                await seating.seat_bot(live, ANN, 1, "random")
            await scene.care.block("Cid", BOB, None, None, "")
            await seating.seat_bot(live, ANN, 1, "random")
        assert live.seats[1].bot == "random"

    in_scene(tmp_path, work)


def test_nobody_escapes_a_loss_because_the_game_is_tidied_away_first(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, rated=True)
        alone = await scene.seating.create(
            ANN, TablePlan("cave_vs_cave", 2, [SeatPlan("me"), SeatPlan("link")], rated=True)
        )
        scene.passed = 4 * DAY
        assert await scene.care.drop_abandoned(3) == 0
        scene.passed = 8 * DAY
        for table in await scene.scorebook.abandoned():
            await scene.scorebook.enter(table)
        assert await scene.care.drop_abandoned(3) == 1
        assert (await scene.results(live))[ANN].place == 2
        # What can't be entered, as nobody ever came, goes in the end.
        scene.passed = 15 * DAY
        assert await scene.care.drop_abandoned(3) == 1
        assert await scene.storage.table(alone.id) is None

    in_scene(tmp_path, work)


# ---- words ---------------------------------------------------------------------------------


def test_what_a_bully_has_said_can_be_reported_when_they_have_left(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        line = await scene.chats.say(live, BOB, str(uuid4()), None, "You are nobody.")
        await scene.say(live, BOB, "leave", 1)
        await scene.chats.report(live, ANN, line.room, line.n)
        (report,) = await scene.rows(schema.reports)
        assert (report.person, report.text) == (BOB, "You are nobody.")

    in_scene(tmp_path, work)


def test_whoever_wants_to_end_a_game_may_say_so_however_much_was_said(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB)
        live.history.said.count = MOST_WORDS
        with pytest.raises(Refused, match="quota_words"):
            await scene.say(live, ANN, "offer", 0)
        await scene.say(live, BOB, "resign", 1)
        assert live.over

    in_scene(tmp_path, work)
