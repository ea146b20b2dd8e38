"""One game with a bot at each seat. Whatever a bot does wrong costs it the game; the game goes on.

From its mistake on `random` plays in the bot's place, so that the others can finish. Whatever the seat then scores, it
has lost to all who kept their seats.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import NamedTuple

from grotto.arena.entrants import MAKER, PROGRAM, Entrant
from grotto.arena.programs import PROGRAMS, Failure, Program, Sitting
from grotto.bots import Bot, make
from grotto.games import GAMES
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import outcome, seed_from
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record
from grotto.kernel.state import State

# Seconds that a program may take for an act, unless a match says otherwise.
SECONDS = 10.0
# How somebody's class may break down: one that wants to end the program ends its own game only.
BROKEN = (Exception, SystemExit)


class Forfeit(NamedTuple):
    """A game that a seat has lost by what its bot did, at which move, and what is known of it."""

    seat: int
    """Who has lost it."""
    reason: str
    """Why: `crash`, `time`, `illegal`, `nonsense` or `resigned`."""
    move: int
    """At which move."""
    detail: str
    """What is known of it."""


class GameReport(NamedTuple):
    """How one game went: the score of each seat, who has won, how many decisions it took, who forfeited, all moves.

    Decisions count all of them, those of chance and those with a single legal act too.
    """

    totals: tuple[int, ...]
    """The score of each seat."""
    winners: tuple[int, ...]
    """The seats that have won."""
    decisions: int
    """How many decisions it took."""
    forfeits: tuple[Forfeit, ...] = ()
    """Who lost it by what its bot did."""
    moves: tuple[str, ...] = ()
    """All acts in their notation, chance included."""

    def ranks(self) -> list[int]:
        """The place of each seat, from 0: who has won, then by score; who forfeited is behind all others."""
        lost = {forfeit.seat for forfeit in self.forfeits}
        keys = [
            (2, 0) if seat in lost else (0, 0) if seat in self.winners else (1, -total)
            for seat, total in enumerate(self.totals)
        ]
        order = sorted(set(keys))
        return [order.index(key) for key in keys]

    def share(self, seat: int) -> float:
        """The part of a win that a seat has: who wins together shares it."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


def derive(seed: int, *path: str | int) -> int:
    """A seed for a part of something that has a seed: unrelated to its neighbours, the same everywhere."""
    text = "/".join([str(part) for part in (seed, *path)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Seat:
    """Who plays a seat: the bot, and after its mistake the substitute."""

    def __init__(self, number: int, entrant: Entrant, seed: int, seconds: float) -> None:
        self.number = number
        self.entrant = entrant
        # Two of a kind do not play alike.
        self.seed = derive(seed, "seat", number, entrant.name)
        self.substitute_seed = derive(seed, "substitute", number)
        self.seconds = seconds
        self.bot: Bot | None = None
        self.program: Program | None = None
        self.forfeit: Forfeit | None = None

    def begin(self, game: Game, players: int, options: Options) -> None:
        """Make the bot, or tell the program of the game."""
        try:
            if self.entrant.kind == PROGRAM:
                self.program = PROGRAMS.take(self.entrant)
                packs = {id: [str(folder) for folder in folders] for id, folders in GAMES.packs().items()}
                self.program.begin(Sitting(game.id, players, options, self.number, self.seed, packs))
            else:
                self.bot = self.entrant.make(self.seed)
                if not hasattr(self.bot, "choose"):
                    self.lose(Failure("crash", f"{type(self.bot).__name__} has no method choose(game, state)"), 0)
        except Failure as failure:
            self.lose(failure, 0)
        except BROKEN as error:
            self.lose(Failure("crash", _said(error)), 0)

    def choose(self, game: Game, state: State, moves: list[tuple[int, str]]) -> int:
        """The act of the seat, legal whatever happens."""
        if self.forfeit is None:
            try:
                return _legal(game, state, self._asked(game, state, moves))
            except Failure as failure:
                self.lose(failure, len(moves))
        assert self.bot is not None
        return self.bot.choose(game, state)

    def _asked(self, game: Game, state: State, moves: list[tuple[int, str]]) -> int:
        if self.program is not None:
            return self.program.choose(game, state, moves, self.seconds)
        assert self.bot is not None
        try:
            # Somebody's class may play with what it is given.
            return self.bot.choose(game, state.clone() if self.entrant.kind == MAKER else state)
        except BROKEN as error:
            raise Failure("crash", _said(error)) from error

    def lose(self, failure: Failure, move: int) -> None:
        """The bot has lost the game; `random` goes on in its place."""
        self.forfeit = Forfeit(self.number, failure.reason, move, failure.detail)
        if self.program is not None:
            self.program.kill()
            self.program = None
        self.bot = make("random", self.substitute_seed)

    def end(self, report: GameReport) -> None:
        """The game is over; a program may play another one."""
        if self.program is not None:
            self.program.over(report.totals, report.winners)
            PROGRAMS.give_back(self.program)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def number_of(act: object) -> int | None:
    """The number of an act; numbers of numpy are numbers too. None for what is no number."""
    try:
        return index(act)  # type: ignore[arg-type]
    except BROKEN:
        return None


def spelled(game: Game, act: object) -> str:
    """What a bot has chosen, on one line: the notation of an act, or whatever else it is and of which type."""
    number = number_of(act)
    if number is None:
        return f"{' '.join(repr(act).split())[:60]} ({type(act).__name__})"
    return game.notation(number) if 0 <= number < len(game.vocabulary.entries) else str(number)


def _legal(game: Game, state: State, act: object) -> int:
    """The act, if it is one that is legal."""
    number = number_of(act)
    if number is None or number not in state.legal():
        raise Failure("illegal", spelled(game, act))
    return number


def play_game(
    game: Game, bots: list[Entrant], seed: int, options: Options | None = None, seconds: float = SECONDS
) -> GameReport:
    """Play one game with a bot at each seat. Chance decides who starts, where the game leaves it open."""
    given = options or {}
    rules = game.edition(game.checked(len(bots), given))
    state = game.new(len(bots), **given)
    luck = seed_from(derive(seed, "chance"))
    seats = [Seat(number, bot, seed, seconds) for number, bot in enumerate(bots)]
    for seat in seats:
        seat.begin(game, len(bots), given)
    moves: list[tuple[int, str]] = []
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            act = outcome(state, luck, len(moves))
        else:
            act = seats[state.actor].choose(rules, state, moves)
        moves.append((state.actor, rules.notation(act)))
        state.apply(act)
    report = _report(state, moves, seats)
    for seat in seats:
        seat.end(report)
    return report


def _report(state: State, moves: list[tuple[int, str]], seats: list[Seat]) -> GameReport:
    result = state.result()
    forfeits = [seat.forfeit for seat in seats if seat.forfeit is not None]
    kept = [seat.number for seat in seats if seat.forfeit is None]
    winners = tuple([seat for seat in result.winners if seat in kept])
    if forfeits and not winners and len(seats) > 1:
        # Whoever would have won has forfeited: the best of the others wins.
        best = max([result.totals[seat] for seat in kept], default=0)
        winners = tuple([seat for seat in kept if result.totals[seat] == best])
    written = tuple([f"{'*' if actor == CHANCE else actor} {act}" for actor, act in moves])
    return GameReport(result.totals, winners, len(moves), tuple(forfeits), written)


def record_of(game: Game, bots: list[str], seed: int, options: Options, report: GameReport) -> Record:
    """A game of the arena as a record; `grotto verify` finds its chance fair."""
    record = Record(game.id, len(bots), game.checked(len(bots), options))
    record.seats = list(bots)
    record.seal(seed_from(derive(seed, "chance")))
    for line in report.moves:
        actor, _, act = line.partition(" ")
        record.moves.append((CHANCE if actor == "*" else int(actor), act))
    record.result = report.totals
    return record
