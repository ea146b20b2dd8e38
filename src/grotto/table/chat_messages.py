"""What is said at a table, as data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# Those who play, and those who watch.
Room = Literal["players", "watchers"]
ROOMS: tuple[Room, ...] = ("players", "watchers")


class ChatLine(Struct, omit_defaults=True):
    """Something that was said. Either a phrase, whose words are in each reader's language, or a text as it was written.

    `by` tells people apart at this table and means nothing elsewhere.
    """

    room: Room
    n: int
    by: str
    name: str
    said: str
    phrase: str | None = None
    text: str | None = None
    # Where the speaker sat.
    seat: int | None = None


class ChatPerson(Struct, omit_defaults=True):
    """Somebody who has a seat here, and the page about them if there is one for others."""

    seat: int
    name: str
    profile: str | None = None


class ChatInfo(Struct, omit_defaults=True):
    """The last of what was said, in the rooms that I may read."""

    on: bool
    lines: list[ChatLine]
    # The rooms I may read, with the number of the last line in each.
    rooms: dict[Room, int]
    # The room I may speak in, and how I am told apart there.
    room: Room | None
    me: str | None
    # Whom I do not want to read.
    muted: list[str]
    phrases: list[str]
    people: list[ChatPerson]


class ChatNews(Struct):
    """The same, as it goes on: what is new, and the number of the last line in each room that I may read."""

    on: bool
    rooms: dict[Room, int]
    lines: list[ChatLine]


class Muted(Struct):
    """Whom I do not want to read, as they are told apart at this table."""

    muted: list[str]
