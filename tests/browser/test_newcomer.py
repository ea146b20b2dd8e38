"""What somebody who has read no rules stumbled over: questions, buttons, pictures that did not explain themselves."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grotto.text import LANGUAGES

from .conftest import OpenPage
from .people import Json, open_at, open_table, play_on, rested, sit_at, texts
from .test_above_and_below import do
from .test_harvest import harvest

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}


def test_a_newcomer_is_asked_before_what_can_not_be_undone_and_told_why_the_score_changes(open_page: OpenPage) -> None:
    """Above and Below: a house of the market is built for good, and its reputation leads."""
    page = open_page("about:blank", coach=True)
    table = open_table(page, ANNA, THEO, game="above_and_below")["id"]
    sit_at(page, table)
    house = page.locator("[data-thing='building:h_chapel'][data-lit]")
    seq = page.locator(".turn").get_attribute("data-seq")
    rested(house).click()
    expect(page.locator(".turn .crumb")).to_contain_text("Choose it once more to be sure.")
    expect(page.locator(".turn .preview")).to_contain_text("Reputation: rank +1")
    expect(page.locator(".turn .buttons .main")).to_contain_text("can’t be undone")
    assert page.locator(".turn").get_attribute("data-seq") == seq
    rested(page.locator(".turn .buttons .main")).click()
    expect(page.locator(".turn")).not_to_have_attribute("data-seq", str(seq))


def test_what_follows_by_itself_is_shown_apart(open_page: OpenPage) -> None:
    """Caverna: the last dwarf of a round takes ore and food, and then the fields are harvested."""
    page = open_page("about:blank")
    sit_at(page, open_at(page, "caverna_hungry", ANNA, THEO))
    page.locator("[data-thing='space:starting_player']").hover()
    chips = page.locator(".turn .preview > .chip")
    expect(chips.nth(1)).to_contain_text("then: from the fields")
    assert [chips.nth(n).locator(".num").all_inner_texts() for n in (0, 1)] == [["+2", "+2"], ["+1", "+1"]]


def test_what_is_laid_and_what_is_left_are_called_by_name(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    page.locator("[data-thing='space:drift_mining']").click()
    expect(page.locator(".turn h2")).to_have_text("Lay the cavern and the tunnel")
    expect(page.locator(".turn [data-close]")).to_contain_text("Skip the tile")
    # What has filled itself is no news.
    expect(page.locator(".turn .crumb")).not_to_contain_text("✓")


def test_an_expedition_says_how_much_and_how_strong(open_page: OpenPage) -> None:
    """Caverna, section 6.5."""
    page = open_page("about:blank")
    table = open_at(page, "caverna_full", ANNA, THEO)
    do(page, table, "place logging", "collect")
    sit_at(page, table)
    expect(page.locator(".turn h2")).to_have_text("Expedition with weapon 9: bring home 1 thing.")
    expect(page.locator(".turn [data-close]")).to_contain_text("Stay at home")


def test_where_nothing_is_left_the_question_says_so(open_page: OpenPage) -> None:
    """Cave vs. Cave: a tile whose parts are all done."""
    page = open_page("about:blank")
    table = open_table(page, ANNA, THEO)["id"]
    do(page, table, "take excavation", "dig r3c1")
    sit_at(page, table)
    expect(page.locator(".turn h2")).to_contain_text("Take the goods on the tile?")
    do(page, table, "gain")
    expect(page.locator(".turn h2")).to_have_text("All done here. Go on?")


def test_a_tab_that_the_game_opened_gives_back_the_one_before(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = open_at(page, "caverna_hungry", ANNA, THEO)
    sit_at(page, table)
    do(page, table, "place blacksmithing")
    expect(page.locator("[data-panel='loot']")).to_be_visible()
    do(page, table, "loot dog", "end_expedition")
    expect(page.locator(".turn [role=meter]")).to_be_visible()
    expect(page.locator("[data-panel='spaces']")).to_be_visible()


def test_the_harvest_is_heard_in_one_sentence(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    harvest(page)
    said = page.locator("[aria-live=polite]").first
    expect(said).to_contain_text("Harvest. Fields: ")
    expect(said).to_contain_text("Feed your family: 7 food, 3 there, 4 short.")
    expect(said).to_contain_text("things can be eaten.")


# Pairs of buttons of the turn bar that lie over each other, and whether the sum of the meal is cut off.
CROWDED = """() => {
  const buttons = [...document.querySelectorAll('.turn button')].filter((one) => one.checkVisibility());
  const boxes = buttons.map((one) => ({ name: one.innerText, box: one.getBoundingClientRect() }));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const crossed = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => over(one.box, other.box)).map((other) => [one.name, other.name]));
  const sum = document.querySelector('.turn .sum');
  return { crossed, cut: sum ? sum.scrollWidth - sum.clientWidth : 0 };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_harvest_has_room_for_everything(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", language=language)
    harvest(page)
    page.locator("[data-good=vegetable] .eat").hover()
    assert page.evaluate(CROWDED) == {"crossed": [], "cut": 0}
    page.locator("[data-good=vegetable] .eat").click()
    expect(page.locator(".turn .course")).to_have_count(1)
    assert page.evaluate(CROWDED) == {"crossed": [], "cut": 0}


# Buttons of a phone's turn bar: what does not fit into the row, what lies beyond it, and words that are cut off.
PHONE = """() => {
  const row = document.querySelector('.turn .buttons');
  const tabs = document.querySelector('.table > .tabs').getBoundingClientRect();
  return [...row.querySelectorAll('.hewn-button')].filter((one) => one.checkVisibility()).map((one) => {
    const box = one.getBoundingClientRect();
    return {
      name: one.innerText,
      wide: box.width - row.clientWidth > 1,
      below: box.bottom - tabs.top > 1,
      cut: one.scrollWidth - one.clientWidth > 1 || one.scrollHeight - one.clientHeight > 1,
    };
  }).filter(({ wide, below, cut }) => wide || below || cut);
}"""


def cut_off(page: Page) -> Any:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(PHONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_of_a_phone_is_cut_off(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", language=language, width=360, height=740, touch=True)
    table = open_table(page, ANNA, THEO)["id"]
    do(page, table, "take excavation")
    sit_at(page, table)
    assert cut_off(page) == []
    # All three are in sight at once.
    right = page.locator(".turn .buttons").evaluate("one => one.scrollWidth - one.clientWidth")
    assert right <= 1
    farm = open_table(page, ANNA, THEO, game="caverna")["id"]
    do(page, farm, "place sustenance")
    sit_at(page, farm)
    assert cut_off(page) == []
    page.locator("[data-thing='cell:r3c2']").tap()
    assert cut_off(page) == []


def test_the_coach_speaks_at_the_first_decision(open_page: OpenPage) -> None:
    page = open_page("about:blank", coach=True)
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    page.mouse.move(5, 5)
    page.mouse.move(9, 9)
    expect(page.locator("#remark")).to_contain_text("Your first dwarf")


def test_an_empty_meadow_explains_itself(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    sit_at(page, open_table(page, ANNA, THEO, game="caverna")["id"])
    page.locator("[data-thing='cell:r0c0']").first.hover()
    card = page.locator(".card")
    expect(card.locator("h3")).to_have_text("Row 1, column 1")
    expect(card.locator(".help")).to_contain_text("orest")


def test_losses_stand_on_plain_ground(open_page: OpenPage) -> None:
    """The bars of a result come after the table, whose styles must not colour them."""
    page = open_page("about:blank")
    table = open_table(page, ANNA)["id"]
    chance = random.Random(3)
    play_on(page, table, lambda legal: chance.choice(texts(legal)), lambda view: False)
    sit_at(page, table)
    page.locator(".turn a[href$='/result']").click()
    bars = page.locator(".bar > [aria-hidden]")
    expect(bars).to_have_count(1)
    expect(bars).to_have_css("background-color", "rgba(0, 0, 0, 0)")
