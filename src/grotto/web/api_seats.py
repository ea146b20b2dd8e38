"""Seats, links, records, forks, rematches."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from msgspec import Meta, Struct

from grotto.bots.lines.book import line_text
from grotto.kernel.errors import BadRecord
from grotto.table.errors import NotFound
from grotto.table.hall import Hall
from grotto.table.messages import ClaimInfo, Created, Message, View
from grotto.table.seating import Seating, SeatPlan
from grotto.web.limits import BRINGS, COST, OPENS, check_bots

AnyRequest = Request[Any, Any, Any]


class Sit(Struct):
    """The name under which I sit down."""

    name: Annotated[str, Meta(max_length=200)] | None = None


class BotSeat(Struct):
    """The bot that plays a seat, or nobody."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class Fork(Struct):
    """Where a new game begins, and who sits at it."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: list[SeatPlan]


class Token(Struct):
    """A one-time link to a seat: the page /claim/<token> uses it."""

    token: str


class Claimed(Struct):
    """The table and the seat of a link; no seat for those who only watch."""

    table: str
    seat: int | None


class Uploaded(Struct, omit_defaults=True):
    """The table of an uploaded record, and what in it does not follow from its seed."""

    id: str
    doubt: Message | None = None


@post("/tables/{id:str}/seats/{seat:int}/link")
async def link(hall: Hall, seating: Seating, me: str, id: str, seat: int) -> Token:
    """A new one-time link to a seat of mine, or to a free seat if I am the host. Older ones end."""
    return Token(await seating.link(await hall.get(id), me, seat))


@post("/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def bot(request: AnyRequest, hall: Hall, seating: Seating, me: str, id: str, seat: int, data: BotSeat) -> View:
    """Let a bot play a seat, or give it back."""
    live = await hall.get(id)
    # One bot in place of another is no more than before.
    if data.bot is not None and not any(one.seat == seat and one.bot for one in live.seats):
        await check_bots(request, me)
    await seating.seat_bot(live, me, seat, data.bot)
    return hall.view(live, me)


@post("/tables/{id:str}/seats/{seat:int}/sit", status_code=200)
async def sit(hall: Hall, seating: Seating, me: str, id: str, seat: int, data: Sit) -> View:
    """Take a free seat at an open table."""
    live = await hall.get(id)
    await seating.sit(live, me, seat, data.name)
    return hall.view(live, me)


@get("/claims/{token:str}")
async def claim_info(seating: Seating, person: str | None, token: str) -> ClaimInfo:
    """Where a link leads: game, host and seat."""
    return await seating.claim_info(person, token)


@post("/claims/{token:str}", status_code=200)
async def claim(seating: Seating, me: str, token: str, data: Sit) -> Claimed:
    """Use a link to a seat, once. The name I give is mine from then on."""
    return Claimed(*await seating.claim(me, token, data.name))


@post("/tables/{id:str}/fork", opt={OPENS: True, COST: 20})
async def fork(request: AnyRequest, hall: Hall, seating: Seating, me: str, id: str, data: Fork) -> Created:
    """A new table that goes on from a position of this one."""
    if any(seat.kind == "bot" for seat in data.seats):
        await check_bots(request, me)
    return await seating.fork(await hall.get(id), me, data.at, data.seats)


@post("/tables/{id:str}/rematch", opt={OPENS: True, COST: 2})
async def rematch(request: AnyRequest, hall: Hall, seating: Seating, me: str, id: str) -> Created:
    """The same players once more."""
    live = await hall.get(id)
    # Whoever asks second is only told where it is.
    if live.row.rematch is None and any(seat.bot for seat in live.seats):
        await check_bots(request, me)
    return await seating.rematch(live, me)


@get("/tables/{id:str}/record", media_type="text/plain", opt={COST: 2})
async def record(hall: Hall, id: str) -> Response[str]:
    """The game as text, for `grotto verify` and `grotto replay`."""
    live = await hall.get(id)
    headers = {"Content-Disposition": f'attachment; filename="{live.row.game}-{live.row.id}.grotto"'}
    return Response(live.record().text(), media_type="text/plain", headers=headers)


@post("/records", opt={OPENS: True, BRINGS: True, COST: 40})
async def upload(request: AnyRequest, seating: Seating, me: str) -> Uploaded:
    """Upload a record (the body is its text) to look at it and to fork it.

    One with illegal acts is refused; one whose chance does not follow from its seed is taken with a `doubt`.
    """
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record_encoding", {}) from error
    live = await seating.upload(me, text)
    return Uploaded(live.row.id, live.doubt())


@post("/examples/{game:str}", opt={OPENS: True, BRINGS: True, COST: 40})
async def example(seating: Seating, me: str, game: str) -> Uploaded:
    """Open the example game of a game, to look at it and to fork it."""
    text = line_text(game)
    if text is None:
        raise NotFound("no_example", {})
    live = await seating.upload(me, text)
    return Uploaded(live.row.id, live.doubt())


HANDLERS = [link, bot, sit, claim_info, claim, fork, rematch, record, upload, example]
