"""Nothing serious for axe to find, on any page, light and dark, wide and narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .people import Json, call, open_table, play_on, texts

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


# How to point at everything that is as it should be is not asked for: that takes as long as to find it.
QUICKLY = {"resultTypes": ["violations"], "selectors": False, "preload": False}


def findings(page: Page, *only: str) -> list[str]:
    """What axe thinks is serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wanted = QUICKLY | ({"runOnly": list(only)} if only else {})
    found: list[dict[str, Any]] = page.evaluate(
        "async (wanted) => (await axe.run(document, wanted)).violations", wanted
    )
    return [
        f"{one['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]


def first_act(legal: list[Json]) -> str:
    """What the game itself asks for comes first, then what ends it."""
    return texts(sorted(legal, key=lambda group: ("main", "close", "side").index(group["role"])))[0]


def play(page: Page, table: str, moves: int) -> Json:
    """Make so many moves without looking at the page."""
    end = call(page, "GET", f"/tables/{table}")["moves"] + moves
    return play_on(page, table, first_act, lambda view: view["moves"] >= end)


def see(page: Page, view: Json) -> None:
    """Wait until the page shows this position."""
    expect(page.locator(".turn")).to_have_attribute("data-seq", str(view["seq"]))


THEMES = ("light", "dark")


def theme_of(width: int) -> tuple[str, ...]:
    """For what is looked at on wide and on narrow screens: in which light. The colours are the same on all of them."""
    return THEMES[1:] if width < 700 else THEMES[:1]


class Looking:
    """Looks at pages as axe does, in light and in dark."""

    def __init__(self, page: Page, themes: tuple[str, ...] = THEMES) -> None:
        self.page = page
        self.themes = themes
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        page = self.page
        page.evaluate("() => document.fonts.ready")
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, f"{name} scrolls sideways"
        for theme in self.themes:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            # In another light only the colours are others.
            seen = findings(page, *(() if theme == self.themes[0] else ("color-contrast",)))
            if seen:
                self.found[f"{name}, {theme}"] = seen


@pytest.mark.skipif(not AXE.exists(), reason="needs axe-core: `make client`")
@pytest.mark.parametrize("width", [1440, 820, 360])
def test_axe_finds_nothing_serious(open_page: OpenPage, width: int) -> None:
    page = open_page("/", width=width, height=900, touch=width < 700)
    looking = Looking(page, theme_of(width))
    mine = open_table(page, {"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}, name="Long winter")["id"]
    page.reload()
    expect(page.get_by_text("Long winter")).to_be_visible()
    looking.look("lobby")
    if width != 820:
        for path in ("/about", "/rules/cave_vs_cave", "/claim/nothing", "/nowhere", "/t/nothing"):
            page.goto(path)
            expect(page.locator("main h1").first).to_be_visible()
            looking.look(path)
    page.goto(f"/t/{mine}")
    expect(page.locator("[data-lit]").first).to_be_visible()
    looking.look("take a tile")
    see(page, play(page, mine, 14))
    looking.look("in the middle")
    for drawer in ("Rules", "Settings"):
        page.get_by_role("button", name=drawer).click()
        looking.look(drawer)
        page.keyboard.press("Escape")
    page.goto(f"/t/{mine}/text")
    expect(page.get_by_role("link", name="To the table", exact=True)).to_be_visible()
    looking.look("in words")
    play(page, mine, 60 if width == 820 else 600)
    page.goto(f"/t/{mine}/result")
    expect(page.locator("main .bar").first).to_be_visible()
    looking.look("result")
    page.goto(f"/t/{mine}/replay?at=20")
    expect(page.get_by_role("slider")).to_be_visible()
    looking.look("replay")
    assert not looking.found, "\n".join(f"{name}: {line}" for name, lines in looking.found.items() for line in lines)
