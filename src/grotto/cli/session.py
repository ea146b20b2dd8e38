"""A game in progress at the terminal: its history, its record, who sits where. It neither reads nor prints."""

from __future__ import annotations

from grotto.arena.playing import derive
from grotto.bots import make
from grotto.kernel.agenda import CHANCE
from grotto.kernel.chance import new_seed
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record, verify
from grotto.kernel.state import State
from grotto.table.history import UNDO, History, LoggedAct, Plan, Row, rows_of

HUMAN = "human"


class Session:
    """A game with somebody at each seat: a person or a bot."""

    def __init__(self, game: Game, record: Record, seed: str) -> None:
        # All chance comes from the seed, and so do the bots' whims: what was saved goes on as it would have.
        self.history = History(game, record.players, record.options, seed)
        self.game = self.history.game
        self.record = record

    @classmethod
    def start(cls, game: Game, seats: list[str], options: Options, seed: str) -> Session:
        """A new game."""
        record = Record(game.id, len(seats), game.checked(len(seats), options))
        record.seats = seats
        record.seal(seed)
        return cls(game, record, seed)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Session:
        """Go on with a record; BadRecord if it is not a game that was really played."""
        verify(game, record)
        # Without a seed nothing was promised about the chance of this game.
        session = cls(game, record, record.seed or new_seed())
        session.history.replay(rows_of(record.moves))
        session._write()
        return session

    @property
    def state(self) -> State:
        """The position."""
        return self.history.state

    @property
    def log(self) -> list[LoggedAct]:
        """Everything that has happened, also what was taken back."""
        return self.history.log

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.history.over

    @property
    def humans(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, kind in enumerate(self.record.seats) if kind == HUMAN]

    def asks_human(self) -> bool:
        """Whether the next decision is a person's."""
        return self.state.actor in self.humans

    def _write(self) -> None:
        """Let the record say what stands."""
        self.record.moves = self.history.texts()
        self.record.result = None
        if self.over:
            self.record.close(self.state)

    # ---- going on ----------------------------------------------------------------------

    def apply(self, act: int) -> list[LoggedAct]:
        """Do a legal act, and the chance that follows."""
        return self._follow(self.history.plan(self.game.notation(act), None))

    def go_on(self) -> list[LoggedAct]:
        """What chance or a bot does now."""
        state = self.state
        if state.actor == CHANCE:
            return self._follow(self.history.plan_chance())
        whims = derive(int(self.history.seed, 16), "seat", state.actor, "move", self.history.moves)
        return self.apply(make(self.record.seats[state.actor], whims).choose(self.game, state))

    def _follow(self, plan: Plan) -> list[LoggedAct]:
        self.history.extend(plan)
        self._write()
        return plan.entries

    def since_last_human(self) -> list[LoggedAct]:
        """What a person who comes back has not seen: the moves after the last one of a person, and that one."""
        last = max((entry.n for entry in self.log if entry.actor in self.humans), default=1)
        return [entry for entry in self.log if entry.n >= last]

    # ---- going back --------------------------------------------------------------------

    def go_back(self, moves: int) -> None:
        """Let only so many moves stand, over chance and the acts of others too, as lessons do."""
        self.history.take_back(Row(self.history.seq, UNDO, self.humans[0], str(moves), None))
        self._write()

    def undo_refusal(self, whole_turn: bool) -> str:
        """Why the last act, or the turn, cannot be taken back: a message id, empty if it can."""
        seat = self.history.undo_seat()
        if seat is None:
            if not self.history.moves:
                return "cli-undo-nothing"
            return "cli-undo-chance" if self.record.moves[-1][0] == CHANCE else "cli-undo-other"
        if seat not in self.humans:
            return "cli-undo-other"
        return "" if self.history.undo_to(whole_turn) < self.history.moves else "cli-restart-nothing"

    def undo(self, whole_turn: bool) -> list[LoggedAct]:
        """Take the last act back, or all of the turn; the acts that are undone now."""
        undone = self.history.take_back(self.history.plan_undo(self.history.undo_to(whole_turn), None))
        self._write()
        return [self.log[place] for place in undone]
