"""Every page fits its screen whatever comes up: stored positions with much to show, in every language.

The positions have long names, many goods, many tiles, many rivals and many ways to go on; tests/positions/README.md
says what each is for.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import seeded

from .conftest import OpenPage
from .people import REACHABLE, Json, open_at, sit_at

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
LAPTOPS = {
    "caverna": ((1440, 900), (1440, 780), (1366, 768)),
    "cave_vs_cave": ((1440, 900),),
    "above_and_below": ((1440, 900),),
}
NARROW = ((820, 900), (360, 780), (360, 740))

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
    return table


def covered(page: Page) -> int:
    """How many lit things can't be pointed at, not even by scrolling to them."""
    lit = page.locator("[data-lit]:visible")
    return lit.count() - len(lit.evaluate_all(REACHABLE))


def resize(page: Page, width: int, height: int) -> None:
    """Another screen, and the page has drawn itself anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LAPTOPS)
def test_every_screen_shows_the_whole_table(open_page: OpenPage, game: str, language: str) -> None:
    """A laptop without scrolling at all, narrow screens without scrolling sideways."""
    page = open_page("/about", language=language)
    wrong: dict[str, Any] = {}
    for position in names_of(game):
        sit_down(page, position)
        for width, height in (*LAPTOPS[game], *NARROW):
            resize(page, width, height)
            found = page.evaluate(MEASURE)
            looked_at = found if (width, height) in LAPTOPS[game] else {"sideways": found["sideways"]}
            looked_at["covered"] = covered(page)
            # A pixel is rounding.
            if any(over > 1 for over in looked_at.values()):
                wrong[f"{position}, {width} x {height}"] = looked_at
    assert wrong == {}
