"""Games that this program can't replay: they are read, they say why, and they leave all others alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from serving import Person, Serving, error, next_view, serving, sqlite
from torment import wait_for_bots

BOT = {"kind": "bot", "bot": "random"}
MOVES = 12


def change(folder: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    with closing(sqlite3.connect(folder / "tables.db")) as db, db:
        for statement, values in statements:
            db.execute(statement, values)


def set_option(folder: Path, table: str, **options: Any) -> None:
    """Let a table say of itself what it does not say."""
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        (text,) = db.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()
    change(folder, ("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(json.loads(text) | options), table)))


class Kept:
    """A server that was stopped and started again; meanwhile its tables have been changed."""

    def __init__(self, server: Serving, ann: Person, tables: dict[str, str], records: dict[str, str]) -> None:
        self.server = server
        self.ann = ann
        self.tables = tables
        self.records = records

    def read(self, kind: str) -> dict[str, Any]:
        """The view of a table that can only be read, after a look at everything that can be asked about it."""
        id = self.tables[kind]
        view = self.ann.view(id)
        log = self.ann.get(f"/tables/{id}/log")
        assert len([entry for entry in log if not entry["undone"]]) == view["moves"]
        answer = self.ann.http.get(f"/tables/{id}/record")
        assert answer.status_code == 200
        assert answer.text.split("\n\n")[1] == self.records[kind].split("\n\n")[1]
        self.ann.get(f"/tables/{id}/scores")
        with self.ann.watch(id) as socket:
            assert next_view(socket)["view"]["frozen"] == view["frozen"]
        assert view["legal"] == []
        assert not view["can_undo"]
        act = self.ann.act(view, "end_turn")
        assert (act.status_code, error(act)) == (422, "error-table_frozen")
        undo = self.ann.undo(view)
        assert (undo.status_code, error(undo)) == (422, "error-table_frozen")
        return view


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    folder = tmp_path_factory.mktemp("kept")
    tables: dict[str, str] = {}
    with serving(sqlite(folder)) as server:
        ann = Person(server.address, "Ann")
        for kind in ("future", "illegal", "differs", "gains", "last", "undone", "foreign", "unnamed"):
            tables[kind] = ann.open("me", "local")["id"]
            ann.play(tables[kind], MOVES)
        tables["pack"] = ann.open("me", "local", game="above_and_below")["id"]
        ann.play(tables["pack"], MOVES)
        records = {kind: ann.http.get(f"/tables/{id}/record").text for kind, id in tables.items()}
        view = ann.view(tables["undone"])
        ann.play(tables["undone"], 1)
        seq = ann.view(tables["undone"])["seq"]
        tables["bots"] = ann.open(BOT, BOT)["id"]
        cookies, csrf = ann.http.cookies["grotto"], ann.http.headers["X-CSRF-Token"]
        server.kill()
    set_option(folder, tables["future"], rules=99)
    set_option(folder, tables["pack"], content="0" * 12)
    row = 'UPDATE moves SET text = ? WHERE "table" = ? AND seq = ?'
    last, final = (len(records[kind].split("\n\n")[1].splitlines()) - 1 for kind in ("illegal", "last"))
    change(
        folder,
        # An act that later rules do not allow any more.
        (row, ("take nothing_known", tables["illegal"], last)),
        # Rules that let somebody else go on.
        ("UPDATE tables SET actor = 1 - actor WHERE id = ?", (tables["differs"],)),
        # Rules that give something else, from the middle of the game on, or with the last act alone.
        ("UPDATE moves SET mark = '0' WHERE \"table\" = ? AND seq >= ?", (tables["gains"], MOVES // 2)),
        ("UPDATE moves SET mark = '0' WHERE \"table\" = ? AND seq = ?", (tables["last"], final)),
        ("UPDATE tables SET game = 'withdrawn' WHERE id = ?", (tables["foreign"],)),
        # What is not allowed any more has been taken back: nothing stands in the way.
        (row, ("take nothing_known", tables["undone"], view["seq"])),
        (
            'INSERT INTO moves ("table", seq, kind, actor, text) VALUES (?, ?, ?, ?, ?)',
            (tables["undone"], seq, "undo", view["actor"], str(view["moves"])),
        ),
        (
            "UPDATE tables SET moves = ?, actor = ? WHERE id = ?",
            (view["moves"], view["actor"], tables["undone"]),
        ),
        # As the first tables were.
        ('UPDATE tables SET options = \'{"first_player":"random"}\' WHERE id = ?', (tables["unnamed"],)),
        ('UPDATE moves SET events = NULL WHERE "table" = ?', (tables["unnamed"],)),
    )
    records["illegal"] = records["illegal"].rstrip("\n").rpartition("\n")[0]
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        (text,) = db.execute(
            'SELECT actor FROM moves WHERE "table" = ? AND seq = ?', (tables["illegal"], last)
        ).fetchone()
    records["illegal"] += f"\n{text} take nothing_known\n"
    with serving(sqlite(folder)) as server:
        again = Person(server.address)
        again.http.cookies = httpx.Cookies({"grotto": cookies})
        again.http.headers["X-CSRF-Token"] = csrf
        yield Kept(server, again, tables, records)


def test_bots_at_other_tables_go_on(kept: Kept) -> None:
    wait_for_bots(kept.ann, kept.tables["bots"])
    assert kept.ann.get(f"/tables/{kept.tables['bots']}/verify")["ok"]


def test_rules_of_a_newer_program(kept: Kept) -> None:
    view = kept.read("future")
    assert view["frozen"]["reason"]["id"] == "error-unknown_rules"
    assert (view["frozen"]["shown"], view["state"], view["over"]) == (False, {}, False)
    # What happened is told from what was stored.
    log = kept.ann.get(f"/tables/{kept.tables['future']}/log")
    assert any(event["id"] == "event-gained" for entry in log for event in entry["events"])


def test_a_pack_that_has_changed(kept: Kept) -> None:
    view = kept.read("pack")
    assert view["frozen"]["reason"]["id"] == "error-other_content"
    assert not view["frozen"]["shown"]


def test_a_game_that_is_not_here_any_more(kept: Kept) -> None:
    view = kept.ann.view(kept.tables["foreign"])
    assert view["frozen"]["reason"]["id"] == "error-unknown_game"
    assert kept.ann.http.get(f"/tables/{kept.tables['foreign']}/record").status_code == 200


def test_an_act_that_is_none_any_more(kept: Kept) -> None:
    view = kept.read("illegal")
    frozen = view["frozen"]
    assert frozen["reason"]["id"] == "error-record_unknown_act"
    assert frozen["shown"]
    assert frozen["moves"] == view["moves"] - 1
    id = kept.tables["illegal"]
    assert kept.ann.get(f"/tables/{id}/at/{frozen['moves']}")["state"] == view["state"]
    assert kept.ann.http.get(f"/tables/{id}/at/{view['moves']}").status_code == 404
    # Whoever wants to plays on from there.
    seats = [{"kind": "me"}, {"kind": "local"}]
    fork = kept.ann.post(f"/tables/{id}/fork", {"at": frozen["moves"], "seats": seats})
    assert fork.status_code == 201, fork.text
    forked = kept.ann.view(fork.json()["id"])
    assert forked["state"] == view["state"]
    assert "frozen" not in forked


def test_a_game_that_would_come_out_differently(kept: Kept) -> None:
    assert kept.read("differs")["frozen"]["reason"]["id"] == "error-record_differs"


def test_a_game_in_which_somebody_would_have_something_else(kept: Kept) -> None:
    view = kept.read("gains")
    assert view["frozen"]["reason"]["id"] == "error-record_differs"
    # What is shown is the last position of which nothing differs.
    assert MOVES // 2 <= view["frozen"]["moves"] == view["frozen"]["reason"]["data"]["n"] - 1 < view["moves"]
    view = kept.read("last")
    assert view["frozen"]["reason"] == {"id": "error-record_differs", "data": {"n": view["moves"]}}


def test_what_was_taken_back_stands_in_nobodys_way(kept: Kept) -> None:
    view = kept.ann.view(kept.tables["undone"])
    assert "frozen" not in view
    assert kept.ann.play(view["id"])["over"]


def test_a_table_that_does_not_name_its_rules_is_played_on(kept: Kept) -> None:
    id = kept.tables["unnamed"]
    assert kept.ann.view(id)["options"]["rules"] == 1
    assert kept.ann.play(id)["over"]
    assert kept.ann.get(f"/tables/{id}/verify")["ok"]
    assert "\nrules: 1\n" in kept.ann.http.get(f"/tables/{id}/record").text


def test_the_log_of_the_server_names_them(kept: Kept) -> None:
    kept.ann.view(kept.tables["future"])
    assert f"table {kept.tables['future']} can only be read: unknown_rules" in kept.server.said()
