"""What somebody with a phone of 360 x 740 stumbled over, who had read no rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import OpenPage
from .people import Json, call, open_table, rested, sit_at
from .test_above_and_below import do

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}

# The buttons of the turn bar that are seen: where they stand, whether they leave the rest, and which of them lie over
# others or beyond the page.
BUTTONS = """() => {
  const row = document.querySelector(".turn .buttons");
  const always = document.querySelector(".turn .always").children;
  const shown = [...row.children, ...always].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => one.getBoundingClientRect());
  const cross = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return {
    crossed: boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => cross(a, b)).map(() => shown[at].innerText)),
    beyond: shown.filter((_, at) => boxes[at].right > innerWidth || boxes[at].left < 0).map((one) => one.innerText),
    sideways: row.scrollWidth - row.clientWidth,
  };
}"""
FINE = {"crossed": [], "beyond": [], "sideways": 0}


def phone(open_page: OpenPage, language: str = "en") -> Page:
    return open_page("about:blank", language=language, width=360, height=740, touch=True)


def test_what_leaves_the_rest_stands_last(open_page: OpenPage) -> None:
    """Cave vs. Cave: "finish the turn" stood between digging and the stone that it would forfeit."""
    page = phone(open_page, "fr")
    table = open_table(page, ANNA, THEO)["id"]
    do(page, table, "take excavation")
    sit_at(page, table)
    buttons = page.locator(".turn .buttons > button")
    expect(buttons).to_have_count(3)
    last = page.locator(".turn [data-close]").bounding_box()
    assert last
    for at in range(2):
        box = buttons.nth(at).bounding_box()
        assert box
        assert (box["y"], box["x"]) < (last["y"], last["x"])
    assert page.evaluate(BUTTONS) == FINE


def test_no_answer_is_beyond_the_edge_under_a_long_question(open_page: OpenPage) -> None:
    """Cave vs. Cave: of four goods the last was out of sight, and "finish the turn" beside them in sight."""
    page = phone(open_page, "fr")
    table = open_table(page, ANNA, THEO)["id"]
    do(page, table, "take undergrowth")
    sit_at(page, table)
    rested(page.locator("[data-thing='room:cave_entrance'][data-lit]").first).tap()
    expect(page.locator(".turn h2")).to_contain_text("quelle ressource")
    options = page.locator(".turn .option")
    expect(options).to_have_count(4)
    for at in range(4):
        expect(options.nth(at)).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(BUTTONS) == FINE


def test_what_is_told_of_a_place_is_true_after_it_has_changed(open_page: OpenPage) -> None:
    """Caverna: a field that has been laid was still called forest."""
    page = phone(open_page)
    table = open_table(page, ANNA, THEO, game="caverna")["id"]
    do(page, table, "place sustenance")
    sit_at(page, table)
    for cell in ("r3c2", "r3c1"):
        rested(page.locator(f"[data-panel=mine] [data-thing='cell:{cell}'][data-lit]")).tap()
    told = page.locator("[data-panel=mine] .told")
    expect(told).to_contain_text("forest")
    rested(page.locator(".turn .buttons .main")).tap()
    expect(told).to_contain_text("field")
    expect(told).not_to_contain_text("forest")


def test_food_that_lacks_is_seen_where_dwarfs_are_sent(open_page: OpenPage) -> None:
    """Caverna: two dwarfs need four food at the first harvest, and the first player begins with one."""
    page = phone(open_page)
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    due = page.locator(".purse [data-due]")
    expect(due).to_have_attribute("data-due", "3")
    expect(due.locator("b")).to_have_text("−3")
    # What a first tap puts forward is counted.
    rested(page.locator("[data-thing='space:supplies'][data-lit]")).tap()
    expect(due).to_have_attribute("data-due", "2")


def test_who_was_chosen_is_named_while_it_is_asked_what_he_does(open_page: OpenPage) -> None:
    """Above and Below: the market came up, and nothing said for whom."""
    page = phone(open_page)
    sit_at(page, open_table(page, ANNA, THEO, game="above_and_below")["id"])
    rested(page.locator("[data-thing='villager:start_builder'][data-lit]")).tap()
    expect(page.locator(".turn h2")).to_contain_text("Founding Builder: what to do?")
    assert page.evaluate(BUTTONS) == FINE


def test_nothing_of_a_lesson_is_lit_before_its_coach_has_come(open_page: OpenPage) -> None:
    """Above and Below: a whole table was lit, and the first tap left the lesson before it had begun."""
    page = phone(open_page)
    waiting: list[Route] = []
    page.route("**/api/lessons/*?lang=*", lambda route: waiting.append(route))
    page.goto(f"/t/{call(page, 'POST', '/lessons/above_and_below', {})['id']}")
    expect(page.locator(".turn[data-mine]")).to_be_visible()
    expect(page.locator("[data-thing^='villager:']").first).to_be_visible()
    lit = page.locator("[data-lit], .turn .main, .tabs [data-asked]")
    expect(lit).to_have_count(0)
    while not waiting:
        page.wait_for_timeout(40)
    for held in waiting:
        held.continue_()
    # What is only to be read lights nothing, either.
    rested(page.locator("[data-next]")).tap()
    expect(lit).to_have_count(0)
    rested(page.locator("[data-next]")).tap()
    expect(page.locator("[data-thing='building:h_fishing_hut'][data-lit]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_two_long_answers_stay_above_the_tabs(open_page: OpenPage, language: str) -> None:
    """Above and Below: the question took two lines, and the second way to bring goods in lay over the tabs."""
    page = phone(open_page, language)
    table = call(page, "POST", "/lessons/above_and_below", {"chapter": "below"})["id"]
    do(page, table, "harvest start_scribe", "set_out")
    sit_at(page, table)
    answers = page.locator(".turn .buttons > button")
    expect(answers).to_have_count(2)
    tabs = page.locator(".table > .tabs").bounding_box()
    assert tabs
    for at in range(2):
        box = answers.nth(at).bounding_box()
        assert box
        assert box["y"] + box["height"] <= tabs["y"] + 1
    assert page.evaluate(BUTTONS) == FINE


def test_how_a_room_is_paid_is_asked_where_it_will_lie(open_page: OpenPage) -> None:
    """Cave vs. Cave: the list of rooms came back over the cave, and what had filled itself was shown nowhere."""
    page = phone(open_page)
    table = open_table(page, ANNA, THEO)["id"]
    do(page, table, "convert emmer", "take housework")
    sit_at(page, table)
    room = page.locator("#panel-rooms [data-lit]").first
    rested(room).tap()
    expect(page.locator(".turn h2")).to_contain_text("How do you pay the surcharge")
    expect(page.locator("#panel-mine [data-thing='cell:r2c0'][data-settled]")).to_be_in_viewport()
    expect(page.locator("#panel-mine .ghost")).to_be_visible()


def test_food_under_a_lit_tile_can_be_read(open_page: OpenPage) -> None:
    """Cave vs. Cave: it was as pale as on rock, and lay under the bracket of the tile."""
    page = phone(open_page)
    table = open_table(page, ANNA, THEO)["id"]
    do(page, table, "take excavation")
    sit_at(page, table)
    place = page.locator("#panel-mine .place:has(.inside.lit)").first
    mark, pickaxe = place.evaluate("""one =>
      [".inside", ".lantern"].map((part) => getComputedStyle(one.querySelector(part)).color)""")
    assert mark == pickaxe


def test_a_price_is_slid_above_what_it_says(open_page: OpenPage) -> None:
    """Above and Below: a button that said "4" and no more lay over "back" and the dots."""
    page = phone(open_page, "ru")
    table = open_table(page, ANNA, THEO, game="above_and_below")["id"]
    do(page, table, "labor start_scout", "set_out", "labor start_scout", "join start_builder", "join start_scribe")
    do(page, table, "put_out cider", "labor start_builder", "set_out", "offer 0 3")
    sit_at(page, table)
    page.get_by_role("button", name="Назвать цену").tap()
    expect(page.locator(".turn .option")).to_contain_text("Просить цену 4")
    assert page.evaluate(BUTTONS) == FINE
