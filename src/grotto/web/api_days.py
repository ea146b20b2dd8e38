"""Games over days: words besides acts, planning boards, conditional moves, vacation, and where one is told of turns."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal
from uuid import UUID

from litestar import Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from msgspec import Meta, Struct

from grotto.table.conditions import LONGEST
from grotto.table.errors import NotFound, Refused
from grotto.table.hall import Hall
from grotto.table.live import Live
from grotto.table.messages import Created, View
from grotto.table.people import is_id
from grotto.table.seating import Seating
from grotto.table.words import Word
from grotto.web.answers import StaleProblem
from grotto.web.api_tables import Count, answer
from grotto.web.identity import person_of
from grotto.web.limits import COST, KEEPS, MAIL, OPENS, check_few
from grotto.web.posting import Post, mail_address

AnyRequest = Request[Any, Any, Any]
Language = Literal["en", "ru", "fr"]
Key = Annotated[str, Meta(min_length=1, max_length=200)]


class Say(Struct):
    """Something that is said for a seat of mine and is no act; `seq` and `request` are as for an act."""

    request: UUID
    seq: Count
    word: Word
    seat: Annotated[int, Meta(ge=0, le=100)]


class Condition(Struct):
    """A line of moves from the position after so many: what the others are expected to do, and what I do then."""

    start: Count
    acts: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=LONGEST)]


class PlannedAct(Struct):
    """A move of a line: of a seat, or of chance (-1)."""

    actor: int
    act: str


class ConditionInfo(Struct):
    """A line that I have left, and how many of its moves have been made."""

    id: str
    seat: int
    done: int
    line: list[PlannedAct]


class Browser(Struct):
    """A browser that wants to be told, as its push service describes it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Key
    auth: Key
    language: Language = "en"


class BrowserGone(Struct):
    """A browser that does not want to be told any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MailAddress(Struct):
    """Where mail is to go."""

    address: Annotated[str, Meta(max_length=200)]
    language: Language = "en"


class Code(Struct):
    """The code that was sent there."""

    code: Annotated[str, Meta(max_length=20)]


class Stopped(Struct):
    """No more mail is sent."""

    stopped: bool


class Told(Struct, omit_defaults=True):
    """Where I am told that it is my turn, and my vacation."""

    # What a browser needs to know of this server.
    push_key: str
    browsers: int
    # Whether this server sends mail at all.
    mails: bool
    # When my vacation ends at the latest (milliseconds since 1970), and the days left of this year.
    vacation_days: float
    address: str | None = None
    # An address that waits for its code.
    unconfirmed: str | None = None
    vacation_until: int | None = None


def post_of(connection: ASGIConnection) -> Post:  # type: ignore[type-arg]
    """What sends notes."""
    found = connection.app.state.post
    assert isinstance(found, Post)
    return found


async def guard_private(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """A planning board is there for its owner alone: for everybody else there is no such table."""
    table = connection.path_params.get("id")
    if not isinstance(table, str) or not connection.scope["path"].startswith("/api/tables/") or not is_id(table):
        return
    hall: Hall = connection.app.state.hall
    live = hall.tables.get(table)
    row = live.row if live is not None else None
    if row is None:
        found = await hall.storage.table(table)
        row = found[0] if found is not None else None
    if row is not None and row.plan_of is not None and row.host != person_of(connection):
        raise NotFound("no_table", {})


# ---- at a table ------------------------------------------------------------------------


@post("/tables/{id:str}/say", status_code=200)
async def say(hall: Hall, me: str, id: str, data: Say) -> Response[View] | Response[StaleProblem]:
    """Resign, leave, propose a draw or answer to one, go on after my time was over. 409 comes with the newest view."""
    return await answer(hall, me, id, hall.say(id, me, str(data.request), data.seq, data.word, data.seat))


@post("/tables/{id:str}/plan", opt={OPENS: True, COST: 20})
async def plan(hall: Hall, seating: Seating, me: str, id: str) -> Created:
    """A planning board: play on from here alone. Its chance is its own, and nobody else can see it."""
    return await seating.plan(await hall.get(id), me)


async def _conditions(hall: Hall, live: Live, person: str | None) -> list[ConditionInfo]:
    rows = await hall.days.conditions.mine(live, person)
    return [
        ConditionInfo(
            row.id,
            row.seat,
            max(0, min(live.history.moves - row.start, len(row.line))),
            [PlannedAct(actor, text) for actor, text in row.line],
        )
        for row in rows
    ]


@get("/tables/{id:str}/conditions")
async def conditions(hall: Hall, person: str | None, id: str) -> list[ConditionInfo]:
    """The conditional moves that I have left at a table; nobody else sees them."""
    return await _conditions(hall, await hall.get(id), person)


@post("/tables/{id:str}/conditions", opt={COST: 5})
async def add_condition(hall: Hall, me: str, id: str, data: Condition) -> list[ConditionInfo]:
    """If the others do what is expected, my moves of this line are made at once. It is forgotten where they don't."""
    live = await hall.get(id)
    await hall.days.conditions.add(live, me, data.start, data.acts)
    return await _conditions(hall, live, me)


@delete("/tables/{id:str}/conditions/{condition:str}", status_code=200)
async def drop_condition(hall: Hall, me: str, id: str, condition: str) -> list[ConditionInfo]:
    """Forget a line."""
    live = await hall.get(id)
    await hall.days.conditions.drop(live, me, condition)
    return await _conditions(hall, live, me)


# ---- oneself ---------------------------------------------------------------------------


async def _told(request: AnyRequest, hall: Hall, person: str | None) -> Told:
    channels = [] if person is None else await hall.days.notices.channels(person)
    until, left = (None, float(hall.days.allowed)) if person is None else await hall.days.vacation(person)
    mails = [one for one in channels if one.kind == "mail"]
    waiting = [one.address for one in mails if not one.confirmed and one.tries < 5]
    return Told(
        push_key=post_of(request).push_key,
        browsers=sum(one.kind == "push" for one in channels),
        mails=post_of(request).public.mail is not None,
        address=next((one.address for one in mails if one.confirmed), None),
        unconfirmed=waiting[-1] if waiting else None,
        vacation_until=until,
        vacation_days=left,
    )


@get("/me/notices")
async def told(request: AnyRequest, hall: Hall, person: str | None) -> Told:
    """Where I am told that it is my turn."""
    return await _told(request, hall, person)


@post("/me/notices/browser", status_code=200, opt={KEEPS: True, COST: 2})
async def add_browser(request: AnyRequest, hall: Hall, me: str, data: Browser) -> Told:
    """Tell me in this browser, even while no page of ours is open."""
    post_of(request).check_endpoint(data.endpoint)
    keys = json.dumps({"p256dh": data.p256dh, "auth": data.auth})
    check_keys(data.endpoint, data.p256dh, data.auth)
    await hall.days.notices.add_browser(me, data.endpoint, keys, data.language)
    return await _told(request, hall, me)


def check_keys(endpoint: str, p256dh: str, auth: str) -> None:
    """Refused if nothing could be sealed with these keys."""
    from pywebpush import WebPusher

    try:
        WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}).encode(b"?")
    except Exception as error:
        # The library fails in many ways, none of which says more.
        raise Refused("push_keys", {}) from error


@post("/me/notices/browser/stop", status_code=200)
async def stop_browser(request: AnyRequest, hall: Hall, me: str, data: BrowserGone) -> Told:
    """Tell me nothing in this browser."""
    for channel in await hall.days.notices.channels(me):
        if channel.kind == "push" and channel.address == data.endpoint:
            await hall.days.notices.remove(me, channel.id)
    return await _told(request, hall, me)


@put("/me/notices/mail", opt={COST: 20})
async def add_mail(request: AnyRequest, hall: Hall, me: str, data: MailAddress) -> Told:
    """Send a code to an address; mail goes there once the code has come back."""
    if post_of(request).public.mail is None:
        raise Refused("no_mail_here", {})
    address = mail_address(data.address)
    check_few(request, "mail", MAIL)
    channel, code = await hall.days.notices.add_mail(me, address, data.language)
    await post_of(request).send_code(channel, code)
    return await _told(request, hall, me)


@post("/me/notices/mail/code", status_code=200, opt={COST: 5})
async def confirm_mail(request: AnyRequest, hall: Hall, me: str, data: Code) -> Told:
    """The code that was sent to my address."""
    await hall.days.notices.confirm(me, data.code.strip())
    return await _told(request, hall, me)


@delete("/me/notices/mail", status_code=200)
async def stop_mail(request: AnyRequest, hall: Hall, me: str) -> Told:
    """Send me no mail."""
    await hall.days.notices.remove_mail(me)
    return await _told(request, hall, me)


@post("/mail/{channel:str}/stop", status_code=200)
async def stop_mails(hall: Hall, channel: str) -> Stopped:
    """The link at the end of a mail: whoever has it wants no more of them."""
    await hall.days.notices.stop_mail(channel)
    return Stopped(True)


# All tables that wait for somebody are looked at.
@post("/me/vacation", status_code=200, opt={COST: 20})
async def begin_vacation(request: AnyRequest, hall: Hall, me: str) -> Told:
    """Let the clocks of days stand still for me, as long as I have days left in this year."""
    await hall.days.begin_vacation(me)
    return await _told(request, hall, me)


@delete("/me/vacation", status_code=200, opt={COST: 20})
async def end_vacation(request: AnyRequest, hall: Hall, me: str) -> Told:
    """I am back."""
    await hall.days.end_vacation(me)
    return await _told(request, hall, me)


HANDLERS = [
    say,
    plan,
    conditions,
    add_condition,
    drop_condition,
    told,
    add_browser,
    stop_browser,
    add_mail,
    confirm_mail,
    stop_mail,
    stop_mails,
    begin_vacation,
    end_vacation,
]
