"""Friends, ladder and the pages about people, as data. No id of a person leaves the server: they have handles."""

from __future__ import annotations

from msgspec import Struct

from grotto.table.ratings import MU


class FriendInfo(Struct, omit_defaults=True):
    """A friend: how to name them, and whether they have a page that others may read."""

    handle: str
    name: str
    page: bool = False


class Friends(Struct):
    """My friends, and whether there is a link by which others become friends of mine."""

    friends: list[FriendInfo]
    linked: bool


class FriendLink(Struct):
    """Who asks for my friendship by a link."""

    name: str
    mine: bool
    friend: bool


class RatingInfo(Struct):
    """How well somebody plays a game, and how far that may be off to either side."""

    game: str
    mu: float
    off: float
    games: int


class Rung(Struct, omit_defaults=True):
    """Somebody on the ladder: a bot, a person with a page, or somebody who does not want to be named."""

    place: int
    mu: float
    off: float
    games: int
    name: str = ""
    handle: str | None = None
    bot: str | None = None
    mine: bool = False


class Ladder(Struct):
    """Everybody who has played a rated game, the best first: who is surely good stands before who may be."""

    game: str
    rungs: list[Rung]
    start: float = MU


class Opponent(Struct, omit_defaults=True):
    """How games against somebody have ended. Without a name: somebody who does not want to be named."""

    games: int
    ahead: int
    behind: int
    name: str = ""
    handle: str | None = None
    bot: str | None = None


class Thing(Struct):
    """Something that somebody likes to build."""

    kind: str
    id: str
    n: int


class GameStats(Struct):
    """How somebody has done in a game."""

    game: str
    played: int
    won: int
    # Of games played to their end: the mean, the best, the last ones in order, and the mean of each category.
    mean: float
    best: int
    scores: list[int]
    categories: dict[str, float]
    built: list[Thing]
    # The rating after each game that counted, the oldest first.
    ratings: list[float]


class PastSeat(Struct, omit_defaults=True):
    """Who played a game, and what came of it."""

    place: int
    total: int | None
    name: str = ""
    handle: str | None = None
    bot: str | None = None
    mine: bool = False


class PastGame(Struct, omit_defaults=True):
    """A game that has ended."""

    game: str
    ended: str
    end: str
    seats: list[PastSeat]
    # What it did to the rating.
    gain: float | None = None
    # Where it can be looked at.
    table: str | None = None


class Profile(Struct, omit_defaults=True):
    """The page about somebody. Others see games that were rated or open to all; I see all of mine."""

    handle: str
    name: str
    mine: bool
    ratings: list[RatingInfo]
    games: list[GameStats]
    history: list[PastGame]
    opponents: list[Opponent]
    # Only I can read it.
    hidden: bool = False
