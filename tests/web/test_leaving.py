"""What somebody takes along, and what stays of those who go."""

from __future__ import annotations

import uuid
from pathlib import Path

import pytest

from grotto.table.schema import OF_PERSON, metadata
from serving import Person, Serving, error, next_view, serving, sqlite

from .care import ask
from .devices import BOT, PASSWORD, MakePerson, closes, mine


def test_everything_can_be_taken_along(person: MakePerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link", options={"first_player": 0})
    bob.post(f"/claims/{made['links'][0]['token']}")
    ann.join("Ann who takes all")
    ann.act(ann.view(made["id"]))
    ann.post("/reports", {"table": made["id"], "text": "Look at this"})
    answer = ann.http.get("/account/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    found = answer.json()
    (table,) = found["tables"]
    assert (found["name"], found["account"]["name"]) == ("Ann", "Ann who takes all")
    assert (table["id"], table["my_seats"], table["seats"], table["host"]) == (made["id"], [0], ["Ann", "Bob"], True)
    assert any(actor == 0 for _, actor, _ in table["moves"])
    assert [one["text"] for one in found["reports"]] == ["Look at this"]
    assert len(found["sessions"]) == 1
    # Nothing that would tell what chance will bring, or open anything.
    for secret in ("seed", "token", "hash", "argon2", ann.http.cookies["grotto"]):
        assert secret not in answer.text
    guest = person("Gus")
    guest.open("me")
    assert len(guest.get("/account/export")["tables"]) == 1


def everything(server: Serving) -> list[tuple[str, str]]:
    """Every text in the database with its column."""
    tables = [str(name) for (name,) in ask(server, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    found: list[tuple[str, str]] = []
    for table in tables:
        columns = [str(row[1]) for row in ask(server, f'PRAGMA table_info("{table}")')]
        for row in ask(server, f'SELECT * FROM "{table}"'):
            found += [(f"{table}.{column}", str(value)) for column, value in zip(columns, row, strict=True)]
    return found


@pytest.mark.parametrize("account", [True, False])
def test_whoever_goes_leaves_nothing_but_the_games_of_others(tmp_path: Path, account: bool) -> None:
    with serving(sqlite(tmp_path)) as server:
        ann, bob = Person(server.address, "Annabel"), Person(server.address, "Bob")
        shared = ann.open("me", "link", options={"first_player": 0}, name="Annabel and Bob")
        bob.post(f"/claims/{shared['links'][0]['token']}")
        sat = bob.open("me", "link", options={"first_player": 0}, name="By Bob")
        ann.post(f"/claims/{sat['links'][0]['token']}")
        alone = ann.open("me", BOT, name="Annabel alone")["id"]
        given = bob.open("link", BOT, name="From Bob")
        ann.post(f"/claims/{given['links'][0]['token']}")
        if account:
            ann.join("Annabel", PASSWORD)
            code = ann.post("/account/code").json()["code"]
            ann.post("/account/recovery", {"code": code, "password": PASSWORD})
        ann.act(ann.view(shared["id"]))
        ann.post("/reports", {"table": sat["id"], "seat": 0, "text": "Hm"})
        line = {"text": "Annabel is here", "request": str(uuid.uuid4())}
        assert ann.post(f"/tables/{shared['id']}/chat", line).status_code == 201
        link = ann.post("/friends/link").json()["token"]
        assert bob.post(f"/friends/by/{link}").status_code == 200
        assert ann.post("/me/vacation", {"days": 3}).status_code in (200, 201)
        exported = ann.get("/account/export")
        assert [one["text"] for one in exported["chat"]] == ["Annabel is here"]
        assert len(exported["friends"]) == len(exported["vacations"]) == len(exported["profile"]) == 1
        ((person,),) = ask(server, 'SELECT person FROM seats WHERE "table" = ? AND seat = 0', shared["id"])
        assert any(str(person) == value for _, value in everything(server))
        with ann.watch(alone) as socket:
            next_view(socket)
            assert ann.post("/account/delete", {"password": PASSWORD}).json()["kind"] == "guest"
            assert closes(socket)
        ann.introduce()
        assert mine(ann) == set()
        assert bob.http.get(f"/tables/{alone}").status_code == 404
        # No id, no name, no way in; but what Bob played is there, and a bot goes on.
        left = [(place, value) for place, value in everything(server) if str(person) in value or "Annabel" in value]
        assert left == []
        assert given["id"] in mine(bob)
        for table in (shared["id"], sat["id"]):
            view = bob.view(table)
            ((hers, who),) = [(seat, n) for n, seat in enumerate(view["seats"]) if not seat["mine"]]
            assert (hers["gone"], hers["kind"], hers["name"], hers.get("owned", False)) == (True, "bot", "", False)
            since = len(bob.get(f"/tables/{table}/log"))
            while all(entry["actor"] != who for entry in bob.get(f"/tables/{table}/log")[since:]):
                assert not bob.play(table, 1)["over"]
            assert bob.http.get(f"/tables/{table}/record").status_code == 200
        assert error(ann.post("/account/login", {"name": "Annabel", "password": PASSWORD})) == "error-login_wrong"
        # The name is free again.
        Person(server.address, "").join("Annabel")


def test_every_column_that_names_a_person_says_what_becomes_of_it() -> None:
    """What is marked is handed over and deleted; an id of a person has 32 characters."""
    ids = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if getattr(column.type, "length", None) == 32 and column.name not in ("line",)
    } - {"channels.id", "conditions.id", "conditions.before", "jobs.id", "jobs.owner", "jobs.origin", "tables.origin"}
    # Of bots the name stands there, so that is longer.
    ids.add("ratings.player")
    marked = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if OF_PERSON in column.info
    }
    assert ids == marked
    assert {"people.id", "tables.host", "seats.person", "sessions.person"} <= marked
