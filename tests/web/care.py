"""What only the machine of a server can do, and what its admins do, for tests."""

from __future__ import annotations

import sqlite3
import subprocess
import sys

from serving import Person, Serving


def appoint(server: Serving, name: str) -> None:
    """Let an account look after a server, as whoever has its machine does it."""
    # A program of its own: the tests in a browser leave an event loop running.
    command = [sys.executable, "-m", "grotto", "admin", "add", name, "--db", server.db, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert name.casefold() in done.stdout.casefold()


def ask(server: Serving, query: str, *values: object) -> list[tuple[object, ...]]:
    """Look into the database of a server."""
    with sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=30) as db:
        found: list[tuple[object, ...]] = db.execute(query, values).fetchall()
    return found


def person_at(admin: Person, table: str, seat: int = 0) -> str:
    """Who sits there, as admins see it."""
    (found,) = admin.get("/admin/tables", words=table)
    return str(found["seats"][seat]["person"])


def block(admin: Person, who: Person) -> None:
    """Block somebody, who opens a table to be found by."""
    table = who.open("me")["id"]
    answer = admin.post("/admin/blocks", {"person": person_at(admin, table), "text": "rude"})
    assert answer.status_code == 200, answer.text
