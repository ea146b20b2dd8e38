"""Words on a phone of 360 x 740: none is cut off, divided without need, or lies over what it is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from grotto.text import LANGUAGES

from .conftest import OpenPage
from .people import Json, call, once, open_at, open_table, sit_at
from .test_above_and_below import do
from .test_lessons import RESTS

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}
BOT: Json = {"kind": "bot", "bot": "random"}

# The words of each name that go on in another line, though there is room for them in one.
DIVIDED = """(names) => names.flatMap((name) => {
  const node = [...name.childNodes].find((one) => one.nodeType === 3);
  const room = name.parentElement.clientWidth;
  return [...node.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const lines = [...range.getClientRects()];
    const rows = new Set(lines.map((one) => Math.round(one.top)));
    return rows.size > 1 && lines.reduce((sum, one) => sum + one.width, 0) < room - 8;
  }).map((word) => word[0]);
})"""

# Reasons that lie over what a room does.
OVER = """() => [...document.querySelectorAll('.rooms .card')].filter((card) => {
  const why = card.querySelector('.why')?.getBoundingClientRect();
  return why && [...card.querySelectorAll('.effect .one, .effect .words, .effect .between')].some((sign) => {
    const box = sign.getBoundingClientRect();
    return box.left < why.right - 1 && why.left < box.right - 1 && box.top < why.bottom - 4 && why.top < box.bottom - 4;
  });
}).map((card) => card.innerText)"""


def phone(open_page: OpenPage, language: str = "en") -> Page:
    return open_page("about:blank", language=language, width=360, height=740, touch=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_word_that_fits_on_a_line_is_not_divided(open_page: OpenPage, language: str) -> None:
    """Caverna: "Travaux ména-gers" on an action space that is wide enough for the whole word."""
    page = phone(open_page, language)
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    names = page.locator(".spaces .name")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(DIVIDED) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ribbon_of_a_new_card_is_not_over_the_heading(open_page: OpenPage, language: str) -> None:
    page = phone(open_page, language)
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    heading = page.locator(".spaces h3 > span")
    expect(heading).to_be_visible()
    words, ribbon = heading.bounding_box(), page.locator("[data-ribbon]").bounding_box()
    assert words
    assert ribbon
    assert words["y"] + words["height"] <= ribbon["y"] + 1


def test_what_others_did_is_not_cut_off_at_the_edge(open_page: OpenPage) -> None:
    page = phone(open_page, "ru")
    table = open_table(page, ANNA, BOT, game="caverna")["id"]
    do(page, table, "place supplies")
    sit_at(page, table)
    line = page.locator(".last-line")
    expect(line.locator(".words").first).to_be_visible()
    line.locator(".words").first.evaluate("(one) => (one.textContent = 'Строитель-переселенец: Землемерная контора')")
    words, outer = line.locator(".words").first.bounding_box(), line.bounding_box()
    assert words
    assert outer
    # Two lines, as wide as there is room.
    assert words["width"] > 200
    assert words["x"] + words["width"] <= outer["width"]
    assert outer["y"] <= words["y"]
    assert words["y"] + words["height"] <= outer["y"] + outer["height"]
    assert line.evaluate("(line) => line.offsetHeight") == 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_room_can_not_be_built_is_not_over_what_it_does(open_page: OpenPage, language: str) -> None:
    """Cave vs. Cave: "needs more orange rooms" lay over the exchange of a blue room."""
    page = phone(open_page, language)
    table = open_at(page, "cave_vs_cave_blue", ANNA, THEO)
    do(page, table, "take housework")
    sit_at(page, table)
    page.locator(".tabs [role=tab]").nth(2).tap()
    expect(page.locator(".rooms .why").first).to_be_visible()
    assert page.evaluate(OVER) == []


def test_what_the_coach_says_stays_beside_its_face(open_page: OpenPage) -> None:
    page = phone(open_page, "fr")
    made = call(page, "POST", "/lessons/caverna", {})
    page.goto(f"/t/{made['id']}")
    once(page, RESTS)
    left = """() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('#coach .said'));
      const face = document.querySelector('#coach .face').getBoundingClientRect();
      return [...range.getClientRects()].every((line) => line.left >= face.right);
    }"""
    assert page.evaluate(left)
    page.locator("[data-next]").tap()
    once(page, RESTS)
    assert page.evaluate(left)


def test_who_holds_something_down_reads_and_chooses_nothing(open_page: OpenPage) -> None:
    """A long press opened the card, and when the finger went, the thing was chosen and the card was gone."""
    page = phone(open_page)
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    box = page.locator("[data-thing='space:supplies']").bounding_box()
    assert box
    session = page.context.new_cdp_session(page)
    finger = {"x": box["x"] + 20, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    sheet = page.get_by_role("dialog", name="Supplies")
    expect(sheet).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(sheet).to_be_visible()
    expect(page.locator(".turn .main")).to_have_count(0)
