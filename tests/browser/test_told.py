"""Buttons of games over days: mail and its code, one's data, a draw that all agree to, leaving, and coming back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from postgres import free_port
from serving import Serving, serving, sqlite
from web.test_notices import Letters

from .conftest import OpenPage
from .people import call, rested
from .test_days import meet, pass_turn

ADDRESS = "anna@caves.example"


@pytest.fixture(scope="module")
def letters() -> Letters:
    return Letters()


@pytest.fixture(scope="module")
def running(letters: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that sends mail."""
    folder, port = tmp_path_factory.mktemp("mail"), free_port()
    settings = f'host = "127.0.0.1"\nport = {port}\nsecurity = "none"\nsender = "table@caves.example"\n'
    (folder / "grotto.toml").write_text(f'[mail]\n{settings}site = "https://caves.example"\n')
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    with serving(sqlite(folder), "--config", str(folder / "grotto.toml")) as made:
        yield made
    controller.stop()


@pytest.fixture(scope="module")
def server(running: Serving) -> str:
    return running.address


def test_mail_data_draws_and_leaving(open_page: OpenPage, letters: Letters, tmp_path: Path) -> None:
    ann, bob = open_page("about:blank"), open_page("about:blank")
    drawn, left = meet(ann, bob), meet(ann, bob)
    ann.goto(f"/t/{drawn}")
    ann.get_by_role("button", name="Settings").click()
    # Mail: an address, its code, and no more of it.
    told = ann.get_by_role("region", name="When it is your turn")
    told.get_by_label("E-mail address").fill(ADDRESS)
    told.get_by_role("button", name="Send a code").click()
    expect(told).to_contain_text(f"We have written to {ADDRESS}")
    code = re.search(r"\d{6}", letters.to(ADDRESS)[-1])
    assert code is not None
    told.get_by_label("Code").fill(code[0])
    rested(told.get_by_role("button", name="Confirm")).click()
    expect(told).to_contain_text(f"Mail goes to {ADDRESS}")
    assert call(ann, "GET", "/me/notices")["address"] == ADDRESS
    rested(told.get_by_role("button", name="No more mail")).click()
    expect(told.get_by_role("button", name="Send a code")).to_be_visible()
    assert call(ann, "GET", "/me/notices").get("address") is None
    # A draw: proposed by one, agreed to by the other.
    talk = ann.get_by_role("region", name="The game")
    talk.get_by_role("button", name="Propose a draw").click()
    rested(talk.get_by_role("alertdialog").locator("[data-sure]")).click()
    bob.goto(f"/t/{drawn}")
    rested(bob.locator("section.days").get_by_role("button", name="Agree")).click()
    for page in (ann, bob):
        expect(page.locator(".turn a[href$='/result']")).to_be_visible()
    view = call(ann, "GET", f"/tables/{drawn}")
    assert (view["over"], view["days"]["ended"], view["result"]["winners"]) == (True, "draw", [0, 1])
    # Leaving: a bot plays on, and the seat is nobody's.
    ann.goto(f"/t/{left}")
    ann.get_by_role("button", name="Settings").click()
    talk.get_by_role("button", name="Leave the table").click()
    sure = talk.get_by_role("alertdialog")
    expect(sure).to_contain_text("a bot plays on")
    rested(sure.locator("[data-sure]")).click()
    expect(talk).to_have_count(0)
    seat = call(bob, "GET", f"/tables/{left}")["seats"][0]
    assert seat["kind"] == "bot"
    assert not any(one["mine"] for one in call(ann, "GET", f"/tables/{left}")["seats"])
    # All that is known of somebody.
    ann.goto("/account")
    with ann.expect_download() as loading:
        ann.locator("a[download]").click()
    file = tmp_path / "grotto.json"
    loading.value.save_as(file)
    assert drawn in json.dumps(json.loads(file.read_text("utf-8")))


def test_what_happened_since_the_last_visit_is_played_back(open_page: OpenPage) -> None:
    ann, bob = open_page("about:blank"), open_page("about:blank")
    table = meet(ann, bob)
    bob.goto(f"/t/{table}")
    last = bob.locator("section").filter(has=bob.get_by_role("heading", name="Last moves"))
    expect(last).to_be_visible()
    bob.goto("/about")
    pass_turn(ann, table)
    bob.goto(f"/t/{table}")
    since = bob.locator("section").filter(has=bob.get_by_role("heading", name="Since your last visit"))
    expect(since).to_be_visible()
    acts = [entry["act"] for entry in call(bob, "GET", f"/tables/{table}/log") if entry["actor"] == 0]
    assert acts
    # It can be seen again, move by move, until one has seen enough.
    rested(since.get_by_role("button", name="Show again")).click()
    rested(since.get_by_role("button", name="Stop")).click()
    expect(since.get_by_role("button", name="Show again")).to_be_visible()
    # Who has seen it finds it no more.
    bob.reload()
    expect(last).to_be_visible()
    expect(since).to_have_count(0)
