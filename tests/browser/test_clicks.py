"""How many clicks the usual things take in Caverna: goods come with the dwarf, nothing idle is asked."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import OpenPage
from .people import Json, call, open_at, open_table, rested, sit_at

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}


class Hand:
    """Clicks, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, what: Locator) -> None:
        """A click, once it takes effect; what is under way is waited for."""
        rested(what).click()
        self.clicks += 1
        expect(self.page.locator(".turn:not([data-busy])")).to_be_visible()

    def space(self, name: str) -> None:
        self.click(self.page.get_by_role("button", name=f"Action space {name}"))

    def cell(self, row: int, column: int) -> None:
        self.click(self.page.get_by_role("gridcell", name=re.compile(rf"row {row}, column {column},.*can be chosen")))


def opening(page: Page) -> str:
    table = str(open_table(page, ANNA, THEO, game="caverna")["id"])
    sit_at(page, table)
    return table


def mine(page: Page, table: str) -> Json:
    farm: Json = call(page, "GET", f"/tables/{table}")["state"]["farms"][0]
    return farm


def lies(page: Page, table: str, space: str) -> Json:
    pile: Json = call(page, "GET", f"/tables/{table}")["state"]["goods"][space]
    return pile


def expect_good(page: Page, good: str, n: int) -> None:
    expect(page.locator(f"[data-board='0'] [data-good={good}]").first).to_contain_text(str(n))


def test_a_dwarf_and_the_goods_of_his_space_are_one_click(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = opening(page)
    stone = lies(page, table, "drift_mining")["stone"]
    hand = Hand(page)
    hand.space("Drift mining")
    expect_good(page, "stone", stone)
    assert hand.clicks == 1
    farm = mine(page, table)
    assert farm["goods"]["stone"] == stone
    # What can still be done here is lit.
    expect(page.locator("[data-board='0'] [data-lit]").first).to_be_visible()


def test_undo_takes_the_goods_back_with_the_dwarf(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = opening(page)
    hand = Hand(page)
    hand.space("Drift mining")
    expect(page.locator("[data-board='0'] [data-lit]").first).to_be_visible()
    rested(page.get_by_role("button", name="Undo", exact=True)).click()
    expect(page.locator(".turn h2")).to_contain_text("Where does your dwarf go?")
    assert all(dwarf["at"] == "home" for dwarf in mine(page, table)["dwarfs"])


def test_goods_are_left_where_taking_them_loses_something(open_page: OpenPage) -> None:
    """Section 5: on a farming space the animals come last; who takes them can't fence any more."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_full", ANNA, THEO)
    sit_at(page, table)
    hand = Hand(page)
    hand.space("Sheep farming")
    expect(page.locator(".turn h2")).to_contain_text("Sheep farming")
    assert lies(page, table, "sheep_farming")


def test_a_twin_tile_takes_two_clicks(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = opening(page)
    hand = Hand(page)
    hand.space("Drift mining")
    before = hand.clicks
    hand.cell(2, 4)
    hand.cell(1, 4)
    # There is nothing else to do here: the next player's farm is shown.
    expect(page.get_by_role("grid", name="Farm of Théo")).to_be_visible()
    cells = mine(page, table)["cells"]
    assert (cells["r1c3"], cells["r0c3"]) == ("cavern", "tunnel")
    assert hand.clicks - before == 2


def test_a_dwelling_by_housework_takes_three_clicks(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = open_at(page, "caverna_clicks", ANNA, THEO)
    sit_at(page, table)
    hand = Hand(page)
    hand.space("Housework")
    hand.click(page.locator("[data-thing='furnishing:dwelling'][data-lit]"))
    if "dwelling" not in mine(page, table)["furnishings"].values():
        hand.click(page.locator("[data-board='0'] [data-lit]").first)
    expect(page.get_by_role("grid", name="Farm of Théo")).to_be_visible()
    farm = mine(page, table)
    assert "dwelling" in farm["furnishings"].values()
    # The dog came along.
    assert farm["goods"]["dog"] == 1
    assert 2 <= hand.clicks <= 3


def test_an_expedition_of_level_three_takes_at_most_five_clicks(open_page: OpenPage) -> None:
    """The dwarf, three things, and home."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_clicks", ANNA, THEO)
    sit_at(page, table)
    hand = Hand(page)
    hand.space("Blacksmithing")
    for loot in ("wood", "dog", "grain"):
        hand.click(page.locator(f"[data-thing='loot:{loot}'][data-lit]"))
    if page.locator(".turn [data-close]").count() and call(page, "GET", f"/tables/{table}")["actor"] == 0:
        hand.click(page.locator(".turn [data-close]"))
    expect(page.get_by_role("grid", name="Farm of Théo")).to_be_visible()
    goods = mine(page, table)["goods"]
    assert (goods["dog"], goods["grain"]) == (1, 1)
    assert hand.clicks <= 5


def test_loot_is_announced_ticked_and_taken_back_by_a_click(open_page: OpenPage) -> None:
    """Section 6.5: how many things, and with which weapon, is said before the first one is taken."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_clicks", ANNA, THEO)
    sit_at(page, table)
    hand = Hand(page)
    hand.space("Blacksmithing")
    announced = page.locator("[data-panel='loot'] p").first
    expect(announced).to_have_text("Expedition with weapon 3: bring home up to 3 things.")
    dog = page.locator("[data-thing='loot:dog']")
    hand.click(dog)
    expect(dog).to_have_attribute("data-chosen", "")
    expect(page.locator(".loot .taken .strength")).to_have_text("✓")
    expect(page.locator(".turn h2")).to_contain_text("bring up to 2 more")
    hand.click(page.locator("[data-thing='loot:wood']"))
    hand.click(dog)
    expect(dog).not_to_have_attribute("data-chosen", "")
    expect(page.locator("[data-thing='loot:wood']")).to_have_attribute("data-chosen", "")
    assert (mine(page, table)["goods"]["dog"], mine(page, table)["goods"]["wood"]) == (0, 5)
