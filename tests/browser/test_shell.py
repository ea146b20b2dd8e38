"""Around the table: links, lobby, results, and pages that break."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import OpenPage, Troubles
from .people import call, open_table, rested, sit_at
from .test_access import play

ME, LOCAL = {"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}


def finished(page: Page) -> str:
    table: str = open_table(page, ME, LOCAL)["id"]
    play(page, table, 900)
    return table


def test_a_name_that_is_typed_stays_whatever_the_server_says_meanwhile(open_page: OpenPage) -> None:
    """On a slow line the old name comes when the new one has been typed."""
    page = open_page("about:blank")
    call(page, "PUT", "/me", {"name": "Anna"})
    page.goto("/")
    mine = page.get_by_role("button", name="Your nickname: Anna")
    # The header has asked by then: what is held back below is what the panel asks.
    expect(mine).to_be_visible()
    late: list[Route] = []
    page.route("**/api/me", lambda route: route.continue_() if late else late.append(route))
    mine.click()
    field = page.locator("aside").get_by_label("Your nickname")
    field.fill("Theo")
    while not late:
        page.wait_for_timeout(20)
    with page.expect_response("**/api/me"):
        late[0].continue_()
    expect(field).to_have_value("Theo")
    rested(page.locator("aside").get_by_role("button", name="Save")).click()
    expect(page.get_by_role("button", name="Your nickname: Theo.")).to_be_visible()


def test_a_link_names_game_host_and_seat_and_a_used_one_says_what_to_do(open_page: OpenPage) -> None:
    host = open_page("about:blank")
    call(host, "PUT", "/me", {"name": "Anna"})
    made = open_table(host, ME, {"kind": "link"}, name="Long winter")
    address = f"/claim/{made['links'][0]['token']}"
    guest = open_page(address)
    panel = guest.locator("main .panel")
    for word in ("Cave vs. Cave", "Long winter", "Anna", "Player 2"):
        expect(panel).to_contain_text(word)
    guest.get_by_label("Your nickname").fill("Théo")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".turn")).to_be_visible()
    # The name is mine from now on, and can be changed from the header.
    guest.goto("/")
    guest.get_by_role("button", name="Your nickname: Théo").click()
    guest.locator("aside").get_by_label("Your nickname").fill("Theo")
    rested(guest.locator("aside").get_by_role("button", name="Save")).click()
    expect(guest.get_by_role("button", name="Your nickname: Theo.")).to_be_visible()
    late = open_page(address)
    expect(late.get_by_role("heading", name="This link has been used")).to_be_visible()
    expect(late.locator("main")).to_contain_text("Ask for a new one: Anna")
    expect(late.locator("form")).to_have_count(0)


def test_the_lobby_says_whose_turn_it_is_and_how_far_the_game_is(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    theirs = open_table(page, {"kind": "link", "name": "Théo"}, ME, name="Theirs")
    other = open_page(f"/claim/{theirs['links'][0]['token']}")
    other.get_by_role("button", name="Sit down").click()
    expect(other.locator(".turn")).to_be_visible()
    open_table(page, ME, {"kind": "link"}, name="Mine")
    waiting = open_table(page, ME, LOCAL, name="Ready")
    open_table(page, {"kind": "link"}, ME, name="Newest")
    assert waiting
    page.goto("/")
    rows = page.locator("section:has(#mine-title) li[data-table]")
    expect(rows.filter(has_text="Theirs")).to_contain_text("round 1 of 8")
    expect(rows.filter(has_text="Theirs")).to_contain_text("Théo is choosing")
    expect(rows.filter(has_text="Ready")).to_contain_text("Your turn")
    expect(rows.filter(has_text="Newest")).to_contain_text("1 free seat")
    names = rows.locator("h3").all_inner_texts()
    assert names.index("Ready") < names.index("Newest")


def test_a_game_without_boards_can_still_be_seen_and_played(open_page: OpenPage) -> None:
    page = open_page("/about", fresh=True)
    page.route("**/assets/caverna-*.js", lambda route: route.abort())
    plan = {"game": "caverna", "players": 1, "seats": [ME]}
    page.goto(f"/t/{call(page, 'POST', '/tables', plan)['id']}")
    expect(page.locator("h1, h2").first).to_be_visible()
    assert page.locator("main").inner_text().strip()


def test_a_page_that_breaks_leads_to_the_position_in_words(open_page: OpenPage, troubles: Troubles) -> None:
    page = open_page("about:blank")
    table = open_table(page, ME, LOCAL)["id"]
    page.route("**/facts", lambda route: route.fulfill(json={}))
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="This page broke")).to_be_visible()
    assert "TypeError" in page.get_by_label("Report for those who can mend it").input_value()
    expect(page.get_by_role("link", name="The position in words")).to_have_attribute("href", f"/t/{table}/text")
    page.unroute("**/facts")
    page.get_by_role("link", name="To the tables").click()
    expect(page.locator("#new-table form")).to_be_visible()
    assert any("TypeError" in line for line in troubles)
    troubles.clear()


# What stands beyond the lower end of the bar, or of the screen.
BEYOND = """bar => [...bar.querySelectorAll('button, summary, .slider')].filter((one) => one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().bottom > Math.min(bar.getBoundingClientRect().bottom, innerHeight) + 1)
  .map((one) => one.innerText)"""


def test_stepping_through_a_replay_is_heard(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = finished(page)
    page.goto(f"/t/{table}/replay?at=20")
    expect(page.get_by_role("slider")).to_be_visible()
    shown = page.locator("main h2").first
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        before = page.locator("#live").inner_text()
        page.keyboard.press(key)
        page.wait_for_function("said => document.getElementById('live').textContent !== said", arg=before)
        heard = re.sub(r"\W+", " ", page.locator("#live").inner_text())
        assert re.sub(r"\W+", " ", shown.inner_text()).strip() in heard
    # All of the bar stands in it: what could be unfolded lay over the rooms, and on a phone the steps under the tabs.
    for width, height in ((1440, 900), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".bar").evaluate(BEYOND) == []


def test_the_result_has_a_legend_a_table_and_the_score_by_round(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = finished(page)
    page.goto(f"/t/{table}/result")
    legend = page.get_by_role("list", name="What the patterns mean").get_by_role("listitem")
    expect(legend.first).to_be_visible()
    patterns = legend.locator("rect[fill^='url']").evaluate_all("all => all.map((one) => one.getAttribute('fill'))")
    assert len(set(patterns)) == len(patterns)
    assert set(patterns) == set(
        page.locator(".bar .pattern").evaluate_all("all => all.map((one) => one.getAttribute('fill'))")
    )
    # The numbers are one link away.
    expect(page.get_by_role("table")).to_have_count(0)
    for link in ("As a table, explained", "Score by round"):
        page.get_by_text(link).click()
    parts, rounds = page.get_by_role("table").all()
    assert rounds.locator("tbody tr").count() == 8
    totals = parts.locator("tbody tr").last.locator("td").all_inner_texts()
    assert rounds.locator("tbody tr").last.locator("td").all_inner_texts() == totals
    best = parts.locator("tbody tr").first.locator("td.best")
    assert best.count() in (1, 2)


@pytest.mark.parametrize("width", [1440, 360])
def test_a_result_is_shared_as_link_and_as_picture(open_page: OpenPage, tmp_path: Path, width: int) -> None:
    page = open_page("about:blank", width=width, height=740, theme="dark" if width < 700 else "light")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished(page)
    page.goto(f"/t/{table}/result")
    page.get_by_role("button", name="Share").click()
    panel = page.get_by_role("region", name="Share")
    expect(panel.get_by_role("button", name="Save as a picture")).to_be_in_viewport()
    panel.get_by_role("button", name="Copy").click()
    expect(panel.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    with page.expect_download() as saving:
        panel.get_by_role("button", name="Save as a picture").click()
    assert saving.value.suggested_filename == f"cave_vs_cave-{table}.png"
    file = tmp_path / "result.png"
    saving.value.save_as(file)
    picture = file.read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    # It shows the score: the ground behind it and the bars are there, in daylight whatever the page looks like.
    seen = page.evaluate(COLOURS, base64.b64encode(picture).decode())
    assert seen["corner"] == [201, 216, 220]
    assert seen["chalk"] == [244, 240, 230]
    assert seen["bar"] == [220, 203, 169]
    assert page.evaluate("() => document.documentElement.dataset.theme ?? null") is None
    # Whoever has the link sees the same.
    friend = open_page(link)
    expect(friend.get_by_role("heading", name=page.locator("main h2").first.inner_text())).to_be_visible()
    expect(friend.get_by_role("button", name="Rematch")).to_have_count(0)


# The colours of a picture: of the sky, of the chalk, and of the first bar where it begins.
COLOURS = """async data => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const at = (x, y) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
  return { corner: at(3, 3), chalk: at(50, 250), bar: at(312, 345) };
}"""


def test_a_record_whose_dice_do_not_check_is_shown_as_such(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/about")
    table = finished(page)
    record = page.evaluate("async id => (await fetch(`/api/tables/${id}/record`)).text()", table)
    file = tmp_path / "game.grotto"
    for text, doubts in ((record, 0), (re.sub(r"seed: \w+", f"seed: {'ab' * 32}", record), 1)):
        file.write_text(text, "utf-8")
        page.goto("/")
        page.set_input_files("input[type=file]", str(file))
        expect(page.get_by_role("slider")).to_be_visible()
        expect(page.get_by_text("The dice of this record do not check.")).to_have_count(doubts)


def test_rooms_that_find_no_space_are_announced_and_can_be_filtered(open_page: OpenPage) -> None:
    page = open_page("about:blank", width=1200, height=700)
    table = open_table(page, ME, LOCAL)["id"]
    play(page, table, 60)
    sit_at(page, table)
    more = page.get_by_role("button", name=re.compile("more rooms? below"))
    expect(more).to_be_visible()
    before = int(more.inner_text().split()[1])
    more.click()
    page.wait_for_function(
        "n => !document.querySelector('.below') || parseInt(document.querySelector('.below').textContent.slice(1)) < n",
        arg=before,
    )
    page.goto("/rules/cave_vs_cave")
    page.get_by_label("Search the rules").fill("zzzz")
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("dl dt").first).to_be_visible()


def test_the_rules_show_an_example_game(open_page: OpenPage) -> None:
    page = open_page("/rules/caverna", width=1200, height=700)
    page.get_by_role("button", name=re.compile("Watch an example game")).click()
    page.wait_for_url("**/t/*/replay**")
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_rules_are_those_of_the_pack_that_is_played(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    sit_at(page, open_table(page, ME, LOCAL, game="above_and_below")["id"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Rules").first.click()
    # What things say of themselves, and their pictures.
    expect(page.locator("dd.picture").first).to_be_attached()
    fetched = [url for url in asked if "part=rules" in url or "/facts" in url]
    assert len(fetched) >= 2
    assert [url for url in fetched if "pack=default" not in url] == []


def test_what_a_renewed_server_calls_otherwise_is_fetched_anew(open_page: OpenPage, troubles: Troubles) -> None:
    """Whoever had the page open before saw "This page broke"."""
    page = open_page("/", fresh=True)
    expect(page.locator("#new-table form")).to_be_visible()
    page.evaluate("() => { window.old = true; }")
    old = [True]
    page.on("request", lambda request: request.is_navigation_request() and old.clear())
    page.route("**/assets/About-*.js", lambda route: route.fulfill(status=404) if old else route.continue_())
    page.locator('a[href="/about"]').first.click()
    page.wait_for_function("() => !window.old && location.pathname === '/about'")
    expect(page.locator("main h1")).to_be_visible()
    assert any("404" in line for line in troubles)
    troubles.clear()
