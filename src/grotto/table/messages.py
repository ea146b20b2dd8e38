"""What a table tells its viewers, as data. The same types make the API's description."""

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
# Whether those who sit at an open table are there now, and how well they play.
Pace = Literal["now", "days"]
# By which clock a table is played.
Timing = Literal["none", "days", "minutes"]
Level = Literal["new", "steady", "strong"]
# Nobody has used the link, I have, or somebody else has.
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
    # What follows from the position and only a picture needs.
    shown: Json
    # What the game tells besides, to this viewer: an open page of a book, say.
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
    # Whether that was somebody who has had their data deleted.
    gone: bool = False


class ActInfo(Struct, omit_defaults=True):
    """A legal act: its arguments, what it changes for the actor, and whether chance decides afterwards."""

    args: list[str]
    change: dict[str, int]
    reveals: bool
    # Whether it is the last one of a turn that is going on.
    ends: bool = False
    # Acts that could be done now and no more after it, one for each part that is given up.
    forfeits: list[str] = []
    # What it sets going for the whole table.
    begins: str = ""
    # What of the change is not its own but follows by itself, by where that comes from or goes to, if it is known.
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
    """Why nobody can go on at a table, and how many of its moves this program can replay."""

    reason: Message
    moves: int
    # Whether there is a position to be shown: the one after those moves.
    shown: bool
    # Whether the game itself is here, with its words.
    known: bool


class ClockInfo(Struct, omit_defaults=True):
    """A clock: milliseconds for a turn or for the game, what a turn adds, what each seat has left now, whose time runs.

    At zero a bot plays on, or nobody can move until whoever ran out of time is back.
    """

    kind: Literal["days", "minutes"]
    span: int
    increment: int
    zero: Literal["bot", "pause"]
    left: list[int]
    # -1 while it stands still.
    running: int
    # The seats whose owners are on vacation.
    resting: list[int] = []


class DrawInfo(Struct):
    """A draw that is proposed: by which seat, and who agrees so far."""

    seat: int
    agreed: list[int]


class DaysInfo(Struct, omit_defaults=True):
    """What a game over days has besides its position."""

    clock: ClockInfo | None = None
    # The seat whose time is over, while everybody waits for it.
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
    # For the host: whoever opens /t/ with this may watch.
    spectator: str | None = None
    # Anybody may take a free seat, without a link.
    listed: bool = False
    # What in an uploaded record does not follow from its seed.
    doubt: Message | None = None
    # The table where the same players go on.
    rematch: str | None = None
    lesson: LessonAt | None = None
    # Set where the game can't be replayed any more: it can only be read.
    frozen: Frozen | None = None
    # The clock, a draw that is proposed, who has given up.
    days: DaysInfo | None = None
    # A planning board of mine: the table it was made from. Nobody else sees it.
    plan_of: str | None = None
    # Whether people can talk here; nothing where there is nobody to talk to.
    chat: Chat | None = None
    # Whether the game counts for the ladder.
    rated: bool = False
    # A bot that could not go on is to move: when it is asked again (milliseconds since 1970).
    rests: int | None = None


class EventInfo(Struct, omit_defaults=True):
    """Something that happened to a seat, or to the whole table (-2); the id is that of a Fluent message."""

    id: str
    seat: int
    data: Data
    # What the content of the game told about it, by language.
    story: dict[str, str] = {}
    # What it is shown with, in words of the game's own drawings.
    picture: list[str] = []


class LogEntry(Struct, omit_defaults=True):
    """An act in the log: `n` moves stood after it, `seq` is its row. Chance has the actor -1."""

    n: int
    seq: int
    actor: int
    act: str
    events: list[EventInfo]
    undone: bool
    # The kinds of the words of a player's act, for those that are not told by what came of them.
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
    # Of open tables: whether a friend sits there, whether somebody is there now, and how well they play.
    friend: bool = False
    pace: Pace | None = None
    level: Level | None = None


class Link(Struct):
    """A one-time link to a seat: the page /claim/<token> uses it."""

    seat: int
    token: str


class Created(Struct):
    """A new table, the links to its free seats, and what stands behind /t/ for those who watch."""

    id: str
    links: list[Link]
    spectator: str


class ClaimInfo(Struct, omit_defaults=True):
    """Where a link leads, before anybody uses it. No seat: it is only to watch."""

    game: str
    name: str
    host: str
    players: int
    seat: int | None
    seat_name: str
    use: LinkUse
    # For those whom it lets in already.
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
