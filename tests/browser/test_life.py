"""What happens is seen and heard: movements and strips by the reader's setting, sounds only when switched on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import Json, open_table, play_on, sit_at

ANNA = {"kind": "me", "name": "Anna"}
THEO = {"kind": "local", "name": "Théo"}

# What comes up and goes again is noted, so that nothing depends on when it is looked for.
WATCH = """
window.seen = { strips: [], flights: 0, sounds: 0 };
new MutationObserver((changes) => {
  for (const change of changes)
    for (const one of change.addedNodes) {
      if (!(one instanceof Element)) continue;
      const strip = one.matches('.strip[role=status]') ? one : one.querySelector('.strip[role=status]');
      if (strip) window.seen.strips.push(strip.textContent.trim());
      if (one.matches('.travelling')) window.seen.flights += 1;
    }
}).observe(document, { childList: true, subtree: true });
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...args) { window.seen.sounds += 1; return start.apply(this, args); };
"""


def watched(open_page: OpenPage, **settings: object) -> tuple[Page, str]:
    """A table of two at one screen, and a note of what comes up."""
    page = open_page("/about")
    page.add_init_script(WATCH)
    page.evaluate("kept => localStorage.setItem('grotto', kept)", json.dumps(settings))
    id = open_table(page, ANNA, THEO)["id"]
    sit_at(page, id)
    expect(page.locator("[data-lit]").first).to_be_visible()
    return page, id


def first_or_end(groups: list[Json]) -> str:
    """End the turn as soon as that is possible, else take the first tile."""
    for group in groups:
        if group["verb"] == "end_turn":
            return "end_turn"
    return " ".join([groups[0]["verb"], *groups[0]["acts"][0]["args"]])


def play_to_round(page: Page, id: str, n: int) -> None:
    play_on(page, id, first_or_end, lambda view: view["state"]["round"] >= n)
    expect(page.locator("header .steps [aria-current]")).to_have_text(str(n))


def test_a_new_round_is_a_moment_and_pieces_move(open_page: OpenPage) -> None:
    page, id = watched(open_page, motion="normal")
    page.locator("[data-thing='tile:undergrowth']").click()
    page.wait_for_function("() => window.seen.flights > 0")
    play_to_round(page, id, 2)
    page.wait_for_function("() => window.seen.strips.some((text) => text.includes('Round 2'))")
    # It goes by itself and leaves nothing behind.
    expect(page.locator(".strip[role=status]")).to_have_count(0)
    expect(page.locator(".travelling")).to_have_count(0)
    assert page.evaluate("() => window.seen.sounds") == 0


def test_where_the_system_asks_for_rest_strips_stand_and_nothing_moves(open_page: OpenPage) -> None:
    page, id = watched(open_page)
    page.mouse.move(5, 5)
    play_to_round(page, id, 2)
    strip = page.locator(".strip[role=status]")
    expect(strip).to_contain_text("Round 2")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.strip')).animationName") == "none"
    assert page.evaluate("() => window.seen.flights") == 0


def test_whoever_wants_no_motion_sees_none(open_page: OpenPage) -> None:
    page, id = watched(open_page, motion="none")
    page.mouse.move(5, 5)
    play_to_round(page, id, 3)
    assert page.evaluate("() => window.seen") == {"strips": [], "flights": 0, "sounds": 0}


def test_a_key_skips_what_is_under_way(open_page: OpenPage) -> None:
    page, id = watched(open_page, motion="slow")
    page.mouse.move(5, 5)
    play_to_round(page, id, 2)
    page.wait_for_function("() => window.seen.strips.length > 0")
    # What comes after the key is another matter.
    page.evaluate("() => { window.moving = [...document.querySelectorAll('.strip[role=status], .travelling')]; }")
    page.keyboard.press("Shift")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("() => window.moving.filter((one) => one.isConnected).length") == 0


@pytest.mark.parametrize("motion", ["normal", "none"])
def test_sounds_are_off_until_chosen(open_page: OpenPage, motion: str) -> None:
    page, id = watched(open_page, motion=motion)
    page.locator("[data-thing='tile:undergrowth']").click()
    expect(page.locator("[data-thing='tile:undergrowth']")).to_have_attribute("data-taken", "0")
    assert page.evaluate("() => window.seen.sounds") == 0
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    page.mouse.move(9, 9)
    play_to_round(page, id, 2)
    page.wait_for_function("() => window.seen.sounds > 0")
