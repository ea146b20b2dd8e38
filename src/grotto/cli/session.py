"""A game in progress at the terminal: position, record, log, undo. It neither reads nor prints."""

from __future__ import annotations

from dataclasses import dataclass

from grotto.arena.match import derive
from grotto.bots import make
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import new_seed, outcome
from grotto.kernel.events import Event
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record, verify
from grotto.kernel.state import State

HUMAN = "human"


@dataclass
class Move:
    """One act with what it caused. Moves that were taken back stay in the log."""

    number: int
    actor: int
    act: int
    events: list[Event]
    undone: bool = False


class Session:
    """A game with somebody at each seat: a person or a bot."""

    def __init__(self, game: Game, record: Record, seed: str) -> None:
        self.game = game.edition(record.options)
        self.record = record
        # All chance comes from this, and so do the bots' whims: what was saved goes on as it would have.
        self.seed = seed
        self.state = game.new(record.players, **record.options)
        self.log: list[Move] = []
        # The positions before the acts that may still be taken back.
        self.past: list[State] = []

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
        edition = game.edition(record.options)
        moves = [edition.act(text) for _, text in record.moves]
        record.moves = []
        record.result = None
        # Without a seed nothing was promised about the chance of this game.
        session = cls(game, record, record.seed or new_seed())
        for act in moves:
            session.apply(act)
        return session

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == NOBODY

    @property
    def humans(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, kind in enumerate(self.record.seats) if kind == HUMAN]

    def asks_human(self) -> bool:
        """Whether the next decision is a person's."""
        return self.state.actor in self.humans

    def next_act(self) -> int:
        """What chance or a bot does now."""
        state = self.state
        move = len(self.record.moves)
        if state.actor == CHANCE:
            return outcome(state, self.seed, move)
        bot = make(self.record.seats[state.actor], derive(int(self.seed, 16), "seat", state.actor, "move", move))
        return bot.choose(self.game, state)

    def apply(self, act: int) -> Move:
        """Do a legal act."""
        before = self.state
        after = before.clone()
        after.listen()
        after.apply(act)
        self.record.add(self.game, before, act)
        self.state = after
        move = Move(len(self.record.moves), before.actor, act, after.events or [])
        self.log.append(move)
        self.past = [*self.past, before] if before.actor in self.humans else []
        if self.over:
            self.record.close(after)
        return move

    def since_last_human(self) -> list[Move]:
        """What a person who comes back has not seen: the moves after the last one of a person, and that one."""
        last = max((move.number for move in self.log if move.actor in self.humans), default=1)
        return [move for move in self.log if move.number >= last]

    def undo_refusal(self) -> str:
        """Why the last act cannot be taken back: a message id, empty if it can."""
        if not self.record.moves:
            return "cli-undo-nothing"
        actor = self.record.moves[-1][0]
        if actor == CHANCE:
            return "cli-undo-chance"
        return "" if actor == self.state.actor and self.past else "cli-undo-other"

    def undo(self) -> Move:
        """Take the last act back."""
        self.state = self.past.pop()
        self.record.moves.pop()
        move = next(move for move in reversed(self.log) if not move.undone)
        move.undone = True
        return move
