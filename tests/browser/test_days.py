"""Games over days in the browser: the tab that calls, clocks, draws, planning, and the settings of notices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import Json, call, open_table, press
from .test_access import findings

DAYS = {"kind": "days", "amount": 2, "zero": "pause"}
LANGUAGES = ["en", "ru", "fr"]
# Whether the sign in the list of tabs has its dot.
DOTTED = "() => document.querySelector('link[rel=icon]').href.includes('circle')"


def meet(ann: Page, bob: Page, **more: object) -> str:
    """A table of two, the first one to begin."""
    plan = {
        "game": "cave_vs_cave",
        "players": 2,
        "options": {"first_player": 0},
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "link"}],
        **more,
    }
    made: Json = call(ann, "POST", "/tables", plan)
    call(bob, "POST", f"/claims/{made['links'][0]['token']}", {"name": "Théo"})
    return str(made["id"])


def say(page: Page, table: str, word: str, seat: int) -> Json:
    seq = call(page, "GET", f"/tables/{table}")["seq"]
    body = {"request": "12345678-1234-4234-8234-1234567890ab", "seq": seq, "word": word, "seat": seat}
    answer: Json = call(page, "POST", f"/tables/{table}/say", body)
    return answer


def pass_turn(page: Page, table: str) -> None:
    """Act without looking at the page until it is somebody else's decision."""
    view: Json = call(page, "GET", f"/tables/{table}")
    actor = view["actor"]
    while view["actor"] == actor:
        group = next((one for one in view["legal"] if one["role"] == "close"), view["legal"][0])
        act = " ".join([group["verb"], *group["acts"][0]["args"]])
        number = f"{view['seq']:012}"
        body = {"request": f"12345678-1234-4234-8234-{number}", "seq": view["seq"], "act": act}
        view = call(page, "POST", f"/tables/{table}/acts", body)


def test_the_tab_says_whose_turn_it_is(open_page: OpenPage) -> None:
    ann, bob = open_page("about:blank"), open_page("about:blank")
    table = meet(ann, bob)
    for page in (ann, bob):
        page.goto(f"/t/{table}")
        expect(page.locator(".turn")).to_be_visible()
    expect(ann.locator(".turn[data-mine]")).to_be_visible()
    assert (ann.title()[0], ann.evaluate(DOTTED)) == ("●", True)
    assert (bob.title()[0] != "●", bob.evaluate(DOTTED)) == (True, False)
    pass_turn(ann, table)
    expect(bob.locator(".turn[data-mine]")).to_be_visible()
    assert (bob.title()[0], bob.evaluate(DOTTED)) == ("●", True)
    bob.wait_for_function(DOTTED)
    ann.wait_for_function(f"() => !({DOTTED})()")
    bob.goto("/")
    bob.wait_for_function(DOTTED)


def test_whoever_touches_nothing_for_a_while_may_have_gone(open_page: OpenPage) -> None:
    """A page that is left open tells the server so: its reader is told of a turn elsewhere."""
    page = open_page("about:blank")
    table = open_table(page, {"kind": "me"})["id"]
    said: list[str] = []

    def wait_for(*words: str) -> None:
        while len(said) < len(words):
            page.wait_for_timeout(20)
        assert said == list(words)

    page.on("websocket", lambda socket: socket.on("framesent", lambda word: said.append(str(word))))
    page.clock.install()
    page.goto(f"/t/{table}")
    expect(page.locator(".turn")).to_be_visible()
    wait_for("visible")
    page.clock.fast_forward(61_000)
    wait_for("visible", "hidden")
    page.mouse.move(40, 50)
    page.mouse.move(60, 70)
    wait_for("visible", "hidden", "visible")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1366, 360])
def test_clocks_and_draws(open_page: OpenPage, width: int, language: str) -> None:
    ann = open_page("about:blank", width=width, height=780, touch=width < 700, language=language)
    bob = open_page("about:blank")
    table = meet(ann, bob, clock=DAYS)
    say(bob, table, "offer", 1)
    ann.goto(f"/t/{table}")
    strip = ann.locator("section.days")
    expect(strip.get_by_role("button")).to_have_count(2)
    clock = ann.locator("[data-clock='0']:visible")
    expect(clock).to_be_visible()
    # Words for those who don't see the figures.
    words = {"en": "left", "ru": "Осталось", "fr": "Reste"}[language]
    expect(clock.locator(".sr-only")).to_contain_text(words)
    unit = {"en": "day", "ru": "день|дня", "fr": "jour"}[language]
    expect(clock.locator(".sr-only")).to_contain_text(re.compile(unit))
    assert ann.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert findings(ann) == []
    # Declined by keyboard, and gone for both.
    strip.get_by_role("button").nth(1).focus()
    ann.keyboard.press("Enter")
    expect(strip.get_by_role("button")).to_have_count(0)
    # The log has both.
    ids = [event["id"] for entry in call(ann, "GET", f"/tables/{table}/log") for event in entry["events"]]
    assert ids[-2:] == ["event-said_offer", "event-said_decline"]


@pytest.mark.parametrize("width", [1366, 360])
def test_resigning_asks_first(open_page: OpenPage, width: int) -> None:
    ann = open_page("about:blank", width=width, height=780, touch=width < 700)
    bob = open_page("about:blank")
    table = meet(ann, bob)
    ann.goto(f"/t/{table}")
    expect(ann.locator(".turn")).to_be_visible()
    ann.get_by_role("button", name="Settings").click()
    talk = ann.get_by_role("region", name="The game")
    talk.get_by_role("button", name="Resign").click()
    sure = talk.get_by_role("alertdialog")
    expect(sure).to_contain_text("the other side has won")
    assert findings(ann) == []
    sure.get_by_role("button", name="No", exact=True).click()
    assert not call(ann, "GET", f"/tables/{table}")["over"]
    talk.get_by_role("button", name="Resign").click()
    sure.locator("[data-sure]").click()
    expect(ann.locator(".turn a[href$='/result']")).to_be_visible()
    expect(ann.locator(".turn")).to_contain_text("Théo wins; the other side has resigned")
    ann.locator(".turn a[href$='/result']").click()
    expect(ann.locator("main h2").first).to_have_text("Théo wins")


def test_planning_alone_and_leaving_a_line(open_page: OpenPage) -> None:
    ann, bob = open_page("about:blank"), open_page("about:blank")
    table = meet(ann, bob)
    bob.goto(f"/t/{table}")
    expect(bob.locator(".turn")).to_be_visible()
    bob.get_by_role("button", name="Settings").click()
    bob.get_by_role("button", name="Planning board").click()
    strip = bob.locator("section.days")
    expect(strip).to_contain_text("Nobody else sees it")
    board = bob.url.rpartition("/")[2]
    assert board != table
    assert findings(bob) == []
    # Anna's turn, and a move of his own after it, on the board.
    pass_turn(bob, board)
    start: Json = call(bob, "GET", f"/tables/{board}")
    group = start["legal"][0]
    act = " ".join([group["verb"], *group["acts"][0]["args"]])
    body = {"request": "22345678-1234-4234-8234-1234567890ab", "seq": start["seq"], "act": act}
    call(bob, "POST", f"/tables/{board}/acts", body)
    strip.get_by_role("button", name="Keep as conditional moves").click()
    expect(strip).to_contain_text("Kept.")
    strip.get_by_role("link", name="To the table").click()
    expect(bob.locator("section.days")).to_have_count(0)
    bob.get_by_role("button", name="Settings").click()
    lines = bob.get_by_role("region", name="The game").get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text(act)
    lines.get_by_role("button").click()
    expect(lines).to_have_count(0)
    # For Anna there is no such table.
    ann.goto(f"/t/{board}")
    expect(ann.locator("main h1")).to_be_visible()
    expect(ann.locator(".turn")).to_have_count(0)


def test_a_new_table_can_have_a_clock(open_page: OpenPage) -> None:
    page = open_page("/", width=360, height=740, touch=True)
    page.get_by_role("button", name="New table").click()
    sheet = page.locator("#new-table")
    sheet.locator("select").nth(1).select_option("link")
    clock = sheet.get_by_label("Clock")
    clock.select_option(label="3 days for each turn")
    sheet.get_by_label("When time is up").select_option(label="the table waits")
    assert findings(page) == []
    sheet.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    found = call(page, "GET", f"/tables/{table}")["days"]["clock"]
    assert (found["kind"], found["span"], found["zero"]) == ("days", 3 * 24 * 3600 * 1000, "pause")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1366, 360])
def test_the_settings_say_where_one_is_told(open_page: OpenPage, width: int, language: str) -> None:
    page = open_page("/", width=width, height=780, touch=width < 700, language=language)
    open_table(page, {"kind": "me"})
    page.locator("header button[aria-expanded]").last.click()
    box = page.locator("aside").get_by_role("checkbox").last
    expect(box).to_be_enabled()
    vacation = page.locator("aside section .hewn-button").last
    vacation.click()
    until = {"en": "until", "ru": "до", "fr": "jusqu’au"}[language]
    expect(page.locator("aside section").last).to_contain_text(until)
    assert findings(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    vacation.click()
    expect(page.locator("aside section").last).not_to_contain_text(until)
    press(page, "Escape")
