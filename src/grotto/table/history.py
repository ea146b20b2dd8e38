"""The history of one game: the rows that were committed, the position they lead to, and what may be undone.

Nothing here waits or stores: a move is planned, stored by somebody else, and then taken over.
"""

from __future__ import annotations

from typing import NamedTuple

from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import outcome
from grotto.kernel.errors import BadRecord, IllegalAct
from grotto.kernel.events import Event
from grotto.kernel.game import Game, Options
from grotto.kernel.state import State

# The kinds of rows.
ACT, UNDO = "act", "undo"


class Row(NamedTuple):
    """One committed line: an act, or an undo whose text is the number of moves that remain."""

    seq: int
    kind: str
    actor: int
    text: str
    request: str | None


def rows_of(moves: list[tuple[int, str]]) -> list[Row]:
    """The moves of a record as rows."""
    return [Row(seq, ACT, actor, text, None) for seq, (actor, text) in enumerate(moves)]


class LoggedAct:
    """An act in the log. Undone acts stay in it."""

    __slots__ = ("actor", "events", "n", "seq", "text", "undone")

    def __init__(self, n: int, row: Row, events: list[Event]) -> None:
        # The position after this act is the one after n moves, as long as it is not undone.
        self.n = n
        self.seq = row.seq
        self.actor = row.actor
        self.text = row.text
        self.events = events
        self.undone = False


class Plan(NamedTuple):
    """What a move would add: the rows to commit, the position after them, and how to take them over."""

    rows: list[Row]
    entries: list[LoggedAct]
    states: list[State]


class History:
    """A game so far."""

    def __init__(self, game: Game, players: int, options: Options, seed: str) -> None:
        self.game = game.edition(options)
        self.seed = seed
        self.state: State = game.new(players, **options)
        self.players = players
        # The rows committed so far, those of undone acts included.
        self.seq = 0
        self.log: list[LoggedAct] = []
        # The moves that stand, each as its place in the log.
        self.line: list[int] = []
        self.requests: dict[str, Row] = {}
        # The positions before the last moves, as far back as they may be undone.
        self.horizon: list[State] = []

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.line)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == NOBODY

    # ---- going on ----------------------------------------------------------------------

    def plan(self, text: str, request: str | None) -> Plan:
        """The act of whoever is to act, and all chance that follows; IllegalAct or UnknownAct if it can't be."""
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
        """The chance that comes first, at the beginning of a game."""
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
        plan.rows.append(row)
        plan.entries.append(LoggedAct(self.moves + len(plan.rows), row, list(state.events or [])))
        plan.states.append(state.clone())

    def extend(self, plan: Plan) -> None:
        """Take over a plan that has been committed."""
        for row, entry, state in zip(plan.rows, plan.entries, plan.states, strict=True):
            self._note(row, entry, state)

    def _note(self, row: Row, entry: LoggedAct, after: State) -> None:
        if row.actor == CHANCE:
            # What chance has shown can't be forgotten.
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
        """The first position of the turn, among those that may be gone back to and the one that is there now."""
        between = [state.between_turns() for state in (*self.horizon, self.state)]
        if self.horizon and between[-1] and self.horizon[-1].actor != self.state.actor:
            # It is somebody else's turn, and nothing of it is done.
            return len(self.horizon)
        for index in range(len(between) - 1, 0, -1):
            # Side acts may come before the turn's first act: they belong to it.
            if between[index] and not between[index - 1]:
                return index
        return 0

    def plan_undo(self, remaining: int, request: str | None) -> Row:
        """The row that takes moves back."""
        seat = self.undo_seat()
        assert seat is not None
        return Row(self.seq, UNDO, seat, str(remaining), request)

    def take_back(self, row: Row) -> list[int]:
        """Take over an undo that has been committed; the places of the acts that are now undone."""
        undone = self.line[int(row.text) :]
        for place in undone:
            self.log[place].undone = True
            self.state = self.horizon.pop()
        del self.line[int(row.text) :]
        self._count(row)
        return undone

    # ---- from storage ------------------------------------------------------------------

    def replay(self, rows: list[Row]) -> None:
        """Follow committed rows."""
        for row in rows:
            if row.seq != self.seq:
                raise BadRecord("record_no_move", {"value": row.seq, "n": self.seq})
            if row.kind == UNDO:
                self.take_back(row)
                continue
            after = self.state.clone()
            after.listen()
            after.apply(self.game.act(row.text))
            self._note(row, LoggedAct(self.moves + 1, row, list(after.events or [])), after)

    def texts(self) -> list[tuple[int, str]]:
        """The moves that stand, as a record has them."""
        return [(self.log[place].actor, self.log[place].text) for place in self.line]
