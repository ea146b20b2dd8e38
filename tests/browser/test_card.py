"""The card that explains: opened by pointer, focus and long press; what it says, and what it never covers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import open_table, rested

ME, LOCAL = {"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}
GAMES = ["caverna", "cave_vs_cave", "above_and_below"]


def opened(open_page: OpenPage, game: str, language: str = "en") -> Page:
    page = open_page("about:blank", language=language)
    table = open_table(page, ME, LOCAL, game=game)
    page.goto(f"/t/{table['id']}")
    expect(page.locator(".turn")).to_be_visible()
    return page


# Something lies over a thing, as a panel does before the next one takes its place.
COVER = """one => {
  const box = one.getBoundingClientRect();
  const cover = document.body.appendChild(document.createElement('div'));
  cover.id = 'cover';
  cover.style.cssText = `position: fixed; z-index: 99; left: ${box.x}px; top: ${box.y}px;
    width: ${box.width}px; height: ${box.height}px`;
}"""


def test_what_comes_up_under_a_resting_pointer_is_not_explained(open_page: OpenPage) -> None:
    page = opened(open_page, "caverna")
    card = page.locator(".card.placed")
    # The card is there once somebody has looked around.
    page.locator('[data-thing="space:sustenance"]').hover()
    expect(card).to_contain_text("Sustenance")
    page.mouse.move(1, 1)
    expect(card).to_have_count(0)
    thing = page.locator('[data-thing="space:logging"]')
    thing.evaluate(COVER)
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.evaluate("document.getElementById('cover').remove()")
    # Longer than a card takes to open.
    page.wait_for_timeout(1000)
    expect(card).to_have_count(0)
    page.mouse.move(box["x"] + 11, box["y"] + 11)
    expect(card).to_contain_text("Logging")


def test_the_pointer_opens_a_card_beside_its_thing_and_leaving_closes_it(open_page: OpenPage) -> None:
    page = opened(open_page, "caverna")
    thing = page.locator('[data-thing="space:sustenance"]')
    thing.hover()
    card = page.locator(".card.placed")
    expect(card).to_contain_text("Sustenance")
    expect(card).to_contain_text("two forest cells")
    # It lies beside its thing, never on it.
    mine, its = thing.bounding_box(), card.bounding_box()
    assert mine is not None
    assert its is not None
    apart = its["x"] >= mine["x"] + mine["width"] or its["x"] + its["width"] <= mine["x"]
    assert apart or its["y"] >= mine["y"] + mine["height"] or its["y"] + its["height"] <= mine["y"]
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_the_focus_opens_it_and_a_second_question_mark_shows_the_rule(open_page: OpenPage) -> None:
    page = opened(open_page, "cave_vs_cave")
    page.keyboard.press("n")
    expect(page.locator(".card.placed")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("aside dt").first).to_be_visible()


def test_a_thing_that_is_not_possible_says_why_first(open_page: OpenPage) -> None:
    page = opened(open_page, "caverna")
    # Reasons are fetched at the first sign of life.
    page.mouse.move(5, 5)
    # The card of a space where the dwarf could do nothing says so before its rules.
    thing = page.locator('[data-thing^="space:"][data-off]').first
    thing.hover()
    card = page.locator(".card.placed")
    expect(card.locator(".reason")).to_be_visible()
    assert card.locator("p").evaluate_all("(all) => all.findIndex((one) => one.className.includes('reason'))") == 0


def test_a_long_press_opens_it_as_a_sheet(open_page: OpenPage) -> None:
    page = open_page("about:blank", width=360, height=740, touch=True)
    table = open_table(page, ME, LOCAL, game="caverna")
    page.goto(f"/t/{table['id']}")
    page.get_by_role("tab", name="Actions").tap()
    thing = page.locator('[data-thing="space:sustenance"]')
    thing.scroll_into_view_if_needed()
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "isPrimary": True})
    sheet = page.get_by_role("dialog", name="Sustenance")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="the whole rule").tap()
    expect(page.locator("aside")).to_contain_text("Sustenance")


def test_a_tap_on_what_can_not_be_chosen_opens_it_with_the_reason_and_others_acts_stand_in_a_line(
    open_page: OpenPage,
) -> None:
    page = open_page("about:blank", width=360, height=740, touch=True)
    table = open_table(page, ME, {"kind": "bot", "bot": "random"}, game="caverna")
    page.goto(f"/t/{table['id']}")
    page.locator('[data-thing="space:ruby_mining"]').tap(force=True)
    sheet = page.get_by_role("dialog", name="Ruby mining")
    expect(sheet.locator("p").first).to_have_text("There are no goods on Ruby mining.")
    # Nothing of it is squeezed into the turn bar.
    expect(page.locator(".turn .notice")).to_have_count(0)
    page.locator('[data-thing="space:supplies"]').tap()
    expect(sheet).to_have_count(0)
    expect(page.locator(".last-line")).to_have_count(0)
    rested(page.locator(".turn .buttons .main")).tap()
    line = page.locator(".last-line")
    expect(line.locator(".words")).to_have_count(1)
    line.tap()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_says_what_each_sign_means(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page(f"/rules/{game}", language=language)
    # By key: a click counts for nothing while the page around it still comes.
    page.locator("details summary").press("Enter")
    signs = page.locator("details li")
    expect(signs.first).to_be_visible()
    assert signs.count() >= 7
    # Each has its drawing.
    expect(page.locator("details li:not(:has(svg))")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_has_words(game: str) -> None:
    root = Path(__file__).parents[2]
    icons = json.loads((root / f"client/src/games/{game}/icons.json").read_text("utf-8"))
    legend = (root / f"src/grotto/games/{game}/text/legend.en.ftl").read_text("utf-8")
    marks = [id for id in icons if id.startswith(("mark-", "ground-", "group-", "twin-", "trait-", "condition-"))]
    assert [id for id in marks if f"legend-{id} =" not in legend] == []
