"""Hints and analyses at the tables of a hall, computed by worker processes of their own; results are stored.

An analysis survives the server: its results are a row per decision, and the next server continues with the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from grotto.bots.analysis import Decision, Estimate, Hint, Moment, look_at, moments, next_hints, stages
from grotto.bots.analysis.decisions import COSTLY, EFFORT, LEAST_LOSS
from grotto.games import GAMES
from grotto.kernel.game import Options
from grotto.kernel.record import Replay, read
from grotto.kernel.state import Json
from grotto.table.database import now
from grotto.table.errors import Busy, Forbidden, NotFound, Refused, Stale, Unavailable
from grotto.table.fair import Fair
from grotto.table.hall import RETRY, Hall
from grotto.table.history import line_of
from grotto.table.live import Live
from grotto.table.notebook import DONE, FAILED, RUNNING, STOPPED, DecisionRow
from grotto.table.study_messages import (
    AnalysisInfo,
    AnalysisState,
    DecisionInfo,
    HintsInfo,
    LineInfo,
    decision_info,
    hint_info,
)
from grotto.table.thinking import Thinkers
from grotto.table.views import position
from grotto.table.workers import LONG

P = ParamSpec("P")
T = TypeVar("T")

# How many analyses run at a time: of one person, at tables opened from one address, and in all.
MOST_OF_ONE = 2
MOST_OF_ADDRESS = 8
MOST_OF_ALL = 50
# How many hints are remembered, those of the latest tables.
MOST_HINTS = 256
# An analysis of another server that has been quiet for so long (milliseconds) is taken over.
QUIET = 60_000

log = logging.getLogger("grotto")


# ---- what workers do ---------------------------------------------------------------------


def find_moments(text: str) -> list[Moment]:
    """The decisions of a record."""
    record = read(text)
    return moments(GAMES[record.game], record)


def find_decision(text: str, moment: Moment) -> Decision:
    """What a decision of a record was worth."""
    record = read(text)
    return look_at(GAMES[record.game], record, moment)


def find_stages(game: str, options: Options, data: Json) -> int:
    """In how many stages hints for a position come."""
    rules = GAMES[game].edition(options)
    return stages(rules, rules.from_data(data))


def find_hints(game: str, options: Options, data: Json, stage: int, known: list[Hint]) -> list[Hint]:
    """The hints of one stage. The position contains no secret, and the seed is not sent."""
    rules = GAMES[game].edition(options)
    return next_hints(rules, rules.from_data(data), stage, known)


# ---- the tables --------------------------------------------------------------------------


class Asking:
    """Hints for one position."""

    def __init__(self, seq: int, seat: int, person: str) -> None:
        self.info = HintsInfo(seq, seat, 0, 1, False, [])
        self.person = person
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Look no further."""
        if self.task is not None and not self.task.done():
            self.info.stopped = True
            self.task.cancel()


class Study:
    """An analysis under way."""

    def __init__(self, person: str, origin: str) -> None:
        self.person = person
        self.origin = origin
        self.task: asyncio.Task[None] | None = None


class Studies:
    """All hints and analyses under way."""

    def __init__(self, hall: Hall, workers: Thinkers) -> None:
        self.hall = hall
        self.notebook = hall.notebook
        self.workers = workers
        # Turns are fair, so that nobody has to wait for all requests of one person or address.
        self.turns = Fair(workers.workers, 3 * LONG)
        self.asked: OrderedDict[str, Asking] = OrderedDict()
        self.running: dict[str, Study] = {}

    def close(self) -> None:
        """Stop all work; results are stored, the rest continues after the next start."""
        for asking in self.asked.values():
            asking.stop()
        for study in self.running.values():
            if study.task is not None:
                study.task.cancel()
        self.workers.close()

    async def _think(self, live: Live, person: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Let a worker compute something for a person, when it is their turn."""
        async with self.turns.turn(person, live.row.origin):
            return await self.workers.run(work, *args, **kwargs)

    # ---- hints -------------------------------------------------------------------------

    async def hint(self, live: Live, person: str, seq: int) -> HintsInfo:
        """Begin a search for hints for the seat to act; the log records it."""
        seat = live.acting()
        if not live.sits(person):
            raise Forbidden("not_your_seat", {})
        if not live.row.hints or live.script is not None:
            raise Forbidden("hints_off", {})
        if seat is None:
            raise Refused("table_over", {})
        if seat.person != person or seat.bot is not None:
            raise Forbidden("not_your_turn", {"seat": seat.seat})
        if seq != live.history.seq:
            raise Stale("stale", {})
        asking = self.asked.get(live.row.id)
        if asking is not None and (asking.info.seq, asking.person) == (seq, person) and not asking.info.stopped:
            return asking.info
        # The position in question, because the game may go on meanwhile.
        place = (live.row.game, live.options, live.history.state.to_data())
        await self.hall.finish(self.notebook.note_hint(live.row.id, seq, seat.seat))
        live.hints.add((seq, seat.seat))
        # A new question replaces the old answer.
        for other in self.asked.values():
            if other.person == person:
                other.stop()
        return self._look_for_hints(live, Asking(seq, seat.seat, person), place).info

    def _look_for_hints(self, live: Live, asking: Asking, place: tuple[str, Options, Json]) -> Asking:
        self.asked[live.row.id] = asking
        self.asked.move_to_end(live.row.id)
        while len(self.asked) > MOST_HINTS:
            self.asked.popitem(last=False)[1].stop()
        asking.task = asyncio.create_task(self._ask(live, asking, place))
        return asking

    async def _ask(self, live: Live, asking: Asking, place: tuple[str, Options, Json]) -> None:
        game, info = live.history.game, asking.info
        try:
            info.stages = await self._think(live, asking.person, find_stages, *place)
            known: list[Hint] = []
            for stage in range(info.stages):
                known = await self._think(live, asking.person, find_hints, *place, stage, known)
                info.ways = [hint_info(game, hint) for hint in known]
                info.stage = stage + 1
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("no hint for table %s", live.row.id)
            info.stopped = True

    async def hints(self, live: Live, person: str) -> HintsInfo:
        """The hints so far, for the person who asked."""
        asking = self.asked.get(live.row.id)
        if asking is None or asking.person != person:
            asking = await self._asked_elsewhere(live, person)
        if asking is None:
            raise NotFound("no_hint", {})
        return asking.info

    async def _asked_elsewhere(self, live: Live, person: str) -> Asking | None:
        """The person may have asked another server of the same database, or this one before a restart."""
        seat, seq = live.acting(), live.history.seq
        if seat is None or seat.person != person or seat.bot is not None:
            return None
        place = (live.row.game, live.options, live.history.state.to_data())
        if (seq, seat.seat) not in await self.notebook.hints(live.row.id) or seq != live.history.seq:
            return None
        known = self.asked.get(live.row.id)
        if known is not None and (known.person, known.info.seq) == (person, seq):
            return known
        return self._look_for_hints(live, Asking(seq, seat.seat, person), place)

    async def stop_hint(self, live: Live, person: str) -> HintsInfo:
        """Look no further."""
        info = await self.hints(live, person)
        self.asked[live.row.id].stop()
        return info

    # ---- analyses ----------------------------------------------------------------------

    def admit(self, live: Live, person: str | None) -> bool:
        """Whether somebody may start and stop the analysis; Forbidden if they may not even see it.

        While a game between several people goes on, nobody may analyse it.
        """
        own = live.sits(person) or (person is not None and live.row.host == person)
        if not live.over:
            if live.row.players > 1:
                raise Forbidden("analysis_running", {})
            if not own:
                raise Forbidden("not_your_seat", {})
        if (live.row.plan_of is not None or live.row.fork_at) and not live.row.hints:
            # Where hints are not allowed at the table, an analysis beside it is not allowed either.
            raise Forbidden("hints_off", {})
        return own

    async def wake(self) -> None:
        """Continue the analyses that ran when the server stopped."""
        for row in await self.notebook.running():
            if not self.hall.storage.shared or row.updated < now() - QUIET:
                try:
                    self._start(await self.hall.get(row.table), row.person)
                except Exception:
                    # One broken table never stops another.
                    log.exception("the analysis of table %s has to wait", row.table)

    async def analyse(self, live: Live, person: str) -> None:
        """Begin or continue the analysis of a game."""
        if not self.admit(live, person):
            raise Forbidden("not_your_seat", {})
        if live.history.stuck is not None:
            raise Refused("table_frozen", {})
        if live.row.id in self.running:
            return
        under_way, origin = self.running.values(), live.row.origin
        mine = [study for study in under_way if study.person == person]
        there = [study for study in under_way if origin and study.origin == origin]
        if len(mine) >= MOST_OF_ONE:
            raise Busy("analysis_busy", {"n": MOST_OF_ONE})
        if len(there) >= MOST_OF_ADDRESS or len(under_way) >= MOST_OF_ALL:
            raise Busy("analysis_full", {})
        row = await self.notebook.analysis(live.row.id)
        if self.hall.storage.shared and row is not None and row.state == RUNNING and row.updated >= now() - QUIET:
            # Another server works on it.
            return
        await self.hall.finish(self.notebook.begin(live.row.id, person))
        self._start(live, person)

    def _start(self, live: Live, person: str) -> None:
        id = live.row.id
        if id in self.running:
            return
        study = self.running[id] = Study(person, live.row.origin)
        study.task = asyncio.create_task(self._study(live, person))
        study.task.add_done_callback(lambda _: self.running.pop(id, None))

    async def _study(self, live: Live, person: str) -> None:
        while True:
            try:
                await self._look_through(live, person)
                return
            except Exception as error:
                if isinstance(error, Unavailable) or (
                    isinstance(error, ExceptionGroup) and error.subgroup(Unavailable) is not None
                ):
                    await asyncio.sleep(RETRY)
                    continue
                log.exception("table %s can't be analysed", live.row.id)
                await self.notebook.update(live.row.id, state=FAILED)
                return

    async def _look_through(self, live: Live, person: str) -> None:
        id, game = live.row.id, live.history.game
        record = live.record()
        text = record.text()
        coming = await self._think(live, person, find_moments, text)
        lines = {moment.move: line_of(record.moves[: moment.move + len(moment.acts)]) for moment in coming}
        known = await self.notebook.decisions(id)
        stale = [row.move for row in known if lines.get(row.move) != row.line]
        if stale:
            await self.notebook.forget(id, stale)
        found = {row.move for row in known} - set(stale)
        await self.notebook.update(id, total=len(coming))
        queue = [moment for moment in reversed(coming) if moment.move not in found]

        async def hand() -> None:
            # Studies share the workers: each asks for all of them and takes its turns.
            while queue:
                moment = queue.pop()
                decision = await self._think(live, person, find_decision, text, moment)
                data = msgspec.json.encode(decision_info(game, decision)).decode()
                if not await self.notebook.add(DecisionRow(id, moment.move, lines[moment.move], now(), data)):
                    # Somebody has stopped it, perhaps at another server.
                    queue.clear()

        async with asyncio.TaskGroup() as group:
            for _ in range(self.workers.workers):
                group.create_task(hand())
        row = await self.notebook.analysis(id)
        if row is not None and row.state == RUNNING:
            await self.notebook.update(id, state=DONE, line=line_of(record.moves))

    async def stop(self, live: Live, person: str) -> None:
        """Stop an analysis; its results stay."""
        if not self.admit(live, person):
            raise Forbidden("not_your_seat", {})
        study = self.running.get(live.row.id)
        if study is not None and study.task is not None:
            study.task.cancel()
            await asyncio.wait([study.task])
        row = await self.notebook.analysis(live.row.id)
        if row is not None and row.state == RUNNING:
            await self.hall.finish(self.notebook.update(live.row.id, state=STOPPED))

    async def analysis(self, live: Live, person: str | None, have: int = 0) -> AnalysisInfo:
        """The progress of an analysis; while it runs, without the first decisions, which the reader has already."""
        own = self.admit(live, person)
        row = await self.notebook.analysis(live.row.id)
        if row is not None and row.state == RUNNING and live.row.id not in self.running and row.updated < now() - QUIET:
            self._start(live, row.person)
        found = [] if row is None else await self.found(live)
        state: AnalysisState = "none" if row is None else row.state
        if row is not None and state == DONE and row.line != line_of(live.history.texts()):
            # The game has gone on.
            state = STOPPED
        error = Estimate(live.history.game, live.row.players).fit.error
        return AnalysisInfo(
            state=state,
            done=len(found),
            total=0 if row is None else row.total,
            decisions=found[have:] if state == RUNNING else found,
            costly=costly(found),
            mine=own,
            positions=EFFORT.positions,
            error=round(sum(error) / len(error), 1) if error else None,
        )

    async def found(self, live: Live) -> list[DecisionInfo]:
        """The analysed decisions, without those that were undone since."""
        rows = await self.notebook.decisions(live.row.id)
        moves = live.history.texts()
        infos = [msgspec.json.decode(row.data, type=DecisionInfo) for row in rows]
        return [
            info
            for info, row in zip(infos, rows, strict=True)
            if line_of(moves[: row.move + len(info.played.acts)]) == row.line
        ]

    async def line(self, live: Live, person: str | None, move: int, way: int, step: int) -> LineInfo:
        """The position within one of the ways of a decision, before one of its acts, and what the way changes."""
        self.admit(live, person)
        decision = next((one for one in await self.found(live) if one.move == move), None)
        if decision is None:
            raise NotFound("no_decision", {"value": move})
        ways = [decision.played, decision.best, *decision.ways]
        if not 0 <= way < len(ways) or not 0 <= step < len(ways[way].acts):
            raise NotFound("no_decision", {"value": move})
        game = live.history.game
        state = Replay(game, live.record()).run(move)
        before = state.counters(decision.seat)
        shown = state
        for number, act in enumerate(ways[way].acts):
            if number == step:
                shown = state.clone()
            state.apply(game.act(act.text))
        after = state.counters(decision.seat)
        change = {name: after[name] - n for name, n in before.items() if after[name] != n}
        return LineInfo(position(game, shown), change)


def costly(found: list[DecisionInfo]) -> list[int]:
    """The moves of the decisions that cost most, the worst first."""
    order = sorted(found, key=lambda one: (-one.loss, one.move))
    return [one.move for one in order[:COSTLY] if one.loss >= LEAST_LOSS]
