"""Tests that share a browser leave each other nothing (contexts.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from .conftest import PATIENCE
from .contexts import KEEPER, KEPT, Contexts, Kind

LEFT = "() => [localStorage.length, sessionStorage.length]"


@pytest.fixture
def kind(chromium: Browser, server: str) -> Kind:
    return Kind(chromium, server, "en", touch=False, coach=True)


def test_whoever_comes_next_finds_nothing(kind: Kind) -> None:
    contexts = Contexts(PATIENCE)
    first = contexts.take(kind)
    first.request.get("/api/me")
    page = first.new_page()
    page.goto(KEEPER)
    page.evaluate("() => { localStorage.left = sessionStorage.left = 'something'; }")
    assert (len(first.cookies()), page.evaluate(LEFT)) == (1, [1, 1])
    # Two at a time are two people.
    other = contexts.take(kind)
    assert other is not first
    contexts.give_back(kind, first)
    assert contexts.take(kind) is first
    page = first.new_page()
    page.goto(KEEPER)
    assert (first.cookies(), page.evaluate(LEFT)) == ([], [0, 0])
    first.close()
    other.close()


ALTERED: dict[str, Callable[[Page], object]] = {
    "closed": lambda page: page.context.close(),
    "clock": lambda page: page.clock.install(),
    "offline": lambda page: page.context.set_offline(True),
    "permission": lambda page: page.context.grant_permissions(["notifications"]),
    "route": lambda page: page.context.route("**/none", lambda route: route.abort()),
    "script": lambda page: page.context.add_init_script("window.left = 1"),
}


@pytest.mark.parametrize("what", ALTERED)
def test_a_context_that_something_was_done_to_is_not_handed_on(kind: Kind, what: str) -> None:
    contexts = Contexts(PATIENCE)
    context = contexts.take(kind)
    ALTERED[what](context.new_page())
    contexts.give_back(kind, context)
    assert contexts.waiting == []
    assert context.pages == []


def test_few_wait_at_a_time(kind: Kind) -> None:
    contexts = Contexts(PATIENCE)
    made = [contexts.take(kind) for _ in range(KEPT + 1)]
    for context in made:
        contexts.give_back(kind, context)
    assert [context for _, context in contexts.waiting] == made[1:]
    for context in made:
        context.close()
