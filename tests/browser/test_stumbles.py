"""Things that moved, were cut off or stood over each other in somebody's first games."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from grotto.text import LANGUAGES

from .conftest import OpenPage
from .people import Json, open_at, open_table, play_on, rested, sit_at, texts
from .test_above_and_below import do
from .test_harvest import harvest
from .test_newcomer import CROWDED

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}

# How high a thing stands on the page, and how large it is.
PLACE = "one => { const { top, width, height } = one.getBoundingClientRect(); return [top, width, height]; }"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_have_one_row_above_them_however_many_walls_are_left(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", language=language)
    table = open_table(page, ANNA, THEO)["id"]
    sit_at(page, table)
    header = page.locator(".rooms header")
    expect(header.locator(".piece")).to_have_count(7)
    high = header.evaluate("one => [one.offsetHeight, Math.max(...[...one.children].map((part) => part.offsetHeight))]")
    assert high[0] <= high[1] + 8
    assert header.evaluate("one => one.scrollWidth - one.clientWidth") <= 1
    # Neither why a room can't be built nor a second row of answers moves the rooms from under the pointer.
    card = page.locator(".rooms .card").last
    before = card.evaluate(PLACE)
    do(page, table, "convert emmer", "take housework")
    page.mouse.move(1, 1)
    page.mouse.move(2, 2)
    expect(page.locator(".rooms .why").first).to_be_visible()
    assert card.evaluate(PLACE) == before
    rested(page.locator(".rooms [data-lit]").first).click()
    expect(page.locator(".turn .option")).to_have_count(2)
    assert card.evaluate(PLACE) == before


def test_the_same_things_of_a_meal_stand_together(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="fr")
    harvest(page)
    courses = page.locator(".turn .course")
    for n in (1, 2):
        rested(page.locator("[data-good=grain] .eat")).click()
        expect(courses).to_have_count(1)
        expect(courses).to_contain_text(str(n))
    rested(page.locator(".board .eat[data-thing='eat:sheep']").first).click()
    expect(courses).to_have_count(2)
    assert page.evaluate(CROWDED) == {"crossed": [], "cut": 0}
    # A click puts one of them back.
    rested(courses.first).click()
    expect(courses.first).to_contain_text("1")
    expect(courses).to_have_count(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_where_it_is_between_meal_and_young(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", language=language)
    harvest(page)
    board = page.locator("[data-panel='mine'] .board").first
    before = board.evaluate(PLACE)
    for good in ("vegetable", "grain", "grain"):
        rested(page.locator(f"[data-good={good}] .eat")).click()
        expect(page.locator(".turn:not([data-busy])")).to_be_visible()
    rested(page.locator(".turn [data-end]")).click()
    expect(page.locator(".turn [data-close]")).to_be_visible()
    assert board.evaluate(PLACE) == before
    assert page.evaluate(CROWDED)["crossed"] == []


# Buttons of the turn bar whose words do not stay inside them.
SPILT = """() => [...document.querySelectorAll('.turn .buttons .hewn-button')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const [words, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
  return words.top < box.top - 1 || words.bottom > box.bottom + 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_stay_in_the_buttons_of_a_phone(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", language=language, width=360, height=740, touch=True)
    table = open_at(page, "caverna_full", ANNA, THEO)
    do(page, table, "place sheep_farming")
    sit_at(page, table)
    expect(page.locator(".turn .option").first).to_be_visible()
    assert page.evaluate(SPILT) == []
    # Seven acts fit; in French one of them, which has its place on the market, waits behind the dots.
    sit_at(page, open_at(page, "above_and_below_goods", ANNA, THEO))
    expect(page.locator(".turn .option")).to_have_count(6 if language == "fr" else 7)
    assert page.locator(".turn .buttons").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    page.locator(".turn .dots").tap()
    expect(page.locator(".turn .option")).to_have_count(7)


# Pictures of the result that are cut off, and names that stand beyond their part of a bar.
CUT = """() => [
  ...[...document.querySelectorAll('.cave > .picture')].filter((one) => one.scrollHeight > one.clientHeight + 2),
  ...[...document.querySelectorAll('.bar .name')].filter((one) => one.offsetWidth > one.closest('.part').clientWidth),
].map((one) => one.innerText)"""


def ended(page: Page, game: str) -> None:
    table = open_table(page, ANNA, THEO, game=game)["id"]
    chance = random.Random(5)
    play_on(page, table, lambda legal: chance.choice(texts(legal)), lambda view: False)
    page.goto(f"/t/{table}/result")
    expect(page.locator(".cave .board").first).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [("cave_vs_cave", "en"), ("caverna", "fr"), ("above_and_below", "ru")])
def test_a_result_shows_whole_boards_and_whole_names(open_page: OpenPage, game: str, language: str) -> None:
    page = open_page("about:blank", language=language)
    ended(page, game)
    page.wait_for_function(f"() => ({CUT})().length === 0")
    # How the game went is seen without scrolling.
    expect(page.locator(".course")).to_be_in_viewport(ratio=1)
