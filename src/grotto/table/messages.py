"""What a table sends to its viewers. The API's description is made from the same types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grotto.kernel.errors import Data, Datum
from grotto.kernel.state import Json
from grotto.table.clocks import ClockPlan

Status = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "bot", "open"]
Role = Literal["main", "side", "close"]
Chat = Literal["on", "off"]
# Whether the players of an open table are present, and how well they play.
Pace = Literal["now", "days"]
# By which clock a table is played.
Timing = Literal["none", "days", "minutes"]
Level = Literal["new", "steady", "strong"]
# The link is unused, used by me, or used by somebody else.
LinkUse = Literal["free", "mine", "used"]


class Message(Struct):
    """The full id of a Fluent message and its data."""

    id: str
    data: Data


class ResultInfo(Struct):
    """Scores by category for each seat, and who has won if the game ended like this."""

    categories: list[dict[str, int]]
    totals: list[int]
    winners: list[int]
    verdict: str
    final: bool


class Position(Struct):
    """A position, as everybody may see it. The actor is a seat, -1 for chance, -2 when the game is over.

    Each game has types of its own for `state`, `shown` and `scene`: see grotto.table.wire.
    """

    state: Json
    actor: int
    prompt: Message
    result: ResultInfo
    counters: list[dict[str, int]]
    # What follows from the position and only drawings need.
    shown: Json
    # What the game shows this viewer in addition, such as an open page of a book.
    scene: Json | None


class SeatInfo(Struct, omit_defaults=True):
    """A seat: a person's (perhaps with a bot sitting in), a bot's, or free."""

    seat: int
    name: str
    kind: SeatKind
    mine: bool
    present: bool
    bot: str | None = None
    # Whether a person owns it while a bot plays it.
    owned: bool = False
    # Whether the owner has had their data deleted.
    gone: bool = False


class ActInfo(Struct, omit_defaults=True):
    """A legal act: its arguments, what it changes for the actor, and whether chance decides afterwards."""

    args: list[str]
    change: dict[str, int]
    reveals: bool
    # Whether it ends the current turn.
    ends: bool = False
    # Acts that are possible now and not after it, one for each part that is given up.
    forfeits: list[str] = []
    # What it starts for the whole table.
    begins: str = ""
    # The part of the change that follows by itself, by its source, if that is known.
    then: dict[str, dict[str, int]] = {}
    # The change of the score, by category.
    points: dict[str, int] = {}


class ActGroup(Struct):
    """The legal acts of one verb with the same kinds of arguments.

    `any_order`: arguments of the same kind are a set, whose members may be chosen in any order.
    """

    verb: str
    role: Role
    kinds: list[str]
    any_order: bool
    acts: list[ActInfo]


class LessonAt(Struct):
    """The chapter taught at a table, the moves before its first step, and how many moves are those it expects."""

    chapter: str
    start: int
    kept: int


class Frozen(Struct):
    """Why a game can't go on, and how many of its moves this program can replay."""

    reason: Message
    moves: int
    # Whether there is a position to show: the one after those moves.
    shown: bool
    # Whether the game itself is installed, with its words.
    known: bool


class ClockInfo(Struct, omit_defaults=True):
    """A clock: milliseconds for a turn or for the game, the increment, what each seat has left, whose time runs.

    At zero a bot plays on, or everybody waits until the player who ran out of time is back.
    """

    kind: Literal["days", "minutes"]
    span: int
    increment: int
    zero: Literal["bot", "pause"]
    left: list[int]
    # -1 while it is stopped.
    running: int
    # The seats whose owners are on vacation.
    resting: list[int] = []


class DrawInfo(Struct):
    """A draw that is proposed: by which seat, and who agrees so far."""

    seat: int
    agreed: list[int]


class DaysInfo(Struct, omit_defaults=True):
    """What a correspondence game has besides its position."""

    clock: ClockInfo | None = None
    # The seat whose time is over while everybody waits for it.
    paused: int | None = None
    draw: DrawInfo | None = None
    # How the game has ended, if not by its rules.
    ended: Literal["draw", "resign"] | None = None
    resigned: list[int] = []


class View(Position, omit_defaults=True):
    """A table as one viewer sees it. `seq` counts all committed rows, `moves` those that stand."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, Datum]
    seq: int
    moves: int
    seats: list[SeatInfo]
    legal: list[ActGroup]
    can_undo: bool
    can_restart: bool
    over: bool
    status: Status
    commitment: str
    host: bool
    # The number of log entries, those of undone acts included.
    log_length: int
    # The moves up to here were made at another table.
    fork_at: int
    # An uploaded record: to look at and to fork.
    imported: bool
    # Whether players may ask what a bot would do.
    hints: bool
    # Known once the game is over.
    seed: str | None = None
    # For the host: anybody who opens /t/ with this may watch.
    spectator: str | None = None
    # Anybody may take a free seat, without a link.
    listed: bool = False
    # What in an uploaded record does not follow from its seed.
    doubt: Message | None = None
    # The table where the same players go on.
    rematch: str | None = None
    lesson: LessonAt | None = None
    # Set if the game can't be replayed any more and is read-only.
    frozen: Frozen | None = None
    # The clock, a proposed draw, who has resigned.
    days: DaysInfo | None = None
    # A planning board of mine: the table it was made from. Nobody else sees it.
    plan_of: str | None = None
    # Whether people can talk here; None if there is nobody to talk to.
    chat: Chat | None = None
    # Whether the game counts for the ladder.
    rated: bool = False
    # When a bot that failed is asked again (milliseconds since 1970).
    rests: int | None = None


class EventInfo(Struct, omit_defaults=True):
    """Something that happened to a seat, or to the whole table (-2); the id is that of a Fluent message."""

    id: str
    seat: int
    data: Data
    # The story that the game's content tells about it, by language.
    story: dict[str, str] = {}
    # Its picture, in words of the game's own drawings.
    picture: list[str] = []


class LogEntry(Struct, omit_defaults=True):
    """An act in the log: `n` moves stood after it, `seq` is its row. Chance has the actor -1."""

    n: int
    seq: int
    actor: int
    act: str
    events: list[EventInfo]
    undone: bool
    # The kinds of the words of a player's act, for acts that are not told by their events.
    kinds: list[str] = []
    # Whether a hint was asked for before it.
    hinted: bool = False


class TableCard(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    name: str
    game: str
    players: int
    status: Status
    seats: list[SeatInfo]
    # The seat that is to act, -1 for chance, -2 when the game is over.
    actor: int
    your_turn: bool
    updated: str
    moves: int
    # The round and the last one; 0 while they are not known.
    round: int
    rounds: int
    result: ResultInfo | None = None
    rated: bool = False
    clock: ClockPlan | None = None
    # For open tables: whether a friend sits there, whether somebody is present, and how well they play.
    friend: bool = False
    pace: Pace | None = None
    level: Level | None = None


class Link(Struct):
    """A one-time link to a seat: the page /claim/<token> uses it."""

    seat: int
    token: str


class Created(Struct):
    """A new table, the links to its free seats, and the part of the address after /t/ for onlookers."""

    id: str
    links: list[Link]
    spectator: str


class ClaimInfo(Struct, omit_defaults=True):
    """Where a link leads, before it is used. Without a seat it is only for watching."""

    game: str
    name: str
    host: str
    players: int
    seat: int | None
    seat_name: str
    use: LinkUse
    # For people whom it has let in already.
    table: str | None = None
    clock: ClockPlan | None = None


class ScorePoint(Struct):
    """The totals after n moves, and the round in which the last of them was made."""

    n: int
    round: int
    totals: list[int]


class Verified(Struct, omit_defaults=True):
    """Whether every act and every chance outcome of a finished game is right."""

    moves: int
    outcomes: int
    ok: bool
    error: Message | None = None
