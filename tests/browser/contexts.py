"""Browser contexts that are handed on from test to test.

A new one starts a process, has no file of ours and compiles all scripts anew; that is half of the processor time that
loading a table takes. So a context that is not needed any more forgets whoever used it (cookies, storage) and waits
for the next test that asks for one of its kind. One page of it stays open, a file without scripts: the process lives
on with that, and the pages of the next test run in it.

What pages are told (routes, init scripts, sizes) ends with them. A context that something was done to itself is not
handed on, see LASTING.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple
from weakref import WeakSet

from playwright.sync_api import Browser, BrowserContext, Page

# How many wait at most. Each is a process of about 100 MB.
KEPT = 4

# A page of the server that does nothing.
KEEPER = "/robots.txt"

# Nobody of these people is new to the game, as far as the coach knows; only who leaves something is asked again.
NO_REMARKS = """try {
  localStorage.grotto ??= '{"coach":false,"confirm":"left"}';
} catch {
  // A page without an address keeps nothing.
}"""


# Clicks that the page let pass by, since something changed under them or they came twice: they never arrive.
CLICKS = """addEventListener('click', () => {
  window.slipped = true;
}, true);
addEventListener('click', () => {
  window.slipped = false;
});"""

# All that our pages keep besides cookies; what belongs to a tab ends with it.
FORGET = """async () => {
  localStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}"""

# What is done to a context by these stays with it.
LASTING = (
    "add_init_script",
    "close",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "new_cdp_session",
    "on",
    "route",
    "route_from_har",
    "route_web_socket",
    "set_default_timeout",
    "set_default_navigation_timeout",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
)

altered: WeakSet[BrowserContext] = WeakSet()


def noticed(method: Callable[..., Any], context_of: Callable[[Any], BrowserContext]) -> Callable[..., Any]:
    """A method that leaves something behind."""

    @wraps(method)
    def call(one: Any, *args: Any, **named: Any) -> Any:
        altered.add(context_of(one))
        return method(one, *args, **named)

    return call


def notice() -> None:
    """See from now on to which contexts something is done that stays."""
    for name in LASTING:
        setattr(BrowserContext, name, noticed(getattr(BrowserContext, name), lambda context: context))
    # A page's clock is that of its context.
    Page.clock = property(noticed(Page.clock.fget, lambda page: page.context))  # type: ignore[attr-defined]


notice()


class Kind(NamedTuple):
    """What can't be changed any more once a context is made."""

    browser: Browser
    server: str
    language: str
    touch: bool
    coach: bool


class Contexts:
    """Those that wait, the one that was used last at the end; they close with their browser."""

    def __init__(self, patience: int) -> None:
        self.patience = patience
        self.waiting: list[tuple[Kind, BrowserContext]] = []

    def made(self, kind: Kind) -> BrowserContext:
        """A new one, which nobody uses afterwards."""
        context = kind.browser.new_context(
            base_url=kind.server,
            viewport={"width": 1440, "height": 900},
            locale=kind.language,
            has_touch=kind.touch,
            is_mobile=kind.touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(self.patience)
        context.add_init_script(CLICKS)
        if not kind.coach:
            context.add_init_script(NO_REMARKS)
        return context

    def take(self, kind: Kind) -> BrowserContext:
        """One of this kind."""
        for entry in reversed(self.waiting):
            if entry[0] == kind:
                self.waiting.remove(entry)
                return entry[1]
        context = self.made(kind)
        context.new_page().goto(KEEPER)
        altered.discard(context)
        return context

    def give_back(self, kind: Kind, context: BrowserContext) -> None:
        """Let it forget whoever used it."""
        if context in altered:
            context.close()
            return
        keeper, *pages = context.pages
        for page in pages:
            page.close()
        keeper.evaluate(FORGET)
        context.clear_cookies()
        self.waiting.append((kind, context))
        if len(self.waiting) > KEPT:
            oldest, left = self.waiting.pop(0)
            if oldest.browser.is_connected():
                left.close()
