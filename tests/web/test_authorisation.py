"""Who may do what: every route of the API with every kind of caller.

The routes come from the application itself. A new one fails here until MATRIX says what each caller gets.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.routes import WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grotto.web.app import Settings, create_app
from serving import PATIENCE, Person, Serving, next_view

from .care import appoint, block
from .scene import (
    Scene,
    a_bot,
    a_code,
    act,
    an_address,
    back,
    befriended,
    blocked,
    condition,
    fork,
    friend_link,
    handle_of,
    hint,
    line,
    log_in,
    no_credential,
    nothing,
    offer,
    plan,
    prove,
    report,
    reported,
    resign,
    speaker,
    undo,
    wrong,
)

APP = create_app(Settings("sqlite://"))
# Nobody has no cookie; a stranger has one and knows the address; a spectator is at the table; a player has the second
# of its seats; the host has opened it and has the first, whose turn it is.
CALLERS = ("nobody", "stranger", "spectator", "player", "host")
# Strangers of some kind: with an account, with one that looks after the server, with one that is blocked.
MORE = ("account", "admin", "blocked")
ALL = (200,) * 5
# Whoever has a cookie.
KNOWN = (403, 201, 201, 201, 201)
MINE = (403, 200, 200, 200, 200)
RECORD = "grotto 1\ngame: cave_vs_cave\nplayers: 1\n"


class Case(NamedTuple):
    """A request and what each of CALLERS gets for it, and each of MORE if they are not like strangers.

    Whoever is blocked reads like anybody and writes nothing.
    """

    answers: tuple[int, ...]
    body: Callable[[Scene], Any] | None = None
    # What stands in the path for what is in braces.
    path: Mapping[str, str | Callable[[Scene], str]] = MappingProxyType({})
    # A table whose second seat is free: listed, or by link only.
    free: str = ""
    # The host has made a move.
    moved: bool = False
    more: tuple[int, int, int] | None = None

    def expected(self, method: str) -> dict[str, int]:
        """What each caller gets."""
        like = self.answers[1]
        more = self.more or (like, like, like if method == "get" else 403)
        return dict(zip((*CALLERS, *MORE), (*self.answers, *more), strict=True))


NO_ID = {"id": "nnnnnnnnnnnnnnnn"}
# Only those who look after the server; nobody else learns whether there is anything.
ADMIN = (403,) * 5
OF_ADMIN = (403, 200, 403)


# What a browser says whose push service nobody knows.
BROWSER = {"endpoint": "https://evil.example/x", "p256dh": "x", "auth": "x"}

GAME = {"id": "caverna", "game": "caverna", "lang": "en", "n": "0"}

MATRIX: dict[tuple[str, str], list[Case]] = {
    # What is the same for everybody.
    ("get", "/api/health"): [Case(ALL)],
    ("get", "/api/ready"): [Case(ALL)],
    ("get", "/api/games"): [Case(ALL)],
    ("get", "/api/games/{id}/facts"): [Case(ALL, path=GAME)],
    ("get", "/api/games/{id}/words"): [Case(ALL, path=GAME)],
    ("get", "/api/text/{lang}"): [Case(ALL, path=GAME)],
    ("get", "/api/lessons/{game}"): [Case(ALL, path=GAME)],
    ("get", "/api/lessons/{game}/remarks"): [Case(ALL, path=GAME)],
    # Oneself.
    ("get", "/api/me"): [Case(ALL)],
    ("put", "/api/me"): [Case((403, 200, 200, 200, 200), lambda scene: {"name": "Zoe"})],
    # Tables are found by those who know their address.
    ("get", "/api/tables"): [Case(ALL)],
    ("get", "/api/tables/{id}"): [Case(ALL)],
    ("get", "/api/tables/{id}/why"): [Case(ALL)],
    ("get", "/api/tables/{id}/log"): [Case(ALL)],
    ("get", "/api/tables/{id}/at/{n}"): [Case(ALL, path={"n": "0"})],
    ("get", "/api/tables/{id}/scores"): [Case(ALL)],
    ("get", "/api/tables/{id}/record"): [Case(ALL)],
    # Nothing that needs the seed of a running game; no stories in this one.
    ("get", "/api/tables/{id}/verify"): [Case((404,) * 5)],
    ("get", "/api/tables/{id}/tales"): [Case((404,) * 5)],
    # New tables.
    ("post", "/api/tables"): [Case(KNOWN, plan)],
    ("post", "/api/tables/{id}/fork"): [Case(KNOWN, fork)],
    ("post", "/api/records"): [Case(KNOWN, lambda scene: RECORD)],
    ("post", "/api/examples/{game}"): [Case(KNOWN, path=GAME)],
    ("post", "/api/lessons/{game}"): [Case(KNOWN, nothing, path=GAME)],
    # The game is not over: those who sit there are told so.
    ("post", "/api/tables/{id}/rematch"): [Case((403, 403, 403, 422, 422))],
    # Playing.
    ("post", "/api/tables/{id}/acts"): [Case((403, 403, 403, 403, 200), act)],
    ("post", "/api/tables/{id}/undo"): [Case((403, 403, 403, 403, 200), undo, moved=True)],
    ("post", "/api/tables/{id}/back"): [Case((403, 403, 403, 422, 422), back, moved=True)],
    # Whoever sits there speaks for his own seat.
    ("post", "/api/tables/{id}/say"): [
        Case((403, 403, 403, 200, 403), resign),
        Case((403, 403, 403, 403, 200), offer),
    ],
    # A planning board is open to whoever sees the table; conditional moves are of those who play. Theirs here has none.
    ("post", "/api/tables/{id}/plan"): [Case(KNOWN)],
    ("get", "/api/tables/{id}/conditions"): [Case((403, 403, 403, 200, 200))],
    ("post", "/api/tables/{id}/conditions"): [Case((403, 403, 403, 422, 422), condition)],
    ("delete", "/api/tables/{id}/conditions/{condition}"): [
        Case((403, 403, 403, 404, 404), path={"condition": "x"}),
    ],
    # Where I am told of my turns: this server sends no mail, and to no push service that it does not know.
    ("get", "/api/me/notices"): [Case(ALL)],
    ("post", "/api/me/notices/browser"): [Case((403, 422, 422, 422, 422), lambda scene: BROWSER)],
    ("post", "/api/me/notices/browser/stop"): [Case(MINE, lambda scene: {"endpoint": "https://x.example/"})],
    ("put", "/api/me/notices/mail"): [Case((403, 422, 422, 422, 422), lambda scene: {"address": "a@b.example"})],
    ("post", "/api/me/notices/mail/code"): [Case((403, 422, 422, 422, 422), lambda scene: {"code": "1"})],
    ("delete", "/api/me/notices/mail"): [Case(MINE)],
    ("post", "/api/mail/{channel}/stop"): [Case((403, 404, 404, 404, 404), path={"channel": "x"})],
    ("post", "/api/me/vacation"): [Case(MINE)],
    ("delete", "/api/me/vacation"): [Case(MINE)],
    # Hints are for whoever is to act; a game that goes on between two is nobody's to look through.
    ("post", "/api/tables/{id}/hint"): [Case((403, 403, 403, 403, 200), hint)],
    ("get", "/api/tables/{id}/hint"): [Case((404,) * 5)],
    ("delete", "/api/tables/{id}/hint"): [Case((403, 404, 404, 404, 404))],
    ("post", "/api/tables/{id}/analysis"): [Case((403,) * 5)],
    ("get", "/api/tables/{id}/analysis"): [Case((403,) * 5)],
    ("delete", "/api/tables/{id}/analysis"): [Case((403,) * 5)],
    ("get", "/api/tables/{id}/analysis/{move}/{way}/{step}"): [
        Case((403,) * 5, path={"move": "0", "way": "0", "step": "0"}),
    ],
    # Seats: one's own, somebody else's, a free one.
    ("post", "/api/tables/{id}/seats/{seat}/link"): [
        Case((403, 403, 403, 201, 403), path={"seat": "1"}),
        Case((403, 403, 403, 403, 201), path={"seat": "0"}),
        Case((403, 403, 403, 403, 201), path={"seat": "1"}, free="by link"),
    ],
    ("post", "/api/tables/{id}/seats/{seat}/bot"): [
        # The player is there.
        Case((403, 403, 403, 200, 403), a_bot, path={"seat": "1"}),
        Case((403, 403, 403, 403, 200), a_bot, path={"seat": "0"}),
        Case((403, 403, 403, 403, 200), a_bot, path={"seat": "1"}, free="by link"),
    ],
    ("post", "/api/tables/{id}/seats/{seat}/sit"): [
        # Whoever sits there already is told that they do.
        Case((403, 403, 403, 200, 403), nothing, path={"seat": "1"}),
        Case((403, 200, 200, 200, 200), nothing, path={"seat": "1"}, free="listed"),
        Case((403, 403, 403, 403, 403), nothing, path={"seat": "1"}, free="by link"),
    ],
    # Talk: those who watch and those who play, each in their room; the host alone switches it off.
    ("get", "/api/tables/{id}/chat"): [Case(ALL), Case((404,) * 5, free="listed")],
    ("post", "/api/tables/{id}/chat"): [Case((403, 201, 201, 201, 201), line)],
    ("put", "/api/tables/{id}/chat"): [Case((403, 403, 403, 403, 200), lambda scene: {"on": False})],
    ("put", "/api/tables/{id}/chat/muted/{by}"): [Case((403, 200, 200, 422, 200), line, path={"by": speaker})],
    ("delete", "/api/tables/{id}/chat/muted/{by}"): [Case((403, 200, 200, 422, 200), line, path={"by": speaker})],
    ("post", "/api/tables/{id}/chat/{room}/{n}/report"): [
        Case((403, 200, 200, 422, 200), line, path={"room": "players", "n": "1"}),
        Case((403, 404, 404, 404, 404), line, path={"room": "watchers", "n": "1"}),
    ],
    # Friends, one's own; a link of the host.
    ("get", "/api/friends"): [Case(ALL)],
    ("post", "/api/friends/link"): [Case(KNOWN)],
    ("delete", "/api/friends/link"): [Case((403, 200, 200, 200, 200))],
    ("get", "/api/friends/by/{token}"): [Case(ALL, path={"token": friend_link}), Case((404,) * 5, path={"token": "x"})],
    ("post", "/api/friends/by/{token}"): [
        Case((403, 200, 200, 200, 422), path={"token": friend_link}),
        Case((403, 404, 404, 404, 404), path={"token": "x"}),
    ],
    ("delete", "/api/friends/{handle}"): [
        Case((403, 404, 404, 404, 200), befriended, path={"handle": handle_of("player")}),
        Case((403, 404, 404, 404, 404), path={"handle": "x"}),
    ],
    # The ladder, and the pages about people.
    ("get", "/api/ladder/{game}"): [Case(ALL, path=GAME), Case((404,) * 5, path={"game": "chess"})],
    ("get", "/api/profiles/{handle}"): [
        Case(ALL, path={"handle": handle_of("host")}),
        Case((404,) * 5, path={"handle": "x"}),
    ],
    ("get", "/api/profile"): [Case((404, 200, 200, 200, 200))],
    ("put", "/api/profile"): [Case((403, 200, 200, 200, 200), lambda scene: {"hidden": False})],
    ("get", "/api/claims/{token}"): [Case(ALL, free="by link"), Case((404,) * 5, path={"token": "x"})],
    # Accounts: the guests have none, and each has a cookie of its own but nobody.
    ("get", "/api/account"): [Case(ALL)],
    ("post", "/api/account"): [
        # The name is taken; those with an account have a name already.
        Case((403, 422, 422, 422, 422), log_in),
    ],
    ("post", "/api/account/code"): [Case((403, 200, 200, 200, 200))],
    ("post", "/api/account/recovery"): [Case((403, 422, 422, 422, 422), lambda scene: {"code": "short"})],
    ("post", "/api/account/login"): [Case((403, 403, 403, 403, 403), wrong)],
    ("post", "/api/account/recover"): [Case((403, 403, 403, 403, 403), a_code)],
    ("post", "/api/account/logout"): [Case((403, 422, 422, 422, 422), more=(200, 200, 200))],
    ("put", "/api/account/password"): [
        Case((403, 422, 422, 422, 422), lambda scene: {"old": "not mine at all", "new": "a new password"},
             more=(403, 403, 403)),
    ],
    ("delete", "/api/account/sessions/{id}"): [
        Case((403, 422, 422, 422, 422), path=NO_ID, more=(404, 404, 404)),
    ],
    ("delete", "/api/account/sessions"): [Case((403, 422, 422, 422, 422), more=(200, 200, 200))],
    ("post", "/api/account/passkeys/make"): [
        Case((403, 200, 200, 200, 200), prove),
        Case((403, 200, 200, 200, 200), nothing, more=(403, 403, 403)),
    ],
    ("post", "/api/account/passkeys"): [Case((403, 422, 422, 422, 422), no_credential)],
    ("post", "/api/account/passkeys/ask"): [Case((403, 200, 200, 200, 200))],
    ("post", "/api/account/passkeys/login"): [Case((403, 422, 422, 422, 422), no_credential)],
    ("post", "/api/account/passkeys/{id}/remove"): [
        Case((403, 422, 422, 422, 422), prove, path=NO_ID, more=(404, 404, 403)),
    ],
    ("get", "/api/account/export"): [Case((404, 200, 200, 200, 200))],
    ("post", "/api/account/delete"): [
        # Whoever has a password must know it; guests have none.
        Case((403, 200, 200, 200, 200), lambda scene: {"password": "not mine at all"}, more=(403, 403, 403)),
    ],
    ("post", "/api/reports"): [Case((403, 201, 201, 201, 201), report)],
    # Looking after the server.
    ("get", "/api/admin/tables"): [Case(ADMIN, more=OF_ADMIN)],
    ("post", "/api/admin/tables/{id}/halt"): [Case(ADMIN, lambda scene: {"halted": True}, more=OF_ADMIN)],
    ("delete", "/api/admin/tables/{id}"): [
        Case(ADMIN, more=OF_ADMIN),
        Case(ADMIN, path=NO_ID, more=(403, 404, 403)),
    ],
    ("get", "/api/admin/reports"): [Case(ADMIN, more=OF_ADMIN)],
    ("post", "/api/admin/reports/{id}"): [
        Case(ADMIN, lambda scene: {"status": "done"}, path={"id": reported}, more=OF_ADMIN),
        Case(ADMIN, lambda scene: {"status": "done"}, path=NO_ID, more=(403, 404, 403)),
    ],
    ("get", "/api/admin/blocks"): [Case(ADMIN, more=OF_ADMIN)],
    ("post", "/api/admin/blocks"): [Case(ADMIN, an_address, more=OF_ADMIN)],
    ("delete", "/api/admin/blocks/{id}"): [
        Case(ADMIN, path={"id": blocked}, more=OF_ADMIN),
        Case(ADMIN, path=NO_ID, more=(403, 404, 403)),
    ],
    ("get", "/api/admin/log"): [Case(ADMIN, more=OF_ADMIN)],
    ("get", "/api/admin/limits"): [Case(ADMIN, more=OF_ADMIN)],
    ("post", "/api/admin/limits"): [Case(ADMIN, lambda scene: {"name": "bots", "value": 50}, more=OF_ADMIN)],
    ("post", "/api/claims/{token}"): [
        Case((403, 200, 200, 200, 200), nothing, free="by link"),
        Case((403, 404, 404, 404, 404), nothing, path={"token": "x"}),
    ],
}  # fmt: skip
# Everybody who knows a table may watch it; what each is sent is in test_safety.py.
SOCKETS = {"/api/tables/{id}/live"}


def routes() -> set[tuple[str, str]]:
    described = APP.openapi_schema.to_schema()["paths"]
    return {(method, path) for path, operations in described.items() for method in operations}


def test_every_route_has_an_entry() -> None:
    missing = sorted(routes() - set(MATRIX))
    assert not missing, f"say in MATRIX what each kind of caller gets from {missing}"
    assert not set(MATRIX) - routes()


def test_every_socket_has_an_entry() -> None:
    assert {route.path_format for route in APP.routes if isinstance(route, WebSocketRoute)} == SOCKETS


@pytest.fixture(scope="module")
def people(server: Serving) -> Iterator[dict[str, Person]]:
    """One of each kind; nobody has lost the cookie."""
    made = {caller: Person(server.address, caller) for caller in (*CALLERS, *MORE, "root")}
    for caller in (*MORE, "root"):
        made[caller].join(caller)
    for caller in ("admin", "root"):
        appoint(server, caller)
        made[caller].enter("/login", {"name": caller, "password": "a long password"})
    block(made["root"], made["blocked"])
    made["nobody"].http.cookies.clear()
    del made["nobody"].http.headers["X-CSRF-Token"]
    yield made
    for one in made.values():
        one.http.close()


def come_back(who: Person, caller: str) -> None:
    """Be somebody again, after what has changed that."""
    if caller != "nobody":
        who.introduce()
    if caller in MORE:
        who.http.cookies.clear()
        who.introduce()
        who.enter("/login", {"name": caller, "password": "a long password"})


def set_scene(people: dict[str, Person], case: Case) -> Scene:
    host = people["host"]
    made = host.open("me", "link", options={"first_player": 0}, open=case.free == "listed")
    token = made["links"][0]["token"]
    if not case.free:
        assert people["player"].post(f"/claims/{token}").status_code == 200
    if case.moved:
        assert host.act(host.view(made["id"])).status_code == 200
    return Scene(people, made["id"], token)


SEEN: dict[int, Scene] = {}


def seen(people: dict[str, Person], case: Case) -> Scene:
    """The scene of those who only look: it stays as it is, so one is enough for all of them."""
    if id(case) not in SEEN:
        SEEN[id(case)] = set_scene(people, case)
    return SEEN[id(case)]


def prepare(path: str, scene: Scene, case: Case) -> tuple[str, Any]:
    """Where to ask, and what to send; for that others may have to do something first."""
    body = None if case.body is None else case.body(scene)
    filled = path.removeprefix("/api")
    for name, value in {"id": scene.table, "token": scene.token, **case.path}.items():
        if f"{{{name}}}" in filled:
            filled = filled.replace(f"{{{name}}}", value if isinstance(value, str) else value(scene))
    assert "{" not in filled
    return filled, body


def ask(who: Person, method: str, path: str, body: Any) -> httpx.Response:
    if isinstance(body, str):
        return who.http.request(method, path, content=body)
    return who.http.request(method, path, json=body)


CASES = [
    pytest.param(method, path, case, caller, expected, id=f"{method}-{path}-{number}-{caller}")
    for (method, path), cases in MATRIX.items()
    for number, case in enumerate(cases)
    for caller, expected in case.expected(method).items()
]


@pytest.mark.parametrize(("method", "path", "case", "caller", "expected"), CASES)
def test_each_caller_gets_what_is_theirs(
    people: dict[str, Person], method: str, path: str, case: Case, caller: str, expected: int
) -> None:
    with contextlib.ExitStack() as present:
        if method == "get":
            scene = seen(people, case)
        else:
            scene = set_scene(people, case)
            for one in ("player", "spectator"):
                next_view(present.enter_context(people[one].watch(scene.table)))
        if caller == "nobody":
            people[caller].http.cookies.clear()
        answer = ask(people[caller], method, *prepare(path, scene, case))
    if answer.headers.get("set-cookie"):
        come_back(people[caller], caller)
    assert answer.status_code == expected, answer.text
    if expected >= 400:
        assert answer.json()["error"]["id"].startswith("error-")


@pytest.mark.parametrize(("method", "path"), sorted(key for key in MATRIX if key[0] != "get"))
def test_no_caller_writes_without_the_token(people: dict[str, Person], method: str, path: str) -> None:
    case = MATRIX[method, path][0]
    scene = set_scene(people, case)
    prepared = prepare(path, scene, case)
    before = people["host"].view(scene.table)
    for caller in (*CALLERS[1:], *MORE):
        who = people[caller]
        foreign = people["host" if caller != "host" else "player"].http.headers["X-CSRF-Token"]
        own = who.http.headers["X-CSRF-Token"]
        for forged in ("", "x", foreign):
            who.http.headers["X-CSRF-Token"] = forged
            answer = ask(who, method, *prepared)
            who.http.headers["X-CSRF-Token"] = own
            assert answer.status_code == 403, (caller, forged, answer.text)
    after = people["host"].view(scene.table)
    assert (after["seq"], after["seats"]) == (before["seq"], before["seats"])


def test_a_page_of_another_site_can_not_watch(people: dict[str, Person], server: Serving) -> None:
    scene = set_scene(people, Case(ALL))
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{scene.table}/live"
    cookie = f"grotto={people['host'].http.cookies['grotto']}"
    with (
        connect(address, additional_headers={"Cookie": cookie}, origin="https://evil.example") as socket,  # type: ignore[arg-type]
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
