"""The chat at a table: a sheet behind the header, in each reader's own language, in nobody's way."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import OpenPage
from .people import Json, call, open_table
from .test_access import AXE, Looking, theme_of

ANNA = {"kind": "me", "name": "Anna"}
LINK = {"kind": "link"}
PHRASE = {"en": "Nicely done!", "ru": "Отличный ход!", "fr": "Bien joué"}
CHAT = {"en": "Chat", "ru": "Чат", "fr": "Discussion"}


def meet(open_page: OpenPage, *pages: dict[str, Any], game: str = "cave_vs_cave") -> tuple[str, list[Page]]:
    """A table of Anna's and Théo's; whoever comes after them watches. Nobody has opened it yet."""
    people = [open_page("about:blank", **more) for more in pages]
    made = open_table(people[0], ANNA, LINK, game=game)
    call(people[1], "POST", f"/claims/{made['links'][0]['token']}", {"name": "Théo"})
    return str(made["id"]), people


def sit(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".turn")).to_be_visible()


def say(page: Page, table: str, **what: str) -> Json:
    said: Json = call(page, "POST", f"/tables/{table}/chat", {"request": str(uuid4()), **what})
    assert "n" in said, said
    return said


def open_chat(page: Page, language: str = "en") -> Locator:
    """The sheet; what leads to it stands in the header, at any width."""
    page.locator("header").get_by_role("button", name=CHAT[language]).click()
    sheet = page.get_by_role("complementary", name=CHAT[language])
    expect(sheet.get_by_role("log")).to_be_attached()
    return sheet


def write(sheet: Locator, text: str) -> None:
    field = sheet.get_by_role("textbox")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


@pytest.mark.parametrize("width", [1440, 360])
def test_two_people_talk_and_see_what_is_new(open_page: OpenPage, width: int) -> None:
    size = {"width": width, "height": 740, "touch": width < 700}
    table, (anna, theo) = meet(open_page, size, size | {"language": "fr"})
    sit(anna, table)
    sit(theo, table)
    there = open_chat(theo, "fr")
    write(there, "Salut Anna")
    count = anna.locator("header .unread:visible")
    expect(count).to_have_text("1")
    expect(anna.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    write(there, "Encore moi")
    expect(count).to_contain_text("2")
    # It lies over nothing until it is asked for.
    assert anna.locator("aside").count() == 0
    here = open_chat(anna)
    expect(here.get_by_role("listitem")).to_contain_text(["Salut Anna", "Encore moi"])
    expect(count).to_have_count(0)
    here.get_by_text("Say it with one click").click()
    here.get_by_role("button", name="Nicely done!").click()
    expect(here.get_by_role("listitem").last).to_contain_text("Nicely done!")
    expect(there.get_by_role("listitem").last).to_contain_text(PHRASE["fr"])
    # What was read stays read.
    anna.reload()
    expect(anna.locator(".turn")).to_be_visible()
    say(theo, table, text="Et encore")
    expect(count).to_contain_text("1")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_phrase_is_said_in_the_language_of_the_reader(open_page: OpenPage, language: str) -> None:
    table, (anna, theo) = meet(open_page, {}, {"language": language})
    say(anna, table, phrase="nice")
    sit(theo, table)
    expect(open_chat(theo, language).get_by_role("listitem")).to_contain_text([PHRASE[language]])


def test_what_is_written_is_never_markup(open_page: OpenPage) -> None:
    table, (anna, theo) = meet(open_page, {}, {})
    evil = "<img src=x onerror='window.broken=1'><b>bold</b>{@html 1}"
    say(anna, table, text=evil)
    sit(theo, table)
    line = open_chat(theo).locator(".said")
    expect(line).to_have_text(evil)
    assert line.locator("*").count() == 0
    assert theo.evaluate("() => 'broken' in window") is False


def test_onlookers_have_a_room_of_their_own(open_page: OpenPage) -> None:
    table, (anna, theo, eve, oleg) = meet(open_page, {}, {}, {}, {})
    for page in (anna, eve, oleg):
        sit(page, table)
    say(theo, table, text="Good evening")
    watching = open_chat(eve)
    expect(watching.get_by_role("listitem")).to_contain_text(["Good evening"])
    expect(watching).to_contain_text("Players will see this after the game")
    write(watching, "Anna is ahead")
    expect(oleg.locator("header .unread:visible")).to_have_text("2")
    expect(anna.locator("header .unread:visible")).to_have_text("1")
    mine = open_chat(anna)
    expect(mine).to_contain_text("Onlookers can read this")
    expect(mine.get_by_role("listitem")).to_contain_text(["Good evening"])
    assert "Anna is ahead" not in mine.inner_text()


def test_muting_and_reporting(open_page: OpenPage) -> None:
    table, (anna, theo) = meet(open_page, {}, {})
    say(theo, table, text="Hurry up")
    sit(anna, table)
    sheet = open_chat(anna)
    more = sheet.get_by_role("button", name="More about this message")
    more.click()
    sheet.get_by_role("button", name="Report").click()
    expect(sheet.get_by_text("Reported. Thank you.")).to_be_visible()
    more.click()
    sheet.get_by_role("button", name="Mute Théo").click()
    expect(sheet.get_by_role("listitem")).to_have_count(0)
    say(theo, table, text="Do you hear me?")
    say(theo, table, text="Hello?")
    anna.keyboard.press("Escape")
    expect(anna.locator("aside")).to_have_count(0)
    assert anna.locator("header .unread").count() == 0
    sheet = open_chat(anna)
    sheet.get_by_role("button", name="Read Théo again").click()
    expect(sheet.get_by_role("listitem")).to_have_count(3)


def test_the_host_switches_it_off(open_page: OpenPage) -> None:
    table, (anna, theo) = meet(open_page, {}, {})
    say(theo, table, text="Hello")
    sit(anna, table)
    sit(theo, table)
    sheet = open_chat(anna)
    sheet.get_by_role("button", name="Switch the chat off").click()
    expect(sheet).to_contain_text("The host has switched the chat off.")
    expect(theo.locator("header").get_by_role("button", name="Chat")).to_have_count(0)
    sheet.get_by_role("button", name="Switch the chat on").click()
    expect(theo.locator("header").get_by_role("button", name="Chat")).to_be_visible()


def test_a_screen_reader_hears_it_unless_that_is_switched_off(open_page: OpenPage) -> None:
    table, (anna, theo) = meet(open_page, {}, {})
    sit(anna, table)
    say(theo, table, phrase="hello")
    expect(anna.locator("#live")).to_contain_text("Théo says: Hello!")
    sheet = open_chat(anna)
    expect(sheet.get_by_role("log")).to_have_attribute("aria-live", "polite")
    sheet.get_by_label("Let my screen reader read new messages").uncheck()
    expect(sheet.get_by_role("log")).to_have_attribute("aria-live", "off")
    anna.keyboard.press("Escape")
    say(theo, table, text="Are you there?")
    expect(anna.locator("header .unread:visible")).to_have_text("1")
    expect(anna.locator("#live")).not_to_contain_text("Are you there?")


@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("seats", [[{"kind": "local", "name": "Théo"}], [{"kind": "bot", "bot": "random"}], []])
def test_who_plays_alone_sees_nothing_of_it(open_page: OpenPage, width: int, seats: list[Json]) -> None:
    page = open_page("about:blank", width=width)
    sit(page, open_table(page, ANNA, *seats)["id"])
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert page.get_by_role("button", name="Chat").count() == 0
    page.locator("header .tool").last.click()
    expect(page.locator("aside .settings")).to_be_visible()
    assert page.get_by_role("button", name="Chat").count() == 0


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_axe_finds_nothing_serious_in_it(open_page: OpenPage, width: int, language: str) -> None:
    size = {"width": width, "height": 740, "touch": width < 700, "language": language}
    table, (anna, theo) = meet(open_page, size, {})
    say(theo, table, text="A long word: " + "m" * 200)
    say(anna, table, phrase="good_luck")
    say(theo, table, phrase="thinking")
    sit(anna, table)
    sheet = open_chat(anna, language)
    sheet.locator("summary").click()
    sheet.locator(".more").first.click()
    looking = Looking(anna, theme_of(width))
    looking.look("chat")
    assert not looking.found, looking.found
    field = sheet.get_by_role("textbox").bounding_box()
    assert field is not None
    # What one writes in is in sight, with phrases open and many lines.
    assert field["x"] >= 0
    assert field["x"] + field["width"] <= width
