"""What the browser tells beside the page. It needs the browser with windows: the other one shows no notices."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Page, Playwright, Worker, expect

from .conftest import PATIENCE, OpenPage, launched
from .people import Json
from .test_days import meet, pass_turn

WINDOWED = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = pytest.mark.skipif(WINDOWED is None, reason="needs Chromium: as root, `apt-get install chromium`")


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, str(WINDOWED)) as browser:
        yield browser


REGISTER = "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"


# Chromium takes a note away after some seconds, which is soon on a busy machine. Here it stays until it is closed.
# How many have been shown is counted: who asks Chromium for its notes while it shows one makes it forget that.
STAY = """() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  self.shows = 0;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await showNotification.call(this, title, { ...options, requireInteraction: true });
    self.shows++;
  };
}"""


def allow(page: Page) -> None:
    """Let the page and its service worker tell what they have to, and let it stay."""
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({STAY})()")
    page.evaluate(STAY)
    page.evaluate(REGISTER)
    while not page.context.service_workers:
        page.wait_for_timeout(20)
    for worker in page.context.service_workers:
        worker.evaluate(STAY)


def notes(page: Page) -> list[Json]:
    """What is shown beside the page."""
    found: list[Json] = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          const shown = await registration.getNotifications();
          return shown.map(({ title, body, data }) => ({ title, body, path: data.path }));
        }"""
    )
    return found


def wait_for_shows(where: Page | Worker, number: int) -> None:
    """Until the page or the worker has shown so many."""
    end = monotonic() + PATIENCE / 1000
    while (shows := where.evaluate("self.shows")) != number:
        assert monotonic() < end, shows
        sleep(0.02)


def by_path(*shown: Json) -> list[Json]:
    return sorted(shown, key=lambda note: str(note["path"]))


def silent(page: Page) -> list[str]:
    """The tables whose note makes no sound."""
    found: list[str] = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .filter((note) => note.silent).map((note) => note.data.path)"""
    )
    return found


def push(page: Page, *notes: str) -> None:
    """The service worker gets notes as the push service of the browser would hand them on."""
    session = page.context.new_cdp_session(page)
    registered: list[Json] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registered.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not registered:
        page.wait_for_timeout(20)
    to = {"origin": page.evaluate("location.origin"), "registrationId": registered[0]["registrationId"]}
    for data in notes:
        session.send("ServiceWorker.deliverPushMessage", {**to, "data": data})


def test_what_is_pushed_is_shown_once(open_page: OpenPage) -> None:
    page = open_page("/")
    allow(page)
    note, other = ({"title": "It is your turn", "body": "Long winter", "path": path} for path in ("/t/abc", "/t/other"))
    push(page, json.dumps(note), json.dumps(note), "no note of ours", json.dumps(other))
    wait_for_shows(page.context.service_workers[0], 3)
    assert by_path(*notes(page)) == by_path(note, other)


def test_a_page_in_the_background_tells_of_the_turn(open_page: OpenPage) -> None:
    ann, bob = open_page("about:blank"), open_page("/")
    table = meet(ann, bob, name="Long winter")
    allow(bob)
    # Headless pages are always in sight.
    bob.add_init_script("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    bob.goto(f"/t/{table}")
    expect(bob.locator(".turn")).to_be_visible()
    assert notes(bob) == []
    pass_turn(ann, table)
    told = {"title": "Your turn", "body": "Long winter", "path": f"/t/{table}"}
    wait_for_shows(bob, 1)
    assert notes(bob) == [told]
    # The server tells him as well: that takes the place of what the page has told, without a sound.
    late, other = ({"title": "Again", "body": path, "path": path} for path in (f"/t/{table}", "/t/other"))
    push(bob, json.dumps(late), json.dumps(other))
    wait_for_shows(bob.context.service_workers[0], 2)
    assert by_path(*notes(bob)) == by_path(other, late)
    assert silent(bob) == [f"/t/{table}"]
