"""Hints at the table and games looked through, on a desktop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage, Troubles
from .people import Json, call, open_table, play_on, press, sit_at
from .test_access import findings, first_act

ME: Json = {"kind": "me", "name": "Anna"}
BOT: Json = {"kind": "bot", "bot": "random"}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "touch": True}


def finished(page: Page, game: str, *seats: Json) -> str:
    """A game that is over."""
    table = str(open_table(page, *seats, game=game, name="to be looked through")["id"])
    play_on(page, table, first_act, lambda _: False)
    return table


def analyse(page: Page, table: str) -> Json:
    """Open the analysis, have it made, and wait until it is there."""
    page.goto(f"/t/{table}/analysis")
    page.locator("[data-start]").click()
    expect(page.locator(".progress")).to_have_count(0)
    expect(page.locator(".moves [aria-current]")).to_have_count(1)
    found: Json = call(page, "GET", f"/tables/{table}/analysis")
    assert found["state"] == "done"
    return found


class Library:
    """Games that are over and have been looked through; whoever comes later comes back as the same person."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[Any, str]] = {}

    def open(self, page: Page, game: str) -> tuple[str, Json]:
        """Open the analysis of such a game: the table, and what the analysis says."""
        if game not in self.known:
            table = finished(page, game, ME, BOT)
            info = analyse(page, table)
            self.known[game] = page.context.cookies(), table
            return table, info
        cookies, table = self.known[game]
        page.context.clear_cookies()
        page.context.add_cookies(cookies)
        page.goto(f"/t/{table}/analysis")
        expect(page.locator(".moves [aria-current]")).to_have_count(1)
        return table, call(page, "GET", f"/tables/{table}/analysis")


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_a_game_is_looked_through_by_keys(open_page: OpenPage, library: Library, game: str) -> None:
    page = open_page("about:blank")
    table, info = library.open(page, game)
    moves = sorted(one["move"] for one in info["decisions"])
    assert page.locator(".moves .list button").count() == len(moves)
    # The whole board is in sight.
    page.wait_for_function("() => document.querySelector('.room').getBoundingClientRect().bottom <= innerHeight")
    # It begins with what cost most.
    page.keyboard.press("Home")
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}/t/{table}/analysis?at={moves[0]}")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}/t/{table}/analysis?at={moves[1]}")
    page.keyboard.press("n")
    bad = [one["move"] for one in info["decisions"] if one["loss"] >= 2 or one["move"] in info["costly"]]
    following = min([move for move in bad if move > moves[1]] or [min(bad)])
    expect(page.locator(".moves [aria-current] :is(.lost, .best)")).to_have_count(1)
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}/t/{table}/analysis?at={following}")
    expect(page.locator(".shown")).to_have_text("On the board: the best turn")
    page.keyboard.press("v")
    expect(page.locator(".shown")).to_have_text("On the board: what was played")
    page.keyboard.press("a")
    expect(page.locator(".ways li button").first).to_be_focused()
    expect(page.locator(".ways li button").first.locator(".sr-only")).to_contain_text("expected")
    page.keyboard.press("PageDown")
    expect(page.locator("section.board")).to_be_visible()
    assert findings(page) == []


def test_the_best_turn_is_a_ghost_on_the_board(open_page: OpenPage, library: Library) -> None:
    page = open_page("about:blank")
    table, info = library.open(page, "caverna")
    laid = next(
        one["move"]
        for one in info["decisions"]
        if one["loss"] > 0 and any(act["text"].startswith("twin ") for act in one["best"]["acts"])
    )
    page.goto(f"/t/{table}/analysis?at={laid}")
    expect(page.locator(".board .ghost").first).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator(".shown")).to_have_text("On the board: what was played")


def test_trying_it_from_here_is_a_table_of_its_own(open_page: OpenPage, library: Library) -> None:
    page = open_page("about:blank")
    table, info = library.open(page, "cave_vs_cave")
    mine = next(one for one in sorted(info["decisions"], key=lambda one: one["move"]) if one["seat"] == 0)
    page.goto(f"/t/{table}/analysis?at={mine['move']}")
    expect(page.locator(".ways input:checked")).to_have_count(1)
    page.locator("[data-try]").click()
    expect(page.locator(".turn")).to_be_visible()
    made = page.url.rpartition("/")[2]
    assert made != table
    view: Json = call(page, "GET", f"/tables/{made}")
    assert view["fork_at"] == mine["move"]
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot"]


def test_turning_points_stand_on_the_result_page_and_lead_to_the_analysis(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = finished(page, "cave_vs_cave", ME, BOT)
    page.goto(f"/t/{table}/result")
    page.locator("[data-start]").click()
    costly = page.locator("ol a:has(.loss)")
    expect(costly.first).to_be_visible()
    assert costly.count() <= 3
    assert findings(page) == []
    costly.first.click()
    expect(page.locator(".moves [aria-current]")).to_have_count(1)
    info: Json = call(page, "GET", f"/tables/{table}/analysis")
    assert page.url.endswith(f"?at={info['costly'][0]}")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_analysis_fits_a_phone(open_page: OpenPage, library: Library, language: str) -> None:
    page = open_page("about:blank", language=language, theme="dark", **PHONE)
    library.open(page, "caverna")
    expect(page.locator(".board [data-thing]").first).to_be_visible()
    fits(page)
    page.locator(".moves .list button").last.tap()
    expect(page.locator(".moves .list button").last).to_have_attribute("aria-current", "step")
    fits(page)
    assert findings(page) == []


def test_an_analysis_is_stopped_and_gone_on_with(open_page: OpenPage) -> None:
    page = open_page("about:blank", **PHONE)
    table = finished(page, "caverna", ME, BOT)
    page.goto(f"/t/{table}/analysis")
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("/analysis")):
        page.locator("[data-start]").click()
    # Whatever was found by then: stopped it stays stopped, and it can be gone on with.
    call(page, "DELETE", f"/tables/{table}/analysis")
    page.reload()
    expect(page.locator(".progress[data-state='stopped']")).to_be_visible()
    page.locator("[data-start]").click()
    expect(page.locator(".progress")).to_have_count(0)
    expect(page.locator(".moves .list button").first).to_be_visible()


def test_nobody_looks_through_a_game_of_several_that_goes_on(open_page: OpenPage, troubles: Troubles) -> None:
    page = open_page("about:blank")
    table = open_table(page, ME, {"kind": "local", "name": "Théo"})["id"]
    page.goto(f"/t/{table}/analysis")
    expect(page.get_by_role("alert")).to_contain_text("While several still play")
    # The browser tells that it was refused, as it should be.
    assert all("403" in line for line in troubles)
    troubles.clear()


# What can be chosen and is in sight, but lies under the hint.
HIDDEN = """() => {
  const hint = document.getElementById('hint').getBoundingClientRect();
  const rest = document.querySelector('.table > .rest');
  const frame = getComputedStyle(rest).display === 'contents' ? document.body : rest;
  const edge = frame.getBoundingClientRect();
  return [...document.querySelectorAll('.table [data-lit]')].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    const top = Math.max(box.top, hint.top, edge.top);
    const bottom = Math.min(box.bottom, hint.bottom, edge.bottom);
    return Math.min(box.right, hint.right) - Math.max(box.left, hint.left) > 2 && bottom - top > 2;
  }).map((one) => one.dataset.thing);
}"""


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_the_coach_says_what_she_would_do(open_page: OpenPage, game: str, size: dict[str, Any]) -> None:
    page = open_page("about:blank", **size)
    table = str(open_table(page, ME, BOT, game=game)["id"])
    sit_at(page, table)
    expect(page.locator("[data-lit]").first).to_be_visible()
    if size:
        page.locator(".turn .dots").tap()
        page.get_by_role("button", name="Hint").tap()
    else:
        page.get_by_role("button", name="Hint").click()
    told = page.locator("#hint li button")
    expect(told.first).to_be_visible()
    expect(page.locator("#hint progress")).to_have_count(0)
    hints: Json = call(page, "GET", f"/tables/{table}/hint")
    assert told.count() == len(hints["ways"]) > 0
    expect(told.first).to_have_attribute("aria-pressed", "true")
    fits(page)
    assert findings(page) == []
    assert page.evaluate(HIDDEN) == []
    if size:
        # The sheet is folded, and the table is still to be seen.
        expect(page.locator(".turn.more")).to_have_count(0)
        assert page.locator("#hint").evaluate("one => one.offsetHeight / innerHeight") < 0.3
        expect(page.locator("svg.far")).to_have_count(0)
    if told.count() > 1:
        told.nth(1).click()
        expect(told.nth(1)).to_have_attribute("aria-pressed", "true")
    # What is done then is marked in the log.
    page.locator("[data-close-hint]").click()
    expect(page.locator("#hint")).to_have_count(0)
    view: Json = call(page, "GET", f"/tables/{table}")
    act = hints["ways"][0]["acts"][0]["text"]
    move = {"request": "00000000-0000-4000-8000-000000000001", "seq": view["seq"], "act": act}
    call(page, "POST", f"/tables/{table}/acts", move)
    log: list[Json] = call(page, "GET", f"/tables/{table}/log")
    assert [entry["act"] for entry in log if entry.get("hinted")] == [act]


def test_h_asks_and_escape_thanks(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    sit_at(page, str(open_table(page, ME, BOT)["id"]))
    expect(page.locator("[data-lit]").first).to_be_visible()
    press(page, "h")
    expect(page.locator("#hint li button").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_have_count(0)


def test_a_table_without_hints_does_not_offer_them(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("form details summary").click()
    page.get_by_label("Hints allowed").uncheck()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".turn")).to_be_visible()
    view: Json = call(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert view["hints"] is False
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
