"""Every page fits its screen whatever comes up: stored positions with much to show, in every language.

The positions have long names, many goods, many tiles, many rivals and many ways to go on; tests/positions/README.md
says what each is for.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import seeded

from .conftest import OpenPage
from .people import REACHABLE, Json, open_at, rested, sit_at

LANGUAGES = ("en", "ru", "fr")
# As long as a name may be, with and without a place to break it.
NAMES = (
    "Maximiliane von Hohenfels-Brandt",
    "Waldemar-Konstantin-Bartholomäus",
    "Константин Константинопольский-О",
    "Théophile de la Rochefoucauld-Li",
    "Bo",
    "Élise",
    "Ада",
)
GAMES = ("caverna", "cave_vs_cave", "above_and_below")
# Those that show the whole table at once.
LAPTOPS = ((1440, 900), (1440, 780), (1366, 768), (1280, 720), (1366, 650))
# Those that may be scrolled, but not sideways.
OTHERS = ((1024, 768), (820, 900), (360, 740), (360, 640))
# In which language each game is held by a small phone: the longest.
ON_A_PHONE = {"caverna": "ru", "cave_vs_cave": "fr", "above_and_below": "ru"}

MEASURE = """() => {
  const page = document.documentElement;
  const parts = [...document.querySelectorAll('.table > :not(.rest), .table > .rest > *')]
    .filter((one) => one.getClientRects().length > 0);
  const boxes = parts.map((one) => one.getBoundingClientRect());
  const overlaps = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))));
  // Outlines stand out, but not beyond the gap.
  const GAP = 6;
  const cut = parts.filter((one) => getComputedStyle(one).overflowY === 'visible')
    .map((one) => one.scrollHeight - one.clientHeight - GAP);
  return {
    sideways: page.scrollWidth - page.clientWidth,
    below: page.scrollHeight - innerHeight,
    lowest: Math.max(...boxes.map(({ bottom }) => bottom)) - innerHeight,
    overlap: Math.max(...overlaps),
    cut: Math.max(...cut),
  };
}"""

# Words that are drawn but not seen: beyond the edge of something that hides them and can't be scrolled. What a screen
# reader alone reads, rows that go on sideways and lists to choose from are meant to be so.
LOST = """() => {
  const ASIDE = '.sr-only, select, .buttons, .crumb, .preview';
  const hides = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const walker = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lost = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = node.data.trim();
    const holder = node.parentElement;
    if (!words || holder.closest(ASIDE) || !holder.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      let cut = 0;
      for (let up = holder; up.matches('main.table *'); up = up.parentElement) {
        const { clipPath, overflowX, overflowY } = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        if (scrolls(overflowX) || scrolls(overflowY) || clipPath !== 'none') break;
        if (hides(overflowX)) cut = Math.max(cut, frame.left - box.left, box.right - frame.right);
        if (hides(overflowY)) cut = Math.max(cut, frame.top - box.top, box.bottom - frame.bottom);
      }
      if (box.width && cut > 2) lost.push(words);
    }
  }
  // On every board but that of a phone each place has its name.
  const nameless = innerWidth < 700 ? [] : [...document.querySelectorAll('.mine .board .tag')]
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 9).map((one) => one.textContent);
  return [...lost, ...nameless];
}"""

# How the page fits its screen; how many lit things can't be pointed at, not even by scrolling to them; lost words.
WHOLE = f"""() => {{
  const found = ({MEASURE})();
  const lit = [...document.querySelectorAll('[data-lit]')].filter((one) => {{
    const {{ width, height }} = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
  }});
  return [found, lit.length - ({REACHABLE})(lit).length, ({LOST})().length];
}}"""

# The turn bar of a phone: how much it takes, what it shows that can't be done, how much that is lit is in sight.
PHONE = """() => {
  const seen = (one) => one.getClientRects().length > 0;
  const height = (selector) => document.querySelector(selector).getBoundingClientRect().height;
  const frame = document.querySelector('.rest').getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter(seen)
    .map((one) => one.getBoundingClientRect());
  const lit = boxes('.rest [data-lit]');
  const buttons = boxes('.turn .buttons, .turn .always');
  const tabs = document.querySelector('.table > .tabs').getBoundingClientRect();
  return {
    share: (height('.turn-area') + height('.table > .tabs')) / innerHeight,
    off: [...document.querySelectorAll('.turn [aria-disabled=true]')].filter(seen).length,
    lit: lit.length,
    inSight: lit.filter(({ top, bottom }) => top >= frame.top - 1 && bottom <= frame.bottom + 1).length,
    beyond: Math.max(...buttons.map(({ bottom }) => bottom)) - tabs.top,
  };
}"""


def names_of(game: str) -> list[str]:
    return [path.stem for path in sorted(seeded.POSITIONS.glob(f"{game}_*.json"))]


def sit_down(page: Page, position: str) -> str:
    """At a table with this position, on all of its seats."""
    players = seeded.open_at(position)["players"]
    seats: list[Json] = [{"kind": "local" if seat else "me", "name": NAMES[seat]} for seat in range(players)]
    table = open_at(page, position, *seats)
    sit_at(page, table)
    expect(page.locator(".turn[data-mine]:not([data-busy])")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    # Why something can't be chosen is asked for at the first sign of life, and takes room.
    page.mouse.move(1, 1)
    page.mouse.move(2, 2)
    expect(page.locator(".turn[data-explained]")).to_be_visible()
    return table


# Whether the page has drawn itself anew.
DRAWN = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
  setTimeout(done, 20_000, false);
})"""


def resized(page: Page, width: int, height: int) -> bool:
    """Another screen. False if Chromium draws this page no more: one of many resizes stops it for good."""
    if page.viewport_size == {"width": width, "height": height}:
        return True
    page.set_viewport_size({"width": width, "height": height})
    return bool(page.evaluate(DRAWN))


# The words of the game and those of all pages come apart.
SAID = """() => [document.querySelector('.turn h2').textContent, document.querySelector('.languages').ariaLabel]"""


def speak(page: Page, language: str) -> None:
    """In this language, once all words are there."""
    before = page.evaluate(SAID)
    if page.evaluate("() => document.documentElement.lang") != language:
        page.evaluate("language => document.querySelector(`.language[lang=${language}]`).click()", language)
        page.wait_for_function(f"before => ({SAID})().every((one, index) => one !== before[index])", arg=before)
        page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_shows_the_whole_table(open_page: OpenPage, game: str) -> None:
    """A laptop without scrolling at all, narrow screens without scrolling sideways, in every language."""
    page = open_page("about:blank")
    wrong: dict[str, Any] = {}
    for position in names_of(game):
        sit_down(page, position)
        for language, (width, height) in product(LANGUAGES, (*LAPTOPS, *OTHERS)):
            speak(page, language)
            if not resized(page, width, height):
                page.context.close()
                page = open_page("about:blank", width=width, height=height)
                sit_down(page, position)
                speak(page, language)
            found, covered, lost = page.evaluate(WHOLE)
            looked_at = found if (width, height) in LAPTOPS else {"sideways": found["sideways"]}
            looked_at["covered"] = covered
            looked_at["lost"] = 2 * lost
            # A pixel is rounding.
            if any(over > 1 for over in looked_at.values()):
                wrong[f"{position} in {language}, {width} x {height}"] = looked_at
    assert not wrong, "\n".join(f"{screen}: {found}" for screen, found in wrong.items())


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_without_our_typefaces_is_not_scrolled_sideways(open_page: OpenPage, game: str) -> None:
    """They come after the page, and on a slow line much later."""
    page = open_page("about:blank", language=ON_A_PHONE[game], width=360, height=640, touch=True, fresh=True)
    page.route("**/*.woff2", lambda route: route.fulfill(status=404))
    sit_down(page, names_of(game)[-1])
    assert page.evaluate(MEASURE)["sideways"] <= 0


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_bar_of_a_phone_leaves_the_table_in_sight(open_page: OpenPage, game: str) -> None:
    """A quarter of the height at most, nothing in it that can't be done, and what is lit is above it."""
    phone = {"language": ON_A_PHONE[game], "width": 360, "touch": True}
    page = open_page("about:blank", height=640, **phone)
    wrong: dict[str, Any] = {}
    for position in names_of(game):
        page.set_viewport_size({"width": 360, "height": 640})
        sit_down(page, position)
        for height in (640, 740):
            if not resized(page, 360, height):
                page.context.close()
                page = open_page("about:blank", height=height, **phone)
                sit_down(page, position)
            found = page.evaluate(PHONE)
            hidden = found["lit"] > 0 and found["inSight"] == 0
            if found["share"] > 0.2505 or found["off"] or found["beyond"] > 1 or hidden:
                wrong[f"{position}, 360 x {height}"] = found
    assert not wrong, "\n".join(f"{screen}: {found}" for screen, found in wrong.items())


def test_tabs_keep_their_place_and_say_what_they_hold(open_page: OpenPage) -> None:
    """Each tab is where it was left; those that hold something lit are marked; goods stay in sight."""
    page = open_page("about:blank", language="en", width=360, height=640, touch=True)
    sit_down(page, "caverna_full")
    rest = page.locator(".rest")
    expect(page.locator("#tab-spaces")).to_have_attribute("data-asked", "")
    expect(page.locator("#tab-log")).not_to_have_attribute("data-asked", "")
    rest.evaluate("one => one.scrollTo(0, 210)")
    expect(page.locator(".purse [data-good=wood]")).to_be_in_viewport()
    rested(page.locator("#tab-mine")).tap()
    expect(page.locator(".purse")).to_have_count(0)
    rested(page.locator("#tab-furnishings")).tap()
    expect(page.locator(".purse [data-good=wood]")).to_be_in_viewport()
    page.wait_for_function("() => document.querySelector('.rest').scrollTop === 0")
    rested(page.locator("#tab-spaces")).tap()
    page.wait_for_function("() => document.querySelector('.rest').scrollTop === 210")


def test_behind_three_dots_is_all_that_can_be_done(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en", width=360, height=640, touch=True)
    sit_down(page, "above_and_below_three")
    page.get_by_role("button", name="More", exact=True).tap()
    for option in page.locator(".turn .option").all():
        expect(option).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.querySelector('.turn').clientHeight / innerHeight") <= 0.6
    page.get_by_role("button", name="More", exact=True).tap()
    expect(page.locator(".turn.more")).to_have_count(0)


def test_what_was_dealt_this_round_has_a_ribbon(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    sit_down(page, "caverna_hungry")
    ribbons = page.locator("[data-ribbon]")
    expect(ribbons).to_have_count(1)
    expect(ribbons).to_have_text("new")


# The sheet of the table comes once more, after that of the game: so it may be when somebody comes from the lobby.
LATER = """async () => {
  const sheet = document.querySelector('link[rel=stylesheet][href*="/table-"]');
  const later = sheet.cloneNode();
  const loaded = new Promise((done) => later.addEventListener('load', done));
  document.head.append(later);
  await loaded;
}"""


def test_the_last_moves_are_seen_in_whatever_order_the_styles_come(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="en")
    sit_down(page, "caverna_hungry")
    page.evaluate(LATER)
    expect(page.get_by_role("heading", name="Last moves")).to_be_in_viewport(ratio=1)
