"""A game without boards of its own is played on the plain one, made from its declarations and the position alone.

`?boards=plain` shows any game that way.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import (
    Json,
    Person,
    WithKeys,
    WithMouse,
    WithTouch,
    open_at,
    open_table,
    over,
    pass_rounds,
    wait_for_decision,
)
from .test_access import AXE, Looking

ANNA: Json = {"kind": "me", "name": "Anna"}
THEO: Json = {"kind": "local", "name": "Théo"}


def sit_at_plain(page: Page, table: str) -> None:
    page.goto(f"/t/{table}?boards=plain")
    expect(page.locator(".table[data-game=plain] .turn")).to_be_visible()


def turns(person: Person, steps: int) -> None:
    for _ in range(steps):
        if not person.asked():
            return
        person.step()


def moves_made(page: Page) -> int:
    return int(page.locator(".turn").get_attribute("data-seq") or 0)


def test_the_first_turns_and_the_last_rounds_with_the_mouse(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = open_table(page, ANNA, THEO)["id"]
    sit_at_plain(page, table)
    turns(WithMouse(page, 1), 25)
    pass_rounds(page, table, 7)
    sit_at_plain(page, table)
    WithMouse(page, 2).play()
    assert over(page)


def test_some_turns_with_the_keys_only(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="fr")
    table = open_table(page, ANNA, THEO)["id"]
    sit_at_plain(page, table)
    before = moves_made(page)
    turns(WithKeys(page, 2), 25)
    assert moves_made(page) > before + 8


@pytest.mark.parametrize("game", ["caverna", "above_and_below"])
def test_some_turns_of_every_game(open_page: OpenPage, game: str) -> None:
    page = open_page("about:blank", language="en")
    table = open_table(page, ANNA, THEO, game=game)["id"]
    sit_at_plain(page, table)
    before = moves_made(page)
    turns(WithMouse(page, 3), 20)
    assert moves_made(page) > before + 4


def test_things_of_the_position_are_chosen_where_they_are_shown(open_page: OpenPage) -> None:
    """A tile lies among the tiles of the position, and can be taken there."""
    page = open_page("about:blank", language="en")
    table = open_table(page, ANNA, THEO)["id"]
    sit_at_plain(page, table)
    common = page.get_by_label("Between the players")
    tile = common.locator("[data-thing^='tile:'][data-lit]").first
    taken = tile.get_attribute("data-thing")
    before = moves_made(page)
    tile.click()
    page.wait_for_function(f"() => Number(document.querySelector('.turn').dataset.seq) > {before}")
    wait_for_decision(page)
    expect(page.locator(f"[data-lit][data-thing='{taken}']")).to_have_count(0)
    # The numbers that are watched, by name.
    expect(page.locator("[data-seat='0']")).to_contain_text("stone")
    expect(page.locator("[data-panel=theirs]")).to_contain_text("Théo")


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize("position", ["cave_vs_cave_full", "caverna_full", "above_and_below_crowd"])
def test_nothing_serious_for_axe_and_no_scrolling_sideways(open_page: OpenPage, position: str) -> None:
    page = open_page("about:blank", language="ru", width=360, height=740, touch=True)
    table = open_at(page, position, ANNA, THEO)
    sit_at_plain(page, table)
    looking = Looking(page)
    looking.look("my side")
    page.get_by_role("tab").nth(1).click()
    looking.look("the others")
    page.set_viewport_size({"width": 1440, "height": 900})
    looking.look("on a desktop")
    assert looking.found == {}


def test_some_turns_by_touch_on_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="ru", width=360, height=740, touch=True)
    table = open_table(page, ANNA, THEO)["id"]
    sit_at_plain(page, table)
    before = moves_made(page)
    turns(WithTouch(page, 4), 12)
    assert moves_made(page) > before + 4


def test_the_text_view_reads_the_position(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    table = open_table(page, ANNA, THEO)["id"]
    page.goto(f"/t/{table}/text?boards=plain")
    expect(page.get_by_role("heading", name="Théo")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Shelf")


def test_the_card_of_a_thing_knows_the_signs_of_its_game(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    sit_at_plain(page, open_table(page, ANNA, THEO)["id"])
    with page.expect_response(re.compile("part=legend")) as told:
        page.locator(".mine .thing").first.hover()
    assert told.value.ok
