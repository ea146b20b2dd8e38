"""The first load of a table stays light in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import OpenPage
from .people import MODULES, Json, open_table

LIMIT = 200_000


@pytest.mark.parametrize(("game", "options"), [("cave_vs_cave", {}), ("caverna", {}), ("above_and_below", MODULES)])
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_first_load_of_the_table(open_page: OpenPage, language: str, game: str, options: Json) -> None:
    page = open_page("/about", language=language, fresh=True)
    seats: list[Json] = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Théo"}]
    table = open_table(page, *seats, game=game, **options)["id"]
    # What the first page still fetches is not counted.
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: dict[str, str] = {}
    ended: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda one: asked.update({one["requestId"]: one["request"]["url"]}))
    session.on("Network.loadingFinished", lambda one: ended.update({one["requestId"]: int(one["encodedDataLength"])}))
    page.goto(f"/t/{table}")
    expect(page.locator("[data-lit]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    # A page that takes longer than a second fetches words to say so; that is a matter of the machine.
    sizes = [size for id, size in ended.items() if not asked[id].endswith(f"/api/text/{language}")]
    print(f"first load of {game} in {language}: {sum(sizes)} bytes in {len(sizes)} answers")
    assert sum(sizes) <= LIMIT
