"""Backups are made while people play, brought back, and never into a database that a server uses."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

import grotto.table
from grotto.kernel.errors import BadOption
from grotto.table.backup import back_up
from grotto.table.database import database_url
from grotto.table.storage import Storage
from postgres import new_database, postgresql
from serving import PATIENCE, Person, Serving, serving, sqlite

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgresql() as address:
        yield address


def grotto_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from grotto.cli import main; main()"]
    return subprocess.run([*program, *arguments], capture_output=True, text=True, timeout=PATIENCE)


def done(*arguments: str) -> str:
    """A command that has to work."""
    answer = grotto_command(*arguments)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def refused(*arguments: str) -> str:
    """A command that has to be refused with one sentence."""
    answer = grotto_command(*arguments)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    return answer.stderr


def play_and_back_up(server: Serving, db: str, file: Path) -> dict[str, tuple[int, str]]:
    """A backup amid the moves of others; each table with its moves before it and its record after it."""
    ann = Person(server.address, "Ann")
    tables = [ann.open("me", "local")["id"], ann.open("me", BOT)["id"]]
    stop = threading.Event()

    def keep_playing() -> None:
        while not stop.is_set() and not ann.play(tables[0], 1)["over"]:
            pass

    ann.play(tables[1], 5)
    ann.play(tables[0], 5)
    before = {table: ann.view(table)["moves"] for table in tables}
    player = threading.Thread(target=keep_playing)
    player.start()
    try:
        assert "2 tables" in done("backup", str(file), "--db", db)
    finally:
        stop.set()
        player.join(PATIENCE)
    return {table: (before[table], ann.http.get(f"/tables/{table}/record").text) for table in tables}


def check(db: str, tables: dict[str, tuple[int, str]]) -> None:
    """What is there now is what was played, as far as the backup saw it, and goes on."""
    with serving(db) as server:
        ann = Person(server.address, "Ann")
        for table, (moves, record) in tables.items():
            kept = ann.http.get(f"/tables/{table}/record").text.split("\n\n")[1].splitlines()
            assert len([line for line in kept if not line.startswith("result")]) >= moves
            assert record.split("\n\n")[1].splitlines()[:moves] == kept[:moves]
            assert "frozen" not in ann.view(table)


def test_sqlite_while_playing_and_back(tmp_path: Path) -> None:
    db, file = sqlite(tmp_path), tmp_path / "copy" / "backup.db"
    with serving(db) as server:
        tables = play_and_back_up(server, db, file)
        assert "already" in refused("backup", str(file), "--db", db)
        # It is served: nobody pulls the tables away from under the players.
        assert "server is using" in refused("restore", str(file), "--db", db)
        ann = Person(server.address, "Ann")
        later = ann.open("me", "local")["id"]
    told = done("restore", str(file), "--db", db)
    assert "2 tables are back" in told
    check(db, tables)
    kept = tmp_path / "tables.before-restore.db"
    assert str(kept) in told
    with closing(sqlite3.connect(kept)) as old:
        assert (later,) in old.execute("SELECT id FROM tables").fetchall()
    # A backup is a database: it can be looked at as it is.
    check(f"sqlite:///{file}", tables)


def test_postgresql_while_playing_and_back(tmp_path: Path, cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    db, file = new_database(cluster, "kept"), tmp_path / "backup.db"
    with serving(db) as server:
        tables = play_and_back_up(server, db, file)
        assert "server is using" in refused("restore", str(file), "--db", db)
        Person(server.address, "Bob").open("me", "local")
        server.stop()
    told = done("restore", str(file), "--db", db)
    assert "2 tables are back" in told
    assert str(tmp_path / "data" / "grotto" / "kept.before-restore.db") in told
    check(db, tables)
    # The same file brings the tables into a new database, of this kind or of the other.
    other = new_database(cluster, "moved")
    done("restore", str(file), "--db", other)
    check(other, tables)


@pytest.mark.parametrize(("language", "word"), [("en", "newer"), ("ru", "более новым"), ("fr", "plus récent")])
def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path, language: str, word: str) -> None:
    storage = Storage(database_url(sqlite(tmp_path)))

    async def make() -> None:
        await storage.open()
        await storage.close()

    asyncio.run(make())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    told = refused("serve", "--port", "0", "--db", sqlite(tmp_path), "--lang", language)
    assert word in told
    assert "9999" in told
    told = refused("restore", str(tmp_path / "tables.db"), "--db", f"sqlite:///{tmp_path}/new.db", "--lang", language)
    assert word in told
    assert [file.name for file in tmp_path.glob("*.db")] == ["tables.db"]


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    db = sqlite(tmp_path)
    assert "can’t be opened" in refused("backup", str(tmp_path / "b.db"), "--db", db)
    assert "can’t be opened" in refused("restore", str(tmp_path / "nothing.db"), "--db", db)
    (tmp_path / "text.db").write_text("no database at all, but long enough to look at " * 20)
    assert "can’t be opened" in refused("restore", str(tmp_path / "text.db"), "--db", db)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert "no backup of grotto" in refused("restore", str(tmp_path / "other.db"), "--db", db)
    assert not (tmp_path / "tables.db").exists()


def old_database(url: str) -> None:
    """A database of the first version with a table in it."""

    def fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(grotto.table.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = "('abc', 'cave_vs_cave', 1, '{}', 'Old', 'ann', false, '', '', false, 0, NULL, false, 0, 7, NULL, 1, 2)"
        connection.execute(text(f"INSERT INTO tables VALUES {row}"))

    async def make() -> None:
        engine = create_async_engine(database_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        await engine.dispose()

    asyncio.run(make())


def test_a_migration_begins_with_a_backup(tmp_path: Path) -> None:
    old_database(sqlite(tmp_path))
    with serving(sqlite(tmp_path)) as server:
        (file,) = tmp_path.glob("tables.before-*.db")
        assert f"a backup is {file}" in server.said()
    with closing(sqlite3.connect(file)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert old.execute("SELECT name FROM tables").fetchall() == [("Old",)]
    # An old backup is brought back as it is, and up to date with the next start.
    target = f"sqlite:///{tmp_path}/again/tables.db"
    done("restore", str(file), "--db", target)
    with serving(target):
        pass


def test_a_migration_of_postgresql_begins_with_a_backup(tmp_path: Path, cluster: str) -> None:
    db = new_database(cluster, "aged")
    old_database(db)
    # No file is beside it: the backup goes to the folder of the user.
    with serving(db, environ={"XDG_DATA_HOME": str(tmp_path)}) as server:
        (file,) = (tmp_path / "grotto").glob("aged.before-*.db")
        assert f"a backup is {file}" in server.said()
        assert httpx.get(server.address + "/api/ready").status_code == 200
    with closing(sqlite3.connect(file)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert old.execute("SELECT name, moves FROM tables").fetchall() == [("Old", 7)]
    # It can be brought back, into a database of the other kind, too.
    target = f"sqlite:///{tmp_path}/again/tables.db"
    done("restore", str(file), "--db", target)
    with serving(target), closing(sqlite3.connect(tmp_path / "again" / "tables.db")) as again:
        assert again.execute("SELECT name, moves FROM tables").fetchall() == [("Old", 7)]


def test_a_failed_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path}/none.db")
    with pytest.raises(BadOption) as caught:
        asyncio.run(back_up(url, tmp_path / "b.db"))
    assert caught.value.id == "db_closed"
    assert list(tmp_path.iterdir()) == []
