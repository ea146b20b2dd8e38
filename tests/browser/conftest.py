"""A real server with a real SQLite file, and Debian's Chromium."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="needs playwright, see requirements-dev.txt")

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

import grotto.web
from serving import Serving, serving, sqlite

from .contexts import Contexts, Kind

# Milliseconds that a busy machine may take for anything.
PATIENCE = 240_000
expect.set_options(timeout=PATIENCE)

# The one without windows takes little more than half of the processor time.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, CHROMIUMS)), None)
# Any control that takes no click for a moment.
RESTING = "[data-rests] >> nth=0"
BUILT = Path(grotto.web.__file__).parent / "static" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    # Letters as wide as in a window.
    "--font-render-hinting=none",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Fewer processes to start and to talk with; contexts.py says what is won by sharing those of pages.
    "--in-process-gpu",
    "--process-per-site",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say plainly what is missing."""
    missing = None
    if CHROMIUM is None:
        missing = "needs Chromium: as root, `apt-get install chromium-headless-shell`"
    elif not BUILT.exists():
        missing = "needs the built client: `make client`"
    for item in items:
        if missing and "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server of our own."""
    with serving(sqlite(tmp_path_factory.mktemp("tables"))) as made:
        yield made


@pytest.fixture(scope="package")
def server(running: Serving) -> str:
    """Its address."""
    return running.address


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@contextmanager
def launched(playwright: Playwright, program: str) -> Iterator[Browser]:
    """A browser, for as long as it is needed."""
    browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, str(CHROMIUM)) as browser:
        yield browser


@pytest.fixture(scope="package")
def contexts() -> Contexts:
    """What the tests of this process hand on to each other."""
    return Contexts(PATIENCE)


class Troubles(list[str]):
    """What a page complained about: errors in the console, exceptions, answers of 500 and above."""

    def watch(self, page: Page) -> None:
        page.on("console", lambda said: said.type == "error" and self.append(said.text))
        page.on("pageerror", lambda error: self.append(str(error)))
        page.on("response", lambda answer: answer.status >= 500 and self.append(f"{answer.status} {answer.url}"))


OpenPage = Callable[..., Page]
# Where nothing is loaded: for those who do something before they look.
NOWHERE = "about:blank"


@pytest.fixture
def troubles() -> Iterator[Troubles]:
    """Collects complaints of all pages of a test; there should be none at its end."""
    found = Troubles()
    yield found
    assert [
        line for line in found if not re.search("40[49]", line) and "ERR_" not in line and "WebSocket" not in line
    ] == []


@pytest.fixture
def open_page(chromium: Browser, server: str, troubles: Troubles, contexts: Contexts) -> Iterator[OpenPage]:
    """Opens a page of a person of its own (cookies, language, size, colours).

    Its context may have served other tests (contexts.py); `fresh` asks for one that knows no file of ours yet.
    """
    used = []

    def make(
        path: str = "/",
        *,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        theme: str = "light",
        touch: bool = False,
        coach: bool = False,
        fresh: bool = False,
    ) -> Page:
        kind = Kind(chromium, server, language, touch, coach)
        context = contexts.made(kind) if fresh else contexts.take(kind)
        used.append((kind, context))
        # Introduced before the page is there: the page and the test would be two people, if both asked at once.
        context.request.get("/api/me", timeout=PATIENCE)
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        troubles.watch(page)
        # What has just come up under the last click takes none for a moment: wait, as a person would without knowing.
        page.add_locator_handler(page.locator(RESTING), lambda: None)
        if path != NOWHERE:
            page.goto(path)
        return page

    yield make
    for kind, context in used:
        contexts.give_back(kind, context)
