"""A bot that finds no move in time: the page says what happened, when it is tried again and what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from seeded import STUCK
from serving import serving, sqlite

from .conftest import OpenPage
from .people import open_table

SAID = {
    "en": ("could not find a move in time", "has stopped", "Let another bot play"),
    "ru": ("не успевает найти ход", "остановка", "Пусть играет другой бот"),
    "fr": ("n’a pas trouvé de coup à temps", "s’est arrêté", "Faire jouer un autre robot"),
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server at which bots of level 2 find no move."""
    with serving(sqlite(tmp_path), environ={STUCK: "level2"}) as running:
        yield running.address


def test_the_page_tells_of_a_bot_that_has_stopped_and_another_one_plays_on(open_page: OpenPage) -> None:
    ann = open_page("about:blank")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "level2"}]
    table = open_table(ann, *seats, first_player=1)["id"]
    for language, (what, short, other) in SAID.items():
        guest = open_page(f"/t/{table}", language=language)
        note = guest.locator(".days [role=status]", has_text=what)
        expect(note).to_contain_text(":")
        expect(guest.locator(".turn")).to_contain_text(short)
        # Who only watches is told who can do something.
        expect(guest.get_by_role("button", name=other)).to_have_count(0)
    ann.goto(f"/t/{table}")
    ann.get_by_role("button", name="Let another bot play").click()
    expect(ann.locator(".turn[data-mine]")).to_be_visible()
    expect(ann.locator(".days")).to_have_count(0)
