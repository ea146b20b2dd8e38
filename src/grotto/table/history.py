"""The history of one game: the rows that were committed, the position they lead to, and what may be undone.

Nothing here waits or stores: a move is planned here, stored elsewhere, and then taken over.
"""

from __future__ import annotations

import hashlib
import logging
from typing import NamedTuple
from zlib import crc32

import msgspec

from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import outcome
from grotto.kernel.errors import BadRecord, Data, GrottoError, IllegalAct, UnknownAct
from grotto.kernel.events import Event
from grotto.kernel.game import Game, Options
from grotto.kernel.state import State
from grotto.table.words import Said, event_of

# The kinds of rows.
ACT, UNDO, WORD = "act", "undo", "word"

log = logging.getLogger("grotto")


def line_of(moves: list[tuple[int, str]]) -> str:
    """The fingerprint of some moves."""
    return hashlib.sha256("\n".join([f"{actor} {text}" for actor, text in moves]).encode()).hexdigest()[:32]


class Row(NamedTuple):
    """One committed line: an act, an undo whose text is the number of moves that remain, or a word (words.py)."""

    seq: int
    kind: str
    actor: int
    text: str
    request: str | None
    # What the act caused, so that it can be shown even when it can't be replayed; the first rows did not have it.
    events: str | None = None
    # When it was committed, milliseconds since 1970; it is set then.
    time: int | None = None
    # The mark of the position after the act (mark_of), where that was stored.
    mark: str | None = None


def rows_of(moves: list[tuple[int, str]]) -> list[Row]:
    """The moves of a record as rows."""
    return [Row(seq, ACT, actor, text, None) for seq, (actor, text) in enumerate(moves)]


def with_events(row: Row, events: list[Event] | None) -> Row:
    """A row with the events that it caused."""
    return row._replace(events=msgspec.json.encode(events or []).decode())


def events_of(row: Row) -> list[Event]:
    """The events of a row, if it has them."""
    return [] if row.events is None else msgspec.json.decode(row.events, type=list[Event])


def mark_of(game: Game, state: State, actor: int) -> str:
    """A mark of the position after an act: whose decision it is, the round, what the seat has.

    It does not depend on how a position is stored or written, nor on the names of events and numbers.
    """
    seat = actor if actor >= 0 else max(0, state.seat)
    told = (state.actor, game.progress(state)[0], game.marked(state, seat))
    return f"{crc32(repr(told).encode()):08x}"


class LoggedAct:
    """An act in the log. Undone acts stay in it."""

    __slots__ = ("actor", "events", "mark", "n", "seq", "text", "undone")

    def __init__(self, n: int, row: Row, events: list[Event]) -> None:
        # The position after this act is the one after n moves, as long as it is not undone.
        self.n = n
        self.seq = row.seq
        self.actor = row.actor
        self.text = row.text
        self.events = events
        self.mark = row.mark
        self.undone = False


class Plan(NamedTuple):
    """What a move would add: the rows to commit, the position after them, and how to take them over."""

    rows: list[Row]
    entries: list[LoggedAct]
    states: list[State]


class History:
    """A game so far."""

    def __init__(self, game: Game, players: int, options: Options, seed: str) -> None:
        self.base = game
        self.game = game.edition(options)
        self.options = options
        self.seed = seed
        self.state: State = game.new(players, **options)
        self.players = players
        # The rows committed so far, those of undone acts included.
        self.seq = 0
        self.log: list[LoggedAct] = []
        # The moves that stand, each as its place in the log.
        self.line: list[int] = []
        # The places of undone moves in the log, in the order of undoing, so that nobody has to search for them.
        self.taken_back: list[int] = []
        self.requests: dict[str, Row] = {}
        self.said = Said()
        # The positions before the last moves, as far back as they may be undone.
        self.horizon: list[State] = []
        # Why the rows could not be followed to their end, and how many moves led to the position that is there.
        self.stuck: GrottoError | None = None
        self.followed = 0
        # Whether undoing the moves that could not be followed leads back to the known position.
        self.returns = False

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.line)

    @property
    def reached(self) -> int:
        """How many of the standing moves lead to the current position: all, unless the game is stuck."""
        return self.moves if self.stuck is None else self.followed

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by what was said."""
        return self.played_out or self.said.ended is not None

    @property
    def played_out(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.state.actor == NOBODY

    # ---- going on ----------------------------------------------------------------------

    def plan(self, text: str, request: str | None) -> Plan:
        """An act of the actor and all chance that follows; IllegalAct or UnknownAct if it is not possible."""
        act = self.game.act(text)
        after = self.state.clone()
        after.listen()
        row = Row(self.seq, ACT, self.state.actor, self.game.notation(act), request)
        plan = Plan([], [], [])
        if self.state.actor == CHANCE:
            raise IllegalAct("chance_decides", {"act": text})
        self._add(plan, after, act, row)
        return self._roll(plan, after)

    def plan_chance(self) -> Plan:
        """The chance at the beginning of a game."""
        after = self.state.clone()
        after.listen()
        return self._roll(Plan([], [], []), after)

    def _roll(self, plan: Plan, state: State) -> Plan:
        while state.actor == CHANCE:
            act = outcome(state, self.seed, self.moves + len(plan.rows))
            row = Row(self.seq + len(plan.rows), ACT, CHANCE, self.game.notation(act), None)
            self._add(plan, state, act, row)
        return plan

    def _add(self, plan: Plan, state: State, act: int, row: Row) -> None:
        state.apply(act)
        row = row._replace(mark=mark_of(self.game, state, row.actor))
        plan.rows.append(with_events(row, state.events))
        plan.entries.append(LoggedAct(self.moves + len(plan.rows), row, list(state.events or [])))
        plan.states.append(state.clone())

    def extend(self, plan: Plan) -> None:
        """Take over a plan that has been committed."""
        for row, entry, state in zip(plan.rows, plan.entries, plan.states, strict=True):
            self._note(row, entry, state)

    def _note(self, row: Row, entry: LoggedAct, after: State) -> None:
        if row.actor == CHANCE:
            # Nothing is undone that would hide an outcome of chance again.
            self.horizon.clear()
        else:
            if self.horizon and self.horizon[-1].actor != row.actor:
                self.horizon.clear()
            self.horizon.append(self.state)
        self.state = after
        self.line.append(len(self.log))
        self.log.append(entry)
        self._count(row)

    def _count(self, row: Row) -> None:
        self.seq += 1
        if row.request is not None:
            self.requests[row.request] = row

    def plan_word(self, seat: int, text: str, request: str | None, later: int = 0) -> Row:
        """The row of a word, so many rows after the existing ones."""
        return with_events(Row(self.seq + later, WORD, seat, text, request), [event_of(seat, text)])

    def hear(self, row: Row) -> None:
        """Take over a committed word; the position does not change."""
        entry = LoggedAct(self.moves, row, [event_of(row.actor, row.text)])
        # It is no act of a seat.
        entry.actor = NOBODY
        self.log.append(entry)
        self.said.hear(row.actor, row.text, self.moves)
        self._count(row)

    # ---- going back --------------------------------------------------------------------

    def undo_seat(self) -> int | None:
        """The seat whose last act may be undone; none once the game is over and its seed is known."""
        return self.horizon[-1].actor if self.horizon and not self.over else None

    def undo_to(self, whole_turn: bool) -> int:
        """How many moves remain after an undo; all of them if nothing can be taken back."""
        if self.undo_seat() is None:
            return self.moves
        return self.moves - (len(self.horizon) - self._turn_start() if whole_turn else 1)

    def _turn_start(self) -> int:
        """The first position of the turn, among those that can be restored and the current one."""
        between = [state.between_turns() for state in (*self.horizon, self.state)]
        if self.horizon and between[-1] and self.horizon[-1].actor != self.state.actor:
            # It is somebody else's turn, and nothing has been done in it.
            return len(self.horizon)
        for index in range(len(between) - 1, 0, -1):
            # Side acts may come before the turn's first act: they belong to it.
            if between[index] and not between[index - 1]:
                return index
        return 0

    def plan_undo(self, remaining: int, request: str | None) -> Row:
        """The row of an undo."""
        seat = self.undo_seat()
        assert seat is not None
        return Row(self.seq, UNDO, seat, str(remaining), request)

    def take_back(self, row: Row) -> list[int]:
        """Take over a committed undo; returns the places of the undone acts."""
        undone = self.line[int(row.text) :]
        # Only a lesson goes back further than what may be undone elsewhere.
        self.state = self.before(int(row.text))
        del self.horizon[max(0, len(self.horizon) - len(undone)) :]
        for place in undone:
            self.log[place].undone = True
        self.taken_back += undone
        del self.line[int(row.text) :]
        self._count(row)
        return undone

    def before(self, remaining: int) -> State:
        """The position when so many of the moves stood."""
        back = self.moves - remaining
        if back <= len(self.horizon):
            return self.horizon[-back] if back else self.state
        return self._from_start(remaining)

    def _from_start(self, moves: int) -> State:
        state: State = self.base.new(self.players, **self.options)
        for _, text in self.texts()[:moves]:
            state.apply(self.game.act(text))
        return state

    # ---- from storage ------------------------------------------------------------------

    def replay(self, rows: list[Row]) -> None:
        """Replay rows; BadRecord names the one that can't be replayed."""
        for row in rows:
            self._follow(row)

    def _follow(self, row: Row) -> None:
        if row.seq != self.seq:
            raise BadRecord("record_no_move", {"value": row.seq, "n": self.seq})
        if row.kind == UNDO:
            self.take_back(row)
            return
        if row.kind == WORD:
            self.hear(row)
            return
        data: Data = {"move": self.moves + 1, "act": row.text}
        if row.actor != self.state.actor:
            raise BadRecord("record_actor", data)
        after = self.state.clone()
        after.listen()
        try:
            after.apply(self.game.act(row.text))
        except UnknownAct as error:
            raise BadRecord("record_unknown_act", data) from error
        except IllegalAct as error:
            raise BadRecord("record_illegal", data) from error
        # Not after each act, which would double the time: a difference shows at the end of a turn, too.
        if row.mark is not None and after.between_turns() and mark_of(self.game, after, row.actor) != row.mark:
            raise BadRecord("record_differs", {"n": self.moves + 1})
        self._note(row, LoggedAct(self.moves + 1, row, list(after.events or [])), after)

    def take_over(self, rows: list[Row]) -> None:
        """Replay committed rows as far as possible.

        Rows that can't be replayed are kept and shown from their stored events; `stuck` says why.
        """
        for row in rows:
            if self.stuck is None:
                try:
                    self._follow(row)
                    continue
                except GrottoError as error:
                    self.stop(error, returns=True)
                except Exception:
                    # Rules may fail in any way when they meet an unknown game.
                    log.exception("a stored game of %s can't be replayed at row %d", self.game.id, row.seq)
                    self.stop(BadRecord("record_illegal", {"move": self.moves + 1, "act": row.text}), returns=True)
            self._keep(row)
        if self.stuck is None and self.line:
            last = self.log[self.line[-1]]
            if last.mark is not None and mark_of(self.game, self.state, last.actor) != last.mark:
                self.stop(BadRecord("record_differs", {"n": self.moves}))

    def stop(self, why: GrottoError, returns: bool = False) -> None:
        """Stop the game: moves after these can't be replayed."""
        self.stuck, self.followed, self.returns = why, self.moves, returns

    def _keep(self, row: Row) -> None:
        """Keep a row that can't be replayed."""
        if row.kind == WORD:
            self.seq = row.seq
            self.hear(row)
            return
        if row.kind == UNDO:
            remaining = int(row.text)
            for place in self.line[remaining:]:
                self.log[place].undone = True
            self.taken_back += self.line[remaining:]
            del self.line[remaining:]
            if self.returns and remaining <= self.followed:
                # The rows that could not be replayed do not stand any more.
                self.stuck, self.state, self.horizon = None, self._from_start(remaining), []
        else:
            self.line.append(len(self.log))
            self.log.append(LoggedAct(self.moves, row, events_of(row)))
        self.seq = row.seq
        self._count(row)

    def events(self) -> list[Event]:
        """The events of all moves that stand."""
        return [event for place in self.line for event in self.log[place].events]

    def texts(self) -> list[tuple[int, str]]:
        """The moves that stand, as a record has them."""
        return [(self.log[place].actor, self.log[place].text) for place in self.line]
