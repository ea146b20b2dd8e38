"""Looking after a server: tables, reports, blocks, what is kept for how long, and the log of it all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from grotto.cli import main
from grotto.table.bus import Bus
from grotto.table.database import database_url
from grotto.table.hall import Hall
from grotto.table.storage import Storage
from grotto.table.thinking import Thinkers
from grotto.web.public import Public
from grotto.web.tuning import Tuning
from serving import Person, Serving, error, looks, next_view, serving, sqlite

from .care import appoint, ask, block, person_at

MakePerson = Callable[[str], Person]
PASSWORD = "a long password"
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def admin(server: Serving) -> Person:
    made = Person(server.address, "Ada")
    made.join("Ada who cares")
    appoint(server, "Ada who cares")
    made.enter("/login", {"name": "Ada who cares", "password": PASSWORD})
    return made


def acts(admin: Person, target: str) -> list[tuple[str, str, str]]:
    return [(one["who"], one["act"], one["text"]) for one in admin.get("/admin/log") if one["target"] == target]


# ---- tables --------------------------------------------------------------------------------


def test_tables_are_found_by_what_they_are_called_and_who_plays(person: MakePerson, admin: Person) -> None:
    ann = person("Ann")
    table = ann.open({"kind": "me", "name": "Xanthippe"}, BOT, name="Rare 100% _table_")["id"]
    for words in (table, "xanthippe", "100% _T"):
        assert table in [one["id"] for one in admin.get("/admin/tables", words=words)], words
    assert table not in [one["id"] for one in admin.get("/admin/tables", words="100_ _T")]
    (found,) = admin.get("/admin/tables", words=table)
    assert (found["name"], found["host_name"], found["status"]) == ("Rare 100% _table_", "Ann", "running")
    assert found["seats"][1]["bot"] == "random"


def test_a_stopped_game_can_only_be_read_until_it_goes_on(person: MakePerson, admin: Person) -> None:
    ann = person("Ann")
    table = ann.open("me", "local", options={"first_player": 0})["id"]
    view = ann.view(table)
    with ann.watch(table) as socket:
        next_view(socket)
        assert admin.post(f"/admin/tables/{table}/halt", {"halted": True, "text": "bad name"}).json()["halted"]
        told = next_view(socket)["view"]
    assert told["frozen"]["reason"]["id"] == "error-table_halted"
    assert (told["legal"], told["can_undo"], told.get("seed")) == ([], False, None)
    assert error(ann.act(view)) == "error-table_halted"
    assert error(ann.post(f"/tables/{table}/seats/0/bot", {"bot": "random"})) == "error-table_halted"
    assert ann.http.get(f"/tables/{table}/log").status_code == 200
    assert ann.http.get(f"/tables/{table}/record").status_code == 200
    admin.post(f"/admin/tables/{table}/halt", {"halted": False})
    assert ann.act(ann.view(table)).status_code == 200
    name = "Ada who cares"
    assert acts(admin, table) == [(name, "release", ""), (name, "halt", "bad name")]


def test_bots_stop_with_their_game_and_go_on_with_it(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--bot-delay", "0.2") as server:
        ada = Person(server.address, "Ada")
        ada.join("Ada")
        appoint(server, "Ada")
        ada.enter("/login", {"name": "Ada", "password": PASSWORD})
        table = ada.open(BOT, BOT)["id"]
        assert ada.post(f"/admin/tables/{table}/halt", {"halted": True}).status_code == 200
        seq = ada.view(table)["seq"]
        server.kill()
    with serving(sqlite(tmp_path)) as server:
        after = Person(server.address)
        # At most the move that was under way.
        assert after.view(table)["seq"] - seq <= 3
        stopped = after.view(table)["seq"]
        assert after.view(table)["frozen"]
        after.enter("/login", {"name": "Ada", "password": PASSWORD})
        assert after.view(table)["seq"] == stopped
        after.post(f"/admin/tables/{table}/halt", {"halted": False})
        with after.watch(table) as socket:
            while not next_view(socket)["view"]["over"]:
                pass


def test_a_finished_game_is_not_stopped(person: MakePerson, admin: Person) -> None:
    ann = person("Ann")
    table = ann.open("me")["id"]
    ann.play(table)
    assert error(admin.post(f"/admin/tables/{table}/halt", {"halted": True})) == "error-table_over"


def test_a_deleted_table_is_gone_with_all_that_refers_to_it(server: Serving, person: MakePerson, admin: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link", options={"first_player": 0})
    table = made["id"]
    view = ann.view(table)
    ann.act(view)
    with bob.watch(table) as socket:
        next_view(socket)
        gone = admin.http.delete(f"/admin/tables/{table}", params={"text": "spam"})
        assert table not in [one["id"] for one in gone.json()]
    assert ann.http.get(f"/tables/{table}").status_code == 404
    assert ann.act(view).status_code == 404
    assert bob.http.get(f"/claims/{made['links'][0]['token']}").status_code == 404
    assert table not in {card["id"] for card in ann.get("/tables")["mine"]}
    for kept in ("moves", "seats", "claims", "hints", "leases", "analyses", "decisions"):
        assert ask(server, f'SELECT count(*) FROM {kept} WHERE "table" = ?', table) == [(0,)], kept
    assert acts(admin, table) == [("Ada who cares", "delete", "spam")]
    again = admin.http.delete(f"/admin/tables/{table}")
    assert (again.status_code, error(again)) == (404, "error-no_table")


def test_a_table_is_deleted_while_its_bots_play(person: MakePerson, admin: Person, server: Serving) -> None:
    ann = person("Ann")
    for _ in range(5):
        table = ann.open(BOT, BOT)["id"]
        assert admin.http.delete(f"/admin/tables/{table}").status_code == 200
        assert ann.http.get(f"/tables/{table}").status_code == 404
        assert ask(server, 'SELECT count(*) FROM moves WHERE "table" = ?', table) == [(0,)]


@pytest.mark.parametrize("days", [30, 0])
def test_abandoned_games_go_after_a_while(tmp_path: Path, days: int) -> None:
    long_ago = "UPDATE tables SET updated = updated - ? WHERE id = ?"
    month = 31 * 24 * 3600 * 1000
    with serving(sqlite(tmp_path)) as server:
        ann = Person(server.address, "Ann")
        ann.join("Ann")
        appoint(server, "Ann")
        ann.enter("/login", {"name": "Ann", "password": PASSWORD})
        names = ("left", "stopped", "finished", "young")
        tables = {name: ann.open("me", name=name)["id"] for name in names}
        ann.play(tables["finished"])
        ann.post(f"/admin/tables/{tables['stopped']}/halt", {"halted": True})
        for name in ("left", "stopped", "finished"):
            ask(server, long_ago, month, tables[name])
        server.kill()
    settings = tmp_path / "grotto.toml"
    settings.write_text(f"keep_abandoned = {days}\n")
    with serving(sqlite(tmp_path), "--config", str(settings)) as server:
        ann.http.base_url = server.address + "/api"
        if days:
            next(_ for _ in looks() if ann.http.get(f"/tables/{tables['left']}").status_code == 404)
        assert ann.get("/admin/limits")["settings"]["keep_abandoned"] == days
        left = {card["id"] for card in ann.get("/tables")["mine"]}
        assert left == set(tables.values()) - ({tables["left"]} if days else set())
        said = [(one["who"], one["act"]) for one in ann.get("/admin/log") if one["target"] == tables["left"]]
        assert said == ([("", "delete")] if days else [])


def test_limits_can_be_changed_and_changed_back(admin: Person, server: Serving) -> None:
    def set_limit(name: str, value: float | None) -> Any:
        return admin.post("/admin/limits", {"name": name, "value": value})

    before = admin.get("/admin/limits")
    assert before["changed"] == []
    assert set(before["changeable"]) < set(before["settings"])
    far = Person(server.address, headers={"X-Forwarded-For": "198.51.100.77"})
    far.open("me", "link")
    held = set_limit("tables", 1).json()
    assert (held["settings"]["tables"], held["changed"]) == (1, ["tables"])
    plan = {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}
    assert error(far.post("/tables", plan)) == "error-quota_tables"
    # What makes no sense is refused, and nothing of it is kept.
    for name, value in (("bots", 0), ("bots", 1.5), ("pace", 0.01), ("keep_abandoned", 0.5)):
        answer = set_limit(name, value)
        assert (answer.status_code, error(answer)) == (422, "error-limit_value")
    for name, value in (("bots", -1), ("connections", 5), ("hosts", 1)):
        assert set_limit(name, value).status_code == 400
    assert set_limit("pace", 2).json()["rates"][0]["burst"] == 2 * before["rates"][0]["burst"]
    # It is what all servers of the database read, and outlives them.
    assert sorted(ask(server, "SELECT name, value FROM settings")) == [("pace", 2.0), ("tables", 1.0)]
    assert set_limit("tables", None).json()["changed"] == ["pace"]
    assert set_limit("pace", None).json() == before
    assert far.post("/tables", plan).status_code == 201
    who = "Ada who cares"
    assert acts(admin, "tables") == [(who, "limit", ""), (who, "limit", "1")]


def test_other_servers_hear_of_a_limit(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        held: dict[str, Public] = {}
        here, there = [
            Tuning(hall, Public(tables=tables), lambda public, name=name: held.update({name: public}))  # type: ignore[misc]
            for name, tables in (("here", 10), ("there", 20))
        ]
        await here.set("Ada", "bots", 7)
        await there.load()
        assert {name: (public.tables, public.bots) for name, public in held.items()} == {
            "here": (10, 7),
            "there": (20, 7),
        }
        await hall.close()
        await storage.close()

    asyncio.run(run())


# ---- people --------------------------------------------------------------------------------


def test_reports_are_read_and_settled(person: MakePerson, admin: Person) -> None:
    ann, rude = person("Ann"), person("Rude Name")
    table = rude.open("me", "local", name="Rude table")["id"]
    for seat in (None, 0):
        answer = ann.post("/reports", {"table": table, "seat": seat, "text": "Look at\nthis"})
        assert answer.status_code == 201
    about = [one for one in admin.get("/admin/reports") if one["table"] == table]
    assert [one["kind"] for one in about] == ["person", "table"]
    assert about[0]["person_name"] == "Rude Name"
    assert about[0]["person"] == person_at(admin, table)
    assert (about[0]["by_name"], about[0]["text"]) == ("Ann", "Look at\nthis")
    first = about[0]["id"]
    left = admin.post(f"/admin/reports/{first}", {"status": "done", "text": "talked to them"}).json()
    assert [one["kind"] for one in left if one["table"] == table] == ["table"]
    assert first in [one["id"] for one in admin.get("/admin/reports", status="done")]
    assert acts(admin, first) == [("Ada who cares", "settle", "talked to them")]
    assert error(ann.post("/reports", {"table": table, "seat": 9, "text": ""})) == "error-no_seat"
    assert ann.post("/reports", {"table": "nowhere", "text": ""}).status_code == 404


def test_what_no_database_keeps_is_left_out(person: MakePerson, admin: Person) -> None:
    """PostgreSQL refuses such a character, which is not its fault."""
    ann = person("Ann")
    table = ann.open("me")["id"]
    assert ann.post("/reports", {"table": table, "text": "a\0b\ncd"}).status_code == 201
    assert next(one["text"] for one in admin.get("/admin/reports") if one["table"] == table) == "ab\ncd"
    assert [one["id"] for one in admin.get("/admin/tables", words=f"{table}\0")] == [table]


@pytest.mark.parametrize("wrong", ["0" * 33, "0\0", "somebody", ""])
def test_nobody_is_called_that(admin: Person, wrong: str) -> None:
    assert admin.post("/admin/blocks", {"person": wrong}).status_code == 400


def test_reports_of_one_person_do_not_pile_up(person: MakePerson) -> None:
    ann = person("Ann")
    table = ann.open("me")["id"]
    answers = [ann.post("/reports", {"table": table, "text": str(n)}) for n in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [422]
    assert error(answers[-1]) == "error-reports_many"
    assert len(ann.get("/account/export")["reports"]) == 20


def test_whoever_is_blocked_reads_and_goes_but_changes_nothing(person: MakePerson, admin: Person) -> None:
    rude, ann = person("Rude"), person("Ann")
    made = rude.open("me", "link", options={"first_player": 0})
    ann.post(f"/claims/{made['links'][0]['token']}")
    who = person_at(admin, made["id"])
    admin.post("/admin/blocks", {"person": who, "days": 3, "text": "shouts"})
    view = rude.view(made["id"])
    assert view["legal"]
    for refused in (rude.act(view), rude.http.put("/me", json={"name": "x"}), rude.post("/tables", {})):
        assert (refused.status_code, error(refused)) == (403, "error-blocked")
    # A new account does not help, nor does logging in to one.
    assert error(rude.post("/account", {"name": "Rude again", "password": PASSWORD})) == "error-blocked"
    assert rude.http.get("/account/export").status_code == 200
    (held,) = [one for one in admin.get("/admin/blocks") if one["person"] == who]
    assert (held["name"], held["reason"], held["expires"] is not None) == ("Rude", "shouts", True)
    assert admin.http.delete(f"/admin/blocks/{held['id']}").status_code == 200
    assert rude.act(view).status_code == 200
    assert [act for _, act, _ in acts(admin, who)] == ["unblock", "block"]
    admin.post("/admin/blocks", {"person": who})
    assert rude.post("/account/delete", {}).status_code == 200
    assert ann.view(made["id"])["seats"][0]["gone"]


def test_an_account_is_blocked_wherever_it_logs_in(person: MakePerson, admin: Person) -> None:
    rude = person("Rude")
    rude.join("Rude by account")
    block(admin, rude)
    phone = person("")
    phone.enter("/login", {"name": "Rude by account", "password": PASSWORD})
    assert error(phone.post("/tables", {})) == "error-blocked"
    assert phone.post("/account/logout").status_code == 200


@pytest.mark.parametrize(
    ("blocked", "inside", "outside"),
    [
        ("203.0.113.5", "203.0.113.5", "203.0.113.6"),
        ("203.0.113.64/26", "203.0.113.65", "203.0.113.200"),
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
    ],
)
def test_from_a_blocked_address_nobody_comes_in(
    server: Serving, admin: Person, blocked: str, inside: str, outside: str
) -> None:
    there = Person(server.address, headers={"X-Forwarded-For": inside})
    elsewhere = Person(server.address, headers={"X-Forwarded-For": outside})
    held = admin.post("/admin/blocks", {"address": blocked, "text": "noise"}).json()[0]
    assert (there.http.get("/tables").status_code, there.post("/tables", {}).status_code) == (403, 403)
    assert elsewhere.http.get("/tables").status_code == 200
    assert there.http.get("/games").status_code == 200
    admin.http.delete(f"/admin/blocks/{held['id']}")
    assert there.http.get("/tables").status_code == 200


@pytest.mark.parametrize("address", ["", "nonsense", "0.0.0.0/0", "10.0.0.0/7", "::/0", "1.2.3.4.5"])
def test_what_is_no_address_is_not_blocked(admin: Person, address: str) -> None:
    assert error(admin.post("/admin/blocks", {"address": address})) == "error-block_address"


def test_a_block_is_about_one_thing_and_not_about_oneself(admin: Person) -> None:
    assert error(admin.post("/admin/blocks", {})) == "error-block_what"
    both = {"person": "0" * 32, "address": "192.0.2.1"}
    assert error(admin.post("/admin/blocks", both)) == "error-block_what"
    assert error(admin.post("/admin/blocks", {"person": "0" * 33})) == "error-field_long"
    assert error(admin.post("/admin/blocks", {"person": 3})) == "error-field_type"
    me = person_at(admin, admin.open("me")["id"])
    assert error(admin.post("/admin/blocks", {"person": me})) == "error-block_self"


def test_an_admin_who_is_blocked_is_none(server: Serving, person: MakePerson, admin: Person) -> None:
    tim = person("Tim")
    tim.join("Tim gone bad")
    appoint(server, "Tim gone bad")
    tim.enter("/login", {"name": "Tim gone bad", "password": PASSWORD})
    block(admin, tim)
    (held,) = [one for one in admin.get("/admin/blocks") if one["name"] == "Tim"]
    assert error(tim.http.delete(f"/admin/blocks/{held['id']}")) == "error-blocked"
    assert tim.http.get("/admin/tables").status_code == 403


def test_a_block_of_a_few_days_ends(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        ada, rude = Person(server.address, "Ada"), Person(server.address, "Rude")
        ada.join("Ada")
        appoint(server, "Ada")
        ada.enter("/login", {"name": "Ada", "password": PASSWORD})
        block(ada, rude)
        assert error(rude.post("/tables", {})) == "error-blocked"
        ask(server, "UPDATE blocks SET expires = 1")
        server.kill()
    with serving(sqlite(tmp_path)) as server:
        rude.http.base_url = server.address + "/api"
        rude.open("me")


# ---- who may, and what is kept of it -------------------------------------------------------


def test_whoever_is_dismissed_is_no_admin_any_more(server: Serving, person: MakePerson) -> None:
    tom = person("Tom")
    tom.join("Tom the temporary")
    appoint(server, "tom THE temporary")
    tom.enter("/login", {"name": "Tom the temporary", "password": PASSWORD})
    assert tom.http.get("/admin/log").status_code == 200
    listed = CliRunner().invoke(main, ["admin", "list", "--db", server.db])
    assert "Tom the temporary" in listed.output.splitlines()
    assert CliRunner().invoke(main, ["admin", "remove", "Tom the temporary", "--db", server.db]).exit_code == 0
    next(_ for _ in looks() if tom.http.get("/admin/log").status_code != 200)
    unknown = CliRunner().invoke(main, ["admin", "add", "Nobody at all", "--db", server.db, "--lang", "en"])
    assert (unknown.exit_code, "Nobody at all" in unknown.output) == (2, True)


def test_the_log_is_only_added_to(server: Serving, person: MakePerson, admin: Person) -> None:
    table = person("Ann").open("me")["id"]
    admin.http.delete(f"/admin/tables/{table}")
    lines = ask(server, "SELECT count(*) FROM moderation")
    for query in ("DELETE FROM moderation", "UPDATE moderation SET who = 'nobody'"):
        with pytest.raises(sqlite3.DatabaseError, match="only added to"):
            ask(server, query)
    assert ask(server, "SELECT count(*) FROM moderation") == lines
    assert "".join(admin.get("/schema/openapi.json")["paths"]).count("/admin/log") == 1
    times = [one["time"] for one in admin.get("/admin/log")]
    assert times == sorted(times, reverse=True)
