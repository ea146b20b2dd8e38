"""Accounts: opened by guests, come back to. Guests stay what they were."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import re
import threading
import time
from pathlib import Path

import httpx
import pytest

from fluent_files import calls, messages, strings
from grotto.table import passwords
from grotto.text import LANGUAGES
from serving import Person, Serving, error, next_view, serving, sqlite

from .care import ask
from .devices import BOT, PASSWORD, MakePerson, another, mine, sessions

# ---- guests --------------------------------------------------------------------------------


def test_the_cookie_of_a_guest_from_before_still_counts(server: Serving, person: MakePerson) -> None:
    """It is made here by hand, as the first servers made it."""
    ((secret,),) = ask(server, "SELECT value FROM secrets WHERE name = 'cookie'")
    old = "0123456789abcdef0123456789abcdef"
    signature = hmac.new(bytes.fromhex(str(secret)), f"person:{old}".encode(), "sha256").hexdigest()
    with httpx.Client(base_url=server.address + "/api", cookies={"grotto": f"{old}.{signature}"}) as http:
        token = http.get("/me").json()["csrf"]
        assert token == hmac.new(bytes.fromhex(str(secret)), f"csrf:{old}".encode(), "sha256").hexdigest()
        plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}
        made = http.post("/tables", json=plan, headers={"X-CSRF-Token": token})
        assert made.status_code == 201
        assert [card["id"] for card in http.get("/tables").json()["mine"]] == [made.json()["id"]]
        assert http.get("/account").json()["kind"] == "guest"
    assert ask(server, "SELECT host FROM tables WHERE id = ?", made.json()["id"]) == [(old,)]


def test_a_guest_needs_nothing_and_leaves_no_session(server: Serving, person: MakePerson) -> None:
    before = ask(server, "SELECT count(*) FROM sessions")
    person("Ann").open("me", BOT)
    assert ask(server, "SELECT count(*) FROM sessions") == before


# ---- opening -------------------------------------------------------------------------------


def test_the_games_of_a_guest_come_along(server: Serving, person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}")
    (before,) = ask(server, "SELECT updated FROM tables WHERE id = ?", made["id"])
    with bob.watch(made["id"]) as socket:
        next_view(socket)
        ann.join("Ann of the games")
        assert mine(ann) == {made["id"]}
        view = ann.view(made["id"])
        assert view["host"]
        assert [seat["mine"] for seat in view["seats"]] == [True, False]
    # It does not look newly played at.
    (after,) = ask(server, "SELECT updated FROM tables WHERE id = ?", made["id"])
    assert 0 < int(str(after[0])) - int(str(before[0])) < 5
    assert ann.get("/me")["name"] == "Ann"
    # And they go on.
    acting = ann if ann.view(made["id"])["legal"] else bob
    assert acting.act(acting.view(made["id"])).status_code == 200


def test_what_the_guest_had_in_the_browser_opens_nothing_of_the_account(person: MakePerson) -> None:
    """Somebody who has put a cookie of theirs into my browser, or has got hold of mine, stays outside."""
    ann, thief = person("Ann"), person("")
    thief.http.cookies.set("grotto", ann.http.cookies["grotto"])
    thief.introduce()
    table = ann.open("me")["id"]
    assert mine(thief) == {table}
    ann.join("Ann with a thief")
    assert mine(thief) == set()
    assert thief.get("/account")["kind"] == "guest"
    refused = thief.act(ann.view(table), "end_turn")
    assert refused.status_code == 403
    # The token of the guest is no token of the account.
    forged = ann.http.put("/me", json={"name": "x"}, headers={"X-CSRF-Token": thief.http.headers["X-CSRF-Token"]})
    assert error(forged) == "error-csrf"


@pytest.mark.parametrize(
    "other", ["Cyril Fox", "CYRIL FOX", "  cyril   fox ", "Сyril Fox", "Cyril\u200b Fox", "Ｃyril Fox"]
)
def test_names_that_look_alike_are_one(person: MakePerson, other: str) -> None:
    first, second = person(""), person("")
    answer = first.post("/account", {"name": "Cyril Fox", "password": PASSWORD})
    assert answer.status_code == 200 or error(answer) == "error-name_taken"
    assert error(second.post("/account", {"name": other, "password": PASSWORD})) == "error-name_taken"
    assert second.get("/account")["kind"] == "guest"
    # And whoever types it so comes in.
    second.enter("/login", {"name": other, "password": PASSWORD})
    assert second.get("/account")["name"] == "Cyril Fox"


@pytest.mark.parametrize(
    ("name", "password", "expected"),
    [
        ("", PASSWORD, "name_blank"),
        ("\u200d", PASSWORD, "name_blank"),
        ("Dot", "1234567", "password_short"),
        ("Dot Matrix", "dot matrix", "password_name"),
    ],
)
def test_what_is_no_account_is_refused(person: MakePerson, name: str, password: str, expected: str) -> None:
    ann = person("Ann")
    assert error(ann.post("/account", {"name": name, "password": password})) == f"error-{expected}"
    assert ann.get("/account")["kind"] == "guest"


def test_nobody_makes_themselves_an_admin(server: Serving, person: MakePerson) -> None:
    eve = person("Eve")
    more = {"admin": True, "person": "0" * 32, "recovery": "x", "outline": "somebody"}
    eve.enter("", {"name": "Eve the eager", "password": PASSWORD, **more})
    assert eve.get("/account")["admin"] is False
    assert eve.http.get("/admin/tables").status_code == 403
    assert ask(server, "SELECT admin, recovery, outline FROM accounts WHERE name = 'Eve the eager'") == [
        (0, None, "evetheeager")
    ]


def test_only_hashes_are_stored(server: Serving, person: MakePerson) -> None:
    ann = person("Ann")
    ann.join("Ann hashed", "my very own secret")
    code = ann.post("/account/code").json()["code"]
    assert ann.post("/account/recovery", {"code": code, "password": "my very own secret"}).status_code == 200
    token = ann.http.cookies["grotto"].removeprefix("session.")
    file = Path(server.db.removeprefix("sqlite:///"))
    stored = b"".join(one.read_bytes() for one in file.parent.glob(file.name + "*"))
    for secret in ("my very own secret", code, code.replace("-", ""), token):
        assert secret.encode() not in stored
    assert hashlib.sha256(token.encode()).hexdigest().encode() in stored
    assert b"$argon2id$" in stored


# ---- coming back ---------------------------------------------------------------------------


def test_whoever_logs_in_elsewhere_finds_both(person: MakePerson) -> None:
    ann = person("Ann")
    first = ann.open("me")["id"]
    ann.join("Ann of two devices")
    phone = person("Ann on the phone")
    second = phone.open("me")["id"]
    phone.enter("/login", {"name": "ann of TWO devices", "password": PASSWORD})
    assert mine(phone) == mine(ann) == {first, second}
    # How the account is called stays.
    assert phone.get("/me")["name"] == "Ann"


def test_a_guest_comes_back_by_a_code(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.open("me")["id"]
    code = ann.post("/account/code").json()["code"]
    assert re.fullmatch(r"([a-z2-9]{5}-){4}[a-z2-9]{5}", code)
    assert ann.get("/account")["kind"] == "guest"
    ann.enter("/recovery", {"code": code})
    phone = another(ann)
    phone.enter("/recover", {"code": f" {code.upper().replace('-', ' ')} "})
    assert mine(phone) == mine(ann) == {table}
    assert phone.get("/account")["name"] is None
    assert len(sessions(ann)) == 2
    # A new code takes the place of the old one.
    newer = ann.post("/account/code").json()["code"]
    assert ann.post("/account/recovery", {"code": newer}).status_code == 200
    assert error(another(ann).post("/account/recover", {"code": code})) == "error-code_wrong"
    assert error(another(ann).post("/account/recover", {"code": "abc"})) == "error-code_form"
    # Later they want a name.
    assert ann.post("/account", {"name": "Ann after all", "password": PASSWORD}).json()["name"] == "Ann after all"
    assert mine(another(ann, account="Ann after all")) == {table}


def test_the_same_words_whether_a_name_is_known_or_not(person: MakePerson) -> None:
    ann = person("Ann")
    ann.join("Ann the known")
    coded = person("")
    coded.enter("/recovery", {"code": coded.post("/account/code").json()["code"]})
    stranger = person("")
    answers = [
        stranger.post("/account/login", {"name": name, "password": "not the password"})
        for name in ("Ann the known", "Nobody the unknown", "", "\u200d")
    ]
    assert {(one.status_code, one.text) for one in answers[:2]} == {(403, answers[0].text)}
    assert error(answers[0]) == "error-login_wrong"
    assert error(answers[2]) == "error-login_wrong"


def test_an_unknown_name_is_checked_like_a_known_one() -> None:
    """Both hash once, with the same parameters; no clock is needed to see it."""
    seen: list[str] = []

    class Counting:
        def verify(self, stored: str, given: str) -> bool:
            seen.append(stored)
            return passwords.PasswordHasher().verify(stored, given)

    kept = passwords.HASHER
    known = kept.hash("right password")
    passwords.HASHER = Counting()  # type: ignore[assignment]
    try:
        checker = passwords.Passwords()
        assert not asyncio.run(checker.right(None, "right password"))
        assert not asyncio.run(checker.right(known, "wrong password"))
        assert asyncio.run(checker.right(known, "right password"))
    finally:
        passwords.HASHER = kept
    parameters = [stored.rpartition("$")[0].rpartition("$")[0] for stored in seen]
    assert len(seen) == 3
    assert len(set(parameters)) == 1


def test_guessing_is_slow(server: Serving) -> None:
    """By address, and by name from many addresses."""
    Person(server.address, "").join("Guessed at")
    guess = {"name": "Guessed at", "password": "not the password"}
    one = Person(server.address, headers={"X-Forwarded-For": "198.51.100.7"})
    answers = [one.post("/account/login", guess) for _ in range(12)]
    assert [answer.status_code for answer in answers[:10]] == [403] * 10
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["Retry-After"]) > 0
    # The right password is not heard either.
    assert one.post("/account/login", {"name": "Guessed at", "password": PASSWORD}).status_code == 429
    many = [Person(server.address, headers={"X-Forwarded-For": f"198.51.100.{n}"}) for n in range(20, 24)]
    statuses = [who.post("/account/login", guess).status_code for who in many for _ in range(10)]
    assert statuses[:20] == [403] * 20
    assert 429 in statuses[20:]
    # Others are not kept from their own accounts.
    other = Person(server.address, headers={"X-Forwarded-For": "198.51.100.40"})
    assert other.post("/account/login", {"name": "Somebody else", "password": "x"}).status_code == 403


def test_nobody_keeps_others_from_their_codes(server: Serving) -> None:
    """What many share is counted by address alone."""
    wrong = {"code": "aaaaa-bbbbb-ccccc-ddddd-eeeee"}
    for n in range(60, 64):
        who = Person(server.address, headers={"X-Forwarded-For": f"198.51.100.{n}"})
        assert [who.post("/account/recover", wrong).status_code for _ in range(10)] == [403] * 10
    other = Person(server.address, headers={"X-Forwarded-For": "198.51.100.70"})
    assert other.post("/account/recover", wrong).status_code == 403


def test_an_address_opens_only_so_many_accounts(server: Serving) -> None:
    statuses: list[int] = []
    for _ in range(12):
        who = Person(server.address, headers={"X-Forwarded-For": "198.51.100.99"})
        statuses.append(who.post("/account/recovery", {"code": who.post("/account/code").json()["code"]}).status_code)
    assert statuses == [200] * 10 + [429] * 2


# ---- a power cut ---------------------------------------------------------------------------


@pytest.mark.parametrize("delay", [0.0, 0.02, 0.05, 0.1, 0.2, 0.4])
@pytest.mark.parametrize("way", ["password", "code"])
def test_killed_while_an_account_is_opened_nothing_is_half_done(tmp_path: Path, way: str, delay: float) -> None:
    """Whenever it happens: either the guest is as before, or the account has it all and lets its owner in."""
    with serving(sqlite(tmp_path)) as server:
        ann = Person(server.address, "Ann")
        tables = {ann.open("me")["id"] for _ in range(5)}
        code = ann.post("/account/code").json()["code"]
        body = {"name": "Ann", "password": PASSWORD} if way == "password" else {"code": code}
        path = "/account" if way == "password" else "/account/recovery"

        def open_it() -> None:
            with contextlib.suppress(httpx.HTTPError):
                ann.http.post(path, json=body)

        guest = ann.http.cookies["grotto"]
        asking = threading.Thread(target=open_it)
        asking.start()
        time.sleep(delay)
        server.kill()
        asking.join()
    with serving(sqlite(tmp_path)) as server:
        accounts = ask(server, "SELECT person FROM accounts")
        hosts = {host for (host,) in ask(server, "SELECT host FROM tables")}
        assert len(hosts) == 1
        assert len(ask(server, "SELECT id FROM sessions")) == len(accounts)
        again = Person(server.address)
        if accounts:
            assert hosts == {accounts[0][0]}
            again.enter("/login" if way == "password" else "/recover", body)
        else:
            assert hosts == {guest.partition(".")[0]}
            again.http.cookies.clear()
            again.http.headers["Cookie"] = f"grotto={guest}"
        assert mine(again) == tables


# ---- words ---------------------------------------------------------------------------------

SOURCES = (
    "table/accounts.py", "table/passkeys.py", "table/passwords.py", "table/sessions.py", "table/care.py",
    "table/blocks.py", "table/reports.py", "web/api_accounts.py", "web/api_admin.py", "web/limits.py",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    known = messages(language)
    ids = {
        f"error-{id}"
        for call, name, function in calls(*SOURCES)
        if name in ("Refused", "Forbidden", "NotFound", "Busy", "TooMany") and call.args
        for id in strings(call.args[0], function)
    }
    assert len(ids) > 25
    assert sorted(ids - set(known)) == []


def test_times_are_told_in_one_way(person: MakePerson) -> None:
    ann = person("Ann")
    ann.join("Ann on time")
    (session,) = sessions(ann)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", session[key]) for key in ("created", "seen", "expires"))
