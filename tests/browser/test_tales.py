"""Tales of your village: the encounters of a table as a book, on every screen and on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import MODULES, Json, call, open_table, play_on, texts
from .test_access import Looking

SEATS: list[Json] = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}]
ROUNDS = 3


def explored(page: Page) -> str:
    """A table where everybody has explored for some rounds."""
    table: str = open_table(page, *SEATS, game="above_and_below", name="tales", **MODULES)["id"]

    def choose(legal: list[Json]) -> str:
        wanted = [group for group in legal if group["verb"] in ("explore", "join", "set_out")]
        return texts(wanted or legal)[0]

    play_on(page, table, choose, lambda view: bool(view["state"]["round"] > ROUNDS))
    return table


@pytest.mark.parametrize(("width", "touch"), [(1440, False), (360, True)])
def test_the_tales_can_be_read_again(open_page: OpenPage, width: int, touch: bool) -> None:
    page = open_page("about:blank", width=width, height=740 if touch else 900, language="fr", touch=touch)
    table = explored(page)
    told = call(page, "GET", f"/tables/{table}/tales")
    assert len(told["tales"]) > 2
    assert told["threads"]
    page.goto(f"/t/{table}/tales")
    expect(page.locator("article")).to_have_count(len(told["tales"]))
    for tale in told["tales"]:
        for said in tale["pages"]:
            expect(page.get_by_text(said["text"]["fr"], exact=True)).to_have_count(1)
            if said["end"]:
                expect(page.get_by_text(said["end"]["fr"], exact=True)).to_have_count(1)
    for name in told["threads"].values():
        expect(page.locator("dt", has_text=name["fr"])).to_have_count(1)
    looking = Looking(page)
    looking.look("tales")
    assert {name: found for name, found in looking.found.items() if found} == {}
    # Those of one player alone; the address says so, and whoever opens it sees the same.
    own = [tale for tale in told["tales"] if tale["seat"] == 1]
    page.locator("select").select_option("1")
    expect(page.locator("article")).to_have_count(len(own))
    page.reload()
    expect(page.locator("article")).to_have_count(len(own))
    assert page.url.endswith(f"/t/{table}/tales?seat=1")


def test_on_paper_there_is_only_the_book(open_page: OpenPage) -> None:
    page = open_page("about:blank", theme="dark")
    table = explored(page)
    page.goto(f"/t/{table}/tales")
    expect(page.locator("article").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("button:visible, select:visible, input:visible, nav:visible")).to_have_count(0)
    expect(page.locator("article").first).to_be_visible()
    colour = "(one, key) => getComputedStyle(one)[key]"
    ink = page.locator(".story").first.evaluate(colour, "color")
    paper = page.locator("body").evaluate(colour, "backgroundColor")
    # Dark on white, also for those who read light on dark.
    assert sum(map(int, ink[4:-1].split(","))) < 200
    assert paper == "rgb(255, 255, 255)"


def test_the_log_leads_to_the_tales(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = explored(page)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Log").first.click()
    page.locator("aside").get_by_role("link", name="Tales of your village").click()
    expect(page.locator("article").first).to_be_visible()
    # Other games tell no stories.
    other = open_table(page, *SEATS)["id"]
    page.goto(f"/t/{other}/tales")
    expect(page.get_by_text("Nobody tells stories at this table.")).to_be_visible()
