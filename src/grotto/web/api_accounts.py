"""Accounts: opened, come back to, looked at, taken along and deleted. Nobody needs one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post, put
from msgspec import Meta, Struct

from grotto.table.accounts import Accounts, Caller, new_code
from grotto.table.errors import NotFound
from grotto.table.export import export, moment
from grotto.table.hall import Hall
from grotto.table.passkeys import Passkeys, Site
from grotto.table.passwords import LONGEST
from grotto.table.people import outline
from grotto.table.reports import TEXT_LENGTH
from grotto.web.devices import device_of
from grotto.web.identity import SESSION, identity_cookie, keys_of, known_of
from grotto.web.limits import ACCOUNT, COST, EXPORT, LEAVES, REPORT, check_few, check_guess

AnyRequest = Request[Any, Any, Any]
Word = Annotated[str, Meta(max_length=LONGEST)]
# A password takes about 100 ms to check.
HASH = 10


class NameAndPassword(Struct):
    """What to log in with."""

    name: Word
    password: Word


class Code(Struct):
    """A recovery code. Somebody who has a password proves with it that they are still themselves."""

    code: Annotated[str, Meta(max_length=100)]
    password: Word | None = None


class NewPassword(Struct):
    """The password that was, and the one that is to be."""

    old: Word
    new: Word


class Proof(Struct):
    """The password, of those who have one."""

    password: Word | None = None


class Credential(Struct):
    """What a browser's `PublicKeyCredential.toJSON()` gives."""

    credential: dict[str, Any]


class Report(Struct):
    """What should be looked at: a table, or somebody who sits there."""

    table: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(max_length=TEXT_LENGTH)]
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None


class Reported(Struct):
    """A report that was taken."""

    id: str


class ProposedCode(Struct):
    """A recovery code that nobody has yet. It opens something once it is sent back: first write it down."""

    code: str


class SessionInfo(Struct):
    """Where I am logged in."""

    id: str
    device: str
    created: str
    seen: str
    expires: str
    current: bool


class PasskeyInfo(Struct):
    """A passkey of mine."""

    id: str
    device: str
    site: str
    created: str
    used: str


class AccountInfo(Struct):
    """Who I am to the server, and how I can come back."""

    kind: Literal["guest", "account"]
    # The name to log in with.
    name: str | None
    password: bool
    recovery: bool
    admin: bool
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]


def caller_of(request: AnyRequest) -> Caller:
    """Who asks; the guard has let nobody else through."""
    known = known_of(request)
    assert known is not None
    return Caller(known.person, known.session, device_of(request.headers.get("user-agent", "")))


def site_of(request: AnyRequest) -> Site:
    """The address under which somebody sees this server; which names it may have is the gate's business."""
    host = request.headers.get("host", "")
    name = host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]
    return Site(name.lower(), f"{request.scope['scheme']}://{host}".lower())


async def info(accounts: Accounts, passkeys: Passkeys, person: str, current: str | None) -> AccountInfo:
    """What an account looks like to its owner."""
    account = await accounts.of(person)
    if account is None:
        return AccountInfo("guest", None, False, False, False, [], [])
    keys = [
        PasskeyInfo(one.id, one.device, one.site, moment(one.created), moment(one.used))
        for one in await passkeys.of(person)
    ]
    sessions = [
        SessionInfo(
            one.id, one.device, moment(one.created), moment(one.seen), moment(one.expires), one.hash == current
        )
        for one in await accounts.sessions.of(person)
    ]  # fmt: skip
    password, recovery = account.password is not None, account.recovery is not None
    return AccountInfo("account", account.name, password, recovery, account.admin, keys, sessions)


async def entered(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, token: str | None
) -> Response[AccountInfo]:
    """The account after a change, with the cookie of a new session if one was begun."""
    if token is None:
        known = caller_of(request)
        hash = None if known.session is None else known.session.hash
        return Response(await info(accounts, passkeys, known.person, hash))
    session = await accounts.sessions.find(token)
    assert session is not None
    found = await info(accounts, passkeys, session.person, session.hash)
    return Response(found, cookies=[identity_cookie(request, SESSION + token)])


def farewell(request: AnyRequest) -> Response[AccountInfo]:
    """Whoever has gone is a new guest."""
    cookie = keys_of(request).seal(keys_of(request).new_person())
    guest = AccountInfo("guest", None, False, False, False, [], [])
    return Response(guest, cookies=[identity_cookie(request, cookie)])


# ---- opening and coming back ---------------------------------------------------------------


@get("/account", opt={LEAVES: True})
async def account(request: AnyRequest, accounts: Accounts, passkeys: Passkeys) -> AccountInfo:
    """Who I am to the server: a guest, or an account with its sessions and passkeys."""
    known = known_of(request)
    if known is None or known.session is None:
        return AccountInfo("guest", None, False, False, False, [], [])
    return await info(accounts, passkeys, known.person, known.session.hash)


@post("/account", status_code=200, opt={COST: HASH})
async def set_password(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: NameAndPassword
) -> Response[AccountInfo]:
    """Open an account with a name and a password, or add them to mine. My games come along."""
    check_few(request, "account", ACCOUNT)
    token = await accounts.set_password(caller_of(request), data.name, data.password)
    return await entered(request, accounts, passkeys, token)


@post("/account/code", status_code=200, sync_to_thread=False)
def propose_code() -> ProposedCode:
    """A recovery code to write down. Nothing is stored."""
    return ProposedCode(new_code())


@post("/account/recovery", status_code=200, opt={COST: HASH})
async def set_code(request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: Code) -> Response[AccountInfo]:
    """Stay a guest who can come back by this code, or have it as one more way into my account."""
    check_few(request, "account", ACCOUNT)
    token = await accounts.set_code(caller_of(request), data.code, data.password)
    return await entered(request, accounts, passkeys, token)


@post("/account/login", status_code=200, opt={COST: HASH})
async def log_in(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: NameAndPassword
) -> Response[AccountInfo]:
    """Come in by name and password. What I have as a guest comes along."""
    check_guess(request, outline(data.name))
    _, token = await accounts.log_in(caller_of(request), data.name, data.password)
    return await entered(request, accounts, passkeys, token)


@post("/account/recover", status_code=200)
async def recover(request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: Code) -> Response[AccountInfo]:
    """Come in by a recovery code. What I have as a guest comes along."""
    check_guess(request, None)
    _, token = await accounts.recover(caller_of(request), data.code)
    return await entered(request, accounts, passkeys, token)


@post("/account/logout", status_code=200, opt={LEAVES: True})
async def log_out(request: AnyRequest, accounts: Accounts) -> Response[AccountInfo]:
    """End this session."""
    await accounts.log_out(caller_of(request))
    return farewell(request)


@put("/account/password", opt={COST: 2 * HASH})
async def change_password(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: NewPassword
) -> Response[AccountInfo]:
    """Another password. All other sessions end."""
    caller = caller_of(request)
    check_guess(request, caller.person)
    await accounts.change_password(caller, data.old, data.new)
    return await entered(request, accounts, passkeys, None)


# ---- sessions ------------------------------------------------------------------------------


@delete("/account/sessions/{id:str}", status_code=200, opt={LEAVES: True})
async def end_session(request: AnyRequest, accounts: Accounts, passkeys: Passkeys, id: str) -> Response[AccountInfo]:
    """End one of my sessions; with my own I am a guest again."""
    caller = caller_of(request)
    await accounts.end_session(caller, id)
    if caller.session is not None and caller.session.id == id:
        return farewell(request)
    return await entered(request, accounts, passkeys, None)


@delete("/account/sessions", status_code=200, opt={LEAVES: True})
async def end_others(request: AnyRequest, accounts: Accounts, passkeys: Passkeys) -> Response[AccountInfo]:
    """End all my sessions but this one."""
    caller = caller_of(request)
    await accounts.mine(caller)
    assert caller.session is not None
    await accounts.hall.finish(accounts.sessions.end(caller.person, but=caller.session.hash))
    return await entered(request, accounts, passkeys, None)


# ---- passkeys ------------------------------------------------------------------------------


@post("/account/passkeys/make", status_code=200, opt={COST: HASH})
async def offer_passkey(request: AnyRequest, passkeys: Passkeys, data: Proof) -> dict[str, Any]:
    """What `navigator.credentials.create` needs, as `PublicKeyCredentialCreationOptionsJSON`."""
    caller = caller_of(request)
    check_guess(request, caller.person)
    return await passkeys.offer(caller, site_of(request), data.password)


@post("/account/passkeys", status_code=200, opt={COST: 2})
async def add_passkey(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: Credential
) -> Response[AccountInfo]:
    """Open an account with a passkey, or add it to mine. My games come along."""
    check_few(request, "account", ACCOUNT)
    token = await passkeys.add(caller_of(request), site_of(request), data.credential)
    return await entered(request, accounts, passkeys, token)


@post("/account/passkeys/ask", status_code=200, opt={COST: 1})
async def ask_passkey(request: AnyRequest, passkeys: Passkeys) -> dict[str, Any]:
    """What `navigator.credentials.get` needs, as `PublicKeyCredentialRequestOptionsJSON`."""
    return await passkeys.ask(caller_of(request), site_of(request))


@post("/account/passkeys/login", status_code=200, opt={COST: 2})
async def log_in_by_passkey(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, data: Credential
) -> Response[AccountInfo]:
    """Come in by a passkey. What I have as a guest comes along."""
    check_guess(request, None)
    _, token = await passkeys.log_in(caller_of(request), site_of(request), data.credential)
    return await entered(request, accounts, passkeys, token)


@post("/account/passkeys/{id:str}/remove", status_code=200, opt={COST: HASH})
async def remove_passkey(
    request: AnyRequest, accounts: Accounts, passkeys: Passkeys, id: str, data: Proof
) -> Response[AccountInfo]:
    """Let a passkey of mine open nothing any more."""
    caller = caller_of(request)
    check_guess(request, caller.person)
    await passkeys.remove(caller, id, data.password)
    return await entered(request, accounts, passkeys, None)


# ---- my data -------------------------------------------------------------------------------


@get("/account/export", opt={LEAVES: True, COST: 40})
async def export_all(request: AnyRequest, accounts: Accounts, passkeys: Passkeys) -> Response[dict[str, Any]]:
    """Everything that is known of me."""
    if known_of(request) is None:
        raise NotFound("no_data", {})
    check_few(request, "export", EXPORT)
    found = await export(accounts, passkeys, caller_of(request))
    return Response(found, headers={"Content-Disposition": 'attachment; filename="grotto.json"'})


@post("/account/delete", status_code=200, opt={LEAVES: True, COST: HASH})
async def delete_all(request: AnyRequest, accounts: Accounts, data: Proof) -> Response[AccountInfo]:
    """Delete everything that is mine. Games with others stay, without my name."""
    caller = caller_of(request)
    check_guess(request, caller.person)
    await accounts.delete(caller, data.password)
    return farewell(request)


@post("/reports", opt={COST: 1})
async def report(request: AnyRequest, hall: Hall, me: str, data: Report) -> Reported:
    """Ask those who run the server to look at a table, or at somebody who sits there."""
    check_few(request, "report", REPORT)
    live = await hall.get(data.table)
    if data.seat is not None and data.seat >= len(live.seats):
        raise NotFound("no_seat", {"value": data.seat})
    person = None if data.seat is None else live.seats[data.seat].person
    kind = "table" if data.seat is None else "person"
    reports = request.app.state.care.reports
    return Reported(await hall.finish(reports.add(kind, live.row.id, person, me, data.text)))


HANDLERS = [
    account, set_password, propose_code, set_code, log_in, recover, log_out, change_password, end_session, end_others,
    offer_passkey, add_passkey, ask_passkey, log_in_by_passkey, remove_passkey, export_all, delete_all, report,
]  # fmt: skip
