"""A game that can't be replayed: the page says why, in the reader's language, and shows what was stored."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from serving import Person, serving, sqlite

from .conftest import OpenPage

WORDS = {
    "en": ("This game can only be read", "version 99 of its rules"),
    "ru": ("Эту партию можно только читать", "версии правил 99"),
    "fr": ("Cette partie ne peut plus qu’être lue", "version 99 des règles"),
}


TABLES: dict[str, str] = {}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server whose database has games of a newer program, of a game that is gone, and of an act that is none now."""
    with serving(sqlite(tmp_path)) as running:
        ann = Person(running.address, "Ann")
        TABLES.update({kind: ann.open("me", "local")["id"] for kind in ("newer", "gone", "cut")})
        for table in TABLES.values():
            ann.play(table, 8)
        last = ann.view(TABLES["cut"])["seq"] - 1
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        options = json.dumps({"rules": 99, "first_player": "random"})
        db.execute("UPDATE tables SET options = ? WHERE id = ?", (options, TABLES["newer"]))
        db.execute("UPDATE tables SET game = 'withdrawn' WHERE id = ?", (TABLES["gone"],))
        db.execute('UPDATE moves SET text = ? WHERE "table" = ? AND seq = ?', ("take nothing", TABLES["cut"], last))
    with serving(sqlite(tmp_path)) as running:
        yield running.address


def test_it_says_why_and_shows_what_happened(open_page: OpenPage) -> None:
    for language, (title, reason) in WORDS.items():
        page = open_page(f"/t/{TABLES['newer']}", language=language)
        expect(page.locator("main h2").first).to_have_text(title)
        expect(page.locator("main")).to_contain_text(reason)
        expect(page.locator("main ol li").first).to_be_visible()
        expect(page.locator('a[href$="/record"]')).to_be_visible()
    page.goto(f"/t/{TABLES['gone']}/result")
    expect(page.locator("main h2").first).to_have_text(title)
    page.wait_for_url(f"**/t/{TABLES['gone']}")
    expect(page.locator("main code").first).to_be_visible()
    page.goto(f"/t/{TABLES['cut']}")
    page.locator('main a[href*="/replay?at="].hewn-button').click()
    page.wait_for_url("**/replay?at=*")
    expect(page.locator("main svg").first).to_be_visible()
