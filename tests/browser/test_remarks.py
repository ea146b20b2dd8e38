"""Remarks of the coach in first games: once each, never in the way, and off if one likes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import Json, open_at, open_table, sit_at
from .test_above_and_below import do
from .test_lessons import GEOMETRY

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}


def begin(page: Page) -> None:
    """Somebody begins to play: presses where nothing is."""
    page.locator("header").first.click(position={"x": 2, "y": 2})


def test_once_and_gone_with_the_next_act(open_page: OpenPage) -> None:
    page = open_page("about:blank", coach=True)
    table = open_table(page, ANNA, THEO)["id"]
    sit_at(page, table)
    remark = page.locator("#remark")
    begin(page)
    expect(remark).to_contain_text("Your first tile")
    # It is told, politely, and blocks nothing: what is under it is clicked through it.
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Your first tile")
    page.locator("[data-thing='tile:excavation'][data-lit]").click()
    expect(page.locator("#remark", has_text="Your first tile")).to_have_count(0)
    page.reload()
    begin(page)
    page.wait_for_timeout(400)
    expect(page.locator("#remark", has_text="Your first tile")).to_have_count(0)


def test_it_does_not_wait_for_the_first_act(open_page: OpenPage) -> None:
    """Who reads the page at a phone touches nothing: what is said then comes before the first choice, not under it."""
    page = open_page("about:blank", coach=True, width=360, height=740, touch=True)
    sit_at(page, open_table(page, ANNA, THEO)["id"])
    expect(page.locator("#remark")).to_contain_text("Your first tile")


def test_thanked_for_and_switched_off(open_page: OpenPage) -> None:
    page = open_page("about:blank", coach=True)
    sit_at(page, open_table(page, ANNA, THEO)["id"])
    begin(page)
    page.locator("#remark").get_by_role("button", name="I see").click()
    expect(page.locator("#remark")).to_have_count(0)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_label("Bruna, the coach, remarks on what is new").uncheck()
    kept = page.evaluate("JSON.parse(localStorage.getItem('grotto'))")
    assert kept["coach"] is False
    assert kept["remarked"] == ["cave_vs_cave/tile"]
    page.evaluate("localStorage.setItem('grotto', JSON.stringify({ coach: false }))")
    page.reload()
    begin(page)
    page.wait_for_timeout(400)
    expect(page.locator("#remark")).to_have_count(0)


@pytest.mark.parametrize(("language", "width", "height"), [("ru", 360, 740), ("ru", 360, 640), ("fr", 1440, 900)])
def test_the_first_harvest_hides_nothing_that_is_lit(
    open_page: OpenPage, language: str, width: int, height: int
) -> None:
    page = open_page("about:blank", coach=True, language=language, width=width, height=height, touch=width < 700)
    table = open_at(page, "caverna_hungry", ANNA, THEO)
    do(page, table, "place ore_mining")
    sit_at(page, table)
    page.evaluate("localStorage.setItem('grotto', JSON.stringify({ remarked: ['caverna/room'] }))")
    page.reload()
    begin(page)
    title = {"ru": "Первый урожай", "fr": "Votre première récolte"}[language]
    expect(page.locator("#remark")).to_contain_text(title)
    page.wait_for_timeout(450)
    seen = page.evaluate(GEOMETRY.replace("'coach'", "'remark'").replace("=coach", "=remark"))
    assert seen["inside"]
    assert seen["hidden"] == []
