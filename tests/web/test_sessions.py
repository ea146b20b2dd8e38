"""Sessions: listed, ended one by one, asked for the password again where it matters."""

from __future__ import annotations

from pathlib import Path

import httpx

from serving import Person, error, next_view, serving, sqlite

from .care import ask
from .devices import PASSWORD, MakePerson, another, closes, sessions

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


def test_sessions_are_listed_and_end_one_by_one(person: MakePerson) -> None:
    ann = person("Ann")
    ann.join("Ann of sessions")
    laptop = another(ann, account="Ann of sessions", agent=FIREFOX)
    phone = another(ann, account="Ann of sessions", agent=IPHONE)
    listed = {one["device"]: one for one in sessions(phone)}
    assert set(listed) == {"", "Firefox, Linux", "Safari, iPhone"}
    assert [one["current"] for one in (listed["Safari, iPhone"], listed["Firefox, Linux"])] == [True, False]
    table = laptop.open("me")["id"]
    with laptop.watch(table) as socket:
        next_view(socket)
        assert phone.http.delete(f"/account/sessions/{listed['Firefox, Linux']['id']}").status_code == 200
        # The open page ends as well.
        assert closes(socket)
    assert error(laptop.post("/tables", {})) == "error-no_cookie"
    assert laptop.get("/account")["kind"] == "guest"
    assert len(sessions(phone)) == 2
    gone = phone.http.delete(f"/account/sessions/{listed['Firefox, Linux']['id']}")
    assert (gone.status_code, error(gone)) == (404, "error-no_session")
    assert len(phone.http.delete("/account/sessions").json()["sessions"]) == 1
    assert ann.get("/account")["kind"] == "guest"


def test_nobody_ends_the_sessions_of_others(person: MakePerson) -> None:
    ann, eve = person("Ann"), person("Eve")
    ann.join("Ann left alone")
    eve.join("Eve of sessions")
    (hers,) = sessions(ann)
    assert eve.http.delete(f"/account/sessions/{hers['id']}").status_code == 404
    assert len(sessions(ann)) == 1


def test_whoever_logs_out_is_a_new_guest(person: MakePerson) -> None:
    ann = person("Ann")
    ann.join("Ann who leaves")
    old = ann.http.cookies["grotto"]
    assert ann.post("/account/logout").json()["kind"] == "guest"
    ann.introduce()
    assert ann.get("/me")["name"] == ""
    ann.http.cookies.clear()
    ann.http.headers["Cookie"] = f"grotto={old}"
    assert ann.get("/account")["kind"] == "guest"


def test_a_session_expires(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        ann = Person(server.address, "Ann")
        ann.join("Ann")
        day = 24 * 3600 * 1000
        ((expires, seen),) = ask(server, "SELECT expires, seen FROM sessions")
        assert int(str(expires)) - int(str(seen)) == 90 * day
        # Used after two hours it lasts anew, but never longer than a year.
        ask(server, "UPDATE sessions SET seen = seen - ?, expires = expires - ?", day, day)
        server.kill()
    with serving(sqlite(tmp_path)) as server:
        ann.http.base_url = httpx.URL(server.address + "/api")
        assert ann.get("/account")["kind"] == "account"
        ((later,),) = ask(server, "SELECT expires FROM sessions")
        assert int(str(later)) >= int(str(expires))
        ask(server, "UPDATE sessions SET seen = seen - ?, created = created - ?", day, 364 * day)
        server.kill()
    with serving(sqlite(tmp_path)) as server:
        ann.http.base_url = httpx.URL(server.address + "/api")
        assert ann.get("/account")["kind"] == "account"
        ((last, created),) = ask(server, "SELECT expires, created FROM sessions")
        assert int(str(last)) - int(str(created)) == 365 * day
        ask(server, "UPDATE sessions SET expires = 1")
        server.kill()
    with serving(sqlite(tmp_path)) as server:
        ann.http.base_url = httpx.URL(server.address + "/api")
        assert ann.get("/account")["kind"] == "guest"


def test_another_password_ends_the_other_sessions(person: MakePerson) -> None:
    ann = person("Ann")
    ann.join("Ann of passwords")
    phone = another(ann, account="Ann of passwords")
    wrong = ann.http.put("/account/password", json={"old": "not it at all", "new": "another one"})
    assert (wrong.status_code, error(wrong)) == (403, "error-password_wrong")
    short = ann.http.put("/account/password", json={"old": PASSWORD, "new": "short"})
    assert error(short) == "error-password_short"
    assert phone.get("/account")["kind"] == "account"
    assert ann.http.put("/account/password", json={"old": PASSWORD, "new": "another one"}).status_code == 200
    assert phone.get("/account")["kind"] == "guest"
    assert ann.get("/account")["kind"] == "account"
    other = person("")
    assert (
        error(other.post("/account/login", {"name": "Ann of passwords", "password": PASSWORD})) == "error-login_wrong"
    )
    other.enter("/login", {"name": "Ann of passwords", "password": "another one"})


def test_what_matters_asks_for_the_password_again(person: MakePerson) -> None:
    """Somebody may have left a page open."""
    ann = person("Ann")
    ann.join("Ann who went for tea")
    code = ann.post("/account/code").json()["code"]
    for path, body in (
        ("/account/recovery", {"code": code}),
        ("/account/passkeys/make", {}),
        ("/account/delete", {}),
        ("/account/passkeys/x/remove", {}),
    ):
        for more in ({}, {"password": "not it at all"}):
            answer = ann.post(path, body | more)
            assert (answer.status_code, error(answer)) == (403, "error-password_wrong"), path
    assert ann.get("/account")["recovery"] is False
