"""A table in memory: its row, its seats, its history, and views that are made once per position."""

from __future__ import annotations

import asyncio

import msgspec

from grotto.games import GAMES
from grotto.kernel.agenda import NOBODY
from grotto.kernel.chance import outcome
from grotto.kernel.errors import BadRecord, GrottoError
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record, Replay, verify
from grotto.kernel.state import State
from grotto.table.history import History, Row
from grotto.table.messages import (
    ActGroup,
    LogEntry,
    Message,
    Position,
    ScorePoint,
    Verified,
    View,
)
from grotto.table.storage import SeatRow, Standing, TableRow
from grotto.table.views import (
    error_message,
    legal_groups,
    log_entry,
    position,
    result_info,
    seat_info,
    status,
    why_not,
)


class Live:
    """A table that somebody looks at or plays at. Its rows are changed only under its lock."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.options: Options = msgspec.json.decode(row.options)
        self.history = History(GAMES[row.game], row.players, self.options, row.seed)
        self._seen_at = -1
        self._position: Position | None = None
        self._legal: list[ActGroup] | None = None
        self._why: dict[tuple[str, ...], dict[str, Message]] = {}
        self._scores: list[ScorePoint] | None = None
        self._checked: Verified | None = None

    # ---- who ---------------------------------------------------------------------------

    def acting(self) -> SeatRow | None:
        """The seat whose decision it is."""
        actor = self.history.state.actor
        return self.seats[actor] if actor >= 0 and not self.row.imported else None

    def bot_to_move(self) -> str | None:
        """The bot whose decision it is."""
        seat = self.acting()
        return None if seat is None else seat.bot

    def sits(self, person: str | None) -> bool:
        """Whether a person has a seat here."""
        return person is not None and any(seat.person == person for seat in self.seats)

    def seats_of(self, person: str | None) -> frozenset[int]:
        """Where a person sits."""
        return frozenset([seat.seat for seat in self.seats if person is not None and seat.person == person])

    def replay(self, rows: list[Row]) -> None:
        """Follow committed rows."""
        self.history.replay(rows)

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

    def view(self, person: str | None, present: set[str]) -> View:
        """The table as a viewer sees it."""
        seen = self._look()
        history, row = self.history, self.row
        acting = self.acting()
        mine = acting is not None and person is not None and acting.person == person and acting.bot is None
        undo = history.undo_seat()
        can_undo = undo is not None and undo in self.seats_of(person) and not row.imported
        host = person is not None and row.host == person
        return View(
            state=seen.state,
            actor=seen.actor,
            prompt=seen.prompt,
            result=seen.result,
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
            over=history.over,
            status=status(row, self.seats),
            commitment=row.commitment,
            host=host,
            log_length=len(history.log),
            fork_at=row.fork_at,
            imported=row.imported,
            seed=row.seed if (history.over or row.imported) and row.seed else None,
            spectator=row.id if host else None,
            doubt=self.doubt(),
            rematch=row.rematch,
        )

    def log(self, start: int) -> list[LogEntry]:
        """The log from an entry on, and before it the entries that have been undone."""
        entries = self.history.log
        game = self.history.game
        return [log_entry(game, entry) for place, entry in enumerate(entries) if place >= start or entry.undone]

    def why(self, prefix: list[str]) -> dict[str, Message]:
        """Why what can't follow a prefix can't follow it."""
        self._look()
        key = tuple(prefix)
        if key not in self._why:
            self._why[key] = why_not(self.history.game, self.history.state, prefix)
        return self._why[key]

    # ---- the past ----------------------------------------------------------------------

    def record(self) -> Record:
        """The game as text; with the seed once it is over."""
        row = self.row
        record = Record(row.game, row.players, dict(self.options))
        record.seats = [seat.name or seat.bot or "" for seat in self.seats]
        record.moves = self.history.texts()
        if not row.fork_at:
            # The chance of a fork comes from two seeds, and a record has room for one.
            record.commitment = row.commitment
            record.seed = row.seed if self.history.over or row.imported else ""
        if self.history.over:
            record.close(self.history.state)
        return record

    def at(self, moves: int) -> Position:
        """The position after so many moves."""
        if moves == self.history.moves:
            return self._look()
        return position(self.history.game, Replay(self.history.game, self.record()).run(moves))

    def scores(self) -> list[ScorePoint]:
        """The totals after each move that changed them, passed the turn or began a round."""
        self._look()
        if self._scores is None:
            game = self.history.game
            replay = Replay(game, self.record())
            points = [ScorePoint(0, game.progress(replay.state)[0], list(replay.state.result().totals))]
            for n in range(1, self.history.moves + 1):
                seat, (round, _) = replay.state.seat, game.progress(replay.state)
                totals = list(replay.run(n).result().totals)
                passed = replay.state.seat != seat or game.progress(replay.state)[0] != round
                if totals != points[-1].totals or passed or n == self.history.moves:
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
        try:
            outcomes = verify(self.history.game, record)
            if self.row.fork_at and self.row.seed:
                outcomes += self._check_fork(record)
        except GrottoError as error:
            return Verified(len(record.moves), 0, False, error_message(error))
        return Verified(len(record.moves), outcomes, True)

    def _check_fork(self, record: Record) -> int:
        """The chance after the fork comes from this table's seed."""
        replay = Replay(self.history.game, record)
        checked = 0
        for move, (actor, text) in enumerate(record.moves):
            if move >= self.row.fork_at and actor < 0:
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
