"""What nobody may do or read: forged requests, other people's links, the seed of a running game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from serving import REAL, Person, Serving, error, legal, next_view, serving, sqlite

Somebody = Callable[[str], Person]


def test_writes_need_the_cookie_and_the_token(person: Somebody, server: Serving) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "local")
    body = {"request": "1" * 32, "seq": 2, "act": "end_turn"}
    paths = ["/tables", f"/tables/{made['id']}/acts", f"/tables/{made['id']}/undo", f"/tables/{made['id']}/fork",
             f"/tables/{made['id']}/rematch", "/records", "/claims/x", f"/tables/{made['id']}/seats/0/link",
             f"/tables/{made['id']}/seats/0/bot", f"/tables/{made['id']}/seats/0/sit"]  # fmt: skip
    for path in paths:
        stranger = httpx.post(server.address + "/api" + path, json=body)
        assert (stranger.status_code, error(stranger)) == (403, "error-no_cookie")
        for token in ("", "x", bob.http.headers["X-CSRF-Token"]):
            forged = ann.http.post(path, json=body, headers={"X-CSRF-Token": token})
            assert (forged.status_code, error(forged)) == (403, "error-csrf")
    assert ann.http.put("/me", json={"name": "x"}, headers={"X-CSRF-Token": "x"}).status_code == 403


def test_a_cookie_can_not_be_forged(person: Somebody, server: Serving) -> None:
    ann = person("Ann")
    made = ann.open("me", "local")
    cookie = ann.http.cookies["grotto"]
    id, _, signature = cookie.partition(".")
    for forged in (id, f"{id}.", f"{id}.{'0' * 64}", f"{'0' * 32}.{signature}", "." + signature, "\xe9.x"):
        answer = httpx.get(
            f"{server.address}/api/tables/{made['id']}", headers={"Cookie": b"grotto=" + forged.encode("latin-1")}
        )
        assert not any(seat["mine"] for seat in answer.json()["seats"])


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Serving) -> None:
    plain = httpx.get(server.address + "/api/me").headers["set-cookie"].lower()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    proxied = httpx.get(server.address + "/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "secure" in proxied.lower()


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/api/none", "/api/tables/x", "/x.js", "/../x"])
def test_every_answer_forbids_inline_script(server: Serving, path: str) -> None:
    answer = httpx.get(server.address + path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_those_who_search_the_web_are_told_to_leave_people_alone(server: Serving) -> None:
    answer = httpx.get(server.address + "/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    asked = ("/about", "/rules/caverna", "/t/x", "/p/x", "/ladder", "/api/tables")
    assert [path for path in asked if rules.can_fetch("any", path)] == ["/about", "/rules/caverna"]


@pytest.mark.parametrize("path", ["/../../app.py", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py"])
def test_no_file_outside_the_client_is_served(server: Serving, path: str) -> None:
    assert "Litestar" not in httpx.get(server.address + path).text


def test_a_running_game_does_not_tell_its_seed_its_people_or_its_links(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), program=REAL) as server:
        ann, bob, eve = (Person(server.address, name) for name in ("Ann", "Bob", "Eve"))
        made = ann.open("me", "link", open=True)
        token = made["links"][0]["token"]
        bob.post(f"/claims/{token}")
        spare = bob.post(f"/tables/{made['id']}/seats/1/link").json()["token"]
        id = made["id"]
        view = ann.view(id)
        if legal(view):
            ann.act(view)
        fork = eve.post(f"/tables/{id}/fork", {"at": 2, "seats": [{"kind": "me"}, {"kind": "local"}]}).json()
        # Everything that can be read, by everybody.
        read: list[str] = []
        for who in (ann, bob, eve):
            for table in (id, fork["id"]):
                read += [who.http.get(f"/tables/{table}{path}").text for path in
                         ("", "/log", "/record", "/scores", "/at/1", "/why", "/verify")]  # fmt: skip
                with who.watch(table) as socket:
                    read.append(json.dumps(next_view(socket)))
            read.append(who.http.get("/tables").text)
            read.append(who.post(f"/tables/{id}/rematch").text)
        everything = "\n".join(read)
        assert ann.http.get(f"/tables/{id}/verify").status_code == 404
    database = sqlite3.connect(tmp_path / "tables.db")
    seeds = [seed for (seed,) in database.execute("SELECT seed FROM tables")]
    people = [person for (person,) in database.execute("SELECT id FROM people")]
    assert len(set(seeds)) == 2
    assert len(people) == 3
    for secret in [*seeds, *people, token, spare]:
        assert secret not in everything
    # The database does not have the links either, only their hashes.
    stored = "\n".join(database.iterdump())
    assert token not in stored
    assert spare not in stored


def test_too_much_and_too_often_is_refused(server: Serving) -> None:
    # A proxy on the same machine tells where its client is.
    far = Person(server.address, headers={"X-Forwarded-For": "203.0.113.7"})
    large = far.http.post("/tables", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
    assert (large.status_code, error(large)) == (413, "error-too_large")
    # Every other second one more is allowed: who asks more slowly than that is never refused.
    answers = [far.post("/tables", {}).status_code]
    while answers[-1] == 400 and len(answers) < 1000:
        answers.append(far.post("/tables", {}).status_code)
    assert len(answers) > 20
    assert answers[-1] == 429
    near = Person(server.address, headers={"X-Forwarded-For": "203.0.113.8"})
    assert near.post("/tables", {}).status_code == 400


def test_the_access_log_has_no_secrets(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--log") as server:
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        token = ann.open("me", "link")["links"][0]["token"]
        httpx.get(f"{server.address}/claim/{token}")
        bob.post(f"/claims/{token}")
        bob.post("/mail/4f8a5b/stop")
        log = server.stop()
    assert "/claims/..." in log
    assert "/claim/..." in log
    assert "/mail/.../stop" in log
    for secret in (token, ann.http.cookies["grotto"], ann.http.headers["X-CSRF-Token"]):
        assert secret not in log
