"""People at the table, each with a way of their own to use it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
from playwright.sync_api import Locator, Page, expect

import seeded
from serving import CONTEXT

from .conftest import PATIENCE

Json = dict[str, Any]

# Milliseconds between two looks at what others are to bring about.
LOOKS = 40

# Above and Below with all that can be added to it.
MODULES: Json = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}

# Those of some elements that nothing covers.
REACHABLE = """all => all.map((one, index) => {
  one.scrollIntoView({ block: 'nearest' });
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top && (one === top || one.contains(top)) ? index : -1;
}).filter((index) => index >= 0)"""


def call(page: Page, method: str, path: str, body: Json | None = None) -> Any:
    """Ask the API as the person of this page."""
    request = page.context.request
    headers = {}
    if method != "GET":
        headers["X-CSRF-Token"] = request.get("/api/me", timeout=PATIENCE).json()["csrf"]
    return request.fetch("/api" + path, method=method, headers=headers, data=body, timeout=PATIENCE).json()


def open_table(page: Page, *seats: Json, name: str = "", game: str = "cave_vs_cave", **options: Any) -> Json:
    """A new table, without using the lobby; the first seat plays first. With another name it is another game."""
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


def open_at(page: Page, position: str, *seats: Json) -> str:
    """A table that begins at a position of tests/positions."""
    made: Json = call(page, "POST", "/tables", seeded.open_at(position) | {"seats": seats})
    return str(made["id"])


def texts(groups: list[Json]) -> list[str]:
    """The acts of some groups, in notation."""
    return [" ".join([group["verb"], *act["args"]]) for group in groups for act in group["acts"]]


def play_on(page: Page, table: str, choose: Callable[[list[Json]], str], until: Callable[[Json], bool]) -> Json:
    """Make moves without looking at the page, until I am asked what is looked for or the game is over."""
    me = page.context.request.get("/api/me", timeout=PATIENCE)
    # Not through the browser, where a request costs more than the move.
    with httpx.Client(
        base_url=me.url.removesuffix("/api/me"),
        headers={"X-CSRF-Token": me.json()["csrf"]},
        cookies={one["name"]: one["value"] for one in page.context.cookies()},
        timeout=PATIENCE / 1000,
        verify=CONTEXT,
    ) as request:
        return _play_on(page, request, table, choose, until)


def _play_on(
    page: Page, request: httpx.Client, table: str, choose: Callable[[list[Json]], str], until: Callable[[Json], bool]
) -> Json:
    waiting = 0.0
    while True:
        view: Json = request.get(f"/api/tables/{table}").json()
        while view["legal"] and not until(view):
            waiting = 0.0
            move = {"request": str(uuid4()), "seq": view["seq"], "act": choose(view["legal"])}
            answer = request.post(f"/api/tables/{table}/acts", json=move)
            assert answer.status_code == 200, answer.text
            view = answer.json()
        if view["over"] or view["legal"]:
            return view
        # A bot is to move.
        assert waiting < PATIENCE, "the bots have stopped"
        page.wait_for_timeout(LOOKS)
        waiting += LOOKS


def pass_rounds(page: Page, table: str, round: int) -> None:
    """Let a game go on without looking at it, until I am asked something in this round; the page has been left."""
    chance = random.Random(round)
    # A page that is open would draw every move.
    page.goto("about:blank")

    def choose(legal: list[Json]) -> str:
        return chance.choice(texts([group for group in legal if group["role"] != "side"] or legal))

    view = play_on(page, table, choose, lambda view: bool(view["state"]["round"] >= round))
    assert view["legal"], f"nothing is asked in round {round}"


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".turn")).to_be_visible()
    # They come after the page, and change where things are.
    page.evaluate("() => document.fonts.ready")


def over(page: Page) -> bool:
    """Whether the turn bar leads to the result."""
    return page.locator(".turn a[href$='/result']").count() > 0


ASKED = ".turn[data-mine]:not([data-busy]), .turn a[href$='/result']"


# Whether something is asked of me, or the game is over; nothing yet while something is under way.
NEXT = """() => {
  if (document.querySelector(".turn a[href$='/result']")) return 'over';
  return document.querySelector('.turn[data-mine]:not([data-busy])') ? 'asked' : '';
}"""


def once(page: Page, condition: str) -> Any:
    """What a function says, as soon as it says something. The page itself looks, each time it is drawn."""
    return page.evaluate(f"""async () => {{
      const end = performance.now() + {PATIENCE};
      for (;;) {{
        const found = ({condition})();
        if (found) return found;
        if (performance.now() > end) throw new Error('it does not happen');
        await new Promise((done) => requestAnimationFrame(done));
      }}
    }}""")


def wait_for_decision(page: Page) -> None:
    """Until something is asked of me, or the game is over, and nothing is under way."""
    page.wait_for_function(f"() => document.querySelector(`{ASKED}`)")


def whoever_is_asked(people: list[Person]) -> Person:
    """The one who is to decide, once somebody is; the first one when the game is over."""
    waited = 0
    while True:
        for person in people:
            if person.page.locator(ASKED).count():
                return person
        assert waited < PATIENCE, "nobody is asked"
        people[0].page.wait_for_timeout(LOOKS)
        waited += LOOKS


def play_all(people: list[Person]) -> None:
    """Whoever is asked acts, until the game is over."""
    while True:
        person = whoever_is_asked(people)
        if over(person.page):
            return
        person.step()


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
        self.act()
        # A click in whose middle the table changed counts for nothing, by design: a person clicks again.
        changed = f"() => ({POSITION})() !== {before!r} ? 'done' : {SLIPPED}"
        while once(self.page, changed) == "slipped":
            self.page.evaluate("() => { window.slipped = false; }")
            self.act()

    def act(self) -> None:
        choices = self.look()
        if self.can_end() and (not choices or self.done >= self.acts):
            self.done = 0
            self.end_turn()
        else:
            self.done += 1
            self.choose(self.random.choice(choices))

    def look(self) -> list[Locator]:
        """What could be chosen, once the page shows all of it."""
        waited = 0
        while not (choices := self.choices()) and not self.can_end():
            assert waited < PATIENCE, "nothing to choose, and the turn can't be ended"
            self.page.wait_for_timeout(LOOKS)
            waited += LOOKS
        return choices

    def position(self) -> str:
        """What changes with every choice."""
        return str(self.page.evaluate(POSITION))

    def play(self) -> None:
        """To the end of the game."""
        while self.asked():
            self.step()

    def asked(self) -> bool:
        """Until something is asked of me, or the game is over, and nothing is under way: whether it goes on."""
        return bool(once(self.page, NEXT) == "asked")


# Whether the last click was let pass, and nothing is under way.
SLIPPED = "window.slipped && document.querySelector('.turn:not([data-busy])') ? 'slipped' : ''"

POSITION = """() => {
  const bar = document.querySelector('.turn');
  const crumb = bar.querySelector('.crumb').textContent.trim();
  const number = (what) => bar.querySelectorAll(what).length;
  return [bar.dataset.seq, crumb, number('.ask'), number('.main')].join('|');
}"""


# All of it in one go: each question to the page costs as much as an answer of the table.
# What comes under the pointer by scrolling is new there, too; what is new is noticed when the page draws itself.
REST = f"""async (one) => {{
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  const end = performance.now() + {PATIENCE};
  one.scrollIntoViewIfNeeded();
  await drawn();
  do {{
    if (performance.now() > end) throw new Error('it never takes clicks');
    await drawn();
  }} while (document.querySelector('[data-rests]'));
}}"""


def rested(choice: Locator) -> Locator:
    """Once it takes clicks: what has just come up under the last one does not."""
    choice.evaluate(REST)
    return choice


def press(page: Page, key: str) -> None:
    """Press a key, once it is meant for what is asked now."""
    page.wait_for_function("() => !('keysRest' in document.documentElement.dataset)")
    page.keyboard.press(key)


def enter(page: Page) -> None:
    press(page, "Enter")


# What can be chosen by pointing.
CLICKED = "[data-lit]:visible, .turn .option, .turn .hewn-button.main:not([data-close])"


def hold(choice: Locator) -> None:
    """Hold a last resort down until it has happened."""
    seq = choice.page.locator(".turn").get_attribute("data-seq") or ""
    choice.hover()
    choice.page.mouse.down()
    choice.page.wait_for_function(f"() => document.querySelector('.turn').dataset.seq !== '{seq}'")
    choice.page.mouse.up()


class WithMouse(Person):
    """Clicks what is lit, or a button of the turn bar."""

    def choices(self) -> list[Locator]:
        return self.page.locator(CLICKED).all()

    def choose(self, choice: Locator) -> None:
        if choice.get_attribute("data-hold") is None:
            rested(choice).click(force=True)
        else:
            hold(rested(choice))

    def can_end(self) -> bool:
        return self.page.locator(".turn [data-close], .turn .ask").count() > 0

    def end_turn(self) -> None:
        rested(self.page.locator(".turn [data-close]").first).click()
        yes = self.page.locator(".turn .ask + .hewn-button")
        if yes.count():
            rested(yes).click()


# Between the press and the release that a tap becomes, nothing may change: it would move from under the finger.
WATCH_TAPS = """() => {
  const shown = () => document.querySelector('.turn').textContent;
  let before = '';
  window.slips = [];
  addEventListener('mousedown', () => { before = shown(); }, true);
  addEventListener('mouseup', () => { if (shown() !== before) window.slips.push([before, shown()]); }, true);
}"""


class WithTouch(WithMouse):
    """Taps: the first tap shows, the second does."""

    def __init__(self, page: Page, seed: int = 0, acts: int = 2) -> None:
        super().__init__(page, seed, acts)
        page.evaluate(WATCH_TAPS)

    def choose(self, choice: Locator) -> None:
        if choice.get_attribute("data-hold") is not None:
            hold(rested(choice))
            return
        rested(choice).tap(force=True)
        slips = self.page.evaluate("window.slips")
        assert slips == [], f"the table changed under the finger: {slips}"
        if self.page.locator("[data-armed]").count():
            rested(self.page.locator(".turn .buttons .main:not([data-close])")).tap()

    def end_turn(self) -> None:
        rested(self.page.locator(".turn [data-close]").first).tap()
        yes = self.page.locator(".turn .ask + .hewn-button")
        if yes.count():
            rested(yes).tap()


class WithKeys(Person):
    """Has no mouse: N and Enter for what is lit, digits for the buttons, E to end the turn."""

    def choices(self) -> list[Locator]:
        return self.page.locator("[data-lit]:visible, .turn .option").all()

    def choose(self, choice: Locator) -> None:
        keyboard = self.page.keyboard
        options = self.page.locator(".turn .option").count()
        if options and (options >= self.random.randint(1, 9) or not self.page.locator("[data-lit]:visible").count()):
            press(self.page, str(self.random.randint(1, min(9, options))))
            return
        for _ in range(self.random.randint(1, 4)):
            keyboard.press("n")
        enter(self.page)

    def can_end(self) -> bool:
        return self.page.locator(".turn [data-close]").count() > 0

    def end_turn(self) -> None:
        press(self.page, "e")
        if self.page.locator(".turn .ask").count():
            press(self.page, "e")


def others(buttons: Locator, known: tuple[str, ...]) -> list[Locator]:
    """Those of some buttons on which none of these words stands."""
    shown = buttons.all_inner_texts()
    return [buttons.nth(index) for index, text in enumerate(shown) if not any(word in text for word in known)]


class WithNames(Person):
    """Hears only roles and names, as a screen reader tells them."""

    def choices(self) -> list[Locator]:
        page = self.page
        found = page.get_by_role("button", name="can be chosen").all()
        found += page.get_by_role("gridcell", name="can be chosen").all()
        bar = page.get_by_role("region", name="The decision")
        known = ("Undo", "Restart turn", "Hint", "End the turn", "Choose anew", "take back")
        return found + others(bar.get_by_role("button", disabled=False), known)

    def choose(self, choice: Locator) -> None:
        choice.focus()
        enter(self.page)

    def can_end(self) -> bool:
        return self.page.get_by_role("button", name="End the turn").count() > 0

    def end_turn(self) -> None:
        button = self.page.get_by_role("button", name="End the turn")
        button.focus()
        enter(self.page)
        if self.page.get_by_role("button", name="Not yet").count():
            button.focus()
            enter(self.page)
