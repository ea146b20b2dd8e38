"""Goods of Above and Below: what can be placed lights the track, what can be sold as well asks which."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .conftest import OpenPage
from .people import Json, call, open_at, open_table, rested, sit_at
from .test_above_and_below import BOT, FRIEND, ME, play_until


def own(page: Page, table: str) -> Json:
    village: Json = call(page, "GET", f"/tables/{table}")["state"]["villages"][0]
    return village


def track(page: Page, table: str) -> dict[str, int]:
    return {slot["good"]: slot["n"] for slot in own(page, table)["track"]}


def top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"]


def bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"] + box["height"]


def goods_at_hand(page: Page) -> str:
    """A table where I have goods, some of a kind that lies on my track already."""
    return open_at(page, "above_and_below_goods", ME, FRIEND)


def test_a_slot_of_the_track_takes_one_more(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = goods_at_hand(page)
    sit_at(page, table)
    before = track(page, table)
    slot = page.locator('[data-board="0"] [data-thing="slot:fish"]')
    expect(slot).to_have_attribute("data-lit", "")
    slot.hover()
    expect(slot.locator(".ghost")).to_have_text("+1")
    slot.click()
    expect(slot.locator("b").first).to_have_text(str(before["fish"] + 1))
    assert track(page, table) == {**before, "fish": before["fish"] + 1}


def test_the_next_free_slot_asks_which_of_several(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = goods_at_hand(page)
    sit_at(page, table)
    page.locator('[data-board="0"] [data-thing="slot:next"]').click()
    # Only what is not on the track yet goes there.
    expect(page.locator('[data-board="0"] [data-thing="item:fish"]')).not_to_have_attribute("data-lit", "")
    rested(page.locator('[data-board="0"] [data-thing="item:rope"]')).click()
    expect(page.locator('[data-board="0"] [data-thing="slot:rope"]')).to_be_visible()
    assert track(page, table)["rope"] == 1


def test_a_good_that_can_be_placed_or_sold_asks_which(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    table = goods_at_hand(page)
    sit_at(page, table)
    page.locator('[data-board="0"] [data-thing="item:rope"]').click()
    expect(page.locator(".turn h2")).to_contain_text("rope", ignore_case=True)
    expect(page.locator(".turn .option")).to_have_count(2)
    rested(page.locator(".turn .option", has_text="track")).click()
    expect(page.locator('[data-board="0"] [data-thing="slot:rope"]')).to_be_visible()
    village = own(page, table)
    assert (track(page, table)["rope"], village["sale"]) == (1, None)


def test_what_was_won_goes_on_the_track_before_the_turn_passes(open_page: OpenPage) -> None:
    for width, height in ((1440, 900), (360, 740), (360, 640)):
        page = open_page("about:blank", width=width, height=height)
        table = open_table(page, ME, BOT, game="above_and_below")["id"]
        play_until(page, table, "prompt-place_won_kind")
        sit_at(page, table)
        book = page.locator("[data-encounter]")
        # However long the tale is, the track is in sight: below the book, on a phone in it.
        slot = page.locator(".slot .ghost:visible")
        expect(slot).to_be_in_viewport(ratio=1)
        if width < 700:
            assert bottom(slot) <= top(page.locator(".turn-area"))
        expect(page.locator("[data-close-book]")).to_have_count(0)
        seq = page.locator(".turn").get_attribute("data-seq")
        rested(page.locator(".turn .option.main")).click()
        expect(page.locator(f".turn:not([data-seq='{seq}'])")).to_be_visible()
        assert track(page, table)
        expect(book).to_have_count(0)
