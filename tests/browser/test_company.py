"""The pages about people, the filters of the lobby, and opening a rated table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import call, play_on, texts
from .test_access import AXE, Looking, theme_of

TITLES = {
    "en": ("Friends", "Ladder", "Your page"),
    "ru": ("Друзья", "Рейтинг", "Ваша страница"),
    "fr": ("Amis", "Classement", "Votre page"),
}


def finish_rated(page: Page) -> None:
    """A rated game against a bot, played without looking at it."""
    call(page, "PUT", "/me", {"name": "Anna"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]
    plan = {"game": "cave_vs_cave", "players": 2, "options": {"first_player": 0}, "seats": seats, "rated": True}
    table = call(page, "POST", "/tables", plan)["id"]
    play_on(page, table, lambda legal: texts(legal)[0], lambda view: False)


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (360, "ru"), (360, "fr")])
def test_pages_about_people(open_page: OpenPage, width: int, language: str) -> None:
    page = open_page("about:blank", width=width, height=740, touch=width < 700, language=language)
    finish_rated(page)
    looking = Looking(page, theme_of(width))
    friends, ladder, mine = TITLES[language]
    page.goto("/friends")
    expect(page.get_by_role("heading", level=1, name=friends)).to_be_visible()
    page.locator("main .hewn-button.main").click()
    expect(page.locator("main input.field")).to_have_value(re.compile(r"/friend/[\w-]{20,}$"))
    looking.look("friends")
    page.get_by_role("link", name=ladder).click()
    page.get_by_text(re.compile("Cave vs. Cave|Пещера на пещеру|Caverne contre Caverne")).click()
    expect(page.get_by_role("row").filter(has_text="Anna").first).to_be_visible()
    looking.look("ladder")
    page.get_by_role("link", name=mine).first.click()
    expect(page.get_by_role("heading", level=1, name=mine)).to_be_visible()
    expect(page.locator("dl").first).to_be_visible()
    looking.look("profile")
    assert not looking.found, looking.found


def test_a_friend_by_link_from_one_to_the_other(open_page: OpenPage) -> None:
    anna, theo = open_page("/friends"), open_page("about:blank", width=360, height=740, touch=True)
    call(anna, "PUT", "/me", {"name": "Anna"})
    call(theo, "PUT", "/me", {"name": "Théo"})
    anna.get_by_role("button", name="Make a link").click()
    link = anna.get_by_label("Your link").input_value()
    theo.goto(link)
    theo.get_by_role("button", name="Be friends").click()
    expect(theo.get_by_role("link", name="Anna")).to_be_visible()
    anna.reload()
    anna.get_by_role("button", name="Remove Théo from your friends").click()
    expect(anna.get_by_text("No friends here yet")).to_be_visible()
    theo.goto(link)
    expect(theo.get_by_role("heading", level=1, name="This link leads nowhere")).to_be_visible()


def test_a_hidden_page_is_not_there_for_others(open_page: OpenPage) -> None:
    anna, theo = open_page("/me"), open_page("about:blank")
    handle = call(anna, "GET", "/profile")["handle"]
    anna.get_by_label("Hide this page from others").check()
    expect(anna.get_by_text("This page is hidden: only you can read it.")).to_be_visible()
    theo.goto(f"/p/{handle}")
    expect(theo.get_by_role("heading", level=1, name="There is no such page, or it is hidden")).to_be_visible()
    anna.get_by_label("Hide this page from others").uncheck()
    expect(anna.get_by_text("Others see your nickname")).to_be_visible()
    theo.reload()
    expect(theo.get_by_text("No game has ended yet")).to_be_visible()


def test_open_tables_are_filtered_and_a_rated_one_is_opened(open_page: OpenPage) -> None:
    anna, theo = open_page("/"), open_page("about:blank")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    plan = {"game": "caverna", "players": 3, "options": {}, "seats": seats, "open": True, "name": "Filtered farms"}
    call(theo, "POST", "/tables", plan)
    anna.reload()
    row = anna.get_by_role("listitem").filter(has_text="Filtered farms")
    expect(row).to_be_visible()
    anna.get_by_label("Any game").select_option(label="Above and Below")
    expect(row).to_have_count(0)
    anna.get_by_label("Any game").select_option(label="Caverna")
    expect(row).to_be_visible()
    anna.locator("#new-table summary").click()
    anna.get_by_label("Rated").check()
    expect(anna.get_by_label("Hints allowed")).to_have_count(0)
    anna.get_by_role("button", name="Open the table").click()
    expect(anna.locator(".turn")).to_be_visible()
    view = call(anna, "GET", "/tables/" + anna.url.rpartition("/")[2])
    assert view["rated"]
    assert not view["hints"]
