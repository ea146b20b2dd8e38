"""People at the table, each with a way of their own to use it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

Json = dict[str, Any]

# Above and Below with all that can be added to it.
MODULES: Json = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}

CALL = """async ([method, path, body]) => {
  const me = await (await fetch('/api/me')).json();
  const answer = await fetch('/api' + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf },
    body: method === 'GET' ? undefined : JSON.stringify(body),
  });
  return await answer.json();
}"""


def call(page: Page, method: str, path: str, body: Json | None = None) -> Any:
    """Ask the API as the person of this page."""
    return page.evaluate(CALL, [method, path, body or {}])


def open_table(page: Page, *seats: Json, name: str = "", game: str = "cave_vs_cave", **options: Any) -> Json:
    """A new table, without using the lobby; the first seat plays first."""
    # The page introduces itself first; two at once would be two people.
    page.wait_for_load_state("networkidle")
    plan = {
        "game": game,
        "players": len(seats),
        "options": {"first_player": 0, **options},
        "name": name,
        "seats": seats,
        "open": False,
    }
    made: Json = call(page, "POST", "/tables", plan)
    return made


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".turn")).to_be_visible()


def over(page: Page) -> bool:
    """Whether the turn bar leads to the result."""
    return page.locator(".turn a[href$='/result']").count() > 0


def my_turn(page: Page) -> bool:
    return page.locator(".turn[data-mine]").count() > 0


def wait_for_decision(page: Page) -> None:
    """Until something is asked of me, or the game is over, and nothing is under way."""
    asked, ended = ".turn[data-mine]:not([data-busy])", ".turn a[href$='/result']"
    page.wait_for_function(f"() => document.querySelector(`{asked}, {ended}`)")


class Person:
    """Plays at random, but not for ever: after a few acts a turn is ended."""

    def __init__(self, page: Page, seed: int = 0, acts: int = 2) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.acts = acts
        self.done = 0
        self.steps = 0

    # What a person sees and does, in the person's own way.

    def choices(self) -> list[Locator]:
        """What could be chosen now."""
        raise NotImplementedError

    def choose(self, choice: Locator) -> None:
        raise NotImplementedError

    def can_end(self) -> bool:
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError

    def step(self) -> None:
        """One choice."""
        self.steps += 1
        assert self.steps < 900, "the game does not end"
        before = self.position()
        choices = self.choices()
        if self.can_end() and (not choices or self.done >= self.acts):
            self.done = 0
            self.end_turn()
        else:
            assert choices, "nothing to choose, and the turn can't be ended"
            self.done += 1
            self.choose(self.random.choice(choices))
        self.page.wait_for_function(f"() => ({POSITION})() !== {before!r}")

    def position(self) -> str:
        """What changes with every choice."""
        return str(self.page.evaluate(POSITION))

    def play(self) -> None:
        """To the end of the game."""
        while True:
            wait_for_decision(self.page)
            if over(self.page):
                return
            self.step()


POSITION = """() => {
  const bar = document.querySelector('.turn');
  const crumb = bar.querySelector('.crumb').textContent.trim();
  return [bar.dataset.seq, crumb, bar.querySelectorAll('.ask, .main').length].join('|');
}"""


class WithMouse(Person):
    """Clicks what is lit, or a button of the turn bar."""

    def choices(self) -> list[Locator]:
        return self.page.locator("[data-lit]:visible, .turn .option, .turn .buttons .main:not([data-close])").all()

    def choose(self, choice: Locator) -> None:
        choice.click(force=True)

    def can_end(self) -> bool:
        return self.page.locator(".turn [data-close], .turn .ask").count() > 0

    def end_turn(self) -> None:
        self.page.locator(".turn [data-close]").first.click()
        yes = self.page.locator(".turn .ask + .main")
        if yes.count():
            yes.click()


# Between the press and the release that a tap becomes, nothing may change: it would move from under the finger.
WATCH_TAPS = """() => {
  const shown = () => document.querySelector('.turn').textContent;
  let before = '';
  window.slips = 0;
  addEventListener('mousedown', () => { before = shown(); }, true);
  addEventListener('mouseup', () => { if (shown() !== before) window.slips++; }, true);
}"""


class WithTouch(WithMouse):
    """Taps: the first tap shows, the second does."""

    def __init__(self, page: Page, seed: int = 0, acts: int = 2) -> None:
        super().__init__(page, seed, acts)
        page.evaluate(WATCH_TAPS)

    def choose(self, choice: Locator) -> None:
        choice.scroll_into_view_if_needed()
        choice.tap(force=True)
        assert self.page.evaluate("window.slips") == 0, "the table changed under the finger"
        if self.page.locator("[data-armed]").count():
            self.page.locator(".turn .buttons .main:not([data-close])").tap()

    def end_turn(self) -> None:
        self.page.locator(".turn [data-close]").first.tap()
        yes = self.page.locator(".turn .ask + .main")
        if yes.count():
            yes.tap()


class WithKeys(Person):
    """Has no mouse: N and Enter for what is lit, digits for the buttons, E to end the turn."""

    def choices(self) -> list[Locator]:
        return self.page.locator("[data-lit]:visible, .turn .option").all()

    def choose(self, choice: Locator) -> None:
        keyboard = self.page.keyboard
        options = self.page.locator(".turn .option").count()
        if options and (options >= self.random.randint(1, 9) or not self.page.locator("[data-lit]:visible").count()):
            keyboard.press(str(self.random.randint(1, min(9, options))))
            return
        for _ in range(self.random.randint(1, 4)):
            keyboard.press("n")
        keyboard.press("Enter")

    def can_end(self) -> bool:
        return self.page.locator(".turn [data-close]").count() > 0

    def end_turn(self) -> None:
        self.page.keyboard.press("e")
        if self.page.locator(".turn .ask").count():
            self.page.keyboard.press("e")


class WithNames(Person):
    """Hears only roles and names, as a screen reader tells them."""

    def choices(self) -> list[Locator]:
        page = self.page
        found = page.get_by_role("button", name="can be chosen").all()
        found += page.get_by_role("gridcell", name="can be chosen").all()
        bar = page.get_by_role("region", name="The decision")
        known = ("Undo", "Restart turn", "End the turn", "Choose anew", "take back")
        found += [
            one
            for one in bar.get_by_role("button", disabled=False).all()
            if not any(word in one.inner_text() for word in known)
        ]
        return found

    def choose(self, choice: Locator) -> None:
        choice.focus()
        self.page.keyboard.press("Enter")

    def can_end(self) -> bool:
        return self.page.get_by_role("button", name="End the turn").count() > 0

    def end_turn(self) -> None:
        button = self.page.get_by_role("button", name="End the turn")
        button.focus()
        self.page.keyboard.press("Enter")
        if self.page.get_by_role("button", name="Not yet").count():
            button.focus()
            self.page.keyboard.press("Enter")
