"""The harvest of Caverna in the turn bar: fields, plates, young, and begging as the last resort (sections 9 and 10)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import OpenPage
from .people import WATCH_TAPS, Json, call, enter, open_at, press, rested, sit_at
from .test_above_and_below import do
from .test_access import AXE, Looking, theme_of
from .test_layout import LOST, MEASURE
from .test_play import sideways

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}


def harvest(page: Page) -> str:
    """Anna's last dwarf has worked; she needs 7 food and has 3, and two grain and a vegetable after the fields."""
    table = open_at(page, "caverna_hungry", ANNA, THEO)
    do(page, table, "place ore_mining")
    sit_at(page, table)
    expect(page.locator(".turn [role=meter]")).to_be_visible()
    return table


def mine(page: Page, table: str) -> Json:
    farm: Json = call(page, "GET", f"/tables/{table}")["state"]["farms"][0]
    return farm


def test_three_steps_and_what_the_fields_gave(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    harvest(page)
    bar = page.locator(".turn")
    expect(bar.locator("h2")).to_contain_text("4 food short")
    expect(bar.get_by_role("list", name="Steps of the harvest").locator("[aria-current=step]")).to_have_text("Feed")
    expect(bar).to_contain_text("2 still grow")
    expect(bar.get_by_role("meter", name="Food for the family")).to_have_attribute("aria-valuetext", "3 of 7 food")
    # Young that will find no room are named before they are lost.
    expect(bar).to_contain_text("no room for a piglet")
    expect(bar).to_contain_text("+1 lamb")


def test_a_tap_on_what_is_eaten_changes_nothing_before_it_is_done(open_page: OpenPage) -> None:
    """The running total is no preview then: it would change under the finger."""
    page = open_page("about:blank", width=360, height=740, touch=True)
    harvest(page)
    page.evaluate(WATCH_TAPS)
    meter = page.get_by_role("meter", name="Food for the family")
    for thing, food in (("eat:boar", "5 of 7 food"), ("eat:grain", "6 of 7 food")):
        rested(page.locator(f"[data-thing='{thing}']").first).tap()
        expect(meter).to_have_attribute("aria-valuetext", food)
    assert page.evaluate("window.slips") == []


def test_the_farm_stays_open_on_a_phone_until_the_family_is_fed(open_page: OpenPage) -> None:
    """Nothing is lit there any more once there is enough, but it is still the farm that is asked about."""
    page = open_page("about:blank", width=360, height=740, touch=True)
    harvest(page)
    page.get_by_role("tab", name="Actions").tap()
    rested(page.get_by_role("button", name="Least loss")).tap()
    expect(page.get_by_role("button", name="Feed the family")).to_be_visible()
    expect(page.get_by_role("tab", name="My farm")).to_have_attribute("aria-selected", "true")


def test_where_each_only_eats_one_food_nobody_is_born(open_page: OpenPage) -> None:
    """Section 9: no harvest then, so neither fields nor young are spoken of."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_one_food", ANNA, THEO)
    do(page, table, "place ore_mining")
    sit_at(page, table)
    bar = page.locator(".turn")
    expect(bar.get_by_role("meter", name="Food for the family")).to_have_attribute("aria-valuetext", "3 of 4 food")
    expect(bar.get_by_role("list", name="Steps of the harvest").get_by_role("listitem")).to_have_text(["Feed"])
    expect(bar).not_to_contain_text("lamb")
    expect(bar).not_to_contain_text("piglet")


def test_things_are_eaten_where_they_are_and_put_back(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = harvest(page)
    meter = page.get_by_role("meter")
    page.locator("[data-good=vegetable] .eat").click()
    expect(meter).to_have_attribute("aria-valuenow", "5")
    page.locator(".board .eat[data-thing='eat:sheep']").click()
    expect(meter).to_have_attribute("aria-valuenow", "6")
    # With two sheep left there is still a lamb; with one there is none.
    page.get_by_role("button", name="1 vegetable, put back").click()
    expect(meter).to_have_attribute("aria-valuenow", "4")
    farm = mine(page, table)
    assert (farm["goods"]["vegetable"], farm["goods"]["sheep"]) == (1, 2)


def test_feeding_by_three_exchanges_takes_four_clicks(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = harvest(page)
    meter = page.get_by_role("meter")
    for good, food in (("vegetable", 5), ("grain", 6), ("ruby", 7)):
        page.locator(f"[data-good={good}] .eat").click()
        expect(meter).to_have_attribute("aria-valuenow", str(food))
    # Nothing more is needed: nothing is lit but the button.
    expect(page.locator(".eat")).to_have_count(0)
    expect(page.locator(".turn [data-hold]")).to_have_count(0)
    rested(page.get_by_role("button", name="Feed the family")).click()
    expect(page.locator(".turn h2")).not_to_contain_text("Feed your family")
    assert mine(page, table)["begging"] == 0


# Whether anything of the meal is ever taken away.
WATCH_MEAL = """() => {
  window.gone = [];
  const names = (node) => node.matches?.('.ask-body, .board .eat') ? [node.className.split(' ')[0]] : [];
  new MutationObserver((records) => {
    for (const { removedNodes } of records) for (const node of removedNodes) window.gone.push(...names(node));
  }).observe(document.body, { subtree: true, childList: true });
}"""


# Where something is on the page, however far that has been scrolled.
PLACE = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  let [across, down] = [x, y];
  for (let one = thing; one; one = one.parentElement) {
    across += one.scrollLeft;
    down += one.scrollTop;
  }
  return [across, down, width, height].map((number) => Math.round(number * 100) / 100);
}"""


def place_of(thing: Locator) -> list[float]:
    found: list[float] = thing.evaluate(PLACE)
    return found


# Each screen with another language, and the largest with all of them.
SCREENS = [("en", 1440, 900), ("ru", 1440, 900), ("fr", 1440, 900)]
SCREENS += [("fr", 1366, 768), ("ru", 1280, 720), ("fr", 1366, 650), ("ru", 1024, 768)]


@pytest.mark.parametrize(("language", "width", "height"), SCREENS)
def test_nothing_moves_from_under_the_pointer_while_one_eats(
    open_page: OpenPage, language: str, width: int, height: int
) -> None:
    page = open_page("about:blank", language=language, width=width, height=height)
    harvest(page)
    page.evaluate("() => document.fonts.ready")
    board = page.locator(".mine .board")
    at_first = place_of(board)
    sheep = page.locator(".board .eat[data-thing='eat:sheep']")
    before = place_of(sheep)
    page.evaluate(WATCH_MEAL)
    sheep.click()
    expect(page.get_by_role("meter")).to_have_attribute("aria-valuenow", "4")
    assert page.evaluate("window.gone") == []
    assert place_of(sheep) == before
    page.mouse.move(0, 0)
    page.wait_for_timeout(50)
    assert place_of(sheep) == before
    # And so it can be clicked again.
    expect(sheep).not_to_have_attribute("data-rests", "")
    # Nor does the board, until there is enough.
    for good, food in (("vegetable", 6), ("grain", 7)):
        page.locator(f"[data-good={good}] .eat").click()
        expect(page.get_by_role("meter")).to_have_attribute("aria-valuenow", str(food))
        assert place_of(board) == at_first
    if width >= 1200:
        found = page.evaluate(MEASURE)
        assert found["below"] <= 0
        assert page.evaluate(LOST) == []


def test_the_meal_that_loses_least_is_one_click(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = harvest(page)
    button = page.get_by_role("button", name="Least loss")
    expect(button).to_contain_text("−2 points")
    before = call(page, "GET", f"/tables/{table}")["result"]["totals"][0]
    button.click()
    feed = page.get_by_role("button", name="Feed the family")
    expect(feed).to_be_visible()
    assert call(page, "GET", f"/tables/{table}")["result"]["totals"][0] == before - 2
    press(page, "e")
    expect(page.locator(".turn h2")).not_to_contain_text("Feed your family")


def test_begging_is_held(open_page: OpenPage) -> None:
    """Losing points takes 600 ms of holding; the key E never begs."""
    page = open_page("about:blank")
    page.clock.install(time=0)
    table = harvest(page)
    page.clock.pause_at(3_600_000)
    page.keyboard.press("e")
    beg = page.locator(".turn [data-hold]")
    expect(beg).to_contain_text("Beg for 4, −12 points")
    beg.hover()
    page.mouse.down()
    page.clock.run_for(500)
    page.mouse.up()
    page.clock.run_for(1000)
    assert mine(page, table)["begging"] == 0
    expect(beg).to_have_text("Press and hold")
    page.mouse.down()
    page.clock.run_for(650)
    expect(page.locator(".turn h2")).not_to_contain_text("Feed your family")
    page.mouse.up()
    assert mine(page, table)["begging"] == 4


def test_begging_by_key_is_asked_twice(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = harvest(page)
    page.locator(".turn [data-hold]").focus()
    enter(page)
    expect(page.locator(".turn [data-hold]")).to_have_text("Really beg, −12 points")
    assert mine(page, table)["begging"] == 0
    page.keyboard.press("Enter")
    expect(page.locator(".turn h2")).not_to_contain_text("Feed your family")
    assert mine(page, table)["begging"] == 4


def test_a_pasture_says_how_full_it_is(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    harvest(page)
    expect(page.locator(".mine .herd", has_text="3 of 4")).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile(r"large pasture, 3 sheep \(3 of 4\)")).first).to_be_visible()


def test_animals_are_drawn_while_it_is_decided_who_goes(open_page: OpenPage) -> None:
    """Section 10.1: those that can stay stand where they are, the others wait at the gate."""
    page = open_page("about:blank")
    sit_at(page, open_at(page, "caverna_keep", ANNA, THEO))
    expect(page.locator(".mine .herd").first).to_be_visible()
    expect(page.locator(".mine .homeless")).to_be_visible()


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (820, "fr"), (360, "ru")])
def test_axe_finds_nothing_serious(open_page: OpenPage, width: int, language: str) -> None:
    page = open_page("about:blank", width=width, height=800, touch=width < 700, language=language)
    looking = Looking(page, theme_of(width))
    harvest(page)
    assert sideways(page) <= 0
    looking.look("the harvest")
    assert looking.found == {}
