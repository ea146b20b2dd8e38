"""Tables: listed, opened, looked at, played at."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any
from uuid import UUID

from litestar import Request, Response, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from grotto.games import GAMES
from grotto.table.errors import NotFound, Stale
from grotto.table.hall import Hall
from grotto.table.listing import Listing
from grotto.table.live import Live
from grotto.table.messages import (
    Created,
    Level,
    LogEntry,
    Message,
    Pace,
    Position,
    ScorePoint,
    TableCard,
    Timing,
    Verified,
    View,
)
from grotto.table.people import given_name
from grotto.table.seating import Seating, TablePlan
from grotto.table.views import error_message, reason_message
from grotto.web.answers import StaleProblem
from grotto.web.identity import COOKIE, Known, identity_cookie, keys_of, known_of, person_of
from grotto.web.limits import COST, KEEPS, LEAVES, OPENS, check_bots

AnyRequest = Request[Any, Any, Any]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Me(Struct):
    """Who I am: how I am called, and the token that my writes must carry in X-CSRF-Token."""

    name: str
    csrf: str


class Name(Struct):
    """How I want to be called."""

    name: Annotated[str, Meta(max_length=200)]


class Tables(Struct):
    """My tables, and those with a free seat that anybody may take."""

    mine: list[TableCard]
    open: list[TableCard]


class Act(Struct):
    """A move: `seq` is that of the view it answers, `request` makes a repetition harmless."""

    request: UUID
    seq: Count
    act: Annotated[str, Meta(max_length=200)]


class Undo(Struct):
    """Take back the last act, or the whole turn."""

    request: UUID
    seq: Count
    whole_turn: bool = False


class Why(Struct, omit_defaults=True):
    """Why not: for each next word that leads to no legal act, or for one act."""

    next: dict[str, Message] = {}
    reason: Message | None = None


@get("/me", opt={LEAVES: True})
async def me(request: AnyRequest, hall: Hall, person: str | None) -> Response[Me]:
    """Who I am; makes me somebody if I am nobody yet."""
    keys, known = keys_of(request), known_of(request) or Known(keys_of(request).new_person(), None)
    name = "" if person is None else await hall.storage.person_name(person)
    # Sent again, so that it lasts.
    cookie = request.cookies.get(COOKIE, "") if known.session else keys.seal(known.person)
    return Response(
        Me(name, keys.csrf(known.subject)),
        cookies=[identity_cookie(request, cookie)],
        headers={"Cache-Control": "no-store"},
    )


@put("/me", opt={KEEPS: True})
async def rename(request: AnyRequest, hall: Hall, me: str, data: Name) -> Me:
    """Give myself a name."""
    name = given_name(data.name)
    await hall.storage.name_person(me, name)
    known = known_of(request)
    assert known is not None
    return Me(name, keys_of(request).csrf(known.subject))


@get("/tables", opt={COST: 1})
async def tables(
    listing: Listing,
    person: str | None,
    game: Annotated[str | None, Parameter(query="game", max_length=40)] = None,
    pace: Pace | None = None,
    level: Level | None = None,
    clock: Timing | None = None,
) -> Tables:
    """My tables, those that wait for me first, and the open ones, those of friends first.

    Of the open ones only those of a `game`, where somebody is there (`pace=now`) or not, where people play so well,
    with such a `clock`.
    """
    if game is not None and game not in GAMES:
        raise NotFound("unknown_game", {"value": game, "allowed": ", ".join(GAMES)})
    mine = [] if person is None else await listing.mine(person)
    return Tables(mine, await listing.open(person, game, pace, level, clock))


@post("/tables", opt={OPENS: True, COST: 2})
async def create(request: AnyRequest, seating: Seating, me: str, data: TablePlan) -> Created:
    """Open a table."""
    if any(seat.kind == "bot" for seat in data.seats):
        await check_bots(request, me)
    return await seating.create(me, data)


@get("/tables/{id:str}")
async def view(hall: Hall, person: str | None, id: str) -> View:
    """A table as I see it."""
    return hall.view(await hall.get(id), person)


@post("/tables/{id:str}/acts", status_code=200)
async def act(hall: Hall, me: str, id: str, data: Act) -> Response[View] | Response[StaleProblem]:
    """Make a move. 409 comes with the position as it is now."""
    return await answer(hall, me, id, hall.act(id, me, str(data.request), data.seq, data.act))


@post("/tables/{id:str}/undo", status_code=200)
async def undo(hall: Hall, me: str, id: str, data: Undo) -> Response[View] | Response[StaleProblem]:
    """Take back my last act, or my turn so far, unless chance or somebody else has come after it."""
    return await answer(hall, me, id, hall.undo(id, me, str(data.request), data.seq, data.whole_turn))


async def answer(hall: Hall, person: str, id: str, change: Awaitable[Live]) -> Response[View] | Response[StaleProblem]:
    """The table after a change; for one that came too late, the position as it is now."""
    try:
        return Response(hall.view(await change, person))
    except Stale as error:
        now = hall.view(await hall.get(id), person)
        return Response(StaleProblem(error_message(error), now), status_code=409)


@get("/tables/{id:str}/why", opt={COST: 2})
async def why(
    hall: Hall,
    id: str,
    prefix: Annotated[str | None, Parameter(query="prefix", max_length=200)] = None,
    act: Annotated[str | None, Parameter(query="act", max_length=200)] = None,
) -> Why:
    """Why what is not legal is not legal."""
    live = await hall.get(id)
    if act is not None:
        reason = live.history.state.why_not(live.history.game.act(act))
        return Why({}, None if reason is None else reason_message(reason))
    return Why(live.why((prefix or "").lower().split()))


@get("/tables/{id:str}/log", opt={COST: 2})
async def log(
    hall: Hall, id: str, from_: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0
) -> list[LogEntry]:
    """What happened, from an entry on; earlier entries come again if they have been undone."""
    return (await hall.get(id)).log(from_)


@get("/tables/{id:str}/at/{n:int}", opt={COST: 2})
async def at(hall: Hall, id: str, n: int) -> Position:
    """The position after n moves."""
    live = await hall.get(id)
    if not 0 <= n <= live.history.reached:
        raise NotFound("no_position", {"value": str(n), "n": live.history.reached})
    return live.at(n)


@get("/tables/{id:str}/scores", opt={COST: 5})
async def scores(hall: Hall, id: str) -> list[ScorePoint]:
    """The totals as the game went on."""
    return (await hall.get(id)).scores()


@get("/tables/{id:str}/verify", opt={COST: 5})
async def verify(hall: Hall, id: str) -> Verified:
    """Recompute every act and every chance outcome of a finished game."""
    live = await hall.get(id)
    if not live.over and not live.row.imported:
        raise NotFound("seed_hidden", {})
    return live.verified()


@get("/tables/{id:str}/tales", opt={COST: 2})
async def tales(hall: Hall, id: str) -> dict[str, Any]:
    """The stories that were told at a table, to be read again: for Above and Below VillageTales."""
    history = (await hall.get(id)).history
    found = history.game.tales(history.events())
    if found is None:
        raise NotFound("no_tales", {})
    return found


def find_person(request: AnyRequest) -> str | None:
    """Who asks, if we know."""
    return person_of(request)


def find_me(request: AnyRequest) -> str:
    """Who asks; the guard has let nobody else through."""
    person = person_of(request)
    assert person is not None
    return person


HANDLERS = [me, rename, tables, create, view, act, undo, why, log, at, scores, verify, tales]
