"""Whole games, each played in another way and in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import (
    WithKeys,
    WithMouse,
    WithNames,
    WithTouch,
    call,
    open_table,
    over,
    pass_rounds,
    play_all,
    sit_at,
    wait_for_decision,
)


def sideways(page: Page) -> int:
    """By how much the page can be scrolled sideways."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_two_people_in_two_browsers(open_page: OpenPage) -> None:
    """One opens a table in the lobby and sends the link; both play to the end, in two languages."""
    anna = open_page("/", language="en")
    anna.get_by_role("combobox", name="Player 2", exact=True).select_option("link")
    anna.get_by_label("Your nickname").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Link for player 2").input_value()
    theo = open_page(link, language="ru")
    theo.get_by_label("Ваше имя").fill("Théo")
    theo.get_by_role("button", name="Сесть за стол").click()
    expect(theo.locator(".turn")).to_be_visible()
    expect(anna.locator(".turn")).to_be_visible()
    play_all([WithMouse(anna, 1, acts=1), WithMouse(theo, 2, acts=1)])
    for page in (anna, theo):
        wait_for_decision(page)
        page.locator(".turn a[href$='/result']").click()
        expect(page.locator("main .bar").first).to_be_visible()
    anna.locator("summary", has_text="Check the dice").click()
    anna.get_by_role("button", name="Check the dice").click()
    expect(anna.get_by_text("follow from the seed.")).to_be_visible()


def test_alone_with_the_keyboard_only(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="fr")
    table = open_table(page, {"kind": "me", "name": "Élise"})
    sit_at(page, table["id"])
    WithKeys(page, 3).play()
    assert over(page)


def by_touch(page: Page, seed: int, steps: int = 900) -> bool:
    """So many steps, and nothing goes beyond the edge; whether the game is over."""
    person = WithTouch(page, seed)
    for _ in range(steps):
        goes_on = person.asked()
        assert sideways(page) <= 0
        if not goes_on:
            return True
        person.step()
    return False


def test_against_a_bot_by_touch_on_a_small_phone(open_page: OpenPage) -> None:
    """The first turns and the last rounds; what is between them is played without looking."""
    page = open_page("/", language="ru", width=360, height=740, touch=True)
    assert sideways(page) <= 0
    table = open_table(page, {"kind": "me", "name": "Мила"}, {"kind": "bot", "bot": "random"})
    sit_at(page, table["id"])
    assert not by_touch(page, 4, 25)
    pass_rounds(page, table["id"], 7)
    sit_at(page, table["id"])
    assert by_touch(page, 5)
    page.locator(".turn a[href$='/result']").tap()
    expect(page.locator("main .bar").first).to_be_visible()
    assert sideways(page) <= 0


def test_through_roles_and_names_only(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = open_table(page, {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"})
    sit_at(page, table["id"])
    WithNames(page, 5, acts=1).play()
    result = call(page, "GET", f"/tables/{table['id']}")["result"]
    assert result["final"]


@pytest.mark.parametrize(("language", "word"), [("en", "Undo"), ("ru", "Отменить"), ("fr", "Annuler")])
def test_every_language_speaks_at_the_table(open_page: OpenPage, language: str, word: str) -> None:
    page = open_page("about:blank", language=language)
    table = open_table(page, {"kind": "me", "name": "Anna"})
    sit_at(page, table["id"])
    expect(page.get_by_role("button", name=word)).to_be_visible()
