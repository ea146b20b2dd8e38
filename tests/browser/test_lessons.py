"""Lessons in the browser: whoever does what is lit gets through, and the coach is never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grotto.lessons import scripts_of
from grotto.text import LANGUAGES

from .conftest import OpenPage
from .people import call, once

# Once the table rests: what the coach waits for, at which step, and whether the neighbour has moved.
RESTS = """() => {
  const coach = document.getElementById('coach');
  const turn = document.querySelector('.turn:not([data-busy])');
  if (!coach || !turn || coach.dataset.state === 'wait') return null;
  if (coach.dataset.state === 'act' && !turn.matches('[data-mine]')) return null;
  return [coach.dataset.state, coach.getAttribute('aria-label'), turn.dataset.seq];
}"""

# What the bubble hides that must stay in sight, and how far its tail is from its thing.
GEOMETRY = """() => {
  const coach = document.getElementById('coach');
  const box = coach.getBoundingClientRect();
  const over = (one) => {
    const other = one.getBoundingClientRect();
    return Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
      Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  };
  const kept = [...document.querySelectorAll('.table [data-lit], .turn-area, .table > .tabs')]
    .filter((one) => one.checkVisibility());
  const hidden = kept.filter((one) => over(one) > 12).map((one) => one.dataset.thing ?? one.className);
  const thing = document.querySelector('[aria-describedby=coach]');
  const tail = document.querySelector('#coach .tail path, .far path')?.getBoundingClientRect();
  let far = null;
  if (thing && tail) {
    const at = thing.getBoundingClientRect();
    far = Math.max(at.left - tail.right, tail.left - at.right, at.top - tail.bottom, tail.top - at.bottom);
  }
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return { hidden, far, inside };
}"""


# Nothing, once that has been well for five frames in a row: things may still be moving when the table rests. What is
# wrong if it does not become so within ten seconds.
WRONG = f"""async () => {{
  const end = performance.now() + 10_000;
  for (let frames = 0; frames < 5;) {{
    await new Promise((done) => requestAnimationFrame(done));
    const seen = ({GEOMETRY})();
    const good = seen.inside && seen.hidden.length === 0 && (seen.far === null || seen.far <= 8);
    frames = good ? frames + 1 : 0;
    if (!good && performance.now() > end) return seen;
  }}
  return null;
}}"""

# Whether there is a button for what is asked, and whether something is lit.
OFFERED = """() => ['.turn .main', '.table [data-lit]'].map((what) =>
  [...document.querySelectorAll(what)].some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
  }))"""


def look(page: Page, where: str, shots: Path | None) -> None:
    wrong = page.evaluate(WRONG)
    assert wrong is None, (where, wrong)
    if shots:
        page.screenshot(path=shots / f"{where}.png")


def do(page: Page, touch: bool) -> None:
    """What is lit, as somebody does who reads nothing but the light."""
    button = page.locator(".turn .main:visible").first
    lit = page.locator(".table [data-lit]:visible").first
    is_button, is_lit = page.evaluate(OFFERED)
    if is_button and (touch or not is_lit):
        button.click()
    elif is_lit:
        lit.tap() if touch else lit.click()
    else:
        # The tale has been read.
        page.locator("[data-close-book]").click()


def learn(page: Page, game: str, chapter: int, touch: bool = False, shots: Path | None = None) -> int:
    """A chapter, to its end; how many steps it had."""
    script = scripts_of(game)[chapter]
    made = call(page, "POST", f"/lessons/{game}", {"chapter": script.chapter.id})
    page.goto(f"/t/{made['id']}")
    seen = ""
    for _ in range(8 * (len(script.moves) - script.start) + 40):
        state, label, _ = once(page, RESTS)
        if state == "done":
            return len(script.chapter.steps)
        assert state != "off", (label, script.chapter.id)
        if label != seen:
            seen = label
            look(page, f"{game}-{script.chapter.id}-{label}", shots)
        if state == "read":
            page.locator("[data-next]").click()
        else:
            do(page, touch)
    raise AssertionError(f"{script.chapter.id} does not end: {label}")


GAMES = ("cave_vs_cave", "caverna", "above_and_below")
LESSONS = [(game, chapter) for game in GAMES for chapter in range(len(scripts_of(game)))]


def language_of(chapter: int, first: int) -> str:
    """Each game is taught in every language at each size; with every chapter comes the next one."""
    return LANGUAGES[(first + chapter) % len(LANGUAGES)]


@pytest.mark.parametrize(("game", "chapter"), LESSONS)
def test_a_lesson_with_the_mouse(open_page: OpenPage, game: str, chapter: int) -> None:
    learn(open_page("about:blank", language=language_of(chapter, 0)), game, chapter)


@pytest.mark.parametrize(("game", "chapter"), LESSONS)
def test_a_lesson_on_a_small_phone(open_page: OpenPage, game: str, chapter: int) -> None:
    page = open_page("about:blank", language=language_of(chapter, 1), width=360, height=740, touch=True)
    learn(page, game, chapter, touch=True)


def test_err_go_back_be_helped_leave_and_come_back(open_page: OpenPage) -> None:
    page = open_page("about:blank")
    made = call(page, "POST", "/lessons/cave_vs_cave", {})
    page.goto(f"/t/{made['id']}")
    coach = page.get_by_role("complementary", name="Lesson, step")
    expect(coach).to_contain_text("Your cave")
    coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="Next").click()
    # Something else than what is lit is legal, and explained.
    page.locator('[data-thing="tile:housework"]').click()
    expect(coach).to_contain_text("Another way")
    coach.get_by_role("button", name="Take it back").click()
    expect(coach).to_contain_text("Take a tile")
    coach.get_by_role("button", name="Do it for me").click()
    expect(coach).to_contain_text("Dig")
    # C leads from the coach to what is asked, and back.
    expect(coach.locator(":focus")).to_have_count(1)
    page.keyboard.press("c")
    expect(coach.locator(":focus")).to_have_count(0)
    page.keyboard.press("c")
    expect(coach).to_be_focused()
    page.keyboard.press("c")
    expect(coach).not_to_be_focused()
    coach.get_by_role("button", name="Back").click()
    expect(coach).to_contain_text("Take a tile")
    coach.get_by_role("button", name="End").click()
    page.goto(f"/t/{made['id']}")
    expect(page.get_by_role("complementary", name="Lesson, step 3 of 11")).to_be_visible()
