"""For those who look after the server: tables, reports, blocks, limits, and the log of what they did."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import Parameter
from msgspec import Meta, Struct

from grotto.table.care import Care
from grotto.table.errors import Forbidden
from grotto.table.export import moment
from grotto.table.people import clean_name, is_id
from grotto.table.reports import Status
from grotto.table.schema import GONE
from grotto.table.storage import SeatRow, TableRow
from grotto.table.views import status
from grotto.web.identity import known_of
from grotto.web.limits import (
    ACCOUNT,
    BRING_A_DAY,
    COST,
    EXPORT,
    GUESS,
    GUESSED,
    KEEP,
    MAIL,
    OPEN,
    OPEN_A_DAY,
    READ,
    REPORT,
    TALK,
    WORK,
    WRITE,
    Rate,
    buckets_of,
)
from grotto.web.tuning import TUNABLE, Tunable, Tuning

AnyRequest = Request[Any, Any, Any]
LISTED = 100
Remark = Annotated[str, Meta(max_length=200)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class AdminSeat(Struct):
    """Who sits on a seat; the person is what blocks are about."""

    seat: int
    name: str
    bot: str | None
    person: str | None
    blocked: bool


class AdminTable(Struct):
    """A table as admins see it."""

    id: str
    name: str
    game: str
    status: Literal["waiting", "running", "over"]
    halted: bool
    listed: bool
    moves: int
    created: str
    updated: str
    host: str | None
    host_name: str
    seats: list[AdminSeat]


class Halt(Struct):
    """Whether a game is stopped, and why, for the log."""

    halted: bool
    text: Remark = ""


class ReportInfo(Struct):
    """A report, with what is known about who it is about."""

    id: str
    kind: str
    table: str | None
    person: str | None
    person_name: str
    blocked: bool
    by: str
    by_name: str
    text: str
    time: str
    status: Status


class Settle(Struct):
    """What has become of a report."""

    status: Status
    text: Remark = ""


class Block(Struct):
    """Whom to block: a person, or an address or network. For so many days, or for good."""

    person: Annotated[str, Meta(max_length=32, pattern="^[0-9a-f]+$")] | None = None
    address: Annotated[str, Meta(max_length=64)] | None = None
    days: Days | None = None
    text: Remark = ""


class BlockInfo(Struct):
    """A block that holds."""

    id: str
    person: str | None
    name: str
    address: str | None
    reason: str
    created: str
    expires: str | None


class LoggedInfo(Struct):
    """Something an admin did; nobody where the server did it by itself."""

    id: str
    time: str
    who: str
    act: str
    target: str
    text: str


class LimitInfo(Struct):
    """How much of something is allowed: of what, whose, at once, and each second."""

    what: str
    whose: str
    burst: float
    per_second: float


class LimitsInfo(Struct):
    """The limits that hold now, the settings they come from, and what of those was set here, in place of the file's."""

    rates: list[LimitInfo]
    settings: dict[str, float]
    changeable: list[str]
    changed: list[str]


class SetLimit(Struct):
    """A setting and what it is to be; without a value it is what the server was told when it started."""

    name: Tunable
    value: Annotated[float, Meta(ge=0, le=1_000_000)] | None = None


def guard_admin(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Let only those through who look after the server."""
    known = known_of(connection)
    if known is None or known.session is None or not known.session.admin:
        raise Forbidden("not_admin", {})
    # By person only: somebody who has blocked their own address must be able to undo it.
    if connection.app.state.care.blocks.person(known.person):
        raise Forbidden("blocked", {})


def _who(request: AnyRequest) -> str:
    """The name that the log has."""
    known = known_of(request)
    assert known is not None
    assert known.session is not None
    return known.session.name or known.person


async def _table(care: Care, row: TableRow, seats: list[SeatRow]) -> AdminTable:
    chairs = [
        AdminSeat(seat.seat, seat.name, seat.bot, _shown(seat.person), care.blocks.person(seat.person))
        for seat in seats
    ]
    return AdminTable(
        id=row.id, name=row.name, game=row.game, status=status(row, seats), halted=row.halted, listed=row.open,
        moves=row.moves, created=moment(row.created), updated=moment(row.updated), host=_shown(row.host),
        host_name=await care.storage.person_name(row.host), seats=chairs,
    )  # fmt: skip


def _shown(person: str | None) -> str | None:
    return None if person == GONE else person


@get("/tables", opt={COST: 5})
async def tables(care: Care, words: Annotated[str, Parameter(query="words", max_length=100)] = "") -> list[AdminTable]:
    """The tables in which these words are found, the last played at first; without words all."""
    return [await _table(care, row, seats) for row, seats in await care.tables(clean_name(words, 100), LISTED)]


@post("/tables/{id:str}/halt", status_code=200)
async def halt(request: AnyRequest, care: Care, id: str, data: Halt) -> AdminTable:
    """Stop a game so that it can only be read, or let it go on."""
    await care.halt(_who(request), id, data.halted, data.text)
    live = await care.hall.get(id)
    return await _table(care, live.row, live.seats)


@delete("/tables/{id:str}", status_code=200)
async def delete_table(
    request: AnyRequest, care: Care, id: str, text: Annotated[str, Parameter(query="text", max_length=200)] = ""
) -> list[AdminTable]:
    """Delete a table with its moves. The answer is the tables that are left."""
    await care.delete(_who(request), id if is_id(id) else "", text)
    return [await _table(care, row, seats) for row, seats in await care.tables("", LISTED)]


async def _reports(care: Care, status: Status) -> list[ReportInfo]:
    return [
        ReportInfo(
            one.id, one.kind, one.table, _shown(one.person), await care.storage.person_name(one.person or ""),
            care.blocks.person(one.person), one.by, await care.storage.person_name(one.by),
            one.text, moment(one.time), one.status,
        )
        for one in await care.reports.list(status, LISTED)
    ]  # fmt: skip


@get("/reports", opt={COST: 2})
async def reports(care: Care, status: Status = "open") -> list[ReportInfo]:
    """What people have reported, the newest first."""
    return await _reports(care, status)


@post("/reports/{id:str}", status_code=200)
async def settle(request: AnyRequest, care: Care, id: str, data: Settle) -> list[ReportInfo]:
    """Note that a report has been dealt with, or open it again. The answer is those that are open."""
    await care.settle(_who(request), id, data.status, data.text)
    return await _reports(care, "open")


async def _blocks(care: Care) -> list[BlockInfo]:
    return [
        BlockInfo(
            one.id, one.person, await care.storage.person_name(one.person or ""), one.address, one.reason,
            moment(one.created), None if one.expires is None else moment(one.expires),
        )
        for one in await care.blocks.list()
    ]  # fmt: skip


@get("/blocks")
async def blocks(care: Care) -> list[BlockInfo]:
    """Who is blocked."""
    return await _blocks(care)


@post("/blocks", status_code=200)
async def block(request: AnyRequest, care: Care, data: Block) -> list[BlockInfo]:
    """Let a person write no more, or nobody come from an address. The answer is all blocks."""
    known = known_of(request)
    if known is not None and data.person == known.person:
        raise Forbidden("block_self", {})
    await care.block(_who(request), data.person, data.address, data.days, data.text)
    return await _blocks(care)


@delete("/blocks/{id:str}", status_code=200)
async def unblock(request: AnyRequest, care: Care, id: str) -> list[BlockInfo]:
    """End a block. The answer is those that are left."""
    await care.unblock(_who(request), id)
    return await _blocks(care)


@get("/log", opt={COST: 2})
async def log(
    care: Care, before: Annotated[int | None, Parameter(query="before", ge=0, le=2**53)] = None
) -> list[LoggedInfo]:
    """What admins did, the newest first; `before` is a time in milliseconds, for lines of then and earlier."""
    return [
        LoggedInfo(one.id, moment(one.time), one.who, one.act, one.target, one.text)
        for one in await care.logged(LISTED, before)
    ]


@get("/limits", sync_to_thread=False)
def limits(request: AnyRequest, tuning: Tuning) -> LimitsInfo:
    """How much is allowed to whom."""
    return _limits(request, tuning)


@post("/limits", status_code=200)
async def set_limit(request: AnyRequest, tuning: Tuning, data: SetLimit) -> LimitsInfo:
    """Change a limit, at all servers within seconds. The answer is what holds now."""
    await tuning.set(_who(request), data.name, data.value)
    return _limits(request, tuning)


def _limits(request: AnyRequest, tuning: Tuning) -> LimitsInfo:
    public = buckets_of(request).public
    pace = public.pace
    named: dict[str, dict[str, Rate]] = {
        "read": READ, "write": WRITE, "open": OPEN, "open_a_day": OPEN_A_DAY, "bring_a_day": BRING_A_DAY,
        "work": WORK, "talk": TALK, "keep": KEEP,
        "guess": {"address": GUESS, "name": GUESSED}, "account": {"address": ACCOUNT}, "report": {"address": REPORT},
        "mail": {"address": MAIL}, "export": {"address": EXPORT},
    }  # fmt: skip
    rates = [
        LimitInfo(what, whose, rate.burst * pace, rate.per_second * pace)
        for what, each in named.items()
        for whose, rate in each.items()
    ]
    settings: dict[str, float] = {
        name: getattr(public, name)
        for name in ("pace", "connections", "sockets", "tables", "bots", "records", "grace", "keep_abandoned")
    }
    return LimitsInfo(rates, settings, list(TUNABLE), list(tuning.values))


HANDLERS = [tables, halt, delete_table, reports, settle, blocks, block, unblock, log, limits, set_limit]
