"""A table in memory: its row, seats and history, and views, which are made once per position."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Set
from itertools import islice

import msgspec

from grotto.games import GAMES
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import outcome
from grotto.kernel.errors import BadRecord, GrottoError
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record, Replay, verify
from grotto.kernel.state import State
from grotto.lessons import script_of
from grotto.table.clocks import Clock
from grotto.table.history import History, Row
from grotto.table.messages import (
    ActGroup,
    Chat,
    ClockInfo,
    DaysInfo,
    DrawInfo,
    Frozen,
    LessonAt,
    LogEntry,
    Message,
    Position,
    ScorePoint,
    Verified,
    View,
)
from grotto.table.recall import NoGame, recall
from grotto.table.storage import SeatRow, Standing, TableRow
from grotto.table.views import (
    error_message,
    legal_groups,
    log_entry,
    position,
    result_info,
    seat_info,
    status,
    stored_result,
    why_not,
)
from grotto.table.words import VERDICTS, Ending

# How many answers to "why not" are kept for a position.
MOST_WHY = 200


class Live:
    """A table that somebody looks at or plays at. Its rows change only under its lock."""

    def __init__(self, row: TableRow, seats: list[SeatRow], rows: list[Row]) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.history = self.recalled(rows)
        self.options: Options = self.history.options
        self.script = script_of(row.game, row.lesson) if row.lesson and self.history.stuck is None else None
        # The hints that were asked for: before which row, and by which seat.
        self.hints: set[tuple[int, int]] = set()
        # The clock, and the people here who are on vacation.
        self.clock: Clock | None = None
        self.resting: frozenset[str] = frozenset()
        # Whether somebody has left moves to be made here.
        self.conditional = False
        self._seen_at = -1
        self._position: Position | None = None
        self._legal: list[ActGroup] | None = None
        self._why: dict[tuple[str, ...], dict[str, Message]] = {}
        self._scores: list[ScorePoint] | None = None
        self._checked: Verified | None = None
        self._log: dict[int, LogEntry] = {}
        # The current views of strangers, by how much of the log they had: made once for all of them.
        self.told: dict[tuple[int, int], bytes] = {}
        self.told_of: object = None

    def recalled(self, rows: list[Row]) -> History:
        """The game that the rows tell of."""
        return recall(self.row, msgspec.json.decode(self.row.options), rows)

    # ---- who ---------------------------------------------------------------------------

    def acting(self) -> SeatRow | None:
        """The seat whose decision it is."""
        actor = self.history.state.actor
        closed = self.row.imported or self.row.halted or self.history.stuck is not None or self.over
        return self.seats[actor] if actor >= 0 and not closed else None

    @property
    def paused(self) -> int | None:
        """The seat whose time is over while everybody waits for it; a bot in its place may go on."""
        seat = self.history.said.paused_at(self.history.moves)
        return seat if seat is not None and not self.over and self.seats[seat].bot is None else None

    def bot_to_move(self) -> str | None:
        """The bot whose decision it is."""
        seat = self.acting()
        if seat is None or (self.row.lesson and self.scripted() is None):
            return None
        return seat.bot

    def scripted(self) -> str | None:
        """The act that a lesson prescribes for another seat now."""
        return None if self.script is None else self.script.next_of_others(self.history.texts())

    def sits(self, person: str | None) -> bool:
        """Whether a person has a seat here."""
        return person is not None and any(seat.person == person for seat in self.seats)

    def seats_of(self, person: str | None) -> frozenset[int]:
        """Where a person sits."""
        return frozenset([seat.seat for seat in self.seats if person is not None and seat.person == person])

    @property
    def has_company(self) -> bool:
        """Whether there is anybody to talk to, or was: solo games and games against bots have no chat.

        What somebody said before leaving stays, so that others can read and report it.
        """
        people = {seat.person for seat in self.seats if seat.person is not None}
        return (len(people) > 1 or self.history.said.left) and not self.row.imported and self.row.lesson is None

    @property
    def chat(self) -> Chat | None:
        """Whether people can talk here."""
        return None if not self.has_company else "on" if self.row.chat else "off"

    def lesson_at(self) -> LessonAt | None:
        """The lesson taught here, and how much of it has been played."""
        if self.script is None:
            return None
        return LessonAt(self.script.chapter.id, self.script.start, self.script.kept(self.history.texts()))

    def replay(self, rows: list[Row]) -> None:
        """Follow committed rows."""
        self.history.take_over(rows)

    @property
    def over(self) -> bool:
        """Whether the game has ended; where it can't be replayed, its row knows."""
        return self.history.over if self.history.stuck is None else self.row.over

    def frozen(self) -> Frozen | None:
        """Why the game can't go on here, if so."""
        history = self.history
        if self.row.halted and history.stuck is None:
            return Frozen(Message("error-table_halted", {}), history.moves, shown=True, known=True)
        if history.stuck is None:
            return None
        shown = not isinstance(history.base, NoGame)
        return Frozen(error_message(history.stuck), history.followed, shown, self.row.game in GAMES)

    # ---- views -------------------------------------------------------------------------

    def _look(self) -> Position:
        """The position, made once."""
        if self._position is None or self._seen_at != self.history.seq:
            self._seen_at = self.history.seq
            self._position = position(self.history.game, self.history.state)
            self._legal = None
            self._why = {}
            self._scores = None
            self._checked = None
        return self._position

    def _legal_groups(self) -> list[ActGroup]:
        self._look()
        if self._legal is None:
            self._legal = legal_groups(self.history.game, self.history.state)
        return self._legal

    def view(self, person: str | None, present: Set[str], now: int = 0) -> View:
        """The table as a viewer sees it, at a moment."""
        seen = self._look()
        history, row = self.history, self.row
        acting = self.acting()
        mine = acting is not None and person is not None and acting.person == person and acting.bot is None
        mine = mine and self.paused is None
        undo = history.undo_seat()
        frozen = self.frozen()
        can_undo = undo is not None and undo in self.seats_of(person) and not row.imported and frozen is None
        can_undo = can_undo and self.paused is None
        ended = history.said.ended
        host = person is not None and row.host == person
        return View(
            state=seen.state,
            actor=NOBODY if ended else seen.actor,
            prompt=seen.prompt,
            result=seen.result if history.stuck is None and not ended else stored_result(row) or seen.result,
            counters=seen.counters,
            shown=seen.shown,
            scene=history.game.scene(history.state, self.seats_of(person)),
            id=row.id,
            name=row.name,
            game=row.game,
            players=row.players,
            options=self.options,
            seq=history.seq,
            moves=history.moves,
            seats=[seat_info(seat, person, present) for seat in self.seats],
            legal=self._legal_groups() if mine else [],
            can_undo=can_undo,
            can_restart=can_undo and history.undo_to(whole_turn=True) < history.moves,
            over=self.over,
            status=status(row, self.seats),
            commitment=row.commitment,
            host=host,
            log_length=len(history.log),
            fork_at=row.fork_at,
            imported=row.imported,
            seed=row.seed if (self.over or row.imported) and row.seed else None,
            spectator=row.id if host else None,
            listed=row.open,
            doubt=self.doubt(),
            rematch=row.rematch,
            lesson=self.lesson_at(),
            hints=row.hints and self.script is None,
            frozen=frozen,
            days=self.days_info(now),
            plan_of=row.plan_of,
            chat=self.chat,
            rated=row.rated,
        )

    def days_info(self, now: int) -> DaysInfo | None:
        """The clock and what was said, if there is any of it."""
        said, clock = self.history.said, self.clock
        if clock is None and self.paused is None and said.offer is None and said.ended is None and not said.resigned:
            return None
        shown = None
        if clock is not None:
            left = clock.left_at(now)
            resting = [seat.seat for seat in self.seats if seat.person in self.resting]
            shown = ClockInfo(clock.kind, clock.span, clock.increment, clock.zero, left, clock.running, resting)
        offer = None if said.offer is None or self.over else DrawInfo(said.offer.seat, sorted(said.offer.agreed))
        return DaysInfo(shown, self.paused, offer, said.ended, sorted(said.resigned))

    def log(self, start: int, taken_back: int = 0) -> list[LogEntry]:
        """The log from an entry on, and before it the entries that have been undone, but for the first so many."""
        history, hinted = self.history, self.hinted()
        undone = sorted([place for place in history.taken_back[taken_back:] if place < start])
        return [self._logged(place, hinted) for place in (*undone, *range(start, len(history.log)))]

    def _logged(self, place: int, hinted: set[int]) -> LogEntry:
        """An entry of the log, made once."""
        entry = self.history.log[place]
        if place not in self._log:
            self._log[place] = log_entry(self.history.game, entry)
        made = self._log[place]
        made.undone, made.hinted = entry.undone, entry.seq in hinted
        return made

    def hinted(self) -> set[int]:
        """The rows of acts that followed a hint; an act that is repeated after an undo counts as well."""
        found: set[int] = set()
        log = self.history.log
        for seq, seat in self.hints:
            for entry in islice(log, bisect_left(log, seq, key=lambda entry: entry.seq), None):
                if entry.actor == seat:
                    found.add(entry.seq)
                    if not entry.undone:
                        break
        return found

    def why(self, prefix: list[str]) -> dict[str, Message]:
        """Why words can't follow a prefix."""
        self._look()
        key = tuple(prefix)
        found = self._why.get(key)
        if found is None:
            found = self._why[key] = why_not(self.history.game, self.history.state, prefix)
            if len(self._why) > MOST_WHY:
                del self._why[next(iter(self._why))]
        return found

    # ---- the past ----------------------------------------------------------------------

    @property
    def given(self) -> int:
        """How many moves were made before this table was opened: at another table, or by the lesson taught here."""
        return self.script.start if self.script else self.row.fork_at

    def record(self) -> Record:
        """The game as text; with the seed once it is over."""
        row = self.row
        record = Record(row.game, row.players, dict(self.options))
        record.seats = [seat.name or seat.bot or "" for seat in self.seats]
        record.moves = self.history.texts()
        if not self.given:
            # The chance of a fork comes from two seeds, and a record has room for one.
            record.commitment = row.commitment
            record.seed = row.seed if self.over or row.imported else ""
        if self.history.stuck is not None:
            stored = stored_result(row)
            record.result = None if stored is None else tuple(stored.totals)
        elif self.history.played_out:
            record.close(self.history.state)
        return record

    def at(self, moves: int) -> Position:
        """The position after so many moves."""
        if moves == self.history.reached:
            return self._look()
        return position(self.history.game, Replay(self.history.game, self.record()).run(moves))

    def tells(self, moves: int) -> bool:
        """Whether the game tells something to some seat after so many moves and the chance that follows them."""
        game = self.history.game
        replay = Replay(game, self.record())
        state = replay.run(moves)
        while state.actor == CHANCE and replay.move < self.history.reached:
            state = replay.run(replay.move + 1)
        return self.hides(state)

    def hides(self, state: State) -> bool:
        """Whether a position tells something to some seat, or waits for what nobody may look at in advance."""
        seats = range(self.row.players)
        return state.waits() or any(self.history.game.scene(state, frozenset([seat])) is not None for seat in seats)

    def scores(self) -> list[ScorePoint]:
        """The totals after each move that changed them, ended a turn or began a round."""
        self._look()
        if self._scores is None:
            game = self.history.game
            if isinstance(self.history.base, NoGame):
                return []
            last = self.history.reached
            replay = Replay(game, self.record())
            points = [ScorePoint(0, game.progress(replay.state)[0], list(replay.state.result().totals))]
            for n in range(1, last + 1):
                seat, (round, _) = replay.state.seat, game.progress(replay.state)
                totals = list(replay.run(n).result().totals)
                passed = replay.state.seat != seat or game.progress(replay.state)[0] != round
                if totals != points[-1].totals or passed or n == last:
                    points.append(ScorePoint(n, round, totals))
            self._scores = points
        return self._scores

    def verified(self) -> Verified:
        """Recompute every act and every chance outcome."""
        self._look()
        if self._checked is None:
            self._checked = self._verify()
        return self._checked

    def doubt(self) -> Message | None:
        """What in an uploaded record does not follow from its seed."""
        return self.verified().error if self.row.imported else None

    def _verify(self) -> Verified:
        record = self.record()
        if self.history.stuck is not None:
            return Verified(len(record.moves), 0, False, error_message(self.history.stuck))
        try:
            outcomes = verify(self.history.game, record)
            if self.given and self.row.seed:
                outcomes += self._check_fork(record)
        except GrottoError as error:
            return Verified(len(record.moves), 0, False, error_message(error))
        return Verified(len(record.moves), outcomes, True)

    def _check_fork(self, record: Record) -> int:
        """The chance after the moves that were given comes from this table's seed."""
        replay = Replay(self.history.game, record)
        checked = 0
        for move, (actor, text) in enumerate(record.moves):
            if move >= self.given and actor < 0:
                if self.history.game.notation(outcome(replay.state, self.row.seed, move)) != text:
                    raise BadRecord("record_chance", {"move": move + 1, "act": text})
                checked += 1
            replay.step()
        return checked


def standing(game: Game, state: State, moves: int) -> Standing:
    """What a table's row says about its history."""
    over = state.actor == NOBODY
    result = msgspec.json.encode(result_info(state.result())).decode() if over else None
    return Standing(over, state.actor, moves, *game.progress(state), result)


def ended_standing(game: Game, state: State, moves: int, ending: Ending, winners: list[int]) -> Standing:
    """The same for a game that was ended by a word: with the current points."""
    result = msgspec.structs.replace(result_info(state.result()), winners=winners, verdict=VERDICTS[ending], final=True)
    return Standing(True, NOBODY, moves, *game.progress(state), msgspec.json.encode(result).decode())
